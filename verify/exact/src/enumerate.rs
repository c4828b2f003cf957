//! Exact counts by trying every pattern of a class on the decoder circuit.

use crate::classify::{Classifier, Verdicts};
use crate::model::Patterns;
use crate::tally::Tally;
use eccforge_scheme::Geometry;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Most patterns that a class may have to be enumerated.
pub const MAX_PATTERNS: u64 = 1 << 36;

/// Progress of a long count, shared with whoever shows it, and the wish to stop.
#[derive(Debug, Default)]
pub struct Progress {
    /// Units of work that are done.
    pub done: AtomicU64,
    /// Set to stop early; the count's result is then worthless.
    pub cancelled: AtomicBool,
}

impl Progress {
    /// So many more patterns were tried.
    pub fn add(&self, amount: u64) {
        self.done.fetch_add(amount, Ordering::Relaxed);
    }
}

/// Number of patterns that an enumerable class has in an entry of this shape; `None` for uniform classes, which are
/// counted without enumeration.
pub fn size(patterns: Patterns, g: Geometry) -> Option<u64> {
    match patterns {
        Patterns::Weight(w) => Some(binomial(g.bits() as u64, w.bits as u64)),
        Patterns::Within(w) => {
            let part = |bits: &Vec<usize>| {
                let n = bits.len() as u64;
                (w.min_bits as u64..=(w.max_bits as u64).min(n)).fold(0u64, |sum, k| sum.saturating_add(binomial(n, k)))
            };
            Some(w.region.parts(g).iter().map(part).fold(0, u64::saturating_add))
        }
        Patterns::Uniform(_) => None,
        Patterns::DeviceMap(d) => Some(d.patterns(g).len() as u64),
    }
}

/// Outcomes of every pattern of an enumerable class for which `keep` holds.
///
/// Patterns are given to `keep` as ascending physical bits. Work is spread over rayon's threads; counts do not depend on
/// their number.
pub fn tally(
    patterns: Patterns,
    g: Geometry,
    verdicts: &Verdicts,
    keep: &(dyn Fn(&[usize]) -> bool + Sync),
    progress: &Progress,
) -> Tally {
    run(&tasks(patterns, g), verdicts, keep, progress)
}

/// Outcomes of the patterns of an enumerable class that lie on these bits (ascending), have a wrong bit, and for which `keep`
/// holds; each once, however often a class has it.
pub(crate) fn tally_on(
    bits: &[usize],
    patterns: Patterns,
    g: Geometry,
    verdicts: &Verdicts,
    keep: &(dyn Fn(&[usize]) -> bool + Sync),
) -> Tally {
    let mut inside = vec![false; g.bits()];
    bits.iter().for_each(|&bit| inside[bit] = true);
    let tasks = match patterns {
        Patterns::Weight(w) => tasks_of(&[bits.to_vec()], w.bits, w.bits),
        Patterns::Within(w) => {
            let mut parts = w.region.parts(g);
            parts.iter_mut().for_each(|part| part.retain(|&bit| inside[bit]));
            tasks_of(&parts, w.min_bits, w.max_bits)
        }
        Patterns::Uniform(_) => Vec::new(),
        Patterns::DeviceMap(d) => {
            let mut listed = d.patterns(g);
            listed.retain(|p| !p.is_empty() && p.iter().all(|&bit| inside[bit]));
            listed.sort_unstable();
            listed.dedup();
            listed.into_iter().map(Task::of).collect()
        }
    };
    run(&tasks, verdicts, keep, &Progress::default())
}

fn run(tasks: &[Task], verdicts: &Verdicts, keep: &(dyn Fn(&[usize]) -> bool + Sync), progress: &Progress) -> Tally {
    tasks
        .par_iter()
        .map_init(
            || verdicts.classifier(),
            |classifier, task| {
                if progress.cancelled.load(Ordering::Relaxed) {
                    return Tally::default();
                }
                let mut tried = 0;
                task.for_each(&mut |bits| {
                    tried += 1;
                    if keep(bits) {
                        classifier.push(bits);
                    }
                });
                progress.add(tried);
                Classifier::finish(classifier)
            },
        )
        .reduce(Tally::default, |a, b| a + b)
}

/// A share of a class small enough for one thread: patterns of `least` to `most` bits among `bits`, with `first` always
/// wrong and everything else taken from the bits after it.
struct Task {
    first: Vec<usize>,
    rest: Vec<usize>,
    least: usize,
    most: usize,
}

fn tasks(patterns: Patterns, g: Geometry) -> Vec<Task> {
    match patterns {
        Patterns::Weight(w) => tasks_of(&[(0..g.bits()).collect()], w.bits, w.bits),
        Patterns::Within(w) => tasks_of(&w.region.parts(g), w.min_bits, w.max_bits),
        Patterns::Uniform(_) => Vec::new(),
        Patterns::DeviceMap(d) => d.patterns(g).into_iter().map(Task::of).collect(),
    }
}

/// Patterns of `least` to `most` bits within one of these parts.
fn tasks_of(parts: &[Vec<usize>], least: usize, most: usize) -> Vec<Task> {
    let mut tasks = Vec::new();
    for part in parts {
        for (i, &first) in part.iter().enumerate() {
            tasks.push(Task { first: vec![first], rest: part[i + 1..].to_vec(), least, most });
        }
    }
    tasks
}

impl Task {
    /// One pattern.
    fn of(bits: Vec<usize>) -> Self {
        Self { least: bits.len(), most: bits.len(), first: bits, rest: Vec::new() }
    }

    fn for_each(&self, visit: &mut dyn FnMut(&[usize])) {
        let mut bits = self.first.clone();
        self.extend(&mut bits, 0, visit);
    }

    /// Visits `bits` and every extension of it by bits of `rest[from..]`.
    fn extend(&self, bits: &mut Vec<usize>, from: usize, visit: &mut dyn FnMut(&[usize])) {
        if bits.len() >= self.least {
            visit(bits);
        }
        if bits.len() == self.most {
            return;
        }
        for i in from..self.rest.len() {
            bits.push(self.rest[i]);
            self.extend(bits, i + 1, visit);
            bits.pop();
        }
    }
}

/// n choose k, saturating.
pub fn binomial(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let mut c = 1u128;
    for i in 0..k.min(n - k) {
        c = c * u128::from(n - i) / u128::from(i + 1);
        if c > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    c as u64
}
