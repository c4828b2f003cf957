//! A code of symbols that corrects any two: too many patterns to list.

use super::small::scheme;
use eccforge_scheme::Scheme;

/// One codeword of six symbols of three bits, of which any two can be corrected.
pub fn two_symbols() -> Scheme {
    scheme(
        "two-symbols",
        "entry: {beats: 2, data-pins: 3, check-pins: 6}\ncodewords: 1\nlayout: {symbols: {pins: 3, beats: 1, assign: rows}}\n\
         code: {reed-solomon: {polynomial: 0xb, symbols: 6, check-symbols: 4}}\ncorrects: [code-symbols: {up-to: 2}]",
    )
}
