//! Tests of shared pairs of operands of XORs within a bound on their depth.

use eccforge_circuit::passes::Cost;
use eccforge_circuit::passes::xor_sharing::{Problem, Sharing, Solution, share_parities};
use eccforge_circuit::{Builder, Circuit};

/// A circuit of 16 inputs, with the parity of the inputs in each mask.
fn parities(masks: &[u64]) -> Circuit {
    let mut b = Builder::new("rows");
    let x = b.input("x", 16);
    let rows = masks.iter().map(|m| b.masked_parity(&x, *m)).collect();
    b.output("y", rows);
    b.finish()
}

#[test]
fn a_common_bound_is_relaxed_by_one_level_above_a_thousand_operands() {
    let extra = |sharing: Sharing, size| sharing.relaxed(size).extra_levels;
    assert_eq!([extra(Sharing::BALANCED, 1000), extra(Sharing::BALANCED, 1001)], [Some(0), Some(1)]);
    assert_eq!(extra(Sharing { extra_levels: Some(2), ..Sharing::BALANCED }, 1001), Some(3));
    assert_eq!([extra(Sharing::DELAY, 1001), extra(Sharing::AREA, 1001)], [Some(0), None]);
    assert_eq!(Problem::of(&parities(&[0b111, 0b11_0011, 0b1])).size(), 7);
}

#[test]
fn twice_the_operands_have_a_quarter_of_the_runs() {
    let runs = |runs, size| Sharing { runs, ..Sharing::AREA }.runs_for(size);
    assert_eq!([runs(1500, 0), runs(1500, 250), runs(1500, 500), runs(1501, 500)], [1500, 1500, 375, 376]);
    assert_eq!([runs(0, 10), runs(7, 100_000)], [1, 1]);
}

#[test]
fn delays_are_those_of_logical_effort() {
    let problem = Problem::of(&parities(&[0b111]));
    // In (x0 + x1) + x2, inputs wait for the gates that they drive: 30 for each XOR and 6 for each driven gate.
    let solution = Solution { pairs: vec![(0, 1), (3, 2)], roots: vec![4], depth: 2 };
    assert_eq!(solution.delay(&problem), 6 + 30 + 6 + 30);
    let both = Solution { roots: vec![3, 4], ..solution };
    assert_eq!(both.delay(&problem), 6 + 30 + 6 + (6 + 30 + 6 + 30));
    let late = Problem { depths: vec![2, 0, 0], ..problem };
    assert_eq!(both.delay(&late), 2 * (30 + 6) + 6 + 30 + 6 + (2 * (30 + 6) + 6 + 30 + 6 + 30));
}

/// Rows that share pairs in many ways.
fn tangled() -> Circuit {
    parities(&[0x1F37, 0x3A5D, 0x7C93, 0xB6E1, 0xD35A, 0xE8CE, 0x95B7, 0x4E7B, 0xF0AD])
}

#[test]
fn more_runs_find_fewer_gates() {
    let gates = |runs| Cost::Operations.of(&share_parities(&tangled(), Sharing { runs, ..Sharing::AREA }));
    assert!(gates(200) < gates(1), "{} {}", gates(200), gates(1));
}

#[test]
fn levels_beyond_the_least_are_used_and_no_more() {
    // Prefix sums need one gate each if they wait for one another, and more if each has its least depth.
    let sums = parities(&(2..=16).map(|k| (1 << k) - 1).collect::<Vec<u64>>());
    let of = |extra_levels| {
        let made = share_parities(&sums, Sharing { extra_levels, runs: 40, fastest: false, ..Sharing::DELAY });
        (Cost::Depth.of(&made), Cost::Operations.of(&made))
    };
    let [least, more, most] = [Some(0), Some(1), None].map(of);
    assert_eq!((least.0, most.1), (4, 15));
    assert!(more.0 <= 5 && more.1 < least.1 && most.1 < more.1, "{least:?} {more:?} {most:?}");
}
