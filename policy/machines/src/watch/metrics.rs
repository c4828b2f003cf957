//! A watch in Prometheus' text format 0.0.4. [`FAMILIES`] is the table of all names.

use super::Watcher;
use crate::log::stamp::Clock;
use crate::observed::{Action, GpuState, Place};
use crate::report::fields::bus_id;
use crate::xid::PciId;
use prometheus::{Encoder, IntCounterVec, IntGaugeVec, Opts, Registry, TextEncoder};
use std::fmt;

/// Labels of every metric of a GPU, named as dcgm-exporter names them; `UUID` is empty where the log gives none.
pub const GPU_LABELS: [&str; 3] = ["Hostname", "pci_bus_id", "UUID"];

/// One metric.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    pub name: &'static str,
    /// Whether it only grows.
    pub is_counter: bool,
    /// Labels beyond those of its device.
    pub labels: &'static [&'static str],
    /// What it is.
    pub help: &'static str,
    of: Of,
}

/// The samples of a metric: values of the labels beyond the device's, and the value.
type Samples = Vec<(Vec<String>, u64)>;

#[derive(Clone, Copy)]
enum Of {
    Watch(fn(&Watcher) -> u64),
    Gpu(fn(&GpuState) -> Samples),
    Switch(fn(&crate::observed::SwitchState) -> Samples),
    Memory(fn(&crate::observed::MemoryState) -> Samples),
}

impl fmt::Debug for Of {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Watch(_) => "Watch",
            Self::Gpu(_) => "Gpu",
            Self::Switch(_) => "Switch",
            Self::Memory(_) => "Memory",
        })
    }
}

fn one(value: u64) -> Samples {
    vec![(Vec::new(), value)]
}

fn labelled(rows: impl IntoIterator<Item = (impl fmt::Display, u64)>) -> Samples {
    rows.into_iter().map(|(label, value)| (vec![label.to_string()], value)).collect()
}

fn errors(gpu: &GpuState) -> Samples {
    let e = &gpu.errors;
    labelled([
        ("double-bit", e.double_bit),
        ("dram", e.dram),
        ("sram", e.sram),
        ("contained", e.contained),
        ("uncontained", e.uncontained),
        ("unhandled", e.unhandled),
        ("corrected", e.corrected),
        ("deferred", e.deferred),
    ])
}

fn actions(gpu: &GpuState) -> Samples {
    let action = gpu.advice().action;
    labelled(Action::OF_GPU.map(|a| (a, u64::from(a == action))))
}

fn last_seen(gpu: &GpuState) -> Samples {
    match gpu.last_seen.clock {
        Clock::Calendar => one(gpu.last_seen.nanoseconds / crate::time::SECOND),
        _ => Vec::new(),
    }
}

const fn gauge(name: &'static str, labels: &'static [&'static str], help: &'static str, of: Of) -> Family {
    Family { name, is_counter: false, labels, help, of }
}

const fn counter(name: &'static str, labels: &'static [&'static str], help: &'static str, of: Of) -> Family {
    Family { name, is_counter: true, labels, help, of }
}

/// Every metric of a watch.
pub const FAMILIES: [Family; 30] = [
    counter("eccforge_watch_lines_total", &[], "Lines read.", Of::Watch(|w| w.counts().lines)),
    counter(
        "eccforge_watch_device_lines_total",
        &[],
        "Lines about GPUs, switches, memory, the driver or a boot.",
        Of::Watch(|w| w.counts().about_devices),
    ),
    counter(
        "eccforge_watch_malformed_lines_total",
        &[],
        "Lines about a device that cannot be read.",
        Of::Watch(|w| w.counts().malformed),
    ),
    counter(
        "eccforge_watch_unknown_xids_total",
        &[],
        "XIDs whose number or text is not known.",
        Of::Watch(|w| w.counts().not_understood),
    ),
    counter(
        "eccforge_watch_gaps_total",
        &[],
        "Places where the source had lost lines before they were read.",
        Of::Watch(|w| w.counts().gaps),
    ),
    counter(
        "eccforge_watch_restarts_total",
        &[],
        "Times that the source ended and was opened again.",
        Of::Watch(|w| w.counts().restarts),
    ),
    counter(
        "eccforge_watch_not_followed_total",
        &[],
        "Lines about devices beyond the bound of --devices.",
        Of::Watch(|w| w.observed().not_followed),
    ),
    gauge(
        "eccforge_gpu_recommended_action",
        &["action"],
        "1 for what to do about the GPU: none, drain, reset, reboot or rma.",
        Of::Gpu(actions),
    ),
    gauge(
        "eccforge_gpu_rma_evidence",
        &[],
        "Reasons for returning the GPU.",
        Of::Gpu(|g| one(g.rma_evidence.len() as u64)),
    ),
    gauge(
        "eccforge_gpu_pending_resets",
        &[],
        "Reasons why a reset or reload is pending.",
        Of::Gpu(|g| one(g.pending_resets.len() as u64)),
    ),
    gauge(
        "eccforge_gpu_recovery_action",
        &[],
        "NVML's number of the recovery action that XID 154 gave last.",
        Of::Gpu(|g| g.recovery_action.as_ref().map_or_else(Vec::new, |a| one(u64::from(a.code)))),
    ),
    counter("eccforge_gpu_memory_errors_total", &["kind"], "Memory errors, as events.", Of::Gpu(errors)),
    counter(
        "eccforge_gpu_xid_lines_total",
        &["xid"],
        "Lines by XID.",
        Of::Gpu(|g| labelled(g.xids.iter().map(|(xid, n)| (xid, *n)))),
    ),
    counter(
        "eccforge_gpu_xid_events_total",
        &["xid"],
        "Events by XID: lines that repeat one error count once.",
        Of::Gpu(|g| labelled(g.events.iter().map(|(xid, n)| (xid, *n)))),
    ),
    counter("eccforge_gpu_retired_pages_total", &[], "Pages that XID 63 retired.", Of::Gpu(|g| one(g.pages_retired))),
    gauge(
        "eccforge_gpu_retired_pages_pending",
        &[],
        "Those that wait for a reload.",
        Of::Gpu(|g| one(g.pages_pending)),
    ),
    counter(
        "eccforge_gpu_failed_retirements_total",
        &[],
        "Pages that could not be retired (XID 64).",
        Of::Gpu(|g| one(g.pages_failed)),
    ),
    counter(
        "eccforge_gpu_remapped_rows_total",
        &[],
        "Rows that XID 63 recorded, pending ones included.",
        Of::Gpu(|g| one(g.rows_remapped)),
    ),
    gauge(
        "eccforge_gpu_remapped_rows_pending",
        &[],
        "Those that wait for a reset.",
        Of::Gpu(|g| one(g.remaps_pending)),
    ),
    counter(
        "eccforge_gpu_failed_remaps_total",
        &[],
        "Rows that could not be recorded (XID 64).",
        Of::Gpu(|g| one(g.remaps_failed)),
    ),
    counter(
        "eccforge_gpu_remapped_banks_total",
        &[],
        "Banks that XID 177 recorded.",
        Of::Gpu(|g| one(g.banks_remapped)),
    ),
    counter(
        "eccforge_gpu_repairs_total",
        &[],
        "Channels, L2 slices and TPCs marked for repair or replaced.",
        Of::Gpu(|g| one(g.repairs)),
    ),
    counter("eccforge_gpu_failed_repairs_total", &[], "Repairs without a spare.", Of::Gpu(|g| one(g.repairs_failed))),
    gauge(
        "eccforge_gpu_last_seen_seconds",
        &[],
        "Time of the last line about the GPU, where the log tells the date.",
        Of::Gpu(last_seen),
    ),
    gauge(
        "DCGM_FI_DEV_XID_ERRORS",
        &[],
        "Value of the last XID, under the name that DCGM gives it.",
        Of::Gpu(|g| g.last_xid.map_or_else(Vec::new, |xid| one(u64::from(xid)))),
    ),
    counter(
        "eccforge_switch_sxids_total",
        &["severity"],
        "SXids of NVSwitches that say whether they are fatal.",
        Of::Switch(|s| labelled([("fatal", s.fatal), ("non-fatal", s.non_fatal)])),
    ),
    gauge(
        "eccforge_memory_recommended_action",
        &["action"],
        "1 for what to do about the DIMM: none, offline, replace or drain.",
        Of::Memory(|m| {
            let action = m.advice().action;
            labelled(Action::OF_MEMORY.map(|a| (a, u64::from(a == action))))
        }),
    ),
    counter(
        "eccforge_memory_errors_total",
        &["kind"],
        "Errors of the host's own memory.",
        Of::Memory(|m| labelled([("corrected", m.corrected), ("uncorrected", m.uncorrected)])),
    ),
    counter(
        "eccforge_memory_offlined_pages_total",
        &[],
        "Pages of the host's memory out of use.",
        Of::Memory(|m| one(m.pages_offlined)),
    ),
    counter(
        "eccforge_memory_failed_offlines_total",
        &[],
        "Pages of the host's memory that could not be taken out of use.",
        Of::Memory(|m| one(m.pages_failed)),
    ),
];

impl Family {
    pub fn all_labels(&self) -> Vec<&'static str> {
        let device: &[&str] = match self.of {
            Of::Watch(_) => &[],
            Of::Gpu(_) => &GPU_LABELS,
            Of::Switch(_) => &GPU_LABELS[..2],
            Of::Memory(_) => &["Hostname", "label"],
        };
        [device, self.labels].concat()
    }

    /// Its samples; `host` is the name of this machine, for logs that do not name theirs.
    fn samples(&self, watcher: &Watcher, host: &str) -> Samples {
        let observed = watcher.observed();
        let named = |name: &Option<String>| name.clone().unwrap_or_else(|| host.to_owned());
        let all = |device: Vec<String>, samples: Samples| {
            samples.into_iter().map(move |(labels, value)| ([device.clone(), labels].concat(), value))
        };
        match self.of {
            Of::Watch(of) => one(of(watcher)),
            Of::Gpu(of) => {
                let gpu = |(place, gpu): (&Place<PciId>, &GpuState)| {
                    all(vec![named(&place.host), bus_id(place.at), gpu.uuid.clone().unwrap_or_default()], of(gpu))
                };
                observed.gpus.iter().flat_map(gpu).collect()
            }
            Of::Switch(of) => {
                let switches = observed.switches.iter();
                switches.flat_map(|(p, state)| all(vec![named(&p.host), bus_id(p.at)], of(state))).collect()
            }
            Of::Memory(of) => {
                let memory = observed.memory.iter();
                memory.flat_map(|(p, state)| all(vec![named(&p.host), p.at.clone()], of(state))).collect()
            }
        }
    }
}

/// The metrics of a watch; families without a sample are left out.
///
/// # Errors
/// None in practice: every name is fixed and registered once.
pub fn text(watcher: &Watcher, host: &str) -> Result<String, prometheus::Error> {
    let registry = Registry::new();
    for family in &FAMILIES {
        let samples = family.samples(watcher, host);
        let labels = family.all_labels();
        let options = Opts::new(family.name, family.help);
        if family.is_counter {
            let metric = IntCounterVec::new(options, &labels)?;
            samples.iter().for_each(|(values, n)| metric.with_label_values(values).inc_by(*n));
            registry.register(Box::new(metric))?;
        } else {
            let metric = IntGaugeVec::new(options, &labels)?;
            let whole = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
            samples.iter().for_each(|(values, n)| metric.with_label_values(values).set(whole(*n)));
            registry.register(Box::new(metric))?;
        }
    }
    let mut out = Vec::new();
    TextEncoder::new().encode(&registry.gather(), &mut out)?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}
