//! Runs up to 64 cases at once on a decoder circuit.

use eccforge_circuit::{Circuit, Interpreter, NetId};

/// The cases, each a set of bits of one input of the circuit, and the outputs that are read.
pub(crate) struct Batch<'c, const N: usize> {
    run: Interpreter<'c>,
    input: &'c [NetId],
    outputs: [&'c [NetId]; N],
    /// For each bit of the input, the cases in which it is set.
    pub cases: Vec<u64>,
    filled: u32,
}

impl<'c, const N: usize> Batch<'c, N> {
    /// Starts without cases. An input or output that the circuit lacks has no bits; all other inputs are zero.
    pub fn new(circuit: &'c Circuit, input: &str, outputs: [&str; N]) -> Self {
        let input = circuit.input(input).map_or(&[][..], |port| &port.nets);
        let outputs = outputs.map(|name| circuit.output(name).map_or(&[][..], |port| &port.nets));
        Self { run: Interpreter::new(circuit), input, outputs, cases: vec![0; input.len()], filled: 0 }
    }

    /// Sets another input, the same in all cases.
    pub fn fix(&mut self, circuit: &'c Circuit, input: &str, is_set: impl Fn(usize) -> bool) {
        let nets = circuit.input(input).map_or(&[][..], |port| &port.nets);
        for (bit, net) in nets.iter().enumerate() {
            self.run.set(*net, if is_set(bit) { u64::MAX } else { 0 });
        }
    }

    /// Adds the case with these bits set; a bit that is given twice is not set. Returns whether the batch is full.
    pub fn add(&mut self, bits: impl IntoIterator<Item = usize>) -> bool {
        for bit in bits {
            self.cases[bit] ^= 1 << self.filled;
        }
        self.filled += 1;
        self.filled == 64
    }

    /// Runs the cases, if there are any, and passes the mask of the used lanes to `read`. Then removes the cases.
    pub fn run(&mut self, read: impl FnOnce(&Self, u64)) {
        // Without a case the mask would be shifted by 64 bits, which overflows.
        if self.filled == 0 {
            return;
        }
        for (net, cases) in self.input.iter().zip(&self.cases) {
            self.run.set(*net, *cases);
        }
        self.run.run();
        read(self, u64::MAX >> (64 - self.filled));
        self.cases.fill(0);
        self.filled = 0;
    }

    /// For each bit of an output, the cases in which it is set.
    pub fn output(&self, number: usize) -> impl Iterator<Item = u64> {
        self.outputs[number].iter().map(|net| self.run.get(*net))
    }

    /// The cases in which any bit of an output is set.
    pub fn any(&self, number: usize) -> u64 {
        self.output(number).fold(0, |any, cases| any | cases)
    }
}
