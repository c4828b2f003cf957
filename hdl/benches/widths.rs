//! Goal: the Verilog of a (k + r, k) Hsiao code, from its description to text, in milliseconds up to k = 1024:
//! `cargo bench -p eccforge-hdl`. It measures without a search for shared logic (`--goal readable`)
//! and prints the time of that search in another column.

use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::design::{Design, Goal, Options, Scope};
use eccforge_scheme::Scheme;
use std::time::Instant;

fn description(k: usize) -> String {
    let r = (4..).find(|r| 1usize << (r - 1) >= k + r).unwrap_or(4);
    format!(
        "eccforge: 1\nid: hsiao-{k}\nname: Hsiao ({},{k})\nsource: benchmark\nentry:\n  beats: 1\n  data-pins: {k}\n\
         \x20 check-pins: {r}\ncodewords: 1\nlayout: identity\ncode:\n  hsiao: {{k: {k}}}\ncorrects:\n  - bits\n",
        k + r
    )
}

/// Milliseconds from the description of a scheme to its modules, and the size of their text in bytes.
fn milliseconds(k: usize, goal: Goal) -> (f64, usize) {
    let text = description(k);
    let start = Instant::now();
    let scheme = Scheme::from_text(&SourceFile::new("width.yaml", &text), None).expect("a Hsiao code of any width");
    let options = Options { goal, scope: Scope::Codeword, ..Options::default() };
    let bytes = Design::new(&scheme, &options).files().iter().map(|f| f.text.len()).sum();
    (start.elapsed().as_secs_f64() * 1e3, bytes)
}

fn main() {
    println!("{:>5} {:>12} {:>12} {:>9}", "k", "plain (ms)", "area (ms)", "bytes");
    for k in [8, 16, 32, 64, 128, 256, 512, 1024] {
        // The best of three runs, because other programs may use the processor.
        let plain =
            (0..3).map(|_| milliseconds(k, Goal::Readable)).min_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or_default();
        let area = milliseconds(k, Goal::Area);
        println!("{k:>5} {:>12.2} {:>12.0} {:>9}", plain.0, area.0, plain.1);
    }
}
