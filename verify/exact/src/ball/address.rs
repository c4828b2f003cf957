//! Entries that are read at a wrong address, for codes that algebra decodes.
//!
//! The result depends only on the wrong address bits and the wrong stored symbol, because the code is linear. Each such error is
//! decoded. If the address fills symbols of the code, k wrong address bits are at most k wrong symbols of a word of the longer
//! code. Together with w wrong stored symbols they are always detected if k + w + t is below its distance. Where this decides
//! the errors with a wrong stored symbol, they are not decoded, because their number is large.

use crate::address::Seen;
use crate::facts::{Claim, address_claim};
use eccforge_model::Choices;
use eccforge_scheme::Fold;
use eccforge_scheme::algebraic::Algebraic;
use schemars::JsonSchema;
use serde::Serialize;

/// Every choice of up to this many wrong address bits is counted.
const MOST_WRONG: usize = 3;
/// Maximum number of errors of a row times bits of an entry. Decoding them takes a few seconds.
const MOST_BITS: u128 = 1 << 29;

/// Results of entries that are read at a wrong address while no symbol is erased.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BallAddress {
    /// Bits of the address.
    pub bits: usize,
    /// How the address enters the code.
    pub fold: Fold,
    /// Results by wrong address bits and wrong stored symbols.
    #[serde(rename = "faults")]
    pub rows: Vec<Row>,
}

/// Results of all errors with these numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Row {
    /// Wrong address bits; null for all differences of addresses.
    pub wrong_bits: Option<usize>,
    /// Wrong stored symbols, 0 or 1.
    pub wrong_symbols: usize,
    /// Number of errors.
    pub errors: u128,
    /// Their results; absent if there are too many to decode.
    #[serde(flatten)]
    pub seen: Option<Seen>,
}

/// The address faults of a scheme; `None` without an address.
pub fn faults(scheme: &Algebraic) -> Option<BallAddress> {
    let address = scheme.address.as_ref()?;
    let bits = address.bits();
    let mut rows = Vec::new();
    for wrong_symbols in [0, 1] {
        rows.extend((1..=bits.min(MOST_WRONG)).map(|wrong| row(scheme, Some(wrong), wrong_symbols)));
    }
    rows.push(row(scheme, None, 0));
    Some(BallAddress { bits, fold: address.fold, rows })
}

fn row(scheme: &Algebraic, wrong_bits: Option<usize>, wrong_symbols: usize) -> Row {
    let bits = scheme.address.as_ref().map_or(0, eccforge_scheme::Address::bits);
    let differences = match wrong_bits {
        Some(k) => (0..k as u128).fold(1, |product, i| product * (bits as u128 - i) / (i + 1)),
        None => (1 << bits) - 1,
    };
    let errors = differences * if wrong_symbols == 0 { 1 } else { single_symbols(scheme) as u128 };
    // Few wrong bits are decoded, so that these rows do not depend on the way in which the address enters.
    let is_few = wrong_bits.is_some() && wrong_symbols == 0;
    let seen = if !is_few && by_distance(scheme, wrong_bits.unwrap_or(bits), wrong_symbols) {
        Some(Seen { detected: errors, ..Seen::default() })
    } else {
        let is_decoded = is_few || errors * scheme.geometry.bits() as u128 <= MOST_BITS;
        is_decoded.then(|| decoded(scheme, wrong_bits, wrong_symbols))
    };
    Row { wrong_bits, wrong_symbols, errors, seen }
}

/// Number of errors of one stored symbol.
fn single_symbols(scheme: &Algebraic) -> usize {
    let (n, m) = scheme.family.symbols();
    scheme.codewords * n * ((1 << m) - 1)
}

/// Whether the distance of the code shows that all of these errors are detected.
fn by_distance(scheme: &Algebraic, wrong_bits: usize, wrong_symbols: usize) -> bool {
    let address = scheme.address.as_ref().filter(|address| address.fold == Fold::Symbols);
    let Some(symbols) = address.map(|address| address.bits().div_ceil(scheme.family.symbols().1)) else { return false };
    wrong_bits.min(symbols) + wrong_symbols + scheme.radius < scheme.family.distance()
}

/// Decodes all errors with these numbers of wrong address bits (`None` for all numbers) and wrong symbols.
pub fn decoded(scheme: &Algebraic, wrong_bits: Option<usize>, wrong_symbols: usize) -> Seen {
    let bits = scheme.address.as_ref().map_or(0, eccforge_scheme::Address::bits);
    let [least, most] = wrong_bits.map_or([1, bits], |k| [k, k]);
    let mut seen = Seen::default();
    Choices { bits: (0..bits).collect(), least, most }.each(&mut |differing| {
        let [data, mut check] = scheme.complemented(differing);
        for bit in &scheme.constant {
            check[*bit] ^= true;
        }
        if wrong_symbols == 0 {
            seen.add(read(scheme, &data, &check), 1);
            return;
        }
        for error in 0..single_symbols(scheme) {
            let (mut data, mut check) = (data.clone(), check.clone());
            add(scheme, error, [&mut data, &mut check]);
            seen.add(read(scheme, &data, &check), 1);
        }
    });
    seen
}

/// Adds the error of one symbol with this number.
fn add(scheme: &Algebraic, error: usize, [data, check]: [&mut Vec<bool>; 2]) {
    let (n, m) = scheme.family.symbols();
    let (symbol, value) = (error / ((1 << m) - 1), error % ((1 << m) - 1) + 1);
    let [k, r] = [data.len(), check.len()].map(|bits| bits / scheme.codewords);
    let w = symbol / n;
    for bit in (0..m).filter(|i| value >> i & 1 == 1).map(|i| symbol % n * m + i) {
        if bit < k {
            data[w * k + bit] ^= true;
        } else {
            check[w * r + bit - k] ^= true;
        }
    }
}

/// The result of reading a word of another address: whatever the decoder delivers is wrong.
fn read(scheme: &Algebraic, data: &[bool], check: &[bool]) -> Seen {
    let [detected, miscorrected, unseen] = match scheme.decode(data, check, &[]).as_deref() {
        None => [1, 0, 0],
        Some([]) => [0, 0, 1],
        Some(_) => [0, 1, 0],
    };
    Seen { detected, miscorrected, unseen }
}

/// The claim about wrong address bits, if the author makes it.
pub(super) fn claim(scheme: &Algebraic, faults: &BallAddress) -> Option<Claim> {
    let claimed = scheme.claims.address_bits_detected.as_ref()?.value as usize;
    let rows = faults.rows.iter().filter(|row| row.wrong_symbols == 0 && row.wrong_bits.is_some_and(|k| k <= claimed));
    Some(address_claim(claimed, &rows.filter_map(|row| row.seen).collect::<Vec<_>>()))
}
