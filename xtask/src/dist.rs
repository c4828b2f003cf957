//! What people take away, in one archive: the program with its manual pages and completions, the C library, the Python
//! wheels, the explorer, the documents. It is tried where nothing of the repository is.

use crate::step::{self, Outcome, root, write};
use crate::{explorer, generate};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where the C library says that it is; `pkg-config --define-prefix` says where it is.
const PREFIX: &str = "/usr/local";

/// Completion scripts: shell, and their place as the shells' packagers have it.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/eccforge"),
    ("zsh", "share/zsh/site-functions/_eccforge"),
    ("fish", "share/fish/vendor_completions.d/eccforge.fish"),
];

/// Documents at the root of the repository.
const DOCUMENTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Makes `target/dist/eccforge-VERSION-MACHINE.tar.gz` and its SHA-256, and tries it.
pub fn run() -> Outcome {
    let name = format!("eccforge-{}-{}", env!("CARGO_PKG_VERSION"), machine()?);
    let dist = root().join("target/dist");
    let stage = dist.join(&name);
    if stage.exists() {
        fs::remove_dir_all(&stage).map_err(|e| format!("{}: {e}", stage.display()))?;
    }
    program(&stage)?;
    library(&dist, &stage)?;
    copy(&explorer::build()?, &stage.join("share/eccforge/eccforge-explorer.html"))?;
    // After the explorer, which is a part of one.
    wheel(&stage.join("python"))?;
    for document in DOCUMENTS {
        copy(&root().join(document), &stage.join("share/doc/eccforge").join(document))?;
    }
    for document in listed(&root().join("docs"))? {
        let name = document.file_name().unwrap_or_default();
        copy(&document, &stage.join("share/doc/eccforge/docs").join(name))?;
    }
    let archive = packed(&dist, &name)?;
    tried(&archive, &name)?;
    eprintln!("== {}: {} bytes", archive.display(), fs::metadata(&archive).map_or(0, |m| m.len()));
    Ok(())
}

/// The program with manual pages and completions.
fn program(stage: &Path) -> Outcome {
    step::cargo("the program", &["build", "--release", "--quiet", "--package", "eccforge"])?;
    let built = root().join("target/release/eccforge");
    let own = stage.join("bin/eccforge");
    copy(&built, &own)?;
    let pages = stage.join("share/man/man1");
    step::run("manual pages", Command::new(&own).arg("man").arg("--out").arg(&pages))?;
    for (shell, place) in COMPLETIONS {
        let script = output("completions", Command::new(&own).args(["completions", shell]))?;
        write(&stage.join(place), &script)?;
    }
    Ok(())
}

/// Header, libraries, and what tells compilers of them.
fn library(dist: &Path, stage: &Path) -> Outcome {
    let folder = dist.join("c");
    drop(fs::remove_dir_all(&folder));
    let mut install = Command::new(root().join("codecs/bindings/c/install.sh"));
    step::run("C library", install.arg(PREFIX).env("DESTDIR", &folder).current_dir(root()))?;
    let mut copy = Command::new("cp");
    step::run("C library, copied", copy.arg("-a").arg(folder.join(&PREFIX[1..]).join(".")).arg(stage))
}

/// The wheel of the Python package.
fn wheel(folder: &Path) -> Outcome {
    let mut build = Command::new(root().join("xtask/wheel.sh"));
    step::run("wheel", build.arg("python").arg(folder).current_dir(root()))
}

/// The archive, equal byte for byte for equal files: names in order, no owners, the time of the last commit.
fn packed(dist: &Path, name: &str) -> Result<PathBuf, String> {
    let time =
        output("time of the commit", Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root()))?;
    let time = format!("--mtime=@{}", String::from_utf8_lossy(&time).trim());
    let archive = format!("{name}.tar.gz");
    let mut tar = Command::new("tar");
    tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", &time, "--use-compress-program=gzip -n -9"]);
    step::run("archive", tar.args(["-cf", &archive, name]).current_dir(dist))?;
    let sum = output("SHA-256", Command::new("sha256sum").arg(&archive).current_dir(dist))?;
    write(&dist.join(format!("{archive}.sha256")), &sum)?;
    Ok(dist.join(archive))
}

/// The program in a root that has it and the system's C library and nothing else; a C program against the library; a Python
/// environment with the wheel.
fn tried(archive: &Path, name: &str) -> Outcome {
    let temporary = tempfile::tempdir().map_err(|e| format!("no temporary folder: {e}"))?;
    let bare = temporary.path().join("bare");
    fs::create_dir_all(&bare).map_err(|e| e.to_string())?;
    step::run("archive, unpacked", Command::new("tar").arg("-xf").arg(archive).arg("-C").arg(&bare))?;
    let unpacked = bare.join(name);
    foreign(&unpacked)?;
    for library in loaded(&unpacked.join("bin/eccforge"))? {
        let inside = library.strip_prefix("/").unwrap_or(&library);
        copy(&library, &bare.join(inside))?;
    }
    let expected = fs::read(root().join("generated/reproduce/cells.csv")).map_err(|e| e.to_string())?;
    let run = |words: &[&str]| {
        let mut inside = Command::new("unshare");
        inside.args(["--map-root-user", "--root"]).arg(&bare).arg(format!("/{name}/bin/eccforge")).args(words);
        output("the program in a bare root", inside.env_clear())
    };
    if run(&["reproduce", "--format", "csv"])? != expected {
        return Err("the program in a bare root prints other cells than generated/reproduce/cells.csv".into());
    }
    run(&["check", "trio"])?;
    run(&["emit", "verilog", "duet", "--out", "/rtl"])?;
    if !bare.join("rtl/duet_dec.v").is_file() {
        return Err("the program in a bare root wrote no Verilog".into());
    }
    let mut check = Command::new(root().join("xtask/dist-check.sh"));
    step::run("library and wheel of the archive", check.arg(&unpacked).arg(temporary.path()).current_dir(root()))
}

/// No text of the archive names a folder of the machine that made it.
fn foreign(unpacked: &Path) -> Outcome {
    let here = root().display().to_string();
    for (file, bytes) in generate::files(unpacked)? {
        if std::str::from_utf8(&bytes).is_ok_and(|text| text.contains(&here)) {
            return Err(format!("{} names {here}", file.display()));
        }
    }
    Ok(())
}

/// Libraries that a program loads, the loader among them.
fn loaded(program: &Path) -> Result<Vec<PathBuf>, String> {
    let text = output("ldd", Command::new("ldd").arg(program))?;
    let text = String::from_utf8_lossy(&text).into_owned();
    Ok(text.split_whitespace().filter(|word| word.starts_with('/')).map(PathBuf::from).collect())
}

fn machine() -> Result<String, String> {
    let text = output("rustc", Command::new("rustc").arg("-vV"))?;
    let text = String::from_utf8_lossy(&text).into_owned();
    text.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned).ok_or("rustc names no host".into())
}

fn output(name: &str, command: &mut Command) -> Result<Vec<u8>, String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|e| format!("{name}: {e}"))?;
    if output.status.success() { Ok(output.stdout) } else { Err(format!("{name} failed: {command:?}")) }
}

fn copy(from: &Path, to: &Path) -> Outcome {
    let folder = to.parent().unwrap_or(Path::new("."));
    let copied = fs::create_dir_all(folder).and_then(|()| fs::copy(from, to));
    copied.map(drop).map_err(|e| format!("{} to {}: {e}", from.display(), to.display()))
}

/// What lies in a folder, in order.
fn listed(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
    paths.sort();
    Ok(paths)
}
