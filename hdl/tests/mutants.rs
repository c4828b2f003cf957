//! Tests of mutants of hardware, and of the methods that decide whether one differs.

use eccforge_circuit::lanes::Sweep;
use eccforge_circuit::transform::miter;
use eccforge_circuit::{Builder, Change, Circuit, Fault, Interpreter, NetId};
use eccforge_hdl::design::{Options, Side};
use eccforge_hdl::prove::linear::rows;
use eccforge_hdl::prove::mutants::{Patterns, exhaustive, gate_faults, killed, matrix_faults, side_by_side};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_scheme::builtin;

/// Tests that abc and the simulation use the same mutants: every fault of a small decoder, as a circuit.
#[test]
fn a_fault_is_simulated_as_the_circuit_that_it_makes() {
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let circuit = Decoder::new(&scheme, Strategy::SyndromeLookup).flatten().without_dead_gates();
    let patterns = Patterns::new(&circuit, &[]);
    let mut faults = gate_faults(&circuit, usize::MAX);
    faults.extend(matrix_faults(&circuit, usize::MAX));
    let killed = killed(&circuit, &faults, &patterns);
    assert!(faults.len() > 300 && killed.iter().filter(|k| **k).count() > 250);
    for (fault, killed) in faults.iter().zip(killed) {
        let sides = [false, true].map(|with| side_by_side(&circuit, &[*fault], with));
        let mut runs = sides.each_ref().map(Interpreter::new);
        let differs = patterns.blocks.iter().any(|block| {
            for (side, run) in sides.iter().zip(&mut runs) {
                for (port, words) in side.inputs().iter().zip(block) {
                    for (net, word) in port.nets.iter().zip(words) {
                        run.set(*net, *word);
                    }
                }
                run.run();
            }
            let pairs = sides[0].output_nets().zip(sides[1].output_nets());
            pairs.into_iter().any(|(x, y)| runs[0].get(x) != runs[1].get(y))
        });
        assert_eq!(differs, killed, "{fault:?}");
    }
}

/// Whether a mutant equals the original, by trying every word.
fn equal(circuit: &Circuit, fault: Fault) -> bool {
    let [without, with] = [false, true].map(|with| side_by_side(circuit, &[fault], with));
    let free = circuit.inputs().iter().map(|p| p.nets.len()).sum();
    Sweep::new(&miter(&without, &with), free).unwrap().run(&[], |out| out[0]).is_none()
}

#[test]
fn what_every_syndrome_says_of_mutants_is_what_every_word_says() {
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let circuit = Decoder::new(&scheme, Strategy::SyndromeLookup).flatten().without_dead_gates();
    let rows = rows(&scheme, &Options::default(), Side::Decoder);
    let mut faults: Vec<Fault> = gate_faults(&circuit, usize::MAX).into_iter().step_by(3).collect();
    faults.extend(matrix_faults(&circuit, 4));
    let (mut same, mut other) = (0, 0);
    for (fault, verdict) in faults.iter().zip(exhaustive(&circuit, &faults, &rows)) {
        let Some(verdict) = verdict else { continue };
        assert_eq!(verdict, equal(&circuit, *fault), "{fault:?}");
        if verdict { same += 1 } else { other += 1 }
    }
    assert!(same > 0 && other > 100, "{same} equal, {other} different of {}", faults.len());
    // Linearly dependent rows do not determine syndromes.
    let dependent: Vec<Vec<usize>> = rows.iter().chain([&rows[0]]).cloned().collect();
    assert!(exhaustive(&circuit, &faults, &dependent).iter().all(Option::is_none));
}

#[test]
fn a_mutant_that_differs_on_one_of_many_syndromes_is_found_among_equal_ones() {
    // Only one syndrome is matched, and logic that is ANDed with its match is not observable.
    let bits = 20;
    let mut b = Builder::new("one");
    let word = b.input("word", 2 * bits);
    let syndrome: Vec<NetId> = (0..bits).map(|i| b.parity([word[i], word[bits + i]])).collect();
    let hit = b.equals(&syndrome, 0xB_EEF5);
    let also = b.or([hit, syndrome[0]]);
    let hit_again = b.and([hit, also]);
    b.output("hit", vec![hit_again]);
    let circuit = b.finish();
    let rows: Vec<Vec<usize>> = (0..bits).map(|i| vec![i, bits + i]).collect();
    let fault = |net, change| Fault::new(net, change, 0);
    let faults = [fault(hit, Change::StuckAt0), fault(also, Change::StuckAt1)];
    assert_eq!(exhaustive(&circuit, &faults, &rows), [Some(false), Some(true)]);
}
