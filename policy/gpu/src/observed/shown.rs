//! The facts of a log for reports.

use super::gpu::GpuFacts;
use super::known::OnHost;
use super::memory::MemoryFacts;
use super::state::Observed;
use super::switch::SwitchState;
use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// The evidence of a whole log.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Observed")]
pub struct ObservedFacts<'a> {
    /// Facts of each GPU, by its name.
    #[schemars(with = "BTreeMap<String, GpuFacts>")]
    gpus: IndexMap<String, &'a GpuFacts>,
    /// Facts of each NVSwitch, by its name.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    #[schemars(with = "BTreeMap<String, SwitchState>")]
    switches: IndexMap<String, &'a SwitchState>,
    /// The hosts' own memory, by controller and DIMM; also GPUs of another maker, by their table of bad pages.
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    #[schemars(with = "BTreeMap<String, MemoryFacts>")]
    memory: IndexMap<String, &'a MemoryFacts>,
}

impl<'a> From<&'a Observed> for ObservedFacts<'a> {
    fn from(observed: &'a Observed) -> Self {
        Self {
            gpus: by_name(&observed.gpus, |gpu| &gpu.facts),
            switches: by_name(&observed.switches, |switch| switch),
            memory: by_name(&observed.memory, |memory| &memory.facts),
        }
    }
}

impl ObservedFacts<'_> {
    /// Serialises the facts of a log.
    pub(crate) fn of<S: Serializer>(observed: &Observed, serializer: S) -> Result<S::Ok, S::Error> {
        ObservedFacts::from(observed).serialize(serializer)
    }
}

/// The facts of each device by its name, in the order of the devices.
fn by_name<'a, P: fmt::Display, V, F>(
    devices: &'a BTreeMap<OnHost<P>, V>,
    shown: fn(&'a V) -> &'a F,
) -> IndexMap<String, &'a F> {
    devices.iter().map(|(place, device)| (place.to_string(), shown(device))).collect()
}
