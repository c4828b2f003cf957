//! The error classes of [S21, Table 1], random entries, and ground-truth outcomes.
#![allow(dead_code, reason = "each test file uses a part")]

use eccforge_oracle::{Oracle, Status};

/// Outcomes of a class of errors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The decoder delivered the data that was written.
    pub corrected: u64,
    /// A detected uncorrectable error.
    pub detected: u64,
    /// Accepted, but wrong.
    pub silent: u64,
}

impl Tally {
    pub fn total(&self) -> u64 {
        self.corrected + self.detected + self.silent
    }

    /// Silent errors in percent of the class.
    pub fn silent_percent(&self) -> f64 {
        100.0 * self.silent as f64 / self.total() as f64
    }
}

/// A class of errors visits each of its patterns, a list of physical bits.
pub type Class = fn(&mut dyn FnMut(&[usize]));

/// Decodes every pattern of a class on the all-zero entry, a codeword of every linear code.
pub fn tally(oracle: &Oracle, class: Class) -> Tally {
    let mut tally = Tally::default();
    let mut entry = vec![false; oracle.bits];
    class(&mut |pattern| {
        for &i in pattern.iter() {
            entry[i] = true;
        }
        let decoded = oracle.decode(&entry);
        for &i in pattern.iter() {
            entry[i] = false;
        }
        match decoded.status {
            Status::Detected => tally.detected += 1,
            _ if decoded.entry == entry => tally.corrected += 1,
            _ => tally.silent += 1,
        }
    });
    tally
}

/// All 288 single bits.
pub fn bits(visit: &mut dyn FnMut(&[usize])) {
    for i in 0..288 {
        visit(&[i]);
    }
}

/// 72 pins x the 11 patterns of weight 2..4.
pub fn pins(visit: &mut dyn FnMut(&[usize])) {
    for pin in 0..72 {
        subsets(&[pin, 72 + pin, 144 + pin, 216 + pin], visit);
    }
}

/// 36 bytes x the 247 patterns of weight 2..8.
pub fn bytes(visit: &mut dyn FnMut(&[usize])) {
    for byte in 0..36 {
        subsets(&(8 * byte..8 * byte + 8).collect::<Vec<usize>>(), visit);
    }
}

/// All C(288,2) pairs of bits.
pub fn doubles(visit: &mut dyn FnMut(&[usize])) {
    for a in 0..288 {
        for b in a + 1..288 {
            visit(&[a, b]);
        }
    }
}

/// All C(288,3) triples of bits.
pub fn triples(visit: &mut dyn FnMut(&[usize])) {
    for a in 0..288 {
        for b in a + 1..288 {
            for c in b + 1..288 {
                visit(&[a, b, c]);
            }
        }
    }
}

/// The subsets of two or more positions.
fn subsets(positions: &[usize], visit: &mut dyn FnMut(&[usize])) {
    for choice in (0..1usize << positions.len()).filter(|choice| choice.count_ones() >= 2) {
        let chosen: Vec<usize> = (0..positions.len()).filter(|p| choice >> p & 1 == 1).map(|p| positions[p]).collect();
        visit(&chosen);
    }
}

/// SplitMix64: the same entries in every run.
pub struct Random(pub u64);

impl Random {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.word() % limit as u64) as usize
    }

    pub fn bits(&mut self, count: usize) -> Vec<bool> {
        (0..count).map(|_| self.word() & 1 == 1).collect()
    }
}
