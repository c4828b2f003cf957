//! The choices between tables and instructions of the decoder of a ball.

use super::field;
use eccforge_scheme::algebraic::{Algebraic, Family};

/// Largest field with tables of logarithms in a decoder of small tables, in bits.
// The two tables of 8 bits take 766 bytes; those of 16 bits would take 393 KB, more than the flash of most microcontrollers.
const MOST_LOGARITHMS: u32 = 8;
/// Largest field with tables of logarithms in a decoder of large tables, in bits.
// 13 bits take 48 KB, and three times the tables of 12 bits no longer fit the second-level cache of small processors.
const MOST_LARGE_LOGARITHMS: u32 = 13;

/// Most check bits of a decoder with large tables.
// Each 64 check bits take 16 KB of tables for the register alone. With 960 check bits, the text of the tables would be 2 MB.
const MOST_CHECK_BITS: usize = 256;

/// Data bits of a codeword from which a decoder without a budget has large tables.
// The tables of a shorter codeword would be hundreds of times larger than its data, and evict data from the first-level cache.
const LONG: usize = 512;

/// The choices between tables and instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Form {
    /// Remainders and syndromes of a BCH code by large tables.
    pub is_large: bool,
    /// Products by tables of logarithms.
    pub has_logs: bool,
    /// Remainders of a BCH code by tables of nibbles or bytes; otherwise bit by bit.
    pub has_nibbles: bool,
    /// Roots of a BCH code by trying each bit; otherwise by formulas.
    pub is_search: bool,
}

impl Form {
    /// The form of a decoder without a budget.
    pub(super) fn usual(scheme: &Algebraic) -> Self {
        let small = Self::small(scheme);
        if scheme.sizes()[0] / scheme.codewords < LONG {
            return small;
        }
        Self::large(scheme).unwrap_or(small)
    }

    /// The form of large tables, which a BCH code of whole bytes has.
    fn large(scheme: &Algebraic) -> Option<Self> {
        let has_logs = field(scheme).bits() <= MOST_LARGE_LOGARITHMS;
        let large = Self { is_large: true, has_logs, has_nibbles: true, is_search: false };
        let is_short = matches!(&scheme.family, Family::Bch(code) if code.check_bits() <= MOST_CHECK_BITS);
        (is_short && Self::small(scheme).has_nibbles).then_some(large)
    }

    /// The fastest form of small tables.
    fn small(scheme: &Algebraic) -> Self {
        let has_logs = field(scheme).bits() <= MOST_LOGARITHMS;
        let has_nibbles = match &scheme.family {
            Family::Bch(code) => {
                let is_whole = scheme.codewords == 1 || code.check_bits().is_multiple_of(8);
                code.data_bits.is_multiple_of(8) && is_whole
            }
            Family::ReedSolomon(_) => false,
        };
        Self { is_large: false, has_logs, has_nibbles, is_search: has_logs }
    }

    /// The forms from which a budget chooses; the form without a budget comes first.
    pub(super) fn all(scheme: &Algebraic) -> Vec<Self> {
        let small = Self::small(scheme);
        let usual = Self::usual(scheme);
        let mut forms = vec![usual];
        forms.extend(Self::large(scheme).filter(|large| *large != usual));
        for has_logs in [true, false] {
            for has_nibbles in [true, false] {
                for is_search in [true, false] {
                    let exists = (small.has_logs || !has_logs) && (small.has_nibbles || !has_nibbles);
                    let form = Self { is_large: false, has_logs, has_nibbles, is_search };
                    let differs = matches!(scheme.family, Family::Bch(_)) || is_search == small.is_search;
                    if exists && differs && !forms.contains(&form) {
                        forms.push(form);
                    }
                }
            }
        }
        forms
    }
}
