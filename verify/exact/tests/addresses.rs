//! Tests of addresses in the code: the oracle of addresses checks every count of `check`, and the circuits.

use crate::plain;

use eccforge_circuit::Interpreter;
use eccforge_exact::address::{AddressFaults, Seen, faults};
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_oracle::addresses::Addressed;
use eccforge_oracle::{Oracle, Status};
use eccforge_scheme::{Scheme, addressed, builtin};
use plain::{hsiao, one_codeword, oracle_for, small, veer};
use proptest::prelude::*;
use std::fmt::Write;

/// Returns `bits` random bits.
fn word(random: &mut SplitMix64, bits: usize) -> Vec<bool> {
    (0..bits).map(|_| random.bits() >> 63 == 1).collect()
}

/// Returns the oracle's result for an entry with random data at a random address that is read at another address.
fn wrong_address(oracle: &Addressed, random: &mut SplitMix64, difference: u64) -> Status {
    let data = word(random, oracle.data_bits());
    let asked = random.bits() >> (64 - oracle.bits);
    oracle.read(&oracle.write(&data, asked ^ difference), asked).status
}

/// Counts the oracle's results for every difference that `which` selects.
fn census(oracle: &Addressed, which: impl Fn(u64) -> bool) -> Seen {
    let (mut random, mut seen) = (SplitMix64::new(9), Seen::default());
    for difference in (1..1u64 << oracle.bits).filter(|d| which(*d)) {
        match wrong_address(oracle, &mut random, difference) {
            Status::Clean => seen.unseen += 1,
            Status::Corrected => seen.miscorrected += 1,
            Status::Detected => seen.detected += 1,
        }
    }
    seen
}

fn agrees(scheme: &Scheme, oracle: &Addressed) -> AddressFaults {
    let found = faults(scheme).expect("it has an address");
    for (bits, seen) in &found.by_bits {
        assert_eq!(*seen, census(oracle, |d| d.count_ones() as usize == *bits), "{}: {bits} bits", scheme.id);
    }
    assert_eq!(found.all, Some(census(oracle, |_| true)), "{}: all", scheme.id);
    found
}

#[test]
fn veer_of_64_kib_has_exactly_the_holes_that_are_known() {
    let found = agrees(&builtin("veer-el2-iccm-64k").unwrap().scheme(), &veer(14));
    let all = found.all.unwrap();
    assert_eq!((all.total(), all.unseen, all.miscorrected), (16_383, 255, 0));
    assert_eq!(found.by_bits[0].1, Seen { detected: 14, ..Seen::default() });
    assert_eq!(found.by_bits[1].1, Seen { detected: 80, unseen: 11, ..Seen::default() });
}

#[test]
fn veer_of_512_kib_takes_half_of_all_wrong_addresses_for_single_errors() {
    let scheme = builtin("veer-el2-iccm-512k").unwrap().scheme();
    let all = agrees(&scheme, &veer(17)).all.unwrap();
    assert_eq!((all.total(), all.unseen, all.miscorrected), (131_071, 1_023, 39_936));
    // The core's own decoder assumes a single error for every syndrome with the overall parity, even if it is not a
    // column of H.
    let columns = scheme.address_columns(0);
    let parity = scheme.code.h.r() - 1;
    let has_parity = |difference: &u64| crate::small::sum_at(&columns, *difference) >> parity & 1 == 1;
    assert_eq!((1..1u64 << 17).filter(has_parity).count(), 65_536);
}

#[test]
fn even_columns_of_a_row_see_every_odd_number_of_wrong_bits_and_never_miscorrect() {
    let scheme = builtin("hsiao-72-64-address").unwrap().scheme();
    let (found, oracle) = (faults(&scheme).unwrap(), hsiao());
    for (bits, seen) in &found.by_bits {
        let few = |d: u64| d.count_ones() as usize == *bits;
        assert_eq!(seen.total(), seen.detected, "{bits}");
        assert_eq!(*seen, census(&oracle, few));
    }
    let all = found.all.unwrap();
    assert_eq!((all.total(), all.unseen, all.miscorrected), ((1 << 24) - 1, (1 << 17) - 1, 0));
    // The oracle decodes a sample of the 2^24 differences.
    let mut random = SplitMix64::new(2);
    for _ in 0..20_000 {
        let difference = random.bits() >> 40;
        let status = wrong_address(&oracle, &mut random, difference);
        assert_ne!(status, Status::Corrected);
        assert!(difference.count_ones().is_multiple_of(2) || status == Status::Detected);
    }
}

/// Asserts that the circuits write and read as the oracle does: random data, right and wrong addresses, and errors of a few bits.
fn circuits_agree(scheme: &Scheme, oracle: &Addressed) {
    let (encoder, decoder) = (encoder(scheme), Decoder::new(scheme, Strategy::SyndromeLookup).flatten());
    let (mut write, mut read) = (Interpreter::new(&encoder), Interpreter::new(&decoder));
    let mut random = SplitMix64::new(5);
    let mut seen = [0; 3];
    for round in 0..600 {
        let (data, address) = (word(&mut random, oracle.data_bits()), random.bits() >> (64 - oracle.bits));
        let asked = if round % 3 == 0 { address ^ 1 << random.below(oracle.bits) } else { address };
        let nets = |circuit: &eccforge_circuit::Circuit, port: &str| circuit.input(port).unwrap().nets.clone();
        let bit = |of: u64, a: usize| of >> a & 1;
        for (n, b) in nets(&encoder, "data").iter().zip(&data) {
            write.set(*n, u64::from(*b));
        }
        for (a, n) in nets(&encoder, "address").iter().enumerate() {
            write.set(*n, bit(address, a));
        }
        write.run();
        let written: Vec<bool> = encoder.output("entry").unwrap().nets.iter().map(|n| write.get(*n) & 1 == 1).collect();
        assert_eq!(written, oracle.write(&data, address), "{}", scheme.id);
        let mut entry = written;
        for _ in 0..round % 4 {
            entry[random.below(scheme.geometry.bits())] ^= true;
        }
        for (n, b) in nets(&decoder, "entry").iter().zip(&entry) {
            read.set(*n, u64::from(*b));
        }
        for (a, n) in nets(&decoder, "address").iter().enumerate() {
            read.set(*n, bit(asked, a));
        }
        read.run();
        let out = |port: &str| -> Vec<bool> {
            decoder.output(port).unwrap().nets.iter().map(|n| read.get(*n) & 1 == 1).collect()
        };
        let expected = oracle.read(&entry, asked);
        assert_eq!(out("data"), expected.data, "{}: {round}", scheme.id);
        let flags = [expected.status == Status::Corrected, expected.status == Status::Detected];
        assert_eq!([out("ce")[0], out("due")[0]], flags, "{}: {round}", scheme.id);
        seen[usize::from(flags[0]) + 2 * usize::from(flags[1])] += 1;
    }
    assert!(seen.iter().all(|count| *count > 50), "{seen:?}");
}

#[test]
fn encoder_and_decoder_of_shipped_schemes_are_the_oracles() {
    for shipped in addressed() {
        circuits_agree(&shipped.scheme(), &oracle_for(shipped.id));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn every_difference_of_small_codes_is_what_the_oracle_says(columns in prop::collection::vec(1u64..32, 1..10)) {
        let (scheme, oracle) = small(&columns);
        agrees(&scheme, &oracle);
    }

    #[test]
    fn an_xor_of_any_width_is_what_the_oracle_says(bits in 1usize..9, copies in 1usize..5, width in 8usize..17) {
        let mut text = builtin("hsiao-22-16").unwrap().file().text;
        let _ = writeln!(text, "address: {{bits: {bits}, fold: {{xor: {{copies: {copies}, width: {width}}}}}}}");
        let scheme = Scheme::from_text(&SourceFile::new("xor.yaml", text), None).unwrap();
        let h = scheme.code.h.columns();
        let plain = Oracle::from_definition(one_codeword(h[..16].to_vec(), &h[16..]));
        let oracle = Addressed::with_xor(plain, bits, copies, width);
        agrees(&scheme, &oracle);
        circuits_agree_in_writing(&scheme, &oracle);
    }
}

/// Asserts that the encoder agrees with the oracle at every address.
fn circuits_agree_in_writing(scheme: &Scheme, oracle: &Addressed) {
    let encoder = encoder(scheme);
    let mut write = Interpreter::new(&encoder);
    let data = vec![true; oracle.data_bits()];
    for n in encoder.input("data").unwrap().nets.iter() {
        write.set(*n, 1);
    }
    for address in 0..1u64 << oracle.bits {
        let nets = encoder.input("address").unwrap().nets.iter().enumerate();
        for (a, n) in nets {
            write.set(*n, address >> a & 1);
        }
        write.run();
        let written: Vec<bool> = encoder.output("entry").unwrap().nets.iter().map(|n| write.get(*n) & 1 == 1).collect();
        assert_eq!(written, oracle.write(&data, address));
    }
}

#[test]
fn a_scheme_without_its_address_treats_errors_the_same_and_has_another_hash() {
    for scheme in addressed().iter().map(|b| b.scheme()) {
        let plain = scheme.without_address();
        assert!(faults(&plain).is_none());
        assert_ne!(scheme.hash(), plain.hash());
    }
}
