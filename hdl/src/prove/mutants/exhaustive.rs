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

/// Minimum number of batches before mutants that are known to differ are removed, if at least a quarter differ.
const LEAST_BATCHES: u64 = 1 << 12;

/// For each fault, whether the mutant equals the original; `None` if that does not depend only on the syndrome. `rows`
/// are the rows of H as bits of the first input port.
pub fn exhaustive(circuit: &Circuit, faults: &[Fault], rows: &[Vec<usize>]) -> Vec<Option<bool>> {
    let mut verdicts = vec![None; faults.len()];
    let rows = RowSpace::new(circuit.inputs().iter().map(|p| p.nets.len()).sum(), rows);
    let enables: usize = circuit.inputs()[1..].iter().map(|p| p.nets.len()).sum();
    // Every syndrome has a word only if no row is a sum of others.
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
                for (i, verdict) in verdicts.iter_mut().enumerate() {
                    let name = name(i);
                    if group.contains(&name) {
                        *verdict = Some(!differing.contains(&name));
                    }
                }
            }
            // The program of all mutants may exceed the engine where those of half of them fit.
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
    while let Some(first) = batch {
        if open.is_empty() {
            break;
        }
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
            // Removing mutants compiles the rest again, so it has to pay: not before many batches, and not for a few
            // of them.
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
