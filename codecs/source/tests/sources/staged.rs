//! Tests that the emitted C and Rust of several stages encode and decode as the oracle does, stage by stage.

use crate::c::{STRICT, piped};
use crate::support::compile;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_oracle::stages::{Layer, Pipeline};
use eccforge_oracle::{Oracle, by_id};
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::rust::{self, Prelude};
use eccforge_source::{Options, staged};
use std::process::Command;
use xtask::needs;

/// Nine words of four beats, whose data bits are those of eight entries of Trio; the inner code may report.
fn stages(flag: &str) -> Stages {
    let text = format!(
        "eccforge-stages: 1\nid: two-codes\nname: Two codes\nsource: s\nstages:\n  - {{id: inner, scheme: ni-secded, copies: 9, \
         flag: {flag}}}\n  - {{id: outer, scheme: trio, copies: 8, reads: {{explicit: [{}]}}}}\n",
        (0..8)
            .map(|copy| format!(
                "[{}]",
                (0..288).map(|bit| ((bit * 8 + copy) * 5 % 2304).to_string()).collect::<Vec<_>>().join(", ")
            ))
            .collect::<Vec<_>>()
            .join(", ")
    );
    let find = |id: &str| -> eccforge_files::diagnostic::Checked<Scheme> { Ok(builtin(id).expect("shipped").scheme()) };
    Stages::from_text(&SourceFile::new("stages.yaml", text), None, &find).unwrap_or_else(|e| panic!("{e}"))
}

fn pipeline(stages: &Stages, tells: bool) -> Pipeline {
    let oracle = |id: &str| -> Oracle { by_id(id).expect("an oracle") };
    let layer = |stage: &eccforge_scheme::stages::Stage| Layer {
        code: oracle(stage.scheme.id()),
        copies: stage.copies,
        from: stage.reads.clone(),
        tells: tells && stage.id == "inner",
        erases: None,
    };
    Pipeline { layers: stages.stages.iter().map(layer).collect() }
}

/// Bits of words of `size` bits as bytes, each word in whole bytes.
fn bytes(bits: &[bool], size: usize, msb_first: bool) -> Vec<u8> {
    let byte = |bits: &[bool]| {
        bits.iter().enumerate().fold(0u8, |all, (i, bit)| all | u8::from(*bit) << if msb_first { 7 - i } else { i })
    };
    bits.chunks(size).flat_map(|word| word.chunks(8).map(byte).collect::<Vec<_>>()).collect()
}

/// Encodes data, adds an error to the cells, and decodes.
const C_MAIN: &str = r#"
#include <stdio.h>
#include <string.h>
int main(void) {
    static uint8_t data[U_DATA_BYTES], cells[U_CELL_BYTES], check[U_CHECK_BYTES], error[U_CELL_BYTES + U_CHECK_BYTES], status[U_BLOCKS];
    size_t i;
    while (fread(data, 1, sizeof data, stdin) == sizeof data) {
        if (fread(error, 1, sizeof error, stdin) != sizeof error) return 1;
        s_encode(data, cells, check);
        fwrite(cells, 1, sizeof cells, stdout);
        fwrite(check, 1, sizeof check, stdout);
        for (i = 0; i < sizeof cells; i++) cells[i] ^= error[i];
        for (i = 0; i < sizeof check; i++) check[i] ^= error[sizeof cells + i];
        memset(data, 0, sizeof data);
        (void)s_decode(cells, check, data, status);
        fwrite(data, 1, sizeof data, stdout);
        fwrite(status, 1, sizeof status, stdout);
    }
    return 0;
}
"#;

const RUST_MAIN: &str = r#"
use std::io::{Read, Write};
fn main() {
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input).unwrap();
    let mut output = Vec::new();
    for record in input.chunks_exact(DATA_BYTES + CELL_BYTES + CHECK_BYTES) {
        let (mut cells, mut check) = encode(record.first_chunk().unwrap());
        output.extend(cells);
        output.extend(check);
        cells.iter_mut().zip(&record[DATA_BYTES..]).for_each(|(cell, error)| *cell ^= error);
        check.iter_mut().zip(&record[DATA_BYTES + CELL_BYTES..]).for_each(|(cell, error)| *cell ^= error);
        let (data, status) = decode(&cells, &check);
        output.extend(data);
        output.extend(status.map(|status| status as u8));
    }
    std::io::stdout().write_all(&output).unwrap();
}
"#;

/// Both languages, flags and bit orders (long: one comparison with the oracle).
#[test]
fn emitted_stages_encode_and_decode_as_the_oracle() {
    for (flag, msb_first) in [("none", false), ("severity", true)] {
        let stages = stages(flag);
        let oracle = pipeline(&stages, flag == "severity");
        let (mut input, mut output, mut random) = (Vec::new(), Vec::new(), SplitMix64::new(3));
        let (mut seen, g) = ([0; 3], stages.stages[0].scheme.geometry());
        for round in 0..40 {
            let data: Vec<bool> = (0..8 * 256).map(|_| random.bits() & 1 == 1).collect();
            let cells = oracle.encode(&data);
            let mut read = cells.clone();
            (0..round * 3).for_each(|_| read[random.below(cells.len())] ^= true);
            let parts = |entry: &[bool]| -> Vec<u8> {
                let of = |places: &[usize]| {
                    entry
                        .chunks(g.bits())
                        .flat_map(|word| places.iter().map(|bit| word[*bit]).collect::<Vec<_>>())
                        .collect::<Vec<_>>()
                };
                let (d, c) = (g.data_bits(), g.check_bits());
                [bytes(&of(&d), d.len(), msb_first), bytes(&of(&c), c.len(), msb_first)].concat()
            };
            let error: Vec<bool> = cells.iter().zip(&read).map(|(a, b)| a ^ b).collect();
            input.extend([bytes(&data, 256, msb_first), parts(&error)].concat());
            let result = oracle.read(&read, &data);
            let status = result.blocks.iter().map(|block| if block.refused { 2u8 } else { u8::from(block.corrected) });
            let status: Vec<u8> = status.collect();
            status.iter().for_each(|status| seen[usize::from(*status)] += 1);
            output.extend([parts(&cells), bytes(&result.delivered, 256, msb_first), status].concat());
        }
        // Every block has bits of every inner word: if one is uncorrectable and reported, no block is corrected.
        assert!(seen[0] > 0 && seen[2] > 20 && (seen[1] > 0 || flag == "severity"), "{seen:?}");
        let options = Options { msb_first, prefix: Some("s".into()), ..Options::default() };
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = |name: &str| folder.path().join(name);
        let files = staged::c(&stages, &options).expect("a byte layout");
        files.iter().for_each(|(name, text)| std::fs::write(path(name), text).expect("writable"));
        if needs(&["gcc"]) {
            std::fs::write(path("main.c"), format!("#include \"s.h\"\n{}", C_MAIN.replace("U_", "S_")))
                .expect("writable");
            let sources =
                files.iter().map(|(name, _)| path(name)).filter(|path| path.extension().is_some_and(|e| e == "c"));
            let mut gcc = Command::new("gcc");
            compile(
                gcc.args(STRICT)
                    .args(["-std=c99", "-Wconversion", "-o"])
                    .arg(path("c"))
                    .arg(path("main.c"))
                    .args(sources),
            );
            assert!(piped(&mut Command::new(path("c")), &input) == output, "C, {flag}");
        }
        let module = staged::rust(&stages, &options).expect("a byte layout");
        std::fs::write(path("memory.rs"), module).expect("writable");
        let main = format!(
            "#[deny(warnings)]\nmod memory;\nuse memory::{{CELL_BYTES, CHECK_BYTES, DATA_BYTES, decode, encode}};\n{RUST_MAIN}"
        );
        std::fs::write(path("main.rs"), main).expect("writable");
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        compile(Command::new(rustc).args(["--edition", "2024", "-o"]).arg(path("rust")).arg(path("main.rs")));
        assert!(piped(&mut Command::new(path("rust")), &input) == output, "Rust, {flag}");
    }
}

/// Also a code of one check bit, whose decoder needs no list of syndromes.
#[test]
fn emitted_rust_passes_clippy() {
    if !needs(&["clippy-driver"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let parity = "eccforge: 1\nid: parity\nname: p\nsource: s\nentry: {beats: 1, data-pins: 8, check-pins: 1}\ncodewords: 1\n\
                  layout: identity\ncode: {columns: [1, 1, 1, 1, 1, 1, 1, 1, 1]}\ncorrects: []\non-detection: due\n";
    let parity = Scheme::from_text(&SourceFile::new("p.yaml", parity), None).unwrap_or_else(|e| panic!("{e}"));
    let write_crc = include_str!("../../../../verify/published/schemes/ddr4-write-crc.yaml");
    let write_crc = Scheme::from_text(&SourceFile::new("w.yaml", write_crc), None).unwrap_or_else(|e| panic!("{e}"));
    let trio = builtin("trio").expect("shipped").scheme();
    let one = |scheme| rust::module(scheme, Prelude::Inline, &Options::default()).expect("a byte layout");
    for scheme in [&parity, &write_crc] {
        assert!(!one(scheme).contains("burst"), "{} only detects", scheme.id);
    }
    let several = staged::rust(&stages("severity"), &Options::default()).expect("a byte layout");
    for (at, text) in [one(&parity), one(&write_crc), one(&trio), several].iter().enumerate() {
        let path = |name: String| folder.path().join(name);
        std::fs::write(path(format!("m{at}.rs")), text).expect("writable");
        let mut clippy = Command::new("clippy-driver");
        clippy.args([
            "--edition",
            "2024",
            "--crate-type",
            "lib",
            "--emit",
            "metadata",
            "-D",
            "warnings",
            "-D",
            "clippy::all",
        ]);
        clippy.arg("-o").arg(path(format!("m{at}.rmeta"))).arg(path(format!("m{at}.rs")));
        compile(&mut clippy);
    }
}
