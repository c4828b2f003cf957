//! Compiles a circuit to a tape: gates in order of depth, gates of one shape together, and nets in few slots, shared
//! by lifetime.
//!
//! Complements cost nothing, because operands can be read complemented. A parity or an AND that only one OR reads
//! becomes a term of that OR, so its value stays in a register.

use super::kernel::{self, Kind, Section, Shape, WORDS};
use super::{Backend, Slot};
use crate::graph::{Circuit, Gate, NetId};

/// The code of a tape. Invariants, on which the kernel relies: the sections cover the words exactly, and every word
/// is eight times a slot index below `slots`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Code {
    sections: Vec<Section>,
    words: Vec<u16>,
    slots: usize,
}

impl Code {
    fn new(sections: Vec<Section>, words: Vec<u16>, slots: usize) -> Self {
        let covered: usize = sections.iter().map(|s| s.count as usize * (1 + s.shape.operands())).sum();
        assert_eq!(covered, words.len(), "sections cover the tape exactly");
        assert!(
            words.iter().all(|&w| usize::from(w) % WORDS == 0 && usize::from(w) / WORDS < slots),
            "every slot on the tape exists"
        );
        assert!(sections.iter().all(|s| s.shape.operands() > 0), "every operation reads something");
        Self { sections, words, slots }
    }

    pub(super) fn sections(&self) -> &[Section] {
        &self.sections
    }

    pub(super) fn words(&self) -> &[u16] {
        &self.words
    }

    pub(super) fn slots(&self) -> usize {
        self.slots
    }
}

/// A compiled circuit: its code, the slots of its inputs and the slots of its outputs.
#[derive(Clone, Debug)]
pub(super) struct Tape {
    code: Code,
    inputs: usize,
    outputs: Vec<u16>,
    constants: Vec<(u16, bool)>,
}

/// Slots that 16 bits can name.
pub(super) const MOST_SLOTS: usize = (u16::MAX as usize + 1) / WORDS;

impl Tape {
    /// Compiles a circuit without optimising it; see [`crate::passes::optimise`].
    ///
    /// # Errors
    /// A message: the circuit needs more than 8192 slots, or a gate has more operands than 16 bits can count.
    pub fn compile(circuit: &Circuit) -> Result<Self, &'static str> {
        if circuit.gates().iter().any(|g| g.operands().len() > usize::from(u16::MAX) / 3) {
            return Err("has a gate with too many operands");
        }
        let mut operations = Selection::new(circuit).operations();
        schedule(circuit, &mut operations);
        allocate(circuit, &operations).ok_or("needs too many live nets")
    }

    /// Number of input bits, which are the first slots.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// Number of output bits.
    pub fn outputs(&self) -> usize {
        self.outputs.len()
    }

    /// Number of slots in use.
    pub fn slots(&self) -> usize {
        self.code.slots
    }

    /// Evaluates 512 samples without changing the inputs.
    ///
    /// # Panics
    /// If the backend does not run here, or there are fewer slots than the tape uses, or fewer outputs than it has.
    #[inline]
    pub fn run(&self, backend: Backend, slots: &mut [Slot], outputs: &mut [Slot]) {
        for &(slot, value) in &self.constants {
            slots[usize::from(slot)] = if value { Slot::ONES } else { Slot::ZERO };
        }
        kernel::run(backend, &self.code, slots);
        for (output, slot) in outputs[..self.outputs.len()].iter_mut().zip(&self.outputs) {
            *output = slots[usize::from(*slot)];
        }
    }
}

/// An operation before slots are assigned.
#[derive(Debug)]
struct Operation {
    shape: Shape,
    target: NetId,
    operands: Vec<NetId>,
    /// Position among the operations that make `target`.
    part: u32,
}

/// A net, or its complement.
type Literal = (NetId, bool);

/// Chooses operations for the gates of a circuit.
struct Selection<'c> {
    circuit: &'c Circuit,
    uses: Vec<u32>,
}

/// An operand of an OR.
enum Term {
    Plain(Literal),
    Xor([NetId; 2]),
    And([NetId; 2]),
    XorAnd([NetId; 3]),
}

impl<'c> Selection<'c> {
    fn new(circuit: &'c Circuit) -> Self {
        let mut uses = vec![0; circuit.gates().len()];
        let live = circuit.live();
        for (gate, _) in circuit.gates().iter().zip(&live).filter(|(_, live)| **live) {
            gate.operands().iter().for_each(|o| uses[o.index()] += 1);
        }
        circuit.output_nets().for_each(|o| uses[o.index()] += 2); // an output is never absorbed
        Self { circuit, uses }
    }

    fn literal(&self, net: NetId) -> Literal {
        match self.circuit.gate(net) {
            Gate::Not(inner) => (*inner, true),
            _ => (net, false),
        }
    }

    /// The gate of a net that only one gate reads.
    fn private(&self, net: NetId) -> Option<&'c Gate> {
        (self.uses[net.index()] == 1).then(|| self.circuit.gate(net))
    }

    /// Two operands, neither complemented.
    fn plain_pair(&self, nets: &[NetId]) -> Option<[NetId; 2]> {
        let pair: [NetId; 2] = nets.try_into().ok()?;
        pair.iter().all(|n| !self.literal(*n).1).then_some(pair)
    }

    /// How an OR reads `net`.
    fn term(&self, net: NetId) -> Term {
        match self.private(net) {
            Some(Gate::And(nets)) => self.plain_pair(nets).map(Term::And),
            Some(Gate::Parity(nets)) => self.plain_pair(nets).map(|pair| {
                let product = |n: NetId| match self.private(n) {
                    Some(Gate::And(nets)) => self.plain_pair(nets),
                    _ => None,
                };
                match (product(pair[0]), product(pair[1])) {
                    (_, Some([b, c])) => Term::XorAnd([pair[0], b, c]),
                    (Some([b, c]), None) => Term::XorAnd([pair[1], b, c]),
                    (None, None) => Term::Xor(pair),
                }
            }),
            _ => None,
        }
        .unwrap_or(Term::Plain(self.literal(net)))
    }

    /// Operations of all live gates that no other gate absorbs.
    fn operations(&self) -> Vec<Operation> {
        let mut absorbed = vec![false; self.circuit.gates().len()];
        let live = self.circuit.live();
        let mut all = Vec::new();
        // From the outputs down, so that what a gate absorbs is known before its turn.
        for net in self.circuit.nets().rev().filter(|n| live[n.index()]) {
            if absorbed[net.index()] {
                continue;
            }
            let made = self.gate(net, &mut absorbed);
            all.extend(made.into_iter().rev());
        }
        all.reverse();
        all
    }

    fn gate(&self, net: NetId, absorbed: &mut [bool]) -> Vec<Operation> {
        let one = |kind, plus: Vec<NetId>, minus: Vec<NetId>, invert| {
            let shape = Shape { kind, plus: plus.len() as u16, minus: minus.len() as u16, invert };
            vec![Operation { shape, target: net, operands: [plus, minus].concat(), part: 0 }]
        };
        match self.circuit.gate(net) {
            Gate::Input { .. } | Gate::Constant(_) => Vec::new(),
            Gate::Not(inner) => {
                // Read as a complement by every gate; made only where an output wants it.
                if self.circuit.output_nets().any(|o| o == net) {
                    one(Kind::Xor, vec![*inner], vec![], true)
                } else {
                    vec![]
                }
            }
            Gate::Parity(nets) => self.parity(net, nets, absorbed),
            Gate::Equals { word, value } => {
                let bit = |i: usize| value >> i & 1 == 1;
                let literals = word.iter().enumerate().map(|(i, n)| (self.literal(*n), bit(i)));
                let (plus, minus): (Vec<_>, Vec<_>) = literals.partition(|(l, bit)| l.1 != *bit);
                let nets = |l: Vec<(Literal, bool)>| l.into_iter().map(|(l, _)| l.0).collect();
                one(Kind::And, nets(plus), nets(minus), false)
            }
            Gate::And(nets) => self.and(net, nets, absorbed),
            Gate::Or(nets) => {
                let terms = nets.iter().map(|n| (*n, self.term(*n))).collect();
                self.or(net, terms, false, absorbed)
            }
        }
    }

    /// A parity: plain operands first, then the ANDs that only this parity reads.
    fn parity(&self, net: NetId, nets: &[NetId], absorbed: &mut [bool]) -> Vec<Operation> {
        let (mut plain, mut ands, mut invert) = (Vec::new(), Vec::new(), false);
        for &read in nets {
            if let Term::And(pair) = self.term(read) {
                absorbed[read.index()] = true;
                ands.extend(pair);
            } else {
                let (operand, complement) = self.literal(read);
                plain.push(operand);
                invert ^= complement;
            }
        }
        let on_top = u16::from(!plain.is_empty());
        let both = !plain.is_empty() && !ands.is_empty();
        let xor = Shape { kind: Kind::Xor, plus: plain.len() as u16, minus: 0, invert: invert && !both };
        let xor_and = Shape { kind: Kind::XorAnd, plus: ands.len() as u16 / 2, minus: on_top, invert };
        [(xor, plain), (xor_and, ands)]
            .into_iter()
            .filter(|(_, operands)| !operands.is_empty())
            .enumerate()
            .map(|(part, (shape, operands))| Operation { shape, target: net, operands, part: part as u32 })
            .collect()
    }

    /// An AND of many complemented terms is the complement of their OR.
    fn and(&self, net: NetId, nets: &[NetId], absorbed: &mut [bool]) -> Vec<Operation> {
        let complemented = |n: &NetId| match self.private(*n) {
            Some(Gate::Not(inner)) => Some((*inner, self.term(*inner))),
            _ => None,
        };
        let terms: Option<Vec<(NetId, Term)>> = nets.iter().map(complemented).collect();
        match terms {
            Some(terms) if terms.iter().any(|(_, t)| !matches!(t, Term::Plain(_))) => {
                self.or(net, terms, true, absorbed)
            }
            _ => {
                let (minus, plus): (Vec<Literal>, Vec<Literal>) =
                    nets.iter().map(|n| self.literal(*n)).partition(|l| l.1);
                let shape =
                    Shape { kind: Kind::And, plus: plus.len() as u16, minus: minus.len() as u16, invert: false };
                let operands = plus.iter().chain(&minus).map(|l| l.0).collect();
                vec![Operation { shape, target: net, operands, part: 0 }]
            }
        }
    }

    /// An OR: plain operands first, then each kind of term added to the accumulator.
    fn or(&self, net: NetId, terms: Vec<(NetId, Term)>, invert: bool, absorbed: &mut [bool]) -> Vec<Operation> {
        let (mut plus, mut minus) = (Vec::new(), Vec::new());
        let [mut xors, mut ands, mut triples] = [const { Vec::new() }; 3];
        for (read, term) in terms {
            match term {
                Term::Plain((n, false)) => plus.push(n),
                Term::Plain((n, true)) => minus.push(n),
                Term::Xor(pair) => xors.extend(pair),
                Term::And(pair) => ands.extend(pair),
                Term::XorAnd(triple) => triples.extend(triple),
            }
            if !matches!(term, Term::Plain(_)) {
                absorbed[read.index()] = true;
                // The AND inside a triple goes too.
                for inner in self.circuit.gate(read).operands() {
                    if let Term::XorAnd([a, ..]) = term {
                        absorbed[inner.index()] |= *inner != a;
                    }
                }
            }
        }
        let mut parts: Vec<(Kind, usize, usize, Vec<NetId>)> = Vec::new();
        if !plus.is_empty() || !minus.is_empty() {
            parts.push((Kind::Or, plus.len(), minus.len(), [plus, minus].concat()));
        }
        for (kind, operands, size) in [(Kind::OrXor, xors, 2), (Kind::OrAnd, ands, 2), (Kind::OrXorAnd, triples, 3)] {
            if !operands.is_empty() {
                parts.push((kind, operands.len() / size, usize::from(!parts.is_empty()), operands));
            }
        }
        let last = parts.len() - 1;
        parts
            .into_iter()
            .enumerate()
            .map(|(i, (kind, plus, minus, operands))| {
                let shape = Shape { kind, plus: plus as u16, minus: minus as u16, invert: invert && i == last };
                Operation { shape, target: net, operands, part: i as u32 }
            })
            .collect()
    }
}

/// Sorts operations by depth, then by shape.
fn schedule(circuit: &Circuit, operations: &mut Vec<Operation>) {
    let mut depth = vec![0u32; circuit.gates().len()];
    let mut keyed: Vec<((u32, Shape), Operation)> = Vec::with_capacity(operations.len());
    for operation in operations.drain(..) {
        let reads = operation.operands.iter().map(|o| depth[o.index()]).max().unwrap_or(0);
        let before = if operation.part > 0 { depth[operation.target.index()] } else { 0 };
        let own = reads.max(before) + 1;
        depth[operation.target.index()] = own;
        keyed.push(((own, operation.shape), operation));
    }
    keyed.sort_by_key(|(key, _)| *key);
    operations.extend(keyed.into_iter().map(|(_, operation)| operation));
}

/// The slots of live nets.
struct Slots {
    of: Vec<Option<usize>>,
    free: Vec<usize>,
    /// Number of slots in use so far.
    count: usize,
}

impl Slots {
    /// Input bits have the first slots.
    fn new(nets: usize, inputs: &[NetId]) -> Self {
        let mut of = vec![None; nets];
        inputs.iter().enumerate().for_each(|(i, net)| of[net.index()] = Some(i));
        Self { of, free: Vec::new(), count: inputs.len() }
    }

    /// The slot of a net, a new one if it has none.
    fn take(&mut self, net: NetId) -> usize {
        *self.of[net.index()].get_or_insert_with(|| {
            self.free.pop().unwrap_or_else(|| {
                self.count += 1;
                self.count - 1
            })
        })
    }

    fn release(&mut self, net: NetId) {
        self.free.extend(self.of[net.index()].take());
    }
}

/// For each net, the last operation that reads or writes it; inputs, constants and outputs stay to the end.
fn last_touched(circuit: &Circuit, operations: &[Operation], inputs: &[NetId]) -> Vec<usize> {
    let mut last = vec![0usize; circuit.gates().len()];
    for (i, operation) in operations.iter().enumerate() {
        operation.operands.iter().chain([&operation.target]).for_each(|o| last[o.index()] = i);
    }
    let constants = circuit.nets().filter(|n| matches!(circuit.gate(*n), Gate::Constant(_)));
    let kept = inputs.iter().copied().chain(circuit.output_nets()).chain(constants);
    kept.for_each(|n| last[n.index()] = usize::MAX);
    last
}

/// Assigns a slot to every net for its lifetime, and writes the tape.
fn allocate(circuit: &Circuit, operations: &[Operation]) -> Option<Tape> {
    let inputs: Vec<NetId> = circuit.inputs().iter().flat_map(|p| p.nets.iter().copied()).collect();
    let last = last_touched(circuit, operations, &inputs);
    let mut slots = Slots::new(circuit.gates().len(), &inputs);
    let mut constants = Vec::new();
    for net in circuit.nets() {
        if let Gate::Constant(value) = circuit.gate(net) {
            constants.push((u16::try_from(slots.take(net)).ok()?, *value));
        }
    }
    let (mut sections, mut words): (Vec<Section>, Vec<u16>) = (Vec::new(), Vec::new());
    for (i, operation) in operations.iter().enumerate() {
        slots.take(operation.target);
        match sections.last_mut() {
            Some(section) if section.shape == operation.shape => section.count += 1,
            _ => sections.push(Section { shape: operation.shape, count: 1 }),
        }
        for net in [&operation.target].into_iter().chain(&operation.operands) {
            words.push(u16::try_from(slots.of[net.index()]? * WORDS).ok()?);
        }
        operation.operands.iter().filter(|n| last[n.index()] == i).for_each(|n| slots.release(*n));
    }
    let outputs = circuit.output_nets().map(|n| u16::try_from(slots.of[n.index()]?).ok()).collect::<Option<_>>()?;
    u16::try_from(slots.count).ok()?;
    Some(Tape { code: Code::new(sections, words, slots.count), inputs: inputs.len(), outputs, constants })
}
