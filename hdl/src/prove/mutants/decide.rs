//! Decides whether a mutant that no pattern kills is equivalent to the original, by enumerating every syndrome or
//! with abc.

use super::exhaustive::exhaustive;
use crate::prove::linear::{Comparison, compare};
use crate::tools::{self, Tool, ToolError};
use eccforge_circuit::transform::{copy_gate, copy_into, same_inputs};
use eccforge_circuit::{Builder, Circuit, Fault, NetId};
use std::time::Duration;

/// Time limit of one comparison.
const LIMIT: Duration = Duration::from_secs(120);

/// For each fault, whether the mutant equals the original; `None` if neither enumeration nor abc decides.
pub(super) fn equivalence(
    circuit: &Circuit,
    faults: &[Fault],
    rows: &[Vec<usize>],
) -> Result<Vec<(Fault, Option<bool>)>, ToolError> {
    let (mut verdicts, mut rest) = (Vec::new(), Vec::new());
    for (fault, verdict) in faults.iter().zip(exhaustive(circuit, faults, rows)) {
        if verdict.is_some() { verdicts.push((*fault, verdict)) } else { rest.push(*fault) }
    }
    let mut open: Vec<Vec<Fault>> = vec![rest];
    while let Some(mut group) = open.pop().filter(|g| !g.is_empty()) {
        let folder = tools::scratch(Tool::Abc)?;
        let sides = [false, true].map(|with| side_by_side(circuit, &group, with));
        let verdict = match compare(&sides[0], &sides[1], rows, folder.path(), LIMIT) {
            Ok(verdict) => Some(verdict != Comparison::Different),
            Err(ToolError::Timeout(..)) => None,
            Err(e) => return Err(e),
        };
        if verdict == Some(true) || group.len() == 1 {
            verdicts.extend(group.into_iter().map(|fault| (fault, verdict)));
        } else {
            let half = group.split_off(group.len() / 2);
            open.extend([group, half]);
        }
    }
    Ok(verdicts)
}

/// A circuit with the outputs that each fault may change, with or without the fault. Logic that no fault reaches is shared.
pub fn side_by_side(circuit: &Circuit, faults: &[Fault], with: bool) -> Circuit {
    let mut b = Builder::new("mutants");
    let inputs = same_inputs(&mut b, circuit);
    let original = copy_into(&mut b, circuit, &inputs);
    for (number, fault) in faults.iter().enumerate() {
        let mut reached = vec![false; original.len()];
        let mut map = original.clone();
        for (net, gate) in circuit.drivers().skip(fault.net.index()) {
            if net == fault.net {
                reached[net.index()] = true;
                map[net.index()] = fault.apply(gate, &mut b, |n| original[n.index()]);
            } else if gate.operands().iter().any(|n| reached[n.index()]) {
                reached[net.index()] = true;
                if with {
                    map[net.index()] = copy_gate(&mut b, gate, &map);
                }
            }
        }
        let from = if with { &map } else { &original };
        let outputs: Vec<NetId> =
            circuit.output_nets().filter(|n| reached[n.index()]).map(|n| from[n.index()]).collect();
        b.output(format!("of_{number}"), outputs);
    }
    b.finish()
}
