//! Step (c): every change of the hardware that changes its function is noticed.
//!
//! A mutant is the synthesised netlist with one gate stuck at 0 or 1, swapped for another
//! kind or with an operand cut off, or the reference
//! circuit with one bit of H changed. It is killed by a pattern on which it differs from the reference; one that no
//! pattern kills is given to abc, which either proves it equal (an equivalent mutant, no fault) or kills it.

use super::equivalence::equal;
use crate::blif;
use crate::tools::{self, Tool, ToolError};
use eccforge_codecs::circuit::{Builder, Circuit, Gate, Interpreter, NetId};
use eccforge_codecs::passes::rebuild;
use std::collections::BTreeMap;

/// One change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The gate's output is stuck at 0.
    StuckAt0,
    /// The gate's output is stuck at 1.
    StuckAt1,
    /// AND became OR, OR became AND, XOR became OR.
    Swapped,
    /// One operand of the gate is not connected.
    Dropped,
    /// One operand of a syndrome bit is missing or added: one bit of H changed.
    MatrixBit,
}

/// What became of the mutants.
#[derive(Clone, Debug, Default, serde::Serialize)]
pub struct Score {
    /// Mutants made.
    pub mutants: usize,
    /// Killed by simulation.
    pub killed_by_pattern: usize,
    /// Killed by abc's proof that they differ.
    pub killed_by_proof: usize,
    /// Proved equal to the original.
    pub equivalent: usize,
    /// Neither: listed by gate and change.
    pub survivors: Vec<String>,
    /// Mutants by kind of change.
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

/// Input patterns for mutants: 64 error patterns in each block, by input bit.
pub struct Patterns {
    /// `blocks[i][port][bit]`
    pub blocks: Vec<Vec<Vec<u64>>>,
}

impl Patterns {
    /// Few-bit errors all over, errors within bytes and within narrow windows, random words; enables at random.
    pub fn new(circuit: &Circuit, seeds: &[Vec<usize>], blocks: usize) -> Self {
        let mut seed = 7u64;
        let mut random = move || {
            seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let z = (seed ^ seed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB)
        };
        let width = circuit.inputs()[0].nets.len();
        let mut patterns: Vec<Vec<usize>> = seeds.to_vec();
        // Correctable patterns with one more bit: what separates a match from its neighbours.
        for seed in seeds {
            let mut near = seed.clone();
            near.push((random() >> 16) as usize % width);
            patterns.push(near);
        }
        while patterns.len() < 64 * blocks {
            let base = (random() >> 16) as usize % width;
            let spread = if patterns.len().is_multiple_of(2) { width } else { 12 };
            let bits = 1 + (random() >> 20) as usize % 6;
            patterns.push((0..bits).map(|_| (base + (random() >> 16) as usize % spread) % width).collect());
        }
        let mut all: Vec<Vec<Vec<u64>>> = patterns
            .chunks(64)
            .map(|chunk| {
                let mut words = vec![0u64; width];
                for (lane, pattern) in chunk.iter().enumerate() {
                    pattern.iter().for_each(|bit| words[*bit] ^= 1 << lane);
                }
                circuit
                    .inputs()
                    .iter()
                    .enumerate()
                    .map(|(p, port)| if p == 0 { words.clone() } else { port.nets.iter().map(|_| random()).collect() })
                    .collect()
            })
            .collect();
        // Random words: each bit at random.
        all.extend((0..8).map(|_| {
            circuit.inputs().iter().map(|port| port.nets.iter().map(|_| random() ^ random() >> 29).collect()).collect()
        }));
        Self { blocks: all }
    }

    fn outputs(&self, circuit: &Circuit, block: usize, run: &mut Interpreter<'_>) -> Vec<u64> {
        for (port, words) in circuit.inputs().iter().zip(&self.blocks[block]) {
            port.nets.iter().zip(words).for_each(|(net, word)| run.set(*net, *word));
        }
        run.run();
        circuit.output_nets().map(|n| run.get(n)).collect()
    }
}

/// Makes about `count` mutants of `netlist` and of the syndrome of `matrix`, and kills them.
///
/// # Errors
/// abc is missing or gives no verdict.
pub fn score(netlist: &Circuit, matrix: &Circuit, patterns: &Patterns, count: usize) -> Result<Score, ToolError> {
    let start = std::time::Instant::now();
    let mut score = Score::default();
    let gates: Vec<(NetId, Change, usize)> = netlist
        .drivers()
        .filter(|(_, g)| !matches!(g, Gate::Input { .. } | Gate::Constant(_)))
        .flat_map(|(net, gate)| {
            let wide = !matches!(gate, Gate::Not(_));
            let swap = wide.then_some((net, Change::Swapped, 0));
            let dropped = (0..gate.operands().len()).filter(move |_| wide).map(move |i| (net, Change::Dropped, i));
            [(net, Change::StuckAt0, 0), (net, Change::StuckAt1, 0)].into_iter().chain(swap).chain(dropped)
        })
        .collect();
    // Every step-th of them: all kinds and all parts of the netlist.
    let matrix_count = count / 8;
    let step = (gates.len() as f64 / (count - matrix_count) as f64).max(1.0);
    let chosen = (0..).map(|i| (f64::from(i) * step) as usize).take_while(|i| *i < gates.len()).map(|i| gates[i]);
    let mutants: Vec<(Circuit, Change, String)> = chosen
        .map(|(net, change, i)| {
            (mutated(netlist, net, change, i), change, format!("net {} {change:?} {i}", net.index()))
        })
        .collect();
    kill(netlist, mutants, patterns, &mut score)?;
    kill(matrix, matrix_mutants(matrix, matrix_count), patterns, &mut score)?;
    score.seconds = start.elapsed().as_secs_f64();
    Ok(score)
}

fn kill(
    original: &Circuit,
    mutants: Vec<(Circuit, Change, String)>,
    patterns: &Patterns,
    score: &mut Score,
) -> Result<(), ToolError> {
    let mut run = Interpreter::new(original);
    let expected: Vec<Vec<u64>> =
        (0..patterns.blocks.len()).map(|block| patterns.outputs(original, block, &mut run)).collect();
    let text = blif::write(original, &|name, _| name.to_string());
    let folder = tools::scratch(Tool::Abc)?;
    for (mutant, change, name) in mutants {
        score.mutants += 1;
        *score.by_change.entry(change).or_default() += 1;
        let mut run = Interpreter::new(&mutant);
        if (0..expected.len()).any(|block| patterns.outputs(&mutant, block, &mut run) != expected[block]) {
            score.killed_by_pattern += 1;
            continue;
        }
        match equal(&text, &blif::write(&mutant, &|name, _| name.to_string()), folder.path()) {
            Ok(true) => score.equivalent += 1,
            Ok(false) => score.killed_by_proof += 1,
            Err(ToolError::Timeout(..)) => score.survivors.push(name),
            Err(e) => return Err(e),
        }
    }
    Ok(())
}

fn mutated(circuit: &Circuit, target: NetId, change: Change, dropped: usize) -> Circuit {
    // The netlist has no dead gates, so nets keep their numbers.
    rebuild(circuit, |b, net, map| {
        if net != target {
            return None;
        }
        let mut operands: Vec<NetId> = circuit.gate(net).operands().iter().map(|n| map[n.index()]).collect();
        if change == Change::Dropped {
            operands.remove(dropped);
            return Some(match circuit.gate(net) {
                Gate::And(_) => b.and(operands),
                Gate::Or(_) => b.or(operands),
                _ => b.parity(operands),
            });
        }
        Some(match (change, circuit.gate(net)) {
            (Change::StuckAt0, _) => b.constant(false),
            (Change::StuckAt1, _) => b.constant(true),
            (_, Gate::And(_)) => b.or(operands),
            (_, Gate::Or(_)) => b.and(operands),
            (_, Gate::Parity(_)) => b.or(operands),
            (_, Gate::Equals { word, value }) => {
                let _ = word;
                b.equals(&operands, value ^ 1)
            }
            (_, Gate::Not(_) | Gate::Input { .. } | Gate::Constant(_)) => operands.first().copied()?,
        })
    })
}

/// Circuits whose syndrome (or check) bits have one operand more or less.
fn matrix_mutants(circuit: &Circuit, count: usize) -> Vec<(Circuit, Change, String)> {
    let circuit = circuit.without_dead_gates();
    let inputs = circuit.inputs()[0].nets.clone();
    let rows: Vec<NetId> = circuit
        .drivers()
        .filter(|(_, g)| matches!(g, Gate::Parity(nets) if nets.iter().all(|n| inputs.contains(n)) && nets.len() > 2))
        .map(|(net, _)| net)
        .collect();
    let all = rows.len() * inputs.len();
    let step = (all / count.max(1)).max(1) | 1;
    (0..all)
        .step_by(step)
        .map(|i| {
            let (row, bit) = (rows[i / inputs.len()], i % inputs.len());
            let toggle = |b: &mut Builder, net: NetId, map: &[NetId]| {
                let Gate::Parity(nets) = circuit.gate(net) else { return None };
                let operands = nets.iter().copied().chain([inputs[bit]]).map(|n| map[n.index()]);
                (net == row).then(|| b.parity(operands))
            };
            (rebuild(&circuit, toggle), Change::MatrixBit, format!("row {} bit {bit}", i / inputs.len()))
        })
        .collect()
}
