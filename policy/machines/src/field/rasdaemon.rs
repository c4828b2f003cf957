//! Rows of rasdaemon's database as `sqlite3 -json` prints them, a row on each line (\[RAS\], ras-record.c): `mc_event`, one for each
//! report of a memory controller, and `memory_failure_event`, one for each page that the kernel took out of use.

use super::Record;
use crate::log::stamp::{Clock, Stamp};
use crate::observed::Finding;
use crate::time::Time;
use crate::wire::LineError;
use serde::Deserialize;

/// First bytes of every SQLite database.
pub const DATABASE: &[u8] = b"SQLite format 3\0";
/// What to do with a database.
pub const HOW_TO_READ: &str = "an SQLite database: print its rows with \
                               `sqlite3 -json FILE 'SELECT * FROM mc_event'` and replay those";

#[derive(Deserialize)]
struct Row {
    timestamp: Option<String>,
    err_count: Option<u64>,
    err_type: Option<String>,
    label: Option<String>,
    mc: Option<i64>,
    address: Option<i64>,
    pfn: Option<String>,
    action_result: Option<String>,
}

/// Whether a line begins such rows.
pub fn begins(line: &[u8]) -> bool {
    line.starts_with(b"[{\"")
}

/// Reads a line; `None` for a row that reports no error.
///
/// # Errors
/// It is no row of the two tables.
pub fn parse(line: &[u8]) -> Result<Option<Record>, LineError> {
    let line = line.trim_ascii();
    let row = line.strip_prefix(b"[").unwrap_or(line);
    let row = row.strip_suffix(b",").or_else(|| row.strip_suffix(b"]")).unwrap_or(row);
    let wrong = |message: String| LineError { column: 1, message };
    let row: Row = serde_json::from_slice(row).map_err(|e| wrong(format!("no row of rasdaemon's tables: {e}")))?;
    let mut finding = Finding::default();
    match (row.err_type.as_deref(), row.err_count, row.pfn.as_deref()) {
        (Some(kind), Some(count), _) => {
            // ras-mc-handler.c, `mc_event_error_type`: a deferred error is an uncorrected one that nobody has used yet.
            match kind {
                "Corrected" => finding.corrected = count,
                "Uncorrected" | "Deferred" | "Fatal" => finding.uncorrected = count,
                "Info" => return Ok(None),
                other => return Err(wrong(format!("err_type `{other}` is not known"))),
            }
            let parts = [row.mc.map(|mc| format!("MC{mc}")), row.label.filter(|label| !label.is_empty())];
            finding.label = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
            finding.address = row.address.map(i64::cast_unsigned);
        }
        (None, _, Some(pfn)) => {
            let frame = u64::from_str_radix(pfn.trim_start_matches("0x"), 16);
            let frame = Some(frame.map_err(|_| wrong(format!("pfn `{pfn}` is no number of a page")))?);
            match row.action_result.as_deref() {
                Some("Recovered") => finding.offlined = frame,
                Some("Failed") => finding.failed = frame,
                _ => finding.pending = frame,
            }
        }
        _ => return Err(wrong("a row of neither mc_event nor memory_failure_event".to_owned())),
    }
    Ok(Some(Record { host: None, stamp: stamp(&row.timestamp.unwrap_or_default()), finding }))
}

/// `2025-11-20 10:11:12 +0000`
fn stamp(text: &str) -> Stamp {
    let zoned = jiff::Zoned::strptime("%Y-%m-%d %H:%M:%S %z", text);
    let nanoseconds = zoned.ok().and_then(|z| u64::try_from(z.timestamp().as_nanosecond()).ok());
    nanoseconds.map_or(Stamp::ABSENT, |n| Stamp::new(Clock::Calendar, Time(n)))
}
