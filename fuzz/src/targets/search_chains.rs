//! Any text as the finished chains of a search.

use crate::text;
use eccforge_search::record;

/// One input.
pub fn run(data: &[u8]) {
    let text = text(data);
    if let Ok((whole, found)) = record::parse::<u16>(&text, "abc") {
        assert!(whole <= text.len() && found.len() <= text.lines().count());
    }
}
