//! The state machine of a GPU: `step(state, event) -> (state, actions)` is deterministic and has no input other than the profile. Each
//! policy is one implementation of [`Rules`]; no other code asks which policy applies.

mod contain;
pub mod histogram;
mod lifecycle;
mod memory;
mod remap;
mod repair;
mod retire;
pub mod state;

use crate::action::Action;
use crate::inforom::{EccCounts, InfoRom, RomRecord};
use crate::profile::{Activation, Policy, Profile};
use eccforge_evidence::event::{Cause, DecodeStatus, Event, EventKind, MemoryError};
use eccforge_evidence::time::Time;
use eccforge_evidence::xid::Xid;
use serde::{Deserialize, Serialize};
use state::{Driver, State};

/// The meaning of an error in a page that is retired or offlined, or in a remapped row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TraceKind {
    /// An error recorded from a GPU under this policy: it occurred although the location was out of use (a driver's
    /// defect, or a failing spare row).
    Observed,
    /// A fault of the memory, whatever the policy: the error does not occur, because the location is not used.
    Faults,
}

/// A profile and the kind of its traces.
#[derive(Clone, Debug)]
pub struct Machine {
    pub profile: Profile,
    /// Meaning of an error in a location that is out of use.
    pub trace: TraceKind,
}

impl Machine {
    pub const fn new(profile: Profile, trace: TraceKind) -> Self {
        Self { profile, trace }
    }

    /// A GPU with this InfoROM, just booted: its pages are excluded, ECC has the state in the InfoROM, MIG and persistence mode are off.
    pub fn boot(&self, rom: InfoRom) -> State {
        let excluded = rom.pages.keys().copied().collect();
        let ecc = !rom.ecc_off;
        State { rom, driver: Driver { attached: true, ecc, excluded, ..Driver::default() } }
    }

    /// Whether an error of this trace does not happen, because its location is no longer read.
    pub fn is_out_of_use(&self, state: &State, address: u64) -> bool {
        self.trace == TraceKind::Faults
            && state.driver.ecc
            && address < self.profile.geometry.capacity_bytes()
            && self.profile.policy.rules().is_out_of_use(self, state, address)
    }

    /// Returns the new state of the GPU after an event, and its actions.
    pub fn step(&self, mut state: State, event: &Event) -> (State, Vec<Action>) {
        let mut actions = Vec::new();
        self.step_into(&mut state, event, &mut actions);
        (state, actions)
    }

    /// [`Machine::step`] on a state in place; actions are added to `actions`.
    pub fn step_into(&self, state: &mut State, event: &Event, actions: &mut Vec<Action>) {
        Step { machine: self, state, now: event.time, actions }.run(&event.kind);
    }
}

/// One step in progress.
pub struct Step<'a> {
    pub(crate) machine: &'a Machine,
    pub(crate) state: &'a mut State,
    pub(crate) now: Time,
    pub(crate) actions: &'a mut Vec<Action>,
}

impl<'a> Step<'a> {
    fn rules(&self) -> &'a dyn Rules {
        self.machine.profile.policy.rules()
    }

    /// Applies the event, and reports a recovery action that has changed.
    fn run(&mut self, kind: &EventKind) {
        self.rules().settle(self);
        match *kind {
            EventKind::Error(error) => self.error(&error),
            EventKind::Retire { address, .. } if address >= self.machine.profile.geometry.capacity_bytes() => {
                self.act(Action::OutsideMemory(address));
            }
            // A log shows XID 63: the driver's decision is used, independent of the counts.
            EventKind::Retire { address, cause } => self.rules().on_logged_retirement(self, address, cause),
            EventKind::Recovery(action) => self.state.driver.requested = action,
            EventKind::ClientStart { client, instance } => self.client_start(client, instance),
            EventKind::ClientExit { client } => self.client_exit(client),
            EventKind::Allocate { client, address, length } => self.allocate(client, address, length),
            EventKind::Free { address } => self.free(address),
            EventKind::Pin { peer, address, length } => self.pin(peer, address, length),
            EventKind::Unpin { peer, address } => self.unpin(peer, address),
            EventKind::Transfer { peer, address, length } => self.transfer(peer, address, length),
            EventKind::EccMode(on) => self.ecc_mode(on),
            EventKind::PersistenceMode(on) => self.persistence_mode(on),
            EventKind::MigMode(on) => self.mig_mode(on),
            EventKind::Drain => self.terminate_all(),
            EventKind::GpuReset => self.gpu_reset(),
            EventKind::DriverReload => self.driver_reload(),
            EventKind::Reboot => self.reboot(true),
            EventKind::PowerLoss => self.reboot(false),
        }
        self.report_recovery();
    }

    /// Gives an error to the rules, unless it is outside the memory, not detected, or in a location that is out of use.
    fn error(&mut self, error: &MemoryError) {
        if error.outcome == DecodeStatus::Clean {
            return;
        }
        if let Some(address) = error.address
            && address >= self.machine.profile.geometry.capacity_bytes()
        {
            return self.act(Action::OutsideMemory(address));
        }
        if !self.state.driver.ecc {
            return self.act(Action::NotDetected);
        }
        if error.address.is_some_and(|address| self.machine.is_out_of_use(self.state, address)) {
            return self.act(Action::Avoided);
        }
        self.rules().on_error(self, error);
    }

    pub(crate) fn act(&mut self, action: Action) {
        self.actions.push(action);
    }

    fn xid(&mut self, xid: Xid) {
        self.actions.push(Action::xid(xid));
    }

    fn persist(&mut self, record: RomRecord) {
        self.state.rom.apply(&record);
        self.actions.push(Action::Persist(record));
    }
}

/// The pages and rows that are out of use at one time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    pub pages: u64,
    pub page_bytes: u64,
    /// Rows remapped or isolated; absent where the policy does neither.
    pub rows: Option<u64>,
}

/// The decisions of one policy.
pub trait Rules {
    /// Called for an error that the decoder reported inside the memory, with ECC on; faults of locations that are out
    /// of use are left out.
    fn on_error(&self, step: &mut Step<'_>, error: &MemoryError);

    /// Called if a log shows that the driver retired a page or recorded a row.
    fn on_logged_retirement(&self, _: &mut Step<'_>, _address: u64, _: Cause) {}

    /// Called when time has passed.
    fn settle(&self, _: &mut Step<'_>) {}

    /// Called when the hardware is reset.
    fn on_reset(&self, _: &mut Step<'_>, _: Activation) {}

    /// Called when the machine is shut down in an orderly way.
    fn on_shutdown(&self, _: &mut Step<'_>) {}

    /// Whether this address is no longer read.
    fn is_out_of_use(&self, machine: &Machine, state: &State, address: u64) -> bool;

    /// The pages and rows that are out of use.
    fn losses(&self, state: &State) -> Losses;

    /// Whether the GPU is to be returned; absent where the policy has no such criterion.
    fn should_return(&self, _: &State) -> Option<bool> {
        None
    }

    /// Bytes of the retired pages; `None` where the policy retires no pages.
    fn retired_page_bytes(&self) -> Option<u64> {
        None
    }

    /// Whether the driver prints XID 154.
    fn prints_recovery(&self) -> bool {
        false
    }

    /// Errors of DRAM over the life of the GPU, where the InfoROM counts them.
    fn lifetime_counts(&self, _: &State) -> Option<EccCounts> {
        None
    }

    /// Addresses that should have led to a retired page and have none, where pages are retired.
    fn lost_retirements(&self, _: &State) -> Option<Vec<u64>> {
        None
    }
}

impl Policy {
    /// The rules of the policy.
    pub fn rules(&self) -> &dyn Rules {
        match self {
            Self::PageRetirement(policy) => policy,
            Self::RowRemapping(policy) => &**policy,
            Self::LinuxCec(policy) => policy,
            Self::Rasdaemon(policy) => policy,
            Self::Mcelog(policy) => policy,
        }
    }
}
