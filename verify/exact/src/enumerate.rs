//! Exact counts by decoding every pattern of a class on the decoder circuit.

use crate::classify::{Classifier, Verdicts};
use crate::model::{Choices, Patterns};
use crate::tally::Tally;
use eccforge_scheme::Geometry;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Maximum number of patterns of a class that is enumerated.
pub const MAX_PATTERNS: u64 = 1 << 36;

/// Progress of a long count, shared with the thread that shows it, and a flag to cancel it.
#[derive(Debug, Default)]
pub struct Progress {
    /// Units of work that are done.
    pub done: AtomicU64,
    /// Set it to stop early; the result of the count is then invalid.
    pub cancelled: AtomicBool,
}

impl Progress {
    /// Adds to the number of patterns tried.
    pub fn add(&self, amount: u64) {
        self.done.fetch_add(amount, Ordering::Relaxed);
    }
}

/// Number of patterns of an enumerable class in an entry of this shape; `None` for uniform classes, which are counted
/// without enumeration.
pub fn size(patterns: Patterns, g: Geometry) -> Option<u64> {
    (!patterns.are_uniform()).then(|| patterns.sets(g).map_or(0, |sets| Choices::total(&sets)))
}

/// Outcomes of every choice from these sets for which `keep` holds.
///
/// `keep` receives patterns as ascending physical bits. Rayon's threads share the work; counts do not depend on their
/// number.
pub fn tally(
    sets: &[Choices],
    verdicts: &Verdicts,
    keep: &(dyn Fn(&[usize]) -> bool + Sync),
    progress: &Progress,
) -> Tally {
    let visit = |classifier: &mut Classifier<'_>, bits: &[usize]| {
        if keep(bits) {
            classifier.push(bits);
        }
    };
    let classifiers = visited(sets, &|| verdicts.classifier(), &visit, progress);
    classifiers.into_iter().fold(Tally::default(), |sum, mut classifier| sum + classifier.finish())
}

/// Outcomes of the choices from these sets that are within these bits, have a wrong bit, and for which
/// `keep` holds. Each choice counts once, also if sets repeat.
pub(crate) fn tally_on(
    bits: &[usize],
    mut sets: Vec<Choices>,
    verdicts: &Verdicts,
    keep: &(dyn Fn(&[usize]) -> bool + Sync),
) -> Tally {
    sets.iter_mut().for_each(|set| set.bits.retain(|bit| bits.contains(bit)));
    sets.retain(|set| !set.bits.is_empty());
    sets.sort_unstable();
    sets.dedup();
    tally(&sets, verdicts, keep, &Progress::default())
}

/// What threads have seen of every choice from these sets: a thread begins with `start` and `visit`s each of its choices.
pub(crate) fn visited<T: Send>(
    sets: &[Choices],
    start: &(dyn Fn() -> T + Sync),
    visit: &(dyn Fn(&mut T, &[usize]) + Sync),
    progress: &Progress,
) -> Vec<T> {
    let tasks: Vec<Task> = sets.iter().flat_map(tasks).collect();
    let seen = tasks.par_iter().fold(start, |mut seen, task| {
        let mut tried = 0;
        if !progress.cancelled.load(Ordering::Relaxed) {
            task.for_each(&mut |bits| {
                tried += 1;
                visit(&mut seen, bits);
            });
        }
        progress.add(tried);
        seen
    });
    seen.collect()
}

/// A part of a set small enough for one thread: patterns of `least` to `most` bits among `bits`. Bit `first` is
/// always wrong and all others come after it.
pub(crate) struct Task {
    first: Vec<usize>,
    rest: Vec<usize>,
    least: usize,
    most: usize,
}

/// The parts of a set: the error-free pattern, if it is one of its choices, and for each bit the choices that begin
/// with it.
pub(crate) fn tasks(set: &Choices) -> impl Iterator<Item = Task> {
    let (least, most) = (set.least, set.most);
    let none = (least == 0).then(|| Task { first: Vec::new(), rest: Vec::new(), least: 0, most: 0 });
    let firsts = (set.bits.len() + 1).saturating_sub(least.max(1));
    let from = move |i: usize| Task { first: vec![set.bits[i]], rest: set.bits[i + 1..].to_vec(), least, most };
    none.into_iter().chain((0..firsts).map(from))
}

impl Task {
    pub fn for_each(&self, visit: &mut dyn FnMut(&[usize])) {
        let mut bits = self.first.clone();
        self.extend(&mut bits, 0, visit);
    }

    /// Visits `bits` and every extension of it by bits of `rest[from..]`, but starts none that would have fewer than
    /// `least` bits.
    fn extend(&self, bits: &mut Vec<usize>, from: usize, visit: &mut dyn FnMut(&[usize])) {
        if bits.len() >= self.least {
            visit(bits);
        }
        if bits.len() == self.most {
            return;
        }
        let end = (self.rest.len() + bits.len() + 1).saturating_sub(self.least).min(self.rest.len());
        for i in from..end {
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
