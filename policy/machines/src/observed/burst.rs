//! Lines that repeat one error are one event.

use super::MAX_CODES;
use crate::log::WINDOW;
use crate::log::stamp::{Clock, Stamp};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

/// What a line is about, beside its number: lines of one burst have the same, or one of them has none.
pub type Key = Option<u64>;

/// The last line of each number, for one GPU.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bursts {
    last: FxHashMap<u32, (Stamp, Key)>,
}

impl Bursts {
    /// Whether a line begins an event. With `coalesce` nanoseconds, every line of its number that comes no later after the
    /// one before belongs to that one's event, whatever it is about (Delta, SC'25, arXiv 2503.11901: five seconds).
    pub fn begins(&mut self, code: u32, key: Key, stamp: Stamp, coalesce: Option<u64>) -> bool {
        let window = coalesce.unwrap_or(WINDOW);
        if self.last.len() >= MAX_CODES && !self.last.contains_key(&code) {
            return true;
        }
        let Some((last, last_key)) = self.last.insert(code, (stamp, key)) else { return true };
        let same = coalesce.is_some() || key.is_none() || last_key.is_none() || key == last_key;
        if key.is_none() && last_key.is_some() {
            self.last.insert(code, (stamp, last_key));
        }
        !(same && is_within(last, stamp, window))
    }
}

/// Whether two lines lie at most `window` nanoseconds apart; lines without a time follow one another at once.
fn is_within(before: Stamp, after: Stamp, window: u64) -> bool {
    if before.clock != after.clock {
        return false;
    }
    before.clock == Clock::Absent || after.nanoseconds.abs_diff(before.nanoseconds) <= window
}
