//! Tests of diagnostics as miette draws them: the underlined text, long lines, and the parser's messages.

use eccforge_files::diagnostic::{Diagnostic, Place, SourceFile};
use miette::Diagnostic as _;
use serde::de::{Deserialize, Deserializer, Error};

/// Error at these places (offset, length) of a text.
fn error_at(text: &str, places: &[(usize, usize)]) -> Diagnostic {
    let error = Diagnostic::whole("wrong").within(&SourceFile::new("f", text));
    places.iter().fold(error, |error, (offset, length)| error.also(Place { offset: *offset, length: *length }, ""))
}

/// Offset and length of every label in the text that is drawn.
fn labels(error: &Diagnostic) -> Vec<(usize, usize)> {
    error.labels().into_iter().flatten().map(|label| (label.offset(), label.len())).collect()
}

/// The whole text from which the report draws the error.
fn drawn(error: &Diagnostic) -> String {
    let source = error.source_code().expect("the error is in a file");
    let contents = source.read_span(&(0, 0).into(), 0, usize::MAX).expect("within the text");
    String::from_utf8(contents.data().to_vec()).expect("text")
}

#[test]
fn what_is_underlined_begins_with_a_character_and_ends_before_a_comment() {
    let within = |text: &str, offset, length| labels(&error_at(text, &[(offset, length)]));
    // The second byte of a character of three bytes is shown as the whole character.
    assert_eq!(within("a\u{20ac}b", 2, 3), [(1, 3)]);
    assert_eq!(within("a\u{20ac}b", 3, 0), [(1, 4)]);
    assert_eq!(within("a", 7, 1), [(1, 0)]);
    assert_eq!(within("key: value  # why", 0, 0), [(0, 10)]);
    assert_eq!(within("key: a#b 'c # d' # why", 0, 0), [(0, 16)]);
}

#[test]
fn the_position_is_that_of_the_first_place() {
    let at = error_at("one\ntwo three", &[(8, 5), (0, 3)]).position().expect("a file");
    assert_eq!((at.file.as_str(), at.line_and_column), ("f", Some((2, 5))));
}

#[test]
fn an_input_of_the_greatest_length_is_read_and_a_longer_one_is_refused() {
    // A length of 0 is that of an input whose length is not known before it is read, such as a pipe.
    for known in [true, false] {
        let read = |text: &'static str| {
            let length = if known { text.len() as u64 } else { 0 };
            SourceFile::read_from("f".into(), length, 4, || Ok(text.as_bytes()))
        };
        assert_eq!(read("four").expect("as long as the limit").text, "four");
        assert!(read("fifth").is_err());
    }
}

#[test]
fn short_lines_stay_as_they_are() {
    let text = "one\r\ntwo\n\nthree";
    let short = error_at(text, &[(5, 3), (10, 5)]);
    assert_eq!(drawn(&short), text);
    assert_eq!(labels(&short), [(5, 3), (10, 5)]);
}

#[test]
fn a_label_keeps_its_words_and_its_column_wherever_a_long_line_has_it() {
    for (before, after) in [(0, 100_000), (30, 70_000), (70_000, 0), (70_000, 70_000), (65_535, 3), (200, 300)] {
        for filler in ["x", "\u{20ac}"] {
            let text = format!("a\n{}NOPE{}\nb", filler.repeat(before), filler.repeat(after));
            let at = 2 + before * filler.len();
            let error = error_at(&text, &[(at, 4)]);
            let short = drawn(&error);
            assert!(short.lines().all(|line| line.len() <= 400), "{before} {after}: {short}");
            let (offset, length) = labels(&error)[0];
            assert_eq!(&short[offset..offset + length], "NOPE", "{before} {after}");
            let source = error.source_code().expect("the error is in a file");
            let contents = source.read_span(&(offset, length).into(), 0, 0).expect("within the text");
            assert_eq!((contents.line(), contents.column()), (1, at - 2), "{before} {after}");
        }
    }
}

#[test]
fn a_long_label_keeps_both_ends_and_two_labels_their_order() {
    let text = format!("<{}>{}[{}]", "x".repeat(80_000), "y".repeat(80_000), "z".repeat(80_000));
    let error = error_at(&text, &[(0, 80_002), (160_002, 80_002)]);
    let short = drawn(&error);
    let words: Vec<&str> = labels(&error).iter().map(|(offset, length)| &short[*offset..offset + length]).collect();
    let [first, second] = words[..] else { panic!("{words:?}") };
    assert!(first.starts_with('<') && first.ends_with('>') && first.contains(" ... "), "{first}");
    assert!(second.starts_with('[') && second.ends_with(']') && second.contains(" ... "), "{second}");
    assert!(short.len() < 1000, "{short}");
}

/// A type that accepts no value.
#[derive(Debug)]
struct Never;

impl<'de> Deserialize<'de> for Never {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(D::Error::custom("a\u{7}b\u{2028}c\u{2029}d \u{e4}\nmore"))
    }
}

#[test]
fn words_of_the_parser_are_one_line_of_characters_that_show() {
    let error = SourceFile::new("f", "1").parse::<Never>().expect_err("no value is accepted");
    assert_eq!(error.message(), "this is not YAML: a\\u{7}b\\u{2028}c\\u{2029}d \u{e4}");
}

/// The parser takes a table as one scalar of all its lines.
#[test]
fn of_a_text_of_many_lines_the_first_one_is_underlined() {
    let text = "a,b,c\n".repeat(50);
    assert_eq!(labels(&error_at(&text, &[(0, text.len())])), [(0, 5)]);
    // A short one is underlined to its end.
    assert_eq!(labels(&error_at("a\nb\nc\n", &[(0, 6)])), [(0, 5)]);
}

#[test]
fn a_file_that_is_not_there_is_answered_with_a_near_name() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("mine.yaml"), "").expect("a file");
    let help = |name: &str| {
        let error = SourceFile::read(&folder.path().join(name)).expect_err("no such file");
        error.advice().map(str::to_owned)
    };
    assert_eq!(help("minne.yaml").as_deref(), Some("did you mean `mine.yaml`?"));
    assert_eq!(help("other.csv").as_deref(), Some("check the path"));
    assert_eq!(help("none/mine.yaml").as_deref(), Some("check the path"));
}
