//! What tests say when a machine lacks something that they need.
//!
//! Where `CI=true` that is a failure, except for the parts that `.ci/absent` names with a reason. Elsewhere the test says in
//! bold that it was not run.

use std::io::{IsTerminal, Write};

/// Parts that the machine of CI cannot have: `NAME: reason` lines.
const ABSENT: &str = include_str!("../../.ci/absent");

/// The environment variable with the file to which everything that was not run is added, for a summary.
pub const SUMMARY: &str = "ECCFORGE_NOT_RUN";

/// Whether this is a run of CI.
pub fn is_ci() -> bool {
    std::env::var("CI").as_deref() == Ok("true")
}

/// Why CI may go without a part, if it may.
fn excuse<'a>(absent: &'a str, part: &str) -> Option<&'a str> {
    let mut lines = absent.lines().filter(|l| !l.starts_with('#')).filter_map(|l| l.split_once(": "));
    lines.find(|(name, _)| *name == part).map(|(_, reason)| reason)
}

/// The line that says that what needs `part` was not run; in CI an error, unless it is excused.
fn line(is_ci: bool, absent: &str, part: &str, why: &str) -> Result<String, String> {
    match (is_ci, excuse(absent, part)) {
        (true, None) => Err(format!("{part} is missing, and CI runs everything that .ci/absent does not name: {why}")),
        (true, Some(reason)) => Ok(format!("NOT RUN: {part}: {reason}")),
        (false, _) => Ok(format!("NOT RUN: {part}: {why}")),
    }
}

/// Says that what needs `part` was not run, and why.
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

/// As [`not_run`], for a lane of the engine or a back end of the kernels. Those of another architecture are the business
/// of the step that emulates it.
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

/// A line in bold on standard error, also in tests, whose printed lines are shown only when they fail.
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
    fn what_is_missing_fails_ci_unless_it_is_excused_and_is_named_elsewhere() {
        let absent = "Miri: no nightly\n";
        assert!(
            line(true, absent, "yosys", "gone").is_err_and(|e| e.contains("yosys is missing") && e.contains("gone"))
        );
        assert_eq!(line(true, absent, "Miri", "gone").as_deref(), Ok("NOT RUN: Miri: no nightly"));
        assert_eq!(line(false, absent, "yosys", "gone").as_deref(), Ok("NOT RUN: yosys: gone"));
    }

    #[test]
    fn only_what_is_named_with_a_reason_is_excused() {
        let absent = "# NAME: reason\nMiri: its toolchain is not on the machine\nNEON\n";
        assert_eq!(excuse(absent, "Miri"), Some("its toolchain is not on the machine"));
        for part in ["NEON", "# NAME", "Mir", "yosys"] {
            assert_eq!(excuse(absent, part), None, "{part}");
        }
    }
}
