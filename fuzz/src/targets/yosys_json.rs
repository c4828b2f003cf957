//! Reads any text as a Yosys netlist; an accepted netlist is a valid circuit.

use crate::{choice, text};

pub fn run(data: &[u8]) {
    let top = (choice(data) & 1 == 1).then_some("m");
    if let Ok(circuit) = eccforge_hdl::netlist::json::read(&text(data), top) {
        circuit.verify().expect("a circuit that is read is sound");
    }
}
