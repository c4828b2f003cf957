//! Tests of numbers with nouns, and of groups of digits.

use eccforge_report::{grouped, with_noun};

#[test]
fn one_of_a_kind_is_singular() {
    assert_eq!([0, 1, 2].map(|n| with_noun(n, "wrong bit")), ["0 wrong bits", "1 wrong bit", "2 wrong bits"]);
    assert_eq!(["entry", "day", "key"].map(|noun| with_noun(1, noun)), ["1 entry", "1 day", "1 key"]);
    assert_eq!(["entry", "day", "key"].map(|noun| with_noun(3, noun)), ["3 entries", "3 days", "3 keys"]);
}

#[test]
fn digits_are_grouped_from_the_right() {
    assert_eq!(["1", "123", "1234", "1234567"].map(grouped), ["1", "123", "1234", "1\u{202f}234\u{202f}567"]);
}
