//! The commands `smi`, `policy replay`, `policy watch`, `policy what-if` and `inject`, for a binary to add to its own.
//!
//! Each takes its arguments and a place to write to, so that tests see what people see.

mod field;
mod http;
mod inject;
mod page;
mod replay;
mod report;
mod session;
mod smi;
mod watch;
mod what_if;

pub use field::FieldArgs;
pub use inject::InjectArgs;
pub use replay::ReplayArgs;
pub use smi::SmiArgs;
pub use watch::WatchArgs;
pub use what_if::WhatIfArgs;

use clap::{Args, Subcommand, ValueEnum};
use eccforge_machines::log::clock::parse_zone;
use eccforge_machines::observed::reading;
use eccforge_machines::replay::{Format, ReadOptions};
use eccforge_machines::time::SECOND;
use miette::{IntoDiagnostic, WrapErr, miette};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::ExitCode;

/// `eccforge policy ...`
#[derive(Debug, Subcommand)]
pub enum PolicyCommand {
    /// Say what a log shows of every GPU; with a profile, also what a driver would have done
    Replay(ReplayArgs),
    /// Follow a log: keep the state of every GPU, serve metrics, say what to do
    Watch(WatchArgs),
    /// Compare what several profiles make of one trace of faults
    WhatIf(WhatIfArgs),
    /// What codes would have done with the wrong bits of a field log (SmartMem), exactly
    Field(FieldArgs),
    /// List the profiles that ship with the program
    Profiles,
}

/// How a file of events is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FormatArg {
    /// Told by the first line
    Auto,
    /// One event in JSON on each line
    Json,
    /// A log in text: dmesg, syslog, journalctl, /dev/kmsg
    Log,
    /// journalctl -o json
    Journal,
    /// dmesg --json
    DmesgJson,
}

/// How to read the file of events.
#[derive(Clone, Copy, Debug, Args)]
pub struct Reading {
    /// Form of the file
    #[arg(long, value_enum, default_value = "auto")]
    log_format: FormatArg,
    /// Take refused reads as repeated, as codes with `on-detection: retry` do: of an error that says what the repetition got
    /// (`repeated` in JSON lines) the policy hears that alone. Logs do not tell, so theirs stay refused
    #[arg(long)]
    retry: bool,
    #[command(flatten)]
    times: Times,
}

/// What the times of a log leave open, and which of its lines are one event.
#[derive(Clone, Copy, Debug, Args)]
pub struct Times {
    /// Year of the first time without one (syslog), where the log itself does not tell
    #[arg(long)]
    year: Option<i16>,
    /// Offset of local times from UTC, such as +02:00, where the log itself does not tell
    #[arg(long, value_parser = parse_zone, allow_hyphen_values = true, value_name = "OFFSET")]
    zone: Option<i64>,
    /// Count lines of one XID this many seconds apart or less as one event (the Delta study: 5)
    #[arg(long, value_name = "SECONDS")]
    coalesce: Option<u32>,
}

impl Times {
    /// Nanoseconds within which lines of one XID are one event.
    fn coalesce(self) -> Option<u64> {
        self.coalesce.map(|seconds| u64::from(seconds) * SECOND)
    }
}

impl Reading {
    fn options(self) -> ReadOptions {
        let format = match self.log_format {
            FormatArg::Auto => None,
            FormatArg::Json => Some(Format::JsonLines),
            FormatArg::Log => Some(Format::KernelLog),
            FormatArg::Journal => Some(Format::Journal),
            FormatArg::DmesgJson => Some(Format::DmesgJson),
        };
        ReadOptions {
            format,
            year: self.times.year,
            zone: self.times.zone,
            coalesce: self.times.coalesce(),
            retry: self.retry,
        }
    }
}

/// Runs `eccforge smi`.
///
/// # Errors
/// What is wrong with the arguments or the image.
pub fn smi(args: &SmiArgs, out: &mut dyn Write) -> miette::Result<ExitCode> {
    smi::run(args, out)
}

/// Runs `eccforge policy ...`.
///
/// # Errors
/// What is wrong with the arguments or the files.
pub fn policy(command: &PolicyCommand, out: &mut dyn Write) -> miette::Result<ExitCode> {
    match command {
        PolicyCommand::Replay(args) => replay::run(args, out),
        PolicyCommand::Watch(args) => watch::run(args, out),
        PolicyCommand::WhatIf(args) => what_if::run(args, out),
        PolicyCommand::Field(args) => field::run(args),
        PolicyCommand::Profiles => profiles(out),
    }
}

/// Runs `eccforge inject`.
///
/// # Errors
/// What is wrong with the arguments or the image.
pub fn inject(args: &InjectArgs, out: &mut dyn Write) -> miette::Result<ExitCode> {
    inject::run(args, out)
}

fn profiles(out: &mut dyn Write) -> miette::Result<ExitCode> {
    for name in eccforge_machines::profile::Profile::built_in_names() {
        let profile = eccforge_machines::profile::Profile::load(name)?;
        writeln!(out, "{name:<22} {}", profile.description).into_diagnostic()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Opens a file, or the standard input for `-`.
fn open(path: &Path) -> miette::Result<Box<dyn Read>> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path).into_diagnostic().wrap_err_with(|| format!("{}: cannot be opened", path.display()))?;
    if file.metadata().is_ok_and(|m| m.is_dir()) {
        return Err(miette!("{}: this is a folder; a file of events is needed", path.display()));
    }
    Ok(Box::new(file))
}

/// Reads the output of `nvidia-smi -q -x`.
fn readings(path: &Path) -> miette::Result<Vec<reading::Reading>> {
    let mut xml = String::new();
    let whole = open(path)?.read_to_string(&mut xml);
    whole.into_diagnostic().wrap_err_with(|| format!("{}: cannot be read", path.display()))?;
    reading::parse(&xml).map_err(|why| miette!("{}: {why}", path.display()))
}

/// Reads a time: RFC 3339, or nanoseconds.
fn parse_time(text: &str) -> Result<eccforge_machines::time::Time, String> {
    text.parse().map(eccforge_machines::time::Time).or_else(|_| eccforge_machines::time::Time::parse_rfc3339(text))
}

/// The name of this machine; empty where the system does not tell.
fn local_host() -> String {
    let name =
        std::fs::read_to_string("/proc/sys/kernel/hostname").or_else(|_| std::fs::read_to_string("/etc/hostname"));
    name.unwrap_or_default().trim().to_owned()
}
