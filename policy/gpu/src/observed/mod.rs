//! Evidence of a log about every GPU, switch and memory, without a model.
//!
//! Counts follow NVML where it has one: remapped rows are the rows that XID 63 recorded, those that wait for the reset
//! included (A.8). A failed remap is evidence for returning the GPU (A.5), never a remapped row; an attempt on a row that
//! waits already is benign (A.11). The actions of 94 and 95 are read from their fields (A.7).

mod advice;
mod burst;
mod count;
mod fault;
mod gpu;
mod join;
mod kept;
mod memory;
pub mod reading;
mod records;

pub use crate::log::host::Finding;
pub use advice::{Action, Advice, Advised, Device, Subject};
pub use burst::Bursts;
pub use gpu::{Errors, Evidence, GpuState, Pending, PendingReason};
pub use kept::Kept;
pub use memory::MemoryState;

use crate::log::Content;
use crate::log::device::{DeviceLine, Fact};
use crate::log::host::HostMessage;
use crate::log::stamp::Stamp;
use crate::xid::{PciId, SwitchLine, XidLine};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// Devices of one kind that one log may name; a log that names more is no log of machines.
pub const MAX_DEVICES: usize = 100_000;
/// Numbers of one device whose lines are counted apart; a driver has some 180.
const MAX_CODES: usize = 1000;

/// Which device: the host, where the log names it, and the place on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place<P> {
    pub host: Option<String>,
    /// The place on it.
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

impl<P: fmt::Display> Serialize for Place<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// An NVSwitch as the log shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SwitchState {
    /// The device's name.
    pub device: Option<String>,
    /// SXids that say that they are fatal.
    pub fatal: u64,
    /// SXids that say that they are not.
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

/// Everything that a log says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Observed {
    /// The GPUs.
    #[serde(serialize_with = "by_name")]
    #[schemars(with = "BTreeMap<String, GpuState>")]
    pub gpus: BTreeMap<Place<PciId>, GpuState>,
    /// The NVSwitches.
    #[serde(serialize_with = "by_name", skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "BTreeMap<String, SwitchState>")]
    pub switches: BTreeMap<Place<PciId>, SwitchState>,
    /// The hosts' own memory, by controller and DIMM; also GPUs of another maker, by their table of bad pages.
    #[serde(serialize_with = "by_name", skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "BTreeMap<String, MemoryState>")]
    pub memory: BTreeMap<Place<String>, MemoryState>,
    #[serde(skip)]
    machines: BTreeMap<Option<String>, Machine>,
    #[serde(skip)]
    coalesce: Option<u64>,
    #[serde(skip)]
    limits: Limits,
    /// Devices beyond [`Limits::devices`] that were not followed, in lines.
    #[serde(skip)]
    pub not_followed: u64,
}

/// How much is kept of one log, whatever it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Devices of each kind, and hosts.
    pub devices: usize,
    /// Pages of one DIMM that are told apart; every further one counts each time.
    pub frames: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { devices: MAX_DEVICES, frames: 100_000 }
    }
}

impl Default for Observed {
    fn default() -> Self {
        Self::new(None)
    }
}

fn by_name<K: fmt::Display, V: Serialize, S: Serializer>(
    map: &BTreeMap<K, V>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(map.iter().map(|(place, state)| (place.to_string(), state)))
}

impl Observed {
    /// With lines of one number and GPU that lie this many nanoseconds apart or less counted as one event, as the Delta
    /// study counts them (five seconds); without, only repetitions of one error within two seconds are one event.
    pub fn new(coalesce: Option<u64>) -> Self {
        Self::within(Limits::default(), coalesce)
    }

    /// The same, within other limits.
    pub fn within(limits: Limits, coalesce: Option<u64>) -> Self {
        Self {
            gpus: BTreeMap::new(),
            switches: BTreeMap::new(),
            memory: BTreeMap::new(),
            machines: BTreeMap::new(),
            coalesce,
            limits,
            not_followed: 0,
        }
    }

    /// Takes a line into account.
    pub fn add(&mut self, host: Option<&str>, stamp: Stamp, content: &Content) {
        match content {
            Content::KernelStart => {
                self.close(host);
                self.on_host(host).for_each(GpuState::boot);
                let of_host = self.switches.iter_mut().filter(|(place, _)| place.host.as_deref() == host);
                of_host.for_each(|(_, switch)| switch.pending_fatal = None);
            }
            Content::Boot => {
                self.machines.values_mut().for_each(|machine| machine.errors.close());
                self.gpus.values_mut().for_each(GpuState::boot);
                self.switches.values_mut().for_each(|switch| switch.pending_fatal = None);
            }
            Content::DriverLoad(version) => self.load(host, version.as_deref()),
            Content::GpuUuid(pci, uuid) => {
                if let Some(machine) = self.machine(host) {
                    machine.named = Some(*pci);
                }
                if let Some(gpu) = self.gpu(host, *pci) {
                    gpu.uuid = Some(uuid.clone());
                    gpu.last_seen = stamp;
                }
            }
            Content::BoardSerial(serial) => {
                let named = self.machine(host).and_then(|machine| machine.named.take());
                // A board without a number has 0.
                let is_number = serial.bytes().any(|b| b != b'0');
                if let Some(gpu) = named.filter(|_| is_number).and_then(|pci| self.gpu(host, pci)) {
                    gpu.serial = Some(serial.clone());
                }
            }
            Content::Xid(line) => self.xid(host, stamp, line),
            Content::Switch(line) => self.switch(host, stamp, line),
            Content::Device(line) => self.device(host, stamp, line),
            Content::Host(message) => self.host_message(host, stamp, message),
        }
    }

    /// A host; `None` where there are too many.
    fn machine(&mut self, host: Option<&str>) -> Option<&mut Machine> {
        let name = host.map(str::to_owned);
        if self.machines.len() >= self.limits.devices && !self.machines.contains_key(&name) {
            return None;
        }
        Some(self.machines.entry(name).or_default())
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

    /// A GPU is there, whether a line names it or not.
    pub fn know(&mut self, host: Option<&str>, pci: PciId, uuid: Option<String>) {
        if let Some(gpu) = self.gpu(host, pci) {
            gpu.uuid = uuid.or(gpu.uuid.take());
        }
    }

    /// Forgets a GPU: another one stands in its place.
    pub fn forget(&mut self, place: &Place<PciId>) -> Option<GpuState> {
        self.gpus.remove(place)
    }

    fn gpu(&mut self, host: Option<&str>, pci: PciId) -> Option<&mut GpuState> {
        let place = Place { host: host.map(str::to_owned), at: pci };
        if self.gpus.len() >= self.limits.devices && !self.gpus.contains_key(&place) {
            self.not_followed += 1;
            return None;
        }
        let driver = self.machine(host).and_then(|machine| machine.driver.clone());
        let gpu = self.gpus.entry(place).or_default();
        if gpu.driver.is_none() {
            gpu.driver = driver;
        }
        Some(gpu)
    }

    fn on_host(&mut self, host: Option<&str>) -> impl Iterator<Item = &mut GpuState> {
        let of = move |place: &Place<PciId>| place.host.as_deref() == host;
        self.gpus.iter_mut().filter(move |(place, _)| of(place)).map(|(_, gpu)| gpu)
    }

    /// Another boot of a host begins: no line of it is about an error of the boot before.
    fn close(&mut self, host: Option<&str>) {
        if let Some(machine) = self.machines.get_mut(&host.map(str::to_owned)) {
            machine.errors.close();
        }
    }

    fn load(&mut self, host: Option<&str>, version: Option<&str>) {
        if let Some(version) = version
            && let Some(machine) = self.machine(host)
        {
            machine.driver = Some(version.to_owned());
        }
        for gpu in self.on_host(host) {
            gpu.driver = version.map(str::to_owned).or(gpu.driver.take());
            gpu.reload();
        }
    }

    fn xid(&mut self, host: Option<&str>, stamp: Stamp, line: &XidLine) {
        let coalesce = self.coalesce;
        if let Some(gpu) = self.gpu(host, line.pci) {
            gpu.add(stamp, line, coalesce);
        }
    }

    fn device(&mut self, host: Option<&str>, stamp: Stamp, line: &DeviceLine) {
        if line.fact == Fact::Named {
            if let Some(machine) = self.machine(host) {
                machine.named = line.pci;
            }
            return;
        }
        let named = || self.machine(host).and_then(|machine| machine.named.take());
        if let Some(pci) = line.pci.or_else(named)
            && let Some(gpu) = self.gpu(host, pci)
        {
            gpu.fact(stamp, &line.fact, &line.text);
        }
    }

    fn switch(&mut self, host: Option<&str>, stamp: Stamp, line: &SwitchLine) {
        let place = Place { host: host.map(str::to_owned), at: line.pci };
        if self.switches.len() >= self.limits.devices && !self.switches.contains_key(&place) {
            self.not_followed += 1;
            return;
        }
        let switch = self.switches.entry(place).or_default();
        if line.device.is_some() {
            switch.device.clone_from(&line.device);
        }
        if switch.sxids.len() < MAX_CODES || switch.sxids.contains_key(&line.code) {
            *switch.sxids.entry(line.code).or_insert(0) += 1;
        }
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

    fn host_message(&mut self, host: Option<&str>, stamp: Stamp, message: &HostMessage) {
        let found = match message {
            HostMessage::Error(found) => Some((**found).clone()),
            HostMessage::Page(frame, state) => Some(Finding::of_page("pages", *frame, *state)),
            HostMessage::Apei(number, field) => {
                self.machine(host).and_then(|machine| machine.errors.records.apei(*number, field))
            }
            HostMessage::Mca(reporter, line) => {
                self.machine(host).and_then(|machine| machine.errors.records.mca(*reporter, line))
            }
        };
        if let Some(found) = found {
            self.host_error(host, stamp, &found);
        }
    }
}
