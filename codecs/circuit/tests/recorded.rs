//! Tests that each pass gives the recorded circuits, gate by gate: generated files are the same on every machine until
//! a version changes them deliberately, and a pass that finds less is detected.

use crate::support;

use eccforge_circuit::Circuit;
use eccforge_circuit::passes::{Cost, Sharing, share_parities, xor_program};
use std::fmt::Write;
use support::{PASSES, decoder, rows};

/// FNV-1a of 64 bits [Fowler, Noll, Vo] over a circuit's gates and ports as they are printed.
fn digest(circuit: &Circuit) -> u64 {
    let text = format!("{circuit:?}");
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Appends one line: the circuit, its costs in operations, in levels, in accesses, and its digest.
fn line(out: &mut String, name: &str, seed: u64, circuit: &Circuit) {
    let costs = [Cost::Operations, Cost::Depth, Cost::Accesses].map(|cost| cost.of(circuit));
    let _ = writeln!(out, "{name}, {seed}: {costs:?} {:016x}", digest(circuit));
}

#[test]
fn passes_make_the_recorded_circuits_of_decoders() {
    let mut out = String::new();
    for seed in 0..24 {
        let plain = decoder(seed);
        line(&mut out, "plain", seed, &plain);
        for (name, pass, _) in PASSES.iter() {
            line(&mut out, name, seed, &pass(&plain));
        }
    }
    xtask::golden!([("tests/recorded/decoders.txt", out)]);
}

#[test]
fn linear_passes_make_the_recorded_circuits_of_rows() {
    let mut out = String::new();
    for seed in 0..24 {
        let plain = rows(seed);
        line(&mut out, "plain", seed, &plain);
        for (name, sharing) in [("area", Sharing::AREA), ("balanced", Sharing::BALANCED), ("delay", Sharing::DELAY)] {
            line(&mut out, name, seed, &share_parities(&plain, Sharing { runs: 4, ..sharing }));
        }
        line(&mut out, "straight line", seed, &xor_program(&plain, 5_000, None));
    }
    // The run is long enough for the probability of a move that adds a sum to fall on the way.
    for seed in 0..4 {
        line(&mut out, "straight line, long", seed, &xor_program(&rows(seed), 200_000, None));
    }
    xtask::golden!([("tests/recorded/rows.txt", out)]);
}
