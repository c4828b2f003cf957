//! Tests of the published words of the schemes in `known_words`: comments of their files, one word per line.

use eccforge_scheme::Scheme;
use std::path::Path;

/// A stored word.
pub struct Word {
    /// The bits of the word, by physical bit.
    pub bits: Vec<bool>,
    /// Digits and source of the word.
    pub text: String,
}

/// The bits of a word in the order of the entry: the first digit first (`msb`), or byte by byte from bit 0 (`bytes`).
fn bits(form: &str, digits: &str) -> Vec<bool> {
    let values: Vec<u32> = digits.chars().map(|c| c.to_digit(16).expect("a digit")).collect();
    match form {
        "msb" => values.iter().flat_map(|v| (0..4).rev().map(move |i| v >> i & 1 == 1)).collect(),
        "bytes" => values.chunks(2).flat_map(|v| (0..8).map(move |i| (v[0] << 4 | v[1]) >> i & 1 == 1)).collect(),
        form => panic!("{form}"),
    }
}

/// All schemes with their words; `folder` is `known_words`.
pub fn all(folder: &Path) -> Vec<(Scheme, Vec<Word>)> {
    let files = std::fs::read_dir(folder).expect("the folder").flatten().map(|file| file.path());
    let of_file = |path: std::path::PathBuf| {
        let scheme = Scheme::from_path(&path).unwrap_or_else(|e| panic!("{e}"));
        let text = std::fs::read_to_string(&path).expect("readable");
        let word = |line: &str| {
            let (form, text) = line.strip_prefix("# word ")?.split_once(' ').expect("a form");
            let mut bits = bits(form, text.split_once(' ').expect("a source").0);
            bits.truncate(scheme.geometry.bits());
            Some(Word { bits, text: text.to_owned() })
        };
        let words: Vec<Word> = text.lines().filter_map(word).collect();
        (scheme, words)
    };
    let all: Vec<(Scheme, Vec<Word>)> = files.map(of_file).collect();
    assert_eq!(all.iter().map(|(_, words)| words.len()).sum::<usize>(), 51);
    all
}
