//! Recognises messages of one boot that a file contains twice, as dmesg and as the journal print them
//! (nvidia-bug-report.sh does this). A message of one kind is a copy if the other kind has it at least as often, and if the two clocks
//! differ by as much as for the line with the UUID of a GPU. Only the UUID shows that both kinds are of one machine.

use super::stamp::{Clock, Stamp};
use crate::time::SECOND;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

/// Maximum number of remembered messages.
// Messages beyond it are not recognised as copies and count twice at worst; the memory of a long log stays bounded.
const MAX_MESSAGES: usize = 100_000;
/// Maximum drift between the clocks, or maximum delay of the journal.
const DRIFT: u64 = 10 * SECOND;

/// Count and last time of each message, for each of two clocks: the time since boot, and that of the journal.
#[derive(Debug, Default)]
pub struct Copies {
    seen: FxHashMap<u64, [(u32, u64); 2]>,
    /// The host of the lines of each clock.
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
        let offset_before = self.offset;
        // A message that this kind has more often than the other happened again, so the last one is not a copy.
        let is_repeated = counts[kind].0 <= counts[1 - kind].0;
        let is_near = offset_before.map_or(text.contains(": GPU-"), |before| before.abs_diff(offset) <= DRIFT);
        let is_copy = is_repeated && is_near;
        self.hosts[kind] = self.hosts[kind].take().or_else(|| host.map(str::to_owned));
        if is_copy {
            self.offset.get_or_insert(offset);
        }
        is_copy
    }

    /// The host of a line; for a line without one, the host of its copies.
    pub fn host<'a>(&'a self, host: Option<&'a str>) -> Option<&'a str> {
        // Until a message was found twice, the file may contain the logs of two machines.
        let of_copies = if self.offset.is_some() { self.hosts[1].as_deref() } else { None };
        host.or(of_copies)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UUID: &str = "NVRM: GPU at PCI:0000:18:00: GPU-1b2c";

    fn at(clock: Clock, seconds: u64) -> Stamp {
        Stamp { clock, nanoseconds: seconds * SECOND }
    }

    #[test]
    fn a_message_of_dmesg_is_a_copy_of_one_with_any_other_clock_and_that_of_it() {
        for clock in [Clock::Yearless, Clock::Local, Clock::Calendar] {
            for host in [None, Some("n17")] {
                let mut copies = Copies::default();
                assert!(!copies.is_copy(host, at(clock, 1000), UUID), "{clock:?}: the first");
                assert!(!copies.is_copy(host, at(clock, 1005), "Xid 79"));
                assert!(copies.is_copy(None, at(Clock::Boot, 10), UUID), "{clock:?}, {host:?}");
                assert_eq!(copies.host(None), host, "{clock:?}");
                assert!(copies.is_copy(None, at(Clock::Boot, 15), "Xid 79"), "990 s apart, as the UUID");
                assert!(!copies.is_copy(None, at(Clock::Boot, 16), "Xid 79"), "more often than in the journal");
                assert!(copies.is_copy(host, at(clock, 1016), "Xid 79"), "now as often");
            }
        }
    }

    #[test]
    fn only_clocks_that_are_as_far_apart_as_for_a_uuid_show_copies() {
        let mut copies = Copies::default();
        assert!(!copies.is_copy(Some("n17"), at(Clock::Calendar, 1000), "Xid 79"));
        assert!(!copies.is_copy(None, at(Clock::Boot, 10), "Xid 79"), "no UUID was seen");
        assert_eq!(copies.host(None), None);
        assert!(!copies.is_copy(Some("n17"), at(Clock::Calendar, 1000), UUID));
        assert!(copies.is_copy(None, at(Clock::Boot, 10), UUID));
        for (seconds, is_copy) in [(5, true), (25, true), (26, false), (4, false)] {
            let mut copies = Copies { seen: copies.seen.clone(), hosts: copies.hosts.clone(), offset: copies.offset };
            let text = format!("Xid 48 at {seconds}");
            assert!(!copies.is_copy(Some("n17"), at(Clock::Calendar, 1005), &text));
            assert_eq!(copies.is_copy(None, at(Clock::Boot, seconds), &text), is_copy, "boot {seconds} s");
        }
        assert!(!copies.is_copy(Some("n18"), at(Clock::Boot, 10), UUID), "dmesg names no host");
        assert!(!copies.is_copy(None, Stamp::ABSENT, UUID));
    }
}
