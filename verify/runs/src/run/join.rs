//! Joins records of neighbouring pieces, so that the number of a run's records grows with the logarithm of its time.

use crate::records::Record;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Finished records are buffered for at most this fraction of the run's time, and never longer than ten minutes. A
/// kill loses the buffered records.
const BUFFERED_FRACTION: u32 = 16;
const LONGEST: Duration = Duration::from_secs(600);

/// Joins records until they are due.
#[derive(Debug)]
pub struct Joiner {
    /// Buffered records by cell and first block.
    buffered: BTreeMap<(usize, u64), Record>,
    /// Number of silent patterns that a record keeps of each scheme.
    capture: usize,
    started: Instant,
    last_due: Instant,
}

impl Joiner {
    /// Creates an empty buffer for a run that starts now and keeps `capture` silent patterns of each scheme.
    pub fn new(capture: usize, now: Instant) -> Self {
        Self { buffered: BTreeMap::new(), capture, started: now, last_due: now }
    }

    /// Buffers a record of a cell, joined with buffered records of neighbouring blocks.
    pub fn add(&mut self, cell: usize, mut record: Record) {
        if record.blocks == 0 {
            return;
        }
        let mut first = record.first;
        if let Some((&key, before)) = self.buffered.range_mut((cell, 0)..(cell, first)).next_back()
            && end(before) == first
        {
            first = key.1;
            join(before, record, self.capture);
            record = self.buffered.remove(&key).unwrap_or_else(|| unreachable!("it was found there"));
        }
        if let Some(after) = self.buffered.remove(&(cell, end(&record))) {
            join(&mut record, after, self.capture);
        }
        self.buffered.insert((cell, first), record);
    }

    /// The records that are due. Pieces that wait for a neighbour are not due while their cell is being counted.
    pub fn due(&mut self, now: Instant) -> Vec<Record> {
        let age = now.duration_since(self.started) / BUFFERED_FRACTION;
        if now.duration_since(self.last_due) < age.min(LONGEST) {
            return Vec::new();
        }
        let (Some(&(newest, _)), Some(most)) =
            (self.buffered.keys().next_back(), self.buffered.values().map(|r| r.blocks).max())
        else {
            return Vec::new();
        };
        self.last_due = now;
        self.buffered
            // Small pieces of the newest cell still wait for neighbours, which threads are counting now.
            .extract_if(.., |(cell, _), r| *cell < newest || r.blocks >= most.div_ceil(4))
            .map(|(_, r)| r)
            .collect()
    }

    /// All buffered records.
    pub fn rest(&mut self) -> Vec<Record> {
        std::mem::take(&mut self.buffered).into_values().collect()
    }
}

fn end(record: &Record) -> u64 {
    record.first.saturating_add(record.blocks)
}

/// Adds the record of the following blocks. Each of the values is a sum over the blocks; missing values are zero.
pub fn join(record: &mut Record, next: Record, capture: usize) {
    record.blocks += next.blocks;
    for (scheme, counts) in next.counts {
        *record.counts.entry(scheme).or_default() += counts;
    }
    for (name, values) in next.values {
        let sums = record.values.entry(name).or_default();
        sums.resize(sums.len().max(values.len()), 0);
        for (sum, value) in sums.iter_mut().zip(values) {
            *sum = sum.saturating_add(value);
        }
    }
    // The first patterns of each scheme are enough.
    let mut patterns: BTreeMap<String, usize> = BTreeMap::new();
    for silent in &record.silent {
        *patterns.entry(silent.scheme.clone()).or_default() += 1;
    }
    for silent in next.silent {
        let number = patterns.entry(silent.scheme.clone()).or_default();
        *number += 1;
        if *number <= capture {
            record.silent.push(silent);
        }
    }
}
