//! Tests of the limits of scheme files: a value at its limit is accepted, a larger one is rejected, and a file changed
//! as the help suggests is accepted.

use eccforge_files::diagnostic::{Diagnostic, SourceFile};
use eccforge_scheme::Scheme;

fn read(text: &str) -> Result<Scheme, Box<Diagnostic>> {
    Scheme::from_text(&SourceFile::new("s.yaml", text), None)
}

/// A scheme file: an entry of these beats, data pins and check pins, with this number of codewords of this code.
fn scheme([beats, data, check]: [usize; 3], codewords: usize, code: &str, corrects: &str) -> String {
    format!(
        "eccforge: 1\nid: x\nname: x\nsource: x\nentry: {{beats: {beats}, data-pins: {data}, check-pins: {check}}}\n\
         codewords: {codewords}\nlayout: identity\ncode: {{{code}}}\ncorrects: {corrects}\n"
    )
}

/// The number after `key` in a text.
fn number(text: &str, key: &str) -> usize {
    let after = text.split(key).nth(1).unwrap_or_else(|| panic!("no `{key}` in: {text}"));
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The size under test, the entry, its codewords, their code and its correctable patterns; a part of the message if it is rejected.
type Limit = (&'static str, [usize; 3], usize, &'static str, &'static str, Option<&'static str>);

/// Schemes at a limit, and beyond it.
const LIMITS: &[Limit] = &[
    ("8192 bits in 64 codewords", [64, 120, 8], 64, "hsiao: {k: 120}", "[bits]", None),
    ("more", [65, 120, 8], 65, "hsiao: {k: 120}", "[bits]", Some("an entry has at most 8192")),
    ("64 codewords", [64, 8, 5], 64, "hsiao: {k: 8}", "[bits]", None),
    ("65 codewords", [65, 8, 5], 65, "hsiao: {k: 8}", "[bits]", Some("do not fill")),
    ("two bits", [1, 1, 1], 1, "matrix: {n: 2, encoding: binary, rows: [\"11\"]}", "[]\non-detection: due", None),
    (
        "as many rows",
        [1, 1, 1],
        1,
        "matrix: {n: 2, encoding: binary, rows: [\"11\", \"10\"]}",
        "[bits]",
        Some("2 rows"),
    ),
    ("one bit", [1, 1, 1], 1, "matrix: {n: 1, encoding: binary, rows: [\"1\"]}", "[bits]", Some("n is 1")),
    // Over GF(2^4): 15 elements, and 16 check symbols of 4 bits are 64 check bits.
    ("all elements", [1, 56, 4], 1, "reed-solomon: {polynomial: 0x13, symbols: 15, check-symbols: 1}", DETECTS, None),
    (
        "16 elements",
        [1, 60, 4],
        1,
        "reed-solomon: {polynomial: 0x13, symbols: 16, check-symbols: 1}",
        DETECTS,
        Some("fit"),
    ),
    (
        "no check",
        [1, 60, 4],
        1,
        "reed-solomon: {polynomial: 0x13, symbols: 15, check-symbols: 0}",
        DETECTS,
        Some("0 of 15"),
    ),
    (
        "no data",
        [1, 4, 4],
        1,
        "reed-solomon: {polynomial: 0x13, symbols: 2, check-symbols: 2}",
        DETECTS,
        Some("2 of 2"),
    ),
    ("64 checks", [1, 8, 64], 1, "reed-solomon: {polynomial: 0x11d, symbols: 9, check-symbols: 8}", DETECTS, None),
    (
        "72 checks",
        [1, 8, 72],
        1,
        "reed-solomon: {polynomial: 0x11d, symbols: 10, check-symbols: 9}",
        DETECTS,
        Some("9 of 10"),
    ),
    // BCH codes of length 15: (15, 11) and (15, 7) [Lin & Costello, Table 6.1].
    ("BCH (15,11)", [1, 11, 4], 1, "bch: {k: 11, polynomial: 0x13, errors: 1}", "[bits]", None),
    ("one more bit", [1, 12, 4], 1, "bch: {k: 12, polynomial: 0x13, errors: 1}", "[bits]", Some("at most 11 data")),
    ("BCH (15,7)", [1, 7, 8], 1, "bch: {k: 7, polynomial: 0x13, errors: 2}", "[any: {bits: 2}]", None),
    ("one more bit", [1, 8, 8], 1, "bch: {k: 8, polynomial: 0x13, errors: 2}", "[bits]", Some("at most 7 data")),
    ("extended", [1, 11, 5], 1, "bch: {k: 11, polynomial: 0x13, errors: 1, extended: true}", "[bits]", None),
    (
        "one more bit",
        [1, 12, 5],
        1,
        "bch: {k: 12, polynomial: 0x13, errors: 1, extended: true}",
        "[bits]",
        Some("most 11"),
    ),
    ("a sector of 512 bytes", [1, 4096, 14], 1, "hsiao: {k: 4096}", "[bits]", None),
    ("more data", [1, 4097, 14], 1, "hsiao: {k: 4097}", "[bits]", Some("4097")),
    // At most 4160 bits of symbols, over GF(2^10) with room for more; a code of extension columns alone.
    ("416 symbols", [5, 830, 2], 1, "reed-solomon: {polynomial: 0x409, symbols: 416, check-symbols: 1}", DETECTS, None),
    (
        "417 symbols",
        [5, 832, 2],
        1,
        "reed-solomon: {polynomial: 0x409, symbols: 417, check-symbols: 1}",
        DETECTS,
        Some("417 symbols do not fit GF(2^10)"),
    ),
    (
        "only an extension",
        [1, 4, 4],
        1,
        "reed-solomon: {polynomial: 0x13, symbols: 2, check-symbols: 1, extension: [zero, infinity]}",
        DETECTS,
        None,
    ),
    // Runs and sets of as many bits as a codeword has, and of more.
    ("a run of 4", [1, 1, 3], 1, "hsiao: {k: 1}", "[adjacent: {bits: 4}]", Some("has syndrome zero")),
    ("a run of 5", [1, 1, 3], 1, "hsiao: {k: 1}", "[adjacent: {bits: 5}]", Some("from 2 to 4")),
    (
        "any 2",
        [1, 1, 1],
        1,
        "matrix: {n: 2, encoding: binary, rows: [\"11\"]}",
        "[any: {bits: 2}]",
        Some("syndrome zero"),
    ),
    (
        "any 3",
        [1, 1, 1],
        1,
        "matrix: {n: 2, encoding: binary, rows: [\"11\"]}",
        "[any: {bits: 3}]",
        Some("`bits` is 3"),
    ),
    // A swizzle: a symbol divides the group, which divides n.
    (
        "swizzle",
        [1, 8, 4],
        1,
        "matrix: {n: 12, encoding: hex, rows: [e08, d04, b02, \"701\"], swizzle: {group: 6, symbol: 6}}",
        DETECTS,
        None,
    ),
    (
        "group 0",
        [1, 8, 4],
        1,
        "matrix: {n: 12, encoding: hex, rows: [e08, d04, b02, \"701\"], swizzle: {group: 0, symbol: 3}}",
        DETECTS,
        Some("swizzle"),
    ),
    (
        "symbol 0",
        [1, 8, 4],
        1,
        "matrix: {n: 12, encoding: hex, rows: [e08, d04, b02, \"701\"], swizzle: {group: 6, symbol: 0}}",
        DETECTS,
        Some("swizzle"),
    ),
    (
        "symbol 4",
        [1, 8, 4],
        1,
        "matrix: {n: 12, encoding: hex, rows: [e08, d04, b02, \"701\"], swizzle: {group: 6, symbol: 4}}",
        DETECTS,
        Some("swizzle"),
    ),
    (
        "group 8",
        [1, 8, 4],
        1,
        "matrix: {n: 12, encoding: hex, rows: [e08, d04, b02, \"701\"], swizzle: {group: 8, symbol: 4}}",
        DETECTS,
        Some("swizzle"),
    ),
    // Sets of patterns: 123 choose 3; 3 bits of 17 symbols of 8; a symbol of them with 3 bits of the other 16.
    ("3 of 123", [1, 115, 8], 1, "hsiao: {k: 115}", "[any: {bits: 3}]", Some("302621 patterns")),
    ("3 apart", [1, 127, 9], 1, "hsiao: {k: 127}", "[across: {symbol: 8, single: 3}]", Some("348160 sets")),
    (
        "beside one",
        [1, 127, 9],
        1,
        "hsiao: {k: 127}",
        "[across: {symbol: 8, whole: 1, single: 3}]",
        Some("4874240 sets"),
    ),
    ("two of two", [1, 16, 6], 1, "hsiao: {k: 16}", "[across: {symbol: 11, single: 2}]", Some("same syndrome")),
    ("three of two", [1, 16, 6], 1, "hsiao: {k: 16}", "[across: {symbol: 11, single: 3}]", Some("`single` is 3")),
    (
        "with a whole one",
        [1, 16, 6],
        1,
        "hsiao: {k: 16}",
        "[across: {symbol: 11, whole: 1, single: 2}]",
        Some("`single` is 2"),
    ),
    ("one whole", [1, 16, 6], 1, "hsiao: {k: 16}", "[across: {symbol: 2, whole: 1, single: 1}]", Some("same syndrome")),
    ("two whole", [1, 16, 6], 1, "hsiao: {k: 16}", "[across: {symbol: 2, whole: 2, single: 1}]", Some("`whole` is 2")),
    ("64 times 128 choose 2", [64, 120, 8], 64, "hsiao: {k: 120}", "[any: {bits: 2}]", Some("more than 300000 sets")),
    // Pins of 24 and 25 beats: one correctable set of as many bits.
    ("24 bits", [24, 1, 1], 1, "cyclic: {k: 24, generator: 0x1000087}", "[pins]", Some("same syndrome")),
    ("25 bits", [25, 1, 1], 1, "cyclic: {k: 25, generator: 0x2000009}", "[pins]", Some("at most 24")),
    // Pairs of symbols: told apart by the distance where it is five; else in pairs where there are few.
    ("pairs of 70", [1, 528, 32], 1, "reed-solomon: {polynomial: 0x11d, symbols: 70, check-symbols: 4}", PAIRS, None),
    (
        "pairs of 70",
        [1, 536, 24],
        1,
        "reed-solomon: {polynomial: 0x11d, symbols: 70, check-symbols: 3}",
        PAIRS,
        Some("too many to distinguish"),
    ),
    (
        "pairs of 63",
        [1, 480, 24],
        1,
        "reed-solomon: {polynomial: 0x11d, symbols: 63, check-symbols: 3}",
        PAIRS,
        Some("same syndrome"),
    ),
];

/// The item that corrects two symbols.
const PAIRS: &str = "[code-symbols: {up-to: 2}]";

/// No correctable patterns, for limits that are not about them.
const DETECTS: &str = "[]\non-detection: due";

#[test]
fn a_size_at_a_limit_is_accepted_and_a_larger_one_is_rejected() {
    for (what, entry, codewords, code, corrects, refused) in LIMITS {
        let outcome = read(&scheme(*entry, *codewords, code, corrects)).map_err(|e| e.to_string());
        match (outcome, refused) {
            (Ok(_), None) => {}
            (Err(printed), Some(message)) => assert!(printed.contains(message), "{what}: {printed}"),
            (Ok(_), Some(_)) => panic!("{what} is accepted"),
            (Err(printed), None) => panic!("{what}: {printed}"),
        }
    }
    // 64 rows, and as many check bits.
    let rows = |r: usize| format!("matrix: {{n: {}, encoding: binary, part: data, rows: {:?}}}", r + 1, vec!["1"; r]);
    assert!(read(&scheme([1, 1, 64], 1, &rows(64), "[bits]")).is_ok());
    assert!(read(&scheme([1, 1, 65], 1, &rows(65), "[bits]")).is_err());
}

#[test]
fn the_number_of_codewords_that_is_advised_fills_the_entry() {
    let text = |codewords| scheme([2, 8, 5], codewords, "hsiao: {k: 8}", "[bits]");
    for wrong in [0, 1, 3, 26, 64, 65, 1000] {
        let error = read(&text(wrong)).expect_err("does not fill");
        let advised = number(error.advice().unwrap_or_default(), "`codewords: ");
        assert_eq!(read(&text(advised)).map(|s| s.codewords()).ok(), Some(2));
    }
    // 65 codewords would fill the entry, but none may have as many; and nothing fills one of 28 bits.
    let many = read(&scheme([65, 8, 5], 65, "hsiao: {k: 8}", "[bits]")).expect_err("too many");
    assert_eq!(many.advice(), Some("an entry has at most 64 codewords"));
    let many = read(&scheme([65, 8, 5], 64, "hsiao: {k: 8}", "[bits]")).expect_err("too many");
    assert!(!many.advice().is_some_and(|a| a.contains("`codewords:")), "{many:?}");
    let odd = read(&scheme([2, 8, 6], 2, "hsiao: {k: 8}", "[bits]")).expect_err("28 bits");
    assert!(odd.advice().is_some_and(|a| a.contains("must be a multiple of n = 13")), "{odd:?}");
}

#[test]
fn the_numbers_of_pins_that_are_advised_carry_the_check_bits() {
    for wrong in (1..13).filter(|data| *data != 8) {
        let error = read(&scheme([2, wrong, 13 - wrong], 2, "hsiao: {k: 8}", "[bits]")).expect_err("not 5 check pins");
        let advice = error.advice().unwrap_or_default();
        let pins = [2, number(advice, "`data-pins: "), number(advice, "`check-pins: ")];
        assert!(read(&scheme(pins, 2, "hsiao: {k: 8}", "[bits]")).is_ok(), "{advice}");
    }
    // The right pins with a layout that gives codeword 0 four check bits and codeword 1 six, and 7 check bits in 3 beats.
    let list = |bits: &mut dyn Iterator<Item = usize>| format!("{:?}", bits.collect::<Vec<_>>());
    let (first, second) = (list(&mut (0..12).chain([13])), list(&mut [12].into_iter().chain(14..26)));
    let uneven = scheme([2, 8, 5], 2, "hsiao: {k: 8}", "[bits]")
        .replace("layout: identity", &format!("layout: {{explicit: [{first}, {second}]}}"));
    let thirds = scheme([3, 10, 3], 1, "hsiao: {k: 32}", "[bits]");
    for text in [uneven, thirds] {
        let error = read(&text).expect_err("not as many check bits");
        assert!(error.advice().is_some_and(|a| a.starts_with("change the layout")), "{error:?}");
    }
}

#[test]
fn the_polynomial_that_is_advised_for_a_longer_bch_code_is_long_enough() {
    let text = |k: usize, t: usize, checks: usize, polynomial: usize| {
        let code = format!("bch: {{k: {k}, polynomial: {polynomial}, errors: {t}}}");
        scheme([1, k, checks], 1, &code, DETECTS)
    };
    // Primitive polynomials of degree 4 and 5: codes of length 15 and 31 have 4 t and 5 t check bits here. At 2^5 = k + 5 t a
    // code of length 31 is one bit too short.
    for (k, t) in [(12, 1), (26, 1), (27, 1), (8, 2), (21, 2), (22, 2), (23, 2), (56, 1)] {
        let degree = |polynomial: usize| polynomial.ilog2() as usize;
        let error = read(&text(k, t, 4 * t, 0x13)).expect_err("too long for degree 4");
        let help = error.advice().unwrap_or_default().to_owned();
        let hex = help.split("such as 0x").nth(1).unwrap_or_else(|| panic!("{help}"));
        let advised = usize::from_str_radix(hex, 16).unwrap_or_else(|e| panic!("{help}: {e}"));
        assert!(help.contains(&format!("of degree {}", degree(advised))), "{help}");
        read(&text(k, t, degree(advised) * t, advised)).unwrap_or_else(|e| panic!("k = {k}, {help}: {e}"));
    }
}

#[test]
fn the_digit_that_is_wrong_is_the_one_that_is_shown() {
    for (open, close) in [("", ""), ("\"", "\""), ("'", "'")] {
        for at in 0..4 {
            let mut row = String::from("1011");
            row.replace_range(at..=at, "x");
            let code = format!("matrix: {{n: 4, encoding: binary, rows: [{open}{row}{close}]}}");
            let text = scheme([1, 3, 1], 1, &code, DETECTS);
            let error = read(&text).expect_err("x is no digit");
            let line = text.lines().position(|l| l.contains(&row)).expect("its line") + 1;
            let column = text.lines().nth(line - 1).and_then(|l| l.find(&row)).expect("its column") + at + 1;
            let position = error.position().and_then(|p| p.line_and_column);
            assert_eq!(position, Some((line, column)), "{code}");
            assert_eq!(error.places()[0].0, [(line, column), (line, column + 1)], "{code}");
        }
    }
}

#[test]
fn a_digit_behind_an_escape_is_not_shown_alone() {
    // The text holds `1011` with `x` written by its number: the whole scalar is shown.
    let code = r#"matrix: {n: 5, encoding: binary, rows: ["10\x7811"]}"#;
    let text = scheme([1, 4, 1], 1, code, DETECTS);
    let error = read(&text).expect_err("x is no digit");
    let [start, end] = error.places()[0].0;
    assert_eq!(&text.lines().nth(start.0 - 1).expect("its line")[start.1 - 1..end.1 - 1], r#""10\x7811""#);
}

#[test]
fn an_underline_ends_with_its_bracket_or_before_its_comment() {
    for rows in ["[\"1\", \"1\"]", "[\"1]\", '1}']", "['a\"]', b]", "[it's, 'b]']", "[a#b, c]"] {
        for more in ["", " # why", " # ]}"] {
            let text = scheme([1, 1, 1], 1, "", DETECTS);
            let code = format!("code:\n  matrix:\n    n: 2\n    encoding: binary\n    rows: {rows}{more}\n");
            let error = read(&text.replace("code: {}\n", &code)).expect_err("two rows of two bits");
            let [start, end] = error.places()[0].0;
            let line = format!("    rows: {rows}{more}");
            assert_eq!(&line[start.1 - 1..end.1 - 1], rows, "{error:?}");
        }
    }
}

#[test]
fn a_file_of_four_mebibytes_is_read_and_one_byte_more_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("long.yaml");
    let scheme = scheme([1, 8, 5], 1, "hsiao: {k: 8}", "[bits]");
    for (length, fits) in [(4 << 20, true), ((4 << 20) + 1, false)] {
        let text = format!("{scheme}#{}", "x".repeat(length - scheme.len() - 1));
        std::fs::write(&path, text).expect("written");
        match Scheme::from_path(&path) {
            Ok(_) => assert!(fits),
            Err(e) => assert!(!fits && e.to_string().contains("more than 4194304 bytes"), "{e}"),
        }
    }
}

#[test]
fn names_of_enables_have_up_to_31_characters_and_claims_of_bursts_2_to_16_bits() {
    let plain = scheme([2, 8, 5], 2, "hsiao: {k: 8}", "[bits]");
    for (length, fits) in [(1, true), (31, true), (32, false)] {
        let name = "e".repeat(length);
        let text = format!("{plain}sanity-check: lane\nenables: [{{name: {name}, switches: sanity-check}}]\n");
        assert_eq!(read(&text).is_ok(), fits, "{length}");
    }
    // A switch of a rule that is there, and of one that is not.
    for (rule, fits) in [("sanity-check: lane\n", true), ("", false)] {
        let text = format!("{plain}{rule}enables: [{{name: on, switches: sanity-check}}]\n");
        assert_eq!(read(&text).is_ok(), fits, "{rule}");
    }
    for name in ["E", "1e", "_e", "a-b", "aB"] {
        let text = format!("{plain}sanity-check: lane\nenables: [{{name: {name}, switches: sanity-check}}]\n");
        assert!(read(&text).is_err_and(|e| e.to_string().contains("is not a port name")), "{name}");
    }
    for (bits, fits) in [(1, false), (2, true), (16, true), (17, false)] {
        assert_eq!(read(&format!("{plain}claims: {{bursts-never-silent: {bits}}}\n")).is_ok(), fits, "{bits}");
    }
}
