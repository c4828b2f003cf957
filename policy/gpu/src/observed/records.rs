//! Records of several lines: APEI sections and machine checks. Each line returns a more complete error.

use eccforge_evidence::log::finding::{Cells, Finding, Part, Reporter};
use eccforge_evidence::log::host::location;
use eccforge_evidence::log::mca::Mca;
use eccforge_evidence::log::prefix;
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
    time: Option<Stamp>,
    /// Addresses of the sections before.
    before: Vec<u64>,
    /// Whether a section before had an address: this one may be about the same.
    waits: bool,
    fatal: bool,
}

/// The open records of one host: several processors may print them, a line of each in turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Records {
    apei: Vec<ApeiSection>,
    mca: Option<(u64, Reporter, Mca)>,
    /// Records that were begun.
    count: u64,
}

impl Records {
    /// Maximum number of records with interleaved lines; one more ends the oldest.
    const MOST: usize = 4;

    /// Another boot begins, or the log has ended.
    pub(super) fn close(&mut self) {
        self.apei.clear();
        self.mca = None;
    }

    /// Takes a line of an APEI record; returns its section's error so far (long: one kind of line after the other).
    pub(super) fn apei(&mut self, number: u64, line: &str) -> Option<Finding> {
        let (key, value) = line.split_once(':').map(|(key, value)| (key, value.trim()))?;
        let hex = |digits: &str| u64::from_str_radix(digits, 16).ok();
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
        let section = &mut self.apei[at];
        let waited = |section: &mut ApeiSection| section.found.take().filter(|_| section.waits);
        let address = value.strip_prefix("0x").filter(|_| key == "physical_address").and_then(hex);
        match key {
            _ if is_header => return None,
            // The severity of the record, or of a section of it; "info" is not an error.
            _ if key == "event severity" || key.ends_with(", type") => {
                let found = waited(section);
                let before = if key == "event severity" { Vec::new() } else { std::mem::take(&mut section.before) };
                let corrected = (value != "info").then_some(value == "corrected");
                let fatal = value == "fatal";
                *section = ApeiSection { number, corrected, fatal, before, ..ApeiSection::default() };
                return found;
            }
            "fru_text" => section.unit = Some(value.to_owned()),
            // The firmware's clock; the record does not state its zone.
            "precise tstamp" => {
                let stamp = prefix::iso(value).map(|stamp| Stamp { clock: Clock::Local, ..stamp });
                section.time = stamp.or(section.time);
            }
            // Each section of a record is an error of its own.
            "section_type" => {
                self.count += 1;
                let found = waited(section);
                let part = match value {
                    "memory error" => Part::Memory,
                    _ if value.contains("rocessor error") => Part::Processor,
                    _ if value.starts_with("PCIe") || value.starts_with("CXL") => Part::Bus,
                    _ => Part::Other,
                };
                section.waits = !section.before.is_empty();
                section.found = section.corrected.map(|corrected| {
                    let unit = format!("APEI {}", section.unit.as_deref().unwrap_or("no location"));
                    Finding {
                        record: self.count,
                        part,
                        is_dimm: section.unit.is_some(),
                        name: section.unit.clone(),
                        fatal: section.fatal,
                        time: section.time,
                        ..Finding::errors(Reporter::Apei, unit, corrected, 1)
                    }
                });
                if section.waits {
                    return found;
                }
            }
            // Two sections of one record about one address are one error.
            _ if address.is_some_and(|address| section.before.contains(&address)) => section.found = None,
            _ if address.is_some() => section.before.extend(address),
            _ => section.waits = false,
        }
        let found = section.found.as_mut()?;
        match (key, value.split_once("DMI handle: 0x")) {
            ("physical_address", _) => {
                found.address = address.filter(|address| *address != 0);
                section.waits = false;
            }
            ("DIMM location", Some((_, handle))) => {
                if let Some(handle) = hex(handle).filter(|handle| *handle != 0 && !found.is_dimm) {
                    (found.label, found.is_dimm) = (format!("APEI DMI handle {handle:#06x}"), true);
                }
            }
            ("DIMM location", None) => {
                let name = value.trim_end_matches('.');
                if found.label.starts_with("APEI no location") || section.unit.is_some() && !found.label.contains(':') {
                    (found.label, found.is_dimm) = (format!("APEI {name}"), true);
                }
                found.name = Some(name.to_owned());
            }
            ("fru_text" | "precise tstamp" | "section_type", _) => {}
            _ => {
                found.cells = Cells::of_text(line);
                if let Some(place) = location(line) {
                    (found.label, found.is_dimm) = (format!("APEI {place}"), true);
                }
            }
        }
        Some(found.clone())
    }

    /// Takes registers of a machine check; returns the error so far.
    pub(super) fn mca(&mut self, reporter: Reporter, line: &Mca) -> Option<Finding> {
        let continues = |open: &(u64, Reporter, Mca)| open.1 == reporter && !open.2.contradicts(line);
        // mcelog prints two lines that begin a record, and the status last.
        let begins = line.starts || !self.mca.as_ref().is_some_and(continues);
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
