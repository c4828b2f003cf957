//! Tests of the next error in entries that already have wrong bits, against the oracle: every error of a class together with
//! the wrong bits, and every choice of further bits until one ends in data loss.

use crate::small;
use crate::support::oracle_for;
use crate::tally::tally;

use eccforge_exact::after::{After, Nearest, after, next_errors, sensitivity};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::integers::combinations;
use eccforge_model::ErrorModel;
use eccforge_oracle::Oracle;
use eccforge_outcomes::{Outcome, Tally};
use eccforge_scheme::{Scheme, builtin};
use num_rational::BigRational;
use num_traits::Zero;

const CLASSES: &str = "\
eccforge-model: 1
id: m
name: M
source: test
unit: percent
classes:
  - {id: bit, name: 1 Bit, rate: 60, patterns: {weight: {bits: 1}}}
  - {id: 2bit, name: 2 Bits, rate: 20, patterns: {weight: {bits: 2}}}
  - {id: byte, name: 1 Byte, rate: 20, patterns: {uniform: {region: byte}}}
";

fn model() -> ErrorModel {
    ErrorModel::from_text(&SourceFile::new("m.yaml", CLASSES)).unwrap_or_else(|e| panic!("{e:?}"))
}

fn evaluated(scheme: &Scheme, wrong: &[usize]) -> After {
    let states = [(wrong.to_vec(), 1)];
    let mut all = after(scheme, &model(), &states, &Progress::default()).unwrap_or_else(|e| panic!("{e}"));
    all.remove(0)
}

/// The bits of each byte of an entry with these beats and pins: eight pins of one beat, or the rest.
fn bytes([beats, pins]: [usize; 2]) -> Vec<Vec<usize>> {
    let mut bytes = Vec::new();
    for beat in 0..beats {
        for first in (0..pins).step_by(8) {
            let end = pins.min(first + 8);
            bytes.push((first..end).map(|pin| beat * pins + pin).collect());
        }
    }
    bytes
}

/// Every pattern within each byte, as often as a uniform class counts it: bytes are equally likely.
fn in_bytes(bytes: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let most = bytes.iter().map(Vec::len).max().unwrap();
    let mut all = Vec::new();
    for byte in bytes {
        for mask in 0u32..1 << byte.len() {
            let bits: Vec<usize> = (0..byte.len()).filter(|i| mask >> i & 1 == 1).map(|i| byte[i]).collect();
            all.extend(std::iter::repeat_n(bits, 1 << (most - byte.len())));
        }
    }
    all
}

/// The size and the number of the smallest errors, of up to `most` bits outside `wrong`, whose outcome satisfies `has`.
fn smallest(oracle: &Oracle, wrong: &[usize], most: usize, has: impl Fn(&Tally) -> bool) -> Option<(usize, u64)> {
    let free: Vec<usize> = (0..oracle.bits).filter(|bit| !wrong.contains(bit)).collect();
    for bits in 0..=most {
        let choices = combinations(free.len(), bits);
        let errors =
            choices.into_iter().map(|choice| choice.iter().map(|i| free[*i]).chain(wrong.iter().copied()).collect());
        let found = errors.filter(|error: &Vec<usize>| has(&tally(oracle, [error.clone()]))).count() as u64;
        if found > 0 {
            return Some((bits, found));
        }
    }
    None
}

/// Compares the outcomes of each class, and the smallest errors of up to `most` bits.
fn compare(scheme: &Scheme, oracle: &Oracle, shape: [usize; 2], wrong: &[usize], most: usize) {
    let found = evaluated(scheme, wrong);
    let with_wrong = |errors: Vec<Vec<usize>>| {
        tally(oracle, errors.into_iter().map(|error| error.into_iter().chain(wrong.iter().copied()).collect()))
    };
    let bits = |n: usize| combinations(oracle.bits, n);
    let expected = [bits(1), bits(2), in_bytes(&bytes(shape))].map(with_wrong);
    for (next, expected) in found.next.iter().zip(expected) {
        assert_eq!(next.tally.as_ref(), Some(&expected), "{} {wrong:?} {}", scheme.id, next.class);
    }
    let is_detected = |t: &Tally| !t.detected.is_zero();
    let is_silent = |t: &Tally| !t.silent().is_zero();
    for (nearest, expected) in [
        (&found.fewest.detected, smallest(oracle, wrong, most, is_detected)),
        (&found.fewest.silent, smallest(oracle, wrong, most, is_silent)),
    ] {
        let near = nearest.as_ref().filter(|near| near.bits <= most);
        assert_eq!(near.map(|near| (near.bits, near.errors)), expected, "{} {wrong:?}", scheme.id);
        if let Some(Nearest { bits, example, .. }) = near {
            assert_eq!(*bits, example.len());
            assert!(example.iter().all(|bit| !wrong.contains(bit)), "{example:?}");
        }
    }
    if let Some(near) = &found.fewest.silent {
        assert!(is_silent(&with_wrong(vec![near.example.clone()])), "{} {wrong:?} {near:?}", scheme.id);
    }
    let now = with_wrong(vec![Vec::new()]);
    let outcome = [
        (&now.corrected, Outcome::Corrected),
        (&now.detected, Outcome::Detected),
        (&now.silent(), Outcome::Silent),
        (&now.clean, Outcome::Clean),
    ];
    let outcome = outcome.into_iter().find(|(count, _)| !count.is_zero()).map(|(_, outcome)| outcome);
    assert_eq!(Some(found.now), outcome);
}

#[test]
fn outcomes_of_one_codeword_are_the_oracles() {
    let scheme = |id: &str| builtin(id).expect("shipped").scheme();
    for wrong in [vec![], vec![5], vec![21], vec![0, 7], vec![3, 4, 20]] {
        compare(&scheme("hsiao-22-16"), &oracle_for("hsiao-22-16"), [1, 22], &wrong, 4);
    }
    for wrong in [vec![38], vec![1, 2]] {
        compare(&scheme("hsiao-39-32"), &oracle_for("hsiao-39-32"), [1, 39], &wrong, 3);
    }
}

#[test]
fn outcomes_of_several_codewords_with_rules_are_the_oracles() {
    let scheme = |id: &str| builtin(id).expect("shipped").scheme();
    // Codewords are interleaved, and corrections must be in one lane: bits 0 and 1 are in two codewords.
    for wrong in [vec![0, 1], vec![0, 100]] {
        compare(&scheme("duet"), &oracle_for("duet"), [4, 72], &wrong, 1);
    }
}

/// The outcome of an error of (8,4) by the definition.
fn plain(columns: &[u64], error: u32) -> Outcome {
    let syndrome = small::sum_at(columns, error.into());
    let delivered = match columns.iter().position(|column| *column == syndrome) {
        Some(bit) => error ^ 1 << bit,
        None if syndrome != 0 => return Outcome::Detected,
        None => error,
    };
    match (delivered, error) {
        (0, 0) => Outcome::Clean,
        (0, _) => Outcome::Corrected,
        _ => Outcome::Silent,
    }
}

#[test]
fn every_state_of_a_small_code_is_that_of_the_definition() {
    let keys = "entry: {beats: 1, data-pins: 4, check-pins: 4}\ncodewords: 1\nlayout: identity\ncode: {hsiao: {k: 4}}\ncorrects: [bits]";
    let scheme = small::scheme("h84", keys);
    let columns = scheme.code.h.columns();
    for state in 0u32..1 << 8 {
        let wrong: Vec<usize> = (0..8).filter(|bit| state >> bit & 1 == 1).collect();
        let found = evaluated(&scheme, &wrong);
        assert_eq!(found.now, plain(columns, state));
        for (nearest, outcome) in [(&found.fewest.detected, Outcome::Detected), (&found.fewest.silent, Outcome::Silent)]
        {
            let has_outcome = |error: &u32| error & state == 0 && plain(columns, error | state) == outcome;
            let bits: Vec<usize> =
                (0u32..1 << 8).filter(has_outcome).map(|error| error.count_ones() as usize).collect();
            let mut expected = None;
            if let Some(least) = bits.iter().copied().min() {
                expected = Some((least, bits.iter().filter(|bits| **bits == least).count() as u64));
            }
            assert_eq!(nearest.as_ref().map(|near| (near.bits, near.errors)), expected, "{state:#b} {outcome:?}");
        }
        // Byte: the patterns of all eight bits.
        let byte = found.next[2].tally.as_ref().unwrap();
        let number_of = |outcome| (0u32..1 << 8).filter(|error| plain(columns, error | state) == outcome).count();
        assert_eq!(byte.corrected, number_of(Outcome::Corrected).into(), "{state:#b}");
        assert_eq!(byte.detected, number_of(Outcome::Detected).into(), "{state:#b}");
        assert_eq!(byte.silent(), number_of(Outcome::Silent).into(), "{state:#b}");
    }
}

#[test]
fn without_wrong_bits_the_next_error_is_the_first() {
    for id in ["hsiao-39-32", "trio"] {
        let scheme = builtin(id).expect("shipped").scheme();
        let (found, model) = (evaluated(&scheme, &[]), model());
        let counts =
            exact::evaluate(&scheme, &model, &[0, 1, 2], exact::Reading::Inclusive, &Progress::default()).unwrap();
        for (next, expected) in found.next.iter().zip(&counts) {
            assert_eq!(next.tally.as_ref(), Some(&expected.tally), "{id} {}", next.class);
        }
    }
}

/// The silent and the detected share of an oracle's next error: each class has its rate, and its errors are equally probable.
fn shares(oracle: &Oracle, rates: [i64; 3], wrong: &[usize]) -> [BigRational; 2] {
    let bits = |n: usize| combinations(oracle.bits, n);
    let with_wrong = |errors: Vec<Vec<usize>>| {
        let all = errors.into_iter().map(|error| error.into_iter().chain(wrong.iter().copied()).collect());
        tally(oracle, all)
    };
    let total = rates.iter().sum::<i64>();
    let mut sums = [(); 2].map(|()| BigRational::zero());
    for (rate, errors) in rates.into_iter().zip([bits(1), bits(2), in_bytes(&bytes([1, oracle.bits]))]) {
        let counts = with_wrong(errors);
        for (sum, count) in sums.iter_mut().zip([counts.silent(), counts.detected.clone()]) {
            *sum += BigRational::new((count * rate as u64).into(), (counts.total() * total as u64).into());
        }
    }
    sums
}

#[test]
fn sensitivities_are_those_of_the_oracle() {
    let (scheme, oracle) = (builtin("hsiao-22-16").expect("shipped").scheme(), oracle_for("hsiao-22-16"));
    let [silent, detected] = shares(&oracle, [60, 20, 20], &[5]);
    let state = evaluated(&scheme, &[5]);
    let found = sensitivity(&scheme, &model(), &state, &Progress::default()).unwrap().expect("counted");
    for bit in found.bits.expect("few errors") {
        let after = shares(&oracle, [60, 20, 20], &[5, bit.bit]);
        assert_eq!([bit.silent, bit.detected], [&after[0] - &silent, &after[1] - &detected], "{}", bit.bit);
    }
    // S = sum(r s) / sum(r) gives dS / d ln r = (S(2 r) - S(r)) * (sum(r) + r) / sum(r), without a limit.
    for (at, class) in found.classes.iter().enumerate() {
        let mut rates = [60, 20, 20];
        let own = rates[at];
        rates[at] *= 2;
        let [doubled, _] = shares(&oracle, rates, &[5]);
        let expected = (doubled - &silent) * BigRational::new((100 + own).into(), 100.into());
        assert_eq!(class.silent, expected, "{}", class.class);
    }
    assert!(found.classes.iter().map(|class| &class.silent).sum::<BigRational>().is_zero());
}

#[test]
fn states_without_their_fewest_bits_have_the_same_shares() {
    let scheme = builtin("duet").expect("shipped").scheme();
    let states = [vec![0, 1], vec![0, 100]];
    let found = next_errors(&scheme, &model(), &states, &Progress::default()).unwrap();
    for (wrong, shares) in states.iter().zip(found) {
        assert_eq!(shares, evaluated(&scheme, wrong).probabilities(&model()), "{wrong:?}");
    }
}
