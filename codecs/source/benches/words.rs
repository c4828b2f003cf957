//! `cargo bench -p eccforge-source --bench words`: the speed of the emitted functions of one entry of 32 or 64 data bits. Goal: the
//! decoder with a budget of 8 KiB takes at most the time of one that is written by hand with a table for each byte. Each figure
//! is the best of 200 rounds of 1024 words, all in turn.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::{Budget, Options, c};
use std::path::Path;
use std::process::Command;

/// A Hsiao code of 32 or 64 data bits.
fn scheme(id: &str) -> Scheme {
    if let Some(shipped) = builtin(id) {
        return shipped.scheme();
    }
    let text = format!(
        "eccforge: 1\nid: {id}\nname: w\nsource: s\nentry: {{beats: 1, data-pins: 64, check-pins: 8}}\ncodewords: 1\nlayout: \
         identity\ncode: {{hsiao: {{k: 64}}}}\ncorrects: [bits]\n"
    );
    Scheme::from_text(&SourceFile::new("word.yaml", text), None).expect("a scheme")
}

fn main() {
    println!(
        "| scheme | tables | ns without an error | ns with one | by hand | by hand, with one | ratio | with one |"
    );
    println!("|---|---|---:|---:|---:|---:|---:|---:|");
    for (id, word) in [("hsiao-39-32", "uint32_t"), ("hsiao-72-64", "uint64_t")] {
        let scheme = scheme(id);
        for budget in [None, Some(Budget { flash: 8192, worst: usize::MAX })] {
            let tables = if budget.is_some() { "8 KiB" } else { "usual" };
            let folder = tempfile::tempdir().expect("a temporary folder");
            let source =
                c::source(&scheme, c::Regenerate::Emit, &Options { budget, ..Options::default() }).expect("a decoder");
            for (name, text) in source.files() {
                std::fs::write(folder.path().join(name), text).expect("writable");
            }
            let path = |ending: &str| folder.path().join(format!("{}{ending}", source.stem));
            let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/words.c");
            let mut cc = Command::new("cc");
            cc.args(["-std=c99", "-O2", "-DCHECK=uint8_t"]).arg(format!("-DWORD={word}")).arg("-I").arg(folder.path());
            cc.arg(format!("-DHEADER=\"{}.h\"", source.stem)).arg(format!("-DSTEM(x)={}_##x", source.stem));
            cc.arg(format!("-DSIZE(x)={}_##x", source.stem.to_uppercase()));
            let built = cc.arg(driver).arg(path(".c")).arg("-o").arg(path("")).status();
            assert!(built.is_ok_and(|status| status.success()), "a C compiler is needed");
            let output = Command::new(path("")).output().expect("the program starts");
            assert!(output.status.success(), "{id}: a word is wrong");
            let line = String::from_utf8_lossy(&output.stdout).into_owned();
            let figures: Vec<f64> = line.split_whitespace().map(|figure| figure.parse().expect("a number")).collect();
            let [clean, wrong, clean_by_hand, wrong_by_hand] = figures[..] else { panic!("four figures: {line}") };
            println!(
                "| `{id}` | {tables} | {clean:.2} | {wrong:.2} | {clean_by_hand:.2} | {wrong_by_hand:.2} | {:.2} | {:.2} |",
                clean / clean_by_hand,
                wrong / wrong_by_hand,
            );
        }
    }
}
