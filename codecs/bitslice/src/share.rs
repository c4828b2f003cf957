//! The pair of operands that most gates have in common is worth a gate of its own [Paar, "Optimized arithmetic for
//! Reed-Solomon encoders", ISIT 1997]: taken greedily, until no pair is common enough.
//!
//! [`eccforge_logic::passes::share_parities`] follows the same idea for hardware. The two are kept apart: that one keeps parities
//! within a depth, breaks ties at random and takes the best of many runs, seconds of work from which emitted text follows;
//! this one knows no depth, serves ANDs and ORs too, leaves pairs alone that too few gates have, and is done in
//! milliseconds, since programs are compiled when they are run.

use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Lists of operands after sharing. Operands from `first_new` on are pairs: `first_new + i` stands for `pairs[i]`.
pub(super) struct Shared {
    /// The lists, in their old order, each ascending.
    pub lists: Vec<Vec<u32>>,
    /// New operands; a pair names earlier operands only.
    pub pairs: Vec<(u32, u32)>,
}

/// Above this many pairs of operands sharing is given up: it would cost more than it saves.
const MOST_PAIRS: usize = 30_000_000;

/// Shares pairs that occur in at least `least` of the lists. Lists hold distinct operands below `first_new`.
///
/// Deterministic: of equally common pairs the lowest is taken.
pub(super) fn share(lists: Vec<Vec<u32>>, first_new: u32, least: usize) -> Shared {
    let mut state = State { lists, counts: FxHashMap::default(), heap: BinaryHeap::new() };
    state.lists.iter_mut().for_each(|l| l.sort_unstable());
    let mut pairs = Vec::new();
    if least < 2 || state.lists.iter().map(|l| l.len() * l.len() / 2).sum::<usize>() > MOST_PAIRS {
        return Shared { lists: state.lists, pairs };
    }
    // holders[x]: the lists that hold x.
    let mut holders: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for (i, list) in state.lists.iter().enumerate() {
        for (k, &x) in list.iter().enumerate() {
            holders.entry(x).or_default().push(i as u32);
            for &y in &list[k + 1..] {
                *state.counts.entry((x, y)).or_default() += 1;
            }
        }
    }
    state.heap = state.counts.iter().map(|(&p, &n)| (n, Reverse(p))).filter(|(n, _)| *n as usize >= least).collect();
    while let Some((count, Reverse((x, y)))) = state.heap.pop() {
        let now = state.counts.get(&(x, y)).copied().unwrap_or(0);
        if now != count {
            if now as usize >= least {
                state.heap.push((now, Reverse((x, y))));
            }
            continue;
        }
        let new = first_new + pairs.len() as u32;
        pairs.push((x, y));
        let both: Vec<u32> = holders[&x].iter().copied().filter(|i| state.holds(*i, x) && state.holds(*i, y)).collect();
        for &i in &both {
            state.replace(i, x, y, new, least);
        }
        holders.insert(new, both);
    }
    Shared { lists: state.lists, pairs }
}

struct State {
    lists: Vec<Vec<u32>>,
    counts: FxHashMap<(u32, u32), u32>,
    /// Pairs by count; stale entries are seen when they come up.
    heap: BinaryHeap<(u32, Reverse<(u32, u32)>)>,
}

impl State {
    fn holds(&self, list: u32, x: u32) -> bool {
        self.lists[list as usize].binary_search(&x).is_ok()
    }

    fn replace(&mut self, list: u32, x: u32, y: u32, new: u32, least: usize) {
        let mut items = std::mem::take(&mut self.lists[list as usize]);
        items.retain(|&z| z != x && z != y);
        for &z in &items {
            for old in [x, y] {
                if let Some(n) = self.counts.get_mut(&(old.min(z), old.max(z))) {
                    *n -= 1;
                }
            }
            // The new operand is the highest of all.
            let n = self.counts.entry((z, new)).or_default();
            *n += 1;
            if *n as usize >= least {
                self.heap.push((*n, Reverse((z, new))));
            }
        }
        if let Some(n) = self.counts.get_mut(&(x, y)) {
            *n -= 1;
        }
        items.push(new);
        self.lists[list as usize] = items;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expand(x: u32, first_new: u32, pairs: &[(u32, u32)], into: &mut Vec<u32>) {
        match x.checked_sub(first_new) {
            None => into.push(x),
            Some(i) => {
                expand(pairs[i as usize].0, first_new, pairs, into);
                expand(pairs[i as usize].1, first_new, pairs, into);
            }
        }
    }

    #[test]
    fn shared_lists_expand_to_the_lists_they_came_from_and_are_shorter() {
        let mut lists = Vec::new();
        let mut state = 1u64;
        for _ in 0..24 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            lists.push((0..40).filter(|i| state >> (20 + i) & 1 == 1).collect::<Vec<u32>>());
        }
        let shared = share(lists.clone(), 40, 2);
        for (list, old) in shared.lists.iter().zip(&lists) {
            let mut flat = Vec::new();
            list.iter().for_each(|&x| expand(x, 40, &shared.pairs, &mut flat));
            flat.sort_unstable();
            assert_eq!(&flat, old);
        }
        let cost = |lists: &[Vec<u32>]| lists.iter().map(|l| l.len().saturating_sub(1)).sum::<usize>();
        let (before, after) = (cost(&lists), cost(&shared.lists) + shared.pairs.len());
        assert!(2 * after < before + before / 4, "{before} two-input gates became {after}");
    }

    #[test]
    fn a_pair_in_fewer_lists_than_asked_is_left_alone() {
        let lists = vec![vec![0, 1, 2], vec![0, 1, 3]];
        assert_eq!(share(lists.clone(), 4, 3).pairs, []);
        assert_eq!(share(lists, 4, 2).pairs, [(0, 1)]);
    }
}
