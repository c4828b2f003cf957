//! Every function, operator, arm and guard of the core packages made wrong, one at a time: some test must fail \[mutation analysis:
//! `DeMillo`, Lipton, Sayward, Computer 11(4), 1978\].
//!
//! cargo-mutants says what can be wrong. Compiling once for each of thousands of mutants would take days, so all are compiled at
//! once, each behind a test of an environment variable; each test is run alone to see which mutants it reaches, and each mutant
//! meets only the tests that reach it, the quickest first.

mod list;
mod plant;
mod tree;
mod verdict;

use crate::process;
use crate::step::{Outcome, root};
use list::Mutant;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use tree::{Package, Program, Tree};
use verdict::Verdict;

/// A package, its folder, and programs of tests of other packages that test it.
type Listed = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

const PACKAGES: [Listed; 4] = [
    ("eccforge-logic", "codecs/logic", &[]),
    ("eccforge-scheme", "codecs/scheme", &[]),
    ("eccforge-oracle", "verify/oracle", &[("eccforge-sampling", "stages"), ("eccforge-search", "search")]),
    ("eccforge-exact", "verify/exact", &[]),
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

/// Runs the mutants of these packages, or of all. With `again`, only those that no test noticed the last time.
pub fn run(again: bool, names: &[&str]) -> Outcome {
    let packages: Vec<Listed> =
        PACKAGES.into_iter().filter(|(name, ..)| names.is_empty() || names.contains(name)).collect();
    if let Some(other) = names.iter().find(|n| !PACKAGES.iter().any(|(name, ..)| name == *n)) {
        let known: Vec<&str> = PACKAGES.iter().map(|p| p.0).collect();
        return Err(format!("`{other}` is no package with mutants; those are {}", known.join(", ")));
    }
    let tree = Tree::of(&packages)?;
    let path = root().join("target/mutants/verdicts.json");
    let mut known: Known = match process::read(&path) {
        Ok(text) => serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))?,
        Err(_) => Known::default(),
    };
    if !again {
        known = Known::default();
    }
    let programs = tree.programs()?;
    for package in &tree.packages {
        tried(&tree, package, &programs, &mut known)?;
        process::write(&path, &serde_json::to_string_pretty(&known).map_err(|e| e.to_string())?)?;
    }
    report(&tree, &known)
}

/// The mutants of a package against its tests.
fn tried(tree: &Tree, package: &Package, programs: &[Program], known: &mut Known) -> Outcome {
    let mut tests = Vec::new();
    for program in programs.iter().filter(|program| tree.tests(package, program)) {
        tests.extend(verdict::list(program)?);
    }
    let reaches = verdict::each(&tests, THREADS, verdict::Test::reach)?;
    let time: f64 = reaches.iter().map(|r| r.time.as_secs_f64()).sum();
    eprintln!("== {}: {} tests, {time:.0} s", package.name, tests.len());
    let runs = |n: &usize| !tree.refused.contains(n) && !tree.left.contains(n);
    let unknown = |n: &usize| known.verdicts.get(&tree.mutants[n - 1].name).is_none_or(|v| v.starts_with("no test"));
    let numbers: Vec<usize> = package.mutants.clone().filter(runs).filter(unknown).collect();
    let done = AtomicUsize::new(0);
    let verdicts = verdict::each(&numbers, THREADS, |&number| {
        let verdict = verdict::of(number, &reaches)?;
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done % 50 == 0 {
            eprintln!("{}: {done} of {} mutants", package.name, numbers.len());
        }
        Ok(verdict)
    })?;
    for (number, verdict) in numbers.into_iter().zip(verdicts) {
        let text = match verdict {
            Verdict::Noticed(test) => test,
            Verdict::Endless(test) => format!("{test} does not end"),
            Verdict::Unreached => "no test reaches it".into(),
            Verdict::Unnoticed => "no test fails".into(),
        };
        known.verdicts.insert(tree.mutants[number - 1].name.clone(), text);
    }
    Ok(())
}

/// Writes the table; mutants that live without a reason are an error.
fn report(tree: &Tree, known: &Known) -> Outcome {
    let path = root().join(REASONS);
    let reasons: Vec<Reason> =
        serde_saphyr::from_str(&process::read(&path)?).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut text = String::from(
        "# Every operator and function made wrong, and what noticed\n\n\
         Generated by `cargo xtask mutants`; do not edit. cargo-mutants lists what can be wrong in a package: the value of a\n\
         function, an operator, an arm or guard of a match. The tests of the same package must notice.\n\n\
         | package | mutants | do not compile | not planted | noticed | live, explained | score |\n|---|---|---|---|---|---|---|\n",
    );
    let mut open = Vec::new();
    let mut explained: BTreeMap<(&str, &str), Vec<&Mutant>> = BTreeMap::new();
    for package in &tree.packages {
        let (mut noticed, mut lives) = (0, 0);
        for number in package.mutants.clone() {
            let mutant = &tree.mutants[number - 1];
            match known.verdicts.get(&mutant.name) {
                None => {}
                Some(verdict) if !verdict.starts_with("no test") => noticed += 1,
                Some(verdict) => {
                    match reasons.iter().find(|r| r.file == mutant.file && mutant.name.contains(&r.change)) {
                        Some(reason) => {
                            lives += 1;
                            explained.entry((&reason.file, &reason.why)).or_default().push(mutant);
                        }
                        None => open.push(format!("{} ({verdict})", mutant.described())),
                    }
                }
            }
        }
        let of = |set: &std::collections::BTreeSet<usize>| set.range(package.mutants.clone()).count();
        let (all, refused, left) = (package.mutants.len(), of(&tree.refused), of(&tree.left));
        let score = 100.0 * f64::from(noticed) / (all - refused - left) as f64;
        let row = (&package.name, all, refused, left, noticed, lives, score);
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {} | {:.1} % |",
            row.0, row.1, row.2, row.3, row.4, row.5, row.6
        );
        eprintln!("{}: {noticed} noticed, {lives} explained, {score:.1} %", package.name);
    }
    text += "\n## Mutants that no test can notice\n\n| file | how many | why |\n|---|---|---|\n";
    for ((file, why), mutants) in explained {
        let _ = writeln!(text, "| `{file}` | {} | {why} |", mutants.len());
    }
    process::write(&root().join("target/mutants/open.txt"), &(open.join("\n") + "\n"))?;
    if !open.is_empty() {
        return Err(format!("{} mutants live without a reason in {REASONS}: target/mutants/open.txt", open.len()));
    }
    process::write(&root().join(DOCUMENT), &text)
}
