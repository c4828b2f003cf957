//! Tests that circuits and the oracle agree. The oracle defines every scheme independently and shares no code with the
//! circuits.

use crate::comparison;
use crate::support;

use comparison::{Comparison, Compiled};
use eccforge_circuit::{Circuit, Interpreter};
use eccforge_exact::single::Reader;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_oracle::{Oracle, Status};
use eccforge_scheme::{Scheme, builtin, builtins};
use proptest::prelude::*;
use rayon::prelude::*;
use std::sync::OnceLock;
use support::oracle_for;

/// Number of shipped schemes of the 288-bit entry; they come first.
const ENTRY_SCHEMES: usize = 16;

fn tied(scheme: &Scheme) -> Scheme {
    scheme.tied().into_owned()
}

/// The decoder of a shipped scheme, compiled once.
fn decoder(id: &str) -> &'static Compiled {
    static DECODERS: [OnceLock<Compiled>; 32] = [const { OnceLock::new() }; 32];
    let which = builtins().iter().position(|b| b.id == id).unwrap();
    DECODERS[which].get_or_init(|| compile(&builtins()[which].scheme()))
}

fn compile(scheme: &Scheme) -> Compiled {
    Compiled::new(Decoder::new(&tied(scheme), Strategy::SyndromeLookup).flatten())
}

/// Decodes every error of up to `most` bits, at most three.
fn agree_on_errors(id: &str, circuit: &Compiled, most: usize) {
    let oracle = oracle_for(id);
    let n = oracle.bits;
    let error = |bits: &[usize]| {
        let mut received = vec![false; n];
        for &b in bits.iter() {
            received[b] = true;
        }
        received
    };
    (0..n).into_par_iter().for_each(|a| {
        let mut comparison = Comparison::new(&oracle, circuit);
        comparison.push(error(&[a]));
        for b in a + 1..n {
            comparison.push(error(&[a, b]));
            for c in b + 1..if most < 3 { 0 } else { n } {
                comparison.push(error(&[a, b, c]));
            }
        }
        comparison.flush();
    });
}

macro_rules! agreement {
    (in ci { $($name:ident: $id:literal),* $(,)? } in full { $($other:ident: $other_id:literal),* $(,)? }) => {
        mod circuit_and_oracle_agree_on_all_errors_of_up_to_three_bits {
            $(#[test] #[ignore = "takes seconds"] fn $name() {
                super::agree_on_errors($id, super::decoder($id), 3);
            })*

            mod full {
                use super::super::{agree_on_errors, decoder};

                $(#[test] #[ignore = "takes seconds"] fn $other() {
                    agree_on_errors($other_id, decoder($other_id), 3);
                })*
            }

            #[test]
            fn of_two_bits_for_every_scheme() {
                let listed = [$($id,)* $($other_id,)*];
                assert!(super::builtins().iter().all(|b| listed.contains(&b.id)));
                for id in xtask::cases(listed, [4, 1]) {
                    super::agree_on_errors(id, super::decoder(id), 2);
                }
            }
        }
    };
}

agreement! {
    in ci {
        trio: "trio", rs_pin: "rs-pin",
        hsiao_22_16: "hsiao-22-16", hsiao_39_32: "hsiao-39-32", hsiao_137_128: "hsiao-137-128",
        opentitan_72_64: "opentitan-72-64", on_die_sec: "on-die-sec-136-128", sec_ded_daec: "sec-ded-daec-72-64",
        dec_bch: "dec-bch-78-64",
    }
    in full {
        i_ssc_csc: "i-ssc-csc", duet_trio: "duet-trio", ni_secded: "ni-secded", i_secded: "i-secded", duet: "duet", ni_sec2bec: "ni-sec2bec", i_sec2bec: "i-sec2bec",
        i_ssc: "i-ssc", ssc_dsd_plus: "ssc-dsd-plus", duet_strict: "duet-strict", trio_strict: "trio-strict",
        trio_confirmed: "trio-confirmed", trio_searched: "trio-searched", sparse_pin: "sparse-pin", rs_dsc: "rs-dsc",
        rs_ssc_tsd: "rs-ssc-tsd", chipkill_x4: "chipkill-x4",
    }
}

/// Asserts that the oracle and the reader decode one error in an entry of random data alike.
fn single_entry_is_read_alike(oracle: &Oracle, reader: &Reader, error: &[usize], random: &mut SplitMix64) {
    let physical = |w: usize, b: &usize| reader.scheme().layout.codeword(w)[*b];
    let data: Vec<bool> = (0..oracle.data_positions.len()).map(|_| random.below(2) == 1).collect();
    let mut read = oracle.encode(&data);
    for &bit in error.iter() {
        read[bit] ^= true;
    }
    let (plain, ours) = (oracle.decode(&read), reader.decode(&data, error));
    let status = match (ours.due, ours.ce) {
        (true, _) => Status::Detected,
        (_, true) => Status::Corrected,
        _ => Status::Clean,
    };
    assert_eq!((status, &ours.entry), (plain.status, &plain.entry), "{}: {error:?}", oracle.id);
    let flipped: Vec<usize> = (0..read.len()).filter(|&bit| read[bit] != plain.entry[bit]).collect();
    let mut by_codeword: Vec<usize> = Vec::new();
    for (w, codeword) in ours.codewords.iter().enumerate() {
        by_codeword.extend(codeword.flips.iter().map(|bit| physical(w, bit)));
    }
    by_codeword.sort_unstable();
    assert_eq!((&ours.flips, &by_codeword), (&flipped, &flipped), "{}: {error:?}", oracle.id);
}

#[test]
fn single_entries_of_any_data_are_read_as_the_oracle_reads_them() {
    let mut random = SplitMix64::new(3);
    for shipped in builtins() {
        let (oracle, reader) = (oracle_for(shipped.id), Reader::new(&shipped.scheme()));
        for i in 0..100 {
            let wanted = [1, 2, 3, 4, 8, 40][i % 6];
            let mut error: Vec<usize> = (0..wanted).map(|_| random.below(oracle.bits)).collect();
            error.sort_unstable();
            error.dedup();
            single_entry_is_read_alike(&oracle, &reader, &error, &mut random);
        }
    }
}

#[test]
fn single_entries_are_read_with_each_enable_as_it_is_by_default() {
    let file = builtin("duet-trio").unwrap().file();
    for (default, id) in [("default: true", "duet-trio"), ("default: false", "duet-trio:off")] {
        let text = file.text.replace("default: true", default);
        let scheme = Scheme::from_text(&SourceFile::new("switched.yaml", text), None).unwrap();
        let (oracle, reader, mut random) = (oracle_for(id), Reader::new(&scheme), SplitMix64::new(5));
        // All pairs of bits of a byte.
        for byte in (0..288).step_by(8) {
            for second in byte..byte + 8 {
                for first in byte..second {
                    single_entry_is_read_alike(&oracle, &reader, &[first, second], &mut random);
                }
            }
        }
    }
}

#[test]
fn circuit_and_oracle_agree_on_dead_chips_of_two_codewords() {
    let scheme = builtin("chipkill-x4").unwrap().scheme();
    let oracle = oracle_for("chipkill-x4");
    let mut comparison = Comparison::new(&oracle, decoder("chipkill-x4"));
    for (chip, other) in (0..18).flat_map(|c| (0..18).map(move |o| (c, o))) {
        for value in 1..256usize {
            let mut received = vec![false; scheme.geometry.bits()];
            for k in (0..8).filter(|k| value >> k & 1 == 1) {
                received[k / 4 * 72 + 4 * chip + k % 4] = true;
                received[(2 + k / 4) * 72 + 4 * other + k % 4] = true;
            }
            comparison.push(received);
        }
    }
    comparison.flush();
}

#[test]
fn circuit_and_oracle_agree_with_the_pair_correction_of_the_switch_off() {
    let scheme = builtin("duet-trio").unwrap().scheme();
    let off = scheme.with_enables(&[false]);
    agree_on_errors("duet-trio:off", &compile(&off), 2);
    // The enable input of the switched decoder has the same effect as the tied scheme.
    let (switched, fixed) = (
        Decoder::new(&scheme, Strategy::SyndromeLookup).flatten(),
        Decoder::new(&off, Strategy::SyndromeLookup).flatten(),
    );
    let (mut a, mut b) = (Interpreter::new(&switched), Interpreter::new(&fixed));
    a.set(switched.input("pair_correction_en").unwrap().nets[0], 0);
    for first in 0..288 {
        for (run, circuit) in [(&mut a, &switched), (&mut b, &fixed)] {
            for (bit, net) in circuit.input("entry").unwrap().nets.iter().enumerate() {
                // Each lane has the error of the bits `first` and 5 times the number of the lane.
                let mut wrong_in = 0;
                for lane in 0..64 {
                    wrong_in |= u64::from(bit == first || bit == (5 * lane) % 288) << lane;
                }
                run.set(*net, wrong_in);
            }
            run.run();
        }
        for port in ["corrected", "ce", "due", "cw_ce", "cw_due", "rule_fail"] {
            assert_eq!(values(&a, &switched, port), values(&b, &fixed, port), "{port} with bit {first}");
        }
    }
}

fn values(run: &Interpreter, circuit: &Circuit, port: &str) -> Vec<u64> {
    circuit.output(port).unwrap().nets.iter().map(|n| run.get(*n)).collect()
}

#[test]
fn circuit_and_oracle_agree_on_every_syndrome_of_every_72_64_codeword() {
    // Errors on check bits produce every syndrome of a codeword; the other codewords stay clean.
    let mut codes = 0;
    for b in builtins() {
        let scheme = b.scheme();
        if (scheme.code.h.n(), scheme.code.h.r()) != (72, 8) {
            continue;
        }
        codes += 1;
        let oracle = oracle_for(b.id);
        let mut comparison = Comparison::new(&oracle, decoder(b.id));
        for w in 0..scheme.codewords() {
            let physical = scheme.layout.codeword(w);
            let checks = scheme.check_positions(w);
            let mut seen = std::collections::HashSet::new();
            for value in 0..256u32 {
                let mut received = vec![false; oracle.bits];
                for i in (0..8).filter(|i| value >> i & 1 == 1) {
                    received[physical[checks[i]]] = true;
                }
                seen.insert(oracle.syndromes(&received)[w]);
                comparison.push(received);
            }
            assert_eq!(seen.len(), 256, "{}: every syndrome of codeword {w} occurs", b.id);
        }
        comparison.flush();
    }
    assert_eq!(codes, 13);
}

#[test]
fn every_physical_bit_has_the_oracles_codeword_and_column() {
    for b in builtins() {
        let scheme = b.scheme();
        let oracle = oracle_for(b.id);
        for (bit, &(w, column)) in scheme.physical_columns().iter().enumerate() {
            let mut received = vec![false; oracle.bits];
            received[bit] = true;
            let mut expected = vec![0; scheme.codewords()];
            expected[w] = column;
            assert_eq!(oracle.syndromes(&received), expected, "{}: physical bit {bit}", b.id);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn encoders_agree_and_random_errors_on_random_data_decode_alike(
        seed in any::<[u64; 20]>(), which in 0..ENTRY_SCHEMES, weight in 0usize..12,
    ) {
        let id = builtins()[which].id;
        let scheme = builtin(id).unwrap().scheme();
        let oracle = oracle_for(id);
        let bit = |i: usize| seed[i / 64 % 20] >> (i % 64) & 1 == 1;
        let data: Vec<bool> = (0..oracle.data_positions.len()).map(bit).collect();
        let written = oracle.encode(&data);
        let circuit = encoder(&scheme);
        let mut run = Interpreter::new(&circuit);
        for (n, d) in circuit.input("data").unwrap().nets.iter().zip(&data) {
            run.set(*n, u64::from(*d));
        }
        run.run();
        let entry: Vec<bool> = values(&run, &circuit, "entry").iter().map(|v| v & 1 == 1).collect();
        prop_assert_eq!(&entry, &written);

        let mut comparison = Comparison::new(&oracle, decoder(id));
        let mut sparse = written.clone();
        for i in 0..weight {
            let bit = (seed[8 + i] % 288) as usize;
            sparse[bit] = !sparse[bit];
        }
        let dense: Vec<bool> = written.iter().enumerate().map(|(i, w)| w ^ bit(512 + i)).collect();
        comparison.push(written);
        comparison.push(sparse);
        comparison.push(dense);
        comparison.flush();
    }
}
