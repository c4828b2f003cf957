//! Helpers that several tests of memory commands share.

/// A device of 2048 entries with every coordinate: 64 KiB.
pub const TINY: &str = include_str!("../../../policy/memory/tests/support/tiny.yaml");
