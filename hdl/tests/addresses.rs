//! Tests of modules of schemes with an address, against the oracle of addresses in a simulator, and by proof.

use crate::plain;
use crate::support;

use eccforge_hdl::collateral::{Vectors, decoder_vectors, encoder_vectors};
use eccforge_hdl::design::{Circuits, Goal, Options, Scope, Side};
use eccforge_hdl::prove::{prove, specification};
use eccforge_oracle::Status;
use eccforge_oracle::addresses::Addressed;
use eccforge_scheme::{Scheme, addressed};
use plain::{one_codeword, oracle_for, small, veer};
use support::{Emitted, complemented};
use xtask::needs;

/// Every shipped scheme with an address, and one of two codewords with an entry rule.
pub fn all() -> Vec<(Scheme, Addressed)> {
    let shipped = addressed().iter().map(|b| (b.scheme(), oracle_for(b.id)));
    shipped.chain([small(&[3, 5, 6, 9, 10, 12])]).collect()
}

fn number(bits: &[bool]) -> u64 {
    bits.iter().enumerate().fold(0, |n, (i, bit)| n | u64::from(*bit) << i)
}

#[test]
fn every_golden_vector_is_the_oracle_s_verdict() {
    assert_eq!((veer(14).bits, one_codeword(vec![3], &[1, 2]).bits), (14, 3));
    for (scheme, oracle) in all() {
        let options = Options::default();
        for row in encoder_vectors(&scheme, &options).rows {
            assert_eq!(row[3], oracle.write(&row[0], number(&row[1])), "{}: encoder", scheme.id);
        }
        let vectors = decoder_vectors(&scheme, &options);
        let port = |name: &str| {
            let all: Vec<&String> = vectors.inputs.iter().chain(&vectors.outputs).map(|p| &p.0).collect();
            all.iter().position(|n| *n == name).unwrap_or_else(|| panic!("no port {name} in {all:?}"))
        };
        let [entry, address, data, ce, due] = ["entry_i", "address_i", "data_o", "ce_o", "due_o"].map(port);
        let mut refused = 0;
        for row in &vectors.rows {
            let expected = oracle.read(&row[entry], number(&row[address]));
            let flags = [expected.status == Status::Corrected, expected.status == Status::Detected];
            assert_eq!((&row[data], [row[ce][0], row[due][0]]), (&expected.data, flags), "{}", scheme.id);
            refused += usize::from(flags[1]);
        }
        assert!(refused > 20, "{}: {refused}", scheme.id);
    }
}

fn widths(vectors: &Vectors) -> usize {
    vectors.inputs.iter().filter(|p| p.0.starts_with("address_")).map(|p| p.1).sum()
}

#[test]
fn the_modules_pass_their_testbenches_and_a_changed_address_fails() {
    if !needs(&["iverilog"]) {
        return;
    }
    for (scheme, oracle) in all() {
        for scheme in [scheme.clone(), complemented(&scheme)] {
            assert_eq!(widths(&decoder_vectors(&scheme, &Options::default())), oracle.bits);
            let emitted = Emitted::new(&scheme, &Options::default());
            let [encoder, decoder] = [emitted.design.top(Side::Encoder), emitted.design.top(Side::Decoder)];
            emitted.passes(&encoder);
            emitted.passes(&decoder);
            // Address bits 0 and 1 are exchanged.
            for top in [encoder, decoder] {
                let path = emitted.folder.path().join(format!("{top}.v"));
                let text = std::fs::read_to_string(&path).unwrap();
                let swapped = text.replace("address_i[0]", "address_i[@]").replace("address_i[1]", "address_i[0]");
                let swapped = swapped.replace("address_i[@]", "address_i[1]");
                let swapped = swapped.replace("address_i & ADDRESS_SUM_0_MASK", "~address_i & ADDRESS_SUM_1_MASK");
                assert_ne!(text, swapped);
                std::fs::write(path, swapped).unwrap();
                assert!(!emitted.simulate(&top).text.starts_with("PASS"), "{top}");
            }
        }
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_modules_are_proved_for_every_goal_and_scope() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    for (scheme, _) in all() {
        for goal in [Goal::Readable, Goal::Area, Goal::Delay] {
            for scope in [Scope::Entry, Scope::Minimal, Scope::CorrectOnly] {
                let options = Options { goal, scope, ..Options::default() };
                if options.without_address(scheme.address.as_ref().unwrap().fold).is_some() {
                    continue;
                }
                let record = prove(&scheme, &options, 0).unwrap();
                assert!(record.holds(), "{} {goal:?} {scope:?}: {record:#?}", scheme.id);
            }
        }
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn mutants_of_modules_with_an_address_are_killed() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let (scheme, _) = small(&[3, 5, 6, 9, 10, 12]);
    let record = prove(&scheme, &Options { goal: Goal::Area, ..Options::default() }, 200).unwrap();
    assert!(record.holds() && record.mutants.iter().all(|m| m.mutants > 20), "{:#?}", record.mutants);
}

/// Rejects circuits with wrong columns, and false claims.
#[test]
fn a_wrong_address_and_a_wrong_claim_are_noticed() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let [(right, _), (wrong, _)] = [small(&[3, 5, 6, 9]), small(&[3, 5, 6, 10])];
    let failures = |scheme: &Scheme, circuits: &Scheme| -> Vec<String> {
        let steps = specification::check(scheme, &Circuits::new(circuits, Goal::Area)).unwrap();
        steps.into_iter().filter(|s| s.failure.is_some()).map(|s| s.claim).collect()
    };
    assert!(failures(&right, &right).is_empty());
    let found = failures(&right, &wrong);
    assert!(found.iter().any(|claim| claim.contains("follow from its codewords")), "{found:?}");
    assert!(found.iter().any(|claim| claim.contains("clean at the address")), "{found:?}");
    let text = right.file.text.clone() + "claims: {address-bits-detected: 3}\n";
    let file = eccforge_files::diagnostic::SourceFile::new("claims.yaml", text);
    let claims = Scheme::from_text(&file, None).unwrap();
    let found = failures(&claims, &claims);
    assert_eq!(found, ["every claimed number of wrong address bits is detected"], "3, 5 and 6 sum to zero");
}
