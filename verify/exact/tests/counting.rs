//! Tests of counts of codewords with dead bits, of weights and of distances, against every pattern of small codes.

use crate::small;
use crate::two;

use eccforge_codes::distance::{Distance, Method, distance};
use eccforge_exact::classify::Verdicts;
use eccforge_exact::count;
use eccforge_exact::count::of_weight;
use eccforge_exact::dead::{DeadDevice, Further, evaluate, places};
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::matrix::ParityCheckMatrix;
use eccforge_model::ErrorModel;
use eccforge_outcomes::Tally;
use eccforge_scheme::Scheme;
use num_bigint::BigUint;
use two::two_symbols;

fn word() -> Scheme {
    small::scheme(
        "word",
        "entry: {beats: 1, data-pins: 8, check-pins: 5}\ncodewords: 1\nlayout: identity\ncode: {hsiao: {k: 8}}\ncorrects: [bits]",
    )
}

#[test]
fn correctable_patterns_that_share_a_syndrome_are_counted() {
    let scheme = word();
    assert_eq!(count::colliding(&scheme, 0), 0);
    let mut columns = scheme.code.h.columns().to_vec();
    (columns[1], columns[2]) = (columns[0], columns[0]);
    let mut tampered = scheme.clone();
    tampered.code.h = ParityCheckMatrix::new(5, columns).expect("the check columns are independent");
    assert_eq!(count::colliding(&tampered, 0), 2);
}

/// A bit and its copies: the distance is r + 1.
fn copies(r: usize) -> Scheme {
    let rows: Vec<String> =
        (0..r).map(|row| (0..=r).map(|b| if b == 0 || b == row + 1 { '1' } else { '0' }).collect()).collect();
    small::scheme(
        "copies",
        &format!(
            "entry: {{beats: 1, data-pins: 1, check-pins: {r}}}\ncodewords: 1\nlayout: identity\n\
             code: {{matrix: {{n: {}, encoding: binary, rows: {rows:?}}}}}\ncorrects: [bits]",
            r + 1
        ),
    )
}

fn decoded(scheme: &Scheme, patterns: impl Iterator<Item = Vec<usize>>) -> Tally {
    let verdicts = Verdicts::new(scheme);
    let mut classifier = verdicts.classifier();
    for bits in patterns {
        classifier.push(&bits);
    }
    classifier.finish()
}

/// Every choice of `least` to `most` of these bits.
fn choices(bits: &[usize], least: usize, most: usize) -> Vec<Vec<usize>> {
    let mut choices = Vec::new();
    for set in 0..1u64 << bits.len() {
        if (least..=most).contains(&(set.count_ones() as usize)) {
            choices.push((0..bits.len()).filter(|i| set >> i & 1 == 1).map(|i| bits[i]).collect());
        }
    }
    choices
}

#[test]
fn every_weight_is_counted_as_it_is_decoded() {
    let mut compared = 0;
    for scheme in [two_symbols(), small::symbols(), word()] {
        let all: Vec<usize> = (0..scheme.geometry.bits()).collect();
        for weight in 1..=4 {
            let Some(tally) = of_weight(&scheme, weight) else { continue };
            let expected = decoded(&scheme, choices(&all, weight, weight).into_iter());
            assert_eq!(tally, expected, "{}, {weight} bits", scheme.id);
            compared += 1;
        }
    }
    assert_eq!(compared, 3 + 4 + 4, "pairs of symbols are counted for up to three bits");
}

fn model(classes: &[(&str, &str)]) -> ErrorModel {
    let class =
        |(id, patterns): &(&str, &str)| format!("  - {{id: {id}, name: N, rate: 1, patterns: {{{patterns}}}}}\n");
    let list: String = classes.iter().map(class).collect();
    let text = format!("eccforge-model: 1\nid: m\nname: M\nsource: s\nunit: fit\nclasses:\n{list}");
    ErrorModel::from_text(&SourceFile::new("m.yaml", text)).unwrap_or_else(|e| panic!("{e:?}"))
}

fn dead(scheme: &Scheme, place: &str, model: &ErrorModel) -> DeadDevice {
    evaluate(scheme, &places(scheme, place).expect("a place")[0], model).unwrap_or_else(|e| panic!("{e}"))
}

/// Asserts that the result for a class of further errors is the sum over each of these errors with each pattern on the
/// dead bits.
fn holds(scheme: &Scheme, dead: &[usize], found: &Further, further: &[Vec<usize>]) {
    let with_dead_bits = |error: &Vec<usize>| {
        let error = error.clone();
        choices(dead, 0, dead.len()).into_iter().map(move |pattern| [error.clone(), pattern].concat())
    };
    let expected = decoded(scheme, further.iter().flat_map(with_dead_bits));
    assert_eq!(found.as_it_is.as_ref(), Some(&expected), "{}, {dead:?}, {}", scheme.id, found.class);
    let columns = scheme.physical_columns();
    let syndromes = |bits: &[usize]| {
        let mut sums = vec![0; scheme.codewords()];
        for &bit in bits.iter() {
            sums[columns[bit].0] ^= columns[bit].1;
        }
        sums
    };
    let span: Vec<Vec<u64>> = choices(dead, 0, dead.len()).iter().map(|bits| syndromes(bits)).collect();
    let unseen = further.iter().filter(|bits| !bits.is_empty() && span.contains(&syndromes(bits))).count();
    let counts = [further.len(), unseen].map(|count| Some(BigUint::from(count)));
    assert_eq!([&found.errors, &found.unseen], counts.each_ref(), "{}, {dead:?}, {}", scheme.id, found.class);
}

#[test]
fn errors_together_with_dead_bits_are_counted_as_they_are_decoded() {
    let model = model(&[
        ("bit", "weight: {bits: 1}"),
        ("2bit", "weight: {bits: 2}"),
        ("parts", "within: {region: {sets: {count: 2, every: 6, bits: 4, stride: 1}}, min-bits: 1, max-bits: 2}"),
        ("uniform", "uniform: {region: {sets: {count: 2, every: 6, bits: 3, stride: 1}}}"),
    ]);
    for (scheme, place) in [
        (two_symbols(), "symbol:1"),
        (two_symbols(), "bits:0-3"),
        (two_symbols(), "bit:0+bit:4+bit:9"),
        (two_symbols(), "bits:1-14"),
        (small::symbols(), "pin:1"),
        (small::symbols(), "bits:0-4"),
        (word(), "bits:0-2"),
        (word(), "bits:2-8"),
    ] {
        let found = dead(&scheme, place, &model);
        let gone = &found.place.bits;
        let live = |bits: Vec<usize>| bits.into_iter().filter(|bit| !gone.contains(bit)).collect::<Vec<_>>();
        let all = live((0..scheme.geometry.bits()).collect());
        let each = |bits: usize| [live((0..bits).collect()), live((6..6 + bits).collect())];
        let parts: Vec<Vec<Vec<usize>>> = each(4).iter().map(|part| choices(part, 1, 2)).collect();
        let uniform = each(3).into_iter().filter(|part| !part.is_empty());
        let uniform: Vec<Vec<Vec<usize>>> = uniform.map(|part| choices(&part, 0, 3)).collect();
        // Parts are equally likely, so patterns of a smaller one count more often.
        let largest = uniform.iter().map(Vec::len).max().unwrap_or(0);
        let uniform: Vec<_> = uniform
            .into_iter()
            .map(|part| std::iter::repeat_n(&part, largest / part.len()).flatten().cloned().collect::<Vec<_>>())
            .collect();
        let none = vec![Vec::new()];
        let lists = [none, choices(&all, 1, 1), choices(&all, 2, 2), parts.concat(), uniform.concat()];
        assert_eq!(found.further.len(), lists.len());
        for (further, list) in found.further.iter().zip(&lists) {
            holds(&scheme, gone, further, list);
        }
    }
}

#[test]
fn a_decoder_that_knows_what_is_dead_corrects_what_the_distance_allows() {
    let weights = |bits: usize| format!("weight: {{bits: {bits}}}");
    let [one, two, three, four] = [1, 2, 3, 4].map(weights);
    let by_weight = model(&[("1", &one), ("2", &two), ("3", &three), ("4", &four)]);
    let correctable = |scheme: &Scheme, model: &ErrorModel, place: &str| {
        dead(scheme, place, model).further.iter().skip(1).map(|f| f.correctable).collect::<Vec<_>>()
    };
    // The distance is 8, and a dead bit uses one of it, so up to three wrong bits are correctable.
    let (yes, no) = (Some(true), Some(false));
    assert_eq!(correctable(&copies(7), &by_weight, "bit:0"), [yes, yes, yes, no]);
    assert_eq!(correctable(&copies(5), &by_weight, "bit:0"), [yes, yes, no, no]);
    assert_eq!(correctable(&word(), &by_weight, "bit:0"), [yes, no, no, no]);
    // The distance is five in symbols: any wrong symbol is correctable with one or two dead symbols, but not with
    // three.
    let symbols = model(&[
        ("symbol", "uniform: {region: {sets: {count: 6, every: 3, bits: 3, stride: 1}}}"),
        ("some", "within: {region: {sets: {count: 6, every: 3, bits: 3, stride: 1}}, min-bits: 1, max-bits: 3}"),
        ("two", "uniform: {region: {sets: {count: 6, every: 3, bits: 3, stride: 1, at-once: 2}}}"),
    ]);
    for (place, allowed) in
        [("symbol:1", [yes, yes, no]), ("symbol:1+symbol:4", [yes, yes, no]), ("symbol:0-2", [no; 3])]
    {
        assert_eq!(correctable(&two_symbols(), &symbols, place), allowed, "{place}");
    }
    let three = model(&[("two", "uniform: {region: {sets: {count: 3, every: 3, bits: 3, stride: 1, at-once: 2}}}")]);
    // Three symbols, two at a time: all three are independent, and a common one counts once.
    assert_eq!(correctable(&two_symbols(), &three, "bit:17"), [yes]);
}

/// Returns the least number of columns that sum to zero, by trying every choice.
fn lightest(columns: &[u64]) -> Option<u32> {
    let words = (1..1u64 << columns.len()).filter(|word| small::sum_at(columns, *word) == 0);
    words.map(u64::count_ones).min()
}

#[test]
fn distances_are_those_of_the_lightest_word() {
    let mut state = 1u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    };
    let mut seen = [0; 9];
    for round in 0..600 {
        let columns: Vec<u64> = (0..4 + round % 7).map(|_| next() % (1 << (2 + round % 9))).collect();
        let found = distance(&columns);
        let exact = lightest(&columns);
        seen[found.bits.min(8) as usize] += 1;
        // A code without an exact distance has no codeword except zero.
        assert_eq!((!found.lower_bound_only).then_some(found.bits), exact, "{columns:?}");
        let lightest = found.lightest.unwrap_or_default();
        if !lightest.is_empty() {
            let sum = lightest.iter().fold(0, |s, &b| s ^ columns[b]);
            assert_eq!((sum, lightest.len()), (0, found.bits as usize), "{columns:?}");
        }
    }
    assert!(seen[1..=7].iter().all(|count| *count > 0), "{seen:?}");
}

/// The columns are (x, x^3) for 500 elements of GF(2^9): a code of distance five, whose triples are too many to try.
#[test]
fn distances_of_long_codes_are_counted_from_the_dual_code() {
    let times = |mut a: u64, b: u64| {
        let mut product = 0;
        for bit in 0..9 {
            if b >> bit & 1 == 1 {
                product ^= a;
            }
            a <<= 1;
            if a >> 9 & 1 == 1 {
                a ^= 0x211;
            }
        }
        product
    };
    let columns: Vec<u64> = (1..=500).map(|x| x | times(x, times(x, x)) << 9).collect();
    let found = distance(&columns);
    assert_eq!((found.bits, found.lower_bound_only, found.method), (5, false, Method::Dual));
    let exact = distance(&columns[..60]);
    assert_eq!((exact.bits, exact.lower_bound_only), (5, false));
}

/// The lines of the affine plane over GF(8) that miss the origin span a code of 26 dimensions [Lin and Costello, Error Control
/// Coding, Section 8.5]. Its lightest words are lines, of 8 points, and the lightest word of the dual code has 9.
#[test]
fn distances_are_counted_where_that_takes_a_second() {
    let generator = 84_014_149u64;
    // Row j is the generator, moved up j times.
    let mut lines = vec![0u64; 63];
    for (bit, column) in lines.iter_mut().enumerate() {
        for row in 0..37 {
            *column |= (generator << row >> bit & 1) << row;
        }
    }
    let text = format!(
        "eccforge: 1\nid: eg63\nname: EG\nsource: test\nentry: {{beats: 1, data-pins: 37, check-pins: 26}}\ncodewords: 1\nlayout: identity\n\
         code:\n  cyclic: {{k: 37, generator: {generator}}}\ncorrects:\n- any: {{bits: 2}}\nclaims: {{distance: 9}}\n"
    );
    let scheme = Scheme::from_text(&SourceFile::new("eg.yaml", text), None).unwrap_or_else(|e| panic!("{e:?}"));
    let [points, code] = [distance(&lines), distance(scheme.code.h.columns())];
    assert_eq!((points.bits, points.lower_bound_only, points.method), (8, false, Method::Codewords));
    assert_eq!((code.bits, code.lower_bound_only, code.method), (9, false, Method::Dual));
}

#[test]
fn distances_of_textbook_codes() {
    let hamming: Vec<u64> = (1..8).collect();
    assert_eq!(distance(&hamming).bits, 3);
    let extended: Vec<u64> = (0..8).map(|c| c << 1 | 1).collect();
    assert_eq!((distance(&extended).bits, distance(&extended).lower_bound_only), (4, false));
    assert_eq!(distance(&[1, 2, 4, 8, 15]).bits, 5);
    assert_eq!(distance(&[1, 2, 4, 8, 16, 31]).bits, 6);
    // These columns have no codeword except zero.
    assert_eq!((distance(&[1, 2, 4]).bits, distance(&[1, 2, 4]).lower_bound_only), (7, true));
    assert_eq!(distance(&[1, 2, 1]).lightest, Some(vec![0, 2]));
    assert_eq!(distance(&[1, 0]).lightest, Some(vec![1]));
}

/// The columns of the BCH(15,5) code of distance 7, which are remainders of powers of x.
#[test]
fn what_the_search_does_not_reach_is_counted_from_the_dual_code_or_the_codewords() {
    // Remainders of x^i modulo the generator x^10 + x^8 + x^5 + x^4 + x^2 + x + 1 [Lin and Costello, Table 6.1].
    let bch = small::powers_of_x(0b101_0011_0111, 15);
    let found = distance(&bch);
    assert_eq!((found.bits, found.lower_bound_only, found.method), (7, false, Method::Dual));
    // A bit and thirty copies of it: more check bits than are transformed, and one data bit.
    let copies: Vec<u64> = (0..30).map(|i| 1 << i).chain([(1 << 30) - 1]).collect();
    let found = distance(&copies);
    assert_eq!((found.bits, found.lower_bound_only, found.method), (31, false, Method::Codewords));
    // Columns of few dimensions in wide words.
    let wide: Vec<u64> = bch.iter().map(|c| c << 50).collect();
    assert_eq!(distance(&wide).bits, 7);
    let bound = Distance::new(7, true, Method::Searched);
    assert_eq!(bound.clone().with_symbols(Some(9)).evidence(), "at least 9, since the code is MDS");
    assert_eq!(bound.clone().with_symbols(Some(5)), Distance { symbols: Some(5), ..bound });
}
