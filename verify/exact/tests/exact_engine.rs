//! Tests of the exact engine against definitions: exhaustive decoding on small entries, the oracle on the paper's
//! enumerable classes, theorems on its uniform ones.

use crate::support;
use crate::tally;

use eccforge_exact::classify::Verdicts;
use eccforge_exact::count;
use eccforge_exact::enumerate::{self, Progress};
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_exact::facts::{Verdict, facts};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::{ErrorModel, Patterns};
use eccforge_outcomes::Tally;
use eccforge_scheme::{Scheme, builtin, builtins};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use support::oracle_for;
use tally::tally;

/// Number of shipped schemes of the 288-bit entry; they come first.
const ENTRY_SCHEMES: usize = 16;

/// Small schemes that use every layout, correctable set and entry rule, with entries that can be tried exhaustively.
fn small_schemes() -> Vec<Scheme> {
    let head = "eccforge: 1\nid: tiny\nname: Small\nsource: test\n";
    let wide = "entry: {beats: 2, data-pins: 8, check-pins: 1}\n";
    let four = "entry: {beats: 4, data-pins: 2, check-pins: 2}\ncodewords: 2\n";
    let interleaved = "layout: {interleave: {multiplier: 9, modulus: 16}}\n";
    let hamming = "code: {extended-hamming: {k: 4}}\n";
    let texts = [
        format!("{four}layout: identity\n{hamming}corrects: [bits]\n"),
        format!("{four}{interleaved}{hamming}corrects: [bits]\nsanity-check: lane\n"),
        format!("{four}{interleaved}{hamming}corrects: [bits]\nsanity-check: pin-or-byte\n"),
        format!("{four}{interleaved}code: {{hsiao: {{k: 4}}}}\ncorrects: [bits]\n"),
        // Two 2-bit symbols of a codeword, corrected only if the other codeword agrees.
        format!("{four}layout: {{explicit: [[0,1,4,5,2,3,6,7],[8,9,12,13,10,11,14,15]]}}\n{hamming}corrects: [bits, patterns: [[0, 1]]]\nsanity-check: pin-or-byte\n"),
        format!("{wide}codewords: 1\nlayout: identity\ncode: {{matrix: {{n: 18, encoding: binary, rows: ['110101011010110110', '011011001101101101']}}}}\ncorrects: [patterns: [[0], [1], [2]]]\n"),
        "entry: {beats: 2, data-pins: 4, check-pins: 4}\ncodewords: 1\nlayout: {symbols: {pins: 4, beats: 1, assign: rows}}\ncode: {reed-solomon: {polynomial: 0x13, symbols: 4, check-symbols: 2}}\ncorrects: [code-symbols: {up-to: 1}]\n".to_owned(),
        "entry: {beats: 4, data-pins: 2, check-pins: 2}\ncodewords: 2\nlayout: {symbols: {pins: 1, beats: 2, assign: checkerboard}}\ncode: {reed-solomon: {polynomial: 0x7, symbols: 4, check-symbols: 2, extension: [zero]}}\ncorrects: [code-symbols: {up-to: 1}]\nsanity-check: symbol\n".to_owned(),
        "entry: {beats: 2, data-pins: 4, check-pins: 4}\ncodewords: 2\nlayout: {interleave: {multiplier: 9, modulus: 16}}\ncode: {extended-hamming: {k: 4}}\ncorrects: [bits, patterns: [[0, 2]]]\nsanity-check: pin-or-byte\npair-confirmation: byte\n".to_owned(),
        // Two symbols of GF(8): the whole distance is used for correction.
        "entry: {beats: 2, data-pins: 3, check-pins: 6}\ncodewords: 1\nlayout: {symbols: {pins: 3, beats: 1, assign: rows}}\ncode: {reed-solomon: {polynomial: 0xb, symbols: 6, check-symbols: 4}}\ncorrects: [code-symbols: {up-to: 2}]\n".to_owned(),
    ];
    texts
        .iter()
        .map(|t| {
            Scheme::from_text(&SourceFile::new("small.yaml", format!("{head}{t}")), None)
                .unwrap_or_else(|e| panic!("{:?}", miette::Report::new(*e)))
        })
        .collect()
}

/// Compares weights counted by syndromes with every pattern tried on the circuit.
#[test]
fn patterns_of_one_weight_are_counted_as_the_circuit_decodes_them() {
    use eccforge_exact::count::of_weight;
    use eccforge_model::Weight;
    let tried = |scheme: &Scheme, bits: usize| {
        let patterns = Patterns::Weight(Weight { bits });
        enumerate::tally(
            &patterns.sets(scheme.geometry).unwrap(),
            &Verdicts::new(scheme),
            &|_| true,
            &Progress::default(),
        )
    };
    let mut compared = 0;
    for (i, scheme) in small_schemes().iter().enumerate() {
        for weight in 1..=4 {
            let Some(tally) = of_weight(scheme, weight) else { continue };
            assert_eq!(tally, tried(scheme, weight), "small scheme {i}, {weight} bits");
            compared += 1;
        }
    }
    assert_eq!(compared, 9 * 4 + 3, "pairs of symbols are counted for up to three bits");
    for id in ["hsiao-39-32", "sec-ded-daec-72-64", "dec-bch-78-64", "on-die-sec-136-128"] {
        let scheme = builtin(id).unwrap().scheme();
        for weight in 1..=3 {
            assert_eq!(of_weight(&scheme, weight).unwrap(), tried(&scheme, weight), "{id}, {weight} bits");
        }
    }
    for id in ["duet-strict", "trio-confirmed", "i-ssc-csc", "ssc-dsd-plus", "rs-dsc", "rs-pin"] {
        let scheme = builtin(id).unwrap().scheme();
        let scheme = scheme.tied();
        assert_eq!(of_weight(&scheme, 3).unwrap(), tried(&scheme, 3), "{id}");
    }
}

fn brute_force(scheme: &Scheme, region: &[usize]) -> Tally {
    let verdicts = Verdicts::new(scheme);
    let mut classifier = verdicts.classifier();
    for value in 0..1u64 << region.len() {
        let bits: Vec<usize> = (0..region.len()).filter(|i| value >> i & 1 == 1).map(|i| region[i]).collect();
        classifier.push(&bits);
    }
    classifier.finish()
}

#[test]
fn counting_agrees_with_trying_every_pattern_on_any_set_of_bits_of_small_entries() {
    for (i, scheme) in small_schemes().iter().enumerate() {
        let n = scheme.geometry.bits();
        let regions = [
            (0..n).collect::<Vec<_>>(),
            (0..n / 2).collect(),
            (0..n).filter(|b| b % 3 != 1).collect(),
            (0..n).filter(|b| b % 4 == 2).collect(),
            vec![n - 1],
        ];
        for region in regions {
            assert_eq!(count::uniform(scheme, &region), brute_force(scheme, &region), "scheme {i}, bits {region:?}");
        }
    }
}

#[test]
fn bit_pin_byte_and_two_bit_cells_are_the_oracles_for_every_entry_scheme() {
    let model = ErrorModel::table1();
    // The sets of two bits and more of each part.
    let within = |parts: &[Vec<usize>]| {
        let mut patterns: Vec<Vec<usize>> = Vec::new();
        for part in parts {
            for set in (1..1usize << part.len()).filter(|set| set.count_ones() >= 2) {
                patterns.push((0..part.len()).filter(|i| set >> i & 1 == 1).map(|i| part[i]).collect());
            }
        }
        patterns
    };
    let bits: Vec<Vec<usize>> = (0..288).map(|bit| vec![bit]).collect();
    let mut parts = Vec::new();
    for pin in 0..72 {
        parts.push((0..4).map(|beat| 72 * beat + pin).collect());
    }
    let pins = within(&parts);
    let parts: Vec<Vec<usize>> = (0..36).map(|byte| (8 * byte..8 * byte + 8).collect()).collect();
    let bytes = within(&parts);
    let mut pairs: Vec<Vec<usize>> = Vec::new();
    for second in 0..288 {
        pairs.extend((0..second).map(|first| vec![first, second]));
    }
    assert_eq!((pins.len(), bytes.len(), pairs.len()), (792, 8892, 41328));
    for id in builtins().iter().map(|b| b.id).take(ENTRY_SCHEMES) {
        let (scheme, oracle) = (builtin(id).unwrap().scheme(), oracle_for(id));
        let results = evaluate(&scheme, &model, &[0, 1, 2, 3], Reading::Inclusive, &Progress::default()).unwrap();
        for (result, patterns) in results.iter().zip([&bits, &pins, &bytes, &pairs]) {
            assert_eq!(result.tally, tally(&oracle, patterns.iter().cloned()), "{id} {}", result.class);
        }
    }
}

fn tally_of(id: &str, class: &str) -> Tally {
    let model = ErrorModel::table1();
    let index = model.classes.iter().position(|c| c.id == class).unwrap();
    let scheme = builtin(id).unwrap().scheme();
    evaluate(&scheme, &model, &[index], Reading::Inclusive, &Progress::default()).unwrap().remove(0).tally
}

#[test]
fn settled_cells_have_their_counts() {
    // schemes.md, sections 2, 6 and 11.
    let silent = |id, class| tally_of(id, class).silent();
    let n = |v: u32| BigUint::from(v);
    assert_eq!(silent("ni-secded", "byte"), n(4 * 504));
    assert_eq!(silent("ni-secded", "3bit"), n(4 * 33_568));
    assert_eq!(silent("i-ssc", "2bit"), n(3990));
    assert_eq!(tally_of("trio-confirmed", "byte").detected, n(144));
    assert_eq!(silent("trio-confirmed", "2bit"), n(0));
    for class in ["2bit", "3bit"] {
        assert_eq!(silent("rs-pin", class), n(0));
    }
}

#[test]
fn uniform_errors_are_accepted_in_the_share_of_accepted_syndromes() {
    let accepted = |id, class: &str, per: u32| {
        let t = tally_of(id, class);
        let total = t.total();
        (total.clone() - t.detected) * (BigUint::one() << per) / total
    };
    let n = |v: u64| BigUint::from(v);
    // One syndrome for no error, one for each correctable pattern.
    assert_eq!(accepted("ni-secded", "beat", 8), n(73));
    assert_eq!(accepted("ni-secded", "entry", 32), n(73u64.pow(4)));
    assert_eq!(accepted("i-sec2bec", "entry", 32), n(109u64.pow(4)));
    assert_eq!(accepted("i-ssc", "entry", 32), n(4591u64.pow(2)));
    assert_eq!(accepted("ssc-dsd-plus", "entry", 32), n(1 + 36 * 255));
    assert_eq!(accepted("rs-pin", "beat", 32), n(9973));
    assert_eq!(accepted("rs-dsc", "entry", 32), n(1 + 36 * 255 + 630 * 255 * 255));
    // Duet accepts no error, errors of one codeword, or bits of one lane in two or more codewords: 9 lanes, 8 bits in
    // each.
    assert_eq!(accepted("duet", "entry", 32), n(1 + 4 * 72 + 9 * (9u64.pow(4) - 1 - 4 * 8)));
    assert_eq!(accepted("trio", "entry", 32), n(1 + 4 * 108 + 9 * (13u64.pow(4) - 1 - 4 * 12)));
}

#[test]
fn exclusive_classes_partition_all_errors() {
    let model = ErrorModel::table1();
    let all: Vec<usize> = (0..7).collect();
    for id in xtask::cases(["ni-secded", "trio", "rs-pin"], [3, 1]) {
        let scheme = builtin(id).unwrap().scheme();
        let results = evaluate(&scheme, &model, &all, Reading::Exclusive, &Progress::default()).unwrap();
        let sum: BigUint = results.iter().map(|r| r.tally.total()).sum();
        assert_eq!(sum, (BigUint::one() << 288) - BigUint::one(), "{id}");
        assert!(results.iter().all(|r| r.tally.clean.is_zero()));
        // Together they have the outcomes of a uniformly random entry.
        let whole = count::uniform(&scheme.tied(), &(0..288).collect::<Vec<_>>());
        let total = results.iter().fold(Tally::default(), |t, r| t + r.tally.clone());
        assert_eq!(
            (&total.corrected, &total.detected, total.silent()),
            (&whole.corrected, &whole.detected, whole.silent()),
            "{id}"
        );
    }
}

#[test]
fn counts_do_not_depend_on_the_number_of_threads() {
    let model = ErrorModel::table1();
    let scheme = builtin("trio").unwrap().scheme();
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| evaluate(&scheme, &model, &[2, 3], Reading::Inclusive, &Progress::default()).unwrap())
    };
    assert_eq!(on(1), on(3));
}

#[test]
fn the_sizes_of_the_paper_s_classes_are_its_denominators() {
    let model = ErrorModel::table1();
    let g = builtin("trio").unwrap().scheme().geometry;
    let sizes: Vec<Option<u64>> = model.classes.iter().map(|c| enumerate::size(c.patterns, g)).collect();
    assert_eq!(sizes, [Some(288), Some(792), Some(8892), Some(41_328), Some(3_939_936), None, None]);
    assert!(matches!(model.classes[5].patterns, Patterns::Uniform(_)));
}

#[test]
#[ignore = "takes seconds"]
fn every_shipped_scheme_can_be_evaluated_under_every_shipped_model() {
    for model in ErrorModel::builtin_ids().filter_map(ErrorModel::builtin) {
        let cheap: Vec<usize> = (0..model.classes.len()).filter(|&c| model.classes[c].id != "3bit").collect();
        for b in builtins() {
            let results = evaluate(&b.scheme(), &model, &cheap, Reading::Inclusive, &Progress::default()).unwrap();
            let known: Vec<_> = results.iter().filter_map(|r| r.probabilities()).collect();
            assert!(
                !known.is_empty() && known.iter().all(|p| num_traits::One::is_one(&p.total())),
                "{} {}",
                b.id,
                model.id
            );
        }
    }
}

#[test]
fn every_claim_of_every_shipped_scheme_holds() {
    let model = ErrorModel::table1();
    for b in xtask::cases(builtins(), [3, 1]) {
        let claims = facts(&b.scheme(), &model, &Progress::default()).unwrap().code.unwrap().claims;
        let refuted: Vec<_> = claims.iter().filter(|c| c.verdict != Verdict::Holds).collect();
        assert!(refuted.is_empty(), "{}: {refuted:?}", b.id);
        assert!(claims.len() >= 2, "{}: a shipped scheme claims its distance and its corrections", b.id);
    }
}
