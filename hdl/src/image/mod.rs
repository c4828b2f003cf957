//! Memory images: encodes the data of a program or a ROM as words with check bits for `$readmemh`, and decodes them
//! with a report of errors.
//!
//! Data byte j of an entry holds the data bits 8 j to 8 j + 7 of `data_i`, the lowest one in its least significant bit.
//! Entry e begins at byte `base + e * (bytes of an entry)`.

mod codec;
mod input;
mod readmemh;
mod report;

pub use codec::{decode, encode, words_of_bytes};
pub use input::{Format, Segment, entries_of, packed, read_data, write_data};
pub use readmemh::{parse as parse_words, text as text_of_words};
pub use report::{Decoded, EntryOutcome, WrongEntry};

use eccforge_gf::integers::binomial;
use eccforge_gf::random::SplitMix64;
use eccforge_model::Choices;
use eccforge_scheme::Scheme;

/// A stored word, bit 0 first.
pub type Word = Vec<bool>;

/// Maximum number of entries of an image.
// A word takes a byte for each bit in memory: 2^24 words of 72 bits take more than a gigabyte.
pub const MOST_ENTRIES: usize = 1 << 24;

/// How entries are distributed over memories: `ways` blocks of consecutive entries, each over `banks` that take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// Number of banks; entry e of a way is in bank e mod `banks`.
    pub banks: usize,
    /// Number of blocks of consecutive entries, each in memories of its own.
    pub ways: usize,
}

impl Split {
    /// Names of the memories, such as `_w0_b1`, as endings of file names; a single memory has an empty name.
    pub fn names(self) -> Vec<String> {
        let mut names = Vec::new();
        for way in 0..self.ways {
            for bank in 0..self.banks {
                let way = if self.ways > 1 { format!("_w{way}") } else { String::new() };
                let bank = if self.banks > 1 { format!("_b{bank}") } else { String::new() };
                names.push(way + &bank);
            }
        }
        names
    }

    /// Whether this number of entries fills all memories equally.
    pub fn divides(self, entries: usize) -> bool {
        entries.is_multiple_of(self.banks * self.ways)
    }

    /// The memory of an entry, and the entry's address in it.
    pub fn place(self, entry: usize, entries: usize) -> (usize, usize) {
        let rows = entries / self.ways;
        let (way, row) = (entry / rows, entry % rows);
        (way * self.banks + row % self.banks, row / self.banks)
    }

    /// The entries, divided into the words of each memory.
    pub fn divide(self, words: &[Word]) -> Vec<Vec<Word>> {
        let mut memories = vec![Vec::new(); self.banks * self.ways];
        for (entry, word) in words.iter().enumerate() {
            memories[self.place(entry, words.len()).0].push(word.clone());
        }
        memories
    }

    /// The entries, joined from the words of each memory.
    ///
    /// # Errors
    /// The memories have different depths.
    pub fn join(self, memories: &[Vec<Word>]) -> Result<Vec<Word>, String> {
        let depth = memories.first().map_or(0, Vec::len);
        if let Some(other) = memories.iter().find(|memory| memory.len() != depth) {
            return Err(format!("the memories hold {depth} and {} words: expected the same depth in all", other.len()));
        }
        let entries = depth * memories.len();
        Ok((0..entries)
            .map(|entry| self.place(entry, entries))
            .map(|(memory, row)| memories[memory][row].clone())
            .collect())
    }
}

/// Number of data bytes of an entry.
///
/// # Errors
/// The data bits of an entry are not whole bytes.
pub fn data_bytes(scheme: &Scheme) -> Result<usize, String> {
    let bits = scheme.geometry.data_bits().len();
    match bits % 8 {
        0 => Ok(bits / 8),
        _ => Err(format!("{}: an entry has {bits} data bits: images need whole bytes", scheme.id)),
    }
}

/// Draws a pattern of wrong bits, uniformly from all patterns of a class.
pub fn drawn(sets: &[Choices], random: &mut SplitMix64) -> Vec<usize> {
    let total = Choices::total(sets);
    // The remainder favours no pattern by more than 2^-32 of its probability if there are fewer than 2^32.
    let mut left = if total == 0 { 0 } else { random.bits() % total };
    for set in sets {
        for weight in set.least..=set.most.min(set.bits.len()) {
            let count = binomial(set.bits.len() as u64, weight as u64);
            if left >= count {
                left -= count;
                continue;
            }
            let mut bits = set.bits.clone();
            // The first steps of a Fisher-Yates shuffle: every choice of bits is equally likely.
            for at in 0..weight {
                let other = at + random.below(bits.len() - at);
                bits.swap(at, other);
            }
            bits.truncate(weight);
            bits.sort_unstable();
            return bits;
        }
    }
    Vec::new()
}
