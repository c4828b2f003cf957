//! Comparisons of one word with many constants share the comparisons of its parts.
//!
//! A word of r bits compared with c constants costs about c (r - 1) gates; with the word cut in two halves, each half is
//! decoded once (at most 2^(r/2) lines) and every comparison is one AND.

use super::rebuild::rebuild;
use crate::circuit::{Circuit, Gate, NetId, Role};
use std::collections::{HashMap, HashSet};

/// Words of at least this many bits, compared with at least this many constants, are cut.
const LEAST_BITS: usize = 5;
const LEAST_CONSTANTS: usize = 6;
/// Bits of a part.
const PART_BITS: usize = 4;

/// Cuts every word that is compared with many constants into parts of up to four bits. The lines are named words
/// `<part>_is_<value>` with role `Predecode`, where `<part>` is the word's name (or `word`) with its bits.
pub fn predecode(circuit: &Circuit) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let mut uses: HashMap<&[NetId], usize> = HashMap::new();
    for gate in circuit.gates() {
        if let Gate::Equals { word, .. } = gate {
            *uses.entry(word).or_default() += 1;
        }
    }
    let cut = |word: &[NetId]| word.len() >= LEAST_BITS && uses.get(word).is_some_and(|&c| c >= LEAST_CONSTANTS);
    let name_of = |word: &[NetId]| {
        circuit.words().iter().find(|w| w.nets == word).map_or_else(|| "word".to_string(), |w| w.name.clone())
    };
    let mut named: HashSet<NetId> = HashSet::new();
    rebuild(&circuit, |b, net, map| {
        let Gate::Equals { word, value } = circuit.gate(net) else { return None };
        if !cut(word) {
            return None;
        }
        let name = name_of(word);
        let parts = word.len().div_ceil(PART_BITS);
        let mut at = 0;
        let hits: Vec<NetId> = (0..parts)
            .map(|p| {
                // Parts as equal as can be: 8 = 4 + 4, 14 = 4 + 4 + 3 + 3.
                let bits = (word.len() - at).div_ceil(parts - p);
                let part: Vec<NetId> = word[at..at + bits].iter().map(|n| map[n.index()]).collect();
                let constant = value >> at & ((1 << bits) - 1);
                let line = b.equals(&part, constant);
                if part.len() > 1 && named.insert(line) {
                    b.word(format!("{name}_{}_{at}_is_{constant}", at + bits - 1), Role::Predecode, vec![line]);
                }
                at += bits;
                line
            })
            .collect();
        Some(b.and(hits))
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
