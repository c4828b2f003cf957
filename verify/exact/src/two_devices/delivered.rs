//! The errors that a device delivers after its own decoder, grouped by its report.

use super::Block;
use super::decoding::Rank;
use eccforge_model::{Choices, Rectangle};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::Stage;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Maximum number of patterns of a shape that are listed.
// Pairs of patterns are visited, so the time grows with the square of this number.
const MOST_LISTED: u64 = 1 << 14;

/// The symbols that a device delivers wrong: a value for each codeword of all blocks.
#[derive(Clone, Debug)]
pub(super) struct Pattern {
    /// The codewords with a wrong symbol.
    mask: u128,
    pub values: Vec<u32>,
    /// The logarithms of the values that are not zero.
    logarithms: Vec<u32>,
}

/// The errors of a device with one report.
#[derive(Clone, Debug)]
pub(super) struct Errors {
    /// The patterns and the numbers of errors that deliver each; `None` if the data is uniform.
    pub list: Option<Vec<(Pattern, u64)>>,
    /// Number of equally likely errors with this report.
    pub ways: u64,
}

/// The errors of a shape by the reports `ce` and `due` of the device's decoder.
#[derive(Clone, Debug)]
pub(super) struct Delivered {
    pub by_report: Vec<([bool; 2], Errors)>,
}

impl Delivered {
    /// A device without an error.
    pub fn none(rank: &Rank) -> Self {
        let pattern = rank.pattern(vec![0; rank.blocks() * rank.codewords_of_block()]);
        let errors = Errors { list: Some(vec![(pattern, 1)]), ways: 1 };
        Self { by_report: vec![([false; 2], errors)] }
    }

    /// Whether the delivered data is uniform.
    pub fn is_uniform(&self) -> bool {
        self.by_report.iter().any(|(_, errors)| errors.list.is_none())
    }

    /// Number of equally likely errors.
    pub fn total(&self) -> u64 {
        self.by_report.iter().map(|(_, errors)| errors.ways).sum()
    }
}

/// A device: its code and the symbols of its data bits.
pub(super) struct Device<'s> {
    scheme: &'s Scheme,
    rank: &'s Rank,
    /// `[beat][pin]`: the bit of the device's word that is sent there.
    sent: Vec<Vec<usize>>,
    columns: Vec<u64>,
    /// The correctable patterns by syndrome.
    corrected: FxHashMap<u64, Vec<usize>>,
}

impl<'s> Device<'s> {
    /// Creates the device; `None` if devices differ, or their code has several codewords or entry rules.
    pub fn new(stage: &'s Stage, devices: &[Vec<Vec<usize>>], rank: &'s Rank) -> Option<Self> {
        let scheme = stage.scheme.listed()?;
        let alike = devices.windows(2).all(|pair| pair[0] == pair[1]);
        if !alike || scheme.codewords() != 1 || !scheme.sanity_check.is_empty() {
            return None;
        }
        let bits = scheme.layout.codeword(0);
        let mut corrected = FxHashMap::default();
        for (pattern, syndrome) in scheme.corrects[0].iter().flat_map(|space| space.patterns(&scheme.code)) {
            corrected.insert(syndrome, pattern.iter().map(|b| bits[*b]).collect());
        }
        let columns = scheme.physical_columns().into_iter().map(|(_, column)| column).collect();
        Some(Self { scheme, rank, sent: devices[0].clone(), columns, corrected })
    }

    /// The errors of a shape; `None` if they are too many to list and not uniform.
    pub fn errors(&self, shape: &Rectangle) -> Result<Option<Delivered>, String> {
        let (beats, pins) = (self.sent.len(), self.sent[0].len());
        let places = shape.places(pins, beats)?;
        let least = shape.min_bits;
        if shape.bits() == beats * pins && least == 0 && shape.max_bits.is_none() {
            return Ok(self.uniform());
        }
        let mut sets = Vec::new();
        for (beat, pin) in places {
            let rows = self.sent[beat..beat + shape.beats].iter();
            let bits = rows.flat_map(|row| row[pin..pin + shape.pins].iter().copied()).collect();
            sets.push(Choices { bits, least, most: shape.max_bits.unwrap_or(shape.bits()) });
        }
        if Choices::total(&sets) > MOST_LISTED {
            return Ok(None);
        }
        let mut found = BTreeMap::new();
        for set in &sets {
            set.each(&mut |wrong| {
                let (report, values) = self.delivered(wrong);
                *found.entry(report).or_insert_with(BTreeMap::new).entry(values).or_insert(0u64) += 1;
            });
        }
        let mut by_report = Vec::new();
        for (report, patterns) in found {
            let ways = patterns.values().sum();
            let list = patterns.into_iter().map(|(values, ways)| (self.rank.pattern(values), ways)).collect();
            by_report.push((report, Errors { list: Some(list), ways }));
        }
        Ok(Some(Delivered { by_report }))
    }

    /// The reports `ce` and `due` and the delivered symbols of an error.
    fn delivered(&self, wrong: &[usize]) -> ([bool; 2], Vec<u32>) {
        let syndrome = wrong.iter().fold(0, |sum, bit| sum ^ self.columns[*bit]);
        let flips = self.corrected.get(&syndrome);
        let report = [flips.is_some() && syndrome != 0, flips.is_none() && syndrome != 0];
        let mut bits = vec![false; self.columns.len()];
        let corrections = if syndrome == 0 { None } else { flips };
        for bit in wrong.iter().chain(corrections.into_iter().flatten()) {
            bits[*bit] = !bits[*bit];
        }
        let data: Vec<bool> = self.scheme.geometry.data_bits().into_iter().map(|bit| bits[bit]).collect();
        (report, self.rank.values(&data))
    }

    /// The reports of uniform errors: all syndromes are equally likely, and the data bits are uniform for each syndrome.
    fn uniform(&self) -> Option<Delivered> {
        let r = self.scheme.code.h.r();
        // The shares of reports are numbers of syndromes.
        if r > 32 {
            return None;
        }
        let corrected = self.corrected.len() as u64;
        let counts = [([false; 2], 1), ([true, false], corrected), ([false, true], (1 << r) - 1 - corrected)];
        let mut by_report = Vec::new();
        for (report, ways) in counts.into_iter().filter(|(_, ways)| *ways > 0) {
            by_report.push((report, Errors { list: None, ways }));
        }
        Some(Delivered { by_report })
    }
}

impl Rank {
    /// A pattern of these symbols.
    fn pattern(&self, values: Vec<u32>) -> Pattern {
        let mut mask = 0;
        for (w, value) in values.iter().enumerate() {
            mask |= u128::from(*value != 0) << w;
        }
        let logarithms = values.iter().map(|v| if *v == 0 { 0 } else { self.code().field.log(*v) }).collect();
        Pattern { mask, values, logarithms }
    }
}

/// Visits all pairs of patterns, each with the number of errors that lead to it; pairs with disjoint codewords are visited by groups.
pub(super) fn pair(a: &[(Pattern, u64)], b: &[(Pattern, u64)], mut visit: impl FnMut(&Pattern, &Pattern, u64)) {
    let mut by_mask: BTreeMap<u128, Vec<&(Pattern, u64)>> = BTreeMap::new();
    for item in b {
        by_mask.entry(item.0.mask).or_default().push(item);
    }
    let mut groups = Vec::new();
    for (mask, group) in &by_mask {
        let ways: u64 = group.iter().map(|(_, ways)| ways).sum();
        groups.push((mask, group, ways));
    }
    for (pattern, ways) in a {
        for (mask, group, ways_of_group) in &groups {
            // Without a shared codeword, every pattern of the group gives the same result.
            if **mask & pattern.mask == 0 {
                visit(pattern, &group[0].0, ways * ways_of_group);
                continue;
            }
            for (partner, more) in *group {
                visit(pattern, partner, ways * more);
            }
        }
    }
}

/// The blocks that read these two patterns; a device without an error has a pattern without values.
pub(super) fn blocks(a: &Pattern, b: &Pattern, rank: &Rank) -> Vec<Block> {
    let (size, order) = (rank.codewords_of_block(), rank.code().field.order());
    let mut blocks = vec![Block::default(); rank.blocks()];
    for w in 0..a.values.len() {
        let block = &mut blocks[w / size];
        match [a.mask >> w & 1, b.mask >> w & 1] {
            [0, 0] => block.single[0] = 1,
            [1, 0] => block.single[1] = 1,
            [0, _] => block.single[2] = 1,
            _ => block.ratios.push((b.logarithms[w] + order - a.logarithms[w]) % order),
        }
    }
    for block in &mut blocks {
        block.ratios.sort_unstable();
    }
    blocks
}
