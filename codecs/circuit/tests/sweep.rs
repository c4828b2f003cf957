//! Tests of exhaustive simulation over all values of inputs.

use eccforge_circuit::lanes::{Slot, Sweep};
use eccforge_circuit::transform::miter;
use eccforge_circuit::{Builder, Circuit};

/// x == value, over n bits, with an enable.
fn equals(n: usize, value: u64) -> Circuit {
    let mut b = Builder::new("equals");
    let (x, enable) = (b.input("x", n), b.input("enable", 1)[0]);
    let hit = b.equals(&x, value);
    let hit = b.and([hit, enable]);
    b.output("hit", vec![hit]);
    b.finish()
}

#[test]
fn every_value_is_tried_once_and_the_one_that_is_wrong_is_named() {
    for (bits, value) in [(3, 5), (9, 300), (17, 99_999)] {
        let mut sweep = Sweep::new(&equals(bits, value), bits).unwrap();
        let mut seen = 0;
        assert_eq!(
            sweep.run(&[true], |out| {
                seen += out[0].count();
                Slot::ZERO
            }),
            None
        );
        assert_eq!(seen, 1, "{bits} bits");
        assert_eq!(sweep.run(&[true], |out| out[0]), Some(value));
        assert_eq!(sweep.run(&[false], |out| out[0]), None);
        // The sweep stops after the batch with the value, and continues from there.
        let next = sweep.run_from(0, &[true], |out| out[0] != Slot::ZERO);
        assert_eq!(next.and_then(|next| sweep.run_from(next, &[true], |out| out[0] != Slot::ZERO)), None);
    }
}

#[test]
fn inputs_are_chosen_in_any_order_and_the_others_keep_their_values() {
    // Bits 5, 2, 0, 7, 1, 8, 9, 10, 11, 12 are swept: the value that hits is 1001 with bits 3, 4, 6, 13 as fixed.
    let free = vec![5, 2, 0, 7, 1, 8, 9, 10, 11, 12];
    let wanted = 0b11_0110_1001u64;
    let fixed = [true, false, true, true];
    let others = [3, 4, 6, 13];
    let hit = free.iter().enumerate().filter(|(i, _)| wanted >> i & 1 == 1).map(|(_, bit)| 1u64 << bit);
    let required = others.iter().zip(fixed).filter(|(_, one)| *one).map(|(bit, _)| 1u64 << bit);
    let circuit = equals(14, hit.chain(required).sum());
    let mut sweep = Sweep::over(&circuit, free).unwrap();
    let all = |enable: bool| fixed.into_iter().chain([enable]).collect::<Vec<_>>();
    assert_eq!(sweep.run(&all(true), |out| out[0]), Some(wanted));
    assert_eq!(sweep.run(&all(false), |out| out[0]), None);
    assert_eq!(sweep.run(&[false; 5], |out| out[0]), None);
}

#[test]
fn every_change_of_another_base_in_each_lane_is_tried_once() {
    // The change of x is found from the required value of x: the base of each lane, XORed with the change.
    let mut b = Builder::new("changed");
    let (x, was) = (b.input("x", 11), b.input("was", 11));
    let change: Vec<_> = x.iter().zip(&was).map(|(x, was)| b.parity([*x, *was])).collect();
    let hit = b.equals(&change, 700);
    b.output("hit", vec![hit]);
    let mut sweep = Sweep::new(&b.finish(), 11).unwrap();
    let mut base: Vec<Slot> = Vec::new();
    for bit in 0..11u64 {
        // Words that look random, and differ for each bit.
        let word = |w: usize| (8 * bit + w as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        base.push(Slot(std::array::from_fn(word)));
    }
    base.extend_from_within(..);
    let mut hits = 0;
    sweep.run_around(0, &base, |out| {
        hits += out[0].count();
        false
    });
    assert_eq!(hits, 1);
    let next = sweep.run_around(0, &base, |out| out[0] != Slot::ZERO);
    let lane = 700 % 512;
    let inputs = sweep.inputs(lane);
    let value = |bits: &[bool]| bits.iter().rev().fold(0, |value, bit| value << 1 | u64::from(*bit));
    assert_eq!(value(&inputs[..11]) ^ value(&inputs[11..]), 700);
    let of_lane: Vec<bool> = base[..11].iter().map(|slot| slot.get(lane)).collect();
    assert_eq!(inputs[11..], of_lane);
    assert!(next.is_some(), "700 is not in the last batch");
}

#[test]
fn circuits_that_differ_on_two_values_are_distinguished_on_both() {
    let (a, b) = (equals(12, 77), equals(12, 78));
    let mut count = 0;
    let mut sweep = Sweep::new(&miter(&a, &b), 12).unwrap();
    sweep.run(&[true], |out| {
        count += out[0].count();
        Slot::ZERO
    });
    assert_eq!(count, 2);
    assert_eq!(Sweep::new(&miter(&a, &a), 12).unwrap().run(&[true], |out| out[0]), None);
}

/// A sweep of few inputs does not optimise its circuit: ten thousand comparisons are live at once.
#[test]
fn a_circuit_of_many_live_nets_takes_every_value() {
    let mut b = Builder::new("below");
    let x = b.input("x", 14);
    let hits: Vec<_> = (0..10_000).map(|value| b.equals(&x, value)).collect();
    let below = b.parity(hits);
    b.output("below", vec![below]);
    let circuit = b.finish();
    let (mut sweep, mut count) = (Sweep::new(&circuit, 14).unwrap(), 0);
    let above = sweep.run(&[], |out| {
        count += out[0].count();
        Slot::ZERO
    });
    assert_eq!((above, count), (None, 10_000));
    // The sweep is in the order of a Gray code: its first value above is the first one whose bits are not below.
    let first = (0..1u64 << 14).map(|i| (i >> 9 ^ i >> 10) << 9 | i & 511).find(|value| *value >= 10_000);
    assert_eq!(sweep.run(&[], |out| out[0].zip(&Slot::ONES, |x, y| x ^ y)), first);
}
