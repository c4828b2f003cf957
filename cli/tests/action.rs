//! The script of the GitHub Action: which files of a repository it checks, and what it says of them.

use eccforge_scheme::builtin;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn git(folder: &Path, arguments: &[&str]) {
    let identity = ["-c", "user.name=n", "-c", "user.email=n@localhost", "-c", "commit.gpgsign=false"];
    let output = Command::new("git").args(identity).args(arguments).current_dir(folder).output().expect("git");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn check(folder: &Path, base: &str) -> Output {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../action/check.sh");
    let mut command = Command::new(script);
    command.arg(base).env("ECCFORGE", env!("CARGO_BIN_EXE_eccforge")).current_dir(folder);
    command.output().expect("the script starts")
}

#[test]
fn the_script_checks_the_schemes_that_changed_and_no_other_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("writable");
    let good = builtin("hsiao-22-16").expect("shipped").file().text;
    git(folder, &["init", "-q", "-b", "main"]);
    write("untouched.yaml", &good);
    write("gone.yaml", &good);
    git(folder, &["add", "."]);
    git(folder, &["commit", "-q", "-m", "first"]);
    write("my code.yaml", &good);
    write("unrelated.yaml", "on: push\n");
    fs::remove_file(folder.join("gone.yaml")).expect("there");
    git(folder, &["add", "-A"]);
    git(folder, &["commit", "-q", "-m", "second"]);
    let output = check(folder, "HEAD~1");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert!(text.contains("<code>my code.yaml</code>: holds") && text.contains("1 scheme files checked"), "{text}");
    assert!(text.contains("distance") && !text.contains("untouched") && !text.contains("unrelated"), "{text}");

    write("false.yaml", &good.replace("distance: 4", "distance: 5"));
    write("broken.yaml", &good.replace("codewords: 1", "codewords: one"));
    git(folder, &["add", "-A"]);
    git(folder, &["commit", "-q", "-m", "third"]);
    let output = check(folder, "HEAD~1");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("<code>false.yaml</code>: **a claim does not hold**"), "{text}");
    assert!(
        text.contains("<code>broken.yaml</code>: **is no valid scheme**") && text.contains("broken.yaml:"),
        "{text}"
    );
    assert_eq!(check(folder, "no-such-commit").status.code(), Some(2));
}
