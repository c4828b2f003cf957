//! Every function, operator, arm and guard of the core packages made wrong, one at a time: some test must fail \[mutation analysis:
//! `DeMillo`, Lipton, Sayward, Computer 11(4), 1978\].
//!
//! cargo-mutants says what can be wrong. Compiling once for each of thousands of mutants would take days, so all are compiled at
//! once, each behind a test of an environment variable; each test is run alone to see which mutants it reaches, and each mutant
//! meets only the tests that reach it, the quickest first.

mod document;
mod list;
mod plant;
mod tree;
mod verdict;

use crate::process;
use crate::step::{Outcome, root};
use crate::suite::Program;
use document::Row;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tree::{Package, Tree};
use verdict::{Reach, Verdict};

/// What mutants are made of.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    /// The package.
    name: &'static str,
    /// Its folder.
    folder: &'static str,
    /// What the names of its files begin with, below `src`; every file where there is none.
    files: &'static [&'static str],
    /// Programs of tests of other packages that test it: package and name.
    others: &'static [(&'static str, &'static str)],
}

impl Listed {
    /// Whether mutants are made of this file, named from the root of the repository.
    fn has(&self, file: &str) -> bool {
        let own = file.strip_prefix(self.folder).and_then(|file| file.strip_prefix("/src/")).unwrap_or(file);
        self.files.is_empty() || self.files.iter().any(|start| own.starts_with(start))
    }
}

const PACKAGES: [Listed; 5] = [
    Listed { name: "eccforge-logic", folder: "codecs/logic", files: &[], others: &[] },
    Listed { name: "eccforge-scheme", folder: "codecs/scheme", files: &[], others: &[("eccforge-exact", "addresses")] },
    Listed {
        name: "eccforge-oracle",
        folder: "verify/oracle",
        files: &[],
        others: &[("eccforge-exact", "addresses"), ("eccforge-sampling", "stages"), ("eccforge-search", "search")],
    },
    Listed { name: "eccforge-exact", folder: "verify/exact", files: &[], others: &[("eccforge-sampling", "stages")] },
    // The rules of the policies: what a machine does at each event, and what is advised.
    Listed {
        name: "eccforge-machines",
        folder: "policy/machines",
        files: &[
            "action",
            "channel_repair",
            "containment",
            "event",
            "host/",
            "machine/",
            "observed/",
            "peer/",
            "profile",
            "recovery",
            "xid/catalogue",
        ],
        others: &[],
    },
];

/// Why a mutant may live.
const REASONS: &str = "xtask/mutants.yaml";

/// Where the outcome is written.
const DOCUMENT: &str = "docs/mutants.md";

/// How many tests run at a time.
const THREADS: usize = 2;

/// Mutants that no test can notice, with the reason.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reason {
    /// The file, from the root of the repository.
    file: String,
    /// A part of the change in words, which names its function; every mutant of the file without it.
    #[serde(default)]
    change: String,
    /// Why.
    why: String,
}

/// What a run found, kept for the next.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Known {
    /// The test that noticed a mutant, or that its code is not reached, or nothing.
    verdicts: BTreeMap<String, String>,
}

impl Known {
    fn path() -> PathBuf {
        root().join("target/mutants/verdicts.json")
    }

    /// What the last run found.
    fn read() -> Result<Self, String> {
        let path = Self::path();
        match process::read(&path) {
            Ok(text) => serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display())),
            Err(_) => Ok(Self::default()),
        }
    }

    /// For the next run.
    fn keep(&self) -> Outcome {
        process::write(&Self::path(), serde_json::to_string_pretty(self).map_err(|e| e.to_string())?)
    }
}

/// Runs the mutants of these packages, or of all. With `again`, only those that no test noticed the last time.
pub fn run(again: bool, names: &[&str]) -> Outcome {
    let packages: Vec<Listed> = PACKAGES.into_iter().filter(|p| names.is_empty() || names.contains(&p.name)).collect();
    if let Some(other) = names.iter().find(|n| !PACKAGES.iter().any(|p| p.name == **n)) {
        let known: Vec<&str> = PACKAGES.iter().map(|p| p.name).collect();
        return Err(format!("`{other}` is no package with mutants; those are {}", known.join(", ")));
    }
    let tree = Tree::of(&packages)?;
    let mut known = Known::read()?;
    if !again {
        known.verdicts.retain(|name, _| !packages.iter().any(|p| name.starts_with(p.folder)));
    }
    let programs = tree.programs()?;
    for package in &tree.packages {
        tried(&tree, package, &programs, &mut known)?;
        known.keep()?;
    }
    let outcome = report(&tree, &known);
    known.keep()?;
    outcome
}

/// The mutants of a package against its tests.
fn tried(tree: &Tree, package: &Package, programs: &[Program], known: &mut Known) -> Outcome {
    let mut tests = Vec::new();
    for program in programs.iter().filter(|program| tree.tests(package, program)) {
        tests.extend(verdict::list(program)?);
    }
    let reaches: Vec<Reach> = verdict::each(&tests, THREADS, verdict::Test::reach)?.into_iter().flatten().collect();
    let time: f64 = reaches.iter().map(|r| r.time.as_secs_f64()).sum();
    let long = tests.len() - reaches.len();
    eprintln!("== {}: {} tests, {time:.0} s; {long} are left out", package.name, reaches.len());
    let runs = |n: &usize| !tree.refused.contains(n) && !tree.left.contains(n);
    let unknown = |n: &usize| known.verdicts.get(&tree.mutants[n - 1].name).is_none_or(|v| v.starts_with("no test"));
    let numbers: Vec<usize> = package.mutants.clone().filter(runs).filter(unknown).collect();
    // Written as they come, so that a run that is ended goes on with --again.
    let (done, found) = (AtomicUsize::new(0), Mutex::new(known));
    verdict::each(&numbers, THREADS, |&number| {
        let text = match verdict::of(number, &reaches)? {
            Verdict::Noticed(test) => test,
            Verdict::Endless(test) => format!("{test} does not end"),
            Verdict::Unreached => "no test reaches it".into(),
            Verdict::Unnoticed => "no test fails".into(),
        };
        let mut known = found.lock().map_err(|e| e.to_string())?;
        known.verdicts.insert(tree.mutants[number - 1].name.clone(), text);
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(50) {
            eprintln!("{}: {done} of {} mutants", package.name, numbers.len());
            known.keep()?;
        }
        Ok(())
    })?;
    Ok(())
}

/// Writes the document; mutants that live without a reason are an error.
fn report(tree: &Tree, known: &Known) -> Outcome {
    let path = root().join(REASONS);
    let reasons: Vec<Reason> =
        serde_saphyr::from_str(&process::read(&path)?).map_err(|e| format!("{}: {e}", path.display()))?;
    let path = root().join(DOCUMENT);
    let mut rows = document::read(&process::read(&path)?);
    let mut open = 0;
    for package in &tree.packages {
        let row = row(tree, package, &reasons, known);
        open += row.open.len();
        rows.insert(package.name.clone(), row);
    }
    process::write(&path, document::write(&rows, &reasons))?;
    match open {
        0 => Ok(()),
        n => Err(format!("{n} mutants live without a reason in {REASONS}: see {DOCUMENT}")),
    }
}

/// What became of the mutants of a package.
fn row(tree: &Tree, package: &Package, reasons: &[Reason], known: &Known) -> Row {
    let of = |set: &std::collections::BTreeSet<usize>| set.range(package.mutants.clone()).count();
    let (refused, left) = (of(&tree.refused), of(&tree.left));
    let mut row = Row { all: package.mutants.len(), refused, left, ..Row::default() };
    for mutant in package.mutants.clone().map(|number| &tree.mutants[number - 1]) {
        let Some(verdict) = known.verdicts.get(&mutant.name) else { continue };
        if !verdict.starts_with("no test") {
            row.noticed += 1;
        } else if reasons.iter().any(|r| r.file == mutant.file && mutant.name.contains(&r.change)) {
            row.explained += 1;
        } else {
            row.open.push(format!("{} ({verdict})", mutant.described()));
        }
    }
    row
}
