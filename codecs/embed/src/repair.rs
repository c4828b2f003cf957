//! Repairs one bad entry: maps the difference of its check bytes to the bits to flip, with tables or logarithms.
//!
//! 1. Each codeword: no difference = clean; a correctable one = these bits; anything else = the entry is uncorrectable.
//! 2. If two or more codewords correct, all corrected bits must be together in a cell of some partition.
//! 3. Where pairs need confirming, another codeword must correct a bit of the same byte.

use crate::kernels::tables;
use eccforge_schemes::{Kernel, Repair, Shape, SymbolRepair, SymbolWord, WordRepair};

/// The tables' decision for an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// These bits are wrong.
    Correct(Flips),
    /// No correction.
    Uncorrectable,
    /// The tables do not cover all corrections of the scheme; use its circuit.
    AskCircuit,
}

/// Wrong bits by entry byte (9 per beat, the last one is the check byte): at most two bytes for each of four
/// codewords.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flips {
    bytes: [(u8, u8); 8],
    count: usize,
}

impl Flips {
    const NONE: Self = Self { bytes: [(0, 0); 8], count: 0 };

    /// One or two bits, as [`WordRepair`] stores them; a bit outside the entry flips nothing.
    fn of_pair(pair: u32) -> Self {
        let mut flips = Self::NONE;
        let (one, two) = (pair as u16, (pair >> 16) as u16);
        flips.bytes[0] = ((one / 8) as u8, 1 << (one % 8));
        flips.bytes[1] = if two == NO_BIT { (0, 0) } else { ((two / 8) as u8, 1 << (two % 8)) };
        flips.count = 2;
        flips
    }

    fn push(&mut self, byte: u8, mask: u8) {
        self.bytes[self.count] = (byte, mask);
        self.count += 1;
    }

    /// Corrects an entry.
    pub(crate) fn apply(&self, data: &mut [u8; 32], check: &mut [u8; 4]) {
        for &(byte, mask) in &self.bytes[..self.count] {
            let (beat, lane) = (usize::from(byte / 9), usize::from(byte % 9));
            if lane < 8 {
                data[8 * beat + lane] ^= mask;
            } else {
                check[beat] ^= mask;
            }
        }
    }

    /// Physical bits, in no particular order.
    pub(crate) fn bits(&self) -> impl Iterator<Item = u16> + '_ {
        self.bytes[..self.count].iter().flat_map(|&(byte, mask)| {
            (0..8u16).filter(move |i| mask >> i & 1 == 1).map(move |i| 8 * u16::from(byte) + i)
        })
    }

    /// Number of wrong bits.
    pub(crate) fn weight(&self) -> u64 {
        self.bytes[..self.count].iter().map(|(_, mask)| u64::from(mask.count_ones())).sum()
    }
}

/// Decides on an entry whose stored and recomputed check bytes differ by `difference`.
pub(crate) fn decide(kernel: &Kernel, difference: u32) -> Verdict {
    match kernel.repair {
        Repair::Words(repair) => by_words(kernel, repair, difference),
        Repair::Symbols(repair) => by_symbols(kernel, repair, difference),
        Repair::Circuit => Verdict::AskCircuit,
    }
}

const NO_BIT: u16 = 0x1FF;

fn by_words(kernel: &Kernel, repair: &WordRepair, difference: u32) -> Verdict {
    let own = if matches!(kernel.shape, Shape::Rotated(_)) { tables::gather_check(difference) } else { difference };
    // Most wrong entries have one wrong codeword, and then there is no rule to ask but confirmation.
    let w = own.trailing_zeros() as usize / 8;
    let s = own >> (8 * w);
    if s < 256 {
        let pair = repair.flips[w][s as usize];
        if pair == u32::MAX || repair.confirm && pair >> 16 != u32::from(NO_BIT) {
            return Verdict::Uncorrectable;
        }
        return Verdict::Correct(Flips::of_pair(pair));
    }
    let mut flips = Flips::NONE;
    // One bit of each correcting codeword, and whether a cell of a partition holds all bits so far.
    let mut bits = [NO_BIT; 8];
    let mut correcting = 0;
    for (w, s) in own.to_le_bytes().into_iter().enumerate() {
        if s == 0 {
            continue;
        }
        let pair = repair.flips[w][usize::from(s)];
        if pair == u32::MAX {
            return Verdict::Uncorrectable;
        }
        correcting += 1;
        bits[2 * w] = pair as u16;
        bits[2 * w + 1] = (pair >> 16) as u16;
    }
    for bit in bits.into_iter().filter(|&b| b != NO_BIT) {
        flips.push((bit / 8) as u8, 1 << (bit % 8));
    }
    if correcting > 1 && !kernel.together.is_empty() && !together(kernel, bits.into_iter().filter(|&b| b != NO_BIT)) {
        return Verdict::Uncorrectable;
    }
    if repair.confirm && !confirmed(&bits) {
        return Verdict::Uncorrectable;
    }
    Verdict::Correct(flips)
}

/// Whether all bits share a cell of some partition.
fn together(kernel: &Kernel, bits: impl Iterator<Item = u16> + Clone) -> bool {
    kernel.together.iter().any(|cells| {
        let mut own = bits.clone().map(|bit| cells[usize::from(bit)]);
        let first = own.next();
        own.all(|cell| Some(cell) == first)
    })
}

/// Whether every codeword that corrects two bits has another that corrects a bit of the same byte.
fn confirmed(bits: &[u16; 8]) -> bool {
    (0..4).filter(|w| bits[2 * w + 1] != NO_BIT).all(|w| {
        let here = bits[2 * w] / 8;
        bits[2 * w + 1] / 8 == here
            && (0..8).any(|other| other / 2 != w && bits[other] != NO_BIT && bits[other] / 8 == here)
    })
}

fn by_symbols(kernel: &Kernel, repair: &SymbolRepair, difference: u32) -> Verdict {
    let bytes = difference.to_le_bytes();
    let syndrome = bytes.iter().zip(&repair.syndrome).fold(0, |s, (&byte, table)| s ^ table[usize::from(byte)]);
    let mut rest = syndrome;
    let mut flips = Flips::NONE;
    let mut firsts = [NO_BIT; 2];
    let mut correcting = 0;
    for word in repair.words {
        let bits = 8 * u32::from(word.checks);
        let own = if bits == 32 { rest } else { rest & ((1 << bits) - 1) };
        rest = rest.checked_shr(bits).unwrap_or(0);
        if own == 0 {
            continue;
        }
        let Some((s, value)) = locate(repair, word, own) else {
            return if repair.corrects_more { Verdict::AskCircuit } else { Verdict::Uncorrectable };
        };
        let symbol = &word.symbols[s];
        flips.push(symbol.low.0, (value & 15) << symbol.low.1);
        flips.push(symbol.high.0, value >> 4 << symbol.high.1);
        // A cell that holds one bit of a symbol holds the symbol: schemes of other cells have no such tables.
        firsts[correcting.min(1)] = 8 * u16::from(symbol.low.0) + u16::from(symbol.low.1);
        correcting += 1;
    }
    if correcting > 1 && !kernel.together.is_empty() && !together(kernel, firsts.into_iter()) {
        return Verdict::Uncorrectable;
    }
    Verdict::Correct(flips)
}

/// The one symbol whose error gives these syndromes, and its value: S_(k+1) = X S_k for all k.
fn locate(repair: &SymbolRepair, word: &SymbolWord, syndrome: u32) -> Option<(usize, u8)> {
    let s = syndrome.to_le_bytes();
    let checks = usize::from(word.checks);
    let last = checks - 1;
    let known = |symbol: u8| (symbol != 255).then_some(usize::from(symbol));
    if s[1..checks].iter().all(|&x| x == 0) {
        return Some((known(word.zero)?, s[0]));
    }
    if s[..last].iter().all(|&x| x == 0) {
        return Some((known(word.infinity)?, s[last]));
    }
    if s[..checks].contains(&0) {
        return None;
    }
    let ratio = |k: usize| {
        let (high, low) = (repair.log[usize::from(s[k + 1])], repair.log[usize::from(s[k])]);
        if high >= low { high - low } else { high + (255 - low) }
    };
    let locator = ratio(0);
    if (1..last).any(|k| ratio(k) != locator) {
        return None;
    }
    let symbol = known(word.by_locator[usize::from(locator)])?;
    let log = usize::from(repair.log[usize::from(s[0])]) + usize::from(word.symbols[symbol].unscale);
    Some((symbol, repair.exp[log]))
}
