//! Random numbers as a function of (seed, owner, purpose, index), without state between numbers.

use super::{key, philox4x32_10, scaled};

/// The random numbers of one owner (a GPU, an event) for one purpose, in order.
#[derive(Clone, Debug)]
pub struct Draws {
    key: u64,
    /// Owner in the upper 64 bits, purpose in the next 32, and the index of the next number in the lowest 32.
    counter: u128,
    /// The upper half of the last output, if it has not been used.
    spare: Option<u64>,
}

impl Draws {
    /// The random numbers of this owner for this purpose, under a key made by [`Draws::key`].
    pub fn new(key: u64, owner: u64, purpose: u32) -> Self {
        Self { key, counter: u128::from(owner) << 64 | u128::from(purpose) << 32, spare: None }
    }

    /// The key of all numbers of a run: a SHA-256 hash of its seed and of a description of the draws.
    pub fn key(seed: u64, what: &str) -> u64 {
        key(&format!("eccforge draws 1\n{seed}\n{what}"))
    }

    /// 64 fair bits.
    pub fn bits(&mut self) -> u64 {
        if let Some(spare) = self.spare.take() {
            return spare;
        }
        let output = philox4x32_10(self.counter, self.key);
        self.counter += 1;
        self.spare = Some((output >> 64) as u64);
        output as u64
    }

    /// A number below `n`; `n` is not 0. Probabilities differ from equal ones by less than n / 2^64.
    pub fn below(&mut self, n: u64) -> u64 {
        scaled(self.bits(), n)
    }

    /// A number above 0 and at most 1.
    pub fn unit(&mut self) -> f64 {
        // 53 bits are those of a double. Zero is left out because its logarithm is infinite.
        ((self.bits() >> 11) + 1) as f64 / (1u64 << 53) as f64
    }

    /// An exponential waiting time with this mean.
    pub fn exponential(&mut self, mean: f64) -> f64 {
        -mean * self.unit().ln()
    }

    /// A normal deviate [Box, Muller 1958], one of each pair.
    pub fn normal(&mut self) -> f64 {
        let radius = (-2.0 * self.unit().ln()).sqrt();
        radius * (std::f64::consts::TAU * self.unit()).cos()
    }

    /// An index of `weights`, with probabilities in proportion to them. Weights must be non-negative and not all 0.
    pub fn choose(&mut self, weights: &[f64]) -> usize {
        let mut at = self.unit() * weights.iter().sum::<f64>();
        for (i, w) in weights.iter().enumerate() {
            at -= w;
            if at <= 0.0 && *w > 0.0 {
                return i;
            }
        }
        // Rounding may leave a small rest after the last weight.
        weights.iter().rposition(|w| *w > 0.0).unwrap_or(0)
    }
}
