//! Tests of the steps of the proof that a circuit meets its scheme: correctable patterns, and syndromes that no pattern
//! has.

use eccforge_circuit::transform::{copy_gate, rebuild};
use eccforge_circuit::{Builder, Circuit, Gate, NetId};
use eccforge_hdl::design::{Circuits, Goal};
use eccforge_hdl::prove::specification::refuse::{by_cases, by_counting, by_listing, everywhere, with_verdict};
use eccforge_hdl::prove::specification::{at_syndrome, patterns};
use eccforge_lower::decoder::Decoder;
use eccforge_scheme::builtin;
use std::collections::HashSet;

#[test]
fn different_patterns_are_counted_as_by_listing_them() {
    for id in ["hsiao-22-16", "i-sec2bec", "trio", "chipkill-x4", "rs-pin", "ssc-dsd-plus", "dec-bch-78-64"] {
        let scheme = builtin(id).unwrap().scheme();
        let listed: HashSet<Vec<usize>> =
            scheme.corrects[0].iter().flat_map(|s| (1..1u64 << s.dimension()).map(|i| s.pattern(i))).collect();
        assert_eq!(patterns::distinct(&scheme.corrects[0]).unwrap_or(listed.len() as u64), listed.len() as u64, "{id}");
    }
    assert_eq!(patterns::distinct(&builtin("rs-pin").unwrap().scheme().corrects[0]), Some(36 * 255 + 72 * 15 - 288));
    let pairs = 36 * 35 / 2 * 255 * 255;
    assert_eq!(patterns::distinct(&builtin("rs-dsc").unwrap().scheme().corrects[0]), Some(pairs + 36 * 255));
}

/// Returns circuits with AND instead of OR, OR instead of AND, or another constant, at one gate: every `step`-th gate
/// in turn.
fn mutants(cut: &Circuit, step: usize) -> Vec<Circuit> {
    let nets: Vec<NetId> =
        cut.drivers().filter(|(_, g)| !matches!(g, Gate::Input { .. } | Gate::Constant(_))).map(|d| d.0).collect();
    nets.iter()
        .step_by(step)
        .map(|target| {
            rebuild(cut, |b, net, map| {
                let operands: Vec<NetId> = cut.gate(net).operands().iter().map(|n| map[n.index()]).collect();
                (net == *target).then(|| match cut.gate(net) {
                    Gate::And(_) => b.or(operands),
                    Gate::Or(_) => b.and(operands),
                    Gate::Equals { value, .. } => b.equals(&operands, value ^ 1),
                    _ => operands[0],
                })
            })
        })
        .collect()
}

#[test]
fn counting_accepted_syndromes_says_what_listing_them_says_of_right_and_wrong_decoders() {
    for (id, step) in [("chipkill-x4", 40), ("i-ssc-csc", 40), ("trio-confirmed", 15)] {
        let scheme = builtin(id).unwrap().scheme();
        let circuits = Circuits::new(&scheme, Goal::Area);
        let right = at_syndrome(circuits.decoder().kinds()[0].circuit()).0;
        let total = patterns::distinct(&scheme.corrects[0]).unwrap();
        let mut refused = 0;
        for cut in std::iter::once(right.clone()).chain(mutants(&right, step)) {
            let corrects = patterns::corrects(&scheme, 0, &cut).is_ok();
            let listed = corrects && by_listing(&scheme, 0, &cut).is_ok();
            let verdict = with_verdict(&cut, true);
            let (some, all) = (by_cases(&verdict).unwrap(), everywhere(&verdict));
            assert_eq!(
                (some.is_err(), some.map(|s| s.0).ok()),
                (all.is_err(), all.ok()),
                "{id}: by cases and everywhere"
            );
            assert_eq!(corrects && by_counting(&scheme, 0, &cut, total).is_ok(), listed, "{id}");
            refused += usize::from(!listed);
        }
        assert!(refused > 5, "{id}: {refused}");
        assert!(by_counting(&scheme, 0, &right, total).is_ok() && by_listing(&scheme, 0, &right).is_ok());
    }
}

#[test]
fn a_syndrome_accepted_too_many_is_counted() {
    let scheme = builtin("chipkill-x4").unwrap().scheme();
    let decoder = Decoder::new(&scheme, Goal::Area.strategy());
    let cut = at_syndrome(decoder.kinds()[0].circuit()).0;
    let total = patterns::distinct(&scheme.corrects[0]).unwrap();
    let mut accepted = HashSet::new();
    for space in &scheme.corrects[0] {
        accepted.extend(space.patterns(&scheme.code).map(|(_, syndrome)| syndrome));
    }
    let refused = (1..).find(|syndrome| !accepted.contains(syndrome));
    // One more syndrome flips a bit and is reported as corrected.
    let lax = rebuild(&cut, |b, net, map| {
        let wrong = |b: &mut Builder| {
            let syndrome: Vec<NetId> = cut.inputs()[0].nets.iter().map(|n| map[n.index()]).collect();
            b.equals(&syndrome, refused.unwrap())
        };
        let drives = |name: &str| cut.output(name).is_some_and(|port| port.nets[0] == net);
        let copy = |b: &mut Builder| copy_gate(b, cut.gate(net), map);
        if drives("ce") || drives("flips") {
            let (was, also) = (copy(b), wrong(b));
            return Some(b.or([was, also]));
        }
        drives("due").then(|| {
            let (was, hit) = (copy(b), wrong(b));
            let not = b.not(hit);
            b.and([was, not])
        })
    });
    let failure = by_counting(&scheme, 0, &lax, total).unwrap_err();
    assert!(failure.starts_with(&format!("{} syndromes are accepted", total + 1)), "{failure}");
    assert!(by_counting(&scheme, 0, &cut, total).is_ok());
}
