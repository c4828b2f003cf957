//! Tests of folds of an address, against every difference of two addresses one by one.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;
use eccforge_search::fold::best;

/// A scheme with this code and layout, and its address.
fn scheme(code: &str, k: usize, check: usize, address: &str) -> Scheme {
    let text = format!(
        "eccforge: 1\nid: word\nname: word\nsource: s\nentry: {{beats: 1, data-pins: {k}, check-pins: {check}}}\n\
         codewords: 1\nlayout: identity\ncode: {{{code}}}\ncorrects: [bits]\n{address}"
    );
    Scheme::from_text(&SourceFile::new("word.yaml", text), None).unwrap_or_else(|e| panic!("{e:?}"))
}

/// Counts the undetected differences, after a check that the others are detected.
fn unseen(folded: &Scheme, bits: usize) -> u64 {
    let columns = folded.code.h.columns();
    let address = folded.address_columns(0);
    assert_eq!(address.len(), bits);
    let mut unseen = 0;
    for difference in 1u64..1 << bits {
        let syndrome = (0..bits).filter(|a| difference >> a & 1 == 1).fold(0, |sum, a| sum ^ address[a]);
        assert!(!columns.contains(&syndrome), "{difference:#x} looks like a wrong bit");
        if syndrome == 0 {
            assert!(difference.count_ones() > 3, "{difference:#x} is not seen");
            unseen += 1;
        }
    }
    unseen
}

#[test]
fn every_difference_of_three_bits_is_seen_and_as_few_of_all_are_unseen_as_can_be() {
    let codes = [("extended-hamming: {k: 32}", 32, 7), ("hsiao: {k: 32}", 32, 7), ("hsiao: {k: 64}", 64, 8)];
    for (code, k, check) in codes {
        let plain = scheme(code, k, check, "");
        for bits in [1, 3, 6, 10, 14, 17] {
            let masks = best(&plain, bits).unwrap_or_else(|why| panic!("{code}, {bits}: {why}"));
            let listed: Vec<String> = masks.iter().map(|[i, j]| format!("[{i}, {j}]")).collect();
            let address = format!("address: {{bits: {bits}, fold: {{masks: [{}]}}}}\n", listed.join(", "));
            let folded = scheme(code, k, check, &address);
            // Even columns have check - 1 dimensions, so no fold of even columns leaves fewer.
            let least = (1u64 << bits.saturating_sub(check - 1)) - 1;
            assert_eq!(unseen(&folded, bits), least, "{code}, {bits} bits");
            let mut used: Vec<usize> = masks.concat();
            used.sort_unstable();
            used.dedup();
            assert!(used.len() >= k.min(2 * bits) - 1, "{code}, {bits} bits: {masks:?}");
        }
    }
}

#[test]
fn codes_that_cannot_have_such_a_fold_are_refused() {
    let hamming = scheme("hamming: {k: 32}", 32, 6, "");
    assert!(best(&hamming, 10).unwrap_err().contains("a 1 in every column"));
    let word = scheme("hsiao: {k: 32}", 32, 7, "");
    assert!(best(&word, 33).unwrap_err().contains("up to 32 address bits"));
}
