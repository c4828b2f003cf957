//! Bursts: lines that repeat one error count as one event.

use super::known::MAX_CODES;
use eccforge_evidence::log::WINDOW;
use eccforge_evidence::log::stamp::{Clock, Stamp};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

/// Maximum number of events of one XID number that are open at a time.
// Each line is compared with all open events of its number.
const MAX_BURSTS: usize = 64;

/// The subject of a line in addition to its number: two lines of one event agree in each part that both have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key {
    /// The affected process.
    pub process: Option<u64>,
    /// The address, or the text.
    pub subject: Option<u64>,
}

impl Key {
    fn agrees(self, other: Self) -> bool {
        // A line may leave out what another line of the error states.
        let pairs = [(self.process, other.process), (self.subject, other.subject)];
        pairs.into_iter().all(|(a, b)| a.zip(b).is_none_or(|(a, b)| a == b))
    }
}

/// The open events of each number, for one GPU.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bursts {
    #[serde(default)]
    open: FxHashMap<u32, Vec<(Stamp, Key)>>,
}

impl Bursts {
    /// Whether a line begins an event. With `coalesce` nanoseconds, every line of the same number that follows the
    /// previous one within this time belongs to the same event, whatever its content (Delta, SC'25, arXiv 2503.11901:
    /// five seconds).
    pub fn begins(&mut self, code: u32, key: Key, stamp: Stamp, coalesce: Option<u64>) -> bool {
        let window = coalesce.unwrap_or(WINDOW);
        // Beyond the limit, each line of a further number is an event of its own: too many rather than too few.
        if self.open.len() >= MAX_CODES && !self.open.contains_key(&code) {
            return true;
        }
        let open = self.open.entry(code).or_default();
        open.retain(|(last, _)| is_within(*last, stamp, window));
        if let Some((last, known)) = open.iter_mut().find(|(_, known)| coalesce.is_some() || key.agrees(*known)) {
            *last = stamp;
            *known = Key { process: known.process.or(key.process), subject: known.subject.or(key.subject) };
            return false;
        }
        if open.len() >= MAX_BURSTS {
            // The oldest is the least likely to be continued.
            open.remove(0);
        }
        open.push((stamp, key));
        true
    }
}

/// Whether two lines are at most `window` nanoseconds apart; lines without a time count as adjacent.
fn is_within(before: Stamp, after: Stamp, window: u64) -> bool {
    if before.clock != after.clock {
        return false;
    }
    before.clock == Clock::Absent || after.nanoseconds.abs_diff(before.nanoseconds) <= window
}
