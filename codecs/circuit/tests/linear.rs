//! Tests of nets that are XORs of inputs, and of circuits that are cut at such XORs.

use eccforge_circuit::linear::{affine_forms, cut_at_rows};
use eccforge_circuit::{Builder, Gate, Interpreter};
use eccforge_gf::affine::{AffineForm, RowSpace};
use proptest::prelude::*;

#[test]
fn an_xor_written_as_a_tree_is_recognised_and_read_from_the_syndrome() {
    let mut b = Builder::new("tree");
    let x = b.input("x", 70);
    let (low, high) = (b.parity(x[..40].to_vec()), b.parity(x[40..].to_vec()));
    let all = b.parity([low, high]);
    let complement = b.not(all);
    let both = b.and([complement, low]);
    b.output("y", vec![all, both]);
    let circuit = b.finish();
    let found = affine_forms(&circuit);
    assert_eq!(found[all.index()].as_ref().unwrap().bits().len(), 70);
    assert!(found[complement.index()].as_ref().unwrap().complemented() && found[both.index()].is_none());
    // Rows: bits 0 to 39, and all: both are combinations, and no bit of the word is read any more.
    let rows = RowSpace::new(70, &[(0..40).collect(), (0..70).collect()]);
    let cut = cut_at_rows(&circuit, &found, &rows);
    assert_eq!(cut.output_nets().count(), 1);
    let mut run = Interpreter::new(&cut);
    let free = cut.input("free_syndrome").unwrap().nets.clone();
    for (low, all) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        run.set(free[0], low);
        run.set(free[1], all);
        run.run();
        assert_eq!(run.get(cut.outputs()[0].nets[0]) & 1, low & (1 - all));
    }
}

#[test]
fn a_row_of_one_bit_stays_that_bit() {
    let mut b = Builder::new("one");
    let x = b.input("x", 2);
    let both = b.and([x[0], x[1]]);
    b.output("y", vec![both]);
    let circuit = b.finish();
    let cut = cut_at_rows(&circuit, &affine_forms(&circuit), &RowSpace::new(2, &[vec![0]]));
    let x = &cut.input("x").unwrap().nets;
    assert_eq!(cut.gate(cut.outputs()[0].nets[0]), &Gate::And([x[0], x[1]].into()));
}

proptest! {
    #[test]
    fn a_combination_is_found_exactly_for_forms_in_the_span(rows in prop::collection::vec(1u64..1024, 1..6), form in 1u64..1024) {
        let bits = |word: u64| (0..10).filter(|i| word >> i & 1 == 1).collect::<Vec<usize>>();
        let space = RowSpace::new(10, &rows.iter().map(|r| bits(*r)).collect::<Vec<_>>());
        let sums: Vec<u64> = (0..1 << rows.len()).map(|chosen| sum(&rows, chosen)).collect();
        let found = space.combination(&AffineForm::of(10, bits(form)));
        prop_assert_eq!(found.is_some(), sums.contains(&form));
        prop_assert!(found.is_none_or(|chosen| sums[chosen as usize] == form));
        prop_assert_eq!(space.is_independent(), !sums[1..].contains(&0));
    }
}

/// The XOR of the rows whose bits are one in `chosen`.
fn sum(rows: &[u64], chosen: u64) -> u64 {
    let mut sum = 0;
    for (i, row) in rows.iter().enumerate() {
        if chosen >> i & 1 == 1 {
            sum ^= row;
        }
    }
    sum
}
