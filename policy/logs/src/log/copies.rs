//! A file may contain the messages of one boot twice, as dmesg and as the journal print them (nvidia-bug-report.sh does this). A
//! message of the second kind is a copy where the first kind has it as often, and both clocks are as far apart as for the UUID of a
//! GPU: only that shows that both are of one machine.

use super::stamp::{Clock, Stamp};
use crate::time::SECOND;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

/// Maximum number of remembered messages.
const MAX_MESSAGES: usize = 100_000;
/// How far the clocks may drift apart, or how late the journal may write.
const DRIFT: u64 = 10 * SECOND;

/// How often each message came, in each kind: the count and the last time.
#[derive(Debug, Default)]
pub struct Copies {
    seen: FxHashMap<u64, [(u32, u64); 2]>,
    /// The host of each kind.
    hosts: [Option<String>; 2],
    /// Nanoseconds from the time since boot to that of the journal.
    offset: Option<u64>,
}

impl Copies {
    /// Whether a message is a copy.
    pub fn is_copy(&mut self, host: Option<&str>, stamp: Stamp, text: &str) -> bool {
        let kind = match (stamp.clock, host) {
            (Clock::Boot, None) => 0,
            (Clock::Yearless | Clock::Local | Clock::Calendar, _) => 1,
            _ => return false,
        };
        let hash = FxBuildHasher.hash_one(text);
        if self.seen.len() >= MAX_MESSAGES && !self.seen.contains_key(&hash) {
            return false;
        }
        let counts = self.seen.entry(hash).or_default();
        counts[kind] = (counts[kind].0 + 1, stamp.nanoseconds);
        let [boot, calendar] = *counts;
        let offset = calendar.1.saturating_sub(boot.1);
        let known = self.offset;
        let is_repeated = counts[kind].0 <= counts[1 - kind].0;
        let is_near = known.map_or(text.contains(": GPU-"), |known| known.abs_diff(offset) <= DRIFT);
        let is_copy = is_repeated && is_near;
        self.hosts[kind] = self.hosts[kind].take().or_else(|| host.map(str::to_owned));
        if is_copy {
            self.offset.get_or_insert(offset);
        }
        is_copy
    }

    /// The host of a line without one, where the file holds the same messages with it.
    pub fn host<'a>(&'a self, host: Option<&'a str>) -> Option<&'a str> {
        host.or(self.hosts[1].as_deref().filter(|_| self.offset.is_some()))
    }
}
