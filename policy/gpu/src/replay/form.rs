//! Which format a file is in, by its first line.

use crate::field::{self, TableReader};
use crate::log::rasdaemon;
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
    /// `gpu_vram_bad_pages` of amdgpu.
    BadPages,
    /// CSV of SmartMem or Calchas.
    Table,
    /// Rows of rasdaemon's database, as `sqlite3 -json` prints them.
    Rasdaemon,
}

/// By the first line that is not empty.
pub fn guess(line: &[u8]) -> Format {
    let has = |word: &&str| memchr::memmem::find(line, word.as_bytes()).is_some();
    let line = line.trim_ascii();
    let text = String::from_utf8_lossy(line);
    match () {
        () if rasdaemon::begins(line) => Format::Rasdaemon,
        () if line.starts_with(b"{") && ["\"MESSAGE\"", "\"__REALTIME_TIMESTAMP\"", "\"__CURSOR\""].iter().any(has) => {
            Format::Journal
        }
        () if line.starts_with(b"{") => Format::JsonLines,
        () if TableReader::of_header(&text).is_some() => Format::Table,
        () if field::bad_page(&text).is_some() => Format::BadPages,
        () => Format::KernelLog,
    }
}
