//! Rows of rasdaemon's database as `sqlite3 -json` prints them, a row on each line ([`crate::log::rasdaemon`]). Tables about memory:
//! `mc_event`, one row for each report of a memory controller; `memory_failure_event`, one for each page that was to go out of use;
//! `mce_record`, one for each machine check; `extlog_event`; `cxl_general_media_event` and `cxl_dram_event` of CXL memory. Rows of
//! other tables are counted as malformed, and the message names the tables that are read.

use super::Record;
use crate::log::host::Reporter;
use crate::log::mca::Mca;
use crate::log::rasdaemon::{cxl, extlog, memory, page, stamp};
use crate::wire::LineError;
use serde_json::{Map, Value};

/// First bytes of every SQLite database.
pub const DATABASE: &[u8] = b"SQLite format 3\0";
/// What to do with a database.
pub const HOW_TO_READ: &str = "an SQLite database: print its rows with \
                               `sqlite3 -json FILE 'SELECT * FROM mc_event'` and replay those";

/// Whether a line begins such rows.
pub fn begins(line: &[u8]) -> bool {
    line.starts_with(b"[{\"")
}

/// Reads a line; `None` for a row that reports no error of memory.
pub fn parse(line: &[u8]) -> Result<Option<Record>, LineError> {
    let line = line.trim_ascii();
    let row = line.strip_prefix(b"[").unwrap_or(line);
    let row = row.strip_suffix(b",").or_else(|| row.strip_suffix(b"]")).unwrap_or(row);
    let wrong = |message: String| LineError { column: 1, message };
    let row: Map<String, Value> =
        serde_json::from_slice(row).map_err(|e| wrong(format!("no row of rasdaemon's tables: {e}")))?;
    let numbers = row.iter().filter(|(_, value)| value.is_number()).map(|(name, value)| (name, value.to_string()));
    let numbers: Vec<(&String, String)> = numbers.collect();
    let column = |name: &'static str| {
        let number = || numbers.iter().find(|(known, _)| *known == name).map(|(_, number)| number.as_str());
        row.get(name).and_then(Value::as_str).or_else(number)
    };
    let has = |names: &[&'static str]| names.iter().all(|name| column(name).is_some());
    let found = match () {
        () if has(&["err_type", "err_count"]) => memory(&column),
        () if has(&["pfn"]) => page(&column),
        () if has(&["status", "bank"]) => Ok(machine_check(&column)),
        () if has(&["etype", "severity"]) => extlog(&column),
        () if has(&["memdev", "descriptor"]) => cxl(&column),
        () => Err(
            "a row of none of mc_event, memory_failure_event, mce_record, extlog_event, cxl_general_media_event and \
                   cxl_dram_event"
                .to_owned(),
        ),
    };
    let stamp = column("timestamp").and_then(stamp).unwrap_or_default();
    Ok(found.map_err(wrong)?.map(|finding| Record { host: None, stamp, finding }))
}

/// A machine check of any part; on AMD the bank's name tells whether it is a memory controller's.
fn machine_check<'a>(column: &impl Fn(&'static str) -> Option<&'a str>) -> Option<crate::log::host::Finding> {
    let is_amd = column("bank_name").is_some_and(|name| name.contains("Memory Controller"));
    let mut found = Mca::of_row(column, is_amd).finding(Reporter::RasdaemonMce)?;
    if let Some(place) = column("mc_location").filter(|place| !place.is_empty()) {
        (found.label, found.is_dimm) = (place.to_owned(), true);
    }
    Some(found)
}
