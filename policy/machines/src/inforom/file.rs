//! An image file has one writer: a second process is refused while the first holds the lock.
//!
//! The lock is the operating system's advisory file lock, which ends with its process. Readers share one lock, so
//! reports can be made together but not while an injection writes.

use super::Record;
use super::image::{self, ImageError, Reading};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Why an image file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// Another process holds it.
    #[error("{}: another process is using this InfoROM image; wait until it ends, or work on a copy", .0.display())]
    Locked(PathBuf),
    /// The operating system refuses.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The bytes are no image.
    #[error("{}: {source}", path.display())]
    Image {
        /// The file.
        path: PathBuf,
        /// Why.
        source: ImageError,
    },
    /// A new image would replace a file.
    #[error("{}: the file exists already; a new image does not replace it", .0.display())]
    Exists(PathBuf),
}

/// An open image and its lock.
#[derive(Debug)]
pub struct ImageFile {
    path: PathBuf,
    file: File,
    reading: Reading,
}

impl ImageFile {
    /// Makes a new image, whole or not at all.
    ///
    /// # Errors
    /// The file exists, or cannot be written.
    pub fn create(path: &Path, gpu: u128) -> Result<(), FileError> {
        let io = |source| FileError::Io { path: path.to_owned(), source };
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut file = tempfile::NamedTempFile::new_in(folder).map_err(io)?;
        file.write_all(&image::blank(gpu)).and_then(|()| file.as_file().sync_all()).map_err(io)?;
        file.persist_noclobber(path).map_err(|e| match e.error.kind() {
            io::ErrorKind::AlreadyExists => FileError::Exists(path.to_owned()),
            _ => io(e.error),
        })?;
        Ok(())
    }

    /// Opens an image for writing, alone.
    ///
    /// # Errors
    /// Another process has it open, or it is no image.
    pub fn open(path: &Path) -> Result<Self, FileError> {
        Self::with_lock(path, true)
    }

    /// Opens an image for reading, together with other readers.
    ///
    /// # Errors
    /// Another process is writing it, or it is no image.
    pub fn open_read_only(path: &Path) -> Result<Self, FileError> {
        Self::with_lock(path, false)
    }

    fn with_lock(path: &Path, write: bool) -> Result<Self, FileError> {
        let io = |source| FileError::Io { path: path.to_owned(), source };
        let mut file = OpenOptions::new().read(true).write(write).open(path).map_err(io)?;
        let locked = if write { file.try_lock() } else { file.try_lock_shared() };
        locked.map_err(|e| match e {
            TryLockError::WouldBlock => FileError::Locked(path.to_owned()),
            TryLockError::Error(source) => io(source),
        })?;
        let mut bytes = Vec::with_capacity(image::IMAGE_BYTES + 1);
        Read::by_ref(&mut file).take(image::IMAGE_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(io)?;
        let reading = image::read(&bytes).map_err(|source| FileError::Image { path: path.to_owned(), source })?;
        Ok(Self { path: path.to_owned(), file, reading })
    }

    /// What the image holds.
    pub const fn reading(&self) -> &Reading {
        &self.reading
    }

    /// Adds records. With `cut_after`, the power goes after that many bytes: the rest is not written, and `false`
    /// comes back.
    ///
    /// # Errors
    /// The operating system refuses, or the content does not fit.
    pub fn append(&mut self, records: &[Record], cut_after: Option<usize>) -> Result<bool, FileError> {
        let io = |source| FileError::Io { path: self.path.clone(), source };
        let writes = image::append(&mut self.reading, records)
            .map_err(|source| FileError::Image { path: self.path.clone(), source })?;
        let mut left = cut_after.unwrap_or(usize::MAX);
        for write in writes {
            let now = write.bytes.len().min(left);
            self.file.seek(SeekFrom::Start(write.offset as u64)).map_err(io)?;
            self.file.write_all(&write.bytes[..now]).map_err(io)?;
            self.file.sync_data().map_err(io)?;
            left -= now;
            if now < write.bytes.len() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
