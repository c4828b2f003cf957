//! Schemes so small that all their errors are tried.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;

/// Returns the sum of the columns of the bits that are one in a word: the syndrome of the word, if the columns are those of H.
pub fn sum_at(columns: &[u64], word: u64) -> u64 {
    let mut sum = 0;
    for (bit, column) in columns.iter().enumerate() {
        if word >> bit & 1 == 1 {
            sum ^= column;
        }
    }
    sum
}

/// Returns the first `count` powers of x modulo a polynomial over GF(2): the columns of a cyclic code.
pub fn powers_of_x(polynomial: u64, count: usize) -> Vec<u64> {
    let highest = 1 << polynomial.ilog2();
    let mut powers = Vec::new();
    let mut power = 1;
    for _ in 0..count {
        powers.push(power);
        power <<= 1;
        if power & highest != 0 {
            power ^= polynomial;
        }
    }
    powers
}
/// A scheme from the keys that follow its name and source.
pub fn scheme(id: &str, keys: &str) -> Scheme {
    let text = format!("eccforge: 1\nid: {id}\nname: Small {id}\nsource: test\n{keys}\n");
    Scheme::from_text(&SourceFile::new(format!("{id}.yaml"), text), None).unwrap_or_else(|e| panic!("{e:?}"))
}

/// Two codewords of four symbols of two bits, in an entry of four beats.
pub fn symbols() -> Scheme {
    scheme(
        "symbols",
        "entry: {beats: 4, data-pins: 2, check-pins: 2}\ncodewords: 2\n\
         layout: {symbols: {pins: 1, beats: 2, assign: checkerboard}}\n\
         code: {reed-solomon: {polynomial: 0x7, symbols: 4, check-symbols: 2, extension: [zero]}}\n\
         corrects: [code-symbols: {up-to: 1}]\nsanity-check: symbol",
    )
}
