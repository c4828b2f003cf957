//! Tests that exhaustive enumeration gives the undisputed cells of [S21, Table 2] to the printed digit.

use crate::support;

use eccforge_oracle::{Oracle, by_id};
use support::{Class, Tally, bits, bytes, doubles, pins, tally, triples};

fn oracle(id: &str) -> Oracle {
    by_id(id).unwrap_or_else(|| panic!("{id} is in the catalog"))
}

fn corrects_all(class: Tally) -> bool {
    class.corrected == class.total()
}

#[test]
fn the_classes_have_their_sizes() {
    let code = oracle("i-secded");
    let size = |class: Class| tally(&code, class).total();
    assert_eq!([size(bits), size(pins), size(bytes), size(doubles)], [288, 72 * 11, 36 * 247, 288 * 287 / 2]);
}

#[test]
fn every_scheme_corrects_every_single_bit() {
    for id in eccforge_oracle::ids().into_iter().chain(["duet-trio:off"]) {
        assert!(corrects_all(tally(&oracle(id), bits)), "{id}");
    }
}

#[test]
fn non_interleaved_secded_miscorrects_504_of_2223_byte_patterns_per_beat() {
    let byte = tally(&oracle("ni-secded"), bytes);
    assert_eq!((byte.silent, byte.total()), (4 * 504, 4 * 2223));
    assert_eq!(format!("{:.4}", byte.silent_percent()), "22.6721");
}

#[test]
fn secded_miscorrects_33568_triples_within_each_codeword() {
    for id in xtask::cases(["ni-secded", "i-secded", "duet"], [3, 1]) {
        let triple = tally(&oracle(id), triples);
        assert_eq!((triple.silent, triple.total()), (4 * 33_568, 3_939_936), "{id}");
        assert_eq!(format!("{:.4}", triple.silent_percent()), "3.4080", "{id}");
    }
}

#[test]
fn interleaved_secded_corrects_72_of_247_byte_patterns_and_detects_the_others() {
    for id in ["i-secded", "duet", "duet-strict", "duet-trio:off"] {
        assert_eq!(tally(&oracle(id), bytes), Tally { corrected: 36 * 72, detected: 36 * 175, silent: 0 }, "{id}");
    }
}

#[test]
fn interleaved_sec_2bec_corrects_every_pin_and_every_byte() {
    for id in ["i-sec2bec", "trio", "trio-strict", "duet-trio"] {
        assert!(corrects_all(tally(&oracle(id), pins)) && corrects_all(tally(&oracle(id), bytes)), "{id}");
    }
}

#[test]
fn the_sec_2bec_matrix_without_pairs_miscorrects_33704_triples_within_each_codeword() {
    assert_eq!(tally(&oracle("duet-trio:off"), triples).silent, 4 * 33_704);
}

#[test]
fn confirmed_pairs_cost_144_byte_patterns_and_leave_no_silent_double() {
    let code = oracle("trio-confirmed");
    assert_eq!(tally(&code, bytes), Tally { corrected: 8892 - 144, detected: 144, silent: 0 });
    assert_eq!(tally(&code, doubles).silent, 0);
    assert!(corrects_all(tally(&code, pins)));
}

#[test]
fn the_stricter_sanity_check_loses_no_pin_or_byte_and_adds_no_silent_error() {
    for (strict, plain) in [("duet-strict", "duet"), ("trio-strict", "trio")] {
        let (strict, plain) = (oracle(strict), oracle(plain));
        for class in [pins, bytes] {
            assert_eq!(tally(&strict, class), tally(&plain, class));
        }
        assert!(tally(&strict, doubles).silent <= tally(&plain, doubles).silent);
    }
}

#[test]
fn the_sanity_checks_pass_exactly_the_double_errors_that_are_together() {
    // Two bits in different codewords: of one lane 9 x C(4,2) x 8^2, of one pin 72 x C(4,2), of one byte 36 x 6 x 2^2.
    // Two bits in one codeword are corrected only as a 2-bit symbol: 4 x 36, and if confirmed never by two bits alone.
    let (in_lane, in_pin, in_byte, symbols) = (3456, 432, 864, 144);
    let expected = [
        ("duet", in_lane),
        ("duet-strict", in_pin + in_byte),
        ("trio", in_lane + symbols),
        ("trio-strict", in_pin + in_byte + symbols),
        ("trio-confirmed", in_pin + in_byte),
    ];
    for (id, corrected) in expected {
        assert_eq!(tally(&oracle(id), doubles).corrected, corrected, "{id}");
    }
}

#[test]
fn interleaved_ssc_miscorrects_3990_doubles_with_or_without_the_sanity_check() {
    for id in ["i-ssc", "i-ssc-csc"] {
        let code = oracle(id);
        let double = tally(&code, doubles);
        assert_eq!((double.silent, double.total()), (3990, 41_328), "{id}");
        assert_eq!(format!("{:.4}", double.silent_percent()), "9.6545", "{id}");
        assert!(corrects_all(tally(&code, pins)) && corrects_all(tally(&code, bytes)), "{id}");
    }
}

#[test]
fn interleaved_ssc_with_sanity_check_has_the_published_triple_cell() {
    let triple = tally(&oracle("i-ssc-csc"), triples);
    assert_eq!(format!("{:.4}", triple.silent_percent()), "3.8781");
}

#[test]
fn single_symbol_decoding_of_a_distance_5_code_has_no_silent_triple() {
    for id in xtask::cases(["ssc-dsd-plus", "rs-ssc-tsd"], [2, 1]) {
        let code = oracle(id);
        assert!(corrects_all(tally(&code, bytes)), "{id}");
        assert_eq!(tally(&code, pins), Tally { detected: 792, ..Tally::default() }, "{id}");
        assert_eq!((tally(&code, doubles).silent, tally(&code, triples).silent), (0, 0), "{id}");
    }
}

#[test]
fn pin_correcting_reed_solomon_is_silent_on_no_exhaustive_class() {
    let code = oracle("rs-pin");
    assert!(corrects_all(tally(&code, pins)) && corrects_all(tally(&code, bytes)));
    assert_eq!((tally(&code, doubles).silent, tally(&code, triples).silent), (0, 0));
}

#[test]
fn double_symbol_correction_corrects_every_double_and_every_byte() {
    let code = oracle("rs-dsc");
    assert!(corrects_all(tally(&code, doubles)) && corrects_all(tally(&code, bytes)));
}
