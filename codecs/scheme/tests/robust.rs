//! Tests that no text makes the reader of schemes panic or run for long.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtins};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::time::Duration;

/// A mistake that a person, an editor or a script may make in a file.
#[derive(Clone, Debug)]
enum Slip {
    Delete(Index, usize),
    Duplicate(Index, usize),
    Replace(Index, &'static str),
    SwapLines(Index, Index),
    DuplicateLine(Index, Index),
    ChangeNumber(Index, &'static str),
    ChangeWord(Index, &'static str),
}

const PIECES: &[&str] = &[
    ":", "-", "- ", "\n", " ", "\t", "[", "]", "{", "}", "\"", "'", "#", "&a ", "*a", "!", "|", "0", "é", "\0", "---\n",
];

const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "5",
    "7",
    "8",
    "16",
    "24",
    "31",
    "32",
    "33",
    "63",
    "64",
    "65",
    "128",
    "255",
    "256",
    "4160",
    "4095",
    "4096",
    "8192",
    "65535",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "-1",
    "1.5",
    "1e9",
    "0x13",
    "0x25",
    "0x11d",
    "0x1053",
    "0xffffffff",
    "",
];

const WORDS: &[&str] = &[
    "identity",
    "rows",
    "checkerboard",
    "bits",
    "pins",
    "bytes",
    "any: {bits: 2}",
    "any: {bits: 3}",
    "adjacent: {bits: 8}",
    "symbols: {bits: 16}",
    "code-symbols: {up-to: 2}",
    "patterns: [[0, 1]]",
    "hsiao: {k: 4096}",
    "hamming: {k: 64}",
    "cyclic: {k: 64, generator: 0x8000000000000001}",
    "bch: {k: 64, polynomial: 0x1053, errors: 5}",
    "lane",
    "symbol",
    "pin-or-byte",
    "byte",
    "none",
    "null",
    "matrix-file: /dev/null",
    "explicit: [[0]]",
];

fn slip() -> impl Strategy<Value = Slip> {
    let at = any::<Index>;
    prop_oneof![
        1 => (at(), 1..20usize).prop_map(|(i, n)| Slip::Delete(i, n)),
        1 => (at(), 1..200usize).prop_map(|(i, n)| Slip::Duplicate(i, n)),
        2 => (at(), select(PIECES)).prop_map(|(i, s)| Slip::Replace(i, s)),
        1 => (at(), at()).prop_map(|(a, b)| Slip::SwapLines(a, b)),
        1 => (at(), at()).prop_map(|(a, b)| Slip::DuplicateLine(a, b)),
        4 => (at(), select(NUMBERS)).prop_map(|(i, s)| Slip::ChangeNumber(i, s)),
        2 => (at(), select(WORDS)).prop_map(|(i, s)| Slip::ChangeWord(i, s)),
    ]
}

impl Slip {
    fn apply(&self, text: &str) -> String {
        if text.is_empty() {
            return String::new();
        }
        let characters: Vec<char> = text.chars().collect();
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        let stretch = |i: &Index, n: usize| {
            let start = i.index(characters.len());
            start..(start + n).min(characters.len())
        };
        let splice = |range: std::ops::Range<usize>, with: &str| {
            let (head, tail) = (&characters[..range.start], &characters[range.end..]);
            head.iter().copied().chain(with.chars()).chain(tail.iter().copied()).collect()
        };
        match self {
            Slip::Delete(i, n) => splice(stretch(i, *n), ""),
            Slip::Duplicate(i, n) => {
                let range = stretch(i, *n);
                splice(range.start..range.start, &characters[range.clone()].iter().collect::<String>())
            }
            Slip::Replace(i, with) => splice(stretch(i, 1), with),
            Slip::SwapLines(a, b) => {
                let (a, b) = (a.index(lines.len()), b.index(lines.len()));
                lines.swap(a, b);
                lines.concat()
            }
            Slip::DuplicateLine(a, b) => {
                let (line, place) = (lines[a.index(lines.len())], b.index(lines.len()));
                lines.insert(place, line);
                lines.concat()
            }
            Slip::ChangeNumber(i, with) => {
                change_run(text, i, with, |run| run.starts_with(|c: char| c.is_ascii_digit()))
            }
            Slip::ChangeWord(i, with) => change_run(text, i, with, |run| {
                run.len() > 2 && run.chars().all(|c| c.is_ascii_lowercase() || c == '-')
            }),
        }
    }
}

/// Replaces one of the runs of letters, digits and dashes that are `wanted`.
fn change_run(text: &str, which: &Index, with: &str, wanted: impl Fn(&str) -> bool) -> String {
    let part = |c: char| c.is_alphanumeric() || c == '-';
    let mut runs = Vec::new();
    let mut start = 0;
    for run in text.split(|c| !part(c)) {
        let at = text[start..].find(run).map_or(start, |i| start + i);
        start = at + run.len();
        if !run.is_empty() && wanted(run) {
            runs.push(at..start);
        }
    }
    if runs.is_empty() {
        return text.to_owned();
    }
    let run = runs[which.index(runs.len())].clone();
    format!("{}{with}{}", &text[..run.start], &text[run.end..])
}

/// Processor time of this thread, which other work on the machine does not change.
#[cfg(unix)]
fn thread_time() -> Duration {
    nix::time::ClockId::CLOCK_THREAD_CPUTIME_ID.now().expect("a clock").into()
}

/// The time of day, for systems without a clock of a thread's processor time.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    std::time::UNIX_EPOCH.elapsed().expect("a clock")
}

/// Reads `text`; a panic fails the test, and so does a reader that takes far more processor time than any valid scheme
/// needs.
fn read(text: String) -> Result<(), TestCaseError> {
    let start = thread_time();
    let outcome = Scheme::from_text(&SourceFile::new("slip.yaml", text), None);
    let took = thread_time() - start;
    prop_assert!(took < Duration::from_secs(20), "took {took:?}");
    if let Err(diagnostic) = outcome {
        let mut report = String::new();
        let handler = miette::GraphicalReportHandler::new_themed(miette::GraphicalTheme::unicode_nocolor());
        prop_assert!(handler.render_report(&mut report, &*diagnostic).is_ok());
        prop_assert!(miette::Diagnostic::help(&*diagnostic).is_some(), "no help: {diagnostic}");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_shipped_scheme_with_slips_is_read_or_refused(
        shipped in select(builtins()),
        slips in prop::collection::vec(slip(), 1..5),
    ) {
        read(slips.iter().fold(shipped.file().text, |text, slip| slip.apply(&text)))?;
    }

    #[test]
    fn any_text_is_refused(text in ".{0,200}") {
        read(text)?;
    }
}

/// Sizes at and beyond the limits, each of which would take a day or gigabytes if the reader accepted it.
#[test]
fn extreme_sizes_are_refused_soon() {
    let scheme = |beats: u64, data: u64, check: u64, codewords: u64, code: &str, corrects: &str| {
        format!(
            "eccforge: 1\nid: x\nname: x\nsource: x\nentry: {{beats: {beats}, data-pins: {data}, check-pins: {check}}}\n\
             codewords: {codewords}\nlayout: identity\ncode: {{{code}}}\ncorrects: [{corrects}]\n"
        )
    };
    let texts = [
        scheme(1, 4096, 14, 1, "extended-hamming: {k: 4096}", "bits, any: {bits: 2}"),
        scheme(1, 4096, 14, 1, "hsiao: {k: 4096}", "bits, any: {bits: 3}"),
        scheme(64, 120, 8, 64, "hsiao: {k: 120}", "any: {bits: 2}"),
        scheme(64, 93, 7, 64, "hamming: {k: 93}", "any: {bits: 3}"),
        scheme(1, 93, 63, 1, "cyclic: {k: 93, generator: 0xc75d3be1f60d8c4f}", "any: {bits: 3}"),
        scheme(
            1,
            100,
            60,
            1,
            "cyclic: {k: 100, generator: 0x1c75d3be1f60d8cf}",
            &vec!["adjacent: {bits: 8}"; 5000].join(", "),
        ),
        scheme(1, 4000, 60, 1, "cyclic: {k: 4000, generator: 0x1c75d3be1f60d8cf}", "bits, adjacent: {bits: 8}"),
        scheme(
            1,
            4032,
            48,
            1,
            "reed-solomon: {polynomial: 0x1053, symbols: 340, check-symbols: 4}",
            "bits, code-symbols: {up-to: 2}",
        ),
        scheme(2048, 3, 1, 1, "reed-solomon: {polynomial: 0x1053, symbols: 341, check-symbols: 5}", "pins"),
        scheme(4294967295, 4294967295, 4294967295, 4294967295, "hsiao: {k: 4294967295}", "bits"),
        scheme(1, 1, 1, 64, "bch: {k: 4032, polynomial: 0x1053, errors: 5, extended: true}", "bits"),
    ];
    for text in texts {
        let start = thread_time();
        let outcome = Scheme::from_text(&SourceFile::new("extreme.yaml", text.clone()), None);
        let took = thread_time() - start;
        println!("{took:?}: {}", outcome.map_or_else(|e| e.to_string(), |s| format!("accepted: n = {}", s.code.h.n())));
        assert!(took < Duration::from_secs(20), "{took:?} for\n{text}");
    }
}

/// Every shipped scheme stays within the limits above.
#[test]
fn every_shipped_scheme_is_accepted() {
    for shipped in builtins() {
        assert_eq!(shipped.scheme().id, shipped.id);
    }
}
