//! Proofs hold for what is right and fail, with a counterexample, for what is wrong.

use eccforge_codecs::scheme::builtin;
use eccforge_hdl::blif;
use eccforge_hdl::design::{Design, Options, Scope, decoder_reference};
use eccforge_hdl::netlist;
use eccforge_hdl::prove::{equivalence, prove, specification};
use eccforge_hdl::tools::Tool;

fn present(needed: &[Tool]) -> bool {
    for tool in needed {
        if let Err(e) = tool.find() {
            assert!(std::env::var("CI").as_deref() != Ok("true"), "not run: {e}");
            eprintln!("not run: {e}");
            return false;
        }
    }
    true
}

#[test]
fn a_hsiao_decoder_is_proved_and_every_mutant_is_killed() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let scheme = builtin("hsiao-39-32").unwrap().scheme();
    let record = prove(&scheme, &Options::default(), 1000).unwrap();
    assert!(record.holds(), "{record:#?}");
    assert!(record.equivalence.iter().all(|e| e.equal && e.outputs >= 7));
    let made: usize = record.mutants.iter().map(|m| m.mutants).sum();
    assert!(made >= 1000, "{made} mutants");
    assert!(record.mutants.iter().all(|m| m.killed_share() >= 1.0 && m.survivors.is_empty()));
}

#[test]
fn a_decoder_that_calls_a_double_error_corrected_is_refused_with_a_counterexample() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let options = Options { scope: Scope::Codeword, ..Options::default() };
    let design = Design::new(&scheme, &options);
    let text = design.text(true);
    // Lax flags: what is not clean counts as corrected.
    let lax = text.replace("assign due_o = ", "assign due_o = 1'b0 & ");
    assert_ne!(text, lax);
    let folder = tempfile::tempdir().unwrap();
    let gates = equivalence::synthesise(&lax, &design.decoder_top(), folder.path()).unwrap();
    let reference = decoder_reference(&scheme, &options);
    let names = |name: &str, output| equivalence::port_name(name, output, &options);
    let wanted = blif::write(&reference, &names);
    assert!(!equivalence::equal(&wanted, &gates, folder.path()).unwrap());
    let found = equivalence::difference(&blif::read(&wanted).unwrap(), &blif::read(&gates).unwrap()).unwrap();
    assert_eq!(found.outputs[0].0, "due_o");
}

#[test]
fn the_specification_of_every_kind_of_binary_scheme_is_proved() {
    if !present(&[Tool::Abc]) {
        return;
    }
    for id in ["duet", "trio", "duet-trio", "trio-confirmed", "dec-bch-78-64", "sec-ded-daec-72-64"] {
        let steps = specification::check(&builtin(id).unwrap().scheme()).unwrap();
        assert!(steps.iter().all(|s| s.failure.is_none()), "{id}: {steps:#?}");
    }
}

#[test]
fn the_specification_of_a_reed_solomon_scheme_is_proved_over_all_its_syndromes() {
    if !present(&[Tool::Abc]) {
        return;
    }
    let steps = specification::check(&builtin("ssc-dsd-plus").unwrap().scheme()).unwrap();
    assert!(steps.iter().all(|s| s.failure.is_none()), "{steps:#?}");
    assert!(steps.iter().any(|s| s.evidence.contains("proof by abc")));
}

#[test]
fn a_netlist_is_compared_with_the_scheme_and_a_wrong_one_is_found() {
    let scheme = builtin("duet").unwrap().scheme();
    let right = decoder_reference(&scheme, &Options::default());
    let report = netlist::verify(&right, &scheme, &Vec::new(), 20_000, 1).unwrap();
    assert_eq!((report.differing, report.vectors), (0, 20_032));
    let text = blif::write(&right, &|name, _| name.to_string());
    let other = builtin("i-secded").unwrap().scheme();
    let report = netlist::verify(&blif::read(&text).unwrap(), &other, &Vec::new(), 20_000, 1).unwrap();
    assert!(report.differing > 0 && report.first.is_some());
    let error = netlist::verify(&right, &scheme, &vec![("data".into(), "nothing".into())], 64, 1).unwrap_err();
    assert!(error.to_string().contains("--port data=NAME"), "{error}");
}
