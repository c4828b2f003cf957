//! Repairs one wrong entry: maps the difference of its check bytes to the bits to flip, with tables.
//!
//! 1. Each codeword: no difference = clean; a correctable one = these bits; anything else = the entry is uncorrectable.
//! 2. If two or more codewords correct, all corrected bits must be together in a cell of some partition.
//! 3. Where pairs need confirming, another codeword must correct a bit of the same byte.
//!
//! When a device has failed, almost every entry is wrong. Therefore the rules are sums and masks of table entries: a
//! processor cannot predict branches that depend on the wrong bits.

use eccforge_schemes::{Flips, Others, PatternRepair, PatternWord, SymbolPairs, WordRepair};

/// The tables' decision for an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision<C> {
    /// The correction.
    Correct(C),
    /// No correction.
    Uncorrectable,
    /// The tables do not cover all corrections of the scheme; use its circuit.
    AskCircuit,
}

/// A correction of an entry.
pub(crate) trait Correction: Copy {
    /// Flips the wrong bits.
    fn apply(self, data: &mut [u8; 32], check: &mut [u8; 4]);
    /// Number of wrong bits.
    fn weight(self) -> u32;
    /// The wrong bits.
    fn flips(self) -> Flips;
}

/// Wrong bits anywhere, and their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Anywhere(Flips, u32);

impl Correction for Anywhere {
    #[inline(always)]
    fn apply(self, data: &mut [u8; 32], check: &mut [u8; 4]) {
        let Self(flips, _) = self;
        // All are read before one is written, so that a compiler with vectors uses one.
        let beats = data.as_chunks_mut::<8>().0;
        let corrected: [u64; 4] = core::array::from_fn(|beat| u64::from_le_bytes(beats[beat]) ^ flips.0[beat]);
        beats.iter_mut().zip(corrected).for_each(|(beat, word)| *beat = word.to_le_bytes());
        *check = (u32::from_le_bytes(*check) ^ flips.0[4] as u32).to_le_bytes();
    }

    #[inline(always)]
    fn weight(self) -> u32 {
        self.1
    }

    #[inline(always)]
    fn flips(self) -> Flips {
        self.0
    }
}

/// A pattern of a codeword. It is within a unit or a pin, so few bytes change.
#[derive(Clone, Copy)]
pub(crate) struct Pattern<'a> {
    word: &'a PatternWord,
    number: usize,
}

/// Flips bits of a data byte, 0..32, or of a check byte, 32..36.
#[inline(always)]
fn flip_byte(data: &mut [u8; 32], check: &mut [u8; 4], byte: u8, bits: u8) {
    let byte = usize::from(byte);
    *(if byte < data.len() { &mut data[byte] } else { &mut check[byte % 4] }) ^= bits;
}

impl Correction for Pattern<'_> {
    #[inline(always)]
    fn apply(self, data: &mut [u8; 32], check: &mut [u8; 4]) {
        let value = self.number % 256;
        let Some(unit) = self.word.units.get(self.number / 256) else {
            return Anywhere(self.flips(), 0).apply(data, check);
        };
        let halves = [(value & 15) << (unit.shifts[0] % 8), (value >> 4) << (unit.shifts[1] % 8)];
        if unit.bytes[0] == unit.bytes[1] {
            flip_byte(data, check, unit.bytes[0], (halves[0] | halves[1]) as u8);
        } else {
            flip_byte(data, check, unit.bytes[0], halves[0] as u8);
            flip_byte(data, check, unit.bytes[1], halves[1] as u8);
        }
    }

    #[inline(always)]
    fn weight(self) -> u32 {
        let value = self.number % 256;
        if self.number / 256 < self.word.units.len() { value.count_ones() } else { (value % 16).count_ones() }
    }

    #[inline(always)]
    fn flips(self) -> Flips {
        let mut flips = Flips([0; 5]);
        add_pattern(self.word, self.number, &mut flips, &mut 0);
        flips
    }
}

/// The patterns of two units.
#[derive(Clone, Copy)]
pub(crate) struct Pair<'a>([Pattern<'a>; 2]);

impl Correction for Pair<'_> {
    #[inline(always)]
    fn apply(self, data: &mut [u8; 32], check: &mut [u8; 4]) {
        let [first, second] = self.0;
        first.apply(data, check);
        second.apply(data, check);
    }

    #[inline(always)]
    fn weight(self) -> u32 {
        self.0[0].weight() + self.0[1].weight()
    }

    #[inline(always)]
    fn flips(self) -> Flips {
        let [first, second] = self.0.map(Pattern::flips);
        Flips(core::array::from_fn(|i| first.0[i] ^ second.0[i]))
    }
}

/// Physical bits, ascending in data and then in check bytes.
pub(crate) fn bits(flips: &Flips) -> impl Iterator<Item = u16> + '_ {
    let of_word = move |word: u16| {
        let mut rest = flips.0[usize::from(word)];
        core::iter::from_fn(move || {
            let i = rest.trailing_zeros() as u16;
            rest &= rest.wrapping_sub(1);
            // Words 0 to 3 are the data of a beat; word 4 has the check bytes of all four.
            (i < 64).then(|| if word < 4 { 72 * word + i } else { 72 * (i / 8) + 64 + i % 8 })
        })
    };
    (0..5).flat_map(of_word)
}

/// Decides on an entry whose stored and recomputed check bytes differ by `own`, which has a byte for each codeword.
#[inline(always)]
pub(crate) fn by_words(repair: &WordRepair, own: u32) -> Decision<Anywhere> {
    let own = own.to_le_bytes().map(usize::from);
    let rule = |w: usize| repair.rules[w][own[w]];
    let rules = rule(0) | rule(1) | rule(2) | rule(3);
    // Subtraction borrows from the high bit of a half if no bit of the half is both in a cell and in a complement.
    let conflicts = rules as u32 & (rules as u32 >> 8) & 0x00FF_00FF;
    let together = conflicts.wrapping_sub(0x0001_0001) & 0x8000_8000 != 0;
    let weights = (rules >> 32) as u32;
    let weight = weights.wrapping_mul(0x0101_0101) >> 24;
    if !together || repair.confirm && (weight == 2) & (weights & 0x0202_0202 != 0) {
        return Decision::Uncorrectable;
    }
    let mut flips = repair.flips[own[0]];
    for w in 1..4 {
        let more = &repair.flips[own[w]].0;
        for beat in 0..4 {
            flips.0[beat] ^= more[(beat + 4 - w) % 4];
        }
        flips.0[4] ^= u64::from((more[4] as u32).rotate_left(8 * w as u32));
    }
    Decision::Correct(Anywhere(flips, weight))
}

/// The decision on a difference that is not in the tables.
fn without_pattern<C>(repair: &PatternRepair) -> Decision<C> {
    if matches!(repair.others, Others::Circuit) { Decision::AskCircuit } else { Decision::Uncorrectable }
}

/// Like `by_words`, for a single codeword with a hash table.
#[inline(always)]
pub(crate) fn by_pattern<'a>(repair: &PatternRepair, word: &'a PatternWord, difference: u32) -> Decision<Pattern<'a>> {
    match word.find(difference) {
        Some(number) => Decision::Correct(Pattern { word, number: number as usize }),
        None => without_pattern(repair),
    }
}

/// Like `by_pattern`, for a code that corrects two wrong symbols too. A single one is a pair with an empty pattern.
#[inline(always)]
pub(crate) fn by_pair<'a>(pairs: &SymbolPairs, word: &'a PatternWord, difference: u32) -> Decision<Pair<'a>> {
    let numbers = match word.find(difference) {
        Some(number) => [number, 0],
        None => match pairs.find(difference) {
            Some(numbers) => numbers,
            None => return Decision::Uncorrectable,
        },
    };
    Decision::Correct(Pair(numbers.map(|number| Pattern { word, number: number as usize })))
}

/// Like `by_words`, for several codewords with hash tables.
#[inline(always)]
pub(crate) fn by_patterns(repair: &PatternRepair, difference: u32) -> Decision<Anywhere> {
    let mut flips = Flips([0; 5]);
    // The first bits of the patterns of two codewords.
    let mut firsts = [0; 2];
    let (mut correcting, mut weight) = (0, 0);
    for word in repair.words {
        let own = difference & word.own;
        if own == 0 {
            continue;
        }
        let Some(number) = word.find(own) else { return without_pattern(repair) };
        weight += add_pattern(word, number as usize, &mut flips, &mut firsts[correcting % 2]);
        correcting += 1;
    }
    if correcting > 1 && !repair.together.is_empty() {
        let together = repair.together.iter().any(|cells| cells[firsts[0]] == cells[firsts[1]]);
        if !together {
            return Decision::Uncorrectable;
        }
    }
    Decision::Correct(Anywhere(flips, weight))
}

/// Adds pattern `number` to the flips. Returns the weight of the pattern, and sets `first` to the first physical bit of its unit.
#[inline(always)]
fn add_pattern(word: &PatternWord, number: usize, flips: &mut Flips, first: &mut usize) -> u32 {
    let value = number as u64 % 256;
    if let Some(unit) = word.units.get(number / 256) {
        let halves = [(value & 15) << (unit.shifts[0] % 64), (value >> 4) << (unit.shifts[1] % 64)];
        for (i, flips) in flips.0.iter_mut().enumerate() {
            *flips ^= halves[0] & unit.masks[0][i] | halves[1] & unit.masks[1][i];
        }
        *first = usize::from(unit.first);
        return value.count_ones();
    }
    let (pin, beats) = ((number - 256 * word.units.len()) / 16 % 128, value % 16);
    for beat in 0..4 {
        let flip = beats >> beat & 1;
        if pin < 64 {
            flips.0[beat] ^= flip << pin;
        } else {
            flips.0[4] ^= flip << (8 * beat + pin - 64);
        }
    }
    beats.count_ones()
}
