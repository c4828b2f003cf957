//! Finished chains in an append-only file, one JSON object a line, so that an interrupted search goes on where it was.
//!
//! The first line names the description by its hash. A last line that is torn (the process was killed while it wrote) is
//! dropped: its chain runs again and finds the same.

use crate::islands::Found;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Header {
    eccforge_search_chains: u32,
    description_sha256: String,
}

/// An open file of finished chains.
#[derive(Debug)]
pub struct Chains {
    file: File,
}

/// The bytes of whole lines, and the chains in them.
///
/// # Errors
/// What is wrong with the text: it belongs to another description, or a line is no chain.
pub fn parse<C: DeserializeOwned>(text: &str, hash: &str) -> Result<(usize, Vec<Found<C>>), String> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].lines();
    let mut found: Vec<Found<C>> = Vec::new();
    let mut numbers = HashSet::new();
    if let Some(first) = lines.next() {
        let header: Header =
            serde_json::from_str(first).map_err(|_| "line 1: not a file of search chains".to_owned())?;
        if header.description_sha256 != hash {
            return Err("holds chains of another description; take another folder or remove the file".into());
        }
    }
    for (number, line) in lines.enumerate().map(|(i, line)| (i + 2, line)) {
        let chain: Found<C> = serde_json::from_str(line).map_err(|e| format!("line {number}: {e}"))?;
        if !numbers.insert(chain.chain) {
            return Err(format!("line {number}: chain {} stands twice", chain.chain));
        }
        found.push(chain);
    }
    Ok((whole, found))
}

impl Chains {
    /// Opens or starts the file; also the chains that are already in it.
    ///
    /// # Errors
    /// It cannot be read or written, belongs to another description, or is damaged before its last line.
    pub fn open<C: DeserializeOwned>(path: &Path, hash: &str) -> Result<(Self, Vec<Found<C>>), String> {
        let fail = |what: &str| format!("{}: {what}", path.display());
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(e) if e.kind() == io::ErrorKind::NotFound => String::new(),
            Err(e) => return Err(fail(&format!("cannot be read: {e}"))),
        };
        let (whole, found) = parse(&text, hash).map_err(|what| fail(&what))?;
        let open = || -> io::Result<File> {
            if let Some(folder) = path.parent() {
                std::fs::create_dir_all(folder)?;
            }
            let mut file = OpenOptions::new().create(true).read(true).append(true).open(path)?;
            file.set_len(whole as u64)?;
            if whole == 0 {
                let header = Header { eccforge_search_chains: 1, description_sha256: hash.to_owned() };
                file.write_all((serde_json::to_string(&header)? + "\n").as_bytes())?;
            }
            Ok(file)
        };
        let file = open().map_err(|e| fail(&format!("cannot be written: {e}")))?;
        Ok((Self { file }, found))
    }

    /// Adds a finished chain; it is on the disk when this returns.
    ///
    /// # Errors
    /// The disk is full or the file cannot be written.
    pub fn append<C: Serialize>(&mut self, found: &Found<C>) -> io::Result<()> {
        self.file.write_all((serde_json::to_string(found)? + "\n").as_bytes())?;
        self.file.sync_data()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(chain: u64) -> Found {
        Found { chain, cost: 1.5, columns: vec![1, 2, 4] }
    }

    #[test]
    fn chains_survive_a_kill_at_every_byte() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/chains.jsonl");
        let (mut file, none) = Chains::open::<u16>(&path, "abc").unwrap();
        assert!(none.is_empty());
        (0..3).for_each(|i| file.append(&found(i)).unwrap());
        let whole = std::fs::read(&path).unwrap();
        for end in 0..=whole.len() {
            std::fs::write(&path, &whole[..end]).unwrap();
            let lines = whole[..end].iter().filter(|b| **b == b'\n').count() as u64;
            let (mut file, kept) = Chains::open(&path, "abc").unwrap();
            assert_eq!(kept, (0..lines.saturating_sub(1)).map(found).collect::<Vec<_>>());
            (kept.len() as u64..3).for_each(|i| file.append(&found(i)).unwrap());
            assert_eq!(std::fs::read(&path).unwrap(), whole, "killed after {end} bytes");
        }
    }

    #[test]
    fn foreign_and_damaged_files_are_refused_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("chains.jsonl");
        Chains::open::<u16>(&path, "abc").unwrap().0.append(&found(0)).unwrap();
        let good = std::fs::read_to_string(&path).unwrap();
        assert!(Chains::open::<u16>(&path, "abd").unwrap_err().contains("another description"));
        for (text, why) in [
            ("notes\n".to_owned(), "line 1: not a file of search chains"),
            (good.clone() + "{}\n", "line 3"),
            (good.clone() + good.lines().last().unwrap() + "\n", "chain 0 stands twice"),
        ] {
            std::fs::write(&path, &text).unwrap();
            assert!(Chains::open::<u16>(&path, "abc").unwrap_err().contains(why), "{why}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
    }
}
