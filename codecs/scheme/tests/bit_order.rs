//! Rows of H as papers print them and as Verilog constants have them: one key says which, and a likely slip is told.

use eccforge_scheme::algebra::matrix::ParityCheckMatrix;
use eccforge_scheme::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin, builtins};

/// Row `row` of H as hexadecimal digits, the last digit ending in codeword bit 0, as after `39'h`.
fn as_in_rtl(h: &ParityCheckMatrix, row: u32) -> String {
    let ones = h.row_support(row).into_iter().fold(0u128, |word, bit| word | 1 << bit);
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
fn rows_in_the_order_of_rtl_that_are_read_as_a_paper_s_are_told() {
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
