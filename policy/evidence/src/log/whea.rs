//! Events of Windows' hardware error architecture (WHEA-Logger): XML as `wevtutil qe System` or `Get-WinEvent` prints it, and JSON of
//! `Get-WinEvent | ConvertTo-Json`.
//!
//! The values of an event are those of the sections of UEFI 2.10, N.2.5; `ValidBits` shows which of them are valid.

use super::finding::{Cells, Finding, Part, Reporter, UNKNOWN_DIMM};
use super::stamp::{Clock, Stamp};
use super::{LogRecord, prefix};
use crate::time::Time;
use quick_xml::Reader;
use quick_xml::events::Event;
use serde_json::Value;
use std::collections::BTreeMap;

/// The values of an event, by name: those of its head have a dot before the name.
pub type Values = BTreeMap<String, String>;

/// The names of the values of events 46 and 47, which JSON leaves out.
const OF_MEMORY: [&str; 14] = [
    "ErrorSource",
    "FRUId",
    "FRUText",
    "ValidBits",
    "ErrorStatus",
    "PhysicalAddress",
    "PhysicalAddressMask",
    "Node",
    "Card",
    "Module",
    "Bank",
    "Device",
    "Row",
    "Column",
];

/// The events of a document in XML.
///
/// # Errors
/// The document is not well-formed; the error has the place and the fault.
pub fn of_xml(text: &str) -> Result<Vec<Values>, String> {
    let mut reader = Reader::from_str(text);
    let mut events = Vec::new();
    let mut event = Values::new();
    let mut name = String::new();
    loop {
        let at = reader.buffer_position();
        let next = reader.read_event().map_err(|error| {
            let line = 1 + text.bytes().take(at as usize).filter(|b| *b == b'\n').count();
            format!("line {line}: {error}")
        })?;
        match next {
            Event::Start(tag) | Event::Empty(tag) => {
                let local = tag.local_name().as_ref().to_owned();
                name = format!(".{local}");
                for attribute in tag.attributes().flatten() {
                    let value = attribute.value.clone().into_owned();
                    match (local.as_str(), attribute.key.as_ref()) {
                        ("Data", "Name") => name = value,
                        ("Provider", "Name") => drop(event.insert(".ProviderName".to_owned(), value)),
                        ("TimeCreated", "SystemTime") => drop(event.insert(".TimeCreated".to_owned(), value)),
                        _ => {}
                    }
                }
            }
            Event::Text(text) => {
                let value = text.xml10_content();
                if !value.trim().is_empty() {
                    event.insert(std::mem::take(&mut name), value.trim().to_owned());
                }
            }
            Event::End(tag) if tag.local_name().as_ref() == "Event" => events.push(std::mem::take(&mut event)),
            Event::Eof => return Ok(events),
            _ => {}
        }
    }
}

/// Reads an event in JSON; `None` if it is not an event of Windows.
pub fn of_json(value: &Value) -> Option<Values> {
    let mut event = Values::new();
    for (name, key) in [
        (".ProviderName", "ProviderName"),
        (".EventID", "Id"),
        (".Level", "Level"),
        (".Computer", "MachineName"),
        (".Message", "Message"),
        (".TimeCreated", "TimeCreated"),
    ] {
        let value = &value[key];
        // PowerShell 5 writes `/Date(1700000000000)/`, some versions as a value of an object.
        let text = value.as_str().or(value["value"].as_str()).map(str::to_owned);
        event.extend(text.or(value.as_u64().map(|n| n.to_string())).map(|text| (name.to_owned(), text)));
    }
    // Other events have other values in the same places; their names are lost, so none of them is read.
    if ["46", "47"].contains(&event.get(".EventID")?.as_str())
        && let Some(values) = value["Properties"].as_array()
    {
        for (name, value) in OF_MEMORY.iter().zip(values) {
            let value = &value["Value"];
            let text = value.as_str().map(str::to_owned).or(value.as_u64().map(|n| n.to_string()));
            event.extend(text.map(|text| ((*name).to_owned(), text)));
        }
    }
    event.contains_key(".ProviderName").then_some(event)
}

/// Reads an event; `None` if it reports no error.
pub fn parse(event: &Values) -> Option<LogRecord> {
    let text = |name: &str| event.get(name).map_or("", String::as_str);
    if !text(".ProviderName").contains("WHEA") {
        return None;
    }
    let message = text(".Message").to_ascii_lowercase();
    let (corrected, fatal) = severity(&message, super::mca::number(text(".Level")))?;
    let component = message.split_once("component: ").map_or("", |(_, rest)| rest.lines().next().unwrap_or(rest));
    let part = part(event, component);
    let stamp = time(text(".TimeCreated"));
    let host = Some(text(".Computer").to_owned()).filter(|host| !host.is_empty());
    let found = match part {
        Part::Memory => memory(event, corrected),
        _ => {
            let component = if component.is_empty() { "no component" } else { component };
            let name = format!("WHEA event {}, {component}", text(".EventID"));
            Finding {
                part,
                name: Some(name.clone()),
                is_dimm: false,
                ..Finding::errors(Reporter::Whea, name, corrected, 1)
            }
        }
    };
    Some(LogRecord { host, stamp, ..Finding { fatal, ..found }.into() })
}

/// Whether the error was corrected, and whether it is fatal; `None` for information.
fn severity(message: &str, level: Option<u64>) -> Option<(bool, bool)> {
    // "non-fatal" holds "fatal", and "uncorrected" holds "corrected": the order of these tests matters.
    let is_non_fatal = message.contains("non-fatal");
    if message.contains("fatal") && !is_non_fatal {
        return Some((false, true));
    }
    if is_non_fatal || message.contains("uncorrected") {
        return Some((false, false));
    }
    if message.contains("corrected") {
        return Some((true, false));
    }
    // Messages are in the language of the machine, so the level decides where no English word does.
    match level.unwrap_or(2) {
        // Critical, and error: WHEA-Logger reports fatal errors so.
        0..=2 => Some((false, true)),
        3 => Some((true, false)),
        _ => None,
    }
}

/// The part of the machine, by the number of the event, the component of its message or the names of its values.
fn part(event: &Values, component: &str) -> Part {
    let has = |names: &[&str]| names.iter().all(|name| event.contains_key(*name));
    match event.get(".EventID").map_or("", String::as_str) {
        "46" | "47" => Part::Memory,
        _ if component.contains("memory") || has(&["PhysicalAddress", "Card", "Module"]) => Part::Memory,
        _ if component.contains("pci") || has(&["Bus", "Device", "Function"]) => Part::Bus,
        _ if component.contains("processor") || has(&["ApicId"]) => Part::Processor,
        _ => Part::Other,
    }
}

/// An error of memory, with the place that its valid values give.
fn memory(event: &Values, corrected: bool) -> Finding {
    let value = |bit: u32, name: &str| valid_number(event, bit, name);
    let place = [("node", value(3, "Node")), ("card", value(4, "Card")), ("module", value(5, "Module"))];
    let parts: Vec<String> = place.iter().filter_map(|(name, n)| Some(format!("{name}:{}", (*n)?))).collect();
    let unit = event.get("FRUText").map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let named = if parts.is_empty() { unit.clone() } else { Some(parts.join(" ")) };
    let label = named.as_ref().map_or_else(|| UNKNOWN_DIMM.to_owned(), |place| format!("WHEA {place}"));
    Finding {
        is_dimm: named.is_some(),
        name: unit,
        // An address of zero is one that the firmware does not know.
        address: value(1, "PhysicalAddress").filter(|address| *address != 0),
        cells: Cells {
            rank: value(15, "RankNumber"),
            bank: value(6, "Bank"),
            device: value(7, "Device"),
            row: value(8, "Row"),
            column: value(9, "Column"),
        },
        ..Finding::errors(Reporter::Whea, label, corrected, 1)
    }
}

/// A number of a section, if its bit of `ValidBits` is set: the other numbers are zero, which is also a valid number of
/// a row or a bank.
fn valid_number(event: &Values, bit: u32, name: &str) -> Option<u64> {
    let valid = super::mca::number(event.get("ValidBits")?)?;
    if valid >> bit & 1 == 0 {
        return None;
    }
    super::mca::number(event.get(name)?)
}

/// `2024-05-06T07:08:09.1234567Z`, or `/Date(1700000000000)/` in milliseconds since 1970.
fn time(text: &str) -> Stamp {
    let milliseconds = text.trim_start_matches("/Date(").split([')', '+']).next().and_then(|ms| ms.parse::<u64>().ok());
    match milliseconds.and_then(|ms| ms.checked_mul(1_000_000)) {
        Some(nanoseconds) => Stamp::new(Clock::Calendar, Time(nanoseconds)),
        None => prefix::iso(text).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::Fact;

    fn found(event: &Values) -> Option<Finding> {
        match parse(event)?.fact {
            Fact::Memory(found) => Some(*found),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_event_in_xml_gives_the_valid_values_only() {
        let xml = "<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System><Provider Name='Microsoft-Windows-WHEA-Logger'/>\
                   <EventID>47</EventID><Level>3</Level><TimeCreated SystemTime='2026-03-02T08:14:02.1234567Z'/><Computer>SRV1</Computer></System>\
                   <EventData><Data Name='FRUText'/><Data Name='ValidBits'>0x13a</Data><Data Name='PhysicalAddress'>0x47d1f540</Data>\
                   <Data Name='Node'>0x1</Data><Data Name='Card'>0x2</Data><Data Name='Module'>0x0</Data><Data Name='Row'>0x9ff4</Data>\
                   <Data Name='Column'>0x230</Data></EventData></Event>";
        let events = of_xml(xml).expect("XML");
        let record = parse(&events[0]).expect("an error");
        assert_eq!(
            (record.host.as_deref(), record.stamp.to_string().as_str()),
            (Some("SRV1"), "2026-03-02T08:14:02.1234567Z")
        );
        let f = found(&events[0]).expect("an error");
        assert_eq!((f.label.as_str(), f.corrected, f.address), ("WHEA node:1 card:2 module:0", 1, Some(0x47d1_f540)));
        assert_eq!((f.cells.row, f.cells.column), (Some(0x9ff4), None), "a column that is not valid");
        assert!(of_xml("<Event>\n<a").unwrap_err().starts_with("line 2"));
    }

    fn found_in(event: Value) -> Option<Finding> {
        found(&of_json(&event).expect("an event"))
    }

    #[test]
    fn events_in_json_are_read_by_their_message_or_level() {
        let provider = "Microsoft-Windows-WHEA-Logger";
        let memory = found_in(
            serde_json::json!({"ProviderName": provider, "Id": 47, "Level": 3, "TimeCreated": "/Date(1772439242000)/",
            "Message": "A corrected hardware error has occurred.\r\n\r\nComponent: Memory\r\nError Source: Corrected Machine Check",
            "Properties": [{"Value": 1}, {"Value": "{0}"}, {"Value": "DIMM B3"}, {"Value": 2}, {"Value": 0}, {"Value": 1_205_990_720_u64}]}),
        );
        let memory = memory.expect("an error");
        assert_eq!((memory.label.as_str(), memory.corrected, memory.address), ("WHEA DIMM B3", 1, Some(1_205_990_720)));
        let fatal = found_in(serde_json::json!({"ProviderName": provider, "Id": 18, "Level": 2,
            "Message": "A fatal hardware error has occurred.\n\nReported by component: Processor Core\nError Type: Cache Hierarchy Error"}));
        let fatal = fatal.expect("an error");
        assert_eq!((fatal.part, fatal.fatal, fatal.uncorrected), (Part::Processor, true, 1));
        assert_eq!(found_in(serde_json::json!({"ProviderName": provider, "Id": 5, "Level": 4})), None);
        assert_eq!(found_in(serde_json::json!({"ProviderName": "Disk", "Id": 47, "Level": 2})), None);
    }
}
