//! Encodes, checks and repairs memory entries of 32 data bytes and 4 check bytes in place, at memory speed.
//!
//! ```
//! use eccforge_embed::{Codec, DecodeReport};
//!
//! let trio = Codec::new("trio")?;
//! let mut data = vec![7u8; 32 * 1000];
//! let mut check = vec![0u8; 4 * 1000];
//! trio.encode(&data, &mut check)?;
//!
//! data[32 * 500 + 9] ^= 0xFF; // a whole byte of entry 500
//! let summary = trio.decode_in_place(&mut data, &mut check, DecodeReport::default())?;
//! assert_eq!((summary.clean, summary.corrected, summary.uncorrectable), (999, 1, 0));
//! assert!(data.iter().all(|&byte| byte == 7));
//! # Ok::<(), eccforge_embed::Error>(())
//! ```
//!
//! # Layout
//! An entry is four beats of 72 pins: physical bit i travels on pin `i % 72` in beat `i / 72`, pins 0..63 carry data.
//! Data byte `8 b + l` holds pins `8 l .. 8 l + 7` of beat b, lowest pin in the least significant bit; check byte b holds
//! pins 64..71 of beat b. *Split*: an array of 32-byte data and an array of 4-byte check entries. *Packed*: 36 bytes an
//! entry, the 32 data bytes and then the 4 check bytes. Any alignment, any number of entries, no allocation. A buffer of
//! the wrong length is an [`Error`] and nothing is touched.
//!
//! # Semver
//! A scheme's id, its [`Codec::hash`], this layout and the numbers of [`Status`] and [`Backend`] change only with the
//! major version.
#![no_std]
#![deny(unsafe_op_in_unsafe_fn)]
#![warn(missing_docs)]

#[cfg(any(test, feature = "std"))]
extern crate std;

mod backend;
mod codec;
mod decode;
mod entries;
mod error;
mod inject;
mod kernels;
mod repair;
mod scrub;
#[cfg(feature = "std")]
pub mod shards;

pub use backend::Backend;
pub use codec::{Codec, schemes};
pub use decode::{DecodeReport, DecodeReportUninit, Position, Summary};
pub use eccforge_schemes::{self, Kernel, Status};
pub use error::Error;
pub use inject::{Pattern, inject, inject_packed};
pub use scrub::{ScrubStep, Scrubber};

#[cfg(feature = "rayon")]
pub use scrub::{scrub_packed_parallel, scrub_parallel};

/// Runs the README's example as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Data bytes of an entry.
pub const DATA_BYTES: usize = 32;
/// Check bytes of an entry.
pub const CHECK_BYTES: usize = 4;
/// Bytes of a packed entry: data, then check.
pub const PACKED_BYTES: usize = 36;
/// Physical bits of an entry.
pub const ENTRY_BITS: usize = 288;
