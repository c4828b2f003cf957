//! Fault simulation: 64 words at once through the original, and for each mutant only through what its change reaches.

use super::{Change, Fault, Patterns};
use eccforge_logic::circuit::{Circuit, Gate, Interpreter, NetId};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The value of a gate from those of its operands, in the order of [`Gate::operands`].
pub(super) fn evaluate(gate: &Gate, mut operand: impl FnMut(NetId) -> u64) -> u64 {
    let nets = gate.operands().iter().map(|n| operand(*n));
    match gate {
        Gate::Input { .. } => 0,
        Gate::Constant(value) => 0u64.wrapping_sub(u64::from(*value)),
        Gate::Parity(_) => nets.fold(0, |a, v| a ^ v),
        Gate::And(_) => nets.fold(u64::MAX, |a, v| a & v),
        Gate::Or(_) => nets.fold(0, |a, v| a | v),
        Gate::Not(_) => nets.fold(0, |_, v| !v),
        Gate::Equals { value, .. } => {
            nets.enumerate().fold(u64::MAX, |a, (i, v)| a & !(v ^ 0u64.wrapping_sub(value >> i & 1)))
        }
    }
}

/// The value of a changed gate.
fn changed(gate: &Gate, fault: &Fault, operand: &dyn Fn(NetId) -> u64) -> u64 {
    let nets = gate.operands();
    let of = |gate: &Gate| evaluate(gate, operand);
    match (fault.change, gate) {
        (Change::StuckAt0, _) => 0,
        (Change::StuckAt1, _) => u64::MAX,
        (Change::Inverted, _) => {
            let inverted = nets[fault.operand];
            evaluate(gate, |n| if n == inverted { !operand(n) } else { operand(n) })
        }
        (Change::MatrixBit, _) => of(gate) ^ fault.extra.map_or(0, operand),
        (Change::Dropped, Gate::And(_)) => rest(nets, fault.operand).fold(u64::MAX, |a, n| a & operand(n)),
        (Change::Dropped, Gate::Or(_)) => rest(nets, fault.operand).fold(0, |a, n| a | operand(n)),
        (Change::Dropped, Gate::Equals { word, value }) => word
            .iter()
            .enumerate()
            .filter(|(i, _)| *i != fault.operand)
            .fold(u64::MAX, |a, (i, n)| a & !(operand(*n) ^ 0u64.wrapping_sub(value >> i & 1))),
        (Change::Dropped, _) => rest(nets, fault.operand).fold(0, |a, n| a ^ operand(n)),
        (Change::Swapped, Gate::And(_) | Gate::Parity(_)) => nets.iter().fold(0, |a, n| a | operand(*n)),
        (Change::Swapped, Gate::Or(_)) => nets.iter().fold(u64::MAX, |a, n| a & operand(*n)),
        (Change::Swapped, Gate::Equals { word, value }) => of(&Gate::Equals { word: word.clone(), value: value ^ 1 }),
        (Change::Swapped, _) => nets.iter().fold(0, |_, n| operand(*n)),
    }
}

fn rest(nets: &[NetId], dropped: usize) -> impl Iterator<Item = NetId> + '_ {
    nets.iter().enumerate().filter(move |(i, _)| *i != dropped).map(|(_, n)| *n)
}

/// Who reads every net, and which nets are outputs.
pub(super) struct Graph {
    pub readers: Vec<Vec<u32>>,
    pub output: Vec<bool>,
}

impl Graph {
    pub fn new(circuit: &Circuit) -> Self {
        let mut readers = vec![Vec::new(); circuit.gates().len()];
        for (i, gate) in circuit.gates().iter().enumerate() {
            gate.operands().iter().for_each(|n| readers[n.index()].push(i as u32));
        }
        let mut output = vec![false; circuit.gates().len()];
        circuit.output_nets().for_each(|n| output[n.index()] = true);
        Self { readers, output }
    }
}

/// Faulty values over good ones, valid where stamped.
struct Overlay {
    values: Vec<u64>,
    stamps: Vec<u32>,
    now: u32,
}

/// For each fault, whether some pattern makes an output differ.
pub(super) fn killed(circuit: &Circuit, faults: &[Fault], patterns: &Patterns) -> Vec<bool> {
    let graph = Graph::new(circuit);
    let nets: Vec<NetId> = circuit.nets().collect();
    let mut overlay = Overlay { values: vec![0; nets.len()], stamps: vec![0; nets.len()], now: 0 };
    let mut dead = vec![false; faults.len()];
    let mut good = Interpreter::new(circuit);
    for block in &patterns.blocks {
        for (port, words) in circuit.inputs().iter().zip(block) {
            port.nets.iter().zip(words).for_each(|(net, word)| good.set(*net, *word));
        }
        good.run();
        for (fault, dead) in faults.iter().zip(&mut dead).filter(|(_, dead)| !**dead) {
            *dead = reaches_output(circuit, &graph, &nets, &good, fault, &mut overlay);
        }
        if dead.iter().all(|d| *d) {
            break;
        }
    }
    dead
}

fn reaches_output(
    circuit: &Circuit,
    graph: &Graph,
    nets: &[NetId],
    good: &Interpreter<'_>,
    fault: &Fault,
    overlay: &mut Overlay,
) -> bool {
    let origin = fault.net.index();
    let value = changed(circuit.gate(fault.net), fault, &|n| good.get(n));
    if value == good.get(fault.net) {
        return false;
    }
    if graph.output[origin] {
        return true;
    }
    overlay.now += 1;
    (overlay.values[origin], overlay.stamps[origin]) = (value, overlay.now);
    let mut open: BinaryHeap<Reverse<u32>> = graph.readers[origin].iter().map(|n| Reverse(*n)).collect();
    let mut last = u32::MAX;
    while let Some(Reverse(at)) = open.pop() {
        if at == last {
            continue;
        }
        last = at;
        let net = nets[at as usize];
        let value = evaluate(circuit.gate(net), |n| match overlay.stamps[n.index()] == overlay.now {
            true => overlay.values[n.index()],
            false => good.get(n),
        });
        if value == good.get(net) {
            continue;
        }
        if graph.output[at as usize] {
            return true;
        }
        (overlay.values[at as usize], overlay.stamps[at as usize]) = (value, overlay.now);
        open.extend(graph.readers[at as usize].iter().map(|n| Reverse(*n)));
    }
    false
}
