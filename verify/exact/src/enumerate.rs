//! Exact counts by decoding every pattern of a class on the decoder circuit.

use crate::classify::{Classifier, Verdicts};
use eccforge_model::Patterns;
use eccforge_model::{Choices, Task, tasks};
use eccforge_outcomes::Tally;
use eccforge_scheme::Geometry;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A class with more patterns than this is not enumerated.
pub const MAX_PATTERNS: u64 = 1 << 36;

/// Progress of a long count, shared with the thread that shows it, and a flag to cancel it.
#[derive(Debug, Default)]
pub struct Progress {
    /// Finished units of work.
    pub done: AtomicU64,
    /// Set it to stop early; the result of the count is then invalid.
    pub cancelled: AtomicBool,
}

impl Progress {
    /// Adds to the number of finished units.
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
/// `keep` receives patterns as ascending physical bits. Rayon's threads share the work; counts do not depend on the
/// number of threads.
pub fn tally(
    sets: &[Choices],
    verdicts: &Verdicts,
    keep: &(dyn Fn(&[usize]) -> bool + Sync),
    progress: &Progress,
) -> Tally {
    let classifiers = visited(
        sets,
        &|| verdicts.classifier(),
        &|classifier: &mut Classifier<'_>, bits| {
            if keep(bits) {
                classifier.push(bits);
            }
        },
        progress,
    );
    finished(classifiers)
}

/// The outcomes that all of these classifiers have counted.
pub(crate) fn finished<'a>(classifiers: impl IntoIterator<Item = Classifier<'a>>) -> Tally {
    classifiers.into_iter().fold(Tally::default(), |sum, mut classifier| sum + classifier.finish())
}

/// Outcomes of the choices from these sets that are within these bits, have a wrong bit, and for which
/// `keep` holds. Each choice counts once, even if sets repeat.
pub(crate) fn tally_on(
    bits: &[usize],
    mut sets: Vec<Choices>,
    verdicts: &Verdicts,
    keep: &(dyn Fn(&[usize]) -> bool + Sync),
) -> Tally {
    for set in &mut sets {
        set.bits.retain(|bit| bits.contains(bit));
    }
    sets.retain(|set| !set.bits.is_empty());
    // Sets that differ only outside `bits` are equal now, and each choice counts once.
    sets.sort_unstable();
    sets.dedup();
    tally(&sets, verdicts, keep, &Progress::default())
}

/// Results of the threads for all choices from these sets. A thread begins with `start` and `visit`s its choices.
pub(crate) fn visited<T: Send>(
    sets: &[Choices],
    start: &(dyn Fn() -> T + Sync),
    visit: &(dyn Fn(&mut T, &[usize]) + Sync),
    progress: &Progress,
) -> Vec<T> {
    let tasks: Vec<Task> = sets.iter().flat_map(tasks).collect();
    let seen = tasks.par_iter().fold(start, |mut seen, task| {
        // Added once for each task: threads that share a counter would wait for each other at every pattern.
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
