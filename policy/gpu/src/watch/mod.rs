//! The state of a watch: the evidence about every device, the position of the reading, and the announced advice.
//!
//! All three are kept in one file ([`crate::state_file`]), which is replaced atomically. A killed watch continues from that file and
//! reads the later lines again: no line is counted twice, and none is left out, as long as the source still has it.
//! Invariant: a [`Watcher`] reads no clock and does no input or output; [`follow`] reads, [`crate::state_file`] writes.

pub mod follow;
pub mod known;
pub mod metrics;

use crate::observed::{Action, Advised, Limits, Observed, OnHost, Subject};
use crate::state_file::State;
use eccforge_evidence::log::clock::LogClock;
use eccforge_evidence::log::stamp::Stamp;
use eccforge_evidence::log::{self, DeviceReport, Fact, LogRecord, journal, message};
use eccforge_evidence::recognised::{Lines, NoResult, WATCHED};
use eccforge_evidence::xid::PciId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Maximum length of the text of one message, in bytes; the kernel's own are at most 1024 (Linux,
/// kernel/printk/printk.c).
// The texts of unread lines are in the state and on the page: their size must have a bound.
const MAX_TEXT_BYTES: usize = 4096;

/// A position in a file: the file, as the file system numbers it, and the byte that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct At {
    device: u64,
    inode: u64,
    pub offset: u64,
    /// Checksum of the first line, because a new file may get the number of a removed one.
    first: u32,
}

/// The position up to which a source was read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Position {
    /// No source has been read.
    #[default]
    Start,
    /// The journal's entry with this cursor was the last (systemd, `sd_journal_get_cursor`).
    Journal(String),
    /// The kernel's buffer: the boot (`/proc/sys/kernel/random/boot_id`), and the sequence number of the next record (Linux, dev-kmsg).
    Kmsg { boot: String, next: u64 },
    /// A file.
    File(At),
    /// A stream, which is not read twice.
    Stream,
}

/// Counts of the lines that were read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Counts {
    /// Lines that were read.
    pub lines: u64,
    /// Lines about GPUs, switches, memory, the driver or a boot.
    pub about_devices: u64,
    /// Relevant lines that cannot be read, including those that are too long.
    pub malformed: u64,
    /// XIDs whose number or text is not known.
    pub not_understood: u64,
    /// Number of times that the source lost lines before they were read.
    pub gaps: u64,
    /// Number of times that the source ended and was reopened.
    pub restarts: u64,
}

/// Lines as a source gives them, and the position up to which it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// The lines that may matter.
    pub lines: Vec<Vec<u8>>,
    /// Number of all lines, including those that are too long.
    pub read: u64,
    /// Number of lines that were too long.
    pub too_long: u64,
    /// Number of gaps before or between the lines.
    pub gaps: u64,
    /// Number of times that the source was opened again.
    pub restarts: u64,
    /// Whether the machine booted before the lines.
    pub booted: bool,
    /// The position after the last line.
    pub position: Position,
    /// Whether the line of this batch has no line end yet and may grow; the position is then the one before the line.
    pub is_unfinished: bool,
}

/// A device whose advice is not the one that was announced last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The device, and its current advice.
    pub now: Advised,
    /// The announced action.
    pub before: Action,
}

/// Whether a text is the name of a machine (RFC 1123, 2.1): labels of letters, digits and hyphens, with dots between them.
pub fn is_host_name(text: &str) -> bool {
    text.len() <= 253 && text.split('.').all(is_label)
}

fn is_label(text: &str) -> bool {
    let is_plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    is_plain && (1..=63).contains(&text.len()) && !text.starts_with('-') && !text.ends_with('-')
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watcher {
    pub source: String,
    pub observed: Observed,
    clock: LogClock,
    pub counts: Counts,
    /// The position up to which the source was read.
    pub position: Position,
    announced: BTreeMap<Subject, Action>,
    /// The host and time of a message whose further lines may follow, indented.
    continued: Option<(Option<String>, Stamp)>,
}

impl Watcher {
    /// A watch without evidence; `source` is a name that identifies the source. It follows at most `devices` GPUs,
    /// switches and DIMMs each, which bounds its memory.
    pub fn new(source: &str, devices: usize, coalesce: Option<u64>, clock: LogClock) -> Self {
        let limits = Limits { devices, frames: 4096 };
        Self {
            source: source.to_owned(),
            observed: Observed::new(limits, coalesce),
            clock,
            counts: Counts::default(),
            position: Position::Start,
            announced: BTreeMap::new(),
            continued: None,
        }
    }

    /// Takes lines into account. Returns whether the state of a device changed.
    pub fn take(&mut self, batch: &Batch) -> bool {
        let before = self.counts.about_devices;
        if batch.booted {
            self.observed.add(None, Stamp::ABSENT, &Fact::KernelStart);
        }
        for line in &batch.lines {
            self.line(line);
        }
        self.counts.lines += batch.read;
        self.counts.malformed += batch.too_long;
        self.counts.gaps += batch.gaps;
        self.counts.restarts += batch.restarts;
        // Position and evidence are one state: a kill between two saves loses or repeats both.
        self.position = batch.position.clone();
        batch.booted || self.counts.about_devices != before
    }

    fn line(&mut self, line: &[u8]) {
        // A record of APEI begins `{1}[Hardware Error]`.
        if line.strip_prefix(b"{").is_some_and(|rest| rest.trim_ascii_start().starts_with(b"\"")) {
            return match journal::parse(line, MAX_TEXT_BYTES) {
                Ok(Some(LogRecord { host, stamp, fact })) => self.fact(host.as_deref(), stamp, &fact),
                Ok(None) => {}
                Err(_) => self.counts.malformed += 1,
            };
        }
        let text = String::from_utf8_lossy(line);
        if let Some((host, stamp)) = self.continued.take_if(|_| text.starts_with([' ', '\t'])) {
            self.continued = Some((host.clone(), stamp));
            return match log::continuation(&text) {
                Ok(Some(fact)) => self.fact(host.as_deref(), stamp, &fact),
                Ok(None) => {}
                Err(_) => self.counts.malformed += 1,
            };
        }
        self.continued = None;
        // Also for lines about something else, from which the clock learns the year.
        let message::Line { host, stamp, message, .. } = self.clock.read(&text);
        if !log::is_relevant(line) {
            return;
        }
        if text.len() > MAX_TEXT_BYTES {
            self.counts.malformed += 1;
            return;
        }
        match log::content(&text, message) {
            Ok(Some(fact)) => self.fact(host, stamp, &fact),
            Ok(None) => {}
            Err(_) => self.counts.malformed += 1,
        }
    }

    fn fact(&mut self, host: Option<&str>, stamp: Stamp, fact: &Fact) {
        self.counts.about_devices += 1;
        if matches!(fact, Fact::Device { report: DeviceReport::Named, .. }) {
            self.continued = Some((host.map(str::to_owned), stamp));
        }
        match fact {
            Fact::Xid(line) if !line.is_understood() => self.counts.not_understood += 1,
            Fact::GpuUuid(pci, uuid) => self.replaced(host, *pci, uuid),
            _ => {}
        }
        self.observed.add(host, stamp, fact);
    }

    /// Adds the GPUs of the machine, whether the log names them or not.
    pub fn know(&mut self, host: Option<&str>, gpus: Vec<(PciId, Option<String>)>) {
        for (pci, uuid) in gpus {
            if let Some(uuid) = &uuid {
                self.replaced(host, pci, uuid);
            }
            if let Some(gpu) = self.observed.gpu(host, pci) {
                gpu.uuid = uuid.or(gpu.uuid.take());
            }
        }
    }

    /// Discards the evidence about a GPU that was replaced by another one at the same PCI id.
    fn replaced(&mut self, host: Option<&str>, pci: PciId, uuid: &str) {
        let place = OnHost { host: host.map(str::to_owned), at: pci };
        let before = self.observed.gpus.get(&place).and_then(|gpu| gpu.uuid.as_deref());
        // Without a UUID before, the log only did not give it yet.
        if before.is_some_and(|before| before != uuid) {
            self.observed.gpus.remove(&place);
        }
    }

    /// The devices whose advice differs from the announced advice.
    pub fn changes(&self) -> Vec<Change> {
        let changes = self.observed.advised().into_iter().filter_map(|now| {
            let before = self.announced.get(&now.device).copied().unwrap_or_default();
            (now.advice.action != before).then_some(Change { now, before })
        });
        changes.collect()
    }

    /// Records that a change was announced.
    pub fn announce(&mut self, device: Subject, action: Action) {
        match action {
            // A device that is not listed needs nothing, so the state does not grow with healthy devices.
            Action::None => self.announced.remove(&device),
            _ => self.announced.insert(device, action),
        };
    }

    /// Records the changes that were announced for another state of this watch.
    pub fn announce_as(&mut self, other: &Self) {
        self.announced.clone_from(&other.announced);
    }

    /// The reason why the lines are not evidence of healthy devices: none of them is about a device.
    pub fn failure(&self) -> Option<NoResult> {
        let Counts { lines, malformed, about_devices, .. } = self.counts;
        Lines { all: lines, recognised: about_devices, malformed }.failure(WATCHED)
    }
}

impl State for Watcher {
    const MAGIC: [u8; 8] = *b"eccwat\0\x05";
    const OWNER: &'static str = "a watch";
    const IN_USE: &'static str = "another watch keeps its state here; end it, or name another file";
    const ADVICE: &'static str = "move the file away, and the watch begins anew with the data of its source";
}
