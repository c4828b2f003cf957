//! `eccforge gpu what-if EVENTS`: one table, one row for each policy.

use super::reading::Reading;
use crate::arguments::{Format, format};
use crate::inputs::{self, open};
use crate::{output, terminal};
use clap::Args;
use eccforge_gpu::documents::Comparison;
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::Intake;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::what_if::{self, PolicyResult};
use miette::{IntoDiagnostic, WrapErr, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge gpu what-if`
#[derive(Debug, Args)]
pub struct WhatIfArgs {
    /// Faults in JSON lines, or a kernel log; the file is read once for each profile
    events: PathBuf,
    /// Profiles: built-in names or YAML files. Default: all built-in profiles
    #[arg(long, value_delimiter = ',')]
    profile: Vec<String>,
    #[command(flatten)]
    reading: Reading,
    /// Hours between service windows, in which pending retirements and remaps take effect
    #[arg(long, default_value_t = 168, value_name = "HOURS")]
    service_hours: u64,
    /// Reset a GPU that accepts no more work only at the next window, not at once
    #[arg(long)]
    wait_for_window: bool,
    /// Output format
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    format: Format,
}

/// Runs the command.
pub fn run(args: &WhatIfArgs) -> miette::Result<ExitCode> {
    if args.events.as_os_str() == "-" {
        return Err(miette!("the trace is read once for each profile, so it must be a file"));
    }
    let names: Vec<String> = if args.profile.is_empty() {
        Profile::built_in_names().into_iter().map(str::to_owned).collect()
    } else {
        args.profile.clone()
    };
    let service = Service { interval_hours: Some(args.service_hours), at_once_when_required: !args.wait_for_window };
    let (mut outcomes, mut read) = (Vec::new(), None);
    for name in &names {
        let input = open(&args.events)?;
        let file = args.events.display();
        let (outcome, intake) = what_if::run(input, args.reading.options(), inputs::profile(name)?, service)
            .into_diagnostic()
            .wrap_err_with(|| format!("{file}: cannot be replayed"))?;
        if let Some(why) = intake.failure() {
            return Err(miette!("{file}: {why}"));
        }
        if intake.events == 0 && !intake.observed.memory.is_empty() {
            return Err(miette!(
                help = "`eccforge gpu replay` reports these errors and what to do",
                "{file}: no events for a profile. The log has errors of a host's memory, whose addresses are not those of the memory \
                 that the profiles model: give the errors as JSON lines, with addresses below its capacity"
            ));
        }
        outcomes.push(outcome);
        read.get_or_insert(intake);
    }
    let read = read.unwrap_or_default();
    if let Some(why) = unmodelled(&read, &outcomes) {
        let help = "name profiles of the machine with --profile; a profile file states the memory (`eccforge gpu replay` shows what the log says)";
        return Err(miette!(help = help, "{}: {why}", args.events.display()));
    }
    for o in outcomes.iter().filter(|o| o.beyond_memory > 0) {
        terminal::note(&format!(
            "{}: {} of {} events are beyond its memory and not modelled",
            o.profile, o.beyond_memory, read.events
        ));
    }
    let file = args.events.display().to_string();
    output::report(&Comparison { outcomes: &outcomes, intake: &read, file: &file }, args.format, None)
}

/// The reason why no profile models anything of a log, if that is so.
fn unmodelled(read: &Intake, outcomes: &[PolicyResult]) -> Option<String> {
    let (events, lines) = (read.events, read.log_lines);
    let all_beyond = outcomes.iter().all(|o| o.beyond_memory == events);
    match (events, lines) {
        (0, 0) => None,
        _ if !all_beyond => None,
        (0, _) => Some(format!("none of its {lines} lines about devices is an event that these profiles model")),
        _ => Some(format!("all {events} events are at addresses beyond the memory of every profile")),
    }
}
