//! Boolean differences: one circuit that shows for many mutants on which inputs each differs from the original.
//!
//! A mutant differs if the value of its gate changes and a change of that net is observable, which is the Boolean
//! difference of the outputs with respect to the net [Sellers, Hsiao & Bearnson, IEEE Trans. Computers C-17(7),
//! 1968]. Observability depends on the net and not on the mutant. Along a chain of nets with one reader each, the
//! chain rule computes it once for all.

use super::simulate::Graph;
use eccforge_circuit::transform::{copy_into, same_inputs};
use eccforge_circuit::{Builder, Circuit, Fault, Gate, NetId};
use std::collections::HashMap;

/// A circuit with the inputs of `circuit`. Output `of_<i>` is one if mutant `i` differs in some output.
pub(super) fn boolean_differences(circuit: &Circuit, faults: &[Fault]) -> Circuit {
    let mut b = Builder::new("differences");
    let inputs = same_inputs(&mut b, circuit);
    let good = copy_into(&mut b, circuit, &inputs);
    let nets = circuit.nets().collect();
    let mut analysis = Observability { circuit, nets, graph: Graph::new(circuit), good, b, known: HashMap::new() };
    for (number, fault) in faults.iter().enumerate() {
        let observable = analysis.observability(fault.net);
        let (b, good) = (&mut analysis.b, &analysis.good);
        let value = fault.apply(circuit.gate(fault.net), b, |n| good[n.index()]);
        let changes = analysis.b.parity([value, analysis.good[fault.net.index()]]);
        let differs = analysis.b.and([changes, observable]);
        analysis.b.output(name(number), vec![differs]);
    }
    analysis.b.finish().without_dead_gates()
}

/// The output port of a mutant.
pub(super) fn name(number: usize) -> String {
    format!("of_{number}")
}

struct Observability<'c> {
    circuit: &'c Circuit,
    nets: Vec<NetId>,
    graph: Graph,
    /// Nets with the values without faults.
    good: Vec<NetId>,
    b: Builder,
    known: HashMap<NetId, NetId>,
}

impl Observability<'_> {
    /// The observability of a net: whether some output changes if the net does.
    fn observability(&mut self, net: NetId) -> NetId {
        if let Some(known) = self.known.get(&net) {
            return *known;
        }
        let observable = match self.graph.readers[net.index()].as_slice() {
            // Also if gates read it: a change of an output is seen at once.
            _ if self.graph.output[net.index()] => self.b.constant(true),
            [] => self.b.constant(false),
            [one] => {
                let reader = self.nets[*one as usize];
                let change = HashMap::from([(net, self.b.constant(true))]);
                let passes = self.change(reader, &change).unwrap_or(net);
                let further = self.observability(reader);
                self.b.and([passes, further])
            }
            _ => self.by_propagation(net),
        };
        self.known.insert(net, observable);
        observable
    }

    /// The observability of a net with several readers: paths may reconverge, so the change is propagated gate by gate.
    fn by_propagation(&mut self, net: NetId) -> NetId {
        let mut change = HashMap::from([(net, self.b.constant(true))]);
        let mut outputs = Vec::new();
        for at in net.index() + 1..self.nets.len() {
            let reader = self.nets[at];
            let Some(here) = self.change(reader, &change) else { continue };
            change.insert(reader, here);
            if self.graph.output[at] {
                outputs.push(here);
            }
        }
        self.b.or(outputs)
    }

    /// Whether a gate's value changes if its operands change as in `change`; `None` if no operand can change.
    fn change(&mut self, net: NetId, change: &HashMap<NetId, NetId>) -> Option<NetId> {
        let gate = self.circuit.gate(net);
        let (good, b) = (&self.good, &mut self.b);
        let operands = gate.operands();
        let changes: Vec<NetId> = operands.iter().filter_map(|n| change.get(n).copied()).collect();
        let one = *changes.first()?;
        let others: Vec<NetId> = operands.iter().filter(|n| !change.contains_key(n)).map(|n| good[n.index()]).collect();
        Some(match gate {
            Gate::Input { .. } | Gate::Constant(_) => return None,
            Gate::Not(_) => one,
            Gate::Parity(_) => b.parity(changes),
            // One changed operand passes if the others do not force the value. Several may cancel, so the gate is
            // evaluated again.
            Gate::And(_) if changes.len() == 1 => b.and(others.into_iter().chain([one])),
            Gate::Or(_) if changes.len() == 1 => {
                let none = b.or(others);
                let none = b.not(none);
                b.and([none, one])
            }
            _ => {
                let faulty: Vec<NetId> = operands
                    .iter()
                    .map(|n| match change.get(n) {
                        Some(changed) => b.parity([good[n.index()], *changed]),
                        None => good[n.index()],
                    })
                    .collect();
                let faulty = gate.apply(b, faulty);
                b.parity([faulty, good[net.index()]])
            }
        })
    }
}
