//! Reads lines of a system log about GPUs, switches, memory, the driver or a boot.

pub mod bad_pages;
pub mod client;
pub mod clock;
pub mod copies;
pub mod document;
mod fact;
pub mod finding;
pub mod forms;
pub mod host;
pub mod journal;
pub mod lines;
pub mod mca;
pub mod message;
pub mod prefix;
pub mod rasdaemon;
pub mod redfish;
pub mod reri;
pub mod sel;
pub mod stamp;
mod translate;
pub mod whea;

pub use fact::{DeviceReport, Fact, LogRecord, Read, Severity};
pub use forms::is_relevant;
pub use translate::{Translator, WINDOW};

use crate::time::SECOND;
use crate::wire::LineError;
use finding::{Finding, PageState, Reporter};
use mca::Mca;
use message::{Message, Writer};
use stamp::{Clock, Stamp};

/// The fact that a line of the kernel states; `None` if the content of the line is not known or not from the kernel.
/// `message` is the result of [`message::parse`] for this line.
///
/// # Errors
/// It is the line of an XID or SXid, but cannot be read.
pub fn content(line: &str, message: Option<Message<'_>>) -> Result<Option<Fact>, LineError> {
    let Some(message) = message else { return forms::read_summary(line) };
    message_content(message).map_err(|e| {
        let before = line.find(message.text).map_or(0, |at| line[..at].chars().count());
        LineError { column: before + e.column, ..e }
    })
}

/// The fact that a message states; `None` if it states no known fact.
///
/// # Errors
/// It is the message of an XID or SXid, but cannot be read.
pub fn message_content(message: Message<'_>) -> Result<Option<Fact>, LineError> {
    let Message { writer, times, text } = message;
    let mut fact = match writer {
        Writer::Kernel => forms::read(text)?,
        Writer::Mcelog => mcelog(text),
        Writer::Rasdaemon => forms::read_rasdaemon(text)?,
        Writer::Trace => forms::read_trace(text)?,
    };
    // rsyslog prints repetitions as one line, `message repeated N times`, and each was an error.
    if let Some(Fact::Memory(found)) = &mut fact {
        found.corrected = found.corrected.saturating_mul(times);
        found.uncorrected = found.uncorrected.saturating_mul(times);
    }
    Ok(fact)
}

/// The fact that a further, indented line of a message of the kernel states: dmesg and journalctl print the lines of
/// one message in this way, and syslogd prints a message on terminals in this way.
///
/// # Errors
/// It is the line of an XID or SXid, but cannot be read.
pub fn continuation(line: &str) -> Result<Option<Fact>, LineError> {
    message_content(Message {
        writer: Writer::Kernel,
        times: 1,
        text: line.trim().trim_start_matches("kernel:").trim_start(),
    })
}

/// Reads a line of mcelog's text.
pub fn mcelog(text: &str) -> Option<Fact> {
    // mcelog 204, page.c, `offline_action`.
    if let Some(page) = text.strip_prefix("Offlining page ") {
        let (page, failed) = page.split_once(" failed").map_or((page, false), |(page, _)| (page, true));
        let frame = u64::from_str_radix(page, 16).ok()? >> 12;
        let state = if failed { PageState::NotMoved } else { PageState::Pending };
        return Some(Fact::Memory(Box::new(Finding::of_page("pages", frame, state))));
    }
    mcelog_limit(text).or_else(|| Mca::of_mcelog(text).map(|line| Fact::Mca(Reporter::Mcelog, Box::new(line))))
}

/// The place whose errors are above a limit of mcelog (mcelog 204, memdb.c, `memdb_trigger`): `Location SOCKET:0 CHANNEL:3 DIMM:? []`.
fn mcelog_limit(text: &str) -> Option<Fact> {
    if text.contains("Uncorrected ") && text.contains(" memory error count exceeded threshold") {
        return Some(Fact::Severe(text.to_owned()));
    }
    let place = text.split_once("Location SOCKET:")?.1;
    let mut words = place.split(' ');
    let (socket, channel) = (words.next()?, words.next()?.strip_prefix("CHANNEL:")?);
    let dimm = words.next()?.strip_prefix("DIMM:")?;
    let mut label = format!("socket {socket}");
    for (name, number) in [("channel", channel), ("DIMM", dimm)] {
        if number != "?" {
            label += &format!(" {name} {number}");
        }
    }
    let found = Finding { is_dimm: dimm != "?", over_limit: true, ..Finding::errors(Reporter::Table, label, true, 0) };
    Some(Fact::Memory(Box::new(found)))
}

/// A line of the kernel log about an XID, with the host if the log is from several machines; [`content`] reads it back.
pub fn kernel_line(host: Option<&str>, stamp: Stamp, line: &impl std::fmt::Display) -> String {
    let time = stamp.nanoseconds;
    let stamp = match stamp.clock {
        Clock::Boot => format!("[{:5}.{:06}]", time / SECOND, time % SECOND / 1000),
        _ => stamp.to_string(),
    };
    match host {
        Some(host) => format!("{stamp} {host} kernel: {line}"),
        None if stamp.starts_with('[') => format!("{stamp} {line}"),
        None => format!("{stamp} kernel: {line}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content(line: &str) -> Result<Option<Fact>, LineError> {
        super::content(line, message::parse(line).message)
    }

    #[test]
    fn ordinary_lines_are_about_nothing_and_broken_xid_lines_are_located() {
        assert!(!is_relevant(b"[1.0] usb 1-1: new device") && !is_relevant(b"\xff\xfe"));
        let broken = content("[1.0] NVRM: Xid (PCI:0000:01:00): 94, pid=1, Uncontained: SM (0x1). RST: No");
        assert_eq!(broken.expect_err("94 is contained").column, 46);
        assert_eq!(content("[1.0] NVRM: Xid (PCI").expect_err("cut").column, 13);
    }

    #[test]
    fn the_driver_tells_its_version_and_the_identity_of_a_gpu() {
        let load = "[   38.1] NVRM: loading NVIDIA UNIX Open Kernel Module for x86_64  570.195.03  Release Build";
        assert_eq!(content(load).expect("well formed"), Some(Fact::DriverLoad(Some("570.195.03".to_owned()))));
        let uuid = "NVRM: GPU at PCI:0000:00:05: GPU-efbdfde9-5798-a6e7-4c46-12518fa15375";
        let Some(Fact::GpuUuid(pci, id)) = content(uuid).expect("well formed") else { panic!("a GPU is named") };
        assert_eq!((pci.device, id.len()), (5, 40));
    }
}
