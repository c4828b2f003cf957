//! Records of several lines: APEI sections and machine checks. Each line returns a more complete error.

use eccforge_evidence::log::finding::{Cells, Finding, Part, Reporter, unspaced};
use eccforge_evidence::log::host::{is_section, location};
use eccforge_evidence::log::mca::Mca;
use eccforge_evidence::log::prefix;
use eccforge_evidence::log::reri::Reri;
use eccforge_evidence::log::stamp::{Clock, Stamp};
use serde::{Deserialize, Serialize};

/// The section of an APEI record whose lines are read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct ApeiSection {
    number: u64,
    corrected: Option<bool>,
    /// The error of this section, from its type on.
    found: Option<Finding>,
    unit: Option<String>,
    /// Node, card and module, which Linux before 3.12 prints on separate lines.
    place: String,
    time: Option<Stamp>,
    /// Addresses of the earlier sections.
    before: Vec<u64>,
    /// Whether an earlier section had an address; this section may be about the same address.
    waits: bool,
    fatal: bool,
    /// The error that the severity of the whole record implies, until a section that is itself an error replaces it.
    header: Option<u64>,
}

/// Whether an error of this severity was corrected (cper.c, `severity_strs`); `None` for information, which is not an
/// error. A severity that is not known may be fatal.
fn is_corrected(severity: &str) -> Option<bool> {
    (severity != "info").then_some(severity == "corrected")
}

/// The last word of `recoverable`, or of `0, recoverable` of Linux before 3.12.
fn severity_of(value: &str) -> &str {
    value.rsplit(", ").next().unwrap_or(value)
}

/// The part of the machine that a section concerns. UEFI 2.10, N.2.2, numbers the types that Linux does not name.
fn part_of(kind: &str) -> Part {
    const CXL_MEMORY: [&str; 2] = ["fbcd0a77-c260-417f-85a9-088b1621eba6", "601dcbb3-9c06-4eab-b8af-4e9bfb5c9624"];
    match kind {
        "memory error" => Part::Memory,
        _ if CXL_MEMORY.iter().any(|id| kind.contains(id)) => Part::Memory,
        _ if kind.contains("rocessor error") => Part::Processor,
        _ if kind.starts_with("PCIe") || kind.starts_with("CXL") => Part::Bus,
        _ => Part::Other,
    }
}

fn hexadecimal(digits: &str) -> Option<u64> {
    u64::from_str_radix(digits, 16).ok()
}

impl ApeiSection {
    /// The error of the section, if it was not returned yet because its address was awaited.
    fn take_waiting(&mut self) -> Option<Finding> {
        let found = self.found.take();
        if self.waits { found } else { None }
    }

    /// Takes the severity of a record. A record that is not corrected is an error, even if no section of it follows.
    fn begin_record(&mut self, value: &str, count: &mut u64) -> Option<Finding> {
        let found = self.take_waiting();
        let (severity, number) = (severity_of(value), self.number);
        let (corrected, fatal) = (is_corrected(severity), severity == "fatal");
        *self = Self { number, corrected, fatal, ..Self::default() };
        if corrected != Some(false) {
            return found;
        }
        *count += 1;
        self.header = Some(*count);
        let name = Some("APEI record without a known section".to_owned());
        let whole = Finding { record: *count, part: Part::Other, fatal, name, ..Finding::default() };
        Some(Finding { reporter: Reporter::Apei, uncorrected: 1, ..whole })
    }

    /// Begins a section, which has its own severity.
    fn begin(&mut self, value: &str) -> Option<Finding> {
        let found = self.take_waiting();
        let severity = severity_of(value);
        let before = std::mem::take(&mut self.before);
        let (number, header) = (self.number, self.header);
        let (corrected, fatal) = (is_corrected(severity), severity == "fatal");
        *self = Self { number, corrected, fatal, before, header, ..Self::default() };
        found
    }

    /// Takes the type of the section, from which on it is an error.
    fn of_type(&mut self, kind: &str, count: &mut u64) -> Option<Finding> {
        let found = self.take_waiting();
        *count += 1;
        self.place.clear();
        // A section about an error represents the record.
        let header = self.header.take_if(|_| self.corrected.is_some());
        self.waits = !self.before.is_empty() && header.is_none();
        let (part, count) = (part_of(kind), *count);
        self.found = self.corrected.map(|corrected| {
            let unit = format!("APEI {}", self.unit.as_deref().unwrap_or("no location"));
            let type_id = kind.strip_prefix("unknown, ").map(|id| format!("section {id}, not understood"));
            let kind = type_id.unwrap_or_else(|| kind.to_owned());
            Finding {
                record: header.unwrap_or(count),
                part,
                is_dimm: part == Part::Memory && self.unit.is_some(),
                name: self.unit.clone().or((part != Part::Memory).then_some(kind)),
                fatal: self.fatal,
                time: self.time,
                ..Finding::errors(Reporter::Apei, unit, corrected, 1)
            }
        });
        if self.waits { found } else { self.found.clone() }
    }

    /// Takes a value of the section.
    fn detail(&mut self, key: &str, value: &str, line: &str) -> Option<Finding> {
        let is_address = key == "physical_address" || key == "physical fault address";
        let address = if is_address { value.strip_prefix("0x").and_then(hexadecimal) } else { None };
        match key {
            "fru_text" => self.unit = Some(value.to_owned()),
            // The firmware's clock; the record does not state its zone.
            "precise tstamp" => {
                let stamp = prefix::iso(value).map(|stamp| Stamp { clock: Clock::Local, ..stamp });
                self.time = stamp.or(self.time);
            }
            // Two sections of one record about one address are one error.
            _ if address.is_some_and(|address| self.before.contains(&address)) => self.found = None,
            _ if address.is_some() => self.before.extend(address),
            _ => self.waits = false,
        }
        let found = self.found.as_mut()?;
        match (key, value.split_once("DMI handle:0x")) {
            (_, _) if is_address => {
                found.address = address.filter(|address| *address != 0);
                // A processor reports the address of the data that it used.
                found.consumed = key == "physical fault address" && found.uncorrected > 0;
                self.waits = false;
            }
            ("DIMM location", Some((_, handle))) => {
                let handle = hexadecimal(handle.trim()).filter(|handle| *handle != 0);
                found.handle = handle;
                if !found.is_dimm
                    && let Some(handle) = handle
                {
                    (found.label, found.is_dimm) = (format!("APEI DMI handle {handle:#06x}"), true);
                }
            }
            ("DIMM location", None) => {
                let name = value.trim_end_matches('.');
                if found.label.starts_with("APEI no location") || self.unit.is_some() && !found.label.contains(':') {
                    (found.label, found.is_dimm) = (format!("APEI {name}"), true);
                }
                found.name = Some(name.to_owned());
            }
            ("device_id", None) if found.part == Part::Bus => found.name = Some(format!("PCIe {value}")),
            ("fru_text" | "precise tstamp", _) => {}
            _ => {
                found.cells = Cells::of_text(line).or(found.cells);
                if let Some(place) = location(line) {
                    self.place = format!("{} {place}", self.place).trim_start().to_owned();
                    (found.label, found.is_dimm) = (format!("APEI {}", self.place), true);
                }
            }
        }
        Some(found.clone())
    }
}

/// The open records of one host: several processors may print records at the same time, in alternating lines.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Records {
    apei: Vec<ApeiSection>,
    mca: Option<(u64, Reporter, Mca)>,
    #[serde(default)]
    reri: Option<Reri>,
    /// Number of records that were begun.
    count: u64,
}

impl Records {
    /// Maximum number of records with interleaved lines; one more ends the oldest.
    const MOST: usize = 4;

    /// Closes all records, because another boot begins or the log has ended.
    pub(super) fn close(&mut self) {
        self.apei.clear();
        self.mca = None;
        self.reri = None;
    }

    /// Takes a line of a record of RISC-V; returns the error so far, or `None` if no record is open.
    pub(super) fn reri(&mut self, line: &str) -> Option<Finding> {
        if let Some(record) = Reri::begin(line, self.count + 1) {
            self.count += 1;
            self.reri = Some(record);
            return None;
        }
        let record = self.reri.as_mut().filter(|record| !record.is_whole)?;
        record.line(line);
        record.finding()
    }

    /// Takes a line of an APEI record; returns its section's error so far.
    pub(super) fn apei(&mut self, number: u64, line: &str) -> Option<Finding> {
        let line = &unspaced(line);
        let (key, value) = line.split_once(':').map(|(key, value)| (key, value.trim()))?;
        let is_header = key.starts_with("Hardware error from APEI");
        // A number may come again after a boot that the log does not show.
        self.apei.retain(|section| !is_header || section.number != number);
        let at = self.apei.iter().position(|section| section.number == number).unwrap_or_else(|| {
            if self.apei.len() >= Self::MOST {
                self.apei.remove(0);
            }
            self.apei.push(ApeiSection { number, ..ApeiSection::default() });
            self.apei.len() - 1
        });
        let (section, count) = (&mut self.apei[at], &mut self.count);
        match key {
            _ if is_header => None,
            "event severity" | "severity" => section.begin_record(value, count),
            _ if is_section(key) => section.begin(value),
            // Each section of a record is an error of its own.
            "section_type" | "section type" => section.of_type(value, count),
            _ => section.detail(key, value, line),
        }
    }

    /// Takes registers of a machine check; returns the error so far.
    pub(super) fn mca(&mut self, reporter: Reporter, line: &Mca) -> Option<Finding> {
        let open = self.mca.as_ref();
        let continues = open.is_some_and(|(_, by, registers)| *by == reporter && !registers.contradicts(line));
        // mcelog prints two lines that begin a record, and the status last.
        let begins = line.starts || !continues;
        if begins {
            self.count += 1;
            self.mca = Some((self.count, reporter, line.clone()));
        }
        let (record, _, mca) = self.mca.as_mut()?;
        if !begins {
            mca.merge(line);
        }
        // Whether a record of mcelog was corrected, and how often, is known with its status only.
        let found = mca.finding(reporter)?;
        Some(Finding { record: *record, time: mca.stamp(), ..found })
    }
}
