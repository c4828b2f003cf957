//! Any text as a file of faults of a simulated memory.

use crate::{Seeds, yaml};
use eccforge_memory::fault::FaultFile;
use eccforge_scheme::diagnostic::SourceFile;

const SEEDS: Seeds = Seeds {
    texts: &[include_str!("../../../examples/faults-mixed.yaml")],
    words: &[
        "events: {count: 2}",
        "stuck-at: {count: 4}",
        "weak-cells: {refresh-ms: 48}",
        "row: {stack: 0, row: 1}",
        "pin: {stack: 0, channel: 1, pin: 3}",
        "mat: {}",
        "column: {}",
        "bank: {bank: 3}",
        "behaviour: random",
        "behaviour: stuck-at-0",
        "coupling: {cells: 5, probability: 0.5}",
        "logic: {per-step: 0.1}",
        "activity: 0.5",
        "breadth-weights: [1, 2]",
        "model: hbm2-table1",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    if let Ok(faults) = FaultFile::parse(&SourceFile::new("fuzz.yaml", yaml(data, &SEEDS))) {
        assert!(faults.faults.iter().all(|f| (0.0..=1.0).contains(&f.activity)));
    }
}
