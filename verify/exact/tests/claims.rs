//! What becomes of an author's claims: proved, refuted, or neither.

use crate::small;

use eccforge_exact::enumerate::Progress;
use eccforge_exact::facts::{Verdict, facts};
use eccforge_exact::model::ErrorModel;

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
    let rs = |m: usize, polynomial: &str| {
        format!(
            "entry: {{beats: 1, data-pins: {}, check-pins: {}}}\ncodewords: 1\nlayout: identity\n\
             code: {{reed-solomon: {{polynomial: {polynomial}, symbols: 12, check-symbols: 8}}}}\ncorrects: [bits]",
            4 * m,
            8 * m
        )
    };
    let mds = "at least 9, since the code is MDS".to_owned();
    assert_eq!(verdicts(&rs(8, "0x11D"), "{distance: 9}"), [(Verdict::Open("not decided"), mds.clone())]);
    assert_eq!(verdicts(&rs(8, "0x11D"), "{distance: 8}"), [(Verdict::Refuted, mds)]);
    // Sixteen data bits: every codeword is weighed.
    let [(verdict, evidence)] = &verdicts(&rs(4, "0x13"), "{distance: 9}")[..] else { panic!("one claim") };
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
