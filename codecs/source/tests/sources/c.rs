//! Tests that the generated C compiles without a warning as C99 with gcc and clang, is usable from C++, and gives the results of
//! the interpreted circuit and of the oracle.
//!
//! One driver program per scheme reads received entries, decodes them by the byte-wise and the lane functions, and writes the
//! results. A compiler that is missing fails the test where CI=true and is named otherwise.

use crate::support::{Cases, EntryShape, compile};
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin, builtins, library};
use eccforge_source::{Options, c, tree};
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use xtask::{needs, needs_in_ci};

pub const LANES: Options = Options {
    prefix: None,
    lanes: true,
    constant_time: false,
    vectors: false,
    msb_first: false,
    budget: None,
    dpi: false,
    vpi: false,
};
pub const STRICT: [&str; 4] = ["-Wall", "-Wextra", "-pedantic", "-Werror"];

/// Schemes for the forms that no built-in scheme has: more than 64 check bits in codewords that are not whole bytes, an extended BCH
/// code, a Reed-Solomon code in reverse order with patterns outside its symbols,
/// two codes with a constant on the stored word, and data of 4, 12, 57 and 221 bits.
pub const OTHERS: [&str; 9] = [
    "eccforge: 1\nid: other-bits\nname: b\nsource: s\nentry: {beats: 16, data-pins: 16, check-pins: 6}\ncodewords: 16\n\
     layout: identity\ncode: {hsiao: {k: 16}}\ncorrects: [bits]\nsanity-check: lane\n",
    "eccforge: 1\nid: other-bch\nname: b\nsource: s\nentry: {beats: 1, data-pins: 32, check-pins: 13}\ncodewords: 1\n\
     layout: identity\ncode: {bch: {k: 32, polynomial: 0x43, errors: 2, extended: true}}\ncorrects: [bits, any: {bits: 2}]\n",
    "eccforge: 1\nid: other-rs\nname: r\nsource: s\nentry: {beats: 1, data-pins: 72, check-pins: 24}\ncodewords: 1\n\
     layout: identity\ncode: {reed-solomon: {polynomial: 0x11D, symbols: 12, check-symbols: 3, first-power: 1, locators: {logs: \
     [11,10,9,8,7,6,5,4,3,2,1,0]}}}\ncorrects: [code-symbols: {up-to: 1}, patterns: [[7, 8], [15, 16, 24]]]\n",
    "eccforge: 1\nid: other-constants\nname: b\nsource: s\nentry: {beats: 16, data-pins: 16, check-pins: 6}\ncodewords: 16\n\
     layout: identity\ncode: {hsiao: {k: 16}}\ncorrects: [bits]\nconstant: {check: 0x123456789abcdef0f1e2d3c4}\n",
    "eccforge: 1\nid: other-constant\nname: b\nsource: s\nentry: {beats: 1, data-pins: 32, check-pins: 7}\ncodewords: 1\n\
     layout: identity\ncode: {hsiao: {k: 32}}\ncorrects: [bits]\nconstant: {check: 7'b101_0110, data: 0x80000001}\n",
    "eccforge: 1\nid: other-4\nname: n\nsource: s\nentry: {beats: 1, data-pins: 4, check-pins: 4}\ncodewords: 1\n\
     layout: identity\ncode: {hsiao: {k: 4}}\ncorrects: [bits]\n",
    "eccforge: 1\nid: other-12\nname: n\nsource: s\nentry: {beats: 1, data-pins: 12, check-pins: 6}\ncodewords: 1\n\
     layout: identity\ncode: {hsiao: {k: 12}}\ncorrects: [bits]\nconstant: {check: 0x2B}\n",
    "eccforge: 1\nid: other-57\nname: n\nsource: s\nentry: {beats: 1, data-pins: 57, check-pins: 7}\ncodewords: 1\n\
     layout: identity\ncode: {hsiao: {k: 57}}\ncorrects: [bits]\n",
    "eccforge: 1\nid: other-221\nname: n\nsource: s\nentry: {beats: 13, data-pins: 17, check-pins: 6}\ncodewords: 13\n\
     layout: identity\ncode: {hsiao: {k: 17}}\ncorrects: [bits]\nsanity-check: lane\n",
];

/// Decodes every entry of standard input twice: as one entry, and in lanes of 64 (long: the text of a C program).
pub fn driver(stem: &str, shape: &EntryShape) -> String {
    let upper = stem.to_uppercase();
    let (bytes, lanes) = match shape.enables {
        0 => ("", ""),
        _ => (", enables", "enable_lanes, "),
    };
    format!(
        r#"#include "{stem}.h"
#include <stdio.h>
#include <string.h>
#define DB {upper}_DATA_BYTES
#define CB {upper}_CHECK_BYTES
static uint8_t data[64][DB], check[64][CB], status[64];
static uint64_t lanes[{upper}_ENTRY_BITS], planes[{upper}_DATA_BITS], sums[{upper}_CHECK_BITS];
static const uint16_t order[{upper}_ENTRY_BITS] = {{{order}}};
int main(void) {{
    const uint8_t enables[8] = {{1, 1, 1, 1, 1, 1, 1, 1}};
    const uint64_t enable_lanes[8] = {{~(uint64_t)0, ~(uint64_t)0, ~(uint64_t)0, ~(uint64_t)0, ~(uint64_t)0, ~(uint64_t)0, ~(uint64_t)0, ~(uint64_t)0}};
    size_t e, i;
    (void)enables; (void)enable_lanes;
    if ({stem}_encode_array(&data[0][0], DB + 1, &check[0][0], CB) != ECC_WRONG_LENGTH) return 3;
    if ({stem}_decode_array(&data[0][0], DB, &check[0][0], 2 * CB, status{bytes}) != ECC_WRONG_LENGTH) return 3;
    for (;;) {{
        uint8_t bits[64][CB], expected[CB];
        uint64_t corrected, uncorrectable;
        for (e = 0; e < 64; e++) {{
            if (fread(data[e], 1, DB, stdin) != DB) return 0;
            if (fread(check[e], 1, CB, stdin) != CB) return 1;
        }}
        {{
            size_t wrong = 0, expected = 0, count, bit;
            uint16_t places[{upper}_MOST_FLIPS];
            uint8_t d[DB], c[CB], syndrome[CB];
            if ({stem}_check_array(&data[0][0], sizeof data - 1, &check[0][0], sizeof check, &wrong) != ECC_WRONG_LENGTH) return 7;
            if ({stem}_check_array(&data[0][0], sizeof data, &check[0][0], sizeof check, &wrong) != ECC_CLEAN) return 7;
            for (e = 0; e < 64; e++) {{
                unsigned any = 0;
                memcpy(d, data[e], DB);
                memcpy(c, check[e], CB);
                {stem}_syndrome(d, c, syndrome);
                for (i = 0; i < CB; i++) any |= syndrome[i];
                expected += any != 0;
                if ((any == 0) != {stem}_check(d, c)) return 8;
                if (({stem}_decode_report(d, c{bytes}, places, &count) == ECC_CORRECTED) != (count != 0)) return 8;
                for (i = 0; i < count; i++) {{
                    bit = places[i] < {upper}_DATA_BITS ? places[i] : places[i] - {upper}_DATA_BITS;
                    (places[i] < {upper}_DATA_BITS ? d : c)[bit / 8] ^= (uint8_t)(1u << bit % 8);
                }}
                if (memcmp(d, data[e], DB) != 0 || memcmp(c, check[e], CB) != 0) return 9;
            }}
            if (wrong != expected) return 10;
        }}
        memset(lanes, 0, sizeof lanes);
        memset(planes, 0, sizeof planes);
        for (e = 0; e < 64; e++) {{
            for (i = 0; i < {upper}_DATA_BITS; i++) planes[i] |= (uint64_t)(data[e][i / 8] >> (i % 8) & 1) << e;
            for (i = 0; i < {upper}_ENTRY_BITS; i++) {{
                const unsigned place = order[i];
                const uint8_t *bytes = place < {upper}_DATA_BITS ? data[e] : check[e];
                const unsigned bit = place < {upper}_DATA_BITS ? place : place - {upper}_DATA_BITS;
                lanes[i] |= (uint64_t)(bytes[bit / 8] >> (bit % 8) & 1) << e;
            }}
        }}
        /* Lanes: the same check bits as byte by byte. */
        {stem}_encode_lanes(planes, sums);
        memset(bits, 0, sizeof bits);
        for (e = 0; e < 64; e++) {{
            for (i = 0; i < {upper}_CHECK_BITS; i++) bits[e][i / 8] |= (uint8_t)((sums[i] >> e & 1) << (i % 8));
            {stem}_encode(data[e], expected);
            if (memcmp(expected, bits[e], CB) != 0) return 4;
        }}
        {stem}_decode_lanes(lanes, {lanes}&corrected, &uncorrectable);
        {stem}_decode_array(&data[0][0], sizeof data, &check[0][0], sizeof check, status{bytes});
        for (e = 0; e < 64; e++) {{
            const unsigned from_lanes = (unsigned)((corrected >> e & 1) | (uncorrectable >> e & 1) << 1);
            if (from_lanes != status[e]) return 5;
            for (i = 0; i < {upper}_ENTRY_BITS; i++) {{
                const unsigned place = order[i];
                const uint8_t *bytes = place < {upper}_DATA_BITS ? data[e] : check[e];
                const unsigned bit = place < {upper}_DATA_BITS ? place : place - {upper}_DATA_BITS;
                if ((bytes[bit / 8] >> (bit % 8) & 1) != (lanes[i] >> e & 1)) return 6;
            }}
            fwrite(&status[e], 1, 1, stdout);
            fwrite(data[e], 1, DB, stdout);
            fwrite(check[e], 1, CB, stdout);
        }}
    }}
}}
"#,
        order = shape.order.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    )
}

fn run(program: &Path, input: &[u8]) -> Vec<u8> {
    piped(&mut Command::new(program), input)
}

/// The output of a program for an input.
pub fn piped(program: &mut Command, input: &[u8]) -> Vec<u8> {
    let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the driver runs");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the driver ends");
    writer.join().expect("the writer ends").expect("the driver reads all");
    assert!(output.status.success(), "{program:?}: {}", output.status);
    output.stdout
}

#[test]
fn every_shipped_scheme_compiles_cleanly_and_decodes_as_its_circuit_and_oracle() {
    let gcc = needs(&["gcc"]);
    let clang = needs_in_ci(&["clang"]);
    let cpp = needs_in_ci(&["g++"]);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let shipped = builtins().iter().map(|builtin| builtin.scheme());
    let others = OTHERS.map(|text| Scheme::from_text(&SourceFile::new("other.yaml", text), None).expect("a scheme"));
    for scheme in xtask::cases(shipped.chain(others), [6, 2]) {
        let source = c::source(&scheme, c::Regenerate::Tree, &LANES).expect("shipped schemes have a byte layout");
        let path = |ending: &str| folder.path().join(format!("{}{ending}", source.stem));
        source.files().iter().for_each(|(name, text)| {
            std::fs::write(folder.path().join(name), text).expect("writable");
        });
        let shape = EntryShape::of(&scheme);
        std::fs::write(path("_driver.c"), driver(&source.stem, &shape)).expect("writable");
        if clang {
            let mut clang = Command::new("clang");
            compile(clang.args(STRICT).args(["-std=c99", "-fsyntax-only"]).args([path(".c"), path("_lanes.c")]));
        }
        if cpp {
            // The header alone, from C++.
            let user = format!(
                "#include \"{}.h\"\nint main() {{ return {}_HASH[0] == 0; }}\n",
                source.stem,
                source.stem.to_uppercase()
            );
            std::fs::write(path("_user.cpp"), user).expect("writable");
            compile(Command::new("g++").args(STRICT).arg("-fsyntax-only").arg(path("_user.cpp")));
        }
        if gcc {
            for part in ["", "_lanes"] {
                let mut gcc = Command::new("gcc");
                let flags = ["-std=c99", "-O0", "-Wconversion", "-ffreestanding", "-c"];
                let [from, to] = [".c", ".o"].map(|ending| path(&format!("{part}{ending}")));
                compile(gcc.args(STRICT).args(flags).arg(from).arg("-o").arg(to));
            }
            compile(
                Command::new("gcc")
                    .args(STRICT)
                    .arg("-std=c99")
                    .arg("-fno-strict-aliasing")
                    .arg(path("_driver.c"))
                    .args([path(".o"), path("_lanes.o")])
                    .arg("-o")
                    .arg(path("")),
            );
            for cases in [Cases::of(&scheme, 64 * 20), Cases::patterns(&scheme)] {
                assert!(run(&path(""), &cases.received) == cases.decoded, "{}", scheme.id);
            }
        }
    }
}

#[test]
fn the_committed_c_files_are_those_that_this_test_compiles() {
    let files = tree::files();
    for builtin in builtins() {
        let source = c::source(&builtin.scheme(), c::Regenerate::Tree, &LANES).expect("shipped");
        for (name, text) in source.files() {
            let path = format!("c/{name}");
            assert!(files.iter().any(|f| f.path == path && f.text == text), "{path}");
        }
    }
}

/// The advisory rules of MISRA C:2012 that the sources do not follow: several returns, unused macros of the header, objects that
/// could be local, functions that could be local, several declarators, precedence, conversions of enumerations.
const ADVISORY: [&str; 8] = ["2.5", "8.7", "8.9", "10.5", "12.1", "12.3", "15.5", "18.4"];

/// Schemes that cover every template.
const MISRA: [&str; 9] = [
    "hsiao-39-32",
    "sec-ded-daec-72-64",
    "dec-bch-78-64",
    "ni-sec2bec",
    "trio-confirmed",
    "duet-trio",
    "chipkill-x4",
    "rs-pin",
    "rs-dsc",
];

#[test]
#[ignore = "many runs of compilers: `cargo xtask ci` makes them"]
fn every_required_rule_of_misra_that_cppcheck_knows_is_kept() {
    if !needs(&["cppcheck"]) {
        return;
    }
    let constant = Options { prefix: Some("constant".into()), constant_time: true, ..Options::default() };
    let forms = MISRA.iter().map(|id| (*id, Options::default())).chain([("hsiao-22-16", constant)]);
    for (id, options) in forms {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let scheme = builtin(id).expect("shipped").scheme();
        let source = c::source(&scheme, c::Regenerate::Emit, &options).expect("a byte layout");
        source.files().iter().for_each(|(name, text)| {
            std::fs::write(folder.path().join(name), text).expect("writable");
        });
        let mut cppcheck = Command::new("cppcheck");
        cppcheck.args(["-q", "--addon=misra", "--std=c99", "--template={file}:{line}: {id}", "."]);
        let output = cppcheck.current_dir(folder.path()).output().expect("cppcheck runs");
        let found = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(found.contains("misra-c2012-15.5"), "{id}: the addon reports nothing:\n{found}");
        let advisory = |line: &str| line.rsplit_once("misra-c2012-").is_some_and(|(_, rule)| ADVISORY.contains(&rule));
        let required: Vec<&str> = found.lines().filter(|line| line.contains(": ") && !advisory(line)).collect();
        assert!(required.is_empty(), "{id}: {}", required.join("\n"));
    }
}

/// A code that only detects uses no argument of its locator.
#[test]
fn codes_that_only_detect_compile_without_a_warning_and_name_their_command() {
    if !needs(&["gcc"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let scheme = library::scheme_by_id("ddr4-write-crc").expect("shipped");
    let options = Options { prefix: Some("crc".into()), msb_first: true, ..Options::default() };
    let source = c::source(&scheme, c::Regenerate::Emit, &options).expect("a byte layout");
    assert!(source.source.contains("Regenerate: eccforge emit c ddr4-write-crc --prefix crc --bit-order msb\n"));
    for (name, text) in source.files() {
        std::fs::write(folder.path().join(name), text).expect("writable");
    }
    let mut gcc = Command::new("gcc");
    gcc.args(["-std=c99", "-c", "crc.c"]).args(STRICT).current_dir(folder.path());
    let output = gcc.output().expect("gcc runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn prefixed_and_constant_time_sources_share_one_translation_unit_and_decode_alike() {
    if !needs(&["gcc"]) {
        return;
    }
    let scheme = builtins().iter().find(|b| b.id == "hsiao-39-32").expect("shipped").scheme();
    decode_alike(&scheme);
    decode_alike(&scheme.with_constant(scheme.geometry.check_bits().split_off(2)));
}

fn decode_alike(scheme: &Scheme) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (prefix, constant_time) in [("tables", false), ("logic", true)] {
        let options = Options { prefix: Some(prefix.into()), constant_time, ..Options::default() };
        let source = c::source(scheme, c::Regenerate::Emit, &options).expect("a byte layout");
        source.files().iter().for_each(|(name, text)| {
            std::fs::write(folder.path().join(name), text).expect("writable");
        });
    }
    let user = r#"#include "tables.c"
#include "logic.c"
int main(void) {
    uint32_t data, first, second;
    for (first = 0; first < 39; first++) {
        for (second = first; second < 39; second++) {
            uint64_t word = (uint64_t)tables_encode_word(0x12345678u) << 32 | 0x12345678u;
            uint8_t check, other;
            uint32_t copy;
            word ^= (uint64_t)1 << first;
            if (second != first) word ^= (uint64_t)1 << second;
            data = copy = (uint32_t)word;
            check = other = (uint8_t)(word >> 32);
            if (tables_decode_word(&data, &check) != (second == first ? ECC_CORRECTED : ECC_UNCORRECTABLE)) return 1;
            if (logic_decode_word(&copy, &other) != (second == first ? ECC_CORRECTED : ECC_UNCORRECTABLE)) return 2;
            if (data != copy || check != other || (second == first && data != 0x12345678u)) return 3;
        }
    }
    return logic_encode_word(5u) != tables_encode_word(5u);
}
"#;
    std::fs::write(folder.path().join("user.c"), user).expect("writable");
    let program = folder.path().join("user");
    let mut gcc = Command::new("gcc");
    compile(gcc.args(STRICT).arg("-std=c99").arg(folder.path().join("user.c")).arg("-o").arg(&program));
    assert!(run(&program, &[]).is_empty());
}
