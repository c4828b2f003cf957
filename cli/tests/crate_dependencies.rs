//! Tests that no crate imports a crate of a higher layer, and that libraries neither parse arguments nor print. The tests read
//! `cargo metadata` and the sources.

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folders that each folder at the root may use.
const ROOT_FOLDERS: [(&str, &[&str]); 8] = [
    ("generated", &["generated"]),
    ("codecs", &["codecs", "generated"]),
    ("verify", &["codecs", "verify"]),
    ("hdl", &["codecs", "verify"]),
    ("policy", &["codecs", "verify", "policy"]),
    ("cli", &["codecs", "hdl", "verify", "policy"]),
    ("explorer", &["codecs", "hdl", "verify"]),
    ("python", &["codecs", "hdl", "verify"]),
];

/// Packages that may use fewer packages than the others in their folder, and the packages that they may use.
const NARROWER: &[(&str, &[&str])] = &[
    ("eccforge-files", &[]),
    ("eccforge-gf", &[]),
    ("eccforge-circuit", &["eccforge-gf"]),
    ("eccforge-scheme", &["eccforge-files", "eccforge-gf"]),
    ("eccforge-lower", &["eccforge-circuit", "eccforge-gf", "eccforge-scheme"]),
    ("eccforge-ranks", &["eccforge-circuit", "eccforge-runs"]),
    ("eccforge-runs", &["eccforge-circuit", "eccforge-files", "eccforge-outcomes"]),
    ("eccforge-evidence", &["eccforge-files"]),
    ("eccforge-gpu", &["eccforge-evidence", "eccforge-files", "eccforge-outcomes", "eccforge-report"]),
    ("eccforge-embed", &["eccforge-schemes"]),
    ("eccforge-oracle", &[]),
    ("eccforge-report", &["eccforge-outcomes"]),
    ("eccforge-outcomes", &[]),
    (
        "eccforge-exact",
        &[
            "eccforge-circuit",
            "eccforge-codes",
            "eccforge-files",
            "eccforge-gf",
            "eccforge-lower",
            "eccforge-model",
            "eccforge-outcomes",
            "eccforge-report",
            "eccforge-scheme",
        ],
    ),
    ("eccforge-model", &["eccforge-files", "eccforge-gf", "eccforge-lower", "eccforge-report", "eccforge-scheme"]),
    (
        "eccforge-documents",
        &[
            "eccforge-codes",
            "eccforge-exact",
            "eccforge-model",
            "eccforge-outcomes",
            "eccforge-report",
            "eccforge-scheme",
        ],
    ),
    (
        "eccforge-works",
        &[
            "eccforge-codes",
            "eccforge-exact",
            "eccforge-files",
            "eccforge-gf",
            "eccforge-model",
            "eccforge-outcomes",
            "eccforge-report",
            "eccforge-scheme",
        ],
    ),
    (
        "eccforge-hdl",
        &[
            "eccforge-circuit",
            "eccforge-codes",
            "eccforge-exact",
            "eccforge-files",
            "eccforge-gf",
            "eccforge-lower",
            "eccforge-model",
            "eccforge-report",
            "eccforge-scheme",
        ],
    ),
    ("xtask", &[]),
];

/// Crates that only programs use.
const FOR_PROGRAMS: [&str; 5] = ["clap", "clap_complete", "terminal_size", "indicatif", "ctrlc"];

/// Macros that print.
const PRINTING: [&str; 5] = ["println!", "print!", "eprintln!", "eprint!", "dbg!"];

struct Package {
    name: String,
    folder: PathBuf,
    /// Names of the packages that the package uses outside tests.
    uses: Vec<String>,
    is_library: bool,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the repository")
}

/// Cargo's metadata of each package.
fn metadata() -> Vec<Value> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]).current_dir(root());
    let output = command.output().expect("cargo");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    metadata["packages"].as_array().expect("a list").clone()
}

fn packages() -> Vec<Package> {
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let mut packages = Vec::new();
    for package in metadata() {
        let used = list(&package["dependencies"]).into_iter().filter(|dependency| dependency["kind"] != "dev");
        let manifest = text(&package["manifest_path"]);
        let kinds = list(&package["targets"]).into_iter().flat_map(|target| list(&target["kind"]));
        packages.push(Package {
            name: text(&package["name"]),
            folder: Path::new(&manifest).parent().expect("a folder").to_path_buf(),
            uses: used.map(|dependency| text(&dependency["name"])).collect(),
            is_library: kinds.into_iter().any(|kind| kind == "lib"),
        });
    }
    packages
}

/// The requirements of a registry for a package: keywords, and a version for each of the project's packages that it uses.
#[test]
fn packages_that_are_published_are_ready_for_it() {
    let all = metadata();
    let published = |p: &&Value| p["publish"].as_array().is_none_or(|registries| !registries.is_empty());
    let names: Vec<&str> = all.iter().filter(published).filter_map(|p| p["name"].as_str()).collect();
    assert!(names.contains(&"eccforge") && names.contains(&"eccforge-embed") && names.len() > 12, "{names:?}");
    for package in all.iter().filter(published) {
        let name = package["name"].as_str().expect("a name");
        for key in ["description", "license", "rust_version"] {
            assert!(package[key].as_str().is_some_and(|text| !text.is_empty()), "{name} has no {key}");
        }
        // At most five of each, of at most twenty characters: the limits of crates.io.
        for key in ["keywords", "categories"] {
            let words = package[key].as_array().expect("a list");
            assert!((1..=5).contains(&words.len()), "{name}: {key}");
            assert!(words.iter().all(|w| w.as_str().is_some_and(|w| w.len() <= 20)), "{name}: {key}");
        }
        for dependency in package["dependencies"].as_array().expect("a list").iter().filter(|d| d["path"].is_string()) {
            let (other, versioned) = (dependency["name"].as_str().expect("a name"), dependency["req"] != "*");
            // Tests may use packages that are not published; cargo leaves these out if they have no version.
            let of_tests = dependency["kind"] == "dev" && !names.contains(&other) && !versioned;
            assert!(
                of_tests || versioned && names.contains(&other),
                "{name} uses {other}, which no registry will have"
            );
        }
    }
}

/// The folder at the root that contains a package.
fn root_folder(package: &Package) -> String {
    let relative = package.folder.strip_prefix(root()).expect("in the repository");
    relative.iter().next().expect("not the root").to_string_lossy().into_owned()
}

#[test]
fn nothing_below_imports_anything_above() {
    let packages = packages();
    assert!(packages.len() > 15);
    for package in &packages {
        let folder = root_folder(package);
        for used in packages.iter().filter(|p| package.uses.contains(&p.name)) {
            let (name, other) = (&package.name, &used.name);
            if let Some((_, allowed)) = NARROWER.iter().find(|n| n.0 == name) {
                assert!(allowed.contains(&other.as_str()), "{name} may not use {other}");
            }
            let Some((_, allowed)) = ROOT_FOLDERS.iter().find(|r| r.0 == folder) else { continue };
            assert!(
                allowed.contains(&root_folder(used).as_str()),
                "{folder} may not use {}: {name} uses {other}",
                root_folder(used)
            );
        }
    }
    for &(name, _) in NARROWER {
        assert!(packages.iter().any(|p| p.name == name), "{name} is not a package");
    }
}

/// A library that used these crates could be built only after all of them, and after the crates that they use.
#[test]
fn only_programs_use_the_published_works_and_the_documents() {
    let users = |name: &str| {
        let uses = |package: &Package| package.uses.iter().any(|used| used == name);
        packages().into_iter().filter(uses).map(|package| package.name).collect::<BTreeSet<_>>()
    };
    let [program, fuzz, python] = ["eccforge", "eccforge-fuzz", "eccforge-python-analysis"].map(str::to_owned);
    assert_eq!(users("eccforge-works"), BTreeSet::from([program.clone(), fuzz, python.clone()]));
    assert_eq!(users("eccforge-documents"), BTreeSet::from([program, python]));
}

#[test]
fn libraries_use_nothing_that_is_for_programs() {
    for package in packages().iter().filter(|p| p.is_library && p.name != "xtask") {
        let wrong: Vec<&String> = package.uses.iter().filter(|u| FOR_PROGRAMS.contains(&u.as_str())).collect();
        assert!(wrong.is_empty(), "{} uses {wrong:?}", package.name);
    }
}

/// RUSTSEC-2026-0253 is about `lru`, on which reed-solomon-erasure depends; roxmltree checks the output of quick-xml.
#[test]
fn crates_for_tests_are_in_no_program() {
    let users = |name: &str, edges: &str| {
        let mut command = Command::new(env!("CARGO"));
        let command = command.args(["tree", "--workspace", "--offline", "--edges", edges, "--invert", name]);
        let output = command.current_dir(root()).output().expect("cargo");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    for name in ["lru", "reed-solomon-erasure", "roxmltree"] {
        assert!(users(name, "normal,build,dev").contains("[dev-dependencies]"), "{name} has no user");
        assert_eq!(users(name, "normal,build"), "", "{name}");
    }
}

/// Lines outside tests and comments that print, with their numbers.
fn printing(text: &str) -> Vec<usize> {
    let outside_tests = text.split("#[cfg(test)]").next().unwrap_or_default();
    let prints = |line: &str| {
        let code = line.trim_start();
        !code.starts_with("//") && PRINTING.iter().any(|p| code.contains(p))
    };
    outside_tests.lines().enumerate().filter(|(_, line)| prints(line)).map(|(at, _)| at + 1).collect()
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") && !path.ends_with("tests.rs") {
            found.push(path);
        }
    }
}

#[test]
fn libraries_print_nothing() {
    let mut count = 0;
    for package in packages().iter().filter(|p| p.is_library && p.name != "xtask") {
        let mut files = Vec::new();
        rust_files(&package.folder.join("src"), &mut files);
        count += files.len();
        for path in files {
            let lines = printing(&std::fs::read_to_string(&path).expect("readable"));
            assert!(lines.is_empty(), "{}: prints in lines {lines:?}", path.display());
        }
    }
    assert!(count > 100, "{count} files");
    assert_eq!(printing("fn f() {\n    println!(\"x\");\n}\n// println!\n#[cfg(test)]\nmod t { dbg!(1) }"), [2]);
}

#[test]
fn every_root_folder_has_a_short_readme_that_says_where_to_add() {
    for folder in ["codecs", "hdl", "verify", "policy", "cli", "explorer"] {
        let text = std::fs::read_to_string(root().join(folder).join("README.md")).expect("a README");
        assert!(text.lines().count() <= 20, "{folder}: {} lines", text.lines().count());
        assert!(text.contains("Where to add:") && text.contains("Uses: "), "{folder}");
    }
}
