//! Tests that outputs never replace inputs or anything but regular files, and that inputs that are too large are rejected in time.

use crate::program;
use crate::searched::SPEC;
use crate::support::TINY;

use program::{command, fails, path, records_of, run, stderr};
use std::path::Path;
use std::process::{Command, Output};

fn command_in(folder: &Path, words: &str) -> Command {
    let mut command = command(&words.split(' ').collect::<Vec<_>>());
    command.current_dir(folder);
    command
}

fn in_folder(folder: &Path, words: &str) -> Output {
    command_in(folder, words).output().expect("the program starts")
}

fn scheme() -> String {
    String::from_utf8(run(&["show", "hsiao-22-16"]).stdout).expect("text")
}

#[test]
fn an_output_that_is_an_input_or_another_output_is_refused_before_anything_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for (name, text) in [("x.yaml", &*scheme()), ("tiny.yaml", TINY), ("small-1.yaml", SPEC), ("kern.log", "a line\n")]
    {
        std::fs::write(at(name), text).unwrap();
    }
    let simulated =
        in_folder(folder.path(), "simulate trio --class bit --samples 1000 --out run.json --format json --no-exact");
    assert!(simulated.status.success(), "{}", stderr(&simulated));
    #[cfg(unix)]
    std::os::unix::fs::symlink("x.yaml", at("link.yaml")).unwrap();
    let files = || -> Vec<_> {
        let all = std::fs::read_dir(folder.path()).unwrap().map(|f| f.unwrap().path());
        let mut all: Vec<_> = all.map(|path| (std::fs::read(&path).unwrap(), path)).collect();
        all.sort();
        all
    };
    let before = files();
    for (words, why) in [
        ("check x.yaml --out x.yaml", "--out x.yaml: this file is an input"),
        ("check x.yaml --out ./../{}/x.yaml", "is an input"),
        #[cfg(unix)]
        ("check x.yaml --out link.yaml", "is an input"),
        ("check x.yaml --format html -o x.yaml", "is an input"),
        ("simulate x.yaml --sources x.yaml --out x.yaml", "is an input"),
        ("merge run.json --plot run.json.records", "--plot run.json.records: this file is an input"),
        ("merge run.json --plot run.json", "is an input"),
        ("merge run.json --out run.json", "is an input"),
        ("merge run.json.records --out run.json", "is an input"),
        ("simulate trio --rate 1e-3 --out y --curve y", "y: this file is another output"),
        ("memtest --profile tiny.yaml --events-out tiny.yaml", "--events-out tiny.yaml: this file is an input"),
        ("search small-1.yaml --out .", "small-1.yaml: a code of this search would get its name"),
    ] {
        let words = words.replace("{}", folder.path().file_name().unwrap().to_str().unwrap());
        fails(&mut command_in(folder.path(), &words), 2, why);
        assert_eq!(files(), before, "{words}");
    }
    // The name of a scheme that ships is no file, though a result of that name is there.
    for _ in 0..2 {
        let output = in_folder(folder.path(), "check hsiao-22-16 --out hsiao-22-16");
        assert!(output.status.success(), "{}", stderr(&output));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn results_go_into_pipes_and_devices_and_after_what_standard_output_has() {
    let folder = tempfile::tempdir().unwrap();
    // Links of our own: if this fails, it replaces no device.
    for (link, to) in [("stdout", "/proc/self/fd/1"), ("full", "/dev/full"), ("null", "/dev/null")] {
        std::os::unix::fs::symlink(to, folder.path().join(link)).unwrap();
    }
    let direct = in_folder(folder.path(), "check hsiao-22-16 --format json").stdout;
    let piped = in_folder(folder.path(), "check hsiao-22-16 --format json --quiet --out stdout").stdout;
    assert!(String::from_utf8_lossy(&piped).contains(&String::from_utf8_lossy(&direct)[..100]), "through the pipe");
    let script = "echo first > all; \"$0\" check hsiao-22-16 --format json --out stdout >> all; echo last >> all";
    let mut shell = std::process::Command::new("sh");
    assert!(
        shell.args(["-c", script, env!("CARGO_BIN_EXE_eccforge")]).current_dir(&folder).status().unwrap().success()
    );
    let all = std::fs::read_to_string(folder.path().join("all")).unwrap();
    assert!(all.starts_with("first\n{") && all.ends_with("}\nlast\n"), "{all}");
    let full = in_folder(folder.path(), "check hsiao-22-16 --format json --out full");
    assert!(full.status.code() == Some(2) && stderr(&full).contains("full: cannot be written"), "{}", stderr(&full));
    assert!(in_folder(folder.path(), "check hsiao-22-16 --format json --out null").status.success());
    assert!(["stdout", "full", "null"].iter().all(|link| folder.path().join(link).is_symlink()));
    let records = in_folder(folder.path(), "simulate trio --class bit --samples 1000 --no-exact --out null");
    assert!(records.status.success(), "{}", stderr(&records));
}

#[test]
fn files_that_are_too_long_are_refused_without_being_read() {
    let folder = tempfile::tempdir().unwrap();
    let sparse = |name: &str, bytes: u64| {
        let path = folder.path().join(name);
        std::fs::File::create(&path).unwrap().set_len(bytes).unwrap();
        path
    };
    let (small, patterns, log) =
        (sparse("s.yaml", (4 << 20) + 1), sparse("e.txt", (1 << 28) + 1), sparse("l.csv", (1 << 30) + 1));
    for words in [
        &["search", "certify", path(&small)][..],
        &["search", path(&small)],
        &["simulate", "trio", "--sources", path(&small)],
        &["simulate", "trio", "--model", path(&small)],
        &["check", path(&small)],
        &["show", "trio", "--error-file", path(&patterns)],
        &["memtest", "campaign", path(&log)],
    ] {
        fails(&mut command(words), 2, "has more than");
    }
    for (option, file) in [("--out", "p.csv"), ("--plot", "p.svg")] {
        let output = folder.path().join(file);
        fails(&mut command(&["merge", path(&log), option, path(&output)]), 2, "this is not a file of records");
    }
}

#[test]
fn a_merge_replaces_its_own_partial_result_but_no_records_that_it_would_lose() {
    let folder = tempfile::tempdir().unwrap();
    for part in 0..3 {
        let words = format!("simulate trio --class entry --samples 2e6 --no-exact --shard {part}/3 --out {part}");
        assert!(in_folder(folder.path(), &words).status.success());
    }
    let merge = |files: &str| in_folder(folder.path(), &format!("merge {files} --format json --out all.json"));
    let partial = merge("0 2 --partial");
    assert!(partial.status.success(), "{}", stderr(&partial));
    let whole = merge("0 1 2");
    assert!(whole.status.success(), "{}", stderr(&whole));
    let records = records_of(&folder.path().join("all.json"));
    let before = std::fs::read(&records).unwrap();
    let mut less = command_in(folder.path(), "merge 0 2 --partial --format json --out all.json");
    fails(&mut less, 2, "records that none of these");
    assert_eq!(std::fs::read(&records).unwrap(), before);
}

/// Replaces the C library's functions: every new file has the mode 777, as on a file system without modes.
#[cfg(target_os = "linux")]
const ONE_MODE: &str = "#define _GNU_SOURCE\n#include <dlfcn.h>\n#include <fcntl.h>\n#include <stdarg.h>\n#include <sys/stat.h>\n\
    int open64(const char *path, int flags, ...) {\n\
        va_list more; va_start(more, flags); int mode = va_arg(more, int); va_end(more);\n\
        int (*next)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, \"open64\");\n\
        int file = next(path, flags, mode);\n\
        if (file >= 0 && (flags & O_CREAT)) fchmod(file, 0777);\n\
        return file;\n\
    }\n";

#[cfg(target_os = "linux")]
#[test]
fn a_file_system_with_one_mode_for_all_files_has_locks_that_are_held_and_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("one_mode.c"), ONE_MODE).unwrap();
    let compiled = std::process::Command::new("cc")
        .args(["-shared", "-fPIC", "-o", "one_mode.so", "one_mode.c", "-ldl"])
        .current_dir(&folder)
        .status();
    if compiled.is_err() {
        xtask::not_run("cc", "it is not installed");
        return;
    }
    let count = || {
        let words = ["simulate", "trio", "--class", "bit", "--samples", "1000", "--no-exact", "--out", "run.json"];
        command(&words).env("LD_PRELOAD", at("one_mode.so")).current_dir(&folder).output().unwrap()
    };
    // A killed process has left its lock file.
    let lock = std::fs::File::create(at("run.json.records.lock")).unwrap();
    lock.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o777)).unwrap();
    lock.lock().unwrap();
    let locked_out = count();
    assert!(
        locked_out.status.code() == Some(2) && stderr(&locked_out).contains("another process"),
        "{}",
        stderr(&locked_out)
    );
    drop(lock);
    let taken = count();
    assert!(taken.status.success(), "{}", stderr(&taken));
    // Where files keep their modes, a lock file that others can open stays an error.
    std::fs::write(at("run.json.records.lock"), "").unwrap();
    let foreign = in_folder(folder.path(), "simulate trio --class bit --samples 1000 --no-exact --out run.json");
    assert!(stderr(&foreign).contains("other users can open this lock file"), "{}", stderr(&foreign));
}
