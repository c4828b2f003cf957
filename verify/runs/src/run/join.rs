//! Joins records of neighbouring pieces, so that the number of a run's records grows with the logarithm of its time.

use crate::records::Record;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Finished records are held back at most for this fraction of the run's time, and never longer than ten minutes. A
/// kill loses the held records.
const HELD: u32 = 16;
const LONGEST: Duration = Duration::from_secs(600);

/// Joins records until they are due.
pub(super) struct Joiner {
    /// By cell and first block.
    held: BTreeMap<(usize, u64), Record>,
    /// Number of silent patterns that a record keeps of each scheme.
    capture: usize,
    started: Instant,
    handed: Instant,
}

impl Joiner {
    pub fn new(capture: usize, now: Instant) -> Self {
        Self { held: BTreeMap::new(), capture, started: now, handed: now }
    }

    /// Takes a record of the blocks of a cell.
    pub fn add(&mut self, cell: usize, mut record: Record) {
        if record.blocks == 0 {
            return;
        }
        let mut first = record.first;
        if let Some((&key, before)) = self.held.range_mut((cell, 0)..(cell, first)).next_back()
            && end(before) == first
        {
            first = key.1;
            join(before, record, self.capture);
            record = self.held.remove(&key).unwrap_or_else(|| unreachable!("it was found there"));
        }
        if let Some(after) = self.held.remove(&(cell, end(&record))) {
            join(&mut record, after, self.capture);
        }
        self.held.insert((cell, first), record);
    }

    /// The records that are due. Pieces that wait for a neighbour are not due while their cell is being counted.
    pub fn due(&mut self, now: Instant) -> Vec<Record> {
        let age = now.duration_since(self.started) / HELD;
        if now.duration_since(self.handed) < age.min(LONGEST) {
            return Vec::new();
        }
        let (Some(&(newest, _)), Some(most)) =
            (self.held.keys().next_back(), self.held.values().map(|r| r.blocks).max())
        else {
            return Vec::new();
        };
        self.handed = now;
        self.held
            .extract_if(.., |(cell, _), r| *cell < newest || r.blocks >= most.div_ceil(4))
            .map(|(_, r)| r)
            .collect()
    }

    /// All held records.
    pub fn rest(&mut self) -> Vec<Record> {
        std::mem::take(&mut self.held).into_values().collect()
    }
}

fn end(record: &Record) -> u64 {
    record.first.saturating_add(record.blocks)
}

/// Adds the record of the following blocks. Each of the values is a sum over the blocks; missing ones are zero.
fn join(record: &mut Record, next: Record, capture: usize) {
    record.blocks += next.blocks;
    for (scheme, counts) in next.counts {
        *record.counts.entry(scheme).or_default() += counts;
    }
    for (name, values) in next.values {
        let sums = record.values.entry(name).or_default();
        sums.resize(sums.len().max(values.len()), 0);
        sums.iter_mut().zip(values).for_each(|(sum, v)| *sum = sum.saturating_add(v));
    }
    // Of each scheme, the first patterns are enough.
    let mut kept: BTreeMap<String, usize> = BTreeMap::new();
    record.silent.iter().for_each(|s| *kept.entry(s.scheme.clone()).or_default() += 1);
    record.silent.extend(next.silent.into_iter().filter(|s| {
        let kept = kept.entry(s.scheme.clone()).or_default();
        *kept += 1;
        *kept <= capture
    }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::records::{Capture, Counts};
    use std::ops::Range;

    fn record(blocks: Range<u64>) -> Record {
        let counts = Counts { corrected: blocks.end - blocks.start, ..Counts::default() };
        let silent = blocks.clone().map(|sample| Capture { scheme: "s".into(), sample, error: String::new() });
        Record {
            cell: "c".into(),
            first: blocks.start,
            blocks: blocks.end - blocks.start,
            counts: [("s".into(), counts)].into_iter().collect(),
            silent: silent.collect(),
            values: BTreeMap::from([("v".into(), vec![1; blocks.start as usize % 4])]),
        }
    }

    #[test]
    fn neighbours_become_one_record_in_any_order_and_nothing_is_lost() {
        let now = Instant::now();
        let mut joiner = Joiner::new(3, now);
        for first in [8, 2, 4, 14, 6, 10] {
            joiner.add(0, record(first..first + 2));
        }
        let rest = joiner.rest();
        let ranges: Vec<[u64; 2]> = rest.iter().map(|r| [r.first, r.first + r.blocks]).collect();
        assert_eq!(ranges, [[2, 12], [14, 16]]);
        assert_eq!(rest[0].counts.get("s").expect("counted").corrected, 10);
        assert_eq!(rest[0].values["v"], [3, 3], "blocks 2, 6 and 10 have two values, 4 and 8 none");
        assert_eq!(rest[0].silent.iter().map(|s| s.sample).collect::<Vec<_>>(), [2, 3, 4]);
        assert!(joiner.rest().is_empty());
    }

    #[test]
    fn a_run_of_ten_days_has_few_records_and_a_kill_costs_at_most_a_sixteenth_and_ten_minutes() {
        let start = Instant::now();
        let mut joiner = Joiner::new(0, start);
        let (mut records, mut handed) = (0u32, 0);
        for second in 1..=864_000u64 {
            joiner.add(0, record(second..second + 1));
            let due = joiner.due(start + Duration::from_secs(second));
            records += due.len() as u32;
            handed = due.last().map_or(handed, |r| end(r) - 1);
            assert!(second - handed <= (second / 16).min(600), "at {second}, {handed} seconds were handed over");
        }
        assert!((1000..2000).contains(&records), "{records}");
    }
}
