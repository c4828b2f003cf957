//! A simulated HBM with any codec: faults, memory tests and campaign statistics.
//!
//! ```
//! use eccforge_memory::codec::EntryCodec;
//! use eccforge_memory::fault::{FaultFile, FaultMap, Limits};
//! use eccforge_memory::memory::{Access, Memory, WordMask};
//! use eccforge_outcomes::ReadOutcome;
//! use eccforge_files::diagnostic::SourceFile;
//! use eccforge_scheme::builtin;
//! use eccforge_gpu::geometry::Geometry;
//!
//! let geometry = Geometry::built_in("A100-40GB")?;
//! let text = "eccforge-faults: 1\nid: one\nfaults: [{id: cell, stuck-at: {address: 0x40, bit: 5, value: 1}}]";
//! let faults = FaultFile::parse(&SourceFile::new("one.yaml", text)).map_err(|e| e.to_string())?;
//! let limits = Limits { entries: u64::MAX, seconds: 1.0 };
//! let map = FaultMap::place(&faults, &geometry, limits, 1).map_err(|e| e.to_string())?;
//! let trio = EntryCodec::of_scheme(&builtin("trio").unwrap().scheme())?;
//!
//! let mut memory = Memory::new(&map, &trio, 0..4);
//! memory.write(|_| (WordMask::MAX, [0; 4]));
//! let accesses = memory.read(|_| true);
//! // Entry 2 is at address 0x40.
//! assert_eq!(accesses, [Access { entry: 2, outcome: ReadOutcome::Corrected, masked: false, wrong: [0; 4] }]);
//! # Ok::<(), String>(())
//! ```

#![deny(unsafe_op_in_unsafe_fn)]

pub mod bits;
pub mod campaign;
pub mod codec;
pub mod device;
pub mod documents;
pub mod fault;
pub mod host;
pub mod memory;
pub mod memtest;
pub mod random;
pub mod tally;
