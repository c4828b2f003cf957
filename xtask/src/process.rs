//! Programs that may not end, and files.

use std::io::{Read, Seek};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What a program printed, and how it ended.
pub struct Ended {
    /// Lines of standard output.
    pub lines: Vec<String>,
    /// Whether it ended by itself with status 0; none if it took too long and was ended.
    pub success: Option<bool>,
}

/// Runs a program; one that takes longer than the limit is ended.
///
/// # Errors
/// If the program cannot be started or observed.
pub fn within(command: &mut Command, limit: Duration) -> Result<Ended, String> {
    let name = format!("{:?}", command.get_program());
    let fail = |e: std::io::Error| format!("{name}: {e}");
    let mut file = tempfile::tempfile().map_err(fail)?;
    let out = file.try_clone().map_err(fail)?;
    let mut child = command.stdin(Stdio::null()).stdout(out).stderr(Stdio::null()).spawn().map_err(fail)?;
    let start = Instant::now();
    let mut pause = Duration::from_micros(200);
    let success = loop {
        if let Some(status) = child.try_wait().map_err(fail)? {
            break Some(status.success());
        }
        if start.elapsed() > limit {
            child.kill().and_then(|()| child.wait()).map_err(fail)?;
            break None;
        }
        std::thread::sleep(pause);
        pause = (2 * pause).min(Duration::from_millis(10));
    };
    let mut text = Vec::new();
    file.rewind().and_then(|()| file.read_to_end(&mut text)).map_err(fail)?;
    let lines = String::from_utf8_lossy(&text).lines().map(str::to_owned).collect();
    Ok(Ended { lines, success })
}

/// The text of a file.
///
/// # Errors
/// With its path.
pub fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Writes a file, and the folders above it.
///
/// # Errors
/// With its path.
pub fn write(path: &Path, text: impl AsRef<[u8]>) -> Result<(), String> {
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(path, text))
        .map_err(|e| format!("{}: {e}", path.display()))
}

/// Writes a file if it has another text, so that what is built from it stays where it has not.
///
/// # Errors
/// With its path.
pub fn update(path: &Path, text: &[u8]) -> Result<(), String> {
    if std::fs::read(path).is_ok_and(|there| there == text) { Ok(()) } else { write(path, text) }
}

/// Names of the files of a folder with this ending, in order.
///
/// # Errors
/// With the folder's path.
pub fn names(folder: &Path, ending: &str) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut names: Vec<String> = entries.flatten().filter_map(|e| e.file_name().into_string().ok()).collect();
    names.retain(|name| Path::new(name).extension().is_some_and(|e| e == ending));
    names.sort();
    Ok(names)
}
