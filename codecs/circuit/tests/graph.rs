//! Tests of the invariants of circuits and of the meaning of gates and of changed gates.

use eccforge_circuit::{Builder, Change, Circuit, Fault, Gate, Interpreter, NetId, NetType, Role, Words};

fn sample() -> Circuit {
    let mut b = Builder::new("sample");
    let x = b.input("x", 3);
    let p = b.parity(x.iter().copied());
    let a = b.and([p, x[0]]);
    let n = b.not(a);
    let e = b.equals(&x, 5);
    b.output("y", vec![n, e]);
    b.finish()
}

#[test]
fn every_broken_invariant_is_found() {
    let good = sample();
    assert_eq!(good.verify(), Ok(()));
    // Gates: x0 x1 x2 parity and not equals.
    let nets: Vec<NetId> = good.nets().collect();
    let broken = |change: &dyn Fn(&mut Circuit)| {
        let mut c = good.clone();
        change(&mut c);
        c.verify().unwrap_err()
    };
    assert_eq!(
        broken(&|c| c.unchecked_parts().0[3] = Gate::Parity(Box::new([nets[0], nets[4]]))),
        "gate 3 reads a net that is not driven before it"
    );
    assert_eq!(
        broken(&|c| c.unchecked_parts().0[3] = Gate::Parity(Box::new([nets[1], nets[0]]))),
        "gate 3 has fewer than two operands, or they are not strictly ascending"
    );
    assert_eq!(
        broken(&|c| c.unchecked_parts().0[6] = Gate::Equals { word: Box::new([nets[0]]), value: 2 }),
        "gate 6 compares a word of the wrong width"
    );
    let none = Gate::Equals { word: Box::new([]), value: 0 };
    assert_eq!(broken(&|c| c.unchecked_parts().0[6] = none.clone()), "gate 6 compares a word of the wrong width");
    assert_eq!(broken(&|c| c.unchecked_parts().0[5] = good.gates()[4].clone()), "gate 5 is equal to an earlier gate");
    assert_eq!(
        broken(&|c| c.unchecked_parts().0[6] = Gate::Not(nets[5])),
        "gate 6 has a constant operand or complements a complement"
    );
    assert_eq!(broken(&|c| c.unchecked_parts().1[3] = NetType::Logic), "net 3 has the wrong type");
    assert_eq!(broken(&|c| c.unchecked_parts().2[0].nets.swap(0, 1)), "gate 0 does not match its input port");
    assert_eq!(
        broken(&|c| c.unchecked_parts().3[0].name.clear()),
        "port or word `` has a missing net or a name that is not unique"
    );
}

#[test]
fn words_of_up_to_64_bits_are_compared_with_values_that_they_can_have() {
    // A word of `width` inputs, compared with zero and then with another value.
    let compared = |width: usize, value: u64| {
        let mut b = Builder::new("compare");
        let x = b.input("x", 65);
        let hit = b.equals(&x[..width.min(64)], 0);
        b.output("hit", vec![hit]);
        let mut circuit = b.finish();
        circuit.unchecked_parts().0[hit.index()] = Gate::Equals { word: x[..width].into(), value };
        circuit.verify()
    };
    for (width, value) in [(64, u64::MAX), (63, u64::MAX >> 1), (2, 3)] {
        assert_eq!(compared(width, value), Ok(()));
    }
    for (width, value) in [(65, 0), (63, 1 << 63), (2, 4)] {
        assert_eq!(compared(width, value), Err("gate 65 compares a word of the wrong width".to_owned()));
    }
}

#[test]
fn dead_gates_go_and_the_rest_stays_valid() {
    let c = sample().restricted_to(&["y"]);
    assert_eq!(c, sample());
    let mut b = Builder::new("dead");
    let x = b.input("x", 2);
    let unused = b.or(x.iter().copied());
    let used = b.and(x.iter().copied());
    b.word("unused", Role::Flag, vec![unused]);
    b.output("y", vec![used]);
    let c = b.finish().without_dead_gates();
    assert_eq!((c.gates().len(), c.words().len(), c.verify()), (3, 0, Ok(())));
}

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
        let word: u64 = (0..16u64).map(|value| (value >> i & 1) << value).sum();
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

/// Gates of every kind over four inputs, each an output.
fn gates() -> Circuit {
    let mut b = Builder::new("gates");
    let x = b.input("x", 4);
    let nets = vec![
        b.parity(x[..3].iter().copied()),
        b.and(x.iter().copied()),
        b.or(x[1..].iter().copied()),
        b.not(x[0]),
        b.equals(&x, 0b0110),
        b.equals(&x, 0b0101),
    ];
    b.output("y", nets);
    b.finish()
}

/// A change of a gate of [`gates`]: the output of the gate, the change, its operand, and the function that results.
struct Changed {
    output: usize,
    change: Change,
    operand: usize,
    function: fn(u64) -> bool,
}

#[test]
fn a_changed_gate_of_each_kind_computes_its_documented_function() {
    let circuit = gates();
    let x = circuit.inputs()[0].nets.clone();
    // Bit v of a word is the value of a net if the inputs are the bits of v.
    let words: [u64; 4] = [0xAAAA, 0xCCCC, 0xF0F0, 0xFF00];
    let value = |net: NetId| words[x.iter().position(|input| *input == net).unwrap()];
    let [parity, and, or, not, equals, odd] = [0, 1, 2, 3, 4, 5];
    let changed = |output, change, operand, function| Changed { output, change, operand, function };
    let cases: [Changed; 14] = [
        changed(parity, Change::StuckAt0, 0, |_| false),
        changed(and, Change::StuckAt1, 0, |_| true),
        changed(parity, Change::Swapped, 0, |v| v & 7 != 0),
        changed(and, Change::Swapped, 0, |v| v != 0),
        changed(or, Change::Swapped, 0, |v| v >> 1 == 7),
        changed(not, Change::Swapped, 0, |v| v & 1 == 1),
        changed(equals, Change::Swapped, 0, |v| v == 7),
        changed(odd, Change::Swapped, 0, |v| v == 4),
        changed(parity, Change::Dropped, 1, |v| (v & 5).count_ones() == 1),
        changed(and, Change::Dropped, 3, |v| v & 7 == 7),
        changed(equals, Change::Dropped, 1, |v| v & 13 == 4),
        changed(equals, Change::Dropped, 3, |v| v & 7 == 6),
        changed(or, Change::Inverted, 0, |v| v >> 2 != 0 || v & 2 == 0),
        changed(equals, Change::Inverted, 2, |v| v == 2),
    ];
    for Changed { output, change, operand, function } in cases {
        let net = circuit.outputs()[0].nets[output];
        let word = Fault::new(net, change, operand).apply(circuit.gate(net), &mut Words, value);
        for v in 0..16 {
            assert_eq!(word >> v & 1 == 1, function(v), "{change:?} of {:?} at {v}", circuit.gate(net));
        }
    }
    let net = circuit.outputs()[0].nets[parity];
    let more = Fault { extra: Some(x[3]), ..Fault::new(net, Change::MatrixBit, 0) };
    let less = Fault { extra: Some(x[0]), ..more };
    for v in 0..16u64 {
        let [with_more, with_less] = [&more, &less].map(|f| f.apply(circuit.gate(net), &mut Words, value) >> v & 1);
        assert_eq!(with_more, u64::from(v.count_ones() & 1));
        assert_eq!(with_less, u64::from((v & 6).count_ones() & 1));
    }
}

#[test]
fn a_fault_in_a_circuit_is_the_fault_that_is_simulated() {
    let circuit = gates();
    let mut inputs = vec![0u64; 4];
    for (i, word) in inputs.iter_mut().enumerate() {
        for value in 0..16u64 {
            *word |= (value >> i & 1) << value;
        }
    }
    for (net, gate) in circuit.drivers().filter(|(_, g)| !matches!(g, Gate::Input { .. })) {
        let each = (0..gate.operands().len()).flat_map(|i| {
            [Change::StuckAt0, Change::StuckAt1, Change::Swapped, Change::Inverted].map(|c| Fault::new(net, c, i))
        });
        let dropped = (0..gate.operands().len()).filter(|_| gate.operands().len() > 1);
        for fault in each.chain(dropped.map(|i| Fault::new(net, Change::Dropped, i))) {
            let mut b = Builder::new("faulty");
            let x = b.input("x", 4);
            let faulty = fault.apply(gate, &mut b, |n| x[n.index()]);
            b.output("y", vec![faulty]);
            let faulty = b.finish();
            let mut run = Interpreter::new(&faulty);
            for (n, w) in faulty.inputs()[0].nets.iter().zip(&inputs) {
                run.set(*n, *w);
            }
            run.run();
            let simulated = fault.apply(gate, &mut Words, |n| inputs[n.index()]);
            assert_eq!(run.get(faulty.outputs()[0].nets[0]) & 0xFFFF, simulated & 0xFFFF, "{fault:?} of {gate:?}");
        }
    }
}
