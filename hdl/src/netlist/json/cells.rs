//! Instances of library cells in a netlist, each of whose outputs a bit of an input port inverts.

use super::{JsonCell, JsonModule, bit_name, drive, net, source};
use crate::netlist::library::CELL;
use crate::netlist::registers::FlipFlop;
use crate::netlist::{Cover, Model, ReadError, UNDEFINED};
use std::collections::BTreeMap;

/// The input port whose bit i inverts output i of the cells. No name in a Verilog file begins with `$`.
pub const INVERTED: &str = "$inverted";

/// An instance of a cell.
#[derive(Clone, Debug)]
pub struct Cell {
    /// Name of the instance; `.` separates the levels of a hierarchy.
    pub name: String,
    /// Name of the cell in the library.
    pub kind: String,
    /// File and line of the instance.
    pub place: String,
    /// Nets at its inputs.
    pub reads: Vec<String>,
    /// Its connected outputs.
    pub outputs: Vec<Output>,
}

/// An output of a cell.
#[derive(Clone, Debug)]
pub struct Output {
    /// Name of the pin.
    pub pin: String,
    /// Net that it drives.
    pub net: String,
    /// Its bit of the port [`INVERTED`].
    pub number: usize,
}

/// Adds an instance of a cell to the model, and to the list of cells.
pub(super) fn add(
    model: &mut Model,
    name: &str,
    (cell, modules): (&JsonCell, &BTreeMap<String, JsonModule>),
    names: &BTreeMap<u64, String>,
    cells: &mut Vec<Cell>,
) -> Result<(), ReadError> {
    let (place, kind) = (source(&cell.attributes), &cell.kind);
    let module = modules.get(kind).filter(|module| module.attributes.contains_key(CELL));
    let Some(module) = module else {
        let message =
            format!("`{name}` (`{kind}`) is not a cell of a library: map the netlist to the cells that are placed");
        return Err(ReadError::at(&place, message));
    };
    if module.cells.values().any(|gate| FlipFlop::of(&gate.kind).is_some()) {
        let message = format!("`{name}` (`{kind}`) is a flip-flop: expected a netlist without registers");
        return Err(ReadError::at(&place, message));
    }
    let last = cells.iter().rev().find_map(|cell| cell.outputs.last());
    let mut number = last.map_or(0, |output| output.number + 1);
    let mut added = Cell { name: name.into(), kind: kind.clone(), place, reads: vec![], outputs: vec![] };
    // No net of the netlist has this name, because names have no spaces.
    let nets = module.netnames.values().flat_map(|net| &net.bits).filter_map(serde_json::Value::as_u64);
    let inner: BTreeMap<u64, String> = nets.map(|number| (number, format!("cell {name}"))).collect();
    for (port, declared) in &module.ports {
        for (bit, value) in declared.bits.iter().enumerate() {
            let own = net(value, &inner)?;
            let outside = cell.connections.get(port).and_then(|bits| bits.get(bit));
            let outside = outside.map(|value| net(value, names)).transpose()?;
            if declared.direction != "output" {
                drive(model, &own, &added.place, outside.clone().unwrap_or_else(|| UNDEFINED.into()))?;
                added.reads.extend(outside);
            } else if let Some(outside) = outside {
                let inverted = format!("{INVERTED}[{number}]");
                model.input(&inverted, &added.place)?;
                let rows = vec!["10".into(), "01".into()];
                model.drive(
                    &outside,
                    &added.place,
                    Cover { operands: vec![own, inverted], rows, complemented: false },
                )?;
                added.outputs.push(Output { pin: bit_name(port, declared.bits.len(), bit), net: outside, number });
                number += 1;
            }
        }
    }
    for gate in module.cells.values() {
        module.cell(model, name, gate, &inner)?;
    }
    cells.push(added);
    Ok(())
}
