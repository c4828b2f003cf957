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
    /// Processor time that it took, to about ten milliseconds.
    pub time: Duration,
}

/// How many times its limit a program may wait, for a processor or for ever.
const WAITING: u32 = 20;

/// Runs a program; one that takes more processor time than the limit is ended, and one that waits several times as long.
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
    let mut time = Duration::ZERO;
    let success = loop {
        let waited = start.elapsed();
        time = processor_time(child.id()).unwrap_or(waited).max(time);
        if let Some(status) = child.try_wait().map_err(fail)? {
            break Some(status.success());
        }
        if time > limit || waited > WAITING * limit {
            child.kill().and_then(|()| child.wait()).map_err(fail)?;
            break None;
        }
        std::thread::sleep(pause);
        pause = (2 * pause).min(Duration::from_millis(10));
    };
    let mut text = Vec::new();
    file.rewind().and_then(|()| file.read_to_end(&mut text)).map_err(fail)?;
    let lines = String::from_utf8_lossy(&text).lines().map(str::to_owned).collect();
    Ok(Ended { lines, success, time })
}

/// Processor time of a program and of what it has run, where the system tells it in /proc (see its manual, `proc_pid_stat`):
/// fields 14 to 17, in hundredths of a second.
fn processor_time(id: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name of the program, in parentheses, may hold spaces; the third field follows it.
    let fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11).take(4);
    let ticks = fields.map(|field| field.parse::<u64>().ok()).sum::<Option<u64>>()?;
    Some(Duration::from_millis(10 * ticks))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Ended {
        within(Command::new("sh").args(["-c", script]), Duration::from_millis(50)).unwrap()
    }

    #[test]
    fn a_limit_is_of_the_processor_and_waiting_is_limited_too() {
        let quick = shell("sleep 0.2; echo done");
        assert_eq!(
            (quick.success, quick.lines),
            (Some(true), vec!["done".to_owned()]),
            "longer than the limit, but asleep"
        );
        assert_eq!(shell("exit 3").success, Some(false));
        for endless in ["while :; do :; done", "exec sleep 60"] {
            assert_eq!(shell(endless).success, None);
        }
    }
}
