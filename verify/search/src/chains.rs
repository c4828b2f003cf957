//! Finished chains in the files of a folder, from which the same search resumes.

use crate::heading::Heading;
use crate::islands::{Found, sort};
use eccforge_runs::records::{self, Contents, Head, Log, Opened, Opening, RecordError};
use rayon::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

/// A column of a code.
pub trait Column: Clone + PartialEq + Send + Sync + Debug + Serialize + DeserializeOwned {}

impl Column for u16 {}
impl Column for u32 {}

/// First line of a file of chains.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Header<C> {
    /// Hash of the description.
    description_sha256: String,
    #[serde(skip)]
    columns: PhantomData<C>,
}

impl<C: Column> Head for Header<C> {
    type Record = Found<C>;
    const START: &'static str = "eccforge chains 1";

    /// Chains are measured when the whole file is read: see [`ChainFile::open`].
    fn refuses(&self, _: &Found<C>) -> Option<String> {
        None
    }
}

impl<C> Header<C> {
    /// Rejects a file of another description.
    fn of(&self, path: &Path, hash: &str) -> Result<(), RecordError> {
        if self.description_sha256 == hash {
            return Ok(());
        }
        let path = path.display();
        let message = format!("{path}: contains chains of another description; use another folder or move the file");
        Err(RecordError::Mismatch(message))
    }
}

/// A search, and the part of its chains that this process runs.
#[derive(Clone, Copy, Debug)]
pub struct Chains<'a> {
    /// The keys of the search's description.
    pub heading: &'a Heading,
    /// Shard I of N; `None` for all chains.
    pub part: Option<[u64; 2]>,
}

/// The finished chains of a search, in their file and in memory.
pub struct ChainFile<C> {
    log: Log,
    /// The chains, including earlier ones.
    pub found: Vec<Found<C>>,
    /// Numbers of the chains that are not finished.
    pub left: Vec<u64>,
    /// The file to which a damaged end was moved, if any.
    pub aside: Option<PathBuf>,
    /// The file that keeps the chains.
    pub path: PathBuf,
}

impl<C: Column> ChainFile<C> {
    /// Opens the file of a search in a folder. `refuses` gives the reason why a chain cannot belong to the search.
    ///
    /// # Errors
    /// A file is damaged, has a chain that is rejected, belongs to another description, is in use, or cannot be read or
    /// written.
    pub fn open(
        folder: &Path,
        search: Chains<'_>,
        refuses: impl Fn(&Found<C>) -> Option<String> + Sync,
        opening: &Opening,
    ) -> Result<Self, RecordError> {
        let name = match search.part {
            None => format!("{}.chains.records", search.heading.id),
            Some([i, n]) => format!("{}.chains.{i}-of-{n}.records", search.heading.id),
        };
        let path = folder.join(&name);
        let header = Header { description_sha256: search.heading.hash.to_owned(), columns: PhantomData };
        let Opened { log, found, aside } = Log::open(&path, &header, opening)?;
        let mut files = of_other_files(folder, search, &name)?;
        if let Some(earlier) = found {
            files.push((path.clone(), earlier));
        }
        let mut found = Vec::new();
        for (path, contents) in files {
            contents.header.of(&path, &search.heading.hash)?;
            verify(&path, &contents.records, &refuses)?;
            found.extend(contents.records);
        }
        // Two shards, or a shard and a run of all chains, may have run the same chain, with the same result.
        found.sort_by_key(|f: &Found<C>| f.chain);
        let results_differ = |[one, next]: &&[Found<C>; 2]| one.chain == next.chain && one != next;
        if let Some([one, _]) = found.array_windows().find(results_differ) {
            return Err(RecordError::Mismatch(format!(
                "{}: the files of the search have two results of chain {}; move one away",
                folder.display(),
                one.chain
            )));
        }
        found.dedup_by_key(|f| f.chain);
        sort(&mut found);
        let [first, every] = search.part.unwrap_or([0, 1]);
        let mut left: Vec<u64> = (0..search.heading.chains).filter(|chain| chain % every == first).collect();
        left.retain(|chain| found.iter().all(|done| done.chain != *chain));
        Ok(Self { log, found, left, aside, path })
    }

    /// Keeps a finished chain.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep(&mut self, found: &Found<C>) -> Result<(), RecordError> {
        self.log.append(found)?;
        // A chain may have run for hours; a power failure must not lose it.
        self.log.sync()?;
        self.found.push(found.clone());
        Ok(())
    }

    /// All finished chains, sorted by cost.
    pub fn finished(mut self) -> Vec<Found<C>> {
        sort(&mut self.found);
        self.found
    }
}

/// Measures the chains of a file again. A hash only shows that a line is as it was written.
fn verify<C: Column>(
    path: &Path,
    found: &[Found<C>],
    refuses: impl Fn(&Found<C>) -> Option<String> + Sync,
) -> Result<(), RecordError> {
    let refused = found.par_iter().enumerate().find_map_first(|(at, one)| Some((at, one, refuses(one)?)));
    let Some((at, one, why)) = refused else { return Ok(()) };
    // The first line is the header.
    let place = format!("{}:{}", path.display(), at + 2);
    Err(RecordError::Mismatch(format!(
        "{place}: chain {}: {why}; remove the file, and its chains run again",
        one.chain
    )))
}

/// A file of chains, and its contents.
type Earlier<C> = (PathBuf, Contents<Header<C>>);

/// Reads the chains in the folder that other shards, or a run of all chains, have kept.
fn of_other_files<C: Column>(folder: &Path, search: Chains<'_>, own: &str) -> Result<Vec<Earlier<C>>, RecordError> {
    let chains = format!("{}.chains.", search.heading.id);
    let mut names: Vec<String> = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|e| RecordError::Io(folder.to_owned(), e))? {
        // A file whose name cannot be read is not one of eccforge, which writes names in ASCII.
        let Some(name) = entry.ok().and_then(|entry| entry.file_name().into_string().ok()) else { continue };
        if name.starts_with(&chains) && name != own {
            names.push(name);
        }
    }
    names.sort();
    let mut found = Vec::new();
    for (name, path) in names.iter().map(|name| (name, folder.join(name))) {
        // Passed over, such a file would be lost work without a message.
        if name.ends_with(".jsonl") {
            let why = "chains of an earlier version, without hashes; move the file away, and they run again";
            return Err(RecordError::Mismatch(format!("{}: {why}", path.display())));
        }
        if name.ends_with(".records") {
            let contents = records::read_growing(&path)?;
            found.push((path, contents));
        }
    }
    Ok(found)
}
