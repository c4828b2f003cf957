//! Checks of the embeddable decoders that cargo alone does not run: the C and Python interfaces, Miri, NEON.

use crate::explorer;
use crate::setup::{self, answers, has};
use crate::step::{self, Outcome, lacking, root};
use crate::whole;
use std::path::Path;
use std::process::Command;

/// The target of the emulated machine.
pub const AARCH64: &str = "aarch64-unknown-linux-gnu";

/// The C interface.
pub fn c() -> Outcome {
    let script = root().join("codecs/bindings/c/check.sh");
    step::run("interface for c", Command::new(script).current_dir(root()))
}

/// The Python modules: the embedded codecs, which maturin compiles, and the analysis with the explorer in it, whose extension is
/// linked from the libraries that the tests have built.
pub fn python() -> Outcome {
    explorer::made()?;
    check("codecs/bindings/python", "eccforge_embed", Path::new("-"), &[])?;
    // As maturin does: an extension gets the interpreter's functions from the interpreter that loads it. Examples are named so that
    // features are those of the tests.
    let (extension, build) = ([("PYO3_BUILD_EXTENSION_MODULE", "1")], ["build", "--lib", "--examples", "--quiet"]);
    step::with_env("extension of the analysis", &extension, &[&build[..], &whole()[..]].concat())?;
    let library = format!("{}eccforge_native{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    // With what runs the notebook.
    check("python", "eccforge", &step::beside(&library)?, &["ipykernel", "nbclient"])
}

/// The wheel of a module, made, installed and tested.
fn check(folder: &str, module: &str, library: &Path, packages: &[&str]) -> Outcome {
    let mut check = Command::new(root().join("xtask/python-check.sh"));
    check.args([folder, module]).arg(library).args(packages).current_dir(root());
    step::run(&format!("Python module {module}"), &mut check)
}

/// The NEON kernels, on an emulated machine: against the oracle at every length and alignment, against the tables for all
/// errors of one and two bits.
pub fn neon() -> Outcome {
    let tests = ["--test", "kernels", "--test", "portable", "--", "--skip", "oracle::"];
    let arguments = [&["--package", "eccforge-embed"], &tests[..]].concat();
    on_neon("NEON on an emulated machine", &arguments, &[("ECCFORGE_TEST_BACKEND", "neon")])
}

/// Tests cross-compiled for AArch64 and run by qemu: the arguments of `cargo test`, and variables of its environment. What
/// the machine lacks for it is said.
pub fn on_neon(name: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Outcome {
    if let Some(why) = no_aarch64() {
        return lacking("NEON", why);
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

/// What this machine lacks of building and running for AArch64, and how to get it.
fn no_aarch64() -> Option<&'static str> {
    match () {
        () if !has("qemu-aarch64") => Some("apt-get install qemu-user"),
        () if !has("aarch64-linux-gnu-gcc") => Some("apt-get install gcc-aarch64-linux-gnu libc6-dev-arm64-cross"),
        () if !setup::has_target(AARCH64) => Some("rustup target add aarch64-unknown-linux-gnu"),
        () => None,
    }
}

/// The portable path on a little-endian and a big-endian machine, and the intrinsics that Miri knows.
pub fn miri() -> Outcome {
    const EMBED: [&str; 3] = ["eccforge-embed", "--test", "portable"];
    if !answers(&["cargo", "+nightly", "miri", "--version"]) {
        return lacking("Miri", "rustup toolchain install nightly --component miri,rust-src");
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
