//! Reads any lines, with matching hashes, as the record file of a run: it is rejected with the position of the error,
//! or can be merged with itself.

use crate::{choice, text};
use eccforge_runs::records::{self, Contents};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};

/// The lines of the file: each after the hash of it and of all lines before it.
fn chained(text: &str) -> Vec<u8> {
    let (mut chain, mut file) = (String::from("eccforge records 1"), String::new());
    for line in text.lines() {
        let hash = Sha256::new().chain_update(&chain).chain_update(line).finalize();
        chain = hash.iter().map(|b| format!("{b:02x}")).collect();
        file += &format!("{chain} {line}\n");
    }
    file.into_bytes()
}

pub fn run_records(data: &[u8]) {
    let choice = choice(data);
    let mut file = chained(&text(data));
    // A process that is killed leaves such a truncated file.
    if choice & 3 == 3 {
        file.truncate(file.len() * usize::from(choice) / 256);
    }
    let Ok(contents) = records::parse(Path::new("fuzz"), &file) else { return };
    let single: Vec<(PathBuf, Contents)> = vec![("fuzz".into(), contents.clone())];
    if let Ok((header, merged)) = records::merge(&single) {
        assert_eq!(merged.len(), contents.records.len());
        assert!(records::difference(&header, &contents.header).is_none());
        let all = merged.iter().flat_map(|r| r.counts.values()).fold(records::Counts::default(), |a, c| a + *c);
        assert!(all.total() >= all.silent());
    }
    drop(records::absent_parts(&single));
    let mut more = contents.header.identity.clone();
    for cell in more.cells.values_mut() {
        cell.samples = cell.samples.saturating_add(1);
    }
    drop(records::extension(&contents.header.identity, &more));
    let twice = vec![("a".into(), contents.clone()), ("b".into(), contents.clone())];
    assert!(records::merge(&twice).is_err() || contents.records.is_empty(), "no block is counted twice");
}
