//! Starts the program as a user does: helpers of the tests of long runs.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};

/// The program under test: `ECCFORGE_PROGRAM` (an absolute path), such as a release build, or the one that cargo built for the
/// tests.
pub fn program() -> String {
    std::env::var("ECCFORGE_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_eccforge").to_owned())
}

/// `eccforge` with these arguments.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(program());
    // Sentences that tests look for are not wrapped.
    command.args(arguments).env("COLUMNS", "1000");
    command
}

/// Runs a command to its end.
pub fn run(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program starts")
}

/// Standard output of a command that must succeed.
pub fn stdout(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", stderr(&output));
    String::from_utf8(output.stdout).expect("text")
}

/// Standard output of a command that must succeed, as JSON.
pub fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&stdout(arguments)).expect("JSON")
}

/// The search path with the program that cargo built first.
pub fn search_path() -> std::ffi::OsString {
    let programs = Path::new(env!("CARGO_BIN_EXE_eccforge")).parent().expect("a folder").to_path_buf();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(std::iter::once(programs).chain(std::env::split_paths(&paths))).expect("paths")
}

/// Sends a signal, such as `-INT`. The shell does it: a minimal system has no program `kill`.
pub fn signal(name: &str, process: u32) {
    let mut shell = Command::new("sh");
    shell.args(["-c", "kill \"$1\" \"$2\"", "sh", name, &process.to_string()]);
    assert!(shell.status().expect("a shell").success(), "{name} for process {process}");
}

/// Standard error as one line.
pub fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The message of the program for a missing file.
const ABSENT: &str = "cannot be read";

/// Runs a command that must fail with this status, and returns its output. `diagnosis` must be part of its standard error
/// and not of the command line. Input files of the command line must exist, unless the diagnosis is that one is missing.
pub fn fails(command: &mut Command, status: i32, diagnosis: &str) -> Output {
    let words: Vec<String> = command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
    let folder = command.get_current_dir().unwrap_or(Path::new(".")).to_owned();
    let is_absence = diagnosis.contains(ABSENT);
    let outputs = ["--out", "-o", "--plot", "--record", "--curve", "--events-out"];
    for (at, word) in words.iter().enumerate() {
        assert!(!word.contains(diagnosis), "`{diagnosis}` is in the command line: {words:?}");
        let is_output = at > 0 && outputs.contains(&&*words[at - 1]);
        let extension = Path::new(word).extension().and_then(|extension| extension.to_str());
        let is_file = extension.is_some_and(|e| e.len() > 1 && e.bytes().all(|b| b.is_ascii_lowercase()));
        assert!(is_absence || is_output || !is_file || folder.join(word).exists(), "{word} is missing: {words:?}");
    }
    let output = command.output().expect("the program starts");
    let (code, message) = (output.status.code(), stderr(&output));
    assert!(code == Some(status) && message.contains(diagnosis), "{words:?}: {code:?}, {message}");
    output
}

/// Standard error of a line of words that is run in a folder and must fail with status 2 and this diagnosis.
pub fn refused(folder: &Path, line: &str, diagnosis: &str) -> String {
    let mut command = command(&line.split(' ').collect::<Vec<_>>());
    stderr(&fails(command.current_dir(folder), 2, diagnosis))
}

/// A path as an argument.
pub fn path(path: &Path) -> &str {
    path.to_str().expect("paths of tests are UTF-8")
}

/// A child process that is killed when the test ends, even if the test fails.
pub struct Killed(pub Child);

impl Drop for Killed {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// The file of records of a result.
pub fn records_of(out: &Path) -> PathBuf {
    PathBuf::from(format!("{}.records", path(out)))
}

/// Number of bytes of a file; 0 if it does not exist.
pub fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |m| m.len())
}
