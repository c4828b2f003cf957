//! Reads yosys's JSON netlists (`write_json`) of one flat module of simple gates.

mod cells;

pub use cells::{Cell, INVERTED, Output};

use super::registers::{FlipFlop, Register};
use super::{Cover, Declared, Model, Ranges, ReadError, UNDEFINED};
use eccforge_circuit::Circuit;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct File {
    modules: BTreeMap<String, JsonModule>,
}

#[derive(Deserialize)]
struct JsonModule {
    #[serde(default)]
    attributes: BTreeMap<String, Value>,
    ports: BTreeMap<String, Port>,
    cells: BTreeMap<String, JsonCell>,
    netnames: BTreeMap<String, Net>,
}

#[derive(Deserialize)]
struct Port {
    direction: String,
    bits: Vec<Value>,
    /// The lowest index in the port's declaration.
    #[serde(default)]
    offset: i64,
    /// 1 if the port's most significant bit has the lowest index.
    #[serde(default)]
    upto: u8,
}

#[derive(Deserialize)]
struct JsonCell {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    attributes: BTreeMap<String, Value>,
    connections: BTreeMap<String, Vec<Value>>,
}

#[derive(Deserialize)]
struct Net {
    bits: Vec<Value>,
    #[serde(default)]
    attributes: BTreeMap<String, Value>,
}

/// Instances that become inputs of the circuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keep {
    /// None.
    Nothing,
    /// Flip-flops, which are cut out (see [`Register`]).
    Registers,
    /// Cells, whose outputs are inverted by bits of the port [`INVERTED`].
    Cells,
}

/// The instances of a netlist that [`Keep`] names.
#[derive(Clone, Debug, Default)]
pub(super) struct Instances {
    pub registers: Vec<Register>,
    pub cells: Vec<Cell>,
}

/// yosys's simple gates that have no state: type, inputs in order, rows of the output `Y`.
const GATES: [(&str, &[&str], &[&str]); 16] = [
    ("$_BUF_", &["A"], &["1"]),
    ("$_NOT_", &["A"], &["0"]),
    ("$_AND_", &["A", "B"], &["11"]),
    ("$_NAND_", &["A", "B"], &["0-", "-0"]),
    ("$_OR_", &["A", "B"], &["1-", "-1"]),
    ("$_NOR_", &["A", "B"], &["00"]),
    ("$_XOR_", &["A", "B"], &["10", "01"]),
    ("$_XNOR_", &["A", "B"], &["11", "00"]),
    ("$_ANDNOT_", &["A", "B"], &["10"]),
    ("$_ORNOT_", &["A", "B"], &["1-", "-0"]),
    ("$_MUX_", &["A", "B", "S"], &["1-0", "-11"]),
    ("$_NMUX_", &["A", "B", "S"], &["0-0", "-01"]),
    ("$_AOI3_", &["A", "B", "C"], &["0-0", "-00"]),
    ("$_OAI3_", &["A", "B", "C"], &["00-", "--0"]),
    ("$_AOI4_", &["A", "B", "C", "D"], &["0-0-", "0--0", "-00-", "-0-0"]),
    ("$_OAI4_", &["A", "B", "C", "D"], &["00--", "--00"]),
];

/// Reads the module `top`, or the only one, with the declared ranges of its ports.
///
/// # Errors
/// The text has another format or is not a combinational circuit; the error has the source location if yosys kept it.
pub fn read(text: &str, top: Option<&str>) -> Result<(Circuit, Ranges), ReadError> {
    read_with(text, top, Keep::Nothing).map(|(circuit, ranges, _)| (circuit, ranges))
}

/// Like [`read`]; also returns the instances that `keep` names.
///
/// # Errors
/// The same errors as [`read`].
pub(super) fn read_with(text: &str, top: Option<&str>, keep: Keep) -> Result<(Circuit, Ranges, Instances), ReadError> {
    let file: File = serde_json::from_str(text).map_err(|e| {
        ReadError::at(&format!("line {}, column {}", e.line(), e.column()), format!("not a netlist of yosys: {e}"))
    })?;
    let found = match top {
        Some(top) => file.modules.get_key_value(top),
        None if file.modules.len() == 1 => file.modules.iter().next(),
        // `hierarchy -top` of yosys marks the top module.
        None => file.modules.iter().find(|(_, module)| module.attributes.contains_key("top")),
    };
    let Some((name, module)) = found else {
        let names: Vec<&str> = file.modules.keys().map(String::as_str).collect();
        return Err(ReadError::new(format!("which module is meant? There are {}: write --top NAME", names.join(", "))));
    };
    let mut ranges = Ranges::new();
    for (name, port) in &module.ports {
        ranges.insert(name.clone(), Some(Declared { lowest: port.offset, is_ascending: port.upto == 1 }));
    }
    let mut found = Instances::default();
    let circuit = module.model(name, (keep, &file.modules), &mut found)?.finish()?;
    Ok((circuit, ranges, found))
}

impl JsonModule {
    fn model(
        &self,
        name: &str,
        (keep, modules): (Keep, &BTreeMap<String, Self>),
        found: &mut Instances,
    ) -> Result<Model, ReadError> {
        let mut model = Model::named(name);
        let names = self.names();
        // Only registers are matched by every name of their net; messages need one.
        let aliases = if keep == Keep::Registers { self.aliases() } else { BTreeMap::new() };
        // A supply is an inout that nothing drives inside; one that is driven has two drivers, which is an error.
        for (port, declared) in self.ports.iter().filter(|(_, p)| matches!(p.direction.as_str(), "input" | "inout")) {
            let place = self.place(port);
            for (bit, value) in declared.bits.iter().enumerate() {
                let own = bit_name(port, declared.bits.len(), bit);
                model.input(&own, &place)?;
                drive(&mut model, &net(value, &names)?, &place, own)?;
            }
        }
        self.constants(&mut model)?;
        for (name, cell) in &self.cells {
            if keep == Keep::Cells {
                cells::add(&mut model, name, (cell, modules), &names, &mut found.cells)?;
                continue;
            }
            let flip_flop = if keep == Keep::Registers { FlipFlop::of(&cell.kind) } else { None };
            let Some(flip_flop) = flip_flop else {
                self.cell(&mut model, name, cell, &names)?;
                continue;
            };
            let place = source(&cell.attributes);
            let number = found.registers.len();
            flip_flop.cut(&mut model, number, &place, &|pin| cell.pin(name, pin, &place, &names))?;
            let stored = cell.connections.get("Q").and_then(|bits| bits.first()?.as_u64());
            let nets = stored.and_then(|number| aliases.get(&number)).cloned().unwrap_or_default();
            found.registers.push(Register::new(name, nets));
        }
        for (port, declared) in &self.ports {
            let place = self.place(port);
            match declared.direction.as_str() {
                "input" | "inout" => continue,
                "output" => {}
                other => {
                    let message = format!("port `{port}` is an {other}: expected an input or an output");
                    return Err(ReadError::at(&place, message));
                }
            }
            for (bit, value) in declared.bits.iter().enumerate() {
                let own = bit_name(port, declared.bits.len(), bit);
                model.output(&own, &place)?;
                drive(&mut model, &own, &place, net(value, &names)?)?;
            }
        }
        Ok(model)
    }

    /// Adds both constants as nets.
    fn constants(&self, model: &mut Model) -> Result<(), ReadError> {
        // A row without operands matches always, and no row never.
        model.drive("$true", "", Cover { rows: vec![String::new()], ..Cover::default() })?;
        model.drive("$false", "", Cover::default())
    }

    fn cell(
        &self,
        model: &mut Model,
        name: &str,
        cell: &JsonCell,
        names: &BTreeMap<u64, String>,
    ) -> Result<(), ReadError> {
        let place = source(&cell.attributes);
        let known = GATES.iter().find(|(kind, ..)| *kind == cell.kind);
        let Some((_, inputs, rows)) = known else {
            let kind = cell.kind.as_str();
            let state = ["DFF", "DLATCH", "SR_", "FF_", "$dff", "$adff", "$dlatch", "$mem", "$sdff"];
            let message = if kind.starts_with('$') && state.iter().any(|s| kind.contains(s)) {
                format!(
                    "`{name}` is a register or latch (`{kind}`): without --cut, only combinational netlists are read, and \
                     with it flip-flops too"
                )
            } else if kind.starts_with("$_TBUF_") || kind == "$tribuf" {
                format!("`{name}` is a three-state buffer: only combinational netlists are read")
            } else {
                format!(
                    "cell `{name}` of type `{kind}` has no known function: give the file that holds it, or its library"
                )
            };
            return Err(ReadError::at(&place, message));
        };
        let pin = |pin: &str| cell.pin(name, pin, &place, names);
        let operands = inputs.iter().map(|p| pin(p)).collect::<Result<_, _>>()?;
        let rows = rows.iter().map(ToString::to_string).collect();
        model.drive(&pin("Y")?, &place, Cover { operands, rows, complemented: false })
    }

    /// All names of each net, by the net's number, each with whether it is the name of a port.
    fn aliases(&self) -> BTreeMap<u64, Vec<(String, bool)>> {
        let mut aliases: BTreeMap<u64, Vec<(String, bool)>> = BTreeMap::new();
        for (name, net) in &self.netnames {
            let is_port = self.ports.contains_key(name);
            for (bit, value) in net.bits.iter().enumerate() {
                if let Some(number) = value.as_u64() {
                    aliases.entry(number).or_default().push((bit_name(name, net.bits.len(), bit), is_port));
                }
            }
        }
        aliases
    }

    /// The name of each net, by the net's number.
    fn names(&self) -> BTreeMap<u64, String> {
        let mut names = BTreeMap::new();
        // Names from the user's source have precedence over names that yosys made.
        for of_yosys in [false, true] {
            for (name, net) in self.netnames.iter().filter(|(name, _)| name.starts_with('$') == of_yosys) {
                for (bit, value) in net.bits.iter().enumerate() {
                    if let Some(number) = value.as_u64() {
                        names.entry(number).or_insert_with(|| bit_name(name, net.bits.len(), bit));
                    }
                }
            }
        }
        names
    }

    fn place(&self, net: &str) -> String {
        self.netnames.get(net).map_or_else(String::new, |n| source(&n.attributes))
    }
}

impl JsonCell {
    /// The net at a pin of one bit.
    fn pin(&self, name: &str, pin: &str, place: &str, names: &BTreeMap<u64, String>) -> Result<String, ReadError> {
        match self.connections.get(pin).map(Vec::as_slice) {
            Some([value]) => net(value, names),
            _ => Err(ReadError::at(place, format!("`{name}` has no single bit at its port {pin}"))),
        }
    }
}

fn bit_name(name: &str, width: usize, bit: usize) -> String {
    if width == 1 { name.to_string() } else { format!("{name}[{bit}]") }
}

/// File and line of an attribute `src`, `file:line.column-line.column`; the first ones if it has several.
fn source(attributes: &BTreeMap<String, Value>) -> String {
    let text = attributes.get("src").and_then(Value::as_str).unwrap_or_default();
    let first = text.split('|').next().unwrap_or_default();
    match first.rsplit_once(':') {
        Some((file, lines)) => format!("{file}:{}", lines.split(['.', '-']).next().unwrap_or_default()),
        None => first.to_string(),
    }
}

/// The name of a net in the model, distinct from port names; it contains the user's name of the net, for messages.
fn net(value: &Value, names: &BTreeMap<u64, String>) -> Result<String, ReadError> {
    match (value.as_u64(), value.as_str()) {
        (Some(number), _) => Ok(format!("{} (net {number})", names.get(&number).map_or("unnamed", String::as_str))),
        (_, Some("0")) => Ok("$false".into()),
        (_, Some("1")) => Ok("$true".into()),
        (_, Some("x" | "z")) => Ok(UNDEFINED.into()),
        _ => Err(ReadError::new(format!("`{value}` is not a bit of a net"))),
    }
}

fn drive(model: &mut Model, net: &str, place: &str, from: String) -> Result<(), ReadError> {
    model.drive(net, place, Cover { operands: vec![from], rows: vec!["1".into()], complemented: false })
}
