//! The key equation of small codes: the gates run for every syndrome, and their polynomials must name the errors of the only
//! correctable pattern with this syndrome, or none.

use super::definition::Definition;
use super::gates::{Bit, Cone, Gates, Value};
use super::values::columns;
use crate::design::File;
use crate::prove::step::Unproved;
use crate::tools::ToolError;
use std::collections::HashMap;
use std::fmt::Write;

/// Errors of a word: symbol and value of each.
type Errors = Vec<(usize, u32)>;

/// Small codes: bits of the field and its polynomial, numbers of syndromes and of erased symbols, pairs of multipliers.
const CODES: [(usize, u32, usize, usize, usize); 4] =
    [(4, 0x13, 4, 0, 7), (4, 0x13, 4, 0, 2), (3, 0xb, 6, 0, 4), (3, 0xb, 4, 4, 2)];

/// Runs the small codes with or without erased symbols.
///
/// # Errors
/// yosys is missing or rejects the files.
pub fn small_codes(files: &[File], with_erasures: bool) -> Result<Result<String, Unproved>, ToolError> {
    let mut evidence = String::new();
    for (m, polynomial, syndromes, erasures, cells) in CODES.into_iter().filter(|code| (code.3 > 0) == with_erasures) {
        let d = definition((m, polynomial), syndromes, erasures, cells);
        let top = wrapper(&d);
        let files: Vec<File> = files.iter().cloned().chain([File { name: "small.sv".into(), text: top }]).collect();
        let gates = Gates::new(&files, "small")?;
        match every_syndrome(&d, &gates) {
            Err(why) => return Ok(Err(why)),
            Ok(count) => {
                let _ = write!(
                    evidence,
                    "{}GF({}) with {syndromes} syndromes and {cells} pairs of multipliers: {count} cases",
                    if evidence.is_empty() { "" } else { "; " },
                    1 << m
                );
            }
        }
    }
    Ok(Ok(evidence))
}

/// The code whose locators are all nonzero elements of a field.
fn definition((m, polynomial): (usize, u32), syndromes: usize, erasures: usize, cells: usize) -> Definition {
    let mut d = Definition {
        m,
        polynomial,
        is_binary: false,
        locators: Vec::new(),
        first_power: 1,
        check_symbols: syndromes,
        syndromes,
        radius: syndromes / 2,
        erasures,
        lanes: 1,
        cells,
    };
    d.locators = (0..(1u64 << m) - 1).rev().map(|e| d.power(2, e)).collect();
    d
}

fn wrapper(d: &Definition) -> String {
    let (m, r, t) = (d.m, d.syndromes, d.degree());
    let marks = d.erasures.max(1);
    format!(
        "module small (input logic clk_i, rst_ni, valid_i, ready_i, output logic ready_o, valid_o, fail_o,\n\
         input logic [{}:0] syndrome_i, input logic [{count}:0] erased_i, output logic [{count}:0] errors_o,\n\
         input logic [{}:0] marks_i, output logic [{}:0] locator_o, output logic [{}:0] evaluator_o);\n\
         eccforge_seq_key #(.M({m}), .Poly({}'h{:x}), .Checks({r}), .Degree({t}), .Radius({}), .Erasures({}), .Cells({})) u_key (.*);\n\
         endmodule\n",
        m * r - 1,
        m * marks - 1,
        m * (t + 1) - 1,
        m * t - 1,
        m + 1,
        d.polynomial,
        d.radius,
        d.erasures,
        d.cells,
        count = (r + 2).next_power_of_two().ilog2() - 1,
    )
}

/// The gates of the key equation with their registers, on 64 words at a time.
struct Machine {
    cone: Cone,
    state: Vec<u64>,
    inputs: usize,
    outputs: usize,
}

const OUTPUTS: [&str; 4] = ["locator_o", "evaluator_o", "errors_o", "fail_o"];

impl Machine {
    fn new(gates: &Gates) -> Result<Self, Unproved> {
        let mut inputs: Vec<Bit> = Vec::new();
        for name in ["rst_ni", "valid_i", "ready_i", "syndrome_i", "erased_i", "marks_i"] {
            inputs.extend(gates.net(name)?);
        }
        let mut wanted: Vec<Bit> = gates.net("valid_o")?.to_vec();
        for name in OUTPUTS {
            wanted.extend(gates.net(name)?);
        }
        let outputs = wanted.len();
        let registers = gates.closure(&inputs, &wanted);
        wanted.extend(registers.iter().map(|(stored, _)| gates.loaded(*stored)));
        let given: Vec<Bit> = inputs.iter().copied().chain(registers.iter().map(|(stored, _)| *stored)).collect();
        // Registers without a reset begin with ones: nothing may depend on them.
        let state = registers.iter().map(|(_, clears)| u64::constant(!clears)).collect();
        Ok(Self { cone: gates.cone(&given, &wanted)?, state, inputs: inputs.len(), outputs })
    }

    /// Runs one clock; returns the outputs before its edge.
    fn clock(&mut self, inputs: &[u64]) -> Vec<u64> {
        let given: Vec<u64> = inputs.iter().chain(&self.state).copied().collect();
        debug_assert_eq!(inputs.len(), self.inputs);
        let mut all = self.cone.run(&given);
        self.state = all.split_off(self.outputs);
        all
    }

    /// The outputs for these syndromes with these locators of erased symbols.
    fn solve(&mut self, d: &Definition, syndromes: &[u32], marks: &[u32]) -> Result<Vec<u64>, Unproved> {
        let count_bits = (d.syndromes + 2).next_power_of_two().ilog2() as usize;
        let mut inputs = vec![u64::MAX, 0, 0];
        inputs.extend(columns(d.m * d.syndromes, syndromes));
        inputs.extend((0..count_bits).map(|bit| u64::constant(marks.len() >> bit & 1 == 1)));
        for i in 0..d.erasures.max(1) {
            let mark = marks.get(i).copied().unwrap_or_default();
            inputs.extend((0..d.m).map(|bit| u64::constant(mark >> bit & 1 == 1)));
        }
        self.clock(&inputs);
        inputs[1] = u64::MAX;
        self.clock(&inputs);
        inputs[1] = 0;
        for _ in 0..d.syndromes * d.rows() {
            self.clock(&inputs);
        }
        inputs[2] = u64::MAX;
        let outputs = self.clock(&inputs);
        if outputs[0] != u64::MAX {
            return Err(Unproved::Refuted("no result after the stated number of clocks".into()));
        }
        Ok(outputs[1..].to_vec())
    }
}

/// Runs every syndrome with every set of erased symbols; returns the number of cases.
fn every_syndrome(d: &Definition, gates: &Gates) -> Result<u64, Unproved> {
    let mut machine = Machine::new(gates)?;
    let mut cases = 0;
    for set in 0..1u32 << if d.erasures > 0 { d.symbols() } else { 0 } {
        let erased: Vec<usize> = (0..d.symbols()).filter(|s| set >> s & 1 == 1).collect();
        if erased.len() > d.erasures {
            continue;
        }
        let marks: Vec<u32> = erased.iter().map(|s| d.locators[*s]).collect();
        let expected = patterns(d, &erased);
        let all: Vec<u32> = (0..1u32 << (d.m * d.syndromes)).collect();
        for syndromes in all.chunks(64) {
            let outputs = machine.solve(d, syndromes, &marks)?;
            for (lane, syndrome) in syndromes.iter().enumerate() {
                let found = named(d, &outputs, lane);
                if found.as_ref() != expected.get(syndrome) {
                    return Err(Unproved::Refuted(format!(
                        "GF({}), syndromes {syndrome:#x}, erased symbols {erased:?}: errors {found:?}, expected {:?}",
                        1 << d.m,
                        expected.get(syndrome)
                    )));
                }
                cases += 1;
            }
        }
    }
    Ok(cases)
}

/// The errors that the polynomials of a lane name; `None` if the word is uncorrectable.
fn named(d: &Definition, outputs: &[u64], lane: usize) -> Option<Errors> {
    let number = |first: usize, bits: usize| {
        (0..bits).fold(0, |sum, bit| sum | ((outputs[first + bit] >> lane & 1) as u32) << bit)
    };
    let (t, m) = (d.degree(), d.m);
    let (evaluator, errors) = (m * (t + 1), m * (2 * t + 1));
    if outputs.last()? >> lane & 1 == 1 {
        return None;
    }
    let (mut roots, mut list) = (0, Vec::new());
    for (s, x) in d.locators.iter().enumerate() {
        let inverse = d.inverse(*x);
        let (mut value, mut odd, mut top) = (0, 0, 0);
        for i in 0..=t {
            let term = d.multiply(number(m * i, m), d.power(inverse, i as u64));
            value ^= term;
            odd ^= if i % 2 == 1 { term } else { 0 };
        }
        if value != 0 {
            continue;
        }
        roots += 1;
        for i in 0..t {
            let exponent = (i + d.syndromes) as u64 + d.first_power;
            top ^= d.multiply(number(evaluator + m * i, m), d.power(inverse, exponent));
        }
        let error = d.multiply(top, d.inverse(odd));
        if error != 0 {
            list.push((s, error));
        }
    }
    (roots == number(errors, outputs.len() - 1 - errors)).then_some(list)
}

/// The correctable patterns by their syndromes: any values of the erased symbols, and as many errors as the distance then allows.
fn patterns(d: &Definition, erased: &[usize]) -> HashMap<u32, Errors> {
    let most = d.radius.min((d.syndromes - erased.len()) / 2);
    let mut all: Vec<(Errors, usize)> = vec![(Vec::new(), 0)];
    for s in 0..d.symbols() {
        for (errors, count) in std::mem::take(&mut all) {
            let is_erased = erased.contains(&s);
            if is_erased || count < most {
                for value in 1..1u32 << d.m {
                    all.push(([errors.as_slice(), &[(s, value)]].concat(), count + usize::from(!is_erased)));
                }
            }
            all.push((errors, count));
        }
    }
    let syndrome = |errors: &Errors| {
        (0..d.syndromes).fold(0, |all, j| {
            let sum = errors.iter().fold(0, |sum, (s, e)| sum ^ d.multiply(*e, d.power(d.locators[*s], d.exponent(j))));
            all | sum << (d.m * j)
        })
    };
    all.into_iter().map(|(errors, _)| (syndrome(&errors), errors)).collect()
}
