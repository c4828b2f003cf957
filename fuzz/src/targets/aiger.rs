//! Any bytes as an and-inverter graph, in text and in binary: what is read is a sound circuit.

use crate::{Seeds, bytes};

const SEEDS: Seeds = Seeds {
    texts: &[
        "aag 7 2 0 2 3\n2\n4\n6\n12\n6 13 15\n12 2 4\n14 3 5\ni0 x\ni1 y\no0 sum\no1 carry\nc\nhalf adder\n",
        "aig 5 2 0 2 3\n10\n6\n\u{2}\u{2}\u{3}\u{2}\u{1}\u{2}i0 x\n",
    ],
    words: &[
        "aag ", "aig ", "0", "1", "2", "16777215", "16777216", "\n", " ", "i0 a", "o1 b", "c\n", "\u{80}", "\u{7f}",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    if let Ok(circuit) = eccforge_hdl::netlist::aiger::read(&bytes(data, &SEEDS)) {
        circuit.verify().expect("a circuit that is read is sound");
    }
}
