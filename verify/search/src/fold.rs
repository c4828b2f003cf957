//! The best fold of an address into the data bits of a code that corrects single bits.
//!
//! A word that is read at a wrong address has the sum of the columns of the address bits that differ as its syndrome.
//! The column of an address bit is the sum of the columns of its data bits. If a sum of rows of H has a 1 in every column, a pair of data
//! bits has an even column. No sum of even columns is that of a single bit, so no wrong address is taken for a correctable error. If
//! another sum of rows has a 1 in every address column, every odd number of wrong address bits is detected. Distinct columns detect every
//! two wrong address bits. All other differences are detected except those in the kernel of the address columns, which is smallest if the
//! columns span all even vectors.

use eccforge_gf::gf2::{Span, parity};
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::Scheme;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Maximum number of check bits; all sums of rows are tried.
const MOST_ROWS: u32 = 16;
/// Numbers of sums of rows that are tried as the second one, and of orders of pairs for each. The codes of 22 to 72
/// bits need one of the first few.
const SUMS: u64 = 256;
const ORDERS: u64 = 32;

/// Quality of a fold, where greater is better: the dimensions that the sums span, then the data bits that belong to two address bits.
type Quality = (usize, Reverse<usize>);

/// The two data bits of each of `bits` address bits. All differences of one, two and three address bits are detected, none looks
/// like a correctable error, and as few as possible of all differences are undetected. As few data bits as possible belong to two
/// address bits.
///
/// # Errors
/// The scheme has several codewords or corrects more than single bits, no sum of rows of its H is one in every column,
/// or the address is too long.
pub fn best(scheme: &Scheme, bits: usize) -> Result<Vec<[usize; 2]>, String> {
    let (columns, r) = (scheme.code.h.columns(), scheme.code.h.r());
    let is_simple = scheme.codewords() == 1 && scheme.corrects[0].iter().all(|space| space.is_single_bit());
    if !is_simple || r > MOST_ROWS {
        return Err(format!(
            "a fold is chosen for one codeword of at most {MOST_ROWS} check bits with single-bit correction"
        ));
    }
    let is_one_in_all = |rows: u64| columns.iter().all(|column| parity(rows & column) == 1);
    if !(1..1u64 << r).any(is_one_in_all) {
        return Err("no sum of rows of H has a 1 in every column, so a wrong address can look like a wrong bit".into());
    }
    // The columns are even under one sum of rows and one under another; both conditions halve the 2^r vectors.
    let most = 1usize << r.saturating_sub(2);
    if bits > most {
        return Err(format!(
            "this code can detect all differences of three address bits only up to {most} address bits"
        ));
    }
    // The column of each data bit.
    let own = scheme.layout.codeword(0);
    let mut data: Vec<u64> = Vec::new();
    for bit in scheme.geometry.data_bits() {
        let place = own.iter().position(|physical| *physical == bit).expect("the codeword has every bit");
        data.push(columns[place]);
    }
    let ideal: Quality = (bits.min(r as usize - 1), Reverse((2 * bits).saturating_sub(data.len())));
    let mut found: Option<(Quality, Vec<[usize; 2]>)> = None;
    for rows in 1..(1u64 << r).min(SUMS) {
        for order in 0..ORDERS {
            let Some(pairs) = chosen(&data, rows, bits, order) else { break };
            let sums = Span::of(pairs.iter().map(|[i, j]| data[*i] ^ data[*j]));
            let used: BTreeSet<&usize> = pairs.iter().flatten().collect();
            let quality = (sums.dimension() as usize, Reverse(2 * bits - used.len()));
            // No other choice can be better, and most codes have such a one among the first.
            if quality == ideal {
                return Ok(pairs);
            }
            if found.as_ref().is_none_or(|(best, _)| quality > *best) {
                found = Some((quality, pairs));
            }
        }
    }
    found.map(|(_, pairs)| pairs).ok_or_else(|| "the data bits have too few different sums for this address".into())
}

/// Pairs of data bits whose sums differ and have odd parity in `rows`. Data bits that are in no pair yet come first.
fn chosen(data: &[u64], rows: u64, bits: usize, order: u64) -> Option<Vec<[usize; 2]>> {
    let (ones, zeros): (Vec<usize>, Vec<usize>) = (0..data.len()).partition(|i| parity(rows & data[*i]) == 1);
    let mut pairs: Vec<[usize; 2]> = Vec::new();
    for &one in &ones {
        pairs.extend(zeros.iter().map(|&zero| [one.min(zero), one.max(zero)]));
    }
    let mut random = SplitMix64::new(rows << 32 | order);
    pairs.sort_by_cached_key(|_| random.bits());
    let (mut uses, mut taken) = (vec![0; data.len()], Vec::new());
    let mut sums = BTreeSet::new();
    for shared in 0..bits {
        for &[i, j] in &pairs {
            if taken.len() == bits {
                return Some(taken);
            }
            if uses[i] + uses[j] <= shared && sums.insert(data[i] ^ data[j]) {
                uses[i] += 1;
                uses[j] += 1;
                taken.push([i, j]);
            }
        }
    }
    Some(taken).filter(|taken| taken.len() == bits)
}
