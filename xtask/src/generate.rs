//! Committed files that a program makes: made again byte for byte, or compared.

use crate::process;
use crate::step::{self, Outcome, root};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What to do with files that differ.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Write them.
    Write,
    /// Fail and name the cure.
    Check,
}

/// The folder of files that are never edited by hand.
const FOLDER: &str = "generated";

/// What examples of packages make, each an example that takes `--check`: the folders under it that are theirs, and other arguments.
const OWNED: [(&[&str], &str, &[&str]); 4] = [
    (&["rust", "c"], "generate_source", &[]),
    (&["verilog", "rust-hdl"], "generate_verilog", &["generated"]),
    (&[], "drawings", &["docs/drawings"]),
    (&[], "keys", &["docs/keys.md"]),
];

/// Makes everything under `generated/` again, or compares it byte for byte.
pub fn run(mode: Mode) -> Outcome {
    crate::programs("build of the generators")?;
    for (_, example, own) in OWNED {
        let mut program = step::built(&format!("examples/{example}"))?;
        program.args(own).current_dir(root());
        if mode == Mode::Check {
            program.arg("--check");
        }
        step::run(example, &mut program)?;
    }
    reports(mode)
}

/// The tables and the schema, made in a temporary folder.
fn reports(mode: Mode) -> Outcome {
    let temporary = tempfile::tempdir().map_err(|e| format!("no temporary folder: {e}"))?;
    let fresh = temporary.path();
    // The command line is recorded in the results, so it must not depend on where the folder is.
    step::run(
        "reproduce",
        step::built("eccforge")?
            .args(["reproduce", "--out", "reproduce"])
            .current_dir(fresh)
            .stdout(std::process::Stdio::null()),
    )?;
    let schema = step::built("eccforge")?.arg("schema").output().map_err(|e| format!("schema: {e}"))?;
    process::write(&fresh.join("scheme.schema.json"), schema.stdout)?;

    let (made, committed) = (files(fresh)?, files(&root().join(FOLDER))?);
    let stale: Vec<&PathBuf> =
        made.iter().filter(|(name, text)| committed.get(*name) != Some(text)).map(|(n, _)| n).collect();
    let left_over: Vec<&PathBuf> = committed.keys().filter(|n| !made.contains_key(*n) && !kept(n)).collect();
    if stale.is_empty() && left_over.is_empty() {
        return Ok(());
    }
    if mode == Mode::Check {
        let names: Vec<String> =
            stale.iter().chain(&left_over).map(|n| format!("  {FOLDER}/{}", n.display())).collect();
        return Err(format!("generated files are stale:\n{}\nrun: cargo xtask generate", names.join("\n")));
    }
    for name in stale {
        process::write(&root().join(FOLDER).join(name), &made[name])?;
        eprintln!("wrote {FOLDER}/{}", name.display());
    }
    for name in left_over {
        std::fs::remove_file(root().join(FOLDER).join(name)).map_err(|e| format!("{}: {e}", name.display()))?;
        eprintln!("removed {FOLDER}/{}", name.display());
    }
    Ok(())
}

/// Files in the folder that people write or another package makes.
fn kept(name: &Path) -> bool {
    name == Path::new("README.md") || OWNED.iter().any(|(folders, _, _)| folders.iter().any(|f| name.starts_with(f)))
}

/// All files under a folder, by relative path.
pub fn files(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(directory) = open.pop() {
        let Ok(entries) = std::fs::read_dir(&directory) else { continue };
        for entry in entries {
            let path = entry.map_err(|e| format!("{}: {e}", directory.display()))?.path();
            if path.is_dir() {
                open.push(path);
            } else {
                let text = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                found.insert(path.strip_prefix(folder).unwrap_or(&path).to_path_buf(), text);
            }
        }
    }
    Ok(found)
}
