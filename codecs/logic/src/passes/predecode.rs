//! Comparisons of one word with many constants share the comparisons of its parts.
//!
//! A word of r bits compared with c constants costs about c (r - 1) gates; with the word cut in two halves, each half is
//! decoded once (at most 2^(r/2) lines) and every comparison is one AND.

use super::rebuild::rebuild;
use crate::circuit::{Circuit, Gate, NetId, Role};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// Words of at least this many bits, compared with at least this many constants, are cut.
const LEAST_BITS: usize = 5;
const LEAST_CONSTANTS: usize = 6;
/// Bits of a part.
const PART_BITS: usize = 4;

/// Cuts every word that is compared with many constants into parts of up to four bits. The lines are named words
/// `<part>_is_<value>` with role `Predecode`, where `<part>` is the word's name (or `word<net>`) with its bits.
pub fn predecode(circuit: &Circuit) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let mut uses: HashMap<&[NetId], usize> = HashMap::new();
    for gate in circuit.gates() {
        if let Gate::Equals { word, .. } = gate {
            *uses.entry(word).or_default() += 1;
        }
    }
    let cut = |word: &[NetId]| word.len() >= LEAST_BITS && uses.get(word).is_some_and(|&c| c >= LEAST_CONSTANTS);
    // Words without a name are told apart by their first net.
    let name_of = |word: &[NetId]| {
        let named = circuit.words().iter().find(|w| w.nets == word);
        named.map_or_else(|| format!("word{}", word[0].index()), |w| w.name.clone())
    };
    // constants[word]: all values that it is compared with.
    let mut constants: HashMap<&[NetId], Vec<u64>> = HashMap::new();
    for gate in circuit.gates() {
        if let Gate::Equals { word, value } = gate {
            constants.entry(word).or_default().push(*value);
        }
    }
    let mut done: HashSet<&[NetId]> = HashSet::new();
    rebuild(&circuit, |b, net, map| {
        let Gate::Equals { word, value } = circuit.gate(net) else { return None };
        if !cut(word) {
            return None;
        }
        let part = |range: &Range<usize>| word[range.clone()].iter().map(|n| map[n.index()]).collect::<Vec<_>>();
        let constant = |value: u64, range: &Range<usize>| value >> range.start & ((1 << range.len()) - 1);
        if done.insert(word) {
            // All lines at the first comparison, in order of value.
            for range in ranges(word.len()).filter(|r| r.len() > 1) {
                let values: BTreeSet<u64> = constants[&**word].iter().map(|v| constant(*v, &range)).collect();
                for value in values {
                    let line = b.equals(&part(&range), value);
                    let name = format!("{}_{}_{}_is_{value}", name_of(word), range.end - 1, range.start);
                    b.word(name, Role::Predecode, vec![line]);
                }
            }
        }
        let hits: Vec<NetId> = ranges(word.len()).map(|r| b.equals(&part(&r), constant(*value, &r))).collect();
        Some(b.and(hits))
    })
}

/// Parts as equal as can be: 8 = 4 + 4, 14 = 4 + 4 + 3 + 3.
fn ranges(bits: usize) -> impl Iterator<Item = Range<usize>> {
    let parts = bits.div_ceil(PART_BITS);
    let mut at = 0;
    (0..parts).map(move |p| {
        let length = (bits - at).div_ceil(parts - p);
        at += length;
        at - length..at
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::{Builder, Interpreter};

    #[test]
    fn a_predecoded_comparison_means_the_same_for_every_word() {
        let mut b = Builder::new("compare");
        let x = b.input("x", 6);
        let hits: Vec<NetId> = (0..40).step_by(3).map(|v| b.equals(&x, v)).collect();
        b.output("hit", hits);
        let plain = b.finish();
        let cut = predecode(&plain);
        assert_eq!(cut.verify(), Ok(()));
        assert!(cut.gates().iter().all(|g| !matches!(g, Gate::Equals { word, .. } if word.len() > 3)));
        let run = |c: &Circuit| {
            let mut run = Interpreter::new(c);
            for (i, net) in c.inputs()[0].nets.iter().enumerate() {
                run.set(*net, (0..64u64).fold(0, |w, v| w | (v >> i & 1) << v));
            }
            run.run();
            c.output_nets().map(|n| run.get(n)).collect::<Vec<_>>()
        };
        assert_eq!(run(&plain), run(&cut));
    }
}
