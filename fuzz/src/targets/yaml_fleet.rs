//! Reads any text as a fleet scenario.

use crate::text;
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_files::diagnostic::SourceFile;

pub fn run(data: &[u8]) {
    if let Ok(scenario) = Scenario::parse(&SourceFile::new("fuzz.yaml", text(data))) {
        // A scenario that the check refuses is told, not run.
        drop(scenario.check(640.0));
        assert!(scenario.hours() > 0.0 && scenario.gpus > 0);
    }
}
