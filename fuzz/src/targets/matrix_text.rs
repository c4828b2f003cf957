//! Any text as a matrix file: two readers that share no code agree on what both accept.

use crate::{Seeds, text};
use eccforge_oracle::parse_matrix;
use eccforge_scheme::algebra::matrix::parse_text;

const SEEDS: Seeds = Seeds {
    texts: &["# Hamming (7,4)\nn: 7\nk: 4\nr: 3\n1101 100\n1011 010\n0111 001\n"],
    words: &[
        "n: 7\n",
        "k: 4\n",
        "r: 3\n",
        "1101100\n",
        "#",
        "0",
        "1",
        "64",
        "4096",
        "18446744073709551615",
        ":",
        "\u{a0}",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let text = text(data, &SEEDS);
    if let (Ok((r, columns)), Ok(plain)) = (parse_text(&text), parse_matrix(&text)) {
        assert_eq!((r as usize, columns), (plain.r, plain.columns), "{text:?}");
    }
}
