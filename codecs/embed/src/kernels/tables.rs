//! Recomputes check bytes with look-up tables: safe and portable, one entry at a time.
//!
//! A (72,64) code needs 2 KiB of tables. Bits of interleaved codewords are gathered first, four words at a time. An
//! unstructured grid has a table of check bytes for each data byte.

use core::ops::Range;
use eccforge_schemes::{Kernel, Shape};

const EVEN_BITS: u64 = 0x5555_5555_5555_5555;
const LOW_PAIRS: u64 = 0x3333_3333_3333_3333;

fn select(mask: u64, set: u64, clear: u64) -> u64 {
    set & mask | clear & !mask
}

/// Codeword w, bit p from beat (w - p) mod 4.
fn gather(beats: [u64; 4]) -> [u64; 4] {
    let even = |w: usize| select(EVEN_BITS, beats[w], beats[(w + 3) % 4]);
    let even = [even(0), even(1), even(2), even(3)];
    let word = |w: usize| select(LOW_PAIRS, even[w], even[(w + 2) % 4]);
    [word(0), word(1), word(2), word(3)]
}

/// The inverse of `gather`, on four check bytes: beat b, bit p from codeword (b + p) mod 4.
pub(crate) fn scatter(words: u32) -> u32 {
    let even = words & EVEN_BITS as u32 | words.rotate_right(8) & !EVEN_BITS as u32;
    even & LOW_PAIRS as u32 | even.rotate_right(16) & !LOW_PAIRS as u32
}

/// Reorders check bytes from beats to codewords.
pub(crate) fn gather_check(beats: u32) -> u32 {
    let even = beats & EVEN_BITS as u32 | beats.rotate_left(8) & !EVEN_BITS as u32;
    even & LOW_PAIRS as u32 | even.rotate_left(16) & !LOW_PAIRS as u32
}

/// Calls `then` with the recomputed check bytes of entries `range` of `region`, check byte 0 in the least significant
/// bits. The shape is matched once, not for each entry.
#[inline]
pub(crate) fn recompute<R>(
    kernel: &Kernel,
    range: Range<usize>,
    region: &mut R,
    data: impl Fn(&R, usize) -> &[u8; 32],
    mut then: impl FnMut(&mut R, usize, u32),
) {
    match kernel.shape {
        Shape::Beats(lanes) => {
            for e in range {
                let check = words(&lanes.table, data(region, e));
                then(region, e, check);
            }
        }
        Shape::Rotated(lanes) => {
            for e in range {
                let check = scatter(words(&lanes.table, &gather_bytes(data(region, e))));
                then(region, e, check);
            }
        }
        Shape::Dense(table) | Shape::ZeroSum(table) => {
            for e in range {
                let check = dense(table, data(region, e));
                then(region, e, check);
            }
        }
    }
}

/// Reorders data bytes from beats to codewords.
#[inline]
fn gather_bytes(data: &[u8; 32]) -> [u8; 32] {
    let mut words = [0; 32];
    let mut beats = [0; 4];
    for (beat, bytes) in beats.iter_mut().zip(data.as_chunks::<8>().0) {
        *beat = u64::from_le_bytes(*bytes);
    }
    for (bytes, word) in words.as_chunks_mut::<8>().0.iter_mut().zip(gather(beats)) {
        *bytes = word.to_le_bytes();
    }
    words
}

/// Four independent sums, so that no look-up waits for the previous one.
#[inline]
fn dense(table: &[[u32; 256]; 32], data: &[u8; 32]) -> u32 {
    let mut sums = [0; 4];
    for (rows, bytes) in table.as_chunks::<4>().0.iter().zip(data.as_chunks::<4>().0) {
        for i in 0..4 {
            sums[i] ^= rows[i][usize::from(bytes[i])];
        }
    }
    sums[0] ^ sums[1] ^ sums[2] ^ sums[3]
}

#[inline]
fn words(table: &[[u8; 256]; 8], data: &[u8; 32]) -> u32 {
    let mut checks = [0; 4];
    for (check, word) in checks.iter_mut().zip(data.as_chunks::<8>().0) {
        let pair = |i: usize| table[i][usize::from(word[i])] ^ table[i + 1][usize::from(word[i + 1])];
        *check = (pair(0) ^ pair(2)) ^ (pair(4) ^ pair(6));
    }
    u32::from_le_bytes(checks)
}
