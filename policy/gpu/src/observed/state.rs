//! The evidence of a whole log.
//!
//! A watch stores [`Observed`] unchanged, reads it back, and evaluates later lines as if it had never stopped.
//! [`super::ObservedFacts`] is the form for people and programs.

use super::gpu::GpuState;
use super::history::History;
use super::join;
use super::known::{OnHost, count, within};
use super::memory::MemoryState;
use super::reading;
use super::switch::SwitchState;
use eccforge_evidence::log::finding::{Finding, PageState};
use eccforge_evidence::log::stamp::Stamp;
use eccforge_evidence::log::{DeviceReport, Fact};
use eccforge_evidence::xid::{PciId, SwitchLine};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Maximum number of devices of one kind in one log; a log that names more is not a log of machines.
pub const MAX_DEVICES: usize = 100_000;
/// Maximum number of listed severe lines of a host that are not understood.
// Every such line needs an inspection, and one person reads them.
const MAX_UNREAD: usize = 20;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Machine {
    driver: Option<String>,
    named: Option<PciId>,
    #[serde(default)]
    pub(super) errors: join::Errors,
}

/// The evidence of a whole log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observed {
    /// State of each GPU, by its host and address.
    pub gpus: BTreeMap<OnHost<PciId>, GpuState>,
    /// State of each NVSwitch, by its host and address.
    pub switches: BTreeMap<OnHost<PciId>, SwitchState>,
    /// The hosts' own memory, by controller and DIMM; also GPUs of another maker, by their table of bad pages.
    pub memory: BTreeMap<OnHost<String>, MemoryState>,
    pub(super) machines: BTreeMap<Option<String>, Machine>,
    coalesce: Option<u64>,
    pub(super) limits: Limits,
    /// Lines about memory.
    #[serde(default)]
    pub(super) memory_lines: u64,
    /// DIMMs that are in no slot, by host and serial number.
    #[serde(default)]
    pub(super) removed: BTreeMap<OnHost<String>, MemoryState>,
    /// Every memory error, if a later evaluation needs them.
    #[serde(skip)]
    pub(super) history: Option<History>,
    /// Number of lines about devices beyond [`Limits::devices`], which were not followed.
    pub not_followed: u64,
}

/// Limits on the state that is kept for one log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Maximum number of devices of each kind, and of hosts.
    pub devices: usize,
    /// Maximum number of distinct pages of one DIMM; every error in a further page counts as a new page.
    pub frames: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { devices: MAX_DEVICES, frames: 100_000 }
    }
}

impl Observed {
    /// Creates an empty state. Lines of one number and GPU that are at most `coalesce` nanoseconds apart count as one
    /// event, as in the Delta study (five seconds). Without it, only repetitions of one error within two seconds are
    /// one event.
    pub fn new(limits: Limits, coalesce: Option<u64>) -> Self {
        Self { limits, coalesce, ..Self::default() }
    }

    /// Takes a line into account.
    pub fn add(&mut self, host: Option<&str>, stamp: Stamp, fact: &Fact) {
        match fact {
            Fact::KernelStart => self.boot(|of| of == host),
            // This line of a journal names no host.
            Fact::Boot => self.boot(|_| true),
            Fact::DriverLoad(version) => self.load(host, version.as_deref()),
            Fact::GpuUuid(pci, uuid) => {
                self.name(host, Some(*pci));
                if let Some(gpu) = self.gpu(host, *pci) {
                    gpu.uuid = Some(uuid.clone());
                    gpu.last_seen = stamp;
                }
            }
            Fact::BoardSerial(serial) => self.board_serial(host, serial),
            Fact::Xid(line) => {
                let coalesce = self.coalesce;
                if let Some(gpu) = self.gpu(host, line.pci) {
                    gpu.add(stamp, line, coalesce);
                }
            }
            Fact::Switch(line) => self.switch(host, stamp, line),
            Fact::Device { pci, report: DeviceReport::Named, .. } => self.name(host, *pci),
            Fact::Device { pci, report, text } => {
                // A line that names its GPU says nothing about the one that was named before it.
                let pci = match pci {
                    Some(pci) => Some(*pci),
                    None => self.machine(host).and_then(|machine| machine.named.take()),
                };
                if let Some(gpu) = pci.and_then(|pci| self.gpu(host, pci)) {
                    gpu.record_report(stamp, report, text);
                }
            }
            Fact::Memory(found) => self.host_error(host, stamp, found),
            Fact::Severe(line) => self.severe(host, line),
            Fact::LeftOut(frames) => {
                for frame in frames {
                    self.host_error(host, stamp, &Finding::of_page("pages", *frame, PageState::Out));
                }
            }
            Fact::Reri(line) => self.risc_v(host, stamp, line),
            Fact::Apei(number, line) => {
                let found = self.machine(host).and_then(|machine| machine.errors.records.apei(*number, line));
                if let Some(found) = found {
                    self.host_error(host, stamp, &found);
                }
            }
            Fact::Mca(reporter, line) => {
                let found = self.machine(host).and_then(|machine| machine.errors.records.mca(*reporter, line));
                if let Some(found) = found {
                    self.host_error(host, stamp, &found);
                }
            }
        }
    }

    /// Takes the serial number of the board of the GPU that was named last.
    fn board_serial(&mut self, host: Option<&str>, serial: &str) {
        let named = self.machine(host).and_then(|machine| machine.named.take());
        // A board without a number has 0.
        let is_number = serial.bytes().any(|b| b != b'0');
        if is_number && let Some(gpu) = named.and_then(|pci| self.gpu(host, pci)) {
            gpu.serial = Some(serial.to_owned());
        }
    }

    /// Counts a severe line that is not understood.
    fn severe(&mut self, host: Option<&str>, line: &str) {
        let unread = self.machine(host).map(|machine| &mut machine.errors.unread);
        let count = unread.and_then(|unread| within(unread, line.to_owned(), MAX_UNREAD, &mut 0));
        if let Some(count) = count {
            *count += 1;
        }
    }

    /// Takes a line of a record of RISC-V. ARM's event has its severity on a separate line of this kind, and no other value.
    fn risc_v(&mut self, host: Option<&str>, stamp: Stamp, line: &str) {
        match self.machine(host).and_then(|machine| machine.errors.records.reri(line)) {
            Some(found) => self.host_error(host, stamp, &found),
            None if ["severity: Fatal", "severity: Recoverable"].contains(&line) => self.severe(host, line),
            None => {}
        }
    }

    /// A host; `None` where there are too many.
    pub(super) fn machine(&mut self, host: Option<&str>) -> Option<&mut Machine> {
        within(&mut self.machines, host.map(str::to_owned), self.limits.devices, &mut 0)
    }

    /// Remembers the GPU that the next line of a host may be about.
    fn name(&mut self, host: Option<&str>, pci: Option<PciId>) {
        if let Some(machine) = self.machine(host) {
            machine.named = pci;
        }
    }

    /// Takes readings of nvidia-smi into account. A reading names no host: it belongs to the GPU with the same UUID, or
    /// to the only GPU in the same place.
    pub fn read(&mut self, readings: &[reading::Reading]) {
        for reading in readings {
            let uuid = reading.uuid();
            let by_uuid = self.gpus.iter().find(|(_, gpu)| gpu.uuid.is_some() && gpu.uuid.as_deref() == uuid);
            let there: Vec<&OnHost<PciId>> = self.gpus.keys().filter(|place| place.at == reading.pci).collect();
            // PCI ids repeat from host to host: only one GPU may be meant.
            let place = match (by_uuid, there.as_slice()) {
                (Some((place, _)), _) => Some(place),
                (None, [only]) => Some(*only),
                (None, _) => None,
            };
            let host = place.and_then(|place| place.host.clone());
            if let Some(gpu) = self.gpu(host.as_deref(), reading.pci) {
                gpu.read(reading);
            }
        }
    }

    pub(crate) fn gpu(&mut self, host: Option<&str>, pci: PciId) -> Option<&mut GpuState> {
        let place = OnHost { host: host.map(str::to_owned), at: pci };
        let driver = self.machine(host).and_then(|machine| machine.driver.clone());
        let gpu = within(&mut self.gpus, place, self.limits.devices, &mut self.not_followed)?;
        // The driver prints its version once for all GPUs of a host.
        if gpu.driver.is_none() {
            gpu.driver = driver;
        }
        Some(gpu)
    }

    /// Begins another boot of some hosts: no later line is about an error of the previous boot.
    fn boot(&mut self, of: impl Fn(Option<&str>) -> bool) {
        for (_, machine) in self.machines.iter_mut().filter(|(host, _)| of(host.as_deref())) {
            machine.errors.close();
        }
        for (_, gpu) in self.gpus.iter_mut().filter(|(place, _)| of(place.host.as_deref())) {
            gpu.boot();
        }
        // A boot resets the switches, so a fatal SXid no longer waits for one.
        for (_, switch) in self.switches.iter_mut().filter(|(place, _)| of(place.host.as_deref())) {
            switch.pending_fatal = None;
        }
    }

    fn load(&mut self, host: Option<&str>, version: Option<&str>) {
        if let Some(version) = version
            && let Some(machine) = self.machine(host)
        {
            machine.driver = Some(version.to_owned());
        }
        // Loading the driver takes retired pages out of use (D.5) on all GPUs of the host.
        for (_, gpu) in self.gpus.iter_mut().filter(|(place, _)| place.host.as_deref() == host) {
            gpu.driver = version.map(str::to_owned).or(gpu.driver.take());
            gpu.reload();
        }
    }

    fn switch(&mut self, host: Option<&str>, stamp: Stamp, line: &SwitchLine) {
        let place = OnHost { host: host.map(str::to_owned), at: line.pci };
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
