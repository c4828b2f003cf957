//! Tests of the reader of searches, and of its messages for wrong descriptions.

use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_search::spec::SearchSpec;

const GOOD: &str = "eccforge-search: 1\nid: a\nn: 22\nk: 16\ncorrects:\n  - bits\n  - symbols: {bits: 2}\n\
                    minimise: {pairs: 1}\nchains: {count: 2, moves: 1e3, hot: 5, cold: 0.5, seed: 1}\n";

fn read(text: &str) -> Checked<SearchSpec> {
    SearchSpec::from_text(&SourceFile::new("s.yaml", text))
}

#[test]
fn a_description_is_read() {
    let spec = read(GOOD).unwrap();
    assert_eq!((spec.problem.n, spec.problem.r, spec.problem.patterns.len()), (22, 6, 11));
    assert_eq!((spec.symbol_bits, spec.heading.schedule.moves, spec.heading.chains), (Some(2), 1000, 2));
    assert_eq!(spec.heading.hash.len(), 64);
}

#[test]
fn errors_are_reported_at_their_place() {
    for (from, to, wanted) in [
        ("n: 22", "n: 16", "s.yaml:3:4: n = 16 and k = 16 leave 0 check bits"),
        ("n: 22", "n: 40", "s.yaml:3:4: n = 40 and k = 16 leave 24 check bits"),
        ("k: 16", "k: 17", "no such code exists: n = 22 columns must differ"), // 5 check bits: 16 odd vectors
        // Refused before any list of that length is made.
        (
            "n: 22\nk: 16",
            "n: 18446744073709551615\nk: 18446744073709551609",
            "s.yaml:3:4: n = 18446744073709551615 columns",
        ),
        ("- bits\n  - symbols: {bits: 2}\n", "- adjacent: {bits: 2, solid: true}\n", "single bits are not corrected"),
        ("{bits: 2}", "{bits: 3}", "s.yaml:7:21: symbols of 3 bits with stride 1 do not fill a codeword of 22"),
        ("{pairs: 1}", "{pairs: -1}", "s.yaml:8:11: nothing to minimise"),
        (
            "{pairs: 1}",
            "{outside: 1}",
            "s.yaml:8:11: wrong corrections outside a window are counted, but there is no window",
        ),
        ("hot: 5", "hot: 0.1", "the temperatures do not fall"),
        ("count: 2", "count: 0", "a number of chains or moves is outside"),
        ("hot: 5", "relaxed: {moves: 1, weight: 0, rounds: 0.5}, hot: 5", "a number of `relaxed` is outside its range"),
        (
            "hot: 5",
            "tabu: {moves: 1e3, sample: 0, tenure: 5}, hot: 5",
            "s.yaml:9:9: a number of `tabu` is outside its range",
        ),
        ("hot: 5", "tabu: {moves: 1e3, sample: 9, tenure: 0.5}, hot: 5", "a number of `tabu` is outside its range"),
        ("k: 16\n", "k: 16\ncolumns: {circulant: 2}\n", "no such code exists: 11 correctable patterns have an even"),
        (
            "k: 16\n",
            "k: 16\ncolumns: {among: [1, 2, 4, 8, 16, 32, 64]}\n",
            "s.yaml:5:10: 0x40 is not a column of 6 bits",
        ),
        ("k: 16\n", "k: 16\ncolumns: {among: [1, 2, 4, 8, 0, 16, 32]}\n", "0x0 is not a column"),
        ("k: 16\n", "k: 16\ncolumns: {among: [1, 2, 4, 16, 32, 3]}\n", "0x8 is not among the columns"),
        ("k: 16\n", "k: 16\ncolumns: {among: [1, 2, 4, 8, 16, 32, 7, 7]}\n", "0x7 is listed twice"),
        ("k: 16\n", "k: 16\ncolumns: {among: [1, 2, 4, 8, 16, 32, 7]}\n", "has only 7 vectors to choose among"),
        ("k: 16\n", "k: 16\ncolumns: {circulant: 4}\n", "s.yaml:5:10: circulants of 4 columns"),
        ("k: 16\n", "k: 16\ncolumns: {circulant: 1}\n", "s.yaml:5:10: circulants of 1 columns"),
        ("k: 16\n", "k: 16\ncolumns: {circulant: 0}\n", "s.yaml:5:10: circulants of 0 columns"),
        ("id: a", "id: ../a", "the id names files"),
        ("search: 1", "search: 2", "s.yaml:1:18: version 2"),
    ] {
        let message = match read(&GOOD.replace(from, to)) {
            Err(e) => e.to_string(),
            Ok(_) => "accepted".into(),
        };
        assert!(message.contains(wanted), "{to}: {message}");
    }
}
