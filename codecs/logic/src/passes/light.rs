//! A syndrome is compared in the basis in which it has the fewest bits to add up.
//!
//! With an invertible T, T s is compared with T v where s was compared with v. The rows of T H are words of the dual code,
//! and the lightest independent ones make the cheapest T: among all words by weight, each that is no sum of those before
//! it (the greedy algorithm on a matroid, so the sum of the weights and the greatest of them are both least).

use super::rebuild::rebuild;
use crate::circuit::{Circuit, Gate, NetId, Role};
use crate::gf2;
use std::collections::HashMap;

/// Wider words are left alone: all sums of their bits are looked at.
const MOST_BITS: usize = 16;
/// Words that are compared less often are no syndromes.
const LEAST_CONSTANTS: usize = 6;

/// Replaces every word of sums of inputs that is only compared with constants, and with several, by a lighter one, if there
/// is one. The lighter word is named `light`, a second one `light_1`; nets that are outputs too are computed from it.
pub fn light(circuit: &Circuit) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let bases: Vec<Basis> = compared(&circuit).into_iter().filter_map(|word| Basis::of(&circuit, word)).collect();
    let place: HashMap<NetId, (usize, usize)> = bases
        .iter()
        .enumerate()
        .flat_map(|(w, basis)| basis.word.iter().enumerate().map(move |(bit, net)| (*net, (w, bit))))
        .collect();
    let mut made: Vec<Option<Vec<NetId>>> = vec![None; bases.len()];
    rebuild(&circuit, |b, net, map| {
        if let Gate::Equals { word, value } = circuit.gate(net) {
            let (w, _) = place.get(word.first()?)?;
            return Some(b.equals(made[*w].as_ref()?, bases[*w].translated(*value)));
        }
        let (w, bit) = *place.get(&net)?;
        let basis = &bases[w];
        let nets = made[w].get_or_insert_with(|| {
            let nets: Vec<NetId> =
                basis.sums.iter().map(|sum| b.parity(sum.iter().map(|n| map[n.index()]).collect::<Vec<_>>())).collect();
            b.word(if w == 0 { "light".into() } else { format!("light_{w}") }, Role::Syndrome, nets.clone());
            nets
        });
        Some(b.masked_parity(nets, basis.back[bit]))
    })
}

/// Words that are compared and whose nets nothing else reads.
fn compared(circuit: &Circuit) -> Vec<&[NetId]> {
    let mut words: Vec<&[NetId]> = Vec::new();
    for gate in circuit.gates() {
        if let Gate::Equals { word, .. } = gate
            && (2..=MOST_BITS).contains(&word.len())
            && !words.contains(&&**word)
        {
            words.push(word);
        }
    }
    let alone = |word: &&[NetId]| {
        circuit.gates().iter().all(|gate| match gate {
            Gate::Equals { word: other, .. } if other[..] == **word => true,
            gate => gate.operands().iter().all(|n| !word.contains(n)),
        })
    };
    let often = |word: &&[NetId]| {
        let compares = |gate: &&Gate| matches!(gate, Gate::Equals { word: other, .. } if other[..] == **word);
        circuit.gates().iter().filter(compares).count() >= LEAST_CONSTANTS
    };
    words.retain(|word| alone(word) && often(word));
    words
}

/// A lighter word.
struct Basis {
    /// The word that was compared.
    word: Vec<NetId>,
    /// Bit j of the lighter word is the sum of the word's bits in `rows[j]`.
    rows: Vec<u64>,
    /// Bit i of the word is the sum of the lighter word's bits in `back[i]`.
    back: Vec<u64>,
    /// The inputs that each bit of the lighter word adds up.
    sums: Vec<Vec<NetId>>,
}

impl Basis {
    fn of(circuit: &Circuit, word: &[NetId]) -> Option<Self> {
        let is_input = |net: &NetId| matches!(circuit.gate(*net), Gate::Input { .. });
        let mut atoms: Vec<NetId> = Vec::new();
        let mut supports: Vec<Vec<u64>> = Vec::new();
        for net in word {
            let Gate::Parity(operands) = circuit.gate(*net) else { return None };
            if !operands.iter().all(is_input) {
                return None;
            }
            let mut support = Vec::new();
            for operand in operands.iter() {
                let at = atoms.iter().position(|a| a == operand).unwrap_or_else(|| {
                    atoms.push(*operand);
                    atoms.len() - 1
                });
                support.resize(support.len().max(at / 64 + 1), 0u64);
                support[at / 64] ^= 1 << (at % 64);
            }
            supports.push(support);
        }
        let sum = |mask: u64| {
            let mut sum = vec![0u64; atoms.len().div_ceil(64)];
            for support in supports.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1).map(|(_, s)| s) {
                sum.iter_mut().zip(support).for_each(|(s, o)| *s ^= o);
            }
            sum
        };
        let weight = |mask: u64| sum(mask).iter().map(|w| w.count_ones()).sum::<u32>();
        let mut all: Vec<(u32, u64)> = (1..1u64 << word.len()).map(|mask| (weight(mask), mask)).collect();
        all.sort_unstable_by_key(|(weight, mask)| (*weight, mask.count_ones(), *mask));
        let (mut span, mut rows, mut total) = (gf2::Span::default(), Vec::new(), 0);
        for (weight, mask) in all {
            // Sums that are zero would make words that occur in no circuit.
            if weight > 0 && span.insert(mask).is_none() {
                rows.push(mask);
                total += weight;
            }
        }
        let own: u32 = (0..word.len()).map(|i| weight(1 << i)).sum();
        if rows.len() < word.len() || total >= own {
            return None;
        }
        let columns: Vec<u64> =
            (0..word.len()).map(|i| rows.iter().enumerate().fold(0, |c, (j, row)| c | (row >> i & 1) << j)).collect();
        let back = gf2::invert(&columns).ok()?;
        let inputs = |mask: &u64| {
            let sum = sum(*mask);
            atoms.iter().enumerate().filter(|(at, _)| sum[at / 64] >> (at % 64) & 1 == 1).map(|(_, n)| *n).collect()
        };
        let sums = rows.iter().map(inputs).collect();
        Some(Self { word: word.to_vec(), rows, back, sums })
    }

    /// The value of the lighter word where the word has this value.
    fn translated(&self, value: u64) -> u64 {
        self.rows.iter().enumerate().fold(0, |v, (j, row)| v | gf2::parity(row & value) << j)
    }
}
