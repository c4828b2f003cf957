//! File locks: only one process at a time may write a file.
//!
//! The lock is the flock of a file with `.lock` after the name of the file. Only its owner can open the lock file, so
//! a reader of the file cannot hold the lock, unless the file system has one mode for all files. The lock file names
//! the process that holds it and is removed with the lock. Because the file may be removed between opening and
//! locking, the holder checks that it locked the file at the path.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The reason why a lock was not taken.
#[derive(Debug)]
pub enum LockError {
    /// Another process holds the lock. The text is the name of that process in parentheses, or empty.
    Held(String),
    /// The file system does not support locks.
    Unsupported(io::Error),
    /// This lock file cannot be created or opened.
    Io(PathBuf, io::Error),
}

/// Pause between two attempts to take a lock.
// flock has no timeout: the only other way to wait is to block without an end.
const PAUSE: Duration = Duration::from_millis(100);

/// The lock of a file, held until it is dropped.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of the file at this path; neither it nor its folder need exist. `me` names this process to others;
    /// `wait` is how long to wait for another process.
    ///
    /// # Errors
    /// Another process holds the lock, the file system has no locks, or the lock file cannot be created.
    pub fn take(file: &Path, me: &str, wait: Duration) -> Result<Self, LockError> {
        make_folder(file)?;
        let (path, started) = (name_after(file, ".lock"), Instant::now());
        loop {
            let mut file = open(&path)?;
            match file.try_lock() {
                Ok(()) if !is_at(&file, &path) => {}
                Ok(()) => {
                    // The name of the holder is only for the message of another process; the lock works without it.
                    drop(file.set_len(0).and_then(|()| write!(file, "{me}")));
                    return Ok(Self { path, file });
                }
                Err(TryLockError::WouldBlock) if started.elapsed() < wait => std::thread::sleep(PAUSE),
                Err(TryLockError::WouldBlock) => return Err(LockError::Held(holder(&mut file))),
                Err(TryLockError::Error(e)) => {
                    // A lock file that cannot be locked would stay for ever.
                    drop(std::fs::remove_file(&path));
                    return Err(LockError::Unsupported(e));
                }
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if is_at(&self.file, &self.path) {
            // If it stays, the next process uses it as it is.
            drop(std::fs::remove_file(&self.path));
        }
    }
}

fn io_error(path: &Path, source: io::Error) -> LockError {
    LockError::Io(path.to_owned(), source)
}

/// Creates the folder of a file.
///
/// # Errors
/// If the folder cannot be created.
pub fn make_folder(file: &Path) -> Result<(), LockError> {
    file.parent().map_or(Ok(()), |folder| std::fs::create_dir_all(folder).map_err(|e| io_error(folder, e)))
}

/// The path with a suffix after its name.
pub fn name_after(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Opens or creates the lock file; a symbolic link is not followed.
fn open(path: &Path) -> Result<File, LockError> {
    let mut options = no_follow();
    owner_only(&mut options);
    options.write(true);
    loop {
        match options.create_new(true).open(path) {
            Err(e) if e.kind() == ErrorKind::AlreadyExists => {}
            made => return made.map_err(|e| io_error(path, e)),
        }
        match options.create_new(false).open(path) {
            // The holder has removed the file since the first attempt.
            Err(e) if e.kind() == ErrorKind::NotFound => {}
            Ok(file) if others_may_open(&file) && keeps_modes(path) => {
                let why = "other users can open this lock file; remove it, if no process holds it";
                return Err(io_error(path, io::Error::new(ErrorKind::PermissionDenied, why)));
            }
            opened => return opened.map_err(|e| io_error(path, e)),
        }
    }
}

/// Options that open a file for reading, and never follow a symbolic link; callers add further modes.
pub fn no_follow() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, nix::fcntl::OFlag::O_NOFOLLOW.bits());
    options
}

#[cfg(unix)]
fn owner_only(options: &mut OpenOptions) {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
}

#[cfg(not(unix))]
fn owner_only(_: &mut OpenOptions) {}

#[cfg(unix)]
fn others_may_open(file: &File) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|m| m.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
fn others_may_open(_: &File) -> bool {
    false
}

/// Whether a new file next to this one can be private; on some file systems, all files have the same mode.
fn keeps_modes(path: &Path) -> bool {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let private = tempfile::Builder::new().prefix(".eccforge-").tempfile_in(folder);
    private.map_or(true, |file| !others_may_open(file.as_file()))
}

/// Whether the file at `path` is the open file `file`.
#[cfg(unix)]
pub(crate) fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    // A file that cannot be inspected counts as another one: the caller then tries again or leaves it alone.
    let (Ok(open), Ok(there)) = (file.metadata(), std::fs::symlink_metadata(path)) else { return false };
    (open.dev(), open.ino()) == (there.dev(), there.ino())
}

#[cfg(not(unix))]
pub(crate) fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

fn holder(file: &mut File) -> String {
    let mut text = String::new();
    // The file may have any content; a message must not.
    match file.take(300).read_to_string(&mut text) {
        Ok(length) if length > 0 => format!(" ({text})"),
        _ => String::new(),
    }
}
