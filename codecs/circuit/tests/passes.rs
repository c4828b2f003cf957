//! Tests that every pass preserves the function on every input, and never increases its cost.

use crate::support;

use eccforge_circuit::passes::{
    Cost, Sharing, flatten, minimum_weight_basis, share_for_tables, share_parities, xor_program,
};
use eccforge_circuit::{Builder, Circuit, Gate, Interpreter, NetId};
use proptest::prelude::*;
use support::{PASSES, decoder, rows, truth};

/// Returns the output of a linear circuit for every unit vector.
fn on_unit_vectors(circuit: &Circuit) -> Vec<Vec<u64>> {
    let mut run = Interpreter::new(circuit);
    let inputs = circuit.inputs()[0].nets.clone();
    inputs
        .chunks(64)
        .map(|chunk| {
            for net in inputs.iter() {
                run.set(*net, 0);
            }
            for (lane, net) in chunk.iter().enumerate() {
                run.set(*net, 1 << lane);
            }
            run.run();
            circuit.output_nets().map(|n| run.get(n)).collect()
        })
        .collect()
}

/// Returns the sums of a circuit without dead gates.
fn parities(circuit: &Circuit) -> impl Iterator<Item = &Gate> {
    circuit.gates().iter().filter(|gate| matches!(gate, Gate::Parity(_)))
}

/// Two rows with eight operands in common: two tables of four inputs serve both.
#[test]
fn a_sum_of_four_operands_that_two_rows_have_in_common_takes_one_table() {
    let mut b = Builder::new("common");
    let x = b.input("x", 12);
    let rows = [0..10, 2..12].map(|row| b.parity(x[row].iter().copied()));
    b.output("y", rows.to_vec());
    let tables = share_for_tables(&b.finish(), 4, 0);
    // Without common sums each row takes three tables.
    assert_eq!(parities(&tables).count(), 4);
}

fn ports(circuit: &Circuit) -> Vec<(String, usize)> {
    circuit.inputs().iter().chain(circuit.outputs()).map(|p| (p.name.clone(), p.nets.len())).collect()
}

/// Asserts that every pass keeps ports and function of the circuit of `seed` and does not increase its cost.
fn passes_hold(seed: u64) {
    let plain = decoder(seed);
    let expected = truth(&plain);
    for (name, pass, cost) in PASSES {
        let after = pass(&plain);
        assert_eq!(after.verify(), Ok(()), "{name}");
        assert_eq!(ports(&after), ports(&plain), "{name}");
        assert_eq!(truth(&after), expected, "{name}");
        let (now, before) = (cost.of(&after), cost.of(&plain));
        assert!(now <= before, "{name}: {cost:?} {now} was {before}");
    }
}

#[test]
fn circuits_on_which_a_greedy_pass_would_cost_more_stay_as_they_are() {
    // Flags in parallel would be two levels deeper here: many odd values are missing.
    passes_hold(2_259_023_706_476_772_409);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_pass_keeps_the_function_and_its_cost_is_never_worse(seed in any::<u64>()) {
        passes_hold(seed);
    }

    #[test]
    fn linear_passes_keep_every_unit_vector_and_need_no_more_gates(seed in any::<u64>()) {
        let plain = rows(seed);
        let expected = on_unit_vectors(&plain);
        let shared = share_parities(&plain, Sharing { runs: 4, ..Sharing::AREA });
        let program = xor_program(&plain, 20_000, None);
        let costs = [&plain, &shared, &program].map(|c| Cost::Operations.of(c));
        for after in [&shared, &program] {
            prop_assert_eq!(after.verify(), Ok(()));
            prop_assert_eq!(&on_unit_vectors(after), &expected);
        }
        prop_assert!(costs[1] <= costs[0] && costs[2] <= costs[0], "{:?}", costs);
        let within = share_parities(&plain, Sharing { runs: 4, ..Sharing::DELAY });
        prop_assert_eq!(&on_unit_vectors(&within), &expected);
        prop_assert!(Cost::Depth.of(&within) <= Cost::Depth.of(&plain));
        let relaxed = share_parities(&plain, Sharing { runs: 4, ..Sharing::RELAXED });
        prop_assert_eq!(&on_unit_vectors(&relaxed), &expected);
        prop_assert!(Cost::Depth.of(&relaxed) <= Cost::Depth.of(&plain) + 2);
        for inputs in [4, 6] {
            let tables = share_for_tables(&plain, inputs, seed as u32);
            prop_assert_eq!(tables.verify(), Ok(()));
            prop_assert_eq!(&on_unit_vectors(&tables), &expected);
            let sums = |c: &Circuit| -> Vec<usize> { parities(c).map(|gate| gate.operands().len()).collect() };
            prop_assert!(sums(&tables).iter().all(|operands| *operands <= inputs));
            // A row of n operands takes ceil((n - 1) / (k - 1)) tables of k inputs.
            let alone: usize = sums(&plain).iter().map(|operands| (operands - 1).div_ceil(inputs - 1)).sum();
            prop_assert!(sums(&tables).len() <= alone, "{} of {}", sums(&tables).len(), alone);
        }
        for extra in [0, 1] {
            let program = xor_program(&plain, 20_000, Some(extra));
            prop_assert_eq!(&on_unit_vectors(&program), &expected);
            prop_assert!(Cost::Depth.of(&program) <= Cost::Depth.of(&plain) + extra as usize);
            prop_assert!(Cost::Operations.of(&program) <= costs[0]);
        }
    }
}

#[test]
fn every_pass_does_something_on_some_random_decoder() {
    let circuits: Vec<Circuit> = (0..200).map(decoder).collect();
    for (name, pass, _) in PASSES {
        assert!(circuits.iter().any(|c| pass(c) != c.without_dead_gates()), "{name}");
    }
}

/// Words of parities (`words`, each bit a mask of eight inputs), each compared at least with the values 0 to 5.
fn compared(words: &[&[u64]]) -> Circuit {
    let mut b = Builder::new("compared");
    let x = b.input("x", 8);
    let mut hits = Vec::new();
    for bits in words {
        let word: Vec<NetId> = bits.iter().map(|mask| b.masked_parity(&x, *mask)).collect();
        hits.extend((0..1 << word.len()).map(|value| b.equals(&word, value)));
    }
    b.output("hit", hits);
    b.finish()
}

#[test]
fn only_words_that_nothing_else_reads_and_that_can_be_lighter_get_another_basis() {
    let weight = |c: &Circuit| Cost::Area.of(c);
    // The second bit is the first and one input.
    let heavy = compared(&[&[0b0_1111, 0b1_1111, 0b110_0000]]);
    assert!(weight(&minimum_weight_basis(&heavy)) < weight(&heavy));
    // This is the lightest word, but its bits are not in order of weight.
    let light = compared(&[&[0b111, 0b1_1000, 0b110_0000]]);
    assert_eq!(minimum_weight_basis(&light), light);
    // Another word reads a bit of the heavy one.
    let shared = compared(&[&[0b0_1111, 0b1_1111, 0b110_0000], &[0b1_1111, 0b1000_0001, 0b100_0010]]);
    assert_eq!(minimum_weight_basis(&shared), shared);
    let dependent = compared(&[&[0b011, 0b110, 0b101]]);
    assert_eq!(minimum_weight_basis(&dependent), dependent);
}

/// Sums of the first four inputs, whose shortest program uses a cancellation: x0 + x1 + x2 + x3, minus x0.
fn cancelling(inputs: usize) -> Circuit {
    let mut b = Builder::new("cancelling");
    let x = b.input("x", inputs);
    let rows = [0..2, 0..3, 0..4, 1..4].map(|r| b.parity(x[r].iter().copied()));
    b.output("y", rows.to_vec());
    b.finish()
}

#[test]
fn programs_with_cancellation_are_found_for_up_to_128_inputs() {
    let gates = |inputs, steps| Cost::Operations.of(&xor_program(&cancelling(inputs), steps, None));
    assert_eq!([gates(4, 0), gates(4, 2_000), gates(128, 20_000), gates(129, 20_000)], [5, 4, 4, 5]);
}

#[test]
fn sums_of_sums_that_cancel_mean_the_same_in_a_shorter_program() {
    let mut b = Builder::new("nested");
    let x = b.input("x", 8);
    let mut rows: Vec<NetId> = Vec::new();
    for i in 0..8 {
        // Every other operand of a row is an operand of the row before.
        let last = rows.last().copied();
        let own = [x[i], x[(i + 1) % 8], x[(i + 3) % 8]];
        rows.push(b.parity(own.into_iter().chain(last)));
    }
    b.output("y", rows);
    let plain = b.finish();
    for steps in [0, 100, 1_000, 10_000, 50_000] {
        assert_eq!(on_unit_vectors(&xor_program(&plain, steps, None)), on_unit_vectors(&plain), "{steps} steps");
    }
}

#[test]
fn trees_become_wide_gates_and_mean_the_same() {
    let mut b = Builder::new("tree");
    let x = b.input("x", 6);
    let (p, q, shared) = (b.parity([x[0], x[1]]), b.parity([x[2], x[3]]), b.and([x[4], x[5]]));
    let sum = b.parity([p, q]);
    let (all, any) = (b.and([shared, x[0]]), b.or([shared, x[1]]));
    b.output("y", vec![sum, all, any]);
    let tree = b.finish();
    let flat = flatten(&tree);
    assert_eq!(flat.verify(), Ok(()));
    let parities = |c: &Circuit| c.gates().iter().filter(|g| matches!(g, Gate::Parity(_))).count();
    assert_eq!((parities(&tree), parities(&flat)), (3, 1));
    // A gate that two others read stays one gate.
    assert!(flat.gates().iter().filter(|g| matches!(g, Gate::And(_))).count() == 2);
    assert_eq!(truth(&tree), truth(&flat));
}
