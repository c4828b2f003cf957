//! Reads any text as a BLIF netlist; an accepted netlist is a valid circuit.

use crate::text;

pub fn run(data: &[u8]) {
    if let Ok(circuit) = eccforge_hdl::blif::read(&text(data)) {
        circuit.verify().expect("a circuit that is read is sound");
    }
}
