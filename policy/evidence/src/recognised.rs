//! Decides whether an input gives a result. An input in which nothing is recognised gives none, because it does not
//! show that all is well.

/// Lines of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lines {
    /// Number of lines that were read.
    pub all: u64,
    /// Number of lines that the reader recognised.
    pub recognised: u64,
    /// Number of lines that the reader recognised and could not read.
    pub malformed: u64,
}

impl Lines {
    /// The reason why an input gives no result: nothing in it is recognised. `known` names the lines that the reader
    /// recognises.
    pub fn failure(self, known: &str) -> Option<NoResult> {
        let Self { all, recognised, malformed } = self;
        if recognised > 0 {
            return None;
        }
        let lines = match (all, malformed) {
            (0, _) => "0 lines".to_owned(),
            (1, 0) => "1 line".to_owned(),
            (_, 0) => format!("{all} lines"),
            _ => format!("{all} lines, {malformed} of them malformed"),
        };
        let message = format!("nothing here is recognised: {lines}. This does not show that all is well");
        Some(NoResult { message, help: format!("known are {known}") })
    }
}

/// The reason why an input gives no result, and the kind of input that would give one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoResult {
    /// The reason for the missing result.
    pub message: String,
    /// The lines that the reader recognises.
    pub help: String,
}

/// Names of the logs that `gpu watch` reads.
pub const WATCHED: &str = "kernel logs as dmesg, syslog, journalctl and /dev/kmsg write them";

/// Names of the logs that `gpu replay` and `what-if` read.
pub const LOGS: &str = "events in JSON lines; kernel logs as dmesg, syslog, journalctl and /dev/kmsg write them; CSV of SmartMem, \
Calchas, MareNostrum 3 and Alibaba; rasdaemon's rows as sqlite3 -json prints them; mcelog; event logs of Redfish (JSON), of \
Windows (JSON, XML) and of a BMC (ipmitool, FreeIPMI, ipmiutil); gpu_vram_bad_pages of amdgpu; each also as .gz or .zst";

/// Names of the logs that `learn beam` reads.
pub const ENTRIES: &str = "tables with an address and the wrong bits of an entry, as CSV or JSON lines, and the outputs that \
docs/beam.md lists; each also as .gz or .zst";

/// Names of the logs that `learn dimm` reads.
pub const MAPS: &str =
    "CSV of SmartMem, in which `retryrderrlogparity` is a map of wrong bits if bit 0 of `retryrderrlog` is set";
