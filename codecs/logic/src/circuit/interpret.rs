//! The meaning of a circuit, 64 evaluations at a time: bit i of every word belongs to evaluation i.

use super::{Circuit, Gate, NetId};

/// Evaluates a circuit. Slow and plain on purpose: other evaluators are checked against this one.
#[derive(Debug)]
pub struct Interpreter<'c> {
    circuit: &'c Circuit,
    values: Vec<u64>,
}

impl<'c> Interpreter<'c> {
    /// An interpreter with all inputs zero.
    pub fn new(circuit: &'c Circuit) -> Self {
        Self { circuit, values: vec![0; circuit.gates().len()] }
    }

    /// Sets one bit of an input port for all 64 evaluations.
    pub fn set(&mut self, net: NetId, value: u64) {
        debug_assert!(matches!(self.circuit.gate(net), Gate::Input { .. }), "only inputs are set");
        self.values[net.index()] = value;
    }

    /// Evaluates every gate.
    pub fn run(&mut self) {
        for (i, gate) in self.circuit.gates().iter().enumerate() {
            let v = |n: &NetId| self.values[n.index()];
            self.values[i] = match gate {
                Gate::Input { .. } => continue,
                Gate::Constant(value) => 0u64.wrapping_sub(u64::from(*value)),
                Gate::Parity(nets) => nets.iter().fold(0, |a, n| a ^ v(n)),
                Gate::And(nets) => nets.iter().fold(u64::MAX, |a, n| a & v(n)),
                Gate::Or(nets) => nets.iter().fold(0, |a, n| a | v(n)),
                Gate::Not(net) => !v(net),
                Gate::Equals { word, value } => {
                    let bit = |i: usize| 0u64.wrapping_sub(value >> i & 1);
                    word.iter().enumerate().fold(u64::MAX, |a, (i, n)| a & !(v(n) ^ bit(i)))
                }
            };
        }
    }

    /// The value of a net after [`Interpreter::run`].
    pub fn get(&self, net: NetId) -> u64 {
        self.values[net.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::super::Builder;
    use super::*;

    #[test]
    fn every_gate_means_what_it_says_on_all_inputs_of_four_bits() {
        let mut b = Builder::new("all");
        let x = b.input("x", 4);
        let nets = [
            b.parity(x.iter().copied()),
            b.and(x.iter().copied()),
            b.or(x.iter().copied()),
            b.not(x[2]),
            b.equals(&x, 9),
            b.at_least_two(&x),
            b.constant(true),
            b.parity([x[0], x[1], x[0]]),
        ];
        b.output("y", nets.to_vec());
        let circuit = b.finish();
        let mut run = Interpreter::new(&circuit);
        for (i, net) in x.iter().enumerate() {
            let word = (0..16u64).fold(0, |w, value| w | (value >> i & 1) << value);
            run.set(*net, word);
        }
        run.run();
        for value in 0..16u32 {
            let ones = value.count_ones();
            let expected =
                [ones % 2 == 1, ones == 4, ones > 0, value & 4 == 0, value == 9, ones >= 2, true, value & 2 == 2];
            for (net, e) in nets.iter().zip(expected) {
                assert_eq!(run.get(*net) >> value & 1 == 1, e, "net {net:?} at {value}");
            }
        }
    }
}
