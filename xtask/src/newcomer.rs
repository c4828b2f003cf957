//! `cargo xtask test` on a newcomer's machine: a Debian root with Rust, a C compiler and git, and none of the tools of the tests.

use crate::setup::{answers, has};
use crate::step::{self, StepResult, root};
use std::path::PathBuf;
use std::process::Command;

const NAME: &str = "a newcomer's machine";

/// The folder of the newcomer's root file system. It is not below `target`, whose owner changes during the run.
fn folder() -> PathBuf {
    std::env::temp_dir().join("eccforge-newcomer")
}

fn script(action: &str) -> Command {
    let mut script = Command::new(root().join("xtask/newcomer.sh"));
    script.arg(action).arg(folder()).current_dir(root());
    script
}

/// Makes the root file system, if this machine can and has not made it before.
pub fn make() -> StepResult {
    if !has("debootstrap") || !answers(&["unshare", "--mount", "--pid", "--fork", "true"]) {
        return step::lacking(NAME, "root and debootstrap are needed");
    }
    // Debian's packages are downloaded once; the root serves until the machine restarts.
    if folder().is_dir() {
        return Ok(());
    }
    step::run("the root of a newcomer's machine", &mut script("make"))
}

/// Runs the tests of the last commit in this root file system, as a user without sudo.
pub fn run() -> StepResult {
    make()?;
    if folder().is_dir() { step::run(NAME, &mut script("run")) } else { Ok(()) }
}

/// Like [`run`], in this checkout's target folder, so that CI compiles the tests once.
pub fn run_with_this_target() -> StepResult {
    if !folder().is_dir() {
        return Ok(());
    }
    step::run(NAME, script("run").arg("--target").arg(root().join("target")))
}
