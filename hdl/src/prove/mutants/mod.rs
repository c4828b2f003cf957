//! Step (c): every change of the hardware that changes its function is detected.
//!
//! A mutant is the synthesised netlist with one gate stuck at 0 or 1, replaced by another kind, or with an operand
//! removed or complemented, or it is the reference circuit with one bit of H changed. A pattern on which it differs
//! from the original kills it ([`Patterns`]). The mutants that no pattern kills are tried together on every value of
//! syndrome and enables, if these are at most 34 bits. abc gets the rest in one question. Either it proves them equal
//! (equivalent mutants are not faults), or eccforge asks it about halves of them until it knows which differ.

mod boolean_difference;
mod decide;
mod exhaustive;
mod patterns;
mod simulate;

pub use decide::side_by_side;
pub use exhaustive::exhaustive;
pub use patterns::{Patterns, seeds};
pub use simulate::{Effects, killed};

use crate::tools::ToolError;
use eccforge_circuit::{Change, Circuit, Fault, Gate, NetId};
use std::collections::BTreeMap;

/// Numbers of mutants by result.
#[derive(Clone, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub struct Score {
    /// Mutants made.
    pub mutants: usize,
    /// Killed by simulation.
    pub killed_by_pattern: usize,
    /// Killed by enumerating all syndromes, or by abc's proof that they differ.
    pub killed_by_proof: usize,
    /// Proved equal to the original.
    pub equivalent: usize,
    /// Gate and change of each mutant that is neither killed nor equivalent.
    pub survivors: Vec<String>,
    /// Mutants by kind of change.
    #[schemars(with = "BTreeMap<String, usize>")]
    pub by_change: BTreeMap<Change, usize>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

impl Score {
    /// Killed mutants as a share of those that are not equivalent.
    pub fn killed_share(&self) -> f64 {
        let relevant = self.mutants - self.equivalent;
        if relevant == 0 { 1.0 } else { (self.killed_by_pattern + self.killed_by_proof) as f64 / relevant as f64 }
    }
}

/// A surviving mutant, as text.
fn described(fault: &Fault) -> String {
    match fault.extra {
        Some(input) => format!("net {} MatrixBit input {}", fault.net.index(), input.index()),
        None => format!("net {} {:?} {}", fault.net.index(), fault.change, fault.operand),
    }
}

/// Makes about `count` mutants of `netlist` and of the syndrome of `matrix`, and kills them. `rows` are the rows of H
/// as bits of the first input port; empty for an encoder.
///
/// # Errors
/// abc is missing.
pub fn score(
    netlist: &Circuit,
    matrix: &Circuit,
    rows: &[Vec<usize>],
    patterns: &Patterns,
    count: usize,
) -> Result<Score, ToolError> {
    let start = std::time::Instant::now();
    let mut score = Score::default();
    let (netlist, matrix) = (netlist.without_dead_gates(), matrix.without_dead_gates());
    // Changes of H use the reference, in which a syndrome bit is one parity; in the netlist it is a tree of XORs.
    let of_h = matrix_faults(&matrix, count / 8);
    kill(&netlist, &gate_faults(&netlist, count.saturating_sub(of_h.len())), rows, patterns, &mut score)?;
    kill(&matrix, &of_h, rows, patterns, &mut score)?;
    score.seconds = start.elapsed().as_secs_f64();
    Ok(score)
}

/// Every Nth of all changes of gates, so that all kinds and all parts of the netlist occur.
pub fn gate_faults(netlist: &Circuit, count: usize) -> Vec<Fault> {
    let mut all = Vec::new();
    for (net, gate) in netlist.drivers() {
        if matches!(gate, Gate::Input { .. } | Gate::Constant(_)) {
            continue;
        }
        all.extend([Change::StuckAt0, Change::StuckAt1].map(|change| Fault::new(net, change, 0)));
        // An inverter has no other kind of gate, and without its operand it is a constant.
        if matches!(gate, Gate::Not(_)) {
            continue;
        }
        all.push(Fault::new(net, Change::Swapped, 0));
        for i in 0..gate.operands().len() {
            all.extend([Change::Dropped, Change::Inverted].map(|change| Fault::new(net, change, i)));
        }
    }
    // Spread over the list and not its first part, which would be gates of one region of the netlist.
    let chosen = count.min(all.len());
    (0..chosen).map(|i| all[i * all.len() / chosen]).collect()
}

/// Adds or removes one operand of sums of inputs: syndrome bits of a decoder, check bits of an encoder.
pub fn matrix_faults(circuit: &Circuit, count: usize) -> Vec<Fault> {
    let inputs = &circuit.inputs()[0].nets;
    let rows: Vec<NetId> = circuit
        .drivers()
        .filter(|(_, g)| matches!(g, Gate::Parity(nets) if nets.len() > 2 && nets.iter().all(|n| inputs.contains(n))))
        .map(|(net, _)| net)
        .collect();
    let all = rows.len() * inputs.len();
    let chosen = count.min(all);
    (0..chosen)
        .map(|i| i * all / chosen)
        .map(|i| Fault {
            extra: Some(inputs[i % inputs.len()]),
            ..Fault::new(rows[i / inputs.len()], Change::MatrixBit, 0)
        })
        .collect()
}

fn kill(
    circuit: &Circuit,
    faults: &[Fault],
    rows: &[Vec<usize>],
    patterns: &Patterns,
    score: &mut Score,
) -> Result<(), ToolError> {
    score.mutants += faults.len();
    for fault in faults {
        *score.by_change.entry(fault.change).or_default() += 1;
    }
    let killed = simulate::killed(circuit, faults, patterns);
    score.killed_by_pattern += killed.iter().filter(|k| **k).count();
    let left: Vec<Fault> = faults.iter().zip(&killed).filter(|(_, k)| !**k).map(|(f, _)| *f).collect();
    for (fault, verdict) in decide::equivalence(circuit, &left, rows)? {
        match verdict {
            Some(true) => score.equivalent += 1,
            Some(false) => score.killed_by_proof += 1,
            None => score.survivors.push(described(&fault)),
        }
    }
    Ok(())
}
