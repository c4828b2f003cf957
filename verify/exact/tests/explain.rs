//! Tests of the counting argument of a class, against the exact engine and against figures computed by hand.

use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_exact::explain::{Argument, Shared, argument};
use eccforge_model::ErrorModel;
use eccforge_outcomes::{Outcome, Tally};
use eccforge_scheme::{Scheme, builtin, builtins};
use num_bigint::BigUint;

fn argued(scheme: &Scheme, class: &str) -> Option<Argument> {
    let class = ErrorModel::table1().class(class).expect("a class of Table 1").clone();
    argument(scheme, &class, &Progress::default()).expect("the entry has such errors")
}

fn number(count: &BigUint) -> u64 {
    count.try_into().expect("a small number")
}

/// Two wrong bits of 288 in four codewords of 72 bits: 6 x 72 x 72 are in two codewords, of which 9 x 6 x 8 x 8 are in one byte
/// lane and are corrected; 4 x 36 are correctable pairs of a codeword, and 4 x 553 have the syndrome of such a pair.
#[test]
fn pairs_of_trio_are_grouped_and_counted_as_by_hand() {
    let trio = builtin("trio").expect("a built-in scheme").scheme();
    let argument = argued(&trio, "2bit").expect("its patterns are listed");
    let counts: Vec<_> = argument
        .groups
        .iter()
        .map(|g| {
            let t = &g.outcomes;
            let counts = [&t.total(), &t.corrected, &t.detected, &t.miscorrected, &t.undetected].map(number);
            (g.split.clone(), counts, g.product.clone())
        })
        .collect();
    let two = (vec![1, 1], [31_104, 3456, 27_648, 0, 0], Some("6 x 72 x 72".to_owned()));
    let one = (vec![2], [10_224, 144, 7868, 2212, 0], Some("4 x C(72,2)".to_owned()));
    assert_eq!(counts, [two, one]);
    let shared = Shared { codewords: 4, syndromes: 36, others: [11, 21], patterns: 553, unseen: 0 };
    assert_eq!(argument.groups[1].shared, Some(shared));
    let example = argument.example.expect("some pairs are silent");
    assert!(example.outcome == Outcome::Silent && example.error.len() == 2, "{example:?}");
    assert!(argued(&trio, "beat").is_none(), "the patterns of a uniform class are not listed");
}

#[test]
fn groups_of_every_shipped_scheme_sum_to_the_exact_counts() {
    let model = ErrorModel::table1();
    let mut compared = 0;
    for scheme in builtins().iter().map(|b| b.scheme()) {
        for (index, class) in model.classes.iter().enumerate() {
            if class.absent(&scheme).is_some() || class.id == "3bit" {
                continue;
            }
            let Some(argument) = argued(&scheme, &class.id) else { continue };
            let exact = evaluate(&scheme, &model, &[index], Reading::Inclusive, &Progress::default());
            let exact = exact.expect("it is counted").remove(0).tally;
            let sum = argument.groups.iter().fold(Tally::default(), |sum, group| sum + group.outcomes.clone());
            assert_eq!(sum, exact, "{}, {}", scheme.id, class.id);
            for group in &argument.groups {
                let Some(shared) = &group.shared else { continue };
                let silent = (shared.patterns + shared.unseen) * shared.codewords as u64;
                assert_eq!(BigUint::from(silent), group.outcomes.silent(), "{}, {}", scheme.id, class.id);
            }
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared} classes of schemes");
}
