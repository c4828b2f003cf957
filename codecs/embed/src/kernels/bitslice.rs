//! Encodes, checks and decodes 64 entries at a time with the scheme's circuit, in constant time.
//!
//! The bits of 64 entries are transposed to words of one bit each, and the generated lane functions do the rest. No
//! branch and no look-up depends on data; only the number of entries determines the control flow.

use crate::entries::{Encode, Entries, EntriesMut};
use eccforge_schemes::{Flags, Kernel};

/// Entries per group.
pub(crate) const GROUP: usize = 64;

/// Transposes 64 x 64 bits: bit j of word i becomes bit i of word j [Warren, Hacker's Delight, 7-3].
fn transpose(words: &mut [u64; 64]) {
    let mut width = 32;
    let mut mask = 0x0000_0000_FFFF_FFFFu64;
    while width != 0 {
        let mut i = 0;
        while i < 64 {
            let high = (words[i] >> width ^ words[i + width]) & mask;
            words[i + width] ^= high;
            words[i] ^= high << width;
            i = (i + width + 1) & !width;
        }
        width /= 2;
        mask ^= mask << width;
    }
}

/// Data bits of up to 64 entries: `planes[d]` holds data bit d, entry `i` at bit i.
fn data_planes<'a>(entries: impl Fn(usize) -> &'a [u8; 32], count: usize) -> [u64; 256] {
    let mut planes = [0; 256];
    for (beat, planes) in planes.as_chunks_mut::<64>().0.iter_mut().enumerate() {
        for (i, word) in planes.iter_mut().enumerate().take(count) {
            let bytes = entries(i)[8 * beat..].first_chunk().expect("32 = 4 x 8");
            *word = u64::from_le_bytes(*bytes);
        }
        transpose(planes);
    }
    planes
}

/// Check bits of up to 64 entries: `planes[c]` holds check bit c.
fn check_planes(entries: impl Fn(usize) -> u32, count: usize) -> [u64; 64] {
    let mut planes = [0; 64];
    for (i, word) in planes.iter_mut().enumerate().take(count) {
        *word = u64::from(entries(i));
    }
    transpose(&mut planes);
    planes
}

/// The check planes recomputed from the data planes; words 32.. are zero.
fn recomputed(kernel: &Kernel, data: &[u64; 256]) -> [u64; 64] {
    let mut check = [0; 64];
    let (low, _) = check.split_first_chunk_mut::<32>().expect("32 of 64");
    (kernel.encode_lanes)(data, low);
    check
}

/// Writes the check bytes of all entries.
pub(crate) fn encode<E: Encode>(kernel: &Kernel, entries: &mut E) {
    for first in (0..entries.count()).step_by(GROUP) {
        let count = GROUP.min(entries.count() - first);
        let mut check = recomputed(kernel, &data_planes(|i| entries.data(first + i), count));
        transpose(&mut check);
        for (i, word) in check.iter().enumerate().take(count) {
            entries.set_check(first + i, (*word as u32).to_le_bytes());
        }
    }
}

/// Sets one bit for each entry that is not a codeword; returns the number of bits set.
pub(crate) fn check<E: Entries>(kernel: &Kernel, entries: &E, bits: &mut [u8]) -> u64 {
    let mut bad = 0;
    for first in (0..entries.count()).step_by(GROUP) {
        let count = GROUP.min(entries.count() - first);
        let expected = recomputed(kernel, &data_planes(|i| entries.data(first + i), count));
        let stored = check_planes(|i| entries.check(first + i), count);
        let differs = expected.iter().zip(&stored).fold(0, |any, (a, b)| any | (a ^ b));
        bad += u64::from(differs.count_ones());
        let bytes = count.div_ceil(8);
        bits[first / 8..][..bytes].copy_from_slice(&differs.to_le_bytes()[..bytes]);
    }
    bad
}

/// The plane of physical bit i.
// Inlined, so that the lengths of the arrays are known and no index is checked.
#[inline(always)]
fn plane(data: &[u64; 256], check: &[u64; 64], i: usize) -> u64 {
    let (beat, pin) = (i / 72, i % 72);
    if pin < 64 { data[64 * beat + pin] } else { check[8 * beat + pin - 64] }
}

/// Decodes up to 64 entries, given by number, in place. Returns which were corrected and which are uncorrectable (bit
/// i for the i-th). Calls `flipped` for every physical bit with the entries (bit i for the i-th) in which it was
/// wrong.
pub(crate) fn decode<E: EntriesMut>(
    kernel: &Kernel,
    entries: &mut E,
    number: impl Fn(usize) -> usize,
    count: usize,
    mut flipped: impl FnMut(usize, u64),
) -> Flags<u64> {
    let data = data_planes(|i| entries.data(number(i)), count);
    let check = check_planes(|i| entries.check(number(i)), count);
    // Physical order: 64 data bits and 8 check bits a beat.
    let mut planes: [u64; 288] = core::array::from_fn(|i| plane(&data, &check, i));
    let flags = (kernel.decode_lanes)(&mut planes);
    let mut check_out = [0; 64];
    for beat in 0..4 {
        let mut words = [0; 64];
        words.copy_from_slice(&planes[72 * beat..][..64]);
        check_out[8 * beat..][..8].copy_from_slice(&planes[72 * beat + 64..][..8]);
        transpose(&mut words);
        for (i, word) in words.iter().enumerate().take(count) {
            entries.entry_mut(number(i)).0[8 * beat..][..8].copy_from_slice(&word.to_le_bytes());
        }
    }
    transpose(&mut check_out);
    for (i, word) in check_out.iter().enumerate().take(count) {
        *entries.entry_mut(number(i)).1 = (*word as u32).to_le_bytes();
    }
    for (i, &after) in planes.iter().enumerate() {
        flipped(i, plane(&data, &check, i) ^ after);
    }
    flags
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transposing_moves_every_single_bit_to_its_mirror_place() {
        for i in 0..64 {
            for j in 0..64 {
                let mut words = [0u64; 64];
                words[i] = 1 << j;
                transpose(&mut words);
                let expected: [u64; 64] = core::array::from_fn(|w| if w == j { 1 << i } else { 0 });
                assert_eq!(words, expected, "row {i}, column {j}");
            }
        }
    }
}
