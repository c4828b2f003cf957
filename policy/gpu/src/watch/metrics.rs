//! A watch in Prometheus' text format 0.0.4. `metrics.txt` is the table of all names.

use super::Watcher;
use crate::observed::{Action, NextFaults};
use crate::report::fields::bus_id;
use eccforge_evidence::log::stamp::Clock;
use eccforge_evidence::table;
use eccforge_evidence::time::SECOND;
use prometheus::{CounterVec, Encoder, GaugeVec, Opts, Registry, TextEncoder};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// Labels of every metric of a GPU, named as dcgm-exporter names them; `UUID` is empty where the log gives none.
pub const GPU_LABELS: [&str; 3] = ["Hostname", "pci_bus_id", "UUID"];

/// One metric. The names of metrics that only grow end with `_total`.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    pub name: &'static str,
    /// A label in addition to those of the device; empty for none.
    pub label: &'static str,
    pub help: &'static str,
    /// The kind of the device: `watch`, `gpu`, `switch`, `host` or `memory`.
    of: &'static str,
    values: &'static str,
}

/// Every metric of a watch.
pub static FAMILIES: LazyLock<Vec<Family>> = LazyLock::new(|| {
    let rows = table::rows(include_str!("metrics.txt"));
    rows.map(|[name, of, label, values, help]| Family { name, label, help, of, values }).collect()
});

/// A device, or the watch itself: its kind, the values of its labels, and its facts.
type Device = (&'static str, Vec<String>, Value);

/// 1 for the action of an advice, 0 for the others.
fn chosen(of: &[Action], action: Action) -> Value {
    of.iter().map(|a| (a.name().to_owned(), json!(u8::from(*a == action)))).collect()
}

/// The facts about a device, with further values.
fn facts(of: &impl Serialize, more: Value) -> Value {
    let mut facts = serde_json::to_value(of).unwrap_or_default();
    if let (Some(facts), Value::Object(more)) = (facts.as_object_mut(), more) {
        facts.extend(more);
    }
    facts
}

/// The watch and its devices; `host` is the name of this machine, for logs that do not name theirs.
fn devices(watcher: &Watcher, host: &str, next_faults: &NextFaults) -> impl Iterator<Item = Device> {
    let observed = &watcher.observed;
    let named = move |name: &Option<String>| name.clone().unwrap_or_else(|| host.to_owned());
    let own = ("watch", Vec::new(), facts(&watcher.counts, json!({ "not_followed": observed.not_followed })));
    let gpus = observed.gpus.iter().map(move |(place, gpu)| {
        let seconds = (gpu.last_seen.clock == Clock::Calendar).then_some(gpu.last_seen.nanoseconds / SECOND);
        let action = chosen(&Action::OF_GPU, gpu.advice().action);
        let more = json!({ "action": action, "seconds": seconds, "last_xid": gpu.last_xid() });
        let labels = vec![named(&place.host), bus_id(place.at), gpu.uuid.clone().unwrap_or_default()];
        ("gpu", labels, facts(&gpu.facts, more))
    });
    let switches = observed.switches.iter().map(move |(place, switch)| {
        let more = json!({ "action": chosen(&Action::OF_SWITCH, switch.advice().action) });
        ("switch", vec![named(&place.host), bus_id(place.at)], facts(switch, more))
    });
    let hosts = observed.host_errors().into_iter().map(move |host| {
        let [corrected, uncorrected, fatal] = host.by_severity;
        let action = chosen(&Action::OF_HOST, host.advice.action);
        let counts =
            json!({ "corrected": corrected, "uncorrected": uncorrected, "fatal": fatal, "unread": host.unread });
        ("host", vec![named(&host.name)], facts(&json!({ "action": action }), counts))
    });
    let memory = observed.memory.iter().map(move |(place, memory)| {
        let action = chosen(&Action::OF_MEMORY, memory.advice().action);
        let next = next_faults.get(place);
        let chances = next.filter(|next| next.weak_entries > 0);
        let chances = chances.map(|next| json!({ "detected": next.detected, "silent": next.silent }));
        let more = json!({ "action": action, "next_fault": next, "next_chances": chances });
        ("memory", vec![named(&place.host), place.at.clone()], facts(&memory.facts, more))
    });
    std::iter::once(own).chain(gpus).chain(switches).chain(memory).chain(hosts)
}

// Prometheus' numbers are floating-point numbers, counts too.
fn number(value: &Value) -> Option<f64> {
    value.as_array().map(|list| list.len() as f64).or_else(|| value.as_f64())
}

impl Family {
    pub fn all_labels(&self) -> Vec<&'static str> {
        let device: &[&str] = match self.of {
            "watch" => &[],
            "gpu" => &GPU_LABELS,
            "switch" => &GPU_LABELS[..2],
            "host" => &GPU_LABELS[..1],
            _ => &["Hostname", "label"],
        };
        let own = Some(self.label).filter(|label| !label.is_empty());
        device.iter().copied().chain(own).collect()
    }

    /// The samples of a device, each after the value of the metric's own label.
    fn samples(&self, facts: &Value) -> Vec<(Option<String>, f64)> {
        if self.label.is_empty() {
            let found = facts.pointer(&format!("/{}", self.values)).and_then(number);
            return found.map(|n| (None, n)).into_iter().collect();
        }
        let values = self.values.split(' ').filter_map(|name| Some((name, facts.get(name)?)));
        let rows = values.flat_map(|(name, value)| match value {
            Value::Object(table) => table.iter().map(|(label, value)| (label.as_str(), value)).collect(),
            value => vec![(name, value)],
        });
        rows.filter_map(|(label, value)| Some((Some(label.replace('_', "-")), number(value)?))).collect()
    }
}

/// Sets the sample with these labels.
type Set = Box<dyn Fn(&[&str], f64)>;

/// The metrics of a watch, with the chances of the next fault where they are known; families without a sample are left out.
pub fn text(watcher: &Watcher, host: &str, next_faults: &NextFaults) -> Result<String, prometheus::Error> {
    let registry = Registry::new();
    let mut metrics = Vec::new();
    for family in FAMILIES.iter() {
        let (options, labels) = (Opts::new(family.name, family.help), family.all_labels());
        let set: Set = if family.name.ends_with("_total") {
            let metric = CounterVec::new(options, &labels)?;
            registry.register(Box::new(metric.clone()))?;
            Box::new(move |labels, n| metric.with_label_values(labels).inc_by(n))
        } else {
            let metric = GaugeVec::new(options, &labels)?;
            registry.register(Box::new(metric.clone()))?;
            Box::new(move |labels, n| metric.with_label_values(labels).set(n))
        };
        metrics.push(set);
    }
    for (of, labels, facts) in devices(watcher, host, next_faults) {
        for (family, set) in FAMILIES.iter().zip(&metrics).filter(|(family, _)| family.of == of) {
            for (own, n) in family.samples(&facts) {
                set(&labels.iter().chain(&own).map(String::as_str).collect::<Vec<_>>(), n);
            }
        }
    }
    let mut out = Vec::new();
    TextEncoder::new().encode(&registry.gather(), &mut out)?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}
