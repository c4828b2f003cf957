//! Tests of parity-check matrices and their text.

use eccforge_gf::matrix::{ParityCheckMatrix, parse_text, to_text};

#[test]
fn text_and_matrix_are_two_forms_of_one_thing() {
    let matrix = ParityCheckMatrix::new(3, vec![3, 5, 6, 7, 1, 2, 4]).unwrap();
    let text = to_text(&matrix, &["Hamming (7,4)".into(), String::new()]);
    assert_eq!(parse_text(&text), Ok((3, matrix.columns().to_vec())));
}

#[test]
fn a_rank_deficient_matrix_names_the_rows_that_sum_to_zero() {
    assert_eq!(ParityCheckMatrix::new(3, vec![3, 4, 7, 0]), Err(vec![0, 1]));
}

#[test]
fn a_short_row_is_located() {
    let error = parse_text("n: 3\nk: 1\nr: 2\n110\n 10\n").unwrap_err();
    assert_eq!((error.offset, error.length), (20, 2));
    assert!(error.message.contains("row 1 has 2 digits"));
}

#[test]
fn what_is_missing_is_located_at_the_start() {
    let error = parse_text("# a comment\nn: 3\nk: 1\nr: 2\n110\n").unwrap_err();
    assert_eq!((error.offset, error.length), (0, 1), "{}", error.message);
    assert!(error.message.contains("1 rows, but r = 2"), "{}", error.message);
}
