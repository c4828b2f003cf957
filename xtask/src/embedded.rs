//! Checks of the embeddable decoders that cargo alone does not run: the C and Python interfaces, Miri, fuzzing, NEON.
//!
//! Scripts and the C tools are required. Toolchains and emulators that a fresh machine may lack are optional: what needs
//! them is then not run, and every run says so and how to get them.

use crate::step::{self, Outcome, cargo, root};
use std::process::{Command, Stdio};

/// Seconds that each fuzz target runs.
const FUZZ_SECONDS: u32 = 10;

/// Something that a machine may lack: its name, how to ask for it, and how to get it.
struct Optional {
    name: &'static str,
    ask: &'static [&'static str],
    cure: &'static str,
}

const MIRI: Optional = Optional {
    name: "Miri",
    ask: &["cargo", "+nightly", "miri", "--version"],
    cure: "rustup toolchain install nightly --component miri,rust-src",
};
const QEMU: Optional =
    Optional { name: "qemu-aarch64", ask: &["qemu-aarch64", "--version"], cure: "Debian package qemu-user" };
const CROSS: Optional = Optional {
    name: "aarch64-linux-gnu-gcc",
    ask: &["aarch64-linux-gnu-gcc", "--version"],
    cure: "Debian packages gcc-aarch64-linux-gnu and libc6-dev-arm64-cross",
};
/// The target of the emulated machine.
pub const AARCH64: &str = "aarch64-unknown-linux-gnu";
const FUZZED: [&str; 4] = ["c_interface", "decode", "encode_check", "scrub_inject"];

impl Optional {
    fn there(&self) -> bool {
        Command::new(self.ask[0])
            .args(&self.ask[1..])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }
}

/// Whether all of `needed` are there; says what is not run otherwise.
fn all_there(what: &str, needed: &[&Optional]) -> bool {
    let missing: Vec<&&Optional> = needed.iter().filter(|tool| !tool.there()).collect();
    for tool in &missing {
        eprintln!("== not run: {what}: {} is missing; to get it: {}", tool.name, tool.cure);
    }
    missing.is_empty()
}

/// Runs all of them.
pub fn run() -> Outcome {
    cargo(
        "scrubbing on all cores",
        &["test", "--package", "eccforge-embed", "--features", "rayon", "--test", "kernels", "parallel"],
    )?;
    for folder in ["c", "python"] {
        let script = root().join("codecs/bindings").join(folder).join("check.sh");
        step::run(&format!("interface for {folder}"), Command::new(script).current_dir(root()))?;
    }
    neon()?;
    miri()?;
    fuzz()
}

/// The NEON kernels, on an emulated machine: against the oracle at every length and alignment, against the tables for all
/// errors of one and two bits.
fn neon() -> Outcome {
    let tests = ["--test", "kernels", "--test", "portable", "--", "--skip", "oracle::"];
    let arguments = [&["--package", "eccforge-embed"], &tests[..]].concat();
    on_neon("NEON on an emulated machine", &arguments, &[("ECCFORGE_TEST_BACKEND", "neon")])
}

/// Tests cross-compiled for AArch64 and run by qemu: the arguments of `cargo test`, and variables of its environment. What
/// the machine lacks for it is said.
pub fn on_neon(name: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Outcome {
    if !all_there(name, &[&QEMU, &CROSS]) || !has_target(AARCH64) {
        return Ok(());
    }
    step::run(
        name,
        Command::new(env!("CARGO"))
            .args(["test", "--target", AARCH64])
            .args(arguments)
            .current_dir(root())
            .envs(variables.iter().copied())
            .env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER", "aarch64-linux-gnu-gcc")
            .env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER", "qemu-aarch64 -L /usr/aarch64-linux-gnu"),
    )
}

/// Whether the standard library for a target is installed; says what is not run otherwise.
fn has_target(target: &str) -> bool {
    let installed = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .output()
        .is_ok_and(|o| std::path::Path::new(String::from_utf8_lossy(&o.stdout).trim()).is_dir());
    if !installed {
        eprintln!("== not run: tests for {target}: to get it: rustup target add {target}");
    }
    installed
}

/// The portable path on a little-endian and a big-endian machine, and the intrinsics that Miri knows.
fn miri() -> Outcome {
    const EMBED: [&str; 3] = ["eccforge-embed", "--test", "portable"];
    if !all_there("undefined behaviour and byte order under Miri", &[&MIRI]) {
        return Ok(());
    }
    let test = |name: &str, package: &[&str], flags: &str, target: &[&str]| {
        step::run(
            name,
            Command::new("cargo")
                .args(["+nightly", "miri", "test", "--package"])
                .args(package)
                .args(target)
                .current_dir(root())
                .env_remove("RUSTUP_TOOLCHAIN")
                .env_remove("CARGO")
                .env("RUSTFLAGS", flags),
        )
    };
    if cfg!(target_arch = "x86_64") {
        test("Miri: portable, AVX2 and GFNI", &EMBED, "-C target-feature=+avx2,+gfni", &[])?;
    }
    test("Miri: C interface", &["eccforge-c", "--test", "uninitialised"], "", &[])?;
    test("Miri: big-endian", &EMBED, "", &["--target", "s390x-unknown-linux-gnu"])
}

/// A short run of every fuzz target, with libFuzzer's coverage but without cargo-fuzz, which would need a nightly compiler.
fn fuzz() -> Outcome {
    const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
                            -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
                            -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        eprintln!("== not run: fuzzing: only on x86-64 Linux");
        return Ok(());
    }
    let target = "x86_64-unknown-linux-gnu";
    let folder = root().join("target/fuzz");
    step::run(
        "fuzz targets",
        Command::new(env!("CARGO"))
            .args(["build", "--release", "--target", target, "--target-dir"])
            .arg(&folder)
            .current_dir(root().join("codecs/embed/fuzz"))
            .env("RUSTFLAGS", COVERAGE),
    )?;
    let artifacts = folder.join("artifacts");
    std::fs::create_dir_all(&artifacts).map_err(|e| format!("{}: {e}", artifacts.display()))?;
    for name in FUZZED {
        step::run(
            &format!("fuzzing {name}"),
            Command::new(folder.join(target).join("release").join(name))
                .args([format!("-max_total_time={FUZZ_SECONDS}"), "-max_len=8192".into(), "-verbosity=0".into()])
                .args(["-print_final_stats=1".into(), format!("-artifact_prefix={}/", artifacts.display())]),
        )?;
    }
    Ok(())
}
