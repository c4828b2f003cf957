//! Atomic result files: each file is written to a temporary file in the same folder and then renamed. A result for a
//! device, a pipe or the file of a standard stream is written into it when it is complete. A symbolic link to a file
//! is followed. A file that is replaced keeps its permissions.

use std::fmt;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// Error: a file could not be written; its earlier content is unchanged.
#[derive(Debug)]
pub struct NotWritten {
    /// The file.
    pub path: PathBuf,
    /// The cause.
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
    place: Place,
}

/// Destination of a result.
#[derive(Debug)]
enum Place {
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

    /// `like` has the permissions of the new file; by default, the replaced file.
    fn start(path: &Path, place: io::Result<Place>, like: Option<&Path>) -> Result<Self, NotWritten> {
        let start = |place: io::Result<Place>| {
            let place = place?;
            let file = match &place {
                Place::Named(path) => {
                    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
                    std::fs::create_dir_all(folder)?;
                    temporary(folder, like.unwrap_or(path))?
                }
                Place::Into | Place::Standard(_) => NamedTempFile::new()?,
            };
            Ok((file, place))
        };
        let (file, place) = start(place).map_err(|source| NotWritten { path: path.to_owned(), source })?;
        Ok(Self { path: path.to_owned(), file: BufWriter::new(file), place })
    }

    /// Moves the file to its path.
    ///
    /// # Errors
    /// The disk is full, or the destination cannot be written.
    pub fn commit(self) -> Result<(), NotWritten> {
        let Self { path, file, place } = self;
        let finish = || {
            let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
            let write = |to: &mut dyn Write| io::copy(&mut file.reopen()?, to).and_then(|_| to.flush());
            match place {
                Place::Into => write(&mut File::options().write(true).open(&path)?)?,
                Place::Standard(1) => write(&mut io::stdout().lock())?,
                Place::Standard(_) => write(&mut io::stderr().lock())?,
                Place::Named(path) => {
                    file.as_file().sync_all()?;
                    file.persist(path).map_err(|e| e.error)?;
                }
            }
            Ok(())
        };
        finish().map_err(|source| NotWritten { path: path.clone(), source })
    }
}

/// The destination of a result at this path.
fn place(path: &Path) -> io::Result<Place> {
    let there = match std::fs::metadata(path) {
        Err(e) if e.kind() == io::ErrorKind::NotFound && path.is_symlink() => {
            let to = std::fs::read_link(path)?;
            let why = format!(
                "is a symbolic link to `{}`, where there is nothing; make that file or remove the link",
                to.display()
            );
            return Err(io::Error::new(e.kind(), why));
        }
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Place::Named(path.to_owned())),
        there => there?,
    };
    match standard(&there) {
        _ if there.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Some(stream) => Ok(Place::Standard(stream)),
        None if !there.is_file() => Ok(Place::Into),
        None if path.is_symlink() => path.canonicalize().map(Place::Named),
        None => Ok(Place::Named(path.to_owned())),
    }
}

/// The standard stream that writes to the file, if any.
#[cfg(unix)]
fn standard(there: &std::fs::Metadata) -> Option<u8> {
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    let writes = |stream: std::os::fd::BorrowedFd<'_>| {
        let open = File::from(stream.try_clone_to_owned().ok()?).metadata().ok()?;
        Some((open.dev(), open.ino()) == (there.dev(), there.ino()))
    };
    let streams = [(1, writes(io::stdout().as_fd())), (2, writes(io::stderr().as_fd()))];
    streams.into_iter().find_map(|(number, writes)| writes?.then_some(number))
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
/// As [`AtomicFile`].
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), NotWritten> {
    write_all([(path, bytes)])
}

/// Writes one file, which replaces anything but a folder at its path; a symbolic link is not followed. The file gets
/// the permissions of `like`.
///
/// # Errors
/// As [`AtomicFile`].
pub fn replace(path: &Path, bytes: impl AsRef<[u8]>, like: &Path) -> Result<(), NotWritten> {
    let mut whole = AtomicFile::start(path, Ok(Place::Named(path.to_owned())), Some(like))?;
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
    let differs = |(path, text): &(PathBuf, String)| std::fs::read_to_string(path).ok().as_ref() != Some(text);
    let stale: Vec<String> = files.into_iter().filter(differs).map(|(path, _)| path.display().to_string()).collect();
    if stale.is_empty() { Ok(()) } else { Err(format!("not as they would be written: {}", stale.join(", "))) }
}

/// Writes a set of files; all are on the disk before the first one is renamed.
///
/// # Errors
/// As [`AtomicFile`], for the first file that fails.
pub fn write_all<P: AsRef<Path>, B: AsRef<[u8]>>(files: impl IntoIterator<Item = (P, B)>) -> Result<(), NotWritten> {
    let mut staged = Vec::new();
    for (path, bytes) in files {
        let mut whole = AtomicFile::create(path.as_ref())?;
        whole.write_all(bytes.as_ref()).map_err(|source| NotWritten { path: path.as_ref().to_owned(), source })?;
        staged.push(whole);
    }
    staged.into_iter().try_for_each(AtomicFile::commit)
}

/// A temporary file with the permissions of the file `like`, or with those of the user's mask if there is none.
fn temporary(folder: &Path, like: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".eccforge-");
    #[cfg(unix)]
    {
        use std::fs::Permissions;
        use std::os::unix::fs::PermissionsExt;
        let mode = |there: std::fs::Metadata| there.permissions().mode() & 0o777;
        let kept = std::fs::symlink_metadata(like).ok().filter(std::fs::Metadata::is_file).map(mode);
        // It is created with them: nobody else can open it first.
        let file = builder.permissions(Permissions::from_mode(kept.unwrap_or(0o666))).tempfile_in(folder)?;
        if let Some(kept) = kept
            && mode(file.as_file().metadata()?) != kept
        {
            // The user's mask took some away.
            file.as_file().set_permissions(Permissions::from_mode(kept))?;
        }
        Ok(file)
    }
    #[cfg(not(unix))]
    {
        let _ = like;
        builder.tempfile_in(folder)
    }
}
