//! Computes "some pattern matches" in parallel with the matches instead of after them.
//!
//! Suppose a word is compared only with values of odd weight, as the syndrome of an odd-weight-column code [Hsiao
//! 1970] is compared with its columns. Then the OR of the comparisons is the word's parity, except for the odd values
//! that are missing. A few rectangles ([`super::rectangles`]) cover those: (the low half is in X) and (the high half
//! is in Y), with even values as don't-cares. Hence ce = odd and not missing, and due = missing or (nonzero and not
//! odd), while the OR over all matches would come after the last of them.

use super::Cost;
use super::cost::no_worse;
use super::rectangles::{Rectangle, cover, largest};
use crate::graph::{Builder, Circuit, Gate, NetId};
use crate::transform::rebuild;
use std::collections::{BTreeMap, BTreeSet};

/// ORs of at least this many comparisons are replaced.
// An OR of fewer has at most four levels, as many as the parity of the word and the rectangles take.
const LEAST_VALUES: usize = 16;
/// Widths of the words whose flags are replaced: each half has at most sixteen values.
// Rows of the matrix of missing values are sets in 32 bits. Words of fewer than five bits have fewer than 16 odd values.
const WIDTHS: std::ops::RangeInclusive<usize> = 5..=8;

/// Replaces every OR of many comparisons of one word with values of odd weight, and every "neither zero nor any of
/// them". If many odd values are missing, or the word's bits are deep, the replacement can take more levels. The
/// circuit then stays unchanged.
pub fn flags_in_parallel(circuit: &Circuit) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let mut compared: BTreeMap<NetId, Comparisons> = BTreeMap::new();
    for (net, gate) in circuit.drivers() {
        if !matches!(gate, Gate::Or(_)) {
            continue;
        }
        if let Some(found) = comparisons(&circuit, net) {
            compared.insert(net, found);
        }
    }
    let parallel = rebuild(&circuit, |b, net, map| {
        let (found, is_due) = match circuit.gate(net) {
            Gate::And(operands) => (missed(&circuit, operands, &compared)?, true),
            _ => (compared.get(&net)?, false),
        };
        let addends = found.word.iter().flat_map(|net| addends(&circuit, net)).map(|n| map[n.index()]);
        let odd = b.parity(addends.collect::<Vec<_>>());
        let word: Vec<NetId> = found.word.iter().map(|n| map[n.index()]).collect();
        let missing = missing(b, &word, &found.values);
        Some(if is_due {
            let zero = b.equals(&word, 0);
            let clean = b.or([zero, odd]);
            let even = b.not(clean);
            b.or([even, missing])
        } else {
            let known = b.not(missing);
            b.and([odd, known])
        })
    });
    no_worse(&circuit, parallel, Cost::Depth)
}

/// The addends of a bit of the word. The word's parity then becomes a sum of addends, computed in parallel with the
/// word's bits.
fn addends<'c>(circuit: &'c Circuit, net: &'c NetId) -> &'c [NetId] {
    match circuit.gate(*net) {
        Gate::Parity(operands) => operands,
        _ => std::slice::from_ref(net),
    }
}

/// Comparisons of one word with values of odd weight.
struct Comparisons {
    word: Vec<NetId>,
    values: BTreeSet<u64>,
}

/// The comparisons of an OR, perhaps through other ORs.
fn comparisons(circuit: &Circuit, net: NetId) -> Option<Comparisons> {
    let mut open = vec![net];
    let mut values = BTreeSet::new();
    let mut common_word = None;
    while let Some(net) = open.pop() {
        match circuit.gate(net) {
            Gate::Or(operands) => open.extend(operands.iter().copied()),
            Gate::Equals { word, value } if value.count_ones() % 2 == 1 => {
                if *common_word.get_or_insert(word) != word {
                    return None;
                }
                values.insert(*value);
            }
            _ => return None,
        }
    }
    let word = common_word.filter(|word| WIDTHS.contains(&word.len()))?;
    (values.len() >= LEAST_VALUES).then(|| Comparisons { word: word.to_vec(), values })
}

/// The comparisons that an AND negates, if they include the comparison with zero.
fn missed<'c>(
    circuit: &Circuit,
    operands: &[NetId],
    compared: &'c BTreeMap<NetId, Comparisons>,
) -> Option<&'c Comparisons> {
    let [x, y] = operands else { return None };
    let Gate::Not(x) = *circuit.gate(*x) else { return None };
    let Gate::Not(y) = *circuit.gate(*y) else { return None };
    let (any, other) = if compared.contains_key(&x) { (x, y) } else { (y, x) };
    let found = compared.get(&any)?;
    let is_zero = matches!(circuit.gate(other), Gate::Equals { word, value: 0 } if word[..] == found.word[..]);
    is_zero.then_some(found)
}

/// Returns a net that is one for every odd value that is not in `values`; zero for zero and for the values in it. Other
/// values are don't-cares.
fn missing(b: &mut Builder, word: &[NetId], values: &BTreeSet<u64>) -> NetId {
    let low = word.len().div_ceil(2);
    // wanted[x] and allowed[x]: the high halves y, as bits, that must or may be covered with the low half x.
    let mut wanted = vec![0u32; 1 << low];
    let mut allowed = wanted.clone();
    for value in (1..1u64 << word.len()).filter(|value| !values.contains(value)) {
        let (x, y) = (value as usize & ((1 << low) - 1), value >> low);
        allowed[x] |= 1 << y;
        if value.count_ones() % 2 == 1 {
            wanted[x] |= 1 << y;
        }
    }
    // `cover` takes the first of equally good candidates, so their order decides which circuit is generated.
    let candidates: Vec<Rectangle> = largest(&allowed).into_iter().rev().collect();
    let (chosen, _) = cover(wanted, &candidates, 0);
    let mut terms = Vec::new();
    for (xs, ys) in chosen {
        let (x, y) = (one_of(b, &word[..low], xs), one_of(b, &word[low..], ys));
        terms.push(b.and([x, y]));
    }
    b.or(terms)
}

/// Whether a word has a value in the set; bit v of the set is value v.
fn one_of(b: &mut Builder, word: &[NetId], set: u32) -> NetId {
    let all = 1u32 << word.len();
    // At most half of the values are compared: the complement costs one gate.
    let invert = set.count_ones() * 2 > all;
    let listed: Vec<u32> = (0..all).filter(|v| (set >> v & 1 == 1) != invert).collect();
    let lines: Vec<NetId> = listed.into_iter().map(|v| b.equals(word, u64::from(v))).collect();
    let any = b.or(lines);
    if invert { b.not(any) } else { any }
}
