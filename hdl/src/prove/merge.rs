//! Merges nets of circuits on the same inputs that have the same function: membership tests of an affine space, which
//! has one reduced echelon form, and functions of few inputs, which have one truth table.
//!
//! A decoder's comparisons with columns of H and its membership tests of correctable spaces are of these kinds,
//! however they are written. A solver only has to compare the sums over them.

use eccforge_circuit::transform::{copy_gate, same_inputs};
use eccforge_circuit::{Builder, Circuit, Gate, NetId};
use std::collections::HashMap;

/// Maximum number of inputs, because an equation is a word of 64 bits with its constant in the top bit.
pub(super) const MOST_INPUTS: usize = 63;

/// The constant of an equation.
const ONE: u64 = 1 << MOST_INPUTS;

/// The last input of an equation, as a mask.
fn last(equation: u64) -> u64 {
    1 << (equation & !ONE).ilog2()
}

/// The solutions of linear equations over GF(2) in input bits. An equation is the mask of the inputs that it XORs,
/// with bit 63 for the required constant. All equations are in reduced echelon form, so equal spaces are equal
/// values. Each expresses its last input by earlier ones, so the first inputs determine as much as possible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Affine {
    equations: Vec<u64>,
}

impl Affine {
    /// The subspace in which another equation holds; `None` if it is empty.
    fn with(&self, equation: u64) -> Option<Self> {
        let mut rest = equation;
        for known in &self.equations {
            if rest & last(*known) != 0 {
                rest ^= known;
            }
        }
        // No input is left: 0 = 0 holds everywhere, and 0 = 1 nowhere.
        if rest & !ONE == 0 {
            return (rest == 0).then(|| self.clone());
        }
        let given = last(rest);
        let mut equations = self.equations.clone();
        for other in &mut equations {
            if *other & given != 0 {
                *other ^= rest;
            }
        }
        equations.insert(equations.partition_point(|e| last(*e) < given), rest);
        Some(Self { equations })
    }
}

/// Whether the inputs are inside a space, or outside it. The complement of a space of one equation is stored as a
/// space.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Indicator {
    space: Affine,
    outside: bool,
}

impl Indicator {
    fn constant(value: bool) -> Self {
        Self { space: Affine::default(), outside: !value }
    }

    /// The indicator of the inputs for which an equation holds.
    fn equation(equation: u64) -> Self {
        Affine::default().with(equation).map_or_else(|| Self::constant(false), |space| Self { space, outside: false })
    }

    /// The equivalent equation, if there is one; a constant is an equation without inputs.
    fn as_equation(&self) -> Option<u64> {
        match (self.space.equations.as_slice(), self.outside) {
            ([], false) => Some(0),
            ([], true) => Some(ONE),
            ([one], false) => Some(*one),
            _ => None,
        }
    }

    fn not(&self) -> Self {
        match self.as_equation() {
            Some(equation) => Self::equation(equation ^ ONE),
            None => Self { space: self.space.clone(), outside: !self.outside },
        }
    }

    fn and<'i>(of: impl IntoIterator<Item = Option<&'i Self>>) -> Option<Self> {
        let mut space = Affine::default();
        for operand in of {
            let operand = operand?;
            // Outside the space of all inputs is nowhere.
            if operand.outside && operand.space.equations.is_empty() {
                return Some(Self::constant(false));
            }
            // The complement of a space is not a space.
            if operand.outside {
                return None;
            }
            for equation in &operand.space.equations {
                match space.with(*equation) {
                    Some(part) => space = part,
                    None => return Some(Self::constant(false)),
                }
            }
        }
        Some(Self { space, outside: false })
    }
}

/// Maximum number of inputs of a truth table.
// Its 512 values take eight words, and each further input doubles this number.
const TABLE_INPUTS: usize = 9;

/// A function of few inputs: the inputs that it depends on, ascending, and its value for each combination of input values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct TruthTable {
    support: Vec<u8>,
    values: Vec<u64>,
}

impl TruthTable {
    fn words(inputs: usize) -> usize {
        (1usize << inputs).div_ceil(64)
    }

    fn used(inputs: usize) -> u64 {
        if inputs < 6 { (1 << (1 << inputs)) - 1 } else { u64::MAX }
    }

    fn input(i: usize) -> Self {
        Self { support: vec![i as u8], values: vec![0b10] }
    }

    /// The value at the inputs whose values are the bits of `index`.
    fn value(&self, index: usize) -> u64 {
        self.values[index / 64] >> (index % 64) & 1
    }

    fn not(&self) -> Self {
        let used = Self::used(self.support.len());
        Self { support: self.support.clone(), values: self.values.iter().map(|v| !v & used).collect() }
    }

    /// The table over these inputs, which must include the inputs of this table.
    fn over(&self, support: &[u8]) -> Vec<u64> {
        let places: Vec<usize> =
            self.support.iter().map(|input| support.iter().position(|s| s == input).unwrap_or(0)).collect();
        let mut values = vec![0; Self::words(support.len())];
        for index in 0..1usize << support.len() {
            let own = places.iter().enumerate().fold(0, |own, (i, place)| own | (index >> place & 1) << i);
            values[index / 64] |= self.value(own) << (index % 64);
        }
        values
    }

    /// Combines all operands word by word; `None` if they have too many inputs together.
    fn fold(of: &[Option<&Self>], first: u64, f: impl Fn(u64, u64) -> u64) -> Option<Self> {
        let mut support: Vec<u8> = Vec::new();
        for table in of {
            support.extend(table.as_ref()?.support.iter().filter(|i| !support.contains(i)).collect::<Vec<_>>());
            if support.len() > TABLE_INPUTS {
                return None;
            }
        }
        support.sort_unstable();
        let mut values = vec![first & Self::used(support.len()); Self::words(support.len())];
        for table in of.iter().flatten() {
            for (value, other) in values.iter_mut().zip(table.over(&support)) {
                *value = f(*value, other);
            }
        }
        Some(Self { support, values }.reduced())
    }

    /// Removes inputs that the function does not depend on.
    fn reduced(self) -> Self {
        let mut needed = Vec::new();
        for i in 0..self.support.len() {
            if (0..1usize << self.support.len()).any(|index| self.value(index) != self.value(index ^ 1 << i)) {
                needed.push(i);
            }
        }
        if needed.len() == self.support.len() {
            return self;
        }
        let mut values = vec![0; Self::words(needed.len())];
        for index in 0..1usize << needed.len() {
            let from = needed.iter().enumerate().fold(0, |from, (i, place)| from | (index >> i & 1) << place);
            values[index / 64] |= self.value(from) << (index % 64);
        }
        Self { support: needed.iter().map(|i| self.support[*i]).collect(), values }
    }
}

/// Known properties of a net's function.
#[derive(Clone, Debug, Default)]
struct Meaning {
    indicator: Option<Indicator>,
    table: Option<TruthTable>,
}

impl Meaning {
    fn of(gate: &Gate, operands: &[&Self]) -> Self {
        let indicators: Vec<Option<&Indicator>> = operands.iter().map(|m| m.indicator.as_ref()).collect();
        let tables: Vec<Option<&TruthTable>> = operands.iter().map(|m| m.table.as_ref()).collect();
        match gate {
            Gate::Input { .. } => Self::default(),
            Gate::Constant(value) => Self {
                indicator: Some(Indicator::constant(*value)),
                table: Some(TruthTable { support: Vec::new(), values: vec![u64::from(*value)] }),
            },
            Gate::Not(_) => {
                Self { indicator: indicators[0].map(Indicator::not), table: tables[0].map(TruthTable::not) }
            }
            Gate::Parity(_) => Self {
                // "Holds" of the equations e = 1 XORed: every operand but the first adds a complement.
                indicator: indicators
                    .iter()
                    .try_fold(ONE, |sum, i| Some(sum ^ i.as_ref()?.as_equation()? ^ ONE))
                    .map(Indicator::equation),
                table: TruthTable::fold(&tables, 0, |x, y| x ^ y),
            },
            Gate::And(_) => {
                Self { indicator: Indicator::and(indicators), table: TruthTable::fold(&tables, u64::MAX, |x, y| x & y) }
            }
            // De Morgan: the complement of the AND of the complements.
            Gate::Or(_) => {
                let complements: Vec<Option<Indicator>> = indicators.iter().map(|i| i.map(Indicator::not)).collect();
                Self {
                    indicator: Indicator::and(complements.iter().map(Option::as_ref)).map(|i| i.not()),
                    table: TruthTable::fold(&tables, 0, |x, y| x | y),
                }
            }
            Gate::Equals { value, .. } => {
                // The AND of the operands, those complemented whose bit of the value is zero.
                let (mut signed, mut signed_tables) = (Vec::new(), Vec::new());
                for (i, (indicator, table)) in indicators.iter().zip(&tables).enumerate() {
                    let is_one = value >> i & 1 == 1;
                    signed.push(if is_one { indicator.cloned() } else { indicator.map(Indicator::not) });
                    signed_tables.push(if is_one { table.cloned() } else { table.map(TruthTable::not) });
                }
                let signed_tables: Vec<Option<&TruthTable>> = signed_tables.iter().map(Option::as_ref).collect();
                Self {
                    indicator: Indicator::and(signed.iter().map(Option::as_ref)),
                    table: TruthTable::fold(&signed_tables, u64::MAX, |x, y| x & y),
                }
            }
        }
    }
}

/// Circuits on the same inputs, merged into one circuit.
pub(super) struct Merged {
    builder: Builder,
    inputs: Vec<Vec<NetId>>,
    tables: HashMap<TruthTable, NetId>,
}

impl Merged {
    /// A circuit with only the inputs of `like`; `None` if there are too many.
    pub fn new(like: &Circuit) -> Option<Self> {
        let mut builder = Builder::new("merged");
        let inputs = same_inputs(&mut builder, like);
        let few = inputs.iter().map(Vec::len).sum::<usize>() <= MOST_INPUTS;
        few.then(|| Self { builder, inputs, tables: HashMap::new() })
    }

    /// Adds a circuit and merges its nets with the existing ones; returns the new nets of its outputs.
    pub fn add(&mut self, circuit: &Circuit) -> Vec<NetId> {
        let live = circuit.live();
        let first: Vec<usize> = circuit
            .inputs()
            .iter()
            .scan(0, |next, port| {
                *next += port.nets.len();
                Some(*next - port.nets.len())
            })
            .collect();
        let zero = self.builder.constant(false);
        let mut meanings: Vec<Meaning> = vec![Meaning::default(); circuit.gates().len()];
        let mut map: Vec<NetId> = vec![zero; circuit.gates().len()];
        for (net, gate) in circuit.drivers().filter(|(net, _)| live[net.index()]) {
            let meaning = match gate {
                Gate::Input { port, bit } => {
                    let number = first[*port as usize] + *bit as usize;
                    let indicator = Some(Indicator::equation(ONE | 1 << number));
                    Meaning { indicator, table: Some(TruthTable::input(number)) }
                }
                gate => {
                    let operands: Vec<&Meaning> = gate.operands().iter().map(|n| &meanings[n.index()]).collect();
                    Meaning::of(gate, &operands)
                }
            };
            map[net.index()] = self.place(gate, &meaning, &map);
            meanings[net.index()] = meaning;
        }
        circuit.output_nets().map(|net| map[net.index()]).collect()
    }

    fn place(&mut self, gate: &Gate, meaning: &Meaning, map: &[NetId]) -> NetId {
        if let Some(known) = meaning.table.as_ref().and_then(|table| self.tables.get(table)) {
            return *known;
        }
        let made = match (gate, &meaning.indicator) {
            (Gate::Input { port, bit }, _) => self.inputs[*port as usize][*bit as usize],
            (_, Some(indicator)) => self.indicator(indicator),
            (gate, None) => copy_gate(&mut self.builder, gate, map),
        };
        // In both polarities: two circuits may compute a function and its complement.
        if let Some(table) = &meaning.table {
            let complement = self.builder.not(made);
            self.tables.insert(table.not(), complement);
            self.tables.insert(table.clone(), made);
        }
        made
    }

    fn indicator(&mut self, indicator: &Indicator) -> NetId {
        let inputs = self.inputs.concat();
        let b = &mut self.builder;
        let equations = indicator.space.equations.iter().map(|equation| {
            let sum = b.masked_parity(&inputs, equation & !ONE);
            if equation & ONE == 0 { b.not(sum) } else { sum }
        });
        let equations: Vec<NetId> = equations.collect();
        let inside = b.and(equations);
        if indicator.outside { self.builder.not(inside) } else { inside }
    }

    /// The circuit with the output ports of `like`, driven by these nets in order.
    pub fn finish(mut self, like: &Circuit, outputs: &[NetId]) -> Circuit {
        let mut next = outputs;
        for port in like.outputs() {
            let (own, rest) = next.split_at(port.nets.len());
            self.builder.output(&port.name, own.to_vec());
            next = rest;
        }
        self.builder.finish()
    }
}
