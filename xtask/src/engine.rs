//! Tests of the verification engine that need more than this machine's instructions: NEON under emulation, and MPI.

use crate::step::{self, Outcome};
use std::process::Command;

/// The target of the emulated machine.
pub const ARM: &str = "aarch64-unknown-linux-gnu";

/// The lanes on NEON, cross-compiled and run by qemu.
pub fn neon() -> Outcome {
    let targets = Command::new("rustup").args(["target", "list", "--installed"]).output();
    if !targets.is_ok_and(|o| String::from_utf8_lossy(&o.stdout).lines().any(|l| l == ARM)) {
        eprintln!("== not run: lanes on NEON under qemu; to get the target: rustup target add {ARM}");
        return Ok(());
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
    step::cargo(
        "MPI ranks",
        &["test", "--workspace", "--features", "eccforge-simulate/cli,eccforge-simulate/mpi", "--test", "ranks"],
    )
}
