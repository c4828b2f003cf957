//! Reads any text as the log of many memory tests (CSV, JSON lines, or a result in JSON), and adds up the valid ones.

use crate::text;
use eccforge_memory::campaign::{cards, log};
use eccforge_files::diagnostic::SourceFile;

pub fn run(data: &[u8]) {
    if let Ok(executions) = log::read(&SourceFile::new("fuzz", text(data))) {
        assert!(cards(&executions).len() <= executions.len());
    }
}
