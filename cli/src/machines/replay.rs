//! `eccforge gpu replay EVENTS`: the state of every GPU in the log; with `--profile P`, also the actions of a modelled driver.

use super::reading::{EXIT_STATUS, Reading, labels, readings, status};
use crate::arguments::{Format, choice, format};
use crate::data::open;
use crate::inputs;
use crate::output::{self, WithNext, called};
use clap::Args;
use eccforge_fleet::explain;
use eccforge_gpu::documents::Replayed;
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::observed::Action;
use eccforge_gpu::profile::{GeometryOf, Profile};
use eccforge_gpu::replay::fleet::Fleet;
use eccforge_gpu::replay::recorder::Recorder;
use eccforge_gpu::replay::replay;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::timeline::Timeline;
use miette::{IntoDiagnostic, WrapErr, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// Values of `--trace`.
const TRACES: [(&str, &str, TraceKind); 2] = [
    (
        "observed",
        "The error happened nevertheless, because the events were recorded under this policy",
        TraceKind::Observed,
    ),
    ("faults", "The error does not happen, because the events are faults of the memory", TraceKind::Faults),
];

/// `eccforge gpu replay`
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub struct ReplayArgs {
    /// Events in JSON lines, or a log; also .gz or .zst; `-` reads standard input
    events: PathBuf,
    /// Also model the actions of a driver with this profile: a built-in name or a YAML file
    #[arg(long)]
    profile: Option<String>,
    #[command(flatten)]
    reading: Reading,
    /// Later readings of the GPUs: outputs of `nvidia-smi -q -x`, in the order of their times
    #[arg(long, value_name = "XML")]
    smi: Vec<PathBuf>,
    /// Meaning of an error in a page or row that is already out of use
    #[arg(long, value_parser = choice(&TRACES), default_value = "observed")]
    trace: TraceKind,
    /// Reset GPUs with pending retirements or remaps at service windows, this many hours apart
    #[arg(long, value_name = "HOURS")]
    service_hours: Option<u64>,
    /// Reset a GPU at once when it accepts no more work
    #[arg(long)]
    reset_when_required: bool,
    /// Output format
    #[arg(long, value_parser = format(&[Format::Text, Format::Table, Format::Json, Format::Csv, Format::Markdown, Format::Html]), default_value = "text")]
    format: Format,
    /// Also print values that are zero or not in the log
    #[arg(long)]
    all: bool,
    /// Scheme of the memory controller, a built-in id or a file: explain the syndromes in the log, and the protection that remains
    /// if the named x4 device fails
    #[arg(long, value_name = "ID|FILE")]
    scheme: Option<String>,
    /// Names of the DIMMs on the board: YAML with a name for each label, APEI location or DMI handle, or the output of
    /// `dmidecode -t memory`
    #[arg(long, value_name = "FILE")]
    labels: Option<PathBuf>,
    /// Maximum number of timeline entries to print
    #[arg(long, default_value_t = 40, value_name = "N", value_parser = crate::arguments::number)]
    timeline: usize,
    /// Write the events as JSON lines, such as those read from a kernel log
    #[arg(long, value_name = "FILE")]
    events_out: Option<PathBuf>,
    /// Write the actions of every event as JSON lines
    #[arg(long, value_name = "FILE")]
    actions_out: Option<PathBuf>,
    /// Write the kernel log lines that the driver would print
    #[arg(long, value_name = "FILE")]
    log_out: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &ReplayArgs) -> miette::Result<ExitCode> {
    let profile = args.profile.as_deref().map(inputs::profile).transpose()?;
    let timeline = Timeline::new(profile.as_ref().map(|p| p.geometry.clone()), args.timeline);
    let mut recorder =
        Recorder::new(timeline, [&args.events_out, &args.actions_out, &args.log_out].map(Option::as_deref))?;
    let mut fleet = profile.map(|profile| model(args, profile));
    let (input, options) = (open(&args.events)?, args.reading.options());
    let intake = replay(input, options, fleet.as_mut(), &mut recorder);
    let file = args.events.display().to_string();
    let mut intake = intake.into_diagnostic().wrap_err_with(|| format!("{file}: cannot be replayed"))?;
    if let Some(why) = intake.failure() {
        let located: Vec<String> =
            intake.first_malformed.iter().map(|m| format!("{file}:{}:{}: {}", m.line, m.column, m.message)).collect();
        let message = std::iter::once(format!("{file}: {}", why.message)).chain(located).collect::<Vec<_>>().join("\n");
        return Err(miette!(help = why.help, "{message}"));
    }
    let observed = &intake.observed;
    if fleet.is_some() && intake.events == 0 && observed.gpus.is_empty() && !observed.memory.is_empty() {
        let help = "leave out --profile; the command reports the state of the memory and the recommended action";
        return Err(miette!(
            help = help,
            "{file}: none of its {} lines about devices is an event that the profile models",
            intake.log_lines
        ));
    }
    if let (Some(name), false) = (&args.profile, intake.observed.gpus.is_empty())
        && fleet.as_ref().is_some_and(|fleet| fleet.machine.profile.geometry_of == GeometryOf::Host)
    {
        return Err(super::what_if::of_host(&file, name));
    }
    for path in &args.smi {
        intake.observed.read(&readings(path)?);
    }
    if let Some(path) = &args.labels {
        intake.observed.name_dimms(&labels(path)?);
    }
    let timeline = recorder.finish()?;
    let scheme = args.scheme.as_deref().map(crate::inputs::scheme).transpose()?;
    let explained = scheme.map(|scheme| explain::lines(&scheme, &intake.observed)).transpose();
    let explained = explained.map_err(|why| miette!("{why}"))?.unwrap_or_default();
    let replayed = Replayed {
        explained: &explained,
        timeline: &timeline.entries,
        timeline_more: timeline.more,
        all: args.all,
        ..Replayed::new(&file, &intake, fleet.as_ref())
    };
    let next = continued(&file, &replayed);
    match args.format {
        Format::Table => output::print_document(&replayed.devices())?,
        format => output::report(&WithNext::new(&replayed, next), format, None)?,
    };
    Ok(status(&replayed.advice))
}

/// The commands for the first device that needs an action, and for the policies of all profiles.
fn continued(file: &str, replayed: &Replayed<'_>) -> Vec<(String, &'static str)> {
    let mut next = Vec::new();
    // A stream is read once, so no command can read it again.
    if file == "-" {
        return next;
    }
    let all = &replayed.advice;
    if let Some(first) = all.iter().find(|advised| advised.advice.action != Action::None) {
        let name = first.short_name(all);
        // A log of one device needs no name.
        let device = if all.len() == 1 { &[][..] } else { &["--device", &*name][..] };
        let case = called(&[&["gpu", "case", file][..], device, &["--out", "case"]].concat());
        next.push((case, "the evidence for its vendor"));
    }
    // Profiles model events.
    if replayed.intake.events > 0 {
        next.push((called(&["gpu", "what-if", file]), "compares all policies"));
    }
    next
}

fn model(args: &ReplayArgs, profile: Profile) -> Fleet {
    let service = Service { interval_hours: args.service_hours, at_once_when_required: args.reset_when_required };
    Fleet::new(Machine::new(profile, args.trace), service)
}
