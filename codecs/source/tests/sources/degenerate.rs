//! Tests of a scheme whose syndrome is a bit of the entry: the decoder reads its flips from the entry that it changes.

use crate::support::compile;
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;
use eccforge_source::rust::{self, Prelude};
use eccforge_source::{Options, c};
use std::path::Path;
use std::process::Command;
use xtask::needs;

/// Eight codewords of a check bit, which is always zero, and a data bit of the next beat; the check bit is wrong only
/// together with the data bit.
const SCHEME: &str = "eccforge: 1\nid: degenerate\nname: Degenerate\nsource: made for a test\n\
    entry: {beats: 8, data-pins: 1, check-pins: 1}\ncodewords: 8\n\
    layout: {explicit: [[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14], [15, 0]]}\n\
    code:\n  matrix: {n: 2, encoding: binary, rows: [\"10\"]}\ncorrects:\n  - patterns: [[0, 1]]\n";

fn scheme() -> Scheme {
    Scheme::from_text(&SourceFile::new("degenerate.yaml", SCHEME), None).expect("a scheme")
}

fn lanes() -> Options {
    Options { lanes: true, ..Options::default() }
}

fn succeeds(program: &Path) {
    assert!(Command::new(program).status().expect("it runs").success(), "{}", program.display());
}

#[test]
fn c_corrects_both_bits() {
    if !needs(&["gcc"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let source = c::source(&scheme(), c::Regenerate::Tree, &lanes()).expect("a byte layout");
    let user = format!(
        "#include \"{stem}.h\"\nint main(void) {{\n    uint64_t entry[16] = {{0}}, corrected, uncorrectable;\n    \
         size_t i;\n    entry[1] = entry[2] = 1;\n    {stem}_decode_lanes(entry, &corrected, &uncorrectable);\n    \
         for (i = 0; i < 16; i++) if (entry[i] != 0) return 1;\n    \
         return corrected != 1 || uncorrectable != 0;\n}}\n",
        stem = source.stem
    );
    let path = |name: String| folder.path().join(name);
    source.files().iter().for_each(|(name, text)| std::fs::write(path(name.clone()), text).expect("writable"));
    std::fs::write(path("user.c".into()), user).expect("writable");
    let files = ["user.c".into(), format!("{}.c", source.stem), format!("{}_lanes.c", source.stem)].map(path);
    compile(Command::new("gcc").args(["-std=c99", "-Wall", "-Werror"]).args(files).arg("-o").arg(path("user".into())));
    succeeds(&path("user".into()));
}

/// Compiles a module with a program that uses it, and runs the program.
fn runs(module: &str, user: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("scheme.rs"), module).expect("writable");
    std::fs::write(folder.path().join("main.rs"), user).expect("writable");
    let (source, program) = (folder.path().join("main.rs"), folder.path().join("user"));
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    compile(Command::new(rustc).args(["--edition", "2024"]).arg(source).arg("-o").arg(&program));
    succeeds(&program);
}

/// The form that adds a column of H for each bit that is set.
#[test]
fn rust_corrects_every_bit_of_an_entry_with_more_than_64_check_bits() {
    let text = "eccforge: 1\nid: other-bits\nname: b\nsource: s\nentry: {beats: 16, data-pins: 16, check-pins: 6}\n\
        codewords: 16\nlayout: identity\ncode: {hsiao: {k: 16}}\ncorrects: [bits]\n";
    let scheme = Scheme::from_text(&SourceFile::new("bits.yaml", text), None).expect("a scheme");
    let module = rust::module(&scheme, Prelude::Inline, &Options::default()).expect("a byte layout");
    let user = "#[allow(dead_code)]\nmod scheme;\nuse scheme::*;\nfn main() {\n    \
        let data: [u8; DATA_BYTES] = std::array::from_fn(|i| (37 * i + 11) as u8);\n    \
        let mut check = [0; CHECK_BYTES];\n    encode(&data, &mut check);\n    assert!(self::check(&data, &check));\n    \
        for bit in 0..ENTRY_BITS {\n        let (mut d, mut c, mut places) = (data, check, [0; MOST_FLIPS]);\n        \
        if bit < DATA_BITS { d[bit / 8] ^= 1 << (bit % 8) } else { c[(bit - DATA_BITS) / 8] ^= 1 << (bit % 8) }\n        \
        assert!(decode_report(&mut d, &mut c, &mut places) == (Status::Corrected, 1));\n        \
        assert!((d, c, usize::from(places[0])) == (data, check, bit), \"bit {bit}\");\n    }\n}\n";
    runs(&module, user);
}

#[test]
fn rust_corrects_both_bits() {
    let module = rust::module(&scheme(), Prelude::Inline, &lanes()).expect("a byte layout");
    let user = "#[allow(dead_code)]\nmod scheme;\nfn main() {\n    let mut entry = [0u64; 16];\n    \
        (entry[1], entry[2]) = (1, 1);\n    let flags = scheme::decode_lanes(&mut entry);\n    \
        assert_eq!(entry, [0; 16]);\n    \
        assert_eq!((flags.corrected, flags.uncorrectable), (1, 0));\n}\n";
    runs(&module, user);
}
