//! `eccforge policy replay EVENTS --profile P`: what the driver would have done, as a timeline or as JSON.

use super::{Reading, open};
use clap::{Args, ValueEnum};
use eccforge_machines::action::Action;
use eccforge_machines::event::Event;
use eccforge_machines::log::{action_line, kernel_line};
use eccforge_machines::machine::histogram::Histogram;
use eccforge_machines::machine::{Machine, TraceKind};
use eccforge_machines::profile::Profile;
use eccforge_machines::replay::fleet::{Fleet, Gpu, Observer};
use eccforge_machines::replay::service::Service;
use eccforge_machines::replay::tally::{OutcomeCounts, Tally};
use eccforge_machines::replay::timeline::{Entry, Timeline};
use eccforge_machines::replay::{Intake, replay};
use eccforge_machines::report::{Health, metrics};
use eccforge_machines::wire::{self, Line};
use eccforge_machines::xid::{PciId, parse_line};
use eccforge_scheme::output::{self, Whole};
use miette::{IntoDiagnostic, WrapErr};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// What an error in a withdrawn place means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum TraceArg {
    /// It happened all the same: the events were recorded under this policy
    Observed,
    /// It does not happen: the events are faults of the memory
    Faults,
}

/// `eccforge policy replay`
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// Events in JSON lines, or a kernel log; - for the standard input
    events: PathBuf,
    /// Profile: a shipped name or a YAML file
    #[arg(long)]
    profile: String,
    #[command(flatten)]
    reading: Reading,
    /// What an error in a page or row that was withdrawn before means
    #[arg(long, value_enum, default_value = "observed")]
    trace: TraceArg,
    /// Reset GPUs with something pending at service windows, this many hours apart
    #[arg(long, value_name = "HOURS")]
    service_hours: Option<u64>,
    /// Reset a GPU at once when it takes no work
    #[arg(long)]
    reset_when_required: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Entries of the timeline
    #[arg(long, default_value_t = 40, value_name = "N")]
    timeline: usize,
    /// Write the events as JSON lines, such as those read from a kernel log
    #[arg(long, value_name = "FILE")]
    events_out: Option<PathBuf>,
    /// Write every event's actions as JSON lines
    #[arg(long, value_name = "FILE")]
    actions_out: Option<PathBuf>,
    /// Write the kernel log lines that the driver would print
    #[arg(long, value_name = "FILE")]
    log_out: Option<PathBuf>,
    /// Write Prometheus metrics to a file of the textfile collector
    #[arg(long, value_name = "FILE")]
    metrics_file: Option<PathBuf>,
}

/// The files that a replay writes as it goes, and its timeline.
struct Recorder {
    timeline: Timeline,
    events: Option<Whole>,
    actions: Option<Whole>,
    log: Option<Whole>,
    failed: Option<io::Error>,
}

#[derive(Serialize)]
struct ActionLine<'a> {
    gpu: &'a str,
    event: &'a Event,
    actions: &'a [Action],
}

impl Recorder {
    fn new(args: &ReplayArgs, profile: &Profile) -> miette::Result<Self> {
        let whole = |path: &Option<PathBuf>| path.as_deref().map(Whole::create).transpose();
        Ok(Self {
            timeline: Timeline::new(profile.geometry.clone(), args.timeline),
            events: whole(&args.events_out)?,
            actions: whole(&args.actions_out)?,
            log: whole(&args.log_out)?,
            failed: None,
        })
    }

    fn write(&mut self, gpu: &str, event: &Event, actions: &[Action]) -> io::Result<()> {
        if let Some(whole) = &mut self.events {
            let line = Line { event: *event, gpu: Some(gpu.into()), scheme: None };
            writeln!(whole, "{}", wire::to_json(&line))?;
        }
        if let Some(whole) = &mut self.actions {
            writeln!(whole, "{}", serde_json::to_string(&ActionLine { gpu, event, actions })?)?;
        }
        if let Some(whole) = &mut self.log {
            for line in actions.iter().filter_map(|action| action_line(pci_of(gpu), action)) {
                writeln!(whole, "{}", kernel_line(event.time, &line))?;
            }
        }
        Ok(())
    }

    fn finish(self) -> miette::Result<Timeline> {
        if let Some(error) = self.failed {
            return Err(error).into_diagnostic().wrap_err("a file of the replay cannot be written");
        }
        [self.events, self.actions, self.log].into_iter().flatten().try_for_each(Whole::commit)?;
        Ok(self.timeline)
    }
}

impl Observer for Recorder {
    fn see(&mut self, gpu: &str, event: &Event, actions: &[Action]) {
        self.timeline.see(gpu, event, actions);
        if self.failed.is_none()
            && let Err(error) = self.write(gpu, event, actions)
        {
            self.failed = Some(error);
        }
    }
}

/// The PCI id in a GPU's name; 0 for other names.
fn pci_of(gpu: &str) -> PciId {
    match parse_line(&format!("Xid (PCI:{gpu}): 0, ")) {
        Some(Ok(line)) => line.pci,
        _ => PciId::default(),
    }
}

#[derive(Serialize)]
struct GpuReport<'a> {
    gpu: &'a str,
    tally: &'a Tally,
    retired_pages: Option<usize>,
    remapped_rows: Option<usize>,
    histogram: Option<Histogram>,
    recovery_action: &'static str,
    lost_retirements: Option<Vec<String>>,
}

#[derive(Serialize)]
struct Report<'a> {
    profile: &'a str,
    intake: &'a Intake,
    gpus: Vec<GpuReport<'a>>,
    schemes: &'a BTreeMap<String, OutcomeCounts>,
    timeline: &'a [Entry],
    timeline_more: u64,
}

fn gpu_report<'a>(profile: &Profile, gpu: &'a Gpu) -> GpuReport<'a> {
    let rom = &gpu.state.rom;
    let lost = match &profile.policy {
        eccforge_machines::profile::Policy::PageRetirement(p) => {
            let addresses = rom.lost_retirements(p.page_bytes.get(), p.single_bit_threshold.get());
            Some(addresses.iter().map(|a| format!("{a:#x}")).collect())
        }
        _ => None,
    };
    GpuReport {
        gpu: &gpu.name,
        tally: &gpu.tally,
        retired_pages: profile.retires_pages().then(|| rom.pages.len()),
        remapped_rows: profile.remaps_rows().then(|| rom.rows.len()),
        histogram: profile.remaps_rows().then(|| Histogram::of(rom, &profile.geometry)),
        recovery_action: gpu.state.driver.recovery.label(),
        lost_retirements: lost,
    }
}

/// Runs the command.
pub fn run(args: &ReplayArgs, out: &mut dyn Write) -> miette::Result<ExitCode> {
    let profile = Profile::load(&args.profile)?;
    let trace = match args.trace {
        TraceArg::Observed => TraceKind::Observed,
        TraceArg::Faults => TraceKind::Faults,
    };
    let service = Service { interval_hours: args.service_hours, at_once_when_required: args.reset_when_required };
    let mut recorder = Recorder::new(args, &profile)?;
    let mut fleet = Fleet::new(Machine::new(profile, trace), service);
    let input = open(&args.events)?;
    let intake = replay(input, args.reading.options(), &mut fleet, &mut recorder)
        .into_diagnostic()
        .wrap_err_with(|| format!("{}: cannot be replayed", args.events.display()))?;
    let timeline = recorder.finish()?;
    if let Some(path) = &args.metrics_file {
        output::write(path, metrics::text(&healths(&fleet), &fleet.schemes).into_diagnostic()?)?;
    }
    let profile = &fleet.machine().profile;
    let report = Report {
        profile: &profile.name,
        intake: &intake,
        gpus: fleet.gpus().iter().map(|gpu| gpu_report(profile, gpu)).collect(),
        schemes: &fleet.schemes,
        timeline: &timeline.entries,
        timeline_more: timeline.more,
    };
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report).into_diagnostic()?;
        writeln!(out).into_diagnostic()?;
    } else {
        print(&args.events.display().to_string(), &report, out).into_diagnostic()?;
    }
    Ok(ExitCode::SUCCESS)
}

fn healths(fleet: &Fleet) -> Vec<Health> {
    let gpus = fleet.gpus().iter().enumerate();
    gpus.map(|(at, gpu)| Health::of(fleet.machine(), &gpu.state, at as u128, pci_of(&gpu.name))).collect()
}

/// Counts, as `48: 2, 63: 2`.
fn counts(xids: &BTreeMap<u32, u64>) -> String {
    if xids.is_empty() {
        return "none".to_owned();
    }
    xids.iter().map(|(code, n)| format!("{code}: {n}")).collect::<Vec<_>>().join(", ")
}

fn print(file: &str, report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let intake = report.intake;
    for entry in report.timeline {
        writeln!(out, "{}  GPU {}  {}", entry.time, entry.gpu, entry.text)?;
    }
    if report.timeline_more > 0 {
        writeln!(out, "... and {} more (--timeline N)", report.timeline_more)?;
    }
    writeln!(out, "{file}: {} lines, {} events, {} malformed", intake.lines, intake.events, intake.malformed)?;
    for bad in &intake.first_malformed {
        writeln!(out, "{file}:{}:{}: {}", bad.line, bad.column, bad.message)?;
    }
    if intake.malformed > intake.first_malformed.len() as u64 {
        writeln!(out, "... and {} more malformed lines", intake.malformed - intake.first_malformed.len() as u64)?;
    }
    for (gpu, time) in &intake.unanswered {
        writeln!(
            out,
            "GPU {gpu}: XID 48 at {time} without 63 or 64: leave persistence mode to flush the InfoROM (D.8)"
        )?;
    }
    if !intake.xids.is_empty() {
        writeln!(out, "XIDs in the log: {}", counts(&intake.xids))?;
    }
    report.gpus.iter().try_for_each(|gpu| print_gpu(report.profile, gpu, out))
}

fn print_gpu(profile: &str, gpu: &GpuReport<'_>, out: &mut dyn Write) -> io::Result<()> {
    let tally = gpu.tally;
    let na = |value: Option<String>| value.unwrap_or_else(|| "N/A".to_owned());
    writeln!(out, "GPU {} under {profile}", gpu.gpu)?;
    let rows = [
        ("Errors", format!("{} corrected, {} uncorrectable", tally.outcomes.corrected, tally.outcomes.detected)),
        ("Without address", format!("{} (SRAM, or poison met later)", tally.without_address)),
        ("Silent corruptions", na(tally.silent_corruptions.map(|n| n.to_string()))),
        ("Avoided", tally.avoided.to_string()),
        ("Retired pages", na(gpu.retired_pages.map(|n| n.to_string()))),
        ("Remapped rows", na(gpu.remapped_rows.map(|n| n.to_string()))),
        ("Applications ended", tally.applications_ended.to_string()),
        ("GPU interruptions", tally.gpu_interruptions.to_string()),
        ("Resets", tally.resets.to_string()),
        ("Failures", tally.failures.to_string()),
        ("Recovery action", gpu.recovery_action.to_owned()),
        ("Return the GPU", tally.return_time.map_or_else(|| "no".to_owned(), |t| format!("since {t}"))),
        ("XIDs of the model", counts(&tally.xids)),
    ];
    rows.iter().try_for_each(|(key, value)| writeln!(out, "    {key:<20}: {value}"))?;
    if let Some(lost) = gpu.lost_retirements.as_ref().filter(|lost| !lost.is_empty()) {
        writeln!(out, "    {:<20}: {}", "Not retired", lost.join(", "))?;
    }
    Ok(())
}
