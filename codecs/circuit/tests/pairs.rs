//! Tests of the greedy pairing of operands.

use eccforge_circuit::passes::pairs::{Pair, Pairing, Queue};
use eccforge_gf::random::SplitMix64;

/// Appends the atoms that a variable sums to `into`.
fn expand(v: u32, atoms: u32, pairs: &[Pair], into: &mut Vec<u32>) {
    match v.checked_sub(atoms) {
        None => into.push(v),
        Some(i) => {
            expand(pairs[i as usize].0, atoms, pairs, into);
            expand(pairs[i as usize].1, atoms, pairs, into);
        }
    }
}

fn rows() -> Vec<Vec<u32>> {
    let mut random = SplitMix64::new(1);
    (0..24).map(|_| (0..40).filter(|_| random.below(2) == 1).collect()).collect()
}

#[test]
fn paired_rows_expand_to_the_rows_they_came_from_and_are_shorter() {
    for queue in [Queue::lowest(), Queue::random(3)] {
        let rows = rows();
        let mut run = Pairing::new(rows.clone(), vec![0; 40], None, 2);
        run.run(queue);
        for (row, old) in run.rows.iter().zip(&rows) {
            let mut flat = Vec::new();
            for v in row.iter() {
                expand(*v, 40, &run.pairs, &mut flat);
            }
            flat.sort_unstable();
            assert_eq!(&flat, old);
        }
        let cost = |rows: &[Vec<u32>]| rows.iter().map(|l| l.len().saturating_sub(1)).sum::<usize>();
        let (before, after) = (cost(&rows), cost(&run.rows) + run.pairs.len());
        assert!(2 * after < before + before / 4, "{before} two-input gates became {after}");
    }
}

#[test]
fn a_pair_in_fewer_rows_than_asked_is_left_alone() {
    let rows = vec![vec![0, 1, 2], vec![0, 1, 3]];
    let pairs = |least| {
        let mut run = Pairing::new(rows.clone(), vec![0; 4], None, least);
        run.run(Queue::lowest());
        run.pairs
    };
    assert_eq!((pairs(3), pairs(2)), (vec![], vec![(0, 1)]));
}

#[test]
fn no_row_is_deeper_than_its_bound() {
    // In a chain of prefixes without a bound, each prefix is one gate more than the last, so the chain is seven levels
    // deep.
    let rows: Vec<Vec<u32>> = (2..=8).map(|n| (0..n).collect()).collect();
    let deepest = |bounds: Option<Vec<u32>>| {
        let mut run = Pairing::new(rows.clone(), vec![0; 8], bounds, 2);
        run.run(Queue::lowest());
        (run.depths.iter().copied().max(), run.pairs.len())
    };
    assert!(deepest(None).0 > Some(3));
    assert!(deepest(Some(vec![3; 7])).0 <= Some(3));
}
