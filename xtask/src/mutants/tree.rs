//! A copy of the repository with every mutant that compiles.

use super::list::{self, Mutant};
use super::plant::{self, Numbered};
use crate::process::update;
use crate::step::root;
use crate::suite::Program;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The environment variable with the number of the mutant in force.
pub const MUTANT: &str = "ECCFORGE_MUTANT";

/// The environment variable with the file to which the numbers of reached mutants are added.
pub const REACHED: &str = "ECCFORGE_REACHED";

/// Appended to the library of every package with mutants.
const SWITCH: &str = r#"
#[doc(hidden)]
#[allow(missing_docs)]
pub mod planted {
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
    const UNKNOWN: u32 = u32::MAX;
    const RECORD: u32 = u32::MAX - 1;
    static CURRENT: AtomicU32 = AtomicU32::new(UNKNOWN);
    static SEEN: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];
    #[inline]
    pub fn is(number: u32) -> bool {
        let current = CURRENT.load(Relaxed);
        if current < RECORD { current == number } else { first(number, current) }
    }
    #[cold]
    fn first(number: u32, current: u32) -> bool {
        let Some(path) = std::env::var_os("REACHED") else {
            let current = std::env::var("MUTANT").ok().and_then(|v| v.parse().ok()).unwrap_or(0);
            CURRENT.store(current, Relaxed);
            return current == number;
        };
        if current == UNKNOWN {
            CURRENT.store(RECORD, Relaxed);
        }
        if !SEEN[number as usize].swap(true, Relaxed) {
            use std::io::Write;
            let mut file = std::fs::OpenOptions::new().append(true).create(true).open(path).unwrap();
            file.write_all(format!("{number}\n").as_bytes()).unwrap();
        }
        false
    }
}
"#;

/// A package with mutants.
#[derive(Clone, Debug)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its folder in the repository.
    pub folder: String,
    /// Programs of tests of other packages that also test this one: package and name.
    pub others: &'static [(&'static str, &'static str)],
    /// Its mutants; the number of one is its place in the list of all packages, from 1.
    pub mutants: Range<usize>,
}

/// The copy.
pub struct Tree {
    folder: PathBuf,
    /// The packages.
    pub packages: Vec<Package>,
    /// All mutants.
    pub mutants: Vec<Mutant>,
    /// Mutants that do not compile.
    pub refused: BTreeSet<usize>,
    /// Mutants that cannot be planted beside others.
    pub left: BTreeSet<usize>,
    /// Functions that have to be computed when the program is compiled.
    constant: BTreeSet<String>,
}

impl Tree {
    /// Lists the mutants of these packages, plants those that compile, and compiles.
    pub fn of(packages: &[super::Listed]) -> Result<Self, String> {
        let folder = root().join("target/mutants/tree");
        let (mut mutants, mut own) = (Vec::new(), Vec::new());
        for listed in packages {
            let from = mutants.len() + 1;
            mutants.extend(list::of(listed.name)?.into_iter().filter(|mutant| listed.has(&mutant.file)));
            let (name, folder) = (listed.name.into(), listed.folder.into());
            own.push(Package { name, folder, others: listed.others, mutants: from..mutants.len() + 1 });
        }
        let [refused, left] = [BTreeSet::new(), BTreeSet::new()];
        let mut tree = Self { folder, packages: own, mutants, refused, left, constant: BTreeSet::new() };
        tree.copy()?;
        while !tree.planted()? {}
        Ok(tree)
    }

    /// Copies what git knows, so that nothing built or private comes along; files with mutants are written later.
    fn copy(&self) -> Result<(), String> {
        let output = Command::new("git")
            .args(["ls-files", "-z"])
            .current_dir(root())
            .output()
            .map_err(|e| format!("git: {e}"))?;
        let names = String::from_utf8_lossy(&output.stdout).into_owned();
        let mutated: BTreeSet<&str> = self.mutants.iter().map(|m| m.file.as_str()).collect();
        for name in names.split('\0').filter(|n| !n.is_empty() && !mutated.contains(n)) {
            let from = root().join(name);
            if from.is_symlink() {
                link(&from, &self.folder.join(name))?;
            } else if from.is_file() && !self.packages.iter().any(|p| name == format!("{}/src/lib.rs", p.folder)) {
                let bytes = std::fs::read(&from).map_err(|e| format!("{}: {e}", from.display()))?;
                update(&self.folder.join(name), &bytes)?;
            }
        }
        Ok(())
    }

    /// Plants what is left and checks it; false if some mutants had to go.
    fn planted(&mut self) -> Result<bool, String> {
        let mut places: BTreeMap<String, Vec<(usize, Range<usize>)>> = BTreeMap::new();
        let mut files: BTreeMap<String, Vec<Numbered>> = BTreeMap::new();
        for package in &self.packages {
            files.insert(format!("{}/src/lib.rs", package.folder), Vec::new());
        }
        for (number, mutant) in (1..).zip(&self.mutants) {
            let own = files.entry(mutant.file.clone()).or_default();
            if !self.refused.contains(&number) {
                own.push((number, mutant));
            }
        }
        let mut left = BTreeSet::new();
        for (file, own) in &files {
            let source = crate::process::read(&root().join(file))?;
            let mut planted = plant::plant(&source, own, &self.constant).map_err(|e| format!("{file}: {e}"))?;
            if file.ends_with("/src/lib.rs") {
                let count = (self.mutants.len() + 1).to_string();
                planted.text += &SWITCH
                    .replace("COUNT", &count)
                    .replace("REACHED", REACHED)
                    .replace("\"MUTANT\"", &format!("{MUTANT:?}"));
            }
            update(&self.folder.join(file), planted.text.as_bytes())?;
            left.extend(planted.left);
            places.insert(file.clone(), planted.places);
        }
        self.left = left;
        let errors = self.messages(&["check"], &self.own())?;
        let before = (self.refused.len(), self.constant.len());
        for error in errors.iter().filter(|m| m["message"]["level"] == "error") {
            self.learn(&error["message"], &places);
        }
        let learnt = before != (self.refused.len(), self.constant.len());
        let failed = errors.iter().find(|m| m["message"]["level"] == "error");
        eprintln!("== mutants: {} do not compile, {} are not planted", self.refused.len(), self.left.len());
        match (failed, learnt) {
            (None, _) => Ok(true),
            (Some(_), true) => Ok(false),
            (Some(error), false) => Err(format!("not the fault of a mutant: {}", error["message"]["rendered"])),
        }
    }

    /// Takes out what an error of the compiler points at.
    fn learn(&mut self, message: &Value, places: &BTreeMap<String, Vec<(usize, Range<usize>)>>) {
        let text = message["message"].as_str().unwrap_or_default();
        if message["code"]["code"] == "E0015"
            && let Some(name) = text.split('`').nth(1)
        {
            self.constant.insert(name.rsplit("::").next().unwrap_or(name).to_owned());
        }
        let children = message["children"].as_array().into_iter().flatten();
        for span in std::iter::once(message).chain(children).flat_map(|m| m["spans"].as_array().into_iter().flatten()) {
            let file = span["file_name"].as_str().unwrap_or_default();
            let byte = |name: &str| span[name].as_u64().unwrap_or(0) as usize;
            let range = byte("byte_start")..byte("byte_end");
            let hit = |place: &Range<usize>| range.start < place.end && place.start < range.end;
            // The innermost: an outer mutant holds no other mutant in its branch.
            let found = places.get(file).into_iter().flatten().filter(|(_, place)| hit(place));
            let primary = span["is_primary"] == true;
            for (number, place) in found {
                if primary || place.start <= range.start && range.end <= place.end {
                    self.refused.insert(*number);
                }
            }
        }
    }

    /// What cargo says of the packages, message by message.
    fn messages(&self, arguments: &[&str], packages: &[&str]) -> Result<Vec<Value>, String> {
        let mut command = Command::new(env!("CARGO"));
        command.args(arguments).arg("--message-format=json").args(["--target-dir", "../build"]);
        command.args(packages.iter().flat_map(|p| ["--package", p]));
        command.current_dir(&self.folder).stderr(Stdio::null());
        let output = command.output().map_err(|e| format!("{command:?}: {e}"))?;
        Ok(String::from_utf8_lossy(&output.stdout).lines().filter_map(|l| serde_json::from_str(l).ok()).collect())
    }

    /// Compiles the tests.
    pub fn programs(&self) -> Result<Vec<Program>, String> {
        let mut messages = self.messages(&["test", "--no-run", "--lib", "--tests"], &self.own())?;
        let others: BTreeSet<&(&str, &str)> = self.packages.iter().flat_map(|p| p.others).collect();
        for (package, test) in others {
            messages.extend(self.messages(&["test", "--no-run", "--test", test], &[package])?);
        }
        if let Some(error) = messages.iter().find(|m| m["message"]["level"] == "error") {
            return Err(format!("the tests do not compile: {}", error["message"]["rendered"]));
        }
        Ok(messages.iter().filter_map(Program::of).collect())
    }

    /// Whether a program tests a package.
    pub fn tests(&self, package: &Package, program: &Program) -> bool {
        let other = |(name, test): &(&str, &str)| {
            let folder = program.folder.strip_prefix(&self.folder).unwrap_or(&program.folder);
            program.name == *test && name.strip_prefix("eccforge-").is_some_and(|n| folder.ends_with(n))
        };
        program.folder == self.folder.join(&package.folder) || package.others.iter().any(other)
    }

    fn own(&self) -> Vec<&str> {
        self.packages.iter().map(|p| p.name.as_str()).collect()
    }
}

/// The same link in the copy: packages reach what lies beside them by links.
fn link(from: &Path, to: &Path) -> Result<(), String> {
    let fail = |e: std::io::Error| format!("{}: {e}", to.display());
    std::fs::create_dir_all(to.parent().unwrap_or(Path::new("."))).map_err(fail)?;
    if !to.is_symlink() {
        std::os::unix::fs::symlink(std::fs::read_link(from).map_err(fail)?, to).map_err(fail)?;
    }
    Ok(())
}
