//! rasdaemon's database: the table `mc_event`, one row for each report of a memory controller (\[RAS\], ras-record.c).

use super::Record;
use super::sqlite::{self, MAGIC, Value};
use crate::log::stamp::{Clock, Stamp};
use crate::observed::Finding;
use crate::time::Time;
use std::io::{Error, ErrorKind, Result};

/// Whether a file begins as a database.
pub fn is_database(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// Reads the rows of `mc_event`.
///
/// # Errors
/// The file is no database, is damaged, or has no such table.
pub fn read(bytes: &[u8]) -> Result<Vec<Record>> {
    let mut records = Vec::new();
    let exists = sqlite::rows(bytes, "mc_event", &mut |names, values| {
        let field = |name: &str| names.iter().position(|n| n == name).and_then(|at| values.get(at));
        let text = |name: &str| match field(name) {
            Some(Value::Text(text)) => text.clone(),
            _ => String::new(),
        };
        let number = |name: &str| match field(name) {
            Some(Value::Integer(n)) => Some(*n),
            _ => None,
        };
        let count = number("err_count").and_then(|n| u64::try_from(n).ok()).unwrap_or(1);
        let corrected = text("err_type").starts_with("Corrected");
        let label = text("label");
        let label = match number("mc") {
            Some(mc) if label.is_empty() => format!("MC{mc}"),
            Some(mc) => format!("MC{mc} {label}"),
            None => label,
        };
        records.push(Record {
            host: None,
            stamp: stamp(&text("timestamp")),
            finding: Finding {
                label,
                corrected: if corrected { count } else { 0 },
                uncorrected: if corrected { 0 } else { count },
                address: number("address").map(i64::cast_unsigned),
                ..Finding::default()
            },
        });
        Ok(())
    })?;
    if exists {
        return Ok(records);
    }
    Err(Error::new(ErrorKind::InvalidData, "the SQLite database has no table mc_event: is it rasdaemon's?"))
}

/// `2025-11-20 10:11:12 +0000`
fn stamp(text: &str) -> Stamp {
    let zoned = jiff::Zoned::strptime("%Y-%m-%d %H:%M:%S %z", text);
    let nanoseconds = zoned.ok().and_then(|z| u64::try_from(z.timestamp().as_nanosecond()).ok());
    nanoseconds.map_or(Stamp::ABSENT, |n| Stamp::new(Clock::Calendar, Time(n)))
}
