//! From the bytes of a fuzzer to texts that parsers do not refuse at the first letter: known texts with edits.
//!
//! The first byte chooses: 0 stands for "the rest as it is", another for one of the known texts, to which the rest applies
//! edits of four bytes and more: where (two bytes), how much is taken out, and what is put in: a known word or raw bytes.

#![allow(unsafe_code, reason = "one target calls the C interface")]

pub mod targets;

use arbitrary::{Arbitrary, Unstructured};

/// A value made of the bytes of a fuzzer; nothing if there are too few of them.
pub fn structured<T: for<'a> Arbitrary<'a>>(data: &[u8]) -> Option<T> {
    T::arbitrary_take_rest(Unstructured::new(data)).ok()
}

/// Texts that are understood, and words of their language.
#[derive(Clone, Copy, Debug)]
pub struct Seeds {
    /// Whole texts.
    pub texts: &'static [&'static str],
    /// What edits put in.
    pub words: &'static [&'static str],
}

/// Most edits of one text.
const MOST_EDITS: usize = 64;

/// Bytes made of a known text, or the fuzzer's own.
pub fn bytes(data: &[u8], seeds: &Seeds) -> Vec<u8> {
    let Some((&choice, mut rest)) = data.split_first() else { return Vec::new() };
    let Some(seed) =
        usize::from(choice).checked_rem(seeds.texts.len() + 1).and_then(|n| seeds.texts.get(n.wrapping_sub(1)))
    else {
        return rest.to_vec();
    };
    let mut text = seed.as_bytes().to_vec();
    for _ in 0..MOST_EDITS {
        let [low, high, cut, put, after @ ..] = rest else { break };
        rest = after;
        let at = usize::from(u16::from_le_bytes([*low, *high])) % (text.len() + 1);
        let end = match *cut {
            // To the end of the line.
            0xF0.. => text[at..].iter().position(|b| *b == b'\n').map_or(text.len(), |n| at + n),
            cut => (at + usize::from(cut) % 32).min(text.len()),
        };
        let new = match *put {
            put @ ..0xC0 => {
                seeds.words.get(usize::from(put) % (seeds.words.len() + 1)).map_or(&[][..], |w| w.as_bytes())
            }
            put => {
                let (raw, after) = rest.split_at(rest.len().min(usize::from(put) % 16));
                rest = after;
                raw
            }
        };
        text.splice(at..end, new.iter().copied());
    }
    text
}

/// [`bytes`] as text.
pub fn text(data: &[u8], seeds: &Seeds) -> String {
    match String::from_utf8(bytes(data, seeds)) {
        Ok(text) => text,
        Err(e) => String::from_utf8_lossy(e.as_bytes()).into_owned(),
    }
}

/// What YAML knows beside the words of a file.
const YAML: &[&str] = &[
    "0",
    "1",
    "-1",
    "3",
    "64",
    "65535",
    "4294967295",
    "18446744073709551615",
    "18446744073709551616",
    "1e308",
    "1e-308",
    ".nan",
    ".inf",
    "-.inf",
    "0x1f",
    "0b101",
    "~",
    "null",
    "true",
    "[]",
    "{}",
    "[",
    "]",
    "{",
    "}",
    ", ",
    ": ",
    "\n",
    "\n  ",
    "\n  - ",
    "- ",
    "&a ",
    "*a",
    "<<: *a",
    "!!str ",
    "|\n",
    ">\n",
    "\"",
    "'",
    "# ",
    "---\n",
    "...\n",
    "\t",
    "\u{feff}",
    "\u{e4}",
    "? ",
    "%YAML 1.2\n",
];

/// [`text`] with the words of YAML put in as well: where a word is asked for that the seeds do not have.
pub fn yaml(data: &[u8], seeds: &Seeds) -> String {
    // Every other edit takes its word from the language.
    let Some((&choice, rest)) = data.split_first() else { return String::new() };
    let own = text(&[&[choice], &rest[..rest.len() / 2]].concat(), seeds);
    if choice == 0 {
        return text(data, seeds);
    }
    let mut text = own.into_bytes();
    for edit in rest[rest.len() / 2..].chunks_exact(4).take(MOST_EDITS) {
        let at = usize::from(u16::from_le_bytes([edit[0], edit[1]])) % (text.len() + 1);
        let end = (at + usize::from(edit[2]) % 16).min(text.len());
        text.splice(at..end, YAML[usize::from(edit[3]) % YAML.len()].bytes());
    }
    String::from_utf8(text).unwrap_or_else(|e| String::from_utf8_lossy(e.as_bytes()).into_owned())
}

/// A source in C, Rust or Verilog without its comments and line ends: trigraphs and joined lines count, as they do for a
/// compiler of C99; strings are kept as they are.
pub fn code(source: &str) -> Vec<u8> {
    let joined = source.replace("??/", "\\").replace("\\\r\n", "").replace("\\\n", "");
    let (text, mut code, mut at) = (joined.as_bytes(), Vec::with_capacity(joined.len()), 0);
    while at < text.len() {
        let rest = &text[at..];
        at += if rest.starts_with(b"//") {
            rest.iter().position(|b| matches!(b, b'\n' | b'\r')).unwrap_or(rest.len())
        } else if rest.starts_with(b"/*") {
            rest.windows(2).skip(2).position(|two| two == b"*/").map_or(rest.len(), |n| n + 4)
        } else if rest[0] == b'"' {
            let end = rest.iter().skip(1).position(|b| *b == b'"').map_or(rest.len(), |n| n + 2);
            code.extend(&rest[..end]);
            end
        } else {
            if !rest[0].is_ascii_whitespace() {
                code.push(rest[0]);
            }
            1
        };
    }
    code
}
