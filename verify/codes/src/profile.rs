//! The distance profile of a cyclic redundancy check: the longest codeword for each minimum distance [Koopman and
//! Chakravarty, Cyclic Redundancy Code (CRC) Polynomial Selection for Embedded Networks, DSN 2004].
//!
//! A word of weight w, divided by its lowest power of x, is 1 + x^a + ... + x^m with m < n. For each weight in turn,
//! the search finds the smallest m such that 1 + x^m is a sum of w - 2 powers below m. Only lengths without a word of
//! lower weight are searched, so both halves of a sum have different powers. If x + 1 divides the polynomial, no
//! word has an odd weight.

use eccforge_report::json::as_hex;
use eccforge_scheme::Code;
use eccforge_scheme::cyclic::power_after;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Maximum length of a codeword in the search.
// Longer than a jumbo frame of Ethernet, 9 000 bytes.
pub const LONGEST: usize = 1 << 17;
/// Maximum number of stored sums, each of 16 bytes.
const MOST_SUMS: usize = 1 << 26;

/// Lengths at which the minimum distance of a cyclic code is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Step {
    /// The minimum distance.
    pub distance: usize,
    /// Bits of the shortest codeword.
    pub shortest: usize,
    /// Bits of the longest codeword.
    pub longest: usize,
    /// Data bits of the longest codeword.
    pub longest_data: usize,
}

/// The minimum distance of every length of a cyclic code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Profile {
    /// The polynomial in hexadecimal, with bit i for x^i.
    #[serde(serialize_with = "as_hex")]
    #[schemars(with = "String")]
    pub generator: u128,
    /// Its degree: the number of check bits.
    #[serde(rename = "check_bits")]
    pub degree: usize,
    /// Whether x + 1 divides it: every error of an odd number of bits is detected.
    #[serde(rename = "even")]
    pub is_even: bool,
    /// Bits of the longest codeword that was searched.
    pub longest: usize,
    /// Minimum distances, largest first; they cover all lengths from `degree` + 1 to `longest`.
    #[serde(rename = "distances")]
    pub steps: Vec<Step>,
}

impl Profile {
    /// The profile of the polynomial that generates the code, for codewords of up to `longest` bits.
    ///
    /// # Errors
    /// The code is not cyclic, or too many sums would be stored.
    pub fn new(code: &Code, longest: usize) -> Result<Self, String> {
        let cyclic = code.cyclic().filter(|cyclic| !cyclic.extended).ok_or(
            "the code is not cyclic; a profile is the minimum distance of a generator polynomial at every length",
        )?;
        let (generator, r) = (cyclic.generator, code.h.r());
        let mut powers = vec![1u64];
        while powers.len() < longest {
            powers.push(power_after(powers[powers.len() - 1], generator, r));
        }
        let (degree, is_even) = (r as usize, generator.count_ones().is_multiple_of(2));
        let mut steps = Vec::new();
        let mut bound = longest;
        let mut weight = 2;
        while bound > degree {
            // Weights in ascending order: a word of lower weight has already ended the lengths that it occurs in.
            if (!is_even || weight % 2 == 0)
                && let Some(m) = first_word(&powers[..bound], weight)?
            {
                steps.push(Step { distance: weight, shortest: m + 1, longest: bound, longest_data: bound - degree });
                bound = m;
            }
            weight += 1;
        }
        steps.reverse();
        Ok(Self { generator, degree, is_even, longest, steps })
    }

    /// The largest number of data bits with at least this distance; 0 if no such codeword exists.
    pub fn longest_data(&self, distance: usize) -> usize {
        let steps = self.steps.iter().filter(|step| step.distance >= distance);
        steps.map(|step| step.longest_data).max().unwrap_or(0)
    }
}

/// The smallest m such that x^m is the highest power of a word of this weight. `powers` ends before the first word of
/// a lower weight.
fn first_word(powers: &[u64], weight: usize) -> Result<Option<usize>, String> {
    let middle = weight - 2;
    match middle {
        0 => return Ok((1..powers.len()).find(|m| powers[*m] == 1)),
        1 | 2 => return Ok(first_of_few(powers, middle)),
        _ => {}
    }
    // Sums of `stored` powers are kept in memory, and sums of the other powers are tried: half of the powers each
    // gives the square root of the work of trying all sums.
    let stored = middle / 2;
    let mut sums: Vec<Vec<u64>> = vec![vec![0]];
    sums.resize(stored + 1, Vec::new());
    let mut known = Sums::new();
    for m in 1..powers.len() {
        let target = powers[m] ^ 1;
        let found = (1..m)
            .into_par_iter()
            .any(|last| any_sum(powers, last, middle - stored - 1, target ^ powers[last], &known));
        if found {
            return Ok(Some(m));
        }
        // From long to short, so that each power enters a sum only once.
        for size in (1..=stored).rev() {
            let longer: Vec<u64> = sums[size - 1].iter().map(|sum| sum ^ powers[m]).collect();
            if size == stored {
                for sum in longer {
                    known.insert(sum, m);
                }
            } else {
                sums[size].extend(longer);
            }
        }
        if known.values.len() > MOST_SUMS {
            return Err(format!(
                "more than {MOST_SUMS} sums of {stored} powers: words of weight {weight} cannot be searched in this memory"
            ));
        }
    }
    Ok(None)
}

/// Whether the sum of `target` and any `count` different powers from x to x^(below - 1) is in `known`.
fn any_sum(powers: &[u64], below: usize, count: usize, target: u64, known: &Sums) -> bool {
    if count == 0 {
        return known.first(target).is_some();
    }
    (count..below).any(|last| any_sum(powers, last, count - 1, target ^ powers[last], known))
}

/// Like [`first_word`], for one or two powers between the lowest and the highest: all highest powers are tried at once.
fn first_of_few(powers: &[u64], middle: usize) -> Option<usize> {
    let mut known = Sums::new();
    for (m, power) in powers.iter().enumerate().skip(1) {
        known.insert(*power, m);
    }
    // The smallest m found so far; larger values are not tried.
    let least = AtomicUsize::new(usize::MAX);
    (2..powers.len()).into_par_iter().for_each(|m| {
        if m >= least.load(Ordering::Relaxed) {
            return;
        }
        let target = powers[m] ^ 1;
        let found = match middle {
            1 => known.has_below(target, m),
            _ => powers[1..m].iter().any(|power| known.has_below(target ^ power, m)),
        };
        if found {
            least.fetch_min(m, Ordering::Relaxed);
        }
    });
    Some(least.into_inner()).filter(|m| *m < usize::MAX)
}

/// Sums, each with its first m. A bit table that fits the processor's cache rejects most absent sums.
struct Sums {
    values: HashMap<u64, usize>,
    bits: Vec<u64>,
}

impl Sums {
    fn new() -> Self {
        Self { values: HashMap::new(), bits: vec![0; 1 << 10] }
    }

    fn place(&self, sum: u64) -> (usize, u32) {
        // Fibonacci hashing: neighbouring sums, which are frequent, fall far from each other.
        let hash = (sum.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & (64 * self.bits.len() - 1);
        (hash / 64, (hash % 64) as u32)
    }

    fn mark(&mut self, sum: u64) {
        let (word, bit) = self.place(sum);
        self.bits[word] |= 1 << bit;
    }

    fn insert(&mut self, sum: u64, m: usize) {
        self.values.entry(sum).or_insert(m);
        // At most one bit in 16 is set: about 6 % of the absent sums reach the map.
        if self.values.len() * 16 > 64 * self.bits.len() {
            self.bits = vec![0; (self.values.len() / 2).next_power_of_two()];
            for sum in self.values.keys().copied().collect::<Vec<_>>() {
                self.mark(sum);
            }
        } else {
            self.mark(sum);
        }
    }

    /// Whether the sum is one of powers below m.
    fn has_below(&self, sum: u64, m: usize) -> bool {
        self.first(sum).is_some_and(|first| first < m)
    }

    fn first(&self, sum: u64) -> Option<usize> {
        let (word, bit) = self.place(sum);
        if self.bits[word] >> bit & 1 == 1 { self.values.get(&sum).copied() } else { None }
    }
}
