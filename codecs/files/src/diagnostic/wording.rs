//! Rewords the YAML parser's errors for scheme files: the text found, the text expected, and a suggested fix.

use super::{Checked, Diagnostic, MAX_BYTES, Place, SourceFile, suggest, too_long};
use crate::yaml::{self, YamlError};
use serde_saphyr::Error;
use serde_saphyr::budget::BudgetBreach;

/// Message, label and suggested fix of an error.
struct Words {
    message: String,
    label: String,
    help: String,
}

impl SourceFile {
    /// Reads YAML with bounded nesting and size.
    ///
    /// # Errors
    /// The parser or the types reject the text; misspelt keys and names get a suggestion.
    pub fn parse<T: serde::de::DeserializeOwned>(&self) -> Checked<T> {
        if self.text.len() > MAX_BYTES {
            return too_long(self, MAX_BYTES as u64);
        }
        yaml::read(&self.text).map_err(|error| Box::new(diagnose(self, &error)))
    }
}

/// Converts a reader's error in `file` to a diagnostic.
fn diagnose(file: &SourceFile, error: &YamlError) -> Diagnostic {
    let (place, Words { message, label, help }) = match error {
        YamlError::Alias(place) => (*place, not_supported("anchors and aliases", "write the value out", "`&` or `*`")),
        YamlError::Tag(place) => (*place, not_supported("tags", "delete the tag", "`!`")),
        YamlError::Reader(error) => {
            let place = error.location().map_or(Place { offset: 0, length: 0 }, yaml::place);
            (place, explain(file, place, error))
        }
    };
    place.error(label, message).within(file).help(help)
}

/// First keys of the kinds of files, with the commands that read them.
const FILES: [(&str, &str); 8] = [
    ("eccforge", "`eccforge check`, and for `--scheme` of other commands"),
    ("eccforge-faults", "`--faults` of `eccforge memtest`"),
    ("eccforge-fleet", "`eccforge fleet`"),
    ("eccforge-model", "`--model` of `eccforge check` and `eccforge simulate`"),
    ("eccforge-search", "`eccforge search`"),
    ("eccforge-sources", "`--sources` of `eccforge simulate`"),
    ("eccforge-study", "`--calibrate` of `eccforge fleet`"),
    ("eccforge-work", "`eccforge reproduce`"),
];

/// The first key of a file of eccforge, and the commands that read it; `None` for other texts.
pub fn kind_of(text: &str) -> Option<(&'static str, &'static str)> {
    let key = text.lines().find_map(|line| line.split_once(':').filter(|(key, _)| key.starts_with("eccforge")))?.0;
    FILES.iter().find(|(known, _)| *known == key).copied()
}

/// A YAML feature that eccforge's files do not support.
fn not_supported(what: &str, instead: &str, mark: &str) -> Words {
    Words {
        message: format!("{what} are not supported"),
        label: "not supported".into(),
        help: format!("{instead}, or put text that starts with {mark} in quotation marks"),
    }
}

/// Rewords an error of serde-saphyr (long: a row for each kind of error).
fn explain(file: &SourceFile, place: Place, error: &Error) -> Words {
    let words = |message: String, label: &str, help: &str| Words { message, label: label.into(), help: help.into() };
    let what = if is_key(file, place) { "key" } else { "value" };
    match error {
        Error::SerdeUnknownField { field, .. } if field == "eccforge" || field.starts_with("eccforge-") => {
            let command = FILES.iter().find(|(key, _)| key == field).map_or("another command", |(_, command)| *command);
            words(
                format!("a file with `{field}` is of another kind"),
                "this key names the kind",
                &format!("it is for {command}"),
            )
        }
        Error::SerdeUnknownField { field, expected, .. } => {
            words(format!("unknown key `{field}`"), "not a key here", &suggest(field, expected, "key"))
        }
        Error::SerdeUnknownVariant { variant, expected, .. } => {
            words(format!("unknown {what} `{variant}`"), "not one of the choices", &suggest(variant, expected, what))
        }
        Error::SerdeMissingField { field, .. } => words(
            format!("the key `{field}` is missing"),
            &format!("`{field}` is missing here"),
            &format!("add `{field}: ...` here"),
        ),
        Error::DuplicateMappingKey { key, .. } => words(
            key.as_ref().map_or("a key is given twice".into(), |key| format!("the key `{key}` is given twice")),
            "second time here",
            "keep one of the two",
        ),
        Error::InvalidScalar { ty, .. } => scalar(file, place, ty),
        Error::NonFiniteFloat { .. } => scalar(file, place, "floating point"),
        Error::Unexpected { expected: "mapping start", .. } if names_a_matrix(file, place) => words(
            "`matrix` is where H itself is written".into(),
            "its `matrix` is a name",
            "write `matrix-file: ...` in place of `matrix: ...`",
        ),
        Error::Unexpected { expected, .. } => shape(expected),
        Error::SerdeInvalidType { unexpected, expected, .. }
        | Error::SerdeInvalidValue { unexpected, expected, .. } => words(
            format!("{unexpected} where {expected} is expected"),
            &format!("expected {expected}"),
            &format!("replace it by {expected}"),
        ),
        Error::NullIntoString { .. } => words("no value where text is expected".into(), "no value", QUOTE_HELP),
        Error::ExpectedMappingEndAfterEnumVariantValue { .. } => words(
            "two choices where one is expected".into(),
            "one too many",
            "a code, a layout and an item of `corrects` are one thing each: keep one (an item is a `- ...` of its own)",
        ),
        Error::ExternallyTaggedEnumExpectedScalarOrMapping { .. } => words(
            "a list where a name or `name: ...` is expected".into(),
            "not a choice",
            "write a name, or a name with its settings",
        ),
        Error::ExpectedStringKeyForExternallyTaggedEnum { .. } => words(
            "a list or mapping where the name of a choice is expected".into(),
            "not a name",
            "write a name, or `name: ...` with its settings",
        ),
        Error::SerdeInvalidLength { len, expected, .. } => words(
            format!("{len} items where {expected} is expected"),
            "too few or too many items",
            &format!("write {expected}"),
        ),
        Error::UnexpectedValueForUnitEnumVariant { .. } => {
            words("this choice takes no settings".into(), "nothing is expected here", "write only its name")
        }
        Error::Eof { .. } => words(
            "there is no scheme in this file".into(),
            "the file ends here",
            "start from a shipped scheme; the first line is `eccforge: 1`",
        ),
        Error::MultipleDocuments { .. } => words(
            "a second document in one file".into(),
            "it starts here",
            "give each scheme a file of its own, without `---`",
        ),
        Error::Budget { breach: BudgetBreach::Depth { depth }, .. } => words(
            format!("brackets or indentation nest {depth} levels deep"),
            "the limit is passed here",
            "no scheme needs more than ten levels",
        ),
        Error::Budget { .. } => words(
            "the file is too large or too complex for a scheme".into(),
            "the limit is passed here",
            "describe codes and patterns by their constructions",
        ),
        Error::MergeKeyNotAllowed { .. } => {
            words("merge keys are not supported".into(), "not supported", "write the keys out in place of `<<`")
        }
        Error::Message { msg, .. } | Error::ExternalMessage { msg, .. } => syntax(&plain(msg)),
        other => {
            let message = other.to_string();
            // The diagnostic gives line and column itself.
            syntax(&plain(message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message)))
        }
    }
}

/// Whether the mapping at this place begins with a key `matrix` whose value is one word, such as the name of a file.
fn names_a_matrix(file: &SourceFile, place: Place) -> bool {
    let rest = file.text.get(place.offset..).and_then(|text| text.split_once("matrix:"));
    rest.is_some_and(|(before, after)| {
        before.trim_start_matches("code:").trim_matches([' ', '\n', '{']).is_empty()
            && after.trim_start_matches(' ').starts_with(|c: char| c.is_alphanumeric() || "./\"'".contains(c))
    })
}

/// Whether a colon follows, so that the scalar is a key of a mapping.
fn is_key(file: &SourceFile, place: Place) -> bool {
    file.text.get(place.offset + place.length..).is_some_and(|t| t.trim_start_matches(['"', '\'']).starts_with(':'))
}

/// A scalar of the wrong type.
fn scalar(file: &SourceFile, place: Place, ty: &str) -> Words {
    let text = file.text.get(place.offset..place.offset + place.length).unwrap_or_default().trim_end();
    let line = text.lines().next().unwrap_or_default();
    let wanted = match ty {
        "u32" => "a whole number from 0 to 4294967295",
        "u64" => "a whole number from 0 to 18446744073709551615",
        "boolean" => "`true` or `false`",
        "floating point" => "a number",
        other => other,
    };
    let (number, real) = (ty.starts_with('u'), ty == "floating point");
    let digits = text.trim_start_matches(['-', '+']);
    let help = if text.lines().count() > 1 || line.contains(": ") {
        "the text runs on past its line: is a bracket or a quotation mark left open?"
    } else if line.is_empty() {
        "write the value after the colon"
    } else if real {
        "write a number such as 12, 0.5 or 1e-3"
    } else if !number {
        "write one of the two, without quotation marks"
    } else if digits.len() < text.len() {
        "write a number without a sign: no quantity of a scheme is negative"
    } else if digits.parse::<f64>().is_ok() && digits.contains(['.', 'e', 'E']) {
        "write it without decimal point and exponent"
    } else if digits.chars().all(|c| c.is_ascii_digit()) {
        "write a smaller number"
    } else {
        "write a number such as 12, 0x1f or 0b1101"
    };
    let message = if line.is_empty() {
        "the value is missing".to_owned()
    } else if number && digits == text && text.chars().all(|c| c.is_ascii_digit()) {
        format!("`{text}` is too large")
    } else {
        format!(
            "`{line}` is not a {}",
            if number {
                "whole number"
            } else if real {
                "number"
            } else {
                ty
            }
        )
    };
    Words { message, label: format!("expected {wanted}"), help: help.into() }
}

/// A node of the wrong shape.
fn shape(expected: &str) -> Words {
    let (what, help) = match expected {
        "mapping start" => ("keys and values", "write `key: value` lines below it, or `{key: value, ...}`".into()),
        "sequence start" => ("a list", "write `- item` lines below it, or `[item, ...]`".into()),
        "string scalar" => ("text", QUOTE_HELP.into()),
        "scalar" | "numeric scalar" => ("a single value", "write one value, without brackets".into()),
        other => (other, "compare with a shipped scheme".into()),
    };
    Words { message: format!("{what} expected here"), label: format!("expected {what}"), help }
}

const QUOTE_HELP: &str = "write text, in quotation marks if it has brackets, colons or commas";

/// A text that is not YAML.
fn syntax(message: &str) -> Words {
    let helps = [
        ("recursion limit", "close the brackets: no scheme needs more than ten levels"),
        ("tab", "indent with spaces"),
        ("quoted scalar", "close the quotation mark on the line where it opens"),
        ("unclosed bracket", "close the bracket"),
        ("flow", "close the bracket that is open here, and put commas between its items"),
        ("mapping values", "put text that contains `: ` in quotation marks, or correct the indentation"),
        ("unexpected character", "delete the character; an editor may not show it"),
        ("expected ':'", "is a colon missing after a key, or a dash before an item?"),
    ];
    let help = helps.iter().find(|(part, _)| message.contains(part)).map_or(
        "check the indentation, brackets and quotation marks of this line and of the one before",
        |(_, help)| *help,
    );
    Words {
        message: format!("this is not YAML: {message}"),
        label: "the parser stopped here".into(),
        help: help.into(),
    }
}

/// The parser's message on one line, with invisible characters escaped.
fn plain(message: &str) -> String {
    let mut text = String::new();
    for c in message.lines().next().unwrap_or_default().chars() {
        match c {
            // A control character of the file would reach the terminal; U+2028 and U+2029 break lines there.
            c if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') => text.extend(c.escape_debug()),
            c => text.push(c),
        }
    }
    text.trim_end_matches([':', ' ']).to_owned()
}
