//! Random numbers as a function of (seed, label, index), without state. Any order of work and any number of threads
//! draws the same numbers.

use eccforge_runs::random::{key, philox4x32_10, scaled};

use crate::bits::Bits;

/// The random numbers of one purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    key: u64,
}

impl Draw {
    /// The numbers that belong to `label` under `seed`; different labels or seeds have unrelated keys.
    pub fn new(seed: u64, label: &str) -> Self {
        Self { key: key(&format!("eccforge memory 1\n{seed}\n{label}")) }
    }

    /// 64 fair bits for the pair (a, b).
    pub fn bits(&self, a: u64, b: u64) -> u64 {
        philox4x32_10(u128::from(a) << 64 | u128::from(b), self.key) as u64
    }

    /// A number of the open interval (0, 1).
    pub fn unit(&self, a: u64, b: u64) -> f64 {
        // Neither 0 nor 1: the quantiles of a normal distribution are infinite there.
        ((self.bits(a, b) >> 12) as f64 + 0.5) / (1u64 << 52) as f64
    }

    /// A number below `n`; its bias is below n / 2^64.
    pub fn below(&self, a: u64, b: u64, n: u64) -> u64 {
        scaled(self.bits(a, b), n)
    }

    /// 288 fair bits; they take the indices b to b + 2.
    pub fn entry(&self, a: u64, b: u64) -> Bits {
        let [x, y, z] = [0, 1, 2].map(|i| philox4x32_10(u128::from(a) << 64 | u128::from(b + i), self.key));
        Bits { data: [x as u64, (x >> 64) as u64, y as u64, (y >> 64) as u64], check: z as u32 }
    }

    /// An unrelated source of numbers for part `i` of this purpose.
    pub fn part(&self, i: u64) -> Self {
        Self { key: self.bits(u64::MAX, i) }
    }
}
