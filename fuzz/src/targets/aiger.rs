//! Any bytes as an and-inverter graph, in text and in binary: what is read is a sound circuit.

use crate::{Seeds, bytes};

const SEEDS: Seeds = Seeds {
    texts: &[
        "aag 7 2 0 2 3\n2\n4\n6\n12\n6 13 15\n12 2 4\n14 3 5\ni0 x\ni1 y\no0 sum\no1 carry\nc\nhalf adder\n",
        "aig 5 2 0 2 3\n10\n6\n\u{2}\u{2}\u{3}\u{2}\u{1}\u{2}i0 x\n",
    ],
    words: &["aag ", "aig ", "0", "1", "2", "255", "256", "\n", " ", "i0 a", "o1 b", "c\n", "\u{80}", "\u{7f}"],
};

/// One input: with numbers of at most three digits in its first line, since the inputs of a binary file take no byte.
pub fn run(data: &[u8]) {
    let file = bytes(data, &SEEDS);
    let header = file.split(|byte| *byte == b'\n').next().unwrap_or_default();
    if header.split(|byte| *byte == b' ').any(|word| word.len() > 3) {
        return;
    }
    if let Ok(circuit) = eccforge_hdl::netlist::aiger::read(&file) {
        circuit.verify().expect("a circuit that is read is sound");
    }
}
