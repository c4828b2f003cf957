//! Tests that codewords of generalised Reed-Solomon codes are evaluated polynomials of degree below k, by another crate.
//!
//! The crate `reed-solomon-erasure` encodes to the words (f(x_0), ..., f(x_{n-1})), deg f < k, with x_s =
//! `Field::nth(s)`. A word with sum_s c_s x_s^(k + first_power) = 0 for k < n - k is such a word once each c_s is
//! multiplied by v_s = x_s^first_power prod_{j != s} (x_s - x_j). With nth(s) = alpha^s shard s is symbol s, the symbol
//! located at alpha^s (coordinate n-1-s where coordinates are written highest power first), and nth(255) = 0 is the
//! point of the column (1, 0).

use crate::support;

use eccforge_oracle::{Oracle, by_id};
use galois_field_2pm::GaloisField;
use galois_field_2pm::gf2::GFu8;
use reed_solomon_erasure::{Field, ReedSolomon};
use std::sync::LazyLock;
use support::Random;

/// GF(2^8) with polynomial 0x163, computed by polynomial division and not by the tables that the oracle uses.
type Gf = GFu8<0x163>;

/// All products a b, at 256 a + b: the matrix of 254 shards takes millions of them.
static PRODUCTS: LazyLock<Vec<u8>> =
    LazyLock::new(|| (0..=u16::MAX).map(|ab| (Gf::new((ab >> 8) as u8) * Gf::new(ab as u8)).value).collect());

struct Gf163;

impl Field for Gf163 {
    const ORDER: usize = 256;
    type Elem = u8;

    fn add(a: u8, b: u8) -> u8 {
        a ^ b
    }
    fn mul(a: u8, b: u8) -> u8 {
        PRODUCTS[usize::from(a) << 8 | usize::from(b)]
    }
    fn div(a: u8, b: u8) -> u8 {
        (Gf::new(a) / Gf::new(b)).value
    }
    fn exp(a: u8, n: usize) -> u8 {
        (0..n).fold(1, |power, _| Self::mul(power, a))
    }
    fn zero() -> u8 {
        0
    }
    fn one() -> u8 {
        1
    }
    fn nth_internal(n: usize) -> u8 {
        if n == 255 { 0 } else { Self::exp(2, n) }
    }
}

/// The multipliers v_s for n evaluation points.
fn multipliers(n: usize, first_power: usize) -> Vec<u8> {
    let points: Vec<u8> = (0..n).map(Gf163::nth).collect();
    let multiplier = |s: usize| {
        let others = (0..n).filter(|&j| j != s).map(|j| Gf163::add(points[s], points[j]));
        others.fold(Gf163::exp(points[s], first_power), Gf163::mul)
    };
    (0..n).map(multiplier).collect()
}

/// One shard per symbol, each one byte long, scaled into the evaluation view.
fn shards(symbols: &[u8], multipliers: &[u8]) -> Vec<Vec<u8>> {
    symbols.iter().zip(multipliers).map(|(&symbol, &v)| vec![Gf163::mul(symbol, v)]).collect()
}

/// The bytes of an entry: the symbols of RS(36,32).
fn byte_symbols(entry: &[bool]) -> Vec<u8> {
    entry.chunks(8).map(|bits| (0..8).map(|k| u8::from(bits[k]) << k).sum()).collect()
}

/// `symbols[w][c]` of the two checkerboard codewords: 4 pins x 2 beats each.
fn checkerboard_symbols(entry: &[bool]) -> [Vec<u8>; 2] {
    let mut symbols = [vec![0; 18], vec![0; 18]];
    for (i, &bit) in entry.iter().enumerate() {
        let (beat, pin) = (i / 72, i % 72);
        symbols[(pin / 4 + beat / 2) % 2][pin / 4] |= u8::from(bit) << (4 * (beat % 2) + pin % 4);
    }
    symbols
}

fn oracle(id: &str) -> Oracle {
    by_id(id).unwrap_or_else(|| panic!("{id} is in the catalog"))
}

#[test]
fn every_encoded_rs_36_32_entry_is_a_polynomial_s_values_and_no_corrupted_one_is() {
    let mut random = Random(1);
    let crate_code: ReedSolomon<Gf163> = ReedSolomon::new(32, 4).unwrap();
    for (id, first_power) in [("rs-ssc-tsd", 0), ("rs-dsc", 0), ("ssc-dsd-plus", 0), ("rs-pin", 2)] {
        let (code, multipliers) = (oracle(id), multipliers(36, first_power));
        for round in 0..300 {
            let mut entry = code.encode(&random.bits(256));
            assert!(crate_code.verify(&shards(&byte_symbols(&entry), &multipliers)).unwrap(), "{id}");
            let bit = 8 * (round % 36) + random.below(8);
            entry[bit] = !entry[bit];
            assert!(!crate_code.verify(&shards(&byte_symbols(&entry), &multipliers)).unwrap(), "{id}, bit {bit}");
        }
    }
}

#[test]
fn any_four_erased_symbols_of_rs_36_32_come_back_among_them_the_check_symbols() {
    let mut random = Random(2);
    let crate_code: ReedSolomon<Gf163> = ReedSolomon::new(32, 4).unwrap();
    for (id, first_power) in [("rs-dsc", 0), ("rs-pin", 2)] {
        let (code, multipliers) = (oracle(id), multipliers(36, first_power));
        for round in 0..200 {
            let entry = code.encode(&random.bits(256));
            let complete = shards(&byte_symbols(&entry), &multipliers);
            let mut erased: Vec<Option<Vec<u8>>> = complete.iter().cloned().map(Some).collect();
            let places = if round < 100 { [8, 17, 26, 35] } else { [0; 4].map(|_| random.below(36)) };
            for &s in places.iter() {
                erased[s] = None;
            }
            crate_code.reconstruct(&mut erased).unwrap();
            assert!(erased.into_iter().eq(complete.into_iter().map(Some)), "{id} without {places:?}");
        }
    }
}

#[test]
fn the_regular_part_of_rs_18_16_is_a_shortened_polynomial_code() {
    // Symbols 0..16 are located at alpha^c and symbol 16 at the point 0; the shards between them are zero. Symbol 17
    // occurs only in S1, so it is made zero: symbol 0, of column (1, 1), takes over its value.
    let crate_code: ReedSolomon<Gf163> = ReedSolomon::new(254, 2).unwrap();
    let code = oracle("i-ssc");
    let multipliers = multipliers(256, 0);
    let mut random = Random(3);
    for _ in 0..150 {
        let mut entry = code.encode(&random.bits(256));
        for (w, symbols) in checkerboard_symbols(&entry).into_iter().enumerate() {
            // Symbol column 0 of codeword w is in row w: beats 2w, 2w + 1, pins 0..4.
            for k in 0..8 {
                entry[(2 * w + k / 4) * 72 + k % 4] ^= symbols[17] >> k & 1 == 1;
            }
        }
        let data: Vec<bool> = code.data_positions.iter().map(|&i| entry[i]).collect();
        for symbols in checkerboard_symbols(&code.encode(&data)) {
            assert_eq!(symbols[17], 0);
            let mut word = vec![0; 256];
            word[..16].copy_from_slice(&symbols[..16]);
            word[255] = symbols[16];
            assert!(crate_code.verify(&shards(&word, &multipliers)).unwrap());
            let corrupted = [random.below(16), 255][random.below(2)];
            word[corrupted] ^= 1 << random.below(8);
            assert!(!crate_code.verify(&shards(&word, &multipliers)).unwrap(), "shard {corrupted}");
        }
    }
}
