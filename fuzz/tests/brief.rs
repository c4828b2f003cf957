//! Tests that run every target on inputs made from its corpus and dictionary, from one seed, so they are the same on
//! every machine.

use eccforge_fuzz::{ALL, Target, input, targets};
use eccforge_gf::random::SplitMix64;
use std::collections::BTreeSet;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// Number of inputs of each target; all together take a few seconds.
const INPUTS: u64 = 5_000;

/// A target that fits curves to every valid input; it gets a tenth of the inputs.
const SLOW: &str = "beam_log";

/// Targets whose inputs are raw bytes, without a corpus and a list of words.
const RAW: [&str; 5] = ["c_interface", "decode", "encode_check", "scrub_inject", "state_file"];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The files of a target's corpus, in order.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder("corpus").join(name)).expect("a corpus");
    let paths: BTreeSet<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.into_iter().map(|path| fs::read(path).expect("readable")).collect()
}

/// The words of a target, as libFuzzer reads them: in quotes, `\\`, `\"` and `\xHH` represent a byte.
fn words(name: &str) -> Vec<Vec<u8>> {
    let text = fs::read_to_string(folder("dict").join(name)).expect("words");
    text.lines().map(|line| word(line).unwrap_or_else(|| panic!("dict/{name}: {line}"))).collect()
}

fn word(line: &str) -> Option<Vec<u8>> {
    let mut rest = line.strip_prefix('"')?.strip_suffix('"')?;
    let mut bytes = Vec::new();
    while let Some((first, others)) = rest.split_at_checked(1) {
        let escaped = others.split_at_checked(1);
        (bytes, rest) = match (first, escaped) {
            ("\\", Some(("x", hex))) => {
                bytes.push(u8::from_str_radix(hex.get(..2)?, 16).ok()?);
                (bytes, &hex[2..])
            }
            ("\\", Some((byte, others))) => ([bytes, byte.into()].concat(), others),
            _ => ([bytes, first.into()].concat(), others),
        };
    }
    Some(bytes)
}

/// Runs a target on its inputs; a panic names the input that it fails on.
fn try_target(name: &str, target: Target) {
    let (corpus, words) = if RAW.contains(&name) { Default::default() } else { (corpus(name), words(name)) };
    for file in &corpus {
        target(file);
    }
    for seed in 0..if name == SLOW { INPUTS / 10 } else { INPUTS } {
        let data = input(&mut SplitMix64::new(seed), &corpus, &words);
        let run = catch_unwind(AssertUnwindSafe(|| target(&data)));
        assert!(run.is_ok(), "{name} fails on input {seed}: {data:02x?}");
    }
}

macro_rules! tests {
    ($($name:ident),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                try_target(stringify!($name), targets::$name);
            }
        )*
    };
}
eccforge_fuzz::targets!(tests);

#[test]
fn every_corpus_and_every_list_of_words_is_of_a_target() {
    for place in ["corpus", "dict"] {
        for entry in fs::read_dir(folder(place)).expect("there") {
            let name = entry.expect("readable").file_name();
            assert!(ALL.iter().any(|(own, _)| name == *own), "{place}/{}", name.display());
        }
    }
}
