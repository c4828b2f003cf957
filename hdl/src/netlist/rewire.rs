//! Ports of a netlist as a scheme has them: ports and bits of ports joined into one word, and inputs tied to constants.
//!
//! An index that a user writes is the one of the port's declaration, such as `err_o[0]` of `output [0:1] err_o`.

use super::{Interface, NetlistError, scalars};
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId, Port};
use eccforge_report::with_noun;
use std::collections::BTreeMap;
use std::ops::Range;

/// The declared range of a port, such as `[2:1]` or `[0:3]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Declared {
    /// The lowest index.
    pub lowest: i64,
    /// Whether the lowest index is that of the most significant bit.
    pub is_ascending: bool,
}

/// The ranges of ports whose declaration is not `[width-1:0]`; `None` if the reader of the file does not know it.
pub type Ranges = BTreeMap<String, Option<Declared>>;

impl Declared {
    /// The bit with this declared index in a port of this width; bit 0 is the least significant.
    fn bit(self, index: i64, width: usize) -> Option<usize> {
        let above = usize::try_from(index.checked_sub(self.lowest)?).ok().filter(|above| *above < width)?;
        Some(if self.is_ascending { width - 1 - above } else { above })
    }

    /// The declared index of a bit in a port of this width.
    fn index(self, bit: usize, width: usize) -> i64 {
        let above = if self.is_ascending { width - 1 - bit } else { bit };
        self.lowest + above as i64
    }

    fn shown(self, width: usize) -> String {
        format!("[{}:{}]", self.index(width - 1, width), self.index(0, width))
    }
}

/// The range of a port in the entity that GHDL prints, such as `err: out std_logic_vector (0 to 1)`; `None` if its
/// lowest index is not a number.
pub(super) fn in_entity(entity: &str, port: &str) -> Option<Declared> {
    let ports = entity.split_once("port (")?.1;
    let declarations = ports.lines().filter_map(|line| line.split_once(':'));
    // Names of VHDL have no case.
    let (_, declared) = declarations.into_iter().find(|(name, _)| name.trim().eq_ignore_ascii_case(port))?;
    let (_, range) = declared.split_once('(')?;
    let range = range.trim_end().trim_end_matches(';').trim_end_matches(')');
    let (lowest, is_ascending) = match (range.split_once(" downto "), range.split_once(" to ")) {
        (Some((_, right)), _) => (right, false),
        (None, Some((left, _))) => (left, true),
        (None, None) => return None,
    };
    Some(Declared { lowest: lowest.trim().parse().ok()?, is_ascending })
}

/// The parts of a list such as `{ecc_in,din[3:0]}`, the most significant one first, or of `err_o[0]`; `None` for a
/// plain name.
pub(super) fn parts(text: &str) -> Option<Vec<&str>> {
    match text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
        Some(list) => Some(list.split(',').map(str::trim).collect()),
        None => text.ends_with(']').then(|| vec![text]),
    }
}

/// The name of the port that a part names.
pub(super) fn port_of(part: &str) -> &str {
    part.split('[').next().unwrap_or(part).trim_end()
}

fn wrong<T>(message: String) -> Result<T, NetlistError> {
    Err(NetlistError::Ports(message))
}

/// The ports of one direction, whose bits are found by their declared indices.
struct Ports<'p> {
    ports: &'p [Port],
    ranges: &'p Ranges,
    what: &'static str,
}

impl Ports<'_> {
    /// The number of the port that `part` names, and its bits.
    fn find(&self, part: &str) -> Result<(usize, Range<usize>), NetlistError> {
        let (name, what) = (port_of(part), self.what);
        let Some(at) = self.ports.iter().position(|p| p.name == name) else {
            let names: Vec<&str> = self.ports.iter().map(|p| p.name.as_str()).collect();
            return wrong(format!("no {what} `{name}` among {}", names.join(", ")));
        };
        let width = self.ports[at].nets.len();
        let Some((_, indices)) = part.split_once('[') else { return Ok((at, 0..width)) };
        let indices = indices.trim_end().trim_end_matches(']');
        let (left, right) = indices.split_once(':').unwrap_or((indices, indices));
        let (Ok(left), Ok(right)) = (left.trim().parse::<i64>(), right.trim().parse::<i64>()) else {
            return wrong(format!("`{part}` names no bits: write {name}[i] or {name}[left:right]"));
        };
        let Some(declared) = self.declared(name) else {
            return wrong(format!(
                "the range of `{name}` is not a number in its file, so `{part}` is not known: name all of it"
            ));
        };
        match (declared.bit(left, width), declared.bit(right, width)) {
            (Some(high), Some(low)) if low <= high => Ok((at, low..high + 1)),
            _ => wrong(format!("{what} `{name}` is declared {}: it has no bits `{part}`", declared.shown(width))),
        }
    }

    fn declared(&self, name: &str) -> Option<Declared> {
        self.ranges.get(name).copied().unwrap_or_else(|| Some(Declared::default()))
    }

    /// The name of one bit of a port.
    fn bit_name(&self, port: &Port, bit: usize) -> String {
        let declared = self.declared(&port.name).unwrap_or_default();
        format!("{}[{}]", port.name, declared.index(bit, port.nets.len()))
    }
}

/// Inputs of the netlist under construction: the net of each bit of each port.
struct AssignedInputs<'p> {
    inputs: Ports<'p>,
    nets: Vec<Vec<Option<NetId>>>,
}

impl AssignedInputs<'_> {
    fn set(
        &mut self,
        at: usize,
        bits: Range<usize>,
        nets: impl IntoIterator<Item = NetId>,
    ) -> Result<(), NetlistError> {
        for (bit, net) in bits.zip(nets) {
            if self.nets[at][bit].replace(net).is_some() {
                return wrong(format!("input `{}` is used twice", self.inputs.ports[at].name));
            }
        }
        Ok(())
    }

    /// The nets of a port: those that were set, or a new input port if none was.
    fn finished(&self, at: usize, b: &mut Builder) -> Result<Vec<NetId>, NetlistError> {
        let (port, nets) = (&self.inputs.ports[at], &self.nets[at]);
        if nets.iter().all(Option::is_none) {
            return Ok(b.input(&port.name, port.nets.len()));
        }
        match nets.iter().position(Option::is_none) {
            None => Ok(nets.iter().flatten().copied().collect()),
            Some(bit) => {
                let name = self.inputs.bit_name(port, bit);
                wrong(format!("input `{name}` is neither named nor tied: write --tie {name}=0 for a constant"))
            }
        }
    }
}

/// The netlist with a port for each word of scalar ports, and for each list and bit selection of the interface, which
/// names it. Inputs that are tied are removed.
///
/// # Errors
/// A list or a tie names bits that do not exist or that are used twice, or a value has more bits than its port.
pub(super) fn rewired(netlist: &Circuit, interface: &Interface) -> Result<Circuit, NetlistError> {
    let (netlist, ranges) = &scalars::joined(netlist, interface)?;
    let mut b = Builder::new(netlist.name());
    let inputs = Ports { ports: netlist.inputs(), ranges, what: "input" };
    let nets = netlist.inputs().iter().map(|port| vec![None; port.nets.len()]).collect();
    let mut given = AssignedInputs { inputs, nets };
    for (name, value) in &interface.ties {
        let (at, bits) = given.inputs.find(name)?;
        // Values have 64 bits, and a shift by all of them is not defined.
        if bits.len() < 64 && value >> bits.len() != 0 {
            return wrong(format!("--tie {name}={value}: the input has {}", with_noun(bits.len(), "bit")));
        }
        let nets: Vec<NetId> = (0..bits.len()).map(|bit| b.constant(bit < 64 && value >> bit & 1 == 1)).collect();
        given.set(at, bits, nets)?;
    }
    let is_input = |part: &&str| netlist.input(port_of(part)).is_some();
    let lists: Vec<(&str, Vec<&str>)> =
        interface.ports.iter().filter_map(|(_, list)| Some((list.as_str(), parts(list)?))).collect();
    for (list, parts) in lists.iter().filter(|(_, parts)| parts.iter().any(is_input)) {
        let found: Vec<_> = parts.iter().rev().map(|part| given.inputs.find(part)).collect::<Result<_, _>>()?;
        let mut nets = b.input(*list, found.iter().map(|(_, bits)| bits.len()).sum()).into_iter();
        for (at, bits) in found {
            let width = bits.len();
            given.set(at, bits, nets.by_ref().take(width).collect::<Vec<_>>())?;
        }
    }
    let inputs: Vec<Vec<NetId>> =
        (0..netlist.inputs().len()).map(|at| given.finished(at, &mut b)).collect::<Result<_, _>>()?;
    let map = copy_into(&mut b, netlist, &inputs);
    let outputs = Ports { ports: netlist.outputs(), ranges, what: "output" };
    let mut joined: Vec<Vec<bool>> = outputs.ports.iter().map(|port| vec![false; port.nets.len()]).collect();
    for (list, parts) in lists.iter().filter(|(_, parts)| !parts.iter().any(is_input)) {
        let mut all = Vec::new();
        for part in parts.iter().rev() {
            let (at, bits) = outputs.find(part)?;
            joined[at][bits.clone()].fill(true);
            all.extend(outputs.ports[at].nets[bits].iter().map(|net| map[net.index()]));
        }
        b.output(*list, all);
    }
    for (port, joined) in outputs.ports.iter().zip(joined) {
        let is_whole = interface.ports.iter().any(|(_, name)| *name == port.name) || !joined.contains(&true);
        let nets: Vec<NetId> = port.nets.iter().map(|net| map[net.index()]).collect();
        if is_whole {
            b.output(&port.name, nets);
            continue;
        }
        // The rest of a port in part used is listed bit by bit among the outputs that are not compared.
        for (bit, net) in nets.into_iter().enumerate().filter(|(bit, _)| !joined[*bit]) {
            b.output(outputs.bit_name(port, bit), vec![net]);
        }
    }
    Ok(b.finish())
}
