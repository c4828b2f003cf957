//! What several tests of memory commands share.

/// A device of 2048 entries with every coordinate: 64 KiB.
pub const TINY: &str = "\
name: tiny
source: a device small enough to try every entry
sizes: {stack: 2, channel: 2, pseudo-channel: 2, bank: 2, row: 16, column: 8}
entry-bytes: 32
interleave:
  - {field: column, size: 4}
  - {field: channel, size: 2}
  - {field: pseudo-channel, size: 2}
  - {field: stack, size: 2}
  - {field: column, size: 2}
  - {field: bank, size: 2}
  - {field: row, size: 16}
hashes:
  - {target: bank, source: row}
remapper-bank: [stack, channel, bank]
spare-rows-per-bank: 8
";
