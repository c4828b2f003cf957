//! Records of several lines: APEI sections and machine checks. Each line that says more gives the error again, more complete.

use crate::log::host::{ApeiField, Finding, Part, Reporter};
use crate::log::mca::Mca;
use serde::{Deserialize, Serialize};

/// The section of an APEI record whose lines are read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct ApeiSection {
    number: u64,
    corrected: Option<bool>,
    /// The error of this section, from its type on.
    found: Option<Finding>,
    unit: Option<String>,
    time: Option<crate::log::stamp::Stamp>,
    /// Addresses of the sections before.
    before: Vec<u64>,
    /// Whether a section before had an address: this one may be about the same.
    waits: bool,
    fatal: bool,
}

impl ApeiSection {
    fn section(&mut self, part: Part, record: u64) {
        let corrected = self.corrected;
        self.waits = !self.before.is_empty();
        self.found = corrected.map(|corrected| {
            let unit =
                self.unit.as_deref().map_or_else(|| "APEI no location".to_owned(), |unit| format!("APEI {unit}"));
            let is_dimm = self.unit.is_some();
            let found = Finding::errors(Reporter::Apei, unit, corrected, 1);
            Finding { record, part, is_dimm, name: self.unit.clone(), fatal: self.fatal, time: self.time, ..found }
        });
    }
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
    /// Records whose lines may come in turns; with one more, the oldest has ended.
    const MOST: usize = 4;

    /// Another boot begins, or the log has ended.
    pub(super) fn close(&mut self) {
        self.apei.clear();
        self.mca = None;
    }

    /// Takes a line of an APEI record; the error of its section, as far as it is known (long: one kind of record after the other).
    pub(super) fn apei(&mut self, number: u64, field: &ApeiField) -> Option<Finding> {
        let position = self.apei.iter().position(|section| section.number == number);
        // A number may come again after a boot that the log does not show.
        if let (Some(at), ApeiField::Header) = (position, field) {
            self.apei.remove(at);
        }
        let at = position.filter(|_| *field != ApeiField::Header).unwrap_or_else(|| {
            if self.apei.len() >= Self::MOST {
                self.apei.remove(0);
            }
            self.apei.push(ApeiSection { number, ..ApeiSection::default() });
            self.apei.len() - 1
        });
        let section = &mut self.apei[at];
        let waited = |section: &mut ApeiSection| section.found.take().filter(|_| section.waits);
        match field {
            ApeiField::Header => return None,
            ApeiField::Severity(corrected, fatal, of_record) => {
                let found = waited(section);
                let before = if *of_record { Vec::new() } else { std::mem::take(&mut section.before) };
                *section =
                    ApeiSection { number, corrected: *corrected, fatal: *fatal, before, ..ApeiSection::default() };
                return found;
            }
            ApeiField::Unit(unit) => section.unit = Some(unit.clone()),
            ApeiField::Time(time) => section.time = Some(*time),
            // Each section of a record is an error of its own.
            ApeiField::Section(part) => {
                self.count += 1;
                let found = waited(section);
                section.section(*part, self.count);
                if section.waits {
                    return found;
                }
            }
            // Two sections of one record about one address are one error.
            ApeiField::Address(address) if section.before.contains(address) => section.found = None,
            ApeiField::Address(address) => section.before.push(*address),
            _ => section.waits = false,
        }
        let found = section.found.as_mut()?;
        match field {
            ApeiField::Address(address) => {
                found.address = Some(*address).filter(|address| *address != 0);
                section.waits = false;
            }
            ApeiField::Location(place, cells) => {
                found.cells = *cells;
                if !place.is_empty() {
                    (found.label, found.is_dimm) = (format!("APEI {place}"), true);
                }
            }
            ApeiField::Name(name) => {
                if found.label.starts_with("APEI no location") || section.unit.is_some() && !found.label.contains(':') {
                    (found.label, found.is_dimm) = (format!("APEI {name}"), true);
                }
                found.name = Some(name.clone());
            }
            ApeiField::Handle(handle) if *handle != 0 && !found.is_dimm => {
                (found.label, found.is_dimm) = (format!("APEI DMI handle {handle:#06x}"), true);
            }
            _ => {}
        }
        Some(found.clone())
    }

    /// Takes registers of a machine check; the error, as far as it is known.
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
