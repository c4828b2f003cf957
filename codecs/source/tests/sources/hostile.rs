//! Tests that any text of a scheme file and any name of that file reach generated sources only as inert comments.

use crate::fragments::FRAGMENTS;
use crate::support::compile;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::{Options, c, rust};
use std::fs;
use std::path::Path;
use std::process::Command;
use xtask::needs;

/// Known attacks, then random ones.
fn texts(count: usize) -> Vec<String> {
    let mut texts: Vec<String> = [
        "*/ int injected = 1; /*",
        "ends here\npub fn injected() {}\n//! goes on",
        "splice *\\\n/ int injected = 1; /*",
        "trigraph *??/\n/ int injected = 1; /*",
        "*\n/ int injected = 1; /*",
        "//*/ int injected = 1; /*/",
        "carriage\rreturn",
        "ends in a backslash \\",
        "ends in a star *",
        "right \u{202e}to left",
    ]
    .map(str::to_owned)
    .to_vec();
    let mut random = SplitMix64::new(17);
    while texts.len() < count {
        let pieces = 1 + random.bits() as usize % 12;
        texts.push((0..pieces).map(|_| FRAGMENTS[random.bits() as usize % FRAGMENTS.len()]).collect());
    }
    texts
}

/// A small scheme in which every text is the one given.
fn scheme(text: &str) -> Scheme {
    let mut scheme = builtin("hsiao-22-16").expect("shipped").scheme();
    (scheme.name, scheme.source, scheme.file.name) = (text.into(), text.into(), text.into());
    scheme.notes = Some(text.into());
    scheme
}

/// The tokens that a C compiler sees.
fn tokens(folder: &Path, source: &c::CSource) -> Vec<u8> {
    let path = |ending: &str| folder.join(format!("{}.{ending}", source.stem));
    fs::write(path("h"), &source.header).expect("writable");
    fs::write(path("c"), &source.source).expect("writable");
    let mut gcc = Command::new("gcc");
    let strict = ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", "-ffreestanding", "-E", "-P"];
    compile(gcc.args(strict).arg(path("c")).arg("-o").arg(path("i")));
    fs::read(path("i")).expect("written")
}

#[test]
fn hostile_texts_change_no_token_of_the_c_sources() {
    if !needs(&["gcc"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let source = |text: &str, command| c::source(&scheme(text), command, &Options::default()).expect("a byte layout");
    let plain = tokens(folder.path(), &source("plain", c::Regenerate::Emit));
    for text in texts(60) {
        let hostile = source(&text, c::Regenerate::Emit);
        assert!(tokens(folder.path(), &hostile) == plain, "{text:?}");
        let printable = |c: char| c == '\n' || !c.is_control() && !"\u{202e}\u{2066}\u{feff}\u{2028}".contains(c);
        assert!(hostile.source.chars().all(printable), "{text:?}");
    }
}

#[test]
fn hostile_texts_change_only_comments_of_the_rust_module() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let module =
        |text: &str| rust::module(&scheme(text), rust::Prelude::Inline, &Options::default()).expect("a byte layout");
    let code = |text: &str| -> Vec<String> {
        module(text).lines().filter(|line| *line != "//" && !line.starts_with("// ")).map(str::to_owned).collect()
    };
    let plain = code("plain");
    let mut root = String::from("//! Modules.\n#![no_std]\n#![deny(warnings, missing_docs)]\n");
    for (i, text) in texts(120).iter().enumerate() {
        assert_eq!(code(text), plain, "{text:?}");
        if i < 30 {
            fs::write(folder.path().join(format!("m{i}.rs")), module(text)).expect("writable");
            root += &format!("/// A module.\npub mod m{i};\n");
        }
    }
    fs::write(folder.path().join("lib.rs"), root).expect("writable");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut rustc = Command::new(rustc);
    rustc.args(["--crate-type", "lib", "--edition", "2021", "--emit", "metadata", "--out-dir"]).arg(folder.path());
    compile(rustc.arg(folder.path().join("lib.rs")));
}
