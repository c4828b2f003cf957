//! Debian packages, unpacked below `target`: installs the tools of tests without root, in seconds.
//!
//! `apt-get install yosys` would bring 160 packages, most of them for a viewer. The tests need six: the tools, and the
//! libraries that `yosys` names and the machine lacks.

use crate::step::{self, StepResult, root};
use std::ffi::OsStr;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Beginnings of the names of dependencies that the tests do not use: a viewer of graphs, and Python for `yosys-smtbmc`.
const UNUSED: [&str; 2] = ["xdot", "python3"];

/// The folder of packages, lists, unpacked files and wrappers.
fn folder() -> PathBuf {
    root().join("target/tools/debian")
}

/// The folder with one script for each unpacked program.
pub fn programs() -> PathBuf {
    folder().join("bin")
}

/// Downloads and unpacks packages with their dependencies, and writes a script for each of their programs.
///
/// # Errors
/// The machine has no apt or no network, or a package does not exist.
pub fn unpack(packages: &[&str]) -> StepResult {
    let (lists, archives) = (folder().join("lists"), folder().join("cache/archives"));
    for partial in [&lists, &archives] {
        let made = std::fs::create_dir_all(partial.join("partial"));
        made.map_err(|e| format!("{}: {e}", partial.display()))?;
    }
    step::run("lists of Debian packages", apt("apt-get").args(["update", "-qq"]))?;
    let wanted = needed(packages)?;
    // The packages of an earlier try may have other versions.
    for old in files(&archives) {
        drop(std::fs::remove_file(old));
    }
    let download = format!("download of {}", wanted.join(", "));
    step::run(&download, apt("apt-get").args(["download", "-qq"]).args(&wanted).current_dir(&archives))?;
    let unpacked = folder().join("root");
    let unpack = "for archive in *.deb; do dpkg-deb -x \"$archive\" \"$1\" || exit 1; done";
    step::run("unpacking", Command::new("sh").args(["-c", unpack, "sh"]).arg(&unpacked).current_dir(&archives))?;
    for program in files(&unpacked.join("usr/bin")) {
        wrap(&program)?;
    }
    Ok(())
}

/// An apt command that keeps its state below `target`. A machine without a network is noticed at the first try.
fn apt(program: &str) -> Command {
    let mut command = Command::new(program);
    for (key, value) in [("Dir::State::lists", "lists"), ("Dir::Cache", "cache")] {
        command.arg("-o").arg(format!("{key}={}", folder().join(value).display()));
    }
    let fixed = [
        "Debug::NoLocking=1",
        "Acquire::Retries=0",
        "Acquire::http::Timeout=20",
        "APT::Sandbox::User=",
        "APT::Update::Error-Mode=any",
    ];
    for option in fixed {
        command.args(["-o", option]);
    }
    command.env("LC_ALL", "C");
    command
}

/// The packages, and those of their dependencies that tests use and this machine lacks.
fn needed(packages: &[&str]) -> Result<Vec<String>, String> {
    let listed = apt("apt-cache").arg("depends").args(packages).output();
    let listed = listed.map_err(|e| format!("apt-cache cannot be started: {e}"))?;
    let mut all: Vec<String> = packages.iter().map(|&package| package.to_owned()).collect();
    for name in dependencies(&String::from_utf8_lossy(&listed.stdout)) {
        if !UNUSED.iter().any(|unused| name.starts_with(unused))
            && !is_installed(name)
            && !all.iter().any(|other| other == name)
        {
            all.push(name.to_owned());
        }
    }
    Ok(all)
}

/// The packages in lines `Depends: NAME` of `apt-cache depends`; `<NAME>` is not a package.
fn dependencies(text: &str) -> impl Iterator<Item = &str> {
    let names = text.lines().filter_map(|line| line.trim_start_matches([' ', '|']).strip_prefix("Depends: "));
    names.filter(|name| !name.starts_with('<'))
}

fn is_installed(package: &str) -> bool {
    let status = Command::new("dpkg-query").args(["-W", "-f", "${db:Status-Status}", package]).output();
    status.is_ok_and(|output| output.stdout == b"installed")
}

/// Writes the script that runs an unpacked program with the unpacked libraries.
fn wrap(program: &Path) -> StepResult {
    let Some(name) = program.file_name().and_then(OsStr::to_str) else { return Ok(()) };
    let libraries = libraries();
    // Icarus Verilog has the folder of its parts built in.
    let parts = libraries.iter().map(|folder| folder.join("ivl")).find(|parts| parts.is_dir()).unwrap_or_default();
    let option = match name {
        "iverilog" => format!(" -B '{}'", parts.display()),
        "vvp" => format!(" -M '{}'", parts.display()),
        _ => String::new(),
    };
    let libraries: Vec<String> = libraries.iter().map(|folder| folder.display().to_string()).collect();
    let (libraries, program) = (libraries.join(":"), program.display());
    let text = format!("#!/bin/sh\nLD_LIBRARY_PATH='{libraries}' exec '{program}'{option} \"$@\"\n");
    let script = programs().join(name);
    step::write(&script, text)?;
    let executable = std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755));
    executable.map_err(|e| format!("{}: {e}", script.display()))
}

/// The folders of unpacked libraries: one for this machine's architecture, below `lib` and `usr/lib`.
fn libraries() -> Vec<PathBuf> {
    let unpacked = folder().join("root");
    let all = ["lib", "usr/lib"].into_iter().flat_map(|name| files(&unpacked.join(name)));
    all.filter(|path| path.to_string_lossy().ends_with("-linux-gnu")).collect()
}

/// The paths in a folder, sorted; none if the folder does not exist.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

#[cfg(test)]
mod tests {
    use super::dependencies;

    #[test]
    fn dependencies_are_read_as_apt_cache_prints_them() {
        let text = "yosys\n  Depends: libc6\n |Depends: python3\n  Depends: <awk>\n    mawk\n  Recommends: graphviz\n\
                    iverilog\n  Depends: libreadline8\n";
        assert_eq!(dependencies(text).collect::<Vec<_>>(), ["libc6", "python3", "libreadline8"]);
    }
}
