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
    let mut chosen = Vec::new();
    loop {
        let mut best: Option<(i32, Rectangle)> = None;
        for &(xs, ys) in candidates {
            let (mut useful, mut covered) = (0, 0);
            for x in ones(xs) {
                let new = (wanted[x] & ys).count_ones();
                covered += new;
                useful |= u32::from(new > 0) << x;
            }
            let xs = if line_cost > 0 { useful } else { xs };
            let value = covered as i32 - line_cost * (xs.count_ones() + ys.count_ones()) as i32;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, (xs, ys)));
            }
        }
        // A step without gain would repeat for ever.
        let Some((_, (xs, ys))) = best.filter(|(value, _)| *value > 0) else { return (chosen, wanted) };
        for x in ones(xs) {
            wanted[x] &= !ys;
        }
        chosen.push((xs, ys));
    }
}

/// The lines of a set, ascending.
fn ones(set: u32) -> impl Iterator<Item = usize> {
    (0..MOST_LINES).filter(move |i| set >> i & 1 == 1)
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
    let mut lines = 0;
    for (x, row) in matrix.iter().enumerate() {
        lines |= u32::from(ys & !row == 0) << x;
    }
    lines
}

/// For hardware, ORs of at least this many products are covered.
// Below it, the ORs of lines that rectangles add cost about as many gates as the products that they save.
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
        let mut matrix = vec![0u32; rows.len()];
        for (row, ys) in matrix.iter_mut().zip(products.values()) {
            for (i, column) in columns.iter().enumerate() {
                *row |= u32::from(ys.contains(column)) << i;
            }
        }
        let (mut chosen, left) = cover(matrix.clone(), &of_pairs(&matrix), 1);
        // The products that are left cost nothing: each exists as a match of its own.
        for (x, ys) in left.into_iter().enumerate() {
            chosen.extend(ones(ys).map(|y| (1 << x, 1 << y)));
        }
        let mut terms: Vec<NetId> = rest.iter().map(|n| map[n.index()]).collect();
        for (xs, ys) in chosen {
            let x = b.or(ones(xs).map(|x| map[rows[x].index()]));
            let y = b.or(ones(ys).map(|y| map[columns[y].index()]));
            terms.push(b.and([x, y]));
        }
        Some(b.or(terms))
    })
}

/// Splits operands: `products[x]` contains the lines y with which x is multiplied, and the rest are operands that are
/// not products of two lines. x is the line that compares the earlier part.
fn split(circuit: &Circuit, operands: &[NetId]) -> (BTreeMap<NetId, BTreeSet<NetId>>, Vec<NetId>) {
    let mut products: BTreeMap<NetId, BTreeSet<NetId>> = BTreeMap::new();
    let mut rest = Vec::new();
    let mut first = None;
    for operand in operands {
        let Some([(x, of_x), (y, of_y)]) = lines_of(circuit, *operand) else {
            rest.push(*operand);
            continue;
        };
        let (low, high) = if of_x <= of_y { ((x, of_x), (y, of_y)) } else { ((y, of_y), (x, of_x)) };
        // A matrix has lines of one word on each side; products of other words stay as they are.
        if *first.get_or_insert((low.1, high.1)) == (low.1, high.1) {
            products.entry(low.0).or_default().insert(high.0);
        } else {
            rest.push(*operand);
        }
    }
    (products, rest)
}

/// If the net is a product of two lines, returns each line with the part of a word that it compares.
fn lines_of(circuit: &Circuit, net: NetId) -> Option<[(NetId, &[NetId]); 2]> {
    let [x, y] = factors(circuit, net)?;
    let Gate::Equals { word: of_x, .. } = circuit.gate(x) else { return None };
    let Gate::Equals { word: of_y, .. } = circuit.gate(y) else { return None };
    Some([(x, of_x), (y, of_y)])
}

/// The operands of an AND of two nets.
fn factors(circuit: &Circuit, net: NetId) -> Option<[NetId; 2]> {
    match circuit.gate(net) {
        Gate::And(nets) => <[NetId; 2]>::try_from(&**nets).ok(),
        _ => None,
    }
}

/// For software, ORs with at least this many products are grouped.
// A group of n products saves n - 1 ANDs, and only those products that nothing else reads disappear.
const GROUPED_FROM: usize = 8;

/// Repeatedly factors the most common net out of every OR of many products of two nets. This saves the products that
/// nothing else reads.
pub fn group_products(circuit: &Circuit) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let grouped = rebuild(&circuit, |b, net, map| {
        let Gate::Or(nets) = circuit.gate(net) else { return None };
        let (mut products, mut terms) = (Vec::new(), Vec::new());
        for net in nets {
            match factors(&circuit, *net) {
                Some(product) => products.push(product),
                None => terms.push(map[net.index()]),
            }
        }
        if products.len() < GROUPED_FROM {
            return None;
        }
        while let Some(common) = commonest(&products) {
            let (with, without): (Vec<_>, Vec<_>) = products.into_iter().partition(|p| p.contains(&common));
            products = without;
            let others = with.into_iter().map(|[x, y]| map[if x == common { y } else { x }.index()]);
            let others = b.or(others);
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
    for n in products.iter().flatten() {
        *counts.entry(*n).or_default() += 1;
    }
    // Factoring out of two products replaces two ANDs and an OR by an OR and an AND: one gate, which is lost again if
    // another gate reads one of the products.
    let best = counts.into_iter().max_by_key(|&(net, n)| (n, Reverse(net)))?;
    (best.1 >= 3).then_some(best.0)
}
