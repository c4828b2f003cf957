//! Sets of outputs that are inverted together: near pairs, connected pairs, and all outputs around a cell.

use crate::netlist::Cell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Number of bands of distances.
pub(super) const BANDS: i128 = 4;

/// A pair of outputs, the lower number first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub outputs: [usize; 2],
    /// Square of the distance in half picometres.
    pub squared: i128,
    /// Whether one drives the other's cell, or both drive the same cell.
    pub is_connected: bool,
}

impl Pair {
    /// The band of its distance; `None` beyond the radius. Band 0 has the distances of at most one part of the radius.
    pub fn band(&self, radius: i64) -> Option<i128> {
        // Both sides are multiplied by the number of bands.
        let scaled = self.squared * BANDS.pow(2);
        (0..BANDS).find(|band| scaled <= ((band + 1) * i128::from(radius)).pow(2))
    }
}

/// The square of a distance.
fn squared(a: [i64; 2], b: [i64; 2]) -> i128 {
    let [dx, dy] = [0, 1].map(|axis| i128::from(a[axis]) - i128::from(b[axis]));
    dx * dx + dy * dy
}

/// Pairs of outputs that are within the radius or connected; `at` has the position of the cell of each output.
pub(super) fn pairs(cells: &[Cell], at: &[[i64; 2]], radius: i64) -> Vec<Pair> {
    let mut pairs = BTreeMap::new();
    for outputs in connected(cells) {
        pairs.insert(outputs, true);
    }
    let mut order: Vec<usize> = (0..at.len()).collect();
    order.sort_by_key(|output| at[*output][0]);
    for (i, first) in order.iter().enumerate() {
        // All later outputs are further to the right.
        let near = order[i + 1..].iter().take_while(|second| at[**second][0] - at[*first][0] <= radius);
        for second in near.filter(|second| squared(at[*first], at[**second]) <= i128::from(radius).pow(2)) {
            pairs.entry([*first.min(second), *first.max(second)]).or_insert(false);
        }
    }
    let pairs = pairs.into_iter().map(|(outputs, is_connected)| {
        let [first, second] = outputs;
        Pair { outputs, squared: squared(at[first], at[second]), is_connected }
    });
    pairs.collect()
}

/// Pairs of outputs of which one drives the other's cell, or both drive the same cell.
fn connected(cells: &[Cell]) -> BTreeSet<[usize; 2]> {
    let outputs = cells.iter().flat_map(|cell| &cell.outputs);
    let drivers: HashMap<&str, usize> = outputs.map(|output| (output.net.as_str(), output.number)).collect();
    let mut pairs = BTreeSet::new();
    for cell in cells {
        let read: Vec<usize> = cell.reads.iter().filter_map(|net| drivers.get(net.as_str()).copied()).collect();
        for (i, first) in read.iter().enumerate() {
            let own = cell.outputs.iter().map(|output| output.number);
            for second in read[i + 1..].iter().copied().chain(own).filter(|second| second != first) {
                pairs.insert([*first.min(&second), *first.max(&second)]);
            }
        }
    }
    pairs
}

/// For each output, the outputs within the radius of its cell, without repetitions of a set.
pub(super) fn around(outputs: usize, pairs: &[Pair], radius: i64) -> Vec<Vec<usize>> {
    let mut sets: Vec<Vec<usize>> = (0..outputs).map(|output| vec![output]).collect();
    for pair in pairs.iter().filter(|pair| pair.band(radius).is_some()) {
        let [first, second] = pair.outputs;
        sets[first].push(second);
        sets[second].push(first);
    }
    for set in &mut sets {
        set.sort_unstable();
    }
    sets.into_iter().collect::<BTreeSet<_>>().into_iter().collect()
}
