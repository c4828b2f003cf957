//! The byte layout of an entry in software: data bits in ascending physical order, then check bits likewise.
//!
//! Least significant bit first, data bit d is bit `d % 8` of data byte `d / 8`, and check bit c is bit `c % 8` of check byte
//! `c / 8`. Most significant bit first, they are bits `7 - d % 8` and `7 - c % 8` of these bytes. Spare bits of the last check
//! byte are zero when written and ignored when read. Spare bits of the last data byte must be zero: `check` and `decode`
//! treat an entry in which they are not as uncorrectable. For the 4 x 72 entry data byte `8 beat + lane` is the eight pins `8 lane ..`
//! of one beat, and check byte `beat` is the pins 64..71 of that beat.

use eccforge_scheme::{Scheme, check_equations};
use std::fmt;

/// The physical bits of each byte of an entry.
#[derive(Clone, Debug)]
pub struct Bytes {
    /// `data[d]`: physical bit of data bit d.
    pub data: Vec<usize>,
    /// `check[c]`: physical bit of check bit c.
    pub check: Vec<usize>,
    /// Whether the first bit of a byte is its most significant one.
    pub msb_first: bool,
}

/// Error: source code that cannot be printed with the requested options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPrinted {
    /// Vector kernels of a scheme whose data does not fill whole bytes.
    NotWholeBytes {
        /// Number of data bits.
        data_bits: usize,
    },
    /// Reports of a stage are erasures of the next.
    Erasures {
        /// The reason, in words.
        why: String,
    },
    /// Every decoder exceeds the budget.
    OverBudget {
        /// The decoders, the fastest first.
        decoders: Vec<Cost>,
    },
}

/// Approximate cost of the functions of one entry on a Cortex-M4 (gcc -Os).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Bytes of tables and functions.
    pub flash: usize,
    /// Bytes of stack, at most.
    pub stack: usize,
    /// Instructions of the longest decoding.
    pub worst: usize,
    /// Correctable sets that a decoding may try one after another.
    pub scanned: usize,
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { flash, stack, worst, .. } = self;
        write!(f, "about {flash} bytes of flash, {stack} of stack and {worst} instructions at worst")
    }
}

impl fmt::Display for NotPrinted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotWholeBytes { data_bits } => {
                write!(f, "vector kernels need data in whole bytes; this scheme has {data_bits} data bits")
            }
            Self::Erasures { why } => f.write_str(why),
            Self::OverBudget { decoders } => {
                let all: Vec<String> = decoders.iter().map(ToString::to_string).collect();
                write!(f, "no decoder is within the budget; on a Cortex-M4 they take {}", all.join(", or "))
            }
        }
    }
}

impl std::error::Error for NotPrinted {}

impl Bytes {
    /// The byte layout of a scheme.
    pub fn new(scheme: &Scheme, msb_first: bool) -> Self {
        Self { data: scheme.geometry.data_bits(), check: scheme.geometry.check_bits(), msb_first }
    }

    /// The position of data bit or check bit i in its array, counted from the least significant bit of the first byte.
    pub(crate) fn position(&self, i: usize) -> usize {
        i ^ if self.msb_first { 7 } else { 0 }
    }

    /// Values of data bits or check bits in the order of their positions; `T::default()` for spare bits.
    pub(crate) fn placed<T: Clone + Default>(&self, values: &[T]) -> Vec<T> {
        let mut placed = vec![T::default(); values.len().next_multiple_of(8)];
        for (i, value) in values.iter().enumerate() {
            placed[self.position(i)] = value.clone();
        }
        placed
    }

    /// The bits in use in the last byte of `bits` bits, as a mask.
    fn last_byte(&self, bits: usize) -> u8 {
        let spare = bits.next_multiple_of(8) - bits;
        if self.msb_first { 0xFF << spare } else { 0xFF >> spare }
    }

    /// The constant on the check bits; empty if no check bit is complemented.
    pub(crate) fn constant(&self, scheme: &Scheme) -> Vec<u8> {
        let bits: Vec<usize> = (0..self.check.len()).filter(|c| scheme.constant.contains(&self.check[*c])).collect();
        // Templates leave out the addition of an empty array; an array of zeros would cost its loop in every call.
        if bits.is_empty() {
            return Vec::new();
        }
        let mut bytes = vec![0; self.check_bytes()];
        for c in bits {
            bytes[c / 8] |= 1 << (self.position(c) % 8);
        }
        bytes
    }

    /// Data bytes of an entry.
    pub fn data_bytes(&self) -> usize {
        self.data.len().div_ceil(8)
    }

    /// Spare bits of the last data byte as a mask; zero if the data fills whole bytes.
    pub(crate) fn spare(&self) -> u8 {
        !self.last_byte(self.data.len())
    }

    /// Valid bits of the last check byte.
    pub(crate) fn last_check_mask(&self) -> u8 {
        self.last_byte(self.check.len())
    }

    /// Check bytes of an entry.
    pub fn check_bytes(&self) -> usize {
        self.check.len().div_ceil(8)
    }

    /// The data or check bit of a physical bit: (whether it is data, index).
    pub fn place(&self, physical: usize) -> (bool, usize) {
        match self.data.binary_search(&physical) {
            Ok(d) => (true, d),
            Err(_) => (false, self.check.binary_search(&physical).unwrap_or(0)),
        }
    }

    /// The number of a physical bit in an order in which check bits follow the data: data bit d is d, check bit c the number of data bits + c.
    pub(crate) fn joint_place(&self, physical: usize) -> usize {
        match self.place(physical) {
            (true, d) => d,
            (false, c) => self.data.len() + c,
        }
    }
}

/// Parity masks over the bits of the data bytes, one row for each check bit.
pub(crate) fn check_masks(scheme: &Scheme, bytes: &Bytes) -> Vec<Vec<u64>> {
    let mut masks = vec![vec![0u64; bytes.data.len().div_ceil(64)]; bytes.check.len()];
    for w in 0..scheme.codewords() {
        for (bit, support) in check_equations(scheme, w) {
            let (_, c) = bytes.place(bit);
            for data_bit in support {
                let d = bytes.position(bytes.place(data_bit).1);
                masks[c][d / 64] |= 1 << (d % 64);
            }
        }
    }
    masks
}
