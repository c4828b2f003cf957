//! Simulated annealing of the places of all sums (Kirkpatrick, Gelatt and Vecchi, Science 220, 1983): a move swaps two places
//! of one layer of one lane, or two bits of its order. Every second move is at a bit of something that is wrong.

use super::clashes::{Clashes, NONE};
use super::spec::LanesSpec;
use super::{Lane, Shape};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::sync::atomic::{AtomicBool, Ordering};

/// One chain: the maps of all lanes and what is wrong with their code.
#[derive(Debug)]
pub struct Chain<'s> {
    spec: &'s LanesSpec,
    lanes: Vec<Lane>,
    clashes: Clashes,
    random: ChaCha8Rng,
}

impl<'s> Chain<'s> {
    /// A chain from random maps; chains with other numbers are independent.
    pub fn new(spec: &'s LanesSpec, number: u64) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(spec.seed);
        random.set_stream(number);
        let rows = spec.shape.lane_bits();
        let lane = |random: &mut ChaCha8Rng| Lane {
            order: shuffled(rows, random),
            places: spec.layers.iter().map(|_| shuffled(rows, random)).collect(),
        };
        let lanes: Vec<Lane> = (0..spec.shape.lanes).map(|_| lane(&mut random)).collect();
        let clashes = Clashes::new(spec.shape, lanes.iter().flat_map(|lane| lane.columns(&spec.layers)).collect());
        Self { spec, lanes, clashes, random }
    }

    /// Moves until nothing is wrong, the moves are used up, or `stop` is set. The cost that is left.
    pub fn run(&mut self, stop: &AtomicBool) -> usize {
        let schedule = self.spec.schedule;
        let mut done = 0;
        while done < schedule.moves && self.clashes.cost() > 0 && !stop.load(Ordering::Relaxed) {
            let fraction = done as f64 / schedule.moves as f64;
            let temperature = schedule.hot * (schedule.cold / schedule.hot).powf(fraction);
            let (lane, row) = self.place();
            let mut map = self.lanes[lane].clone();
            let (layer, other) = (self.below(map.places.len() + 1), self.below(self.spec.shape.lane_bits()));
            let moved = map.places.get_mut(layer).unwrap_or(&mut map.order);
            moved.swap(row, other);
            done += 1;
            let rise = -temperature * unit(&mut self.random).ln();
            let limit = self.clashes.cost() + rise as usize;
            if let Some(change) = self.clashes.tried(lane, map.columns(&self.spec.layers), limit) {
                self.clashes.make(change);
                self.lanes[lane] = map;
            }
        }
        self.clashes.cost()
    }

    /// Columns of H by bit of the entry; bit j is row j.
    pub fn columns(&self) -> Vec<u32> {
        let shape: Shape = self.spec.shape;
        let mut columns = vec![0; shape.bits()];
        let all = self.lanes.iter().flat_map(|lane| lane.columns(&self.spec.layers));
        all.enumerate().for_each(|(at, column)| columns[shape.physical(at)] = column);
        columns
    }

    /// A lane and one of its bits: any, or one of an error that is silent or of the pattern that it looks like.
    fn place(&mut self) -> (usize, usize) {
        let own = self.spec.shape.lane_bits();
        let any = (self.below(self.spec.shape.lanes), self.below(own));
        let silent = self.clashes.silent().len();
        if silent == 0 || self.below(2) == 0 {
            return any;
        }
        let chosen = self.below(silent);
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

fn below(bound: usize, random: &mut ChaCha8Rng) -> usize {
    ((u64::from(random.next_u32()) * bound as u64) >> 32) as usize
}

/// Above 0, at most 1.
fn unit(random: &mut ChaCha8Rng) -> f64 {
    (f64::from(random.next_u32()) + 1.0) / (f64::from(u32::MAX) + 1.0)
}

fn shuffled(count: usize, random: &mut ChaCha8Rng) -> Vec<u8> {
    let mut all: Vec<u8> = (0..count as u8).collect();
    (1..count).rev().for_each(|i| all.swap(i, below(i + 1, random)));
    all
}
