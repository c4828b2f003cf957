//! The YAML parser's errors in the words of scheme files: what stands there, what was expected, how to mend it.

use super::{Diagnostic, Place, SourceFile, suggest};
use serde_yaml::Error;
use serde_yaml::budget::BudgetBreach;

/// What is said about an error.
struct Words {
    message: String,
    label: String,
    help: String,
}

/// The report on a parser's error in `file`.
pub(super) fn diagnose(file: &SourceFile, error: &Error) -> Diagnostic {
    let locations = error.locations();
    let place = locations.map_or(Place { offset: 0, length: 0 }, |l| Place::from(l.reference_location));
    let defined = locations.map_or(place, |l| Place::from(l.defined_location));
    let Words { message, label, help } = explain(file, place, error);
    let diagnostic = Diagnostic::at(file, place, label, message).help(help);
    if defined == place { diagnostic } else { diagnostic.also(defined, "which stands for this") }
}

/// An error of the YAML reader in a user's words (long: a row for each kind of error).
fn explain(file: &SourceFile, place: Place, error: &Error) -> Words {
    let words = |message: String, label: &str, help: String| Words { message, label: label.to_owned(), help };
    let what = if is_key(file, place) { "key" } else { "value" };
    match error {
        Error::SerdeUnknownField { field, expected, .. } => {
            words(format!("unknown key `{field}`"), "not a key here", suggest(field, expected, "key"))
        }
        Error::SerdeUnknownVariant { variant, expected, .. } => {
            words(format!("unknown {what} `{variant}`"), "not one of the choices", suggest(variant, expected, what))
        }
        Error::SerdeMissingField { field, .. } => words(
            format!("the key `{field}` is missing"),
            &format!("`{field}` belongs beside this"),
            format!("add `{field}: ...` here"),
        ),
        Error::DuplicateMappingKey { key, .. } => {
            let key = key.as_deref().unwrap_or("?");
            words(format!("the key `{key}` is given twice"), "second time here", "keep one of the two".into())
        }
        Error::InvalidScalar { ty, .. } => scalar(file, place, ty),
        Error::Unexpected { expected, .. } => shape(expected),
        Error::SerdeInvalidType { unexpected, expected, .. }
        | Error::SerdeInvalidValue { unexpected, expected, .. } => {
            let message = format!("{unexpected} where {expected} is expected");
            words(message, &format!("expected {expected}"), format!("replace it by {expected}"))
        }
        Error::NullIntoString { .. } => words("no value where text is expected".into(), "no value", quote_help()),
        Error::ExpectedMappingEndAfterEnumVariantValue { .. } => words(
            "a second choice where one is to be made".into(),
            "one too many",
            "a code, a layout and an item of `corrects` are one thing each: keep one (an item is a `- ...` of its own)"
                .into(),
        ),
        Error::ExternallyTaggedEnumExpectedScalarOrMapping { .. } => words(
            "a list where a name or `name: ...` is expected".into(),
            "not a choice",
            "write a name, or a name with its settings".into(),
        ),
        Error::UnexpectedValueForUnitEnumVariant { .. } => {
            words("this choice takes no settings".into(), "nothing is expected here", "write its name alone".into())
        }
        Error::Eof { .. } => words(
            "there is no scheme in this file".into(),
            "the file ends here",
            "start from a shipped scheme; the first line is `eccforge: 1`".into(),
        ),
        Error::MultipleDocuments { .. } | Error::Budget { breach: BudgetBreach::Documents { .. }, .. } => words(
            "a second document in one file".into(),
            "it starts here",
            "give each scheme a file of its own, without `---`".into(),
        ),
        Error::Budget { breach, .. } => budget(breach),
        Error::AliasReplayLimitExceeded { .. }
        | Error::AliasExpansionLimitExceeded { .. }
        | Error::AliasReplayStackDepthExceeded { .. } => words(
            "the aliases of this file stand for too much text".into(),
            "the limit is passed here",
            "write the values out, or use fewer aliases".into(),
        ),
        Error::UnknownAnchor { .. } => words(
            "an alias to an anchor that does not exist".into(),
            "no such anchor",
            "define it with `&name` before its use, or put text that starts with `*` in quotation marks".into(),
        ),
        Error::MergeValueNotMapOrSeqOfMaps { .. } => words(
            "`<<` merges mappings, and this is none".into(),
            "not a mapping",
            "write the keys out, or merge an alias of a mapping".into(),
        ),
        Error::WithSnippet { error, .. } | Error::AliasError { error, .. } => explain(file, place, error),
        other => syntax(&plain(other)),
    }
}

/// Whether a colon follows: then the scalar is a key of a mapping.
fn is_key(file: &SourceFile, place: Place) -> bool {
    file.text.get(place.offset + place.length..).is_some_and(|t| t.trim_start_matches(['"', '\'']).starts_with(':'))
}

/// A scalar that is not of the type wanted.
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
        "string scalar" => ("text", quote_help()),
        "scalar" | "numeric scalar" => ("a single value", "write one value, without brackets".into()),
        other => (other, "compare with a shipped scheme".into()),
    };
    Words { message: format!("{what} expected here"), label: format!("expected {what}"), help }
}

fn quote_help() -> String {
    "write text, in quotation marks if it has brackets, colons or commas".into()
}

/// A limit of the parser that was passed.
fn budget(breach: &BudgetBreach) -> Words {
    let (message, help) = match breach {
        BudgetBreach::Depth { depth } => {
            (format!("brackets or indentation nest {depth} levels deep"), "no scheme needs more than ten levels")
        }
        BudgetBreach::Aliases { aliases } => {
            (format!("{aliases} aliases are too many"), "write the values out; at most 1000 aliases are followed")
        }
        _ => ("the file says too much for a scheme".into(), "describe codes and patterns by their constructions"),
    };
    Words { message, label: "the limit is passed here".into(), help: help.into() }
}

/// A text that is not YAML.
fn syntax(said: &str) -> Words {
    let helps = [
        ("recursion limit", "close the brackets: no scheme needs more than ten levels"),
        ("tab", "indent with spaces"),
        ("quoted scalar", "close the quotation mark on the line where it opens"),
        ("unclosed bracket", "close the bracket"),
        ("flow", "close the bracket that is open here, and put commas between its items"),
        ("mapping values", "put text that contains `: ` in quotation marks, or correct the indentation"),
        ("unexpected character", "delete the character; an editor may not show it"),
        ("expected ':'", "is a colon missing after a key, or a dash before an item?"),
        ("anchor", "define an anchor with `&name` before its use, or put the text in quotation marks"),
    ];
    let help = helps.iter().find(|(part, _)| said.contains(part)).map_or(
        "check the indentation, brackets and quotation marks of this line and of the one before",
        |(_, help)| *help,
    );
    Words { message: format!("this is not YAML: {said}"), label: "the parser stopped here".into(), help: help.into() }
}

/// The parser's own words, without the location that the report already shows.
fn plain(error: &Error) -> String {
    let text = error.to_string();
    let text = text.lines().next().unwrap_or_default();
    let text = text.split(" at line ").next().unwrap_or(text);
    text.trim_end_matches([':', ' ']).to_owned()
}
