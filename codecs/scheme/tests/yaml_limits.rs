//! How large and how deep a document may be, and which tags are known.

use eccforge_scheme::diagnostic::SourceFile;
use serde_json::{Value, json};

fn read(text: &str) -> Result<Value, String> {
    SourceFile::new("a file", text).parse().map_err(|e| e.to_string())
}

/// So many lists, each in the one before.
fn nested(depth: usize, innermost: &str) -> String {
    format!("{}{innermost}{}", "[".repeat(depth), "]".repeat(depth))
}

#[test]
fn thirty_two_levels_are_read_and_thirty_three_are_not() {
    assert!(read(&nested(32, "0")).is_ok());
    assert!(read(&nested(33, "0")).is_err());
    // What an alias stands for counts where it is used: 1 + outer + inner levels.
    let aliased = |outer: usize, inner: usize| format!("- &a {}\n- {}\n", nested(inner, "0"), nested(outer, "*a"));
    assert!(read(&aliased(11, 20)).is_ok() && read(&aliased(30, 1)).is_ok());
    assert!(read(&aliased(12, 20)).is_err() && read(&aliased(31, 1)).is_err());
}

#[test]
fn two_hundred_thousand_nodes_are_read_and_one_more_is_not() {
    let list = |items: usize| format!("[{}0]", "0,".repeat(items - 1));
    assert!(read(&list(199_999)).is_ok());
    assert!(read(&list(200_000)).is_err());
    // A list and a list of 999 numbers, and each alias is another thousand.
    let aliased = |aliases: usize| format!("- &a {}\n{}", list(999), "- *a\n".repeat(aliases));
    assert!(read(&aliased(198)).is_ok());
    assert!(read(&aliased(199)).is_err());
    // Nodes of nodes count too: the last list stands for 1 + 2 x (1 + 10 x 100) nodes.
    let twice = |aliases: usize| {
        let (inner, uses) = (list(99), "- *b\n".repeat(aliases));
        format!("- &a {inner}\n- &b [{}]\n{uses}", ["*a"; 10].join(","))
    };
    assert!(read(&twice(198)).is_ok());
    assert!(read(&twice(200)).is_err());
}

#[test]
fn a_thousand_aliases_are_read_and_one_more_is_not() {
    let aliases = |count: usize| format!("- &a 1\n{}", "- *a\n".repeat(count));
    assert_eq!(read(&aliases(1000)), Ok(json!(vec![1; 1001])));
    assert!(read(&aliases(1001)).is_err());
}

#[test]
fn tags_of_the_core_schema_are_known_and_others_are_refused() {
    assert_eq!(read("- !!seq [1]\n- !!map {a: 1}\n- ! 12\n- !!str 12\n"), Ok(json!([[1], {"a": 1}, "12", "12"])));
    for refused in ["!!seq {a: 1}", "!!map [1]", "!own [1]", "!own {a: 1}", "!own 1", "!!other 1"] {
        assert!(read(&format!("- {refused}\n")).is_err(), "{refused}");
    }
    let booleans = |text: &str| SourceFile::new("a file", text).parse::<Vec<bool>>().ok();
    assert_eq!(booleans("- !!bool true\n- no\n"), Some(vec![true, false]));
    assert_eq!(booleans("- !!str true\n"), None);
}

#[test]
fn what_is_wrong_in_a_document_is_shown_before_what_follows_it() {
    let place = |text: &str| {
        let error = SourceFile::new("a file", text).parse::<Vec<u32>>().expect_err("a word is no number");
        error.position().and_then(|p| p.line_and_column)
    };
    assert_eq!(place("- 1\n- word\n---\n- 2\n"), Some((2, 3)));
    assert_eq!(place("- 1\n- 2\n---\n- 2\n"), Some((3, 1)));
}

#[test]
fn what_is_wrong_behind_two_aliases_is_shown_at_the_first() {
    #[derive(Debug, serde::Deserialize)]
    #[expect(dead_code, reason = "read by Debug")]
    struct Twice {
        word: String,
        words: Word,
        numbers: Number,
    }
    #[derive(Debug, serde::Deserialize)]
    #[expect(dead_code, reason = "read by Debug")]
    struct Word {
        k: String,
    }
    #[derive(Debug, serde::Deserialize)]
    #[expect(dead_code, reason = "read by Debug")]
    struct Number {
        k: Vec<u32>,
    }
    let text = "word: &w seven\nwords: &m {k: *w}\nnumbers: *m\n";
    let error = SourceFile::new("a file", text).parse::<Twice>().expect_err("a word is no list");
    assert_eq!(error.position().and_then(|p| p.line_and_column), Some((3, 10)), "{error}");
}
