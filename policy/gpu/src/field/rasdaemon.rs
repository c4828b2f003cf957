//! Rows of rasdaemon's database as `sqlite3 -json` prints them, a row on each line (\[RAS\], ras-record.c). Tables about memory:
//! `mc_event`, one row for each report of a memory controller; `memory_failure_event`, one for each page that was to go out of use;
//! `mce_record`, one for each machine check; `extlog_event`; `cxl_general_media_event` and `cxl_dram_event` of CXL memory. Rows of
//! other tables are counted as malformed, and the message names the tables that are read.

use super::Record;
use crate::log::host::Finding;
use crate::log::host::{self, PageState, Reporter};
use crate::log::mca::Mca;
use crate::log::prefix;
use crate::log::stamp::{Clock, Stamp};
use crate::time::Time;
use crate::wire::LineError;
use serde::Deserialize;

/// First bytes of every SQLite database.
pub const DATABASE: &[u8] = b"SQLite format 3\0";
/// What to do with a database.
pub const HOW_TO_READ: &str = "an SQLite database: print its rows with \
                               `sqlite3 -json FILE 'SELECT * FROM mc_event'` and replay those";

/// The columns of all tables that are read, as SQLite prints them; each table has some.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Row {
    timestamp: Option<String>,
    err_count: Option<u64>,
    err_type: Option<String>,
    label: Option<String>,
    mc: Option<i64>,
    address: Option<i64>,
    driver_detail: Option<String>,
    pfn: Option<String>,
    page_type: Option<String>,
    action_result: Option<String>,
    status: Option<i64>,
    addr: Option<i64>,
    cpu: Option<i64>,
    socketid: Option<i64>,
    bank: Option<i64>,
    bank_name: Option<String>,
    mc_location: Option<String>,
    etype: Option<i64>,
    severity: Option<i64>,
    fru_text: Option<String>,
    memdev: Option<String>,
    descriptor: Option<i64>,
    dpa: Option<i64>,
}

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
    let row: Row = serde_json::from_slice(row).map_err(|e| wrong(format!("no row of rasdaemon's tables: {e}")))?;
    let found = row.finding().map_err(wrong)?;
    Ok(found.map(|finding| Record { host: None, stamp: stamp(&row.timestamp.unwrap_or_default()), finding }))
}

fn error(reporter: Reporter, label: String, corrected: bool, count: u64, address: Option<i64>) -> Finding {
    let address = address.map(i64::cast_unsigned).filter(|address| *address != 0);
    Finding { address, ..Finding::errors(reporter, label, corrected, count) }
}

impl Row {
    fn finding(&self) -> Result<Option<Finding>, String> {
        if let (Some(kind), Some(count)) = (&self.err_type, self.err_count) {
            // ras-mc-handler.c, `mc_event_error_type`: a deferred error is an uncorrected one that nobody has used yet.
            let corrected = match kind.as_str() {
                "Corrected" => true,
                "Uncorrected" | "Deferred" | "Fatal" => false,
                "Info" => return Ok(None),
                other => return Err(format!("err_type `{other}` is not known")),
            };
            let parts = [self.mc.map(|mc| format!("MC{mc}")), self.label.clone().filter(|label| !label.is_empty())];
            let label = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
            let mut found = error(Reporter::Rasdaemon, label, corrected, count, self.address);
            host::detailed(&mut found, self.driver_detail.as_deref().unwrap_or_default());
            found.address = found.address.or(self.address.map(i64::cast_unsigned)).filter(|address| *address != 0);
            return Ok(Some(found));
        }
        if let Some(pfn) = &self.pfn {
            let frame = u64::from_str_radix(pfn.trim_start_matches("0x"), 16);
            let frame = frame.map_err(|_| format!("pfn `{pfn}` is no number of a page"))?;
            let (page, result) = (self.page_type.as_deref(), self.action_result.as_deref());
            let state = PageState::of_recovery(page.unwrap_or_default(), result.unwrap_or_default());
            return Ok(state.map(|state| Finding::of_page("pages", frame, state)));
        }
        if let (Some(status), Some(bank)) = (self.status, self.bank) {
            return Ok(self.machine_check(status.cast_unsigned(), bank));
        }
        if let (Some(_), Some(severity)) = (self.etype, self.severity) {
            // Numbers of UEFI (N.2.1): recoverable, fatal, corrected, informational.
            let label = format!("extlog {}", self.fru_text.as_deref().unwrap_or_default()).trim_end().to_owned();
            return Ok((severity != 3).then(|| error(Reporter::Extlog, label, severity == 2, 1, self.address)));
        }
        if let (Some(device), Some(descriptor)) = (&self.memdev, self.descriptor) {
            // CXL 3.1, Table 8-45: bit 0 is an uncorrectable event. The address is one of the device.
            return Ok(Some(error(Reporter::Table, format!("CXL {device}"), descriptor & 1 == 0, 1, self.dpa)));
        }
        Err("a row of none of mc_event, memory_failure_event, mce_record, extlog_event, cxl_general_media_event and \
             cxl_dram_event"
            .to_owned())
    }

    /// A machine check of any part; on AMD the bank's name tells whether it is a memory controller's.
    fn machine_check(&self, status: u64, bank: i64) -> Option<Finding> {
        let is_amd = self.bank_name.as_deref().is_some_and(|name| name.contains("Memory Controller"));
        let (cpu, address) = (self.cpu.map(i64::cast_unsigned), self.addr.map(i64::cast_unsigned));
        let socket = self.socketid.map(i64::cast_unsigned);
        let mca = Mca::of_row(status, [Some(bank.cast_unsigned()), cpu, socket, address], is_amd);
        let mut found = mca.finding(Reporter::RasdaemonMce)?;
        if let Some(place) = self.mc_location.as_ref().filter(|place| !place.is_empty()) {
            (found.label, found.is_dimm) = (place.clone(), true);
        }
        Some(found)
    }
}

/// `2025-11-20 10:11:12 +0000`, also without the zone.
fn stamp(text: &str) -> Stamp {
    let zoned = jiff::Zoned::strptime("%Y-%m-%d %H:%M:%S %z", text);
    let nanoseconds = zoned.ok().and_then(|z| u64::try_from(z.timestamp().as_nanosecond()).ok());
    let stamp = nanoseconds.map(|n| Stamp::new(Clock::Calendar, Time(n)));
    stamp.or_else(|| prefix::iso(text)).unwrap_or_default()
}
