//! Error records of RISC-V (RERI 1.0), as rasdaemon 0.8.5 prints them over several lines and stores them in its table `reri_event`
//! (ras-reri-handler.c, `ras_reri_event_handler`).

use super::finding::{Finding, Part, Reporter, UNKNOWN_DIMM};
use super::mca::number;
use serde::{Deserialize, Serialize};

/// Bits of the status register (RERI 1.0, 2.4.6): an error that was corrected, one that was not, and one that needs urgent handling.
const CORRECTED: u64 = 1 << 1;
const UNCORRECTED: u64 = 1 << 2;
const URGENT: u64 = 1 << 3;
/// Further errors of the same severity occurred.
const MORE: u64 = 1 << 6;

/// A record, as far as its lines state it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Reri {
    /// Number of the record among those of the host.
    record: u64,
    /// The unit that reports the error: `hart 3`.
    unit: String,
    /// Whether the error was corrected, and whether it needs urgent handling.
    severity: Option<(bool, bool)>,
    is_information: bool,
    code: Option<u64>,
    /// Whether the address is a physical address of the machine.
    is_physical: bool,
    address: Option<u64>,
    more: bool,
    /// Whether the last line was read.
    pub is_whole: bool,
}

impl Reri {
    /// The record that begins with a line `err_src_id: 0x5 source: CPU hart_id: 3 cluster_id: 0`; `None` for any other line.
    pub fn begin(line: &str, record: u64) -> Option<Self> {
        let words = line.strip_prefix("err_src_id: ")?.split(' ').collect::<Vec<_>>();
        let after = |name: &str| {
            let at = words.iter().position(|word| *word == name)?;
            words.get(at + 1).copied()
        };
        let unit = match (after("hart_id:"), after("source:")) {
            (Some(hart), _) => format!("hart {hart}"),
            (None, Some(source)) => format!("{source} {}", words[0]),
            (None, None) => words[0].to_owned(),
        };
        Some(Self { record, unit, ..Self::default() })
    }

    /// Reads a further line of the record.
    pub fn line(&mut self, line: &str) {
        let Some((key, value)) = line.split_once(": ") else { return };
        let first = value.split(' ').next().and_then(number);
        match key {
            "severity" => {
                self.severity = Some((value == "Corrected", value == "Fatal"));
                self.is_information = value == "Informational";
            }
            "error_code" => self.code = first,
            "address_type" => self.is_physical = value == "Supervisor Physical Address",
            // Other types are addresses of a program or a guest: no page of the machine can be found by them.
            "address" => self.address = if self.is_physical { first } else { None },
            "status_reg" => {
                self.status(first.unwrap_or(0));
                self.is_whole = true;
            }
            _ => {}
        }
    }

    fn status(&mut self, status: u64) {
        let is = |bits: u64| status & bits != 0;
        self.severity = Some((is(CORRECTED) && !is(UNCORRECTED | URGENT), is(URGENT)));
        self.is_information = !is(CORRECTED | UNCORRECTED | URGENT);
        self.code = Some(status >> 24 & 0xff);
        self.is_physical = status >> 12 & 0xf == 1;
        if !self.is_physical {
            self.address = None;
        }
        self.more = is(MORE);
    }

    /// Reads a row of the table `reri_event`.
    pub fn of_row<'a>(column: &impl Fn(&'static str) -> Option<&'a str>) -> Self {
        let source = column("err_src_id").unwrap_or_default();
        let unit = match (column("source_type"), column("hart_id")) {
            (Some("0"), Some(hart)) => format!("hart {hart}"),
            // The table has a column for the hart in records of other units too.
            _ => format!("source {source}"),
        };
        let mut found = Self { unit, address: column("addr_info").and_then(number), ..Self::default() };
        found.status(column("status").and_then(number).unwrap_or(0));
        found
    }

    /// The part of the machine, by the error code (RERI 1.0, Table 8).
    const fn part(&self) -> Part {
        match self.code {
            // Data that was known to be corrupted was used; memory, by itself and by its scrubber.
            Some(2 | 19..=21) => Part::Memory,
            Some(18) => Part::MemoryController,
            Some(3..=13 | 16 | 17) => Part::Processor,
            Some(14 | 15 | 27) => Part::Bus,
            _ => Part::Other,
        }
    }

    /// The error, once its severity is known; `None` for a record that is only informative.
    pub fn finding(&self) -> Option<Finding> {
        if self.is_information {
            return None;
        }
        let (corrected, fatal) = self.severity?;
        let part = self.part();
        let name = format!("RERI {}", self.unit);
        let is_memory = part == Part::Memory;
        let label = if is_memory { UNKNOWN_DIMM.to_owned() } else { name.clone() };
        Some(Finding {
            record: self.record,
            part,
            is_dimm: false,
            name: (!is_memory).then_some(name),
            fatal,
            at_least: self.more,
            consumed: self.code == Some(2) && !corrected,
            address: self.address.filter(|address| *address != 0),
            ..Finding::errors(Reporter::Rasdaemon, label, corrected, 1)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_gives_severity_part_and_the_kind_of_address() {
        for (status, part, corrected, uncorrected, fatal, address, consumed) in [
            (0x0000_0000_1400_1003, Part::Memory, 1, 0, false, Some(0x8000_1000), false),
            (0x0000_0000_1300_1005, Part::Memory, 0, 1, false, Some(0x8000_1000), false),
            (0x0000_0000_0200_1009, Part::Memory, 0, 1, true, Some(0x8000_1000), true),
            (0x0000_0000_0300_3003, Part::Processor, 1, 0, false, None, false),
            (0x0000_0000_1b00_0005, Part::Bus, 0, 1, false, None, false),
            (0x0000_0000_1200_1007, Part::MemoryController, 0, 1, false, Some(0x8000_1000), false),
        ] {
            let mut record = Reri { address: Some(0x8000_1000), ..Reri::default() };
            record.status(status);
            let f = record.finding().expect("an error");
            let found = (f.part, f.corrected, f.uncorrected, f.fatal, f.address, f.consumed);
            assert_eq!(found, (part, corrected, uncorrected, fatal, address, consumed), "{status:#x}");
        }
        let mut record = Reri::default();
        record.status(0x1400_1001);
        assert_eq!(record.finding(), None, "information");
    }
}
