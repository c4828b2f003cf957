//! Logs that are one document: JSON of Redfish, JSON and XML of Windows. A file is read completely, and its entries are sorted by
//! time.

use super::{LogRecord, Read, redfish, whea};
use serde_json::Value;

/// Number of bytes at the start of a file by which such a document is recognised.
pub const HEAD_BYTES: usize = 4096;
/// Maximum size of a document, in bytes.
// A document is in memory several times: its text, its values and its entries.
pub const MAX_BYTES: u64 = 64 << 20;

/// Text that Windows writes with two bytes for each character.
const UTF_16: &[u8] = b"\xff\xfe";

fn text_of(bytes: &[u8]) -> String {
    match bytes.strip_prefix(UTF_16) {
        Some(units) => {
            let units: Vec<u16> = units.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
            String::from_utf16_lossy(&units)
        }
        None => String::from_utf8_lossy(bytes).trim_start_matches('\u{feff}').to_owned(),
    }
}

/// Whether a file with these first bytes is such a document.
pub fn begins(head: &[u8]) -> bool {
    let text = text_of(head);
    let text = text.trim_start();
    let words = match text.chars().next() {
        Some('{' | '[') => ["\"@odata.", "\"MessageId\"", "\"ProviderName\""],
        Some('<') => ["<Event ", "<Event>", "<Events"],
        _ => return false,
    };
    words.iter().any(|word| text.contains(word))
}

/// The values of an event, without its raw record, which is a long row of hexadecimal digits.
fn text_of_event(event: &whea::Values) -> String {
    let words = event.iter().filter(|(name, _)| *name != "RawData").map(|(name, value)| format!("{name}={value}"));
    words.collect::<Vec<_>>().join(" ")
}

/// The entries of a document, each with its text, the earliest first.
///
/// # Errors
/// The document is not well-formed, with the line, or has none of these entries.
pub fn parse(bytes: &[u8]) -> Result<Vec<(String, Read)>, String> {
    let text = text_of(bytes);
    let mut entries: Vec<(String, Option<LogRecord>)> = if text.trim_start().starts_with('<') {
        let events = whea::of_xml(&text)?;
        events.iter().map(|event| (text_of_event(event), whea::parse(event))).collect()
    } else {
        let document: Value = serde_json::from_str(&text).map_err(|e| e.to_string())?;
        let list = document.as_array().map_or_else(|| vec![&document], |all| all.iter().collect());
        let events: Vec<_> = list.iter().filter_map(|value| Some((value.to_string(), whea::of_json(value)?))).collect();
        if events.is_empty() {
            redfish::entries(&document).into_iter().map(|e| (e.to_string(), redfish::parse(e))).collect()
        } else {
            events.into_iter().map(|(text, event)| (text, whea::parse(&event))).collect()
        }
    };
    // A document may list its latest entry first; a replay must see a reset after the error that asked for it.
    entries.sort_by_key(|(_, record)| record.as_ref().map(|record| record.stamp.nanoseconds));
    Ok(entries.into_iter().map(|(text, record)| (text, Ok(record))).collect())
}
