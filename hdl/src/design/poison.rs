//! Poison: a change of the check bits that makes every encoded entry uncorrectable.
//!
//! A device that detects bad data poisons it before writing. Every reader then sees a DUE with one fixed set of
//! syndromes. The search tries all changes of up to a few check bits in each codeword and selects the one that remains
//! uncorrectable under the most single-bit errors.

use super::options::Options;
use eccforge_circuit::Interpreter;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_scheme::Scheme;

/// A change of an entry that is always uncorrectable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Poison {
    /// Bits of the entry that are flipped.
    pub bits: Vec<bool>,
    /// The resulting syndrome of each codeword.
    pub syndromes: Vec<u64>,
    /// Number of additional single-bit errors under which the entry remains uncorrectable.
    pub refused_singles: usize,
}

impl Poison {
    /// The syndromes of `r` bits each, joined; that of codeword 0 is in the lowest bits.
    pub fn syndrome(&self, r: usize) -> Vec<bool> {
        self.syndromes.iter().flat_map(|s| (0..r).map(move |j| s >> j & 1 == 1)).collect()
    }

    /// The guarantees of the poison pattern, as text of a comment.
    pub fn doc(&self, scheme: &Scheme) -> String {
        format!(
            "Poison: these check bits are flipped, and every decoder refuses the entry. With one more bit in error {} of \
             {} entries are still refused.",
            self.refused_singles,
            scheme.geometry.bits()
        )
    }
}

/// Number of changes tried in each codeword: subsets of the check bits in a fixed order.
const TRIED: u64 = 4096;

/// The poison of a scheme, if the options ask for poison and the scheme has one.
pub fn requested(scheme: &Scheme, options: &Options) -> Option<Poison> {
    if !options.pipe.poison {
        return None;
    }
    pattern(scheme)
}

/// The poison of a scheme; `None` if every change of check bits is correctable.
pub fn pattern(scheme: &Scheme) -> Option<Poison> {
    let circuit = Decoder::new(scheme, Strategy::SyndromeLookup).flatten().restricted_to(&["due"]);
    let mut run = Interpreter::new(&circuit);
    let n = scheme.geometry.bits();
    let due = circuit.outputs()[0].nets[0];
    let enables = circuit.inputs()[1..].iter().filter(|port| port.name != "address");
    for (port, on) in enables.zip(scheme.default_enables()) {
        for net in &port.nets {
            run.set(*net, if on { u64::MAX } else { 0 });
        }
    }
    let entry = circuit.inputs()[0].nets.clone();
    let mut best: Option<Poison> = None;
    // A subset is a word of bits, and 1 << 64 does not fit into one.
    let count = scheme.check_positions(0).len().min(63);
    for subset in (1..TRIED.min(1 << count)).map(|i| spread(i, count)) {
        let mut bits = vec![false; n];
        for w in 0..scheme.codewords() {
            let (physical, checks) = (scheme.layout.codeword(w), scheme.check_positions(w));
            for (_, check) in checks.iter().enumerate().filter(|(i, _)| subset >> i & 1 == 1) {
                bits[physical[*check]] = true;
            }
        }
        let mut refused = |errors: std::ops::Range<usize>| {
            for (bit, net) in entry.iter().enumerate() {
                let own = if bits[bit] { u64::MAX } else { 0 };
                let error = if errors.contains(&bit) { 1u64 << (bit - errors.start) } else { 0 };
                run.set(*net, own ^ error);
            }
            run.run();
            run.get(due)
        };
        if refused(0..0) & 1 == 0 {
            continue;
        }
        let refused_singles = (0..n)
            .step_by(64)
            .map(|first| {
                let last = (first + 64).min(n);
                (refused(first..last) & (u64::MAX >> (64 - (last - first)))).count_ones() as usize
            })
            .sum();
        if best.as_ref().is_none_or(|b| refused_singles > b.refused_singles) {
            let syndromes = (0..scheme.codewords())
                .map(|w| {
                    let flipped = scheme.layout.codeword(w).iter().enumerate().filter(|(_, bit)| bits[**bit]);
                    scheme.code.h.syndrome(flipped.map(|(i, _)| i))
                })
                .collect();
            best = Some(Poison { bits, syndromes, refused_singles });
        }
        // No other change is better.
        if refused_singles == n {
            break;
        }
    }
    best
}

/// The i-th subset of `count` bits: all subsets in order if there are few, otherwise spread by a multiplication.
fn spread(i: u64, count: usize) -> u64 {
    let mask = (1u64 << count) - 1;
    // 2^12 subsets are `TRIED` ones. The factor is 2^64 over the golden ratio, whose multiples are spread evenly
    // [Knuth, The Art of Computer Programming, Section 6.4].
    if count <= 12 { i & mask } else { i.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - count) & mask }
}
