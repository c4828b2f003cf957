//! Any name, source, notes and file name of a scheme: the code of what is emitted in Rust, C and Verilog stays as it is.

#[path = "../../../codecs/source/tests/sources/fragments.rs"]
mod fragments;

use crate::{Seeds, code, text};
use eccforge_hdl::design::{Design, Options};
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::{c, rust};
use fragments::FRAGMENTS;
use std::sync::LazyLock;

const SEEDS: Seeds = Seeds {
    texts: &[
        "*/ int injected = 1; /*",
        "ends here\npub fn injected() {}\n//! goes on",
        "trigraph *??/\n/ int injected = 1;",
        "synopsys translate_off",
    ],
    words: FRAGMENTS,
};

static PLAIN: LazyLock<Scheme> = LazyLock::new(|| builtin("hsiao-22-16").expect("shipped").scheme());
static CODE: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| emitted("plain").iter().map(|text| code(text)).collect());

/// What is emitted of a scheme whose texts are all this one. A design of Verilog takes its text from the same few lines at
/// the head of each module.
fn emitted(words: &str) -> Vec<String> {
    let mut scheme = PLAIN.clone();
    (scheme.name, scheme.source, scheme.file.name) = (words.into(), words.into(), words.into());
    scheme.notes = Some(words.into());
    let c = c::source(&scheme, c::Regenerate::Emit).expect("whole bytes");
    let rust = rust::module(&scheme, rust::Prelude::Inline).expect("whole bytes");
    let design = Design::new(&scheme, &Options::default());
    vec![c.header, c.source, rust, design.text(false), design.text(true)]
}

/// One input.
pub fn run(data: &[u8]) {
    let words = text(data, &SEEDS);
    for (text, plain) in emitted(&words).iter().zip(CODE.iter()) {
        assert!(code(text) == *plain, "{words:?} changes code:\n{text}");
        let shown = |c: char| c == '\n' || !c.is_control() && !"\u{202e}\u{2066}\u{feff}\u{2028}\u{2029}".contains(c);
        assert!(text.chars().all(shown), "{words:?}");
    }
}
