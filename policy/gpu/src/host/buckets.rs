//! Leaky buckets of corrected errors: errors at a low enough rate never fill them (\[RAS\], \[MCE\]).

use crate::geometry::RowId;
use crate::profile::Window;
use eccforge_evidence::time::{HOUR, Time};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// Corrected errors of one page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bucket {
    count: u32,
    factor: u16,
    since: Time,
}

impl Bucket {
    pub const fn new(now: Time) -> Self {
        Self { count: 0, factor: 1, since: now }
    }

    /// rasdaemon: after a cycle or more, `threshold` errors leak for each cycle that passed, in proportion. Fewer
    /// errors were counted before, or they had been reported, so the bucket is then empty.
    pub fn add_rasdaemon(&mut self, window: &Window, now: Time) -> bool {
        self.count = self.count.saturating_add(1);
        // The error that ends a cycle is counted before the bucket leaks, so it leaks too (\[RAS\]).
        if now.since(self.since) >= cycle(window) {
            self.count = 0;
            self.since = now;
        }
        self.count >= window.threshold.get()
    }

    /// mcelog: a whole bucket leaks for each whole cycle that passed; a full bucket empties when it reports.
    pub fn add_mcelog(&mut self, window: &Window, now: Time) -> bool {
        let cycles = now.since(self.since) / cycle(window);
        if cycles > 0 {
            let leaked = cycles.saturating_mul(u64::from(window.threshold.get()));
            self.count = self.count.saturating_sub(u32::try_from(leaked).unwrap_or(u32::MAX));
            self.since = now;
        }
        self.count = self.count.saturating_add(1);
        let full = self.count >= window.threshold.get().saturating_mul(u32::from(self.factor));
        if full {
            self.count = 0;
        }
        full
    }

    /// Multiplies the threshold by a factor after a failed offline.
    pub const fn raise(&mut self, factor: u8) {
        self.factor = self.factor.saturating_mul(factor as u16);
    }
}

const fn cycle(window: &Window) -> u64 {
    window.cycle_hours.get().saturating_mul(HOUR)
}

/// The times of the latest errors of each row, as many as the threshold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowWindows {
    rows: BTreeMap<RowId, VecDeque<Time>>,
}

impl RowWindows {
    /// Adds an error. Returns whether as many as the threshold fell within the cycle, and then removes the row.
    pub fn add(&mut self, window: &Window, row: RowId, now: Time) -> bool {
        let times = self.rows.entry(row).or_default();
        while times.front().is_some_and(|&t| now.since(t) > cycle(window)) {
            times.pop_front();
        }
        times.push_back(now);
        let over = times.len() >= window.threshold.get() as usize;
        if over {
            // An isolated row is not read again, so its times would only take memory.
            self.rows.remove(&row);
        }
        over
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::{NonZeroU32, NonZeroU64};

    fn window(threshold: u32) -> Window {
        Window {
            threshold: NonZeroU32::new(threshold).expect("not 0"),
            cycle_hours: NonZeroU64::new(24).expect("not 0"),
        }
    }

    #[test]
    fn fifty_errors_within_a_day_take_a_page_and_forty_nine_a_day_never_do() {
        let window = window(50);
        let mut quick = Bucket::new(Time(0));
        assert!((1..50).all(|i| !quick.add_rasdaemon(&window, Time(i * HOUR / 10))));
        assert!(quick.add_rasdaemon(&window, Time(5 * HOUR)));
        let mut slow = Bucket::new(Time(0));
        assert!((0..2000).all(|i| !slow.add_rasdaemon(&window, Time(i * 24 * HOUR / 49))));
    }

    #[test]
    fn two_errors_within_a_day_fill_the_bucket_of_mcelog_and_one_a_day_does_not() {
        let window = window(2);
        let mut bucket = Bucket::new(Time(0));
        assert!(!bucket.add_mcelog(&window, Time(0)));
        assert!(bucket.add_mcelog(&window, Time(23 * HOUR)));
        let mut slow = Bucket::new(Time(0));
        assert!((0..100).all(|day| !slow.add_mcelog(&window, Time(day * 24 * HOUR))));
    }

    #[test]
    fn a_failed_offline_doubles_the_threshold_of_its_page() {
        let window = window(2);
        let mut bucket = Bucket::new(Time(0));
        bucket.raise(2);
        let full: Vec<bool> = (0..8).map(|i| bucket.add_mcelog(&window, Time(i))).collect();
        assert_eq!(full, [false, false, false, true, false, false, false, true]);
    }

    #[test]
    fn a_row_needs_its_errors_inside_one_cycle() {
        let window = window(3);
        let mut rows = RowWindows::default();
        let at = |hour: u64| Time(hour * HOUR);
        assert!(!rows.add(&window, RowId(1), at(0)));
        assert!(!rows.add(&window, RowId(1), at(20)));
        assert!(!rows.add(&window, RowId(1), at(25)), "the first is too old");
        assert!(!rows.add(&window, RowId(2), at(26)), "another row");
        assert!(rows.add(&window, RowId(1), at(30)));
    }

    #[test]
    fn nothing_leaks_from_the_bucket_of_rasdaemon_before_a_cycle_is_over_and_all_does_then() {
        let window = window(50);
        for (hour, over) in [(23, true), (24, false), (30, false)] {
            let mut bucket = Bucket::new(Time(0));
            assert!((0..49).all(|i| !bucket.add_rasdaemon(&window, Time(i))));
            assert_eq!(bucket.add_rasdaemon(&window, Time(hour * HOUR)), over, "the fiftieth at hour {hour}");
        }
    }

    #[test]
    fn a_cycle_of_mcelog_starts_when_the_bucket_last_leaked() {
        let window = window(3);
        let mut bucket = Bucket::new(Time(0));
        for hour in [0, 20, 30] {
            assert!(!bucket.add_mcelog(&window, Time(hour * HOUR)), "hour {hour}: the bucket leaks at hour 24");
        }
    }

    #[test]
    fn an_error_as_old_as_a_cycle_is_inside_it() {
        let (window, mut rows) = (window(2), RowWindows::default());
        assert!(!rows.add(&window, RowId(1), Time(0)));
        assert!(rows.add(&window, RowId(1), Time(24 * HOUR)));
        assert!(!rows.add(&window, RowId(2), Time(0)));
        assert!(!rows.add(&window, RowId(2), Time(24 * HOUR + 1)));
    }
}
