//! Tests of constructions against the tables of textbooks, and of the files and words that they give.

use eccforge_files::diagnostic::{SourceFile, is_path, suggest};
use eccforge_gf::field::Field;
use eccforge_gf::matrix::{ParityCheckMatrix, parse_text, to_text};
use eccforge_gf::polynomial::{bch_generator, mask, multiply};
use eccforge_scheme::Scheme;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::construct;

#[test]
fn bch_codes_have_the_generators_of_the_tables() {
    // [Lin & Costello, Appendix C]: length, errors, generator in octal.
    let table = [
        (0o23, 1, 0o23),
        (0o23, 2, 0o721),
        (0o23, 3, 0o2467),
        (0o45, 1, 0o45),
        (0o45, 2, 0o3551),
        (0o45, 3, 0o107_657),
        (0o45, 5, 0o5_423_325),
        (0o45, 7, 0o313_365_047),
        (0o103, 1, 0o103),
        (0o103, 2, 0o12_471),
        (0o103, 3, 0o1_701_317),
        (0o103, 4, 0o166_623_567),
    ];
    for (polynomial, errors, generator) in table {
        let field = Field::new(polynomial).unwrap();
        assert_eq!(mask(&bch_generator(&field, errors)), Some(generator), "{polynomial:o} {errors}");
    }
}

#[test]
fn products_of_polynomials_have_at_most_64_coefficients() {
    assert_eq!(multiply(1 << 63, 1), Some(1 << 63));
    assert_eq!(multiply(1 << 32, 1 << 31), Some(1 << 63));
    assert_eq!(multiply(1 << 32, 1 << 32), None);
    assert_eq!((multiply(0, u64::MAX), multiply(u64::MAX, 0)), (Some(0), Some(0)));
    // (x + 1)(x^2 + x + 1) = x^3 + 1.
    assert_eq!(multiply(0b11, 0b111), Some(0b1001));
}

#[test]
fn powers_are_repeated_products_for_any_exponent() {
    let field = Field::new(0x13).unwrap();
    for a in 0..16 {
        let mut power = 1;
        for e in 0..40 {
            assert_eq!(field.raise(a, e), power, "{a}^{e}");
            power = field.multiply(power, a);
        }
        // 2^64 - 1 is a multiple of 15, the order of the field.
        assert_eq!(field.raise(a, u64::MAX), u32::from(a != 0));
    }
}

#[test]
fn codes_have_as_many_check_bits_as_the_bounds_ask() {
    // Hamming: 2^r - 1 - r data bits [1950]; one row more with the parity of all.
    for (k, r) in [(1, 2), (2, 3), (4, 3), (5, 4), (11, 4), (12, 5), (26, 5), (27, 6), (57, 6), (58, 7)] {
        assert_eq!(construct::hamming(k).0, r, "k = {k}");
        let (rows, columns) = construct::extended_hamming(k);
        assert_eq!((rows, columns.len()), (r + 1, k + r as usize + 1));
        // Every column has a one in the last row: the code's words have even weight. The last is that parity alone.
        assert!(columns.iter().all(|c| c >> r & 1 == 1));
        let below: Vec<u64> = columns.iter().map(|c| c & !(1 << r)).collect();
        assert_eq!(below[..k + r as usize], construct::hamming(k).1);
        assert_eq!(below.last(), Some(&0));
    }
    // Hsiao: 2^(r-1) - r data bits, the lightest columns first, those of one weight in order where all are taken.
    for (k, r) in [(1, 4), (4, 4), (11, 5), (26, 6), (57, 7)] {
        let (rows, mut columns) = construct::hsiao(k);
        columns.truncate(k);
        let mut sorted = columns.clone();
        sorted.sort_unstable_by_key(|c| (c.count_ones(), *c));
        assert_eq!((rows, columns), (if k == 1 { 3 } else { r }, sorted), "k = {k}");
    }
}

fn row_weights((r, columns): &construct::Columns) -> Vec<usize> {
    (0..*r).map(|j| columns.iter().filter(|c| *c >> j & 1 == 1).count()).collect()
}

#[test]
fn hsiao_codes_have_the_published_sizes_and_least_weight() {
    // The minimum total weights that [Hsiao 1970] proves: (22,16), (39,32), (72,64), (137,128) with 54, 103, 216 and 481 ones.
    for (k, n, ones) in [(16, 22, 54), (32, 39, 103), (64, 72, 216), (128, 137, 481)] {
        let code = construct::hsiao(k);
        assert_eq!(code.1.len(), n);
        assert_eq!(row_weights(&code).iter().sum::<usize>(), ones, "k = {k}");
    }
}

#[test]
fn a_whole_class_of_words_stays_in_its_order() {
    for k in [4usize, 35] {
        let (r, columns) = construct::hsiao(k);
        let words: Vec<u64> = (0..1 << r).filter(|word: &u64| word.count_ones() == 3).collect();
        assert_eq!(columns[..k], words, "k = {k}");
    }
}

#[test]
fn hsiao_rows_differ_in_weight_by_at_most_one_for_every_k_to_256() {
    for k in 2..=256 {
        let weights = row_weights(&construct::hsiao(k));
        let spread = weights.iter().max().unwrap() - weights.iter().min().unwrap();
        assert!(spread <= 1, "k = {k}: {weights:?}");
    }
}

#[test]
fn every_hsiao_column_is_odd_and_distinct() {
    for k in (1..=256).chain([1013, 1024]) {
        let (_, mut columns) = construct::hsiao(k);
        assert!(columns.iter().all(|c| c.count_ones() % 2 == 1));
        let n = columns.len();
        columns.sort_unstable();
        columns.dedup();
        assert_eq!(columns.len(), n);
    }
}

#[test]
fn check_columns_of_a_cyclic_code_are_units_in_falling_order() {
    let (r, columns) = construct::cyclic(0b1011, 4);
    assert_eq!((r, &columns[4..]), (3, &[4, 2, 1][..]));
    assert_eq!(columns[..4], [0b101, 0b111, 0b110, 0b011]);
}

#[test]
fn a_hamming_code_over_gf4_gives_every_syndrome_to_one_error_of_one_symbol() {
    // Products with alpha by the table of the field: 0, alpha, alpha^2, 1.
    let times_alpha = |vector: u64| {
        let mut product = 0;
        for shift in (0..16).step_by(2) {
            product |= [0, 2, 3, 1][(vector >> shift & 3) as usize] << shift;
        }
        product
    };
    for checks in 2..=4u32 {
        let symbols = ((1 << (2 * checks)) - 1) / 3;
        let (r, columns) = construct::hamming_over(&Field::new(7).unwrap(), symbols - checks as usize);
        assert_eq!((r, columns.len()), (2 * checks, 2 * symbols), "the code is as long as can be");
        let mut seen = vec![false; 1 << r];
        for symbol in columns.chunks(2) {
            assert_eq!(symbol[1], times_alpha(symbol[0]));
            for error in [symbol[0], symbol[1], symbol[0] ^ symbol[1]] {
                assert!(error != 0 && !std::mem::replace(&mut seen[error as usize], true), "{error:#x} twice");
            }
        }
        assert_eq!(seen.iter().filter(|s| **s).count(), (1 << r) - 1);
    }
    let text = include_str!("../examples/keys/hamming-gf4.yaml");
    let scheme = Scheme::from_text(&SourceFile::new("s.yaml", text), None).expect("valid");
    assert_eq!((scheme.code.h.n(), scheme.code.h.r(), scheme.corrects[0].len()), (38, 6, 19));
    assert!(scheme.corrects[0].iter().enumerate().all(|(s, space)| space.symbols(&scheme.code) == Some(vec![s])));
}

#[test]
fn an_extended_bch_code_is_the_code_with_the_parity_of_its_words() {
    let field = Field::new(0o23).unwrap();
    let (r, plain) = construct::bch(&field, 2, 7, false).unwrap();
    let (rows, extended) = construct::bch(&field, 2, 7, true).unwrap();
    assert_eq!((r, rows, extended.len()), (8, 9, 16));
    let with_parity = plain.iter().chain([&0]).map(|c| c | 1 << 8);
    assert_eq!(extended, with_parity.collect::<Vec<u64>>());
}

#[test]
fn a_matrix_file_has_its_header_first_and_as_many_rows_as_it_says() {
    let good = "n: 3\nk: 1\nr: 2\n110\n101\n";
    assert_eq!(parse_text(good), Ok((2, vec![3, 1, 2])));
    let rows = |r: usize, n: usize| {
        let row = |j: usize| format!("{}\n", (0..n).map(|b| if b == j { '1' } else { '0' }).collect::<String>());
        format!("n: {n}\nk: {}\nr: {r}\n{}", n.saturating_sub(r), (0..r).map(row).collect::<String>())
    };
    assert!(parse_text(&rows(64, 65)).is_ok() && parse_text(&rows(1, 4160)).is_ok());
    let bad = [
        ("k: 1\nn: 3\nr: 2\n110\nr: 2\n101\n".to_owned(), "header line after"),
        (rows(65, 66), "is not a code"),
        (rows(1, 4161), "is not a code"),
        ("n: 4\nk: 1\nr: 2\n1100\n1010\n".to_owned(), "is not a code"),
        ("n: 1\nk: 1\nr: 0\n".to_owned(), "0 rows, but r = 0"),
        ("n: 3\nk: 1\nr: 2\n110\n".to_owned(), "1 rows, but r = 2"),
        (format!("{good}111\n"), "a row too many"),
        (String::new(), "no matrix"),
    ];
    for (text, expected) in bad {
        let error = parse_text(&text).expect_err(expected);
        assert!(error.message.contains(expected), "{}", error.message);
    }
    // Digits stand in groups of eight.
    let matrix = ParityCheckMatrix::new(1, vec![1; 18]).unwrap();
    assert_eq!(to_text(&matrix, &[]), "n: 18\nk: 17\nr: 1\n11111111 11111111 11\n");
}

#[test]
fn a_near_name_is_suggested_and_for_a_far_one_all_names_are_listed() {
    // Up to one letter wrong in three, two in four to seven, three in eight.
    for (word, name) in [("dux", "due"), ("dett", "duet"), ("trxx", "trio"), ("hxxxo-72", "hsiao-72")] {
        assert_eq!(suggest(word, &[name, "something-else"], "scheme"), format!("did you mean `{name}`?"));
    }
    for (word, name) in [("dxx", "due"), ("xxxt", "duet"), ("xxxxo-72", "hsiao-72")] {
        assert!(!suggest(word, &[name, "something-else"], "scheme").starts_with("did you mean"), "{word}");
    }
    assert_eq!(suggest("word", &[], "key"), "no key is possible here");
    assert_eq!(suggest("word", &["nothing-like-it"], "key"), "the only key here is `nothing-like-it`");
    let plurals = [
        ("key", "keys"),
        ("display", "displays"),
        ("alloy", "alloys"),
        ("entry", "entries"),
        ("class", "classes"),
        ("box", "boxes"),
        ("key or entry", "keys or entries"),
        ("class, key", "classes, keys"),
    ];
    for (one, many) in plurals {
        let expected = suggest("word", &["first-of-all", "second-of-all"], one);
        assert_eq!(expected, format!("the {many} here are `first-of-all`, `second-of-all`"));
    }
}

#[test]
fn a_name_is_a_path_if_it_has_a_separator_or_an_extension() {
    assert!(is_path("schemes/duet") && is_path("not-there.yaml") && !is_path("duet") && !is_path("schemes"));
}

/// The matrix of Cadence's DDR controllers, with its constant, in 17 lines: 72 binary digits of a row are 18 hexadecimal ones.
#[test]
fn rows_in_hexadecimal_are_the_code_of_rows_in_binary() {
    let head = "eccforge: 1\nid: cadence-ddr\nname: \"Cadence DDR (72,64)\"\nsource: \"public DDR ECC calculator\"\n\
                entry: {beats: 1, data-pins: 64, check-pins: 8}\ncodewords: 1\nlayout: identity\ncode:\n  matrix:\n    n: 72\n";
    let tail =
        "corrects: [bits]\nclaims: {distance: 4, corrected: [bit], never-silent: [2bit]}\nconstant: {check: 0x22}\n";
    let hexadecimal = "    encoding: hex\n    rows: [4B2DB4D2B4524B2D80, 1557155715D7155740, A69AA69AA69AA69A20, 38E338E338E338E310, \
                       C0FCC0FCC0FCC0FC08,\n           FF00FF00FF00FF0004, FFFF0000FFFF000002, FFFFFFFF0000000001]\n";
    let binary = [
        "010010110010110110110100110100101011010001010010010010110010110110000000",
        "000101010101011100010101010101110001010111010111000101010101011101000000",
        "101001101001101010100110100110101010011010011010101001101001101000100000",
        "001110001110001100111000111000110011100011100011001110001110001100010000",
        "110000001111110011000000111111001100000011111100110000001111110000001000",
        "111111110000000011111111000000001111111100000000111111110000000000000100",
        "111111111111111100000000000000001111111111111111000000000000000000000010",
        "111111111111111111111111111111110000000000000000000000000000000000000001",
    ];
    let binary = format!("    encoding: binary\n    rows: {binary:?}\n");
    let [first, second] = [hexadecimal, binary.as_str()].map(|rows| {
        let text = format!("{head}{rows}{tail}");
        assert!(text.lines().count() <= 20);
        Scheme::from_text(&SourceFile::new("cadence.yaml", text), None).unwrap_or_else(|e| panic!("{e}")).hash()
    });
    assert_eq!(first, second);
}

#[test]
fn the_hash_is_of_the_meaning_not_of_the_text() {
    let text = eccforge_scheme::builtin("duet").expect("shipped").file().text;
    let hash = |text: &str| Scheme::from_text(&SourceFile::new("s.yaml", text), None).map(|s| s.hash()).ok();
    assert_eq!(
        hash(&text),
        hash(&text.replace("DuetECC", "Another name").replace("codewords: 4", "codewords: 4 # four"))
    );
    assert_ne!(hash(&text), hash(&text.replace("sanity-check: lane", "sanity-check: pin-or-byte")));
    assert_ne!(hash(&text), hash(&text.replace("E0FF26499010131C", "F0FF26499010131C")));
}

/// A flash sector whose check bits are stored so that an erased page is a codeword: it is clean, and bits that read as zero in it are
/// counted and corrected.
#[test]
fn an_erased_page_is_clean_and_its_flips_are_counted() {
    let read = |constant: &str| {
        let text = format!(
            "eccforge: 1\nid: sector\nname: s\nsource: s\nentry: {{beats: 1, data-pins: 4096, check-pins: 52}}\ncodewords: 1\n\
             layout: identity\ncode: {{bch: {{k: 4096, polynomial: 0x201b, errors: 4}}}}\ncorrects: [any: {{bits: 4}}]\n{constant}"
        );
        Algebraic::from_text(&SourceFile::new("sector.yaml", text)).unwrap_or_else(|e| panic!("{e}")).expect("a ball")
    };
    let ones = vec![true; 4096];
    let sums = read("").encode(&ones);
    let constant = sums.iter().rev().fold(0u64, |all, bit| all << 1 | u64::from(!bit));
    let scheme = read(&format!("constant: {{check: {constant:#x}}}\n"));
    assert_eq!((scheme.encode(&ones), scheme.decode(&ones, &[true; 52], &[])), (vec![true; 52], Some(Vec::new())));
    let (mut data, mut check) = (ones, vec![true; 52]);
    (data[7], data[4000], check[51]) = (false, false, false);
    assert_eq!(scheme.decode(&data, &check, &[]), Some(vec![7, 4000, 4096 + 51]));
    (data[8], data[9]) = (false, false);
    assert_eq!(scheme.decode(&data, &check, &[]), None);
}

/// The example of IEEE 802.16-2004, Section 8.3.3.5: RS(255,239), shortened and punctured, of 36 bytes.
#[test]
fn a_punctured_code_has_the_check_symbols_of_the_published_example() {
    let text = include_str!("../examples/keys/punctured.yaml");
    let scheme = Algebraic::from_text(&SourceFile::new("punctured.yaml", text)).unwrap().expect("erasures");
    let data = 0xD4BA_A112_F274_9630_27D4_889C_96E3_A952u128.to_be_bytes().to_vec();
    let more = 0xB315_ABFD_9253_0732_C062_48F0_1922_E091u128.to_be_bytes();
    let data: Vec<u8> = data.into_iter().chain(more).chain([0x62, 0x1A, 0xC1, 0x00]).collect();
    let mut bits: Vec<bool> = Vec::new();
    for byte in &data {
        bits.extend((0..8).map(|bit| byte >> bit & 1 == 1));
    }
    let check = scheme.encode(&bits);
    let mut bytes: Vec<u8> = Vec::new();
    for bits in check.chunks(8) {
        bytes.push(bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit)));
    }
    assert_eq!(bytes, [0x49, 0x31, 0x40, 0xBF]);
    // Both wrong symbols are corrected, and then any three that are named and one that is not are too many.
    let mut stored = bits.clone();
    for bit in [3, 5, 100] {
        stored[bit] ^= true;
    }
    assert_eq!(scheme.decode(&stored, &check, &[]), Some(vec![3, 5, 100]));
    assert_eq!(scheme.decode(&stored, &check, &[0, 20]), Some(vec![3, 5, 100]));
    assert_eq!((scheme.family.distance(), scheme.radius_with_erasures(3)), (5, 0));
}
