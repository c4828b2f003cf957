//! Reed-Solomon codewords: symbol s adds e_s times its column, whose entries are powers of its location.
//!
//! Codeword bit 8 s + k is bit k of symbol s; syndrome bit 8 k + i is bit i of S_k.

use crate::decode::WordResult;
use crate::field::{Gf, ORDER, alpha, log, solve};
use galois_field_2pm::GaloisField;
use std::collections::HashMap;

/// A parity-check matrix over GF(2^8).
#[derive(Clone, Debug)]
pub(crate) struct SymbolCode {
    /// `columns[s][k]`: the contribution of symbol `s` = 1 to S_k.
    pub(crate) columns: Vec<Vec<Gf>>,
}

impl SymbolCode {
    /// RS(36,32): S_k = sum_s e_s alpha^((k + first_power) s), k = 0..4.
    pub(crate) fn rs_36_32(first_power: usize) -> SymbolCode {
        SymbolCode { columns: (0..36).map(|s| (0..4).map(|k| alpha((k + first_power) * s)).collect()).collect() }
    }

    /// RS(18,16), extended by two: columns (1, alpha^c) for c = 0..16, then (1, 0) and (0, 1).
    pub(crate) fn rs_18_16() -> SymbolCode {
        let regular = (0..16).map(|c| vec![Gf::ONE, alpha(c)]);
        SymbolCode { columns: regular.chain([vec![Gf::ONE, Gf::ZERO], vec![Gf::ZERO, Gf::ONE]]).collect() }
    }

    /// The column of H of every codeword bit: bit k of a symbol has value alpha^k.
    pub(crate) fn binary_columns(&self) -> Vec<u64> {
        let mut columns = Vec::new();
        for symbol in &self.columns {
            for bit in 0..8 {
                columns.push(pack(symbol.iter().map(|&coefficient| coefficient * alpha(bit))));
            }
        }
        columns
    }

    /// Solves, in the field, for the check symbols that cancel the syndromes of the data symbols.
    pub(crate) fn encode(&self, codewords: &[Vec<usize>], check_bits: &[Vec<usize>], entry: &mut [bool]) {
        for (codeword, check_bits) in codewords.iter().zip(check_bits) {
            // A check symbol has its eight bits on check pins, so its lowest bit identifies it.
            let checks: Vec<usize> = check_bits.iter().filter(|&b| b % 8 == 0).map(|b| b / 8).collect();
            let target = self.syndromes(|b| entry[codeword[b]]);
            let columns: Vec<Vec<Gf>> = checks.iter().map(|&s| self.columns[s].clone()).collect();
            let values = solve(&columns, &target).expect("any r columns of an MDS code are independent");
            for (s, value) in checks.into_iter().zip(values) {
                for k in 0..8 {
                    entry[codeword[8 * s + k]] = value.value >> k & 1 == 1;
                }
            }
        }
    }

    /// `S_k = sum_s e_s columns[s][k]`, for a codeword given bit by bit.
    fn syndromes(&self, bit: impl Fn(usize) -> bool) -> Vec<Gf> {
        let mut sums = vec![Gf::ZERO; self.columns[0].len()];
        for (s, column) in self.columns.iter().enumerate() {
            let symbol = Gf::new((0..8).map(|k| u8::from(bit(8 * s + k)) << k).sum());
            for (sum, &coefficient) in sums.iter_mut().zip(column) {
                *sum += symbol * coefficient;
            }
        }
        sums
    }
}

/// How a codeword's syndrome is decoded.
#[derive(Clone, Debug)]
pub(crate) enum Corrections {
    /// Every correctable pattern (codeword bits) by its syndrome.
    Listed(HashMap<u64, Vec<usize>>),
    /// SSC-DSD+: one symbol, if three locators agree on it.
    LocatorsAgree,
    /// DSC: every pair of symbols is tried.
    EveryPair(Vec<Pair>),
    /// Listed patterns, and sums of two of them: any two symbols, if every error of one is listed.
    SumsOfTwo(HashMap<u64, Vec<usize>>),
}

impl Corrections {
    pub(crate) fn verdict(&self, syndrome: u64) -> WordResult {
        if syndrome == 0 {
            return WordResult::Clean;
        }
        let pattern = match self {
            Corrections::Listed(patterns) => patterns.get(&syndrome).cloned(),
            Corrections::LocatorsAgree => one_symbol(unpack(syndrome)).map(|error| error_bits(&[error])),
            Corrections::EveryPair(pairs) => {
                let s = unpack(syndrome);
                pairs.iter().find_map(|pair| pair.errors(s)).map(|errors| error_bits(&errors))
            }
            Corrections::SumsOfTwo(patterns) => match patterns.get(&syndrome) {
                Some(pattern) => Some(pattern.clone()),
                // The order of a hash map is random, but at most one pair has the sum.
                None => patterns.iter().find_map(|(s, one)| {
                    let other = patterns.get(&(syndrome ^ s))?;
                    Some([one.as_slice(), other].concat())
                }),
            },
        };
        pattern.map_or(WordResult::Detect, WordResult::Correct)
    }
}

/// A symbol and its error value.
type SymbolError = (usize, Gf);

/// One-shot decoding of a single symbol error: S1/S0 = S2/S1 = S3/S2 = alpha^s with s < 36, and no syndrome is zero.
fn one_symbol(s: [Gf; 4]) -> Option<SymbolError> {
    let [l0, l1, l2, l3] = [log(s[0])?, log(s[1])?, log(s[2])?, log(s[3])?];
    // Subtraction of logarithms modulo 255: an end-around carry in hardware.
    let [locator, second, third] = [(l1, l0), (l2, l1), (l3, l2)].map(|(a, b)| (a + ORDER - b) % ORDER);
    // The code is shortened: locators from 36 on belong to no symbol of an entry.
    (second == locator && third == locator && locator < 36).then_some((locator, s[0]))
}

/// Two symbol positions of RS(36,32), first power 0. Their locations alpha^a and alpha^b are the roots of x^2 = sum x + product.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    a: usize,
    b: usize,
    /// alpha^a
    location_a: Gf,
    /// alpha^a + alpha^b
    sum: Gf,
    /// alpha^a alpha^b
    product: Gf,
    /// 1 / (alpha^a + alpha^b)
    inverse_of_sum: Gf,
}

impl Pair {
    /// The 630 pairs a < b.
    pub(crate) fn all() -> Vec<Pair> {
        let mut pairs = Vec::new();
        for a in 0..36 {
            for b in a + 1..36 {
                let sum = alpha(a) + alpha(b);
                let (product, inverse_of_sum) = (alpha(a) * alpha(b), sum.inverse());
                pairs.push(Pair { a, b, location_a: alpha(a), sum, product, inverse_of_sum });
            }
        }
        pairs
    }

    /// The errors in a and b that satisfy S0 and S1, if S2 and S3 agree. One of the two may be zero, but not both.
    ///
    /// S_k = e_a alpha^(a k) + e_b alpha^(b k), so S_(k+2) = sum S_(k+1) + product S_k. S0 and S1 therefore decide the other sums, and any
    /// two values of S0 and S1 come from one e_a and one e_b. S0 = e_a + e_b and S1 = e_a alpha^a + e_b alpha^b, so e_b = (S1 + S0 alpha^a)
    /// / (alpha^a + alpha^b).
    fn errors(&self, s: [Gf; 4]) -> Option<[SymbolError; 2]> {
        if self.sum * s[1] + self.product * s[0] != s[2] || self.sum * s[2] + self.product * s[1] != s[3] {
            return None;
        }
        let e_b = (s[1] + s[0] * self.location_a) * self.inverse_of_sum;
        Some([(self.a, s[0] + e_b), (self.b, e_b)])
    }
}

/// The codeword bits that symbol errors flip.
fn error_bits(errors: &[SymbolError]) -> Vec<usize> {
    let mut bits = Vec::new();
    for &(s, value) in errors {
        bits.extend((0..8).filter(|k| value.value >> k & 1 == 1).map(|k| 8 * s + k));
    }
    bits
}

/// Every non-zero error value of every symbol, as codeword bits.
pub(crate) fn single_symbol_patterns(symbols: usize) -> Vec<Vec<usize>> {
    (0..symbols).flat_map(|s| (1..=255).map(move |value| error_bits(&[(s, Gf::new(value))]))).collect()
}

/// Packs the symbols: S_k is in bits 8 k .. 8 k + 8.
fn pack(symbols: impl Iterator<Item = Gf>) -> u64 {
    // Up to eight symbols of eight bits fit.
    symbols.enumerate().map(|(k, symbol)| u64::from(symbol.value) << (8 * k)).sum()
}

fn unpack(syndrome: u64) -> [Gf; 4] {
    std::array::from_fn(|k| Gf::new((syndrome >> (8 * k)) as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locators_accept_9181_of_all_syndromes() {
        // Multiplying all four syndromes by one non-zero constant changes no locator, so S0 = 1 represents 255 values.
        let accepted = |s0: u8| {
            let triples = 0..1 << 24;
            let unpacked = triples.map(|t: u64| unpack(t << 8 | u64::from(s0)));
            unpacked.filter(|&s| s == [Gf::ZERO; 4] || one_symbol(s).is_some()).count()
        };
        assert_eq!(accepted(0), 1, "only the clean syndrome has S0 = 0");
        assert_eq!(accepted(0) + 255 * accepted(1), 9181);
    }

    #[test]
    fn a_symbol_is_found_at_each_of_36_places_and_no_other() {
        for place in 0..ORDER {
            let syndromes = std::array::from_fn(|k| Gf::new(0x53) * alpha(k * place));
            assert_eq!(one_symbol(syndromes), (place < 36).then_some((place, Gf::new(0x53))), "{place}");
        }
    }

    #[test]
    fn no_two_pairs_explain_one_syndrome_differently() {
        let pairs = Pair::all();
        assert_eq!(pairs.len(), 630);
        for (i, pair) in pairs.iter().enumerate() {
            let (e_a, e_b) = (Gf::new((i * 37 % 255 + 1) as u8), Gf::new((i * 101 % 256) as u8));
            let s = std::array::from_fn(|k| e_a * alpha(k * pair.a) + e_b * alpha(k * pair.b));
            let expected = error_bits(&[(pair.a, e_a), (pair.b, e_b)]);
            let mut explanations: Vec<Vec<usize>> =
                pairs.iter().filter_map(|pair| pair.errors(s)).map(|errors| error_bits(&errors)).collect();
            for bits in &mut explanations {
                bits.sort_unstable();
            }
            assert!(explanations.iter().all(|bits| *bits == expected) && !explanations.is_empty());
        }
    }

    #[test]
    fn packing_puts_bit_i_of_syndrome_k_into_row_8k_plus_i() {
        let s = [0x01, 0x82, 0x40, 0xff].map(Gf::new);
        assert_eq!(pack(s.into_iter()), 0xff40_8201);
        assert_eq!(unpack(0xff40_8201), s);
    }
}
