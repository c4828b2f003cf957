//! The circuit representation from which every back end is generated.
//!
//! A [`Circuit`] is a list of gates in topological order, and each gate drives a net of one bit. Gates are as wide as
//! the algebra they come from: a syndrome bit is one n-ary parity, and a column match compares a word with a
//! constant. Back ends choose how to decompose them. [`Builder`] shares equal gates (hash-consing),
//! [`Circuit::verify`] checks the invariants, and [`Interpreter`] defines the meaning.
//!
//! Invariant: this module does no I/O and contains no coding theory, only logic.

mod builder;
mod evaluate;
mod fault;
mod verify;

pub use builder::Builder;
pub use evaluate::{Algebra, Interpreter, Words};
pub use fault::{Change, Fault};

/// A net: the index of the gate that drives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NetId(u32);

impl NetId {
    /// Position of the driving gate in [`Circuit::gates`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The gate that drives a net. Operand lists are ascending and without repetition, except for `Equals`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Gate {
    /// Bit `bit` of input port `port`.
    Input {
        /// Index into [`Circuit::inputs`].
        port: u32,
        /// Bit of the port.
        bit: u32,
    },
    /// A net that is always 0 or always 1.
    Constant(bool),
    /// XOR of two or more nets.
    Parity(Box<[NetId]>),
    /// AND of two or more nets.
    And(Box<[NetId]>),
    /// OR of two or more nets.
    Or(Box<[NetId]>),
    /// Complement.
    Not(NetId),
    /// One if bit i of `value` equals net i of the word, for all i. The word has at most 64 nets.
    Equals {
        /// The word, least significant net first.
        word: Box<[NetId]>,
        /// The constant that the word is compared with.
        value: u64,
    },
}

impl Gate {
    /// The nets that the gate reads.
    pub fn operands(&self) -> &[NetId] {
        match self {
            Self::Input { .. } | Self::Constant(_) => &[],
            Self::Parity(nets) | Self::And(nets) | Self::Or(nets) | Self::Equals { word: nets, .. } => nets,
            Self::Not(net) => std::slice::from_ref(net),
        }
    }
}

/// Type of a net: the kind of its function of the inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NetType {
    /// A GF(2)-linear function of the inputs: inputs, zero and parities of linear nets. f(a + b) = f(a) + f(b).
    Linear,
    /// Any function.
    Logic,
}

/// A named word of nets at the boundary of the circuit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// Name, unique among inputs or among outputs.
    pub name: String,
    /// The nets, least significant first.
    pub nets: Vec<NetId>,
}

/// Purpose of a named internal word; back ends use it to print sections and comments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Syndrome of a codeword.
    Syndrome,
    /// One net for each correctable space of a codeword: the syndrome belongs to the space.
    Match,
    /// Proposed bit flips of a codeword, before the entry rules.
    Flip,
    /// Per-codeword flags.
    Flag,
    /// Entry rules: sanity check and confirmation.
    Rule,
    /// A part of a syndrome or of check bits that is taken from one bit of every symbol.
    Plane,
    /// A parity that several others share.
    Shared,
    /// A comparison of a part of a syndrome that several matches share.
    Predecode,
}

/// A named word inside the circuit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Name, such as `syndrome_0`.
    pub name: String,
    /// Purpose of the nets in the circuit.
    pub role: Role,
    /// The nets, least significant first.
    pub nets: Vec<NetId>,
}

/// Logic with named inputs and outputs. Invariants: see [`Circuit::verify`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circuit {
    name: String,
    gates: Vec<Gate>,
    types: Vec<NetType>,
    inputs: Vec<Port>,
    outputs: Vec<Port>,
    words: Vec<Word>,
}

impl Circuit {
    /// Name of the circuit, and of the module made from it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Gates, types of nets, inputs and outputs, with which a test breaks the invariants that [`Circuit::verify`] checks.
    #[doc(hidden)]
    pub fn unchecked_parts(&mut self) -> (&mut Vec<Gate>, &mut Vec<NetType>, &mut Vec<Port>, &mut Vec<Port>) {
        (&mut self.gates, &mut self.types, &mut self.inputs, &mut self.outputs)
    }

    /// All gates in topological order; gate i drives net i.
    pub fn gates(&self) -> &[Gate] {
        &self.gates
    }

    /// All nets, in topological order.
    pub fn nets(&self) -> impl DoubleEndedIterator<Item = NetId> + use<> {
        (0..self.gates.len() as u32).map(NetId)
    }

    /// Every net with the gate that drives it, in topological order.
    pub fn drivers(&self) -> impl Iterator<Item = (NetId, &Gate)> {
        self.gates.iter().enumerate().map(|(i, g)| (NetId(i as u32), g))
    }

    /// The gate that drives `net`.
    pub fn gate(&self, net: NetId) -> &Gate {
        &self.gates[net.index()]
    }

    /// Type of `net`.
    pub fn net_type(&self, net: NetId) -> NetType {
        self.types[net.index()]
    }

    /// Input ports.
    pub fn inputs(&self) -> &[Port] {
        &self.inputs
    }

    /// Output ports.
    pub fn outputs(&self) -> &[Port] {
        &self.outputs
    }

    /// Named internal words, in the order in which they were made.
    pub fn words(&self) -> &[Word] {
        &self.words
    }

    /// The input port called `name`.
    pub fn input(&self, name: &str) -> Option<&Port> {
        self.inputs.iter().find(|p| p.name == name)
    }

    /// The output port called `name`.
    pub fn output(&self, name: &str) -> Option<&Port> {
        self.outputs.iter().find(|p| p.name == name)
    }

    /// Nets of all outputs, port after port.
    pub fn output_nets(&self) -> impl Iterator<Item = NetId> + '_ {
        self.outputs.iter().flat_map(|p| p.nets.iter().copied())
    }

    /// Returns, for each gate, whether an output depends on it.
    pub fn live(&self) -> Vec<bool> {
        let mut live = vec![false; self.gates.len()];
        for net in self.output_nets() {
            live[net.index()] = true;
        }
        // Readers come after the gates that they read, so one pass from the end finds every live gate.
        for i in (0..self.gates.len()).rev() {
            if live[i] {
                for o in self.gates[i].operands().iter() {
                    live[o.index()] = true;
                }
            }
        }
        live
    }

    /// The circuit with only the named outputs and the gates they need; all input ports stay.
    #[must_use]
    pub fn restricted_to(&self, outputs: &[&str]) -> Self {
        let mut circuit = self.clone();
        circuit.outputs.retain(|p| outputs.contains(&p.name.as_str()));
        circuit.without_dead_gates()
    }

    /// The circuit with only those bits of output `name` that `keep` chooses.
    #[must_use]
    pub fn with_output_bits(&self, name: &str, keep: &dyn Fn(usize) -> bool) -> Self {
        let mut circuit = self.clone();
        for port in circuit.outputs.iter_mut().filter(|p| p.name == name) {
            let mut bit = 0;
            port.nets.retain(|_| {
                bit += 1;
                keep(bit - 1)
            });
        }
        circuit.without_dead_gates()
    }

    /// The circuit without the gates that neither outputs nor input ports need. Words that lose a net are removed
    /// too.
    #[must_use]
    pub fn without_dead_gates(&self) -> Self {
        let mut keep = self.live();
        for net in self.inputs.iter().flat_map(|p| &p.nets) {
            keep[net.index()] = true;
        }
        let mut renamed = vec![None; self.gates.len()];
        let mut gates = Vec::new();
        let mut types = Vec::new();
        for (i, gate) in self.gates.iter().enumerate().filter(|(i, _)| keep[*i]) {
            let nets = renamed_nets(gate.operands(), &renamed).unwrap_or_default();
            let gate = match gate {
                Gate::Parity(_) => Gate::Parity(nets.into()),
                Gate::And(_) => Gate::And(nets.into()),
                Gate::Or(_) => Gate::Or(nets.into()),
                Gate::Not(_) => Gate::Not(nets[0]),
                Gate::Equals { value, .. } => Gate::Equals { word: nets.into(), value: *value },
                leaf => leaf.clone(),
            };
            renamed[i] = Some(NetId(gates.len() as u32));
            gates.push(gate);
            types.push(self.types[i]);
        }
        let inputs = renamed_ports(&self.inputs, &renamed);
        let outputs = renamed_ports(&self.outputs, &renamed);
        let mut words = Vec::new();
        for word in &self.words {
            if let Some(nets) = renamed_nets(&word.nets, &renamed) {
                words.push(Word { name: word.name.clone(), role: word.role, nets });
            }
        }
        Self { name: self.name.clone(), gates, types, inputs, outputs, words }
    }
}

/// The new numbers of nets; `None` if one of the nets was removed.
fn renamed_nets(nets: &[NetId], renamed: &[Option<NetId>]) -> Option<Vec<NetId>> {
    nets.iter().map(|n| renamed[n.index()]).collect()
}

/// The same ports with the new numbers of their nets.
fn renamed_ports(ports: &[Port], renamed: &[Option<NetId>]) -> Vec<Port> {
    let mut new = Vec::with_capacity(ports.len());
    for port in ports {
        // Gates of input and output ports are never removed.
        let nets = renamed_nets(&port.nets, renamed).unwrap_or_default();
        new.push(Port { name: port.name.clone(), nets });
    }
    new
}
