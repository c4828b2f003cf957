//! Tests of random schemes over the whole language: the oracle decodes every error of the entry, and all counts must
//! agree.
//!
//! `ECCFORGE_RANDOM_SCHEMES=N` or `FIRST:N` tries this number of further schemes, each from its own seed.

use crate::random_model::{self, Class, Mask};
use crate::random_scheme::{self, Made, Random};

use crate::small::sum_at;
use eccforge_codes::distance::distance;
use eccforge_exact::count::ByWeight;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_exact::facts::{Verdict, facts};
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_model::ErrorModel;
use eccforge_oracle::{Oracle, Status};
use eccforge_outcomes::Tally;
use eccforge_scheme::Scheme;
use num_bigint::BigUint;

/// The count of [`Tally`] that each pattern adds to: clean, corrected, detected, undetected, miscorrected.
fn outcomes(oracle: &Oracle) -> Vec<usize> {
    let judge = |pattern: Mask| {
        let received: Vec<bool> = (0..oracle.bits).map(|b| pattern >> b & 1 == 1).collect();
        let decoded = oracle.decode(&received);
        let wrong = oracle.data_positions.iter().any(|d| decoded.entry[*d]);
        match (decoded.status, wrong) {
            (Status::Detected, _) => 2,
            (_, false) => usize::from(pattern != 0),
            (Status::Clean, true) => 3,
            (Status::Corrected, true) => 4,
        }
    };
    (0..1 << oracle.bits).map(judge).collect()
}

fn tally(counts: [u64; 5]) -> Tally {
    let [clean, corrected, detected, undetected, miscorrected] = counts.map(BigUint::from);
    Tally { clean, corrected, detected, undetected, miscorrected }
}

/// Returns the counts that a class should have; if earlier classes are given, without the patterns that they contain.
fn expected(outcomes: &[usize], class: &Class, earlier: Option<&[Class]>) -> Tally {
    let mut counts = [0; 5];
    let is_new = |p: Mask| earlier.is_none_or(|earlier| !earlier.iter().any(|e| e.holds(p)));
    match class {
        Class::Listed(list) => {
            for pattern in list.iter().filter(|pattern| is_new(**pattern)) {
                counts[outcomes[*pattern as usize]] += 1;
            }
        }
        Class::Uniform(parts) => {
            let largest = parts.iter().map(|p| p.count_ones()).max().unwrap_or(0);
            for part in parts {
                // Parts are equally likely, so a pattern of a small part weighs more than one of the largest part.
                let weight = 1 << (largest - part.count_ones());
                for pattern in 0..outcomes.len() as Mask {
                    // An exclusive reading does not count the pattern without errors.
                    let is_counted = pattern != 0 || earlier.is_none();
                    if pattern & !part == 0 && is_new(pattern) && is_counted {
                        counts[outcomes[pattern as usize]] += weight;
                    }
                }
            }
        }
    }
    tally(counts)
}

/// Compares one accepted scheme with its oracle; the message names the seed.
fn compare(scheme: &Scheme, made: &Made, oracle: &Oracle, random: &mut Random, what: &str) {
    let outcomes = outcomes(oracle);
    let tied = scheme.tied();
    let by_weight = ByWeight::new(&tied).expect("few check bits");
    for (weight, found) in by_weight.tallies.iter().enumerate() {
        let list = (0..outcomes.len() as Mask).filter(|p| p.count_ones() as usize == weight).collect();
        assert_eq!(*found, expected(&outcomes, &Class::Listed(list), None), "{weight} bits of {what}");
    }
    let (text, classes) = random_model::model(random, made.shape);
    let model = ErrorModel::from_text(&SourceFile::new("model.yaml", text.as_str()));
    let model = model.unwrap_or_else(|why| panic!("{} {text}", why.message()));
    for (c, class) in classes.iter().enumerate() {
        let read = |reading| evaluate(scheme, &model, &[c], reading, &Progress::default());
        let found = read(Reading::Inclusive).unwrap_or_else(|why| panic!("{why}: {text}"));
        assert_eq!(found[0].tally, expected(&outcomes, class, None), "class {c} of {text} of {what}");
        match read(Reading::Exclusive) {
            Ok(found) => {
                let wanted = expected(&outcomes, class, Some(&classes[..c]));
                assert_eq!(found[0].tally, wanted, "class {c}, exclusively, of {text} of {what}");
            }
            Err(why) => assert!(why.contains("overlap without one containing the other"), "{why}"),
        }
    }
    let words = (1..1u64 << made.columns.len()).filter(|word| sum_at(&made.columns, *word) == 0);
    let least = words.map(u64::count_ones).min().expect("a codeword");
    let distance = distance(scheme.code.h.columns());
    assert_eq!((distance.bits, distance.lower_bound_only), (least, false), "the distance of {what}");
}

/// Asserts that a true claim holds and a false one is refuted.
fn claims(made: &Made, model: &ErrorModel) {
    let of = |distance: u32| {
        let text = format!("{}claims: {{distance: {distance}}}\n", made.text);
        let scheme = Scheme::from_text(&SourceFile::new("random.yaml", text), None).expect("it was read before");
        facts(&scheme, model, &Progress::default()).expect("counted").code.expect("one stage").claims[0].verdict
    };
    let least = distance(&made.columns).bits;
    assert_eq!([of(least), of(least + 1), of(least - 1)], [Verdict::Holds, Verdict::Refuted, Verdict::Refuted]);
}

#[test]
fn random_schemes_of_the_whole_language_do_what_the_oracle_does() {
    let wanted = std::env::var("ECCFORGE_RANDOM_SCHEMES").unwrap_or_else(|_| "300".into());
    let (first, count) = wanted.split_once(':').unwrap_or(("0", wanted.as_str()));
    let [first, count]: [u64; 2] = [first, count].map(|n| n.parse().expect("a number"));
    let bit = "eccforge-model: 1\nid: b\nname: B\nsource: s\nunit: fit\nclasses:\n  - {id: b, name: B, rate: 1, patterns: {weight: {bits: 1}}}\n";
    let bit = ErrorModel::from_text(&SourceFile::new("bit.yaml", bit)).expect("a model");
    let (mut accepted, mut tried) = (0, 0);
    // Both reject schemes that contradict themselves, and these do not count.
    while accepted < count {
        let seed = first + tried;
        tried += 1;
        let mut random = Random(SplitMix64::new(seed));
        let made = random_scheme::scheme(&mut random);
        let what = format!("seed {seed}: {}", made.text);
        match (Scheme::from_text(&SourceFile::new("random.yaml", made.text.as_str()), None), &made.meaning) {
            (Ok(scheme), Ok(oracle)) => {
                compare(&scheme, &made, oracle, &mut random, &what);
                if accepted % 16 == 0 {
                    claims(&made, &bit);
                }
                accepted += 1;
            }
            (Err(_), Err(_)) => {}
            (Ok(_), Err(why)) => panic!("accepted, but {why}: {what}"),
            (Err(why), Ok(_)) => panic!("refused, {}: {what}", why.message()),
        }
    }
    assert!(tried < 20 * count, "{accepted} of {tried} schemes were read");
}
