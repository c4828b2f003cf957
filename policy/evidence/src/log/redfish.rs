//! Event logs of a baseboard management controller as Redfish gives them (DMTF DSP2046, LogEntry): a collection, a list of entries, or one
//! entry. Each maker has its own messages, so the part, the severity and the DIMM are read from their words.

use super::finding::{Finding, Part, Reporter};
use super::prefix;
use super::{Fact, LogRecord};
use regex::Regex;
use serde_json::Value;
use std::sync::LazyLock;

/// Words of a message, whether such an error was corrected, and whether the machine could not continue; the first words that are found count.
const WORDS: [(&str, bool, bool); 16] = [
    // "uncorrectable" holds "correctable", and "machine check" is in several words: the order matters.
    ("uncorrectable machine check", false, true),
    ("uncorrectable", false, false),
    ("uncorrected", false, false),
    ("multi-bit", false, false),
    ("correctable", true, false),
    ("corrected", true, false),
    ("single-bit", true, false),
    // Lenovo's messages about memory, whose severity is a warning.
    ("logging limit reached", true, false),
    ("predictive failure", true, false),
    ("pfa threshold", true, false),
    ("scrub fail", false, false),
    ("machine check", false, true),
    ("ierr", false, true),
    ("fatal", false, true),
    ("parity", false, false),
    ("serr", false, false),
];

/// The DIMM in a message: `DIMM_A3`, `Processor 1, DIMM 6`, `P1-DIMMB1`, `Memory Module 6`.
static DIMM: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"(?:Processor \d+, )?(?:[\w-]*DIMM[ _#]?\w+|Memory Module \d+)").expect("a pattern"));

/// The entries of a document.
pub fn entries(value: &Value) -> Vec<&Value> {
    match value {
        Value::Array(all) => all.iter().flat_map(entries).collect(),
        Value::Object(fields) => match fields.get("Members") {
            Some(members) => entries(members),
            None if fields.contains_key("Message") || fields.contains_key("MessageId") => vec![value],
            None => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// Reads an entry; `None` if it is not an error of memory, a processor or a bus.
pub fn parse(entry: &Value) -> Option<LogRecord> {
    let text = |key: &str| entry[key].as_str().unwrap_or_default();
    let message = if text("Message").is_empty() { text("Name") } else { text("Message") };
    // The end of a state is not a further error.
    if word(entry, "EntryCode").contains("Deassert") || message.ends_with("Deasserted") {
        return None;
    }
    let origin = entry["Links"]["OriginOfCondition"]["@odata.id"].as_str().unwrap_or_default();
    let part = part_of(message, &word(entry, "SensorType"), text("MessageId"), origin)?;
    let lower = message.to_ascii_lowercase();
    let is_critical = [text("Severity"), text("MessageSeverity")].contains(&"Critical");
    let stamp = prefix::iso(text("Created")).unwrap_or_default();
    let Some((_, corrected, fatal)) = WORDS.iter().find(|(word, ..)| lower.contains(word)) else {
        let severe = LogRecord { host: None, stamp, fact: Fact::Severe(message.to_owned()) };
        return is_critical.then_some(severe);
    };
    let of_origin = origin.rsplit_once("/Memory/").map(|(_, name)| name);
    let of_message = DIMM.find(message).map(|found| found.as_str());
    // The label of any other part is its message.
    let dimm = if part == Part::Memory { of_message.or(of_origin) } else { None };
    let label = format!("SEL {}", dimm.unwrap_or(message.trim()));
    let is_over =
        ["exceeded", "limit reached", "threshold", "predictive failure"].iter().any(|words| lower.contains(words));
    let found = Finding::errors(Reporter::Sel, label.clone(), *corrected, 1);
    let found = Finding {
        part,
        fatal: *fatal,
        is_dimm: dimm.is_some(),
        at_least: is_over,
        over_limit: is_over && *corrected && part == Part::Memory,
        name: (part != Part::Memory).then_some(label),
        ..found
    };
    Some(LogRecord { stamp, ..found.into() })
}

/// The word of a key. Older entries have a list of objects that contain the word.
fn word(entry: &Value, key: &str) -> String {
    let alone = entry[key].as_str().unwrap_or_default();
    let in_list = entry[key][0]["Member"].as_str().unwrap_or_default();
    format!("{alone} {in_list}")
}

/// The part of the machine that an entry concerns.
fn part_of(message: &str, sensor: &str, id: &str, origin: &str) -> Option<Part> {
    let id = id.rsplit('.').next().unwrap_or(id);
    let has = |words: &[&str]| words.iter().any(|word| message.contains(word));
    // Words of messages decide only where no field does: makers word the same error differently.
    match () {
        () if sensor.contains("Memory") || id.starts_with("MEM") || origin.contains("/Memory/") => Some(Part::Memory),
        () if has(&["achine check", "achine Check", "IERR", "CATERR"]) => Some(Part::Processor),
        () if has(&["DIMM", "Memory Module", "ECC", "emory error", "emory Error"]) => Some(Part::Memory),
        () if sensor.contains("Processor") || id.starts_with("CPU0") => Some(Part::Processor),
        () if sensor.contains("Critical Interrupt") || has(&["PCI", "bus fatal", "Bus Fatal"]) => Some(Part::Bus),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(entry: &Value) -> Option<(String, u64, u64, bool, Part)> {
        match parse(entry)?.fact {
            Fact::Memory(f) => Some((f.label, f.corrected, f.uncorrected, f.over_limit, f.part)),
            Fact::Severe(line) => Some((line, 0, 0, false, Part::Other)),
            other => panic!("{other:?}"),
        }
    }

    /// Messages of Dell's, HPE's, Supermicro's and other makers' registries.
    #[test]
    fn messages_of_several_makers_name_the_dimm_and_the_severity() {
        for (message, sensor, id, expected) in [
            (
                "Correctable memory error rate exceeded for DIMM_A3.",
                "Memory",
                "MEM0702",
                ("SEL DIMM_A3", 1, 0, true, Part::Memory),
            ),
            (
                "Multi-bit memory errors detected on a memory device at location(s) DIMM_B2.",
                "Memory",
                "MEM0001",
                ("SEL DIMM_B2", 0, 1, false, Part::Memory),
            ),
            (
                "Corrected Memory Error threshold exceeded (Processor 1, DIMM 6).",
                "",
                "iLOEvents.0.9.X",
                ("SEL Processor 1, DIMM 6", 1, 0, true, Part::Memory),
            ),
            ("Uncorrectable ECC @DIMM1A(CPU1) - Asserted", "Memory", "", ("SEL DIMM1A", 0, 1, false, Part::Memory)),
            ("Memory logging limit reached for DIMM 12.", "", "PLAT0144", ("SEL DIMM 12", 1, 0, true, Part::Memory)),
            ("Memory scrub failure for DIMM 7.", "", "PLAT0136", ("SEL DIMM 7", 0, 1, false, Part::Memory)),
            ("CPU 1 machine check error detected.", "Processor", "CPU0704", ("", 0, 1, false, Part::Processor)),
            (
                "A bus fatal error was detected on a component at bus 3 device 0 function 0.",
                "Critical Interrupt",
                "PCI1318",
                ("", 0, 1, false, Part::Bus),
            ),
        ] {
            let entry =
                serde_json::json!({"Message": message, "SensorType": sensor, "MessageId": id, "Severity": "Critical"});
            let (label, corrected, uncorrected, over, part) = read(&entry).expect(message);
            assert_eq!(
                (corrected, uncorrected, over, part),
                (expected.1, expected.2, expected.3, expected.4),
                "{message}"
            );
            assert!(expected.0.is_empty() || label == expected.0, "{label}");
        }
    }

    #[test]
    fn the_end_of_a_state_and_other_sensors_are_no_errors_and_nothing_critical_is_lost() {
        let entry = |message: &str, code: &str, severity: &str| serde_json::json!({"Message": message, "EntryCode": [{"Member": code}], "SensorType": [{"Member": "Memory"}], "Severity": severity});
        assert_eq!(read(&entry("Correctable ECC", "Deassert", "OK")), None);
        assert_eq!(read(&serde_json::json!({"Message": "The PERC1 battery is low.", "Severity": "Critical"})), None);
        assert_eq!(read(&entry("Memory device is present at DIMM_A1.", "Assert", "OK")), None);
        let lost = read(&entry("Memory device at DIMM_A1 has failed.", "Assert", "Critical")).expect("severe");
        assert_eq!(lost.0, "Memory device at DIMM_A1 has failed.");
        let collection = serde_json::json!({"Members": [{"Message": "a"}, {"MessageId": "b"}, {"Name": "c"}]});
        assert_eq!(entries(&collection).len(), 2);
    }
}
