//! Flip-flops that are cut out of a netlist: their values become inputs, and the values that they load become outputs. `expose
//! -evert-dff` of yosys does the same, but only if all bits of a word exist.

use super::{Cover, Model, NetlistError, ReadError};
use eccforge_circuit::{Circuit, Gate, NetId};
use std::collections::{BTreeMap, BTreeSet};

/// The input port of the values that the flip-flops hold, in the order of the list of [`Register`]s.
pub(super) const STATE: &str = "$held";
/// Output ports with a bit for each flip-flop, in the same order: the value that it loads, its clock (rising edge), and
/// whether it is cleared or set without a clock. Clearing wins.
pub(super) const LOADS: [&str; 4] = ["$next", "$clock", "$clear", "$set"];

/// A flip-flop of a netlist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    /// Name of the flip-flop in messages.
    pub name: String,
    /// Names without separators: the name of the instance, and of every net at the output that is not a port.
    keys: BTreeSet<String>,
    /// Names of ports at the output, used only without other names: a netlist may connect a port to the wrong register.
    ports: BTreeSet<String>,
}

impl Register {
    /// A flip-flop by the name of its cell and the names of the nets at its output, each with whether it is a port.
    pub(super) fn new(cell: &str, nets: Vec<(String, bool)>) -> Self {
        // yosys names the gate of a cell of a library `$flatten\u_data_q_reg_3_.$auto$...`.
        let of_library = cell.split_once('\\').and_then(|(_, path)| path.rsplit_once(".$")).map(|(path, _)| path);
        let instance = if cell.starts_with('$') { of_library } else { Some(cell) };
        // Names that yosys made have no counterpart.
        let (ports, nets): (Vec<_>, Vec<_>) =
            nets.iter().filter(|(net, _)| !net.starts_with('$')).partition(|(_, is_port)| *is_port);
        let given: Vec<&str> = nets.iter().map(|(net, _)| net.as_str()).chain(instance).collect();
        let first = given.first().copied().or_else(|| ports.first().map(|(port, _)| port.as_str()));
        Self {
            name: first.unwrap_or(cell).to_owned(),
            keys: given.into_iter().map(key).filter(|key| !key.is_empty()).collect(),
            ports: ports.iter().map(|(port, _)| key(port)).collect(),
        }
    }
}

/// A name of a register without the parts that tools change: `u_in/data_q_reg[3]` and `u_in.data_q_3_` are both `u_in_data_q_3`.
fn key(name: &str) -> String {
    let words: Vec<&str> = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let last_name = words.iter().rposition(|word| !word.chars().all(|c| c.is_ascii_digit()));
    // Synthesis appends `reg` to the name of a register, before its index.
    let own = words.iter().enumerate().filter(|(at, word)| Some(*at) != last_name || **word != "reg");
    own.map(|(_, word)| *word).collect::<Vec<_>>().join("_")
}

/// The level or edge that a letter in a cell type of yosys means: N is low or falling, P high or rising.
fn level(letter: char) -> Option<bool> {
    matches!(letter, 'N' | 'P').then_some(letter == 'P')
}

/// A flip-flop type of yosys: whether the clock's edge rises, and the levels that clear and set it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FlipFlop {
    rises: bool,
    clear: Option<(&'static str, bool)>,
    set: Option<(&'static str, bool)>,
}

impl FlipFlop {
    /// The flip-flop type that the type of a cell names; `None` for other cells.
    pub fn of(kind: &str) -> Option<Self> {
        if let Some(rest) = kind.strip_prefix("$_DFFSR_").and_then(letters) {
            let [clock, set, clear] = rest[..] else { return None };
            return Some(Self {
                rises: level(clock)?,
                clear: Some(("R", level(clear)?)),
                set: Some(("S", level(set)?)),
            });
        }
        // Latches are not flip-flops. Clock enables and synchronous resets are gates by now, because `dffunmap` ran
        // before.
        match kind.strip_prefix("$_DFF_").and_then(letters)?[..] {
            [clock] => Some(Self { rises: level(clock)?, clear: None, set: None }),
            [clock, reset, '0'] => Some(Self { rises: level(clock)?, clear: Some(("R", level(reset)?)), set: None }),
            [clock, reset, '1'] => Some(Self { rises: level(clock)?, clear: None, set: Some(("R", level(reset)?)) }),
            _ => None,
        }
    }

    /// Cuts a flip-flop out of the model; `pin` gives the net at a pin.
    ///
    /// # Errors
    /// A pin has no single bit, or its net has two drivers.
    pub fn cut(
        self,
        model: &mut Model,
        number: usize,
        place: &str,
        pin: &dyn Fn(&str) -> Result<String, ReadError>,
    ) -> Result<(), ReadError> {
        let stored = format!("{STATE}[{number}]");
        model.input(&stored, place)?;
        model.drive(&pin("Q")?, place, cover(vec![(stored, true)]))?;
        let mut levels = [None, None];
        for (literal, level) in levels.iter_mut().zip([self.clear, self.set]) {
            if let Some((name, level)) = level {
                *literal = Some((pin(name)?, level));
            }
        }
        let [clear, set] = levels;
        // Clearing wins.
        let not_cleared = clear.clone().map(|(net, level)| (net, !level));
        let functions = [
            Some(vec![(pin("D")?, true)]),
            Some(vec![(pin("C")?, self.rises)]),
            clear.map(|clear| vec![clear]),
            set.map(|set| [set].into_iter().chain(not_cleared).collect()),
        ];
        for (port, literals) in LOADS.into_iter().zip(functions) {
            let output = format!("{port}[{number}]");
            model.output(&output, place)?;
            // A flip-flop without this pin is never cleared or set: the constant 0.
            model.drive(&output, place, literals.map_or_else(Cover::default, cover))?;
        }
        Ok(())
    }
}

/// The letters of a cell's kind before its final underscore: each states an edge or a level.
fn letters(rest: &str) -> Option<Vec<char>> {
    rest.strip_suffix('_').map(|rest| rest.chars().collect())
}

/// The conjunction of literals.
fn cover(literals: Vec<(String, bool)>) -> Cover {
    let row = literals.iter().map(|(_, one)| if *one { '1' } else { '0' }).collect();
    Cover { operands: literals.into_iter().map(|(net, _)| net).collect(), rows: vec![row], complemented: false }
}

/// The registers on which these outputs depend, also through other registers, in ascending order.
pub(super) fn live(circuit: &Circuit, outputs: &[&str]) -> Vec<usize> {
    let port = |name: &str| circuit.output(name).map_or(&[][..], |port| &port.nets);
    let number_of: BTreeMap<NetId, usize> = circuit
        .input(STATE)
        .map_or(&[][..], |port| &port.nets)
        .iter()
        .enumerate()
        .map(|(number, net)| (*net, number))
        .collect();
    let mut stack: Vec<NetId> = outputs.iter().flat_map(|name| port(name)).copied().collect();
    let mut seen = vec![false; circuit.gates().len()];
    let mut live = BTreeSet::new();
    while let Some(net) = stack.pop() {
        if std::mem::replace(&mut seen[net.index()], true) {
            continue;
        }
        if let Some(number) = number_of.get(&net).copied() {
            live.insert(number);
            stack.extend(LOADS.iter().map(|load| port(load)[number]));
        }
        let gate: &Gate = circuit.gate(net);
        stack.extend(gate.operands().iter().copied());
    }
    live.into_iter().collect()
}

/// The registers in `wanted` by their keys. A key that two registers share is left out.
fn by_key<'r>(
    registers: &'r [Register],
    wanted: &[usize],
    keys: impl Fn(&'r Register) -> &'r BTreeSet<String>,
) -> BTreeMap<&'r str, Option<usize>> {
    let mut found: BTreeMap<&str, Option<usize>> = BTreeMap::new();
    for at in wanted {
        for key in keys(&registers[*at]) {
            found.entry(key).and_modify(|other| *other = None).or_insert(Some(*at));
        }
    }
    found
}

/// The registers that one of these keys names.
fn named(keys: &BTreeSet<String>, known: &BTreeMap<&str, Option<usize>>) -> BTreeSet<usize> {
    keys.iter().filter_map(|key| known.get(&**key).copied().flatten()).collect()
}

/// For each register of the netlist in `used`, the corresponding register of the reference. Several may be copies of
/// one.
///
/// # Errors
/// A register has no counterpart, or several; or a register of the reference in `wanted` is missing.
pub(super) fn matched(
    reference: &[Register],
    wanted: &[usize],
    netlist: &[Register],
    used: &[usize],
) -> Result<Vec<usize>, NetlistError> {
    let internal = by_key(reference, wanted, |register| &register.keys);
    let ports = by_key(reference, wanted, |register| &register.ports);
    let mut found = Vec::new();
    for register in used.iter().map(|at| &netlist[*at]) {
        let mut own = named(&register.keys, &internal);
        // Ports come last: a netlist that connects an output to the wrong register would otherwise match it by that
        // output.
        if own.is_empty() {
            own = named(&register.ports, &ports);
        }
        let mut own = own.into_iter();
        match (own.next(), own.next()) {
            (Some(one), None) => found.push(one),
            (None, _) => {
                return Err(NetlistError::Ports(format!(
                    "register `{}` of the netlist has no counterpart in the emitted pipeline: synthesis must keep the names of \
                     registers, and --cut, --handshake and the other options must be those of `emit verilog`",
                    register.name
                )));
            }
            (Some(one), Some(other)) => {
                return Err(NetlistError::Ports(format!(
                    "register `{}` of the netlist has names of `{}` and of `{}`: its name must belong to one",
                    register.name, reference[one].name, reference[other].name
                )));
            }
        }
    }
    let missing = wanted.iter().find(|at| !found.contains(at));
    match missing.map(|at| &reference[*at].name) {
        Some(name) => Err(NetlistError::Ports(format!(
            "the netlist has no register `{name}`: is it of this side, with these --cut and --handshake?"
        ))),
        None => Ok(found),
    }
}
