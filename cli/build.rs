//! Sets ECCFORGE_VERSION, the version with its commit, for `--version`.

use std::process::Command;

/// Output of git in the package's folder; `None` without git or a repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|o| o.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

fn main() {
    let version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    // Files that change with the commit; without a repository only this file is looked at.
    println!("cargo:rerun-if-changed=build.rs");
    for path in ["HEAD", "logs/HEAD"].iter().filter_map(|name| git(&["rev-parse", "--git-path", name])) {
        if std::path::Path::new(&path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    let commit = git(&["log", "-1", "--format=%h %cs", "--abbrev=12"]);
    let text = commit.map_or(version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo:rustc-env=ECCFORGE_VERSION={text}");
    // Cargo does not apply `strip` to a package that has a level of optimisation of its own.
    let is = |variable: &str, value: &str| std::env::var(variable).is_ok_and(|v| v == value);
    if is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") {
        println!("cargo:rustc-link-arg-bins=-Wl,--strip-all");
    }
}
