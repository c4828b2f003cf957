//! Tests of upsets of several cells, and of codes that correct them when they are interleaved.

use crate::cases::text;
use eccforge_beam::analyse::analyse;
use eccforge_beam::cells::{self, Operation};
use eccforge_beam::filter::Damage;
use eccforge_beam::inputs::AnalysisInputs;
use eccforge_beam::interleaving::{Interleaved, interleaved};
use eccforge_beam::under::Code;
use eccforge_evidence::entries::bits::Shape;
use eccforge_evidence::entries::{Options, read};
use eccforge_scheme::builtin;
use std::collections::{BTreeMap, BTreeSet};

/// LELAPE prints these upsets of 1, 2, 3 and 4 cells for Example 1.
#[test]
fn upsets_of_several_cells_are_those_of_lelape() {
    let all = include_str!("data/sram-upsets.csv");
    for (run, upsets) in [("1,", [66, 11, 5, 3]), ("2,", [111, 11, 3, 1]), ("3,", [86, 11, 3, 3])] {
        let rows = all.lines().filter(|line| line.starts_with(run) || line.starts_with("run"));
        let log = read(rows.collect::<Vec<_>>().join("\n").as_bytes(), &Options::default()).unwrap();
        // 2^21 words of 8 bits.
        let size = Some(f64::powi(2.0, 24 - 30));
        let inputs = AnalysisInputs {
            find_upsets: Some(Operation::Xor),
            memory_gbit: size,
            damage: Damage::Off,
            ..AnalysisInputs::default()
        };
        let a = analyse(log, &inputs, &[]);
        let found = a.cell_upsets.clone().unwrap().unwrap();
        assert_eq!(found.by_chance, 2);
        assert_eq!(found.upsets.iter().map(|u| u[1]).collect::<Vec<_>>(), upsets, "{found:?}");
        assert!(text(&a).contains("have one exclusive-or of addresses by chance"), "{}", text(&a));
    }
}

/// Four neighbouring cells of an FPGA, whose frames have 0x6a0 bits: pairs repeat a difference more often than any exclusive-or.
#[test]
fn upsets_repeat_differences_where_frames_are_no_power_of_two() {
    let mut draws = eccforge_runs::random::Draws::new(7, 7, 7);
    let mut cells: BTreeSet<u64> = (0..60).map(|_| draws.below(1 << 24)).collect();
    for _ in 0..12 {
        let first = draws.below((1 << 24) - 0x800);
        cells.extend([first, first + 1, first + 0x6a0, first + 0x6a1]);
    }
    let all = BTreeMap::from([((0, 0, 0), cells)]);
    let find = |operation| cells::find(&all, f64::from(1 << 24), operation).unwrap();
    let pos = find(Operation::Pos);
    assert_eq!((pos.upsets, pos.differences), (vec![[1, 60], [4, 12]], vec![1, 0x69f, 0x6a0, 0x6a1]));
    assert!(find(Operation::Xor).upsets != [[1, 60], [4, 12]]);
    // 108 * 107 / 2 pairs, of which a small difference has the chance 2 / 2^24.
    assert!((pos.expected_false - 4.0 * 2.0 * 5778.0 / f64::from(1 << 24)).abs() < 1e-9);
}

/// Values that three pairs repeat join five or more cells, and are left out.
#[test]
fn values_that_join_more_cells_than_they_have_pairs_are_left_out() {
    let mut draws = eccforge_runs::random::Draws::new(8, 8, 8);
    let far: Vec<u64> = (0..23).map(|_| draws.below(1 << 40)).collect();
    let mut cells = BTreeSet::new();
    // Eight pairs of one frequent value; then three chains, each in a write loop of its own, of four values.
    for &value in &far[1..9] {
        cells.extend([value, value ^ 0x1000]);
    }
    let mut all = BTreeMap::from([((0, 0, 0), cells)]);
    let steps = [0x00f1_0b07u64, 0x0e00_50b0, 0x0007_0070, 0x00b0_000d];
    for (write, start) in (1..).zip(&far[20..]) {
        let places = steps.iter().scan(*start, |place, step| {
            *place ^= step;
            Some(*place)
        });
        all.insert((0, 0, write), places.chain([*start]).collect());
    }
    let found = cells::find(&all, f64::powi(2.0, 40), Operation::Xor).unwrap();
    assert_eq!((&found.upsets, &found.differences), (&vec![[1, 15], [2, 8]], &vec![0x1000]), "{found:?}");
    assert!(steps.iter().all(|step| found.inconsistent.contains(step)), "{found:?}");
}

/// An upset of four neighbours is one wrong bit of each codeword at distance four, and two at distance two.
#[test]
fn the_interleaving_that_makes_a_code_enough_is_found() {
    let word = Shape { beats: 1, pins: 64 };
    let code = |id: &str| Code::new(builtin(id).unwrap().scheme(), word).unwrap();
    let rows = interleaved(&code("opentitan-72-64"), &[[1, 6], [2, 3], [4, 1]]);
    let close =
        |row: &Interleaved, wanted: [f64; 3]| row.outcomes.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-9);
    assert_eq!(rows.iter().map(|row| row.distance).collect::<Vec<_>>(), [1, 2, 4]);
    // Pairs are detected; four neighbours too, because no other four columns of this code sum to nothing.
    assert!(close(&rows[1], [0.9, 0.1, 0.0]) && close(&rows[2], [1.0, 0.0, 0.0]), "{rows:?}");
    assert!((rows[0].outcomes[0] - 0.6).abs() < 1e-9, "{rows:?}");
}
