//! Stop rules of a run. The stopping point depends only on its counts, except for the time limit.
//!
//! Rules are evaluated for a cell after 1, 2, 4, ... 64 blocks and then every 64 blocks, over all blocks so far. A
//! run that is resumed, or has more threads, therefore stops at the same block.

use crate::records::Counts;
use crate::statistics::clopper_pearson;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The rules for stopping before all samples are drawn. A cell stops when every given rule holds for all its schemes.
#[derive(Clone, Copy, Debug, Default)]
pub struct StopRules {
    /// Minimum number of silent samples.
    pub errors: Option<u64>,
    /// The 95 % interval of the silent probability is at most this wide, relative to the estimate.
    pub relative_width: Option<f64>,
    /// Time limit, the only rule that makes counts depend on the machine.
    pub time: Option<Duration>,
    /// Set when the user interrupts the run; the run then ends after the open blocks, as at its time limit.
    pub interrupted: Option<&'static AtomicBool>,
}

impl StopRules {
    /// Whether a run that has lasted for `elapsed` must end, whatever its counts are.
    pub(super) fn end(&self, elapsed: Duration) -> bool {
        self.time.is_some_and(|limit| elapsed >= limit)
            || self.interrupted.is_some_and(|set| set.load(Ordering::Relaxed))
    }

    /// Whether rules on counts are given.
    pub fn on_counts(&self) -> bool {
        self.errors.is_some() || self.relative_width.is_some()
    }

    /// Whether the rules on counts hold.
    pub(super) fn hold<'a>(&self, counts: impl Iterator<Item = &'a Counts>) -> bool {
        self.on_counts() && counts.into_iter().all(|counts| self.are_enough(counts))
    }

    /// Whether every given rule on counts holds for a scheme.
    fn are_enough(&self, counts: &Counts) -> bool {
        let (k, n) = (counts.silent(), counts.total());
        if self.errors.is_some_and(|errors| k < errors) {
            return false;
        }
        let Some(width) = self.relative_width else { return true };
        // The confidence of the intervals in results.
        let (low, high) = clopper_pearson(k, n, 0.95);
        // The width relative to k / n, without a division by zero.
        k > 0 && (high - low) * n as f64 <= width * k as f64
    }

    /// The block after `block` at which rules are evaluated. Without rules, silent patterns are checked instead. A
    /// long run does this rarely, because all threads wait for the last one at every check.
    pub(super) fn next_look(&self, block: u64) -> u64 {
        match block {
            0 => 1,
            b if b < 64 || !self.on_counts() => b.saturating_mul(2),
            b => b.saturating_add(64),
        }
    }
}
