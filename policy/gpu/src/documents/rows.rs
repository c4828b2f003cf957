//! Names and values of one device: the evidence of a log, and the results of the model.

use super::GpuReport;
use crate::observed::{Action, Advised, GpuFacts, GpuState, MemoryFacts, MemoryState, Observed, SwitchState};
use crate::replay::Intake;
use crate::report::or_na;
use eccforge_report::{Table, with_noun};
use std::collections::BTreeMap;
use std::fmt::Display;

/// Names with values.
pub type Rows = Vec<(&'static str, String)>;

/// Counts in the form `48: 2, 63: 2`.
fn counts<K: Display>(counts: &BTreeMap<K, u64>) -> String {
    if counts.is_empty() {
        return "none".to_owned();
    }
    counts.iter().map(|(code, n)| format!("{code}: {n}")).collect::<Vec<_>>().join(", ")
}

fn unknown(value: Option<&str>) -> String {
    value.unwrap_or("not in the log").to_owned()
}

/// The model begins each GPU without errors of earlier logs.
const NOT_RETURNED: &str = "not reached: it starts with an empty InfoROM";

/// Whether a row is printed on request only: it has no information, or repeats the timeline.
pub fn is_detail((name, value): &(&str, String)) -> bool {
    is_nothing(name, value) || ["XID lines", "XID events", "XIDs of the model"].contains(name)
}

/// Whether a value has no information: it is unknown, or a count of 0. Zeros in a name are information.
fn is_nothing(name: &str, value: &str) -> bool {
    let is_name = ["UUID", "Serial number", "Driver", "Name", "Device"].contains(&name);
    let mut digits = value.bytes().filter(u8::is_ascii_digit).peekable();
    // A serial number of zeros is a value; a count of zeros is none.
    let zeros = !is_name && digits.peek().is_some() && digits.all(|digit| digit == b'0');
    zeros
        || ["not in the log", "none", "no evidence in the log", "no time", "N/A", "None", NOT_RETURNED].contains(&value)
}

/// Rows whose values a complete timeline also shows.
pub const OF_TIMELINE: [&str; 2] = ["Pending resets", "Last seen"];

/// The evidence of a log about each device, by its name; without `all`, only values that are known and not zero.
pub fn observed(observed: &Observed, all: bool) -> Vec<(String, Rows)> {
    let gpus = observed.gpus.iter().map(|(place, gpu)| (format!("GPU {place}"), of_gpu(gpu, all)));
    let switches = observed.switches.iter().map(|(place, s)| (format!("NVSwitch {place}"), of_switch(s)));
    let memory = observed.memory.iter().map(|(place, m)| (format!("Memory {place}"), of_memory(m)));
    let hosts = observed
        .hardware_errors()
        .into_iter()
        .map(|(host, words)| (format!("Host {host}"), vec![("Other errors", words.join("; "))]));
    let mut devices: Vec<_> = gpus.chain(switches).chain(memory).chain(hosts).collect();
    if !all {
        for (_, rows) in devices.iter_mut() {
            rows.retain(|row| !is_detail(row));
        }
    }
    devices
}

/// Errors by kind; without `all`, only the kinds that occurred.
pub fn gpu_errors(gpu: &GpuState, all: bool) -> String {
    let e = &gpu.errors;
    let kinds = [
        (e.double_bit, "double-bit", 48),
        (e.dram, "DRAM", 171),
        (e.sram, "SRAM", 172),
        (e.contained, "contained", 94),
        (e.uncontained, "uncontained", 95),
        (e.unhandled, "unhandled", 140),
    ];
    // Other drivers than NVIDIA's have no XIDs.
    let has_xids = !gpu.xids.is_empty() || (gpu.by_unit.is_empty() && kinds.iter().all(|(n, ..)| *n == 0));
    let number = |xid: u32| if has_xids { format!(" ({xid})") } else { String::new() };
    let shown = kinds.iter().filter(|(n, ..)| all || *n > 0);
    let shown = shown.map(|(n, kind, xid)| format!("{n} {kind}{}", number(*xid)));
    let shown = shown.collect::<Vec<_>>().join(", ");
    if shown.is_empty() { "none".to_owned() } else { shown }
}

fn of_gpu(gpu: &GpuState, all: bool) -> Rows {
    let e = &gpu.errors;
    let pending: Vec<String> = gpu.pending_resets.iter().map(|p| format!("{} since {}", p.name(), p.since)).collect();
    let mut rows = vec![
        ("UUID", unknown(gpu.uuid.as_deref())),
        ("Serial number", unknown(gpu.serial.as_deref())),
        ("Driver", unknown(gpu.driver.as_deref())),
        ("Errors", gpu_errors(gpu, all)),
        ("Retired pages", taken(gpu.pages_retired, gpu.pages_pending, gpu.pages_failed)),
        ("Remapped rows", taken(gpu.rows_remapped, gpu.remaps_pending, gpu.remaps_failed)),
        ("Pending resets", if pending.is_empty() { "none".to_owned() } else { pending.join("; ") }),
        ("Recovery action", recovery(gpu)),
        ("XID lines", counts(&gpu.xids)),
        ("XID events", counts(&gpu.events)),
        ("Last seen", gpu.last_seen.to_string()),
    ];
    if gpu.repairs + gpu.repairs_failed + gpu.banks_remapped > 0 {
        let GpuFacts { banks_remapped, repairs, repairs_failed, .. } = &gpu.facts;
        let text = format!("{banks_remapped} banks remapped, {repairs} repairs recorded; {repairs_failed} failed");
        rows.push(("Repairs", text));
    }
    if e.corrected + e.deferred > 0 || !gpu.by_unit.is_empty() {
        rows.push(("Counted by the driver", counts(&gpu.by_unit)));
    }
    rows.extend(gpu.unreadable.iter().map(|text| ("Readings", format!("cannot be read: {text}"))));
    rows.extend(gpu.corrected_per_hour.map(|rate| ("Corrected errors", format!("{rate} an hour"))));
    rows.extend(gpu.recurring().into_iter().map(|text| ("Recurrence", text)));
    rows.extend(gpu.rma_evidence.iter().map(|e| ("Return the GPU", format!("yes: at {}, {e}", e.time))));
    if gpu.rma_evidence.is_empty() {
        rows.push(("Return the GPU", "no evidence in the log".to_owned()));
    }
    rows
}

/// Counts of pages or rows: those out of use, the pending ones among them, and the failed ones.
fn taken(done: u64, pending: u64, failed: u64) -> String {
    format!("{done}, of them {pending} pending; {failed} failed")
}

/// The recovery action of XID 154 since the boot, or the last one before the boot.
fn recovery(gpu: &GpuState) -> String {
    match (&gpu.recovery_action, &gpu.recovery_before_boot) {
        (Some(action), _) => action.to_string(),
        (None, Some(before)) => format!("none since the boot; {before} before it"),
        (None, None) => unknown(None),
    }
}

fn of_switch(switch: &SwitchState) -> Rows {
    vec![
        ("Device", unknown(switch.device.as_deref())),
        ("SXids", format!("{} fatal, {} non-fatal", switch.fatal, switch.non_fatal)),
        ("SXid lines", counts(&switch.sxids)),
        ("Last seen", switch.last_seen.to_string()),
    ]
}

/// Errors of a DIMM.
pub fn memory_errors(memory: &MemoryState) -> String {
    let more = if memory.at_least { ", at least" } else { "" };
    format!("{} corrected, {} uncorrected{more}", memory.corrected, memory.uncorrected)
}

fn of_memory(memory: &MemoryState) -> Rows {
    let MemoryFacts { pages_offlined, pages_pending, pages_failed, pages_not_moved, .. } = &memory.facts;
    let not_moved = if *pages_not_moved > 0 { format!(", {pages_not_moved} not moved") } else { String::new() };
    vec![
        ("Name", unknown(memory.name.as_deref())),
        ("Serial number", unknown(memory.serial.as_deref())),
        ("Errors", memory_errors(memory)),
        ("Pages", format!("{pages_offlined} offlined, {pages_pending} pending, {pages_failed} failed{not_moved}")),
        ("To leave out", memory.option().unwrap_or_else(|| "none".to_owned())),
        ("Last address", memory.last_address.map_or_else(|| unknown(None), |address| format!("{address:#x}"))),
        ("Last seen", memory.last_seen.to_string()),
    ]
}

/// Results of the model for a GPU. The model knows only this log; it neither confirms nor contradicts the evidence
/// of the log.
pub fn model(gpu: &GpuReport<'_>, intake: &Intake, all: bool) -> Rows {
    let tally = gpu.tally;
    let returned =
        tally.return_time.map_or_else(|| NOT_RETURNED.to_owned(), |time| format!("since {}", intake.stamp(time)));
    let [corrected, detected] = [tally.outcomes.corrected, tally.outcomes.detected];
    let errors = match corrected {
        0 if !all => format!("{detected} uncorrectable"),
        _ => format!("{corrected} corrected, {detected} uncorrectable"),
    };
    let mut rows = vec![
        ("Errors", errors),
        ("Without address", format!("{} (SRAM or late poison)", tally.without_address)),
        ("Silent corruptions", or_na(tally.silent_corruptions)),
        ("Avoided", tally.avoided.to_string()),
        ("Retired pages", or_na(gpu.retired_pages)),
        ("Remapped rows", or_na(gpu.remapped_rows)),
        ("Applications ended", tally.applications_ended.to_string()),
        ("GPU interruptions", tally.gpu_interruptions.to_string()),
        ("Resets", tally.resets.to_string()),
        ("Failures", tally.failures.to_string()),
        ("Recovery action", gpu.recovery_action.to_owned()),
        ("Return the GPU", returned),
        ("XIDs of the model", counts(&tally.xids)),
    ];
    if let Some(lost) = gpu.lost_retirements.as_ref().filter(|lost| !lost.is_empty()) {
        rows.push(("Not retired", lost.join(", ")));
    }
    rows
}

/// Values of a device in the log and in the model, which starts with an empty InfoROM, next to each other.
pub(super) fn joined(log: &Rows, model: &Rows, profile: &str) -> Table {
    let only_modelled = model.iter().filter(|(name, _)| log.iter().all(|(other, _)| other != name));
    let names = log.iter().chain(only_modelled).map(|(name, _)| *name);
    let rows = names.map(|name| [name.to_owned(), value_of(log, name), value_of(model, name)]);
    Table::words(&["", "in the log", &format!("in the model {profile}")]).rows(rows)
}

/// The value of a name, or a dash.
fn value_of(rows: &Rows, name: &str) -> String {
    let found = rows.iter().find(|(other, _)| *other == name);
    found.map_or_else(|| "-".to_owned(), |(_, value)| value.clone())
}

/// The answer of a report: a sentence with the most severe device, and a line for each device that needs an action if there are several.
pub(super) fn answer(advice: &[Advised]) -> String {
    let wanted: Vec<&Advised> = advice.iter().filter(|advised| advised.advice.action != Action::None).collect();
    let devices = with_noun(advice.len(), "device");
    match wanted.as_slice() {
        [] => format!("No action is needed: the log names {devices} and asks for nothing."),
        [one] if advice.len() == 1 => one.to_string(),
        [first, ..] => {
            let mut counts = Vec::new();
            // The list of actions begins with the least severe, but readers need the most severe first.
            for action in Action::ALL.iter().rev() {
                let number = wanted.iter().filter(|advised| advised.advice.action == *action).count();
                if number > 0 {
                    counts.push(format!("{number} {action}"));
                }
            }
            let others: String = wanted[1..].iter().map(|advised| format!("\n{advised}")).collect();
            format!("Action for {} of {devices}: {}. {first}{others}", wanted.len(), counts.join(", "))
        }
    }
}

/// Maximum number of devices whose rules are named.
const MOST_RULES: usize = 3;

/// The sources of the rules that ask for the most urgent actions.
pub(super) fn rules(advice: &[Advised], observed: &Observed) -> Vec<String> {
    let due = advice.iter().filter(|advised| advised.advice.action != Action::None).take(MOST_RULES);
    let mut rules: Vec<String> = Vec::new();
    for rule in due.flat_map(|advised| observed.rules(advised)) {
        let source = match rule.source.strip_prefix("[?] ") {
            Some(assumption) => format!("The rule is {assumption}; no vendor states it."),
            None => format!("The rule is stated in: {}.", rule.source),
        };
        // Devices often need an action by the same rule.
        if !rules.contains(&source) {
            rules.push(source);
        }
    }
    rules
}
