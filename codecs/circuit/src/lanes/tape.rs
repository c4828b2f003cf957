//! Compiles a program to a tape: operations in order of depth, those of one shape together, and values in few slots,
//! shared by lifetime.

use super::kernel::{self, Kind, Section, Shape, WORDS};
use super::{Backend, Slot};
use crate::word_program::{Operand, Operator, Source, WordProgram};

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
        if program.operations.iter().any(|o| o.operands.len() > usize::from(u16::MAX)) {
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
}

/// The number of a source of the program, or of the complement of an output after them.
type Value = usize;

/// The values of a program that its tape makes.
struct Values<'p> {
    program: &'p WordProgram,
    /// Number of sources of the program.
    sources: usize,
    /// The outputs, in order.
    outputs: Vec<Value>,
    /// Values that are made only because an output is their complement, in the order of their numbers.
    complemented: Vec<Value>,
}

impl<'p> Values<'p> {
    fn new(program: &'p WordProgram) -> Self {
        let sources = program.number(Source::Result(program.operations.len() as u32));
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
        Self { program, sources, outputs, complemented }
    }

    /// How many values there are.
    fn count(&self) -> usize {
        self.sources + self.complemented.len()
    }

    /// A record for each operation, plain operands first, and for each complemented output.
    fn records(&self) -> Vec<Record> {
        let made = self.program.operations.iter().enumerate().map(|(i, operation)| {
            let (minus, plus): (Vec<&Operand>, Vec<&Operand>) = operation.operands.iter().partition(|o| o.inverted);
            let kind = match operation.operator {
                Operator::Xor => Kind::Xor,
                Operator::And => Kind::And,
                Operator::Or => Kind::Or,
            };
            Record {
                shape: Shape { kind, plus: plus.len() as u16, minus: minus.len() as u16, invert: false },
                target: self.program.number(Source::Result(i as u32)),
                operands: plus.iter().chain(&minus).map(|o| self.program.number(o.source)).collect(),
            }
        });
        let shape = Shape { kind: Kind::Xor, plus: 1, minus: 0, invert: true };
        let complements = self.complemented.iter().enumerate().filter(|(_, value)| **value > 0);
        let complements =
            complements.map(|(i, value)| Record { shape, target: self.sources + i, operands: vec![*value] });
        made.chain(complements).collect()
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
        let one = self.complemented.iter().position(|value| *value == 0).map(|i| (self.sources + i, true));
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
