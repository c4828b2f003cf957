//! A large OR of products of two predecoded lines is written as a sum of rectangles.
//!
//! After [`predecode`](super::predecode) a match is the AND of a line of each part of the syndrome, and "some pattern
//! matches" is an OR of many of them. Where a set of lines X of one part matches together with a set Y of the other, all
//! |X| |Y| products are one: (OR of X) AND (OR of Y). Rectangles are chosen greedily by what they save.

use super::rebuild::rebuild;
use crate::circuit::{Circuit, Gate, NetId};
use std::collections::{BTreeMap, BTreeSet};

/// ORs of at least this many products are factored.
const LEAST_PRODUCTS: usize = 16;

/// Factors every OR of many two-line products.
pub fn factor(circuit: &Circuit) -> Circuit {
    let circuit = circuit.without_dead_gates();
    rebuild(&circuit, |b, net, map| {
        let Gate::Or(operands) = circuit.gate(net) else { return None };
        let (products, rest) = split(&circuit, operands);
        if products.values().map(BTreeSet::len).sum::<usize>() < LEAST_PRODUCTS {
            return None;
        }
        let mut terms: Vec<NetId> = rest.iter().map(|n| map[n.index()]).collect();
        let new = |set: &BTreeSet<NetId>| set.iter().map(|n| map[n.index()]).collect::<Vec<_>>();
        for (xs, ys) in rectangles(&products) {
            let (x, y) = (b.or(new(&xs)), b.or(new(&ys)));
            terms.push(b.and([x, y]));
        }
        Some(b.or(terms))
    })
}

/// products[x]: the lines y with which x is multiplied; and the operands that are no product of two lines. x is the
/// line that compares the earlier part.
fn split(circuit: &Circuit, operands: &[NetId]) -> (BTreeMap<NetId, BTreeSet<NetId>>, Vec<NetId>) {
    let part = |net: &NetId| match circuit.gate(*net) {
        Gate::Equals { word, .. } => Some(word.clone()),
        _ => None,
    };
    let mut products: BTreeMap<NetId, BTreeSet<NetId>> = BTreeMap::new();
    let mut rest = Vec::new();
    let mut first = None;
    for operand in operands {
        let lines = match circuit.gate(*operand) {
            Gate::And(nets) => match **nets {
                [x, y] => part(&x).zip(part(&y)).map(|parts| ([x, y], parts)),
                _ => None,
            },
            _ => None,
        };
        match lines {
            Some(([x, y], (of_x, of_y))) => {
                let (low, high) = if of_x <= of_y { ((x, of_x), (y, of_y)) } else { ((y, of_y), (x, of_x)) };
                if *first.get_or_insert_with(|| (low.1.clone(), high.1.clone())) == (low.1, high.1) {
                    products.entry(low.0).or_default().insert(high.0);
                } else {
                    rest.push(*operand);
                }
            }
            None => rest.push(*operand),
        }
    }
    (products, rest)
}

type Rectangle = (BTreeSet<NetId>, BTreeSet<NetId>);

/// Rectangles whose union is exactly the given relation.
fn rectangles(products: &BTreeMap<NetId, BTreeSet<NetId>>) -> Vec<Rectangle> {
    let mut left = products.clone();
    let mut chosen = Vec::new();
    loop {
        let mut best: Option<(isize, Rectangle)> = None;
        for (i, a) in products.values().enumerate() {
            for b in products.values().skip(i) {
                let ys: BTreeSet<NetId> = a.intersection(b).copied().collect();
                let xs: BTreeSet<NetId> =
                    products.iter().filter(|(_, set)| ys.is_subset(set)).map(|(x, _)| *x).collect();
                // Lines that add nothing new are left out.
                let xs: BTreeSet<NetId> =
                    xs.into_iter().filter(|x| left.get(x).is_some_and(|s| !s.is_disjoint(&ys))).collect();
                let covered: usize = xs.iter().map(|x| left[x].intersection(&ys).count()).sum();
                let gain = covered as isize - (xs.len() + ys.len()) as isize;
                if !ys.is_empty() && covered > 0 && best.as_ref().is_none_or(|(g, _)| gain > *g) {
                    best = Some((gain, (xs, ys)));
                }
            }
        }
        let Some((gain, (xs, ys))) = best.filter(|(gain, _)| *gain > 0) else { break };
        debug_assert!(gain > 0);
        for x in &xs {
            if let Some(set) = left.get_mut(x) {
                set.retain(|y| !ys.contains(y));
            }
        }
        chosen.push((xs, ys));
    }
    // What is left is single products, which exist as matches.
    for (x, set) in left {
        chosen.extend(set.into_iter().map(|y| (BTreeSet::from([x]), BTreeSet::from([y]))));
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::super::predecode;
    use super::*;
    use crate::circuit::{Builder, Interpreter};

    #[test]
    fn a_factored_or_means_the_same_for_every_word_and_is_smaller() {
        let mut b = Builder::new("any");
        let x = b.input("x", 8);
        // All words of weight 3: what a Hsiao decoder matches.
        let hits: Vec<NetId> = (0..256u64).filter(|v| v.count_ones() == 3).map(|v| b.equals(&x, v)).collect();
        let any = b.or(hits);
        b.output("any", vec![any]);
        let plain = predecode(&b.finish());
        let factored = factor(&plain);
        assert_eq!(factored.verify(), Ok(()));
        let operands = |c: &Circuit| c.gates().iter().map(|g| g.operands().len()).sum::<usize>();
        assert!(operands(&factored) * 3 < operands(&plain) * 2, "{} {}", operands(&factored), operands(&plain));
        for base in (0..256u64).step_by(64) {
            let run = |c: &Circuit| {
                let mut run = Interpreter::new(c);
                for (i, net) in c.inputs()[0].nets.iter().enumerate() {
                    run.set(*net, (0..64).fold(0, |w, lane| w | ((base + lane) >> i & 1) << lane));
                }
                run.run();
                run.get(c.outputs()[0].nets[0])
            };
            assert_eq!(run(&plain), run(&factored));
        }
    }
}
