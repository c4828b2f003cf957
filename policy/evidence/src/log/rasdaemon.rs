//! Errors that rasdaemon reports, by the columns of its tables (\[RAS\], ras-record.c): whether its database, its lines in the
//! journal or the lists of ras-mc-ctl give them. Tables about memory: `mc_event`, one row for each report of a memory controller;
//! `memory_failure_event`, one for each page that was to go out of use; `mce_record`, one for each machine check; `extlog_event`;
//! `cxl_general_media_event` and `cxl_dram_event` of CXL memory. `aer_event` and `non_standard_event` are about other parts.

use super::fact::{LogRecord, Read};
use super::finding::{Finding, PageState, Part, Reporter};
use super::host;
use super::mca::{Mca, number};
use super::prefix;
use super::reri::Reri;
use super::stamp::Stamp;
use crate::wire::LineError;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Returns the value of a column; `None` if the row does not have the column.
type Row<'a> = dyn Fn(&'static str) -> Option<&'a str> + 'a;
/// An error; `None` for a row that is only informative.
type Found = Result<Option<Finding>, String>;

/// Reads a time such as `2025-11-20 10:11:12 +0000`, with or without the zone.
pub fn stamp(text: &str) -> Option<Stamp> {
    prefix::iso(&text.replace(" +", "+").replace(" -", "-").replacen(' ', "T", 1))
}

fn error(row: &Row<'_>, reporter: Reporter, label: &str, corrected: bool, count: u64) -> Finding {
    // Traces print hexadecimal digits without `0x`, which `number` would read as a decimal number.
    let in_hex = row("hex_address").and_then(|digits| u64::from_str_radix(digits, 16).ok());
    // Zero is the address of an event whose controller knows none.
    let address = row("address").and_then(number).or(in_hex).filter(|address| *address != 0);
    let time = row("timestamp").and_then(stamp);
    Finding { address, time, ..Finding::errors(reporter, label.trim_end().to_owned(), corrected, count) }
}

/// Reads a row of `mc_event`; the rows of a summary have no time.
pub fn memory(row: &Row<'_>) -> Found {
    let text = |name| row(name).unwrap_or_default();
    // ras-mc-handler.c, `mc_event_error_type`: a deferred error is uncorrected, in data not yet used.
    let corrected = match text("err_type") {
        "Corrected" => true,
        "Uncorrected" | "Deferred" | "Fatal" => false,
        "Info" => return Ok(None),
        other => return Err(format!("err_type `{other}` is not known")),
    };
    let count =
        number(text("err_count")).ok_or_else(|| format!("err_count `{}` is not a number", text("err_count")))?;
    let mut found = error(row, Reporter::Rasdaemon, &format!("MC{} {}", text("mc"), text("label")), corrected, count);
    found.fatal = text("err_type") == "Fatal";
    host::detailed(&mut found, text("driver_detail"));
    Ok(Some(found))
}

/// Reads a row of `memory_failure_event`.
pub fn page(row: &Row<'_>) -> Found {
    let pfn = row("pfn").unwrap_or_default();
    let frame = u64::from_str_radix(pfn.trim_start_matches("0x"), 16);
    let frame = frame.map_err(|_| format!("pfn `{pfn}` is not a page number"))?;
    let state = PageState::of_recovery(row("page_type").unwrap_or_default(), row("action_result").unwrap_or_default());
    Ok(state.map(|state| Finding::of_page("pages", frame, state)))
}

/// Reads a row of `extlog_event`, whose severities are words or numbers of UEFI (N.2.1).
pub fn extlog(row: &Row<'_>) -> Found {
    let corrected = match row("severity") {
        Some("informational" | "3") => return Ok(None),
        severity => matches!(severity, Some("corrected" | "2")),
    };
    let unit = row("fru_text").unwrap_or_default();
    let found = error(row, Reporter::Extlog, &format!("extlog {unit}"), corrected, 1);
    Ok(Some(Finding { is_dimm: !unit.is_empty(), ..found }))
}

/// Reads a row of `cxl_general_media_event` or `cxl_dram_event`: bit 0 of the descriptor marks an uncorrectable event
/// (CXL 3.1, Table 8-45). The address is the device's if the row has no host address.
pub fn cxl(row: &Row<'_>) -> Found {
    let flags = row("flags").unwrap_or_default();
    if ["log=Informational", "log type:Informational"].iter().any(|log| flags.contains(log)) {
        return Ok(None);
    }
    let descriptor = row("descriptor").and_then(number).unwrap_or(0);
    let corrected = descriptor & 1 == 0 && !flags.contains("UNCORRECTABLE EVENT");
    let label = format!("CXL {}", row("memdev").unwrap_or_default());
    // The address of the host comes first: that of the device means nothing to a kernel that is to leave out pages.
    let address = word(flags, "hpa").or_else(|| row("dpa").and_then(number)).or_else(|| word(flags, "dpa"));
    let found = error(row, Reporter::Rasdaemon, &label, corrected, 1);
    Ok(Some(Finding { address: address.filter(|address| *address != 0), ..found }))
}

/// The hexadecimal value of `NAME=VALUE` or `NAME:VALUE` in a text.
fn word(text: &str, name: &str) -> Option<u64> {
    let mut words = text.split([' ', ',']).filter_map(|word| word.split_once(['=', ':']));
    let (_, value) = words.find(|(key, _)| *key == name)?;
    let value = u64::from_str_radix(value.trim_start_matches("0x"), 16).ok()?;
    // -1 is an address that cannot be translated.
    (value != u64::MAX).then_some(value)
}

/// An error of PCI Express: a row of `aer_event`, or a line that Linux prints.
pub fn aer(row: &Row<'_>, reporter: Reporter) -> Found {
    let kind = row("err_type").unwrap_or_default();
    let name = format!("PCIe {}", row("device").or(row("dev_name")).unwrap_or("device that is not named"));
    let found = error(row, reporter, &name, kind.starts_with("Correct"), 1);
    let fatal = kind.ends_with("(Fatal)") || kind == "Fatal";
    Ok(Some(Finding { part: Part::Bus, is_dimm: false, fatal, name: Some(name), ..found }))
}

/// An error of any other part, by its severity: `non_standard_event` and lines like it. A severity that is not known may be fatal.
pub fn non_standard(row: &Row<'_>) -> Found {
    let severity = row("severity").unwrap_or_default();
    if ["Informational", "3"].contains(&severity) {
        return Ok(None);
    }
    // Words of the table, numbers of UEFI (N.2.1), and words of the lines in a log.
    let corrected = ["Corrected", "2", "CE", "been corrected"].contains(&severity);
    let named =
        [row("section").or(row("sec_type")), row("fru_text")].into_iter().flatten().filter(|text| !text.is_empty());
    let name = named.collect::<Vec<_>>().join(" ");
    let count = row("err_count").and_then(number).unwrap_or(1);
    let found = error(row, Reporter::Rasdaemon, &name, corrected, count);
    let at = row("driver_detail").and_then(|text| text.split_once("physical fault address: ")).map(|(_, at)| at);
    let address = at.and_then(|at| number(at.split(' ').next()?));
    let fatal = ["Fatal", "1"].contains(&severity);
    let consumed = address.is_some() && !corrected;
    Ok(Some(Finding { part: Part::Other, is_dimm: false, fatal, name: Some(name), address, consumed, ..found }))
}

/// First bytes of every SQLite database.
pub const DATABASE: &[u8] = b"SQLite format 3\0";
/// The advice to a user whose file is a database.
pub const HOW_TO_READ: &str = "an SQLite database: print its rows with \
                               `sqlite3 -json FILE 'SELECT * FROM mc_event'` and replay those";

/// Whether a line begins rows of the database.
pub fn begins(line: &[u8]) -> bool {
    line.starts_with(b"[{\"")
}

/// Reads a row of the database as `sqlite3 -json` prints it, a row on each line; `None` for one that reports no error of memory.
///
/// # Errors
/// It is a row of another table; the message names those that are read.
pub fn parse(line: &[u8]) -> Read {
    let line = line.trim_ascii();
    let row = line.strip_prefix(b"[").unwrap_or(line);
    let row = row.strip_suffix(b",").or_else(|| row.strip_suffix(b"]")).unwrap_or(row);
    let row: Map<String, Value> = serde_json::from_slice(row)
        .map_err(|e| LineError { column: 1, message: format!("not a row of rasdaemon's tables: {e}") })?;
    // sqlite3 prints a column of numbers without quotes; the readers below take texts, as logs give them.
    let texts = row.into_iter().filter_map(|(name, value)| match value {
        Value::String(text) => Some((name, text)),
        Value::Number(number) => Some((name, number.to_string())),
        _ => None,
    });
    let texts: BTreeMap<String, String> = texts.collect();
    let column = |name: &'static str| texts.get(name).map(String::as_str);
    let has = |names: &[&'static str]| names.iter().all(|name| column(name).is_some());
    // sqlite3 does not print the name of the table, so its columns tell it.
    let found = match () {
        () if has(&["err_type", "err_count"]) => memory(&column),
        () if has(&["pfn"]) => page(&column),
        () if has(&["err_src_id", "status"]) => Ok(Reri::of_row(&column).finding()),
        () if has(&["status", "bank"]) => Ok(machine_check(&column)),
        () if has(&["dev_name", "err_type"]) => aer(&column, Reporter::Rasdaemon),
        () if has(&["sec_type", "severity"]) => non_standard(&column),
        () if has(&["etype", "severity"]) => extlog(&column),
        () if has(&["memdev", "descriptor"]) => cxl(&column),
        () => Err(
            "not a row of mc_event, memory_failure_event, mce_record, extlog_event, aer_event, non_standard_event, \
                   reri_event, cxl_general_media_event or cxl_dram_event"
                .to_owned(),
        ),
    };
    let stamp = column("timestamp").and_then(stamp).unwrap_or_default();
    let found = found.map_err(|message| LineError { column: 1, message })?;
    Ok(found.map(|found| LogRecord { stamp, ..found.into() }))
}

/// A machine check of any part; on AMD the bank's name shows whether it is a memory controller's.
fn machine_check<'a>(column: &impl Fn(&'static str) -> Option<&'a str>) -> Option<Finding> {
    let is_amd = column("bank_name").is_some_and(|name| name.contains("Memory Controller"));
    let mut found = Mca::of_row(column, is_amd).finding(Reporter::RasdaemonMce)?;
    if let Some(place) = column("mc_location").filter(|place| !place.is_empty()) {
        (found.label, found.is_dimm) = (place.to_owned(), true);
    }
    Some(found)
}
