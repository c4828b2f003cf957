//! Schemes so small that all their errors are tried.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;

/// A scheme from the keys that follow its name and source.
pub fn scheme(id: &str, keys: &str) -> Scheme {
    let text = format!("eccforge: 1\nid: {id}\nname: Small {id}\nsource: test\n{keys}\n");
    Scheme::from_text(&SourceFile::new(format!("{id}.yaml"), text), None).unwrap_or_else(|e| panic!("{e:?}"))
}

/// Two codewords of four symbols of two bits, in an entry of four beats.
pub fn symbols() -> Scheme {
    scheme(
        "symbols",
        "entry: {beats: 4, data-pins: 2, check-pins: 2}\ncodewords: 2\n\
         layout: {symbols: {pins: 1, beats: 2, assign: checkerboard}}\n\
         code: {reed-solomon: {polynomial: 0x7, symbols: 4, check-symbols: 2, extension: [zero]}}\n\
         corrects: [code-symbols: {up-to: 1}]\nsanity-check: symbol",
    )
}
