//! A kernel log shows what a driver did; what happened to the GPU is read back from it, once for each error.
//!
//! One error of a recent driver prints 48, then 63 or 64, then 94 or 95 (\[RM\], kernel_rc.c; field logs): 63 and 64 about the
//! address of a 48 within [`WINDOW`] confirm it and are no second event. A reset is never inferred from 94 or 95: the
//! `RST:` and `D-RST:` fields say it (A.7).

pub mod lines;
pub mod stamp;

use crate::action::Action;
use crate::event::{Cause, Event, EventKind, MemoryError, Outcome, Requester};
use crate::machine::requester_of;
use crate::recovery::RecoveryAction;
use crate::time::{SECOND, Time};
use crate::wire::LineError;
use crate::xid::{self, ContainmentReport, PciId, RemapError, Xid, XidLine};
use rustc_hash::FxHashMap;

/// Nanoseconds within which XIDs of one address belong to one error.
pub const WINDOW: u64 = 2 * SECOND;

/// What a line of a kernel log is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parsed {
    /// Nothing about XIDs or the driver.
    Other,
    /// The kernel started: everything before was another boot.
    KernelStart(Time),
    /// The driver was loaded.
    DriverLoad(Time),
    /// An XID.
    Xid(Time, XidLine),
}

/// Reads one line.
///
/// # Errors
/// It is an XID line, but its time or text cannot be read.
pub fn parse_line(line: &[u8], year: Option<i16>) -> Result<Parsed, LineError> {
    let interesting = memchr::memmem::find(line, b"Xid (").is_some()
        || memchr::memmem::find(line, b"XID ").is_some()
        || memchr::memmem::find(line, b"NVRM: loading NVIDIA").is_some()
        || memchr::memmem::find(line, b"Linux version ").is_some();
    if !interesting {
        return Ok(Parsed::Other);
    }
    let text = String::from_utf8_lossy(line);
    let time = || stamp::parse(&text, year).map_err(|message| LineError { column: 1, message });
    match xid::parse_line(&text) {
        Some(xid) => Ok(Parsed::Xid(time()?, xid?)),
        None if text.contains("Linux version ") => Ok(Parsed::KernelStart(time()?)),
        None if text.contains("NVRM: loading NVIDIA") => Ok(Parsed::DriverLoad(time()?)),
        None => Ok(Parsed::Other),
    }
}

/// An XID as it stands in the kernel log; [`parse_line`] reads it back.
pub fn kernel_line(time: Time, line: &XidLine) -> String {
    if time.is_since_boot() {
        format!("[{:5}.{:06}] {line}", time.0 / SECOND, time.0 % SECOND / 1000)
    } else {
        format!("{time} kernel: {line}")
    }
}

/// The line of an action that prints one.
pub fn action_line(pci: PciId, action: &Action) -> Option<XidLine> {
    let Action::Xid { xid, client, instance } = action else { return None };
    let mut line = XidLine::new(pci, xid.clone());
    line.pid = client.map(|pid| pid.to_string());
    line.gpu_instance = *instance;
    Some(line)
}

/// The last double-bit error of a GPU.
#[derive(Clone, Copy, Debug)]
struct Last {
    time: Time,
    address: Option<u64>,
    answered: bool,
}

/// Turns XID lines into events; one for the whole log.
#[derive(Debug, Default)]
pub struct Translator {
    last: FxHashMap<PciId, Last>,
    /// Double-bit errors that neither 63 nor 64 answered: the record was lost (D.8) or the log is incomplete.
    pub unanswered: Vec<(PciId, Time)>,
}

/// Entries of [`Translator::unanswered`] that are kept.
const MAX_UNANSWERED: usize = 1000;

impl Translator {
    /// The events that an XID line stands for.
    pub fn events(&mut self, time: Time, line: &XidLine) -> Vec<Event> {
        let at = |kind| vec![Event::new(time, kind)];
        match &line.xid {
            Xid::DoubleBitAt { address, .. } => {
                self.begin(line.pci, time, Some(*address));
                vec![Event::error(time, Outcome::Due, *address)]
            }
            Xid::DoubleBitOnGpu(_) => {
                self.begin(line.pci, time, None);
                at(EventKind::Error(error(None, Requester::Framebuffer, line)))
            }
            Xid::PageRetired(frame) => {
                let cause = if self.answers(line.pci, time, None) { Cause::DoubleBit } else { Cause::SingleBit };
                frame.checked_mul(1 << 12).map_or_else(Vec::new, |address| at(EventKind::Retire { address, cause }))
            }
            Xid::RowRecorded(Some(address)) if !self.answers(line.pci, time, Some(*address)) => {
                at(EventKind::Retire { address: *address, cause: Cause::DoubleBit })
            }
            Xid::RowFailed { address, error: why }
                if !self.answers(line.pci, time, Some(*address)) && *why != RemapError::AlreadyPending =>
            {
                vec![Event::error(time, Outcome::Due, *address)]
            }
            Xid::Containment(report) => consumption(time, line, report),
            Xid::RecoveryChanged { to, .. } => at(EventKind::Recovery(*to)),
            Xid::PageFailed(_) | Xid::RetirementFailed { .. } | Xid::RowRecorded(None) => {
                self.answers(line.pci, time, None);
                Vec::new()
            }
            Xid::RowRecorded(_) | Xid::RowFailed { .. } | Xid::InforomWear | Xid::Other { .. } => Vec::new(),
        }
    }

    /// The log is at its end, or the machine booted: errors without an answer will get none.
    pub fn close(&mut self) {
        let open: Vec<(PciId, Last)> = self.last.drain().collect();
        open.into_iter().for_each(|(pci, last)| self.forget(pci, last));
        self.unanswered.sort_unstable();
    }

    fn begin(&mut self, pci: PciId, time: Time, address: Option<u64>) {
        if let Some(before) = self.last.insert(pci, Last { time, address, answered: false }) {
            self.forget(pci, before);
        }
    }

    fn forget(&mut self, pci: PciId, last: Last) {
        if !last.answered && self.unanswered.len() < MAX_UNANSWERED {
            self.unanswered.push((pci, last.time));
        }
    }

    /// Whether this line answers the GPU's last double-bit error.
    fn answers(&mut self, pci: PciId, time: Time, address: Option<u64>) -> bool {
        let Some(last) = self.last.get_mut(&pci) else { return false };
        let same = match (address, last.address) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        };
        // Without an address the answer may come late: leaving persistence mode flushes it (D.8).
        let near = time.since(last.time) <= WINDOW || (address.is_none() && !last.answered);
        let answer = same && near;
        last.answered |= answer;
        answer
    }
}

fn error(address: Option<u64>, requester: Requester, line: &XidLine) -> MemoryError {
    MemoryError {
        outcome: Outcome::Due,
        address,
        requester,
        client: line.pid.as_ref().and_then(|pid| pid.trim_matches('\'').parse().ok()),
        instance: line.gpu_instance,
        unit: [None; 2],
        silent: None,
    }
}

/// Poison was consumed: who met it comes from the name, or for a name that is not known from the fields.
fn consumption(time: Time, line: &XidLine, report: &ContainmentReport) -> Vec<Event> {
    let guess = match (report.contained, report.reset, report.drain_and_reset) {
        (true, _, true) => Requester::CbcStore,
        (true, ..) => Requester::Sm,
        (false, true, _) => Requester::LtcTag,
        (false, false, _) => Requester::LtcUnsupportedClient,
    };
    let requester = requester_of(&report.unit.name).unwrap_or(guess);
    let number = |at: usize| report.unit.numbers.get(at).and_then(|&n| u16::try_from(n).ok());
    let unit = [number(0), number(1)];
    let mut events = vec![Event::new(time, EventKind::Error(MemoryError { unit, ..error(None, requester, line) }))];
    if report.reset {
        events.push(Event::new(time, EventKind::Recovery(RecoveryAction::GpuReset)));
    } else if report.drain_and_reset {
        events.push(Event::new(time, EventKind::Recovery(RecoveryAction::DrainAndReset)));
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events(log: &str) -> (Vec<Event>, Translator) {
        let mut translator = Translator::default();
        let mut all = Vec::new();
        for line in log.lines() {
            if let Parsed::Xid(time, xid) = parse_line(line.as_bytes(), None).expect("well formed") {
                all.extend(translator.events(time, &xid));
            }
        }
        translator.close();
        (all, translator)
    }

    // covers: A.7
    #[test]
    fn one_error_of_an_h100_log_is_one_dram_error_and_one_consumption() {
        let (events, translator) = events(
            "[ 100.000000] NVRM: Xid (PCI:0000:01:00): 48, pid=71, name=train, An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at physAddr 0x18f31d80 partition 16, subpartition 3.\n\
             [ 100.027000] NVRM: Xid (PCI:0000:01:00): 63, pid=71, name=train, Row Remapper: New row (0x0000000018f31d80) marked for remapping, reset gpu to activate.\n\
             [ 100.029000] NVRM: Xid (PCI:0000:01:00): 94, pid=71, name=train, Contained: SM (0x1). RST: No, D-RST: No",
        );
        assert_eq!(events.len(), 2);
        assert_eq!(events[0], Event::error(Time(100 * SECOND), Outcome::Due, 0x18f3_1d80));
        let EventKind::Error(consumed) = events[1].kind else { panic!("94 is an error") };
        assert_eq!((consumed.requester, consumed.client, consumed.unit[0]), (Requester::Sm, Some(71), Some(1)));
        assert!(translator.unanswered.is_empty());
    }

    // covers: A.7
    #[test]
    fn a_reset_comes_from_the_fields_and_never_from_the_number() {
        let kinds = |log: &str| events(log).0.into_iter().map(|e| e.kind).collect::<Vec<_>>();
        let asks = |log: String, action| kinds(&log).contains(&EventKind::Recovery(action));
        let line = |tail: &str| format!("[1.0] NVRM: Xid (PCI:0000:01:00): {tail}");
        assert!(!asks(line("95, pid=1, Uncontained: LTC (0x2, 0x0). RST: No, D-RST: No"), RecoveryAction::GpuReset));
        assert!(asks(line("95, pid=1, Uncontained: LTC (0x2, 0x0). RST: Yes, D-RST: No"), RecoveryAction::GpuReset));
        assert!(asks(line("94, pid=1, Contained: X (0x2). RST: No, D-RST: Yes"), RecoveryAction::DrainAndReset));
        assert!(!asks(line("94, pid=1, Contained: X (0x2). RST: No, D-RST: No"), RecoveryAction::DrainAndReset));
    }

    // covers: D.8
    #[test]
    fn a_48_without_a_63_is_told_and_a_late_63_after_the_flush_answers_it() {
        let lost = "[1.0] XID 48 An uncorrectable double bit error (DBE) has been detected on GPU (0)";
        let late =
            "[900.0] XID 63 Dynamic Page Retirement: New retired page, reload the driver to activate. (0x3fdf5e)";
        assert_eq!(events(lost).1.unanswered, [(PciId::default(), Time(SECOND))]);
        let (events, translator) = events(&format!("{lost}\n{late}"));
        assert!(translator.unanswered.is_empty());
        assert_eq!(events[1].kind, EventKind::Retire { address: 0x3fdf5e << 12, cause: Cause::DoubleBit });
    }

    #[test]
    fn ordinary_lines_are_no_events_and_broken_xid_lines_are_located() {
        assert_eq!(parse_line(b"[1.0] usb 1-1: new device", None), Ok(Parsed::Other));
        assert_eq!(parse_line(b"\xff\xfe", None), Ok(Parsed::Other));
        let broken = parse_line(b"[1.0] NVRM: Xid (PCI:0000:01:00): 94, pid=1, Contained: SM (0x1). RST: Maybe", None);
        assert_eq!(broken.expect_err("no such field").column, 46);
        assert_eq!(parse_line(b"[1.0] NVRM: Xid (PCI", None).expect_err("cut").column, 13);
    }
}
