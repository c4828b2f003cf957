//! The limits of the machine: copying, and reading the bytes of all entries.

use crate::{Group, buffer, measure};
use std::hint::black_box;

/// Distances in bytes from a load to the memory that is prefetched; 0 leaves the prefetch to the hardware.
const PREFETCH: [usize; 3] = [0, 512, 4096];
/// Words of a block: eight of the widest registers.
const BLOCK: usize = 64;

/// Measures memcpy of as many bytes as the entries have data, and every way of reading the entries. No check can be faster
/// than the fastest of these.
pub fn benches(group: &mut Group<'_>, entries: usize) {
    // A copy has two buffers, so each has half the size and both fit where the entries fit.
    measure(group, "memcpy", 16 * entries, || {
        let (from, mut to) = (buffer(16 * entries), buffer(16 * entries));
        move || {
            to.copy_from_slice(black_box(&from));
            black_box(&to);
        }
    });
    for prefetch in PREFETCH {
        measure(group, &format!("read, prefetch {prefetch}"), 32 * entries, || {
            let bytes = buffer(36 * entries);
            // SAFETY: any eight bytes are a word.
            #[allow(unsafe_code)]
            let expected = unsafe { bytes.align_to::<u64>() }.1.iter().fold(0, |a, b| a ^ b);
            move || assert_eq!(read(black_box(&bytes), prefetch), expected)
        });
    }
}

/// Reads a buffer and returns the sum over GF(2) of its words.
fn read(bytes: &[u8], prefetch: usize) -> u64 {
    // SAFETY: any eight bytes are a word.
    #[allow(unsafe_code)]
    let (_, words, _) = unsafe { bytes.align_to::<u64>() };
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("avx512f") {
        // SAFETY: AVX-512 F has just been seen.
        #[allow(unsafe_code)]
        return unsafe { sum_avx512(words, prefetch) };
    }
    let _ = prefetch;
    sum(words)
}

#[inline(always)]
fn sum(words: &[u64]) -> u64 {
    let mut sums = [0u64; BLOCK];
    let (blocks, rest) = words.as_chunks::<BLOCK>();
    for block in blocks {
        sums.iter_mut().zip(block).for_each(|(sum, word)| *sum ^= word);
    }
    sums.iter().chain(rest).fold(0, |a, b| a ^ b)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f")]
fn sum_avx512(words: &[u64], prefetch: usize) -> u64 {
    use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    if prefetch == 0 {
        return sum(words);
    }
    let mut sums = [0u64; BLOCK];
    let (blocks, rest) = words.as_chunks::<BLOCK>();
    for block in blocks {
        for line in block.chunks_exact(8) {
            _mm_prefetch::<_MM_HINT_T0>(line.as_ptr().wrapping_byte_add(prefetch).cast());
        }
        sums.iter_mut().zip(block).for_each(|(sum, word)| *sum ^= word);
    }
    sums.iter().chain(rest).fold(0, |a, b| a ^ b)
}
