//! Input words that distinguish mutants from the original.

use eccforge_circuit::Circuit;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::{Scheme, Space};

/// Input words in blocks of 64: `blocks[i][port][bit]` holds that bit of 64 words.
pub struct Patterns {
    /// The blocks in the order of use.
    pub blocks: Vec<Vec<Vec<u64>>>,
}

/// Maximum number of error patterns from a scheme; if there are more, every Nth is used.
const MOST_SEEDS: usize = 40_000;
/// Number of blocks of random words, and of random errors of a few bits.
const RANDOM: usize = 16;
const FEW_BITS: usize = 200;

/// A random number below `limit`.
fn below(random: &mut SplitMix64, limit: usize) -> usize {
    (random.bits() >> 16) as usize % limit
}

impl Patterns {
    /// Random words; then errors on the zero word: a few bits spread out and close together, `seeds`, and `seeds`
    /// with one more bit, which separates a match from its neighbours. Other ports are random, and then complemented.
    pub fn new(circuit: &Circuit, seeds: &[Vec<usize>]) -> Self {
        let mut random = SplitMix64::new(7);
        let width = circuit.inputs()[0].nets.len();
        let mut blocks: Vec<Vec<Vec<u64>>> = (0..RANDOM)
            .map(|_| circuit.inputs().iter().map(|p| p.nets.iter().map(|_| random.bits()).collect()).collect())
            .collect();
        let mut errors: Vec<Vec<usize>> = (0..64 * FEW_BITS)
            .map(|i| {
                let (base, bits) = (below(&mut random, width), 1 + below(&mut random, 6));
                let spread = if i % 2 == 0 { width } else { 12 };
                (0..bits).map(|_| (base + below(&mut random, spread)) % width).collect()
            })
            .collect();
        errors.extend(seeds.iter().cloned());
        errors.extend(seeds.iter().map(|seed| seed.iter().copied().chain([below(&mut random, width)]).collect()));
        for chunk in errors.chunks(64) {
            let mut words = vec![0u64; width];
            for (lane, error) in chunk.iter().enumerate() {
                for bit in error {
                    words[*bit] ^= 1 << lane;
                }
            }
            let others: Vec<Vec<u64>> =
                circuit.inputs()[1..].iter().map(|p| p.nets.iter().map(|_| random.bits()).collect()).collect();
            // With the complement, every error meets each enable on and off.
            let flips: &[u64] = if others.is_empty() { &[0] } else { &[0, u64::MAX] };
            for flip in flips {
                let others = others.iter().map(|port| port.iter().map(|word| word ^ flip).collect());
                blocks.push(std::iter::once(words.clone()).chain(others).collect());
            }
        }
        Self { blocks }
    }
}

/// Number of non-zero members of a space.
fn size(space: &Space) -> usize {
    (1 << space.dimension()) - 1
}

/// Correctable patterns of every codeword as bits of a decoder's word of `width` bits: all, or every Nth.
pub fn seeds(scheme: &Scheme, width: usize) -> Vec<Vec<usize>> {
    let whole = width == scheme.geometry.bits();
    let words = if whole { scheme.codewords() } else { 1 };
    let total: usize = scheme.corrects[..words].iter().flatten().map(size).sum();
    // Odd, so that every bit of a member's number changes.
    let step = (total / MOST_SEEDS).max(1) | 1;
    let mut count = 0;
    let mut seeds = Vec::new();
    for w in 0..words {
        let physical = scheme.layout.codeword(w);
        for space in &scheme.corrects[w] {
            let first = (step - count % step) % step;
            for member in (first..size(space)).step_by(step) {
                let pattern = space.pattern(member as u64 + 1);
                seeds.push(pattern.into_iter().map(|bit| if whole { physical[bit] } else { bit }).collect());
            }
            count += size(space);
        }
    }
    seeds
}
