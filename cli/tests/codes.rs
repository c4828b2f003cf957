//! Tests that each command accepts large codes in use and codes that correct many errors, or names the missing feature in one
//! sentence.
//!
//! `-- --nocapture codes` prints the seconds of each.

use crate::program::{command, path, stderr};
use std::path::Path;
use std::time::Instant;

/// Features that commands lack for a code: the command, and a part of its message.
type Lacks = &'static [(&'static str, &'static str)];

const NO_LIST: Lacks = &[("prove", "needs the list of correctable patterns")];
/// Circuits of these codes exceed the simulator, and their syndromes or patterns are too many for a proof.
const LARGE: Lacks = &[("simulate", "needs too many live nets"), ("prove", "no proof is tried")];

/// Each code of the folder.
const CODES: [(&str, Lacks); 13] = [
    ("bch-31-16", &[]),
    ("bch-4k-60", NO_LIST),
    ("bch-4k-8", NO_LIST),
    ("bch-512-8", NO_LIST),
    ("ccsds-255-223", NO_LIST),
    ("crc32-21-two", LARGE),
    ("data-matrix-60-36", NO_LIST),
    ("disk-on-chip", LARGE),
    ("efuse-44-32", NO_LIST),
    ("fire-2112", LARGE),
    ("golay-24-12", &[]),
    ("kp4-544-514", NO_LIST),
    ("rs-19-17", &[]),
];

#[test]
#[ignore = "a minute of processor time: `cargo xtask ci` takes it"]
fn each_command_takes_each_code_or_says_what_is_not_there() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../codecs/scheme/tests/codes");
    let files = std::fs::read_dir(&folder).expect("a folder").count();
    assert_eq!(files, CODES.len(), "each code has a row");
    for (id, lacks) in CODES {
        let file = folder.join(format!("{id}.yaml"));
        let out = tempfile::tempdir().expect("a temporary folder");
        let (c, module) = (path(out.path()).to_owned(), out.path().join("code.rs"));
        let mut commands = vec![
            vec!["check", path(&file)],
            vec!["emit", "c", path(&file), "--out", &c],
            vec!["emit", "rust", path(&file), "--out", path(&module)],
        ];
        commands.push(vec!["simulate", path(&file), "--samples", "8"]);
        let is_rejected = lacks.iter().any(|(name, _)| *name == "prove");
        if is_rejected || lacks.is_empty() && xtask::needs(&["yosys", "berkeley-abc"]) {
            commands.push(vec!["prove", path(&file)]);
        }
        let mut of_check = 0.0;
        for words in commands {
            let started = Instant::now();
            let output = command(&words).output().expect("the program starts");
            let seconds = started.elapsed().as_secs_f64();
            println!("{id:18} {:9} {seconds:5.1} s", words[..1].concat());
            if words[0] == "check" {
                of_check = seconds;
            }
            match lacks.iter().find(|(name, _)| *name == words[0]) {
                None => assert!(output.status.success(), "{words:?}: {}", stderr(&output)),
                Some((_, sentence)) => {
                    let text = stderr(&output).split_whitespace().collect::<Vec<_>>().join(" ");
                    assert!(output.status.code() == Some(2) && text.contains(sentence), "{words:?}: {text}");
                    // A circuit that is built before it is rejected takes a minute. Other processes slow down `check` too.
                    assert!(seconds < 10f64.max(2.0 * of_check), "{words:?}: {seconds} s");
                }
            }
        }
        let sizes = std::fs::read_dir(out.path()).expect("a folder");
        let largest = sizes.map(|entry| entry.and_then(|e| e.metadata()).expect("a file").len()).max();
        // A decoder of a long BCH code has tables of about 120 KB, which are four times larger as text.
        assert!(largest.is_some_and(|bytes| bytes < 600_000), "{id}: {largest:?} bytes");
    }
}

/// A budget chooses among the forms of an algebraic decoder, and its cost is stated on the terminal and in the header.
#[test]
fn a_budget_chooses_the_decoder_of_a_ball() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../codecs/scheme/tests/codes/efuse-44-32.yaml");
    let out = tempfile::tempdir().expect("a temporary folder");
    let emit = |budget: &str| {
        let words = ["emit", "c", path(&file), "--out", path(out.path()), "--budget", budget];
        command(&words).output().expect("the program starts")
    };
    let small = emit("flash=2k");
    let text = stderr(&small).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(small.status.success() && text.contains("instructions at worst on a Cortex-M4"), "{text}");
    let mut names = std::fs::read_dir(out.path()).expect("a folder").map(|entry| entry.expect("a file").path());
    let header = names.find(|name| name.extension().is_some_and(|e| e == "h")).expect("a header");
    let text = std::fs::read_to_string(&header).expect("a header");
    assert!(text.contains("--budget flash=2048") && text.contains("The functions of one entry take about"), "{text}");
    // No decoder fits: one sentence, and the files stay as they are.
    let none = emit("flash=100");
    let message = stderr(&none);
    assert!(none.status.code() == Some(2) && message.contains("no decoder is within the budget"), "{message}");
    assert_eq!(std::fs::read_to_string(header).expect("a header"), text);
}
