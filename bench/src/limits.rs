//! What the machine allows: copying and reading.

use crate::measure::{Bench, Place};
use std::hint::black_box;

/// memcpy of the data, and reading of data and check bytes (counted as data bytes: the cap of every check).
pub fn benches(place: Place) -> Vec<Bench> {
    let bytes = 32 * place.entries;
    // A copy has two buffers: halves, so that both fit where the entries fit.
    let from = vec![1u8; bytes / 2];
    let mut to = vec![2u8; bytes / 2];
    let memcpy = move || {
        to.copy_from_slice(black_box(&from));
        black_box(&to);
    };
    let all = vec![1u64; 36 * place.entries / 8];
    let read = move || {
        black_box(sum(black_box(&all)));
    };
    let bench = |name: &str, bytes, call: Box<dyn FnMut()>| Bench { name: name.into(), place, bytes, call };
    vec![bench("memcpy", bytes / 2, Box::new(memcpy)), bench("read cap", bytes, Box::new(read))]
}

/// Sums all words, with the widest loads that the machine has.
fn sum(words: &[u64]) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("avx512f") {
        // SAFETY: AVX-512 F has just been seen.
        #[allow(unsafe_code)]
        return unsafe { sum_avx512(words) };
    }
    sum_plain(words)
}

#[inline(always)]
fn sum_plain(words: &[u64]) -> u64 {
    let mut sums = [0u64; 64];
    let (chunks, rest) = words.as_chunks::<64>();
    for chunk in chunks {
        for (sum, word) in sums.iter_mut().zip(chunk) {
            *sum ^= word;
        }
    }
    sums.iter().chain(rest).fold(0, |a, b| a ^ b)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f")]
fn sum_avx512(words: &[u64]) -> u64 {
    use core::arch::x86_64::*;
    let mut sums = [_mm512_setzero_si512(); 8];
    let (chunks, rest) = words.as_chunks::<64>();
    for chunk in chunks {
        for (i, sum) in sums.iter_mut().enumerate() {
            // SAFETY: a chunk has 64 words, register i takes words 8 i ..; a prefetch never faults.
            #[allow(unsafe_code)]
            let part = unsafe {
                let from = chunk.as_ptr().add(8 * i);
                _mm_prefetch::<_MM_HINT_T0>(from.wrapping_add(512).cast());
                _mm512_loadu_si512(from.cast())
            };
            *sum = _mm512_xor_si512(*sum, part);
        }
    }
    let all = sums.into_iter().reduce(|a, b| _mm512_xor_si512(a, b)).unwrap_or(_mm512_setzero_si512());
    rest.iter().fold(_mm512_reduce_add_epi64(all) as u64, |a, b| a ^ b)
}
