//! Register allocation (long: one pass over a tape): the value whose next use is latest is evicted first [Belady, "A
//! study of replacement algorithms for a virtual-storage computer", IBM Systems Journal 5(2), 1966].
//!
//! Inputs are read from memory where they are. A result is stored only if it is evicted while it is still needed.

use super::cover::{COLUMNS, LutProgram, Operation, Output, permuted};

/// A vector register.
pub(super) type Register = u8;

/// A slot in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MemorySlot {
    Input(u32),
    Frame(u32),
    Output(u32),
}

/// The place from which an operand is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    Register(Register),
    Memory(MemorySlot),
}

/// Functions of two operands that every instruction set has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Two {
    And,
    /// NOT a AND b.
    AndNot,
    Or,
    Xor,
}

/// One instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum VectorInstruction {
    Load(Register, MemorySlot),
    Store(MemorySlot, Register),
    Copy {
        to: Register,
        from: Register,
    },
    Two {
        function: Two,
        to: Register,
        a: Register,
        b: Source,
    },
    /// `to` = function of (`to`, `b`, `c`).
    Three {
        to: Register,
        b: Register,
        c: Source,
        table: u8,
    },
    /// All ones.
    Ones(Register),
}

/// Allocated code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Steps {
    pub steps: Vec<VectorInstruction>,
    /// Slots of the frame.
    pub frame: usize,
}

impl Steps {
    /// Returns the numbers of logic instructions, loads and stores.
    pub fn size(&self) -> [usize; 3] {
        let mut logic = 0;
        let mut loads = 0;
        let mut stores = 0;
        for step in &self.steps {
            match step {
                VectorInstruction::Load(..) => loads += 1,
                VectorInstruction::Store(..) => stores += 1,
                VectorInstruction::Copy { .. } | VectorInstruction::Ones(_) => {}
                VectorInstruction::Two { b: c, .. } | VectorInstruction::Three { c, .. } => {
                    logic += 1;
                    loads += usize::from(matches!(c, Source::Memory(_)));
                }
            }
        }
        [logic, loads, stores]
    }

    /// The cost of the steps, in quarters of the smallest cost of a logic instruction: the busiest unit decides, the
    /// other units add a little. A load costs as much as two logic instructions, a store as much as four.
    pub fn cost(&self) -> usize {
        let [logic, loads, stores] = self.size();
        // Units work in parallel: a sum of all three would prefer fewer loads even where logic is the bottleneck.
        let units = [logic, 2 * loads, 4 * stores];
        4 * units.iter().max().unwrap_or(&0) + units.iter().sum::<usize>()
    }
}

/// Allocates `registers` registers.
pub(super) fn allocate(code: &LutProgram, registers: usize) -> Steps {
    let mut a = Allocator::new(code, registers);
    for (at, operation) in code.operations.iter().enumerate() {
        a.operation(at, operation);
    }
    a.remaining_outputs();
    Steps { steps: a.steps, frame: a.frame }
}

/// The next read of a value that nothing reads any more; it is later than every operation.
const NEVER: u32 = u32::MAX;

struct Allocator<'c> {
    code: &'c LutProgram,
    steps: Vec<VectorInstruction>,
    /// For each value, the remaining operations that read it, last first.
    reads: Vec<Vec<u32>>,
    /// For each value, the outputs that read it.
    outputs: Vec<Vec<u32>>,
    register_of: Vec<Option<Register>>,
    memory_of: Vec<Option<MemorySlot>>,
    /// The value in each register.
    value_in: Vec<Option<u32>>,
    free_frame: Vec<u32>,
    frame: usize,
}

impl<'c> Allocator<'c> {
    fn new(code: &'c LutProgram, registers: usize) -> Self {
        let values = code.inputs + code.operations.len();
        let (mut reads, mut outputs) = (vec![Vec::new(); values], vec![Vec::new(); values]);
        for (at, operation) in code.operations.iter().enumerate().rev() {
            for v in operation.operands().iter() {
                reads[*v as usize].push(at as u32);
            }
        }
        for (i, output) in code.outputs.iter().enumerate() {
            match *output {
                Output::Value(v, false) if v as usize >= code.inputs => outputs[v as usize].push(i as u32),
                // Complemented outputs and inputs that are outputs are made at the end.
                Output::Value(v, _) => reads[v as usize].insert(0, code.operations.len() as u32),
                Output::Constant(_) => {}
            }
        }
        let memory_of = (0..values).map(|v| (v < code.inputs).then_some(MemorySlot::Input(v as u32))).collect();
        Self {
            code,
            steps: Vec::new(),
            reads,
            outputs,
            register_of: vec![None; values],
            memory_of,
            value_in: vec![None; registers],
            free_frame: Vec::new(),
            frame: 0,
        }
    }

    fn next_read(&self, value: u32) -> u32 {
        self.reads[value as usize].last().copied().unwrap_or(NEVER)
    }

    fn bind(&mut self, register: Register, value: u32) {
        self.value_in[usize::from(register)] = Some(value);
        self.register_of[value as usize] = Some(register);
    }

    fn unbind(&mut self, register: Register) {
        if let Some(value) = self.value_in[usize::from(register)].take() {
            self.register_of[value as usize] = None;
        }
    }

    /// The register that can be freed at the lowest cost, except those that hold values in `pinned` and those in
    /// `taken`.
    fn cheapest(&self, pinned: &[u32], taken: &[Register]) -> Register {
        let mut best: Option<(u32, Register)> = None;
        for (register, value) in (0..).zip(&self.value_in) {
            let is_pinned = value.is_some_and(|v| pinned.contains(&v));
            if is_pinned || taken.contains(&register) {
                continue;
            }
            let next_read = value.map_or(NEVER, |v| self.next_read(v));
            // The first of equal registers, so the code of a circuit never changes.
            if best.is_none_or(|(latest, _)| next_read > latest) {
                best = Some((next_read, register));
            }
        }
        best.expect("there are more registers than operands").1
    }

    /// Empties a register, keeping a copy of its value in memory if it is still needed.
    fn vacate(&mut self, register: Register) {
        let Some(value) = self.value_in[usize::from(register)] else { return };
        if self.next_read(value) != NEVER && self.memory_of[value as usize].is_none() {
            let slot = self.free_frame.pop().unwrap_or_else(|| {
                self.frame += 1;
                self.frame as u32 - 1
            });
            self.steps.push(VectorInstruction::Store(MemorySlot::Frame(slot), register));
            self.memory_of[value as usize] = Some(MemorySlot::Frame(slot));
        }
        self.unbind(register);
    }

    fn take(&mut self, pinned: &[u32], taken: &[Register]) -> Register {
        let register = self.cheapest(pinned, taken);
        self.vacate(register);
        register
    }

    fn is_in_memory(&self, value: u32) -> bool {
        self.register_of[value as usize].is_none()
    }

    /// Whether no later operation reads the value.
    fn is_dead(&self, value: u32) -> bool {
        self.next_read(value) == NEVER
    }

    fn source(&self, value: u32) -> Source {
        match self.register_of[value as usize] {
            Some(r) => Source::Register(r),
            None => Source::Memory(self.memory_of[value as usize].expect("a value is in a register or in memory")),
        }
    }

    /// Loads an operand into a register if its next use comes before that of a value in a register.
    fn keep_if_useful(&mut self, value: u32, pinned: &[u32]) {
        if self.register_of[value as usize].is_some() || self.next_read(value) == NEVER {
            return;
        }
        let register = self.cheapest(pinned, &[]);
        let clean = self.value_in[usize::from(register)].is_none_or(|v| self.memory_of[v as usize].is_some());
        let other = self.value_in[usize::from(register)].map_or(NEVER, |v| self.next_read(v));
        if other == NEVER || clean && other > self.next_read(value) {
            let Source::Memory(place) = self.source(value) else { return };
            self.vacate(register);
            self.steps.push(VectorInstruction::Load(register, place));
            self.bind(register, value);
        }
    }

    fn operation(&mut self, at: usize, operation: &Operation) {
        let operands = operation.operands();
        for &v in operands {
            let passed = self.reads[v as usize].pop();
            debug_assert_eq!(passed, Some(at as u32), "reads come in order");
        }
        for v in operands.iter() {
            self.keep_if_useful(*v, operands);
        }
        let to = match two(operation) {
            Some((function, a, b)) => self.two(function, a, b),
            None => self.three(operation),
        };
        let result = (self.code.inputs + at) as u32;
        for v in operands.iter() {
            self.bury(*v);
        }
        self.bind(to, result);
        for i in self.outputs[result as usize].clone() {
            self.steps.push(VectorInstruction::Store(MemorySlot::Output(i), to));
            self.memory_of[result as usize] = Some(MemorySlot::Output(i));
        }
        self.bury(result);
    }

    /// Frees the register and slot of a value that nothing reads any more.
    fn bury(&mut self, value: u32) {
        if self.next_read(value) != NEVER {
            return;
        }
        if let Some(r) = self.register_of[value as usize] {
            self.unbind(r);
        }
        if let Some(MemorySlot::Frame(slot)) = self.memory_of[value as usize].take() {
            self.free_frame.push(slot);
        }
    }

    /// The register of a value, or a new one that it is loaded to.
    fn in_register(&mut self, value: u32, pinned: &[u32], taken: &[Register]) -> Register {
        self.register_of[value as usize].unwrap_or_else(|| self.copied(value, pinned, taken))
    }

    /// A new register that holds a copy of a value.
    fn copied(&mut self, value: u32, pinned: &[u32], taken: &[Register]) -> Register {
        let r = self.take(pinned, taken);
        self.steps.push(match self.source(value) {
            Source::Register(from) => VectorInstruction::Copy { to: r, from },
            Source::Memory(place) => VectorInstruction::Load(r, place),
        });
        r
    }

    fn two(&mut self, function: Two, mut a: u32, mut b: u32) -> Register {
        if function != Two::AndNot && self.register_of[a as usize].is_none() {
            (a, b) = (b, a);
        }
        let first = self.in_register(a, &[a, b], &[]);
        // The result goes to the register of an operand without further readers, to that of a copy, or to another one.
        // The instruction that writes the result may still read the register's old value.
        let dying = [a, b].into_iter().filter(|v| self.next_read(*v) == NEVER);
        let own = dying.filter_map(|v| self.register_of[v as usize]).next();
        let copy = self.register_of[a as usize].is_none().then_some(first);
        let to = own.or(copy).unwrap_or_else(|| self.take(&[a, b], &[]));
        self.steps.push(VectorInstruction::Two { function, to, a: first, b: self.source(b) });
        to
    }

    fn three(&mut self, operation: &Operation) -> Register {
        let mut operands = operation.operands().to_vec();
        // The instruction overwrites its first operand. A dead value in a register costs nothing, a value in memory one
        // load, and a live value in a register a copy.
        operands.sort_by_key(|&v| match (self.is_in_memory(v), self.is_dead(v)) {
            (false, true) => 0,
            (true, _) => 1,
            (false, false) => 2,
        });
        let first = operands[0];
        let to = match self.register_of[first as usize] {
            Some(own) if self.is_dead(first) => own,
            _ => self.copied(first, &operands, &[]),
        };
        // Only the last operand may be in memory; `false` sorts first.
        operands[1..].sort_by_key(|&v| self.is_in_memory(v));
        let (middle, last) = match operands[..] {
            [_, middle, last] => (self.in_register(middle, &operands, &[to]), last),
            [.., last] => (to, last),
            [] => (to, first),
        };
        let c = if operands.len() == 1 { Source::Register(to) } else { self.source(last) };
        let mut columns = Vec::with_capacity(operands.len());
        for &v in operation.operands() {
            columns.push(if v == first {
                COLUMNS[0]
            } else if v == last {
                COLUMNS[2]
            } else {
                COLUMNS[1]
            });
        }
        self.steps.push(VectorInstruction::Three { to, b: middle, c, table: permuted(operation.table, &columns) });
        // The register of the first operand now contains the result, even if the operand is also in memory.
        to
    }

    /// Writes outputs that are constants, complements or inputs.
    fn remaining_outputs(&mut self) {
        for (i, output) in self.code.outputs.iter().enumerate() {
            let r = match *output {
                Output::Value(v, false) if (v as usize) < self.code.inputs => self.copied(v, &[v], &[]),
                Output::Value(_, false) => continue,
                Output::Value(v, true) => {
                    let r = self.take(&[v], &[]);
                    self.steps.push(VectorInstruction::Ones(r));
                    self.steps.push(VectorInstruction::Two { function: Two::Xor, to: r, a: r, b: self.source(v) });
                    r
                }
                Output::Constant(value) => {
                    let r = self.take(&[], &[]);
                    self.steps.push(VectorInstruction::Ones(r));
                    if !value {
                        self.steps.push(VectorInstruction::Two {
                            function: Two::Xor,
                            to: r,
                            a: r,
                            b: Source::Register(r),
                        });
                    }
                    r
                }
            };
            self.steps.push(VectorInstruction::Store(MemorySlot::Output(i as u32), r));
        }
    }
}

/// The operation as one of the functions that every instruction set has.
fn two(operation: &Operation) -> Option<(Two, u32, u32)> {
    let [a, b, _] = operation.operands;
    let known = match (operation.count, operation.table) {
        (2, 0xC0) => (Two::And, a, b),
        (2, 0x0C) => (Two::AndNot, a, b),
        (2, 0x30) => (Two::AndNot, b, a),
        (2, 0xFC) => (Two::Or, a, b),
        (2, 0x3C) => (Two::Xor, a, b),
        _ => return None,
    };
    Some(known)
}
