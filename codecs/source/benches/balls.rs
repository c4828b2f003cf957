//! `cargo bench -p eccforge-source --bench balls`: emitted decoders of balls against memcpy and reading, in one run of one core.
//! `-- RS` measures only the codes whose names contain this word.
//!
//! Each figure is the best of nine rounds, in gigabytes of data a second of processor time. The data of 400 KB stay in the second-level
//! cache, those of 100 MB are in memory. With `CC` another compiler than `cc` is measured.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_source::{Options, algebraic};
use std::path::Path;
use std::process::Command;

/// Bytes of data in the second-level cache and in memory.
const BYTES: [usize; 2] = [400_000, 100_000_000];

/// A code to measure.
struct Measured {
    name: &'static str,
    /// Data and check pins.
    pins: [usize; 2],
    code: &'static str,
    corrects: &'static str,
    symbol_bits: usize,
    /// The numbers of wrong symbols to decode.
    wrong: &'static [usize],
}

const CODES: [Measured; 3] = [
    Measured {
        name: "BCH 512 bytes, t = 4",
        pins: [4096, 52],
        code: "bch: {k: 4096, polynomial: 0x201b, errors: 4}",
        corrects: "any: {bits: 4}",
        symbol_bits: 1,
        wrong: &[1, 4],
    },
    Measured {
        name: "BCH 512 bytes, t = 8",
        pins: [4096, 104],
        code: "bch: {k: 4096, polynomial: 0x201b, errors: 8}",
        corrects: "any: {bits: 8}",
        symbol_bits: 1,
        wrong: &[1, 8],
    },
    Measured {
        name: "RS(255,223)",
        pins: [1784, 256],
        code: "reed-solomon: {polynomial: 0x187, symbols: 255, check-symbols: 32, first-power: 112}",
        corrects: "code-symbols: {up-to: 16}",
        symbol_bits: 8,
        wrong: &[1, 16],
    },
];

fn main() {
    println!(
        "| code | decoder | data | memcpy | reading | encode | check | decode, wrong symbols | of memcpy | check of reading |"
    );
    println!("|---|---|---:|---:|---:|---:|---:|---|---|---:|");
    // Cargo adds options of its own.
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    for measured in CODES.into_iter().filter(|measured| measured.name.contains(&wanted)) {
        for vectors in [false, true] {
            let folder = tempfile::tempdir().expect("a temporary folder");
            build(&measured, vectors, folder.path());
            // A portable decoder is slower than memory, so the place of its data makes no difference, and 100 MB take minutes.
            let sizes = if vectors { &BYTES[..] } else { &BYTES[..1] };
            for &bytes in sizes {
                row(&measured, if vectors { "vectors" } else { "portable" }, bytes, folder.path());
            }
        }
    }
}

/// Emits the decoder of a code and compiles it with the program that measures it.
fn build(measured: &Measured, vectors: bool, folder: &Path) {
    let Measured { pins: [k, r], code, corrects, symbol_bits, .. } = measured;
    let text = format!(
        "eccforge: 1\nid: ball\nname: b\nsource: s\nentry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\n\
         codewords: 1\nlayout: identity\ncode: {{{code}}}\ncorrects: [{corrects}]\n"
    );
    let scheme = Algebraic::from_text(&SourceFile::new("ball.yaml", text)).expect("a scheme").expect("a ball");
    let options = Options { vectors, ..Options::default() };
    let source = algebraic::c(&scheme, &options).expect("a decoder");
    for (file, text) in source.files() {
        std::fs::write(folder.join(file), text).expect("writable");
    }
    let mut cc = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
    cc.args(["-std=c99", "-O3", "-DERASED=", "-DSTEM(x)=ecc_ball_##x", "-DSIZE(x)=ECC_BALL_##x"])
        .args(["-DHEADER=\"ecc_ball.h\"", &format!("-DSYMBOL={symbol_bits}"), "-I"])
        .arg(folder)
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/balls.c"))
        .arg(folder.join("ecc_ball.c"))
        .arg("-o")
        .arg(folder.join("balls"));
    assert!(cc.status().is_ok_and(|status| status.success()), "a C compiler is needed");
}

/// Prints the figures of a decoder.
fn row(measured: &Measured, decoder: &str, bytes: usize, folder: &Path) {
    let Measured { name, wrong, .. } = measured;
    let numbers = wrong.iter().map(ToString::to_string);
    let mut program = Command::new(folder.join("balls"));
    let output = program.arg(bytes.to_string()).args(numbers).output().expect("the program starts");
    assert!(output.status.success(), "{name}: an entry is wrong ({})", output.status);
    let line = String::from_utf8_lossy(&output.stdout).into_owned();
    let figures: Vec<f64> = line.split_whitespace().map(|figure| figure.parse().expect("a number")).collect();
    let mut decoded = String::new();
    for (count, speed) in wrong.iter().zip(&figures[4..]) {
        decoded += &format!("{count}: {speed:.4}; ");
    }
    let shares: Vec<String> = figures[2..].iter().map(|speed| format!("{:.5}", speed / figures[0])).collect();
    println!(
        "| {name} | {decoder} | {} KB | {:.1} | {:.1} | {:.4} | {:.4} | {} | {} | {:.3} |",
        bytes / 1000,
        figures[0],
        figures[1],
        figures[2],
        figures[3],
        decoded.trim_end_matches("; "),
        shares.join(", "),
        figures[3] / figures[1]
    );
}
