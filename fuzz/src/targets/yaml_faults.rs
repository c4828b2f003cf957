//! Reads any text as a file of faults of a simulated memory.

use crate::text;
use eccforge_memory::fault::FaultFile;
use eccforge_files::diagnostic::SourceFile;

pub fn run(data: &[u8]) {
    if let Ok(faults) = FaultFile::parse(&SourceFile::new("fuzz.yaml", text(data))) {
        assert!(faults.faults.iter().all(|f| (0.0..=1.0).contains(&f.activity)));
    }
}
