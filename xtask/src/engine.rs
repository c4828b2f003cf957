//! Tests of the verification engine that need more than this machine's instructions: NEON under emulation, and MPI.

use crate::step::{self, Outcome};
use std::process::Command;

const ARM: &str = "aarch64-unknown-linux-gnu";

/// The lanes on NEON, cross-compiled and run by qemu.
pub fn neon() -> Outcome {
    let targets = Command::new("rustup").args(["target", "list", "--installed"]).output();
    if !targets.is_ok_and(|o| String::from_utf8_lossy(&o.stdout).lines().any(|l| l == ARM)) {
        step::run("the standard library for AArch64", Command::new("rustup").args(["target", "add", ARM]))?;
    }
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(step::root()).args([
        "test",
        "--target",
        ARM,
        "--package",
        "eccforge-codecs",
        "--test",
        "bitslice",
    ]);
    cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER", "aarch64-linux-gnu-gcc");
    cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER", "qemu-aarch64 -L /usr/aarch64-linux-gnu");
    step::run("lanes on NEON under qemu", &mut cargo)
}

/// The same counts on one and two MPI ranks.
pub fn ranks() -> Outcome {
    step::cargo("MPI ranks", &["test", "--package", "eccforge-simulate", "--features", "cli,mpi", "--test", "ranks"])
}
