//! Correctable patterns across symbols: single bits in different symbols, without or with one symbol that is wrong in
//! any way.
//!
//! A code can correct such sets beyond its symbol distance, as the single-symbol and double-bit code of Unity ECC
//! does [Kim et al., SC 2023].

use super::super::spec::AcrossSpec;
use super::space::{MAX_SPACES, Space};
use crate::diagnostic::Checked;
use eccforge_gf::integers::combinations;

/// The spaces of `across` in a codeword of `n` bits.
pub(super) fn expand(across: &AcrossSpec, n: usize) -> Checked<Vec<Space>> {
    let Some(bits) = across.symbol.get().filter(|bits| n.is_multiple_of(*bits)) else {
        let message = format!("symbols of {} bits do not fill a codeword of {n} bits", across.symbol.value);
        return across.symbol.out_of_range(message).help(format!("write a number from 2 to 16 that divides {n}")).err();
    };
    let symbols = n / bits;
    let has = "a pattern of single bits has";
    let whole =
        across.whole.map_or(Ok(0), |whole| whole.checked("`whole`", has, "symbols that are wrong in any way"))?;
    let Some(single) = across.single.get().filter(|single| whole + single <= symbols) else {
        let single = across.single.value;
        let message = format!("`single` is {single}, but from 1 to 3 single bits can be wrong in as many symbols");
        let error = across.single.out_of_range(message);
        return error.help("write 1, 2 or 3, and no more than there are symbols").err();
    };
    // One bit of each of `single` symbols, in any order of the symbols.
    let mut most = 1;
    for i in 0..single {
        most = most * (n - (whole + i) * bits) / (i + 1);
    }
    let count = if whole == 1 { symbols * most } else { most };
    if count > MAX_SPACES {
        let message = format!("these are {count} sets of patterns, but at most {MAX_SPACES} can be listed");
        return across.single.out_of_range(message).help("let fewer bits be wrong, or use a shorter code").err();
    }
    Ok(if whole == 0 { without_symbol(n, bits, single) } else { with_a_symbol(n, bits, single) })
}

/// Sets of `count` bits of different symbols.
fn spread(n: usize, bits: usize, count: usize) -> impl Iterator<Item = Vec<usize>> {
    combinations(n, count).into_iter().filter(move |set| set.windows(2).all(|pair| pair[0] / bits != pair[1] / bits))
}

/// Up to `single` bits of different symbols: one pattern for each set.
fn without_symbol(n: usize, bits: usize, single: usize) -> Vec<Space> {
    (1..=single).flat_map(|count| spread(n, bits, count)).map(Space::pattern_of).collect()
}

/// Any error of one symbol with up to `single` bits of other symbols. There is one space for each symbol and largest set of bits, which
/// contains the smaller sets.
fn with_a_symbol(n: usize, bits: usize, single: usize) -> Vec<Space> {
    let sets: Vec<Vec<usize>> = spread(n, bits, single).collect();
    let mut spaces = Vec::new();
    for symbol in 0..n / bits {
        for set in &sets {
            // A bit of the symbol itself would be twice in the space.
            if set.iter().all(|bit| bit / bits != symbol) {
                spaces.push(Space::coordinates((symbol * bits..(symbol + 1) * bits).chain(set.iter().copied())));
            }
        }
    }
    spaces
}
