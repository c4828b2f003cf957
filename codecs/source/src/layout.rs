//! The byte layout of an entry in software: data bits in ascending physical order, least significant bit first; check
//! bits likewise.
//!
//! Data bit d is bit `d % 8` of data byte `d / 8`; check bit c is bit `c % 8` of check byte `c / 8`. Bits of the last
//! byte beyond the entry are zero when written and ignored when read. For the 4 x 72 entry this makes data byte
//! `8 beat + lane` the eight pins `8 lane ..` of one beat, and check byte `beat` the pins 64..71 of that beat.

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

/// Error: the scheme's data does not fill whole bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByteLayoutError {
    /// Number of data bits.
    pub data_bits: usize,
}

impl fmt::Display for ByteLayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} data bits are not a whole number of bytes, so there is no byte-wise API", self.data_bits)
    }
}

impl std::error::Error for ByteLayoutError {}

impl Bytes {
    /// The byte layout of a scheme.
    ///
    /// # Errors
    /// The number of data bits is not a multiple of 8.
    pub fn of(scheme: &Scheme) -> Result<Self, ByteLayoutError> {
        let (data, check) = (scheme.geometry.data_bits(), scheme.geometry.check_bits());
        if data.len().is_multiple_of(8) {
            Ok(Self { data, check })
        } else {
            Err(ByteLayoutError { data_bits: data.len() })
        }
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
        self.data.len() / 8
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
