//! Tests of memory tests and sampling on a card. In CI the card is Mesa's driver for processors.

mod codecs;
#[cfg(unix)]
mod counters;
mod job;
mod kernels;
mod samples;

use eccforge_vulkan::device::Vulkan;
use eccforge_vulkan::memory::{Memory, card};

/// Runs a test on `bytes` bytes of the first card, in pieces of at most `most` bytes.
fn with_memory<T>(bytes: u64, most: u64, test: impl FnOnce(Memory<'_>) -> T) -> T {
    let vulkan = Vulkan::load().expect("a driver");
    let first = card(&vulkan, None).expect("a card");
    test(Memory::new(&vulkan, first, Some(bytes), most).expect("memory"))
}
