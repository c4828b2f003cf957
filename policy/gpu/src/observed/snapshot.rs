//! The evidence about one device at a line of its log, which shows which lines are about the device.

use super::advice::{Device, Subject};
use super::fault::Hardware;
use super::gpu::GpuFacts;
use super::known::OnHost;
use super::memory::MemoryFacts;
use super::state::Observed;
use super::switch::SwitchState;
use eccforge_evidence::xid::pci_id;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Counters and other values of a device, by name.
pub type Values = BTreeMap<String, Value>;

/// The evidence about one device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Snapshot {
    gpu: Option<GpuFacts>,
    switch: Option<SwitchState>,
    /// The facts under each name of the DIMM, with the number of the last line, because a second report of an error
    /// changes nothing else.
    memory: Vec<(MemoryFacts, u64)>,
    host: Option<(Hardware, BTreeMap<String, u64>)>,
}

impl Observed {
    /// The evidence about a device; a DIMM has several names.
    pub fn snapshot(&self, device: &Subject, names: &[String]) -> Snapshot {
        let host = &device.host;
        let pci = pci_id(&device.at).map(|at| OnHost { host: host.clone(), at });
        let none = Snapshot::default();
        match device.kind {
            Device::Gpu => Snapshot { gpu: pci.and_then(|pci| Some(self.gpus.get(&pci)?.facts.clone())), ..none },
            Device::NVSwitch => Snapshot { switch: pci.and_then(|pci| self.switches.get(&pci).cloned()), ..none },
            Device::Memory => {
                let places = names.iter().map(|name| OnHost { host: host.clone(), at: name.clone() });
                let found = places.filter_map(|place| self.memory.get(&place));
                Snapshot { memory: found.map(|memory| (memory.facts.clone(), memory.history.line)).collect(), ..none }
            }
            Device::Host => {
                let errors = self.machines.get(host).map(|machine| &machine.errors);
                let known = errors.map(|errors| (errors.hardware.clone(), errors.unread.clone()));
                Snapshot { host: known.filter(|(hardware, unread)| !hardware.is_empty() || !unread.is_empty()), ..none }
            }
        }
    }
}

impl Snapshot {
    /// The values of the device; the values under several names of a DIMM are added up.
    pub fn values(&self) -> Values {
        let mut values = Values::new();
        if let Some(gpu) = &self.gpu {
            add(&mut values, gpu);
        }
        if let Some(switch) = &self.switch {
            add(&mut values, switch);
        }
        for (memory, _) in &self.memory {
            add(&mut values, memory);
        }
        if let Some((hardware, unread)) = &self.host {
            let words = super::fault::hardware_counts(hardware);
            values.extend(words.into_iter().map(|(words, count)| (words, count.into())));
            values.extend(unread.iter().map(|(line, count)| (format!("not understood: {line}"), (*count).into())));
        }
        values
    }
}

/// Adds the values of an object, numbers to numbers.
fn add(values: &mut Values, facts: &impl Serialize) {
    let mut flat = Values::new();
    flatten("", serde_json::to_value(facts).unwrap_or_default(), &mut flat);
    // The time of the last line is a value of no counter.
    flat.remove("last_seen");
    for (name, value) in flat {
        let sum = values.get(&name).and_then(Value::as_u64).zip(value.as_u64()).map(|(a, b)| a + b);
        values.insert(name, sum.map_or(value, Value::from));
    }
}

fn flatten(name: &str, value: Value, into: &mut Values) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                flatten(&if name.is_empty() { key } else { format!("{name}.{key}") }, value, into);
            }
        }
        Value::Array(items) if items.is_empty() => {}
        // A count of 0 and a fact that does not hold give no information.
        Value::Null | Value::Bool(false) => {}
        Value::Number(count) if count.as_u64() == Some(0) => {}
        Value::Number(address) if name.starts_with("last_") => {
            into.insert(name.to_owned(), format!("{:#x}", address.as_u64().unwrap_or_default()).into());
        }
        other => {
            into.insert(name.to_owned(), other);
        }
    }
}
