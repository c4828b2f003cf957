//! Lines of a log: first the evidence, then, if there is a model, the model's actions.

use super::Sink;
use super::timeline::{Device, Entry, Victim};
use crate::observed::reading;
use eccforge_evidence::event::{Event, EventKind};
use eccforge_evidence::field::labels::Labels;
use eccforge_evidence::log::client::Client;
use eccforge_evidence::log::clock::LogClock;
use eccforge_evidence::log::copies::Copies;
use eccforge_evidence::log::stamp::{Clock, Stamp};
use eccforge_evidence::log::{self, DeviceReport, Fact, LogRecord, Read, Translator, bad_pages, message, sel};
use eccforge_evidence::time::Time;
use eccforge_evidence::xid::{PciId, XidLine, catalogue};
use std::io;

/// Maximum size, in bytes, of a text of nvidia-smi or dmidecode; it takes about 10 KiB for each GPU.
// A file that begins like nvidia-smi would otherwise be read into memory whole.
const MAX_SMI_BYTES: usize = 4 << 20;
/// Maximum number of lines that wait for their year.
// In a log that never gives the year they would all wait.
const MAX_WAITING: usize = 100_000;

#[derive(Default)]
pub(super) struct LogReader {
    clock: LogClock,
    translator: Translator,
    waiting: Vec<(String, Stamp, XidLine)>,
    copies: Copies,
    /// The text of `nvidia-smi -q` in the file.
    smi: Option<String>,
    /// The host and time of a message whose further lines may follow, indented.
    continued: Option<(Option<String>, Stamp)>,
    /// The text of an inventory that dmidecode prints, and the last one that was in force.
    dmi: Option<String>,
    inventory: Option<Labels>,
    /// Whether the lines are the patterns that memtest86+ lists after `badram=`.
    in_badram: bool,
    /// Whether the lines are those of mcelog, in a separate file.
    in_mcelog: bool,
    client: Client,
}

impl LogReader {
    pub(super) fn new(clock: LogClock) -> Self {
        Self { clock, ..Self::default() }
    }

    /// Takes a line with its prefix.
    pub(super) fn line(&mut self, bytes: &[u8], sink: &mut Sink<'_>) -> io::Result<()> {
        let relevant = log::is_relevant(bytes);
        if self.smi.is_some() || reading::begins(bytes) {
            // Lines separate the sections of a bug report.
            let ends = relevant || bytes.starts_with(b"____") || bytes.starts_with(b"*** ");
            match &mut self.smi {
                Some(text) if ends || text.len() > MAX_SMI_BYTES => self.read_smi(sink),
                text => {
                    let text = text.get_or_insert_default();
                    text.push_str(&String::from_utf8_lossy(bytes));
                    text.push('\n');
                    sink.intake.log_lines += 1;
                    return Ok(());
                }
            }
        }
        // Before the test of relevance, because these lines have none of the words of a log.
        if self.inventory_line(bytes, sink) || self.listed(bytes, sink)? {
            return Ok(());
        }
        let continued = self.continued.take();
        let is_indented = bytes.starts_with(b" ") || bytes.starts_with(b"\t");
        if is_indented && let Some((host, stamp)) = continued {
            let fact = log::continuation(&String::from_utf8_lossy(bytes));
            self.continued = Some((host.clone(), stamp));
            return self.entry(fact.map(|fact| fact.map(|fact| LogRecord { host, stamp, fact })), sink);
        }
        if let Some(host) = message::wall(bytes) {
            self.continued = Some((Some(host.to_owned()), Stamp::ABSENT));
            sink.intake.other_lines += 1;
            return Ok(());
        }
        if !relevant {
            if !self.pasted(bytes, sink) {
                sink.intake.other_lines += 1;
                // A line about something else may show the year, the zone or the start of the boot.
                if self.clock.may_learn(bytes) {
                    self.clock.read(&String::from_utf8_lossy(bytes));
                }
            }
            return Ok(());
        }
        let text = String::from_utf8_lossy(bytes);
        let message::Line { host, stamp, message, .. } = self.clock.read(&text);
        if message.is_some_and(|message| self.copies.is_copy(host, stamp, message.text)) {
            sink.intake.log_lines += 1;
            return Ok(());
        }
        let host = self.copies.host(host).map(str::to_owned);
        let fact = log::content(&text, message);
        // mcelog's own lines may hold the words of other forms.
        if matches!(fact, Ok(None)) && self.in_mcelog && self.pasted(bytes, sink) {
            return Ok(());
        }
        if matches!(fact, Ok(Some(Fact::Device { report: DeviceReport::Named, .. }))) {
            self.continued = Some((host.clone(), stamp));
        }
        self.entry(fact.map(|fact| fact.map(|fact| LogRecord { host, stamp, fact })), sink)
    }

    /// Takes a line of a list that has no prefix: the event log of a controller, or patterns of memtest86+. Returns
    /// whether it is such a line.
    fn listed(&mut self, bytes: &[u8], sink: &mut Sink<'_>) -> io::Result<bool> {
        let text = bytes.trim_ascii();
        let is_pattern = self.in_badram && text.starts_with(b"0x");
        self.in_badram = is_pattern || text == b"badram=";
        let record = match () {
            () if is_pattern => {
                let fact = Fact::LeftOut(bad_pages::of_patterns(&String::from_utf8_lossy(text)));
                Some(LogRecord { host: None, stamp: Stamp::ABSENT, fact })
            }
            () if sel::may_be(bytes) => sel::parse(&String::from_utf8_lossy(bytes)),
            () => return Ok(false),
        };
        self.entry(Ok(record), sink).map(|()| true)
    }

    /// Takes a line of the output of `dmidecode`, whose memory devices are an inventory. Returns whether it is such a line.
    fn inventory_line(&mut self, bytes: &[u8], sink: &mut Sink<'_>) -> bool {
        let begins = bytes.starts_with(b"Handle 0x") && memchr::memmem::find(bytes, b"DMI type 17").is_some();
        let goes_on = [&b"Handle 0x"[..], b"\t", b" ", b"Memory Device"].iter().any(|start| bytes.starts_with(start));
        let is_inventory = begins || self.dmi.is_some() && goes_on;
        if !is_inventory {
            self.install(sink);
            return false;
        }
        let text = self.dmi.get_or_insert_default();
        if text.len() < MAX_SMI_BYTES {
            text.push('\n');
            text.push_str(&String::from_utf8_lossy(bytes));
        }
        sink.intake.other_lines += 1;
        true
    }

    /// Activates the inventory whose text has ended.
    fn install(&mut self, sink: &mut Sink<'_>) {
        let labels = self.dmi.take().and_then(|text| Labels::parse("dmidecode", &text).ok());
        if let Some(labels) = labels {
            sink.intake.observed.install(self.inventory.as_ref(), &labels);
            self.inventory = Some(labels);
        }
    }

    /// Takes the readings of nvidia-smi into account: they are later than the log before them.
    fn read_smi(&mut self, sink: &mut Sink<'_>) {
        // A text that nvidia-smi did not write in full is refused, but the log around it is read.
        let readings = self.smi.take().map(|text| reading::parse(&text));
        match readings {
            Some(Ok(readings)) => sink.intake.observed.read(&readings),
            Some(Err(why)) => sink.intake.refuse(1, why),
            None => {}
        }
    }

    /// Takes a line of mcelog's text in a separate file, whose lines have neither a time nor a tag. Returns whether it
    /// is such a line.
    fn pasted(&mut self, bytes: &[u8], sink: &mut Sink<'_>) -> bool {
        let starts =
            [&b"Hardware event. "[..], b"HARDWARE ERROR", b"MCE ", b"SOCKET ", b"Memory errors", b"Per page corr"];
        if !self.in_mcelog && !starts.iter().any(|start| bytes.starts_with(start)) {
            return false;
        }
        let text = String::from_utf8_lossy(bytes);
        let sum = self.client.line(&text);
        let fact = match &sum {
            Some(found) => found.clone().map(|found| Fact::Memory(Box::new(found))),
            None => log::mcelog(&text),
        };
        if sum.is_none() && fact.is_none() {
            return false;
        }
        self.in_mcelog = true;
        sink.intake.log_lines += 1;
        if let Some(fact) = &fact {
            sink.intake.observed.add(None, Stamp::ABSENT, fact);
        }
        true
    }

    /// Takes a record that was read.
    pub(super) fn entry(&mut self, read: Read, sink: &mut Sink<'_>) -> io::Result<()> {
        let LogRecord { host, stamp, fact } = match read {
            Ok(Some(record)) => record,
            Ok(None) => {
                sink.intake.other_lines += 1;
                return Ok(());
            }
            Err(e) => {
                sink.intake.refuse(e.column, e.message);
                return Ok(());
            }
        };
        let host = host.as_deref();
        sink.intake.log_lines += 1;
        sink.intake.observed.add(host, stamp, &fact);
        match fact {
            Fact::Xid(line) => self.xid(host, stamp, line, sink)?,
            Fact::Switch(line) => {
                let text = format!("SXid {}: {}", line.code, line.text);
                sink.observer.log(Entry::of_log(Device::NVSwitch, place(host, line.pci), stamp, text));
            }
            Fact::Device { report: DeviceReport::Named, .. } => {}
            Fact::Device { pci: Some(pci), text, .. } => {
                sink.observer.log(Entry::of_log(Device::Gpu, place(host, pci), stamp, text));
            }
            Fact::Device { pci: None, text, .. } => on_host(host, stamp, text, sink),
            Fact::KernelStart => {
                self.translator.close();
                on_host(host, stamp, "the kernel starts".to_owned(), sink);
                self.everywhere(host, stamp, EventKind::PowerLoss, sink);
            }
            Fact::Boot => {
                self.translator.close();
                on_host(host, stamp, "the journal of another boot begins".to_owned(), sink);
            }
            Fact::DriverLoad(version) => {
                let version = version.map_or_else(String::new, |v| format!(" {v}"));
                on_host(host, stamp, format!("driver{version} is loaded"), sink);
                self.everywhere(host, stamp, EventKind::DriverReload, sink);
            }
            _ => {}
        }
        Ok(())
    }

    fn xid(&mut self, host: Option<&str>, stamp: Stamp, line: XidLine, sink: &mut Sink<'_>) -> io::Result<()> {
        let (code, text) = (line.xid.code, &line.xid.text);
        *sink.intake.xids.entry(code).or_insert(0) += 1;
        let name = place(host, line.pci);
        let is_new_text = !line.is_understood() && catalogue::has_fixed_text(code);
        let flag = if is_new_text { " (text not known)" } else { "" };
        let entry = Entry::of_log(Device::Gpu, name.clone(), stamp, format!("XID {code}: {text}{flag}"));
        sink.observer.log(Entry { victim: Victim::of(&line), ..entry });
        if !line.is_understood() {
            sink.intake.count_not_understood(format!("XID {code} is not known with this text: {text}"));
        }
        match stamp.clock {
            Clock::Absent => sink.intake.incomplete.without_time += 1,
            Clock::Local => sink.intake.incomplete.without_zone += 1,
            Clock::Yearless if self.waiting.len() < MAX_WAITING => {
                sink.intake.incomplete.without_year += 1;
                self.waiting.push((name, stamp, line));
                return Ok(());
            }
            Clock::Yearless => sink.intake.incomplete.without_year += 1,
            Clock::Boot | Clock::Calendar => {}
        }
        // From the first complete time on, the year of the lines that wait is known, and they are earlier than this
        // one.
        let Some(time) = stamp.time() else { return Ok(()) };
        self.release(sink)?;
        self.model(&name, time, &line, sink)
    }

    /// Gives the model an XID of one GPU.
    fn model(&mut self, gpu: &str, time: Time, line: &XidLine, sink: &mut Sink<'_>) -> io::Result<()> {
        for event in self.translator.events(gpu, time, line) {
            sink.intake.count_event(time);
            for fleet in &mut *sink.fleets {
                fleet.handle(gpu, &event, sink.observer)?;
            }
        }
        Ok(())
    }

    /// Gives the model the waiting lines once the year is known.
    fn release(&mut self, sink: &mut Sink<'_>) -> io::Result<()> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let mut still = Vec::new();
        for (gpu, stamp, line) in std::mem::take(&mut self.waiting) {
            match self.clock.year_before(stamp).time() {
                Some(time) => {
                    sink.intake.incomplete.without_year -= 1;
                    self.model(&gpu, time, &line, sink)?;
                }
                None => still.push((gpu, stamp, line)),
            }
        }
        self.waiting = still;
        Ok(())
    }

    fn everywhere(&self, host: Option<&str>, stamp: Stamp, kind: EventKind, sink: &mut Sink<'_>) {
        let Some(time) = stamp.time() else { return };
        for fleet in &mut *sink.fleets {
            fleet.on_host(host, &Event::new(time, kind), sink.observer);
        }
    }

    /// Processes the data that is still incomplete at the end of the log.
    pub(super) fn finish(&mut self, sink: &mut Sink<'_>) -> io::Result<()> {
        self.read_smi(sink);
        self.install(sink);
        if let Some(labels) = &self.inventory {
            sink.intake.observed.settle(labels);
        }
        for found in self.client.finish() {
            sink.intake.observed.add(None, Stamp::ABSENT, &Fact::Memory(Box::new(found)));
        }
        self.release(sink)?;
        self.translator.close();
        sink.intake.unanswered = std::mem::take(&mut self.translator.unanswered);
        Ok(())
    }
}

/// A device, by its host where the log names it.
fn place(host: Option<&str>, at: PciId) -> String {
    host.map_or_else(|| at.to_string(), |host| format!("{host}/{at}"))
}

/// Reports an event of a whole machine.
fn on_host(host: Option<&str>, stamp: Stamp, text: String, sink: &mut Sink<'_>) {
    sink.observer.log(Entry::of_log(Device::Host, host.unwrap_or("(not named)").to_owned(), stamp, text));
}
