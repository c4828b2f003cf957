//! Measures the bandwidth of this machine's memory with the fastest plain loop of each kind, for comparison with the tests.

use super::kernels::{self, Kernel};
use super::{Buffer, LINE_BYTES};
use crate::memtest::result::Bandwidth;
use rayon::prelude::*;
use std::time::Instant;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Machine {
    /// Bytes a second.
    write: f64,
    read: f64,
}

/// Runs of each measurement; the fastest counts.
// Other programs slow single runs down, and nothing makes a run faster than the memory.
const RUNS: usize = 5;

impl Machine {
    /// Measures on all threads of the current pool and all of the buffer.
    pub fn measure(buffer: &mut Buffer, kernel: Kernel) -> Self {
        let memset = Self::best(buffer, |lines| lines.fill(super::Line::default()));
        let stream = Self::best(buffer, |lines| kernel.fill(lines, &[super::Line::default()]));
        let sum = Self::best(buffer, |lines| {
            std::hint::black_box(kernels::sum(lines));
        });
        let compare = Self::best(buffer, |lines| {
            std::hint::black_box(kernels::holds(lines, &[super::Line::default()]));
        });
        Self { write: memset.max(stream), read: sum.max(compare) }
    }

    /// Bytes a second of the fastest run.
    fn best(buffer: &mut Buffer, work: impl Fn(&mut [super::Line]) + Sync) -> f64 {
        let bytes = buffer.bytes() as f64;
        let mut best: f64 = 0.0;
        for _ in 0..RUNS {
            let start = Instant::now();
            buffer.parts().for_each(|(_, lines)| {
                work(lines);
                std::hint::black_box(lines);
            });
            // The clock of a small buffer may not advance.
            best = best.max(bytes / start.elapsed().as_secs_f64().max(f64::MIN_POSITIVE));
        }
        best
    }

    /// The minimum time, in seconds, that writing and reading these numbers of bytes takes.
    pub fn seconds(&self, written: u64, read: u64) -> f64 {
        written as f64 / self.write + read as f64 / self.read
    }

    /// The bandwidth for the report, in GB/s.
    pub fn report(&self) -> Bandwidth {
        Bandwidth { write: self.write / 1e9, read: self.read / 1e9 }
    }
}

const _: () = assert!(LINE_BYTES == 64, "the cache and streaming stores move whole lines");
