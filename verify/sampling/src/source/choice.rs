//! Circuits that accept and decode random choices.

use eccforge_circuit::{Builder, NetId};

/// Number of bits for numbers below `n`.
pub(super) fn bits_for(n: u64) -> usize {
    (64 - (n - 1).leading_zeros()) as usize
}

/// Whether the number on these nets is below `n`; n is at most 2^nets.
pub(super) fn below(b: &mut Builder, number: &[NetId], n: u64) -> NetId {
    // n is 2^nets: every number is below it, and has no bit to compare with its highest one.
    if number.len() < 64 && n >> number.len() != 0 {
        return b.constant(true);
    }
    // From the lowest bit up: the highest differing bit decides.
    let mut less = b.constant(false);
    for (i, &bit) in number.iter().enumerate() {
        let zero = b.not(bit);
        less = if n >> i & 1 == 1 { b.or([zero, less]) } else { b.and([zero, less]) };
    }
    less
}

/// Whether from `min` to `max` of the nets are one.
pub(super) fn ones_between(b: &mut Builder, nets: &[NetId], min: usize, max: usize) -> NetId {
    // exactly[j]: j of the nets so far are one.
    let mut exactly = vec![b.constant(true)];
    for &net in nets {
        let zero = b.not(net);
        exactly = (0..=exactly.len().min(max))
            .map(|j| {
                let mut ways = Vec::new();
                if let Some(&same) = exactly.get(j) {
                    ways.push(b.and([same, zero]));
                }
                if j > 0 {
                    ways.push(b.and([exactly[j - 1], net]));
                }
                b.or(ways)
            })
            .collect();
    }
    b.or(exactly.into_iter().skip(min).take(max + 1 - min))
}

/// Whether two words of equal length are equal.
pub(super) fn same(b: &mut Builder, x: &[NetId], y: &[NetId]) -> NetId {
    let differences: Vec<NetId> = x.iter().zip(y).map(|(x, y)| b.parity([*x, *y])).collect();
    let any = b.or(differences);
    b.not(any)
}
