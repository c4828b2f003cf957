//! Faults of the memory of one GPU slot, the same for every scheme and policy.

use super::extent::anywhere;
use super::outcomes::PatternDraw;
use super::scenario::{MOST_GPUS, Scenario};
use eccforge_evidence::event::Requester;
use eccforge_evidence::time::{HOUR, Time};
use eccforge_gpu::geometry::{Geometry, Location};
use eccforge_model::{ErrorModel, Patterns};
use eccforge_runs::random::Draws;

#[derive(Clone, Copy, Debug)]
pub struct Defect {
    /// Index of the defect's kind in the scenario.
    pub kind: usize,
    pub arrival: Time,
    /// The time at which a scrub ends the defect, or the end of the run.
    pub end: Time,
    /// One location that the defect affects.
    pub origin: Location,
    /// Selects the part of the entry.
    pub part: u64,
}

/// The cause of a wrong read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A transient event of this class.
    Transient(usize),
    /// This defect of the slot.
    Defect(usize),
    /// An uncorrectable error of SRAM, which no scheme protects; it has no address in the memory.
    Sram,
}

/// The origin of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Transient,
    Sram,
    /// A defect of this kind of the scenario.
    Kind(usize),
}

/// A read that returns wrong bits.
#[derive(Clone, Debug)]
pub struct Read {
    pub time: Time,
    pub address: u64,
    pub requester: Requester,
    pub source: Source,
    /// Fair bits that select the outcome.
    pub bits: u64,
    /// Number of this read, unique within the slot; the patterns of the read are drawn under this number.
    number: u64,
    /// Other defects that affect the same entry.
    pub others: Vec<usize>,
}

impl Read {
    fn new(hours: f64, address: u64, requester: Requester, source: Source, bits: u64) -> Self {
        Self { time: time(hours), address, requester, source, bits, number: 0, others: Vec::new() }
    }
}

/// All faults of one slot.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Defects by arrival within each kind.
    pub defects: Vec<Defect>,
    /// Wrong reads in order of time.
    pub reads: Vec<Read>,
}

/// The distributions from which traces are drawn.
#[derive(Debug)]
pub struct Faults<'s> {
    scenario: &'s Scenario,
    geometry: &'s Geometry,
    /// Patterns of the model's classes.
    classes: Vec<Patterns>,
    /// Shares of the model's classes.
    shares: Vec<f64>,
    requesters: Vec<Requester>,
    weights: Vec<f64>,
    /// Gigabits (2^30 bits) of a GPU.
    pub memory_gbit: f64,
    key: u64,
}

/// Purposes of random numbers within a slot. Kinds of defects are below 2^8, defects of a kind below 2^16.
// No two purposes share a number, so another rate of one kind of fault leaves the faults of all others unchanged.
const EVENTS: u32 = 0;
const SRAM: u32 = 1;
const ARRIVALS: u32 = 1 << 24;
const READS: u32 = 2 << 24;
const PATTERNS: u64 = 3 << 24;
const REPETITIONS: u64 = 4 << 24;

impl<'s> Faults<'s> {
    /// The distributions of a scenario.
    pub fn new(scenario: &'s Scenario, geometry: &'s Geometry, model: &ErrorModel, shares: Vec<f64>) -> Self {
        Self {
            scenario,
            geometry,
            classes: model.classes.iter().map(|c| c.patterns).collect(),
            shares,
            requesters: scenario.workload.keys().copied().collect(),
            weights: scenario.workload.values().copied().collect(),
            memory_gbit: memory_gbit(geometry),
            key: Draws::key(scenario.seed, "fleet"),
        }
    }

    /// Mean hours between events of this rate; infinite for 0.
    fn mean_hours(&self, fit_per_gbit: f64) -> f64 {
        1e9 / (fit_per_gbit * self.memory_gbit)
    }

    /// All faults of one slot.
    pub fn trace(&self, slot: u64) -> Trace {
        let mut trace = Trace::default();
        self.transient(slot, &mut trace);
        self.sram(slot, &mut trace);
        for kind in 0..self.scenario.permanent.len() {
            self.defects(slot, kind, &mut trace);
        }
        trace.reads.sort_by_key(|r| r.time);
        // Numbers are only for draws of defects; most slots have none.
        if trace.defects.is_empty() {
            return trace;
        }
        let Trace { defects, reads } = &mut trace;
        for (number, read) in reads.iter_mut().enumerate() {
            read.number = number as u64;
            read.others = self.others(defects, read);
        }
        trace
    }

    fn transient(&self, slot: u64, trace: &mut Trace) {
        let mean = self.mean_hours(self.scenario.transient.fit_per_gbit);
        let mut draws = Draws::new(self.key, slot, EVENTS);
        let mut hours = draws.exponential(mean);
        while hours < self.scenario.hours() {
            self.event(hours, &mut draws, trace);
            hours += draws.exponential(mean);
        }
    }

    /// Draws a transient event.
    fn event(&self, hours: f64, draws: &mut Draws, trace: &mut Trace) {
        let class = draws.choose(&self.shares);
        let place = anywhere(self.geometry, draws);
        self.read(trace, hours, &place, Source::Transient(class), draws);
    }

    fn sram(&self, slot: u64, trace: &mut Trace) {
        let mean = self.mean_hours(self.scenario.sram_fit_per_gbit);
        let mut draws = Draws::new(self.key, slot, SRAM);
        let mut hours = draws.exponential(mean);
        while hours < self.scenario.hours() {
            trace.reads.push(Read::new(hours, 0, Requester::LtcTag, Source::Sram, 0));
            hours += draws.exponential(mean);
        }
    }

    fn defects(&self, slot: u64, k: usize, trace: &mut Trace) {
        let mean = self.mean_hours(self.scenario.permanent[k].fit_per_gbit);
        let mut arrivals = Draws::new(self.key, slot, ARRIVALS | (k as u32) << 16);
        let mut hours = arrivals.exponential(mean);
        let mut n = 0;
        // More defects would use the random numbers of the next kind; `Scenario::check` expects far fewer.
        while hours < self.scenario.hours() && n < 1 << 16 {
            let mut reads = Draws::new(self.key, slot, READS | (k as u32) << 16 | n);
            self.defect(k, hours, [&mut arrivals, &mut reads], trace);
            hours += arrivals.exponential(mean);
            n += 1;
        }
    }

    /// Draws a defect that arrives at this time, and all reads of it.
    fn defect(&self, k: usize, hours: f64, [arrivals, draws]: [&mut Draws; 2], trace: &mut Trace) {
        let (kind, between) = (&self.scenario.permanent[k], self.scenario.hours_between_reads);
        let origin = anywhere(self.geometry, arrivals);
        let scrub = self.scenario.scrub_hours;
        // Scrubs run at multiples of their interval, whenever a fault arrives.
        let next_scrub =
            if self.scenario.is_scrubbed(kind) { ((hours / scrub).floor() + 1.0) * scrub } else { f64::INFINITY };
        let end = next_scrub.min(self.scenario.hours());
        trace.defects.push(Defect { kind: k, arrival: time(hours), end: time(end), origin, part: arrivals.bits() });
        let source = Source::Defect(trace.defects.len() - 1);
        let mut at = hours + draws.exponential(between);
        while at < end {
            let place = kind.extent.place(self.geometry, &origin, draws);
            self.read(trace, at, &place, source, draws);
            at += draws.exponential(between);
        }
    }

    /// The origins of faults, each with the number of its faults that a slot is expected to have.
    pub fn origins(&self) -> Vec<(Origin, f64)> {
        let mut rates = vec![
            (Origin::Transient, self.scenario.transient.fit_per_gbit),
            (Origin::Sram, self.scenario.sram_fit_per_gbit),
        ];
        for (k, kind) in self.scenario.permanent.iter().enumerate() {
            rates.push((Origin::Kind(k), kind.fit_per_gbit));
        }
        let mut origins = Vec::with_capacity(rates.len());
        for (origin, fit_per_gbit) in rates {
            let expected = self.scenario.hours() / self.mean_hours(fit_per_gbit);
            // Faults that never arrive have no cluster.
            if expected > 0.0 {
                origins.push((origin, expected));
            }
        }
        origins
    }

    /// A slot with one fault of this origin, which arrives after this share of the run. It has the random numbers of
    /// one of the last slots that a fleet may have.
    pub fn single(&self, origin: Origin, sample: u64, share: f64) -> (u64, Trace) {
        let (slot, hours, mut trace) = (MOST_GPUS - 1 - sample, share * self.scenario.hours(), Trace::default());
        let draws = |purpose| Draws::new(self.key, slot, purpose);
        match origin {
            Origin::Transient => self.event(hours, &mut draws(EVENTS), &mut trace),
            Origin::Sram => trace.reads.push(Read::new(hours, 0, Requester::LtcTag, Source::Sram, 0)),
            Origin::Kind(k) => {
                let kind = (k as u32) << 16;
                self.defect(k, hours, [&mut draws(ARRIVALS | kind), &mut draws(READS | kind)], &mut trace);
            }
        }
        for (number, read) in trace.reads.iter_mut().enumerate() {
            read.number = number as u64;
        }
        (slot, trace)
    }

    fn read(&self, trace: &mut Trace, hours: f64, place: &Location, source: Source, draws: &mut Draws) {
        let requester = self.requesters[draws.choose(&self.weights)];
        let bits = draws.bits();
        let address = self.geometry.address(place).unwrap_or(0);
        trace.reads.push(Read::new(hours, address, requester, source, bits));
    }

    /// The other defects that exist at the time of a read and affect its entry.
    fn others(&self, defects: &[Defect], read: &Read) -> Vec<usize> {
        // A single defect never meets another, so most slots need no comparison of extents.
        if read.source == Source::Sram || (defects.len() == 1 && read.source == Source::Defect(0)) {
            return Vec::new();
        }
        let Some(place) = self.geometry.locate(read.address) else { return Vec::new() };
        let mut others = Vec::new();
        for (i, defect) in defects.iter().enumerate() {
            let exists = defect.arrival < read.time && read.time < defect.end;
            let extent = self.scenario.permanent[defect.kind].extent;
            if Source::Defect(i) != read.source && exists && extent.covers(&defect.origin, &place) {
                others.push(i);
            }
        }
        others
    }

    /// The patterns of wrong bits in one read: that of its own source and those of the defects `others`. In a
    /// repetition (`attempt` above 0) a transient event is gone, and defects draw new patterns.
    pub fn wrong<'t>(
        &'t self,
        slot: u64,
        trace: &'t Trace,
        read: &'t Read,
        others: impl Iterator<Item = usize> + 't,
        attempt: u32,
    ) -> impl Iterator<Item = PatternDraw> + 't {
        let own = match read.source {
            Source::Transient(_) | Source::Sram => None,
            Source::Defect(i) => Some(i),
        };
        let event = match read.source {
            Source::Transient(class) if attempt == 0 => Some((self.classes[class], None)),
            _ => None,
        };
        let defects = own.into_iter().chain(others).map(|i| {
            let defect = &trace.defects[i];
            (self.scenario.permanent[defect.kind].patterns, Some(defect.part))
        });
        event.into_iter().chain(defects).enumerate().map(move |(i, (patterns, part))| {
            let draws = Draws::new(self.key ^ PATTERNS, owner(slot, read), attempt << 16 | i as u32);
            PatternDraw { patterns, part, draws }
        })
    }

    /// Fair bits that select the outcome of a repetition.
    pub fn repeated(&self, slot: u64, read: &Read, attempt: u32) -> u64 {
        Draws::new(self.key ^ REPETITIONS, owner(slot, read), attempt).bits()
    }
}

/// The owner of the random numbers of a read. Each read of a slot has its own, because a slot has fewer than 2^32 reads.
fn owner(slot: u64, read: &Read) -> u64 {
    slot << 32 | (read.number & 0xffff_ffff)
}

/// Gigabits (2^30 bits) of a memory.
pub fn memory_gbit(geometry: &Geometry) -> f64 {
    geometry.capacity_bytes() as f64 * 8.0 / f64::from(1u32 << 30)
}

fn time(hours: f64) -> Time {
    Time((hours * HOUR as f64) as u64)
}
