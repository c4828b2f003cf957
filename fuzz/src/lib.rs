//! Converts a fuzzer's bytes into inputs, and lists every target by name. `corpus/NAME` has whole valid inputs of a
//! target, and `dict/NAME` words of its language.

#![allow(unsafe_code, reason = "one target calls the C interface")]

use arbitrary::{Arbitrary, Unstructured};
use eccforge_gf::random::SplitMix64;

/// A target: processes one input, and panics if it finds a defect.
pub type Target = fn(&[u8]);

/// The only list of targets, each a function of `targets`: passes their names to a macro.
#[macro_export]
macro_rules! targets {
    ($then:ident) => {
        $then! {
            arguments, beam_log, blif, c_interface, certificate, decode, emitted_text, encode_check, event_lines,
            kernel_log, matrix_text, memory_tables, memtest_log, packed_log, run_records, scrub_inject, state_file,
            xid_line, yaml_faults, yaml_fleet, yaml_model, yaml_profile, yaml_scheme, yaml_search, yaml_sources,
            yosys_json,
        }
    };
}

/// One target for each parser and each interface that takes bytes or text.
pub mod targets {
    mod c;
    mod codecs;
    mod emitted;
    mod files;
    mod logs;
    mod records;

    pub use {c::*, codecs::*, emitted::*, files::*, logs::*, records::*};
}

macro_rules! all {
    ($($name:ident),* $(,)?) => {
        pub const ALL: &[(&str, Target)] = &[$((stringify!($name), targets::$name)),*];
    };
}
targets!(all);

/// Returns a value made from the fuzzer's bytes; `None` if there are too few.
pub fn structured<T: for<'a> Arbitrary<'a>>(data: &[u8]) -> Option<T> {
    T::arbitrary_take_rest(Unstructured::new(data)).ok()
}

/// Returns an input as text.
pub fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// Returns a number that selects the options that the input does not name.
pub fn choice(data: &[u8]) -> u8 {
    data.iter().fold(0, |sum, byte| sum.rotate_left(3) ^ byte)
}

/// Maximum number of edits of one input.
// With more, hardly anything of the file is left, and every input fails at its first line.
const EDITS: usize = 16;

fn raw(random: &mut SplitMix64, most: usize) -> Vec<u8> {
    (0..random.below(most)).map(|_| random.bits() as u8).collect()
}

/// Returns one input without libFuzzer: raw bytes, or a file of the corpus in which pieces are cut, repeated, or
/// replaced by words and raw bytes.
pub fn input(random: &mut SplitMix64, corpus: &[Vec<u8>], words: &[Vec<u8>]) -> Vec<u8> {
    // Raw bytes find faults before a parser knows the form of a file; edited files get past it.
    if corpus.is_empty() || random.below(8) == 0 {
        let most = [8, 64, 512, 4096][random.below(4)];
        return raw(random, most);
    }
    let mut data = corpus[random.below(corpus.len())].clone();
    for _ in 0..random.below(EDITS) {
        let at = random.below(data.len() + 1);
        let end = (at + random.below(32)).min(data.len());
        let new = match random.below(4) {
            0 => Vec::new(),
            1 => data[at..end].repeat(2),
            2 if !words.is_empty() => words[random.below(words.len())].clone(),
            _ => raw(random, 8),
        };
        let from = if random.below(2) == 0 { at } else { end };
        data.splice(from..end, new);
    }
    data
}

/// Returns a source in C, Rust or Verilog without its comments and line ends. Trigraphs and joined lines count, as in a
/// C99 compiler; strings are unchanged.
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
