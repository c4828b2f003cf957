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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_numbers_of_seed_1234567_come_out() {
        // Those that Rosetta Code and the reference implementation of Vigna (splitmix64.c) give.
        let mut random = SplitMix64::new(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| random.bits()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn numbers_stay_below_their_limit_and_reach_all_of_them() {
        let mut random = SplitMix64::new(3);
        let mut seen = [0; 7];
        (0..700).for_each(|_| seen[random.below(7)] += 1);
        assert!(seen.iter().all(|n| (60..150).contains(n)), "{seen:?}");
    }
}
