//! Interleaved rounds: one short sample of every benchmark, then the next round; medians of all rounds are compared.

use std::time::{Duration, Instant};

/// Where the working set lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Name.
    pub name: &'static str,
    /// Entries of 32 + 4 bytes.
    pub entries: usize,
}

/// A working set of 0.6 MB stays in a second-level cache of 1 MB or more; one of 0.3 GB passes through every cache.
pub const PLACES: [Place; 2] = [Place { name: "L2", entries: 1 << 14 }, Place { name: "DRAM", entries: 1 << 23 }];

/// Something that is measured.
pub struct Bench {
    /// Name, without the place.
    pub name: String,
    /// Where its data lies.
    pub place: Place,
    /// Bytes of data (without check bytes) that one call treats.
    pub bytes: usize,
    /// The call.
    pub call: Box<dyn FnMut()>,
}

/// Median speed of a benchmark.
pub struct Speed {
    /// Name, without the place.
    pub name: String,
    /// Where its data lies.
    pub place: &'static str,
    /// Gigabytes of data per second.
    pub gigabytes_per_second: f64,
}

/// A sample lasts about this long, at least one call.
const SAMPLE: Duration = Duration::from_millis(4);

/// Measures all benchmarks, round by round.
pub fn run(benches: &mut [Bench], rounds: u32) -> Vec<Speed> {
    let mut samples = vec![Vec::new(); benches.len()];
    for round in 0..=rounds {
        for (bench, samples) in benches.iter_mut().zip(&mut samples) {
            let start = Instant::now();
            let mut calls = 0usize;
            while calls == 0 || start.elapsed() < SAMPLE {
                (bench.call)();
                calls += 1;
            }
            let seconds = start.elapsed().as_secs_f64();
            // The first round warms up.
            if round > 0 {
                samples.push((calls * bench.bytes) as f64 / seconds / 1e9);
            }
        }
    }
    let median = |mut s: Vec<f64>| {
        s.sort_by(f64::total_cmp);
        s[s.len() / 2]
    };
    benches
        .iter()
        .zip(samples)
        .map(|(b, s)| Speed { name: b.name.clone(), place: b.place.name, gigabytes_per_second: median(s) })
        .collect()
}

/// Asks for huge pages, so that what is measured is memory and not the translation of addresses, wherever a buffer lies.
pub fn in_huge_pages(mut bytes: Vec<u8>) -> Vec<u8> {
    #[cfg(target_os = "linux")]
    {
        const PAGE: usize = 4096;
        let first = bytes.as_ptr().align_offset(PAGE);
        if bytes.len() > first + (64 << 20) {
            let length = (bytes.len() - first) / PAGE * PAGE;
            // SAFETY: the range lies within the buffer; the advice changes no content. Where it is refused, it is only slower.
            #[allow(unsafe_code)]
            unsafe {
                libc::madvise(bytes.as_mut_ptr().add(first).cast(), length, libc::MADV_HUGEPAGE)
            };
        }
    }
    bytes
}

/// `length` bytes in huge pages, all different from their neighbours.
pub fn buffer(length: usize) -> Vec<u8> {
    let mut bytes = in_huge_pages(vec![0; length]);
    bytes.iter_mut().zip(0u64..).for_each(|(byte, i)| *byte = (i.wrapping_mul(0x9E37_79B9) >> 13) as u8);
    bytes
}
