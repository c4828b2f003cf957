//! Tests that explained syndromes are those of plain definitions: every error of a small entry is tried, and Bayes' theorem is applied to
//! sums of probabilities.

use crate::small;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_exact::posterior::{explanation, syndromes};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_scheme::{Scheme, builtin};
use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};

/// Classes of the 13 bits of [`small_scheme`], which overlap.
const CLASSES: &str = "\
eccforge-model: 1
id: overlapping
name: Overlapping classes
source: test
unit: percent
classes:
  - {id: bit, name: 1 Bit, rate: 70, patterns: {weight: {bits: 1}}}
  - {id: byte, name: 1 Byte, rate: 20, patterns: {within: {region: byte, min-bits: 2, max-bits: 8}}}
  - {id: 2bit, name: 2 Bits, rate: 3, patterns: {weight: {bits: 2}}}
  - {id: 3bit, name: 3 Bits, rate: 2, patterns: {weight: {bits: 3}}}
  - {id: lane, name: 1 Lane, rate: 4, patterns: {uniform: {region: byte}}}
  - {id: entry, name: 1 Entry, rate: 1, patterns: {uniform: {region: entry}}}
";

fn model(text: &str) -> ErrorModel {
    ErrorModel::from_text(&SourceFile::new("m.yaml", text)).unwrap_or_else(|e| panic!("{e:?}"))
}

fn shipped(id: &str) -> Scheme {
    builtin(id).expect("shipped").scheme()
}

/// A Hsiao code of 13 bits, in an entry whose second byte has five bits.
fn small_scheme() -> Scheme {
    small::scheme(
        "hsiao-13-8",
        "entry: {beats: 1, data-pins: 8, check-pins: 5}\ncodewords: 1\nlayout: identity\ncode: {hsiao: {k: 8}}\ncorrects: [bits]",
    )
}

/// Number of bits of the small entry, and the mask of its second byte.
const BITS: u32 = 13;
const SECOND: u32 = 0x1f00;

/// For each class of [`CLASSES`], whether it contains an error.
fn is_in(error: u32) -> [bool; 6] {
    let in_a_byte = [0xff, SECOND].iter().any(|byte| error & !byte == 0);
    let bits = error.count_ones();
    [bits == 1, bits >= 2 && in_a_byte, bits == 2, bits == 3, in_a_byte, true]
}

/// Number of times that class `c` counts an error. A uniform class draws a part, and then any of its errors: each error of the
/// second byte is eight times as probable as one of the first.
fn weight(c: usize, error: u32, exclusive: bool) -> f64 {
    let classes = is_in(error);
    if !classes[c] || exclusive && (error == 0 || classes[..c].contains(&true)) {
        return 0.0;
    }
    match c {
        4 if error == 0 => 1.0 + 8.0,
        4 if error & !SECOND == 0 => 8.0,
        _ => 1.0,
    }
}

/// For each syndrome, the probability that each class gives it by an error of one or more bits; and the prior
/// probability of each error.
fn by_definition(exclusive: bool) -> (Vec<[f64; 6]>, Vec<f64>) {
    let scheme = small_scheme();
    let of_bit: Vec<u64> = (0..BITS as usize).map(|bit| syndromes(&scheme, &[bit])[0]).collect();
    let rates = [0.70, 0.20, 0.03, 0.02, 0.04, 0.01];
    let total = |class: usize| (0..1 << BITS).map(|error| weight(class, error, exclusive)).sum::<f64>();
    let totals: Vec<f64> = (0..6).map(total).collect();
    let mut all = vec![[0.0; 6]; 32];
    let mut priors = vec![0.0; 1 << BITS];
    for error in 1..1u32 << BITS {
        let mut syndrome = 0;
        for (bit, column) in of_bit.iter().enumerate() {
            if error >> bit & 1 == 1 {
                syndrome ^= column;
            }
        }
        for c in 0..6 {
            let probability = if totals[c] == 0.0 { 0.0 } else { rates[c] * weight(c, error, exclusive) / totals[c] };
            all[syndrome as usize][c] += probability;
            priors[error as usize] += probability;
        }
    }
    (all, priors)
}

fn is_close(found: &BigRational, expected: f64) -> bool {
    let found = found.to_f64().expect("a probability");
    (found - expected).abs() <= 1e-9 * expected.max(1e-9)
}

#[test]
fn shares_are_those_of_all_errors_of_a_small_entry() {
    let scheme = small_scheme();
    for exclusive in [false, true] {
        // The lanes of a uniform class and the bytes are the same parts: in an exclusive model, only other errors are left.
        let text =
            if exclusive { CLASSES.replace("classes:", "exclusive: true\nclasses:") } else { CLASSES.to_owned() };
        let model = model(&text);
        let (expected, priors) = by_definition(exclusive);
        for (syndrome, of_classes) in expected.iter().enumerate() {
            let found = explanation(&scheme, &model, &[syndrome as u64]).expect("a model of this entry");
            let all: f64 = of_classes.iter().sum();
            for (class, expected) in found.classes.iter().zip(of_classes) {
                let share = class.share.as_ref().expect("every syndrome has an error");
                assert!(is_close(share, expected / all), "{syndrome:#x} {}: {share} {}", class.class, expected / all);
            }
            let number = |bits: &[usize]| bits.iter().map(|bit| 1 << bit).sum::<usize>();
            for error in &found.errors {
                let expected = priors[number(&error.wrong_bits)] / all;
                assert!(is_close(&error.share, expected), "{syndrome:#x} {error:?}: {expected}");
            }
            assert!(found.errors.is_sorted_by(|a, b| a.share >= b.share) && found.errors.len() <= 10, "{found:?}");
            match &found.correction_is_right {
                Some(right) => assert!(is_close(right, priors[number(&found.flipped_bits)] / all), "{found:?}"),
                None => assert!(found.flipped_bits.is_empty() && found.due != (syndrome == 0)),
            }
        }
    }
}

/// The probability that a correction is right, summed over all syndromes, is the share of corrected errors of the exact engine.
#[test]
fn right_corrections_of_all_syndromes_are_the_corrected_errors() {
    let scheme = shipped("hsiao-39-32");
    for class in ["{weight: {bits: 1}}", "{weight: {bits: 3}}", "{uniform: {region: entry}}"] {
        let text = format!(
            "eccforge-model: 1\nid: m\nname: M\nsource: test\nunit: percent\nclasses:\n  - {{id: only, name: Only, rate: 100, patterns: {class}}}\n"
        );
        let model = model(&text);
        let results = evaluate(&scheme, &model, &[0], Reading::Inclusive, &Progress::default()).expect("countable");
        let (mut corrected, mut errors) = (BigRational::zero(), BigUint::zero());
        for syndrome in 0..128 {
            let found = explanation(&scheme, &model, &[syndrome]).expect("a model of this entry");
            let own = BigRational::from_integer(found.classes[0].errors.clone().into());
            errors += &found.classes[0].errors;
            corrected += own * found.correction_is_right.unwrap_or_default();
        }
        let tally = &results[0].tally;
        assert_eq!(corrected, BigRational::from_integer(tally.corrected.clone().into()), "{class}");
        assert_eq!(errors, tally.total() - &tally.clean, "{class}");
    }
}

/// In an entry of several codewords, the errors of three bits are those of a plain search, and a byte error is
/// explained by the most probable error.
#[test]
fn joint_syndromes_of_an_entry_are_explained() {
    let scheme = shipped("trio");
    let table = ErrorModel::table1();
    let byte: Vec<usize> = (8..16).collect();
    let found = explanation(&scheme, &table, &syndromes(&scheme, &byte)).expect("all classes of the entry");
    assert_eq!((&found.errors[0].wrong_bits, &found.flipped_bits), (&byte, &byte));
    assert!(
        found.errors[0].share.to_f64() > Some(0.99)
            && found.correction_is_right.as_ref() == Some(&found.errors[0].share),
        "{found:?}"
    );
    let three = [5, 80, 200];
    let joint = syndromes(&scheme, &three);
    let found = explanation(&scheme, &table, &joint).expect("all classes of the entry");
    let bits = scheme.geometry.bits();
    let columns: Vec<Vec<u64>> = (0..bits).map(|bit| syndromes(&scheme, &[bit])).collect();
    let mut expected = 0usize;
    for a in 0..bits {
        for b in 0..a {
            let rest: Vec<u64> = (0..joint.len()).map(|w| joint[w] ^ columns[a][w] ^ columns[b][w]).collect();
            expected += columns[..b].iter().filter(|column| **column == rest).count();
        }
    }
    let class = found.classes.iter().find(|class| class.class == "3bit").expect("a class of the model");
    assert_eq!(class.errors, BigUint::from(expected));
}

#[test]
fn a_question_that_has_no_answer_is_refused() {
    let scheme = shipped("hsiao-39-32");
    let refused = |syndromes: &[u64]| explanation(&scheme, &ErrorModel::table1(), syndromes).expect_err("refused");
    assert!(refused(&[1, 2]).contains("2 syndromes for 1 codeword"));
    assert!(refused(&[0x80]).contains("more than the 7 bits"));
    let found = explanation(&scheme, &ErrorModel::table1(), &[0x12]).expect("a syndrome");
    assert_eq!(found.absent, ["pin"], "an entry of one beat has no pin of two bits");
}
