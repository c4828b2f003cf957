//! Any text as a scheme file: it is refused with a message, or what was read means the same when it is read again.

use crate::{Seeds, yaml};
use eccforge_scheme::Scheme;
use eccforge_scheme::diagnostic::SourceFile;

const SEEDS: Seeds = Seeds {
    texts: &[
        include_str!("../../../codecs/schemes/hsiao-22-16.yaml"),
        include_str!("../../seeds/matrix.yaml"),
        include_str!("../../seeds/symbols.yaml"),
        include_str!("../../seeds/lanes.yaml"),
    ],
    words: &[
        "hsiao: {k: 16}",
        "hamming: {k: 4}",
        "extended-hamming: {k: 4}",
        "cyclic: {generator: 0b1011, k: 4}",
        "bch: {polynomial: 0x13, errors: 2, k: 5}",
        "matrix-file: hsiao-39-32.txt",
        "swizzle: {group: 4, symbol: 2}",
        "symbols: {bits: 2, stride: 4}",
        "code-symbols: {up-to: 1}",
        "adjacent: {bits: 2}",
        "any: {bits: 2}",
        "pins",
        "bytes",
        "patterns: [[0, 1], [1, 2]]",
        "explicit: [[0, 1, 2]]",
        "stride: 3",
        "identity",
        "sanity-check: symbol",
        "checkerboard",
        "locators: {progression: {first: 0, step: 1}}",
        "locators: {logs: [0, 1, 2]}",
        "extension: [zero, infinity]",
        "interleave: {multiplier: 5, modulus: 44}",
        "encoding: crockford",
        "encoding: binary",
        "part: data",
        "sanity-check: pin-or-byte",
        "pair-confirmation: byte",
        "enables: [{name: en, switches: multi-bit-correction}]",
        "bit-order: lsb-first",
        "bit-order: msb-first",
        "claims: {distance: 4}",
        "codewords: 2",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let text = yaml(data, &SEEDS);
    let Ok(scheme) = Scheme::from_text(&SourceFile::new("fuzz.yaml", text), None) else { return };
    let again = Scheme::from_text(&scheme.file, None).expect("it was read before");
    assert_eq!(scheme.hash(), again.hash());
}
