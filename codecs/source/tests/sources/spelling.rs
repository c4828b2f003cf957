//! A code has one strategy and one cost, however its file writes it.

use crate::c::{STRICT, driver, piped};
use crate::support::{Cases, EntryShape, compile};
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::field::Field;
use eccforge_gf::polynomial::{bch_generator, mask};
use eccforge_scheme::Scheme;
use eccforge_source::{Options, c};
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
    vec![group(first, plain), group(extended, others), group(crc, matrix), vec![wide], vec![three]]
}

/// The functions that locate errors, without the values of tables, and the bytes of all tables.
fn strategy(scheme: &Scheme) -> (String, String) {
    let source = c::source(scheme, c::Regenerate::Emit, &Options::default()).expect("a byte layout");
    let locate = source.source.split("static size_t ecc_spelled_locate_0").nth(1).expect("a strategy");
    let flash = source.header.lines().find(|line| line.contains("Tables of one entry")).expect("a size");
    (locate.split("\n}\n").next().unwrap_or_default().to_owned(), flash.to_owned())
}

#[test]
fn a_code_has_one_strategy_and_cost_in_every_spelling() {
    for group in spellings() {
        let first = strategy(&group[0]);
        println!("{}: {}", group[0].file.text, first.1);
        group.iter().for_each(|scheme| assert_eq!(strategy(scheme), first, "{}", scheme.file.text));
    }
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
