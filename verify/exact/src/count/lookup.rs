//! Look-up of the kind of a coset by its class, in a table or behind a filter.

use rustc_hash::FxHashMap;

/// Maps a coset to its kind.
pub(super) enum Lookup {
    /// For small syndromes: a table with `UNCORRECTABLE` for uncorrectable ones.
    Table(Vec<u32>),
    /// For long codes: a map. Most of their syndromes are uncorrectable, and a filter of a few bits rejects these
    /// before the look-up.
    Map(FxHashMap<u64, u32>, Vec<u64>),
}

const UNCORRECTABLE: u32 = u32::MAX;
/// Syndromes of at most this many bits use a table of 256 KiB.
const TABLE_BITS: u32 = 16;

impl Lookup {
    /// Builds the look-up from the kinds of all cosets; their classes have `r` bits.
    pub(super) fn new(r: u32, of_class: FxHashMap<u64, u32>) -> Self {
        if r > TABLE_BITS {
            let mut filter = vec![0; 1 << (FILTER_BITS - 6)];
            for syndrome in of_class.keys() {
                let at = filter_bit(*syndrome);
                filter[at >> 6] |= 1 << (at & 63);
            }
            return Self::Map(of_class, filter);
        }
        let mut table = vec![UNCORRECTABLE; 1 << r];
        for (class, number) in of_class {
            table[class as usize] = number;
        }
        Self::Table(table)
    }

    /// The kind of a coset; `None` if no kind is known, so its errors are uncorrectable.
    #[inline]
    pub(super) fn get(&self, class: u64) -> Option<u32> {
        match self {
            Self::Table(table) => Some(table[class as usize]).filter(|number| *number != UNCORRECTABLE),
            Self::Map(map, filter) => {
                let at = filter_bit(class);
                if filter[at >> 6] >> (at & 63) & 1 == 0 {
                    return None;
                }
                map.get(&class).copied()
            }
        }
    }

    /// Visits all cosets, each with its kind.
    pub(super) fn each(&self, mut visit: impl FnMut(u64, u32)) {
        match self {
            Self::Table(table) => {
                for (class, number) in (0..).zip(table).filter(|(_, number)| **number != UNCORRECTABLE) {
                    visit(class, *number);
                }
            }
            Self::Map(map, _) => {
                for (class, number) in map {
                    visit(*class, *number);
                }
            }
        }
    }
}

/// Number of index bits of the filter before a map, which has 2 MiB.
const FILTER_BITS: u32 = 24;

/// The filter bit of a syndrome [multiplicative hashing, Knuth, The Art of Computer Programming, Section 6.4].
fn filter_bit(syndrome: u64) -> usize {
    (syndrome.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - FILTER_BITS)) as usize
}
