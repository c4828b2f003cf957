//! Compiles a program to a tape: operations in order of depth, those of one shape together, and values in few slots,
//! shared by lifetime. The compiler makes vector instructions of its loops.

use super::{SLOT_BITS, Slot};
use crate::word_program::{Operand, Operation, Operator, Source, WordProgram};

/// Shape of the operations of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Shape {
    operator: Operator,
    /// Number of operands that are read as they are, then of those read complemented, then of pairs.
    plus: u16,
    minus: u16,
    pairs: u16,
}

impl Shape {
    /// Slots that an operation names: that of its result, then its operands.
    fn slots(self) -> usize {
        1 + usize::from(self.plus) + usize::from(self.minus) + 2 * usize::from(self.pairs)
    }
}

/// A compiled circuit: operations grouped by shape, and the slots of inputs and outputs.
#[derive(Clone, Debug)]
pub(super) struct Tape {
    /// The shape of each section, and the slots that its operations name.
    sections: Vec<(Shape, Vec<u16>)>,
    /// Number of slots in use: inputs, zero, results.
    slots: usize,
    inputs: usize,
    /// The slot of each output, and whether the output is its complement.
    outputs: Vec<(u16, bool)>,
}

/// Slots that a tape may use: 512 KiB.
// A larger workspace would leave the second-level cache of many processors, and operands would come from the third level.
pub(super) const MOST_SLOTS: usize = 1 << 13;
/// Slots that a tape for a few runs may use: as many as 16 bits can number.
pub(super) const SLOTS_OF_FEW_RUNS: usize = 1 << 16;

impl Tape {
    /// Compiles a program as it is; see [`crate::passes::optimise`].
    ///
    /// # Errors
    /// A message: the program needs more than `room` slots, or an operation has more operands than 16 bits can count.
    pub fn compile(program: &WordProgram, room: usize) -> Result<Self, &'static str> {
        if program.operations.iter().any(|o| o.operands.len() > usize::from(u16::MAX) / 2) {
            return Err("has a gate with too many operands");
        }
        allocate(program, &records(program), room).ok_or("needs too many live nets")
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
        slots[self.inputs] = Slot::ZERO;
        for (shape, operations) in &self.sections {
            match shape.operator {
                Operator::Xor => section(*shape, operations, slots, 0, |x, y| x ^ y, |x, y| x & y),
                Operator::And => section(*shape, operations, slots, u64::MAX, |x, y| x & y, |x, y| !(x ^ y)),
                Operator::Or => section(*shape, operations, slots, 0, |x, y| x | y, |x, y| x & y),
            }
        }
        for (output, (slot, is_complement)) in outputs[..self.outputs.len()].iter_mut().zip(&self.outputs) {
            let complement = if *is_complement { u64::MAX } else { 0 };
            *output = Slot(slots[usize::from(*slot)].0.map(|word| word ^ complement));
        }
    }
}

/// Runs the operations of a section: `add` adds one more operand to the result so far, which begins with `neutral`; `pair`
/// combines a pair into one operand.
#[inline(always)]
fn section(
    shape: Shape,
    operations: &[u16],
    slots: &mut [Slot],
    // The closures must be inlined here, or the compiler calls them for each word and makes no vector instructions. The
    // safe loops take about 1.3 times as long as a kernel written with intrinsics.
    neutral: u64,
    add: impl Fn(u64, u64) -> u64,
    pair: impl Fn(u64, u64) -> u64,
) {
    for operation in operations.chunks_exact(shape.slots()) {
        let (plus, rest) = operation[1..].split_at(shape.plus.into());
        let (minus, pairs) = rest.split_at(shape.minus.into());
        let slot = |number: &u16| &slots[usize::from(*number)].0;
        let mut result = [neutral; WORDS];
        // Two operands at a time halve the chain of dependent operations on the result.
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
        slots[usize::from(operation[0])] = Slot(result);
    }
}

/// Words of a slot.
const WORDS: usize = SLOT_BITS / 64;

/// An operation of the tape before slots are assigned. Values have the numbers of [`WordProgram::number`].
#[derive(Debug)]
struct UnplacedOperation {
    /// Number of operations on the longest path from an input to this one.
    depth: u32,
    shape: Shape,
    target: usize,
    operands: Vec<usize>,
}

/// Number of values of a program: zero, inputs and results.
fn count(program: &WordProgram) -> usize {
    program.number(Source::Result(program.operations.len() as u32))
}

/// A record for each operation that another one does not absorb, ordered by depth and then by shape.
fn records(program: &WordProgram) -> Vec<UnplacedOperation> {
    let mut uses = vec![0u32; count(program)];
    let read = program.operations.iter().flat_map(|o| &o.operands);
    let read = read.chain(program.outputs.iter().flat_map(|(_, bits)| bits));
    for operand in read {
        uses[program.number(operand.source)] += 1;
    }
    let mut absorbed = vec![false; uses.len()];
    let mut records = Vec::new();
    // From the outputs down, so that a pair is known to be a part before its turn.
    for (i, Operation { operator, operands }) in program.operations.iter().enumerate().rev() {
        let target = program.number(Source::Result(i as u32));
        if absorbed[target] {
            continue;
        }
        let mut plus = Vec::new();
        let mut minus = Vec::new();
        let mut pairs = Vec::new();
        for operand in operands {
            let value = program.number(operand.source);
            match absorbable(program, &uses, *operator, operand) {
                Some(pair) => {
                    absorbed[value] = true;
                    pairs.extend(pair);
                }
                None if operand.inverted => minus.push(value),
                None => plus.push(value),
            }
        }
        let [a, b, c] = [plus.len(), minus.len(), pairs.len() / 2].map(|count| count as u16);
        let shape = Shape { operator: *operator, plus: a, minus: b, pairs: c };
        records.push(UnplacedOperation { depth: 0, shape, target, operands: [plus, minus, pairs].concat() });
    }
    records.reverse();
    let mut depths = vec![0; uses.len()];
    for record in &mut records {
        record.depth = record.operands.iter().map(|o| depths[*o]).max().unwrap_or(0) + 1;
        depths[record.target] = record.depth;
    }
    records.sort_by_key(|record| (record.depth, record.shape));
    records
}

/// The pair of values whose operation an instruction of `reader` can execute along with its own: an AND of two values, or
/// for an AND the complement of an XOR of two. `None` if the operand has another form or another reader.
fn absorbable(program: &WordProgram, uses: &[u32], reader: Operator, operand: &Operand) -> Option<[usize; 2]> {
    let Source::Result(made) = operand.source else { return None };
    let Operation { operator, operands } = &program.operations[made as usize];
    let [a, b] = operands.as_slice() else { return None };
    // A second reader needs the operand in a slot of its own.
    if a.inverted || b.inverted || uses[program.number(operand.source)] != 1 {
        return None;
    }
    let wanted = if reader == Operator::And { (Operator::Xor, true) } else { (Operator::And, false) };
    if (*operator, operand.inverted) != wanted {
        return None;
    }
    Some([a, b].map(|o| program.number(o.source)))
}

/// Assigns a slot to every value for its lifetime, and writes the tape.
fn allocate(program: &WordProgram, records: &[UnplacedOperation], room: usize) -> Option<Tape> {
    let inputs = program.inputs();
    let outputs = program.outputs.iter().flat_map(|(_, bits)| bits);
    let outputs: Vec<(usize, bool)> = outputs.map(|o| (program.number(o.source), o.inverted)).collect();
    // The last record that reads or writes each value; zero, inputs and outputs stay to the end.
    let mut last = vec![0usize; count(program)];
    for (i, record) in records.iter().enumerate() {
        for value in record.operands.iter().chain([&record.target]) {
            last[*value] = i;
        }
    }
    for value in (0..=inputs).chain(outputs.iter().map(|o| o.0)) {
        last[value] = usize::MAX;
    }
    let mut slot_of = vec![inputs; last.len()];
    for i in 0..inputs {
        slot_of[1 + i] = i;
    }
    let (mut free, mut slots) = (Vec::new(), inputs + 1);
    let mut sections: Vec<(Shape, Vec<u16>)> = Vec::new();
    for (i, record) in records.iter().enumerate() {
        slot_of[record.target] = free.pop().unwrap_or_else(|| {
            slots += 1;
            slots - 1
        });
        if sections.last().is_none_or(|(shape, _)| *shape != record.shape) {
            sections.push((record.shape, Vec::new()));
        }
        let (_, operations) = sections.last_mut()?;
        operations.extend([record.target].iter().chain(&record.operands).map(|value| slot_of[*value] as u16));
        for &value in &record.operands {
            if last[value] == i {
                free.push(slot_of[value]);
                // An operation may read a value twice; its slot must not be freed twice.
                last[value] = usize::MAX;
            }
        }
    }
    let outputs = outputs.into_iter().map(|(value, inverted)| (slot_of[value] as u16, inverted)).collect();
    (slots <= room).then_some(Tape { sections, slots, inputs, outputs })
}
