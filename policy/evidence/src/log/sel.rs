//! System event logs of a baseboard management controller, as `ipmitool sel list`, `sel elist` and `-c` print them (ipmitool 1.8.19,
//! ipmi_sel.c, `ipmi_sel_print_std_entry`), `ipmi-sel` of FreeIPMI 1.6, and `ipmiutil sel`. Events are those of IPMI 2.0, Table 42-3;
//! other events are ignored.

use super::LogRecord;
use super::finding::{Finding, Part, Reporter};
use super::prefix;
use super::stamp::{Clock, Stamp};

/// The events of a sensor, whether they were corrected, and whether the machine could not continue; the first text with
/// which an event begins counts, whatever the case of its letters.
const EVENTS: [(&str, bool, bool); 19] = [
    ("correctable ecc logging limit reached", true, false),
    ("correctable memory error logging limit reached", true, false),
    ("correctable memory error logging disabled", true, false),
    ("correctable memory error", true, false),
    ("correctable machine check error", true, false),
    ("uncorrectable machine check exception", false, true),
    ("uncorrectable ecc", false, false),
    ("uncorrectable memory error", false, false),
    ("correctable ecc", true, false),
    ("memory scrub failed", false, false),
    ("parity", false, false),
    ("bus uncorrectable error", false, false),
    ("bus correctable error", true, false),
    ("bus fatal error", false, true),
    ("pci perr", false, false),
    ("pci serr", false, false),
    ("fatal nmi", false, true),
    ("ierr", false, true),
    ("caterr", false, true),
];

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// An entry, whichever program printed it.
#[derive(Clone, Copy)]
struct Entry<'a> {
    date: &'a str,
    time: &'a str,
    sensor: &'a str,
    event: &'a str,
    /// The DIMM, if the program names it separately from the sensor.
    name: Option<&'a str>,
    is_over: bool,
}

/// Whether a line may be an entry: a number, then a date such as 03/02/2026 or Mar-02-2026.
pub fn may_be(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    let Some(at) = line.iter().take(12).position(|b| matches!(b, b'|' | b',' | b' ')) else { return false };
    let rest = line[at..].trim_ascii_start();
    let rest = rest.strip_prefix(b"|").or(rest.strip_prefix(b",")).unwrap_or(rest).trim_ascii_start();
    if !line[0].is_ascii_hexdigit() || rest.len() <= 8 {
        return false;
    }
    let is_in_numbers = rest[2] == b'/' && rest[5] == b'/';
    let has_name_of_month = rest[3] == b'-' && rest[6] == b'-';
    is_in_numbers || has_name_of_month
}

/// Reads an entry; `None` if it is not an error of memory, a processor or a bus.
pub fn parse(line: &str) -> Option<LogRecord> {
    let entry = of_ipmiutil(line).or_else(|| of_columns(line))?;
    let Entry { sensor, event, .. } = entry;
    // The end of a state is not a further error.
    if entry.is_over {
        return None;
    }
    let lower = event.to_ascii_lowercase();
    let part = match () {
        () if sensor.starts_with("Memory") => Part::Memory,
        () if sensor.starts_with("Processor") || lower.starts_with("caterr") => Part::Processor,
        () if sensor.starts_with("Critical Interrupt") => Part::Bus,
        () => return None,
    };
    let (_, corrected, fatal) = EVENTS.iter().find(|(name, ..)| lower.starts_with(name))?;
    let name = entry.name.filter(|name| !name.is_empty()).unwrap_or(sensor);
    let found = Finding::errors(Reporter::Sel, format!("SEL {name}"), *corrected, 1);
    let found = Finding {
        part,
        fatal: *fatal,
        is_dimm: part == Part::Memory && (name != sensor || name.to_ascii_uppercase().contains("DIMM")),
        at_least: lower.contains("logging"),
        over_limit: lower.contains("logging limit reached"),
        name: (part != Part::Memory).then(|| format!("SEL {sensor}: {event}")),
        ..found
    };
    Some(LogRecord { stamp: stamp(entry.date, entry.time)?, ..found.into() })
}

/// ipmitool prints the sensor in one column and the direction in the last one; FreeIPMI prints the name and the type of the sensor, but no direction.
fn of_columns(line: &str) -> Option<Entry<'_>> {
    let separator = if line.contains(" | ") { '|' } else { ',' };
    let mut fields = line.splitn(5, separator).map(str::trim);
    let (number, date, time, sensor, rest) =
        (fields.next()?, fields.next()?, fields.next()?, fields.next()?, fields.next()?);
    u64::from_str_radix(number, 16).ok()?;
    if date.contains('-') {
        let (kind, event) = rest.split_once(separator)?;
        let event = event.split(" ; ").next().unwrap_or(event).trim();
        let name = sensor.to_ascii_uppercase().contains("DIMM").then_some(sensor);
        return Some(Entry { date, time, sensor: kind.trim(), event, name, is_over: false });
    }
    let (event, direction) = rest.rsplit_once(separator).unwrap_or((rest, ""));
    let named = event.split_once('(').map(|(_, named)| named.trim_end());
    let named = named.map(|named| named.strip_suffix(')').unwrap_or(named));
    let name = named.map(|named| named.rsplit('|').next().unwrap_or(named).trim().trim_start_matches('@'));
    Some(Entry { date, time, sensor, event: event.trim(), name, is_over: direction.trim() == "Deasserted" })
}

/// `7840 08/09/11 15:10:47 MIN BMC  Memory #08 Uncorrectable ECC, DIMM6/CPU1 6f [20 ff 10]`: bit 7 of the trigger marks the end of a state.
fn of_ipmiutil(line: &str) -> Option<Entry<'_>> {
    let (head, data) = line.trim().strip_suffix(']')?.rsplit_once(" [")?;
    let (text, trigger) = head.trim_end().rsplit_once(' ')?;
    let is_over = u8::from_str_radix(trigger, 16).ok()? & 0x80 != 0;
    data.split(' ').try_for_each(|byte| u8::from_str_radix(byte, 16).map(drop)).ok()?;
    let (times, sensor) = text.split_once(" #").map(|(before, rest)| (before, rest.split_once(' ')))?;
    let mut words = times.split_whitespace();
    let (_, date, time, _, _) = (words.next()?, words.next()?, words.next()?, words.next()?, words.next()?);
    let (_, detail) = sensor?;
    let detail = detail.trim();
    let kind = words.next().unwrap_or(detail);
    // A sensor without a name has its type in the text.
    let event = detail.strip_prefix("CPLD ").unwrap_or(detail);
    let (event, name) = event.split_once(", ").map_or((event, None), |(event, name)| (event, Some(name)));
    Some(Entry { date, time, sensor: kind, event, name, is_over })
}

/// Reads `03/02/2026`, `03/02/26` or `Mar-02-2026`, and `08:14:02`, in the time of the controller; later words give AM,
/// PM or a zone.
fn stamp(date: &str, time: &str) -> Option<Stamp> {
    let mut date = date.split(['/', '-']);
    let (month, day, year) = (date.next()?, date.next()?, date.next()?);
    let named = MONTHS.iter().position(|name| *name == month).map(|at| format!("{:02}", at + 1));
    let month = named.as_deref().unwrap_or(month);
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
                "SEL DIMM1A(CPU1)",
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
            "7840 08/23/23 09:15:43 MIN BMC  Memory #08 Uncorrectable ECC, DIMM6/CPU1 ef [20 ff 10]",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
        assert!(!may_be(b"[ 1.0] a, b") && !may_be(b"1,"));
    }

    #[test]
    fn ipmiutil_and_free_ipmi_have_other_columns() {
        for (line, label, corrected, uncorrected, is_dimm) in [
            (
                "   e | 08/23/23 | 09:15:43 CEST | Memory #0x87 | Correctable ECC () | Asserted",
                "SEL Memory #0x87",
                1,
                0,
                false,
            ),
            (
                "7840 08/23/23 09:15:43 MIN BMC  Memory #08 Uncorrectable ECC, DIMM6/CPU1 6f [20 ff 10]",
                "SEL DIMM6/CPU1",
                0,
                1,
                true,
            ),
            (
                "000a 08/23/23 09:15:43 CRT BMC  #ff CPLD CATERR Asserted 6f [a0 1c ff]",
                "SEL CPLD CATERR Asserted",
                0,
                1,
                false,
            ),
            (
                "1   | Aug-23-2023 | 09:15:43 | ECC Corr Err | Memory | Correctable memory error ; OEM Event Data2 code = 02h",
                "SEL Memory",
                1,
                0,
                false,
            ),
            ("2   | Aug-23-2023 | 09:15:43 | DIMM A1 | Memory | Uncorrectable memory error", "SEL DIMM A1", 0, 1, true),
        ] {
            let at = "2023-08-23 09:15:43".to_owned();
            assert_eq!(read(line), Some((label.to_owned(), corrected, uncorrected, is_dimm, at)), "{line}");
        }
    }
}
