//! Any text as a certificate of a code: each claim is counted, or the text is refused.

use crate::{Seeds, text};
use eccforge_oracle::certificate::certify;

const SEEDS: Seeds = Seeds {
    texts: &[
        "# remark\nn: 7\nk: 4\nr: 3\n1101100\n1011010\n0111001\nwindow: 4\ncorrects: 0 1\nclaim miscorrected-pairs: 21\nclaim weight: 12\n",
    ],
    words: &[
        "n: 8\n",
        "k: 5\n",
        "r: 3\n",
        "r: 0\n",
        "n: 0\n",
        "k: 0\n",
        "18446744073709551615",
        "window: 2\n",
        "window: 16\n",
        "corrects: 1 2 3\n",
        "corrects-within: 4 5 6\n",
        "claim heaviest-row: 4\n",
        "claim silent-pairs-and-triples: 7\n",
        "claim ",
        ":",
        "0",
        "1",
        "\n",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let text = text(data, &SEEDS);
    // Time grows with the third power of the length: longer codewords would test nothing else.
    if text.lines().all(|line| line.len() < 80)
        && let Ok(certified) = certify(&text)
    {
        assert!(certified.correctable >= certified.n);
    }
}
