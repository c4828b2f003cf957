//! Sets ECCFORGE_VERSION, the version with its commit, and ECCFORGE_SOURCES, the hash of the program's sources.
//!
//! The hash names the contents of files, not a commit: the same sources have the same hash in a repository, in an
//! archive, and after a commit that changes only documents or tests.

use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders of the repository with sources of the program, and its versions of other crates.
const SOURCES: [&str; 7] = ["Cargo.lock", "Cargo.toml", "cli", "codecs", "hdl", "policy", "verify"];
/// Files and folders in these folders that the program does not contain.
const OTHERS: [&str; 5] = ["tests", "benches", "examples", "bindings", "target"];

/// Output of git in the package's folder; `None` without git or a repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|o| o.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

/// Adds the source files under a path. Cargo watches every folder of which all files are sources.
fn sources(path: &Path, files: &mut Vec<PathBuf>) -> bool {
    if !path.is_dir() {
        files.push(path.to_owned());
        return true;
    }
    let entries = fs::read_dir(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut names: Vec<String> = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    let inside: Vec<PathBuf> = names
        .iter()
        .filter(|name| !OTHERS.contains(&name.as_str()) && !name.ends_with(".md") && !name.starts_with('.'))
        .map(|name| path.join(name))
        .collect();
    let whole: Vec<bool> = inside.iter().map(|path| sources(path, files)).collect();
    let is_whole = inside.len() == names.len() && whole.iter().all(|whole| *whole);
    for path in inside.iter().zip(whole).filter(|(_, whole)| *whole && !is_whole).map(|(path, _)| path) {
        println!("cargo:rerun-if-changed={}", path.display());
    }
    is_whole
}

/// SHA-256 of the names and contents of all source files.
fn hash(root: &Path, paths: &[&str]) -> String {
    let mut files = Vec::new();
    for path in paths.iter().map(|name| root.join(name)).filter(|path| path.exists()) {
        if sources(&path, &mut files) {
            println!("cargo:rerun-if-changed={}", path.display());
        }
    }
    let mut hash = Sha256::new();
    for file in files {
        let bytes = fs::read(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let name = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        hash.update(format!("{name}\n{}\n", bytes.len()));
        hash.update(bytes);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn main() {
    let version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let package = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let workspace = package.join("..");
    // A packed crate is alone; its Cargo.lock has the hashes of the other crates.
    let is_packed = !workspace.join("verify/runs/Cargo.toml").exists();
    let sources =
        if is_packed { hash(&package, &["Cargo.lock", "Cargo.toml", "src"]) } else { hash(&workspace, &SOURCES) };
    println!("cargo:rustc-env=ECCFORGE_SOURCES={sources}");
    // Files that change with the commit; without a repository only this file is looked at.
    println!("cargo:rerun-if-changed=build.rs");
    let is_repository = !is_packed && workspace.join(".git").exists();
    for path in ["HEAD", "logs/HEAD"].iter().filter_map(|name| git(&["rev-parse", "--git-path", name])) {
        if is_repository && Path::new(&path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    let commit = if is_repository { git(&["log", "-1", "--format=%h %cs", "--abbrev=12"]) } else { None };
    let text = commit.map_or(version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo:rustc-env=ECCFORGE_VERSION={text}");
    // Cargo does not apply `strip` to a package that has a level of optimisation of its own.
    let is = |variable: &str, value: &str| std::env::var(variable).is_ok_and(|v| v == value);
    if is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") {
        println!("cargo:rustc-link-arg-bins=-Wl,--strip-all");
    }
}
