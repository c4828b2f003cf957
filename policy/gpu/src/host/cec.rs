//! Linux's collector keeps 512 pages and evicts the least recently and least frequently recorded page (\[CEC\]).
//!
//! An element is a page number, a two-bit generation and a ten-bit count. An error sets the generation to 3 and
//! counts; every 24 hours or 128 insertions all generations go down by one; the smallest (generation, count) is
//! evicted; at the threshold the page is soft-offlined and its element deleted.

use crate::profile::LinuxCec;
use eccforge_evidence::time::{HOUR, Time};
use serde::{Deserialize, Serialize};

// Two bits of generation above ten of the count, as drivers/ras/cec.c packs them: their order is that of eviction.
const YOUNGEST: i16 = 3;
const COUNT_BITS: u32 = 10;
const GENERATION: i16 = YOUNGEST << COUNT_BITS;

/// The collector's elements, sorted by page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cec {
    pages: Vec<u64>,
    /// `ranks[i]` belongs to `pages[i]`: generation << 10 | count. A separate list makes the search for the minimum fast.
    ranks: Vec<i16>,
    insertions: u32,
    last_decay: Option<Time>,
}

impl Cec {
    /// Adds an error. Returns whether its page is to be soft-offlined.
    pub fn add(&mut self, spec: &LinuxCec, page: u64, now: Time) -> bool {
        let interval = spec.decay_hours.get().saturating_mul(HOUR);
        let last = *self.last_decay.get_or_insert(now);
        let periods = now.since(last) / interval;
        // After as many periods as there are generations, every element has the oldest one.
        for _ in 0..periods.min(YOUNGEST as u64) {
            self.decay();
        }
        self.last_decay = Some(Time(last.0.saturating_add(periods.saturating_mul(interval))));
        let at = self.pages.binary_search(&page).unwrap_or_else(|at| {
            // In a full table the element of least rank makes room; of several, the one of the lowest page.
            let is_full = self.pages.len() >= spec.slots.get() as usize;
            let least = if is_full { self.ranks.iter().min() } else { None };
            let out = least.and_then(|least| self.ranks.iter().position(|rank| rank == least));
            if let Some(out) = out {
                self.pages.remove(out);
                self.ranks.remove(out);
            }
            let at = at - usize::from(out.is_some_and(|out| out < at));
            self.pages.insert(at, page);
            self.ranks.insert(at, 0);
            at
        });
        // The generation is above the count, so the next error of a page makes it the youngest.
        let rank = &mut self.ranks[at];
        *rank = (*rank | GENERATION) + 1;
        let count = *rank & !GENERATION;
        if i64::from(count) >= i64::from(spec.threshold.get()) {
            self.pages.remove(at);
            self.ranks.remove(at);
            return true;
        }
        self.insertions += 1;
        if self.insertions >= spec.decay_insertions.get() {
            self.decay();
        }
        false
    }

    fn decay(&mut self) {
        self.insertions = 0;
        for rank in &mut self.ranks {
            *rank -= if *rank & GENERATION == 0 { 0 } else { 1 << COUNT_BITS };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::{NonZeroU32, NonZeroU64};

    fn spec(slots: u32, threshold: u32) -> LinuxCec {
        let some = |n| NonZeroU32::new(n).expect("not 0");
        LinuxCec {
            slots: some(slots),
            threshold: some(threshold),
            decay_hours: NonZeroU64::new(24).expect("not 0"),
            decay_insertions: some(1000),
        }
    }

    #[test]
    fn the_threshold_offlines_a_page_and_forgets_it() {
        let (spec, mut cec) = (spec(512, 1023), Cec::default());
        assert!((0..1022).all(|i| !cec.add(&spec, 7, Time(i))));
        assert!(cec.add(&spec, 7, Time(1022)));
        assert!(cec.pages.is_empty());
    }

    #[test]
    fn a_full_table_evicts_the_oldest_generation_first_and_the_least_count_then() {
        let (spec, mut cec) = (spec(3, 100), Cec::default());
        for (page, times) in [(1, 5), (2, 1)] {
            for _ in 0..times {
                assert!(!cec.add(&spec, page, Time(0)));
            }
        }
        let tomorrow = Time(24 * HOUR);
        cec.add(&spec, 3, tomorrow);
        cec.add(&spec, 4, tomorrow);
        assert_eq!(cec.pages, [1, 3, 4], "page 2: old, and counted least");
        cec.add(&spec, 5, tomorrow);
        assert_eq!(cec.pages, [3, 4, 5], "page 1: counted most, but old");
    }

    #[test]
    fn insertions_age_the_table_as_time_does() {
        let mut spec = spec(4, 1000);
        spec.decay_insertions = NonZeroU32::new(2).expect("not 0");
        let mut cec = Cec::default();
        for page in [1, 2, 2] {
            cec.add(&spec, page, Time(0));
        }
        let generations: Vec<i16> = cec.ranks.iter().map(|rank| rank >> COUNT_BITS).collect();
        assert_eq!(generations, [2, 3]);
    }

    /// A collector that has recorded each page once, all at the same time.
    fn seen(spec: &LinuxCec, pages: &[u64]) -> Cec {
        let mut cec = Cec::default();
        for &page in pages.iter() {
            assert!(!cec.add(spec, page, Time(0)));
        }
        cec
    }

    #[test]
    fn a_page_takes_the_place_of_the_least_wherever_both_lie_and_the_pages_stay_in_order() {
        // The page with the fewest errors of three, the new page, and the pages that the collector then holds.
        let cases = [(10, 5, [5, 20, 30]), (30, 15, [10, 15, 20]), (10, 25, [20, 25, 30]), (20, 25, [10, 25, 30])];
        for (least, new, expected) in cases {
            let spec = spec(3, 100);
            let mut cec = seen(&spec, &[10, 20, 30]);
            for page in [10, 20, 30].into_iter().filter(|page| *page != least) {
                cec.add(&spec, page, Time(0));
            }
            cec.add(&spec, new, Time(0));
            assert_eq!(cec.pages, expected, "{least} makes room for {new}");
            let counts: Vec<i16> = cec.ranks.iter().map(|rank| rank & !GENERATION).collect();
            assert_eq!(counts, expected.map(|page| if page == new { 1 } else { 2 }), "{least} makes room for {new}");
        }
    }

    #[test]
    fn of_several_least_the_lowest_page_makes_room() {
        let spec = spec(65, 100);
        let pages: Vec<u64> = (1..=65).collect();
        for often in [None, Some(65)] {
            let mut cec = seen(&spec, &pages);
            if let Some(page) = often {
                assert!(!cec.add(&spec, page, Time(0)));
            }
            cec.add(&spec, 100, Time(0));
            assert_eq!((cec.pages[0], cec.pages.len()), (2, 65), "{often:?} counted twice");
        }
    }

    #[test]
    fn every_24_hours_that_passed_age_the_table_once_and_the_rest_of_a_day_counts_on() {
        let spec = spec(4, 100);
        let generation = |hours: &[u64]| {
            let mut cec = seen(&spec, &[1]);
            for &hour in hours.iter() {
                assert!(!cec.add(&spec, 2, Time(hour * HOUR)));
            }
            cec.ranks[0] >> COUNT_BITS
        };
        assert_eq!([&[23][..], &[25], &[49], &[25, 47], &[25, 49]].map(generation), [3, 2, 1, 2, 1]);
    }

    #[test]
    fn a_page_of_the_oldest_generation_keeps_its_count() {
        let spec = spec(10, 3);
        let mut cec = seen(&spec, &[7, 7]);
        for day in 1..=5 {
            assert!(!cec.add(&spec, 100 + day, Time(day * 24 * HOUR)));
        }
        assert!(cec.add(&spec, 7, Time(5 * 24 * HOUR)), "the third error");
    }
}
