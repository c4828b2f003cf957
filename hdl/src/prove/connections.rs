//! Connections of a top module: with instances taken out, their inputs are outputs of the remaining module, and their outputs
//! are inputs.

use super::difference::{LIMIT, difference, equal_within};
use super::equivalence::gates_of;
use crate::design::Options;
use crate::tools::{self, Tool, ToolError, yosys};
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, Gate, NetId};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A bit that a port must be connected to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Bit {
    /// A constant.
    Constant(bool),
    /// A bit of an input of the module or of an output of an instance.
    Of(String, usize),
    /// A bit's complement.
    Not(Box<Bit>),
    /// The AND of two bits.
    And(Box<[Bit; 2]>),
    /// The OR of two bits.
    Or(Box<[Bit; 2]>),
}

impl Bit {
    /// The input and output bits on which this bit depends.
    fn leaves<'b>(&'b self, into: &mut Vec<(&'b str, usize)>) {
        match self {
            Self::Constant(_) => {}
            Self::Of(port, bit) => into.push((port, *bit)),
            Self::Not(of) => of.leaves(into),
            Self::And(of) | Self::Or(of) => of.iter().for_each(|bit| bit.leaves(into)),
        }
    }

    /// The value of the bit, if `at` gives the values of its leaves.
    fn value(&self, at: &dyn Fn(&str, usize) -> Option<bool>) -> Option<bool> {
        Some(match self {
            Self::Constant(value) => *value,
            Self::Of(port, bit) => at(port, *bit)?,
            Self::Not(of) => !of.value(at)?,
            Self::And(of) => of[0].value(at)? & of[1].value(at)?,
            Self::Or(of) => of[0].value(at)? | of[1].value(at)?,
        })
    }
}

/// The bits of a constant.
pub(super) fn constant(value: &[bool]) -> Vec<Bit> {
    value.iter().map(|bit| Bit::Constant(*bit)).collect()
}

/// Bits of a port from `low` on.
pub(super) fn bits(port: &str, low: usize, width: usize) -> Vec<Bit> {
    (low..low + width).map(|bit| Bit::Of(port.into(), bit)).collect()
}

/// A top module whose instances are taken out.
pub(super) struct Opened {
    circuit: Circuit,
    /// Parameters of the instances' modules, by the modules' names in yosys.
    parameters: BTreeMap<String, BTreeMap<String, Vec<bool>>>,
    /// The modules of the instances.
    modules: BTreeMap<String, String>,
    /// The outputs that were compared.
    seen: RefCell<BTreeSet<String>>,
}

/// Opens a top module: instances by name, each with its module. `top` may be followed by parameters.
///
/// # Errors
/// yosys is missing or rejects the text.
pub(super) fn open(text: &str, top: &str, boxes: &[(&str, &str)], folder: &Path) -> Result<Opened, ToolError> {
    let (top, parameters) = top.split_once(' ').unwrap_or((top, ""));
    tools::write(Tool::Yosys, &folder.join("opened.v"), text)?;
    // A module with parameters has their values, or a hash of them, in its name.
    let modules: String = boxes.iter().map(|(_, m)| format!(" {m} $paramod*?{m} $paramod?{m}?*")).collect();
    let instances: String = boxes.iter().map(|(name, _)| format!(" {top}/{name}")).collect();
    let script = format!(
        "read_verilog -sv opened.v\nhierarchy -check -top {top} {parameters}\nblackbox{modules}\n\
         tee -q -o boxes.txt dump -n =A:blackbox\ntee -q -o cells.txt dump {top}/c:*\nproc -norom\nflatten\nexpose -evert{instances}\n\
         setundef -undriven -expose -zero\nopt_expr\nalumacc\ntechmap\nopt_expr\nopt_clean -purge\nwrite_blif opened.blif\n"
    );
    tools::write(Tool::Yosys, &folder.join("opened.ys"), &script)?;
    tools::run_ok(Tool::Yosys, &["-q", "opened.ys"], folder, LIMIT)?;
    let circuit = gates_of(&tools::read(Tool::Yosys, &folder.join("opened.blif"))?)?;
    let boxes = tools::read(Tool::Yosys, &folder.join("boxes.txt"))?;
    let modules = yosys::instances(&tools::read(Tool::Yosys, &folder.join("cells.txt"))?);
    Ok(Opened { circuit, parameters: yosys::parameters(&boxes), modules, seen: RefCell::default() })
}

/// An input of one bit, or its complement after `~`.
fn single_bit(name: &str) -> Bit {
    match name.strip_prefix('~') {
        Some(name) => Bit::Not(Box::new(Bit::Of(name.into(), 0))),
        None => Bit::Of(name.into(), 0),
    }
}

/// The bits of a number without the zeros above its highest 1.
fn significant(bits: &[bool]) -> &[bool] {
    bits.iter().rposition(|bit| *bit).map_or(&[], |last| &bits[..=last])
}

impl Opened {
    /// The nets of an output.
    fn nets(&self, output: &str) -> Result<&[NetId], String> {
        self.seen.borrow_mut().insert(output.into());
        self.circuit.output(output).map(|port| port.nets.as_slice()).ok_or_else(|| format!("`{output}` is missing"))
    }

    /// The outputs whose names begin with `prefix`.
    pub fn outputs(&self, prefix: &str) -> Vec<String> {
        let names = self.circuit.outputs().iter().map(|port| port.name.clone());
        names.filter(|name| name.starts_with(prefix)).collect()
    }

    /// The number of bits that were compared.
    pub fn compared(&self) -> usize {
        self.circuit.output_nets().count()
    }

    /// Checks that an output consists of these bits.
    pub fn is(&self, output: &str, wanted: &[Bit]) -> Result<(), String> {
        let nets = self.nets(output)?;
        // `zip` ends with the shorter side: a surplus bit is reported by the comparison of widths below.
        let wrong = nets.iter().zip(wanted).position(|(net, wanted)| self.differs(*net, wanted));
        match wrong {
            _ if nets.len() != wanted.len() => Err(format!("`{output}` has {} bits, not {}", nets.len(), wanted.len())),
            Some(bit) => Err(format!("bit {bit} of `{output}` is not {:?}", wanted[bit])),
            None => Ok(()),
        }
    }

    /// Checks that an output equals all bits of this input.
    pub fn wire(&self, output: &str, input: &str) -> Result<(), String> {
        let width = self.circuit.input(input).map_or(0, |port| port.nets.len());
        self.is(output, &bits(input, 0, width))
    }

    /// Compares outputs with a table of rows `<output> = <input>`. The right side may also be the value of all its bits, or one bit of
    /// each of two inputs joined by `&` or `|`, the second perhaps after `~`. Names in `<...>` are ports by the naming of the options.
    pub fn table(&self, text: &str, options: &Options) -> Result<(), String> {
        for (output, value) in options.named(text).lines().filter_map(|line| line.split_once(" = ")) {
            let width = self.circuit.output(output).map_or(0, |port| port.nets.len());
            match value.split(' ').collect::<Vec<_>>().as_slice() {
                [a, "&", b] => self.is(output, &[Bit::And(Box::new([single_bit(a), single_bit(b)]))])?,
                [a, "|", b] => self.is(output, &[Bit::Or(Box::new([single_bit(a), single_bit(b)]))])?,
                ["0" | "1"] => self.is(output, &constant(&vec![value == "1"; width]))?,
                _ => self.wire(output, value)?,
            }
        }
        Ok(())
    }

    fn differs(&self, net: NetId, wanted: &Bit) -> bool {
        let mut leaves = Vec::new();
        // A wanted bit has a few leaves, so all of their values are tried.
        wanted.leaves(&mut leaves);
        (0..1usize << leaves.len()).any(|row| {
            let at =
                |port: &str, bit: usize| Some(row >> leaves.iter().position(|leaf| *leaf == (port, bit))? & 1 == 1);
            self.value(net, &at) != wanted.value(&at)
        })
    }

    /// A net's value; `None` if it reads an input for which `at` gives no value.
    fn value(&self, net: NetId, at: &dyn Fn(&str, usize) -> Option<bool>) -> Option<bool> {
        let gate = self.circuit.gate(net);
        if let Gate::Input { port, bit } = gate {
            return at(&self.circuit.inputs()[*port as usize].name, *bit as usize);
        }
        let operands: Vec<bool> = gate.operands().iter().map(|net| self.value(*net, at)).collect::<Option<_>>()?;
        Some(match gate {
            Gate::Input { .. } => return None,
            Gate::Constant(value) => *value,
            Gate::Not(_) => !operands[0],
            Gate::And(_) => operands.into_iter().all(|bit| bit),
            Gate::Or(_) => operands.into_iter().any(|bit| bit),
            Gate::Parity(_) => operands.into_iter().fold(false, |sum, bit| sum ^ bit),
            Gate::Equals { value, .. } => operands.into_iter().enumerate().all(|(i, bit)| bit == (value >> i & 1 == 1)),
        })
    }

    /// Checks that an output reads only these inputs.
    pub fn reads(&self, output: &str, allowed: &[String]) -> Result<(), String> {
        let mut seen = vec![false; self.circuit.gates().len()];
        let mut open = self.nets(output)?.to_vec();
        while let Some(net) = open.pop() {
            if std::mem::replace(&mut seen[net.index()], true) {
                continue;
            }
            let gate = self.circuit.gate(net);
            if let Gate::Input { port, .. } = gate {
                let name = &self.circuit.inputs()[*port as usize].name;
                if !allowed.contains(name) {
                    return Err(format!("`{output}` reads `{name}`"));
                }
            }
            open.extend(gate.operands());
        }
        Ok(())
    }

    /// The circuit without the instances.
    pub fn circuit(&self) -> &Circuit {
        &self.circuit
    }

    /// Checks that an output of one bit is the output of a circuit with the same inputs: by words, then with abc.
    pub fn computes(&self, output: &str, wanted: &Circuit) -> Result<(), String> {
        let nets = self.nets(output)?.to_vec();
        let mut b = Builder::new(wanted.name());
        let inputs: Vec<Vec<NetId>> =
            self.circuit.inputs().iter().map(|port| b.input(&port.name, port.nets.len())).collect();
        let map = copy_into(&mut b, &self.circuit, &inputs);
        b.output(&wanted.outputs()[0].name, nets.iter().map(|net| map[net.index()]).collect());
        let found = b.finish();
        // Words find most differences in less time than abc takes to start.
        let mut is_equal = difference(wanted, &found).is_none();
        if is_equal {
            let folder = tools::scratch(Tool::Abc).map_err(|e| e.to_string())?;
            is_equal = equal_within(wanted, &found, folder.path(), LIMIT).map_err(|e| e.to_string())?;
        }
        if is_equal { Ok(()) } else { Err(format!("`{output}` is not {}", wanted.name())) }
    }

    /// Checks the parameters of all instances of a module, like [`Self::set_of`].
    pub fn set(&self, module: &str, wanted: &[(&str, Vec<bool>)]) -> Result<(), String> {
        // A module with parameters is `$paramod`, a hash or nothing, its own name, and perhaps its parameters.
        let is_of = |name: &str| name.split('\\').nth(1).unwrap_or(name) == module;
        let instances: Vec<&String> = self.modules.iter().filter(|(_, name)| is_of(name)).map(|(own, _)| own).collect();
        if instances.is_empty() {
            return Err(format!("there is no {module}"));
        }
        instances.into_iter().try_for_each(|instance| self.set_of(instance, wanted))
    }

    /// Checks that an instance has exactly these parameters; those with 0 may be left out.
    pub fn set_of(&self, instance: &str, wanted: &[(&str, Vec<bool>)]) -> Result<(), String> {
        let none = BTreeMap::new();
        let module = self.modules.get(instance).ok_or_else(|| format!("there is no {instance}"))?;
        let found = self.parameters.get(module).unwrap_or(&none);
        for (name, value) in found {
            let wanted = wanted.iter().find(|(other, _)| other == name).map_or(&[][..], |(_, value)| value);
            // Only the value counts: yosys prints some parameters with a width and some without.
            if significant(value) != significant(wanted) {
                return Err(format!("`{name}` of {instance} is {}", crate::verilog::word(value)));
            }
        }
        match wanted.iter().find(|(name, _)| !found.contains_key(*name)) {
            Some((name, _)) => Err(format!("{instance} has no `{name}`")),
            None => Ok(()),
        }
    }

    /// Checks that every output was compared.
    pub fn complete(&self) -> Result<(), String> {
        let seen = self.seen.borrow();
        match self.circuit.outputs().iter().find(|port| !seen.contains(&port.name)) {
            Some(port) => Err(format!("nothing is known of `{}`", port.name)),
            None => Ok(()),
        }
    }
}
