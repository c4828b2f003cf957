//! Exhaustive simulation of mutants: every value of syndrome and enables, many mutants in one pass.
//!
//! The nonlinear part of a decoder reads its word only through the syndrome. Whether a mutant of that part differs
//! from the original is then a function of syndrome and enables, at most 34 bits, and all their values are
//! enumerated.

use super::boolean_difference::{boolean_differences, name};
use eccforge_circuit::lanes::{MOST_FREE, Slot, Sweep, TooLarge};
use eccforge_circuit::linear::{affine_forms, cut_at_rows};
use eccforge_circuit::transform::without_input;
use eccforge_circuit::{Circuit, Fault};
use eccforge_gf::affine::RowSpace;

/// Number of batches after which mutants that are known to differ are removed, if they are at least a quarter.
const LEAST_BATCHES: u64 = 1 << 12;

/// For each fault whether the mutant equals the original; `None` if that does not depend only on the syndrome. `rows`
/// are the rows of H as bits of the first input port.
pub(super) fn exhaustive(circuit: &Circuit, faults: &[Fault], rows: &[Vec<usize>]) -> Vec<Option<bool>> {
    let mut verdicts = vec![None; faults.len()];
    let rows = RowSpace::new(circuit.inputs().iter().map(|p| p.nets.len()).sum(), rows);
    let enables: usize = circuit.inputs()[1..].iter().map(|p| p.nets.len()).sum();
    // A word with a given syndrome is there only if no row is a sum of others.
    if faults.is_empty() || !rows.is_independent() || rows.inserted() + enables > MOST_FREE {
        return verdicts;
    }
    let differs = boolean_differences(circuit, faults);
    let forms = affine_forms(&differs);
    for (port, verdict) in differs.outputs().iter().zip(&mut verdicts) {
        *verdict = forms[port.nets[0].index()].as_ref().map(|form| form.is_zero());
    }
    let cut = cut_at_rows(&differs, &forms, &rows);
    let alone = without_input(&cut, 0);
    let names: Vec<String> = alone.outputs().iter().map(|p| p.name.clone()).collect();
    let mut open = vec![names];
    while let Some(mut group) = open.pop().filter(|g| !g.is_empty()) {
        match differing(&alone, &group) {
            Ok(differing) => {
                let number = |of: &String| (0..faults.len()).find(|i| name(*i) == *of);
                group.iter().filter_map(number).for_each(|i| verdicts[i] = Some(!differing.contains(&name(i))));
            }
            Err(TooLarge { .. }) if group.len() > 1 => {
                let half = group.split_off(group.len() / 2);
                open.extend([group, half]);
            }
            Err(TooLarge { .. }) => {}
        }
    }
    verdicts
}

/// The outputs among `names` that are one for some input; every input is enumerated.
fn differing(circuit: &Circuit, names: &[String]) -> Result<Vec<String>, TooLarge> {
    let free: usize = circuit.inputs().iter().map(|p| p.nets.len()).sum();
    let (mut open, mut differing) = (names.to_vec(), Vec::new());
    let mut batch = Some(0);
    while let Some(first) = batch.filter(|_| !open.is_empty()) {
        let list: Vec<&str> = open.iter().map(String::as_str).collect();
        let circuit = circuit.restricted_to(&list);
        let mut sweep = Sweep::new(&circuit, free)?;
        let (mut seen, mut count) = (vec![false; open.len()], 0);
        let mut batches = 0;
        batch = sweep.run_from(first, &[], |outputs| {
            batches += 1;
            for (seen, _) in seen.iter_mut().zip(outputs).filter(|(seen, out)| !**seen && **out != Slot::ZERO) {
                *seen = true;
                count += 1;
            }
            count == open.len() || batches >= LEAST_BATCHES && 4 * count >= open.len()
        });
        // Ports keep their order.
        let order: Vec<String> = circuit.outputs().iter().map(|p| p.name.clone()).collect();
        let (known, rest): (Vec<_>, Vec<_>) = order.into_iter().zip(seen).partition(|o| o.1);
        differing.extend(known.into_iter().map(|o| o.0));
        open = rest.into_iter().map(|o| o.0).collect();
    }
    Ok(differing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::design::Options;
    use crate::prove::linear::rows;
    use crate::prove::mutants::decide::side_by_side;
    use crate::prove::mutants::{gate_faults, matrix_faults};
    use eccforge_circuit::transform::miter;
    use eccforge_circuit::{Builder, Change, NetId};
    use eccforge_lower::decoder::{Decoder, Strategy};
    use eccforge_scheme::builtin;

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
        let rows = rows(&scheme, &Options::default());
        let mut faults: Vec<Fault> = gate_faults(&circuit, usize::MAX).into_iter().step_by(3).collect();
        faults.extend(matrix_faults(&circuit, 4));
        let (mut same, mut other) = (0, 0);
        for (fault, verdict) in faults.iter().zip(exhaustive(&circuit, &faults, &rows)) {
            let Some(verdict) = verdict else { continue };
            assert_eq!(verdict, equal(&circuit, *fault), "{fault:?}");
            if verdict { same += 1 } else { other += 1 }
        }
        assert!(same > 0 && other > 100, "{same} equal, {other} different of {}", faults.len());
        // Rows that depend on each other say nothing of syndromes.
        let dependent: Vec<Vec<usize>> = rows.iter().chain([&rows[0]]).cloned().collect();
        assert!(exhaustive(&circuit, &faults, &dependent).iter().all(Option::is_none));
    }

    #[test]
    fn a_mutant_that_differs_on_one_of_many_syndromes_is_found_among_equal_ones() {
        // One syndrome is matched, and what is ANDed with its match is not observable.
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
}
