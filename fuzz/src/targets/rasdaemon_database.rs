//! Any bytes as a database of rasdaemon: damage is told, in time and memory bounded by the file.

use eccforge_machines::field::rasdaemon;

/// One input.
pub fn run(data: &[u8]) {
    if let Ok(records) = rasdaemon(data) {
        assert!(records.len() <= data.len());
    }
}
