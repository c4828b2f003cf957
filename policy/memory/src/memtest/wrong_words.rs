//! Words that tests read wrong: the first of them, and all of them by bit and direction.

use super::Test;
use eccforge_report::Table;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Maximum number of wrong words in a result.
// A bad DIMM gives millions in a sweep; the first thousand show which bits and addresses are wrong.
pub const MOST: usize = 1000;

/// A word that was read wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WrongWord {
    /// Number of the sweep that read it, from the start of the run.
    pub sweep: u64,
    /// Byte address from the start of the tested memory.
    pub address: u64,
    /// Test that read the word.
    pub test: Test,
    /// The data that were written.
    pub expected: u32,
    /// The data that were read.
    pub read: u32,
    /// The data of a second read, past the caches; absent on a simulated device.
    pub reread: Option<u32>,
}

impl WrongWord {
    /// The row of this word in a log.
    fn row(&self) -> [String; 8] {
        let address = format!("{:#x}", self.address);
        // The column of the written word has hexadecimal digits without `0x`, in full width.
        let expected = format!("{:08x}", self.expected);
        let [mask, read] = [self.expected ^ self.read, self.read].map(with_prefix);
        let reread = self.reread.map_or_else(String::new, with_prefix);
        [self.sweep.to_string(), "0".to_owned(), address, expected, mask, read, reread, self.test.to_string()]
    }
}

/// A word in hexadecimal. The prefix `0x` shows a reader that its digits are not decimal.
pub fn with_prefix(word: u32) -> String {
    format!("{word:#010x}")
}

/// Wrong words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WrongWords {
    /// The first, in the order of sweeps and addresses.
    pub first: Vec<WrongWord>,
    /// For each bit of a word, lowest first: how often it was read as 1 in place of 0, and as 0 in place of 1.
    pub by_bit: Vec<[u64; 2]>,
}

impl Default for WrongWords {
    fn default() -> Self {
        Self { first: Vec::new(), by_bit: vec![[0; 2]; 32] }
    }
}

impl WrongWords {
    /// Adds a word that comes after those that were added before.
    pub fn add(&mut self, word: WrongWord, reread: impl FnOnce() -> Option<u32>) {
        let wrong = word.expected ^ word.read;
        for (bit, counts) in self.by_bit.iter_mut().enumerate().filter(|(bit, _)| wrong >> bit & 1 == 1) {
            let direction = (word.expected >> bit & 1) as usize;
            counts[direction] = counts[direction].saturating_add(1);
        }
        if self.first.len() < MOST {
            self.first.push(WrongWord { reread: reread(), ..word });
        }
    }

    /// Adds the wrong words of another part of the memory or of the run.
    pub fn merge(&mut self, other: Self) {
        for (own, more) in self.by_bit.as_flattened_mut().iter_mut().zip(other.by_bit.as_flattened()) {
            *own = own.saturating_add(*more);
        }
        self.first.extend(other.first);
        // Threads find the words of their parts in any order.
        self.first.sort_by_key(|word| (word.sweep, word.address));
        self.first.truncate(MOST);
    }

    /// The first words as a log that `eccforge learn beam` reads: each sweep that reads is a write loop.
    pub fn log(&self) -> String {
        let names = ["write", "read", "address", "expected", "mask", "actual", "reread", "test"];
        Table::words(&names).rows(self.first.iter().map(WrongWord::row)).csv()
    }
}
