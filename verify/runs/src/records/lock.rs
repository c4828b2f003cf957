//! Opening options and the lock of a record file.

use super::RecordError;
use eccforge_files::lock::{self, LockError};
use std::path::Path;
use std::time::Duration;

/// How a record file is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// Move a damaged end of the file to another file and resume from the intact part.
    pub salvage: bool,
    /// Take no lock; the user guarantees that no other process writes.
    pub unlocked: bool,
    /// How long to wait for another process that holds the lock.
    pub wait: Duration,
}

/// The lock of a record file, held until it is dropped.
#[derive(Debug)]
pub struct Lock {
    _lock: Option<lock::Lock>,
}

impl Lock {
    /// Takes the lock of the record file at this path, which need not exist; creates its folder.
    ///
    /// # Errors
    /// Another process holds it, the file system has no locks, or the folder cannot be written.
    pub fn take(records: &Path, opening: &Opening) -> Result<Self, RecordError> {
        let me = format!("{} on {}", std::process::id(), crate::machine::name());
        let lock = if opening.unlocked {
            lock::make_folder(records).map(|()| None)
        } else {
            lock::Lock::take(records, &me, opening.wait).map(Some)
        };
        let lock = lock.map_err(|e| match e {
            LockError::Held(holder) => RecordError::Locked(records.to_owned(), holder),
            LockError::Unsupported(e) => RecordError::NoLocks(records.to_owned(), e),
            LockError::Io(path, e) => RecordError::Io(path, e),
        })?;
        Ok(Self { _lock: lock })
    }
}
