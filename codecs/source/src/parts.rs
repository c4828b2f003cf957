//! The parts that every target prints: programs, parity masks and the facts of the head.

use crate::layout::{ByteLayoutError, Bytes};
use crate::straight::Program;
use eccforge_scheme::decoder::{Decoder, Strategy};
use eccforge_scheme::{Scheme, check_equations, encoder};

/// A scheme, lowered for printing.
pub(crate) struct Parts<'s> {
    pub scheme: &'s Scheme,
    pub hash: String,
    pub bytes: Bytes,
    pub encoder: Program,
    pub decoder: Program,
    /// `masks[c][w]`: data bits 64 w .. 64 w + 63 that sum to check bit c.
    pub masks: Vec<Vec<u64>>,
}

impl<'s> Parts<'s> {
    pub(crate) fn new(scheme: &'s Scheme) -> Result<Self, ByteLayoutError> {
        let bytes = Bytes::of(scheme)?;
        let encoder = Program::new(&encoder(scheme).restricted_to(&["check"]));
        let decoder = Program::new(
            &Decoder::new(scheme, Strategy::SyndromeLookup).flatten().restricted_to(&["flips", "ce", "due"]),
        );
        let masks = check_masks(scheme, &bytes);
        Ok(Self { scheme, hash: scheme.hash(), bytes, encoder, decoder, masks })
    }

    /// 64-bit words that hold the data of an entry.
    pub(crate) fn data_words(&self) -> usize {
        self.bytes.data_bytes().div_ceil(8)
    }

    /// Valid bits of the last check byte.
    pub(crate) fn last_check_mask(&self) -> u8 {
        let extra = self.bytes.check_bytes() * 8 - self.bytes.check.len();
        0xFF >> extra
    }
}

/// Parity masks over the data bits, one row for each check bit.
pub(crate) fn check_masks(scheme: &Scheme, bytes: &Bytes) -> Vec<Vec<u64>> {
    let mut masks = vec![vec![0u64; bytes.data.len().div_ceil(64)]; bytes.check.len()];
    for w in 0..scheme.codewords() {
        for (bit, support) in check_equations(scheme, w) {
            let (_, c) = bytes.place(bit);
            for data_bit in support {
                let (_, d) = bytes.place(data_bit);
                masks[c][d / 64] |= 1 << (d % 64);
            }
        }
    }
    masks
}

/// The name of the scheme as an identifier.
pub(crate) fn identifier(scheme: &Scheme) -> String {
    scheme.id.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}
