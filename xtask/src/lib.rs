//! Reports of tests that cannot run because the machine lacks a tool or a processor feature.
//!
//! With `CI=true` such a test fails, unless `.ci/absent` names the missing part with a reason. Elsewhere the test
//! prints in bold that it did not run.

use std::io::{IsTerminal, Write};

/// Parts that CI machines cannot have: lines `NAME: reason`.
const ABSENT: &str = include_str!("../../.ci/absent");

/// The environment variable that names a file. Every check that did not run is appended to it, for a summary.
pub const SUMMARY: &str = "ECCFORGE_NOT_RUN";

/// The environment variable that says how many cases long tests take: `ci` or `full`; few where it is not set.
pub const EXTENT: &str = "ECCFORGE_EXTENT";

/// Every n-th case of a long test, the first one always: n is `steps[0]` in `cargo xtask test`, `steps[1]` in `ci` and 1 in `full`.
pub fn cases<T>(all: impl IntoIterator<Item = T>, steps: [usize; 2]) -> impl Iterator<Item = T> {
    let extent = std::env::var(EXTENT).unwrap_or_default();
    all.into_iter().step_by(match extent.as_str() {
        "full" => 1,
        "ci" => steps[1],
        _ => steps[0],
    })
}

/// Whether this is a run of CI.
pub fn is_ci() -> bool {
    std::env::var("CI").as_deref() == Ok("true")
}

/// The reason for which CI may lack this part, if there is one.
fn excuse<'a>(absent: &'a str, part: &str) -> Option<&'a str> {
    let mut lines = absent.lines().filter(|l| !l.starts_with('#')).filter_map(|l| l.split_once(": "));
    lines.find(|(name, _)| *name == part).map(|(_, reason)| reason)
}

/// The line that reports that a check without `part` did not run. In CI it is an error, unless the part is excused.
fn line(is_ci: bool, absent: &str, part: &str, why: &str) -> Result<String, String> {
    match (is_ci, excuse(absent, part)) {
        (true, None) => Err(format!("{part} is missing, and CI runs everything that .ci/absent does not name: {why}")),
        (true, Some(reason)) => Ok(format!("NOT RUN: {part}: {reason}")),
        (false, _) => Ok(format!("NOT RUN: {part}: {why}")),
    }
}

/// Reports that a check without `part` did not run, and why.
///
/// # Errors
/// In CI, unless `.ci/absent` names the part.
pub fn lacking(part: &str, why: &str) -> Result<(), String> {
    let line = line(is_ci(), ABSENT, part, why)?;
    tell(&line);
    if let Some(path) = std::env::var_os(SUMMARY)
        && let Ok(mut file) = std::fs::OpenOptions::new().append(true).create(true).open(path)
    {
        // The summary is a courtesy: the line above has been printed.
        let _ = writeln!(file, "{line}");
    }
    Ok(())
}

/// As [`lacking`], in a test.
///
/// # Panics
/// In CI, unless `.ci/absent` names the part.
pub fn not_run(part: &str, why: &str) {
    if let Err(message) = lacking(part, why) {
        panic!("{message}");
    }
}

/// As [`not_run`], for a lane of the engine or a back end of the kernels. Lanes of another architecture are not
/// reported, because another step emulates that architecture.
///
/// # Panics
/// As [`not_run`].
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
    // Nothing is left to say it on if standard error is closed.
    let _ = writeln!(stderr, "{}{line}{}", bold[0], bold[1]);
}

#[cfg(test)]
mod tests {
    use super::{excuse, line};

    #[test]
    fn a_missing_part_fails_ci_unless_a_reason_excuses_it_and_is_named_elsewhere() {
        let absent = "# NAME: reason\nMiri: no nightly\nNEON\n";
        let refused = |part| line(true, absent, part, "gone").expect_err("CI runs it");
        for part in ["yosys", "NEON", "# NAME", "Mir"] {
            assert!(
                excuse(absent, part).is_none() && refused(part).starts_with(&format!("{part} is missing")),
                "{part}"
            );
        }
        assert_eq!(line(true, absent, "Miri", "gone").as_deref(), Ok("NOT RUN: Miri: no nightly"));
        assert_eq!(line(false, absent, "yosys", "gone").as_deref(), Ok("NOT RUN: yosys: gone"));
    }
}
