//! The tools that tests need beyond cargo, and how to get them: installed as root or through sudo, or named.

use crate::step::{self, Outcome};
use std::process::{Command, Stdio};

/// A program, the Debian package that has it, and what needs it.
struct Tool {
    program: &'static str,
    package: &'static str,
    purpose: &'static str,
}

const TOOLS: &[Tool] = &[
    Tool { program: "gcc", package: "gcc", purpose: "linking, and compiling the generated C" },
    Tool { program: "g++", package: "g++", purpose: "the generated headers in C++" },
    Tool { program: "clang", package: "clang", purpose: "compiling the generated C once more" },
    Tool { program: "make", package: "make", purpose: "the C example" },
    Tool { program: "cmake", package: "cmake", purpose: "the C example" },
    Tool { program: "pkg-config", package: "pkg-config", purpose: "the C interface" },
    Tool { program: "python3", package: "python3-venv", purpose: "the Python interface" },
    Tool { program: "yosys", package: "yosys", purpose: "synthesis of the emitted Verilog" },
    Tool { program: "berkeley-abc", package: "berkeley-abc", purpose: "equivalence proofs and mapping" },
    Tool { program: "iverilog", package: "iverilog", purpose: "simulation of the emitted Verilog" },
    Tool { program: "verilator", package: "verilator", purpose: "lint of the emitted Verilog" },
    Tool {
        program: "aarch64-linux-gnu-gcc",
        package: "gcc-aarch64-linux-gnu libc6-dev-arm64-cross",
        purpose: "linking for NEON",
    },
    Tool { program: "qemu-aarch64", package: "qemu-user", purpose: "running the lanes on NEON" },
    Tool { program: "mpirun", package: "openmpi-bin", purpose: "one run over several ranks" },
    Tool { program: "mpicc", package: "libopenmpi-dev", purpose: "building the feature mpi" },
];

/// Parts of Rust that steps use where they can be had: a program that tells whether they are there, and how to get them.
/// A step that lacks one says that it is not run.
const PARTS: &[(&str, &[&str], &[&str])] = &[
    (
        "the standard library for AArch64",
        &["rustup", "target", "list", "--installed"],
        &["rustup", "target", "add", crate::embedded::AARCH64],
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
    tools()
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
        if let Err(why) = step::run(name, Command::new(cure[0]).args(&cure[1..])) {
            eprintln!("== {name} is not to be had here ({why}); to get it: {}", cure.join(" "));
        }
    }
}

fn tools() -> Outcome {
    let missing: Vec<&Tool> = TOOLS.iter().filter(|t| !present(t.program)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let mut packages: Vec<&str> = missing.iter().map(|t| t.package).collect();
    packages.dedup();
    let list: Vec<String> =
        missing.iter().map(|t| format!("  {} (Debian package {}): {}", t.program, t.package, t.purpose)).collect();
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
    match missing.iter().find(|t| !present(t.program)) {
        Some(tool) => {
            Err(format!("{} is still missing after its package {} was installed", tool.program, tool.package))
        }
        None => Ok(()),
    }
}

/// A Python with cocotb, in a virtual environment of its own under `target`; without it, the test that needs it says so.
pub fn cocotb() -> Option<String> {
    let folder = step::root().join("target/cocotb");
    let python = folder.join("bin/python").to_string_lossy().into_owned();
    let imports = || Command::new(&python).args(["-c", "import cocotb"]).output().is_ok_and(|o| o.status.success());
    if !imports() {
        let install = ["-m", "pip", "install", "-q", "cocotb>=1.8,<3"];
        let made = step::run("Python environment", Command::new("python3").args(["-m", "venv"]).arg(&folder))
            .and_then(|()| step::run("cocotb", Command::new(&python).args(install)));
        if let Err(why) = made {
            eprintln!("== cocotb is not to be had here ({why}); to get it: pip install cocotb");
        }
    }
    imports().then_some(python)
}

/// Whether a program can be found.
fn present(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Words to put before a command that needs root; `None` if root cannot be had without a question.
fn privileges() -> Option<Vec<&'static str>> {
    let output = |words: &[&str]| Command::new(words[0]).args(&words[1..]).stderr(Stdio::null()).output().ok();
    if !present("apt-get") {
        return None;
    }
    if output(&["id", "-u"]).is_some_and(|o| o.stdout.trim_ascii() == b"0") {
        return Some(Vec::new());
    }
    output(&["sudo", "-n", "true"]).filter(|o| o.status.success()).map(|_| vec!["sudo", "-n"])
}
