//! Finds columns for address bits of a found code.
//!
//! The syndromes of one and of two wrong address bits are a column and the sum of two. None may be zero or equal that
//! of a correctable pattern; then each error is a DUE. Columns are chosen greedily, first even and light ones,
//! because sums of even columns are never odd columns. A choice in which three of them also never look correctable is
//! preferred.

use crate::problem::{Problem, syndrome};

/// `bits` address columns for a code with these columns, and the number of wrong address bits that are then always
/// detected: 2 or 3. `None` if the greedy choice finds too few.
pub fn columns(problem: &Problem, columns: &[u16], bits: usize) -> Option<(Vec<u16>, usize)> {
    let mut taken = vec![false; 1 << problem.r];
    taken[0] = true;
    for column in columns {
        taken[usize::from(*column)] = true;
    }
    for pattern in &problem.patterns {
        taken[usize::from(syndrome(columns, pattern))] = true;
    }
    let mut candidates: Vec<u16> = (1..1u16 << problem.r).filter(|c| !taken[usize::from(*c)]).collect();
    // Among even columns, those with a one in row 0 come first, because no odd number of them sums to zero.
    candidates.sort_by_key(|c| (c.count_ones() % 2, 1 - (c & 1), c.count_ones(), *c));
    for wrong in [3, 2] {
        let mut chosen: Vec<u16> = Vec::new();
        for c in &candidates {
            if chosen.len() < bits && stays_detected(&taken, &chosen, *c, wrong) {
                chosen.push(*c);
            }
        }
        if chosen.len() == bits {
            return Some((chosen, wrong));
        }
    }
    None
}

/// Whether column `c` and one or, for `wrong` = 3, two of the chosen columns never sum to a taken syndrome.
fn stays_detected(taken: &[bool], chosen: &[u16], c: u16, wrong: usize) -> bool {
    for (i, a) in chosen.iter().enumerate() {
        if taken[usize::from(a ^ c)] || wrong == 3 && chosen[..i].iter().any(|b| taken[usize::from(a ^ b ^ c)]) {
            return false;
        }
    }
    true
}
