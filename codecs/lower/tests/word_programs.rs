//! Tests that word programs have the function of their circuits.
use eccforge_circuit::Interpreter;
use eccforge_circuit::passes::{Decoding, predecode};
use eccforge_circuit::word_program::{Operand, Operator, Source, WordProgram};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_scheme::builtins;

/// Evaluates a program 64 times in parallel.
fn run(program: &WordProgram, inputs: &[Vec<u64>]) -> Vec<Vec<u64>> {
    let mut results: Vec<u64> = Vec::new();
    let value = |results: &[u64], o: &Operand| {
        let plain = match o.source {
            Source::Zero => 0,
            Source::Input { port, bit } => inputs[port as usize][bit as usize],
            Source::Result(i) => results[i as usize],
        };
        if o.inverted { !plain } else { plain }
    };
    for operation in &program.operations {
        let mut operands = operation.operands.iter().map(|o| value(&results, o));
        let first = operands.next().expect("an operation has operands");
        let result = operands.fold(first, |a, b| match operation.operator {
            Operator::Xor => a ^ b,
            Operator::And => a & b,
            Operator::Or => a | b,
        });
        results.push(result);
    }
    let mut outputs = Vec::new();
    for (_, bits) in &program.outputs {
        outputs.push(bits.iter().map(|bit| value(&results, bit)).collect());
    }
    outputs
}

#[test]
fn a_program_equals_the_interpreted_circuit_of_every_shipped_scheme() {
    let mut state = 1u64;
    let mut random = || {
        state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        state ^ state >> 29
    };
    for builtin in builtins() {
        let scheme = builtin.scheme();
        for circuit in [encoder(&scheme), Decoder::new(&scheme, Strategy::SyndromeLookup).flatten()] {
            let program = WordProgram::new(&circuit);
            let predecoded = WordProgram::new(&predecode(&circuit, Decoding::SOURCE)).sorted();
            // Few errors on the zero word as well as noise, so that matches happen.
            for sparse in [true, true, false] {
                let mut inputs: Vec<Vec<u64>> = Vec::new();
                for port in circuit.inputs() {
                    inputs.push(port.nets.iter().map(|_| if sparse { 0 } else { random() }).collect());
                }
                if sparse {
                    for lane in 0..64 {
                        for _ in 0..1 + lane % 3 {
                            let bit = random() as usize % inputs[0].len();
                            inputs[0][bit] |= 1 << lane;
                        }
                    }
                }
                let mut interpreter = Interpreter::new(&circuit);
                for (port, words) in circuit.inputs().iter().zip(&inputs) {
                    for (net, word) in port.nets.iter().zip(words) {
                        interpreter.set(*net, *word);
                    }
                }
                interpreter.run();
                let mut expected: Vec<Vec<u64>> = Vec::new();
                for port in circuit.outputs() {
                    expected.push(port.nets.iter().map(|net| interpreter.get(*net)).collect());
                }
                for program in [&program, &predecoded] {
                    assert_eq!(run(program, &inputs), expected, "{}", circuit.name());
                }
            }
        }
    }
}
