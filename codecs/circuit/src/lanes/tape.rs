//! Compiles a program to a tape: operations in order of depth, those of one shape together, and values in few slots,
//! shared by lifetime.
//!
//! A parity or an AND that only one OR reads becomes a term of that OR, so its value stays in a register.

use super::kernel::{self, Kind, Section, Shape, WORDS};
use super::{Backend, Slot};
use crate::word_program::{Operand, Operation, Operator, Source, WordProgram};

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
    /// Compiles a program as it is; see [`crate::passes::optimise`].
    ///
    /// # Errors
    /// A message: the program needs more than 8192 slots, or an operation has more operands than 16 bits can count.
    pub fn compile(program: &WordProgram) -> Result<Self, &'static str> {
        if program.operations.iter().any(|o| o.operands.len() > usize::from(u16::MAX) / 3) {
            return Err("has a gate with too many operands");
        }
        let selection = Selection::new(program);
        let mut records = selection.records();
        schedule(selection.values(), &mut records);
        selection.allocate(&records).ok_or("needs too many live nets")
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

/// An operation of the tape before slots are assigned.
#[derive(Debug)]
struct Record {
    shape: Shape,
    target: Value,
    operands: Vec<Value>,
    /// Position among the records that make `target`.
    part: u32,
}

/// The number of a source of the program, or of the complement of an output after them.
type Value = usize;

/// Chooses records for the operations of a program.
struct Selection<'p> {
    program: &'p WordProgram,
    /// For each value, how often it is read, and how often its complement.
    uses: Vec<[u32; 2]>,
    /// The outputs, in order.
    outputs: Vec<Value>,
    /// Values that are made only because an output is their complement, in the order of their numbers.
    complemented: Vec<Value>,
}

/// An operand of an OR.
enum Term {
    Plain(Operand),
    Xor([Value; 2]),
    And([Value; 2]),
    XorAnd([Value; 3]),
}

impl<'p> Selection<'p> {
    fn new(program: &'p WordProgram) -> Self {
        let first = program.number(Source::Result(program.operations.len() as u32));
        let mut uses = vec![[0; 2]; first];
        let reads = program.operations.iter().flat_map(|o| &o.operands);
        reads.for_each(|o| uses[program.number(o.source)][usize::from(o.inverted)] += 1);
        let (mut outputs, mut complemented) = (Vec::new(), Vec::new());
        for output in program.outputs.iter().flat_map(|(_, bits)| bits) {
            let value = program.number(output.source);
            uses[value][usize::from(output.inverted)] += 2; // an output is never absorbed
            if !output.inverted {
                outputs.push(value);
                continue;
            }
            let at = complemented.iter().position(|other| *other == value).unwrap_or_else(|| {
                complemented.push(value);
                complemented.len() - 1
            });
            outputs.push(first + at);
        }
        Self { program, uses, outputs, complemented }
    }

    /// How many values there are.
    fn values(&self) -> usize {
        self.uses.len() + self.complemented.len()
    }

    /// The operation that makes a value.
    fn operation(&self, value: Value) -> Option<&'p Operation> {
        self.program.operations.get(value.checked_sub(1 + self.program.inputs())?)
    }

    /// The operation of an operand that is read only once, and not complemented; many reads of a complement are one.
    fn private(&self, operand: &Operand) -> Option<&'p Operation> {
        let value = self.program.number(operand.source);
        let [plain, complemented] = self.uses[value];
        (!operand.inverted && plain + complemented.min(1) == 1).then(|| self.operation(value)).flatten()
    }

    /// Two operands, neither complemented.
    fn plain_pair(&self, operands: &[Operand]) -> Option<[Value; 2]> {
        let [a, b] = operands else { return None };
        (!a.inverted && !b.inverted).then(|| [a, b].map(|o| self.program.number(o.source)))
    }

    /// How an OR reads an operand.
    fn term(&self, read: &Operand) -> Term {
        let term = self.private(read).and_then(|operation| match operation.operator {
            Operator::And => self.plain_pair(&operation.operands).map(Term::And),
            Operator::Xor => self.plain_pair(&operation.operands).map(|pair| {
                let product = |o: &Operand| match self.private(o) {
                    Some(Operation { operator: Operator::And, operands }) => self.plain_pair(operands),
                    _ => None,
                };
                match (product(&operation.operands[0]), product(&operation.operands[1])) {
                    (_, Some([b, c])) => Term::XorAnd([pair[0], b, c]),
                    (Some([b, c]), None) => Term::XorAnd([pair[1], b, c]),
                    (None, None) => Term::Xor(pair),
                }
            }),
            Operator::Or => None,
        });
        term.unwrap_or(Term::Plain(*read))
    }

    /// Records of all operations that no other one absorbs, and of complemented outputs.
    fn records(&self) -> Vec<Record> {
        let mut absorbed = vec![false; self.uses.len()];
        let mut all = Vec::new();
        // From the outputs down, so that what an operation absorbs is known before its turn.
        for (i, operation) in self.program.operations.iter().enumerate().rev() {
            let target = self.program.number(Source::Result(i as u32));
            if !absorbed[target] {
                let made = match operation.operator {
                    Operator::Xor => self.parity(target, &operation.operands, &mut absorbed),
                    Operator::And => self.and(target, &operation.operands, &mut absorbed),
                    Operator::Or => {
                        let terms = operation.operands.iter().map(|o| (*o, self.term(o))).collect();
                        self.or(target, terms, false, &mut absorbed)
                    }
                };
                all.extend(made.into_iter().rev());
            }
        }
        all.reverse();
        let shape = Shape { kind: Kind::Xor, plus: 1, minus: 0, invert: true };
        let complements = self.complemented.iter().enumerate().filter(|(_, value)| **value > 0);
        all.extend(complements.map(|(i, value)| Record {
            shape,
            target: self.uses.len() + i,
            operands: vec![*value],
            part: 0,
        }));
        all
    }

    /// A parity: plain operands first, then the ANDs that only this parity reads.
    fn parity(&self, target: Value, reads: &[Operand], absorbed: &mut [bool]) -> Vec<Record> {
        let (mut plain, mut ands) = (Vec::new(), Vec::new());
        for read in reads {
            let value = self.program.number(read.source);
            if let Term::And(pair) = self.term(read) {
                absorbed[value] = true;
                ands.extend(pair);
            } else {
                plain.push(value);
            }
        }
        let on_top = u16::from(!plain.is_empty());
        let xor = Shape { kind: Kind::Xor, plus: plain.len() as u16, minus: 0, invert: false };
        let xor_and = Shape { kind: Kind::XorAnd, plus: ands.len() as u16 / 2, minus: on_top, invert: false };
        [(xor, plain), (xor_and, ands)]
            .into_iter()
            .filter(|(_, operands)| !operands.is_empty())
            .enumerate()
            .map(|(part, (shape, operands))| Record { shape, target, operands, part: part as u32 })
            .collect()
    }

    /// An AND of many complemented terms is the complement of their OR.
    fn and(&self, target: Value, reads: &[Operand], absorbed: &mut [bool]) -> Vec<Record> {
        let not = |read: &Operand| Operand { inverted: !read.inverted, ..*read };
        if reads.iter().all(|read| read.inverted && self.uses[self.program.number(read.source)][1] == 1) {
            let terms: Vec<(Operand, Term)> = reads.iter().map(|read| (not(read), self.term(&not(read)))).collect();
            if terms.iter().any(|(_, term)| !matches!(term, Term::Plain(_))) {
                return self.or(target, terms, true, absorbed);
            }
        }
        let (minus, plus): (Vec<&Operand>, Vec<&Operand>) = reads.iter().partition(|read| read.inverted);
        let shape = Shape { kind: Kind::And, plus: plus.len() as u16, minus: minus.len() as u16, invert: false };
        let operands = plus.iter().chain(&minus).map(|read| self.program.number(read.source)).collect();
        vec![Record { shape, target, operands, part: 0 }]
    }

    /// An OR: plain operands first, then each kind of term added to the accumulator.
    fn or(&self, target: Value, terms: Vec<(Operand, Term)>, invert: bool, absorbed: &mut [bool]) -> Vec<Record> {
        let (mut plus, mut minus) = (Vec::new(), Vec::new());
        let [mut xors, mut ands, mut triples] = [const { Vec::new() }; 3];
        for (read, term) in terms {
            let value = self.program.number(read.source);
            match term {
                Term::Plain(Operand { inverted: false, .. }) => plus.push(value),
                Term::Plain(_) => minus.push(value),
                Term::Xor(pair) => xors.extend(pair),
                Term::And(pair) => ands.extend(pair),
                Term::XorAnd(triple) => triples.extend(triple),
            }
            absorbed[value] |= !matches!(term, Term::Plain(_));
            // The AND inside a triple goes too.
            if let Term::XorAnd([a, ..]) = term {
                let inner = self.operation(value).into_iter().flat_map(|o| &o.operands);
                inner.map(|o| self.program.number(o.source)).filter(|b| *b != a).for_each(|b| absorbed[b] = true);
            }
        }
        let mut parts: Vec<(Kind, usize, usize, Vec<Value>)> = Vec::new();
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
                Record { shape, target, operands, part: i as u32 }
            })
            .collect()
    }

    /// For each value, the last record that reads or writes it; inputs, constants and outputs stay to the end.
    fn last_touched(&self, records: &[Record]) -> Vec<usize> {
        let mut last = vec![0usize; self.values()];
        for (i, record) in records.iter().enumerate() {
            record.operands.iter().chain([&record.target]).for_each(|value| last[*value] = i);
        }
        (0..=self.program.inputs()).chain(self.outputs.iter().copied()).for_each(|value| last[value] = usize::MAX);
        last
    }

    /// Assigns a slot to every value for its lifetime, and writes the tape.
    fn allocate(&self, records: &[Record]) -> Option<Tape> {
        let inputs = self.program.inputs();
        let last = self.last_touched(records);
        let mut slots = Slots::new(self.values(), inputs);
        // Zero, and its complement.
        let one = self.complemented.iter().position(|value| *value == 0).map(|i| (self.uses.len() + i, true));
        let zero = self.outputs.contains(&0).then_some((0, false));
        let constants = zero.into_iter().chain(one).map(|(value, is_one)| Some((slot(slots.take(value))?, is_one)));
        let constants = constants.collect::<Option<Vec<_>>>()?;
        let (mut sections, mut words): (Vec<Section>, Vec<u16>) = (Vec::new(), Vec::new());
        for (i, record) in records.iter().enumerate() {
            slots.take(record.target);
            match sections.last_mut() {
                Some(section) if section.shape == record.shape => section.count += 1,
                _ => sections.push(Section { shape: record.shape, count: 1 }),
            }
            for value in [&record.target].into_iter().chain(&record.operands) {
                words.push(slot(slots.of[*value]? * WORDS)?);
            }
            record.operands.iter().filter(|value| last[**value] == i).for_each(|value| slots.release(*value));
        }
        let outputs = self.outputs.iter().map(|value| slot(slots.of[*value]?)).collect::<Option<_>>()?;
        slot(slots.count)?;
        Some(Tape { code: Code::new(sections, words, slots.count), inputs, outputs, constants })
    }
}

/// A number as the tape holds it, if it fits.
fn slot(number: usize) -> Option<u16> {
    u16::try_from(number).ok()
}

/// Sorts records by depth, then by shape.
fn schedule(values: usize, records: &mut Vec<Record>) {
    let mut depth = vec![0u32; values];
    let mut keyed: Vec<((u32, Shape), Record)> = Vec::with_capacity(records.len());
    for record in records.drain(..) {
        let reads = record.operands.iter().map(|o| depth[*o]).max().unwrap_or(0);
        let before = if record.part > 0 { depth[record.target] } else { 0 };
        let own = reads.max(before) + 1;
        depth[record.target] = own;
        keyed.push(((own, record.shape), record));
    }
    keyed.sort_by_key(|(key, _)| *key);
    records.extend(keyed.into_iter().map(|(_, record)| record));
}

/// The slots of live values.
struct Slots {
    of: Vec<Option<usize>>,
    free: Vec<usize>,
    /// Number of slots in use so far.
    count: usize,
}

impl Slots {
    /// Input bits have the first slots; their values follow zero.
    fn new(values: usize, inputs: usize) -> Self {
        let mut of = vec![None; values];
        (0..inputs).for_each(|i| of[1 + i] = Some(i));
        Self { of, free: Vec::new(), count: inputs }
    }

    /// The slot of a value, a new one if it has none.
    fn take(&mut self, value: Value) -> usize {
        *self.of[value].get_or_insert_with(|| {
            self.free.pop().unwrap_or_else(|| {
                self.count += 1;
                self.count - 1
            })
        })
    }

    fn release(&mut self, value: Value) {
        self.free.extend(self.of[value].take());
    }
}
