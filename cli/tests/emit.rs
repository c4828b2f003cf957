//! Tests that `eccforge emit rust|rust-hdl|c|opencl` leaves existing output unchanged if the scheme is rejected or the file cannot be
//! written.

use crate::program::{command, fails, path, stderr};
use eccforge_scheme::builtin;
use std::fs;
use std::path::Path;
use std::process::Command;

/// `eccforge emit LANGUAGE SCHEME --out PLACE`.
fn emit(language: &str, scheme: &Path, place: &Path) -> Command {
    command(&["emit", language, path(scheme), "--out", path(place)])
}

/// The output of the command.
fn done(mut command: Command) -> String {
    let output = command.output().expect("the program starts");
    assert!(output.status.success(), "{}", stderr(&output));
    String::from_utf8(output.stdout).expect("text")
}

/// All entries of a folder by name, files with their texts.
fn contents(folder: &Path) -> Vec<(String, Option<String>)> {
    let mut all: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).ok()))
        .collect();
    all.sort();
    all
}

#[test]
fn files_are_written_from_a_scheme_file_of_the_user_and_replaced_whole() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let yaml = folder.path().join("mine.yaml");
    let text = builtin("hsiao-39-32").expect("shipped").file().text;
    fs::write(&yaml, text.replace("id: hsiao-39-32", "id: mine")).expect("writable");
    let (module, out) = (folder.path().join("mine.rs"), folder.path().join("c"));
    fs::write(&module, "// old. Generated; do not edit.\n").expect("writable");
    fails(&mut emit("rust", &yaml, &module), 2, "`--force` replaces it");
    let mut forced = emit("rust", &yaml, &module);
    forced.arg("--force");
    let message = done(forced);
    let what = format!("{}: encoder and decoder of mine in Rust", module.display());
    assert!(message.starts_with(&what) && message.contains("mine::encode"), "{message}");
    let text = fs::read_to_string(&module).expect("written");
    assert!(text.contains("Scheme `mine`") && text.contains("eccforge emit rust"), "{}", &text[..300]);
    let message = done(emit("c", &yaml, &out));
    assert!(message.starts_with("2 files in ") && message.contains("next  cc -O2 -c "), "{message}");
    let names: Vec<String> = contents(&out).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["ecc_mine.c", "ecc_mine.h"].map(|n| out.join(n).display().to_string()));
}

#[test]
fn an_edited_module_stays_and_files_of_another_scheme_are_reported() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let out = folder.path().join("rtl");
    let verilog = |scheme: &str| emit("verilog", Path::new(scheme), &out);
    done(verilog("hsiao-22-16"));
    let fresh = contents(&out);
    done(verilog("hsiao-22-16"));
    assert_eq!(contents(&out), fresh, "the same files are written again");
    let edited = out.join("hsiao_22_16_dec.v");
    fs::write(&edited, fresh[0].1.clone().expect("text") + "// by hand\n").expect("writable");
    let before = contents(&out);
    fails(&mut verilog("hsiao-22-16"), 2, "hsiao_22_16_dec.v: a file with different contents already exists");
    assert_eq!(contents(&out), before);
    let mut forced = verilog("hsiao-22-16");
    forced.arg("--force");
    assert!(!done(forced).contains("of another origin"));
    assert_eq!(contents(&out), fresh);
    let other = done(verilog("hsiao-39-32"));
    assert!(other.contains(&format!("also has {} files of another origin", fresh.len())), "{other}");
}

#[test]
fn a_bad_scheme_leaves_output_untouched_and_is_named_with_its_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    fs::write(at("bad.yaml"), "id: hsiao-39-32\nname: [\n").expect("writable");
    for name in ["out.rs", "ecc_hsiao_39_32.c", "ecc_hsiao_39_32.h"] {
        fs::write(at(name), "mine").expect("writable");
    }
    let before = contents(folder.path());
    for (file, why) in
        [("bad.yaml", "bad.yaml:2:7: text expected here"), ("missing.yaml", "missing.yaml: cannot be read")]
    {
        for (language, place) in [
            ("rust", at("out.rs")),
            ("rust-hdl", at("out.rs")),
            ("c", folder.path().to_owned()),
            ("opencl", folder.path().to_owned()),
        ] {
            fails(&mut emit(language, &at(file), &place), 2, why);
            assert_eq!(contents(folder.path()), before);
        }
    }
}

#[test]
fn one_file_that_cannot_be_written_leaves_the_other_untouched() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("ecc_hsiao_39_32.h"), "mine").expect("writable");
    fs::create_dir(folder.path().join("ecc_hsiao_39_32.c")).expect("writable");
    let before = contents(folder.path());
    let mut forced = emit("c", Path::new("hsiao-39-32"), folder.path());
    fails(forced.arg("--force"), 2, "ecc_hsiao_39_32.c: cannot be written: is a directory");
    assert_eq!(contents(folder.path()), before);
}

#[test]
fn options_choose_prefix_and_forms_and_a_large_file_is_announced() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
        command
            .args(["emit", "c"])
            .args(arguments)
            .arg("--out")
            .arg(folder.path())
            .output()
            .expect("the program starts")
    };
    assert!(run(&["hsiao-22-16", "--prefix", "mine", "--lanes"]).status.success());
    let names: Vec<String> = contents(folder.path()).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["mine.c", "mine.h", "mine_lanes.c"].map(|n| folder.path().join(n).display().to_string()));
    let header = fs::read_to_string(folder.path().join("mine.h")).expect("written");
    assert!(header.contains("mine_decode_lanes") && header.contains("#define MINE_DATA_BITS 16"), "{header}");
    let constant = run(&["hsiao-22-16", "--constant-time"]);
    assert!(constant.status.success() && constant.stderr.is_empty());
    let bad = run(&["hsiao-22-16", "--prefix", "1x"]);
    let message = String::from_utf8_lossy(&bad.stderr);
    assert_eq!(bad.status.code(), Some(2), "{message}");
    assert!(message.contains("start with a letter"), "{message}");
    // Decoding any two of 216 bits by logic operations takes a product for each pair.
    let yaml = folder.path().join("long.yaml");
    let text = builtin("dec-bch-78-64").expect("shipped").file().text;
    let text = text.replace("data-pins: 64", "data-pins: 200").replace("check-pins: 14", "check-pins: 16");
    fs::write(&yaml, text.replace("k: 64, polynomial: 0x89", "k: 200, polynomial: 0x11d")).expect("writable");
    let large = run(&[&yaml.display().to_string(), "--lanes"]);
    let message = String::from_utf8_lossy(&large.stderr);
    assert!(large.status.success() && message.contains("warning: this file has"), "{message}");
}

#[test]
fn emitted_hardware_is_listed_by_its_use() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let message = done(command(&["emit", "verilog", "hsiao-39-32", "--out", path(folder.path())]));
    let starts_of =
        |group: &str| message.lines().position(|line| line.starts_with(group)).expect("the group is listed");
    let [design, test, formal] = ["design ", "test ", "formal "].map(starts_of);
    let listed = message.lines().position(|line| line.contains("hsiao_39_32_dec.v")).expect("the decoder is listed");
    assert!((design..test).contains(&listed) && test < formal, "{message}");
}
