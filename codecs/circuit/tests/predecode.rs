//! Tests of comparisons of parts of a word.

use crate::support::truth;
use eccforge_circuit::passes::{Decoding, predecode};
use eccforge_circuit::{Builder, Gate, NetId};

#[test]
fn parts_of_a_word_have_two_bits_at_least() {
    for bits in 2..=64 {
        let mut b = Builder::new("compare");
        let x = b.input("x", bits);
        let hit = b.equals(&x, 0);
        b.output("hit", vec![hit]);
        let lines = predecode(&b.finish(), Decoding { least_bits: 2, least_constants: 1, ..Decoding::HARDWARE });
        let parts = lines.gates().iter().filter(|gate| matches!(gate, Gate::Equals { .. }));
        let lengths: Vec<usize> = parts.map(|gate| gate.operands().len()).collect();
        assert!(lengths.iter().all(|length| (2..=4).contains(length)), "{bits}: {lengths:?}");
        assert_eq!(lengths.iter().sum::<usize>(), bits, "{lengths:?}");
    }
}

#[test]
fn a_predecoded_comparison_means_the_same_for_every_word() {
    let mut b = Builder::new("compare");
    let x = b.input("x", 6);
    let hits: Vec<NetId> = (0..40).step_by(3).map(|v| b.equals(&x, v)).collect();
    b.output("hit", hits);
    let plain = b.finish();
    let cut = predecode(&plain, Decoding::HARDWARE);
    assert_eq!(cut.verify(), Ok(()));
    assert!(cut.gates().iter().all(|g| !matches!(g, Gate::Equals { word, .. } if word.len() > 3)));
    assert_eq!(truth(&plain), truth(&cut));
}
