//! Tests of the cost models.

use eccforge_circuit::passes::Cost;
use eccforge_circuit::{Builder, NetId};

#[test]
fn each_model_counts_what_it_says() {
    let mut b = Builder::new("costs");
    let x = b.input("x", 5);
    let sum = b.parity(x.iter().copied());
    let not = b.not(x[0]);
    let both = b.and([sum, not]);
    let equal = b.equals(&x[..3], 5);
    b.and([x[1], x[2]]);
    b.output("y", vec![both, equal]);
    let c = b.finish();
    let costs = [Cost::Area, Cost::Depth, Cost::Operations, Cost::Accesses].map(|cost| cost.of(&c));
    // Four XORs, an AND, a complement; three literals of which one is complemented. The unused AND costs nothing.
    assert_eq!(costs, [4 * 10 + 6 + 2 + 2 * 6 + 2, 4, 4 + 1 + 2, 6 + 3 + 4]);
}

#[test]
fn a_tree_takes_its_deepest_leaf_last() {
    // Returns the least depth of an AND of chains of XOR and OR with these numbers of levels.
    let least_depth = |levels: &[usize]| {
        let mut b = Builder::new("tree");
        let mut leaves: Vec<NetId> = Vec::new();
        for (i, levels) in levels.iter().enumerate() {
            let x = b.input(format!("x{i}"), levels + 1);
            let mut chain = x[0];
            for (level, net) in x[1..].iter().enumerate() {
                chain = if level % 2 == 0 { b.parity([chain, *net]) } else { b.or([chain, *net]) };
            }
            leaves.push(chain);
        }
        let all = b.and(leaves);
        b.output("y", vec![all]);
        Cost::Depth.of(&b.finish())
    };
    assert_eq!(least_depth(&[0, 0, 0, 0]), 2);
    assert_eq!(least_depth(&[3, 0, 0, 1]), 4);
    assert_eq!((least_depth(&[]), least_depth(&[7])), (0, 7));
}
