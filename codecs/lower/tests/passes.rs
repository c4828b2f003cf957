//! Tests that passes preserve the function of the circuits of shipped schemes and lower their cost.

mod flags {
    use eccforge_circuit::passes::flags_in_parallel;
    use eccforge_circuit::{Builder, Circuit, Gate, Interpreter, NetId};
    use eccforge_scheme::builtin;

    /// A circuit with the flags `ce` and `due` of a code that corrects single bits.
    fn flags(columns: &[u64], r: usize) -> Circuit {
        let mut b = Builder::new("flags");
        let syndrome = b.input("syndrome", r);
        let hits: Vec<NetId> = columns.iter().map(|c| b.equals(&syndrome, *c)).collect();
        // The sums pass through two ORs, as if a rule needed groups of bits.
        let halves: Vec<NetId> = hits.chunks(columns.len() / 2).map(|half| b.or(half.iter().copied())).collect();
        let hit = b.or(halves);
        let zero = b.equals(&syndrome, 0);
        let (nonzero, miss) = (b.not(zero), b.not(hit));
        let due = b.and([nonzero, miss]);
        b.output("ce", vec![hit]);
        b.output("due", vec![due]);
        b.finish()
    }

    #[test]
    fn flags_mean_the_same_for_every_syndrome_and_no_longer_wait_for_the_matches() {
        for id in ["opentitan-72-64", "ni-secded", "hsiao-39-32"] {
            let scheme = builtin(id).unwrap().scheme();
            let (columns, r) = (scheme.code.h.columns(), scheme.code.h.r() as usize);
            let plain = flags(columns, r);
            let parallel = flags_in_parallel(&plain);
            assert_eq!(parallel.verify(), Ok(()));
            let compares = |c: &Circuit| {
                c.gates().iter().any(|g| matches!(g, Gate::Equals { word, value } if word.len() == r && *value != 0))
            };
            assert!(compares(&plain) && !compares(&parallel), "{id}");
            for base in (0..1u64 << r).step_by(64) {
                assert_eq!(outputs_from(&plain, base), outputs_from(&parallel, base), "{id}");
            }
        }
    }

    /// The outputs for 64 syndromes from `base` on, one for each lane.
    fn outputs_from(circuit: &Circuit, base: u64) -> Vec<u64> {
        let mut run = Interpreter::new(circuit);
        for (i, net) in circuit.inputs()[0].nets.iter().enumerate() {
            let mut bit_of_each = 0;
            for lane in 0..64 {
                bit_of_each |= ((base + lane) >> i & 1) << lane;
            }
            run.set(*net, bit_of_each);
        }
        run.run();
        circuit.output_nets().map(|n| run.get(n)).collect()
    }

    #[test]
    fn values_of_even_weight_are_left_alone() {
        let mut b = Builder::new("any");
        let x = b.input("x", 8);
        let hits: Vec<NetId> = (0..40).map(|v| b.equals(&x, v)).collect();
        let any = b.or(hits);
        b.output("any", vec![any]);
        let plain = b.finish();
        assert_eq!(flags_in_parallel(&plain), plain);
    }
}

mod dual_basis {
    use eccforge_circuit::passes::minimum_weight_basis;
    use eccforge_circuit::{Builder, Circuit, Gate, Interpreter, NetId};
    use eccforge_scheme::builtin;

    /// A circuit with the syndrome of a code and a match for every bit.
    fn matches(id: &str) -> Circuit {
        let scheme = builtin(id).unwrap().scheme();
        let h = &scheme.code.h;
        let mut b = Builder::new("matches");
        let word = b.input("word", h.n());
        let mut syndrome: Vec<NetId> = Vec::new();
        for row in 0..h.r() {
            syndrome.push(b.parity(h.row_support(row).into_iter().map(|bit| word[bit])));
        }
        let hits: Vec<NetId> = h.columns().iter().map(|c| b.equals(&syndrome, *c)).collect();
        b.output("hits", hits);
        b.output("syndrome", syndrome);
        b.finish()
    }

    fn read(circuit: &Circuit, error: &[usize]) -> Vec<u64> {
        let mut run = Interpreter::new(circuit);
        for bit in error.iter() {
            run.set(circuit.inputs()[0].nets[*bit], 1);
        }
        run.run();
        circuit.output_nets().map(|n| run.get(n) & 1).collect()
    }

    #[test]
    fn every_error_of_up_to_two_bits_matches_as_before_in_a_lighter_basis() {
        let plain = matches("trio");
        let lighter = minimum_weight_basis(&plain);
        assert_eq!(lighter.verify(), Ok(()));
        assert_eq!((heaviest(&plain), heaviest(&lighter)), (37, 31));
        for a in 0..72 {
            for b in a..72 {
                let error = if a == b { vec![a] } else { vec![a, b] };
                assert_eq!(read(&plain, &error), read(&lighter, &error), "{error:?}");
            }
        }
    }

    /// The most operands of a parity.
    fn heaviest(circuit: &Circuit) -> usize {
        let mut most = 0;
        for gate in circuit.gates() {
            if let Gate::Parity(operands) = gate {
                most = most.max(operands.len());
            }
        }
        most
    }

    /// Comparisons of two words of sums, each with `constants` constants.
    fn two_words(constants: u64) -> Circuit {
        let mut b = Builder::new("two words");
        let x = b.input("x", 8);
        for (name, bits) in [("low", &x[..4]), ("high", &x[4..])] {
            let sums = [0b1111u64, 0b0111, 0b0011].map(|mask| b.masked_parity(bits, mask)).to_vec();
            let hits: Vec<NetId> = (0..constants).map(|v| b.equals(&sums, v)).collect();
            b.output(name, hits);
        }
        b.finish()
    }

    #[test]
    fn two_words_get_two_names_and_words_compared_with_little_stay() {
        let plain = two_words(8);
        let lighter = minimum_weight_basis(&plain);
        let names: Vec<&str> = lighter.words().iter().map(|w| w.name.as_str()).collect();
        assert_eq!(names, ["syndrome_min", "syndrome_min_1"]);
        for value in 0..256 {
            let error: Vec<usize> = (0..8).filter(|i| value >> i & 1 == 1).collect();
            assert_eq!(read(&plain, &error), read(&lighter, &error), "{value}");
        }
        let little = two_words(5);
        assert_eq!(minimum_weight_basis(&little), little.without_dead_gates());
    }

    #[test]
    fn a_code_that_is_as_light_as_can_be_stays_as_it_is() {
        for id in ["ni-secded", "hsiao-39-32"] {
            let plain = matches(id);
            assert_eq!(minimum_weight_basis(&plain), plain.without_dead_gates(), "{id}");
        }
    }
}

mod parity {
    use eccforge_circuit::passes::{Sharing, share_parities};
    use eccforge_circuit::{Circuit, Gate, Interpreter};
    use eccforge_lower::encoder;
    use eccforge_scheme::builtin;

    fn cost(c: &Circuit) -> (usize, u32) {
        let gates = c.gates().iter().filter(|g| matches!(g, Gate::Parity(_))).count();
        let mut levels = vec![0u32; c.gates().len()];
        for (net, gate) in c.drivers() {
            let below = gate.operands().iter().map(|o| levels[o.index()]).max();
            levels[net.index()] = below.map_or(0, |deepest| deepest + 1);
        }
        assert!(c.gates().iter().all(|g| g.operands().len() <= 2), "all parities have two operands");
        (gates, levels.into_iter().max().unwrap_or(0))
    }

    #[test]
    fn opentitan_s_encoder_needs_fewer_than_142_gates_of_depth_5() {
        let scheme = builtin("opentitan-72-64").unwrap().scheme();
        let plain = encoder(&scheme).restricted_to(&["check"]);
        let (gates, depth) = cost(&share_parities(&plain, Sharing::BALANCED));
        assert!(gates < 142 && depth <= 5, "{gates} gates, depth {depth}");
    }

    #[test]
    fn a_shared_encoder_means_the_same_on_every_unit_vector() {
        // Linear circuits are equal if they agree on a basis.
        for id in ["ni-secded", "trio", "i-ssc", "hsiao-137-128"] {
            let plain = encoder(&builtin(id).unwrap().scheme());
            for sharing in [Sharing::AREA, Sharing::BALANCED, Sharing::DELAY] {
                let shared = share_parities(&plain, Sharing { runs: 1, ..sharing });
                assert_eq!(shared.verify(), Ok(()));
                for base in (0..plain.inputs()[0].nets.len()).step_by(64) {
                    let run = |c: &Circuit| {
                        let mut run = Interpreter::new(c);
                        for (lane, net) in c.inputs()[0].nets.iter().skip(base).take(64).enumerate() {
                            run.set(*net, 1 << lane);
                        }
                        run.run();
                        c.output_nets().map(|n| run.get(n)).collect::<Vec<_>>()
                    };
                    assert_eq!(run(&plain), run(&shared), "{id}");
                }
            }
        }
    }
}

mod xor_program {
    use eccforge_circuit::passes::{Sharing, share_parities, xor_program};
    use eccforge_circuit::{Builder, Circuit, Interpreter};
    use eccforge_gf::field::Field;

    /// Returns the number of two-input gates.
    fn gates(circuit: &Circuit) -> usize {
        circuit.gates().iter().map(|g| g.operands().len().saturating_sub(1)).sum()
    }

    fn sums(inputs: usize, rows: &[u128]) -> Circuit {
        let mut b = Builder::new("sums");
        let x = b.input("x", inputs);
        let mut sums = Vec::new();
        for row in rows {
            sums.push(b.parity((0..inputs).filter(|i| row >> i & 1 == 1).map(|i| x[i])));
        }
        b.output("y", sums);
        b.finish()
    }

    /// Returns the inputs that each output sums, found by unit vectors.
    fn meaning(circuit: &Circuit) -> Vec<u128> {
        let mut rows = vec![0u128; circuit.output_nets().count()];
        for (bit, net) in circuit.inputs()[0].nets.iter().enumerate() {
            let mut run = Interpreter::new(circuit);
            run.set(*net, 1);
            run.run();
            let out = rows.iter_mut().zip(circuit.output_nets());
            for (row, net) in out {
                *row |= u128::from(run.get(net) & 1) << bit;
            }
        }
        rows
    }

    #[test]
    fn sums_that_cancel_are_found() {
        // The sum of all six inputs, and those of five: 5 gates, then the sum of all and the one left out. Without
        // cancelling, each sum of five consists of the inputs before and after the gap, which needs more gates.
        let rows: Vec<u128> = [63].into_iter().chain((0..6).map(|i| 63 ^ 1 << i)).collect();
        let circuit = sums(6, &rows);
        let paired = share_parities(&circuit, Sharing { runs: 100, ..Sharing::AREA });
        let reduced = xor_program(&circuit, 500_000, None);
        assert_eq!(meaning(&reduced), rows);
        assert_eq!(gates(&reduced), 10);
        assert!(gates(&paired) > 10, "{}", gates(&paired));
    }

    #[test]
    fn the_evaluations_of_32_symbols_need_far_fewer_gates_than_shared_pairs() {
        let field = Field::new(0x163).unwrap();
        let places: Vec<u64> = (0..36).filter(|s| s % 9 != 8).collect();
        // The sum of all symbols, then each bit of the syndromes 1 and 3.
        let mut rows: Vec<u128> = vec![(1 << places.len()) - 1];
        for k in [1, 3] {
            for bit in 0..8 {
                let mut row = 0;
                for (i, place) in places.iter().enumerate() {
                    row |= u128::from(field.power(place * k) >> bit & 1) << i;
                }
                rows.push(row);
            }
        }
        let circuit = sums(32, &rows);
        let paired = gates(&share_parities(&circuit, Sharing { runs: 100, ..Sharing::AREA }));
        let reduced = xor_program(&circuit, 4_000_000, None);
        assert_eq!(reduced.verify(), Ok(()));
        assert_eq!(meaning(&reduced), rows);
        assert!(gates(&reduced) + 8 <= paired, "{} of {paired}", gates(&reduced));
        assert_eq!(reduced, xor_program(&circuit, 4_000_000, None), "a function of rows and effort");
    }

    #[test]
    fn what_is_too_wide_or_no_sum_is_left_as_it_is() {
        let mut b = Builder::new("wide");
        let x = b.input("x", 130);
        let (sum, both) = (b.parity(x.clone()), b.and([x[0], x[1]]));
        b.output("y", vec![sum, both]);
        let circuit = b.finish();
        let reduced = xor_program(&circuit, 1000, None);
        assert_eq!(gates(&reduced), 130);
    }
}

mod optimise {
    use eccforge_circuit::passes::{Cost, optimise};
    use eccforge_lower::decoder::{Decoder, Strategy};
    use eccforge_scheme::{builtin, builtins};

    #[test]
    fn optimised_decoders_of_all_shipped_schemes_cost_less() {
        for shipped in builtins() {
            let plain = Decoder::new(&shipped.scheme(), Strategy::SyndromeLookup).flatten();
            for cost in [Cost::Operations, Cost::Accesses] {
                let small = optimise(&plain, cost);
                assert_eq!(small.verify(), Ok(()));
                assert!(cost.of(&small) <= cost.of(&plain), "{}", shipped.id);
            }
        }
    }

    #[test]
    fn decoders_of_secded_and_reed_solomon_need_less_than_half_the_operations() {
        for id in ["i-secded", "ssc-dsd-plus"] {
            let plain = Decoder::new(&builtin(id).unwrap().scheme(), Strategy::SyndromeLookup).flatten();
            let after = Cost::Operations.of(&optimise(&plain, Cost::Operations));
            assert!(2 * after < Cost::Operations.of(&plain), "{id}: {after}");
        }
    }
}
