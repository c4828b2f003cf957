//! The content of records: every record that is read has the blocks, schemes, outcomes and silent patterns that its run
//! can count.

use super::{Capture, CellIdentity, Head, Header, Identity, MONTE_CARLO, Record, SWEEP_BY_WEIGHT, SWEEP_OF_BITS};
use std::ops::Range;

/// Number of choices of the lower wrong bits, all but the highest, in a block of a sweep by weight.
pub const CHOICES: u64 = 1 << 10;

/// Maximum number of bits of an entry, and of wrong bits, in a sweep by weight.
// Within both, numbers of choices and their products fit in 128 bits.
const MOST_SWEPT: [u64; 2] = [1 << 16, 6];

impl Head for Header {
    type Record = Record;
    const START: &'static str = "eccforge records 1";

    fn invalid(&self) -> Option<String> {
        let Identity { kind, cells, schemes, .. } = &self.identity;
        if self.eccforge_records != 1 {
            return Some(format!("format {} of records; this version reads format 1", self.eccforge_records));
        }
        if let Some([i, n]) = self.shard.filter(|[i, n]| i >= n) {
            return Some(format!("the run has no part {i} of {n}"));
        }
        if self.identity.block_samples == 0 && kind != SWEEP_BY_WEIGHT {
            return Some(format!("blocks of 0 samples in a run of the kind `{kind}`"));
        }
        cells.iter().find_map(|(id, cell)| {
            if let Some(scheme) = cell.schemes.iter().find(|s| !schemes.contains_key(*s)) {
                return Some(format!("the cell `{id}` has the scheme `{scheme}`, which the run does not have"));
            }
            let swept = kind != SWEEP_BY_WEIGHT || cell.swept().is_some();
            (!swept).then(|| format!("the cell `{id}` is not a sweep of {} patterns by weight", cell.samples))
        })
    }

    fn refuses(&self, record: &Record) -> Option<String> {
        let Some(cell) = self.identity.cells.get(&record.cell) else {
            return Some(format!("the run has no cell `{}`", record.cell));
        };
        let (id, blocks) = (&record.cell, self.identity.blocks(cell));
        let end = record.first.checked_add(record.blocks).filter(|end| *end <= blocks && record.blocks > 0);
        let Some(end) = end else {
            let Record { first, blocks: n, .. } = record;
            return Some(format!("the cell `{id}` has {blocks} blocks, not {n} from {first} on"));
        };
        if ![MONTE_CARLO, SWEEP_OF_BITS, SWEEP_BY_WEIGHT].contains(&self.identity.kind.as_str()) {
            let is_empty = record.counts.is_empty() && record.silent.is_empty();
            return (!is_empty).then(|| format!("a run of the kind `{}` counts no outcomes", self.identity.kind));
        }
        let claimed = ClaimedBlocks { cell, blocks: record.first..end, identity: &self.identity };
        if let Some(reason) = claimed.schemes(record) {
            return Some(reason);
        }
        for (scheme, _) in record.counts.iter() {
            if let Some(reason) = claimed.outcomes(record, scheme) {
                return Some(reason);
            }
        }
        claimed.silent(record)
    }
}

impl CellIdentity {
    /// The numbers of entry bits and of wrong bits in a sweep by weight; `None` unless the samples of the cell are all
    /// these patterns.
    fn swept(&self) -> Option<[u64; 2]> {
        let weight: u64 = self.class.strip_prefix("weight ")?.parse().ok()?;
        let [most_bits, most_weight] = MOST_SWEPT;
        let possible = self.bits <= most_bits && (1..=most_weight).contains(&weight);
        (possible && choices(self.bits, weight) == u128::from(self.samples)).then_some([self.bits, weight])
    }
}

impl Identity {
    /// Number of blocks of a cell.
    fn blocks(&self, cell: &CellIdentity) -> u64 {
        match self.swept(cell) {
            Some([bits, weight]) => (choices(bits, weight - 1) as u64).div_ceil(CHOICES),
            None => cell.samples.div_ceil(self.block_samples.max(1)),
        }
    }

    /// Number of samples in some blocks of a cell.
    fn samples_in(&self, cell: &CellIdentity, blocks: &Range<u64>) -> u64 {
        if let Some([bits, weight]) = self.swept(cell) {
            return swept_in(bits, weight, blocks);
        }
        // The last block may have fewer samples than the others.
        let [start, end] =
            [blocks.start, blocks.end].map(|block| block.saturating_mul(self.block_samples).min(cell.samples));
        end - start
    }

    /// See [`CellIdentity::swept`]; `None` for a cell of another kind of run, whose class may have the same name.
    fn swept(&self, cell: &CellIdentity) -> Option<[u64; 2]> {
        if self.kind == SWEEP_BY_WEIGHT { cell.swept() } else { None }
    }
}

/// Number of patterns of `weight` of these bits in some blocks of a sweep by weight.
pub fn swept_in(bits: u64, weight: u64, blocks: &Range<u64>) -> u64 {
    (swept_before(bits, weight, blocks.end) - swept_before(bits, weight, blocks.start)) as u64
}

/// Number of patterns before a block: those whose lower bits are one of the first choices in colexicographic order.
fn swept_before(bits: u64, weight: u64, block: u64) -> u128 {
    let lower = weight - 1;
    let rank = u128::from(block) * u128::from(CHOICES);
    if rank >= choices(bits, lower) {
        return choices(bits, weight);
    }
    if lower == 0 {
        return 0;
    }
    // The choices below bit `top` come first. The sum of (highest bit + 1) over them is lower * C(top + 1, lower + 1).
    let mut top = lower - 1;
    for step in (0..16).rev().map(|i| 1 << i) {
        if choices(top + step, lower) <= rank {
            top += step;
        }
    }
    let below = choices(top, lower);
    let highest = u128::from(lower) * choices(top + 1, lower + 1);
    below * u128::from(bits) - highest + (rank - below) * u128::from(bits - 1 - top)
}

/// Number of sets of `k` of `n` elements.
fn choices(n: u64, k: u64) -> u128 {
    (0..k).fold(1, |c, i| c * u128::from(n.saturating_sub(i)) / u128::from(i + 1))
}

/// Blocks of a cell that a record claims to count.
struct ClaimedBlocks<'a> {
    cell: &'a CellIdentity,
    blocks: Range<u64>,
    identity: &'a Identity,
}

impl ClaimedBlocks<'_> {
    /// The reason why the record does not count the schemes of its cell, or `None` if it does.
    fn schemes(&self, record: &Record) -> Option<String> {
        let (own, cell) = (&record.counts, &self.cell.schemes);
        if own.len() != cell.len() || cell.iter().any(|s| !own.contains_key(s)) {
            let own: Vec<&String> = own.keys().collect();
            return Some(format!("it counts the schemes {own:?}; the cell `{}` has {cell:?}", record.cell));
        }
        let other = record.values.keys().find(|name| !own.contains_key(*name))?;
        Some(format!("it has values of `{other}`, which is not a scheme of the cell `{}`", record.cell))
    }

    /// The reason why the outcomes of a scheme contradict the number of samples or the outcomes by stage, or `None` if they do not.
    fn outcomes(&self, record: &Record, scheme: &String) -> Option<String> {
        let (counts, samples) = (record.counts.get(scheme)?, self.identity.samples_in(self.cell, &self.blocks));
        let parts = [counts.corrected, counts.detected, counts.undetected, counts.miscorrected, counts.clean];
        let total: u128 = parts.iter().map(|n| u128::from(*n)).sum();
        if total != u128::from(samples) {
            return Some(format!("{total} outcomes of `{scheme}`; its blocks have {samples} samples"));
        }
        let found = record.silent.iter().filter(|s| s.scheme == *scheme).count();
        let most = counts.silent().min(self.identity.capture as u64);
        if found as u64 > most {
            return Some(format!("{found} silent patterns of `{scheme}`; there are at most {most}"));
        }
        // The values are the corrected samples by stage, then the detected samples by stage.
        let places = record.values.get(scheme)?;
        let (corrected, detected) = places.split_at(places.len() / 2);
        let possible = corrected.len() == detected.len()
            && corrected.iter().all(|n| *n <= counts.corrected)
            && detected.iter().all(|n| *n <= counts.detected);
        (!possible).then(|| format!("the stages of `{scheme}` corrected or detected more samples than there are"))
    }

    /// Describes the first silent pattern that cannot be one of these samples; `None` if all can.
    fn silent(&self, record: &Record) -> Option<String> {
        let size = match self.identity.block_samples {
            // A block of a sweep by weight has up to `CHOICES` choices of the lower bits, each with every higher bit.
            0 => CHOICES.saturating_mul(self.cell.bits),
            block => block,
        };
        let samples = self.blocks.start.saturating_mul(size)..self.blocks.end.saturating_mul(size);
        record.silent.iter().enumerate().find_map(|(i, Capture { scheme, sample, error })| {
            let place = format!("silent pattern {i} of `{scheme}`");
            if !self.cell.schemes.contains(scheme) {
                return Some(format!("{place}, which is not a scheme of the cell `{}`", record.cell));
            }
            let before = record.silent[..i].iter().rfind(|s| s.scheme == *scheme).map(|s| s.sample);
            if !samples.contains(sample) || before.is_some_and(|before| before >= *sample) {
                return Some(format!("{place}: sample {sample} is out of order, or not one of its blocks"));
            }
            let digits = self.cell.bits.div_ceil(4);
            let first = error.chars().next().and_then(|c| c.to_digit(16)).unwrap_or(0);
            let valid = error.len() as u64 == digits
                && error.bytes().all(|c| c.is_ascii_digit() || (b'a'..=b'f').contains(&c))
                && (self.cell.bits.is_multiple_of(4) || first >> (self.cell.bits % 4) == 0);
            let bits = self.cell.bits;
            (!valid).then(|| format!("{place}: `{error}` is not a pattern of {bits} bits in {digits} digits"))
        })
    }
}
