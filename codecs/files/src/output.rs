//! Atomic results: each file is written to a temporary file in the same folder and then renamed. Several files appear as
//! one set, which never mixes with an earlier set. A result for a device, a pipe or the file of a standard stream is
//! written into it when it is complete. A symbolic link to a file is followed. A file that is replaced keeps its permissions.

use crate::lock::{Lock, LockError, is_at, no_follow};
use std::fmt;
use std::fs::{File, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::NamedTempFile;

/// Start of the names of temporary files.
const PREFIX: &str = ".eccforge-";
/// Number of random letters and digits after the prefix.
// `remove_stale` recognises temporary files by this length, so files of other programs with the prefix stay.
const RANDOM: usize = 6;
/// Maximum time to wait for another process that moves its files into the same folder.
// Renaming a set takes milliseconds; a process that takes a minute has stopped.
const PATIENCE: Duration = Duration::from_secs(60);

/// Error: a file could not be written; its earlier content is unchanged.
#[derive(Debug)]
pub struct NotWritten {
    /// The file that could not be written.
    pub path: PathBuf,
    /// Error that the system reported.
    pub source: io::Error,
}

impl fmt::Display for NotWritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: cannot be written: {}", self.path.display(), self.source)
    }
}

impl std::error::Error for NotWritten {}

impl miette::Diagnostic for NotWritten {}

/// A file that appears at its path, or replaces the file there, when [`AtomicFile::commit`] is called. If it is dropped
/// before, nothing changes.
#[derive(Debug)]
pub struct AtomicFile {
    path: PathBuf,
    file: BufWriter<NamedTempFile>,
    place: Destination,
}

/// Destination of a result.
#[derive(Debug)]
enum Destination {
    /// A file that gets this name.
    Named(PathBuf),
    /// An existing object that is written into.
    Into,
    /// Standard output or standard error.
    Standard(u8),
}

impl AtomicFile {
    /// Starts a file; creates its folder if it is missing.
    ///
    /// # Errors
    /// The folder cannot be created or written, or the path is a folder or a dangling symbolic link.
    pub fn create(path: &Path) -> Result<Self, NotWritten> {
        Self::start(path, place(path), None)
    }

    /// The new file gets the permissions of `like`, by default those of the replaced file.
    fn start(path: &Path, place: io::Result<Destination>, like: Option<&Path>) -> Result<Self, NotWritten> {
        let started = place.and_then(|place| Ok((temporary_for(&place, like)?, place)));
        let (file, place) = started.map_err(|source| NotWritten { path: path.to_owned(), source })?;
        Ok(Self { path: path.to_owned(), file: BufWriter::new(file), place })
    }

    /// Moves the file to its path.
    ///
    /// # Errors
    /// The disk is full, or the destination cannot be written.
    pub fn commit(mut self) -> Result<(), NotWritten> {
        self.sync()?;
        let Self { path, file, place } = self;
        let file = file.into_inner().map_err(io::IntoInnerError::into_error);
        let finished = file.and_then(|file| deliver(file, &path, place));
        finished.map_err(|source| NotWritten { path, source })
    }

    /// Flushes the content to the disk.
    fn sync(&mut self) -> Result<(), NotWritten> {
        let synced = match self.place {
            Destination::Named(_) => self.file.flush().and_then(|()| self.file.get_ref().as_file().sync_all()),
            Destination::Into | Destination::Standard(_) => Ok(()),
        };
        synced.map_err(|source| NotWritten { path: self.path.clone(), source })
    }

    /// The path to which the file is renamed; `None` if it is not.
    fn target(&self) -> Option<&Path> {
        if let Destination::Named(path) = &self.place { Some(path) } else { None }
    }
}

/// A temporary file for a result; only a file that is renamed has to be in the folder of its path.
fn temporary_for(place: &Destination, like: Option<&Path>) -> io::Result<NamedTempFile> {
    let Destination::Named(path) = place else { return NamedTempFile::new() };
    let folder = parent(path);
    std::fs::create_dir_all(folder)?;
    remove_stale(folder);
    temporary(folder, like.unwrap_or(path))
}

/// Renames a complete file, or copies its content into its destination.
fn deliver(file: NamedTempFile, path: &Path, place: Destination) -> io::Result<()> {
    match place {
        Destination::Named(path) => file.persist(path).map(drop).map_err(|e| e.error),
        Destination::Into => copy_into(&file, &mut File::options().write(true).open(path)?),
        Destination::Standard(1) => copy_into(&file, &mut io::stdout().lock()),
        Destination::Standard(_) => copy_into(&file, &mut io::stderr().lock()),
    }
}

fn copy_into(file: &NamedTempFile, to: &mut dyn Write) -> io::Result<()> {
    io::copy(&mut file.reopen()?, to)?;
    to.flush()
}

/// Moves a set of files to their paths.
///
/// The earlier files are removed before the first new one appears. A process that is killed in between therefore leaves
/// files missing, and never new files next to old ones. A lock keeps the sets of other processes out meanwhile.
///
/// # Errors
/// The errors of [`AtomicFile::commit`], or another process has the lock for a minute.
pub fn commit_all(files: impl IntoIterator<Item = AtomicFile>) -> Result<(), NotWritten> {
    let mut files: Vec<AtomicFile> = files.into_iter().collect();
    files.iter_mut().try_for_each(AtomicFile::sync)?;
    let targets: Vec<&Path> = files.iter().filter_map(AtomicFile::target).collect();
    // A single file is replaced in one step.
    let _lock = if targets.len() > 1 { lock(&common_folder(&targets))? } else { None };
    for path in targets.iter().filter(|path| targets.len() > 1 && path.exists()) {
        std::fs::remove_file(path).map_err(|source| NotWritten { path: path.to_path_buf(), source })?;
    }
    files.into_iter().try_for_each(AtomicFile::commit)
}

/// Locks a folder against other sets of files; `None` if its file system has no locks.
fn lock(folder: &Path) -> Result<Option<Lock>, NotWritten> {
    let (path, source) =
        match Lock::take(&folder.join(".eccforge"), &format!("process {}", std::process::id()), PATIENCE) {
            Ok(lock) => return Ok(Some(lock)),
            Err(LockError::Unsupported(_)) => return Ok(None),
            Err(LockError::Held(holder)) => {
                let why = format!("another process{holder} has been moving its files into this folder for a minute");
                (folder.to_owned(), io::Error::new(io::ErrorKind::ResourceBusy, why))
            }
            Err(LockError::Io(path, source)) => (path, source),
        };
    Err(NotWritten { path, source })
}

/// The folder of a path.
fn parent(path: &Path) -> &Path {
    path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The deepest folder that contains all files.
fn common_folder(files: &[&Path]) -> PathBuf {
    let mut ancestors = files.first().into_iter().flat_map(|file| file.ancestors().skip(1));
    let folder = ancestors.find(|folder| files.iter().all(|file| file.starts_with(folder)));
    // The parent of a file there: `.` instead of an empty path.
    parent(&folder.unwrap_or(Path::new("")).join("file")).to_owned()
}

/// The destination of a result at this path.
fn place(path: &Path) -> io::Result<Destination> {
    let there = match std::fs::metadata(path) {
        Err(e) if e.kind() == io::ErrorKind::NotFound && path.is_symlink() => {
            let to = std::fs::read_link(path)?;
            let why = format!(
                "is a symbolic link to `{}`, where there is nothing; make that file or remove the link",
                to.display()
            );
            return Err(io::Error::new(e.kind(), why));
        }
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Destination::Named(path.to_owned())),
        there => there?,
    };
    match standard(&there) {
        _ if there.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Some(stream) => Ok(Destination::Standard(stream)),
        None if !there.is_file() => Ok(Destination::Into),
        None if path.is_symlink() => path.canonicalize().map(Destination::Named),
        None => Ok(Destination::Named(path.to_owned())),
    }
}

/// The standard stream that writes to the file, if any.
#[cfg(unix)]
fn standard(there: &std::fs::Metadata) -> Option<u8> {
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    let (stdout, stderr) = (io::stdout(), io::stderr());
    for (number, stream) in [(1, stdout.as_fd()), (2, stderr.as_fd())] {
        // A closed stream writes to nothing.
        let Ok(open) = stream.try_clone_to_owned() else { continue };
        let Ok(open) = File::from(open).metadata() else { continue };
        if (open.dev(), open.ino()) == (there.dev(), there.ino()) {
            return Some(number);
        }
    }
    None
}

#[cfg(not(unix))]
fn standard(_: &std::fs::Metadata) -> Option<u8> {
    None
}

impl Write for AtomicFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Writes one file.
///
/// # Errors
/// The errors of [`AtomicFile`].
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), NotWritten> {
    write_all([(path, bytes)])
}

/// Writes one file, which replaces anything but a folder at its path; a symbolic link is not followed. The file gets
/// the permissions of `like`.
///
/// # Errors
/// The errors of [`AtomicFile`].
pub fn replace(path: &Path, bytes: impl AsRef<[u8]>, like: &Path) -> Result<(), NotWritten> {
    let mut whole = AtomicFile::start(path, Ok(Destination::Named(path.to_owned())), Some(like))?;
    whole.write_all(bytes.as_ref()).map_err(|source| NotWritten { path: path.to_owned(), source })?;
    whole.commit()
}

/// Main function of the programs that generate committed files, called as `PROGRAM PATH [--check]`; `arguments` are those of
/// the program, its own name first. It writes the files that `make` returns for this path; with `--check` it only compares
/// them.
///
/// # Errors
/// The arguments are wrong, `make` fails, or a file cannot be written (see [`AtomicFile`]). With `--check`: the names of
/// files that differ.
pub fn generate(
    arguments: impl IntoIterator<Item = String>,
    make: impl FnOnce(&Path) -> Result<Vec<(PathBuf, String)>, String>,
) -> Result<(), String> {
    let arguments: Vec<String> = arguments.into_iter().skip(1).collect();
    let (path, check) = match arguments.as_slice() {
        [path] => (path, false),
        [path, check] if check == "--check" => (path, true),
        _ => return Err("expected PATH [--check]".into()),
    };
    let files = make(Path::new(path))?;
    if !check {
        return write_all(files).map_err(|e| e.to_string());
    }
    let mut stale = Vec::new();
    for (path, text) in files {
        // A file that cannot be read differs.
        if std::fs::read_to_string(&path).ok() != Some(text) {
            stale.push(path.display().to_string());
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(format!("not as they would be written: {}", stale.join(", "))) }
}

/// Writes a set of files; all are on the disk before the first one appears.
///
/// # Errors
/// The errors of [`commit_all`].
pub fn write_all<P: AsRef<Path>, B: AsRef<[u8]>>(files: impl IntoIterator<Item = (P, B)>) -> Result<(), NotWritten> {
    let mut written = Vec::new();
    for (path, bytes) in files {
        let mut file = AtomicFile::create(path.as_ref())?;
        file.write_all(bytes.as_ref()).map_err(|source| NotWritten { path: path.as_ref().to_owned(), source })?;
        written.push(file);
    }
    commit_all(written)
}

/// A new temporary file with the permissions of `like`, locked as long as its process uses it.
fn temporary(folder: &Path, like: &Path) -> io::Result<NamedTempFile> {
    loop {
        let file = unlocked(folder, like)?;
        let is_taken = matches!(file.as_file().try_lock(), Err(TryLockError::WouldBlock));
        // Before it was locked, another process may have taken it for a stale one.
        if !is_taken && is_at(file.as_file(), file.path()) {
            return Ok(file);
        }
    }
}

/// Removes the temporary files that killed processes left: files whose locks no process holds.
pub fn remove_stale(folder: &Path) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let is_temporary =
            name.len() == PREFIX.len() + RANDOM && name.as_encoded_bytes().starts_with(PREFIX.as_bytes());
        if !is_temporary || !entry.file_type().is_ok_and(|kind| kind.is_file()) {
            continue;
        }
        // Another user's file, or one of a file system without locks, stays.
        if no_follow().write(true).open(entry.path()).is_ok_and(|file| file.try_lock().is_ok()) {
            drop(std::fs::remove_file(entry.path()));
        }
    }
}

/// A temporary file with the permissions of the file `like`, or with those of the user's mask if there is none.
fn unlocked(folder: &Path, like: &Path) -> io::Result<NamedTempFile> {
    let replaced = std::fs::symlink_metadata(like).ok().filter(std::fs::Metadata::is_file);
    let permissions = replaced.map(|there| there.permissions());
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).rand_bytes(RANDOM);
    // The file is created with its permissions: nobody else can open it before they are set.
    #[cfg(unix)]
    builder.permissions(permissions.clone().unwrap_or(std::os::unix::fs::PermissionsExt::from_mode(0o666)));
    let file = builder.tempfile_in(folder)?;
    if let Some(permissions) = permissions
        && file.as_file().metadata()?.permissions() != permissions
    {
        // The user's mask has removed some permissions of the replaced file.
        file.as_file().set_permissions(permissions)?;
    }
    Ok(file)
}
