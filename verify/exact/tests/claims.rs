//! Tests that an author's claims are proved, refuted, or left undecided, as they should be.

use crate::small;

use eccforge_exact::enumerate::Progress;
use eccforge_exact::facts::{Verdict, claimed, facts};
use eccforge_exact::stored;
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_scheme::{Scheme, UniformWord, builtin};

/// A claim is decided only by the classes that it names; the other classes of a model change no verdict.
#[test]
fn claims_are_decided_by_the_classes_that_they_are_about() {
    let (scheme, model) = (builtin("hsiao-22-16").expect("shipped").scheme(), ErrorModel::table1());
    let few = claimed(&scheme, &model);
    assert_eq!(few.classes.iter().map(|class| class.id.as_str()).collect::<Vec<_>>(), ["bit", "2bit"]);
    let claims = |model: &ErrorModel| {
        let found = facts(&scheme, model, &Progress::default()).expect("counted");
        (found.by_class.len(), found.code.expect("one stage").claims)
    };
    let (all, few) = (claims(&model), claims(&few));
    assert_eq!((all.0, few.0, &all.1), (7, 2, &few.1));
}

/// Every beat holds one bit of each of three repetition codewords, so every error within a beat is corrected.
const BEATS: &str = "entry: {beats: 3, data-pins: 1, check-pins: 2}\ncodewords: 3\n\
    layout: {explicit: [[0, 4, 8], [3, 7, 2], [6, 1, 5]]}\ncode: {columns: [3, 1, 2]}\ncorrects: [bits]\n";

#[test]
fn the_pattern_without_a_wrong_bit_decides_no_claim() {
    let scheme =
        small::scheme("beats", &format!("{BEATS}claims: {{corrected: [bit, beat], never-silent: [beat, entry]}}"));
    let found = facts(&scheme, &ErrorModel::table1(), &Progress::default()).expect("counted");
    let claims = found.code.expect("one stage").claims.into_iter().map(|c| (c.verdict, c.evidence));
    let of = |n: usize| (Verdict::Holds, format!("{n} of {n} patterns"));
    let found: Vec<_> = claims.collect();
    assert_eq!((&found[..3], found[3].0), (&[of(9), of(21), of(21)][..], Verdict::Refuted));
}

/// Nine of the 36 errors of two bits are in one repetition codeword, and are miscorrected: 25 %.
#[test]
fn a_share_of_silent_errors_is_compared_as_whole_numbers() {
    let verdict = |claim: &str| {
        let scheme = small::scheme("beats", &format!("{BEATS}claims: {{silent-at-most: {{{claim}}}}}"));
        let found = facts(&scheme, &ErrorModel::table1(), &Progress::default()).expect("counted");
        let claims = found.code.expect("one stage").claims;
        (claims[0].text.clone(), claims[0].verdict, claims[0].evidence.clone())
    };
    let of = |most: &str| format!("at most {most} % of `2bit` errors are silent");
    let evidence = "9 of 36 patterns, 25.0000 %".to_owned();
    assert_eq!(verdict("2bit: 25"), (of("25"), Verdict::Holds, evidence.clone()));
    assert_eq!(verdict("2bit: 25.000"), (of("25.000"), Verdict::Holds, evidence.clone()));
    assert_eq!(verdict("2bit: 24.999999999"), (of("24.999999999"), Verdict::Refuted, evidence));
    assert_eq!(verdict("beat: 0").1, Verdict::Holds, "errors within a beat are corrected");
    assert_eq!(verdict("other: 1").1, Verdict::Open("not in this model"));
}

/// A model may give the name of a claimed class to other errors, or lack the class.
#[test]
fn a_claim_has_the_same_verdict_under_every_model() {
    let scheme =
        small::scheme("beats", &format!("{BEATS}claims: {{corrected: [bit, beat, own], never-silent: [2bit]}}"));
    let text = "eccforge-model: 1\nid: m\nname: M\nsource: s\nunit: fit\nclasses:\n\
        - {id: bit, name: Entry, rate: 1, patterns: {uniform: {region: entry}}}\n\
        - {id: own, name: Own, rate: 1, patterns: {weight: {bits: 1}}}\n";
    let own = ErrorModel::from_text(&SourceFile::new("m.yaml", text)).expect("a model");
    let decided = |model: &ErrorModel| {
        let found = facts(&scheme, model, &Progress::default()).expect("counted");
        assert_eq!(found.by_class.len(), model.classes.len(), "the table is that of the model");
        found.code.expect("one stage").claims.into_iter().map(|c| (c.verdict, c.evidence)).collect::<Vec<_>>()
    };
    let (default, other) = (decided(&ErrorModel::table1()), decided(&own));
    assert_eq!([&default[..2], &default[3..]], [&other[..2], &other[3..]]);
    assert_eq!((default[2].0, other[2].0), (Verdict::Open("not in this model"), Verdict::Holds));
    assert_eq!([default[0].0, default[1].0], [Verdict::Holds; 2]);
}

#[test]
fn a_claim_that_cannot_be_decided_is_not_refuted() {
    let verdicts = |keys: &str, claims: &str| {
        let scheme = small::scheme("claiming", &format!("{keys}\nclaims: {claims}"));
        let found = facts(&scheme, &ErrorModel::table1(), &Progress::default()).expect("counted");
        found.code.expect("one stage").claims.into_iter().map(|c| (c.verdict, c.evidence)).collect::<Vec<_>>()
    };
    let bch = "entry: {beats: 1, data-pins: 5, check-pins: 10}\ncodewords: 1\nlayout: identity\n\
               code: {bch: {k: 5, polynomial: 0b10011, errors: 3}}\ncorrects: [bits]";
    let dual = "7, counted from the dual code".to_owned();
    assert_eq!(verdicts(bch, "{distance: 7}"), [(Verdict::Holds, dual.clone())]);
    assert_eq!(verdicts(bch, "{distance: 8}"), [(Verdict::Refuted, dual)]);
    let pin = "no pin of an entry of 1 beat and 15 pins has 2 bits".to_owned();
    assert_eq!(verdicts(bch, "{corrected: [pin]}"), [(Verdict::Open("not in this entry"), pin)]);
    let rs = |m: usize, symbols: usize, polynomial: &str| {
        format!(
            "entry: {{beats: 1, data-pins: {}, check-pins: {}}}\ncodewords: 1\nlayout: identity\n\
             code: {{reed-solomon: {{polynomial: {polynomial}, symbols: {symbols}, check-symbols: 8}}}}\ncorrects: [bits]",
            (symbols - 8) * m,
            8 * m
        )
    };
    let mds = "at least 9, since the code is MDS".to_owned();
    assert_eq!(verdicts(&rs(8, 40, "0x11D"), "{distance: 9}"), [(Verdict::Open("not decided"), mds.clone())]);
    assert_eq!(verdicts(&rs(8, 40, "0x11D"), "{distance: 8}"), [(Verdict::Refuted, mds)]);
    // A code of 2^32 words: few of them are enumerated.
    let [(verdict, evidence)] = &verdicts(&rs(8, 12, "0x11D"), "{distance: 9}")[..] else { panic!("one claim") };
    assert!(
        matches!(verdict, Verdict::Holds | Verdict::Refuted) && evidence.ends_with(", from information sets"),
        "{evidence}"
    );
    // Sixteen data bits: every codeword is weighed.
    let [(verdict, evidence)] = &verdicts(&rs(4, 12, "0x13"), "{distance: 9}")[..] else { panic!("one claim") };
    assert!(
        matches!(verdict, Verdict::Holds | Verdict::Refuted) && evidence.ends_with(", of all codewords"),
        "{evidence}"
    );
}

#[test]
fn odd_errors_of_a_code_whose_words_are_even_are_detected_at_any_length() {
    let claim = |generator: &str| {
        let keys = format!(
            "entry: {{beats: 1, data-pins: 32, check-pins: 32}}\ncodewords: 1\nlayout: identity\n\
             code: {{cyclic: {{k: 32, generator: {generator}}}}}\ncorrects: []\non-detection: due\nclaims: {{odd-never-silent: true}}"
        );
        let found = facts(&small::scheme("crc", &keys), &ErrorModel::table1(), &Progress::default()).expect("counted");
        found.code.expect("one stage").claims[0].verdict
    };
    // x + 1 divides the generator of CRC-32K [Koopman, DSN 2002] and not that of CRC-32, whose terms are an odd number.
    assert_eq!(claim("0x1741B8CD7"), Verdict::Holds);
    assert_eq!(claim("0x104C11DB7"), Verdict::Open("not decided"));
}

/// A single-error-correcting code, or one that only detects, in an entry of one beat.
fn one_beat(k: usize, r: usize, keys: &str) -> Scheme {
    let entry = format!("entry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\nlayout: identity\n");
    small::scheme("one-beat", &(entry + keys))
}

/// By definition: 0 if a word of equal bits is accepted, 1 if it is corrected, 2 if it is detected, under a constant on the
/// check bits of an entry with the check bits last, read at an address with this column.
fn by_definition(scheme: &Scheme, constant: u64, word: UniformWord, address: u64) -> usize {
    let (columns, k) = (scheme.code.h.columns(), scheme.geometry.data_pins);
    let one = |bit: usize| (word == UniformWord::Ones) != (bit >= k && constant >> (bit - k) & 1 == 1);
    let syndrome = (0..columns.len()).filter(|bit| one(*bit)).fold(address, |sum, bit| sum ^ columns[bit]);
    let corrects = !scheme.corrects[0].is_empty();
    if syndrome == 0 {
        0
    } else if corrects && columns.contains(&syndrome) {
        1
    } else {
        2
    }
}

#[test]
fn the_chosen_constant_is_the_first_under_which_most_words_of_equal_bits_are_detected() {
    let hsiao = |k: usize, r: usize| one_beat(k, r, &format!("code: {{hsiao: {{k: {k}}}}}\ncorrects: [bits]"));
    let detects = |rows: &str| {
        format!("code: {{matrix: {{n: 9, encoding: binary, rows: {rows}}}}}\ncorrects: []\non-detection: due")
    };
    let addressed = "code: {hsiao: {k: 16}}\ncorrects: [bits]\naddress: {bits: 3, fold: {columns: [3, 5, 6]}}";
    let schemes = [
        (one_beat(8, 1, &detects("[\"111111111\"]")), vec![0]),
        (one_beat(7, 2, &detects("[\"111000010\", \"000111101\"]")), vec![0]),
        (hsiao(16, 6), vec![0]),
        (hsiao(32, 7), vec![0]),
        (hsiao(8, 5), vec![0]),
        (one_beat(16, 6, addressed), vec![0, 3, 5, 6]),
    ];
    let mut rejected = Vec::new();
    for (scheme, addresses) in schemes {
        let checks = scheme.geometry.check_bits();
        let is_rejected = |constant, word| addresses.iter().all(|a| by_definition(&scheme, constant, word, *a) == 2);
        let both = |constant: u64| UniformWord::ALL.into_iter().filter(|word| is_rejected(constant, *word)).count();
        let mut all: Vec<u64> = (0..1 << checks.len()).collect();
        all.sort_by_key(|constant| (2 - both(*constant), constant.count_ones(), *constant));
        let found = stored::guarded(&scheme).unwrap();
        let expected: Vec<usize> = (0..checks.len()).filter(|i| all[0] >> i & 1 == 1).map(|i| checks[i]).collect();
        assert_eq!((&found.scheme.constant, found.is_best), (&expected, true), "{}", scheme.id);
        for (word, seen) in UniformWord::ALL.into_iter().zip(&found.words) {
            let count = |kind| addresses.iter().filter(|a| by_definition(&scheme, all[0], word, **a) == kind).count();
            let outcomes = [seen.unseen, seen.miscorrected, seen.detected].map(|count| count as usize);
            assert_eq!(outcomes, [0, 1, 2].map(count));
        }
        rejected.push(both(all[0]));
    }
    assert_eq!(rejected, [1, 2, 2, 2, 2, 2], "the parity bit has no constant that rejects both");
}

#[test]
fn a_claim_about_words_of_equal_bits_is_decided_by_one_decode() {
    let verdicts = |constant: &str| {
        let keys = format!(
            "code: {{hsiao: {{k: 16}}}}\ncorrects: [bits]\n{constant}claims: {{never-accepted: [zeros, ones]}}"
        );
        let found = facts(&one_beat(16, 6, &keys), &ErrorModel::table1(), &Progress::default()).expect("counted");
        found.code.expect("one stage").claims.into_iter().map(|c| (c.verdict, c.evidence)).collect::<Vec<_>>()
    };
    let detected = "detected as uncorrectable".to_owned();
    assert_eq!(verdicts("constant: {check: 0x3}\n"), [(Verdict::Holds, detected.clone()), (Verdict::Holds, detected)]);
    let plain = verdicts("");
    assert_eq!(plain[0], (Verdict::Refuted, "accepted as error-free".to_owned()));
}

#[test]
fn every_matrix_of_an_open_decoder_has_the_distance_that_its_file_claims() {
    let folder = std::fs::read_dir("../../../examples/open-decoders").expect("a folder");
    let files = folder
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "yaml"));
    let schemes: Vec<Scheme> =
        files.map(|path| Scheme::from_path(&path).unwrap_or_else(|why| panic!("{why}"))).collect();
    for scheme in &schemes {
        let found = facts(scheme, &claimed(scheme, &ErrorModel::table1()), &Progress::default()).expect("counted");
        let claims = found.code.expect("one stage").claims;
        assert_eq!(claims.iter().filter(|claim| claim.verdict == Verdict::Holds).count(), 3, "{}", scheme.id);
    }
    assert_eq!(schemes.len(), 7);
}
