//! The byte layout of an entry in software: data bits in ascending physical order, least significant bit first; check
//! bits likewise.
//!
//! Data bit d is bit `d % 8` of data byte `d / 8`; check bit c is bit `c % 8` of check byte `c / 8`. Spare bits of the last
//! check byte are zero when written and ignored when read. Spare bits of the last data byte must be zero: `check` and `decode`
//! treat an entry in which they are not as uncorrectable. For the 4 x 72 entry data byte `8 beat + lane` is the eight pins `8 lane ..`
//! of one beat, and check byte `beat` is the pins 64..71 of that beat.

use eccforge_scheme::Scheme;
use std::fmt;

/// The physical bits of each byte of an entry.
#[derive(Clone, Debug)]
pub struct Bytes {
    /// `data[d]`: physical bit of data bit d.
    pub data: Vec<usize>,
    /// `check[c]`: physical bit of check bit c.
    pub check: Vec<usize>,
}

/// Error: vector kernels of a scheme whose data does not fill whole bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotWholeBytes {
    /// Number of data bits.
    pub data_bits: usize,
}

impl fmt::Display for NotWholeBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "vector kernels need data in whole bytes; this scheme has {} data bits", self.data_bits)
    }
}

impl std::error::Error for NotWholeBytes {}

impl Bytes {
    /// The byte layout of a scheme.
    pub fn new(scheme: &Scheme) -> Self {
        Self { data: scheme.geometry.data_bits(), check: scheme.geometry.check_bits() }
    }

    /// The constant on the check bits; empty if no check bit is complemented.
    pub(crate) fn constant(&self, scheme: &Scheme) -> Vec<u8> {
        let bits: Vec<usize> = (0..self.check.len()).filter(|c| scheme.constant.contains(&self.check[*c])).collect();
        let mut bytes = vec![0; if bits.is_empty() { 0 } else { self.check_bytes() }];
        bits.into_iter().for_each(|c| bytes[c / 8] |= 1 << (c % 8));
        bytes
    }

    /// Data bytes of an entry.
    pub fn data_bytes(&self) -> usize {
        self.data.len().div_ceil(8)
    }

    /// Spare bits of the last data byte as a mask; zero if the data fills whole bytes.
    pub(crate) fn spare(&self) -> u8 {
        !(0xFF >> (8 * self.data_bytes() - self.data.len()))
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
}
