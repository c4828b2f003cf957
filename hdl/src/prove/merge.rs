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
        let reduce = |rest: u64, e: &u64| if rest & last(*e) == 0 { rest } else { rest ^ e };
        let rest = self.equations.iter().fold(equation, reduce);
        if rest & !ONE == 0 {
            return (rest == 0).then(|| self.clone());
        }
        let given = last(rest);
        let cleared = |e: &u64| if e & given == 0 { *e } else { e ^ rest };
        let mut equations: Vec<u64> = self.equations.iter().map(cleared).collect();
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

    /// Whether an equation holds.
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
            if operand.outside && operand.space.equations.is_empty() {
                return Some(Self::constant(false));
            }
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
const TABLE_INPUTS: usize = 9;

/// A function of few inputs: the inputs that it depends on, ascending, and its value for each of their values.
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

    fn not(&self) -> Self {
        let used = Self::used(self.support.len());
        Self { support: self.support.clone(), values: self.values.iter().map(|v| !v & used).collect() }
    }

    /// The table over these inputs, which include its own.
    fn over(&self, support: &[u8]) -> Vec<u64> {
        let place = |i: &u8| support.iter().position(|s| s == i).unwrap_or(0);
        let places: Vec<usize> = self.support.iter().map(place).collect();
        let mut values = vec![0; Self::words(support.len())];
        for index in 0..1usize << support.len() {
            let own = places.iter().enumerate().fold(0, |own, (i, place)| own | (index >> place & 1) << i);
            values[index / 64] |= (self.values[own / 64] >> (own % 64) & 1) << (index % 64);
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
            values.iter_mut().zip(table.over(&support)).for_each(|(v, other)| *v = f(*v, other));
        }
        Some(Self { support, values }.reduced())
    }

    /// Removes inputs that the function does not depend on.
    fn reduced(self) -> Self {
        let value = |index: usize| self.values[index / 64] >> (index % 64) & 1;
        let matters = |i: usize| (0..1usize << self.support.len()).any(|index| value(index) != value(index ^ 1 << i));
        let kept: Vec<usize> = (0..self.support.len()).filter(|i| matters(*i)).collect();
        if kept.len() == self.support.len() {
            return self;
        }
        let mut values = vec![0; Self::words(kept.len())];
        for index in 0..1usize << kept.len() {
            let from = kept.iter().enumerate().fold(0, |from, (i, place)| from | (index >> i & 1) << place);
            values[index / 64] |= value(from) << (index % 64);
        }
        Self { support: kept.iter().map(|i| self.support[*i]).collect(), values }
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
        let indicators = || operands.iter().map(|m| m.indicator.as_ref());
        let tables: Vec<Option<&TruthTable>> = operands.iter().map(|m| m.table.as_ref()).collect();
        let negated = || -> Vec<Option<Indicator>> { indicators().map(|i| i.map(Indicator::not)).collect() };
        match gate {
            Gate::Input { .. } => Self::default(),
            Gate::Constant(value) => Self {
                indicator: Some(Indicator::constant(*value)),
                table: Some(TruthTable { support: Vec::new(), values: vec![u64::from(*value)] }),
            },
            Gate::Not(_) => Self {
                indicator: indicators().next().flatten().map(Indicator::not),
                table: tables[0].map(TruthTable::not),
            },
            Gate::Parity(_) => Self {
                // "Holds" of the equations e = 1 XORed: every operand but the first adds a complement.
                indicator: indicators()
                    .try_fold(ONE, |sum, i| Some(sum ^ i?.as_equation()? ^ ONE))
                    .map(Indicator::equation),
                table: TruthTable::fold(&tables, 0, |x, y| x ^ y),
            },
            Gate::And(_) => Self {
                indicator: Indicator::and(indicators()),
                table: TruthTable::fold(&tables, u64::MAX, |x, y| x & y),
            },
            Gate::Or(_) => Self {
                indicator: Indicator::and(negated().iter().map(Option::as_ref)).map(|i| i.not()),
                table: TruthTable::fold(&tables, 0, |x, y| x | y),
            },
            Gate::Equals { value, .. } => {
                let bit = |i: usize| value >> i & 1 == 1;
                let (no, of) = (negated(), indicators().collect::<Vec<_>>());
                let indicator = Indicator::and((0..of.len()).map(|i| if bit(i) { of[i] } else { no[i].as_ref() }));
                let not: Vec<Option<TruthTable>> = tables.iter().map(|t| t.map(TruthTable::not)).collect();
                let signed: Vec<Option<&TruthTable>> =
                    (0..of.len()).map(|i| if bit(i) { tables[i] } else { not[i].as_ref() }).collect();
                Self { indicator, table: TruthTable::fold(&signed, u64::MAX, |x, y| x & y) }
            }
        }
    }
}

/// Circuits on the same inputs as one circuit.
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
