//! Builds circuits: simplifies constants, orders operands and shares equal gates.

use super::{Circuit, Gate, NetId, Port, Role, Word};
use rustc_hash::FxHashMap;

/// A circuit under construction.
#[derive(Debug)]
pub struct Builder {
    circuit: Circuit,
    known: FxHashMap<Gate, NetId>,
}

impl Builder {
    /// An empty circuit.
    pub fn new(name: impl Into<String>) -> Self {
        let circuit = Circuit {
            name: name.into(),
            gates: Vec::new(),
            types: Vec::new(),
            inputs: Vec::new(),
            outputs: Vec::new(),
            words: Vec::new(),
        };
        Self { circuit, known: FxHashMap::default() }
    }

    /// Adds an input port of `width` bits and returns its nets.
    pub fn input(&mut self, name: impl Into<String>, width: usize) -> Vec<NetId> {
        let port = self.circuit.inputs.len() as u32;
        let nets: Vec<NetId> = (0..width as u32).map(|bit| self.gate(Gate::Input { port, bit })).collect();
        self.circuit.inputs.push(Port { name: name.into(), nets: nets.clone() });
        nets
    }

    /// Adds an output port.
    pub fn output(&mut self, name: impl Into<String>, nets: Vec<NetId>) {
        self.circuit.outputs.push(Port { name: name.into(), nets });
    }

    /// Names a word of internal nets.
    pub fn word(&mut self, name: impl Into<String>, role: Role, nets: Vec<NetId>) {
        self.circuit.words.push(Word { name: name.into(), role, nets });
    }

    /// Returns the net of a constant.
    pub fn constant(&mut self, value: bool) -> NetId {
        self.gate(Gate::Constant(value))
    }

    /// XOR of the nets at the set bits of `mask`; nets from the 65th on are not read.
    pub fn masked_parity(&mut self, nets: &[NetId], mask: u64) -> NetId {
        self.parity(nets.iter().take(64).enumerate().filter(|(i, _)| mask >> i & 1 == 1).map(|(_, n)| *n))
    }

    /// XOR of any number of nets; nets that occur an even number of times cancel.
    pub fn parity(&mut self, nets: impl IntoIterator<Item = NetId>) -> NetId {
        let mut odd: Vec<NetId> = Vec::new();
        let mut invert = false;
        let mut all: Vec<NetId> = nets.into_iter().collect();
        // Sorted operands bring equal nets together, so that they cancel, and give equal sums equal gates.
        all.sort_unstable();
        for net in all {
            match self.circuit.gate(net) {
                Gate::Constant(value) => invert ^= *value,
                _ if odd.last() == Some(&net) => drop(odd.pop()),
                _ => odd.push(net),
            }
        }
        let sum = match odd.as_slice() {
            [] => return self.constant(invert),
            [one] => *one,
            _ => self.gate(Gate::Parity(odd.into())),
        };
        if invert { self.not(sum) } else { sum }
    }

    /// Like [`Self::parity`], but complements of inputs move to the result.
    pub(crate) fn parity_of_plain(&mut self, nets: impl IntoIterator<Item = NetId>) -> NetId {
        let mut invert = false;
        let mut plain = Vec::new();
        for net in nets {
            let inner = match self.circuit.gate(net) {
                Gate::Not(inner) if matches!(self.circuit.gate(*inner), Gate::Input { .. }) => Some(*inner),
                _ => None,
            };
            invert ^= inner.is_some();
            plain.push(inner.unwrap_or(net));
        }
        let sum = self.parity(plain);
        if invert { self.not(sum) } else { sum }
    }

    /// AND of any number of nets.
    pub fn and(&mut self, nets: impl IntoIterator<Item = NetId>) -> NetId {
        self.joined(nets, false, Gate::And)
    }

    /// OR of any number of nets.
    pub fn or(&mut self, nets: impl IntoIterator<Item = NetId>) -> NetId {
        self.joined(nets, true, Gate::Or)
    }

    /// AND (`absorbing` false) or OR (`absorbing` true) of any number of nets: one operand of that value decides.
    fn joined(
        &mut self,
        nets: impl IntoIterator<Item = NetId>,
        absorbing: bool,
        gate: fn(Box<[NetId]>) -> Gate,
    ) -> NetId {
        match self.operands(nets, absorbing).as_deref() {
            None => self.constant(absorbing),
            Some([]) => self.constant(!absorbing),
            Some([one]) => *one,
            Some(nets) => self.gate(gate(nets.into())),
        }
    }

    /// Returns the complement of a net.
    pub fn not(&mut self, net: NetId) -> NetId {
        match *self.circuit.gate(net) {
            Gate::Constant(value) => self.constant(!value),
            Gate::Not(inner) => inner,
            _ => self.gate(Gate::Not(net)),
        }
    }

    /// Whether a word of at most 64 nets equals a constant. Bits that are constants are decided here.
    ///
    /// # Panics
    /// If the word has more than 64 nets.
    pub fn equals(&mut self, word: &[NetId], value: u64) -> NetId {
        assert!(word.len() <= 64, "a compared word has at most 64 bits");
        let (mut open, mut wanted) = (Vec::with_capacity(word.len()), 0u64);
        for (i, net) in word.iter().enumerate() {
            let bit = value >> i & 1;
            match self.circuit.gate(*net) {
                Gate::Constant(known) if u64::from(*known) != bit => return self.constant(false),
                Gate::Constant(_) => {}
                _ => {
                    wanted |= bit << open.len();
                    open.push(*net);
                }
            }
        }
        match open.as_slice() {
            [] => self.constant(true),
            [one] if wanted == 1 => *one,
            [one] => self.not(*one),
            _ => self.gate(Gate::Equals { word: open.into(), value: wanted }),
        }
    }

    /// Whether at least two of the nets are one: a tree of (any, two) pairs, of logarithmic depth.
    pub fn at_least_two(&mut self, nets: &[NetId]) -> NetId {
        self.any_and_two(nets).1
    }

    fn any_and_two(&mut self, nets: &[NetId]) -> (NetId, NetId) {
        match nets {
            [] => (self.constant(false), self.constant(false)),
            [one] => (*one, self.constant(false)),
            _ => {
                let (low, high) = nets.split_at(nets.len() / 2);
                let ((any_l, two_l), (any_h, two_h)) = (self.any_and_two(low), self.any_and_two(high));
                let both = self.and([any_l, any_h]);
                (self.or([any_l, any_h]), self.or([two_l, two_h, both]))
            }
        }
    }

    /// The finished circuit.
    pub fn finish(self) -> Circuit {
        let circuit = self.circuit;
        debug_assert_eq!(circuit.verify(), Ok(()));
        circuit
    }

    /// Sorted operands of an AND (`absorbing` false) or OR (`absorbing` true) without neutral constants and
    /// repetitions. `None` if one operand decides the result, or an operand and its complement both occur.
    fn operands(&self, nets: impl IntoIterator<Item = NetId>, absorbing: bool) -> Option<Vec<NetId>> {
        let mut operands = Vec::new();
        for net in nets {
            match self.circuit.gate(net) {
                Gate::Constant(value) if *value == absorbing => return None,
                Gate::Constant(_) => {}
                _ => operands.push(net),
            }
        }
        operands.sort_unstable();
        operands.dedup();
        for net in &operands {
            if let Gate::Not(inner) = self.circuit.gate(*net)
                && operands.binary_search(inner).is_ok()
            {
                // x AND NOT x is zero, x OR NOT x is one: the absorbing value in both cases.
                return None;
            }
        }
        Some(operands)
    }

    fn gate(&mut self, gate: Gate) -> NetId {
        if let Some(&net) = self.known.get(&gate) {
            return net;
        }
        let net_type = self.circuit.expected_type(&gate);
        let net = NetId(self.circuit.gates.len() as u32);
        self.circuit.gates.push(gate.clone());
        self.circuit.types.push(net_type);
        self.known.insert(gate, net);
        net
    }
}
