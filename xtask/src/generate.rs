//! Generates the files that programs make. `generated/SHA256SUMS` has the hash of each, so that every byte is compared.
//! Only the files that people read or crates compile are committed.

use crate::step::{self, StepResult, root, write};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// Files by relative path.
type Files = BTreeMap<PathBuf, Vec<u8>>;

/// The folder of files that are never edited by hand, apart from READMEs and licences, and the file of hashes in it.
const FOLDER: &str = "generated";
const SUMS: &str = "SHA256SUMS";

/// The picture of the README.
const PICTURE: &str = "docs/reproduce.svg";

/// Beginnings of the paths of files that are all committed.
const SHOWN: [&str; 4] = ["c/ecc_trio.", "c/ecc_hsiao_39_32.", "verilog/trio/", "verilog/hsiao-39-32/"];

/// Whether a file is committed: sources that crates compile, modules that people synthesise, tables that people read, and all
/// files of a few schemes.
fn is_committed(name: &str) -> bool {
    let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
    match name.split('/').next() {
        _ if SHOWN.iter().any(|shown| name.starts_with(shown)) => true,
        Some("verilog") => ends(&[".v", ".sv"]) && !ends(&["_tb.v", "_formal.sv", "_sva.sv"]),
        Some("reproduce") => !ends(&[".html"]),
        folder => folder != Some("c"),
    }
}

/// Generates all files, and writes those that are committed. With `check` it instead fails if a byte differs, and
/// prints the command that updates the files.
pub fn run(check: bool) -> StepResult {
    let temporary = tempfile::tempdir().map_err(|e| format!("no temporary folder: {e}"))?;
    make(temporary.path())?;
    // Drawings and the lists of keys are documents, so they are committed whole, with the other documents; kernels are
    // next to their source.
    for (example, place) in [("drawings", "docs/drawings"), ("keys", "docs"), ("shaders", "policy/vulkan/src")] {
        let check = check.then_some("--check");
        step::run(example, step::built(&format!("examples/{example}"))?.arg(place).args(check).current_dir(root()))?;
    }
    let picture = picture()?;
    let shown = root().join(PICTURE);
    if check && step::read(&shown)? != picture {
        return Err(format!("{PICTURE} is stale\nrun: cargo xtask generate"));
    }
    write(&shown, picture)?;
    let mut wanted = files(temporary.path())?;
    let sums = sums(&wanted);
    wanted.retain(|name, _| is_committed(&name.to_string_lossy()));
    wanted.insert(SUMS.into(), sums.into_bytes());
    let folder = root().join(FOLDER);
    if check { compare(&folder, &wanted) } else { bring(&folder, &wanted) }
}

/// The picture of the README: the coloured text that `eccforge reproduce` prints.
fn picture() -> Result<String, String> {
    let mut reproduce = step::built("eccforge")?;
    // Results do not depend on the locale, but their characters do.
    reproduce.arg("reproduce").env("CLICOLOR_FORCE", "1").env("LC_ALL", "C.UTF-8").env("COLUMNS", "80");
    let output = reproduce.output().map_err(|e| format!("reproduce: {e}"))?;
    if !output.status.success() {
        return Err(format!("{reproduce:?}: {}", output.status));
    }
    let text = format!("\x1b[1m$ eccforge reproduce\x1b[0m\n{}", String::from_utf8_lossy(&output.stdout));
    let svg = anstyle_svg::Term::new().render_svg(text.trim_end());
    // Dim text is still text that people read.
    let svg = svg.replace(".dimmed { opacity: 0.4; }", ".dimmed { opacity: 0.75; }");
    // With a view box the picture shrinks with the page.
    let size: Vec<&str> = svg.split("px\"").take(2).filter_map(|part| part.rsplit('"').next()).collect();
    Ok(svg.replacen("<svg ", &format!("<svg viewBox=\"0 0 {}\" ", size.join(" ")), 1))
}

/// Makes every file under a folder.
pub fn make(folder: &Path) -> StepResult {
    crate::programs("build of the generators")?;
    std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for example in ["generate_source", "generate_verilog"] {
        step::run(example, step::built(&format!("examples/{example}"))?.arg(folder))?;
    }
    // The command line is recorded in the results, so it must not depend on where the folder is.
    let mut reproduce = step::built("eccforge")?;
    reproduce.args(["reproduce", "--out", "reproduce"]).current_dir(folder).stdout(Stdio::null());
    step::run("reproduce", &mut reproduce)?;
    let schema = step::built("eccforge")?
        .args(["help", "schema", "scheme-file"])
        .output()
        .map_err(|e| format!("schema: {e}"))?;
    write(&folder.join("scheme.schema.json"), schema.stdout)
}

/// Returns the hashes in the form of `sha256sum`.
fn sums(files: &Files) -> String {
    let mut sums = String::new();
    for (name, bytes) in files {
        sums.extend(Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")));
        sums += &format!("  {}\n", name.display());
    }
    sums
}

/// Returns the lines of the file of hashes; empty if these files do not include it.
fn lines_of_sums(files: &Files) -> BTreeSet<String> {
    let sums = files.get(Path::new(SUMS)).map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    sums.unwrap_or_default().lines().map(str::to_owned).collect()
}

fn committed(folder: &Path) -> Result<Files, String> {
    let mut committed = files(folder)?;
    committed.retain(|path, _| !path.ends_with("README.md") && !path.to_string_lossy().contains("LICENSE-"));
    Ok(committed)
}

/// Names the files that differ by a byte from the committed ones, are missing, or are no longer generated; files that
/// are not committed are compared by hash.
fn compare(folder: &Path, wanted: &Files) -> StepResult {
    let committed = committed(folder)?;
    let mut stale: BTreeSet<String> = lines_of_sums(&committed)
        .symmetric_difference(&lines_of_sums(wanted))
        // A name follows 64 digits and two spaces.
        .filter_map(|line| Some(line.get(66..)?.into()))
        .collect();
    let names = wanted.keys().chain(committed.keys());
    stale.extend(names.filter(|name| wanted.get(*name) != committed.get(*name)).map(|name| name.display().to_string()));
    if stale.is_empty() {
        return Ok(());
    }
    let stale: String = stale.iter().map(|name| format!("  {FOLDER}/{name}\n")).collect();
    Err(format!("generated files are stale:\n{stale}run: cargo xtask generate"))
}

/// Writes the committed files, and removes files that are no longer generated.
fn bring(folder: &Path, wanted: &Files) -> StepResult {
    wanted.iter().try_for_each(|(name, bytes)| write(&folder.join(name), bytes))?;
    for name in committed(folder)?.into_keys().filter(|name| !wanted.contains_key(name)) {
        let path = folder.join(name);
        std::fs::remove_file(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

/// All files under a folder, by relative path.
fn files(folder: &Path) -> Result<Files, String> {
    let entries = walkdir::WalkDir::new(folder).into_iter().filter_map(Result::ok).map(walkdir::DirEntry::into_path);
    let mut files = Files::new();
    for path in entries.filter(|path| path.is_file()) {
        let bytes = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        files.insert(path.strip_prefix(folder).unwrap_or(&path).to_path_buf(), bytes);
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step::read;

    #[test]
    fn each_changed_missing_or_strange_byte_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| (PathBuf::from(name), text.as_bytes().to_vec());
        let wanted = |text: &str| {
            let made = Files::from([file("c/ecc_duet.c", text), file("rust/lib.rs", "same")]);
            Files::from([file("rust/lib.rs", "same"), (SUMS.into(), sums(&made).into_bytes())])
        };
        assert!(compare(folder.path(), &wanted("gone")).is_err());
        bring(folder.path(), &wanted("gone")).unwrap();
        assert_eq!(compare(folder.path(), &wanted("gone")), Ok(()));
        let stale = compare(folder.path(), &wanted("gonE")).unwrap_err();
        assert!(stale.contains("c/ecc_duet.c"), "a file of which only the hash is committed");
        write(&folder.path().join("rust/lib.rs"), "samE").unwrap();
        write(&folder.path().join("strange"), "").unwrap();
        let stale = compare(folder.path(), &wanted("gone")).unwrap_err();
        assert!(stale.contains("rust/lib.rs") && stale.contains("strange") && !stale.contains("duet"), "{stale}");
    }

    #[test]
    fn the_committed_files_are_those_of_the_list() {
        let mut committed = committed(&root().join(FOLDER)).unwrap();
        committed.remove(Path::new(SUMS));
        let listed = read(&root().join(FOLDER).join(SUMS)).unwrap();
        let expected: Vec<&str> = listed.lines().filter(|line| is_committed(&line[66..])).collect();
        assert_eq!(sums(&committed).lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_picture_of_the_readme_shows_the_committed_results() {
        let text = read(&root().join("generated/reproduce/reproduce.txt")).unwrap();
        let listed: BTreeSet<&str> = text.split_whitespace().collect();
        let picture = read(&root().join(PICTURE)).unwrap();
        let (style, drawn) = picture.split_once("</style>").expect("a style");
        let texts = drawn.split('<').filter_map(|part| Some(part.split_once('>')?.1));
        let shown: Vec<&str> = texts.flat_map(str::split_whitespace).collect();
        assert!(style.contains("<svg viewBox=\"0 0 "), "{style}");
        let figures: Vec<&&str> = shown.iter().filter(|word| word.contains('.') && word.len() >= 6).collect();
        let strange: Vec<_> = figures.iter().filter(|word| !listed.contains(**word)).collect();
        assert!(figures.len() >= 40 && strange.is_empty(), "{strange:?}\nrun: cargo xtask generate");
    }
}
