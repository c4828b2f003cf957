//! Beam logs with known ground truth: events drawn from an error model, and damaged cells.
#![allow(dead_code, reason = "each test program uses its part")]

use eccforge_beam::classes::{self, CLASSES, Class};
use eccforge_evidence::entries::bits::Shape;
use eccforge_runs::random::Draws;
use std::io::{self, Write};

/// Words of an entry.
type Words = [u64; 4];

/// The form of a synthetic log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Csv,
    JsonLines,
}

fn classify(words: &Words) -> Option<Class> {
    let bits: Vec<u16> = (0..256u16).filter(|b| words[usize::from(b / 64)] >> (b % 64) & 1 == 1).collect();
    classes::classify(&bits, Shape::default())
}

/// The number in hexadecimal, without leading zeros.
fn to_hex(words: &Words) -> String {
    let all = words.iter().rev().map(|w| format!("{w:016x}")).collect::<String>();
    let text = all.trim_start_matches('0');
    if text.is_empty() { "0".into() } else { text.to_owned() }
}

/// The ground truth from which a synthetic log is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Truth {
    /// Number of events.
    pub events: u64,
    /// Seed of the random numbers.
    pub seed: u64,
    /// Shares of the seven classes, in their order; not normalised.
    pub shares: [f64; 7],
    /// Share of single-bit events that hit several entries.
    pub broad_single_bit: f64,
    /// Share of multi-bit events that hit several entries.
    pub broad_multi_bit: f64,
    /// Exponent of the breadth of such events: the probability of n entries is proportional to n to this power.
    pub breadth_exponent: f64,
    /// Maximum number of entries of an event.
    pub broadest: u64,
    /// Share of byte, beat and entry events that invert all bits of their region.
    pub inverted: f64,
    /// Number of damaged cells; each is recorded in two or more write loops.
    pub weak_cells: u64,
    /// Mean sightings of a damaged cell beyond the first two.
    pub sightings: f64,
    /// Share of damaged cells that lose a 1.
    pub one_to_zero: f64,
    /// Bytes of memory.
    pub memory_bytes: u64,
    /// Mean read loops between events.
    pub loops_between_events: f64,
    /// Write loops of a run.
    pub writes_per_run: u64,
    /// Seconds of a read loop.
    pub loop_seconds: f64,
    /// Utilisation of each run, in turn; the rate of multi-bit events is proportional to it.
    pub utilisations: Vec<f64>,
}

/// Read loops of a write loop: the paper's 20.
const READS: u64 = 20;

impl Default for Truth {
    fn default() -> Self {
        Self {
            events: 10_000,
            seed: 1,
            shares: [73.98, 0.19, 22.56, 0.11, 0.03, 0.90, 2.23],
            // SBSE 65 % of all, MBME 28 % where multi-bit events are 31.5 % (Section 5).
            broad_single_bit: 0.12,
            broad_multi_bit: 0.89,
            breadth_exponent: -2.0,
            broadest: 5359,
            inverted: 0.15,
            weak_cells: 1000,
            sightings: 10.0,
            one_to_zero: 0.998,
            memory_bytes: 32 << 30,
            loops_between_events: 500.0,
            writes_per_run: 10_000,
            loop_seconds: 0.02,
            utilisations: vec![0.2, 0.4, 0.6, 0.8, 1.0],
        }
    }
}

/// An item of the log, written at a slot: an event, or a sighting of a damaged cell.
#[derive(Clone, Copy)]
enum What {
    Event(u64),
    Weak(u64, bool),
}

/// Writes a log and returns the number of its lines without the header; `runs` gets the conditions of the runs.
///
/// # Errors
/// The output cannot be written, or no log can be drawn from the truth.
pub fn write(truth: &Truth, form: Form, out: &mut impl Write, runs: &mut impl Write) -> io::Result<u64> {
    truth.check().map_err(|m| io::Error::new(io::ErrorKind::InvalidInput, m))?;
    let campaign = Campaign { truth, key: Draws::key(truth.seed, "beam") };
    let mut slots = campaign.events();
    slots.extend(campaign.weak_cells());
    slots.sort_by_key(|(slot, what)| (*slot, matches!(what, What::Weak(..))));
    writeln!(runs, "run,seconds,accesses")?;
    let entries = truth.memory_bytes as f64 / 32.0;
    for run in 0..campaign.runs() {
        let loops = (truth.writes_per_run * READS) as f64;
        let accesses = (entries * loops * campaign.utilisation(run)).round();
        writeln!(runs, "{run},{},{accesses}", loops * truth.loop_seconds)?;
    }
    if form == Form::Csv {
        writeln!(out, "run,write,read,time_s,address,expected,flips")?;
    }
    let mut lines = 0;
    for (slot, what) in slots {
        match what {
            What::Event(i) => {
                for (address, flips) in campaign.entries(i) {
                    campaign.line(form, slot, address, &flips, out)?;
                    lines += 1;
                }
            }
            What::Weak(i, flip) => {
                let (address, bit) = campaign.cell(i);
                let mut flips = [0; 4];
                flips[bit / 64] = u64::from(flip) << (bit % 64);
                campaign.line(form, slot, address, &flips, out)?;
                lines += 1;
            }
        }
    }
    Ok(lines)
}

impl Truth {
    fn check(&self) -> Result<(), String> {
        let shares = [self.broad_single_bit, self.broad_multi_bit, self.inverted, self.one_to_zero];
        if shares.iter().any(|s| !(0.0..=1.0).contains(s)) {
            return Err("shares are from 0 to 1".into());
        }
        let weights = self.shares.iter().all(|s| s.is_finite() && *s >= 0.0) && self.shares.iter().sum::<f64>() > 0.0;
        let used = !self.utilisations.is_empty() && self.utilisations.iter().all(|u| u.is_finite() && *u > 0.0);
        if !weights || !used || !self.breadth_exponent.is_finite() {
            return Err("shares of classes are not negative and not all 0, utilisations positive".into());
        }
        let entries = self.memory_bytes / 32;
        if self.broadest < 2 || entries < 64 * self.broadest {
            return Err("the broadest event has 2 entries or more and a small part of the memory".into());
        }
        if !(2.0..=1e6).contains(&self.loops_between_events) || !(1..=1 << 29).contains(&self.writes_per_run) {
            return Err("from 2 to 10^6 read loops lie between events, and a run has 1 to 2^29 write loops".into());
        }
        let runs = self.events as f64 * self.loops_between_events / (self.writes_per_run * READS) as f64;
        if runs >= f64::from(1u32 << 24) || self.events > 1 << 30 || self.weak_cells > 1 << 24 {
            return Err("too much for one log: at most 2^24 runs, 2^30 events and 2^24 damaged cells".into());
        }
        let positive = self.loop_seconds > 0.0 && self.loop_seconds < 1e6;
        if !positive || !(0.0..=1e4).contains(&self.sightings) {
            return Err("from 0 to 10^4 more sightings of a damaged cell, and a positive time of a loop".into());
        }
        Ok(())
    }
}

struct Campaign<'t> {
    truth: &'t Truth,
    key: u64,
}

/// Purposes of random numbers: events, their slots, damaged cells.
const EVENT: u32 = 0;
const SLOT: u32 = 1;
const CELL: u32 = 2;

impl Campaign<'_> {
    fn slots_per_run(&self) -> u64 {
        self.truth.writes_per_run * READS
    }

    /// Number of runs: a multiple of the number of utilisations, so that all are used equally.
    fn runs(&self) -> u64 {
        let loops = self.truth.events as f64 * self.truth.loops_between_events;
        let runs = (loops / self.slots_per_run() as f64).ceil().max(1.0) as u64;
        runs.next_multiple_of(self.truth.utilisations.len() as u64)
    }

    fn utilisation(&self, run: u64) -> f64 {
        self.truth.utilisations[(run % self.truth.utilisations.len() as u64) as usize]
    }

    /// Slots of all events, at most one event in each. Single-bit events can be anywhere; multi-bit events follow the use of memory.
    fn events(&self) -> Vec<(u64, What)> {
        let groups = self.truth.utilisations.len() as u64;
        let mut slots: Vec<(u64, u64)> = (0..self.truth.events)
            .map(|i| {
                let mut draws = Draws::new(self.key, i, SLOT);
                let group = match self.class(&mut Draws::new(self.key, i, EVENT)) {
                    Class::Bit => draws.below(groups),
                    _ => draws.choose(&self.truth.utilisations) as u64,
                };
                let run = draws.below(self.runs() / groups) * groups + group;
                (run * self.slots_per_run() + draws.below(self.slots_per_run()), i)
            })
            .collect();
        slots.sort_unstable();
        let mut next = 0;
        let spread = slots.into_iter().map(|(slot, i)| {
            let slot = slot.max(next);
            next = slot + 1;
            (slot, What::Event(i))
        });
        spread.collect()
    }

    fn class(&self, draws: &mut Draws) -> Class {
        CLASSES[draws.choose(&self.truth.shares)].0
    }

    /// The wrong entries of an event.
    fn entries(&self, i: u64) -> Vec<(u64, Words)> {
        let mut draws = Draws::new(self.key, i, EVENT);
        let class = self.class(&mut draws);
        let broad = if class == Class::Bit { self.truth.broad_single_bit } else { self.truth.broad_multi_bit };
        let breadth = if draws.unit() <= broad { self.breadth(&mut draws) } else { 1 };
        let invertible = matches!(class, Class::Byte | Class::Beat | Class::Entry);
        let inverted = invertible && draws.unit() <= self.truth.inverted;
        let place = draws.bits();
        let total = self.truth.memory_bytes / 32;
        let (first, stride) = (draws.below(total), 1 << draws.below(5));
        (0..breadth)
            .map(|k| {
                let flips = loop {
                    let flips = pattern(class, place, inverted, &mut draws);
                    let found = classify(&flips);
                    // The first entry shows the class; the others are whatever random corruption makes of its region.
                    if found == Some(class) || k > 0 && found.is_some_and(|f| f < class) {
                        break flips;
                    }
                };
                ((first + k * stride) % total * 32, flips)
            })
            .collect()
    }

    /// Number of entries of a broad event: 2 to `broadest`, as a power law, by its inverse distribution on the integers' intervals.
    fn breadth(&self, draws: &mut Draws) -> u64 {
        let (a, b) = (2.0f64, (self.truth.broadest + 1) as f64);
        let u = draws.unit();
        let power = self.truth.breadth_exponent + 1.0;
        let x = if power.abs() < 1e-9 {
            a * (b / a).powf(u)
        } else {
            (a.powf(power) + u * (b.powf(power) - a.powf(power))).powf(1.0 / power)
        };
        (x as u64).clamp(2, self.truth.broadest)
    }

    /// The address and the bit of a damaged cell.
    fn cell(&self, i: u64) -> (u64, usize) {
        let mut draws = Draws::new(self.key, i, CELL);
        (draws.below(self.truth.memory_bytes / 32) * 32, draws.below(256) as usize)
    }

    /// Sightings of all damaged cells, each in write loops that stored the value that it loses.
    fn weak_cells(&self) -> Vec<(u64, What)> {
        let slots = self.runs() * self.slots_per_run();
        let mut all = Vec::new();
        for i in 0..self.truth.weak_cells {
            let (address, bit) = self.cell(i);
            let mut draws = Draws::new(self.key, i, CELL | 1 << 16);
            let loses = draws.unit() <= self.truth.one_to_zero;
            let times = 2 + draws.exponential(self.truth.sightings.max(1e-9)) as u64;
            let mut writes: Vec<u64> = Vec::new();
            for _ in 0..times {
                // Loops come in pairs, data and inverse: one of the two stores what the cell loses.
                let pair = draws.below((slots / READS).max(2) / 2) * 2;
                let holds =
                    |w: &u64| self.stored(w / self.truth.writes_per_run, *w, address)[bit / 64] >> (bit % 64) & 1 == 1;
                writes.extend([pair, pair + 1].into_iter().find(|w| holds(w) == loses));
            }
            writes.sort_unstable();
            writes.dedup();
            all.extend(writes.into_iter().map(|w| (w * READS + draws.below(READS), What::Weak(i, true))));
        }
        all
    }

    /// The data that a write loop stores in an entry: in turn by run all zeros, a checkerboard and words encoded as
    /// their index times 2^32 - 1 (Section 3), inverted in every other loop.
    fn stored(&self, run: u64, write: u64, address: u64) -> Words {
        let inverse = if write % 2 == 1 { u64::MAX } else { 0 };
        let word = |i: u64| match run % 3 {
            0 => 0,
            1 => 0x5555_5555_5555_5555,
            _ => (address / 8 + i).wrapping_mul(u64::from(u32::MAX)),
        };
        std::array::from_fn(|i| word(i as u64) ^ inverse)
    }

    fn line(&self, form: Form, slot: u64, address: u64, flips: &Words, out: &mut impl Write) -> io::Result<()> {
        let per_run = self.slots_per_run();
        let (run, write, read) = (slot / per_run, slot % per_run / READS, slot % READS);
        // Pairs of loops may straddle runs: the parity is that of the loop over the whole campaign.
        let stored = self.stored(run, slot / READS, address);
        let short = match stored[0] & 0xff {
            byte if stored == [byte.wrapping_mul(0x0101_0101_0101_0101); 4] => format!("{byte:02x}"),
            _ => stored.iter().rev().map(|w| format!("{w:016x}")).collect(),
        };
        let (time, flips) = (slot as f64 * self.truth.loop_seconds, to_hex(flips));
        match form {
            Form::Csv => writeln!(out, "{run},{write},{read},{time:.3},{address:#x},{short},{flips}"),
            Form::JsonLines => writeln!(
                out,
                "{{\"run\":{run},\"write\":{write},\"read\":{read},\"time_s\":{time:.3},\"address\":\"{address:#x}\",\"expected\":\"{short}\",\"flips\":\"{flips}\"}}"
            ),
        }
    }
}

/// A pattern in the region that `place` selects for a class; the caller checks whether it is of the class.
fn pattern(class: Class, place: u64, inverted: bool, draws: &mut Draws) -> Words {
    let mut words = [0; 4];
    let bits = if inverted { u64::MAX } else { draws.bits() };
    match class {
        Class::Bit => words[place as usize % 4] = 1 << (place / 4 % 64),
        Class::Pin => (0..4).for_each(|w| words[w] = (bits >> w & 1) << (place % 64)),
        Class::Byte => words[place as usize % 4] = (bits & 0xff) << (place / 4 % 8 * 8),
        Class::TwoBits | Class::ThreeBits => {
            for _ in 0..if class == Class::TwoBits { 2 } else { 3 } {
                let bit = draws.below(256) as usize;
                words[bit / 64] |= 1 << (bit % 64);
            }
        }
        Class::Beat => words[place as usize % 4] = bits,
        Class::Entry => words = std::array::from_fn(|i| if i == 0 || inverted { bits } else { draws.bits() }),
    }
    words
}
