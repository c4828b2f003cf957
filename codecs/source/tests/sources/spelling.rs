//! Tests that a code has one strategy and one cost, however its file writes it.

use crate::c::{STRICT, driver, piped};
use crate::support::{Cases, EntryShape, compile};
use crate::widths::programs;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::field::Field;
use eccforge_gf::polynomial::{bch_generator, mask};
use eccforge_scheme::Scheme;
use eccforge_source::{Budget, Options, c, rust};
use std::process::Command;
use xtask::needs;

fn scheme([k, r]: [usize; 2], code: &str, corrects: &str) -> Scheme {
    let text = format!(
        "eccforge: 1\nid: spelled\nname: n\nsource: s\nentry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\n\
         codewords: 1\nlayout: identity\ncode: {{{code}}}\ncorrects: {corrects}\n"
    );
    Scheme::from_text(&SourceFile::new("spelled.yaml", text), None).unwrap_or_else(|e| panic!("{e}"))
}

/// The columns of a code as a file lists them, with each row also added to the next one.
fn columns(scheme: &Scheme, reversed: bool) -> String {
    let mut columns = scheme.code.h.columns().to_vec();
    if reversed {
        columns.reverse();
    }
    let mixed: Vec<String> = columns.iter().map(|c| (c ^ (c << 1 & !(!0 << scheme.code.h.r()))).to_string()).collect();
    format!("columns: [{}]", mixed.join(", "))
}

/// Groups of equal codes (long: each code in each of its spellings).
///
/// A BCH code of 64 data bits in every order, as a polynomial and as columns, also shortened; then one with a parity bit.
fn spellings() -> Vec<Vec<Scheme>> {
    let sizes = [64, 14];
    let (any, listed) = ("[any: {bits: 2}]", "[bits, any: {bits: 2}]");
    let generator = mask(&bch_generator(&Field::new(0x89).expect("a field"), 2)).expect("a generator");
    let first = scheme(sizes, "bch: {k: 64, polynomial: 0x89, errors: 2}", any);
    let plain = vec![
        scheme(sizes, "bch: {k: 64, polynomial: 0x89, errors: 2, order: lsb-first}", any),
        // The reciprocal field gives the code from its other end.
        scheme(sizes, "bch: {k: 64, polynomial: 0x91, errors: 2, order: lsb-first}", listed),
        scheme(sizes, &format!("cyclic: {{k: 64, generator: {generator:#x}}}"), any),
        scheme(sizes, &format!("cyclic: {{k: 64, generator: {generator:#x}, order: lsb-first}}"), listed),
        scheme(sizes, &columns(&first, false), any),
        scheme(sizes, &columns(&first, true), any),
    ];
    let even = [32, 13];
    let extended = scheme(even, "bch: {k: 32, polynomial: 0x43, errors: 2, extended: true}", any);
    let others = vec![
        scheme(even, "bch: {k: 32, polynomial: 0x43, errors: 2, extended: true, order: lsb-first}", any),
        scheme(even, &columns(&extended, false), listed),
    ];
    // A generator that is none of a BCH code, and its code as a matrix: 32 check bits over 21 bytes, and over 40 of 33.
    let crc = scheme([168, 32], "cyclic: {k: 168, generator: 0x104C11DB7}", any);
    let matrix = vec![scheme([168, 32], &columns(&crc, false), any), scheme([168, 32], &columns(&crc, true), listed)];
    let wide = scheme([40, 33], "cyclic: {k: 40, generator: 0x104C11DB7, extended: true}", any);
    let group = |first: Scheme, rest: Vec<Scheme>| [first].into_iter().chain(rest).collect();
    let three = scheme([6, 15], "bch: {k: 6, polynomial: 0x25, errors: 3}", "[any: {bits: 3}]");
    // Shortened Fire codes: with fewer and with more than 32 check bits.
    let burst = "[adjacent: {bits: 4}]";
    let fire = scheme([64, 11], "fire: {k: 64, burst: 4, polynomial: 0x13}", burst);
    let bursts = vec![
        scheme([64, 11], "fire: {k: 64, burst: 4, polynomial: 0x13, order: lsb-first}", burst),
        scheme([64, 11], "cyclic: {k: 64, generator: 0x993}", burst),
        scheme([64, 11], &columns(&fire, false), burst),
        scheme([64, 11], &columns(&fire, true), burst),
    ];
    // The Hamming code of raw NAND flash: two parities for each digit of a bit's number, stored complemented.
    let pairs = |d: u32| (0..8).map(|j| 1 << (2 * j + (d >> j & 1))).sum::<u32>();
    let flash: Vec<String> = (0..256).map(pairs).chain((0..16).map(|i| 1 << i)).map(|c| c.to_string()).collect();
    let bits = "[bits]\nconstant: {check: 0xFFFF}";
    let flash = scheme([256, 16], &format!("columns: [{}]", flash.join(", ")), bits);
    let mixed = scheme([256, 16], &columns(&flash, false), bits);
    // Factors that are powers of the locators change the first power; a punctured code has the factors of the symbols that it lacks.
    let field = Field::new(0x11d).expect("a field");
    let factors = |of: &dyn Fn(u64) -> u32| (0..12).map(|s| of(s).to_string()).collect::<Vec<_>>().join(", ");
    let powers = factors(&|s| field.multiply(7, field.power(3 * s)));
    let lacking = factors(&|s| field.multiply(field.power(s) ^ field.power(12), field.power(s) ^ field.power(13)));
    let symbols = |keys: &str| {
        scheme([72, 24], &format!("reed-solomon: {{polynomial: 0x11d, {keys}}}"), "[code-symbols: {up-to: 1}]")
    };
    let scaled = vec![
        symbols("symbols: 12, check-symbols: 3, first-power: 5"),
        symbols(&format!("symbols: 12, check-symbols: 3, first-power: 2, multipliers: [{powers}]")),
    ];
    let shorter = vec![
        symbols("symbols: 14, check-symbols: 5, punctured: 2"),
        symbols(&format!("symbols: 12, check-symbols: 3, multipliers: [{lacking}]")),
    ];
    let long = scheme([40, 35], "fire: {k: 40, burst: 12, polynomial: 0x1053}", "[adjacent: {bits: 12}]");
    vec![
        group(first, plain),
        group(extended, others),
        group(crc, matrix),
        vec![wide],
        vec![three],
        scaled,
        shorter,
        group(fire, bursts),
        vec![long],
        vec![flash, mixed],
    ]
}

/// Golay's codes of 23 and 24 bits in both orders and as columns. The reversed columns are the columns of the reversed code.
fn golay() -> [Vec<Scheme>; 2] {
    [(11, ""), (12, ", extended: true")].map(|(r, extended)| {
        let any = "[any: {bits: 3}]";
        let code = format!("quadratic-residue: {{prime: 23{extended}}}");
        let first = scheme([12, r], &code, any);
        let reversed = scheme([12, r], &code.replace("23", "23, order: lsb-first"), any);
        let columns = [false, true].map(|end| scheme([12, r], &columns(&first, end), any));
        [first, reversed].into_iter().chain(columns).collect()
    })
}

/// The functions that locate errors, without the values of tables, and the bytes of all tables.
fn strategy(scheme: &Scheme) -> (String, String) {
    let source = c::source(scheme, c::Regenerate::Emit, &Options::default()).expect("a byte layout");
    let part = |name: &str| source.source.split(name).nth(1);
    // A table of all syndromes needs no function that locates errors.
    let locate =
        part("static size_t ecc_spelled_locate_0").or_else(|| part("ecc_spelled_correct(")).expect("a strategy");
    let flash = source.header.lines().find(|line| line.contains("Tables of one entry")).expect("a size");
    // Another order of powers is the code of another generator.
    let is_taps = |line: &&str| !line.contains("taps = ");
    let lines: Vec<&str> = locate.split("\n}\n").next().unwrap_or_default().lines().filter(is_taps).collect();
    (lines.concat(), flash.to_owned())
}

#[test]
fn a_code_has_one_strategy_and_cost_in_every_spelling() {
    for group in spellings().into_iter().chain(golay()) {
        let first = strategy(&group[0]);
        println!("{}: {}", group[0].file.text, first.1);
        group.iter().for_each(|scheme| assert_eq!(strategy(scheme), first, "{}", scheme.file.text));
    }
}

/// A program that decodes entries from its input, in C and in Rust.
const MAINS: [&str; 2] = [
    "#include <stdio.h>\nint main(void) {\n    uint8_t e[UPPER_DATA_BYTES + UPPER_CHECK_BYTES];\n    while (fread(e, 1, sizeof e, \
     stdin) == sizeof e) {\n        const uint8_t status = (uint8_t)STEM_decode(e, &e[UPPER_DATA_BYTES]);\n        (void)fwrite(\
     &status, 1, 1, stdout);\n        (void)fwrite(e, 1, sizeof e, stdout);\n    }\n    return 0;\n}\n",
    "use std::io::{Read, Write};\nfn main() {\n    let mut input = Vec::new();\n    std::io::stdin().read_to_end(&mut \
     input).unwrap();\n    for entry in input.chunks_exact(DATA_BYTES + CHECK_BYTES) {\n        let (data, check) = \
     entry.split_at(DATA_BYTES);\n        let (mut data, mut check) = (data.try_into().unwrap(), check.try_into().unwrap());\n\
     let status = decode(&mut data, &mut check) as u8;\n        let mut sums = [0; CHECK_BYTES];\n        encode(&data, &mut \
     sums);\n        assert!(status == 2 || self::check(&data, &check) && sums == check);\n        std::io::stdout().write_all(\
     &[&[status], &data[..], &check[..]].concat()).unwrap();\n    }\n}\n",
];

/// A table of all syndromes corrects both Golay codes, in both languages and with the places of the wrong bits.
#[test]
fn a_table_of_all_syndromes_decodes_as_the_circuit() {
    // Each place flips its bit back.
    let c_main = MAINS[0].replace("STEM_decode(e, &e[UPPER_DATA_BYTES]);", "REPORTED");
    let reported = "STEM_decode_report(e, &e[UPPER_DATA_BYTES], places, &count);\n        for (i = 0; i < 2u * count; i++) {\n            \
                    const size_t place = places[i % count], bit = place < UPPER_DATA_BITS ? place : 8u * UPPER_DATA_BYTES + place - \
                    UPPER_DATA_BITS;\n            e[bit / 8u] = (uint8_t)(e[bit / 8u] ^ 1u << bit % 8u);\n            if (i + 1u == count && \
                    STEM_check(e, &e[UPPER_DATA_BYTES])) return 1;\n        }";
    let c_main = c_main
        .replace("REPORTED", reported)
        .replace("main(void) {", "main(void) {\n    uint16_t places[UPPER_MOST_FLIPS];\n    size_t count, i;");
    for scheme in golay().into_iter().flatten() {
        let text = c::source(&scheme, c::Regenerate::Emit, &Options::default()).expect("a byte layout").source;
        assert!(text.contains("_LEADERS["), "{}", scheme.file.text);
        let folder = tempfile::tempdir().expect("a temporary folder");
        for mut program in programs(&scheme, &Options::default(), &c_main, MAINS[1], folder.path()) {
            for Cases { received, decoded } in [Cases::patterns(&scheme), Cases::of(&scheme, 4096)] {
                assert!(piped(&mut program, &received) == decoded, "{}", scheme.file.text);
            }
        }
    }
}

/// A shift register computes check bits and traps bursts, and parities of words find a wrong bit, in both languages and orders of
/// bits.
#[test]
fn registers_decode_as_the_circuits_of_their_codes() {
    let small = Some(Budget { flash: 1500, worst: usize::MAX });
    let bch = scheme([64, 14], "bch: {k: 64, polynomial: 0x89, errors: 2}", "[bits]");
    let groups = spellings().split_off(7);
    for (scheme, budget) in groups.into_iter().flatten().map(|fire| (fire, None)).chain([(bch, small)]) {
        for msb_first in [false, true] {
            let options = Options { msb_first, budget, ..Options::default() };
            let cost = eccforge_source::cost(&scheme, &options).expect("a byte layout");
            assert!(msb_first || cost.flash < 1200, "{cost} {}", scheme.file.text);
            let folder = tempfile::tempdir().expect("a temporary folder");
            for mut program in programs(&scheme, &options, MAINS[0], MAINS[1], folder.path()) {
                for Cases { mut received, mut decoded } in [Cases::patterns(&scheme), Cases::of(&scheme, 1024)] {
                    if msb_first {
                        received.iter_mut().for_each(|byte| *byte = byte.reverse_bits());
                        let entry = 1 + received.len() / (decoded.len() - received.len());
                        let bytes = decoded.iter_mut().enumerate().filter(|(i, _)| i % entry != 0);
                        bytes.for_each(|(_, byte)| *byte = byte.reverse_bits());
                    }
                    assert!(piped(&mut program, &received) == decoded, "{msb_first} {}", scheme.file.text);
                }
            }
        }
    }
}

#[test]
fn a_budget_takes_the_fastest_decoder_within_it_or_states_the_costs() {
    let crc = scheme([168, 32], "cyclic: {k: 168, generator: 0x104C11DB7}", "[any: {bits: 2}]");
    let cost = |flash, worst| {
        let options = Options { budget: Some(Budget { flash, worst }), ..Options::default() };
        eccforge_source::cost(&crc, &options)
    };
    let [fast, small] = [cost(usize::MAX, usize::MAX), cost(2048, usize::MAX)].map(|cost| cost.expect("a decoder"));
    assert!(fast.flash > 4096 && small.flash <= 2048 && fast.worst < small.worst, "{fast} {small}");
    let text = cost(2048, 2000).expect_err("no decoder").to_string();
    assert!(text.starts_with("no decoder is within the budget") && text.contains(&small.to_string()), "{text}");
    let options = Options { budget: Some(Budget { flash: 2048, worst: usize::MAX }), ..Options::default() };
    let header = c::source(&crc, c::Regenerate::Emit, &options).expect("a decoder").header;
    assert!(header.contains(&small.to_string()) && header.contains("--budget flash=2048\n"), "{header}");
}

/// A code over a field of 16 bits has no tables of logarithms, whether its patterns are listed or not.
#[test]
fn large_fields_have_no_tables_of_megabytes() {
    let code = "reed-solomon: {polynomial: 0x1100b, symbols: 19, check-symbols: 2}";
    let listed = scheme([272, 32], code, "[code-symbols: {up-to: 1}]");
    let source = c::source(&listed, c::Regenerate::Emit, &Options::default()).expect("a byte layout");
    assert!(source.source.len() < 50_000, "{}", source.source.len());
    let module = rust::module(&listed, rust::Prelude::Inline, &Options::default()).expect("a byte layout");
    assert!(module.len() < 50_000, "{}", module.len());
    // A budget holds for the decoder without tables too.
    let options = Options { budget: Some(Budget { flash: 1000, worst: usize::MAX }), ..Options::default() };
    let refused = c::source(&listed, c::Regenerate::Emit, &options).expect_err("a budget");
    assert!(refused.to_string().starts_with("no decoder is within the budget"), "{refused}");
    assert_eq!(rust::module(&listed, rust::Prelude::Inline, &options), Err(refused));
    let cost = eccforge_source::cost(&listed, &Options::default()).expect("a decoder");
    assert!(cost.flash > 1000 && cost.flash < 2000, "{cost}");
}

#[test]
fn every_spelling_decodes_as_its_circuit() {
    if !needs(&["gcc"]) {
        return;
    }
    // The lanes of 20 000 patterns compile for minutes.
    for scheme in spellings().into_iter().flatten().filter(|scheme| scheme.corrects[0].len() < 4000) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let options = Options { lanes: true, ..Options::default() };
        let source = c::source(&scheme, c::Regenerate::Tree, &options).expect("a byte layout");
        source.files().iter().for_each(|(name, text)| {
            std::fs::write(folder.path().join(name), text).expect("writable");
        });
        let path = |name: &str| folder.path().join(name);
        std::fs::write(path("driver.c"), driver(&source.stem, &EntryShape::of(&scheme))).expect("writable");
        let mut gcc = Command::new("gcc");
        let files = ["driver.c".to_owned(), format!("{}.c", source.stem), format!("{}_lanes.c", source.stem)];
        compile(gcc.args(STRICT).arg("-std=c99").args(files.map(|name| path(&name))).arg("-o").arg(path("driver")));
        for cases in [Cases::patterns(&scheme), Cases::of(&scheme, 1024)] {
            assert!(piped(&mut Command::new(path("driver")), &cases.received) == cases.decoded, "{}", scheme.file.text);
        }
    }
}
