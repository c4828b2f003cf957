//! What the machine allows: copying and reading.

use crate::measure::{self, Bench, Place, Speed};
use std::hint::black_box;

/// How far ahead of a load memory is asked, in bytes; 0 leaves it to the hardware.
const PREFETCH: [usize; 3] = [0, 512, 4096];
/// Parts of a buffer that are read side by side.
const STREAMS: [usize; 3] = [1, 2, 4];

/// memcpy of as many bytes as the entries have data.
pub fn memcpy(place: Place) -> Bench {
    // A copy has two buffers: halves, so that both fit where the entries fit.
    let bytes = 16 * place.entries;
    let from = measure::buffer(bytes);
    let mut to = measure::buffer(bytes);
    let call = move || {
        to.copy_from_slice(black_box(&from));
        black_box(&to);
    };
    Bench { name: "memcpy".into(), place, bytes, call: Box::new(call) }
}

/// Ways of reading that might be the fastest: (streams, prefetch, what to add to the name of a benchmark).
pub fn ways_of_reading() -> impl Iterator<Item = (usize, usize, String)> {
    STREAMS.into_iter().flat_map(|streams| {
        PREFETCH.map(|prefetch| (streams, prefetch, format!(", {streams} streams, {prefetch} ahead")))
    })
}

/// Reads a buffer and returns something that depends on every byte but the last seven.
pub fn read(bytes: &[u8], streams: usize, prefetch: usize) -> u64 {
    // SAFETY: any eight bytes are a word.
    #[allow(unsafe_code)]
    let (_, words, _) = unsafe { bytes.align_to::<u64>() };
    sum(words, streams, prefetch)
}

/// Adds to the results, under the name without the way, the fastest way of reading each buffer: the cap of its checks.
pub fn add_caps(results: &mut Vec<Speed>) {
    let mut caps: Vec<Speed> = Vec::new();
    for r in results.iter() {
        let Some((name, _)) = r.name.split_once(", ").filter(|(name, _)| name.contains(" read ")) else { continue };
        match caps.iter_mut().find(|c| c.name == name && c.place == r.place) {
            Some(cap) => cap.gigabytes_per_second = cap.gigabytes_per_second.max(r.gigabytes_per_second),
            None => {
                caps.push(Speed { name: name.into(), place: r.place, gigabytes_per_second: r.gigabytes_per_second })
            }
        }
    }
    results.extend(caps);
}

/// Whether a benchmark is one of the limits.
pub fn is_limit(name: &str) -> bool {
    name == "memcpy" || name.contains(" read ")
}

/// Words of a block of one stream: eight of the widest registers.
const BLOCK: usize = 64;

/// Sums all words over GF(2) with the widest loads that the machine has.
fn sum(words: &[u64], streams: usize, prefetch: usize) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("avx512f") {
        // SAFETY: AVX-512 F has just been seen.
        #[allow(unsafe_code)]
        return unsafe { sum_avx512(words, streams, prefetch) };
    }
    let _ = (streams, prefetch);
    let mut sums = [0u64; BLOCK];
    let (chunks, rest) = words.as_chunks::<BLOCK>();
    for chunk in chunks {
        for (sum, word) in sums.iter_mut().zip(chunk) {
            *sum ^= word;
        }
    }
    sums.iter().chain(rest).fold(0, |a, b| a ^ b)
}

/// Blocks from one stream to the next, not quite `length`: streams a power of two apart would meet in the same sets of a
/// cache and the same banks of memory, and read more slowly than the machine can.
#[cfg(target_arch = "x86_64")]
fn apart(length: usize, streams: usize) -> usize {
    if streams == 1 || length < 1024 { length } else { length - (length + 128 - 37) % 128 }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f")]
fn sum_avx512(words: &[u64], streams: usize, prefetch: usize) -> u64 {
    use core::arch::x86_64::*;
    let mut sums = [_mm512_setzero_si512(); 8];
    let (chunks, rest) = words.as_chunks::<BLOCK>();
    let length = apart(chunks.len() / streams, streams);
    let mut add = |chunk: &[u64; BLOCK]| {
        for (i, sum) in sums.iter_mut().enumerate() {
            // SAFETY: a chunk has 64 words, register i takes words 8 i ..; a prefetch never faults.
            #[allow(unsafe_code)]
            let part = unsafe {
                let from = chunk.as_ptr().add(8 * i);
                if prefetch > 0 {
                    _mm_prefetch::<_MM_HINT_T0>(from.wrapping_byte_add(prefetch).cast());
                }
                _mm512_loadu_si512(from.cast())
            };
            *sum = _mm512_xor_si512(*sum, part);
        }
    };
    for i in 0..length {
        for stream in 0..streams {
            add(&chunks[stream * length + i]);
        }
    }
    chunks[streams * length..].iter().for_each(&mut add);
    let all = sums.into_iter().fold(_mm512_setzero_si512(), |a, b| _mm512_xor_si512(a, b));
    let mut lanes = [0u64; 8];
    // SAFETY: the array has the size of a register.
    #[allow(unsafe_code)]
    unsafe {
        _mm512_storeu_si512(lanes.as_mut_ptr().cast(), all)
    };
    lanes.iter().chain(rest).fold(0, |a, b| a ^ b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_of_reading_reads_every_word_once() {
        let words: Vec<u64> =
            (0..8 * 64 * 1024 + 2345u64).map(|i| (i + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect();
        let expected = words.iter().fold(0, |a, b| a ^ b);
        for streams in STREAMS {
            for prefetch in PREFETCH {
                assert_eq!(sum(&words, streams, prefetch), expected, "{streams} streams, prefetch {prefetch}");
            }
        }
    }
}
