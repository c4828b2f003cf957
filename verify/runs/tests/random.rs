//! Tests of random bits: known answers, equality of software and instructions, and statistics.

use eccforge_circuit::Builder;
use eccforge_circuit::lanes::{Backend, Program, Slot, Workspace};
use eccforge_runs::random::{Generator, Instructions, Stream, Vectors, ars7, philox4x32_10};
use sha2::{Digest, Sha256};

fn sample(generator: Generator, seed: u64, cell: &str, block: u64, index: u64, n: usize) -> Vec<Slot> {
    let mut slots = vec![Slot::ZERO; n];
    Stream::new(generator, seed, cell).fill(block, index, &mut slots);
    slots
}

#[test]
fn a_slot_depends_on_seed_cell_block_and_index_and_on_nothing_else() {
    for g in [Generator::Ars7, Generator::Philox] {
        let all = sample(g, 1, "a", 0, 0, 100);
        for cut in [1, 7, 8, 9, 63] {
            assert_eq!(sample(g, 1, "a", 0, cut, 100 - cut as usize), all[cut as usize..], "{g:?} from {cut}");
        }
        let others = [sample(g, 2, "a", 0, 0, 100), sample(g, 1, "b", 0, 0, 100), sample(g, 1, "a", 1, 0, 100)];
        for other in others {
            assert!(all.iter().zip(&other).all(|(x, y)| x != y), "{g:?}");
        }
    }
}

/// Circuits of 1 to 40 inputs and one with the inputs of an entry, so that the last batch of slots has every length.
#[test]
fn slots_drawn_beside_a_circuit_are_those_of_the_stream_and_the_outputs_stay_equal() {
    for inputs in (1..=40).chain([72, 288]) {
        let mut b = Builder::new("sums");
        let nets = b.input("entry", inputs);
        let sums =
            [b.parity(nets.clone()), b.and(nets.iter().copied().step_by(2)), b.or(nets.iter().copied().step_by(3))];
        b.output("sums", sums.to_vec());
        let program = Program::compile(&b.finish()).unwrap();
        let stream = Stream::new(Generator::Ars7, 7, "beside");
        let (block, index) = (5, (3 << 24) + inputs as u64);
        let mut counters = stream.counters().expect("ars7 encrypts counters");
        counters.set(Stream::counter(block, index));
        let now = sample(Generator::Ars7, 1, "now", 0, 0, inputs);
        let mut workspace = Workspace::new([&program]);
        let (mut outputs, mut expected) = ([Slot::ZERO; 3], [Slot::ONES; 3]);
        program.run_on(Backend::U64, &now, &mut workspace, &mut expected);
        // A slot more shows a write beyond the end.
        let mut next = vec![Slot::ONES; inputs + 1];
        let draw = (&counters, &mut next[..]);
        let is_drawn = program.run_and_draw(Backend::best(), &now, &mut workspace, &mut outputs, draw);
        assert_eq!(outputs, expected, "{inputs} inputs");
        let mut of_stream = sample(Generator::Ars7, 7, "beside", block, index, inputs);
        if !is_drawn {
            of_stream.fill(Slot::ONES);
        }
        of_stream.push(Slot::ONES);
        assert_eq!(next, of_stream, "{inputs} inputs");
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("vaes") {
            assert!(is_drawn, "this machine has the instructions");
        }
    }
    assert!(Stream::new(Generator::Philox, 7, "beside").counters().is_none());
}

/// Each statistic is normal for good bits: 6 sigma fails a good generator once in 5e8 runs, and the seed is fixed.
#[test]
fn ones_neighbours_and_equal_lanes_are_as_frequent_as_for_fair_coins() {
    for g in [Generator::Ars7, Generator::Philox] {
        let slots = sample(g, 42, "smoke", 3, 0, 4096);
        let n = 4096.0 * 512.0;
        let deviations = |ones: u64| (ones as f64 - n / 2.0) / (n / 4.0f64).sqrt();
        // Ones in a slot and the next one, combined by a function.
        let count = |combined: &dyn Fn(&Slot, &Slot) -> Slot| -> f64 {
            let mut ones = 0;
            for (slot, next) in slots.iter().zip(slots.iter().cycle().skip(1)) {
                ones += u64::from(combined(slot, next).count());
            }
            deviations(ones)
        };
        let statistics = [
            count(&|slot, _| *slot),
            count(&|slot, next| slot.zip(next, |a, b| a ^ b)),
            count(&|slot, _| slot.zip(slot, |a, _| a ^ a.rotate_left(1))),
            count(&|slot, next| slot.zip(next, |a, b| a ^ b.rotate_left(32))),
        ];
        assert!(statistics.iter().all(|statistic| statistic.abs() < 6.0), "{g:?}: {statistics:?}");
        // Bytes: chi-squared with 255 degrees of freedom has mean 255 and deviation 22.6.
        let mut bytes = [0u64; 256];
        for byte in slots.iter().flat_map(|slot| slot.0).flat_map(u64::to_le_bytes) {
            bytes[usize::from(byte)] += 1;
        }
        let expected = n / 8.0 / 256.0;
        let chi: f64 = bytes.iter().map(|&b| (b as f64 - expected).powi(2) / expected).sum();
        assert!((255.0 - 6.0 * 22.6..255.0 + 6.0 * 22.6).contains(&chi), "{g:?}: {chi}");
    }
}

/// A GF(2)-linear generator has linear relations between a few hundred consecutive outputs; here the bits of 600
/// slots of one lane form a matrix of full rank, except by chance.
#[test]
fn outputs_have_no_linear_relation() {
    for g in [Generator::Ars7, Generator::Philox] {
        // rows[i]: 64 consecutive slots' first word, as 512 bits.
        let slots = sample(g, 7, "rank", 0, 0, 64 * 8);
        let mut rows: Vec<[u64; 8]> = (0..64).map(|i| std::array::from_fn(|k| slots[8 * i + k].0[0])).collect();
        let mut rank = 0;
        for bit in 0..512 {
            let one = |r: &[u64; 8]| r[bit / 64] >> (bit % 64) & 1 == 1;
            let Some(pivot) = (rank..rows.len()).find(|&i| one(&rows[i])) else { continue };
            rows.swap(rank, pivot);
            let pivot = rows[rank];
            for row in rows.iter_mut().skip(rank + 1).filter(|r| one(r)) {
                for (a, b) in row.iter_mut().zip(pivot) {
                    *a ^= b;
                }
            }
            rank += 1;
        }
        assert_eq!(rank, 64, "{g:?}");
    }
}

fn words(w: [u32; 4]) -> u128 {
    w.iter().rev().fold(0, |v, &x| v << 32 | u128::from(x))
}

/// The three vectors of Random123's `kat_vectors` for philox4x32, 10 rounds.
#[test]
fn known_answers_of_philox() {
    let cases = [
        ([0; 4], 0, [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8]),
        ([u32::MAX; 4], u64::MAX, [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd]),
        (
            [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
            0x299f31d0_a4093822,
            [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
        ),
    ];
    for (counter, key, output) in cases {
        assert_eq!(philox4x32_10(words(counter), key), words(output));
    }
}

/// Random123's own test of ars1xm128i with 7 rounds: key 1, counters 1 and 256, bytes in the order of memory.
#[test]
fn known_answers_of_ars() {
    let bytes = |hi: u64, lo: u64| u128::from(hi.swap_bytes()) | u128::from(lo.swap_bytes()) << 64;
    assert_eq!(ars7(1, 1), bytes(0x2b1623350cd214dc, 0x7740187993411872));
    assert_eq!(ars7(256, 1), bytes(0x2de6b66fa461b668, 0xf380126f32b9cd22));
}

/// The product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1.
fn product(a: u8, b: u8) -> u8 {
    let sum = (0..8).filter(|i| b >> i & 1 == 1).fold(0u16, |sum, i| sum ^ u16::from(a) << i);
    (8..16).rev().fold(sum, |sum, i| if sum >> i & 1 == 1 { sum ^ 0x11b << (i - 8) } else { sum }) as u8
}

/// The S-box by its definition [FIPS 197, 5.1.1]: the inverse, then an affine map.
fn s_box() -> Vec<u8> {
    let mut table = Vec::new();
    for byte in 0..=255u8 {
        // Zero has no inverse and is mapped like its own.
        let inverse: u8 = (0..=255).find(|other| product(byte, *other) == 1).unwrap_or(0);
        let mut image = 0x63;
        for turn in 0..5 {
            image ^= inverse.rotate_left(turn);
        }
        table.push(image);
    }
    table
}

/// Seven rounds by the definition of AES [FIPS 197, 5.1] and the key schedule of ARS.
fn plain_ars7(counter: u128, key: u128, s_box: &[u8]) -> u128 {
    let round_key = |i: u64| {
        let low = (key as u64).wrapping_add(i.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let high = ((key >> 64) as u64).wrapping_add(i.wrapping_mul(0xbb67_ae85_84ca_a73b));
        (u128::from(high) << 64 | u128::from(low)).to_le_bytes()
    };
    let add = |state: [u8; 16], i: u64| -> [u8; 16] { std::array::from_fn(|b| state[b] ^ round_key(i)[b]) };
    let mut state = add(counter.to_le_bytes(), 0);
    for round in 1..=7 {
        // Row r of column c is byte r + 4 c.
        state = std::array::from_fn(|b| s_box[usize::from(state[b % 4 + 4 * ((b / 4 + b % 4) % 4)])]);
        if round < 7 {
            let at = |state: &[u8; 16], b: usize, r: usize| state[b / 4 * 4 + (b + r) % 4];
            let mixed = |s: &[u8; 16], b| product(2, at(s, b, 0)) ^ product(3, at(s, b, 1)) ^ at(s, b, 2) ^ at(s, b, 3);
            state = std::array::from_fn(|b| mixed(&state, b));
        }
        state = add(state, round);
    }
    u128::from_le_bytes(state)
}

/// Checks entries of the S-box [FIPS 197, Appendix B and Figure 7]; the rounds use all entries.
#[test]
fn ars_is_made_of_rounds_of_aes() {
    let s_box = s_box();
    assert_eq!([0x00, 0x01, 0x53, 0xff].map(|b: usize| s_box[b]), [0x63, 0x7c, 0xed, 0x16]);
    for i in 0..100u128 {
        let (counter, key) =
            ((i << 70) | (i * 0x1234_5678_9abc_def1), i.wrapping_mul(0x0f1e_2d3c_4b5a_6978_8796_a5b4_c3d2_e1f0) >> 3);
        assert_eq!(ars7(counter, key), plain_ars7(counter, key, &s_box), "{counter:#x} {key:#x}");
    }
}

/// Slots of the outputs for consecutive counters.
fn expected(counter: u128, n: usize, output: impl Fn(u128) -> u128) -> Vec<Slot> {
    let slot = |i: u128| {
        let outputs = (0..4).flat_map(|q| {
            let output = output(counter + 4 * i + q);
            [output as u64, (output >> 64) as u64]
        });
        let mut slot = Slot::ZERO;
        for (word, output) in slot.0.iter_mut().zip(outputs) {
            *word = output;
        }
        slot
    };
    (0..n as u128).map(slot).collect()
}

#[test]
fn every_instruction_set_gives_the_software_slots() {
    let cases = [(77, 3u128 << 64 | 1000, 21), (77 << 64, 0, 8), (5, 1 << 40, 3)];
    for instructions in Instructions::ALL {
        for (key, counter, n) in cases {
            let mut slots = vec![Slot::ZERO; n];
            if instructions.fill(key, counter, &mut slots) {
                assert_eq!(slots, expected(counter, n, |counter| ars7(counter, key)), "{instructions:?}");
                continue;
            }
            assert!(slots.iter().all(|slot| *slot == Slot::ZERO), "{instructions:?}");
            match instructions {
                Instructions::Vaes => xtask::not_run("AVX-512", "VAES on vectors of 512 bits"),
                Instructions::Aes => xtask::not_run("AES", "the instructions of x86-64"),
                Instructions::Software => panic!("it runs everywhere"),
            }
        }
    }
}

/// Philox by its definition [Salmon et al., SC 2011, Section 2.2], whose function is not that of the library.
fn plain_philox(counter: u128, key: u64) -> u128 {
    let lower = |word: u128| word & 0xffff_ffff;
    let mut word = [0, 32, 64, 96].map(|at| lower(counter >> at));
    let mut key = [lower(key.into()), u128::from(key >> 32)];
    for _ in 0..10 {
        let (first, third) = (word[0] * 0xd251_1f53, word[2] * 0xcd9e_8d57);
        word = [third >> 32 ^ word[1] ^ key[0], lower(third), first >> 32 ^ word[3] ^ key[1], lower(first)];
        key = [lower(key[0] + 0x9e37_79b9), lower(key[1] + 0xbb67_ae85)];
    }
    word[0] | word[1] << 32 | word[2] << 64 | word[3] << 96
}

#[test]
fn all_vectors_give_the_outputs_of_philox_by_its_definition() {
    // The block is in the upper half. The lengths end in chunks of full and partial size.
    let cases = [(77, 3u128 << 64 | 1000, 21), (u64::MAX, 0, 8), (5 << 32, 9 << 64 | 1 << 63, 3), (9, 1 << 40, 1)];
    for vectors in Vectors::ALL {
        for (key, counter, n) in cases {
            let mut slots = vec![Slot::ZERO; n];
            if vectors.fill(key, counter, &mut slots) {
                assert_eq!(slots, expected(counter, n, |at| plain_philox(at, key)), "{vectors:?}");
                continue;
            }
            assert!(slots.iter().all(|slot| *slot == Slot::ZERO), "{vectors:?}");
            match vectors {
                Vectors::Avx512 => xtask::not_run("AVX-512", "Philox on vectors of 512 bits"),
                Vectors::Avx2 => xtask::not_run("AVX2", "Philox on vectors of 256 bits"),
                Vectors::None => panic!("it runs everywhere"),
            }
        }
    }
}

#[test]
fn instructions_and_software_give_equal_slots() {
    let digest = Sha256::digest("eccforge stream 1\n9\nequal");
    let key = u128::from_le_bytes(std::array::from_fn(|i| digest[i]));
    let stream = Stream::new(Generator::Ars7, 9, "equal");
    // The counter's lower half comes close to its end.
    let index = (u64::MAX - 400) >> 2;
    for n in [0, 1, 3, 7, 8, 9, 40] {
        let mut slots = vec![Slot::ZERO; n];
        stream.fill(5, index, &mut slots);
        assert_eq!(slots, expected(5 << 64 | u128::from(index << 2), n, |at| ars7(at, key)), "{n} slots");
    }
}
