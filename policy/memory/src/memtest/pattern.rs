//! Patterns of tests: a 32-bit word for every word offset from the start of tested memory.

use crate::bits::{BEATS, WORDS};

/// A word for every offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// The same word everywhere.
    Constant(u32),
    /// One word at even offsets, another at odd ones.
    Alternating([u32; 2]),
    /// One bit that walks through the word as the offset grows; inverted for walking zeros.
    Walking {
        /// Bit that is set at offset 0.
        shift: u32,
        /// Zeros walk through ones.
        inverted: bool,
    },
    /// Park-Miller numbers: each offset holds the number at this position in the sequence of a seed.
    Random(RandomBlocks),
}

impl Pattern {
    pub fn word(&self, offset: u64) -> u32 {
        match self {
            Self::Constant(word) => *word,
            Self::Alternating(words) => words[(offset & 1) as usize],
            Self::Walking { shift, inverted } => {
                let word = 1 << ((offset + u64::from(*shift)) & 31);
                if *inverted { !word } else { word }
            }
            Self::Random(random) => random.words(offset, 1).next().unwrap_or_default(),
        }
    }

    /// The words of an entry, two to a beat.
    pub fn entry(&self, entry: u64) -> [u64; BEATS] {
        let first = entry * WORDS as u64;
        let mut beats = [0; BEATS];
        // Each call for one random word would restart the generator, which takes a power modulo 2^31 - 1.
        if let Self::Random(random) = self {
            for (w, word) in random.words(first, WORDS).enumerate() {
                beats[w / 2] |= u64::from(word) << (32 * (w % 2));
            }
            return beats;
        }
        for w in 0..WORDS {
            beats[w / 2] |= u64::from(self.word(first + w as u64)) << (32 * (w % 2));
        }
        beats
    }

    /// Number of words after which the pattern repeats; `None` for random blocks.
    pub fn period(&self) -> Option<usize> {
        match self {
            Self::Constant(_) => Some(1),
            Self::Alternating(_) => Some(2),
            Self::Walking { .. } => Some(32),
            Self::Random(_) => None,
        }
    }

    /// The complement of a constant or alternating pattern.
    #[must_use]
    pub fn complement(&self) -> Self {
        match *self {
            Self::Constant(word) => Self::Constant(!word),
            Self::Alternating(words) => Self::Alternating(words.map(|w| !w)),
            Self::Walking { shift, inverted } => Self::Walking { shift, inverted: !inverted },
            Self::Random(random) => Self::Random(RandomBlocks { inverted: !random.inverted, ..random }),
        }
    }

    /// The walking one-byte pattern \[MemtestG80's 1W1\]: each byte is the one before, rotated left; the period is 8
    /// bytes, that is two words.
    pub fn walking_bytes(shift: u32) -> Self {
        let word = |first: u32| u32::from_be_bytes([0, 1, 2, 3].map(|i| 1u8.rotate_left(shift + first + i)));
        Self::Alternating([word(0), word(4)])
    }
}

/// Multiplier and modulus of the minimal standard generator \[Park, Miller, Commun. ACM 31, 1988\].
pub const PARK_MILLER: (u64, u64) = (16_807, (1 << 31) - 1);

/// All seeds are on one cycle; the next round starts a golden section of the cycle further on, so that the first dozens
/// of rounds are far from each other.
const SECTION: u64 = 1_327_217_885;

/// Offset n holds the (n + 1)-th number after the seed, in 31 bits, and a separate high bit; after 2^31 - 2 words, where the
/// sequence would repeat, the next seed of the same generator is used. So no two blocks hold the same sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomBlocks {
    seed: u32,
    inverted: bool,
}

impl RandomBlocks {
    /// The sequence of a seed; any number makes a valid one.
    pub fn new(seed: u64) -> Self {
        Self { seed: (seed % (PARK_MILLER.1 - 1) + 1) as u32, inverted: false }
    }

    /// Whether the words are complemented.
    pub fn is_inverted(self) -> bool {
        self.inverted
    }

    /// The state of the generator before an offset, and the number of words that are left before the next seed.
    pub fn state_before(self, offset: u64) -> (u64, u64) {
        let period = PARK_MILLER.1 - 1;
        let seed = times(u64::from(self.seed), power(power(PARK_MILLER.0, SECTION), offset / period));
        (times(seed, power(PARK_MILLER.0, offset % period)), period - offset % period)
    }

    /// `count` words from an offset on; the shift register of the high bits restarts at each call.
    pub fn words(self, offset: u64, count: usize) -> impl Iterator<Item = u32> {
        let mut at = offset;
        let (mut state, mut left) = self.state_before(offset);
        let mut high = HighBits::new(state ^ offset >> 3);
        (0..count).map(move |_| {
            // The cycle is complete here: going on would repeat the block from its start.
            if left == 0 {
                (state, left) = self.state_before(at);
            }
            at += 1;
            left -= 1;
            state = times(state, PARK_MILLER.0);
            let word = state as u32 | high.next() << 31;
            if self.inverted { !word } else { word }
        })
    }
}

/// The 32nd bit: a shift register over the primitive polynomial x^18 + x^5 + x^2 + x + 1 \[Numerical Recipes, irbit2\].
#[derive(Clone, Copy, Debug)]
struct HighBits(u32);

impl HighBits {
    fn new(seed: u64) -> Self {
        // Never all zero; bit 0 comes out last.
        Self((seed as u32 & 0x3FFFF) | 1)
    }

    fn next(&mut self) -> u32 {
        let out = self.0 >> 17 & 1;
        self.0 = if out == 1 { ((self.0 ^ 0b1_0011) << 1) | 1 } else { self.0 << 1 } & 0x3FFFF;
        out
    }
}

/// The product of `a` and `b` modulo 2^31 - 1; both are below the modulus.
fn times(a: u64, b: u64) -> u64 {
    a * b % PARK_MILLER.1
}

fn power(base: u64, mut exponent: u64) -> u64 {
    let (mut result, mut square) = (1, base);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = times(result, square);
        }
        square = times(square, square);
        exponent >>= 1;
    }
    result
}
