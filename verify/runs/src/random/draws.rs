//! Random numbers as a function of (seed, owner, purpose, index): nothing is carried from one to the next.

use super::{key, philox4x32_10, scaled};

/// The numbers of one purpose of one owner (a GPU, an event), in order.
#[derive(Clone, Debug)]
pub struct Draws {
    key: u64,
    /// Owner in the upper 64 bits, purpose in the next 32, the index of the next number in the lowest.
    counter: u128,
    /// The upper half of the last output, if it has not been used.
    spare: Option<u64>,
}

impl Draws {
    /// The numbers of this purpose of this owner, under a key made by [`Draws::key`].
    pub fn new(key: u64, owner: u64, purpose: u32) -> Self {
        Self { key, counter: u128::from(owner) << 64 | u128::from(purpose) << 32, spare: None }
    }

    /// The key of all numbers of a run: of its seed and of what it draws, as SHA-256 mixes them.
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

    /// A number below `n`; `n` is not 0. Off from equal chances by less than n / 2^64.
    pub fn below(&mut self, n: u64) -> u64 {
        scaled(self.bits(), n)
    }

    /// A number above 0 and at most 1.
    pub fn unit(&mut self) -> f64 {
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

    /// An index of `weights`, with chances in their proportion; they are not negative and not all 0.
    pub fn choose(&mut self, weights: &[f64]) -> usize {
        let mut at = self.unit() * weights.iter().sum::<f64>();
        for (i, w) in weights.iter().enumerate() {
            at -= w;
            if at <= 0.0 && *w > 0.0 {
                return i;
            }
        }
        weights.iter().rposition(|w| *w > 0.0).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_outcomes::rates::clustered;

    #[test]
    fn numbers_depend_on_seed_owner_and_purpose_and_their_moments_are_right() {
        let first = |seed, owner, purpose| Draws::new(Draws::key(seed, "t"), owner, purpose).bits();
        let all = [first(1, 0, 0), first(2, 0, 0), first(1, 1, 0), first(1, 0, 1)];
        assert!((1..4).all(|i| !all[..i].contains(&all[i])), "{all:?}");
        let mut draws = Draws::new(Draws::key(7, "t"), 3, 4);
        let n = 200_000;
        let mean = |f: &mut dyn FnMut() -> f64| (0..n).map(|_| f()).sum::<f64>() / f64::from(n);
        // Each mean within six of its standard errors.
        assert!((mean(&mut || draws.unit()) - 0.5).abs() < 6.0 * (1.0f64 / 12.0 / f64::from(n)).sqrt());
        assert!((mean(&mut || draws.exponential(3.0)) - 3.0).abs() < 6.0 * 3.0 / f64::from(n).sqrt());
        assert!(mean(&mut || draws.normal()).abs() < 6.0 / f64::from(n).sqrt());
        assert!((mean(&mut || draws.normal().powi(2)) - 1.0).abs() < 6.0 * (2.0 / f64::from(n)).sqrt());
        assert!((mean(&mut || draws.choose(&[1.0, 0.0, 3.0]) as f64) - 1.5).abs() < 6.0 * 0.9 / f64::from(n).sqrt());
        assert!((mean(&mut || draws.below(5) as f64) - 2.0).abs() < 6.0 * 1.5 / f64::from(n).sqrt());
    }

    /// 400 sums of Poisson(20) clusters of size 1 or 30: the interval must hold the mean in about 95 % of them.
    #[test]
    fn the_interval_of_sums_of_clusters_covers() {
        let mean = 20.0 * (0.7 + 0.3 * 30.0);
        let mut covered = 0;
        for owner in 0..400 {
            let mut draws = Draws::new(Draws::key(11, "clusters"), owner, 0);
            let (mut time, mut count, mut squares) = (draws.exponential(1.0), 0, 0);
            while time < 20.0 {
                let size = if draws.unit() < 0.7 { 1 } else { 30 };
                count += size;
                squares += size * size;
                time += draws.exponential(1.0);
            }
            covered += u32::from(clustered(count, squares, 0.95).contains(mean));
        }
        assert!((360..=400).contains(&covered), "{covered} of 400");
    }
}
