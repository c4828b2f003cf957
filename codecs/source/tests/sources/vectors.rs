//! Tests that the vector kernels of every shape give the results of the functions for one entry, with every compiler and
//! instruction set that can run here, and with AVX-512 by the definitions of its instructions.

use crate::corrections::with_wrong_number;
use crate::support::compile;
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::rust::{self, Prelude};
use eccforge_source::{Options, c};
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::{needs, needs_in_ci};

pub(crate) const VECTORS: Options = Options {
    prefix: None,
    lanes: false,
    constant_time: false,
    vectors: true,
    msb_first: false,
    budget: None,
    dpi: false,
    vpi: false,
};

/// Shipped shapes: 2 + 1 bytes, 4 + 1, 8 + 2 with spare bits, 32 + 4 of one, two and four codewords, with enables, 64 + 8.
const SHIPPED: [&str; 8] =
    ["hsiao-22-16", "hsiao-39-32", "dec-bch-78-64", "trio", "ni-secded", "rs-pin", "duet-trio", "chipkill-x4"];

/// One of each form of the templates: bytes beyond words, spare bits, one codeword, equal parts with a constant, cache lines, symbols
/// that stay in their order.
const FORMS: [&str; 7] = ["hsiao-39-32", "dec-bch-78-64", "trio", "words-2", "words-64", "one-1152", "one-1000"];

/// Beats of 64 + 8 pins, each a codeword: equal parts. Others: 7 data bytes, a constant on some check bits, entries of several
/// cache lines in one codeword, whole and not.
fn others() -> Vec<String> {
    let words = |beats: usize, constant: &str| {
        format!(
            "id: words-{beats}\nname: w\nsource: s\nentry: {{beats: {beats}, data-pins: 64, check-pins: 8}}\ncodewords: \
             {beats}\nlayout: identity\ncode: {{hsiao: {{k: 64}}}}\ncorrects: [bits]\n{constant}"
        )
    };
    let one = |k: usize, check: usize, code: &str| {
        format!(
            "id: one-{k}\nname: o\nsource: s\nentry: {{beats: 1, data-pins: {k}, check-pins: {check}}}\ncodewords: \
             1\nlayout: identity\ncode: {code}\ncorrects: [bits]\n"
        )
    };
    vec![
        words(8, ""),
        words(2, "constant: {check: 0x00FF}\n"),
        words(3, "constant: {check: 0xA5A5A5}\n"),
        words(64, ""),
        one(56, 7, "{hsiao: {k: 56}}"),
        one(1024, 22, "{bch: {k: 1024, polynomial: 0x805, errors: 2}}"),
        one(1152, 22, "{bch: {k: 1152, polynomial: 0x805, errors: 2}}"),
        one(1048, 12, "{hsiao: {k: 1048}}"),
        one(104, 32, "{reed-solomon: {polynomial: 0x11D, symbols: 17, check-symbols: 4}}"),
        one(2008, 32, "{reed-solomon: {polynomial: 0x11D, symbols: 255, check-symbols: 4}}"),
        one(
            1000,
            32,
            "{reed-solomon: {polynomial: 0x187, symbols: 129, check-symbols: 4, first-power: 3, order: msb-first}}",
        ),
    ]
}

fn schemes() -> Vec<Scheme> {
    let shipped = SHIPPED.iter().map(|id| builtin(id).expect("shipped").scheme());
    let own = others().into_iter().map(|text| {
        let file = SourceFile::new("other.yaml", format!("eccforge: 1\n{text}"));
        Scheme::from_text(&file, None).unwrap_or_else(|e| panic!("{text}\n{e:?}"))
    });
    shipped.chain(own).collect()
}

/// The C files of a scheme, written into a folder.
pub(crate) fn written(scheme: &Scheme, options: &Options) -> (tempfile::TempDir, c::CSource) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let source = c::source(scheme, c::Regenerate::Emit, options).expect("a byte layout");
    source.files().iter().for_each(|(name, text)| {
        std::fs::write(folder.path().join(name), text).expect("writable");
    });
    (folder, source)
}

/// Compiles the C files of a scheme with the driver, and returns the program. `enables` has the values of the switches.
pub(crate) fn program(
    source: &c::CSource,
    enables: &[&str],
    folder: &Path,
    compiler: &str,
    options: &[&str],
) -> PathBuf {
    let upper = source.stem.to_uppercase();
    let path = |ending: &str| folder.join(format!("{}{ending}", source.stem));
    let program = path(&format!("-{compiler}-{}{}", options.len(), enables.concat()));
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors.c");
    let enables = match enables {
        [] => String::new(),
        values => format!(", (const uint8_t[]){{{}}}", values.join(", ")),
    };
    let mut command = Command::new(compiler);
    command.args(["-std=c99", "-O2", "-Wall", "-Wextra", "-Werror"]).args(options).arg("-I").arg(folder);
    command.arg(format!("-DHEADER=\"{}.h\"", source.stem)).arg(format!("-DENABLES={enables}"));
    command.arg(format!("-DSTEM(x)={}_##x", source.stem)).arg(format!("-DSIZE(x)={upper}_##x"));
    compile(command.args([driver, path(".c"), path("_vectors.c")]).arg("-o").arg(&program));
    program
}

/// The values of the switches of a scheme: all on, and all off.
pub(crate) fn switches(scheme: &Scheme) -> Vec<Vec<&'static str>> {
    let values: &[&str] = if scheme.enables.is_empty() { &["1"] } else { &["1", "0"] };
    values.iter().map(|value| vec![*value; scheme.enables.len()]).collect()
}

/// The output of a driver, which must succeed.
pub(crate) fn printed(command: &mut Command, what: &str) -> String {
    let output = command.output().expect("the driver starts");
    let text = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    assert!(output.status.success(), "{what}: {text}");
    text
}

#[test]
fn kernels_in_c_agree_with_the_functions_for_one_entry() {
    c_kernels_agree(&["trio", "words-2"], &["gcc"]);
}

#[test]
#[ignore = "many runs of compilers: `cargo xtask ci` makes them"]
fn kernels_in_c_agree_with_the_functions_for_one_entry_for_every_shape() {
    c_kernels_agree(&[], &[]);
}

/// Compares the kernels of these schemes with these compilers; an empty list means all.
fn c_kernels_agree(schemes_of: &[&str], compilers: &[&str]) {
    let definitions = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/by_definition");
    let definitions = format!("-I{}", definitions.display());
    let native = if cfg!(target_arch = "x86_64") { "avx2" } else { "neon" };
    // Compiler, its options, what runs its programs, and the kernels that must have run.
    let ways: [(&str, Vec<&str>, &str, &[&str]); 5] = [
        ("gcc", vec!["-pedantic", "-Wconversion"], "", &[native]),
        ("clang", vec!["-pedantic"], "", &[native]),
        // Functions that pass the stand-in's vectors have no registers for them.
        ("x86_64-linux-gnu-gcc", vec![&definitions, "-DSTRIDE=7u", "-Wno-psabi"], "", &["avx512", "avx2"]),
        ("aarch64-linux-gnu-gcc", vec!["-static", "-DSTRIDE=7u"], "qemu-aarch64", &["neon"]),
        // A machine without these instructions, with the high byte first.
        ("s390x-linux-gnu-gcc", vec!["-static", "-DSTRIDE=7u"], "qemu-s390x", &[]),
    ];
    let asked = |list: &[&str], one: &str| list.is_empty() || list.contains(&one);
    let ways: Vec<_> = ways
        .into_iter()
        .filter(|way| asked(compilers, way.0) && (way.2.is_empty() || needs(&["qemu-user"])) && needs(&[way.0]))
        .collect();
    for scheme in schemes().into_iter().filter(|scheme| asked(schemes_of, &scheme.id)) {
        let (folder, source) = written(&scheme, &VECTORS);
        // All ways take minutes for all shapes.
        let all = ways.iter().filter(|way| way.0 == "gcc" || FORMS.contains(&scheme.id.as_str()));
        for (compiler, options, runner, kernels) in all {
            for enables in switches(&scheme) {
                let program = program(&source, &enables, folder.path(), compiler, options);
                let mut command = Command::new(if runner.is_empty() { program.as_path() } else { Path::new(runner) });
                if !runner.is_empty() {
                    command.arg(&program);
                }
                let text = printed(&mut command, &format!("{} {compiler}", scheme.id));
                assert!(kernels.iter().all(|kernel| text.contains(kernel)), "{} {compiler}: {text}", scheme.id);
            }
        }
    }
}

/// An emulated machine with vectors of any length.
struct Scalable {
    compiler: &'static str,
    options: &'static [&'static str],
    tools: &'static [&'static str],
    emulator: &'static str,
    /// Processors: the option of the emulator, the kernel that arrays use, and the bits of a vector.
    processors: &'static [(&'static str, &'static str, usize)],
}

/// 384 bits: the last step has fewer entries than the others. 1024 bits: a vector has room for more entries than a block.
const SVE: Scalable = Scalable {
    compiler: "aarch64-linux-gnu-gcc",
    options: &["-pedantic", "-static", "-DSTRIDE=7u"],
    tools: &["aarch64-linux-gnu-gcc", "qemu-user"],
    emulator: "qemu-aarch64",
    processors: &[
        ("max,sve256=on", "sve", 256),
        ("max,sve128=on", "neon", 128),
        ("max,sve384=on", "sve", 384),
        ("max,sve512=on", "sve", 512),
        ("cortex-a72", "neon", 0),
    ],
};

const RVV: Scalable = Scalable {
    compiler: "clang-16",
    options: &["--target=riscv64-linux-gnu", "-march=rv64gcv", "-pedantic", "-static", "-DSTRIDE=7u"],
    tools: &["clang-16", "riscv64-linux-gnu-gcc", "qemu-user"],
    emulator: "qemu-riscv64",
    processors: &[
        ("rv64,v=true,vext_spec=v1.0,vlen=256", "rvv", 256),
        ("rv64,v=true,vext_spec=v1.0,vlen=128", "rvv", 128),
        ("rv64,v=true,vext_spec=v1.0,vlen=512", "rvv", 512),
        ("rv64,v=true,vext_spec=v1.0,vlen=1024", "rvv", 1024),
    ],
};

/// The kernels of this machine agree with the functions for one entry, for one scheme of each family and form.
fn scalable_kernels_agree(machine: &Scalable) {
    if !needs(machine.tools) {
        return;
    }
    let ids = [&FORMS[..], &["rs-pin", "chipkill-x4", "one-56", "words-3"]].concat();
    for scheme in schemes().into_iter().filter(|scheme| ids.contains(&scheme.id.as_str())) {
        let (folder, source) = written(&scheme, &VECTORS);
        let program = program(&source, &switches(&scheme)[0], folder.path(), machine.compiler, machine.options);
        for (processor, kernel, bits) in machine.processors {
            let what = format!("{} {processor}", scheme.id);
            let text = printed(Command::new(machine.emulator).args(["-cpu", processor]).arg(&program), &what);
            let expected = format!("arrays by {kernel}, vectors of {bits} bits");
            assert!(text.contains(&expected), "{what}: {text}");
            assert_eq!(text.contains("sve ") || text.contains("rvv "), *bits > 0, "{what}: {text}");
        }
    }
}

#[test]
#[ignore = "many runs of emulators: `cargo xtask ci` makes them"]
fn kernels_for_sve_agree_with_the_functions_for_one_entry_at_every_length() {
    scalable_kernels_agree(&SVE);
}

#[test]
#[ignore = "many runs of emulators: `cargo xtask ci` makes them"]
fn kernels_for_rvv_agree_with_the_functions_for_one_entry_at_every_length() {
    scalable_kernels_agree(&RVV);
}

#[test]
#[ignore = "many runs of emulators: `cargo xtask ci` makes them"]
fn a_wrong_table_and_a_short_mask_of_a_vector_are_found() {
    for machine in [SVE, RVV].iter().filter(|machine| needs(machine.tools)) {
        let (folder, source) = written(&builtin("hsiao-39-32").expect("shipped").scheme(), &VECTORS);
        let text = source.vectors.as_deref().expect("asked for");
        let table = text.find("_NIBBLES[").expect("a table");
        let second = table + text[table..].find("0x00u, 0x").expect("a product of nibble 1") + 9;
        let value = u8::from_str_radix(&text[second..second + 2], 16).expect("a number");
        let wrong = [
            format!("{}{:02x}{}", &text[..second], value ^ 0x15, &text[second + 2..]),
            // The masks of the panel's words and of the entries in a step.
            text.replace("(512u - at) : 0u", "(504u - at) : 0u"),
            text.replace("64u - i", "63u - i"),
        ];
        for wrong in wrong {
            assert_ne!(wrong, text);
            std::fs::write(folder.path().join(format!("{}_vectors.c", source.stem)), wrong).expect("writable");
            let program = program(&source, &[], folder.path(), machine.compiler, machine.options);
            let mut command = Command::new(machine.emulator);
            let output = command.args(["-cpu", machine.processors[0].0]).arg(program).output().expect("it starts");
            let text = String::from_utf8_lossy(&output.stdout);
            assert!(!output.status.success() && text.contains("line"), "{}: {text}", machine.emulator);
        }
    }
}

#[test]
#[ignore = "many runs of compilers: `cargo xtask ci` makes them"]
fn a_wrong_number_in_a_table_of_long_codewords_is_found() {
    if !needs(&["gcc"]) {
        return;
    }
    let definitions = format!("-I{}", Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/by_definition").display());
    let scheme = schemes().into_iter().find(|scheme| scheme.id == "one-1000").expect("one of them");
    let (folder, source) = written(&scheme, &VECTORS);
    let text = source.vectors.as_deref().expect("asked for");
    // Blocks of AVX-512: the first that change fields, those of the second register, and a part's for a check byte. Products of AVX2: those
    // of the second and of the last 16 symbols, of a step of halving, and of a check byte.
    let blocks = [("MATRICES", 3), ("MATRICES", 9), ("MATRICES", 50)];
    let products = [4, 28, 32, 48].map(|block| ("MULTIPLES", 32 * block + 1));
    let others = [("COLUMNS", 0), ("COLUMNS", 255), ("KEPT", 0)];
    for (table, index) in blocks.into_iter().chain(products).chain(others) {
        let wrong = with_wrong_number(text, table, index);
        std::fs::write(folder.path().join(format!("{}_vectors.c", source.stem)), wrong).expect("writable");
        let program = program(&source, &[], folder.path(), "gcc", &[&definitions, "-DSTRIDE=7u", "-Wno-psabi"]);
        let output = Command::new(program).output().expect("it starts");
        assert!(!output.status.success(), "{table}[{index}]: {}", String::from_utf8_lossy(&output.stdout));
    }
}

#[test]
#[ignore = "many runs of compilers: `cargo xtask ci` makes them"]
fn the_stack_of_the_kernels_is_at_most_what_the_header_says() {
    for compiler in ["gcc", "clang"].into_iter().filter(|compiler| needs(&[*compiler])) {
        let widest = ["one-1152", "one-1000", "words-64", "chipkill-x4", "hsiao-39-32"];
        for scheme in schemes().into_iter().filter(|scheme| widest.contains(&scheme.id.as_str())) {
            let (folder, source) = written(&scheme, &VECTORS);
            let stem = format!("{}_vectors", source.stem);
            let mut command = Command::new(compiler);
            command.args(["-std=c99", "-O2", "-fstack-usage", "-c"]).arg(format!("{stem}.c")).arg("-o");
            compile(command.arg(format!("{stem}.o")).current_dir(folder.path()));
            let usage = std::fs::read_to_string(folder.path().join(format!("{stem}.su"))).expect("a list of functions");
            let bytes = |line: &str| line.split('\t').nth(1).and_then(|bytes| bytes.parse::<usize>().ok());
            let most = usage.lines().filter_map(bytes).max().expect("functions");
            let (_, rest) = source.header.split_once("Their stack:").expect("a remark");
            let stated = rest.split_whitespace().find_map(|word| word.parse::<usize>().ok()).expect("a number");
            assert!(most <= stated && stated < 2 * most + 4096, "{} {compiler}: {most} of {stated}", scheme.id);
        }
    }
}

#[test]
fn kernels_in_rust_agree_with_the_functions_for_one_entry() {
    rust_kernels_agree(&["trio"]);
}

#[test]
#[ignore = "many runs of compilers: `cargo xtask ci` makes them"]
fn kernels_in_rust_agree_with_the_functions_for_one_entry_for_every_shape() {
    rust_kernels_agree(&FORMS);
}

/// Compares the kernels of these schemes on this machine and on an emulated AArch64.
fn rust_kernels_agree(ids: &[&str]) {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let cross = [
        "--target",
        "aarch64-unknown-linux-gnu",
        "-C",
        "linker=aarch64-linux-gnu-gcc",
        "-C",
        "target-feature=+crt-static",
    ];
    let emulated = needs_in_ci(&["aarch64-linux-gnu-gcc", "qemu-user"]);
    let ways: [(&[&str], &str, &str); 2] =
        [(&[], "", if cfg!(target_arch = "x86_64") { "avx2" } else { "neon" }), (&cross, "qemu-aarch64", "neon")];
    for scheme in schemes().into_iter().filter(|scheme| ids.contains(&scheme.id.as_str())) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let module = rust::module(&scheme, Prelude::Inline, &VECTORS).expect("a byte layout");
        std::fs::write(folder.path().join("scheme.rs"), format!("#![allow(dead_code)]\n{module}")).expect("writable");
        let main = folder.path().join("main.rs");
        std::fs::write(&main, include_str!("../vectors.rs.txt")).expect("writable");
        for (options, runner, kernel) in ways.iter().filter(|(_, runner, _)| runner.is_empty() || emulated) {
            let program = folder.path().join(format!("program{}", options.len()));
            let mut command = Command::new(&rustc);
            command.args(["--edition", "2024", "-O", "-D", "warnings"]).args(*options);
            compile(command.arg(&main).arg("-o").arg(&program));
            let mut run = Command::new(if runner.is_empty() { program.as_path() } else { Path::new(runner) });
            if !runner.is_empty() {
                run.arg(&program);
            }
            let text = printed(&mut run, &scheme.id);
            assert!(text.contains(kernel), "{}: {text}", scheme.id);
        }
    }
}
