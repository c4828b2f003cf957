//! Tests of the promises about CI and the set-up in files that no compiler reads.

use std::path::Path;

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{file}: {e}"))
}

#[test]
fn ci_treats_what_is_missing_as_a_failure_and_runs_what_a_developer_runs() {
    let text = read(".ci/run");
    let lines: Vec<&str> = text.lines().collect();
    let at = |line: &str| lines.iter().position(|l| *l == line);
    let (ci, run) = (at("export CI=true"), at("exec cargo xtask ci"));
    assert!(ci.is_some() && ci < run, "{text}");
}

#[test]
fn the_toolchain_is_one_release_and_that_of_the_packages() {
    let text = read("rust-toolchain.toml");
    let channel = text.lines().find_map(|l| l.strip_prefix("channel = \"")?.strip_suffix('"')).expect("a channel");
    assert!(channel.split('.').count() == 3 && channel.split('.').all(|n| n.parse::<u32>().is_ok()), "{channel}");
    let manifest = read("Cargo.toml");
    let least =
        manifest.lines().find_map(|l| l.strip_prefix("rust-version = \"")?.strip_suffix('"')).expect("a version");
    assert!(channel.starts_with(least), "{channel} is not {least}");
}

#[test]
fn every_python_tool_has_one_version() {
    let text = read("xtask/python-tools.txt");
    let tools: Vec<&str> = text.lines().filter(|l| !l.is_empty() && !l.starts_with('#')).collect();
    assert!(tools.len() >= 5, "{tools:?}");
    for tool in tools {
        let version = tool.split_once("==").map(|(_, version)| version);
        assert!(version.is_some_and(|v| v.starts_with(|c: char| c.is_ascii_digit())), "{tool}");
    }
}

#[test]
fn every_published_package_takes_the_addresses_of_the_project_from_one_place() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let manifests = walkdir::WalkDir::new(&root).max_depth(3).into_iter().filter_map(Result::ok);
    let mut count = 0;
    for path in manifests.map(walkdir::DirEntry::into_path).filter(|path| path.ends_with("Cargo.toml")) {
        let text = std::fs::read_to_string(&path).expect("readable");
        if text.contains("[workspace]")
            || path.components().any(|c| c.as_os_str() == "target")
            || text.contains("publish = false")
        {
            continue;
        }
        for key in ["repository", "homepage", "documentation"] {
            assert!(text.contains(&format!("\n{key}.workspace = true\n")), "{}: {key}", path.display());
        }
        count += 1;
    }
    assert!(count >= 18, "{count} packages");
}

#[test]
fn the_citation_and_the_changelog_have_the_version_of_the_packages() {
    let version = env!("CARGO_PKG_VERSION");
    assert!(
        read("CITATION.cff").contains(&format!("\nversion: {version}\n")),
        "CITATION.cff: the version is {version}"
    );
    assert!(read("CHANGELOG.md").contains(&format!("\n## {version}\n")), "CHANGELOG.md: no section {version}");
}

/// Folders of the packages that are published.
fn published() -> Vec<std::path::PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let manifests = walkdir::WalkDir::new(&root).max_depth(3).into_iter().filter_entry(|e| e.file_name() != "target");
    let manifests = manifests.filter_map(Result::ok).map(walkdir::DirEntry::into_path);
    let is_published = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("readable");
        text.starts_with("[package]\n") && !text.contains("publish = false")
    };
    let all = manifests.filter(|path| path.ends_with("Cargo.toml")).filter(is_published);
    all.filter_map(|path| path.parent().map(Path::to_path_buf)).collect()
}

#[test]
fn every_published_package_has_a_readme_and_the_licences() {
    let folders = published();
    assert!(folders.len() >= 18, "{folders:?}");
    for folder in folders {
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).expect("readable");
        let page = if manifest.contains("readme = \"PACKAGE.md\"") { "PACKAGE.md" } else { "README.md" };
        let name = manifest.lines().find_map(|l| l.strip_prefix("name = \"")?.strip_suffix('"')).expect("a name");
        let text =
            std::fs::read_to_string(folder.join(page)).unwrap_or_else(|e| panic!("{}: {page}: {e}", folder.display()));
        assert!(text.starts_with(&format!("# {name}\n")), "{}: {page}", folder.display());
        // A page of a registry has no files next to it.
        assert!(text.split("](").skip(1).all(|target| target.starts_with("http")), "{}: {page}", folder.display());
        for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let own = std::fs::read_to_string(folder.join(licence)).unwrap_or_default();
            assert!(own == read(licence), "{}: {licence} is not that of the project", folder.display());
        }
    }
}

/// The example of a package's README is that of its documentation, which runs as a test.
#[test]
fn every_example_of_a_readme_is_one_that_runs() {
    let mut count = 0;
    for folder in published() {
        let Ok(readme) = std::fs::read_to_string(folder.join("README.md")) else { continue };
        let Ok(library) = std::fs::read_to_string(folder.join("src/lib.rs")) else { continue };
        if library.contains("include_str!(\"../README.md\")") {
            continue;
        }
        let documented: Vec<&str> =
            library.lines().filter_map(|l| l.strip_prefix("//!")).map(|l| l.strip_prefix(' ').unwrap_or(l)).collect();
        for block in readme.split("\n```rust\n").skip(1).filter_map(|rest| rest.split("\n```").next()) {
            let lines: Vec<&str> = block.lines().collect();
            assert!(documented.windows(lines.len()).any(|w| w == lines), "{}: {block}", folder.display());
            count += 1;
        }
    }
    assert!(count >= 4, "{count} examples");
}
