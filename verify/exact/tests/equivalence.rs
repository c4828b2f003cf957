//! Tests of the equivalence of codes, against all permutations of short codes and against the definition for long ones.

use eccforge_codes::equivalence::{Answer, equivalence};
use eccforge_gf::matrix::ParityCheckMatrix;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::builtin;

/// Returns H with this order of columns, after row operations.
fn changed(h: &ParityCheckMatrix, order: &[usize], random: &mut SplitMix64) -> ParityCheckMatrix {
    let mut columns: Vec<u64> = order.iter().map(|bit| h.columns()[*bit]).collect();
    for _ in 0..100 {
        let (from, to) = (random.bits() % u64::from(h.r()), random.bits() % u64::from(h.r()));
        if from != to {
            for column in columns.iter_mut() {
                *column ^= (*column >> from & 1) << to;
            }
        }
    }
    ParityCheckMatrix::new(h.r(), columns).expect("row operations keep the rank")
}

fn shuffled(n: usize, random: &mut SplitMix64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    for i in 1..n {
        order.swap(i, (random.bits() % (i as u64 + 1)) as usize);
    }
    order
}

/// Whether the permutation maps the first code into the second: every sum of columns that is zero stays zero. Codewords are found
/// by solving for the last columns of an elimination.
fn maps(first: &ParityCheckMatrix, second: &ParityCheckMatrix, permutation: &[usize]) -> bool {
    let mut seen = permutation.to_vec();
    seen.sort_unstable();
    assert!(seen.iter().copied().eq(0..first.n()), "a permutation");
    // Pairs (column, set of bits) in echelon form; a column that reduces to zero is a codeword.
    let mut rows: Vec<(u64, Vec<usize>)> = Vec::new();
    for (bit, column) in first.columns().iter().enumerate() {
        let (mut rest, mut bits) = (*column, vec![bit]);
        for (pivot, with) in &rows {
            if rest ^ pivot < rest {
                rest ^= pivot;
                bits.extend(with);
            }
        }
        if rest == 0 {
            let image = bits.iter().fold(0, |sum, bit| sum ^ second.columns()[permutation[*bit]]);
            if image != 0 {
                return false;
            }
        } else {
            rows.push((rest, bits));
            rows.sort_by_key(|row| std::cmp::Reverse(row.0));
        }
    }
    true
}

#[test]
fn permuted_codes_are_equivalent_and_the_permutation_is_right() {
    let mut random = SplitMix64::new(7);
    let ids =
        ["hsiao-22-16", "opentitan-72-64", "dec-bch-78-64", "rs-pin", "chipkill-x4", "hsiao-137-128", "rs-dsc", "trio"];
    for id in xtask::cases(ids, [3, 1]) {
        let h = builtin(id).expect("shipped").scheme().code.h;
        let other = changed(&h, &shuffled(h.n(), &mut random), &mut random);
        match equivalence(&h, &other) {
            Answer::Equivalent(permutation) => assert!(maps(&h, &other, &permutation), "{id}"),
            answer => panic!("{id}: {answer:?}"),
        }
        // A column that was changed to one that H does not have.
        let mut columns = other.columns().to_vec();
        columns[0] = (1..1 << h.r().min(20)).find(|column| !columns.contains(column)).expect("a free column");
        if let Ok(wrong) = ParityCheckMatrix::new(h.r(), columns) {
            match equivalence(&h, &wrong) {
                Answer::Equivalent(permutation) => assert!(maps(&h, &wrong, &permutation), "{id}"),
                Answer::Different(_) => {}
                Answer::Undecided(why) => panic!("{id}: {why}"),
            }
        }
    }
}

#[test]
fn short_codes_are_equivalent_if_one_of_all_permutations_maps_one_to_the_other() {
    let mut orders = vec![vec![]];
    for n in 0..6 {
        orders = orders
            .into_iter()
            .flat_map(|order: Vec<usize>| {
                (0..=n).map(move |at| {
                    let mut longer = order.clone();
                    longer.insert(at, n);
                    longer
                })
            })
            .collect();
    }
    assert_eq!(orders.len(), 720);
    let mut random = SplitMix64::new(11);
    let mut drawn = || loop {
        if let Ok(h) = ParityCheckMatrix::new(3, (0..6).map(|_| random.bits() & 7).collect()) {
            break h;
        }
    };
    let mut counts = [0; 2];
    for _ in 0..400 {
        let (first, second) = (drawn(), drawn());
        let expected = orders.iter().any(|order| maps(&first, &second, order));
        counts[usize::from(expected)] += 1;
        match equivalence(&first, &second) {
            Answer::Equivalent(permutation) => assert!(expected && maps(&first, &second, &permutation)),
            Answer::Different(_) => assert!(!expected, "{first:?} {second:?}"),
            Answer::Undecided(why) => panic!("{why}"),
        }
    }
    assert!(counts[0] > 200 && counts[1] > 20, "{counts:?}");
}

#[test]
fn codes_of_other_sizes_and_other_weights_differ_for_that_reason() {
    let [a, b, c] =
        ["hsiao-22-16", "hsiao-39-32", "opentitan-72-64"].map(|id| builtin(id).expect("shipped").scheme().code.h);
    let reason = |answer| match answer {
        Answer::Different(reason) => reason,
        other => panic!("{other:?}"),
    };
    assert_eq!(reason(equivalence(&a, &b)), "one is a (22,16) code and the other a (39,32) code");
    let mut columns = c.columns().to_vec();
    // Column 3 becomes a sum of two others: some word has three bits.
    columns[3] = columns[0] ^ columns[1];
    let wrong = ParityCheckMatrix::new(c.r(), columns).expect("the unit columns are still there");
    assert!(reason(equivalence(&c, &wrong)).starts_with("the numbers of words of the dual codes with "));
}

#[test]
fn shipped_codes_are_equivalent_where_the_documents_say_so() {
    let h = |id: &str| builtin(id).expect("shipped").scheme().code.h;
    match equivalence(&h("i-ssc"), &h("chipkill-x4")) {
        Answer::Equivalent(permutation) => assert!(maps(&h("i-ssc"), &h("chipkill-x4"), &permutation)),
        answer => panic!("{answer:?}"),
    }
    assert!(matches!(equivalence(&h("ni-secded"), &h("opentitan-72-64")), Answer::Different(_)));
}
