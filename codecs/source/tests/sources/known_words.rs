//! Tests that the emitted C and Rust encode the published words of `codecs/lower/tests/known_words`, find no error in them and
//! correct a wrong bit, in both orders of the bits of a byte.

use crate::support::compile;
use crate::words;
use eccforge_scheme::Scheme;
use eccforge_source::rust::{self, Prelude};
use eccforge_source::{Options, c};
use std::path::Path;
use std::process::Command;
use xtask::needs;

/// The data bytes and the check bytes of a stored word, each as the elements of an array.
fn bytes(scheme: &Scheme, word: &[bool], msb_first: bool) -> [String; 2] {
    let of = |places: Vec<usize>| {
        let byte = |bits: &[usize]| {
            bits.iter()
                .enumerate()
                .fold(0u8, |all, (i, bit)| all | u8::from(word[*bit]) << if msb_first { 7 - i } else { i })
        };
        places.chunks(8).map(|bits| byte(bits).to_string()).collect::<Vec<_>>().join(", ")
    };
    [of(scheme.geometry.data_bits()), of(scheme.geometry.check_bits())]
}

/// All words (long: the text of a program in C and of one in Rust).
#[test]
#[ignore = "takes seconds"]
fn emitted_c_and_rust_encode_published_words() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name);
    let gcc = needs(&["gcc"]);
    let mut root = String::new();
    let mut calls = String::new();
    let all = words::all(Path::new("../lower/tests/known_words"));
    let (mut number, mut published) = (0, [0, 0]);
    let both = all.iter().flat_map(|(scheme, words)| [false, true].map(|msb_first| (scheme, words, msb_first)));
    for (at, (scheme, words, msb_first)) in both.enumerate() {
        let options = Options { msb_first, ..Options::default() };
        let source = c::source(scheme, c::Regenerate::Emit, &options).expect("a byte layout");
        source.files().iter().for_each(|(name, text)| std::fs::write(path(name), text).expect("writable"));
        let module = rust::module(scheme, Prelude::Inline, &options).expect("a byte layout");
        std::fs::write(path(&format!("m{at}.rs")), module).expect("writable");
        root += &format!("#[allow(dead_code)]\nmod m{at};\n");
        let stem = &source.stem;
        // A wrong data bit 0 is corrected, or only detected.
        let flip = if msb_first { 0x80 } else { 1 };
        let (corrects, after) = (!scheme.corrects[0].is_empty(), if scheme.corrects[0].is_empty() { flip } else { 0 });
        let name = if corrects { "Corrected" } else { "Uncorrectable" };
        let mut user = format!("#include \"{stem}.c\"\nint main(void) {{\n");
        for word in words {
            let [data, check] = bytes(scheme, &word.bits, msb_first);
            // The digits of a published word are its data bytes in one of the orders.
            let digits = |byte: &str| format!("{:02X}", byte.parse::<u8>().expect("a byte"));
            let whole: String = data.split(", ").take(scheme.geometry.data_pins / 8).map(digits).collect();
            published[usize::from(msb_first)] += usize::from(word.text.to_uppercase().starts_with(&whole));
            number += 1;
            user += &format!(
                "    {{ uint8_t data[] = {{{data}}}, check[] = {{{check}}}, own[sizeof check]; size_t i;\n      \
                 {stem}_encode(data, own);\n      for (i = 0; i < sizeof own; i++) if (own[i] != check[i]) return {number};\n      \
                 if ({stem}_decode(data, check) != ECC_CLEAN) return {number};\n      own[0] = data[0] ^ {after}; data[0] ^= {flip};\n      \
                 if ({stem}_decode(data, check) != ECC_{} || data[0] != own[0]) return {number}; }}\n",
                name.to_uppercase()
            );
            calls += &format!(
                "    let (mut data, mut check) = ([{data}], [{check}]);\n    let mut own = check;\n    own.fill(0);\n    \
                 m{at}::encode(&data, &mut own);\n    assert_eq!(own, check, \"{}\");\n    \
                 assert!(matches!(m{at}::decode(&mut data, &mut check), m{at}::Status::Clean));\n    \
                 let delivered = data[0] ^ {after};\n    data[0] ^= {flip};\n    \
                 assert!(matches!(m{at}::decode(&mut data, &mut check), m{at}::Status::{name}));\n    \
                 assert_eq!(data[0], delivered);\n",
                word.text
            );
        }
        std::fs::write(path("user.c"), user + "    return 0;\n}\n").expect("writable");
        if gcc {
            compile(
                Command::new("gcc").args(["-std=c99", "-Wall", "-Werror", "-o"]).arg(path("user")).arg(path("user.c")),
            );
            let ended = Command::new(path("user")).status().expect("it runs");
            assert!(ended.success(), "{}: word {ended}", scheme.id);
        }
    }
    // The word of the DMR slot type 255 is the same in both.
    // Words of teletext have no whole byte of data.
    assert_eq!((number, published), (2 * 51, [5 + 16, 15 + 16 + 16]), "published words");
    std::fs::write(path("main.rs"), format!("{root}fn main() {{\n{calls}}}\n")).expect("writable");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    compile(Command::new(rustc).args(["--edition", "2024", "-o"]).arg(path("words")).arg(path("main.rs")));
    let ended = Command::new(path("words")).output().expect("it runs");
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
}
