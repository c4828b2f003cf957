//! Which format a file is in, by its first line.

use serde::{Deserialize, Serialize};

/// What a file of events is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// One event in JSON on each line.
    JsonLines,
    /// A log in text: dmesg, syslog, journalctl, `/dev/kmsg`.
    KernelLog,
    /// `journalctl -o json`: one entry in JSON on each line.
    Journal,
    /// `dmesg --json`.
    DmesgJson,
    /// `gpu_vram_bad_pages` of amdgpu.
    BadPages,
    /// CSV of SmartMem or Calchas.
    Table,
    /// Rows of rasdaemon's database, as `sqlite3 -json` prints them.
    Rasdaemon,
}

/// By the first line that is not empty.
pub fn guess(line: &[u8]) -> Format {
    let has = |word: &str| memchr::memmem::find(line, word.as_bytes()).is_some();
    let line = line.trim_ascii();
    if crate::field::rasdaemon::begins(line) {
        return Format::Rasdaemon;
    }
    if !line.starts_with(b"{") {
        return text_format(&String::from_utf8_lossy(line));
    }
    if line == b"{" || has("\"dmesg\"") {
        return Format::DmesgJson;
    }
    if has("\"MESSAGE\"") || has("\"__REALTIME_TIMESTAMP\"") || has("\"__CURSOR\"") {
        return Format::Journal;
    }
    Format::JsonLines
}

fn text_format(line: &str) -> Format {
    if crate::field::TableReader::of_header(line).is_some() {
        Format::Table
    } else if crate::field::bad_page(line).is_some() {
        Format::BadPages
    } else {
        Format::KernelLog
    }
}
