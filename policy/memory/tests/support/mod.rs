#![allow(dead_code, missing_docs)]

use eccforge_machines::geometry::Geometry;
use eccforge_memory::fault::{FaultFile, FaultMap, Limits};
use eccforge_scheme::diagnostic::SourceFile;

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

pub fn tiny() -> Geometry {
    Geometry::parse(&SourceFile::new("tiny.yaml", TINY)).expect("a valid geometry")
}

pub fn file(body: &str) -> FaultFile {
    let text = format!("eccforge-faults: 1\nid: t\nfaults:\n{body}");
    FaultFile::parse(&SourceFile::new("t.yaml", text)).unwrap_or_else(|e| panic!("{e}"))
}

pub fn place(geometry: &Geometry, body: &str, seconds: f64, seed: u64) -> FaultMap {
    let limits = Limits { entries: u64::MAX, seconds };
    FaultMap::place(&file(body), geometry, limits, seed).unwrap_or_else(|e| panic!("{e}"))
}
