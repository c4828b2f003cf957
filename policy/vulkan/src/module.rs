//! Kernels of samples: the module of `samples.wgsl`, in which the operations of a circuit replace the function `circuit`, and an
//! instruction that WGSL does not have replaces `product`.

use crate::words;
use eccforge_circuit::Circuit;
use eccforge_circuit::passes::{Cost, optimise};
use eccforge_circuit::word_program::{Operand, Operator, Source, WordProgram};
use std::collections::{HashMap, HashSet};

/// The module, compiled by `cargo xtask generate`.
const SAMPLES: &[u8] = include_bytes!("samples.spv");
/// Number of words before the first instruction; one of them is the bound of all ids.
const HEADER: usize = 5;
const BOUND: usize = 3;
/// Random slots that four threads draw together.
const DRAWN: usize = 4;

// Instructions of SPIR-V [Khronos, SPIR-V Specification, version 1.3, section 3.32].
const NAME: u32 = 5;
const TYPE_INT: u32 = 21;
const TYPE_VECTOR: u32 = 23;
const TYPE_STRUCT: u32 = 30;
const CONSTANT: u32 = 43;
const CONSTANT_COMPOSITE: u32 = 44;
const FUNCTION: u32 = 54;
const FUNCTION_PARAMETER: u32 = 55;
const FUNCTION_END: u32 = 56;
const FUNCTION_CALL: u32 = 57;
const COMPOSITE_CONSTRUCT: u32 = 80;
const COMPOSITE_EXTRACT: u32 = 81;
const U_MUL_EXTENDED: u32 = 151;
const BITWISE_OR: u32 = 197;
const BITWISE_XOR: u32 = 198;
const BITWISE_AND: u32 = 199;
const NOT: u32 = 200;
const LABEL: u32 = 248;
const RETURN_VALUE: u32 = 254;

/// The module that counts samples with this circuit, which maps drawn bits, and one bit for each part of an entry, to
/// whether the sample is accepted, detected, claimed as corrected and wrong.
pub fn module(circuit: &Circuit) -> Vec<u32> {
    let template = words(SAMPLES);
    let mut writer = Writer::new(&template);
    let program = WordProgram::new(&optimise(circuit, Cost::Operations));
    let bodies = [("circuit", Schedule::new(&program, &mut writer).body()), ("product", writer.product())];
    let bodies = bodies.map(|(name, code)| (named(&template, name), code));
    let mut module = template[..HEADER].to_vec();
    let mut body = None;
    for instruction in instructions(&template) {
        let operation = instruction[0] & 0xFFFF;
        if operation == FUNCTION {
            module.append(&mut writer.constants);
            body = bodies.iter().find(|(id, _)| *id == instruction[2]);
        } else if let Some((_, code)) = body {
            // The parameters and the end stay; the rest is the stand-in.
            if operation == FUNCTION_END {
                module.extend(code);
            } else if operation != FUNCTION_PARAMETER {
                continue;
            }
        }
        module.extend(instruction);
    }
    module[BOUND] = writer.next;
    module
}

/// The instructions of a module.
fn instructions(module: &[u32]) -> impl Iterator<Item = &[u32]> {
    let mut rest = &module[HEADER..];
    std::iter::from_fn(move || {
        let (instruction, after) = rest.split_at((rest.first()? >> 16) as usize);
        rest = after;
        Some(instruction)
    })
}

/// The id of the function of this name.
fn named(module: &[u32], name: &str) -> u32 {
    for instruction in instructions(module).filter(|instruction| instruction[0] & 0xFFFF == NAME) {
        let [_, id, text @ ..] = instruction else { continue };
        // A text is padded with zeros to words.
        let bytes = text.iter().flat_map(|word| word.to_le_bytes()).take_while(|byte| *byte != 0);
        if bytes.eq(name.bytes()) {
            return *id;
        }
    }
    0
}

/// Instructions under construction, whose ids follow those of the template.
struct Writer<'t> {
    template: &'t [u32],
    next: u32,
    /// The types of a word and of four words.
    word: u32,
    four: u32,
    /// Types and constants, which are outside functions, and the ids of words among them.
    constants: Vec<u32>,
    words: HashMap<u32, u32>,
    code: Vec<u32>,
}

impl<'t> Writer<'t> {
    fn new(template: &'t [u32]) -> Self {
        let word = type_of(template, TYPE_INT, &[32, 0]);
        let four = type_of(template, TYPE_VECTOR, &[word, DRAWN as u32]);
        let (constants, words, code) = (Vec::new(), HashMap::new(), Vec::new());
        Self { template, next: template[BOUND], word, four, constants, words, code }
    }

    fn id(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }

    /// An instruction with a result of this type.
    fn result(&mut self, operation: u32, kind: u32, operands: &[u32]) -> u32 {
        let id = self.id();
        push(&mut self.code, operation, &[&[kind, id], operands].concat());
        id
    }

    fn constant(&mut self, value: u32) -> u32 {
        if let Some(id) = self.words.get(&value) {
            return *id;
        }
        let id = self.id();
        push(&mut self.constants, CONSTANT, &[self.word, id, value]);
        self.words.insert(value, id);
        id
    }

    fn call(&mut self, function: &str, kind: u32, arguments: &[u32]) -> u32 {
        let function = named(self.template, function);
        self.result(FUNCTION_CALL, kind, &[&[function], arguments].concat())
    }

    /// Begins the body of a function.
    fn begin(&mut self) {
        let label = self.id();
        push(&mut self.code, LABEL, &[label]);
    }

    /// Ends the body with this result.
    fn end(&mut self, result: u32) -> Vec<u32> {
        push(&mut self.code, RETURN_VALUE, &[result]);
        std::mem::take(&mut self.code)
    }

    /// The body of `product`: lower and upper half.
    fn product(&mut self) -> Vec<u32> {
        let product = named(self.template, "product");
        let all = instructions(self.template).skip_while(|i| !(i[0] & 0xFFFF == FUNCTION && i[2] == product)).skip(1);
        let factors: Vec<u32> = all.take_while(|i| i[0] & 0xFFFF == FUNCTION_PARAMETER).map(|i| i[2]).collect();
        let pair = type_of(self.template, TYPE_VECTOR, &[self.word, 2]);
        let halves = self.id();
        push(&mut self.constants, TYPE_STRUCT, &[halves, self.word, self.word]);
        self.begin();
        let product = self.result(U_MUL_EXTENDED, halves, &factors);
        let [low, high] = [0, 1].map(|half| self.result(COMPOSITE_EXTRACT, self.word, &[product, half]));
        let result = self.result(COMPOSITE_CONSTRUCT, pair, &[low, high]);
        self.end(result)
    }
}

/// The id of a type of the template.
fn type_of(template: &[u32], operation: u32, description: &[u32]) -> u32 {
    let mut types = instructions(template).filter(|i| i[0] & 0xFFFF == operation && i[2..] == *description);
    types.next().map_or(0, |found| found[1])
}

fn push(code: &mut Vec<u32>, operation: u32, operands: &[u32]) {
    code.push((operands.len() as u32 + 1) << 16 | operation);
    code.extend(operands);
}

/// A program in the order of its draws: each drawn bit is at once folded into the operations that read it, so that few
/// values are live.
struct Schedule<'s, 't> {
    program: &'s WordProgram,
    writer: &'s mut Writer<'t>,
    /// For each source the operations that read it, and whether they read its complement.
    readers: HashMap<Source, Vec<(usize, bool)>>,
    /// For each operation, the number of missing operands, and the value of the present ones.
    open: Vec<(usize, Option<u32>)>,
    /// The ids of the values so far.
    known: HashMap<Source, u32>,
}

impl<'s, 't> Schedule<'s, 't> {
    fn new(program: &'s WordProgram, writer: &'s mut Writer<'t>) -> Self {
        let mut readers: HashMap<Source, Vec<(usize, bool)>> = HashMap::new();
        for (i, operation) in program.operations.iter().enumerate() {
            for operand in &operation.operands {
                readers.entry(operand.source).or_default().push((i, operand.inverted));
            }
        }
        let open = program.operations.iter().map(|operation| (operation.operands.len(), None)).collect();
        Self { program, writer, readers, open, known: HashMap::new() }
    }

    fn body(mut self) -> Vec<u32> {
        self.writer.begin();
        let zero = self.writer.constant(0);
        self.ready(Source::Zero, zero);
        let (drawn, parts) = self.inputs();
        for bit in parts {
            let number = self.writer.constant(bit);
            let value = self.writer.call("selected", self.writer.word, &[number]);
            self.ready(Source::Input { port: 1, bit }, value);
        }
        for (i, bits) in drawn.chunks(DRAWN).enumerate() {
            self.draw(bits, i as u32 % 2);
        }
        let outputs: Vec<Operand> = self.program.outputs.iter().flat_map(|(_, bits)| bits).copied().collect();
        let values: Vec<u32> = outputs.iter().map(|o| self.value(self.known[&o.source], o.inverted)).collect();
        let result = self.writer.result(COMPOSITE_CONSTRUCT, self.writer.four, &values);
        self.writer.end(result)
    }

    /// The input bits that are read: those that are drawn, in the order in which operations read them first, and the parts.
    fn inputs(&self) -> (Vec<u32>, Vec<u32>) {
        let outputs = self.program.outputs.iter().flat_map(|(_, bits)| bits);
        let operands = self.program.operations.iter().flat_map(|operation| &operation.operands).chain(outputs);
        let (mut all, mut seen) = ([Vec::new(), Vec::new()], HashSet::new());
        for operand in operands {
            if let Source::Input { port, bit } = operand.source
                && seen.insert(operand.source)
            {
                all[port as usize].push(bit);
            }
        }
        all.into()
    }

    fn draw(&mut self, bits: &[u32], buffer: u32) {
        let slots: Vec<u32> = (0..DRAWN).map(|i| self.writer.constant(bits[i.min(bits.len() - 1)])).collect();
        let all = self.writer.id();
        push(&mut self.writer.constants, CONSTANT_COMPOSITE, &[&[self.writer.four, all], &slots[..]].concat());
        let buffer = self.writer.constant(buffer);
        let drawn = self.writer.call("draw", self.writer.four, &[all, buffer]);
        for (i, bit) in (0..).zip(bits) {
            let value = self.writer.result(COMPOSITE_EXTRACT, self.writer.word, &[drawn, i]);
            self.ready(Source::Input { port: 0, bit: *bit }, value);
        }
    }

    /// Folds a value into the operations that read it; folds the operations that this completes into others.
    fn ready(&mut self, source: Source, id: u32) {
        let mut fresh = vec![(source, id)];
        while let Some((source, id)) = fresh.pop() {
            self.known.insert(source, id);
            for (reader, inverted) in self.readers.remove(&source).unwrap_or_default() {
                let operation = match self.program.operations[reader].operator {
                    Operator::Xor => BITWISE_XOR,
                    Operator::And => BITWISE_AND,
                    Operator::Or => BITWISE_OR,
                };
                let own = self.value(id, inverted);
                let (missing, others) = self.open[reader];
                let sum = others.map_or(own, |others| self.writer.result(operation, self.writer.word, &[others, own]));
                self.open[reader] = (missing - 1, Some(sum));
                if missing == 1 {
                    fresh.push((Source::Result(reader as u32), sum));
                }
            }
        }
    }

    fn value(&mut self, id: u32, inverted: bool) -> u32 {
        if inverted { self.writer.result(NOT, self.writer.word, &[id]) } else { id }
    }
}
