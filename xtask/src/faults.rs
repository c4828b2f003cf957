//! Rules broken on purpose: every patch under `policy/*/tests/faults` is applied to a copy of what is committed, and the test that
//! the patch names must fail \[mutation analysis: `DeMillo`, Lipton, Sayward, Computer 11(4), 1978\].

use crate::step::{self, Outcome, names, read, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Packages whose rules are broken, and their folders.
const PACKAGES: [(&str, &str); 2] = [("eccforge-machines", "policy/machines"), ("eccforge-memory", "policy/memory")];

/// The test that a patch names in its head.
fn test(patch: &str) -> Option<&str> {
    patch.lines().find_map(|line| line.strip_prefix("test: "))
}

/// Every patch of a package whose name contains one of these words, or all.
fn patches(folder: &str, words: &[&str]) -> Result<Vec<PathBuf>, String> {
    let folder = root().join(folder).join("tests/faults");
    let mut names = names(&folder, "patch")?;
    names.retain(|name| words.is_empty() || words.iter().any(|word| name.contains(word)));
    Ok(names.into_iter().map(|name| folder.join(name)).collect())
}

/// Applies the patches whose names contain one of these words, or all, one at a time. One that its test does not notice is an
/// error.
pub fn run(words: &[&str]) -> Outcome {
    let copy = root().join("target/faults");
    let git = |what: &[&str]| step::run("git", Command::new("git").args(what).arg(&copy).current_dir(root()));
    // One that an earlier run left behind.
    drop(git(&["worktree", "remove", "--force"]));
    git(&["worktree", "add", "--quiet", "--detach", "--force"])?;
    let mut unnoticed = Vec::new();
    for (package, folder) in PACKAGES {
        for patch in patches(folder, words)? {
            if !noticed(&copy, package, &patch)? {
                unnoticed.push(patch.display().to_string());
            }
        }
    }
    git(&["worktree", "remove", "--force"])?;
    if unnoticed.is_empty() { Ok(()) } else { Err(format!("the test passes with:\n{}", unnoticed.join("\n"))) }
}

/// Whether the test of a patch fails with the patch.
fn noticed(copy: &Path, package: &str, patch: &Path) -> Result<bool, String> {
    let text = read(patch)?;
    let name = test(&text).ok_or_else(|| format!("{} names no test", patch.display()))?;
    let run = || {
        // A test that does not end fails too.
        let mut tests = Command::new("timeout");
        tests.args([
            "600",
            env!("CARGO"),
            "test",
            "--quiet",
            "--tests",
            "--no-fail-fast",
            "--package",
            package,
            "--target-dir",
        ]);
        tests.arg(root().join("target")).arg(name).current_dir(copy);
        let output = tests.output().map_err(|e| format!("{tests:?}: {e}"))?;
        let failed = String::from_utf8_lossy(&output.stdout).contains("test result: FAILED");
        Ok::<_, String>((output.status.success(), failed || output.status.code() == Some(124)))
    };
    let apply = |reverse: &[&str]| {
        step::run(
            &format!("{} {}", reverse.join(" "), patch.display()),
            Command::new("git").arg("apply").args(reverse).arg(patch).current_dir(copy),
        )
    };
    apply(&[])?;
    let (passes, fails) = run()?;
    apply(&["--reverse"])?;
    if passes == fails { Err(format!("{} does not compile", patch.display())) } else { Ok(fails) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_patch_applies_and_every_requirement_has_one() {
        let mut broken = BTreeSet::new();
        for (_, folder) in PACKAGES {
            for patch in patches(folder, &[]).unwrap() {
                let applied = Command::new("git").args(["apply", "--check"]).arg(&patch).current_dir(root()).status();
                assert!(applied.is_ok_and(|status| status.success()), "{}", patch.display());
                let text = read(&patch).unwrap();
                assert!(test(&text).is_some(), "{}", patch.display());
                let breaks = text.lines().find_map(|line| line.strip_prefix("breaks: ")).unwrap();
                broken.extend(breaks.split(' ').map(str::to_owned));
            }
        }
        let mut numbered = BTreeSet::new();
        for file in ["policy-requirements.md", "memory-requirements.md"] {
            let text = read(&root().join("docs").join(file)).unwrap();
            let first = |line: &str| line.strip_prefix("| ")?.split_once(" |").map(|(first, _)| first.to_owned());
            numbered.extend(text.lines().filter_map(first).filter(|first| first.contains('.')));
        }
        assert_eq!(broken, numbered);
    }
}
