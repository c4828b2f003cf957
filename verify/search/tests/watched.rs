//! Tests of the errors that a search must detect and of the errors of a model, against plain decoding, the exact engine and
//! every order of a small code.

use eccforge_exact::exact;
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_oracle::certificate::certify;
use eccforge_outcomes::Probabilities;
use eccforge_scheme::Scheme;
use eccforge_search::islands::{self, Found};
use eccforge_search::metrics::measure;
use eccforge_search::results;
use eccforge_search::spec::SearchSpec;
use num_traits::ToPrimitive;
use std::path::Path;
use std::sync::atomic::AtomicBool;

pub const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/");

/// A description in the folder of the examples, and the codes of its chains.
pub fn searched(text: &str) -> (SearchSpec, Vec<Found>) {
    let file = SourceFile::new(format!("{EXAMPLES}found.yaml"), text);
    let spec = SearchSpec::from_text(&file).unwrap_or_else(|e| panic!("{e}"));
    let h = &spec.heading;
    let found =
        islands::run(&spec.problem, spec.objective, h.schedule, h.seed, 0..h.chains, &AtomicBool::new(false), |_| ());
    (spec, found)
}

pub fn text(n: usize, k: usize, more: &str, minimise: &str, moves: &str) -> String {
    format!(
        "eccforge-search: 1\nid: found\nn: {n}\nk: {k}\ncorrects:\n  - bits\n{more}minimise: {{{minimise}}}\n\
         chains: {{count: 2, moves: {moves}, hot: 20, cold: 0.1, seed: 1}}\n"
    )
}

#[test]
fn every_error_that_must_be_detected_is_detected_by_the_definition() {
    let more = "  - adjacent: {bits: 2}\ndetects:\n  - adjacent: {bits: 3, solid: true}\n";
    let (spec, found) = searched(&text(23, 16, more, "pairs: 1", "1e5"));
    assert_eq!(spec.problem.detects.len(), 21, "three neighbours; two are corrected");
    let codes = results::front(&spec, &found);
    assert!(!codes.is_empty());
    for code in &codes {
        let accepted = |s: u16| {
            let pairs = code.columns.windows(2).map(|two| two[0] ^ two[1]);
            s == 0 || pairs.chain(code.columns.iter().copied()).any(|other| other == s)
        };
        assert!(code.columns.windows(3).all(|three| !accepted(three[0] ^ three[1] ^ three[2])));
        let certificate = results::certificate(&spec, code, "0.0.0");
        assert!(certify(&certificate).unwrap().holds(), "{certificate}");
        let false_claim = certificate.replace("claim undetected: 0", "claim undetected: 1");
        assert!(!certify(&false_claim).unwrap().holds());
    }
    // A code that was not asked to detect them accepts one of them, and is not in the results of a search that was.
    let (_, other) = searched(&text(23, 16, "  - adjacent: {bits: 2}\n", "pairs: 1", "1e4"));
    assert!(other.iter().all(|found| measure(&spec.problem, &found.columns).undetected > 0));
    assert!(results::front(&spec, &other).is_empty());
    let why = results::fewest_undetected(&spec, &other);
    assert!(why.ends_with("of 21 undetected") && !why.contains(" 0 of"), "{why}");
}

/// The share of a model's errors that are silent under a scheme, by the exact engine.
pub fn silent_share(scheme: &Scheme, model: &ErrorModel) -> f64 {
    let classes: Vec<usize> = (0..model.classes.len()).collect();
    let counts = exact::evaluate(scheme, model, &classes, exact::Reading::default(), &exact_progress()).unwrap();
    let of_class: Vec<_> = counts.iter().map(|count| count.probabilities().unwrap_or_default()).collect();
    let weights = model.classes.iter().map(|class| model.probability(class));
    Probabilities::weighted(weights.zip(&of_class)).silent().to_f64().unwrap()
}

fn exact_progress() -> eccforge_exact::enumerate::Progress {
    eccforge_exact::enumerate::Progress::default()
}

#[test]
fn the_silent_share_of_a_model_is_that_of_the_exact_engine() {
    let model = ErrorModel::from_path(Path::new(&format!("{EXAMPLES}clusters.yaml"))).unwrap();
    let with_model = |minimise: &str| text(22, 16, "model: {file: clusters.yaml}\n", minimise, "1e5");
    let (spec, found) = searched(&with_model("model: 1000"));
    let codes = results::front(&spec, &found);
    for (place, code) in codes.iter().enumerate() {
        let text = results::scheme_text(&spec, code, &results::name("found", place), "0.0.0");
        let scheme = Scheme::from_text(&SourceFile::new("found.yaml", text), None).unwrap_or_else(|e| panic!("{e}"));
        let stated = code.metrics.model.unwrap() as f64 / 1e12;
        // Probabilities are rounded to 10^-12, and the model has fewer than a hundred errors here.
        assert!((stated - silent_share(&scheme, &model)).abs() < 1e-10, "{stated}");
        let certificate = results::certificate(&spec, code, "0.0.0");
        assert!(certify(&certificate).unwrap().holds(), "{certificate}");
    }
    // A search for fewer ones takes no notice of the errors.
    let (_, light) = searched(&with_model("model: 1e-9, weight: 1"));
    let least = |codes: &[Found]| {
        let shares = codes.iter().filter_map(|code| measure(&spec.problem, &code.columns).model);
        shares.min().unwrap()
    };
    assert!(2 * least(&found) < least(&light), "{} {}", least(&found), least(&light));
}

#[test]
fn classes_have_weights() {
    let weighted = |weights: &str| {
        let more = format!("model: {{file: clusters.yaml, weights: {{{weights}}}}}\n");
        searched(&text(22, 16, &more, "model: 1", "0")).0.problem.model
    };
    let of = |model: &[eccforge_search::problem::Watched], bits: &[usize]| {
        model.iter().find(|error| error.bits == bits).map(|error| error.weight)
    };
    let (all, other) = (weighted(""), weighted("3adjacent: 2, 4adjacent: 0"));
    let (three, gap, four) = ([1, 2, 3], [1, 2, 4], [1, 2, 3, 4]);
    // 50 % of the errors are one of 20 triples of neighbours.
    assert_eq!(of(&all, &three), Some(25_000_000_000));
    assert_eq!(of(&other, &three), Some(50_000_000_000));
    assert_eq!((of(&all, &gap), of(&all, &gap)), (of(&other, &gap), of(&other, &gap)));
    assert!(of(&all, &four).is_some() && of(&other, &four).is_none());
}

#[test]
fn no_order_of_the_columns_of_a_small_code_has_fewer_silent_errors() {
    // Seven columns for four data bits: more columns than places, so that moves replace and swap.
    let more = "model: {file: clusters.yaml}\ncolumns: {among: [1, 2, 4, 8, 7, 11, 13, 14]}\n";
    let (spec, found) = searched(&text(8, 4, more, "model: 1000", "1e4"));
    let mut fewest = u64::MAX;
    for order in 0..4usize.pow(4) {
        let chosen: Vec<usize> = (0..4).map(|i| order / 4usize.pow(i) % 4).collect();
        if (0..4).any(|i| chosen[..i].contains(&chosen[i])) {
            continue;
        }
        let data = chosen.iter().map(|i| [7u16, 11, 13, 14][*i]);
        let columns: Vec<u16> = data.chain([1, 2, 4, 8]).collect();
        let mut weight = 0;
        for error in &spec.problem.model {
            let s = error.bits.iter().fold(0, |sum, bit| sum ^ columns[*bit]);
            weight += if s == 0 || columns.contains(&s) { error.weight as u64 } else { 0 };
        }
        fewest = fewest.min(weight);
    }
    let least = found.iter().filter_map(|found| measure(&spec.problem, &found.columns).model).min();
    assert_eq!(least, Some(fewest));
}

#[test]
fn wrong_models_and_errors_are_refused_at_their_place() {
    for (more, minimise, wanted) in [
        ("model: {file: clusters.yaml}\n", "pairs: 1", "found.yaml:8:11: a weight of `model` and the key `model` need"),
        ("", "undetected: 1", "found.yaml:7:11: there are no errors that must be detected"),
        ("", "model: 1", "found.yaml:7:11: a weight of `model` and the key `model` need each other"),
        ("model: {file: no.yaml}\n", "model: 1", "no.yaml"),
        ("model: {file: no-model}\n", "model: 1", "no-model"),
        ("model: {file: clusters.yaml, weights: {5adjacent: 1}}\n", "model: 1", "found.yaml:7:8: "),
        ("model: {file: clusters.yaml, weights: {3adjacent: -1}}\n", "model: 1", "the weight of `3adjacent` is -1"),
        ("detects:\n  - bits\n", "pairs: 1", "found.yaml:8:3: the code corrects all of them"),
        ("detects:\n  - adjacent: {bits: 30, solid: true}\n", "pairs: 1", "found.yaml:8:"),
    ] {
        let file = SourceFile::new(format!("{EXAMPLES}found.yaml"), text(22, 16, more, minimise, "10"));
        let message = SearchSpec::from_text(&file).map_or_else(|e| e.to_string(), |_| "accepted".to_owned());
        assert!(message.contains(wanted), "{more}{minimise}: {message}");
    }
}
