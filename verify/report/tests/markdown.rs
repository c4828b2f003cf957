//! Tests of documents as Markdown.

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

/// Reports contain logs, file names and comments that others wrote.
#[test]
fn no_text_is_markup() {
    let hostile = "<img src=x onerror=alert(1)> & [a](javascript:x) ![b][c] *b* _i_ `c` \\* a_b \u{1b}";
    let plain = "&lt;img src=x onerror=alert(1)&gt; &amp; [a\\](javascript:x) ![b\\][c] \\*b\\* \\_i\\_ \\`c\\` \\\\\\* a_b \u{fffd}";
    let mut document = Document::new(hostile, hostile);
    let table = Table::new(&["w"], &[] as &[&str]).row([hostile]);
    document.section(hostile).facts([("a", hostile.to_owned())]).text(hostile).table(table);
    document.verbatim("```\n<kept>\n````");
    document.status(true, hostile);
    assert_eq!(
        document.markdown(),
        format!(
            "# {plain}\n\n{plain}\n\n## {plain}\n\n- a: {plain}\n\n{plain}\n\n\
             | w |\n| --- |\n| {plain} |\n\n`````\n```\n<kept>\n````\n`````\n\n{plain}\n"
        )
    );
}
