//! Tests of the circuits of a design: the sums that they take in stages, and the names of their nets.

use eccforge_circuit::linear::affine_forms;
use eccforge_circuit::passes::{Cost, Sharing, share_parities};
use eccforge_circuit::{Builder, Circuit, NetId, Role};
use eccforge_hdl::design::names::stems;
use eccforge_hdl::design::{Circuits, Design, Goal, Options, codeword_encoder};
use eccforge_scheme::{Scheme, builtin, builtins};

#[test]
fn the_encoder_of_rs_36_32_needs_at_most_1373_gates() {
    let circuits = Circuits::new(&builtin("ssc-dsd-plus").unwrap().scheme(), Goal::Area);
    let found = Cost::Operations.of(circuits.encoder(0));
    assert!(found <= 1373, "{found}");
}

#[test]
fn planes_are_taken_only_where_that_has_fewer_gates() {
    let symbols = builtins().iter().map(|b| b.scheme()).filter(|s| s.code.reed_solomon().is_some());
    for scheme in xtask::cases(symbols, [3, 1]) {
        let plain = codeword_encoder(&scheme, 0);
        let direct = share_parities(&plain, Sharing::BALANCED);
        let circuits = Circuits::new(&scheme, Goal::Area);
        let found = circuits.encoder(0);
        let staged = found.words().iter().any(|w| w.role == Role::Plane);
        assert_eq!(staged, Cost::Operations.of(found) < Cost::Operations.of(&direct), "{}", scheme.id);
        assert_eq!(staged, matches!(scheme.id.as_str(), "ssc-dsd-plus" | "rs-dsc" | "rs-ssc-tsd"), "{}", scheme.id);
        // The masks of all circuits must be equal.
        let masks = |circuit: &Circuit| -> Vec<Vec<usize>> {
            let forms = affine_forms(circuit);
            circuit.output_nets().map(|net| forms[net.index()].as_ref().expect("a sum of data").bits()).collect()
        };
        assert_eq!(masks(found), masks(&direct), "{}", scheme.id);
    }
}

#[test]
fn for_least_delay_sums_are_taken_by_planes_where_that_has_fewer_by_a_tenth() {
    takes_planes(&["trio", "i-ssc", "chipkill-x4", "ssc-dsd-plus"].map(|id| builtin(id).unwrap().scheme()));
}

mod full {
    #[test]
    #[ignore = "minutes of a processor: `cargo xtask full` spends them"]
    fn sums_of_every_shipped_scheme_are_taken_by_planes_where_that_has_fewer_by_a_tenth() {
        super::takes_planes(&super::builtins().iter().map(|b| b.scheme()).collect::<Vec<_>>());
    }
}

fn takes_planes(schemes: &[Scheme]) {
    for scheme in schemes {
        let circuits = Circuits::new(scheme, Goal::Delay);
        let by_planes = |circuit: &Circuit| circuit.words().iter().any(|w| w.role == Role::Plane);
        let decoder = circuits.decoder().kinds().iter().any(|kind| by_planes(kind.circuit()));
        assert_eq!(decoder, matches!(scheme.id.as_str(), "ssc-dsd-plus" | "rs-ssc-tsd"), "{}", scheme.id);
        assert!(!by_planes(circuits.encoder(0)), "{}", scheme.id);
    }
}

#[test]
fn a_proof_reads_the_circuits_from_which_the_modules_were_printed() {
    let scheme = builtin("trio").unwrap().scheme();
    let design = Design::new(&scheme, &Options { goal: Goal::Area, ..Options::default() });
    // Circuits are cached for the modules; a design that has printed nothing has none.
    let made = |circuits: &Circuits| {
        let text = format!("{circuits:?}");
        ["decoder", "encoders"].map(|which| !text.contains(&format!(" {which}: OnceLock(<uninit>)")))
    };
    assert_eq!(made(&Circuits::new(&scheme, Goal::Area)), [false, false]);
    assert_eq!(made(&design.circuits), [true, true]);
    assert!(std::ptr::eq(design.circuits.encoder(0), design.circuits.encoder(3)), "four codewords, one circuit");
}

#[test]
fn a_net_is_named_after_the_bits_that_it_is_for() {
    let mut b = Builder::new("named");
    let x = b.input("x", 12);
    let shared = b.parity([x[7], x[9]]);
    let wide = b.parity([x[2], x[3]]);
    let rows: Vec<NetId> = (0..6)
        .map(|row| {
            let with_shared = [3, 5].contains(&row).then_some(shared);
            let with_wide = (row != 1).then_some(wide);
            b.parity([x[10], x[row]].into_iter().chain(with_shared).chain(with_wide))
        })
        .collect();
    b.word("syndrome", Role::Syndrome, rows.clone());
    b.word("sum_0", Role::Shared, vec![shared]);
    let pair = b.and([rows[0], rows[1]]);
    let hits: Vec<NetId> = (2..6).map(|row| b.and([pair, rows[row]])).collect();
    let any = b.or(hits.iter().copied().take(2));
    let due = b.and([any, rows[5]]);
    let good = b.not(due);
    let ce = b.and([hits[0], good]);
    b.word("match", Role::Match, hits);
    b.output("ce", vec![ce]);
    b.output("due", vec![due]);
    let circuit = b.finish();
    let stems = stems(&circuit);
    let stem = |net: NetId| stems[net.index()].as_str();
    assert_eq!(stem(shared), "syndrome_3_5_from_7");
    assert_eq!(stem(wide), "syndrome_h3d_from_2");
    assert_eq!(stem(pair), "match_0_1_2_3_all");
    assert_eq!(stem(any), "due_any");
    // The net is `due`, and `ce` also reads it.
    assert_eq!(stem(due), "due_all");
}
