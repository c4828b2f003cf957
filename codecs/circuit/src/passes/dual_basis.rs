//! Compares a syndrome in a basis of the dual code of minimum weight, whose bits XOR the fewest codeword bits.
//!
//! With an invertible T, the circuit compares T s with T v instead of s with v. The rows of T H are words of the dual
//! code. The pass takes these words by weight, each if it is independent of the earlier ones. This is the greedy
//! algorithm on a matroid [Edmonds 1971], so it minimises both the total and the maximum weight.

use super::cost::{Cost, no_worse};
use crate::graph::{Circuit, Gate, NetId, Role};
use crate::transform::rebuild;
use eccforge_gf::affine::AffineForm;
use eccforge_gf::gf2;
use eccforge_gf::gf2::Vector;
use std::collections::HashMap;

/// Wider words are not changed.
// The pass lists and sorts the XORs of all subsets of a word's bits: 65 536 for 16 bits, twice as many for each further bit.
const MOST_BITS: usize = 16;
/// Name of the word of minimum weight.
pub const SYNDROME_MIN: &str = "syndrome_min";
/// Words that are compared with fewer constants are not treated as syndromes.
// A syndrome is compared with every column of H: seven in the shortest Hamming code.
const LEAST_CONSTANTS: usize = 6;

/// Replaces every word of XORs of inputs that is compared with several constants and read by nothing else, if a basis
/// of lower weight exists. The new word is named [`SYNDROME_MIN`], a second one `syndrome_min_1`. Bits of the old
/// word that are also outputs are computed from the new one.
pub fn minimum_weight_basis(circuit: &Circuit) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let bases: Vec<Basis> = compared(&circuit).into_iter().filter_map(|word| Basis::of(&circuit, word)).collect();
    // The word and the bit of each net of the old words.
    let mut place: HashMap<NetId, (usize, usize)> = HashMap::new();
    for (w, basis) in bases.iter().enumerate() {
        place.extend(basis.word.iter().enumerate().map(|(bit, net)| (*net, (w, bit))));
    }
    let mut made: Vec<Option<Vec<NetId>>> = vec![None; bases.len()];
    let lighter = rebuild(&circuit, |b, net, map| {
        if let Gate::Equals { word, value } = circuit.gate(net) {
            let (w, _) = place.get(word.first()?)?;
            return Some(b.equals(made[*w].as_ref()?, bases[*w].translated(*value)));
        }
        let (w, bit) = *place.get(&net)?;
        let basis = &bases[w];
        let nets = made[w].get_or_insert_with(|| {
            let mut nets: Vec<NetId> = Vec::new();
            for sum in &basis.sums {
                let operands: Vec<NetId> = sum.iter().map(|operand| map[operand.index()]).collect();
                nets.push(b.parity(operands));
            }
            let name = if w == 0 { SYNDROME_MIN.into() } else { format!("{SYNDROME_MIN}_{w}") };
            b.word(name, Role::Syndrome, nets.clone());
            nets
        });
        Some(b.masked_parity(nets, basis.back[bit]))
    });
    // A basis with fewer bits can still need more gates, because rows of the old basis may share parts that those of
    // the new one do not share.
    no_worse(&circuit, lighter, Cost::Area)
}

/// Words that are compared with constants, and whose nets nothing else reads.
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
    words.retain(|word| is_only_compared(circuit, word));
    words
}

/// Whether enough comparisons of the word exist, and nothing else reads its nets.
fn is_only_compared(circuit: &Circuit, word: &[NetId]) -> bool {
    let mut constants = 0;
    for gate in circuit.gates() {
        if matches!(gate, Gate::Equals { word: other, .. } if other[..] == *word) {
            constants += 1;
        } else if gate.operands().iter().any(|net| word.contains(net)) {
            // Another reader needs the bits of the old basis too, so both bases would be computed.
            return false;
        }
    }
    constants >= LEAST_CONSTANTS
}

/// The XOR of the forms that `mask` selects; bit i selects form i.
fn sum_of(forms: &[AffineForm], mask: u64, inputs: usize) -> AffineForm {
    let mut sum = AffineForm::of(inputs, []);
    for (i, form) in forms.iter().enumerate() {
        if mask >> i & 1 == 1 {
            sum.add(form);
        }
    }
    sum
}

/// A word in a basis of minimum weight.
struct Basis {
    /// The original word.
    word: Vec<NetId>,
    /// Bit j in the new basis is the XOR of the word's bits in `rows[j]`.
    rows: Vec<u64>,
    /// Bit i of the original word is the XOR of the new bits in `back[i]`.
    back: Vec<u64>,
    /// The inputs that each new bit XORs.
    sums: Vec<Vec<NetId>>,
}

impl Basis {
    fn of(circuit: &Circuit, word: &[NetId]) -> Option<Self> {
        let inputs: Vec<NetId> = circuit.inputs().iter().flat_map(|p| p.nets.iter().copied()).collect();
        let number: HashMap<NetId, usize> = inputs.iter().enumerate().map(|(i, net)| (*net, i)).collect();
        let mut forms: Vec<AffineForm> = Vec::new();
        for net in word {
            let Gate::Parity(operands) = circuit.gate(*net) else { return None };
            let bits = operands.iter().map(|n| number.get(n).copied()).collect::<Option<Vec<_>>>()?;
            forms.push(AffineForm::of(inputs.len(), bits));
        }
        let sum = |mask: u64| sum_of(&forms, mask, inputs.len());
        let mut all: Vec<(u32, u64)> = (1..1u64 << word.len()).map(|mask| (sum(mask).weight(), mask)).collect();
        // Equal weights: fewest old bits first, then the number, so the same code always gets the same basis.
        all.sort_unstable_by_key(|(weight, mask)| (*weight, mask.count_ones(), *mask));
        let (mut span, mut rows) = (gf2::Span::default(), Vec::new());
        let mut total = 0;
        for (weight, mask) in all {
            // Zero combinations would make comparisons that occur in no circuit.
            if weight > 0 && span.insert(mask).is_none() {
                rows.push(mask);
                total += weight;
            }
        }
        let weight_before: u32 = forms.iter().map(AffineForm::weight).sum();
        // Bits that depend on each other have fewer rows, which nothing inverts.
        if total >= weight_before {
            return None;
        }
        let mut columns = vec![0u64; word.len()];
        for (j, row) in rows.iter().enumerate() {
            for (i, column) in columns.iter_mut().enumerate() {
                *column |= (row >> i & 1) << j;
            }
        }
        let back = gf2::invert(&columns).ok()?;
        let mut sums: Vec<Vec<NetId>> = Vec::new();
        for mask in &rows {
            sums.push(sum(*mask).bits().into_iter().map(|i| inputs[i]).collect());
        }
        Some(Self { word: word.to_vec(), rows, back, sums })
    }

    /// The value in the new basis that corresponds to a value of the original word.
    fn translated(&self, value: u64) -> u64 {
        let mut new = 0;
        for (j, row) in self.rows.iter().enumerate() {
            new |= gf2::parity(row & value) << j;
        }
        new
    }
}
