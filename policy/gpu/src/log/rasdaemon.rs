//! Errors that rasdaemon reports, by the columns of its tables (\[RAS\], ras-record.c): whether its database, its lines in the
//! journal or the lists of ras-mc-ctl give them.

use super::host::{self, Finding, PageState, Part, Reporter};
use super::prefix;
use super::stamp::Stamp;

/// The value of a column; nothing where the row does not have it.
type Row<'a> = dyn Fn(&'static str) -> Option<&'a str> + 'a;
/// An error; nothing for a row that only informs.
type Found = Result<Option<Finding>, String>;

/// `2025-11-20 10:11:12 +0000`, also without the zone.
pub fn stamp(text: &str) -> Option<Stamp> {
    prefix::iso(&text.replace(" +", "+").replace(" -", "-").replacen(' ', "T", 1))
}

/// A number: decimal, as SQLite prints it with a sign, or in hexadecimal after `0x`.
pub fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().or_else(|_| text.parse().map(i64::cast_unsigned)).ok(),
    }
}

fn error(row: &Row<'_>, reporter: Reporter, label: &str, corrected: bool, count: u64) -> Finding {
    let address = row("address").and_then(number).filter(|address| *address != 0);
    let time = row("timestamp").and_then(stamp);
    Finding { address, time, ..Finding::errors(reporter, label.trim_end().to_owned(), corrected, count) }
}

/// `mc_event`; the rows of a summary have no time.
pub fn memory(row: &Row<'_>) -> Found {
    let text = |name| row(name).unwrap_or_default();
    // ras-mc-handler.c, `mc_event_error_type`: a deferred error is an uncorrected one that nobody has used yet.
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

/// `memory_failure_event`.
pub fn page(row: &Row<'_>) -> Found {
    let pfn = row("pfn").unwrap_or_default();
    let frame = u64::from_str_radix(pfn.trim_start_matches("0x"), 16);
    let frame = frame.map_err(|_| format!("pfn `{pfn}` is not the number of a page"))?;
    let state = PageState::of_recovery(row("page_type").unwrap_or_default(), row("action_result").unwrap_or_default());
    Ok(state.map(|state| Finding::of_page("pages", frame, state)))
}

/// `extlog_event`: severities in words, or as UEFI numbers them (N.2.1).
pub fn extlog(row: &Row<'_>) -> Found {
    let corrected = match row("severity") {
        Some("informational" | "3") => return Ok(None),
        severity => matches!(severity, Some("corrected" | "2")),
    };
    let unit = row("fru_text").unwrap_or_default();
    let found = error(row, Reporter::Extlog, &format!("extlog {unit}"), corrected, 1);
    Ok(Some(Finding { is_dimm: !unit.is_empty(), ..found }))
}

/// `cxl_general_media_event` and `cxl_dram_event`: bit 0 of the descriptor is an uncorrectable event (CXL 3.1, Table 8-45). The
/// address is one of the device, where there is none of the host.
pub fn cxl(row: &Row<'_>) -> Found {
    let flags = row("flags").unwrap_or_default();
    if flags.contains("log=Informational") {
        return Ok(None);
    }
    let descriptor = row("descriptor").and_then(number).unwrap_or(0);
    let corrected = descriptor & 1 == 0 && !flags.contains("UNCORRECTABLE EVENT");
    let label = format!("CXL {}", row("memdev").unwrap_or_default());
    let host = flags.split_once("hpa=").and_then(|(_, rest)| number(rest.split([' ', ',']).next()?));
    let address = host.or(row("dpa").and_then(number)).filter(|address| *address != 0);
    Ok(Some(Finding { address, ..error(row, Reporter::Rasdaemon, &label, corrected, 1) }))
}

/// `aer_event`: an error of PCI Express.
pub fn aer(row: &Row<'_>) -> Found {
    let kind = row("err_type");
    let label = row("device").unwrap_or_default();
    let found = error(row, Reporter::Rasdaemon, label, kind == Some("Corrected"), 1);
    Ok(Some(Finding { part: Part::Bus, is_dimm: false, fatal: kind == Some("Fatal"), ..found }))
}
