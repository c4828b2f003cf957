//! Random bits as a function of (seed, cell, block, index), without state.
//!
//! Both generators encrypt a counter. Neither is linear over GF(2), because linear generators are unsuitable for
//! linear codes. [`Generator::Ars7`] is seven rounds of AES with a Weyl key schedule, and [`Generator::Philox`] ten
//! rounds of Philox4x32 [Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011]. ARS uses AES
//! instructions and Philox uses vectors if available, and software otherwise, with equal output.

#[allow(unsafe_code)]
#[cfg(target_arch = "x86_64")]
mod aes_x86;
mod ars;
mod draws;
mod philox;
#[allow(unsafe_code)]
#[cfg(target_arch = "x86_64")]
mod philox_x86;

pub use ars::{Instructions, ars7};
pub use draws::Draws;
pub use philox::{Vectors, philox4x32_10};

use eccforge_circuit::lanes::{Counters, Slot};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A counter-based generator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Generator {
    /// AES rounds; the fastest generator.
    #[default]
    Ars7,
    /// Philox4x32-10; the reference generator, independent of AES.
    Philox,
}

impl Generator {
    /// Name on the command line and in records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ars7 => "ars7",
            Self::Philox => "philox",
        }
    }
}

impl std::str::FromStr for Generator {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        [Self::Ars7, Self::Philox]
            .into_iter()
            .find(|g| g.name() == name)
            .ok_or_else(|| format!("there is no generator `{name}`: the generators are `ars7` and `philox`"))
    }
}

/// The key of a text: the first 64 bits of its SHA-256. Different texts have unrelated keys.
pub fn key(text: &str) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(Sha256::digest(text));
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}

/// Scales fair bits to a number below `n`. The probabilities differ from equal ones by less than n / 2^64.
pub const fn scaled(bits: u64, n: u64) -> u64 {
    ((bits as u128 * n as u128) >> 64) as u64
}

/// The random bits of one cell of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stream {
    generator: Generator,
    key: u128,
}

impl Stream {
    /// The stream of the cell with this description. Streams of different seeds or cells have unrelated keys: the
    /// first 128 bits of SHA-256 over both.
    pub fn new(generator: Generator, seed: u64, cell: &str) -> Self {
        // The number of the format is hashed too: a later form of streams has other keys.
        let digest = Sha256::digest(format!("eccforge stream 1\n{seed}\n{cell}"));
        let mut key = [0; 16];
        key.copy_from_slice(&digest[..16]);
        Self { generator, key: u128::from_le_bytes(key) }
    }

    /// The key of Philox, if that is the generator.
    pub fn philox_key(&self) -> Option<u64> {
        (self.generator == Generator::Philox).then_some(self.key as u64)
    }

    /// Slots `index`, `index + 1`, ... of block `block`. Slot i is the four 128-bit outputs for the counters
    /// (block, 4 i + 0..4), block in the upper 64 bits; its word w is half w % 2 of output w / 2.
    pub fn fill(&self, block: u64, index: u64, slots: &mut [Slot]) {
        let counter = Self::counter(block, index);
        match self.generator {
            Generator::Ars7 => ars::fill(self.key, counter, slots),
            Generator::Philox => philox::fill(self.key as u64, counter, slots),
        }
    }

    /// The first of the four counters of slot `index` of a block.
    pub fn counter(block: u64, index: u64) -> u128 {
        u128::from(block) << 64 | u128::from(index << 2)
    }

    /// The counters that [`Stream::fill`] encrypts, for code that draws slots in parallel with other work; `None` if the generator is
    /// not AES. Their first counter is that of slot 0 of block 0.
    pub fn counters(&self) -> Option<Counters> {
        (self.generator == Generator::Ars7).then(|| Counters::new(ars::round_keys(self.key)))
    }
}

/// Fills a slot from its four outputs.
fn fill_slot(slot: &mut Slot, output: impl Fn(u128) -> u128) {
    for (q, words) in slot.0.chunks_exact_mut(2).enumerate() {
        let value = output(q as u128);
        words[0] = value as u64;
        words[1] = (value >> 64) as u64;
    }
}
