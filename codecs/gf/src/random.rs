//! A small seeded generator for test vectors and tie breaks, with the same numbers on every machine.

/// SplitMix64 [Steele, Lea & Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014]: 64 bits of state,
/// not linear over GF(2). Samples for statistics use the streams of `eccforge-runs` instead.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// A number below `limit`, by the upper half of a product [Lemire 2019, without rejection].
    pub fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.bits()) * limit as u128) >> 64) as usize
    }
}
