//! Files that belong together reach their places together, or existing ones stay as they are.

use std::fs::{self, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file that could not be written; what was there before is there again.
#[derive(Debug)]
pub struct WriteError {
    /// Which file.
    pub path: PathBuf,
    /// Why.
    pub source: io::Error,
}

impl std::fmt::Display for WriteError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: cannot be written: {}", self.path.display(), self.source)
    }
}

impl std::error::Error for WriteError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.source)
    }
}

/// A text beside its place, and what the place held before.
struct Staged {
    text: tempfile::NamedTempFile,
    place: PathBuf,
    before: Option<Vec<u8>>,
}

/// Writes all files or none. Each appears whole: it is written beside its place and then renamed. Folders are made.
///
/// # Errors
/// The first file that cannot be written.
pub fn together(files: &[(PathBuf, &str)]) -> Result<(), WriteError> {
    let named = |path: &Path| {
        let path = path.to_owned();
        move |source| WriteError { path, source }
    };
    let staged: Result<Vec<Staged>, WriteError> =
        files.iter().map(|(path, text)| stage(path, text).map_err(named(path))).collect();
    let mut done: Vec<(PathBuf, Option<Vec<u8>>)> = Vec::new();
    for Staged { text, place, before } in staged? {
        if let Err(e) = text.persist(&place) {
            done.into_iter().for_each(restore);
            return Err(named(&place)(e.error));
        }
        done.push((place, before));
    }
    Ok(())
}

fn stage(place: &Path, text: &str) -> io::Result<Staged> {
    let before = match fs::metadata(place) {
        Ok(there) if there.is_file() => Some(fs::read(place)?),
        Ok(there) if there.is_dir() => return Err(io::Error::other("a folder has this name")),
        // Renaming would replace a device or a pipe by a file.
        Ok(_) => return Err(io::Error::other("not a regular file; leave the option out to write to standard output")),
        Err(_) => None,
    };
    let folder = place.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut builder = tempfile::Builder::new();
    // Temporary files are private; these will not stay temporary.
    #[cfg(unix)]
    builder.permissions(<Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o666));
    let mut staged = builder.prefix(".eccforge").tempfile_in(folder)?;
    staged.write_all(text.as_bytes())?;
    Ok(Staged { text: staged, place: place.to_owned(), before })
}

/// Puts back what a file held. Its failure cannot be reported beside the first one, which led here.
fn restore((place, before): (PathBuf, Option<Vec<u8>>)) {
    let _ = match before {
        Some(bytes) => fs::write(place, bytes),
        None => fs::remove_file(place),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .expect("a folder")
            .map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn all_files_are_written_or_none_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let at = |name: &str| folder.path().join(name);
        together(&[(at("a"), "1"), (at("sub/b"), "2")]).expect("writable");
        assert_eq!(fs::read_to_string(at("sub/b")).expect("written"), "2");

        // The second name is taken by a folder: nothing changes, and no temporary file stays.
        fs::create_dir(at("taken")).expect("writable");
        let error = together(&[(at("a"), "new"), (at("taken"), "3")]).expect_err("a folder");
        assert!(error.to_string().contains("taken: cannot be written: a folder has this name"), "{error}");
        assert_eq!(fs::read_to_string(at("a")).expect("still there"), "1");
        assert_eq!(names(folder.path()), ["a", "sub", "taken"]);

        // A name that is too long is only refused when the others are in place: they are put back.
        let long = at(&"x".repeat(300));
        assert!(together(&[(at("a"), "new"), (at("new"), "4"), (long, "5")]).is_err());
        assert_eq!(fs::read_to_string(at("a")).expect("still there"), "1");
        assert_eq!(names(folder.path()), ["a", "sub", "taken"]);
    }

    #[cfg(unix)]
    #[test]
    fn files_have_the_permissions_of_any_new_file_and_devices_are_refused() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (ours, plain) = (folder.path().join("ours"), folder.path().join("plain"));
        together(&[(ours.clone(), "x")]).expect("writable");
        fs::write(&plain, "x").expect("writable");
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode();
        assert_eq!(mode(&ours), mode(&plain));
        assert!(together(&[("/dev/null".into(), "x")]).is_err());
    }
}
