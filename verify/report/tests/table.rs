//! Tests of tables as CSV, and with rows and columns exchanged.

use eccforge_report::Table;

#[test]
fn fields_with_commas_quotes_and_line_ends_are_quoted() {
    let text = |field: &str| Table::words(&["a", "b"]).row(["1", field]).csv();
    assert_eq!(text("plain"), "a,b\n1,plain\n");
    assert_eq!(text("two, \"three\""), "a,b\n1,\"two, \"\"three\"\"\"\n");
    assert_eq!(text("two\nlines"), "a,b\n1,\"two\nlines\"\n");
}

#[test]
fn a_row_that_is_shorter_than_the_others_is_written() {
    let table = Table::words(&["a", "b"]).row(["1"]).row(["2", "3"]);
    assert_eq!(table.csv(), "a,b\n1\n2,3\n");
}

#[test]
fn rows_and_columns_are_exchanged() {
    let table = Table::new(&["scheme"], &["x", "y"]).row(["a", "1", "2"]).row(["b", "3", "4"]);
    let exchanged = Table::new(&["scheme"], &["a", "b"]).row(["x", "1", "3"]).row(["y", "2", "4"]);
    assert_eq!(table.transposed(), exchanged);
}
