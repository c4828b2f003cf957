//! Tests of enumeration by cases, and of comparisons of circuits that use it.

use eccforge_circuit::lanes::Slot;
use eccforge_circuit::transform::rebuild;
use eccforge_circuit::{Builder, Circuit, Gate, NetId};
use eccforge_hdl::blif;
use eccforge_hdl::prove::cases::{Cases, cases, columns};
use eccforge_hdl::prove::linear::{Comparison, compare};
use std::time::Duration;

#[test]
fn columns_are_rows_turned_around() {
    let values: Vec<u64> = (0..50u64).map(|i| (i + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect();
    let turned = columns(&values);
    for (j, value) in values.iter().enumerate() {
        assert!((0..64).all(|i| turned[i] >> j & 1 == value >> i & 1), "{j}");
    }
    assert!(turned.iter().all(|word| word >> 50 == 0));
}

/// Returns a circuit that finds the wrong symbol among symbols of 8 bits, with one comparison for each symbol: from a
/// syndrome of 32 bits, or from a word in which each syndrome bit sums two.
fn locator(symbols: u64, from_word: bool) -> Circuit {
    let mut b = Builder::new("locator");
    let s = b.input("s", if from_word { 64 } else { 32 });
    let s: Vec<NetId> = match from_word {
        true => (0..32).map(|i| b.parity([s[i], s[32 + i]])).collect(),
        false => s,
    };
    let mut hits = Vec::new();
    let mut values = vec![Vec::new(); 8];
    for x in 1..=symbols {
        // Syndrome bytes v, v + v rotated by x, v, v + x.
        let mut wrong: Vec<NetId> = Vec::new();
        for i in 0..8usize {
            wrong.push(b.parity([s[i], s[(i + x as usize) % 8], s[8 + i]]));
            wrong.push(b.parity([s[i], s[16 + i]]));
            let sum = b.parity([s[i], s[24 + i]]);
            wrong.push(if x >> i & 1 == 1 { b.not(sum) } else { sum });
        }
        let any = b.or(wrong);
        let hit = b.not(any);
        hits.push(hit);
        for i in 0..8 {
            values[i].push(b.and([hit, s[i]]));
        }
    }
    let ce = b.or(hits);
    let value: Vec<NetId> = values.into_iter().map(|v| b.or(v)).collect();
    b.output("ce", vec![ce]);
    b.output("value", value);
    b.finish()
}

#[test]
fn every_value_with_an_output_is_seen_once_and_few_others() {
    let mut accepted = 0;
    let found = cases(&locator(36, false), |out| {
        accepted += out[0].count();
        Slot::ZERO
    });
    let Cases { tried, stopped } = found.unwrap();
    assert_eq!((accepted, stopped), (36 * 256, None));
    assert!(tried < 1 << 24, "{tried}");
    let one = cases(&locator(36, false), |out| out[0]).unwrap().stopped.unwrap();
    let [v, rotated, w, last] = (one as u32).to_le_bytes();
    let place = |x: u8| rotated == v ^ v.rotate_right(u32::from(x) % 8) && w == v && last == v ^ x;
    assert!((1..=36).any(place), "{one:x}");
}

#[test]
fn decoders_of_32_syndrome_bits_are_compared_without_a_solver_and_every_mutant_is_distinguished() {
    if !xtask::needs(&["berkeley-abc"]) {
        return;
    }
    let right = locator(20, true);
    let rows: Vec<Vec<usize>> = (0..32).map(|i| vec![i, 32 + i]).collect();
    let folder = tempfile::tempdir().unwrap();
    // The same function as another circuit: converted to the text of a netlist, which has gates of two inputs, and
    // back.
    let other = blif::read(&blif::write(&right, &|name, _| name.to_string())).unwrap();
    let compare = |other: &Circuit| compare(&right, other, &rows, folder.path(), Duration::from_secs(20)).unwrap();
    assert!(matches!(compare(&other), Comparison::Same(how) if how.contains("syndromes")));
    let gates: Vec<NetId> =
        right.drivers().filter(|(_, g)| matches!(g, Gate::And(_) | Gate::Or(_))).map(|d| d.0).collect();
    for target in gates.iter().step_by(7) {
        let mutant = rebuild(&right, |b, net, map| {
            let operands: Vec<NetId> = right.gate(net).operands().iter().map(|n| map[n.index()]).collect();
            (net == *target).then(|| match right.gate(net) {
                Gate::And(_) => b.or(operands),
                _ => b.and(operands),
            })
        });
        assert_eq!(compare(&mutant), Comparison::Different, "{target:?}");
    }
}
