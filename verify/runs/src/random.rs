//! Random bits as a function of (seed, cell, block, index), without state.
//!
//! Both generators encrypt a counter. Neither is linear over GF(2), because linear generators are unsuitable for
//! linear codes. [`Generator::Ars7`] is seven rounds of AES with a Weyl key schedule, and [`Generator::Philox`] ten
//! rounds of Philox4x32 [Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011]. ARS uses AES
//! instructions if available and software otherwise, with equal output.

#[allow(unsafe_code)]
#[cfg(target_arch = "x86_64")]
mod aes_x86;
mod ars;
mod draws;
mod philox;

pub use ars::ars7;
pub use draws::Draws;
pub use philox::philox4x32_10;

use eccforge_circuit::lanes::Slot;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A counter-based generator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Generator {
    /// AES rounds: the fastest.
    #[default]
    Ars7,
    /// Philox4x32-10: the reference, independent of AES.
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
            .ok_or_else(|| format!("there is no generator `{name}`: they are `ars7` and `philox`"))
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
        let digest = Sha256::digest(format!("eccforge stream 1\n{seed}\n{cell}"));
        let mut key = [0; 16];
        key.copy_from_slice(&digest[..16]);
        Self { generator, key: u128::from_le_bytes(key) }
    }

    /// Slots `index`, `index + 1`, ... of block `block`. Slot i is the four 128-bit outputs for the counters
    /// (block, 4 i + 0..4), block in the upper 64 bits; its word w is half w % 2 of output w / 2.
    pub fn fill(&self, block: u64, index: u64, slots: &mut [Slot]) {
        let counter = u128::from(block) << 64 | u128::from(index << 2);
        match self.generator {
            Generator::Ars7 => ars::fill(self.key, counter, slots),
            Generator::Philox => {
                for (i, slot) in (0u128..).zip(slots) {
                    fill_slot(slot, |q| philox4x32_10(counter + 4 * i + q, self.key as u64));
                }
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(generator: Generator, seed: u64, cell: &str, block: u64, index: u64, n: usize) -> Vec<Slot> {
        let mut slots = vec![Slot::ZERO; n];
        Stream::new(generator, seed, cell).fill(block, index, &mut slots);
        slots
    }

    #[test]
    fn a_slot_depends_on_seed_cell_block_and_index_and_on_nothing_else() {
        for g in [Generator::Ars7, Generator::Philox] {
            let all = sample(g, 1, "a", 0, 0, 100);
            for cut in [1, 7, 8, 9, 63] {
                assert_eq!(sample(g, 1, "a", 0, cut, 100 - cut as usize), all[cut as usize..], "{g:?} from {cut}");
            }
            let others = [sample(g, 2, "a", 0, 0, 100), sample(g, 1, "b", 0, 0, 100), sample(g, 1, "a", 1, 0, 100)];
            for other in others {
                assert!(all.iter().zip(&other).all(|(x, y)| x != y), "{g:?}");
            }
        }
    }

    /// Each statistic is normal for good bits: 6 sigma fails a good generator once in 5e8 runs, and the seed is fixed.
    #[test]
    fn ones_neighbours_and_equal_lanes_are_as_frequent_as_for_fair_coins() {
        for g in [Generator::Ars7, Generator::Philox] {
            let slots = sample(g, 42, "smoke", 3, 0, 4096);
            let n = 4096.0 * 512.0;
            let z = |ones: u64| (ones as f64 - n / 2.0) / (n / 4.0f64).sqrt();
            let count = |f: &dyn Fn(&Slot, &Slot) -> Slot| -> u64 {
                slots.iter().zip(slots.iter().cycle().skip(1)).map(|(a, b)| u64::from(f(a, b).count())).sum()
            };
            let statistics = [
                z(count(&|a, _| *a)),
                z(count(&|a, b| a.zip(b, |x, y| x ^ y))),
                z(count(&|a, _| a.zip(a, |x, _| x ^ x.rotate_left(1)))),
                z(count(&|a, b| a.zip(b, |x, y| x ^ y.rotate_left(32)))),
            ];
            assert!(statistics.iter().all(|s| s.abs() < 6.0), "{g:?}: {statistics:?}");
            // Bytes: chi-squared with 255 degrees of freedom has mean 255 and deviation 22.6.
            let mut bytes = [0u64; 256];
            slots.iter().flat_map(|s| s.0).flat_map(u64::to_le_bytes).for_each(|b| bytes[usize::from(b)] += 1);
            let expected = n / 8.0 / 256.0;
            let chi: f64 = bytes.iter().map(|&b| (b as f64 - expected).powi(2) / expected).sum();
            assert!((255.0 - 6.0 * 22.6..255.0 + 6.0 * 22.6).contains(&chi), "{g:?}: {chi}");
        }
    }

    /// A GF(2)-linear generator has linear relations between a few hundred consecutive outputs; here the bits of 600
    /// slots of one lane form a matrix of full rank up to what chance allows.
    #[test]
    fn outputs_have_no_linear_relation() {
        for g in [Generator::Ars7, Generator::Philox] {
            // rows[i]: 64 consecutive slots' first word, as 512 bits.
            let slots = sample(g, 7, "rank", 0, 0, 64 * 8);
            let mut rows: Vec<[u64; 8]> = (0..64).map(|i| std::array::from_fn(|k| slots[8 * i + k].0[0])).collect();
            let mut rank = 0;
            for bit in 0..512 {
                let one = |r: &[u64; 8]| r[bit / 64] >> (bit % 64) & 1 == 1;
                let Some(pivot) = (rank..rows.len()).find(|&i| one(&rows[i])) else { continue };
                rows.swap(rank, pivot);
                let pivot = rows[rank];
                for row in rows.iter_mut().skip(rank + 1).filter(|r| one(r)) {
                    row.iter_mut().zip(pivot).for_each(|(a, b)| *a ^= b);
                }
                rank += 1;
            }
            assert_eq!(rank, 64, "{g:?}");
        }
    }
}
