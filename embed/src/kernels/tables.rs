//! Recomputed check bytes by look-up: safe, portable, one entry at a time.
//!
//! A (72,64) code needs 2 KiB of tables; bits of interleaved codewords are first brought together, four words at a time.
//! A grid without structure has a table of check bytes for each data byte.

use eccforge_schemes::{Kernel, Shape};

const EVEN_BITS: u64 = 0x5555_5555_5555_5555;
const LOW_PAIRS: u64 = 0x3333_3333_3333_3333;

fn select(mask: u64, set: u64, clear: u64) -> u64 {
    set & mask | clear & !mask
}

/// Codeword w, bit p from beat (w - p) mod 4.
fn gather(beats: [u64; 4]) -> [u64; 4] {
    let even: [u64; 4] = core::array::from_fn(|w| select(EVEN_BITS, beats[w], beats[(w + 3) % 4]));
    core::array::from_fn(|w| select(LOW_PAIRS, even[w], even[(w + 2) % 4]))
}

/// The inverse, on four check bytes: beat b, bit p from codeword (b + p) mod 4.
pub(crate) fn scatter(words: u32) -> u32 {
    let even = words & EVEN_BITS as u32 | words.rotate_right(8) & !EVEN_BITS as u32;
    even & LOW_PAIRS as u32 | even.rotate_right(16) & !LOW_PAIRS as u32
}

/// Check bytes by codeword from check bytes by beat.
pub(crate) fn gather_check(beats: u32) -> u32 {
    let even = beats & EVEN_BITS as u32 | beats.rotate_left(8) & !EVEN_BITS as u32;
    even & LOW_PAIRS as u32 | even.rotate_left(16) & !LOW_PAIRS as u32
}

/// The check bytes that `data` should have, check byte 0 in the least significant bits.
#[inline]
pub(crate) fn recompute(kernel: &Kernel, data: &[u8; 32]) -> u32 {
    let beats =
        || -> [u64; 4] { core::array::from_fn(|b| u64::from_le_bytes(core::array::from_fn(|l| data[8 * b + l]))) };
    match kernel.shape {
        Shape::Beats(lanes) => words(&lanes.table, beats()),
        Shape::Rotated(lanes) => scatter(words(&lanes.table, gather(beats()))),
        Shape::Dense(table) => dense(table, data),
    }
}

/// Four sums side by side, so that no look-up waits for the one before.
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
fn words(table: &[[u8; 256]; 8], words: [u64; 4]) -> u32 {
    let look_up = |i: usize, word: u64| table[i][usize::from((word >> (8 * i)) as u8)];
    let pair = |i: usize, word: u64| look_up(i, word) ^ look_up(i + 1, word);
    u32::from_le_bytes(words.map(|word| (pair(0, word) ^ pair(2, word)) ^ (pair(4, word) ^ pair(6, word))))
}
