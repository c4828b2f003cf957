//! Tests of the script of the GitHub Action: the files of a repository that it checks, and its output for each.

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

/// A repository whose first commit has `before` and whose second has `after`.
fn repository(before: &[(&str, &str)], after: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    git(folder.path(), &["init", "-q", "-b", "main"]);
    for (files, message) in [(before, "first"), (after, "second")] {
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("in the folder")).expect("writable");
            fs::write(path, text).expect("writable");
        }
        git(folder.path(), &["add", "-A"]);
        git(folder.path(), &["commit", "-q", "--allow-empty", "-m", message]);
    }
    folder
}

const MATRIX_SCHEME: &str = "eccforge: 1\nid: one-of-three\nname: Small\nsource: \"made for a test\"\n\
                             entry: {beats: 1, data-pins: 1, check-pins: 2}\ncodewords: 1\nlayout: identity\n\
                             code:\n  matrix-file: PATH\ncorrects: [bits]\n";
const MATRIX: &str = "n: 3\nk: 1\nr: 2\n110\n101\n";

#[test]
fn the_script_finds_schemes_of_every_spelling_and_name() {
    let good = builtin("hsiao-22-16").expect("shipped").file().text;
    let quoted = good.replacen("eccforge: 1", "\"eccforge\": 1 ", 1);
    let flow = "{eccforge: 1, id: f, name: F, source: t, entry: {beats: 1, data-pins: 16, check-pins: 6}, codewords: 1,\n \
                layout: identity, code: {hsiao: {k: 16}}, corrects: [bits]}\n";
    let late = flow.replacen("eccforge: 1, ", "", 1).replacen("corrects:", "\n  eccforge: 1, corrects:", 1);
    let bom = format!("\u{feff}{good}");
    let files = [
        ("two\nlines.yaml", good.as_str()),
        ("blank.yaml ", &good),
        ("-x.yaml", &good),
        ("upper.YAML", &good),
        ("short.yml", &good),
        ("sub/quoted.yaml", &quoted),
        ("flow.yaml", flow),
        ("late.yaml", &late),
        ("bom.yaml", &bom),
        (".github/workflows/eccforge.yml", "on: push\njobs:\n  eccforge:\n    runs-on: x\n"),
    ];
    let folder = repository(&[], &files);
    let output = check(folder.path(), "HEAD~1");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    for name in
        ["two\\nlines.yaml", "blank.yaml ", "-x.yaml", "upper.YAML", "short.yml", "sub/quoted.yaml", "flow.yaml"]
    {
        assert!(text.contains(&format!("<code>{name}</code>: holds")), "{name}: {text}");
    }
    assert!(
        ["late.yaml", "bom.yaml"].iter().all(|name| text.contains(&format!("<code>{name}</code>: holds"))),
        "{text}"
    );
    assert!(text.contains("9 scheme files checked") && !text.contains("workflows"), "{text}");
    // From a folder of the repository it is the same.
    assert_eq!(check(&folder.path().join("sub"), "HEAD~1").stdout, output.stdout);
}

#[test]
fn the_script_tells_in_three_lines_what_a_change_does() {
    let scheme = MATRIX_SCHEME.replace("check-pins: 2", "check-pins: 3").replace("PATH", "m.txt");
    let [before, after] = ["1001", "0001"].map(|row| format!("n: 4\nk: 1\nr: 3\n1100\n1010\n{row}\n"));
    let earlier = [("a.yaml", scheme.as_str()), ("m.txt", &before)];
    let folder = repository(&earlier, &[("m.txt", &after), ("new.yaml", &scheme)]);
    let output = check(folder.path(), "HEAD~1");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.contains("against one-of-three")).unwrap_or_else(|| panic!("{text}"));
    assert!(lines[first].starts_with("**") && lines[first].contains("worse"), "{text}");
    assert!(lines[first + 1].contains(" -> ") && lines[first + 2].contains("claim of one-of-three"), "{text}");
    assert_eq!(text.matches("** against ").count(), 1, "a new file has no change: {text}");
    let left = fs::read_dir(folder.path().join(".git")).expect("there").flatten();
    assert!(left.into_iter().all(|e| !e.file_name().to_string_lossy().starts_with("eccforge")), "nothing is left");
}

#[test]
fn the_script_checks_what_names_a_changed_file() {
    let scheme = MATRIX_SCHEME.replace("PATH", "m/small.txt");
    let stages =
        "eccforge-stages: 1\nid: s\nname: S\nsource: t\nstages:\n  - {id: a, scheme: scheme.yaml, copies: 1}\n";
    let before = [("scheme.yaml", scheme.as_str()), ("stages.yaml", stages), ("m/small.txt", MATRIX)];
    let folder = repository(&before, &[("m/small.txt", &format!("# another\n{MATRIX}"))]);
    let text = String::from_utf8_lossy(&check(folder.path(), "HEAD~1").stdout).into_owned();
    assert!(text.contains("<code>scheme.yaml</code>: holds"), "{text}");
    assert!(text.contains("<code>stages.yaml</code>:") && text.contains("2 scheme files checked"), "{text}");
    fs::remove_file(folder.path().join("m/small.txt")).expect("there");
    let text = String::from_utf8_lossy(&check(folder.path(), "HEAD").stdout).into_owned();
    assert!(text.contains("<code>scheme.yaml</code>: **is no valid scheme**"), "{text}");
}

#[cfg(unix)]
#[test]
fn the_script_reads_and_prints_no_file_that_is_not_of_the_repository() {
    let outside = tempfile::tempdir().expect("a temporary folder");
    let secret = outside.path().join("secret.txt");
    fs::write(&secret, "TOKEN=hunter2\nn: 3\n").expect("writable");
    // A true matrix, but not of the repository; its row with a digit too many would be quoted.
    let matrix = outside.path().join("matrix.txt");
    fs::write(&matrix, "n: 3\nk: 1\nr: 2\n1101\n101\n").expect("writable");
    let [of_secret, of_matrix] = [&secret, &matrix].map(|p| MATRIX_SCHEME.replace("PATH", p.to_str().expect("UTF-8")));
    let environment = MATRIX_SCHEME.replace("PATH", "/proc/self/environ");
    let inside = MATRIX_SCHEME.replace("PATH", "notes.txt");
    let files = [
        ("secret.yaml", of_secret.as_str()),
        ("matrix.yaml", &of_matrix),
        ("environment.yaml", &environment),
        ("inside.yaml", &inside),
        ("notes.txt", "PASSWORD: swordfish\n"),
        ("<img src=x>.yaml", "eccforge: 1\nid: </pre><img src=y>\n"),
    ];
    let folder = repository(&[], &files);
    std::os::unix::fs::symlink(&secret, folder.path().join("link.yaml")).expect("writable");
    git(folder.path(), &["add", "-A"]);
    let output = check(folder.path(), "HEAD~1");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}");
    for name in ["secret", "matrix", "environment", "inside"] {
        assert!(text.contains(&format!("<code>{name}.yaml</code>: **is no valid scheme**")), "{name}: {text}");
    }
    for word in ["hunter2", "1101", "swordfish", "PATH=", "<img"] {
        assert!(!text.contains(word), "{word}: {text}");
    }
}

/// Runs `install.sh` with a folder in place of the repository's address; the archive of its release has a program that prints `text`.
fn install(reference: &str, text: &str, spoil: impl Fn(&Path), expected: &str) -> (Output, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let version = env!("CARGO_PKG_VERSION");
    let name = format!("eccforge-{version}-{}-unknown-linux-gnu", std::env::consts::ARCH);
    let release = folder.path().join(format!("releases/download/v{version}"));
    fs::create_dir_all(folder.path().join(&name).join("bin")).expect("writable");
    fs::create_dir_all(&release).expect("writable");
    fs::write(folder.path().join(&name).join("bin/eccforge"), text).expect("writable");
    let pack = format!(
        "tar -czf {0}/{name}.tar.gz {name} && cd {0} && sha256sum {name}.tar.gz > {name}.tar.gz.sha256",
        release.display()
    );
    let packed = Command::new("sh").args(["-c", &pack]).current_dir(folder.path()).status().expect("a shell");
    assert!(packed.success());
    spoil(&release.join(format!("{name}.tar.gz")));
    // A cargo that only reports its call.
    fs::write(folder.path().join("cargo"), "#!/bin/sh\necho \"cargo $1\"\n").expect("writable");
    let run = format!("chmod +x {0}/cargo; PATH={0}:$PATH exec \"$@\"", folder.path().display());
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../action/install.sh");
    let address = format!("file://{}", folder.path().display());
    let mut command = Command::new("sh");
    command
        .args(["-c", &run, "sh"])
        .arg(script)
        .args([&address, reference])
        .arg(folder.path().join("to"))
        .arg(expected);
    (command.output().expect("a shell"), folder)
}

#[test]
#[ignore = "needs curl: cargo xtask ci"]
#[cfg(target_os = "linux")]
fn the_action_takes_the_program_of_its_own_release_and_builds_any_other() {
    if !xtask::needs(&["curl"]) {
        return;
    }
    let release = concat!("v", env!("CARGO_PKG_VERSION"));
    let printed = |output: &Output| String::from_utf8_lossy(&[&*output.stdout, &output.stderr].concat()).into_owned();
    let (output, folder) = install(release, "the program", |_| {}, "");
    assert!(output.status.success(), "{}", printed(&output));
    assert_eq!(fs::read_to_string(folder.path().join("to/bin/eccforge")).expect("installed"), "the program");
    for reference in ["main", "0123456789012345678901234567890123456789", ""] {
        let (output, folder) = install(reference, "x", |_| {}, "");
        let text = printed(&output);
        assert!(output.status.success() && text.contains("cargo install"), "{reference}: {text}");
        assert!(!folder.path().join("to/bin/eccforge").exists());
    }
    let (output, _folder) = install(release, "x", |archive| fs::remove_file(archive).expect("there"), "");
    assert!(output.status.success() && printed(&output).contains("cargo install"), "{}", printed(&output));
}

#[test]
#[ignore = "needs curl: cargo xtask ci"]
#[cfg(target_os = "linux")]
fn the_action_installs_no_program_of_another_sum() {
    if !xtask::needs(&["curl"]) {
        return;
    }
    let release = concat!("v", env!("CARGO_PKG_VERSION"));
    let spoil = |archive: &Path| {
        let bytes = [fs::read(archive).expect("there"), vec![0]].concat();
        fs::write(archive, bytes).expect("writable");
    };
    let without_sum = |archive: &Path| fs::remove_file(archive.with_extension("gz.sha256")).expect("there");
    let other = "0".repeat(64);
    for (output, folder) in [
        install(release, "x", spoil, ""),
        install(release, "x", without_sum, ""),
        install(release, "x", |_| {}, &other),
        install("main", "x", |_| {}, &other),
    ] {
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(1) && text.contains("SHA-256"), "{text}");
        assert!(!folder.path().join("to/bin/eccforge").exists());
    }
}
