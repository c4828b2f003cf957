//! Windows (bytes): counts patterns inside a window with wrong corrections outside it, and arranges symbols into
//! windows. Every arrangement corrects the same set and miscorrects equally many pairs and triples. Arrangements differ
//! in the patterns inside one window.

use crate::problem::{Problem, syndrome};

/// Arranges the symbols of `bits` positions so that few patterns inside a window are miscorrected. Windows with check
/// bits are not changed. The search uses steepest descent over exchanges of two symbols, so the result depends only on
/// the input.
pub fn arrange(problem: &Problem, columns: &[u16], bits: usize) -> Vec<u16> {
    let (window, data) = (problem.window, problem.data_bits());
    let mut columns = columns.to_vec();
    // A symbol over two windows cannot be arranged into one.
    if window == 0 || bits == 0 || !window.is_multiple_of(bits) {
        return columns;
    }
    // The set of syndromes is the same for every arrangement. Zero is in it, because unseen errors count as well.
    let mut table = vec![false; 1 << problem.r];
    table[0] = true;
    for column in &columns {
        table[usize::from(*column)] = true;
    }
    for pattern in &problem.patterns {
        table[usize::from(syndrome(&columns, pattern))] = true;
    }
    let free = data / window;
    let cost = |columns: &[u16], w: usize| accepted_patterns(&table, &columns[w * window..(w + 1) * window]);
    let mut costs: Vec<u32> = (0..free).map(|w| cost(&columns, w)).collect();
    let per_window = window / bits;
    loop {
        let mut best: Option<(u32, usize, usize)> = None;
        for a in 0..free * per_window {
            for b in (a / per_window + 1) * per_window..free * per_window {
                let (v, w) = (a / per_window, b / per_window);
                swap_symbols(&mut columns, bits, a, b);
                let after = cost(&columns, v) + cost(&columns, w);
                swap_symbols(&mut columns, bits, a, b);
                let gain = (costs[v] + costs[w]).saturating_sub(after);
                if gain > best.map_or(0, |(g, ..)| g) {
                    best = Some((gain, a, b));
                }
            }
        }
        let Some((_, a, b)) = best else { return columns };
        swap_symbols(&mut columns, bits, a, b);
        for w in [a / per_window, b / per_window] {
            costs[w] = cost(&columns, w);
        }
    }
}

/// Exchanges symbols `a` and `b` of `bits` columns.
fn swap_symbols(columns: &mut [u16], bits: usize, a: usize, b: usize) {
    for i in 0..bits {
        columns.swap(a * bits + i, b * bits + i);
    }
}

/// Number of patterns of two or more bits inside one window after which a decoder flips a bit outside it and delivers
/// wrong data. A fault of one window then spreads to another.
pub fn outside(problem: &Problem, columns: &[u16]) -> u64 {
    let window = problem.window;
    // For each syndrome: the window that contains the correction, or `None`, and whether the correction flips data.
    let mut flips: Vec<Option<(Option<usize>, bool)>> = vec![None; 1 << problem.r];
    for (bit, column) in columns.iter().enumerate() {
        flips[usize::from(*column)] = Some((Some(bit / window), bit < problem.data_bits()));
    }
    for pattern in &problem.patterns {
        let first = pattern[0] / window;
        let is_inside = pattern.iter().all(|bit| bit / window == first);
        let home = if is_inside { Some(first) } else { None };
        // Positions are sorted and data bits come first, so the first bit shows whether any is a data bit.
        flips[usize::from(syndrome(columns, pattern))] = Some((home, pattern[0] < problem.data_bits()));
    }
    let mut count = 0;
    for (w, own) in columns.chunks(window).enumerate() {
        let data = problem.data_bits().saturating_sub(w * window).min(own.len());
        let mut sum = 0u16;
        // In Gray code order, one column changes the sum from each pattern to the next.
        for step in 1u32..1 << own.len() {
            sum ^= own[step.trailing_zeros() as usize];
            let has_data = (step ^ step >> 1) & ((1 << data) - 1) != 0;
            let leaves = flips[usize::from(sum)].is_some_and(|(home, data)| home != Some(w) && (data || has_data));
            count += u64::from(leaves);
        }
    }
    count
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
