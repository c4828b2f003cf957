#![allow(dead_code, missing_docs)]

use eccforge_files::diagnostic::SourceFile;
use eccforge_gpu::geometry::Geometry;
use eccforge_memory::fault::{FaultFile, FaultMap, Limits};

/// A device of 2048 entries with every coordinate: 64 KiB.
pub const TINY: &str = include_str!("tiny.yaml");

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
