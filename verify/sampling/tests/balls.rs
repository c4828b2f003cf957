//! Tests of sampled decoders of balls against exact counts, and with different numbers of threads.

use eccforge_exact::ball::facts;
use eccforge_files::diagnostic::SourceFile;
use eccforge_sampling::ball::{Origin, SampledBall, sample};
use eccforge_scheme::algebraic::Algebraic;

fn scheme([data, check]: [usize; 2], code: &str, corrects: &str) -> Algebraic {
    let text = format!(
        "eccforge: 1\nid: ball\nname: Ball\nsource: s\nentry: {{beats: 1, data-pins: {data}, check-pins: {check}}}\n\
         codewords: 1\nlayout: identity\ncode: {{{code}}}\ncorrects: [{corrects}]\n"
    );
    let read = Algebraic::from_text(&SourceFile::new("ball.yaml", text)).unwrap_or_else(|e| panic!("{e}"));
    read.expect("no list")
}

fn sampled(scheme: &Algebraic, samples: u64, threads: usize) -> SampledBall {
    let origin = Origin { version: String::new(), command: String::new() };
    sample(scheme, &facts(scheme), samples, 3, threads, origin)
}

/// Samples RS(15,9) with every number of erasures, and a BCH code for eight errors whose words are counted.
#[test]
fn samples_agree_with_the_exact_counts_on_any_number_of_threads() {
    let symbols = "reed-solomon: {polynomial: 0x13, symbols: 15, check-symbols: 6}";
    let symbols = scheme([36, 24], symbols, "code-symbols: {up-to: 3, erasures: 5}");
    let four = scheme([12, 28], "bch: {k: 12, polynomial: 0x89, errors: 4}", "any: {bits: 4}");
    let eight = scheme([16, 56], "bch: {k: 16, polynomial: 0x89, errors: 8}", "any: {bits: 8}");
    let groups = "reed-solomon: {polynomial: 0x13, symbols: 14, check-symbols: 6}";
    let groups = scheme([32, 24], groups, "code-symbols: {up-to: 3, within-group: {symbols: 4, above: 1}}");
    for scheme in [symbols, groups, four, eight] {
        let one = sampled(&scheme, 3000, 1);
        assert!(one.agrees(), "{:?}", one.cells);
        assert!(one.cells.iter().all(|cell| cell.exact.is_some() && cell.counts.iter().sum::<u64>() == 3000));
        let has_wrong = one.cells.iter().any(|cell| cell.counts[3] > 0);
        assert_eq!(has_wrong, scheme.radius < 8, "some are miscorrected");
        let three = sampled(&scheme, 3000, 3);
        let counts = |sampled: &SampledBall| sampled.cells.iter().map(|cell| cell.counts).collect::<Vec<_>>();
        assert_eq!(counts(&one), counts(&three));
    }
}

/// Samples a decoder for one error fewer than the counts assume.
#[test]
fn another_decoder_contradicts_the_exact_counts() {
    let symbols = "reed-solomon: {polynomial: 0x13, symbols: 15, check-symbols: 6}";
    let scheme = scheme([36, 24], symbols, "code-symbols: {up-to: 3, erasures: 1}");
    let fewer = Algebraic { radius: 2, ..scheme.clone() };
    let origin = Origin { version: String::new(), command: String::new() };
    assert!(!sample(&fewer, &facts(&scheme), 3000, 3, 1, origin).agrees());
}
