//! Emits schemes with any name, source, notes and file name: the Rust, C and Verilog code without its comments does
//! not change.

use crate::{code, text};
use eccforge_hdl::design::{Design, Options, Side, header};
use eccforge_hdl::verilog::{Module, print};
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::{Options as SourceOptions, c, rust};
use std::sync::LazyLock;

static PLAIN: LazyLock<Scheme> = LazyLock::new(|| builtin("hsiao-22-16").expect("shipped").scheme());
/// The Verilog encoder of one codeword.
static MODULE: LazyLock<Module> = LazyLock::new(|| Design::new(&PLAIN, &Options::default()).encoder.swap_remove(0));
/// A line of code after the comments in C and Rust.
const LINE: &str = "static X;\n";
static HEADS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| heads("plain").iter().map(|text| code(text)).collect());
static WHOLE: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| whole("plain").iter().map(|text| code(text)).collect());

/// A scheme with this text in all of its text keys.
fn scheme(words: &str) -> Scheme {
    let mut scheme = PLAIN.clone();
    (scheme.name, scheme.source, scheme.file.name) = (words.into(), words.into(), words.into());
    scheme.notes = Some(words.into());
    scheme
}

/// All emitted texts of a scheme.
fn whole(words: &str) -> Vec<String> {
    let scheme = scheme(words);
    let options = SourceOptions { lanes: true, ..SourceOptions::default() };
    let c = c::source(&scheme, c::Regenerate::Emit, &options).expect("whole bytes");
    let rust = rust::module(&scheme, rust::Prelude::Inline, &options).expect("whole bytes");
    let design = Design::new(&scheme, &Options::default());
    vec![c.header, c.source, c.lanes.expect("asked for"), rust, design.text(Side::Encoder), design.text(Side::Decoder)]
}

/// The comments with the scheme's texts, each before the same line of code.
fn heads(words: &str) -> [String; 3] {
    let scheme = scheme(words);
    let verilog = print(&MODULE, &header(&scheme, &Options::default()));
    let options = eccforge_source::Options::default();
    let title = (&scheme).into();
    let [c, rust] =
        [c::head(&title, c::Regenerate::Emit, &options), rust::head(&title, rust::Prelude::Inline, &options)];
    [c + LINE, rust + LINE, verilog]
}

/// Checks that comments with these words change no code, and contain no character that an editor hides.
fn check(words: &str, texts: &[String], plain: &[Vec<u8>]) {
    for (text, plain) in texts.iter().zip(plain) {
        assert!(code(text) == *plain, "{words:?} changes code:\n{text}");
        assert!(text.chars().all(is_shown), "{words:?}");
    }
}

/// Whether a reader sees the character or, for a line end, its effect.
fn is_shown(c: char) -> bool {
    // Overrides of the writing direction show other code than compilers read; the others are invisible.
    let hidden = matches!(c, '\u{202e}' | '\u{2066}' | '\u{feff}' | '\u{2028}' | '\u{2029}');
    c == '\n' || !c.is_control() && !hidden
}

/// Runs one input. Only few inputs emit everything, because circuits take a thousand times as long as comments.
pub fn emitted_text(data: &[u8]) {
    let words = text(data);
    check(&words, &heads(&words), &HEADS);
    // One input in 16 384 emits circuits: at a thousand times the work of comments, they take a small part of the time.
    if data.iter().fold(0, |sum: u16, byte| sum.wrapping_mul(31).wrapping_add((*byte).into())) % 16384 == 1 {
        check(&words, &whole(&words), &WHOLE);
    }
}
