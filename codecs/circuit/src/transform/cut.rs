//! Cuts circuits at named nets, such as the syndrome, and ties inputs to zero.

use super::copy::{copy_with, same_outputs, translated};
use crate::graph::{Builder, Circuit, Gate, NetId};
use std::collections::HashMap;

/// Makes the nets of output port `cut` the first input port of that name instead, and ties the input port `tied` to
/// zero and removes it. The other ports stay, with the words whose names `keep` selects.
///
/// Anything that the circuit reads from the tied input, other than through the cut, is zero in the result.
#[must_use]
pub fn cut_at(circuit: &Circuit, cut: &str, tied: &str, keep: impl Fn(&crate::graph::Word) -> bool) -> Circuit {
    let nets = circuit.output(cut).map_or(&[][..], |p| &p.nets);
    let mut b = Builder::new(circuit.name());
    let free = b.input(cut, nets.len());
    let mut at: HashMap<NetId, NetId> = HashMap::new();
    for port in circuit.inputs().iter().filter(|p| p.name != tied) {
        at.extend(port.nets.iter().copied().zip(b.input(&port.name, port.nets.len())));
    }
    at.extend(nets.iter().copied().zip(free));
    let map = copy_with(&mut b, circuit, |_, net, _| at.get(&net).copied());
    for word in circuit.words().iter().filter(|w| keep(w)) {
        b.word(&word.name, word.role, translated(&word.nets, &map));
    }
    for port in circuit.outputs().iter().filter(|p| p.name != cut) {
        b.output(&port.name, translated(&port.nets, &map));
    }
    b.finish().without_dead_gates()
}

/// Makes the input nets `free`, in the given order, the only input port `name`, and ties all other inputs to zero.
/// Logic that depends only on tied inputs is removed.
#[must_use]
pub fn with_free_inputs(circuit: &Circuit, name: &str, free: &[NetId]) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let at: HashMap<NetId, NetId> = free.iter().copied().zip(b.input(name, free.len())).collect();
    let map = copy_with(&mut b, circuit, |_, net, _| at.get(&net).copied());
    same_outputs(&mut b, circuit, &map);
    b.finish().without_dead_gates()
}

/// Ties input port number `port` to zero, and removes it with the outputs that depend on it structurally.
#[must_use]
pub fn without_input(circuit: &Circuit, port: usize) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let mut inputs = Vec::new();
    for (i, old) in circuit.inputs().iter().enumerate() {
        inputs.push(if i == port { Vec::new() } else { b.input(&old.name, old.nets.len()) });
    }
    let mut reads = vec![false; circuit.gates().len()];
    for (net, gate) in circuit.drivers() {
        reads[net.index()] = matches!(gate, Gate::Input { port: p, .. } if *p as usize == port)
            || gate.operands().iter().any(|n| reads[n.index()]);
    }
    let map = copy_with(&mut b, circuit, |_, net, _| match circuit.gate(net) {
        Gate::Input { port, bit } => inputs[*port as usize].get(*bit as usize).copied(),
        _ => None,
    });
    for port in circuit.outputs().iter().filter(|p| p.nets.iter().all(|n| !reads[n.index()])) {
        b.output(&port.name, translated(&port.nets, &map));
    }
    b.finish().without_dead_gates()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tied_inputs_are_folded_into_every_kind_of_gate() {
        let mut b = Builder::new("t");
        let x = b.input("x", 4);
        let nets = vec![
            b.parity(x.iter().copied()),
            b.and([x[0], x[1]]),
            b.or([x[2], x[3]]),
            b.equals(&x, 0b0100),
            b.equals(&x, 0b1100),
        ];
        b.output("y", nets);
        let c = with_free_inputs(&b.finish(), "free", &[x[2], x[1]]);
        assert_eq!(c.verify(), Ok(()));
        let free = c.input("free").unwrap().nets.clone();
        let y = c.output("y").unwrap().nets.clone();
        assert_eq!(c.gate(y[0]), &Gate::Parity([free[0], free[1]].into()));
        assert_eq!(c.gate(y[1]), &Gate::Constant(false));
        assert_eq!(y[2], free[0]);
        assert_eq!(c.gate(y[3]), &Gate::Equals { word: [free[1], free[0]].into(), value: 0b10 });
        assert_eq!(c.gate(y[4]), &Gate::Constant(false));
    }

    /// A word of three bits, its syndrome of two, an enable; hit = (syndrome = 3) and enable, passed = word[0].
    fn decoder() -> Circuit {
        let mut b = Builder::new("decoder");
        let (x, enable) = (b.input("word", 3), b.input("enable", 1));
        let syndrome = [b.parity([x[0], x[1]]), b.parity([x[1], x[2]])];
        let hit = b.equals(&syndrome, 3);
        let hit = b.and([hit, enable[0]]);
        b.output("syndrome", syndrome.to_vec());
        b.output("hit", vec![hit]);
        b.output("passed", vec![x[0]]);
        b.word("hit", crate::graph::Role::Match, vec![hit]);
        b.finish()
    }

    #[test]
    fn a_cut_reads_the_syndrome_instead_of_the_word() {
        let cut = cut_at(&decoder(), "syndrome", "word", |w| w.name == "hit");
        assert_eq!(cut.verify(), Ok(()));
        let names = |ports: &[crate::graph::Port]| ports.iter().map(|p| p.name.clone()).collect::<Vec<_>>();
        assert_eq!(
            (names(cut.inputs()), names(cut.outputs())),
            (vec!["syndrome".to_string(), "enable".into()], vec!["hit".to_string(), "passed".into()])
        );
        let equal = cut.drivers().find(|(_, g)| matches!(g, Gate::Equals { .. })).unwrap();
        assert_eq!(equal.1.operands(), cut.inputs()[0].nets);
        assert_eq!(cut.gate(cut.output("passed").unwrap().nets[0]), &Gate::Constant(false));
        assert_eq!(cut.words().len(), 1);
    }

    #[test]
    fn outputs_that_depend_on_an_input_go_with_it() {
        let circuit = decoder();
        let rest = without_input(&circuit, 1);
        assert_eq!(rest.outputs().iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["syndrome", "passed"]);
        assert_eq!(rest.inputs().iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["word"]);
        let (x, syndrome) = (&rest.inputs()[0].nets, &rest.outputs()[0].nets);
        assert_eq!(rest.gate(syndrome[0]), &Gate::Parity([x[0], x[1]].into()));
        assert_eq!(rest.outputs()[1].nets, [x[0]]);
        assert!(without_input(&circuit, 0).outputs().is_empty());
    }
}
