//! Tests of check bits between data bits: a code is one file in the order in which its entry is stored.

use eccforge_circuit::Interpreter;
use eccforge_files::diagnostic::{Diagnostic, SourceFile};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_scheme::{Geometry, Scheme, builtin};

fn read(text: &str) -> Result<Scheme, Box<Diagnostic>> {
    Scheme::from_text(&SourceFile::new("s.yaml", text), None)
}

const HEAD: &str = "eccforge: 1\nid: stored\nname: x\nsource: x\n";

/// Hamming's code in place: bit p is position p, the powers of two are check bits, and bit 0 is the parity of all
/// [R. W. Hamming, 1950].
fn in_place(pins: &str) -> String {
    let row = |j: usize| (0..39).map(|p| if p >> j & 1 == 1 { '1' } else { '0' }).collect::<String>();
    let rows: Vec<String> = (0..6).map(row).chain(["1".repeat(39)]).map(|row| format!("\"0b{row}\"")).collect();
    format!(
        "{HEAD}entry: {{beats: 1, data-pins: 32, check-pins: 7, check-at: {pins}}}\ncodewords: 1\nlayout: identity\n\
         code: {{matrix: {{n: 39, encoding: binary, rows: [{}]}}}}\ncorrects: [bits]\n",
        rows.join(", ")
    )
}

#[test]
fn a_hamming_code_in_place_is_encoded_as_its_inventor_does() {
    let scheme = read(&in_place("[0, 1, 2, 4, 8, 16, 32]")).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(scheme.geometry.check_bits(), [0, 1, 2, 4, 8, 16, 32]);
    let circuits = (encoder(&scheme), Decoder::new(&scheme, Strategy::SyndromeLookup).flatten());
    let (mut write, mut decode) = (Interpreter::new(&circuits.0), Interpreter::new(&circuits.1));
    for data in [0u32, 1, 0xDEAD_BEEF, 0xFFFF_FFFF] {
        // Data bits fill the places that are not powers of two, in order; then each check bit makes its positions even.
        let mut word = [false; 39];
        let places = (1..39).filter(|p: &usize| !p.is_power_of_two());
        for (d, p) in places.enumerate() {
            word[p] = data >> d & 1 == 1;
        }
        for check in [1, 2, 4, 8, 16, 32] {
            word[check] = (1..39).filter(|p| p & check != 0 && word[*p]).count() % 2 == 1;
        }
        word[0] = word.iter().filter(|bit| **bit).count() % 2 == 1;
        let nets = &circuits.0.input("data").unwrap().nets;
        for (d, net) in nets.iter().enumerate() {
            write.set(*net, u64::from(data >> d & 1));
        }
        write.run();
        let entry: Vec<bool> =
            circuits.0.output("entry").unwrap().nets.iter().map(|n| write.get(*n) & 1 == 1).collect();
        assert_eq!(entry, word, "{data:#x}");
        // Every single error, one in each lane, is corrected to the data.
        for (bit, net) in circuits.1.input("entry").unwrap().nets.iter().enumerate() {
            decode.set(*net, if word[bit] { !0 } else { 0 } ^ 1 << bit);
        }
        decode.run();
        let lanes = (1u64 << 39) - 1;
        for (d, net) in circuits.1.output("data").unwrap().nets.iter().enumerate() {
            let expected = if data >> d & 1 == 1 { lanes } else { 0 };
            assert_eq!(decode.get(*net) & lanes, expected, "{data:#x}, data bit {d}");
        }
    }
}

#[test]
fn the_order_of_a_listed_entry_is_that_of_its_pins_in_every_beat() {
    let g = Geometry::with_check_pins(2, 5, &[3, 0]);
    assert_eq!((g.check_pins(), g.data_pins, g.is_data_first()), (vec![0, 3], 3, false));
    assert_eq!((g.data_bits(), g.check_bits()), (vec![1, 2, 4, 6, 7, 9], vec![0, 3, 5, 8]));
    assert_eq!(
        (g.check_pins_in_words(), Geometry::new(2, 5, 3).check_pins_in_words()),
        ("0, 3".into(), "3 to 4".into())
    );
    assert!(Geometry::with_check_pins(2, 5, &[4, 3]) == Geometry::new(2, 5, 3));
    // A list of the last pins is the same scheme as their number.
    let shipped = builtin("hsiao-39-32").unwrap();
    let text = shipped.file().text.replace("check-pins: 7", "check-pins: 7\n  check-at: [32, 33, 34, 35, 36, 37, 38]");
    assert_ne!(text, shipped.file().text);
    assert_eq!(read(&text).unwrap().hash(), shipped.scheme().hash());
    let moved = text.replace("[32, 33, 34, 35, 36, 37, 38]", "[31, 33, 34, 35, 36, 37, 38]");
    assert!(read(&moved).map_or(true, |scheme| scheme.hash() != shipped.scheme().hash()));
}

#[test]
fn a_matrix_by_columns_is_the_matrix_by_rows_and_prefixes_of_numbers_are_accepted() {
    let shipped = builtin("hsiao-39-32").unwrap();
    let h = shipped.scheme().code.h;
    let hash_with = |code: String| {
        let text = shipped.file().text.replace("  hsiao: {k: 32}", &code);
        read(&text).unwrap_or_else(|e| panic!("{e}")).hash()
    };
    let hash = shipped.scheme().hash();
    for form in [
        |c: u64| format!("{c}"),
        |c: u64| format!("{c:#x}"),
        |c: u64| format!("\"7'h{c:x}\""),
        |c: u64| format!("7'b{c:07b}"),
    ] {
        let list: Vec<String> = h.columns().iter().map(|c| form(*c)).collect();
        assert_eq!(hash_with(format!("  columns: [{}]", list.join(", "))), hash);
    }
    let row = |row: u32, prefix: &str| {
        let mut ones = 0u128;
        for bit in h.row_support(row) {
            ones |= 1 << bit;
        }
        format!("\"{prefix}{ones:010x}\"")
    };
    for prefix in ["", "0x", "39'h"] {
        let rows: Vec<String> = (0..7).map(|j| row(j, prefix)).collect();
        let keys = format!("n: 39, encoding: hex, bit-order: msb-first, rows: [{}]", rows.join(", "));
        assert_eq!(hash_with(format!("  matrix: {{{keys}}}")), hash, "{prefix}");
    }
}
