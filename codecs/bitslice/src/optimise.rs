//! Passes from a circuit to an equal circuit with less logic, for any back end that has no wide gates of its own.
//!
//! 1. Comparisons: a word that is compared with many constants is decoded once, half by half, and each comparison is one
//!    AND of two halves. A word compared once becomes one AND of its bits.
//! 2. Sums of products: an OR of many ANDs that have operands in common is grouped by the commonest one.
//! 3. Pairs: operands common to several parities, ANDs or ORs get a gate of their own (see the module `share`).
//!
//! Outputs and inputs keep their names, widths and meaning; internal words are dropped, since their nets may go.

use super::rewrite::Rewrite;
use super::share::share;
use eccforge_logic::circuit::{Builder, Circuit, Gate, NetId};
use std::collections::{BTreeMap, HashMap};

/// How far sharing goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// A pair of operands of parities is shared if at least so many gates have it; 2 gives the fewest gates. A tape that
    /// pays for every load and store is fastest with more.
    pub parity_uses: usize,
    /// The same for ANDs and ORs.
    pub logic_uses: usize,
    /// Group sums of products.
    pub factor: bool,
}

impl Effort {
    /// Fewest two-input gates.
    pub const GATES: Self = Self { parity_uses: 2, logic_uses: 2, factor: true };
    /// Fewest loads and stores of a tape.
    pub const TAPE: Self = Self { parity_uses: 4, logic_uses: 4, factor: true };
}

/// An equal circuit with less logic.
#[must_use]
pub fn optimise(circuit: &Circuit, effort: Effort) -> Circuit {
    let mut circuit = decode_comparisons(&circuit.without_dead_gates());
    if effort.factor {
        circuit = factor_sums(&circuit);
    }
    circuit = share_operands(&circuit, Family::Parity, effort.parity_uses);
    circuit = share_operands(&circuit, Family::And, effort.logic_uses);
    share_operands(&circuit, Family::Or, effort.logic_uses)
}

/// Words compared with at least so many constants are decoded.
const DECODED_FROM: usize = 4;

fn decode_comparisons(circuit: &Circuit) -> Circuit {
    let mut constants: HashMap<&[NetId], usize> = HashMap::new();
    for gate in circuit.gates() {
        if let Gate::Equals { word, .. } = gate {
            *constants.entry(word).or_default() += 1;
        }
    }
    rebuild(circuit, |copy, b, gate| {
        let Gate::Equals { word, value } = gate else { return None };
        let nets: Vec<NetId> = word.iter().map(|n| copy.net(*n)).collect();
        let decoded = constants[&word[..]] >= DECODED_FROM;
        Some(if decoded { decode(b, &nets, *value) } else { literals(b, &nets, *value) })
    })
}

/// One AND of the bits, each as it is or complemented.
fn literals(b: &mut Builder, word: &[NetId], value: u64) -> NetId {
    let nets: Vec<NetId> =
        word.iter().enumerate().map(|(i, n)| if value >> i & 1 == 1 { *n } else { b.not(*n) }).collect();
    b.and(nets)
}

/// An AND of two halves, each decoded in the same way; equal halves of other comparisons are the same gates.
fn decode(b: &mut Builder, word: &[NetId], value: u64) -> NetId {
    if word.len() <= 2 {
        return literals(b, word, value);
    }
    let (low, high) = word.split_at(word.len() / 2);
    let halves = [decode(b, low, value & ((1 << low.len()) - 1)), decode(b, high, value >> low.len())];
    b.and(halves)
}

/// ORs with at least so many products are grouped.
const GROUPED_FROM: usize = 8;

fn factor_sums(circuit: &Circuit) -> Circuit {
    rebuild(circuit, |copy, b, gate| {
        let Gate::Or(nets) = gate else { return None };
        let product = |n: &NetId| match circuit.gate(*n) {
            Gate::And(factors) if factors.len() == 2 => Some(factors.to_vec()),
            _ => None,
        };
        let mut products: Vec<Vec<NetId>> = nets.iter().filter_map(product).collect();
        if products.len() < GROUPED_FROM {
            return None;
        }
        let mut terms: Vec<NetId> = nets.iter().filter(|n| product(n).is_none()).map(|n| copy.net(*n)).collect();
        while let Some(common) = commonest(&products) {
            let (with, without): (Vec<_>, Vec<_>) = products.into_iter().partition(|p| p.contains(&common));
            products = without;
            let rest = with.iter().map(|p| copy.net(if p[0] == common { p[1] } else { p[0] })).collect::<Vec<_>>();
            let rest = b.or(rest);
            terms.push(b.and([copy.net(common), rest]));
        }
        for p in products {
            terms.push(b.and(p.iter().map(|n| copy.net(*n))));
        }
        Some(b.or(terms))
    })
}

/// The net in most products, if it is in at least three.
fn commonest(products: &[Vec<NetId>]) -> Option<NetId> {
    let mut counts: BTreeMap<NetId, usize> = BTreeMap::new();
    products.iter().flatten().for_each(|n| *counts.entry(*n).or_default() += 1);
    let best = counts.into_iter().max_by_key(|&(net, n)| (n, std::cmp::Reverse(net)))?;
    (best.1 >= 3).then_some(best.0)
}

/// Gates whose operands can be paired in any order.
#[derive(Clone, Copy, PartialEq)]
enum Family {
    Parity,
    And,
    Or,
}

impl Family {
    fn operands(self, gate: &Gate) -> Option<&[NetId]> {
        match (self, gate) {
            (Self::Parity, Gate::Parity(n)) | (Self::And, Gate::And(n)) | (Self::Or, Gate::Or(n)) => Some(n),
            _ => None,
        }
    }

    fn build(self, b: &mut Builder, nets: Vec<NetId>) -> NetId {
        match self {
            Self::Parity => b.parity(nets),
            Self::And => b.and(nets),
            Self::Or => b.or(nets),
        }
    }
}

fn share_operands(circuit: &Circuit, family: Family, least: usize) -> Circuit {
    let first_new = circuit.gates().len() as u32;
    let of_family = circuit.gates().iter().filter_map(|g| family.operands(g));
    let lists = of_family.map(|nets| nets.iter().map(|n| n.index() as u32).collect()).collect();
    let shared = share(lists, first_new, least);
    let mut made: Vec<Option<NetId>> = vec![None; shared.pairs.len()];
    let old: HashMap<u32, NetId> =
        circuit.gates().iter().flat_map(|g| g.operands()).map(|n| (n.index() as u32, *n)).collect();
    let mut at = 0;
    rebuild(circuit, |copy, b, gate| {
        family.operands(gate)?;
        // Gates of the family come in the order of their lists.
        let list = &shared.lists[at];
        at += 1;
        let mut nets = Vec::with_capacity(list.len());
        for &x in list {
            nets.push(pair_net(x, first_new, &shared.pairs, &mut made, family, b, &|x| copy.net(old[&x])));
        }
        Some(family.build(b, nets))
    })
}

/// The net of an operand; a pair is made when first needed, after both its operands.
fn pair_net(
    x: u32,
    first_new: u32,
    pairs: &[(u32, u32)],
    made: &mut [Option<NetId>],
    family: Family,
    b: &mut Builder,
    net: &dyn Fn(u32) -> NetId,
) -> NetId {
    let Some(i) = x.checked_sub(first_new).map(|i| i as usize) else { return net(x) };
    if let Some(known) = made[i] {
        return known;
    }
    let (p, q) = pairs[i];
    let nets = [p, q].map(|y| pair_net(y, first_new, pairs, made, family, b, net));
    let new = family.build(b, nets.to_vec());
    made[i] = Some(new);
    new
}

/// Copies a circuit; `change` may build another net in place of a gate.
fn rebuild(circuit: &Circuit, mut change: impl FnMut(&Rewrite<'_>, &mut Builder, &Gate) -> Option<NetId>) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let mut copy = Rewrite::new(circuit, &mut b);
    copy.inputs(&mut b);
    copy.gates_with(&mut b, &mut change);
    copy.outputs(&mut b);
    b.finish().without_dead_gates()
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_logic::circuit::Interpreter;
    use eccforge_scheme::builtins;
    use eccforge_scheme::decoder::{Decoder, Strategy};

    fn two_input_gates(c: &Circuit) -> usize {
        c.gates()
            .iter()
            .map(|g| match g {
                Gate::Equals { word, .. } => word.len() - 1,
                g => g.operands().len().saturating_sub(1),
            })
            .sum()
    }

    #[test]
    fn optimised_decoders_of_all_shipped_schemes_mean_the_same_and_are_smaller() {
        for shipped in builtins() {
            let plain = Decoder::new(&shipped.scheme(), Strategy::SyndromeLookup).flatten();
            for effort in [Effort::GATES, Effort::TAPE] {
                let small = optimise(&plain, effort);
                assert_eq!(small.verify(), Ok(()));
                assert!(two_input_gates(&small) <= two_input_gates(&plain), "{}", shipped.id);
                assert_equal_on_random_inputs(&plain, &small, shipped.id);
            }
        }
    }

    #[test]
    fn decoders_of_secded_and_reed_solomon_need_less_than_half_the_two_input_gates() {
        for id in ["i-secded", "ssc-dsd-plus"] {
            let plain =
                Decoder::new(&eccforge_scheme::builtin(id).unwrap().scheme(), Strategy::SyndromeLookup).flatten();
            let (before, after) = (two_input_gates(&plain), two_input_gates(&optimise(&plain, Effort::GATES)));
            assert!(2 * after < before, "{id}: {before} became {after}");
        }
    }

    fn assert_equal_on_random_inputs(a: &Circuit, b: &Circuit, id: &str) {
        let mut state = 88172645463325252u64;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state.wrapping_mul(0x9E3779B97F4A7C15)
        };
        let (mut run_a, mut run_b) = (Interpreter::new(a), Interpreter::new(b));
        for round in 0..24 {
            for (p, q) in a.inputs().iter().zip(b.inputs()) {
                for (x, y) in p.nets.iter().zip(&q.nets) {
                    // Dense and sparse words, so that correctable patterns occur.
                    let word = (0..round % 4 * 3).fold(random(), |w, _| w & random());
                    run_a.set(*x, word);
                    run_b.set(*y, word);
                }
            }
            run_a.run();
            run_b.run();
            for (p, q) in a.outputs().iter().zip(b.outputs()) {
                assert_eq!((&p.name, p.nets.len()), (&q.name, q.nets.len()));
                for (x, y) in p.nets.iter().zip(&q.nets) {
                    assert_eq!(run_a.get(*x), run_b.get(*y), "{id}: {}", p.name);
                }
            }
        }
    }
}
