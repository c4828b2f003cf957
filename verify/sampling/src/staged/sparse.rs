//! Draws independent errors at low rates: error-free words are skipped instead of drawn.
//!
//! A word of n bits, each wrong with probability p, is right with probability s = (1 - p)^n. Therefore the number of
//! right words before the next wrong one is geometric. The binary digits of a geometric number are independent: digit i
//! is one with probability t / (1 + t), t = s^(2^i). (The product of t_i over the one digits of g is s^g, and the
//! normalising factors multiply to 1 / (1 - s).) The number is thus drawn digit by digit from integer thresholds,
//! without logarithms, and is the same on every machine. A wrong word then has k wrong bits with the binomial
//! probabilities of k > 0.

use crate::source::Chance;
use eccforge_circuit::lanes::Slot;
use eccforge_runs::random::{Stream, scaled};
use num_bigint::BigUint;
use num_traits::{One, ToPrimitive, Zero};

/// Thresholds for words of one length at one rate, in units of 2^-64.
#[derive(Clone, Debug)]
pub struct Sparse {
    digits: Vec<u64>,
    counts: Vec<u64>,
    bits: u64,
    never: bool,
}

/// Number of binary places of the numbers from which thresholds are computed.
// Each product is rounded down: 192 places below those of a threshold absorb the errors of thousands of products.
const PLACES: u32 = 256;

/// The product of two numbers with [`PLACES`] binary places, rounded down.
fn product(a: &BigUint, b: &BigUint) -> BigUint {
    (a * b) >> PLACES
}

/// A quotient in units of 2^-64, at most 1 - 2^-64.
fn quotient(part: &BigUint, whole: &BigUint) -> u64 {
    ((part << 64u32) / whole).to_u64().unwrap_or(u64::MAX)
}

impl Sparse {
    /// Prepares draws of words of `bits` bits, each wrong with this probability.
    pub fn new(chance: Chance, bits: usize) -> Self {
        let one = BigUint::one() << PLACES;
        let p = BigUint::from(chance.0) << (PLACES - 64);
        let q = &one - &p;
        let mut powers = vec![one.clone()];
        for i in 0..bits {
            powers.push(product(&powers[i], &q));
        }
        let right = powers[bits].clone();
        let mut digits = Vec::new();
        let mut t = right.clone();
        // Numbers of words are below 2^63.
        while digits.len() < 63 {
            let threshold = quotient(&t, &(&one + &t));
            // Higher digits are never one.
            if threshold == 0 {
                break;
            }
            digits.push(threshold);
            t = product(&t, &t);
        }
        let wrong = &one - &right;
        let mut counts = Vec::new();
        let mut sum = BigUint::zero();
        let mut ways = BigUint::one();
        let mut power = one;
        for k in 1..=bits {
            ways = ways * (bits - k + 1) / k;
            power = product(&power, &p);
            sum += &ways * product(&power, &powers[bits - k]);
            let threshold = if wrong.is_zero() { u64::MAX } else { quotient(&sum, &wrong) };
            counts.push(threshold);
            // More wrong bits have a probability below 2^-64.
            if threshold == u64::MAX {
                break;
            }
        }
        Self { digits, counts, bits: bits as u64, never: chance.0 == 0 }
    }

    /// Probabilities that each binary digit of the number of right words before a wrong one is one, lowest digit first,
    /// in units of 2^-64.
    pub fn digits(&self) -> &[u64] {
        &self.digits
    }

    /// Probabilities that a wrong word has at most one wrong bit, at most two, and so on, in units of 2^-64.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// Number of right words before the next wrong one. Sixteen random bits decide a digit, unless they equal those
    /// of the threshold; then 48 more decide.
    fn gap(&self, random: &mut Numbers<'_>) -> u64 {
        let (mut gap, mut tied) = (0u64, 0u64);
        for (group, digits) in self.digits.chunks(4).enumerate() {
            let drawn = random.draw();
            for (i, &threshold) in digits.iter().enumerate() {
                let (bits, first) = (drawn >> (16 * i) & 0xFFFF, threshold >> 48);
                gap |= u64::from(bits < first) << (4 * group + i);
                tied |= u64::from(bits == first) << (4 * group + i);
            }
        }
        while tied != 0 {
            let digit = tied.trailing_zeros();
            gap |= u64::from(random.draw() >> 16 < self.digits[digit as usize] & 0xFFFF_FFFF_FFFF) << digit;
            tied &= tied - 1;
        }
        gap
    }

    /// Calls `wrong` with each wrong word below `words`, ascending, and its wrong bits, in any order.
    pub fn each(&self, words: u64, random: &mut Numbers<'_>, mut wrong: impl FnMut(u64, &[u32])) {
        if self.never {
            return;
        }
        let mut bits: Vec<u32> = Vec::with_capacity(self.counts.len());
        let mut word = self.gap(random);
        while word < words {
            let draw = random.draw();
            let count = 1 + self.counts.iter().take_while(|&&t| draw >= t).count();
            bits.clear();
            while bits.len() < count.min(self.bits as usize) {
                let bit = scaled(random.draw(), self.bits) as u32;
                if !bits.contains(&bit) {
                    bits.push(bit);
                }
            }
            wrong(word, &bits);
            word = word.saturating_add(1).saturating_add(self.gap(random));
        }
    }
}

/// Random 64-bit numbers of one block of a stream, in order.
#[derive(Debug)]
pub struct Numbers<'s> {
    stream: &'s Stream,
    block: u64,
    slots: [Slot; BUFFERED],
    index: u64,
    used: usize,
}

/// Number of slots that are filled together.
// A single slot takes as long as about eight, because each round of the cipher waits for the last.
const BUFFERED: usize = 32;
/// Number of random numbers in these slots.
const NUMBERS: usize = BUFFERED * 8;

impl<'s> Numbers<'s> {
    /// The numbers of a block, from its first slot.
    pub fn new(stream: &'s Stream, block: u64) -> Self {
        Self { stream, block, slots: [Slot::ZERO; BUFFERED], index: 0, used: NUMBERS }
    }

    /// The next number.
    #[inline]
    pub fn draw(&mut self) -> u64 {
        if self.used == NUMBERS {
            self.stream.fill(self.block, self.index, &mut self.slots);
            self.index += BUFFERED as u64;
            self.used = 0;
        }
        let number = self.slots[self.used / 8].0[self.used % 8];
        self.used += 1;
        number
    }
}
