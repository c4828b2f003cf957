//! A copy of a package in which every fault is planted, in force when the environment says so.

use super::{FAULT, Fault, Package};
use crate::process::{Ended, read, within, write};
use crate::step::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A test that takes more of a processor with a fault planted does not end: it fails.
const LIMIT: Duration = Duration::from_secs(120);
/// All tests without a fault may take so much.
const ALL: Duration = Duration::from_secs(1200);

/// What every expression with a fault asks.
const SWITCH: &str = "
pub mod planted {
    pub fn is(number: usize) -> bool {
        static FAULT: std::sync::LazyLock<usize> =
            std::sync::LazyLock::new(|| std::env::var(VARIABLE).ok().and_then(|v| v.parse().ok()).unwrap_or(0));
        *FAULT == number
    }
}
";

/// The copy, a workspace of its own below `target`.
pub struct Copy {
    folder: PathBuf,
    targets: Vec<String>,
}

impl Copy {
    /// Copies the package and plants the faults.
    pub fn of(package: &Package, faults: &[Fault]) -> Result<Self, String> {
        let from = root().join(package.folder);
        let name = package.folder.replace('/', "-");
        let folder = root().join("target/faults").join(name);
        drop(std::fs::remove_dir_all(&folder));
        copy(&from, &folder.join("package"))?;
        write(&folder.join("Cargo.toml"), &workspace(&root(), package.folder)?)?;
        let lock = root().join("Cargo.lock");
        std::fs::copy(&lock, folder.join("Cargo.lock")).map_err(|e| format!("{}: {e}", lock.display()))?;
        let manifest = folder.join("package/Cargo.toml");
        write(&manifest, read(&manifest)?.replace("[lints]\nworkspace = true\n", ""))?;
        let files: BTreeSet<&str> = faults.iter().map(|f| f.file.as_str()).collect();
        for file in files {
            let path = folder.join("package/src").join(file);
            let own = (1..).zip(faults).filter(|(_, f)| f.file == file);
            write(&path, &planted(&read(&path)?, own).map_err(|e| format!("{}: {e}", path.display()))?)?;
        }
        let lib = folder.join("package/src/lib.rs");
        write(&lib, &(read(&lib)? + &SWITCH.replace("VARIABLE", &format!("{FAULT:?}"))))?;
        Ok(Self { folder, targets: package.targets.iter().map(|t| (*t).to_owned()).collect() })
    }

    /// Compiles the tests; packages that are not copied are taken as they were compiled before.
    pub fn build(&self) -> Result<Programs, String> {
        let mut command = Command::new(env!("CARGO"));
        command.args(["test", "--no-run", "--message-format=json-render-diagnostics", "--lib", "--target-dir"]);
        command.arg(root().join("target")).current_dir(self.folder.join("package"));
        for target in &self.targets {
            command.args(["--test", target]);
        }
        eprintln!("== faults: {}", self.folder.display());
        let output = command.stderr(std::process::Stdio::inherit()).output().map_err(|e| e.to_string())?;
        if !output.status.success() {
            return Err(format!("the faults do not compile: {command:?}"));
        }
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let executable = |line: &str| -> Option<PathBuf> {
            let message: serde_json::Value = serde_json::from_str(line).ok()?;
            message.get("executable")?.as_str().map(PathBuf::from)
        };
        let programs: Vec<PathBuf> = text.lines().filter_map(executable).collect();
        let programs = Programs { programs, folder: self.folder.join("package") };
        match programs.failing(0, &[])?.as_slice() {
            [] => Ok(programs),
            failed => Err(format!("tests fail without any fault: {}", failed.join(", "))),
        }
    }
}

/// Compiled tests.
pub struct Programs {
    programs: Vec<PathBuf>,
    folder: PathBuf,
}

impl Programs {
    /// The tests of these names, or all where none is given, that fail with a fault planted; 0 plants none.
    pub fn failing(&self, fault: usize, names: &[String]) -> Result<Vec<String>, String> {
        let mut failed = Vec::new();
        for program in &self.programs {
            let mut command = Command::new(program);
            command.args(names).env(FAULT, fault.to_string()).env("PROPTEST_RNG_SEED", "1").current_dir(&self.folder);
            let Ended { lines, success, .. } = within(&mut command, if fault == 0 { ALL } else { LIMIT })?;
            let is_asked = |name: &str| names.is_empty() || names.iter().any(|n| name.rsplit("::").next() == Some(n));
            let outcome =
                |line: &str| line.strip_prefix("test ")?.strip_suffix("FAILED").map(|n| n.replace(" ... ", ""));
            let of = lines.iter().filter_map(|line| outcome(line)).filter(|name| is_asked(name.trim()));
            failed.extend(of.map(|name| name.trim().rsplit("::").next().unwrap_or_default().to_owned()));
            if success.is_none() {
                failed.push("(a test that does not end)".to_owned());
            }
        }
        failed.sort();
        failed.dedup();
        Ok(failed)
    }
}

/// The file with `if` around every place that has a fault.
fn planted<'a>(text: &str, faults: impl Iterator<Item = (usize, &'a Fault)>) -> Result<String, String> {
    let mut places: BTreeMap<usize, Vec<(usize, &Fault)>> = BTreeMap::new();
    for (number, fault) in faults {
        let [(at, _)] = text.match_indices(&fault.is).collect::<Vec<_>>()[..] else {
            return Err(format!("`{}` does not stand there once", fault.is));
        };
        places.entry(at).or_default().push((number, fault));
    }
    let mut out = String::new();
    let mut done = 0;
    for (at, faults) in places {
        let is = &faults[0].1.is;
        if at < done || faults.iter().any(|(_, f)| f.is != *is) {
            return Err(format!("faults overlap at `{is}`"));
        }
        out += &text[done..at];
        out.push('(');
        for (number, fault) in &faults {
            let _ = write!(out, "if crate::planted::is({number}) {{ {} }} else ", fault.becomes);
        }
        let _ = write!(out, "{{ {is} }})");
        // Statements end here as they did before.
        if is.ends_with(';') {
            out.push(';');
        }
        done = at + is.len();
    }
    // What asks for a fault cannot be computed when the program is compiled.
    Ok((out + &text[done..]).replace("const fn ", "fn "))
}

/// The manifest of a workspace with this package alone; all others are where they are.
fn workspace(root: &Path, folder: &str) -> Result<String, String> {
    let manifest = read(&root.join("Cargo.toml"))?;
    let (_, rest) = manifest.split_once("\n]\n").ok_or("Cargo.toml has no members")?;
    let rest: Vec<&str> =
        rest.lines().filter(|l| !l.starts_with("exclude") && !l.starts_with("default-members")).collect();
    let rest = rest.join("\n").replace(&format!("path = \"{folder}\""), "path = \"package\"");
    let there = format!("path = \"{}/", root.display());
    let mut text = String::from("[workspace]\nresolver = \"3\"\nmembers = [\"package\"]\n");
    for line in rest.lines() {
        text += &if line.contains("path = \"package\"") { line.to_owned() } else { line.replace("path = \"", &there) };
        text.push('\n');
    }
    Ok(text)
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let fail = |e: std::io::Error| format!("{}: {e}", from.display());
    std::fs::create_dir_all(to).map_err(fail)?;
    for entry in std::fs::read_dir(from).map_err(fail)? {
        let entry = entry.map_err(fail)?;
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target).map_err(fail)?;
        }
    }
    Ok(())
}
