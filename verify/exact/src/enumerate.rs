//! Exact counts by trying every pattern of a class on the decoder circuit.

use crate::classify::{Classifier, Verdicts};
use crate::model::{Choices, Patterns};
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
    let sum = |sets: Vec<Choices>| sets.iter().map(Choices::count).fold(0, u64::saturating_add);
    (!matches!(patterns, Patterns::Uniform(_))).then(|| patterns.sets(g).map_or(0, sum))
}

/// Outcomes of every choice from these sets for which `keep` holds.
///
/// Patterns are given to `keep` as ascending physical bits. Work is spread over rayon's threads; counts do not depend on
/// their number.
pub fn tally(
    sets: &[Choices],
    verdicts: &Verdicts,
    keep: &(dyn Fn(&[usize]) -> bool + Sync),
    progress: &Progress,
) -> Tally {
    run(&sets.iter().flat_map(tasks).collect::<Vec<_>>(), verdicts, keep, progress)
}

/// Outcomes of the choices from these sets that lie on these bits (ascending), have a wrong bit, and for which `keep` holds; each
/// once, however often a set stands there.
pub(crate) fn tally_on(
    bits: &[usize],
    mut sets: Vec<Choices>,
    verdicts: &Verdicts,
    keep: &(dyn Fn(&[usize]) -> bool + Sync),
) -> Tally {
    sets.iter_mut().for_each(|set| set.bits.retain(|bit| bits.binary_search(bit).is_ok()));
    sets.retain(|set| !set.bits.is_empty());
    sets.sort_unstable();
    sets.dedup();
    tally(&sets, verdicts, keep, &Progress::default())
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

/// A share of a set small enough for one thread: patterns of `least` to `most` bits among `bits`, with `first` always
/// wrong and everything else taken from the bits after it.
struct Task {
    first: Vec<usize>,
    rest: Vec<usize>,
    least: usize,
    most: usize,
}

/// The shares of a set: the pattern without wrong bits, if it is one of its choices, and for each bit those that begin with it.
fn tasks(set: &Choices) -> impl Iterator<Item = Task> {
    let (least, most) = (set.least, set.most);
    let none = (least == 0).then(|| Task { first: Vec::new(), rest: Vec::new(), least: 0, most: 0 });
    let firsts = (set.bits.len() + 1).saturating_sub(least.max(1));
    let from = move |i: usize| Task { first: vec![set.bits[i]], rest: set.bits[i + 1..].to_vec(), least, most };
    none.into_iter().chain((0..firsts).map(from))
}

impl Task {
    fn for_each(&self, visit: &mut dyn FnMut(&[usize])) {
        let mut bits = self.first.clone();
        self.extend(&mut bits, 0, visit);
    }

    /// Visits `bits` and every extension of it by bits of `rest[from..]`, and begins none that would end with fewer than `least` bits.
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
