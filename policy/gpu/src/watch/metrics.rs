//! A watch in Prometheus' text format 0.0.4. [`FAMILIES`] is the table of all names.

use super::Watcher;
use crate::log::stamp::Clock;
use crate::observed::{Action, GpuState, MemoryState, Place, SwitchState};
use crate::report::fields::bus_id;
use crate::time::SECOND;
use crate::xid::PciId;
use prometheus::{Encoder, IntCounterVec, IntGaugeVec, Opts, Registry, TextEncoder};
use std::fmt;

/// Labels of every metric of a GPU, named as dcgm-exporter names them; `UUID` is empty where the log gives none.
pub const GPU_LABELS: [&str; 3] = ["Hostname", "pci_bus_id", "UUID"];

/// One metric. The names of those that only grow end with `_total`.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    pub name: &'static str,
    /// A label beyond those of its device; empty for none.
    pub label: &'static str,
    pub help: &'static str,
    of: Of,
}

/// The samples of a metric with a label: its values, each with the value of the metric.
type Samples = Vec<(String, u64)>;

#[derive(Clone, Copy, Debug)]
enum Of {
    Watch(fn(&Watcher) -> u64),
    Gpu(fn(&GpuState) -> Option<u64>),
    GpuBy(fn(&GpuState) -> Samples),
    SwitchBy(fn(&SwitchState) -> Samples),
    Memory(fn(&MemoryState) -> u64),
    MemoryBy(fn(&MemoryState) -> Samples),
}

fn labelled(rows: impl IntoIterator<Item = (impl fmt::Display, u64)>) -> Samples {
    rows.into_iter().map(|(label, value)| (label.to_string(), value)).collect()
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

/// 1 for the action of an advice, 0 for the others.
fn chosen(of: &[Action], action: Action) -> Samples {
    labelled(of.iter().map(|a| (a, u64::from(*a == action))))
}

const fn metric(name: &'static str, label: &'static str, help: &'static str, of: Of) -> Family {
    Family { name, label, help, of }
}

const fn watch(name: &'static str, help: &'static str, of: fn(&Watcher) -> u64) -> Family {
    metric(name, "", help, Of::Watch(of))
}

const fn gpu(name: &'static str, help: &'static str, of: fn(&GpuState) -> Option<u64>) -> Family {
    metric(name, "", help, Of::Gpu(of))
}

const fn memory(name: &'static str, help: &'static str, of: fn(&MemoryState) -> u64) -> Family {
    metric(name, "", help, Of::Memory(of))
}

/// Every metric of a watch.
pub const FAMILIES: [Family; 30] = [
    watch("eccforge_watch_lines_total", "Lines read.", |w| w.counts().lines),
    watch("eccforge_watch_device_lines_total", "Lines about GPUs, switches, memory, the driver or a boot.", |w| {
        w.counts().about_devices
    }),
    watch("eccforge_watch_malformed_lines_total", "Lines about a device that cannot be read.", |w| {
        w.counts().malformed
    }),
    watch("eccforge_watch_unknown_xids_total", "XIDs whose number or text is not known.", |w| {
        w.counts().not_understood
    }),
    watch("eccforge_watch_gaps_total", "Places where the source had lost lines before they were read.", |w| {
        w.counts().gaps
    }),
    watch("eccforge_watch_restarts_total", "Times that the source ended and was opened again.", |w| {
        w.counts().restarts
    }),
    watch("eccforge_watch_not_followed_total", "Lines about devices beyond the bound of --devices.", |w| {
        w.observed().not_followed
    }),
    metric(
        "eccforge_gpu_recommended_action",
        "action",
        "1 for what to do about the GPU: none, drain, reset, reboot or rma.",
        Of::GpuBy(|g| chosen(&Action::OF_GPU, g.advice().action)),
    ),
    gpu("eccforge_gpu_rma_evidence", "Reasons for returning the GPU.", |g| Some(g.rma_evidence.len() as u64)),
    gpu("eccforge_gpu_pending_resets", "Reasons why a reset or reload is pending.", |g| {
        Some(g.pending_resets.len() as u64)
    }),
    gpu("eccforge_gpu_recovery_action", "NVML's number of the recovery action that XID 154 gave last.", |g| {
        g.recovery_action.as_ref().map(|a| u64::from(a.code))
    }),
    metric("eccforge_gpu_memory_errors_total", "kind", "Memory errors, as events.", Of::GpuBy(errors)),
    metric(
        "eccforge_gpu_xid_lines_total",
        "xid",
        "Lines by XID.",
        Of::GpuBy(|g| labelled(g.xids.iter().map(|(xid, n)| (xid, *n)))),
    ),
    metric(
        "eccforge_gpu_xid_events_total",
        "xid",
        "Events by XID: lines that repeat one error count once.",
        Of::GpuBy(|g| labelled(g.events.iter().map(|(xid, n)| (xid, *n)))),
    ),
    gpu("eccforge_gpu_retired_pages_total", "Pages that XID 63 retired.", |g| Some(g.pages_retired)),
    gpu("eccforge_gpu_retired_pages_pending", "Those that wait for a reload.", |g| Some(g.pages_pending)),
    gpu("eccforge_gpu_failed_retirements_total", "Pages that could not be retired (XID 64).", |g| Some(g.pages_failed)),
    gpu("eccforge_gpu_remapped_rows_total", "Rows that XID 63 recorded, pending ones included.", |g| {
        Some(g.rows_remapped)
    }),
    gpu("eccforge_gpu_remapped_rows_pending", "Those that wait for a reset.", |g| Some(g.remaps_pending)),
    gpu("eccforge_gpu_failed_remaps_total", "Rows that could not be recorded (XID 64).", |g| Some(g.remaps_failed)),
    gpu("eccforge_gpu_remapped_banks_total", "Banks that XID 177 recorded.", |g| Some(g.banks_remapped)),
    gpu("eccforge_gpu_repairs_total", "Channels, L2 slices and TPCs marked for repair or replaced.", |g| {
        Some(g.repairs)
    }),
    gpu("eccforge_gpu_failed_repairs_total", "Repairs without a spare.", |g| Some(g.repairs_failed)),
    gpu("eccforge_gpu_last_seen_seconds", "Time of the last line about the GPU, where the log tells the date.", |g| {
        (g.last_seen.clock == Clock::Calendar).then_some(g.last_seen.nanoseconds / SECOND)
    }),
    gpu("DCGM_FI_DEV_XID_ERRORS", "Value of the last XID, under the name that DCGM gives it.", |g| {
        g.last_xid.map(u64::from)
    }),
    metric(
        "eccforge_switch_sxids_total",
        "severity",
        "SXids of NVSwitches that say whether they are fatal.",
        Of::SwitchBy(|s| labelled([("fatal", s.fatal), ("non-fatal", s.non_fatal)])),
    ),
    metric(
        "eccforge_memory_recommended_action",
        "action",
        "1 for what to do about the DIMM: none, offline, replace or drain.",
        Of::MemoryBy(|m| chosen(&Action::OF_MEMORY, m.advice().action)),
    ),
    metric(
        "eccforge_memory_errors_total",
        "kind",
        "Errors of the host's own memory.",
        Of::MemoryBy(|m| labelled([("corrected", m.corrected), ("uncorrected", m.uncorrected)])),
    ),
    memory("eccforge_memory_offlined_pages_total", "Pages of the host's memory out of use.", |m| m.pages_offlined),
    memory(
        "eccforge_memory_failed_offlines_total",
        "Pages of the host's memory that could not be taken out of use.",
        |m| m.pages_failed,
    ),
];

impl Family {
    pub fn all_labels(&self) -> Vec<&'static str> {
        let device: &[&str] = match self.of {
            Of::Watch(_) => &[],
            Of::Gpu(_) | Of::GpuBy(_) => &GPU_LABELS,
            Of::SwitchBy(_) => &GPU_LABELS[..2],
            Of::Memory(_) | Of::MemoryBy(_) => &["Hostname", "label"],
        };
        let own = Some(self.label).filter(|label| !label.is_empty());
        device.iter().copied().chain(own).collect()
    }

    /// Its samples, each after the values of all labels; `host` is the name of this machine, for logs that do not name theirs.
    fn samples(&self, watcher: &Watcher, host: &str) -> Vec<(Vec<String>, u64)> {
        let observed = watcher.observed();
        let named = |name: &Option<String>| name.clone().unwrap_or_else(|| host.to_owned());
        let gpu = |(p, state): (&Place<PciId>, &GpuState)| {
            vec![named(&p.host), bus_id(p.at), state.uuid.clone().unwrap_or_default()]
        };
        let memory = |place: &Place<String>| vec![named(&place.host), place.at.clone()];
        let all = |mut device: Vec<String>, (label, value): (String, u64)| {
            device.push(label);
            (device, value)
        };
        let by = |device: Vec<String>, samples: Samples| samples.into_iter().map(move |s| all(device.clone(), s));
        match self.of {
            Of::Watch(of) => vec![(Vec::new(), of(watcher))],
            Of::Gpu(of) => observed.gpus.iter().filter_map(|g| Some((gpu(g), of(g.1)?))).collect(),
            Of::GpuBy(of) => observed.gpus.iter().flat_map(|g| by(gpu(g), of(g.1))).collect(),
            Of::SwitchBy(of) => {
                let switch = |(p, s): (&Place<PciId>, _)| by(vec![named(&p.host), bus_id(p.at)], of(s));
                observed.switches.iter().flat_map(switch).collect()
            }
            Of::Memory(of) => observed.memory.iter().map(|(p, m)| (memory(p), of(m))).collect(),
            Of::MemoryBy(of) => observed.memory.iter().flat_map(|(p, m)| by(memory(p), of(m))).collect(),
        }
    }
}

/// The metrics of a watch; families without a sample are left out.
pub fn text(watcher: &Watcher, host: &str) -> Result<String, prometheus::Error> {
    let registry = Registry::new();
    for family in &FAMILIES {
        let samples = family.samples(watcher, host);
        let labels = family.all_labels();
        let options = Opts::new(family.name, family.help);
        if family.name.ends_with("_total") {
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
