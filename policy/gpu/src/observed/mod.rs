//! Evidence of a log about every GPU, switch and memory, without a model.
//!
//! Counts follow NVML where it has one: remapped rows are the rows that XID 63 recorded, those that wait for the reset
//! included (A.8). A failed remap is evidence for returning the GPU (A.5), never a remapped row; an attempt on a row that
//! waits already is benign (A.11). The actions of 94 and 95 are read from their fields (A.7).

mod advice;
mod count;
mod fault;
mod gpu;
mod join;
mod memory;
pub mod reading;
mod records;

pub use advice::{Action, Advice, Advised, Device, Subject};
pub use gpu::{Errors, Evidence, GpuFacts, GpuState, Pending, PendingReason};
pub use memory::{MemoryFacts, MemoryState};

use eccforge_evidence::field::labels::Labels;
use eccforge_evidence::log::stamp::Stamp;
use eccforge_evidence::log::{Fact, Said};
use eccforge_evidence::xid::{PciId, SwitchLine};
use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Deref, DerefMut};

/// Devices of one kind that one log may name; a log that names more is not a log of machines.
pub const MAX_DEVICES: usize = 100_000;
/// Numbers of one device whose lines are counted apart; a driver has some 180.
const MAX_CODES: usize = 1000;

/// The state of one device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known<F, K> {
    /// Facts for reports.
    pub facts: F,
    /// State that is needed to interpret later lines.
    kept: K,
}

impl<F, K> Deref for Known<F, K> {
    type Target = F;

    fn deref(&self) -> &F {
        &self.facts
    }
}

impl<F, K> DerefMut for Known<F, K> {
    fn deref_mut(&mut self) -> &mut F {
        &mut self.facts
    }
}

/// Which device: the host, where the log names it, and the place on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Place<P> {
    pub host: Option<String>,
    pub at: P,
}

impl<P: fmt::Display> fmt::Display for Place<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.host {
            Some(host) => write!(f, "{host}/{}", self.at),
            None => self.at.fmt(f),
        }
    }
}

/// An NVSwitch as the log shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SwitchState {
    /// The device's name.
    pub device: Option<String>,
    /// SXids that are fatal by their text.
    pub fatal: u64,
    /// SXids that are not fatal by their text.
    pub non_fatal: u64,
    /// The last fatal SXid since the boot.
    pub pending_fatal: Option<u32>,
    /// Lines by SXid, lines of raw data and severity included.
    pub sxids: BTreeMap<u32, u64>,
    /// The last line's time.
    pub last_seen: Stamp,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Machine {
    driver: Option<String>,
    named: Option<PciId>,
    #[serde(default)]
    errors: join::Errors,
}

/// The evidence of a whole log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
pub struct Observed {
    /// The GPUs.
    #[schemars(with = "BTreeMap<String, GpuFacts>")]
    pub gpus: BTreeMap<Place<PciId>, GpuState>,
    /// The NVSwitches.
    #[schemars(with = "BTreeMap<String, SwitchState>", skip_serializing_if = "BTreeMap::is_empty")]
    pub switches: BTreeMap<Place<PciId>, SwitchState>,
    /// The hosts' own memory, by controller and DIMM; also GPUs of another maker, by their table of bad pages.
    #[schemars(with = "BTreeMap<String, MemoryFacts>", skip_serializing_if = "BTreeMap::is_empty")]
    pub memory: BTreeMap<Place<String>, MemoryState>,
    #[schemars(skip)]
    machines: BTreeMap<Option<String>, Machine>,
    #[schemars(skip)]
    coalesce: Option<u64>,
    #[schemars(skip)]
    limits: Limits,
    /// Devices beyond [`Limits::devices`] that were not followed, in lines.
    #[schemars(skip)]
    pub not_followed: u64,
}

/// For people the facts, by the names of the devices; in binary formats, which are read back, everything: a watch that goes on from
/// there judges later lines as if it had never stopped.
impl Serialize for Observed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let for_people = serializer.is_human_readable();
        let mut all = serializer.serialize_struct("Observed", 7)?;
        if for_people {
            all.serialize_field("gpus", &by_name(&self.gpus, |gpu| &gpu.facts))?;
            if !self.switches.is_empty() {
                all.serialize_field("switches", &by_name(&self.switches, |switch| switch))?;
            }
            if !self.memory.is_empty() {
                all.serialize_field("memory", &by_name(&self.memory, |memory| &memory.facts))?;
            }
            return all.end();
        }
        all.serialize_field("gpus", &self.gpus)?;
        all.serialize_field("switches", &self.switches)?;
        all.serialize_field("memory", &self.memory)?;
        all.serialize_field("machines", &self.machines)?;
        all.serialize_field("coalesce", &self.coalesce)?;
        all.serialize_field("limits", &self.limits)?;
        all.serialize_field("not_followed", &self.not_followed)?;
        all.end()
    }
}

/// The value of a key in a map of limited size; if the map is full, the line is counted as not followed.
fn within<'a, K: Ord, V: Default>(
    map: &'a mut BTreeMap<K, V>,
    key: K,
    most: usize,
    not_followed: &mut u64,
) -> Option<&'a mut V> {
    if map.len() >= most && !map.contains_key(&key) {
        *not_followed += 1;
        return None;
    }
    Some(map.entry(key).or_default())
}

/// Counts a line or an event of a number.
fn count(counts: &mut BTreeMap<u32, u64>, code: u32) {
    within(counts, code, MAX_CODES, &mut 0).into_iter().for_each(|count| *count += 1);
}

/// The facts of each device by its name, in the order of the devices.
fn by_name<'a, P: fmt::Display, V, F>(
    devices: &'a BTreeMap<Place<P>, V>,
    shown: fn(&'a V) -> &'a F,
) -> IndexMap<String, &'a F> {
    devices.iter().map(|(place, device)| (place.to_string(), shown(device))).collect()
}

/// Limits on the state that is kept for one log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Devices of each kind, and hosts.
    pub devices: usize,
    /// Pages of one DIMM that are distinguished; every further one counts each time.
    pub frames: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { devices: MAX_DEVICES, frames: 100_000 }
    }
}

impl Observed {
    /// With lines of one number and GPU that lie `coalesce` nanoseconds apart or less counted as one event, as the Delta
    /// study counts them (five seconds); without, only repetitions of one error within two seconds are one event.
    pub fn new(limits: Limits, coalesce: Option<u64>) -> Self {
        Self { limits, coalesce, ..Self::default() }
    }

    /// Takes a line into account.
    pub fn add(&mut self, host: Option<&str>, stamp: Stamp, fact: &Fact) {
        match fact {
            Fact::KernelStart => self.boot(|of| of == host),
            Fact::Boot => self.boot(|_| true),
            Fact::DriverLoad(version) => self.load(host, version.as_deref()),
            Fact::GpuUuid(pci, uuid) => {
                self.name(host, Some(*pci));
                if let Some(gpu) = self.gpu(host, *pci) {
                    gpu.uuid = Some(uuid.clone());
                    gpu.last_seen = stamp;
                }
            }
            Fact::BoardSerial(serial) => {
                let named = self.machine(host).and_then(|machine| machine.named.take());
                // A board without a number has 0.
                let is_number = serial.bytes().any(|b| b != b'0');
                if let Some(gpu) = named.filter(|_| is_number).and_then(|pci| self.gpu(host, pci)) {
                    gpu.serial = Some(serial.clone());
                }
            }
            Fact::Xid(line) => {
                let coalesce = self.coalesce;
                if let Some(gpu) = self.gpu(host, line.pci) {
                    gpu.add(stamp, line, coalesce);
                }
            }
            Fact::Switch(line) => self.switch(host, stamp, line),
            Fact::Device { pci, said: Said::Named, .. } => self.name(host, *pci),
            Fact::Device { pci, said, text } => {
                let named = || self.machine(host).and_then(|machine| machine.named.take());
                if let Some(gpu) = pci.or_else(named).and_then(|pci| self.gpu(host, pci)) {
                    gpu.said(stamp, said, text);
                }
            }
            Fact::Memory(found) => self.host_error(host, stamp, found),
            Fact::Apei(number, line) => {
                let found = self.machine(host).and_then(|machine| machine.errors.records.apei(*number, line));
                found.into_iter().for_each(|found| self.host_error(host, stamp, &found));
            }
            Fact::Mca(reporter, line) => {
                let found = self.machine(host).and_then(|machine| machine.errors.records.mca(*reporter, line));
                found.into_iter().for_each(|found| self.host_error(host, stamp, &found));
            }
        }
    }

    /// A host; `None` where there are too many.
    fn machine(&mut self, host: Option<&str>) -> Option<&mut Machine> {
        within(&mut self.machines, host.map(str::to_owned), self.limits.devices, &mut 0)
    }

    /// The next line of a host may be about this GPU.
    fn name(&mut self, host: Option<&str>, pci: Option<PciId>) {
        self.machine(host).into_iter().for_each(|machine| machine.named = pci);
    }

    /// Takes readings of nvidia-smi into account. A reading names no host: it is of the GPU with its UUID, or of the only one in its
    /// place.
    pub fn read(&mut self, readings: &[reading::Reading]) {
        for reading in readings {
            let same_uuid = |gpu: &GpuState| gpu.uuid.is_some() && gpu.uuid.as_deref() == reading.uuid();
            let there = || self.gpus.keys().filter(|place| place.at == reading.pci);
            let only = || there().next().filter(|_| there().count() == 1);
            let by_uuid = self.gpus.iter().find(|(_, gpu)| same_uuid(gpu)).map(|(place, _)| place);
            let host = by_uuid.or_else(only).and_then(|place| place.host.clone());
            if let Some(gpu) = self.gpu(host.as_deref(), reading.pci) {
                gpu.read(reading);
            }
        }
    }

    /// Gives the DIMMs the names of their board.
    pub fn name_dimms(&mut self, labels: &Labels) {
        for (place, memory) in &mut self.memory {
            let by_name = || memory.name.as_ref().and_then(|name| labels.name(name));
            if let Some(name) = labels.name(&place.at).or_else(by_name).cloned() {
                memory.name = Some(name);
            }
        }
    }

    pub(crate) fn gpu(&mut self, host: Option<&str>, pci: PciId) -> Option<&mut GpuState> {
        let place = Place { host: host.map(str::to_owned), at: pci };
        let driver = self.machine(host).and_then(|machine| machine.driver.clone());
        let gpu = within(&mut self.gpus, place, self.limits.devices, &mut self.not_followed)?;
        if gpu.driver.is_none() {
            gpu.driver = driver;
        }
        Some(gpu)
    }

    /// Another boot of some hosts begins: no line of it is about an error of the boot before.
    fn boot(&mut self, of: impl Fn(Option<&str>) -> bool) {
        let machines = self.machines.iter_mut().filter(|(host, _)| of(host.as_deref()));
        machines.for_each(|(_, machine)| machine.errors.close());
        let gpus = self.gpus.iter_mut().filter(|(place, _)| of(place.host.as_deref()));
        gpus.for_each(|(_, gpu)| gpu.boot());
        let switches = self.switches.iter_mut().filter(|(place, _)| of(place.host.as_deref()));
        switches.for_each(|(_, switch)| switch.pending_fatal = None);
    }

    fn load(&mut self, host: Option<&str>, version: Option<&str>) {
        if let Some(version) = version
            && let Some(machine) = self.machine(host)
        {
            machine.driver = Some(version.to_owned());
        }
        for (_, gpu) in self.gpus.iter_mut().filter(|(place, _)| place.host.as_deref() == host) {
            gpu.driver = version.map(str::to_owned).or(gpu.driver.take());
            gpu.reload();
        }
    }

    fn switch(&mut self, host: Option<&str>, stamp: Stamp, line: &SwitchLine) {
        let place = Place { host: host.map(str::to_owned), at: line.pci };
        let most = self.limits.devices;
        let Some(switch) = within(&mut self.switches, place, most, &mut self.not_followed) else { return };
        if line.device.is_some() {
            switch.device.clone_from(&line.device);
        }
        count(&mut switch.sxids, line.code);
        match line.fatal() {
            Some(true) => {
                switch.fatal += 1;
                switch.pending_fatal = Some(line.code);
            }
            Some(false) => switch.non_fatal += 1,
            None => {}
        }
        switch.last_seen = stamp;
    }
}
