//! Value parsers that several commands share: counts, named choices and output formats.

use clap::ValueEnum;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use eccforge_model::parse_number;
use eccforge_scheme::{ID, is_id};
use num_rational::BigRational;
use num_traits::One;
use std::ops::RangeInclusive;
use std::path::Path;

/// A probability with its original spelling.
#[derive(Clone, Debug)]
pub struct Rate {
    /// Text as given.
    pub text: String,
    /// Exact value of the text.
    pub value: BigRational,
}

/// Parses a probability.
///
/// # Errors
/// The text is not a number from 0 to 1.
pub fn rate(text: &str) -> Result<Rate, String> {
    let value = parse_number(text).filter(|value| *value <= BigRational::one());
    value
        .map(|value| Rate { text: text.to_owned(), value })
        .ok_or_else(|| "a number from 0 to 1 is needed, such as 1e-4".into())
}

/// Parses a count such as a number of samples: `1000000` or `1e6`.
///
/// # Errors
/// The text is not a whole number, or the number does not fit in 64 bits.
pub fn count(text: &str) -> Result<u64, String> {
    let plain = text.replace('_', "");
    if let Ok(n) = plain.parse() {
        return Ok(n);
    }
    match plain.parse::<f64>() {
        // A cast to an integer would turn a negative number into 0 without an error.
        Ok(x) if x < 0.0 => Err(format!("`{text}` is below zero; a count is 0 or more")),
        Ok(x) if x >= 2f64.powi(64) => Err(format!("`{text}` is too large: at most {} fit", u64::MAX)),
        Ok(x) if x.fract() == 0.0 => Ok(x as u64),
        _ => Err(format!("`{text}` is not a whole number; write 1000000 or 1e6")),
    }
}

/// Parses a count that is not zero, like [`count`].
///
/// # Errors
/// The errors of [`count`], or the count is zero.
pub fn counting(text: &str) -> Result<u64, String> {
    count(text).and_then(|n| if n == 0 { Err("a number from 1 is needed".into()) } else { Ok(n) })
}

/// Parses a count of things that are kept in memory, like [`count`].
///
/// # Errors
/// The errors of [`count`].
pub fn number(text: &str) -> Result<usize, String> {
    count(text).and_then(|n| usize::try_from(n).map_err(|_| format!("`{text}` is too large")))
}

/// Parses an id.
///
/// # Errors
/// The text does not follow the rule of ids.
pub fn id(text: &str) -> Result<String, String> {
    if is_id(text) { Ok(text.to_owned()) } else { Err(format!("expected {ID}")) }
}

/// Parses a number above zero.
///
/// # Errors
/// The text is not such a number.
pub fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|value: &f64| *value > 0.0 && value.is_finite());
    number.ok_or_else(|| "a positive number is needed".into())
}

/// Parses a number from a range.
///
/// # Errors
/// The text is not such a number.
pub fn within(text: &str, range: RangeInclusive<f64>) -> Result<f64, String> {
    let number = text.parse().ok().filter(|value| range.contains(value));
    number.ok_or_else(|| format!("give a number from {} to {}", range.start(), range.end()))
}

/// Parses one of several named values; each has a name, a help text and a value.
pub fn choice<T: Copy + Send + Sync>(
    values: &'static [(&'static str, &'static str, T)],
) -> impl TypedValueParser<Value = T> {
    let names = values.iter().map(|(name, help, _)| PossibleValue::new(*name).help(*help));
    PossibleValuesParser::new(names).try_map(move |given| {
        let known = values.iter().find(|(name, ..)| *name == given);
        known.map(|(.., value)| *value).ok_or_else(|| format!("`{given}` is not known"))
    })
}

/// Output formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Tables for people.
    Text,
    /// JSON for programs.
    Json,
    /// Comma-separated values.
    Csv,
    /// Markdown.
    Markdown,
    /// One self-contained HTML page.
    Html,
    /// One line for each device.
    Table,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 5] = [Self::Text, Self::Json, Self::Csv, Self::Markdown, Self::Html];

    /// The format of a result: the requested one, else that of the suffix of its file, else text.
    pub fn chosen(asked: Option<Self>, out: Option<&Path>) -> Self {
        asked.or_else(|| out.and_then(Self::of_suffix)).unwrap_or(Self::Text)
    }

    /// The format that a file's suffix names.
    pub fn of_suffix(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "txt" => Some(Self::Text),
            "json" => Some(Self::Json),
            "csv" => Some(Self::Csv),
            "md" => Some(Self::Markdown),
            "html" | "htm" => Some(Self::Html),
            _ => None,
        }
    }
}

/// Parses `--format` for a command that supports the formats in `known`.
pub fn format(known: &'static [Format]) -> impl TypedValueParser<Value = Format> {
    let names = known.iter().filter_map(ValueEnum::to_possible_value);
    PossibleValuesParser::new(names).try_map(|given| Format::from_str(&given, false))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{Format, count};
    use clap::{Command, ValueEnum};
    use std::path::Path;

    #[test]
    fn counts_are_whole_numbers_of_64_bits_in_digits_or_powers_of_ten() {
        for (text, n) in [("0", 0), ("1_000", 1000), ("1e6", 1_000_000), ("1e19", 10u64.pow(19)), ("2.5e1", 25)] {
            assert_eq!(count(text), Ok(n), "{text}");
        }
        for (text, part) in [
            ("1e20", "too large: at most 18446744073709551615"),
            ("18446744073709551616", "too large"),
            ("inf", "too large"),
            ("-1", "below zero"),
            ("1.5", "not a whole number"),
            ("nan", "not a whole number"),
            ("ten", "not a whole number"),
        ] {
            assert!(count(text).is_err_and(|e| e.contains(part)), "{text}: {:?}", count(text));
        }
    }

    #[test]
    fn the_suffix_of_a_result_says_its_form_unless_an_option_does() {
        for (asked, out, expected) in [
            (None, "run.json", Format::Json),
            (None, "a/run.CSV", Format::Csv),
            (None, "run.htm", Format::Html),
            (None, "run.records", Format::Text),
            (Some(Format::Text), "run.json", Format::Text),
        ] {
            assert_eq!(Format::chosen(asked, Some(Path::new(out))), expected, "{out}");
        }
        assert_eq!(Format::chosen(None, None), Format::Text);
    }

    /// Collects every command that can run, with the words that call it.
    pub(crate) fn commands(command: &Command, words: &str, found: &mut Vec<(String, Command)>) {
        let below: Vec<&Command> = command.get_subcommands().collect();
        if below.is_empty() || command.get_arguments().any(|a| a.get_id() == "format") {
            found.push((words.to_owned(), command.clone()));
        }
        for c in below.iter() {
            commands(c, format!("{words} {}", c.get_name()).trim_start(), found);
        }
    }

    /// `gpu smi` imitates nvidia-smi, whose `--format` has another meaning.
    const IMITATES: &str = "gpu smi";

    #[test]
    fn an_option_means_the_same_in_every_command() {
        let mut all = Vec::new();
        commands(&crate::command(), "", &mut all);
        assert!(all.len() > 40, "{}", all.len());
        let forms: Vec<String> =
            Format::value_variants().iter().filter_map(|f| Some(f.to_possible_value()?.get_name().into())).collect();
        for (words, command) in all.iter().filter(|(words, _)| words != IMITATES) {
            for option in command.get_arguments().filter(|a| !a.is_hide_set()) {
                let (id, default) = (option.get_id().as_str(), option.get_default_values().first());
                let default = default.map(|d| d.to_string_lossy());
                let values: Vec<String> = option.get_possible_values().iter().map(|v| v.get_name().into()).collect();
                let named = option.get_value_names().map(|names| names[0].as_str().to_owned()).unwrap_or_default();
                match id {
                    "format" => {
                        assert!(values.iter().all(|v| forms.contains(v)), "{words}: {values:?}");
                        assert_eq!(values[0], "text", "{words}");
                        assert!(matches!(default.as_deref(), None | Some("text")), "{words}");
                    }
                    "out" => {
                        assert_eq!(option.get_short(), Some('o'), "{words}");
                        assert!(["FILE", "DIR", "LOG", "MODEL.yaml"].contains(&named.as_str()), "{words}: {named}");
                    }
                    // A fleet has the seed of its scenario.
                    "seed" => assert!(matches!(default.as_deref(), None | Some("1")), "{words}"),
                    "threads" => assert_eq!(default.as_deref(), Some("0"), "{words}: one each core"),
                    "json" | "output" | "csv" | "html" if !option.is_positional() => {
                        panic!("{words}: --{id} is --format or --out elsewhere")
                    }
                    // The scheme that a command is about stands without an option.
                    "scheme" | "schemes" | "subject" if option.is_positional() => {
                        assert_eq!(named, "ID|FILE", "{words}")
                    }
                    _ => {}
                }
                assert!(option.get_help().is_some() || option.get_long_help().is_some(), "{words}: {id} is explained");
            }
        }
    }
}
