//! The gates of a module as yosys writes them in JSON, with the names of all nets. Any net can be given a value, so a part of a
//! module is evaluated by the names of its inputs and of the registers that it reads.

use crate::design::File;
use crate::prove::difference::LIMIT;
use crate::prove::step::Unproved;
use crate::tools::{self, Tool, ToolError, yosys};
use serde_json::Value as Json;
use std::collections::{BTreeMap, HashMap, HashSet};

/// A value of a net, as one bit, 64 bits or a polynomial.
pub trait Value: Clone {
    /// A constant.
    fn constant(value: bool) -> Self;
    /// The XOR of two values.
    fn sum(&self, other: &Self) -> Self;
    /// The AND of two values.
    fn product(&self, other: &Self) -> Self;
    /// The first value where `self` is zero, and the second one where it is one.
    fn choose(&self, zero: &Self, one: &Self) -> Self {
        zero.sum(&self.product(&zero.sum(one)))
    }
}

impl Value for bool {
    fn constant(value: bool) -> Self {
        value
    }
    fn sum(&self, other: &Self) -> Self {
        self ^ other
    }
    fn product(&self, other: &Self) -> Self {
        self & other
    }
}

impl Value for u64 {
    fn constant(value: bool) -> Self {
        if value { Self::MAX } else { 0 }
    }
    fn sum(&self, other: &Self) -> Self {
        self ^ other
    }
    fn product(&self, other: &Self) -> Self {
        self & other
    }
}

/// A bit that a gate reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bit {
    /// A net by its number.
    Net(u32),
    /// A constant.
    Constant(bool),
    /// An undefined value.
    Undefined,
}

#[derive(Clone, Copy, Debug)]
enum Gate {
    Not,
    And,
    Or,
    Xor,
    Mux,
}

/// The gates and registers of a flat module.
#[derive(Debug)]
pub struct Gates {
    nets: HashMap<String, Vec<Bit>>,
    drivers: HashMap<u32, (Gate, [Bit; 3])>,
    /// The value that each register loads, and whether reset clears it, by the net of its value.
    registers: HashMap<u32, (Bit, bool)>,
    /// Parameters of each module of the hierarchy before it was flattened, by the name of the module.
    pub parameters: BTreeMap<String, BTreeMap<String, Vec<bool>>>,
}

/// The steps that compute some nets from given ones.
#[derive(Debug)]
pub struct Cone {
    steps: Vec<(Gate, [Operand; 3])>,
    wanted: Vec<Operand>,
}

#[derive(Clone, Copy, Debug)]
enum Operand {
    Given(usize),
    Step(usize),
    Constant(bool),
}

impl Gates {
    /// Synthesises the module `top` of these files without its array.
    ///
    /// # Errors
    /// yosys is missing, rejects the files or writes another kind of netlist.
    pub fn new(files: &[File], top: &str) -> Result<Self, ToolError> {
        let scratch = tools::scratch(Tool::Yosys)?;
        let folder = scratch.path();
        let mut names = String::new();
        for file in files {
            tools::write(Tool::Yosys, &folder.join(&file.name), &file.text)?;
            names = names + " " + &file.name;
        }
        let script = format!(
            "read_verilog -sv{names}\nhierarchy -check -top {top}\ntee -q -o parameters.txt dump\nblackbox *eccforge_ram_array*\n\
             proc -norom -noopt\nalumacc\ntechmap\nopt_clean\nflatten\nopt_clean\nwrite_json gates.json\n"
        );
        tools::write(Tool::Yosys, &folder.join("gates.ys"), &script)?;
        tools::run_ok(Tool::Yosys, &["-q", "gates.ys"], folder, LIMIT)?;
        let parameters = yosys::parameters(&tools::read(Tool::Yosys, &folder.join("parameters.txt"))?);
        let text = tools::read(Tool::Yosys, &folder.join("gates.json"))?;
        let failed = |why: String| ToolError::Failed(Tool::Yosys, format!("its netlist was not understood: {why}"));
        let json: Json = serde_json::from_str(&text).map_err(|e| failed(e.to_string()))?;
        Self::read(&json["modules"][top], parameters).map_err(failed)
    }

    fn read(module: &Json, parameters: BTreeMap<String, BTreeMap<String, Vec<bool>>>) -> Result<Self, String> {
        let mut gates = Self { nets: HashMap::new(), drivers: HashMap::new(), registers: HashMap::new(), parameters };
        for (name, net) in module["netnames"].as_object().ok_or("it has no nets")? {
            gates.nets.insert(name.clone(), net["bits"].as_array().into_iter().flatten().map(bit).collect());
        }
        for (name, cell) in module["cells"].as_object().ok_or("it has no cells")? {
            let kind = cell["type"].as_str().unwrap_or_default();
            let pin = |pin: &str| cell["connections"][pin].get(0).map_or(Bit::Undefined, bit);
            let (gate, inputs) = match kind {
                "$_NOT_" => (Gate::Not, [pin("A"), pin("A"), pin("A")]),
                "$_AND_" => (Gate::And, [pin("A"), pin("B"), pin("B")]),
                "$_OR_" => (Gate::Or, [pin("A"), pin("B"), pin("B")]),
                "$_XOR_" => (Gate::Xor, [pin("A"), pin("B"), pin("B")]),
                "$_MUX_" => (Gate::Mux, [pin("A"), pin("B"), pin("S")]),
                "$_DFF_P_" | "$_DFF_PN0_" => {
                    let Bit::Net(stored) = pin("Q") else { continue };
                    gates.registers.insert(stored, (pin("D"), kind == "$_DFF_PN0_"));
                    continue;
                }
                // The array is outside of the parts.
                _ if kind.contains("eccforge_ram_array") => continue,
                _ => return Err(format!("cell `{name}` is a `{kind}`")),
            };
            if let Bit::Net(output) = pin("Y") {
                gates.drivers.insert(output, (gate, inputs));
            }
        }
        Ok(gates)
    }

    /// The bits of a net.
    ///
    /// # Errors
    /// There is none with this name.
    pub fn net(&self, name: &str) -> Result<&[Bit], Unproved> {
        let missing = || Unproved::NotDecided(format!("the text has no net `{name}`"));
        self.nets.get(name).map(Vec::as_slice).ok_or_else(missing)
    }

    /// The bits that a register loads.
    ///
    /// # Errors
    /// No register has this name.
    pub fn next(&self, name: &str) -> Result<Vec<Bit>, Unproved> {
        let bits = self.net(name)?.iter();
        let loaded = bits.map(|bit| match bit {
            Bit::Net(number) => self.registers.get(number).map(|(next, _)| *next),
            Bit::Constant(_) | Bit::Undefined => None,
        });
        let missing = || Unproved::NotDecided(format!("`{name}` is not a register"));
        loaded.collect::<Option<Vec<Bit>>>().ok_or_else(missing)
    }

    /// Registers that the nets depend on, also through other registers, with whether reset clears each. Given nets end the search.
    pub fn closure(&self, given: &[Bit], wanted: &[Bit]) -> Vec<(Bit, bool)> {
        let mut found: Vec<(Bit, bool)> = Vec::new();
        let mut seen: HashSet<u32> = HashSet::new();
        let mut open = wanted.to_vec();
        while let Some(bit) = open.pop() {
            let Bit::Net(number) = bit else { continue };
            if given.contains(&bit) || !seen.insert(number) {
                continue;
            }
            if let Some((next, clears)) = self.registers.get(&number) {
                found.push((bit, *clears));
                open.push(*next);
            } else if let Some((_, inputs)) = self.drivers.get(&number) {
                open.extend(inputs);
            }
        }
        found
    }

    /// The value that a register loads.
    pub fn loaded(&self, stored: Bit) -> Bit {
        match stored {
            Bit::Net(number) => self.registers.get(&number).map_or(Bit::Undefined, |(next, _)| *next),
            other => other,
        }
    }

    /// The literals whose AND is this net, or its complement. Each is a net and whether it is taken without complement.
    pub fn conjuncts(&self, net: Bit, is_plain: bool) -> Vec<(Bit, bool)> {
        let (mut literals, mut open) = (Vec::new(), vec![(net, is_plain)]);
        while let Some((bit, is_plain)) = open.pop() {
            let driver = if let Bit::Net(number) = bit { self.drivers.get(&number) } else { None };
            match (driver, is_plain) {
                (Some((Gate::Not, [a, ..])), _) => open.push((*a, !is_plain)),
                (Some((Gate::And, [a, b, _])), true) => open.extend([(*a, true), (*b, true)]),
                (Some((Gate::Or, [a, b, _])), false) => open.extend([(*a, false), (*b, false)]),
                _ => literals.push((bit, is_plain)),
            }
        }
        literals
    }

    /// The steps from the given nets to the wanted ones.
    ///
    /// # Errors
    /// A wanted net also depends on another register or port, or on an undefined value.
    pub fn cone(&self, given: &[Bit], wanted: &[Bit]) -> Result<Cone, Unproved> {
        let mut known: HashMap<u32, Operand> = HashMap::new();
        for (i, bit) in given.iter().enumerate() {
            if let Bit::Net(number) = bit {
                known.insert(*number, Operand::Given(i));
            }
        }
        let mut steps = Vec::new();
        let mut stack: Vec<Bit> = wanted.iter().rev().copied().collect();
        while let Some(&bit) = stack.last() {
            let Bit::Net(number) = bit else {
                stack.pop();
                continue;
            };
            if known.contains_key(&number) {
                stack.pop();
                continue;
            }
            let Some((gate, inputs)) = self.drivers.get(&number) else {
                return open(format!("it also reads {}, which its definition does not", self.name(number)));
            };
            let missing = inputs.iter().filter(|bit| operand(&known, **bit).is_none()).copied();
            let before = stack.len();
            stack.extend(missing.filter(|bit| *bit != Bit::Undefined));
            if stack.len() > before {
                // A path without a loop visits each gate once, with at most two siblings on each level.
                if stack.len() > 3 * self.drivers.len() + wanted.len() {
                    return open(format!("{} depends on itself", self.name(number)));
                }
                continue;
            }
            let operands = inputs.map(|bit| operand(&known, bit));
            let [Some(a), Some(b), Some(c)] = operands else {
                return open(format!("{} reads an undefined value", self.name(number)));
            };
            known.insert(number, Operand::Step(steps.len()));
            steps.push((*gate, [a, b, c]));
        }
        let wanted: Option<Vec<Operand>> = wanted.iter().map(|bit| operand(&known, *bit)).collect();
        wanted.map_or_else(|| open("it has an undefined value".into()), |wanted| Ok(Cone { steps, wanted }))
    }

    /// The first name of a net that yosys did not make, for messages.
    fn name(&self, number: u32) -> String {
        let names = self.nets.iter().filter(|(name, bits)| !name.starts_with('$') && bits.contains(&Bit::Net(number)));
        names.map(|(name, _)| format!("`{name}`")).min().unwrap_or_else(|| "a net without a name".into())
    }
}

fn open(why: String) -> Result<Cone, Unproved> {
    Err(Unproved::NotDecided(why))
}

fn operand(known: &HashMap<u32, Operand>, bit: Bit) -> Option<Operand> {
    match bit {
        Bit::Net(number) => known.get(&number).copied(),
        Bit::Constant(value) => Some(Operand::Constant(value)),
        Bit::Undefined => None,
    }
}

fn bit(json: &Json) -> Bit {
    match (json.as_u64(), json.as_str()) {
        (Some(number), _) => Bit::Net(number as u32),
        (_, Some("0")) => Bit::Constant(false),
        (_, Some("1")) => Bit::Constant(true),
        _ => Bit::Undefined,
    }
}

impl Cone {
    /// The values of the wanted nets for values of the given ones.
    pub fn run<V: Value>(&self, given: &[V]) -> Vec<V> {
        let mut values: Vec<V> = Vec::with_capacity(self.steps.len());
        for (gate, operands) in &self.steps {
            let [a, b, c] = operands.map(|operand| value(operand, given, &values));
            values.push(match gate {
                Gate::Not => a.sum(&V::constant(true)),
                Gate::And => a.product(&b),
                Gate::Or => a.sum(&b).sum(&a.product(&b)),
                Gate::Xor => a.sum(&b),
                Gate::Mux => c.choose(&a, &b),
            });
        }
        self.wanted.iter().map(|operand| value(*operand, given, &values)).collect()
    }
}

fn value<V: Value>(operand: Operand, given: &[V], steps: &[V]) -> V {
    match operand {
        Operand::Given(i) => given[i].clone(),
        Operand::Step(i) => steps[i].clone(),
        Operand::Constant(value) => V::constant(value),
    }
}
