//! `cargo bench -p eccforge-source --bench arrays`: the speed of the emitted vector functions for arrays of entries of several
//! shapes. Goals: a check of (72,64) words or of RS(255,251) reads DRAM at 0.9 of the speed of a plain read; a check of 32 + 4 bytes
//! has 0.9 of the speed of `eccforge-embed` for the same scheme; decoding with a wrong bit in every entry has 1/4 of the speed without
//! errors, with a wrong byte 1/8. Each figure is that of the fastest call in one run of one core. An argument selects the
//! schemes whose id contains it.

use eccforge_embed::Codec;
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::{Options, c};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

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

/// A codeword of a Reed-Solomon code over bytes with four check symbols.
fn symbols(n: usize) -> Scheme {
    let text = format!(
        "eccforge: 1\nid: rs-{n}\nname: r\nsource: s\nentry: {{beats: 1, data-pins: {}, check-pins: 32}}\ncodewords: 1\nlayout: \
         identity\ncode: {{reed-solomon: {{polynomial: 0x11D, symbols: {n}, check-symbols: 4}}}}\ncorrects: [{{code-symbols: \
         {{up-to: 2}}}}]\n",
        8 * (n - 4)
    );
    Scheme::from_text(&SourceFile::new("symbols.yaml", text), None).expect("a scheme")
}

/// Billions of bytes of data that `eccforge-embed` checks in a second; `None` if it does not have the scheme.
fn embed(scheme: &Scheme, bytes: usize) -> Option<f64> {
    let codec = Codec::new(&scheme.id).ok()?;
    let entries = bytes / 32;
    let data: Vec<u8> = (0..32 * entries).map(|i| (i.wrapping_mul(0x9E37_79B9) >> 13) as u8).collect();
    let (mut check, mut bad) = (vec![0; 4 * entries], vec![0; entries.div_ceil(8)]);
    codec.encode(&data, &mut check).expect("lengths fit");
    let (mut best, whole) = (0f64, Instant::now());
    while whole.elapsed().as_secs_f64() < 0.3 {
        let start = Instant::now();
        assert_eq!(codec.check(&data, &check, &mut bad), Ok(0));
        best = best.max(1e-9 * (32 * entries) as f64 / start.elapsed().as_secs_f64());
    }
    Some(best)
}

/// Compiles the C files of a scheme with the driver.
fn built(scheme: &Scheme, source: &c::CSource, folder: &Path) -> PathBuf {
    let path = |ending: &str| folder.join(format!("{}{ending}", source.stem));
    let enables = if scheme.enables.is_empty() { "" } else { ", (const uint8_t[]){1, 1, 1, 1}" };
    let mut cc = Command::new("cc");
    cc.args(["-std=c99", "-O3"]).arg(format!("-DENABLES={enables}")).arg("-I").arg(folder);
    cc.arg(format!("-DHEADER=\"{}.h\"", source.stem)).arg(format!("-DSTEM(x)={}_##x", source.stem));
    cc.arg(format!("-DSIZE(x)={}_##x", source.stem.to_uppercase()));
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/arrays.c");
    let status = cc.arg(driver).args([path(".c"), path("_vectors.c")]).arg("-o").arg(path("")).status();
    assert!(status.is_ok_and(|status| status.success()), "a C compiler is needed");
    path("")
}

fn main() {
    let wanted = std::env::args().nth(1).filter(|argument| !argument.starts_with('-')).unwrap_or_default();
    let shipped = [
        "trio",
        "duet-trio",
        "chipkill-x4",
        "i-ssc",
        "i-ssc-csc",
        "rs-pin",
        "rs-dsc",
        "ssc-dsd-plus",
        "ni-secded",
        "dec-bch-78-64",
        "hsiao-39-32",
        "hsiao-137-128",
    ]
    .map(|id| builtin(id).expect("shipped").scheme());
    println!(
        "| bytes of an entry | in | read | encode | check | of reading | of embed | decode, clean | wrong bits | wrong bytes | two \
         each | check without vectors | by |"
    );
    println!("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|");
    let all = [1, 8, 16, 64].map(words).into_iter().chain([132, 255].map(symbols)).chain(shipped);
    for scheme in all.filter(|scheme| scheme.id.contains(&wanted)) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let options = Options { vectors: true, ..Options::default() };
        let source = c::source(&scheme, c::Regenerate::Emit, &options).expect("a byte layout");
        source.files().iter().for_each(|(name, text)| {
            std::fs::write(folder.path().join(name), text).expect("writable");
        });
        let program = built(&scheme, &source, folder.path());
        for (place, bytes) in SIZES {
            let output = Command::new(&program).arg(bytes.to_string()).output().expect("the program starts");
            assert!(output.status.success(), "{}: an entry is wrong", scheme.id);
            let line = String::from_utf8_lossy(&output.stdout).into_owned();
            let figures: Vec<&str> = line.split_whitespace().collect();
            let number = |i: usize| figures[i].parse::<f64>().expect("a number");
            let (g, [read, encode, check, decode, bit, byte, two, single]) =
                (scheme.geometry, std::array::from_fn(number));
            let of_embed = embed(&scheme, bytes).map_or("-".to_owned(), |embed| format!("{:.2}", check / embed));
            println!(
                "| {} + {} (`{}`) | {place} | {read:.1} | {encode:.1} | {check:.1} | {:.2} | {of_embed} | {decode:.1} | 1/{:.1} | \
                 1/{:.1} | 1/{:.1} | {single:.2} | {} |",
                g.data_bits().len().div_ceil(8),
                g.check_bits().len().div_ceil(8),
                scheme.id,
                check / read,
                decode / bit,
                decode / byte,
                decode / two,
                figures[8],
            );
        }
    }
}
