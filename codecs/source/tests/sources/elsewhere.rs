//! Tests of the generated C with other compilers, languages and machines, and against decoders that other people wrote.

use crate::c::{LANES, driver, piped};
use crate::support::{Cases, EntryShape, compile};
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::c;
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::needs;

/// Compilers with their options, and the program that runs the result, if the processor cannot. The last two
/// compile for 32 bits, and for 64 bits with the most significant byte first.
const COMPILERS: [(&str, &[&str], &str); 6] = [
    ("gcc", &["-std=c11"], ""),
    ("clang", &["-std=c99"], ""),
    ("tcc", &[], ""),
    ("g++", &["-x", "c++", "-std=c++17"], ""),
    ("i686-linux-gnu-gcc", &["-std=c99", "-static"], "qemu-i386"),
    ("s390x-linux-gnu-gcc", &["-std=c99", "-static"], "qemu-s390x"),
];

/// Schemes that cover the strategies, several codewords, rules between them, and enables. The first compilers compile all of
/// them, and the others compile those of `ELSEWHERE`.
const SCHEMES: [&str; 6] = ["hsiao-39-32", "dec-bch-78-64", "trio-confirmed", "duet-trio", "rs-pin", "rs-dsc"];
const ELSEWHERE: [&str; 3] = ["hsiao-39-32", "trio-confirmed", "rs-pin"];

/// Writes the C files of a scheme and their driver, and compiles them. Returns the program.
fn program(scheme: &Scheme, folder: &Path, compiler: &str, options: &[&str]) -> PathBuf {
    let source = c::source(scheme, c::Regenerate::Emit, &LANES).expect("a byte layout");
    let path = |ending: &str| folder.join(format!("{}{ending}", source.stem));
    source.files().iter().for_each(|(name, text)| std::fs::write(folder.join(name), text).expect("writable"));
    std::fs::write(path("_driver.c"), driver(&source.stem, &EntryShape::of(scheme))).expect("writable");
    // Optimising the lanes takes most of the time.
    let object = |part: &str, level: &str| {
        let (from, to) = (path(&format!("{part}.c")), path(&format!("{part}.o")));
        compile(Command::new(compiler).args(options).arg(level).arg("-c").arg(from).arg("-o").arg(&to));
        to
    };
    let objects = [object("", "-O2"), object("_lanes", "-O0"), object("_driver", "-O2")];
    let link = options.iter().filter(|option| **option == "-static");
    compile(Command::new(compiler).args(link).args(objects).arg("-o").arg(path("")));
    path("")
}

#[test]
#[ignore = "many runs of compilers: `cargo xtask ci` makes them"]
fn the_known_words_decode_with_every_compiler_language_and_byte_order() {
    let cases: Vec<(Scheme, Cases)> = SCHEMES
        .iter()
        .map(|id| builtin(id).expect("shipped").scheme())
        .map(|scheme| (scheme.clone(), Cases::of(&scheme, 128)))
        .collect();
    std::thread::scope(|threads| {
        for (n, (compiler, options, runner)) in COMPILERS.into_iter().enumerate() {
            let there = needs(&[compiler]);
            let taken = |scheme: &Scheme| there && (n < 2 || ELSEWHERE.contains(&scheme.id.as_str()));
            let cases: Vec<_> = cases.iter().filter(|(scheme, _)| taken(scheme)).collect();
            threads.spawn(move || {
                cases.iter().for_each(|(scheme, cases)| decodes(scheme, cases, compiler, options, runner))
            });
        }
    });
}

/// Fails unless the program that a compiler makes of a scheme decodes these cases.
fn decodes(scheme: &Scheme, cases: &Cases, compiler: &str, options: &[&str], runner: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let program = program(scheme, folder.path(), compiler, options);
    let mut run = Command::new(if runner.is_empty() { program.as_path() } else { Path::new(runner) });
    if !runner.is_empty() {
        run.arg(&program);
    }
    assert!(piped(&mut run, &cases.received) == cases.decoded, "{}: {compiler} {options:?}", scheme.id);
}

#[test]
#[ignore = "many runs of compilers: `cargo xtask ci` makes them"]
fn foreign_decoders_agree_on_words_of_every_weight() {
    if !needs(&["gcc", "foreign decoders", "isa-l"]) {
        return;
    }
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    let python = xtask::python();
    // The polynomial of ISA-L is fixed.
    let mut isal = builtin("rs-dsc").expect("shipped").file();
    isal.text = isal.text.replace("id: rs-dsc", "id: other-dsc").replace("0x163", "0x11D");
    let shipped = ["ssc-dsd-plus", "dec-bch-78-64"].map(|id| builtin(id).expect("shipped").scheme());
    let schemes = [Scheme::from_text(&isal, None).expect("a scheme")].into_iter().chain(shipped);
    for scheme in schemes {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let program = program(&scheme, folder.path(), "gcc", &["-std=c99"]);
        let script = manifest.join("tests/foreign.py");
        let output = Command::new(&python).arg(script).arg(program).arg(&scheme.id).output().expect("Python runs");
        let printed = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
        assert!(output.status.success(), "{}: {printed}", scheme.id);
        println!("{printed}");
    }
}
