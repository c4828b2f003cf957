//! Any text as a scenario of a fleet.

use crate::{Seeds, yaml};
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_scheme::diagnostic::SourceFile;

const SEEDS: Seeds = Seeds {
    texts: &[include_str!("../../seeds/fleet.yaml")],
    words: &[
        "gpus: 100",
        "years: 5",
        "profile: h100",
        "schemes: [duet]",
        "fit-per-gbit: 1e9",
        "extent: row",
        "extent: bank",
        "extent: pseudo-channel",
        "patterns: {weight: {bits: 1}}",
        "workload: {sm: 1}",
        "service-hours: 168",
        "jobs-per-gpu: 1048577",
        "hours-between-reads: 1e-3",
        "permanent: []",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    if let Ok(scenario) = Scenario::parse(&SourceFile::new("fuzz.yaml", yaml(data, &SEEDS))) {
        // A scenario that the check refuses is told, not run.
        drop(scenario.check(640.0));
        assert!(scenario.hours() > 0.0 && scenario.gpus > 0);
    }
}
