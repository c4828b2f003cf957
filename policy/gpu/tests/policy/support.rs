//! Short forms for tests: a machine, events by name, and their actions.

use eccforge_evidence::event::{DecodeStatus, Event, EventKind, MemoryError, Requester};
use eccforge_evidence::log::{self, Fact, message};
use eccforge_evidence::time::{SECOND, Time};
use eccforge_evidence::wire::LineError;
use eccforge_gpu::action::Action;
use eccforge_gpu::geometry::{Field, Geometry, Location};
use eccforge_gpu::inforom::{InfoRom, RomRecord};
use eccforge_gpu::machine::histogram::Histogram;
use eccforge_gpu::machine::state::State;
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::{Policy, Profile, RowRemapping};
use eccforge_gpu::simulated::SimulatedGpu;
use eccforge_gpu::state_file::{decode, encode};
use std::num::NonZeroU32;

/// A GPU under test and its clock, which advances by a second with every event.
pub struct Gpu {
    pub machine: Machine,
    pub state: State,
    pub clock: u64,
    pub records: Vec<RomRecord>,
}

/// Returns the number of banks in all classes of a histogram.
pub const fn banks(of: &Histogram) -> u32 {
    of.max + of.high + of.partial + of.low + of.none
}

/// Returns the content of a line of a log.
pub fn content(line: &str) -> Result<Option<Fact>, LineError> {
    log::content(line, message::parse(line).message)
}

pub fn profile(name: &str) -> Profile {
    Profile::load(name).expect("a shipped profile")
}

impl Gpu {
    pub fn new(name: &str) -> Self {
        Self::with(profile(name), TraceKind::Observed)
    }

    pub fn with(profile: Profile, trace: TraceKind) -> Self {
        let machine = Machine::new(profile, trace);
        let state = machine.boot(InfoRom::default());
        Self { machine, state, clock: 0, records: Vec::new() }
    }

    /// Sends one event, a second after the last.
    pub fn does(&mut self, kind: EventKind) -> Vec<Action> {
        self.clock += 1;
        let event = Event::new(Time(self.clock * SECOND), kind);
        let (state, actions) = self.machine.step(std::mem::take(&mut self.state), &event);
        self.state = state;
        self.records.extend(actions.iter().filter_map(|a| if let Action::Persist(r) = a { Some(*r) } else { None }));
        actions
    }

    pub fn error(&mut self, outcome: DecodeStatus, address: u64, requester: Requester) -> Vec<Action> {
        self.does(error(outcome, address, requester, None))
    }

    pub fn ce(&mut self, address: u64) -> Vec<Action> {
        self.error(DecodeStatus::Ce, address, Requester::Framebuffer)
    }

    pub fn due(&mut self, address: u64) -> Vec<Action> {
        self.error(DecodeStatus::Due, address, Requester::Framebuffer)
    }

    pub fn start(&mut self, client: u32) -> Vec<Action> {
        self.does(EventKind::ClientStart { client, instance: None })
    }

    pub fn allocate(&mut self, client: u32, address: u64, length: u64) -> Vec<Action> {
        self.does(EventKind::Allocate { client, address, length })
    }

    /// Advances the clock without events.
    pub const fn wait(&mut self, seconds: u64) {
        self.clock += seconds;
    }
}

pub fn error(outcome: DecodeStatus, address: u64, requester: Requester, client: Option<u32>) -> EventKind {
    let address = Some(address);
    EventKind::Error(MemoryError { outcome, address, requester, client, instance: None, unit: [None; 2], silent: None })
}

/// Returns an InfoROM after a boot from the file that contains it.
pub fn reread(rom: InfoRom) -> InfoRom {
    let machine = Machine::new(profile("a100-80gb"), TraceKind::Observed);
    let mut gpu = SimulatedGpu::default();
    gpu.keep(machine.boot(rom), Time(0));
    decode::<SimulatedGpu>(&encode(&gpu)).expect("whole").state(&machine).rom
}

/// XID numbers, in order.
pub fn xids(actions: &[Action]) -> Vec<u32> {
    actions.iter().filter_map(|a| if let Action::Xid { xid, .. } = a { Some(xid.code) } else { None }).collect()
}

/// Returns the index of an action among others.
pub fn at(actions: &[Action], wanted: impl Fn(&Action) -> bool) -> usize {
    actions.iter().position(wanted).unwrap_or_else(|| panic!("not among {actions:?}"))
}

pub fn has(actions: &[Action], wanted: &Action) -> bool {
    actions.contains(wanted)
}

/// A small, fixed source of choices (SplitMix64).
pub struct Choices(pub u64);

impl Choices {
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub const fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
}

/// Returns the first byte of a row, in the bank with the number `bank` of channel 0 in stack 0.
pub fn row_address(geometry: &Geometry, bank: u32, row: u32) -> u64 {
    let mut location = Location::default();
    location.fields[Field::Bank as usize] = bank;
    location.fields[Field::Row as usize] = row;
    geometry.address(&location).expect("inside memory")
}

pub fn remapping(change: impl Fn(&mut RowRemapping)) -> Profile {
    let mut profile = profile("a100-80gb");
    let Policy::RowRemapping(policy) = &mut profile.policy else { panic!("rows") };
    change(policy);
    profile
}

/// Returns a GPU whose profile remaps at the second corrected error of a row.
pub fn with_correctable() -> Gpu {
    Gpu::with(remapping(|p| p.correctable_threshold = NonZeroU32::new(2)), TraceKind::Observed)
}

impl Gpu {
    pub fn due_in(&mut self, bank: u32, row: u32) -> Vec<Action> {
        let address = row_address(&self.machine.profile.geometry, bank, row);
        self.due(address)
    }

    pub fn ce_in(&mut self, bank: u32, row: u32) -> Vec<Action> {
        let address = row_address(&self.machine.profile.geometry, bank, row);
        self.ce(address);
        self.ce(address)
    }

    pub fn histogram(&self) -> Histogram {
        Histogram::of(&self.state.rom, &self.machine.profile.geometry)
    }
}
