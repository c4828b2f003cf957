//! Tests of the size and depth limits of documents, and of the YAML features that are not supported.

use eccforge_files::diagnostic::SourceFile;
use serde_json::{Value, json};

fn read(text: &str) -> Result<Value, String> {
    SourceFile::new("a file", text).parse().map_err(|e| e.to_string())
}

/// This number of lists, each inside the previous one.
fn nested(depth: usize, innermost: &str) -> String {
    format!("{}{innermost}{}", "[".repeat(depth), "]".repeat(depth))
}

#[test]
fn thirty_two_levels_are_read_and_thirty_three_are_not() {
    assert!(read(&nested(32, "0")).is_ok());
    assert!(read(&nested(33, "0")).is_err());
}

#[test]
fn two_hundred_thousand_nodes_are_read_and_one_more_is_not() {
    let list = |items: usize| format!("[{}0]", "0,".repeat(items - 1));
    assert!(read(&list(199_999)).is_ok());
    assert!(read(&list(200_000)).is_err());
}

#[test]
fn anchors_aliases_tags_and_merge_keys_are_refused_where_they_are() {
    let refused = [
        ("a: &x 1\n", "1:4: anchors and aliases"),
        ("a: [1, &x [2]]\n", "1:8: anchors and aliases"),
        ("- &x\n  a: 1\n", "1:3: anchors and aliases"),
        ("a: *x\n", "1:4: anchors and aliases"),
        ("a: !!str 12\n", "1:4: tags"),
        ("a: {b: !own {c: 1}}\n", "1:8: tags"),
        ("- ! 12\n", "1:3: tags"),
        ("- !!seq\n  - 1\n", "1:3: tags"),
        ("a: 1\nb: {<<: {c: 1}}\n", "2:5: merge keys"),
    ];
    for (text, printed) in refused {
        assert_eq!(read(text), Err(format!("a file:{printed} are not supported")), "{text}");
    }
    assert_eq!(read("- \"<<\"\n- '&x'\n- \"*x\"\n- '!x'\n"), Ok(json!(["<<", "&x", "*x", "!x"])));
}

#[test]
fn what_is_wrong_in_a_document_is_shown_before_what_follows_it() {
    let place = |text: &str| {
        let error = SourceFile::new("a file", text).parse::<Vec<u32>>().expect_err("a word is no number");
        error.position().and_then(|p| p.line_and_column)
    };
    assert_eq!(place("- 1\n- word\n---\n- 2\n"), Some((2, 3)));
    assert_eq!(place("- 1\n- 2\n---\n- 2\n"), Some((4, 1)));
}
