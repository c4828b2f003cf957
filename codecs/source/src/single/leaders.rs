//! Short codes that correct several bits: one table gives the wrong data bits of each syndrome, and the syndrome of the corrected
//! data is the wrong check bits [Lin and Costello, Section 3.5].
//!
//! If the correctable patterns have different syndromes even without the last check bit, the table has only half of the
//! syndromes.

use super::register;
use crate::layout::Bytes;
use crate::table::ConstantArray;
use eccforge_scheme::{Code, PairConfirmation, Scheme, Space};

/// Maximum table of a decoder without a budget, in bytes.
const USUAL_BYTES: usize = 8192;
/// Maximum table of a decoder with a budget, in bytes.
const MOST_BYTES: usize = 1 << 17;
/// The largest correctable space that is listed: it has as many patterns as there are syndromes of 16 bits.
const MOST_DIMENSIONS: usize = 16;

/// The table of errors by syndrome, and its indexing.
pub(super) struct Leaders {
    /// The code with an H in which check bit i has column 2^i.
    pub code: Code,
    pub table: ConstantArray,
    /// Whether the last syndrome bit is left out of the index.
    halved: bool,
}

impl Leaders {
    /// The table of a scheme, if its decoder is one codeword and the table is small enough; `any_size` if a budget limits its size.
    pub(super) fn of(scheme: &Scheme, bytes: &Bytes, any_size: bool) -> Option<Self> {
        let code = &scheme.code;
        let (n, r) = (code.h.n(), code.h.r() as usize);
        let has_rules = !scheme.enables.is_empty() || scheme.pair_confirmation != PairConfirmation::None;
        // With the most significant bit first, the check bits of a partly filled last byte do not form a number of r bits.
        if has_rules || bytes.msb_first || r > 16 || n - r > 30 {
            return None;
        }
        let spaces = &scheme.corrects[0];
        let most = spaces.iter().map(Space::dimension).max()?;
        if most > MOST_DIMENSIONS || spaces.iter().map(|space| 1 << space.dimension()).sum::<usize>() > 1 << 20 {
            return None;
        }
        let code = register::systematic(scheme, bytes)?;
        let all: Vec<(Vec<usize>, u64)> = spaces.iter().flat_map(|space| space.patterns(&code)).collect();
        let limit = if any_size { MOST_BYTES } else { USUAL_BYTES };
        [true, false].into_iter().find_map(|halved| {
            let values = table(&all, [n - r, r], halved)?;
            let about = "For each syndrome the wrong data bits, and above them whether the pattern is correctable.";
            let about =
                if halved { format!("{about} The last bit of the syndrome is left out.") } else { about.into() };
            let table = ConstantArray::new("LEADERS", about, values);
            (table.bytes() <= limit).then(|| Self { code: code.clone(), table, halved })
        })
    }

    pub(super) fn keys(&self) -> Vec<(&'static str, String)> {
        let (n, r) = (self.code.h.n(), self.code.h.r());
        let k = n - r as usize;
        let index_bits = if self.halved { r - 1 } else { r };
        vec![
            ("INDEX_MASK", format!("0x{:x}", (1u32 << index_bits) - 1)),
            ("DATA_MASK", format!("0x{:x}", (1u32 << k) - 1)),
            ("TOP", (r - 1).to_string()),
            ("WRONG_TYPE", if n <= 32 { "uint32_t" } else { "uint64_t" }.into()),
            ("FLIP_DATA", flips("data", "wrong", k.div_ceil(8))),
            ("FLIP_CHECK", flips("check", "rest", r.div_ceil(8) as usize)),
        ]
    }

    /// Whether the last syndrome bit is left out of the index.
    pub(super) fn is_halved(&self) -> bool {
        self.halved
    }
}

/// Statements in C that add the bytes of a number to an array.
fn flips(array: &str, number: &str, bytes: usize) -> String {
    let byte = |i: usize| if i == 0 { number.to_owned() } else { format!("({number} >> {})", 8 * i) };
    let lines: Vec<String> =
        (0..bytes).map(|i| format!("    {array}[{i}] = (uint8_t)({array}[{i}] ^ {});", byte(i))).collect();
    lines.join("\n")
}

/// For each index the data bits of its pattern, and above them whether the pattern is correctable without and with the last check bit;
/// `None` if two patterns have the same index and other data bits.
fn table(patterns: &[(Vec<usize>, u64)], [k, r]: [usize; 2], halved: bool) -> Option<Vec<u64>> {
    let last = 1 << (r - 1);
    let mut table = vec![0; 1 << (r - usize::from(halved))];
    for (bits, syndrome) in patterns {
        let data = bits.iter().filter(|bit| **bit < k).fold(0u64, |all, bit| all | 1 << bit);
        let index = if halved { syndrome & (last - 1) } else { *syndrome };
        let entry = &mut table[index as usize];
        // The pattern of no wrong bit has index 0 too: the last check bit is then the only one.
        if (*entry != 0 || index == 0) && *entry & ((1 << k) - 1) != data {
            return None;
        }
        let is_with_last = halved && bits.contains(&(k + r - 1));
        *entry |= data | 1 << (k + usize::from(is_with_last));
    }
    Some(table)
}
