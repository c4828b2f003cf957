//! Runs the memory tests of `eccforge-memory` on the memory of a GPU, by Vulkan.
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
pub mod sweep;
