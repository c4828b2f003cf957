//! `cargo bench -p eccforge-source`: the speed of the emitted vector functions for arrays of entries of several shapes.
//! Goal: a check of (72,64) words reads DRAM at 0.9 of the speed of a plain read. Each figure is the best of nine
//! rounds in one run of one core.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::{Options, c};
use std::path::Path;
use std::process::Command;

/// Bytes of data in the second-level cache and in DRAM.
const SIZES: [(&str, usize); 2] = [("L2", 400_000), ("DRAM", 256_000_000)];

/// Beats of 64 + 8 pins, each a codeword.
fn words(beats: usize) -> Scheme {
    let text = format!(
        "eccforge: 1\nid: words-{beats}\nname: w\nsource: s\nentry: {{beats: {beats}, data-pins: 64, check-pins: \
         8}}\ncodewords: {beats}\nlayout: identity\ncode: {{hsiao: {{k: 64}}}}\ncorrects: [bits]\n"
    );
    Scheme::from_text(&SourceFile::new("words.yaml", text), None).expect("a scheme")
}

fn main() {
    let shipped = ["trio", "chipkill-x4", "rs-pin", "dec-bch-78-64"].map(|id| builtin(id).expect("shipped").scheme());
    println!(
        "| bytes of an entry | in | read | encode | check | of reading | decode, clean | check without vectors | by |"
    );
    println!("|---|---|---:|---:|---:|---:|---:|---:|---|");
    for scheme in [1, 8, 16, 64].map(words).into_iter().chain(shipped) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let options = Options { vectors: true, ..Options::default() };
        let source = c::source(&scheme, c::Regenerate::Emit, &options).expect("a byte layout");
        source.files().iter().for_each(|(name, text)| {
            std::fs::write(folder.path().join(name), text).expect("writable");
        });
        let path = |ending: &str| folder.path().join(format!("{}{ending}", source.stem));
        let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/arrays.c");
        let mut cc = Command::new("cc");
        cc.args(["-std=c99", "-O3", "-DENABLES="])
            .arg("-I")
            .arg(folder.path())
            .arg(format!("-DHEADER=\"{}.h\"", source.stem));
        cc.arg(format!("-DSTEM(x)={}_##x", source.stem)).arg(format!("-DSIZE(x)={}_##x", source.stem.to_uppercase()));
        let built = cc.arg(driver).args([path(".c"), path("_vectors.c")]).arg("-o").arg(path("")).status();
        assert!(built.is_ok_and(|status| status.success()), "a C compiler is needed");
        for (place, bytes) in SIZES {
            let output = Command::new(path("")).arg(bytes.to_string()).output().expect("the program starts");
            assert!(output.status.success(), "{}: an entry is wrong", scheme.id);
            let line = String::from_utf8_lossy(&output.stdout).into_owned();
            let figures: Vec<&str> = line.split_whitespace().collect();
            let number = |i: usize| figures[i].parse::<f64>().expect("a number");
            let (g, [read, encode, check, decode, single]) = (scheme.geometry, std::array::from_fn(number));
            println!(
                "| {} + {} (`{}`) | {place} | {read:.1} | {encode:.1} | {check:.1} | {:.2} | {decode:.1} | {single:.2} | {} |",
                g.data_bits().len().div_ceil(8),
                g.check_bits().len().div_ceil(8),
                scheme.id,
                check / read,
                figures[5],
            );
        }
    }
}
