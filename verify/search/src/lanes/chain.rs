//! Simulated annealing of the maps of all lanes (Kirkpatrick, Gelatt and Vecchi, Science 220, 1983). A move swaps two
//! places of one layer of one lane, or two bits of its order, or gives a byte another locator. Every second move
//! changes a bit that is part of a clash.

use super::clashes::{Clashes, NONE};
use super::maps::{Maps, below};
use super::spec::LanesSpec;
use crate::anneal::Schedule;
use crate::cooling::{Annealed, cool};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::sync::atomic::AtomicBool;

/// One chain: the maps of all lanes and the clashes of their code.
#[derive(Debug)]
pub struct Chain<'s> {
    spec: &'s LanesSpec,
    maps: Maps<'s>,
    clashes: Clashes,
    /// The best code so far, with the fewest clashes and then the fewest ones: both numbers, and the columns.
    best: ((usize, u32), Vec<u32>),
    random: ChaCha8Rng,
}

impl<'s> Chain<'s> {
    /// A chain from random maps; chains with other numbers are independent.
    pub fn new(spec: &'s LanesSpec, number: u64) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(spec.heading.seed);
        random.set_stream(number);
        let maps = Maps::random(spec, &mut random);
        let columns: Vec<u32> = (0..spec.shape.lanes).flat_map(|lane| maps.columns(spec, lane)).collect();
        let mut clashes = Clashes::new(spec.shape, columns.clone());
        if spec.family.pairs() {
            clashes = clashes.with_pairs();
        }
        let best = ((clashes.cost(), ones(&columns)), columns);
        Self { spec, maps, clashes, best, random }
    }

    /// Makes moves until their number is used up, `stop` is set, or no clashes remain and ones cost nothing. Returns
    /// the cost of the best code's clashes.
    pub fn run(&mut self, stop: &AtomicBool) -> usize {
        let Schedule { moves, hot, cold, .. } = self.spec.heading.schedule;
        cool(self, moves, [hot, cold], stop);
        self.best.0.0
    }

    /// Columns of H by bit of the entry, for the best code; bit j is row j.
    pub fn columns(&self) -> Vec<u32> {
        let shape = self.spec.shape;
        let mut columns = vec![0; shape.bits()];
        for (at, column) in self.best.1.iter().enumerate() {
            columns[shape.physical(at)] = *column;
        }
        columns
    }

    /// Draws a lane and one of its bits: any bit, or a bit of a silent error, of the pattern that it looks like, or of
    /// a codeword.
    fn place(&mut self) -> (usize, usize) {
        let own = self.spec.shape.lane_bits();
        let any = (self.below(self.spec.shape.lanes), self.below(own));
        let (silent, words) = (self.clashes.silent().len(), self.clashes.words().len());
        if silent + words == 0 || self.below(2) == 0 {
            return any;
        }
        let chosen = self.below(silent + words);
        if chosen >= silent {
            let bit = usize::from(self.clashes.words()[chosen - silent][self.random.next_u32() as usize % 5]);
            return (bit / own, bit % own);
        }
        let s = self.clashes.silent()[chosen];
        let bit = s.bits[self.below(s.bits.len())];
        if self.below(4) > 0 && bit != NONE {
            return (usize::from(bit) / own, usize::from(bit) % own);
        }
        let pattern = self.clashes.pattern(s.pattern);
        let bits: Vec<usize> = (0..own).filter(|bit| pattern >> bit & 1 == 1).collect();
        (s.lane.into(), bits[self.below(bits.len())])
    }

    fn below(&mut self, bound: usize) -> usize {
        below(bound, &mut self.random)
    }
}

impl Annealed for Chain<'_> {
    fn is_done(&self) -> bool {
        self.clashes.cost() == 0 && self.spec.family.weight() == 0.0
    }

    fn step(&mut self, temperature: f64) {
        let own = self.spec.shape.lane_bits();
        let (lane, row) = self.place();
        let Some((moved, columns)) = self.maps.moved(self.spec, (lane, row), &mut self.random) else { return };
        let old = &self.clashes.columns()[lane * own..(lane + 1) * own];
        let heavier = self.spec.family.weight() * (f64::from(ones(&columns)) - f64::from(ones(old)));
        // Accepting with probability exp(-rise / temperature) is accepting every rise up to this random number. With
        // the limit known first, most moves are rejected before all their clashes are counted.
        let rise = -temperature * unit(&mut self.random).ln() - heavier;
        let limit = self.clashes.cost() as f64 + rise;
        if limit < 0.0 {
            return;
        }
        if let Some(change) = self.clashes.tried(lane, columns, limit as usize) {
            self.clashes.make(change);
            self.maps.make(lane, moved);
            let now = (self.clashes.cost(), ones(self.clashes.columns()));
            if now < self.best.0 {
                self.best = (now, self.clashes.columns().to_vec());
            }
        }
    }
}

fn ones(columns: &[u32]) -> u32 {
    columns.iter().map(|column| column.count_ones()).sum()
}

/// A number above 0 and at most 1.
fn unit(random: &mut ChaCha8Rng) -> f64 {
    (f64::from(random.next_u32()) + 1.0) / (f64::from(u32::MAX) + 1.0)
}
