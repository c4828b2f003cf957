//! Any text as the finished chains of a search.

use crate::{Seeds, text};
use eccforge_search::record;

const SEEDS: Seeds = Seeds {
    texts: &[
        "{\"eccforge-search-chains\":1,\"description-sha256\":\"abc\"}\n{\"chain\":0,\"cost\":1.5,\"columns\":[1,2,4]}\n",
    ],
    words: &[
        "{\"chain\":1,\"cost\":1e999,\"columns\":[65536]}\n",
        "0",
        "-1",
        "null",
        "[",
        "]",
        "{",
        "}",
        ",",
        "\n",
        "1e308",
        "abd",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let text = text(data, &SEEDS);
    if let Ok((whole, found)) = record::parse::<u16>(&text, "abc") {
        assert!(whole <= text.len() && found.len() <= text.lines().count());
    }
}
