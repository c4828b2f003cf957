#![allow(dead_code, missing_docs)]

use eccforge_files::diagnostic::SourceFile;
use eccforge_gpu::geometry::Geometry;
use eccforge_memory::fault::{FaultFile, FaultMap, Limits};
use eccforge_memory::memtest::simulated::{Plan, Recording, Results};
use eccforge_runs::run::{Limits as Running, StopRules, run};
use std::sync::atomic::AtomicBool;

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

/// The results of a plan, recorded on this number of threads.
pub fn results(plan: Plan<'_>, threads: usize) -> Results {
    let stop = AtomicBool::new(false);
    let recording = Recording::new(plan, &stop);
    let mut records = Vec::new();
    run(&recording, &running(threads), &[], &mut |record, _| {
        records.push(record.clone());
        Ok::<(), ()>(())
    })
    .expect("the sink takes everything");
    recording.results(&records).expect("records of memory tests")
}

pub fn running(threads: usize) -> Running {
    let backend = eccforge_circuit::lanes::Backend::U64;
    Running { threads, backend, stop: StopRules::default(), shard: None }
}
