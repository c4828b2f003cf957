//! The state file: a header with the version of its format, then CBOR (RFC 8949) under a checksum.
//!
//! A temporary file in the same folder is written, synchronised, and renamed: after a kill or a power cut the file holds the old state or
//! the new one, never a mix. The checksum detects later disk errors. One process at a time may write: it holds the lock of the file with
//! `.lock` after its name, which ends with its process. Readers need no lock. The temporary file of a process that was killed is removed at
//! the next start.

use eccforge_files::lock::{Lock, LockError};
use eccforge_files::output;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::File;
use std::io::{self, Read};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Maximum size of a file, in bytes; the state of the default maximum number of devices stays below it.
// A wrong path, such as one of a log, would otherwise be read into memory whole.
const MAX_BYTES: u64 = 256 << 20;

/// A state that can be kept.
pub trait State: Serialize + DeserializeOwned {
    /// The first bytes of the files; the last of these bytes is the version of the format.
    const MAGIC: [u8; 8];
    /// The owner of the state, for messages: `a watch`.
    const OWNER: &'static str;
    /// The advice if another process has the file.
    const IN_USE: &'static str;
    /// The advice if the file cannot be read.
    const ADVICE: &'static str;
}

/// The reason why a file cannot be used, with advice.
#[derive(Debug, thiserror::Error)]
pub enum StateError {
    #[error("{}: {source}", path.display())]
    Io { path: PathBuf, source: io::Error },
    /// The file cannot be replaced.
    #[error(transparent)]
    NotWritten(#[from] output::NotWritten),
    /// Another process uses the file, or its bytes are not a state.
    #[error("{}: {why}", path.display())]
    Unusable { path: PathBuf, why: String },
}

#[derive(Debug)]
pub struct StateFile<S> {
    path: PathBuf,
    _lock: Lock,
    _state: PhantomData<S>,
}

impl<S: State> StateFile<S> {
    /// Locks a file, which may be missing, as may its folder.
    ///
    /// # Errors
    /// Another process uses the file, or its folder cannot be written.
    pub fn lock(path: &Path) -> Result<Self, StateError> {
        // No waiting: the other process may run for months.
        let lock = Lock::take(path, &std::process::id().to_string(), Duration::ZERO).map_err(|e| match e {
            LockError::Held(_) => StateError::Unusable { path: path.to_owned(), why: S::IN_USE.to_owned() },
            LockError::Unsupported(source) => StateError::Io { path: path.to_owned(), source },
            LockError::Io(path, source) => StateError::Io { path, source },
        })?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        output::remove_stale(folder);
        Ok(Self { path: path.to_owned(), _lock: lock, _state: PhantomData })
    }

    /// The state in the file; `None` if the file does not exist.
    pub fn load(&self) -> Result<Option<S>, StateError> {
        load(&self.path)
    }

    /// Replaces the state in the file.
    ///
    /// # Errors
    /// The disk is full, the folder cannot be written, or the state is too long to be read; then the file is unchanged.
    pub fn save(&self, state: &S) -> Result<(), StateError> {
        let bytes = encode(state);
        within::<S>(&bytes).map_err(|why| StateError::Io { path: self.path.clone(), source: io::Error::other(why) })?;
        Ok(output::write(&self.path, bytes)?)
    }
}

/// The state in a file; `None` if the file does not exist.
pub fn load<S: State>(path: &Path) -> Result<Option<S>, StateError> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes));
    match read {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(source) => return Err(StateError::Io { path: path.to_owned(), source }),
        Ok(_) => {}
    }
    let unreadable = |why| StateError::Unusable { path: path.to_owned(), why: format!("{why}; {}", S::ADVICE) };
    within::<S>(&bytes).and_then(|()| decode(&bytes)).map(Some).map_err(unreadable)
}

/// Checks that a state is not too long.
fn within<S: State>(bytes: &[u8]) -> Result<(), String> {
    let fits = bytes.len() as u64 <= MAX_BYTES;
    fits.then_some(()).ok_or_else(|| format!("a state of {} has at most {MAX_BYTES} bytes", S::OWNER))
}

pub fn encode<S: State>(state: &S) -> Vec<u8> {
    let body = minicbor_serde::to_vec(state).expect("writing to memory does not fail");
    let checksum = crc32fast::hash(&body).to_le_bytes();
    [&S::MAGIC[..], &checksum, &body].concat()
}

/// Reads the bytes that [`encode`] wrote.
pub fn decode<S: State>(bytes: &[u8]) -> Result<S, String> {
    let Some((head, body)) = bytes.split_at_checked(S::MAGIC.len() + 4) else {
        return Err(format!("it has {} bytes and is not the state of {}", bytes.len(), S::OWNER));
    };
    let (magic, checksum) = head.split_at(S::MAGIC.len());
    if magic[..7] != S::MAGIC[..7] {
        return Err(format!("it is not the state of {}", S::OWNER));
    }
    if magic != S::MAGIC {
        return Err(format!("it has format version {}; this program reads version {}", magic[7], S::MAGIC[7]));
    }
    if checksum != crc32fast::hash(body).to_le_bytes() {
        return Err("the state is damaged: its checksum is not that of its content".to_owned());
    }
    minicbor_serde::from_slice(body).map_err(|e| format!("the state is damaged: {e}"))
}
