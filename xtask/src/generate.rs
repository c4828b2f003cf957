//! Files that programs make. `generated/SHA256SUMS` has the hash of each, so that every byte is compared; of them those are
//! committed that people read or crates compile.

use crate::step::{self, Outcome, read, root, write};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// What to do with what was made.
#[derive(PartialEq, Eq)]
pub enum Mode {
    /// Commit it: write hashes and the files that are kept.
    Write,
    /// Fail where a byte of it differs from what is committed, and name the cure.
    Check,
    /// Write all of it into a folder.
    Out(PathBuf),
}

/// The folder of files that are never edited by hand, but for its README.md, and the file of hashes in it.
const FOLDER: &str = "generated";
const SUMS: &str = "SHA256SUMS";

/// Schemes of which everything is committed.
const SHOWN: [&str; 4] = ["c/ecc_trio.", "c/ecc_hsiao_39_32.", "verilog/trio/", "verilog/hsiao-39-32/"];

/// Whether a file is committed: what crates compile, what people synthesise, tables that people read, and all of a few schemes.
fn is_kept(name: &str) -> bool {
    let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
    match name.split('/').next() {
        _ if SHOWN.iter().any(|shown| name.starts_with(shown)) => true,
        Some("verilog") => ends(&[".v", ".sv"]) && !ends(&["_tb.v", "_formal.sv", "_sva.sv"]),
        Some("reproduce") => !ends(&[".html"]),
        folder => folder != Some("c"),
    }
}

/// Makes all, and does with it what is asked.
pub fn run(mode: &Mode) -> Outcome {
    crate::programs("build of the generators")?;
    let temporary = tempfile::tempdir().map_err(|e| format!("no temporary folder: {e}"))?;
    let folder = if let Mode::Out(folder) = mode { folder } else { temporary.path() };
    make(folder)?;
    if matches!(mode, Mode::Out(_)) {
        return Ok(());
    }
    // Drawings and the list of keys are documents: they are committed whole, beside the others.
    for (example, place) in [("drawings", "docs/drawings"), ("keys", "docs/keys.md")] {
        let check = (*mode == Mode::Check).then_some("--check");
        step::run(example, step::built(&format!("examples/{example}"))?.arg(place).args(check).current_dir(root()))?;
    }
    let made = files(folder)?;
    let mut wanted: BTreeMap<PathBuf, Vec<u8>> = made.clone();
    wanted.retain(|name, _| is_kept(&name.to_string_lossy()));
    wanted.insert(SUMS.into(), sums(&made).into_bytes());
    let committed = root().join(FOLDER);
    if *mode == Mode::Write { bring(&committed, &wanted) } else { compare(&committed, &made, &wanted) }
}

/// Makes every file under a folder.
fn make(folder: &Path) -> Outcome {
    std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for example in ["generate_source", "generate_verilog"] {
        step::run(example, step::built(&format!("examples/{example}"))?.arg(folder))?;
    }
    // The command line is recorded in the results, so it must not depend on where the folder is.
    let mut reproduce = step::built("eccforge")?;
    reproduce.args(["reproduce", "--out", "reproduce"]).current_dir(folder).stdout(Stdio::null());
    step::run("reproduce", &mut reproduce)?;
    let schema = step::built("eccforge")?.args(["help", "schema"]).output().map_err(|e| format!("schema: {e}"))?;
    write(&folder.join("scheme.schema.json"), schema.stdout)
}

/// As `sha256sum` prints them.
fn sums(files: &BTreeMap<PathBuf, Vec<u8>>) -> String {
    let hex = |bytes: &[u8]| Sha256::digest(bytes).iter().map(|b| format!("{b:02x}")).collect::<String>();
    files.iter().map(|(name, bytes)| format!("{}  {}\n", hex(bytes), name.display())).collect()
}

/// Files of the folder that nothing makes.
fn left_over(committed: &Path, wanted: &BTreeMap<PathBuf, Vec<u8>>) -> Result<Vec<PathBuf>, String> {
    let there = files(committed)?;
    Ok(there.into_keys().filter(|name| name != Path::new("README.md") && !wanted.contains_key(name)).collect())
}

/// Says which files differ by a byte from what is committed, are missing, or are left over.
fn compare(committed: &Path, made: &BTreeMap<PathBuf, Vec<u8>>, wanted: &BTreeMap<PathBuf, Vec<u8>>) -> Outcome {
    let listed = read(&committed.join(SUMS)).unwrap_or_default();
    let known: BTreeMap<&str, &str> = listed.lines().filter_map(|l| l.split_once("  ").map(|(h, n)| (n, h))).collect();
    let fresh = sums(made);
    let fresh: BTreeMap<&str, &str> = fresh.lines().filter_map(|l| l.split_once("  ").map(|(h, n)| (n, h))).collect();
    let mut stale: Vec<String> = fresh.keys().chain(known.keys()).map(|n| (*n).to_owned()).collect();
    stale.retain(|name| fresh.get(name.as_str()) != known.get(name.as_str()));
    let differs =
        |(name, bytes): &(&PathBuf, &Vec<u8>)| std::fs::read(committed.join(name)).ok().as_ref() != Some(bytes);
    stale.extend(wanted.iter().filter(differs).map(|(name, _)| name.display().to_string()));
    stale.extend(left_over(committed, wanted)?.iter().map(|name| name.display().to_string()));
    stale.sort();
    stale.dedup();
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!(
        "generated files are stale:\n  {FOLDER}/{}\nrun: cargo xtask generate",
        stale.join(&format!("\n  {FOLDER}/"))
    ))
}

/// Writes what is committed, and removes what is left over.
fn bring(committed: &Path, wanted: &BTreeMap<PathBuf, Vec<u8>>) -> Outcome {
    wanted.iter().try_for_each(|(name, bytes)| write(&committed.join(name), bytes))?;
    left_over(committed, wanted)?
        .iter()
        .try_for_each(|name| std::fs::remove_file(committed.join(name)).map_err(|e| format!("{}: {e}", name.display())))
}

/// All files under a folder, by relative path.
fn files(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(directory) = open.pop() {
        let Ok(entries) = std::fs::read_dir(&directory) else { continue };
        for entry in entries {
            let path = entry.map_err(|e| format!("{}: {e}", directory.display()))?.path();
            if path.is_dir() {
                open.push(path);
            } else {
                let bytes = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                found.insert(path.strip_prefix(folder).unwrap_or(&path).to_path_buf(), bytes);
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_changed_missing_or_strange_byte_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| (PathBuf::from(name), text.as_bytes().to_vec());
        let made = BTreeMap::from([file("c/ecc_duet.c", "gone"), file("rust/lib.rs", "kept")]);
        let wanted = BTreeMap::from([file("rust/lib.rs", "kept"), (SUMS.into(), sums(&made).into_bytes())]);
        assert!(compare(folder.path(), &made, &wanted).is_err());
        bring(folder.path(), &wanted).unwrap();
        assert_eq!(compare(folder.path(), &made, &wanted), Ok(()));
        let stale = |made, wanted| compare(folder.path(), made, wanted).unwrap_err();
        let other = BTreeMap::from([file("c/ecc_duet.c", "gonE"), file("rust/lib.rs", "kept")]);
        assert!(stale(&other, &wanted).contains("c/ecc_duet.c"), "a file of which only the hash is committed");
        write(&folder.path().join("rust/lib.rs"), "kepT").unwrap();
        write(&folder.path().join("strange"), "").unwrap();
        let said = stale(&made, &wanted);
        assert!(said.contains("rust/lib.rs") && said.contains("strange") && !said.contains("duet"), "{said}");
    }

    #[test]
    fn the_committed_files_are_those_of_the_list() {
        let committed = files(&root().join(FOLDER)).unwrap();
        let listed = read(&root().join(FOLDER).join(SUMS)).unwrap();
        let kept: Vec<&str> = listed.lines().filter(|line| is_kept(&line[66..])).collect();
        let fresh = sums(&committed);
        let own = |line: &&str| !["README.md", SUMS].iter().any(|name| line.ends_with(&format!("  {name}")));
        assert_eq!(fresh.lines().filter(own).collect::<Vec<_>>(), kept);
    }
}
