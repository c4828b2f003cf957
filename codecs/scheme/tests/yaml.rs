//! The reader of YAML agrees with serde-saphyr, an independent deserializer: on random small documents both give the
//! same values with the same places, or both refuse the text at the same line and column.

use eccforge_scheme::diagnostic::SourceFile;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;
use std::fmt::Debug;

/// Types like those of our files, with the values' places as one of the two readers gives them.
macro_rules! types {
    ($module:ident, $spanned:path, $place:expr) => {
        mod $module {
            use serde::{Deserialize, Deserializer};
            use std::collections::BTreeMap;
            use $spanned as Spanned;

            /// A value, and offset and length of where it is used and of where it is written.
            #[derive(Debug)]
            #[expect(dead_code, reason = "read by Debug")]
            pub struct At<T>(T, [(usize, usize); 2]);

            impl<'de, T: Deserialize<'de>> Deserialize<'de> for At<T> {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let Spanned { value, referenced, defined } = Spanned::<T>::deserialize(deserializer)?;
                    Ok(Self(value, [referenced, defined].map($place)))
                }
            }

            #[derive(Debug, Default, Deserialize)]
            #[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
            pub struct Document {
                byte: Option<u8>,
                whole: Option<At<u32>>,
                large: Option<u64>,
                signed: Option<At<i64>>,
                real: Option<At<f64>>,
                flag: Option<bool>,
                word: Option<At<String>>,
                pair: Option<(u32, String)>,
                numbers: At<Vec<At<u32>>>,
                table: BTreeMap<String, At<f64>>,
                choice: Option<At<Choice>>,
                choices: Vec<At<Choice>>,
                nested: Option<At<Box<Document>>>,
            }

            impl<T: Default> Default for At<T> {
                fn default() -> Self {
                    Self(T::default(), [(0, 0); 2])
                }
            }

            #[derive(Debug, Deserialize)]
            #[serde(rename_all = "kebab-case", deny_unknown_fields)]
            #[expect(dead_code, reason = "read by Debug")]
            pub enum Choice {
                None,
                Other,
                Number(At<u32>),
                List(Vec<At<String>>),
                Code(Code),
            }

            #[derive(Debug, Deserialize)]
            #[serde(rename_all = "kebab-case", deny_unknown_fields)]
            #[expect(dead_code, reason = "read by Debug")]
            pub struct Code {
                k: At<u32>,
                n: Option<At<u32>>,
                choice: Option<Box<Choice>>,
            }
        }
    };
}

types!(ours, eccforge_scheme::yaml::Spanned, |place| (place.offset, place.length));
types!(peers, serde_saphyr::Spanned, |location: serde_saphyr::Location| {
    let (offset, length) = (location.span().byte_offset(), location.span().byte_len());
    (offset.expect("a text in memory") as usize, length.expect("a text in memory") as usize)
});

/// What came of a text: the value as `Debug` writes it, or line and column of what is wrong.
type Outcome = Result<String, Option<(usize, usize)>>;

fn ours<T: serde::de::DeserializeOwned + Debug>(text: &str) -> Outcome {
    let value: Result<T, _> = SourceFile::new("a file", text).parse();
    value.map(|v| format!("{v:?}")).map_err(|e| e.position().and_then(|p| p.line_and_column))
}

fn peers<T: serde::de::DeserializeOwned + Debug>(text: &str) -> Outcome {
    let options = serde_saphyr::options! { with_snippet: false };
    let value: Result<T, _> = serde_saphyr::from_str_with_options(text, options);
    value.map(|v| format!("{v:?}")).map_err(|e| {
        let at = e.locations().map(|l| l.reference_location);
        at.map(|l| (l.line() as usize, l.column() as usize))
    })
}

/// Scalars in every notation; none is the name of a choice with settings, to which serde-saphyr gives the node that
/// follows.
const SCALARS: &[&str] = &[
    "0",
    "1",
    "7",
    "255",
    "256",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "-1",
    "-0",
    "+4",
    "-9223372036854775808",
    "017",
    "0x1f",
    "0XFF",
    "0b1101",
    "0o17",
    "0x",
    "1_000",
    "1__0",
    "_1",
    "1_",
    "0x1_f",
    "-0x1f",
    "+0x1f",
    "++1",
    "1.5",
    "-.5",
    "1e-3",
    "1E9",
    "1e999",
    ".inf",
    "-.INF",
    "+.inf",
    ".nan",
    ".",
    "inf",
    "nan",
    "true",
    "False",
    "yes",
    "No",
    "on",
    "off",
    "y",
    "N",
    "null",
    "Null",
    "~",
    "",
    "none",
    "other",
    "None",
    "word",
    "two words",
    "é",
    "\"12\"",
    "'0x1f'",
    "\"\"",
    "'null'",
    "\"true\"",
    "\"a\\tb\"",
    "'it''s'",
    "\"\\u00e9\"",
    "!!str 12",
    "!!int 12",
    "!!float 1",
    "!!null x",
    "!!bool true",
    "12 # a remark",
    "*a",
    "*b",
    "\"<<\"",
    "1.",
    "0.0",
    "-0.0",
    "1e5",
];

const KEYS: &[&str] = &[
    "<<", "byte", "whole", "large", "signed", "real", "flag", "word", "pair", "numbers", "table", "choice", "choices",
    "nested", "number", "list", "code", "none", "k", "n", "wrong", "\"k\"", "~",
];

/// A value in flow style, on one line; no mapping merges another, which serde-saphyr refuses where a choice is made.
fn value() -> impl Strategy<Value = String> {
    let scalar = prop_oneof![
        6 => select(SCALARS).prop_map(str::to_owned),
        1 => select(SCALARS).prop_map(|s| if s.starts_with('*') { s.to_owned() } else { format!("&a {s}") }),
    ];
    scalar.prop_recursive(3, 12, 4, |inner| {
        let entry = (select(&KEYS[1..]), inner.clone()).prop_map(|(key, value)| format!("{key}: {value}"));
        let list = prop::collection::vec(inner, 0..4).prop_map(|items| items.join(", "));
        let mapping = prop::collection::vec(entry, 1..4).prop_map(|entries| entries.join(", "));
        let anchor = select(&["", "", "", "&a ", "&b "][..]);
        prop_oneof![
            (anchor.clone(), list).prop_map(|(anchor, list)| format!("{anchor}[{list}]")),
            (anchor, mapping).prop_map(|(anchor, mapping)| format!("{anchor}{{{mapping}}}")),
        ]
    })
}

/// A value that a key may have, so that documents are read now and then.
fn fitting(key: &'static str) -> BoxedStrategy<String> {
    let choice = prop_oneof![
        select(&["none", "other", "{number: 3}", "{list: [a, b, 1]}", "{code: {k: 4}}", "{code: {k: 4, n: 0x8}}"][..]),
        select(&["{code: {k: 4, choice: none}}", "{none: }", "&b {number: 7}", "*b", "\"other\"", "{list: }"][..]),
    ];
    match key {
        "numbers" => "\\[[0-9](, [1-9][0-9]){0,3}\\]".boxed(),
        "pair" => "\\[[1-9], [a-z]{1,3}\\]".boxed(),
        "table" => "\\{[a-z]: [0-9]\\.[0-9], [A-Z]: [1-9]\\}|\\{\\}".boxed(),
        "choice" => choice.prop_map(str::to_owned).boxed(),
        "choices" => prop::collection::vec(choice, 0..3).prop_map(|c| format!("[{}]", c.join(", "))).boxed(),
        "nested" => "(&a )?\\{whole: [1-9], word: [a-z]{3}\\}|\\{<<: \\*a, whole: [1-9]\\}|\\*a".boxed(),
        "word" => "[a-zé]{1,5}( [a-z]{2})?".boxed(),
        "flag" => select(&["true", "off"][..]).prop_map(str::to_owned).boxed(),
        "<<" => select(&["*a", "*b", "[*a, *b]", "[*b, *a, ~]", "~", "3", "[{whole: }, word]"][..])
            .prop_map(str::to_owned)
            .boxed(),
        _ => "[1-9][0-9]?".boxed(),
    }
}

/// A document of block style, one key a line.
fn document() -> impl Strategy<Value = String> {
    let known = select(&KEYS[..14]);
    let fits = known.prop_flat_map(|key| fitting(key).prop_map(move |value| format!("{key}: {value}\n")));
    let any = (select(&KEYS[1..]), value()).prop_map(|(key, value)| format!("{key}: {value}\n"));
    let block = (select(&KEYS[1..14]), prop::collection::vec(value(), 1..4)).prop_map(|(key, items)| {
        let lines: String = items.iter().map(|item| format!("  - {item}\n")).collect();
        format!("{key}:\n{lines}")
    });
    prop::collection::vec(prop_oneof![8 => fits, 1 => any, 1 => block], 1..6).prop_map(|lines| lines.concat())
}

/// Both read a list of one scalar alike.
fn agree<T: serde::de::DeserializeOwned + Debug>(scalar: &str) -> Result<(), TestCaseError> {
    let text = format!("- {scalar}\n");
    prop_assert_eq!(ours::<T>(&text), peers::<T>(&text), "{}", text);
    Ok(())
}

/// The same cases every time.
fn config() -> ProptestConfig {
    ProptestConfig { cases: 3000, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn documents_are_read_as_by_the_peer(text in document()) {
        prop_assert_eq!(ours::<ours::Document>(&text), peers::<peers::Document>(&text), "{}", text);
    }

    #[test]
    fn scalars_are_read_as_by_the_peer(text in prop_oneof![
        select(SCALARS).prop_map(str::to_owned),
        "[-+]?(0x|0b|0o|0X)?[0-9a-f_]{1,6}",
        "[-+]?[0-9_]{0,4}\\.?[0-9]{0,3}([eE][-+]?[0-9]{1,3})?",
    ]) {
        agree::<Vec<u8>>(&text)?;
        agree::<Vec<i16>>(&text)?;
        agree::<Vec<u64>>(&text)?;
        agree::<Vec<f64>>(&text)?;
        agree::<Vec<bool>>(&text)?;
        agree::<Vec<String>>(&text)?;
        agree::<Vec<Option<u8>>>(&text)?;
        agree::<Vec<serde_json::Value>>(&text)?;
    }
}
