//! Tests of rows of H in the order of papers and of Verilog constants: one key selects it, and a likely mistake is reported.

use eccforge_circuit::Interpreter;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::matrix::ParityCheckMatrix;
use eccforge_lower::encoder;
use eccforge_scheme::{Scheme, builtin, builtins};

/// Row `row` of H as hexadecimal digits, the last digit ending in codeword bit 0, as after `39'h`.
fn as_in_rtl(h: &ParityCheckMatrix, row: u32) -> String {
    let ones: u128 = h.row_support(row).into_iter().map(|bit| 1 << bit).sum();
    format!("{ones:0digits$x}", digits = h.n().div_ceil(4))
}

/// A file with Hsiao's (39,32) written out in the order of RTL, with these further keys of `matrix`.
fn pasted(keys: &str) -> Result<Scheme, String> {
    let hsiao = builtin("hsiao-39-32").unwrap();
    let h = hsiao.scheme().code.h;
    let rows: Vec<String> = (0..h.r()).map(|row| format!("\"{}\"", as_in_rtl(&h, row))).collect();
    let code = format!("  matrix: {{n: 39, encoding: hex{keys}, rows: [{}]}}", rows.join(", "));
    let text = hsiao.file().text.replace("  hsiao: {k: 32}", &code);
    Scheme::from_text(&SourceFile::new("pasted.yaml", text), None).map_err(|e| format!("{e:?}"))
}

#[test]
fn rows_in_the_order_of_rtl_are_the_same_code_when_the_file_says_so() {
    let hash = builtin("hsiao-39-32").unwrap().scheme().hash();
    let scheme = pasted(", bit-order: msb-first").unwrap();
    assert_eq!((scheme.hash(), scheme.warnings.len()), (hash, 0));
}

#[test]
fn rows_in_the_order_of_rtl_that_are_read_as_a_paper_s_are_reported() {
    for keys in ["", ", bit-order: lsb-first"] {
        match pasted(keys) {
            Ok(scheme) => {
                let [warning] = scheme.warnings.as_slice() else { panic!("{:?}", scheme.warnings) };
                assert!(warning.starts_with("pasted.yaml:17:3: warning:"), "{warning}");
                assert!(warning.contains("bit-order: msb-first"), "{warning}");
            }
            Err(report) => assert!(report.contains("bit-order: msb-first"), "{report}"),
        }
    }
}

#[test]
fn no_shipped_scheme_is_warned_about() {
    for shipped in builtins() {
        assert_eq!(shipped.scheme().warnings, Vec::<String>::new(), "{}", shipped.id);
    }
}

/// The entry of one codeword that stores this data, by codeword bit.
fn written(code: &str, k: usize, r: usize, data: u64) -> Vec<bool> {
    let text = format!(
        "eccforge: 1\nid: ordered\nname: x\nsource: x\nentry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\n\
         layout: identity\ncode: {{{code}}}\ncorrects: []\non-detection: due\n"
    );
    let scheme = Scheme::from_text(&SourceFile::new("o.yaml", &text), None).unwrap_or_else(|e| panic!("{e}"));
    let circuit = encoder(&scheme);
    let mut run = Interpreter::new(&circuit);
    let inputs = circuit.inputs()[0].nets.iter().enumerate();
    for (bit, net) in inputs {
        run.set(*net, data >> bit & 1);
    }
    run.run();
    circuit.output("entry").unwrap().nets.iter().map(|net| run.get(*net) & 1 == 1).collect()
}

/// The polynomial of a codeword whose bits are coefficients in this order.
fn polynomial(bits: &[bool], msb_first: bool) -> u64 {
    let mut polynomial = 0;
    for (i, bit) in bits.iter().enumerate() {
        let power = if msb_first { bits.len() - 1 - i } else { i };
        polynomial |= u64::from(*bit) << power;
    }
    polynomial
}

fn remainder(mut dividend: u64, divisor: u64) -> u64 {
    while dividend != 0 && dividend.ilog2() >= divisor.ilog2() {
        dividend ^= divisor << (dividend.ilog2() - divisor.ilog2());
    }
    dividend
}

fn digits(bits: &[bool]) -> String {
    bits.iter().map(|bit| if *bit { '1' } else { '0' }).collect()
}

#[test]
fn a_codeword_is_a_multiple_of_the_generator_in_the_order_that_the_file_states() {
    // (15,7) with errors: 2 has this generator [Lin & Costello, Table 6.1].
    let bch = 0b1_1101_0001;
    for (code, generator, k, r, worked) in [
        ("cyclic: {k: 4, generator: 0b1011", 0b1011, 4, 3, ["1000101", "1000110"]),
        ("bch: {k: 7, polynomial: 0b10011, errors: 2", bch, 7, 8, ["100000011101000", "100000010001011"]),
    ] {
        for (order, msb_first, worked) in
            [("", true, worked[0]), (", order: msb-first", true, worked[0]), (", order: lsb-first", false, worked[1])]
        {
            for data in 0..1 << k {
                let word = written(&format!("{code}{order}}}"), k, r, data);
                assert_eq!(remainder(polynomial(&word, msb_first), generator), 0, "{code}{order}: {data:#x}");
                if data == 1 {
                    assert_eq!(digits(&word), worked, "{code}{order}: the word of docs/scheme-reference.md");
                }
            }
        }
    }
    // An overall parity bit is the last one, and the others are those of the same code without it.
    for order in ["", ", order: lsb-first"] {
        let code = |more: &str| format!("bch: {{k: 7, polynomial: 0b10011, errors: 2{more}{order}}}");
        let (plain, extended) = (written(&code(""), 7, 8, 0x35), written(&code(", extended: true"), 7, 9, 0x35));
        assert_eq!(extended[..15], plain[..]);
        assert_eq!(extended.iter().filter(|bit| **bit).count() % 2, 0);
    }
}

#[test]
fn a_reed_solomon_word_has_the_roots_of_its_code_in_the_order_that_the_file_states() {
    // GF(8) with alpha^3 = alpha + 1: symbols of 3 bits, bit i is alpha^i.
    let times_alpha = |x: u64| if x << 1 & 8 == 0 { x << 1 } else { x << 1 ^ 0b1011 };
    let times_power = |mut x: u64, power: usize| {
        for _ in 0..power {
            x = times_alpha(x);
        }
        x
    };
    let code = "reed-solomon: {polynomial: 0b1011, symbols: 5, check-symbols: 2";
    for (order, msb_first, worked) in [
        ("", false, "100 000 000 101 001"),
        (", order: lsb-first", false, "100 000 000 101 001"),
        (", order: msb-first", true, "100 000 000 001 101"),
    ] {
        for data in 0..1 << 9 {
            let word = written(&format!("{code}{order}}}"), 9, 6, data);
            let symbols: Vec<u64> = word.chunks(3).map(|bits| polynomial(bits, false)).collect();
            let power = |s: usize| if msb_first { 4 - s } else { s };
            // Both roots are alpha^0 and alpha^1.
            for root in 0..2 {
                let mut sum = 0;
                for (s, symbol) in symbols.iter().enumerate() {
                    sum ^= times_power(*symbol, root * power(s));
                }
                assert_eq!(sum, 0, "{order}: {data:#x}, root {root}");
            }
            if data == 1 {
                let shown: Vec<String> = word.chunks(3).map(digits).collect();
                assert_eq!(shown.join(" "), worked, "{order}: the word of docs/scheme-reference.md");
            }
        }
    }
}

/// The columns of `hsiao: {k}` as docs/scheme-reference.md describes them, without the last step, which moves ones between rows.
fn described(k: usize, r: u32) -> (Vec<u64>, usize) {
    let mut columns = Vec::new();
    for weight in (3..=r).step_by(2) {
        let mut unused: Vec<u64> = (0..1u64 << r).filter(|column| column.count_ones() == weight).collect();
        let wanted = k - columns.len();
        if wanted >= unused.len() {
            columns.extend(unused);
            continue;
        }
        let whole = columns.len();
        let mut ones = vec![0; r as usize];
        for _ in 0..wanted {
            let rows = |column: u64| (0..r as usize).filter(move |row| column >> row & 1 == 1);
            // The column whose rows have the fewest ones so far; of several, the lowest number.
            let ones_of = |column: u64| rows(column).map(|row| ones[row]).sum::<usize>();
            let next = *unused.iter().min_by_key(|column| (ones_of(**column), **column)).unwrap();
            for row in rows(next) {
                ones[row] += 1;
            }
            unused.retain(|column| *column != next);
            columns.push(next);
        }
        return (columns, whole);
    }
    let all = columns.len();
    (columns, all)
}

#[test]
fn the_matrix_of_hsiao_is_the_one_that_the_reference_describes() {
    let mut exact = 0;
    for k in 1..=120usize {
        let r = (2..).find(|r| (1usize << (r - 1)) - *r as usize >= k).unwrap();
        let text = format!(
            "eccforge: 1\nid: h\nname: x\nsource: x\nentry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\n\
             layout: identity\ncode: {{hsiao: {{k: {k}}}}}\ncorrects: [bits]\n"
        );
        let scheme = Scheme::from_text(&SourceFile::new("h.yaml", &text), None).unwrap_or_else(|e| panic!("{k}: {e}"));
        let (data, check) = scheme.code.h.columns().split_at(k);
        assert_eq!(check, (0..r).map(|row| 1 << row).collect::<Vec<u64>>(), "{k}: check bit j is in row j only");
        let (wanted, whole) = described(k, r);
        assert_eq!(data[..whole], wanted[..whole], "{k}: all columns of the lower weights");
        let ones: Vec<usize> = (0..r).map(|row| scheme.code.h.row_support(row).len()).collect();
        let spread = |ones: &[usize]| ones.iter().max().unwrap() - ones.iter().min().unwrap();
        assert!(spread(&ones) <= 1, "{k}: {ones:?}");
        let before: Vec<usize> =
            (0..r).map(|row| wanted.iter().filter(|column| **column >> row & 1 == 1).count()).collect();
        if spread(&before) <= 1 {
            assert_eq!(data, wanted, "{k}");
            exact += 1;
        } else {
            let weight = |column: &u64| column.count_ones();
            assert!(data[whole..].iter().map(weight).eq(wanted[whole..].iter().map(weight)), "{k}");
        }
    }
    assert!(exact > 60, "{exact} of 120 need no last step");
}
