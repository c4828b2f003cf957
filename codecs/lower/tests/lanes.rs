//! Tests that every lane of this machine gives the interpreter's bits, on every output of every shipped scheme and on random
//! circuits.

use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Workspace};
use eccforge_circuit::{Builder, Circuit, Interpreter, NetId};
use eccforge_gf::random::SplitMix64;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_scheme::builtins;
use proptest::prelude::*;

/// Bits that are one with probability 2^-(1 + thin).
fn slot(random: &mut SplitMix64, thin: u32) -> Slot {
    Slot(std::array::from_fn(|_| (0..thin).fold(random.bits(), |w, _| w & random.bits())))
}

/// Returns the interpreter's outputs for these inputs, in order.
fn interpret(circuit: &Circuit, inputs: &[Slot]) -> Vec<Slot> {
    let nets: Vec<_> = circuit.inputs().iter().flat_map(|p| p.nets.iter().copied()).collect();
    let mut outputs = vec![Slot::ZERO; circuit.output_nets().count()];
    let mut run = Interpreter::new(circuit);
    for word in 0..SLOT_BITS / 64 {
        for (net, slot) in nets.iter().zip(inputs) {
            run.set(*net, slot.0[word]);
        }
        run.run();
        for (net, slot) in circuit.output_nets().zip(&mut outputs) {
            slot.0[word] = run.get(net);
        }
    }
    outputs
}

fn assert_lane_agrees(backend: Backend) {
    if let Err(reason) = backend.available() {
        xtask::no_lane(backend.name(), &reason);
        return;
    }
    let mut random = SplitMix64::new(1);
    for shipped in xtask::cases(builtins(), [4, 1]) {
        let scheme = shipped.scheme();
        for circuit in [
            Decoder::new(&scheme, Strategy::SyndromeLookup).flatten(),
            Decoder::new(&scheme, Strategy::Software).flatten(),
            encoder(&scheme),
        ] {
            let program = Program::compile(&circuit).expect("shipped schemes fit");
            let mut workspace = Workspace::new([&program]);
            let mut outputs = vec![Slot::ZERO; program.outputs()];
            for thin in [0, 2, 4, 5, 6, 7] {
                let inputs: Vec<Slot> = (0..program.inputs()).map(|_| slot(&mut random, thin)).collect();
                workspace.inputs_mut(inputs.len()).copy_from_slice(&inputs);
                program.run(backend, &mut workspace, &mut outputs);
                for (i, expected) in interpret(&circuit, &inputs).iter().enumerate() {
                    let what = (shipped.id, circuit.name(), i, thin);
                    assert_eq!(&outputs[i], expected, "{what:?} on {backend:?}");
                }
                assert_eq!(workspace.inputs(inputs.len()), inputs, "a program leaves its inputs as they are");
            }
        }
    }
}

#[test]
fn avx512_gives_the_interpreters_bits_on_every_shipped_scheme() {
    assert_lane_agrees(Backend::Avx512);
}

#[test]
fn avx2_gives_the_interpreters_bits_on_every_shipped_scheme() {
    assert_lane_agrees(Backend::Avx2);
}

#[test]
fn neon_gives_the_interpreters_bits_on_every_shipped_scheme() {
    assert_lane_agrees(Backend::Neon);
}

#[test]
fn words_give_the_interpreters_bits_on_every_shipped_scheme() {
    assert_lane_agrees(Backend::U64);
}

/// A gate by kind and by operands, each taken modulo the number of nets.
type Choice = (u8, Vec<prop::sample::Index>, u64);

/// A circuit of any gates; outputs may be inputs, constants, complements, and may repeat.
fn circuit_of(inputs: usize, gates: &[Choice], outputs: &[prop::sample::Index]) -> Circuit {
    let mut b = Builder::new("random");
    let mut nets: Vec<NetId> = b.input("x", inputs);
    for (kind, operands, value) in gates {
        let of: Vec<NetId> = operands.iter().map(|i| nets[i.index(nets.len())]).collect();
        let net = match kind % 6 {
            0 => b.parity(of),
            1 => b.and(of),
            2 => b.or(of),
            3 => b.not(of[0]),
            4 => b.equals(&of, *value),
            _ => b.constant(value % 2 == 1),
        };
        nets.push(net);
    }
    let outputs = outputs.iter().map(|i| nets[i.index(nets.len())]).collect();
    b.output("y", outputs);
    b.finish()
}

proptest! {
    #[test]
    fn every_lane_gives_the_interpreters_bits_on_random_circuits(
        inputs in 1..90usize,
        gates in prop::collection::vec(
            (any::<u8>(), prop::collection::vec(any::<prop::sample::Index>(), 1..12), any::<u64>()), 0..220),
        outputs in prop::collection::vec(any::<prop::sample::Index>(), 1..40),
        seed in any::<u64>(),
    ) {
        let circuit = circuit_of(inputs, &gates, &outputs);
        let program = Program::compile(&circuit).expect("small circuits fit");
        let mut random = SplitMix64::new(seed);
        let inputs: Vec<Slot> = (0..inputs).map(|_| slot(&mut random, 0)).collect();
        let expected = interpret(&circuit, &inputs);
        for backend in Backend::ALL.into_iter().filter(|b| b.runs_here()) {
            let mut workspace = Workspace::new([&program]);
            workspace.inputs_mut(inputs.len()).copy_from_slice(&inputs);
            let mut found = vec![Slot::ZERO; program.outputs()];
            program.run(backend, &mut workspace, &mut found);
            prop_assert_eq!(&found, &expected, "{:?}", backend);
            prop_assert_eq!(workspace.inputs(inputs.len()), &inputs);
        }
    }
}

#[test]
fn a_lane_that_the_machine_lacks_is_refused_by_name() {
    let absent = Backend::ALL.into_iter().filter(|b| !b.runs_here());
    for lane in absent {
        let message = lane.available().unwrap_err();
        assert!(message.contains(lane.name()) && message.contains("u64"), "{message}");
    }
    assert!("avx1024".parse::<Backend>().unwrap_err().contains("avx512"));
}
