//! Cooling: moves of a problem while the temperature falls geometrically.

use std::sync::atomic::{AtomicBool, Ordering};

/// A problem for annealing.
pub(crate) trait Annealed {
    /// Number of moves at one temperature, and between two checks for cancellation.
    const STRIDE: u64 = 1;

    /// Tries one move and makes it if it is accepted at this temperature.
    fn step(&mut self, temperature: f64);

    /// Whether no improvement is possible.
    fn is_done(&self) -> bool {
        false
    }
}

/// Anneals while the temperature falls geometrically from `hot` to `cold`: for this many moves, or until no
/// improvement is possible or `stop` is set.
pub(crate) fn cool<A: Annealed>(annealed: &mut A, moves: u64, [hot, cold]: [f64; 2], stop: &AtomicBool) {
    let mut done = 0;
    // The temperature and `stop` are looked at once in a stride, because both take longer than a cheap move.
    while done < moves && !annealed.is_done() && !stop.load(Ordering::Relaxed) {
        let temperature = hot * (cold / hot).powf(done as f64 / moves as f64);
        let stride = A::STRIDE.min(moves - done);
        for _ in 0..stride {
            annealed.step(temperature);
        }
        done += stride;
    }
}

/// A number below `bound` from 31 random bits; the bias is below bound / 2^31.
pub(crate) fn below(bits: u32, bound: usize) -> usize {
    ((u64::from(bits & 0x7FFF_FFFF) * bound as u64) >> 31) as usize
}

/// A number in [0, 1).
pub(crate) fn uniform(bits: u32) -> f64 {
    f64::from(bits) / 4_294_967_296.0
}
