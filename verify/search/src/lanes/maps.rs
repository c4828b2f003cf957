//! The maps that an annealing chain changes: sums of the lanes' maps, or locators.

use super::reed_solomon::{self, Locators};
use super::spec::{Family, LanesSpec};
use super::{BYTE, Lane, Layer};
use chacha20::ChaCha8Rng;
use rand_core::Rng;

/// The maps of all lanes.
#[derive(Debug)]
pub enum Maps<'s> {
    /// Sums in layers.
    Layers(&'s [Layer], Vec<Lane>),
    /// Locators of Reed-Solomon codes.
    Locators(&'s reed_solomon::Family, Locators),
}

/// The result of a move.
pub enum Moved {
    /// Another map of one lane.
    Lane(Lane),
    /// Other locators.
    Locators(Locators),
}

impl<'s> Maps<'s> {
    /// Draws maps or locators at random.
    pub fn random(spec: &'s LanesSpec, random: &mut ChaCha8Rng) -> Self {
        let rows = spec.shape.lane_bits();
        match &spec.family {
            Family::Layers(layers) => {
                let mut lanes = Vec::new();
                for _ in 0..spec.shape.lanes {
                    let order = shuffled(rows, random);
                    lanes.push(Lane { order, places: layers.iter().map(|_| shuffled(rows, random)).collect() });
                }
                Self::Layers(layers, lanes)
            }
            Family::ReedSolomon(code) => {
                let order = shuffled(code.elements(), random).into_iter().map(u16::from).collect();
                Self::Locators(code, Locators::new(code, spec.shape, order))
            }
        }
    }

    /// The columns of H for a lane.
    pub fn columns(&self, spec: &LanesSpec, lane: usize) -> Vec<u32> {
        match self {
            Self::Layers(layers, lanes) => lanes[lane].columns(layers),
            Self::Locators(code, locators) => locators.columns(code, spec.shape, lane),
        }
    }

    /// A move of a bit of a lane, and the lane's columns after it; `None` if nothing can be moved.
    pub fn moved(
        &self,
        spec: &LanesSpec,
        (lane, row): (usize, usize),
        random: &mut ChaCha8Rng,
    ) -> Option<(Moved, Vec<u32>)> {
        match self {
            Self::Layers(layers, lanes) => {
                let mut map = lanes[lane].clone();
                // The number after the last layer is that of the order.
                let (layer, other) = (below(map.places.len() + 1, random), below(spec.shape.lane_bits(), random));
                map.places.get_mut(layer).unwrap_or(&mut map.order).swap(row, other);
                let columns = map.columns(layers);
                Some((Moved::Lane(map), columns))
            }
            Self::Locators(code, locators) => {
                let byte = row / BYTE * spec.shape.lanes + lane;
                let moved = if code.multipliers && below(2, random) == 0 {
                    locators.multiplied(byte, below(code.elements(), random))
                } else {
                    locators.moved(code, byte, below(locators.free(), random))?
                };
                let columns = moved.columns(code, spec.shape, lane);
                Some((Moved::Locators(moved), columns))
            }
        }
    }

    /// Makes a move of a lane.
    pub fn make(&mut self, lane: usize, moved: Moved) {
        match (self, moved) {
            (Self::Layers(_, lanes), Moved::Lane(map)) => lanes[lane] = map,
            (Self::Locators(_, locators), Moved::Locators(new)) => *locators = new,
            _ => unreachable!("a move is of the maps that it was made from"),
        }
    }
}

/// A random number below a bound.
pub fn below(bound: usize, random: &mut ChaCha8Rng) -> usize {
    ((u64::from(random.next_u32()) * bound as u64) >> 32) as usize
}

fn shuffled(count: usize, random: &mut ChaCha8Rng) -> Vec<u8> {
    let mut all: Vec<u8> = (0..count as u8).collect();
    for i in (1..count).rev() {
        all.swap(i, below(i + 1, random));
    }
    all
}
