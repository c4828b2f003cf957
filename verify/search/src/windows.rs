//! Windows (bytes): counts patterns inside a window with wrong corrections outside it, and arranges symbols into
//! windows. Every arrangement corrects the same set and miscorrects equally many pairs and triples. Arrangements differ
//! in the patterns inside one window.

use crate::problem::Problem;
use std::collections::HashSet;

/// Arranges the symbols of `bits` positions so that few patterns inside a window are miscorrected. Windows with check
/// bits are not changed. It uses steepest descent over exchanges of two symbols, so the result depends only on the
/// input.
pub fn arrange(problem: &Problem, columns: &[u16], bits: usize) -> Vec<u16> {
    let (window, data) = (problem.window, problem.data_bits());
    let mut columns = columns.to_vec();
    if window == 0 || bits == 0 || !window.is_multiple_of(bits) {
        return columns;
    }
    let accepted: HashSet<u16> = {
        let syndrome = |p: &Vec<usize>| p.iter().fold(0, |s, b| s ^ columns[*b]);
        columns.iter().copied().chain(problem.patterns.iter().map(syndrome)).chain([0]).collect()
    };
    let mut table = vec![false; 1 << problem.r];
    accepted.iter().for_each(|s| table[usize::from(*s)] = true);
    let free = data / window;
    let cost = |columns: &[u16], w: usize| accepted_patterns(&table, &columns[w * window..(w + 1) * window]);
    let mut costs: Vec<u32> = (0..free).map(|w| cost(&columns, w)).collect();
    let per_window = window / bits;
    let swap =
        |columns: &mut Vec<u16>, a: usize, b: usize| (0..bits).for_each(|i| columns.swap(a * bits + i, b * bits + i));
    loop {
        let mut best: Option<(u32, usize, usize)> = None;
        for a in 0..free * per_window {
            for b in (a / per_window + 1) * per_window..free * per_window {
                let (v, w) = (a / per_window, b / per_window);
                swap(&mut columns, a, b);
                let after = cost(&columns, v) + cost(&columns, w);
                swap(&mut columns, a, b);
                let gain = (costs[v] + costs[w]).saturating_sub(after);
                if gain > best.map_or(0, |(g, ..)| g) {
                    best = Some((gain, a, b));
                }
            }
        }
        let Some((_, a, b)) = best else { return columns };
        swap(&mut columns, a, b);
        for w in [a / per_window, b / per_window] {
            costs[w] = cost(&columns, w);
        }
    }
}

/// Number of patterns of two or more bits inside one window after which a decoder flips a bit outside it and delivers
/// wrong data. A fault of one window then spreads to another.
pub fn outside(problem: &Problem, columns: &[u16]) -> u64 {
    let window = problem.window;
    // For each syndrome: the window that contains the correction, or `None`, and whether the correction flips data.
    let mut flips: Vec<Option<(Option<usize>, bool)>> = vec![None; 1 << problem.r];
    let mut enter = |bits: &[usize]| {
        let home = Some(bits[0] / window).filter(|home| bits.iter().all(|bit| bit / window == *home));
        let syndrome = bits.iter().fold(0, |sum, bit| sum ^ columns[*bit]);
        flips[usize::from(syndrome)] = Some((home, bits[0] < problem.data_bits()));
    };
    (0..columns.len()).for_each(|bit| enter(&[bit]));
    problem.patterns.iter().for_each(|pattern| enter(pattern));
    let of_window = |(w, own): (usize, &[u16])| {
        let data = problem.data_bits().saturating_sub(w * window).min(own.len());
        let (mut sum, mut count) = (0u16, 0);
        for step in 1u32..1 << own.len() {
            sum ^= own[step.trailing_zeros() as usize];
            let has_data = (step ^ step >> 1) & ((1 << data) - 1) != 0;
            let leaves = flips[usize::from(sum)].is_some_and(|(home, data)| home != Some(w) && (data || has_data));
            count += u64::from(leaves);
        }
        count
    };
    columns.chunks(window).enumerate().map(of_window).sum()
}

/// Number of subsets of the columns whose sum is a correctable syndrome or zero, enumerated in Gray code order.
fn accepted_patterns(table: &[bool], columns: &[u16]) -> u32 {
    let (mut sum, mut count) = (0u16, 0);
    for step in 1u32..1 << columns.len() {
        sum ^= columns[step.trailing_zeros() as usize];
        count += u32::from(table[usize::from(sum)]);
    }
    count
}
