//! Tests of proofs of bounds, checked by VeriPB (crate `veripb`), which shares nothing with this project. `cargo xtask setup`
//! installs it.

use crate::derivations::{Proof, least_weight, no_spread};
use crate::lightest;
use chacha20::ChaCha8Rng;
use eccforge_search::problem::{Columns, Problem, patterns};
use eccforge_search::relaxed::{self, Relaxed};
use rand_core::SeedableRng;
use std::process::Command;
use std::sync::atomic::AtomicBool;

/// The output of VeriPB for a proof: its verdict, or its error.
fn check(proof: &Proof) -> Result<String, String> {
    let folder = tempfile::tempdir().unwrap();
    let [problem, derivation] = ["a.opb", "a.pbp"].map(|name| folder.path().join(name));
    std::fs::write(&problem, &proof.problem).unwrap();
    std::fs::write(&derivation, &proof.proof).unwrap();
    let output = Command::new("veripb").arg(&problem).arg(&derivation).output();
    let output = output.expect("veripb starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() { Ok(text) } else { Err(text + &String::from_utf8_lossy(&output.stderr)) }
}

#[test]
#[ignore = "needs veripb: cargo xtask ci"]
fn veripb_verifies_that_these_pair_correcting_codes_do_not_exist() {
    if !xtask::needs(&["veripb"]) {
        return;
    }
    for r in [3, 5, 7] {
        let verdict = check(&no_spread(r)).unwrap();
        assert!(verdict.contains("s VERIFIED UNSATISFIABLE"), "{r} check bits: {verdict}");
    }
}

#[test]
#[ignore = "needs veripb: cargo xtask ci"]
fn veripb_verifies_the_least_weight_of_hsiaos_codes() {
    if !xtask::needs(&["veripb"]) {
        return;
    }
    for (n, r, weight) in [(22, 6, 54), (39, 7, 103), (72, 8, 216), (137, 9, 481)] {
        let verdict = check(&least_weight(n, r)).unwrap();
        let wanted = format!("s VERIFIED BOUNDS {weight} <= obj <= {weight}");
        assert!(verdict.contains(&wanted), "({n},{}): {verdict}", n - r as usize);
        assert_eq!(lightest::least_weight(n as u64, u64::from(r)), weight);
    }
}

#[test]
#[ignore = "needs veripb: cargo xtask ci"]
fn veripb_refuses_proofs_of_what_is_false() {
    if !xtask::needs(&["veripb"]) {
        return;
    }
    // One plane less: a spread of nine planes in five dimensions exists.
    let spread = no_spread(5);
    let fewer = Proof { problem: spread.problem.replacen(">= 10 ;", ">= 9 ;", 1), ..spread.clone() };
    assert_ne!(fewer, spread);
    assert!(check(&fewer).is_err());
    let weight = least_weight(22, 6);
    let higher = Proof { proof: weight.proof.replace("BOUNDS 54 : -1 54", "BOUNDS 55 : -1 55"), ..weight.clone() };
    assert_ne!(higher, weight);
    assert!(check(&higher).is_err());
}

#[test]
fn the_bound_on_pairs_is_reached_and_the_reader_knows_it() {
    let problem = |n| Problem {
        n,
        r: 5,
        columns: Columns::Any,
        patterns: patterns("symbols: {bits: 2}", n, 5),
        window: 0,
        ..Problem::default()
    };
    let how = Relaxed { moves: 100_000, weight: 0.0, rounds: 0 };
    assert!(relaxed::start(&problem(18), how, &mut ChaCha8Rng::seed_from_u64(1), &AtomicBool::new(false)).is_some());
    assert_eq!(problem(18).feasible(), Ok(()));
    let refused = problem(20).feasible().unwrap_err();
    assert!(refused.contains("at most 9 disjoint pairs"), "{refused}");
}
