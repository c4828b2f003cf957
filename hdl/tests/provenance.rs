//! Tests of the origin of a generated file as comment lines, which no text of a scheme breaks.

use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::design::provenance::{argument, comment_text, yaml_text};
use eccforge_scheme::{Scheme, builtin};

#[test]
fn no_text_ends_its_comment_or_speaks_to_a_tool() {
    assert_eq!(comment_text("a */ b /* c \\"), "a * / b / * c \\\\");
    assert_eq!(comment_text("one\u{2028}two\u{202e}three"), "one\\u{2028}two\\u{202e}three");
    assert_eq!(comment_text("synopsys translate_off"), "'synopsys' translate_off");
    assert_eq!(comment_text("Verilator lint_off WIDTH"), "'Verilator' lint_off WIDTH");
    assert_eq!(comment_text("Universität Zürich, Müller"), "Universität Zürich, Müller");
    assert_eq!(yaml_text("it's: \"x\" \\n"), "'it''s: \"x\" \\\\n'");
}

#[test]
fn a_file_of_a_user_is_named_not_an_id_that_does_not_exist() {
    let shipped = builtin("hsiao-22-16").unwrap();
    assert_eq!(argument(&shipped.scheme()), "hsiao-22-16");
    let text = shipped.file().text.replace("hsiao-22-16", "mine");
    let from = |path: &str| argument(&Scheme::from_text(&SourceFile::new(path, text.clone()), None).unwrap());
    assert_eq!(from("some/where/mine.yaml"), "mine.yaml");
    assert_eq!(from("some/where/my code.yaml"), "'my code.yaml'");
}
