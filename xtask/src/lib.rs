//! Helpers of all tests: the extent of long tests, the guard for missing tools, and the list of the checks that did not run.

mod tools;

pub use tools::{PYTHON, TOOLS, Tool, When, needs, needs_in_ci, python};

pub mod golden;

use std::ffi::OsStr;
use std::io::{IsTerminal, Write};

/// Parts that CI machines cannot have: lines `NAME: reason`.
const ABSENT: &str = include_str!("../../.ci/absent");

/// Tests that CI leaves to `cargo xtask full`, besides those of modules `full`: one name on each line.
const LEFT_TO_FULL: &str = include_str!("../../.ci/full");

/// The names of the tests that `.ci/full` lists.
pub fn left_to_full() -> impl Iterator<Item = &'static str> {
    LEFT_TO_FULL.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_whitespace().next())
}

/// The environment variable that names a file. Every check that did not run is appended to it, for a summary.
pub const SUMMARY: &str = "ECCFORGE_NOT_RUN";

/// The environment variable with the number of cases of long tests: `ci` or `full`; few if it is not set.
pub const EXTENT: &str = "ECCFORGE_EXTENT";

/// The environment variable that names a file. A test that runs fewer cases than in `ci` appends its name there.
pub const FEWER: &str = "ECCFORGE_FEWER";

/// The extent of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// `cargo xtask test` and plain `cargo test`.
    Test,
    Ci,
    Full,
}

impl Extent {
    /// Returns the value of [`EXTENT`] for this extent.
    pub fn word(self) -> &'static str {
        match self {
            Self::Test => "",
            Self::Ci => "ci",
            Self::Full => "full",
        }
    }
}

/// The extent of this run, from the environment variable [`EXTENT`].
pub fn extent() -> Extent {
    match std::env::var(EXTENT).unwrap_or_default().as_str() {
        "full" => Extent::Full,
        "ci" => Extent::Ci,
        _ => Extent::Test,
    }
}

/// Every n-th case of a long test, the first one always: n is `steps[0]` in `cargo xtask test`, `steps[1]` in `ci` and 1 in `full`.
pub fn cases<T>(all: impl IntoIterator<Item = T>, steps: [usize; 2]) -> impl Iterator<Item = T> {
    if extent() == Extent::Test && steps[0] != steps[1] {
        fewer();
    }
    all.into_iter().step_by(match extent() {
        Extent::Full => 1,
        Extent::Ci => steps[1],
        Extent::Test => steps[0],
    })
}

/// Whether this is a run of CI.
pub fn is_ci() -> bool {
    std::env::var("CI").as_deref() == Ok("true")
}

/// The reason why CI may lack this part, if there is one.
pub fn excuse(part: &str) -> Option<&'static str> {
    excuse_in(ABSENT, part)
}

fn excuse_in<'a>(absent: &'a str, part: &str) -> Option<&'a str> {
    let mut lines = absent.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(": "));
    lines.find(|(name, _)| *name == part).map(|(_, reason)| reason)
}

/// A check that did not run: a line of the file that [`SUMMARY`] names.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NotRun {
    /// The missing tool or processor feature.
    pub part: String,
    /// The test, or the step.
    pub check: String,
    /// The way to get the part, or the reason why it is not available.
    pub why: String,
}

impl NotRun {
    /// Reads the lines that [`not_run`] wrote.
    pub fn all(text: &str) -> Vec<Self> {
        let mut all: Vec<Self> = text.lines().filter_map(Self::parse).collect();
        all.sort();
        all.dedup();
        all
    }

    fn parse(line: &str) -> Option<Self> {
        let mut words = line.split('\t').map(str::to_owned);
        Some(Self { part: words.next()?, check: words.next()?, why: words.next()? })
    }
}

/// Notes that a check was not run because `part` is missing, and how to get it. The check is named after its thread, which
/// libtest names after the test.
pub fn not_run(part: &str, why: &str) {
    let thread = std::thread::current();
    note(part, thread.name().unwrap_or("a test"), excuse(part).unwrap_or(why));
}

/// Like [`not_run`], for a check with a name.
pub fn note(part: &str, check: &str, why: &str) {
    let why = why.lines().next().unwrap_or_default();
    let Some(path) = std::env::var_os(SUMMARY) else {
        return tell(&format!("NOT RUN: {check} needs {part}: {why}"));
    };
    if append(&path, &format!("{part}\t{check}\t{why}\n")).is_err() {
        tell(&format!("NOT RUN: {check} needs {part}: {why}"));
    }
}

/// Appends a line to a file. Tests of several programs append at the same time: one write for each line keeps lines whole.
fn append(path: &OsStr, line: &str) -> std::io::Result<()> {
    std::fs::OpenOptions::new().append(true).create(true).open(path)?.write_all(line.as_bytes())
}

/// Notes that the test of this thread runs fewer cases than in `ci`.
///
/// # Panics
/// If the note cannot be written: `ci` would take the test for complete.
pub(crate) fn fewer() {
    let Some(path) = std::env::var_os(FEWER) else { return };
    let thread = std::thread::current();
    append(&path, &format!("{}\n", thread.name().unwrap_or("a test"))).expect("the file of tests with fewer cases");
}

/// Like [`not_run`], for a lane of the engine or a back end of the kernels. Lanes of another architecture are not
/// reported, because another step emulates that architecture.
pub fn no_lane(lane: &str, why: &dyn std::fmt::Display) {
    let part = match (lane, std::env::consts::ARCH) {
        ("avx512", "x86_64") => "AVX-512",
        ("avx2", "x86_64") => "AVX2",
        ("neon", "aarch64") => "NEON",
        _ => return,
    };
    not_run(part, &why.to_string());
}

/// Prints a line in bold on standard error. Lines printed by a test itself would be shown only if it fails.
pub fn tell(line: &str) {
    let mut stderr = std::io::stderr();
    let bold = if stderr.is_terminal() { ["\x1b[1m", "\x1b[0m"] } else { ["**", "**"] };
    // If standard error is closed, there is no other place for the message.
    let _ = writeln!(stderr, "{}{line}{}", bold[0], bold[1]);
}

#[cfg(test)]
mod tests {
    use super::{NotRun, excuse_in};

    #[test]
    fn only_a_reason_excuses_a_missing_part() {
        let absent = "# NAME: reason\nMiri: no nightly\nNEON\n";
        for part in ["yosys", "NEON", "# NAME", "Mir"] {
            assert_eq!(excuse_in(absent, part), None, "{part}");
        }
        assert_eq!(excuse_in(absent, "Miri"), Some("no nightly"));
    }

    #[test]
    fn notes_are_read_back_sorted_by_part_and_once() {
        let text = "yosys\tb\tinstall\nabc\ta\tinstall\nyosys\tb\tinstall\nyosys\ta\tinstall\n";
        let checks: Vec<(String, String)> = NotRun::all(text).into_iter().map(|n| (n.part, n.check)).collect();
        let expected = [("abc", "a"), ("yosys", "a"), ("yosys", "b")].map(|(p, c)| (p.to_owned(), c.to_owned()));
        assert_eq!(checks, expected);
    }
}
