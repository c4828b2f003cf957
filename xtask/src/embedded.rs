//! Checks of the embeddable decoders that need more than `cargo test`: the C and Python interfaces, Miri and NEON.

use crate::explorer;
use crate::setup::{self, has};
use crate::step::{self, StepResult, lacking, root};
use crate::whole;
use std::path::PathBuf;
use std::process::Command;

/// The target of the emulated machine.
pub const AARCH64: &str = "aarch64-unknown-linux-gnu";

/// Checks the C interface.
pub fn c() -> StepResult {
    let script = root().join("codecs/bindings/c/check.sh");
    step::run("interface for c", Command::new(script).current_dir(root()))
}

/// Installs the Python package, which contains the explorer, in the way that users do, and tests it. pip compiles it
/// with features that differ from those of the workspace.
pub fn python() -> StepResult {
    python_with(&[])
}

/// Like [`python`], but with the extension that the tests have built, so that nothing is compiled.
pub fn python_of_tests() -> StepResult {
    explorer::made()?;
    let library = extension()?;
    python_with(&["--library", &library.to_string_lossy()])
}

fn python_with(options: &[&str]) -> StepResult {
    if !setup::has_target(explorer::WASM) {
        return lacking("Python module", &format!("rustup target add {}", explorer::WASM));
    }
    let mut check = Command::new(root().join("xtask/python-check.sh"));
    // The last two run the notebook.
    check.args(options).args(["python", "eccforge", "ipykernel", "nbclient"]);
    step::run("Python module", check.current_dir(root()))
}

/// Builds the Python extension as the tests build their libraries, and returns its path.
pub fn extension() -> Result<PathBuf, String> {
    // As maturin does: an extension gets the interpreter's functions from the interpreter that loads it. Examples are named so that
    // features are those of the tests.
    let (extension, build) = ([("PYO3_BUILD_EXTENSION_MODULE", "1")], ["build", "--lib", "--examples", "--quiet"]);
    step::with_env("extensions for Python", &extension, &[&build[..], &whole()[..]].concat())?;
    step::next_to_this(&format!("{}eccforge_native{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX))
}

/// Cross-compiles the NEON kernels and the lanes of the bit-sliced decoders for AArch64, and runs them in qemu.
/// Kernels are compared with tables for all errors of one and two bits, lanes with the interpreter.
pub fn neon() -> StepResult {
    let packages = ["qemu-user", "aarch64-linux-gnu-gcc"];
    if !packages.into_iter().all(has) || !setup::has_target(AARCH64) {
        return lacking("NEON", "cargo xtask setup");
    }
    step::run(
        "NEON on an emulated machine",
        Command::new(env!("CARGO"))
            .args(["test", "--target", AARCH64, "--package", "eccforge-embed", "--package", "eccforge-lower"])
            .args(["--test", "kernels", "--test", "portable", "--test", "lanes", "--", "--skip", "oracle::"])
            .current_dir(root())
            .env("ECCFORGE_TEST_BACKEND", "neon")
            .env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER", "aarch64-linux-gnu-gcc")
            .env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER", "qemu-aarch64 -L /usr/aarch64-linux-gnu"),
    )
}

/// Runs the portable path and the C interface under Miri, and the intrinsics that Miri supports.
pub fn miri() -> StepResult {
    if cfg!(target_arch = "x86_64") {
        under_miri("Miri: portable, AVX2 and GFNI", &EMBED, "-C target-feature=+avx2,+gfni")?;
    }
    under_miri("Miri: C interface", &["eccforge-c", "--test", "uninitialised"], "")
}

/// Runs the portable path under Miri on a big-endian machine. CI runs emitted C there, in qemu.
pub fn miri_big_endian() -> StepResult {
    let target = ["--target", "s390x-unknown-linux-gnu"];
    under_miri("Miri: big-endian", &[&EMBED[..], &target].concat(), "")
}

/// The test of the portable path.
// Miri interprets every instruction, and the other tests of the package decode many more entries.
const EMBED: [&str; 3] = ["eccforge-embed", "--test", "portable"];

/// Runs tests of a package under Miri.
fn under_miri(name: &str, package: &[&str], flags: &str) -> StepResult {
    if !setup::has_miri() {
        return lacking("Miri", "rustup toolchain install nightly --component miri,rust-src");
    }
    let mut test = Command::new("cargo");
    test.args(["+nightly", "miri", "test", "--package"]).args(package).current_dir(root());
    step::run(name, test.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").env("RUSTFLAGS", flags))
}
