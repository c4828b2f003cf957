//! Compiles a program to a tape: operations in order of depth, those of one shape together, and values in few slots,
//! shared by lifetime. The compiler makes vector instructions of its loops.

use super::{SLOT_BITS, Slot};
use crate::word_program::{Operand, Operation, Operator, Source, WordProgram};

/// Shape of the operations of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Shape {
    operator: Operator,
    /// Number of operands, of operands whose complements follow them, and of pairs that follow those.
    plus: u16,
    minus: u16,
    pairs: u16,
    /// Whether the result is complemented.
    invert: bool,
}

impl Shape {
    /// Slots that an operation names: that of its result, then its operands.
    fn slots(self) -> usize {
        1 + usize::from(self.plus) + usize::from(self.minus) + 2 * usize::from(self.pairs)
    }
}

/// A compiled circuit: operations of one shape after the other, and the slots of inputs and outputs.
#[derive(Clone, Debug)]
pub(super) struct Tape {
    /// The shape of each section, and the slots that its operations name.
    sections: Vec<(Shape, Vec<u16>)>,
    /// Number of slots in use.
    slots: usize,
    inputs: usize,
    outputs: Vec<u16>,
    constants: Vec<(u16, bool)>,
}

/// Slots that a tape may use: 512 KiB.
pub(super) const MOST_SLOTS: usize = 1 << 13;

impl Tape {
    /// Compiles a program as it is; see [`crate::passes::optimise`].
    ///
    /// # Errors
    /// A message: the program needs more than 8192 slots, or an operation has more operands than 16 bits can count.
    pub fn compile(program: &WordProgram) -> Result<Self, &'static str> {
        if program.operations.iter().any(|o| o.operands.len() > usize::from(u16::MAX) / 2) {
            return Err("has a gate with too many operands");
        }
        let values = Values::new(program);
        let mut records = values.records();
        schedule(values.count(), &mut records);
        values.allocate(&records).ok_or("needs too many live nets")
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
        self.slots
    }

    /// Evaluates 512 samples without changing the inputs.
    ///
    /// # Panics
    /// If there are fewer slots than the tape uses, or fewer outputs than it has.
    pub fn run(&self, slots: &mut [Slot], outputs: &mut [Slot]) {
        for &(slot, value) in &self.constants {
            slots[usize::from(slot)] = Slot::constant(value);
        }
        for (shape, operations) in &self.sections {
            match shape.operator {
                Operator::Xor => section(*shape, operations, slots, 0, |x, y| x ^ y, |x, y| x & y),
                Operator::And => section(*shape, operations, slots, u64::MAX, |x, y| x & y, |x, y| !(x ^ y)),
                Operator::Or => section(*shape, operations, slots, 0, |x, y| x | y, |x, y| x & y),
            }
        }
        for (output, slot) in outputs[..self.outputs.len()].iter_mut().zip(&self.outputs) {
            *output = slots[usize::from(*slot)];
        }
    }
}

/// Runs the operations of a section: `add` adds one more operand to the result so far, which begins with `neutral`; `pair`
/// is the operand that a pair makes.
#[inline(always)]
fn section(
    shape: Shape,
    operations: &[u16],
    slots: &mut [Slot],
    neutral: u64,
    add: impl Fn(u64, u64) -> u64,
    pair: impl Fn(u64, u64) -> u64,
) {
    let complement = if shape.invert { u64::MAX } else { 0 };
    for operation in operations.chunks_exact(shape.slots()) {
        let (plus, rest) = operation[1..].split_at(shape.plus.into());
        let (minus, pairs) = rest.split_at(shape.minus.into());
        let slot = |number: &u16| &slots[usize::from(*number)].0;
        let mut result = [neutral; WORDS];
        let (twos, plus) = plus.as_chunks();
        for [a, b] in twos {
            let (a, b) = (slot(a), slot(b));
            result = std::array::from_fn(|w| add(result[w], add(a[w], b[w])));
        }
        for operand in plus.iter().map(slot) {
            result = std::array::from_fn(|w| add(result[w], operand[w]));
        }
        for operand in minus.iter().map(slot) {
            result = std::array::from_fn(|w| add(result[w], !operand[w]));
        }
        for [a, b] in pairs.as_chunks().0 {
            let (a, b) = (slot(a), slot(b));
            result = std::array::from_fn(|w| add(result[w], pair(a[w], b[w])));
        }
        slots[usize::from(operation[0])] = Slot(result.map(|word| word ^ complement));
    }
}

/// Words of a slot.
const WORDS: usize = SLOT_BITS / 64;

/// An operation of the tape before slots are assigned.
#[derive(Debug)]
struct Record {
    shape: Shape,
    target: Value,
    operands: Vec<Value>,
}

/// The number of a source of the program, or of the complement of an output after them.
type Value = usize;

/// The values of a program that its tape makes.
struct Values<'p> {
    program: &'p WordProgram,
    /// For each source of the program, how often it is read.
    uses: Vec<u32>,
    /// The outputs, in order.
    outputs: Vec<Value>,
    /// Values that are made only because an output is their complement, in the order of their numbers.
    complemented: Vec<Value>,
}

impl<'p> Values<'p> {
    fn new(program: &'p WordProgram) -> Self {
        let sources = program.number(Source::Result(program.operations.len() as u32));
        let mut uses = vec![0; sources];
        let read = program.operations.iter().flat_map(|o| &o.operands);
        let read = read.chain(program.outputs.iter().flat_map(|(_, bits)| bits));
        read.for_each(|operand| uses[program.number(operand.source)] += 1);
        let (mut outputs, mut complemented) = (Vec::new(), Vec::new());
        for output in program.outputs.iter().flat_map(|(_, bits)| bits) {
            let value = program.number(output.source);
            if !output.inverted {
                outputs.push(value);
                continue;
            }
            let at = complemented.iter().position(|other| *other == value).unwrap_or_else(|| {
                complemented.push(value);
                complemented.len() - 1
            });
            outputs.push(sources + at);
        }
        Self { program, uses, outputs, complemented }
    }

    /// How many values there are.
    fn count(&self) -> usize {
        self.uses.len() + self.complemented.len()
    }

    /// The pair of values that makes an operand which only this operation reads: an AND of two values, or for an AND the
    /// complement of an XOR of two.
    fn pair(&self, reader: Operator, operand: &Operand) -> Option<[Value; 2]> {
        let Source::Result(made) = operand.source else { return None };
        let Operation { operator, operands } = &self.program.operations[made as usize];
        let wanted = if reader == Operator::And { (Operator::Xor, true) } else { (Operator::And, false) };
        let [a, b] = operands.as_slice() else { return None };
        let is_plain = !a.inverted && !b.inverted && self.uses[self.program.number(operand.source)] == 1;
        (is_plain && (*operator, operand.inverted) == wanted).then(|| [a, b].map(|o| self.program.number(o.source)))
    }

    /// A record for each operation that is no part of another one, and for each complemented output.
    fn records(&self) -> Vec<Record> {
        let mut absorbed = vec![false; self.uses.len()];
        let mut records = Vec::new();
        // From the outputs down, so that a pair is known to be a part before its turn.
        for (i, Operation { operator, operands }) in self.program.operations.iter().enumerate().rev() {
            let target = self.program.number(Source::Result(i as u32));
            if absorbed[target] {
                continue;
            }
            let (mut plus, mut minus, mut pairs) = (Vec::new(), Vec::new(), Vec::new());
            for operand in operands {
                let value = self.program.number(operand.source);
                match self.pair(*operator, operand) {
                    Some(pair) => {
                        absorbed[value] = true;
                        pairs.extend(pair);
                    }
                    None if operand.inverted => minus.push(value),
                    None => plus.push(value),
                }
            }
            let [a, b, c] = [plus.len(), minus.len(), pairs.len() / 2].map(|count| count as u16);
            let shape = Shape { operator: *operator, plus: a, minus: b, pairs: c, invert: false };
            records.push(Record { shape, target, operands: [plus, minus, pairs].concat() });
        }
        records.reverse();
        let shape = Shape { operator: Operator::Xor, plus: 1, minus: 0, pairs: 0, invert: true };
        let complements = self.complemented.iter().enumerate().filter(|(_, value)| **value > 0);
        records.extend(complements.map(|(i, value)| Record {
            shape,
            target: self.uses.len() + i,
            operands: vec![*value],
        }));
        records
    }

    /// For each value, the last record that reads or writes it; inputs, constants and outputs stay to the end.
    fn last_touched(&self, records: &[Record]) -> Vec<usize> {
        let mut last = vec![0usize; self.count()];
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
        let mut slots = Slots::new(self.count(), inputs);
        // Zero, and its complement.
        let one = self.complemented.iter().position(|value| *value == 0).map(|i| (self.uses.len() + i, true));
        let zero = self.outputs.contains(&0).then_some((0, false));
        let constants = zero.into_iter().chain(one).map(|(value, is_one)| Some((slot(slots.take(value))?, is_one)));
        let constants = constants.collect::<Option<Vec<_>>>()?;
        let mut sections: Vec<(Shape, Vec<u16>)> = Vec::new();
        for (i, record) in records.iter().enumerate() {
            slots.take(record.target);
            if sections.last().is_none_or(|(shape, _)| *shape != record.shape) {
                sections.push((record.shape, Vec::new()));
            }
            let (_, operations) = sections.last_mut()?;
            for value in [&record.target].into_iter().chain(&record.operands) {
                operations.push(slot(slots.of[*value]?)?);
            }
            record.operands.iter().filter(|value| last[**value] == i).for_each(|value| slots.release(*value));
        }
        let outputs = self.outputs.iter().map(|value| slot(slots.of[*value]?)).collect::<Option<_>>()?;
        (slots.count <= MOST_SLOTS).then_some(Tape { sections, slots: slots.count, inputs, outputs, constants })
    }
}

/// The number of a slot, if a tape may use it.
fn slot(number: usize) -> Option<u16> {
    u16::try_from(number).ok().filter(|_| number < MOST_SLOTS)
}

/// Sorts records by depth, then by shape.
fn schedule(values: usize, records: &mut Vec<Record>) {
    let mut depth = vec![0u32; values];
    let mut keyed: Vec<((u32, Shape), Record)> = Vec::with_capacity(records.len());
    for record in records.drain(..) {
        let own = record.operands.iter().map(|o| depth[*o]).max().unwrap_or(0) + 1;
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
