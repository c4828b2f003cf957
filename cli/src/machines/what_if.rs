//! `eccforge gpu what-if EVENTS`: one table, one row for each policy; on the log of a host, one for each rule.

use super::reading::Reading;
use crate::arguments::{Format, format};
use crate::data::open;
use crate::inputs;
use crate::output::{self, WithNext, called};
use crate::terminal;
use clap::Args;
use eccforge_gpu::documents::{Backtest, Comparison};
use eccforge_gpu::profile::{GeometryOf, Profile};
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::what_if::{self, PolicyResult};
use eccforge_gpu::replay::{Intake, ReadOptions, backtest};
use miette::{IntoDiagnostic, Report, WrapErr, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge gpu what-if`
/// Hours between service windows, unless others are given.
const SERVICE_HOURS: u64 = 168;

#[derive(Debug, Args)]
pub struct WhatIfArgs {
    /// Faults in JSON lines, a kernel log, or the log of a host; `-` is standard input
    events: PathBuf,
    /// Profiles: built-in names or YAML files. Default: all built-in profiles; profiles of hosts only for events that name no GPU
    #[arg(long, value_delimiter = ',')]
    profile: Vec<String>,
    #[command(flatten)]
    reading: Reading,
    /// Hours between service windows, in which pending retirements and remaps take effect. Default: 168
    #[arg(long, value_name = "HOURS")]
    service_hours: Option<u64>,
    /// Reset a GPU that accepts no more work only at the next window, not at once
    #[arg(long)]
    wait_for_window: bool,
    /// For the log of a host: replace a DIMM after this many corrected errors within a day. Default: 10
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    per_day: Option<u64>,
    /// Output format
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    format: Format,
}

/// Runs the command.
pub fn run(args: &WhatIfArgs) -> miette::Result<ExitCode> {
    let names: Vec<String> = if args.profile.is_empty() {
        Profile::built_in_names().into_iter().map(str::to_owned).collect()
    } else {
        args.profile.clone()
    };
    let profiles: Vec<Profile> = names.iter().map(|name| inputs::profile(name)).collect::<miette::Result<Vec<_>>>()?;
    let service = Service {
        interval_hours: args.service_hours.or(Some(SERVICE_HOURS)),
        at_once_when_required: !args.wait_for_window,
    };
    let options = ReadOptions { remember: true, ..args.reading.options() };
    let file = args.events.display().to_string();
    let (outcomes, read) = what_if::run(open(&args.events)?, options, profiles.clone(), service)
        .into_diagnostic()
        .wrap_err_with(|| format!("{file}: cannot be replayed"))?;
    if let Some(why) = read.failure() {
        return Err(crate::data::no_result(&file, &why));
    }
    // The profiles do not model the memory of a host: the rules for its DIMMs and pages are judged instead.
    let is_of_host = read.events == 0 && !read.observed.memory.is_empty();
    let without_effect = [
        ("--per-day", args.per_day.is_some() && !is_of_host, "the log of a host"),
        ("--service-hours", args.service_hours.is_some() && is_of_host, "events of GPUs"),
        ("--wait-for-window", args.wait_for_window && is_of_host, "events of GPUs"),
    ];
    if let Some((option, _, of)) = without_effect.iter().find(|(_, is_given, _)| *is_given) {
        return Err(miette!(help = format!("leave {option} out"), "{file}: `{option}` is for {of}"));
    }
    if is_of_host {
        let report = Backtest {
            replacements: backtest::replacements(&read.observed, args.per_day.unwrap_or(10)),
            pages: profiles.iter().filter_map(|profile| backtest::pages(&read.observed, profile)).collect(),
            left_out: read.observed.past_left_out(),
            file: &file,
        };
        let replay =
            (file != "-").then(|| (called(&["gpu", "replay", &file]), "the action for each device, with its reason"));
        return output::report(&WithNext::new(&report, replay), args.format, None);
    }
    let is_of_gpus = !read.observed.gpus.is_empty();
    if let Some(host) = profiles.iter().find(|profile| is_of_gpus && profile.geometry_of == GeometryOf::Host)
        && !args.profile.is_empty()
    {
        return Err(of_host(&file, &host.name));
    }
    let judged = |(i, _): &(usize, PolicyResult)| !is_of_gpus || profiles[*i].geometry_of != GeometryOf::Host;
    let (places, outcomes): (Vec<usize>, Vec<PolicyResult>) = outcomes.into_iter().enumerate().filter(judged).unzip();
    let best = best_place(&places, &outcomes, &profiles).map(|place| &names[place]);
    if let Some(why) = unmodelled(&read, &outcomes) {
        let help = "name profiles of the machine with --profile; a profile file states the memory (`eccforge gpu replay` shows the evidence in the log)";
        return Err(miette!(help = help, "{file}: {why}"));
    }
    note_beyond(&outcomes, read.events);
    let hosts = of_hosts(&profiles);
    let comparison = Comparison { outcomes: &outcomes, intake: &read, file: &file, hosts: &hosts };
    let next = best.map_or_else(Vec::new, |best| continued(&file, best, (read.log_lines == 0).then_some(args)));
    output::report(&WithNext::new(&comparison, next), args.format, None)
}

/// The index of the profile with the best policy. The policy of a GPU ranks before any policy of hosts, because a GPU
/// cannot have one.
fn best_place(places: &[usize], outcomes: &[PolicyResult], profiles: &[Profile]) -> Option<usize> {
    let rank = |(place, outcome): &(&usize, &PolicyResult)| {
        (profiles[**place].geometry_of == GeometryOf::Host, outcome.place())
    };
    places.iter().zip(outcomes).min_by_key(rank).map(|(place, _)| *place)
}

/// The names of policies of hosts.
fn of_hosts(profiles: &[Profile]) -> Vec<&str> {
    profiles.iter().filter(|profile| profile.geometry_of == GeometryOf::Host).map(|profile| &*profile.name).collect()
}

/// Notes the events that policies do not model, because their memory is smaller.
fn note_beyond(outcomes: &[PolicyResult], events: u64) {
    for o in outcomes.iter().filter(|o| o.beyond_memory > 0) {
        let (profile, beyond) = (&o.profile, o.beyond_memory);
        terminal::note(&format!("{profile}: {beyond} of {events} events are beyond its memory and not modelled"));
    }
}

/// The command that shows the actions of the best policy. `trace` has the arguments if the input is a trace of faults:
/// the replay then uses the same service windows. A log may have been recorded under the policy, as a replay assumes by
/// default.
fn continued(file: &str, best: &str, trace: Option<&WhatIfArgs>) -> Vec<(String, &'static str)> {
    // A pipe cannot be read again.
    if file == "-" {
        return Vec::new();
    }
    let mut replay = vec!["gpu", "replay", file, "--profile", best];
    let hours = trace.map(|args| args.service_hours.unwrap_or(SERVICE_HOURS).to_string());
    if let (Some(args), Some(hours)) = (trace, &hours) {
        replay.extend(["--trace", "faults", "--service-hours", hours]);
        if !args.wait_for_window {
            replay.push("--reset-when-required");
        }
    }
    vec![(called(&replay), "the actions of this policy, event by event")]
}

/// The error for the policy of a host under which a log of GPUs is to be replayed.
pub fn of_host(file: &str, profile: &str) -> Report {
    miette!(help = inputs::PROFILES_OF_GPUS, "{file} is a log of GPUs, and `{profile}` is a policy of a host")
}

/// The reason why no profile models anything of a log; `None` if one does, or the log is empty.
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
