//! Any bytes as an and-inverter graph, in text and in binary: what is read is a sound circuit.

/// One input: with numbers of at most three digits in its first line, since the inputs of a binary file take no byte.
pub fn run(data: &[u8]) {
    let header = data.split(|byte| *byte == b'\n').next().unwrap_or_default();
    if header.split(|byte| *byte == b' ').any(|word| word.len() > 3) {
        return;
    }
    if let Ok(circuit) = eccforge_hdl::netlist::aiger::read(data) {
        circuit.verify().expect("a circuit that is read is sound");
    }
}
