//! Rewrites ORs of products as ORs of rectangles [Brayton & McMullen, ISCAS 1982].
//!
//! If every line of a set X is multiplied with every line of a set Y, the OR of all |X| |Y| products is (OR of X) AND
//! (OR of Y). Rectangles are selected greedily by their savings. The candidates are intersections of rows of the
//! matrix of products, like kernel intersections in [Brayton et al. 1987, MIS].

use super::Cost;
use super::cost::no_worse;
use crate::graph::{Circuit, Gate, NetId};
use crate::transform::rebuild;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Two sets of lines, one for each side; bit i is line i.
pub type Rectangle = (u32, u32);

/// Maximum number of lines on a side.
pub(super) const MOST_LINES: usize = u32::BITS as usize;

/// Selects rectangles that cover `wanted` (`wanted[x]`: the lines y that are wanted with x) greedily. Each step takes
/// the first candidate of the greatest value: newly covered products minus `line_cost` for each line. If lines have a
/// cost, lines of the first side that cover nothing new are dropped, and rectangles without value are not taken.
/// Returns the rectangles and the uncovered part of `wanted`.
pub fn cover(mut wanted: Vec<u32>, candidates: &[Rectangle], line_cost: i32) -> (Vec<Rectangle>, Vec<u32>) {
    let ones = |set: u32| (0..MOST_LINES).filter(move |i| set >> i & 1 == 1);
    let mut chosen = Vec::new();
    loop {
        let mut best: Option<(i32, Rectangle)> = None;
        for &(xs, ys) in candidates {
            let new = |x: &usize| wanted[*x] & ys != 0;
            let xs = if line_cost > 0 { ones(xs).filter(new).fold(0, |set, x| set | 1 << x) } else { xs };
            let covered: u32 = ones(xs).map(|x| (wanted[x] & ys).count_ones()).sum();
            let value = covered as i32 - line_cost * (xs.count_ones() + ys.count_ones()) as i32;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, (xs, ys)));
            }
        }
        let Some((_, (xs, ys))) = best.filter(|(value, _)| *value > 0) else { return (chosen, wanted) };
        ones(xs).for_each(|x| wanted[x] &= !ys);
        chosen.push((xs, ys));
    }
}

/// The largest rectangle of `matrix` (`matrix[x]`: the lines y that occur with x) for each intersection of two rows,
/// in the order of the pairs.
pub fn of_pairs(matrix: &[u32]) -> Vec<Rectangle> {
    let pairs = (0..matrix.len()).flat_map(|i| (i..matrix.len()).map(move |j| (i, j)));
    let sets = pairs.map(|(i, j)| matrix[i] & matrix[j]).filter(|ys| *ys != 0);
    sets.map(|ys| (closed(matrix, ys), ys)).collect()
}

/// Every maximal rectangle of `matrix`, from all intersections of rows.
pub fn largest(matrix: &[u32]) -> BTreeSet<Rectangle> {
    let mut sets: BTreeSet<u32> = matrix.iter().copied().filter(|ys| *ys != 0).collect();
    let mut open: Vec<u32> = sets.iter().copied().collect();
    while let Some(set) = open.pop() {
        open.extend(matrix.iter().map(|row| row & set).filter(|ys| *ys != 0 && sets.insert(*ys)));
    }
    sets.into_iter().map(|ys| (closed(matrix, ys), ys)).collect()
}

/// The lines whose row contains all of `ys`.
fn closed(matrix: &[u32], ys: u32) -> u32 {
    matrix.iter().enumerate().filter(|(_, row)| ys & !**row == 0).fold(0, |set, (x, _)| set | 1 << x)
}

/// For hardware, ORs of at least this many products are covered.
const LEAST_PRODUCTS: usize = 16;

/// Covers every OR of many products of two predecoded lines. The lines stay unchanged for their other readers.
pub fn cover_products(circuit: &Circuit) -> Circuit {
    let circuit = circuit.without_dead_gates();
    rebuild(&circuit, |b, net, map| {
        let Gate::Or(operands) = circuit.gate(net) else { return None };
        let (products, rest) = split(&circuit, operands);
        let columns: Vec<NetId> = products.values().flatten().copied().collect::<BTreeSet<_>>().into_iter().collect();
        let rows: Vec<NetId> = products.keys().copied().collect();
        let count: usize = products.values().map(BTreeSet::len).sum();
        if count < LEAST_PRODUCTS || rows.len() > MOST_LINES || columns.len() > MOST_LINES {
            return None;
        }
        let row =
            |ys: &BTreeSet<NetId>| (0..columns.len()).filter(|i| ys.contains(&columns[*i])).fold(0, |s, i| s | 1 << i);
        let matrix: Vec<u32> = products.values().map(row).collect();
        let (mut chosen, left) = cover(matrix.clone(), &of_pairs(&matrix), 1);
        // What is left is single products, which exist as matches.
        let single = |(x, ys): (usize, &u32)| {
            let ys = *ys;
            (0..columns.len()).filter(move |y| ys >> y & 1 == 1).map(move |y| (1 << x, 1 << y))
        };
        chosen.extend(left.iter().enumerate().flat_map(single));
        let lines = |of: &[NetId], set: u32| {
            of.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, n)| map[n.index()]).collect::<Vec<_>>()
        };
        let mut terms: Vec<NetId> = rest.iter().map(|n| map[n.index()]).collect();
        for (xs, ys) in chosen {
            let (x, y) = (b.or(lines(&rows, xs)), b.or(lines(&columns, ys)));
            terms.push(b.and([x, y]));
        }
        Some(b.or(terms))
    })
}

/// Splits operands: `products[x]` contains the lines y with which x is multiplied, and the rest are operands that are
/// not products of two lines. x is the line that compares the earlier part.
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

/// For software, ORs with at least this many products are grouped.
const GROUPED_FROM: usize = 8;

/// Repeatedly factors the most common net out of every OR of many products of two nets. This saves the products that
/// nothing else reads.
pub fn group_products(circuit: &Circuit) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let grouped = rebuild(&circuit, |b, net, map| {
        let Gate::Or(nets) = circuit.gate(net) else { return None };
        let product = |n: &NetId| match circuit.gate(*n) {
            Gate::And(factors) => <[NetId; 2]>::try_from(&**factors).ok(),
            _ => None,
        };
        let mut products: Vec<[NetId; 2]> = nets.iter().filter_map(product).collect();
        if products.len() < GROUPED_FROM {
            return None;
        }
        let mut terms: Vec<NetId> = nets.iter().filter(|n| product(n).is_none()).map(|n| map[n.index()]).collect();
        while let Some(common) = commonest(&products) {
            let (with, without): (Vec<_>, Vec<_>) = products.into_iter().partition(|p| p.contains(&common));
            products = without;
            let other = |p: &[NetId; 2]| map[if p[0] == common { p[1] } else { p[0] }.index()];
            let others = b.or(with.iter().map(other).collect::<Vec<_>>());
            terms.push(b.and([map[common.index()], others]));
        }
        terms.extend(products.iter().map(|p| b.and(p.map(|n| map[n.index()]))));
        Some(b.or(terms))
    });
    // Products that others read stay, and their rectangle comes on top.
    no_worse(&circuit, grouped, Cost::Operations)
}

/// The most common net of the products, if it occurs in at least three.
fn commonest(products: &[[NetId; 2]]) -> Option<NetId> {
    let mut counts: BTreeMap<NetId, usize> = BTreeMap::new();
    products.iter().flatten().for_each(|n| *counts.entry(*n).or_default() += 1);
    let best = counts.into_iter().max_by_key(|&(net, n)| (n, Reverse(net)))?;
    (best.1 >= 3).then_some(best.0)
}
