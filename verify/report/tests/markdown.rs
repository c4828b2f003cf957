//! Documents as Markdown.

use eccforge_report::{Document, Table};

#[test]
fn cells_hold_any_text_and_figures_are_to_the_right() {
    let mut document = Document::new("T", "");
    document.section("S").facts([("a", "b".to_owned())]).table(Table::new(&["w"], &["n"]).row(["x|y", "1\n0 to 2"]));
    document.status(true, "good");
    assert_eq!(
        document.markdown(),
        "# T\n\n## S\n\n- a: b\n\n| w | n |\n| --- | ---: |\n| x\\|y | 1<br>0 to 2 |\n\ngood\n"
    );
}
