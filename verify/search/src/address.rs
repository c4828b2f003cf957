//! Finds columns for address bits of a found code.
//!
//! The syndromes of one and of two wrong address bits are a column and the sum of two. None may be zero or equal that
//! of a correctable pattern; then each error is a DUE. Columns are chosen greedily, first even and light ones,
//! because sums of even columns are never odd columns. A choice in which three of them also never look correctable is
//! preferred.

use crate::problem::Problem;

/// `bits` address columns for a code with these columns, and the number of wrong address bits that are then always
/// detected: 2 or 3. `None` if the greedy choice finds too few.
pub fn columns(problem: &Problem, columns: &[u16], bits: usize) -> Option<(Vec<u16>, usize)> {
    let mut taken = vec![false; 1 << problem.r];
    taken[0] = true;
    columns.iter().for_each(|c| taken[usize::from(*c)] = true);
    for pattern in &problem.patterns {
        taken[usize::from(pattern.iter().fold(0, |s, bit| s ^ columns[*bit]))] = true;
    }
    let mut candidates: Vec<u16> = (1..1u16 << problem.r).filter(|c| !taken[usize::from(*c)]).collect();
    // Among even columns, those with a one in row 0 come first, because no odd number of them sums to zero.
    candidates.sort_by_key(|c| (c.count_ones() % 2, 1 - (c & 1), c.count_ones(), *c));
    [3, 2].into_iter().find_map(|wrong| {
        let mut chosen: Vec<u16> = Vec::new();
        for c in &candidates {
            let free = |sum: u16| !taken[usize::from(sum)];
            let pairs = chosen.iter().all(|a| free(a ^ c));
            let triples = || chosen.iter().enumerate().all(|(i, a)| chosen[..i].iter().all(|b| free(a ^ b ^ c)));
            if chosen.len() < bits && pairs && (wrong == 2 || triples()) {
                chosen.push(*c);
            }
        }
        (chosen.len() == bits).then_some((chosen, wrong))
    })
}
