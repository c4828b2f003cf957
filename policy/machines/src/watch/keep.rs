//! The file in which a watch keeps what it knows: a head, then CBOR (RFC 8949) under a checksum.
//!
//! The file is written beside its place, synchronised, and renamed into it: after a kill or a power cut it holds the state
//! before or the one after, never a mix. The checksum finds what a disk changed later. One watch at a time has a file:
//! it holds the lock of the file with `.lock` after its name, which ends with its process.

use super::{KeptWatcher, Watcher};
use eccforge_scheme::lock::{Lock, LockError};
use eccforge_scheme::output;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// First bytes; the last is the version of the form.
const MAGIC: [u8; 8] = *b"eccwat\0\x01";
const HEAD_BYTES: usize = MAGIC.len() + 4;
/// Longest file that is read or written: a state of the most devices by default stays below it.
const MAX_BYTES: u64 = 256 << 20;

/// Why a file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// Another watch has it.
    #[error("{}: another watch keeps its state here; end it, or name another file", .0.display())]
    Locked(PathBuf),
    /// The operating system refuses.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It cannot be replaced.
    #[error(transparent)]
    NotWritten(#[from] output::NotWritten),
    /// Its bytes are no state.
    #[error("{}: {why}; move the file away, and the watch begins anew with what its source still has", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
}

/// A file and its lock.
#[derive(Debug)]
pub struct StateFile {
    path: PathBuf,
    _lock: Lock,
}

impl StateFile {
    /// Locks a file; it need not exist.
    ///
    /// # Errors
    /// Another watch has it, or its folder cannot be written.
    pub fn lock(path: &Path) -> Result<Self, KeepError> {
        let lock = Lock::take(path, &std::process::id().to_string(), Duration::ZERO).map_err(|e| match e {
            LockError::Held(_) => KeepError::Locked(path.to_owned()),
            LockError::Unsupported(source) => KeepError::Io { path: path.to_owned(), source },
            LockError::Io(path, source) => KeepError::Io { path, source },
        })?;
        Ok(Self { path: path.to_owned(), _lock: lock })
    }

    /// What the file holds; `None` where there is none.
    ///
    /// # Errors
    /// It is no state, or damaged.
    pub fn load(&self) -> Result<Option<Watcher>, KeepError> {
        let mut bytes = Vec::new();
        let read = File::open(&self.path).and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes));
        match read {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(source) => return Err(KeepError::Io { path: self.path.clone(), source }),
            Ok(_) => {}
        }
        let unreadable = |why| KeepError::Unreadable { path: self.path.clone(), why };
        within(&bytes).and_then(|()| decode(&bytes)).map(Some).map_err(unreadable)
    }

    /// Replaces what the file holds.
    ///
    /// # Errors
    /// The disk is full, the folder cannot be written, or the state is longer than what is read; the file is as before then.
    pub fn save(&self, watcher: &Watcher) -> Result<(), KeepError> {
        let bytes = encode(watcher);
        within(&bytes).map_err(|why| KeepError::Io { path: self.path.clone(), source: io::Error::other(why) })?;
        Ok(output::write(&self.path, bytes)?)
    }
}

/// Whether a state is not too long.
fn within(bytes: &[u8]) -> Result<(), String> {
    let fits = bytes.len() as u64 <= MAX_BYTES;
    fits.then_some(()).ok_or_else(|| format!("a state of a watch has at most {MAX_BYTES} bytes"))
}

/// The bytes of a file.
pub fn encode(watcher: &Watcher) -> Vec<u8> {
    let body = minicbor_serde::to_vec(KeptWatcher::from(watcher)).expect("writing to memory does not fail");
    let checksum = crc32fast::hash(&body).to_le_bytes();
    [&MAGIC[..], &checksum, &body].concat()
}

/// Reads what [`encode`] wrote.
///
/// # Errors
/// What is wrong with the bytes.
pub fn decode(bytes: &[u8]) -> Result<Watcher, String> {
    let Some((head, body)) = bytes.split_at_checked(HEAD_BYTES) else {
        return Err(format!("it has {} bytes and is no state of a watch", bytes.len()));
    };
    let (magic, checksum) = head.split_at(MAGIC.len());
    if magic[..7] != MAGIC[..7] {
        return Err("it is no state of a watch".to_owned());
    }
    if magic != MAGIC {
        return Err(format!("it has form {}; this program reads form {}", magic[7], MAGIC[7]));
    }
    if checksum != crc32fast::hash(body).to_le_bytes() {
        return Err("the state is damaged: its checksum is not that of its content".to_owned());
    }
    let kept: KeptWatcher = minicbor_serde::from_slice(body).map_err(|e| format!("the state is damaged: {e}"))?;
    Ok(kept.into())
}
