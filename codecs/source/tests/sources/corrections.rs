//! Tests of the corrections of whole blocks by vectors: each way, in each order of bits, and a fault planted in each table.

use crate::vectors::{VECTORS, printed, program, switches, written};
use eccforge_scheme::builtin;
use eccforge_source::Options;
use std::path::Path;
use std::process::Command;
use xtask::needs;

/// The same with the most significant bit first.
const MSB: Options = Options { msb_first: true, ..VECTORS };

#[test]
#[ignore = "many runs of compilers: `cargo xtask ci` makes them"]
fn corrections_of_blocks_agree_with_the_functions_for_one_entry_for_each_way_and_order_of_bits() {
    if !needs(&["gcc"]) {
        return;
    }
    let definitions = format!("-I{}", Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/by_definition").display());
    let ways = [
        "ni-secded",
        "sec-ded-daec-72-64",
        "trio",
        "duet-trio",
        "rs-pin",
        "rs-dsc",
        "i-ssc",
        "i-ssc-csc",
        "chipkill-x4",
        "dec-bch-78-64",
        "hsiao-137-128",
    ];
    for scheme in ways.map(|id| builtin(id).expect("shipped").scheme()) {
        for (options, order) in [(&VECTORS, "-DORDER=0u"), (&MSB, "-DORDER=7u")] {
            let (folder, source) = written(&scheme, options);
            for enables in switches(&scheme) {
                let arguments = [&definitions, "-DSTRIDE=7u", "-Wno-psabi", order];
                let program = program(&source, &enables, folder.path(), "gcc", &arguments);
                let text = printed(&mut Command::new(program), &scheme.id);
                assert!(text.contains("arrays by avx512"), "{}: {text}", scheme.id);
            }
        }
    }
}

/// A text in which number `index` of a table has a wrong value.
pub(crate) fn with_wrong_number(text: &str, table: &str, index: usize) -> String {
    let start = text.find(&format!("_{table}[")).expect("a table");
    let (number, _) = text[start..].match_indices("0x").nth(index).expect("a number");
    let first = start + number + 2;
    let end = text[first..].find(|c: char| !c.is_ascii_hexdigit()).expect("its end") + first;
    let value = u64::from_str_radix(&text[first..end], 16).expect("a number");
    format!("{}{:02x}{}", &text[..first], value ^ 0x15, &text[end..])
}

/// A text in which the numbers of a table, except for the first, that have one value have another.
fn with_other_value(text: &str, table: &str, [value, other]: [&str; 2]) -> String {
    let table = text.find(&format!("_{table}[")).expect("a table");
    let start = text[table..].find("0x").expect("a number") + table + 4;
    let end = text[start..].find('}').expect("its end") + start;
    format!("{}{}{}", &text[..start], text[start..end].replace(value, other), &text[end..])
}

/// Demands that the driver finds the fault in each of these texts.
fn each_is_found(id: &str, change: impl Fn(&str) -> Vec<String>) {
    let (folder, source) = written(&builtin(id).expect("shipped").scheme(), &VECTORS);
    let text = source.vectors.as_deref().expect("asked for");
    let definitions = format!("-I{}", Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/by_definition").display());
    for (i, wrong) in change(text).into_iter().enumerate() {
        assert_ne!(wrong, text);
        std::fs::write(folder.path().join(format!("{}_vectors.c", source.stem)), wrong).expect("writable");
        // The definitions stand in for instructions that this machine may lack.
        let program = program(&source, &[], folder.path(), "gcc", &[&definitions, "-DSTRIDE=7u", "-Wno-psabi"]);
        let output = Command::new(program).output().expect("the driver starts");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(!output.status.success() && text.contains("line"), "{id}, fault {i}: {text}");
    }
}

#[test]
fn a_wrong_number_in_a_table_and_a_missed_part_are_found() {
    if !needs(&["gcc"]) {
        return;
    }
    each_is_found("ni-secded", |text| {
        let tables = ["NIBBLES", "MATRICES", "ORDERS", "FLIPS"];
        let mut wrong: Vec<String> = tables.map(|table| with_wrong_number(text, table, 0)).to_vec();
        wrong.push(text.replace("part < 4u", "part < 3u"));
        wrong.push(with_other_value(text, "KNOWN", ["0x00", "0xff"]));
        wrong.push(with_other_value(text, "KNOWN", ["0xff", "0x00"]));
        wrong
    });
    // Entries that the rules reject are uncorrectable; those that they accept are corrected.
    each_is_found("trio", |text| {
        vec![with_wrong_number(text, "FLIPS", 0), with_other_value(text, "RULES", ["0xff", "0x00"])]
    });
}

#[test]
#[ignore = "many runs of compilers: `cargo xtask ci` makes them"]
fn a_wrong_number_in_a_table_of_algebra_is_found() {
    if !needs(&["gcc"]) {
        return;
    }
    each_is_found("rs-pin", |text| {
        vec![
            with_other_value(text, "SYMBOLS", ["0x03", "0x04"]),
            with_other_value(text, "UNITS", ["0x03", "0x04"]),
            with_other_value(text, "FACTORS", ["0x01", "0x02"]),
            with_wrong_number(text, "MOVES", 5),
            with_other_value(text, "SLOTS", ["0x0", "0x1"]),
            with_wrong_number(text, "PLACES", 9),
        ]
    });
    each_is_found("rs-dsc", |text| {
        vec![with_wrong_number(text, "ROOTS", 6), with_other_value(text, "ROOTS", ["0x00", "0x10"])]
    });
    each_is_found("hsiao-137-128", |text| {
        vec![with_other_value(text, "BYTES", ["0x03", "0x04"]), with_other_value(text, "BITS", ["0x01", "0x02"])]
    });
    // Cells of the codewords' own symbols: a wrong one joins symbols that are apart, or parts others.
    each_is_found("i-ssc-csc", |text| {
        vec![with_other_value(text, "CELLS", ["0x03", "0x04"]), with_other_value(text, "UNITS", ["0x03", "0x04"])]
    });
    each_is_found("dec-bch-78-64", |text| {
        let tables = ["CUBES", "LOGS", "RATIOS", "POWERS", "ROOTS", "BITS"];
        tables.map(|table| with_wrong_number(text, table, 5)).to_vec()
    });
    each_is_found("trio-confirmed", |text| vec![with_other_value(text, "WEIGHTS", ["0x02", "0x01"])]);
}
