//! A rewrite copies a circuit gate by gate into a new one, with any net replaced on the way.

use eccforge_logic::circuit::{Builder, Circuit, Gate, NetId};
use std::collections::HashMap;

/// A copy in the making: the new circuit and, for each net of the old one, its new net.
#[derive(Debug)]
pub struct Rewrite<'c> {
    source: &'c Circuit,
    nets: Vec<Option<NetId>>,
    constants: HashMap<NetId, bool>,
}

impl<'c> Rewrite<'c> {
    /// Starts a copy of `source` into `builder`.
    pub fn new(source: &'c Circuit, builder: &mut Builder) -> Self {
        let constants = HashMap::from([(builder.constant(false), false), (builder.constant(true), true)]);
        Self { source, nets: vec![None; source.gates().len()], constants }
    }

    /// Replaces a net of the source by a net of the copy.
    pub fn bind(&mut self, old: NetId, new: NetId) {
        self.nets[old.index()] = Some(new);
    }

    /// Makes the same input ports in the copy.
    pub fn inputs(&mut self, b: &mut Builder) {
        for port in self.source.inputs() {
            let nets = b.input(port.name.clone(), port.nets.len());
            for (old, new) in port.nets.iter().zip(nets) {
                self.bind(*old, new);
            }
        }
    }

    /// Makes the same output ports in the copy.
    pub fn outputs(&self, b: &mut Builder) {
        for port in self.source.outputs() {
            b.output(port.name.clone(), port.nets.iter().map(|n| self.net(*n)).collect());
        }
    }

    /// Copies all gates that are not yet bound, in order.
    pub fn gates(&mut self, b: &mut Builder) {
        self.gates_with(b, &mut |_, _, _| None);
    }

    /// Copies all gates that are not yet bound; `change` may build another net in place of one.
    pub(super) fn gates_with(
        &mut self,
        b: &mut Builder,
        change: &mut impl FnMut(&Self, &mut Builder, &Gate) -> Option<NetId>,
    ) {
        for i in 0..self.nets.len() {
            if self.nets[i].is_none() {
                let gate = &self.source.gates()[i];
                let net = change(self, b, gate).unwrap_or_else(|| self.gate(b, gate));
                self.nets[i] = Some(net);
            }
        }
    }

    /// The new net of an old one.
    ///
    /// # Panics
    /// If it has neither been copied nor bound.
    pub fn net(&self, old: NetId) -> NetId {
        self.nets[old.index()].expect("gates are copied in topological order and inputs are bound before them")
    }

    /// Whether a net of the copy is this constant.
    pub fn constant(&self, new: NetId) -> Option<bool> {
        self.constants.get(&new).copied()
    }

    /// A copy of one gate of the source.
    pub fn gate(&self, b: &mut Builder, gate: &Gate) -> NetId {
        let all = |nets: &[NetId]| nets.iter().map(|n| self.net(*n)).collect::<Vec<_>>();
        match gate {
            // An input that nobody bound is read as zero.
            Gate::Input { .. } => b.constant(false),
            Gate::Constant(value) => b.constant(*value),
            Gate::Parity(nets) => b.parity(all(nets)),
            Gate::And(nets) => b.and(all(nets)),
            Gate::Or(nets) => b.or(all(nets)),
            Gate::Not(net) => b.not(self.net(*net)),
            Gate::Equals { word, value } => self.equals(b, &all(word), *value),
        }
    }

    /// A comparison whose constant bits are decided now.
    fn equals(&self, b: &mut Builder, word: &[NetId], value: u64) -> NetId {
        let mut open = Vec::new();
        let mut wanted = 0u64;
        for (i, net) in word.iter().enumerate() {
            let bit = value >> i & 1 == 1;
            match self.constant(*net) {
                Some(constant) if constant != bit => return b.constant(false),
                Some(_) => {}
                None => {
                    wanted |= u64::from(bit) << open.len();
                    open.push(*net);
                }
            }
        }
        b.equals(&open, wanted)
    }
}

/// The circuit with the named input bits tied to zero; its other inputs form the one port `name`, in the order given.
///
/// What depends on the tied inputs alone is gone.
#[must_use]
pub fn with_free_inputs(circuit: &Circuit, name: &str, free: &[NetId]) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let mut copy = Rewrite::new(circuit, &mut b);
    for (old, new) in free.iter().zip(b.input(name, free.len())) {
        copy.bind(*old, new);
    }
    copy.gates(&mut b);
    copy.outputs(&mut b);
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
        let free = c.input("free").unwrap().nets.clone();
        let y = c.output("y").unwrap().nets.clone();
        assert_eq!(c.gate(y[0]), &Gate::Parity([free[0], free[1]].into()));
        assert_eq!(c.gate(y[1]), &Gate::Constant(false));
        assert_eq!(y[2], free[0]);
        assert_eq!(c.gate(y[3]), &Gate::Equals { word: [free[1], free[0]].into(), value: 0b10 });
        assert_eq!(c.gate(y[4]), &Gate::Constant(false));
    }
}
