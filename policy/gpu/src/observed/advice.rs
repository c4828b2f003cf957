//! The action that a GPU needs, derived only from its log.
//!
//! A failed remap, retirement or repair: return the GPU (A.5; NVIDIA, GPU debug guidelines, row remap failure). `RST: Yes`
//! and a recovery action of a reset or reboot: the GPU takes no work until then (A.7). `D-RST: Yes`, a recovery action of
//! a drain, and whatever takes effect at the next reset or reload (A.3, D.5): let its work finish, give it no more, then
//! reset. 94 and 95 need no action by their number, because their fields state it; only a 95 without fields does. A 48 needs a reset,
//! unless 63 or 64 follows with a record that states the action (`WORKFLOW_XID_48` of the catalogue). The actions of other numbers are in
//! NVIDIA's XID catalogue ([`catalogue::remedy`]). A fatal SXid needs a reset of the fabric (Fabric Manager guide, D.5, D.6).

use super::action::{Action, Advice, Evidence, Rule};
use super::fault::{self, hardware_words, host_advice};
use super::gpu::{GpuState, Pending, PendingReason};
use super::join::Errors;
use super::known::OnHost;
use super::state::Observed;
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_evidence::xid::catalogue::{self, Remedy};
use eccforge_evidence::xid::pci_id;
use eccforge_report::with_noun;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The kind of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Device {
    /// A GPU.
    #[serde(rename = "GPU")]
    Gpu,
    /// An NVSwitch.
    NVSwitch,
    /// A DIMM, or other memory of a host.
    #[serde(rename = "memory")]
    Memory,
    /// A machine as a whole.
    #[serde(rename = "host")]
    Host,
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["GPU", "NVSwitch", "memory", "host"][*self as usize])
    }
}

/// One device.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct Subject {
    /// GPU, NVSwitch, memory or host.
    pub kind: Device,
    /// Its host, where the log names it.
    pub host: Option<String>,
    /// Its place: a PCI id, a DIMM, or nothing for a host.
    pub at: String,
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.host, self.kind) {
            (host, Device::Host) => f.write_str(host.as_deref().unwrap_or("(not named)")),
            (Some(host), _) => write!(f, "{host}/{}", self.at),
            (None, _) => f.write_str(&self.at),
        }
    }
}

/// The required action for one device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Advised {
    /// GPU, switch or DIMM that the action is about.
    pub device: Subject,
    /// Its UUID, or the name of a DIMM, where the log gives it.
    pub name: Option<String>,
    /// The serial number of a GPU's board, where the log gives it, or of a DIMM, where an inventory does.
    pub serial: Option<String>,
    #[serde(flatten)]
    pub advice: Advice,
}

impl Advised {
    fn of(kind: Device, host: &Option<String>, at: String, advice: Advice) -> Self {
        Self { device: Subject { kind, host: host.clone(), at }, name: None, serial: None, advice }
    }

    /// The shortest name by which a command finds the device among `all`: the name of a DIMM if no other has it, otherwise the place.
    pub fn short_name(&self, all: &[Self]) -> String {
        let is_unique = all.iter().filter(|other| other.name == self.name).count() == 1;
        match &self.name {
            Some(name) if is_unique && self.device.kind == Device::Memory => name.clone(),
            _ => self.device.to_string(),
        }
    }

    /// The kind and the place of the device and, for memory, its name.
    pub fn label(&self) -> String {
        let Self { device, name, .. } = self;
        let name = name.as_ref().filter(|name| device.kind == Device::Memory && !device.at.ends_with(*name));
        let name = name.map_or_else(String::new, |name| format!(" ({name})"));
        format!("{} {device}{name}", device.kind)
    }
}

impl fmt::Display for Advised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.advice.action {
            Action::None => write!(f, "{} needs no action.", self.label()),
            action => write!(f, "{} {}: {}.", action.verb(), self.label(), self.advice.reason()),
        }
    }
}

/// Non-memory errors of a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostErrors {
    /// The host, where the log names it.
    pub name: Option<String>,
    /// Numbers of corrected, uncorrected and fatal errors.
    pub by_severity: [u64; 3],
    /// Severe lines that are not understood.
    pub unread: u64,
    pub advice: Advice,
}

impl Observed {
    /// The required action for every device, the most urgent first.
    pub fn advised(&self) -> Vec<Advised> {
        let gpus = self.gpus.iter().map(|(place, gpu)| {
            let advised = Advised::of(Device::Gpu, &place.host, place.at.to_string(), gpu.advice());
            Advised { name: gpu.uuid.clone(), serial: gpu.serial.clone(), ..advised }
        });
        let switches = self.switches.iter();
        let switches =
            switches.map(|(p, switch)| Advised::of(Device::NVSwitch, &p.host, p.at.to_string(), switch.advice()));
        let memory = self.memory.iter().map(|(place, memory)| {
            let advised = Advised::of(Device::Memory, &place.host, place.at.clone(), memory.advice());
            Advised { name: memory.name.clone(), serial: memory.serial.clone(), ..advised }
        });
        let hosts = self.hosts().map(|(host, errors)| {
            let advice = host_advice(&errors.hardware, &errors.unread);
            Advised::of(Device::Host, host, String::new(), advice)
        });
        let mut all: Vec<Advised> = gpus.chain(switches).chain(memory).chain(hosts).collect();
        // The sort is stable: devices of equal urgency stay in the order of their kinds and places.
        all.sort_by_key(|advised| std::cmp::Reverse(advised.advice.action));
        all
    }

    /// The rules that the action for a device follows.
    pub fn rules(&self, Advised { device, advice, .. }: &Advised) -> Vec<Rule> {
        let host = &device.host;
        let gpu = pci_id(&device.at).map(|at| OnHost { host: host.clone(), at });
        let memory = OnHost { host: host.clone(), at: device.at.clone() };
        let evidence = match device.kind {
            Device::Gpu => gpu.and_then(|gpu| self.gpus.get(&gpu)).map(GpuState::asking),
            Device::Memory => self.memory.get(&memory).map(super::memory::MemoryState::asking),
            Device::NVSwitch => {
                Some(vec![(advice.action, advice.reason(), "NVIDIA, Fabric Manager guide, D.5 and D.6")])
            }
            Device::Host => Some(advice.reasons.iter().map(|r| (advice.action, r.clone(), fault::OF_HOST)).collect()),
        };
        advice.rules(&evidence.unwrap_or_default())
    }

    /// Hosts with non-memory errors, or with severe lines that are not understood.
    pub(super) fn hosts(&self) -> impl Iterator<Item = (&Option<String>, &Errors)> {
        let hosts = self.machines.iter().map(|(host, machine)| (host, &machine.errors));
        hosts.filter(|(_, errors)| !errors.hardware.is_empty() || !errors.unread.is_empty())
    }

    /// Non-memory errors of hosts, in words.
    pub fn hardware_errors(&self) -> Vec<(String, Vec<String>)> {
        let mut all = Vec::new();
        for (host, errors) in self.hosts().filter(|(_, errors)| !errors.hardware.is_empty()) {
            let name = host.clone().unwrap_or_else(|| "(not named)".to_owned());
            all.push((name, hardware_words(&errors.hardware)));
        }
        all
    }

    /// Non-memory errors of each host, and the action that they need.
    pub fn host_errors(&self) -> Vec<HostErrors> {
        let mut all = Vec::new();
        for (host, errors) in self.hosts() {
            let mut by_severity = [0; 3];
            for ((_, uncorrected, fatal, _), count) in &errors.hardware {
                by_severity[usize::from(*uncorrected).max(2 * usize::from(*fatal))] += count;
            }
            let advice = host_advice(&errors.hardware, &errors.unread);
            all.push(HostErrors { name: host.clone(), by_severity, unread: errors.unread.values().sum(), advice });
        }
        all
    }

    /// Severe lines that are not understood, with their hosts and counts.
    pub fn unread(&self) -> Vec<String> {
        let mut unread = Vec::new();
        for (host, errors) in self.hosts() {
            for (line, count) in &errors.unread {
                let host = host.as_ref().map_or_else(String::new, |host| format!("{host}: "));
                let times = if *count > 1 { format!(" ({count} times)") } else { String::new() };
                unread.push(format!("{host}{line}{times}"));
            }
        }
        for (_, uncorrected, _, name) in self.hosts().flat_map(|(_, errors)| errors.hardware.keys()) {
            if *uncorrected && name.contains("not understood") {
                unread.push(name.clone());
            }
        }
        unread
    }
}

/// A number of things that wait: `1 remapped row waits`, `2 remapped rows wait`.
fn waiting(number: u64, noun: &str) -> String {
    let verb = if number == 1 { "waits" } else { "wait" };
    format!("{} {verb}", with_noun(number, noun))
}

impl GpuState {
    /// Evidence for actions, each with the source of its rule.
    fn asking(&self) -> Vec<Evidence> {
        const RMA: &str = "NVIDIA, GPU Debug Guidelines, row remap failure";
        let returned = self.rma_evidence.iter().map(|e| (Action::Rma, e.to_string(), RMA));
        let pending = self.pending_resets.iter().map(|p| {
            let (action, reason) = self.of_pending(p);
            (action, reason, p.reason.source())
        });
        let unreadable = self.unreadable.iter().map(|text| {
            let reason = format!("nvidia-smi cannot read the GPU: {text}");
            (Action::Reset, reason, "[?] an assumption of eccforge: a GPU that cannot be read takes no work")
        });
        returned.chain(pending).chain(unreadable).collect()
    }

    pub fn advice(&self) -> Advice {
        let found = self.asking();
        let action = found.iter().map(|(action, ..)| *action).max().unwrap_or_default();
        let reasons = found.into_iter().filter(|(of, ..)| *of == action).map(|(_, reason, _)| reason);
        // Rows that are remapped again and again say most about the GPU.
        let recurring = if action == Action::None { Vec::new() } else { self.recurring() };
        Advice { action, reasons: recurring.into_iter().chain(reasons).collect() }
    }

    /// The action for changes that wait for a reset.
    fn of_pending(&self, pending: &Pending) -> (Action, String) {
        let (action, words) = pending.reason.asks();
        match pending.reason {
            PendingReason::RecoveryAction => self.of_recovery(),
            PendingReason::Xid => {
                let code = pending.xid.unwrap_or_default();
                let (action, words) = match pending.remedy() {
                    Some(Remedy::Reboot) => (Action::Reboot, "reboot the node"),
                    Some(Remedy::RestartVm) => (Action::Reboot, "restart the virtual machine"),
                    _ if catalogue::resets_if_alone(code) => (Action::Reset, "no XID 63 or 64 follows: reset the GPU"),
                    _ => (Action::Reset, "reset the GPU"),
                };
                let name = catalogue::name(code).unwrap_or("not known");
                (action, format!("XID {code} ({name}): {words}"))
            }
            _ => {
                let rate = self.corrected_per_hour.unwrap_or_default() / 3600;
                // A log that begins after the XID 63 shows no row, but one waits.
                let rows = waiting(self.remaps_pending.max(1), "remapped row");
                let pages = waiting(self.pages_pending, "retired page");
                let words = words.replace("{pages}", &pages).replace("{rows}", &rows);
                (action, words.replace("{rate}", &rate.to_string()))
            }
        }
    }

    /// The action for the recovery action of XID 154: it is never `None`, because that clears the pending action. An
    /// unknown number requires a reset.
    fn of_recovery(&self) -> (Action, String) {
        let Some(recovery) = &self.recovery_action else { return (Action::Drain, "XID 154".to_owned()) };
        let why = format!("XID 154: recovery action {recovery}");
        match recovery.action() {
            Some(RecoveryAction::DrainP2p | RecoveryAction::DrainAndReset | RecoveryAction::RecoverImexDomain) => {
                (Action::Drain, why)
            }
            Some(RecoveryAction::NodeReboot | RecoveryAction::SystemReboot) => (Action::Reboot, why),
            _ => (Action::Reset, why),
        }
    }
}
