//! The report of a replay: first the log's contents, then the model's actions.

use crate::output;
use comfy_table::presets;
use eccforge_gpu::machine::histogram::Histogram;
use eccforge_gpu::observed::{Action, Advised, Device, GpuState, MemoryState, Observed, Place, SwitchState};
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::Intake;
use eccforge_gpu::replay::fleet::Gpu;
use eccforge_gpu::replay::tally::{OutcomeCounts, Tally};
use eccforge_gpu::replay::timeline::{Entry, Source};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::{self, Write};

/// What the model made of one GPU.
#[derive(Serialize)]
pub struct GpuReport<'a> {
    /// Its name.
    pub gpu: &'a str,
    tally: &'a Tally,
    retired_pages: Option<usize>,
    remapped_rows: Option<usize>,
    histogram: Option<Histogram>,
    recovery_action: &'static str,
    lost_retirements: Option<Vec<String>>,
}

impl<'a> GpuReport<'a> {
    /// XID lines that the model would have printed, by number.
    pub fn xids(&self) -> &BTreeMap<u32, u64> {
        &self.tally.xids
    }

    /// Of one GPU under a profile.
    pub fn of(profile: &Profile, gpu: &'a Gpu) -> Self {
        let rom = &gpu.state.rom;
        let lost = profile.policy.lost_retirements(&gpu.state);
        let lost = lost.map(|addresses| addresses.iter().map(|a| format!("{a:#x}")).collect());
        Self {
            gpu: &gpu.name,
            tally: &gpu.tally,
            retired_pages: profile.retires_pages().then(|| rom.pages.len()),
            remapped_rows: profile.remaps_rows().then(|| rom.rows.len()),
            histogram: profile.remaps_rows().then(|| Histogram::of(rom, &profile.geometry)),
            recovery_action: gpu.state.driver.recovery.label(),
            lost_retirements: lost,
        }
    }
}

/// What the model made of the log.
#[derive(Serialize)]
pub struct Model<'a> {
    /// Its profile.
    pub profile: &'a str,
    /// Its GPUs.
    pub gpus: Vec<GpuReport<'a>>,
    /// Outcomes by scheme.
    pub schemes: &'a BTreeMap<String, OutcomeCounts>,
}

/// Everything that a replay shows.
#[derive(Serialize)]
pub struct Report<'a> {
    /// The action for each device, the most urgent first.
    pub advice: Vec<Advised>,
    /// Lines that explain the errors of DIMMs by a scheme.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    pub explained: &'a [String],
    /// Errors of each host that are not of memory.
    pub hardware: BTreeMap<String, Vec<String>>,
    /// Lines.
    pub intake: &'a Intake,
    /// What the log says.
    pub observed: &'a Observed,
    /// What the model would do.
    pub model: Option<Model<'a>>,
    /// Both, in order.
    pub timeline: &'a [Entry],
    /// Entries beyond the limit.
    pub timeline_more: u64,
    /// Whether values that say nothing are printed too.
    #[serde(skip)]
    pub all: bool,
}

/// Counts, as `48: 2, 63: 2`.
fn counts<K: Display>(counts: &BTreeMap<K, u64>) -> String {
    if counts.is_empty() {
        return "none".to_owned();
    }
    counts.iter().map(|(code, n)| format!("{code}: {n}")).collect::<Vec<_>>().join(", ")
}

fn unknown(value: Option<&str>) -> &str {
    value.unwrap_or("not in the log")
}

/// Prints a report for people.
///
/// # Errors
/// The output cannot be written.
pub fn print(file: &str, report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    print_advice(&report.advice, out)?;
    for entry in report.timeline {
        let Entry { time, kind, gpu, victim, text, .. } = entry;
        writeln!(out, "{:<5}  {time}  {kind} {gpu}{victim}  {text}", said_by(entry))?;
    }
    if report.timeline_more > 0 {
        writeln!(out, "... and {} more (--timeline N)", report.timeline_more)?;
    }
    print_intake(file, report.intake, out)?;
    print_observed(report.observed, report.all, out)?;
    report.explained.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    let Some(model) = &report.model else { return Ok(()) };
    model.gpus.iter().try_for_each(|gpu| print_model(model.profile, gpu, report.intake, out))
}

/// The timeline, a row for each entry.
///
/// # Errors
/// None that a vector has.
pub fn csv(timeline: &[Entry]) -> miette::Result<String> {
    output::csv(&["time", "said_by", "device", "what"], timeline.iter().map(entry_row))
}

/// Time, who says it, the device with whose work was hit, and what happened.
pub fn entry_row(entry: &Entry) -> [String; 4] {
    let device = format!("{} {}{}", entry.kind, entry.gpu, entry.victim);
    [entry.time.to_string(), said_by(entry).to_owned(), device, entry.text.clone()]
}

/// The log or the model.
pub fn said_by(entry: &Entry) -> &'static str {
    match entry.source {
        Source::Log => "log",
        Source::Model => "model",
    }
}

/// Prints what to do about each device that asks for something, the most urgent first; otherwise that nothing is to be done.
///
/// # Errors
/// The output cannot be written.
pub fn print_advice(advice: &[Advised], out: &mut dyn Write) -> io::Result<()> {
    let wanted = || advice.iter().filter(|advised| advised.advice.action != Action::None);
    if wanted().next().is_none() {
        return writeln!(out, "nothing to do: the log names {} devices and asks for no action", advice.len());
    }
    wanted().try_for_each(|advised| writeln!(out, "{advised}"))
}

/// A line for each device.
pub fn device_table(report: &Report<'_>) -> String {
    let mut table = crate::table::fitted(presets::ASCII_MARKDOWN);
    table.set_header(["device", "action", "errors", "reason"]);
    for Advised { device, name, advice, .. } in &report.advice {
        let place = Place { host: device.host.clone(), at: device.at.clone() };
        let errors = match device.kind {
            Device::Memory => report.observed.memory.get(&place).map(memory_errors),
            Device::Gpu => {
                let mut gpus = report.observed.gpus.iter();
                let gpu = gpus.find(|(place, _)| place.host == device.host && place.at.to_string() == device.at);
                gpu.map(|(_, gpu)| gpu_errors(gpu, false))
            }
            _ => None,
        };
        let name =
            name.as_ref().filter(|_| report.observed.gpus.is_empty()).map_or_else(String::new, |n| format!(" ({n})"));
        table.add_row([
            format!("{} {device}{name}", device.kind),
            advice.action.to_string(),
            errors.unwrap_or_default(),
            advice.reason(),
        ]);
    }
    format!("{table}\n")
}

/// Prints what a log says.
///
/// # Errors
/// The output cannot be written.
pub fn print_observed(observed: &Observed, all: bool, out: &mut dyn Write) -> io::Result<()> {
    observed_rows(observed, all).iter().try_for_each(|(device, rows)| {
        writeln!(out, "{device} in the log")?;
        print_rows(rows, out)
    })
}

/// Whether a value says nothing: it is unknown, or all its numbers are 0.
fn is_nothing(value: &str) -> bool {
    let mut digits = value.bytes().filter(u8::is_ascii_digit).peekable();
    let zeros = digits.peek().is_some() && digits.all(|digit| digit == b'0');
    zeros || ["not in the log", "none", "no evidence in the log", "no time"].contains(&value)
}

/// The evidence of a log about each device: its name, then keys with values; without `all`, only values that are known and not zero.
pub fn observed_rows(observed: &Observed, all: bool) -> Vec<(String, Vec<(&'static str, String)>)> {
    let gpus = observed.gpus.iter().map(|(place, gpu)| (format!("GPU {place}"), gpu_rows(gpu, all)));
    let switches = observed.switches.iter().map(|(place, s)| (format!("NVSwitch {place}"), switch_rows(s)));
    let memory = observed.memory.iter().map(|(place, m)| (format!("Memory {place}"), memory_rows(m)));
    let hosts = observed
        .hardware_errors()
        .into_iter()
        .map(|(host, words)| (format!("Host {host}"), vec![("Other errors", words.join("; "))]));
    let mut devices: Vec<_> = gpus.chain(switches).chain(memory).chain(hosts).collect();
    if !all {
        devices.iter_mut().for_each(|(_, rows)| rows.retain(|(_, value)| !is_nothing(value)));
    }
    devices
}

fn print_intake(file: &str, intake: &Intake, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "{file}: {} lines, {} about devices, {} events for the model, {} malformed, {} not understood",
        intake.lines, intake.log_lines, intake.events, intake.malformed, intake.not_understood
    )?;
    remarks(file, intake).iter().try_for_each(|remark| writeln!(out, "{remark}"))
}

/// What became of refused reads that were repeated.
pub fn retried(intake: &Intake) -> Option<String> {
    let r = intake.retried?;
    Some(format!(
        "{} reads with a DUE were retried, {} of them successfully; {} without the outcome of a retry remain DUEs",
        r.repeated, r.recovered, r.untold
    ))
}

/// What is wrong with lines of a log, or missing from them; and what became of refused reads.
pub fn remarks(file: &str, intake: &Intake) -> Vec<String> {
    let mut remarks: Vec<String> = retried(intake).into_iter().collect();
    for bad in intake.first_malformed.iter().chain(&intake.first_not_understood) {
        remarks.push(format!("{file}:{}:{}: {}", bad.line, bad.column, bad.message));
    }
    let listed = (intake.first_malformed.len() + intake.first_not_understood.len()) as u64;
    if intake.malformed + intake.not_understood > listed {
        remarks.push(format!("... and {} more of these lines", intake.malformed + intake.not_understood - listed));
    }
    let incomplete = intake.incomplete;
    let asks = [
        (incomplete.without_year, "wait for the model: their time has no year (--year YYYY)"),
        (incomplete.without_zone, "give local time without a zone, shown as written (--zone +HH:MM)"),
        (incomplete.without_time, "have no time at all: the model leaves them out"),
    ];
    for (lines, what) in asks.into_iter().filter(|(lines, _)| *lines > 0) {
        remarks.push(format!("{file}: {lines} lines {what}"));
    }
    for (gpu, time) in &intake.unanswered {
        let cure = "leave persistence mode to flush the InfoROM (D.8)";
        remarks.push(format!("GPU {gpu}: XID 48 at {} without 63 or 64: {cure}", intake.stamp(*time)));
    }
    remarks
}

fn print_rows(rows: &[(&str, String)], out: &mut dyn Write) -> io::Result<()> {
    rows.iter().try_for_each(|(key, value)| writeln!(out, "    {key:<20}: {value}"))
}

/// Errors by kind; without `all`, the kinds that there are.
fn gpu_errors(gpu: &GpuState, all: bool) -> String {
    let e = &gpu.errors;
    let kinds = [
        (e.double_bit, "double-bit (48)"),
        (e.dram, "DRAM (171)"),
        (e.sram, "SRAM (172)"),
        (e.contained, "contained (94)"),
        (e.uncontained, "uncontained (95)"),
        (e.unhandled, "unhandled (140)"),
    ];
    let shown = kinds.iter().filter(|(n, _)| all || *n > 0).map(|(n, kind)| format!("{n} {kind}"));
    let shown = shown.collect::<Vec<_>>().join(", ");
    if shown.is_empty() { "none".to_owned() } else { shown }
}

fn gpu_rows(gpu: &GpuState, all: bool) -> Vec<(&'static str, String)> {
    let e = &gpu.errors;
    let pending: Vec<String> = gpu.pending_resets.iter().map(|p| format!("{} since {}", p.name(), p.since)).collect();
    let mut rows = vec![
        ("UUID", unknown(gpu.uuid.as_deref()).to_owned()),
        ("Serial number", unknown(gpu.serial.as_deref()).to_owned()),
        ("Driver", unknown(gpu.driver.as_deref()).to_owned()),
        ("Errors", gpu_errors(gpu, all)),
        (
            "Retired pages",
            format!("{}, of them {} pending; {} failed", gpu.pages_retired, gpu.pages_pending, gpu.pages_failed),
        ),
        (
            "Remapped rows",
            format!("{}, of them {} pending; {} failed", gpu.rows_remapped, gpu.remaps_pending, gpu.remaps_failed),
        ),
        ("Pending resets", if pending.is_empty() { "none".to_owned() } else { pending.join("; ") }),
        ("Recovery action", recovery(gpu)),
        ("XID lines", counts(&gpu.xids)),
        ("XID events", counts(&gpu.events)),
        ("Last seen", gpu.last_seen.to_string()),
    ];
    if gpu.repairs + gpu.repairs_failed + gpu.banks_remapped > 0 {
        let text = format!(
            "{} banks remapped, {} repairs recorded; {} failed",
            gpu.banks_remapped, gpu.repairs, gpu.repairs_failed
        );
        rows.push(("Repairs", text));
    }
    if e.corrected + e.deferred > 0 || !gpu.by_unit.is_empty() {
        rows.push(("Counted by the driver", counts(&gpu.by_unit)));
    }
    if let Some(text) = &gpu.unreadable {
        rows.push(("Readings", format!("cannot be read: {text}")));
    }
    if let Some(rate) = gpu.corrected_per_hour {
        rows.push(("Corrected errors", format!("{rate} an hour")));
    }
    rows.extend(gpu.recurring().into_iter().map(|text| ("Recurrence", text)));
    let none = || vec![("Return the GPU", "no evidence in the log".to_owned())];
    let evidence = gpu.rma_evidence.iter().map(|e| ("Return the GPU", format!("yes: at {}, {e}", e.time)));
    let evidence: Vec<_> = evidence.collect();
    rows.extend(if evidence.is_empty() { none() } else { evidence });
    rows
}

/// The recovery action of XID 154 since the boot, or that of before.
fn recovery(gpu: &GpuState) -> String {
    match (&gpu.recovery_action, &gpu.recovery_before_boot) {
        (Some(action), _) => action.to_string(),
        (None, Some(before)) => format!("none since the boot; {before} before it"),
        (None, None) => unknown(None).to_owned(),
    }
}

fn switch_rows(switch: &SwitchState) -> Vec<(&'static str, String)> {
    vec![
        ("Device", unknown(switch.device.as_deref()).to_owned()),
        ("SXids", format!("{} fatal, {} non-fatal", switch.fatal, switch.non_fatal)),
        ("SXid lines", counts(&switch.sxids)),
        ("Last seen", switch.last_seen.to_string()),
    ]
}

/// Errors of a DIMM.
fn memory_errors(memory: &MemoryState) -> String {
    let more = if memory.at_least { ", at least" } else { "" };
    format!("{} corrected, {} uncorrected{more}", memory.corrected, memory.uncorrected)
}

fn memory_rows(memory: &MemoryState) -> Vec<(&'static str, String)> {
    let address = memory.last_address.map_or_else(|| unknown(None).to_owned(), |a| format!("{a:#x}"));
    vec![
        ("Name", unknown(memory.name.as_deref()).to_owned()),
        ("Errors", memory_errors(memory)),
        (
            "Pages",
            format!(
                "{} offlined, {} pending, {} failed",
                memory.pages_offlined, memory.pages_pending, memory.pages_failed
            ),
        ),
        ("Last address", address),
        ("Last seen", memory.last_seen.to_string()),
    ]
}

fn print_model(profile: &str, gpu: &GpuReport<'_>, intake: &Intake, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "GPU {} in the model {profile}, which starts with an empty InfoROM", gpu.gpu)?;
    print_rows(&model_rows(gpu, intake), out)
}

/// What the model made of a GPU.
pub fn model_rows(gpu: &GpuReport<'_>, intake: &Intake) -> Vec<(&'static str, String)> {
    let tally = gpu.tally;
    // The model knows only what this log shows; it never speaks for or against the evidence of the log.
    let returned = tally.return_time.map_or_else(
        || "not reached: it starts with an empty InfoROM".to_owned(),
        |time| format!("since {}", intake.stamp(time)),
    );
    let na = |value: Option<String>| value.unwrap_or_else(|| "N/A".to_owned());
    let mut rows = vec![
        ("Errors", format!("{} corrected, {} uncorrectable", tally.outcomes.corrected, tally.outcomes.detected)),
        ("Without address", format!("{} (SRAM, or poison consumed later)", tally.without_address)),
        ("Silent corruptions", na(tally.silent_corruptions.map(|n| n.to_string()))),
        ("Avoided", tally.avoided.to_string()),
        ("Retired pages", na(gpu.retired_pages.map(|n| n.to_string()))),
        ("Remapped rows", na(gpu.remapped_rows.map(|n| n.to_string()))),
        ("Applications ended", tally.applications_ended.to_string()),
        ("GPU interruptions", tally.gpu_interruptions.to_string()),
        ("Resets", tally.resets.to_string()),
        ("Failures", tally.failures.to_string()),
        ("Recovery action", gpu.recovery_action.to_owned()),
        ("Return, in the model", returned),
        ("XIDs of the model", counts(&tally.xids)),
    ];
    if let Some(lost) = gpu.lost_retirements.as_ref().filter(|lost| !lost.is_empty()) {
        rows.push(("Not retired", lost.join(", ")));
    }
    rows
}
