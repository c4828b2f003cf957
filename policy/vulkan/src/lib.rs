//! Runs the memory tests of `eccforge-memory` and the samples of `eccforge-sampling` on a GPU, by Vulkan.
//!
//! ```no_run
//! use eccforge_vulkan::device::Vulkan;
//! let vulkan = Vulkan::load()?;
//! for card in vulkan.cards()? {
//!     println!("{}: {}, {} bytes", card.number, card.name, card.bytes);
//! }
//! # Ok::<(), String>(())
//! ```

#![deny(unsafe_op_in_unsafe_fn)]

pub mod counters;
#[allow(unsafe_code)]
pub mod device;
pub mod job;
pub mod memory;
pub mod module;
pub mod samples;
pub mod sweep;

/// The words of a compiled module.
fn words(bytes: &[u8]) -> Vec<u32> {
    bytes.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect()
}
