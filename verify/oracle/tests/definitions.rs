//! Tests of properties that hold for every scheme, and of pairs of schemes with different definitions.

use crate::support;

use eccforge_oracle::{Oracle, Status, by_id, ids};
use std::collections::HashSet;
use support::{Random, bits, bytes, doubles, pins};

fn all() -> Vec<Oracle> {
    ids().into_iter().chain(["duet-trio:off"]).map(oracle).collect()
}

fn oracle(id: &str) -> Oracle {
    by_id(id).unwrap_or_else(|| panic!("{id} is in the catalog"))
}

fn flipped(entry: &[bool], pattern: &[usize]) -> Vec<bool> {
    let mut entry = entry.to_vec();
    for &i in pattern.iter() {
        entry[i] = !entry[i];
    }
    entry
}

#[test]
fn an_encoded_entry_has_zero_syndromes_holds_its_data_and_decodes_clean() {
    let mut random = Random(1);
    for code in all() {
        for _ in 0..200 {
            let data = random.bits(256);
            let entry = code.encode(&data);
            assert_eq!(code.syndromes(&entry), vec![0; code.codewords()], "{}", code.id);
            assert!(code.data_positions.iter().zip(&data).all(|(&i, &bit)| entry[i] == bit), "{}", code.id);
            assert_eq!((code.decode(&entry).status, code.decode(&entry).entry), (Status::Clean, entry));
        }
    }
}

#[test]
fn data_bits_sit_on_pins_0_to_63() {
    for code in all() {
        assert_eq!(code.data_positions, (0..288).filter(|i| i % 72 < 64).collect::<Vec<_>>(), "{}", code.id);
    }
}

#[test]
fn the_verdict_depends_on_the_error_and_not_on_the_data() {
    let mut random = Random(2);
    for code in all() {
        for _ in 0..300 {
            let written = code.encode(&random.bits(256));
            let error: Vec<usize> = (0..1 + random.below(5)).map(|_| random.below(288)).collect();
            let on_data = code.decode(&flipped(&written, &error));
            let on_zero = code.decode(&flipped(&[false; 288], &error));
            let left: Vec<bool> = written.iter().zip(&on_data.entry).map(|(a, b)| a != b).collect();
            assert_eq!((on_data.status, left), (on_zero.status, on_zero.entry), "{} on {error:?}", code.id);
        }
    }
}

#[test]
fn only_a_corrected_entry_is_changed_and_it_is_a_codeword() {
    let mut random = Random(3);
    for code in all() {
        for round in 0..2000 {
            let mut received = code.encode(&random.bits(256));
            // Errors of all breadths: within one byte, one beat, the entry.
            let breadth = [8, 72, 288][round % 3];
            let start = random.below(288 / breadth) * breadth;
            for bit in &mut received[start..start + breadth] {
                *bit ^= random.below(2) == 1;
            }
            let decoded = code.decode(&received);
            match decoded.status {
                Status::Corrected => assert!(decoded.entry != received, "{}", code.id),
                _ => assert_eq!(decoded.entry, received, "{}", code.id),
            }
            let zero = code.syndromes(&decoded.entry).iter().all(|&syndrome| syndrome == 0);
            assert_eq!(zero, decoded.status != Status::Detected, "{}", code.id);
        }
    }
}

#[test]
fn ssc_dsd_plus_equals_the_listing_decoder_on_all_single_and_double_bit_errors() {
    let (locators, listing) = (oracle("ssc-dsd-plus"), oracle("rs-ssc-tsd"));
    for class in [bits, doubles, pins, bytes] {
        class(&mut |pattern| {
            let entry = flipped(&[false; 288], pattern);
            assert_eq!(locators.decode(&entry), listing.decode(&entry), "{pattern:?}");
        });
    }
}

#[test]
fn ssc_dsd_plus_equals_the_listing_decoder_on_random_and_on_sparse_syndromes() {
    let (locators, listing) = (oracle("ssc-dsd-plus"), oracle("rs-ssc-tsd"));
    let mut random = Random(4);
    for round in 0..200_000u32 {
        // Random check symbols reach every syndrome alike; sparse ones reach zero syndromes often.
        let mut entry = vec![false; 288];
        for check in [8, 17, 26, 35] {
            let symbol = if round % 2 == 0 { random.word() } else { 1 << random.below(9) };
            for k in 0..8 {
                entry[8 * check + k] = symbol >> k & 1 == 1;
            }
        }
        if round % 4 == 3 {
            // An error of one symbol and, in half of the rounds, a wrong bit anywhere.
            entry = vec![false; 288];
            let byte = random.below(36);
            for k in 0..8 {
                entry[8 * byte + k] = random.below(2) == 1;
            }
            entry[random.below(288)] ^= random.below(2) == 1;
        }
        assert_eq!(locators.decode(&entry), listing.decode(&entry));
    }
}

#[test]
fn double_symbol_correction_returns_what_was_written_after_any_two_symbol_errors() {
    let code = oracle("rs-dsc");
    let mut random = Random(5);
    for a in 0..36 {
        for b in a..36 {
            for _ in 0..8 {
                let written = code.encode(&random.bits(256));
                let mut received = written.clone();
                for byte in [a, b] {
                    let value = 1 + random.below(255);
                    for k in 0..8 {
                        received[8 * byte + k] ^= value >> k & 1 == 1;
                    }
                }
                assert_eq!(code.decode(&received).entry, written, "symbols {a} and {b}");
            }
        }
    }
}

#[test]
fn the_9972_patterns_of_rs_pin_have_distinct_non_zero_syndromes() {
    let code = oracle("rs-pin");
    let mut syndromes = HashSet::from([0]);
    let mut patterns = 0;
    for class in [bits, bytes, pins] {
        class(&mut |pattern| {
            patterns += 1;
            let syndrome = code.syndromes(&flipped(&[false; 288], pattern))[0];
            assert!(syndromes.insert(syndrome), "{pattern:?} shares {syndrome:#010x}");
        });
    }
    assert_eq!((patterns, syndromes.len()), (9972, 9973));
}

/// Bits of an entry by the codeword that holds them.
fn by_codeword(code: &Oracle) -> Vec<Vec<usize>> {
    let mut words = vec![Vec::new(); code.codewords()];
    for bit in 0..288 {
        let syndromes = code.syndromes(&flipped(&[false; 288], &[bit]));
        // Only the codeword of the bit has a syndrome.
        let word = syndromes.iter().position(|syndrome| *syndrome != 0).expect("a codeword with the bit");
        words[word].push(bit);
    }
    words
}

/// Corrections in several codewords are accepted only if they are in one byte lane, 8 pins x 4 beats, in the schemes of
/// [S21, Table 2]. In the strict schemes, they must be in one pin or in one byte, as [S21, Section 6.1] states.
#[test]
fn corrections_in_three_codewords_must_be_together() {
    let lane = |bit: usize| bit % 72 / 8;
    for (id, strict) in [("duet", false), ("trio", false), ("duet-strict", true), ("trio-strict", true)] {
        let code = oracle(id);
        let words = by_codeword(&code);
        let (mut together, mut scattered) = (0, 0);
        for &a in &words[0][..8] {
            for &b in &words[1] {
                for &c in &words[2] {
                    let all = |cell: &dyn Fn(usize) -> usize| cell(b) == cell(a) && cell(c) == cell(a);
                    let is_together = if strict { all(&|bit| bit % 72) || all(&|bit| bit / 8) } else { all(&lane) };
                    let status = code.decode(&flipped(&[false; 288], &[a, b, c])).status;
                    assert_eq!(status == Status::Corrected, is_together, "{id}: {a} {b} {c}");
                    (together, scattered) =
                        (together + usize::from(is_together), scattered + usize::from(!is_together));
                }
            }
        }
        assert!(together >= 8 && scattered > 1000, "{id}: {together} {scattered}");
    }
}

/// A pair is accepted only if another codeword corrects a bit of the same byte, 8 pins of one beat.
#[test]
fn a_confirmed_pair_has_its_witness_in_its_own_byte() {
    let code = oracle("trio-confirmed");
    let words = by_codeword(&code);
    let status = |pattern: &[usize]| code.decode(&flipped(&[false; 288], pattern)).status;
    let mut confirmed = 0;
    for byte in 0..36 {
        for word in 0..words.len() {
            let own: Vec<usize> = words[word].iter().copied().filter(|bit| bit / 8 == byte).collect();
            assert_eq!(own.len(), 2, "a byte holds a pair of each codeword");
            assert_eq!(status(&own), Status::Detected, "no witness");
            for &witness in words.iter().enumerate().filter(|(w, _)| *w != word).flat_map(|(_, bits)| bits) {
                let believed = status(&[own[0], own[1], witness]) == Status::Corrected;
                assert_eq!(believed, witness / 8 == byte, "{own:?} and {witness}");
                confirmed += usize::from(believed);
            }
        }
    }
    assert_eq!(confirmed, 36 * 4 * 6);
}

#[test]
fn a_pair_correction_is_enabled_or_not_by_one_input() {
    let (on, off, trio) = (oracle("duet-trio"), oracle("duet-trio:off"), oracle("trio"));
    for class in [bits, pins, bytes, doubles] {
        class(&mut |pattern| {
            let entry = flipped(&[false; 288], pattern);
            assert_eq!(on.syndromes(&entry), off.syndromes(&entry));
            assert_eq!(on.decode(&entry), trio.decode(&entry));
            if off.decode(&entry).status == Status::Corrected {
                assert_eq!(on.decode(&entry), off.decode(&entry));
            }
        });
    }
}
