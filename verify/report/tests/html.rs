//! Tests of documents as HTML pages.

use eccforge_report::{Cell, Document, Table, Tone};

#[test]
fn a_page_is_well_formed_whatever_it_says_and_figures_stand_to_the_right() {
    let mut page = Document::new("a < b & \"c\"", "x\u{0}y");
    page.status(false, "<no>").tile("1 & 2", "figures").tile(1234, "digits");
    page.section("<h>").table(Table::new(&["scheme"], &["n"]).row(["a<b", "12\n3 to 4"]));
    page.plot("\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\"></svg>", "a > b").verbatim("</pre>");
    page.section("more & more").folded().facts([("<a>", "b".to_owned())]).link("x?a&b", "<there>");
    page.ran("Seed", "<1>");
    let text = page.html("1", "eccforge '<x>'");
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(&text, options).unwrap();
    let named = |name: &'static str| document.descendants().filter(move |n| n.tag_name().name() == name);
    let cell = named("td").next().unwrap();
    assert_eq!(cell.attribute("class"), Some("n"));
    assert_eq!(cell.children().nth(1).and_then(|n| n.text()), Some("3 to 4"));
    assert!(text.contains("class=\"plot\" xmlns") && text.contains(">1234<"));
    assert_eq!((named("details").count(), named("a").next().and_then(|a| a.attribute("href"))), (1, Some("x?a&b")));
    let mut page = Document::new("t", "l");
    page.plot("<svg class=\"matrix\" width=\"1\"><g class=\"x\"/></svg>", "");
    assert!(!page.html("1", "c").contains("\"plot\" "));
}

#[test]
fn a_cell_shows_how_it_compares() {
    let tones = [Tone::Plain, Tone::Equal, Tone::Near, Tone::Differs, Tone::Unexpected];
    let cells = tones.map(|tone| Cell::toned("1", tone));
    let mut page = Document::new("t", "l");
    page.table(Table::new(&["", "word"], &["a", "b", "c", "d"]).row([Cell::from("name")].into_iter().chain(cells)));
    let text = page.html("1", "c");
    for class in ["<td>1", "\"n exact\"", "\"n sampled\"", "\"n differs\"", "\"n differs surprise\""] {
        assert!(text.contains(class), "{class}: {text}");
    }
}
