//! Options for reading logs of machines (formats, times, labels, readings), and the exit statuses of the commands that
//! read them.

use crate::arguments::choice;
use crate::data::open;
use clap::Args;
use eccforge_evidence::field::labels::Labels;
use eccforge_evidence::log::clock::parse_zone;
use eccforge_evidence::time::SECOND;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gpu::observed::{Action, Advised, reading};
use eccforge_gpu::replay::{Format, ReadOptions};
use miette::miette;
use std::path::Path;
use std::process::ExitCode;

/// The format of an event file; `None` detects it.
type Detected = Option<Format>;

/// Values of `--log-format`.
const LOG_FORMATS: [(&str, &str, Detected); 5] = [
    ("auto", "Detect the format from the first line", None),
    ("json", "One event in JSON on each line", Some(Format::JsonLines)),
    ("log", "Text log: dmesg, syslog, journalctl, /dev/kmsg", Some(Format::KernelLog)),
    ("journal", "Output of journalctl -o json", Some(Format::Journal)),
    ("dmesg-json", "Output of dmesg --json", Some(Format::DmesgJson)),
];

/// Options for reading an event file.
#[derive(Clone, Copy, Debug, Args)]
pub struct Reading {
    /// Format of the event file
    #[arg(long, value_parser = choice(&LOG_FORMATS), default_value = "auto")]
    log_format: Detected,
    /// Treat reads with a DUE as retried, as codes with `on-detection: retry` do. If an event gives the outcome of
    /// the retry (`repeated` in JSON lines), only that outcome counts. Logs do not give it, so their errors remain
    /// DUEs
    #[arg(long)]
    retry: bool,
    #[command(flatten)]
    pub times: Times,
}

/// Missing parts of a log's times, and the merging of its lines.
#[derive(Clone, Copy, Debug, Args)]
pub struct Times {
    /// Year of the first time stamp, if the log (syslog) has no years
    #[arg(long)]
    pub year: Option<i16>,
    /// Offset of local times from UTC, such as +02:00, unless the log itself gives it
    #[arg(long, value_parser = parse_zone, allow_hyphen_values = true, value_name = "OFFSET")]
    pub zone: Option<i64>,
    /// Count lines of one XID as one event if they are at most this many seconds apart (the Delta field study uses 5)
    #[arg(long, value_name = "SECONDS")]
    coalesce: Option<u32>,
}

impl Times {
    /// The largest distance in nanoseconds between lines of one event.
    pub fn coalesce(self) -> Option<u64> {
        self.coalesce.map(|seconds| u64::from(seconds) * SECOND)
    }
}

impl Reading {
    pub fn options(self) -> ReadOptions {
        ReadOptions {
            format: self.log_format,
            year: self.times.year,
            zone: self.times.zone,
            coalesce: self.times.coalesce(),
            retry: self.retry,
            remember: false,
        }
    }
}

/// The exit status of `replay`, and of `watch` at its end.
pub const EXIT_STATUS: &str = "Exit status (of `watch`, only with --once or when standard input ends): 0 nothing to do, 10 drain a \
GPU or host, 11 reset a GPU, 12 return a GPU (RMA), 13 reboot a node, 14 plan the replacement of a DIMM, 15 offline a page, \
16 read a severe line that eccforge does not understand. \
With several actions, the status is the first that applies of 12, 13, 11, 10, 14, 15, 16. 2 means that the command could not run or recognised nothing in the log.";

/// The exit status for the device with the most severe action.
pub fn status(advice: &[Advised]) -> ExitCode {
    ExitCode::from(advice.first().map_or(Action::None, |advised| advised.advice.action).status())
}

/// Reads the names of DIMMs.
pub fn labels(path: &Path) -> miette::Result<Labels> {
    Ok(Labels::parse(&path.display().to_string(), &text_of(path)?)?)
}

/// Longest file of labels or of readings, in bytes.
// The whole file is in memory. A pipe has no size to check before, so reading stops at this limit.
const LONGEST: u64 = 64 << 20;

/// Reads a file, or standard input for `-`.
fn text_of(path: &Path) -> miette::Result<String> {
    let (input, name) = (open(path)?, path.display().to_string());
    let length = std::fs::metadata(path).map_or(0, |file| file.len());
    Ok(SourceFile::read_from(name, length, LONGEST, || Ok(input))?.text)
}

/// Reads the output of `nvidia-smi -q -x`.
pub fn readings(path: &Path) -> miette::Result<Vec<reading::Reading>> {
    reading::parse(&text_of(path)?).map_err(|why| miette!("{}: {why}", path.display()))
}

/// Parses a time: RFC 3339 or nanoseconds.
pub fn parse_time(text: &str) -> Result<eccforge_evidence::time::Time, String> {
    text.parse().map(eccforge_evidence::time::Time).or_else(|_| eccforge_evidence::time::Time::parse_rfc3339(text))
}

/// The name of this machine; empty if the system does not report it.
pub fn local_host() -> String {
    let name =
        std::fs::read_to_string("/proc/sys/kernel/hostname").or_else(|_| std::fs::read_to_string("/etc/hostname"));
    name.unwrap_or_default().trim().to_owned()
}
