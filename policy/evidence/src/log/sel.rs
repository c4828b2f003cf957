//! System event logs of a baseboard management controller, as `ipmitool sel list`, `sel elist` and `-c` print them (ipmitool 1.8.19,
//! ipmi_sel.c, `ipmi_sel_print_std_entry`). Events are those of IPMI 2.0, Table 42-3; others say nothing here.

use super::LogRecord;
use super::finding::{Finding, Part, Reporter};
use super::prefix;
use super::stamp::{Clock, Stamp};

/// The events of a sensor, whether they were corrected, and whether the machine could not continue.
const EVENTS: [(&str, bool, bool); 15] = [
    ("Correctable ECC logging limit reached", true, false),
    ("Correctable memory error logging disabled", true, false),
    ("Correctable machine check error", true, false),
    ("Uncorrectable machine check exception", false, true),
    ("Uncorrectable ECC", false, false),
    ("Correctable ECC", true, false),
    ("Memory Scrub Failed", false, false),
    ("Parity", false, false),
    ("Bus Uncorrectable error", false, false),
    ("Bus Correctable error", true, false),
    ("Bus Fatal Error", false, true),
    ("PCI PERR", false, false),
    ("PCI SERR", false, false),
    ("Fatal NMI", false, true),
    ("IERR", false, true),
];

/// Whether a line may be one: a number, then a date such as 03/02/2026.
pub fn may_be(line: &[u8]) -> bool {
    let Some(at) = line.iter().take(12).position(|b| matches!(b, b'|' | b',')) else { return false };
    let rest = line[at + 1..].trim_ascii_start();
    rest.len() > 8 && rest[0].is_ascii_digit() && rest[2] == b'/' && rest[5] == b'/'
}

/// Reads an entry; `None` if it is no error of memory, a processor or a bus.
pub fn parse(line: &str) -> Option<LogRecord> {
    let separator = if line.contains(" | ") { '|' } else { ',' };
    let mut fields = line.splitn(5, separator).map(str::trim);
    let (number, date, time, sensor, rest) =
        (fields.next()?, fields.next()?, fields.next()?, fields.next()?, fields.next()?);
    u64::from_str_radix(number, 16).ok()?;
    let part = match () {
        () if sensor.starts_with("Memory") => Part::Memory,
        () if sensor.starts_with("Processor") => Part::Processor,
        () if sensor.starts_with("Critical Interrupt") => Part::Bus,
        () => return None,
    };
    let (event, direction) = rest.rsplit_once(separator).unwrap_or((rest, ""));
    let (_, corrected, fatal) = EVENTS.iter().find(|(name, ..)| event.trim().starts_with(name))?;
    // The end of a state is no further error.
    if direction.trim() == "Deasserted" {
        return None;
    }
    let named = event.split_once('(').map(|(_, named)| named.trim_end().trim_end_matches(')'));
    let named = named.map(|named| named.rsplit('|').next().unwrap_or(named).trim().trim_start_matches('@'));
    let name = named.filter(|name| !name.is_empty()).unwrap_or(sensor);
    let found = Finding::errors(Reporter::Sel, format!("SEL {name}"), *corrected, 1);
    let found = Finding {
        part,
        fatal: *fatal,
        is_dimm: part == Part::Memory && (name != sensor || name.to_ascii_uppercase().contains("DIMM")),
        at_least: event.contains("logging"),
        over_limit: event.contains("logging limit reached"),
        name: (part != Part::Memory).then(|| format!("SEL {sensor}: {}", event.trim())),
        ..found
    };
    Some(LogRecord { stamp: stamp(date, time)?, ..found.into() })
}

/// `03/02/2026` or `03/02/26`, and `08:14:02`, in the time of the controller; later words name half a day or a zone.
fn stamp(date: &str, time: &str) -> Option<Stamp> {
    let mut date = date.split('/');
    let (month, day, year) = (date.next()?, date.next()?, date.next()?);
    let century = if year.len() == 2 { "20" } else { "" };
    let mut words = time.split(' ');
    let time = words.next()?;
    let stamp = prefix::iso(&format!("{century}{year}-{month}-{day}T{time}"))?;
    let (half, hours) = (words.next().unwrap_or_default(), time.get(..2)?.parse::<u64>().ok()?);
    let shift = match (half, hours) {
        ("PM", 1..12) => 12 * crate::time::HOUR,
        _ => 0,
    };
    Some(Stamp { clock: Clock::Local, nanoseconds: stamp.nanoseconds + shift })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::Fact;

    fn read(line: &str) -> Option<(String, u64, u64, bool, String)> {
        assert!(may_be(line.as_bytes()), "{line}");
        let LogRecord { stamp, fact, .. } = parse(line)?;
        let Fact::Memory(f) = fact else { panic!("an error") };
        Some((f.label, f.corrected, f.uncorrected, f.is_dimm, stamp.to_string()))
    }

    /// Lines in the forms of public reports: `sel list`, `sel elist`, Dell's and Supermicro's names of DIMMs, and `-c`.
    #[test]
    fn entries_of_memory_and_of_other_parts_are_read_in_all_forms() {
        let at = "2023-08-23 09:15:43";
        for (line, label, corrected, uncorrected, is_dimm) in [
            (
                "  2f | 08/23/2023 | 09:15:43 | Memory #0x53 | Correctable ECC | Asserted",
                "SEL Memory #0x53",
                1,
                0,
                false,
            ),
            (
                "  30 | 08/23/23 | 09:15:43 UTC | Memory DIMM_P1_A1 | Uncorrectable ECC | Asserted",
                "SEL Memory DIMM_P1_A1",
                0,
                1,
                true,
            ),
            (
                "   4 | 08/23/2023 | 09:15:43 | Memory | Correctable ECC (@DIMM1A(CPU1)) | Asserted",
                "SEL DIMM1A(CPU1",
                1,
                0,
                true,
            ),
            (
                "   6 | 08/23/2023 | 09:15:43 AM EST | Memory ECC Uncorr Err | Uncorrectable ECC (UnCorrectable ECC |  DIMMH1) | Asserted",
                "SEL DIMMH1",
                0,
                1,
                true,
            ),
            ("31,08/23/2023,09:15:43,Memory #0x87,Correctable ECC,Asserted", "SEL Memory #0x87", 1, 0, false),
            ("   8 | 08/23/2023 | 09:15:43 | Processor CPU1 | IERR | Asserted", "SEL Processor CPU1", 0, 1, false),
        ] {
            assert_eq!(read(line), Some((label.to_owned(), corrected, uncorrected, is_dimm, at.to_owned())), "{line}");
        }
        let evening = read("   8 | 08/23/2023 | 09:15:43 PM | Memory | Parity | Asserted").expect("an error");
        assert_eq!(evening.4, "2023-08-23 21:15:43");
        for line in [
            "   1 | 10/03/2022 | 15:38:12 | Event Logging Disabled SEL | Log area reset/cleared | Asserted",
            "  2f | 08/23/2023 | 09:15:43 | Memory #0x53 | Correctable ECC | Deasserted",
            "  2f | 08/23/2023 | 09:15:43 | Memory #0x53 | Presence Detected | Asserted",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
        assert!(!may_be(b"[ 1.0] a, b") && !may_be(b"1,"));
    }
}
