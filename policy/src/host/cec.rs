//! Linux's collector keeps 512 pages; the least recently and least often seen makes room (policy-notes, section 9).
//!
//! An element is a page number, a two-bit generation and a ten-bit count. An error sets the generation to 3 and
//! counts; every 24 hours or 128 insertions all generations go down by one; the smallest (generation, count) is
//! evicted; at the threshold the page is soft-offlined and its element deleted.

use crate::profile::LinuxCec;
use crate::time::{HOUR, Time};
use serde::{Deserialize, Serialize};

const YOUNGEST: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Element {
    page: u64,
    generation: u8,
    count: u16,
}

/// The collector's elements, sorted by page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cec {
    elements: Vec<Element>,
    insertions: u32,
    last_decay: Option<Time>,
}

impl Cec {
    /// Pages that are counted.
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    /// Whether no page is counted.
    pub fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }

    /// Adds an error; whether its page is to be soft-offlined.
    pub fn add(&mut self, spec: &LinuxCec, page: u64, now: Time) -> bool {
        self.decay_by_time(spec, now);
        let at = match self.elements.binary_search_by_key(&page, |e| e.page) {
            Ok(at) => at,
            Err(_) => self.insert(spec, page),
        };
        let element = &mut self.elements[at];
        element.generation = YOUNGEST;
        element.count += 1;
        if u32::from(element.count) >= spec.threshold.get() {
            self.elements.remove(at);
            return true;
        }
        self.insertions += 1;
        if self.insertions >= spec.decay_insertions.get() {
            self.decay();
        }
        false
    }

    fn insert(&mut self, spec: &LinuxCec, page: u64) -> usize {
        if self.elements.len() >= spec.slots.get() as usize {
            let least = self.elements.iter().enumerate().min_by_key(|(_, e)| (e.generation, e.count)).map(|(at, _)| at);
            if let Some(at) = least {
                self.elements.remove(at);
            }
        }
        let at = self.elements.partition_point(|e| e.page < page);
        self.elements.insert(at, Element { page, generation: 0, count: 0 });
        at
    }

    fn decay_by_time(&mut self, spec: &LinuxCec, now: Time) {
        let interval = spec.decay_hours.get().saturating_mul(HOUR);
        let last = *self.last_decay.get_or_insert(now);
        let periods = now.since(last) / interval;
        for _ in 0..periods.min(u64::from(YOUNGEST)) {
            self.decay();
        }
        self.last_decay = Some(Time(last.0.saturating_add(periods.saturating_mul(interval))));
    }

    fn decay(&mut self) {
        self.insertions = 0;
        for element in &mut self.elements {
            element.generation = element.generation.saturating_sub(1);
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
        assert!(cec.is_empty());
    }

    #[test]
    fn a_full_table_evicts_the_oldest_generation_first_and_the_least_count_then() {
        let (spec, mut cec) = (spec(3, 100), Cec::default());
        for (page, times) in [(1, 5), (2, 1)] {
            (0..times).for_each(|_| assert!(!cec.add(&spec, page, Time(0))));
        }
        let tomorrow = Time(24 * HOUR);
        cec.add(&spec, 3, tomorrow);
        cec.add(&spec, 4, tomorrow);
        let pages = |cec: &Cec| cec.elements.iter().map(|e| e.page).collect::<Vec<_>>();
        assert_eq!(pages(&cec), [1, 3, 4], "page 2: old, and counted least");
        cec.add(&spec, 5, tomorrow);
        assert_eq!(pages(&cec), [3, 4, 5], "page 1: counted most, but old");
    }

    #[test]
    fn insertions_age_the_table_as_time_does() {
        let mut spec = spec(4, 1000);
        spec.decay_insertions = NonZeroU32::new(2).expect("not 0");
        let mut cec = Cec::default();
        for page in [1, 2, 2] {
            cec.add(&spec, page, Time(0));
        }
        let generations: Vec<u8> = cec.elements.iter().map(|e| e.generation).collect();
        assert_eq!(generations, [2, 3]);
    }
}
