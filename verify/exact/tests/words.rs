//! Tests of facts, counts and samples as text, and of links to the explorer.

use eccforge_codes::distance::{Distance, Method};
use eccforge_codes::report::fragment::{encoded, of_scheme};
use eccforge_codes::report::words::distance;
use eccforge_documents::words::{row_weights, rules};
use eccforge_exact::sampled::SampledCell;
use eccforge_outcomes::Counts;
use eccforge_report::numbers::{odds, powers_of_two, rounded, scientific};
use eccforge_scheme::{OnDetection, builtin};
use num_bigint::BigInt;
use num_rational::BigRational;

#[test]
fn distances_are_printed_with_the_method_that_found_them() {
    let found = Distance { lightest: Some(vec![0, 2, 5]), ..Distance::new(3, false, Method::Searched) };
    assert_eq!(distance(&found), "3 bits (exhaustive; codeword bits 0, 2, 5 sum to zero)");
    let bound = Distance::new(7, true, Method::Searched).with_symbols(Some(5));
    assert_eq!(distance(&bound), "at least 7 bits (exhaustive), 5 symbols (MDS)");
    assert_eq!([row_weights(&[3, 1, 2]), row_weights(&[])], ["1 to 3 ones, 6 in all", "0 to 0 ones, 0 in all"]);
}

#[test]
fn long_counts_have_four_digits_and_any_power_of_ten() {
    let count = |text: &str| rounded(&text.parse().expect("digits"));
    assert_eq!([count("0"), count("1099511627775")], ["0", "1099511627775"]);
    assert_eq!(
        [count("1099511627776"), count("9999400000000"), count("9999500000000")],
        ["1.100e12", "9.999e12", "1.000e13"]
    );
    assert_eq!(count(&format!("15936{}", "1".repeat(1224))), "1.594e1228");
}

#[test]
fn every_entry_rule_has_words() {
    let of = |id: &str| rules(&builtin(id).expect("shipped").scheme());
    assert_eq!([of("hsiao-22-16"), of("duet-strict")], ["none", "corrections in one pin or one byte"]);
    let lane = "corrections in one byte lane";
    assert_eq!(of("duet-trio"), format!("{lane}; pair_correction_en = 1"));
    let confirmed = "corrections in one pin or one byte; pairs confirmed by another codeword in the same byte";
    assert_eq!(
        [of("chipkill-x4"), of("trio-confirmed")],
        ["corrected symbols share their pins or their byte", confirmed]
    );
    let mut scheme = builtin("trio").expect("shipped").scheme();
    (scheme.on_detection, scheme.retries) = (OnDetection::Retry, 1);
    assert_eq!(rules(&scheme), format!("{lane}; on a detected error: retry"));
    scheme.retries = 2;
    assert_eq!(rules(&scheme), format!("{lane}; on a detected error: retry up to 2 times"));
}

#[test]
fn six_digits_are_rounded_half_up_at_any_power_of_ten() {
    let of = |n: i64, d: i64| scientific(&BigRational::new(n.into(), d.into()));
    assert_eq!([of(0, 1), of(1, 1), of(7, 5), of(1, 3)], ["0", "1.00000e0", "1.40000e0", "3.33333e-1"]);
    assert_eq!([of(1_234_565, 1_000_000_000), of(9_999_999, 10_000_000)], ["1.23457e-3", "1.00000e0"]);
    let tiny = BigRational::new(7.into(), BigInt::from(10).pow(25_000));
    assert_eq!(scientific(&tiny), "7.00000e-25000");
}

#[test]
fn odds_have_three_digits() {
    let of = |n: i64, d: i64| odds(&BigRational::new(n.into(), d.into()));
    assert_eq!([of(0, 1), of(1, 1), of(2, 7), of(1, 10)], ["\u{2014}", "1.00", "3.50", "10.0"]);
    assert_eq!([of(1, 99), of(1, 100), of(1, 1234), of(1, 123_456)], ["99.0", "100", "1230", "123\u{202f}000"]);
    let power = |k: u32| odds(&BigRational::new(1.into(), BigInt::from(10).pow(k)));
    assert_eq!([power(15), power(400)], ["1.00e15", "1e308 or more"]);
    assert_eq!(power(14), "100\u{202f}000\u{202f}000\u{202f}000\u{202f}000");
}

#[test]
fn large_powers_of_two_stay_powers() {
    let of = |n: i64, d: i64| powers_of_two(&BigRational::new(n.into(), d.into()));
    assert_eq!([of(3, 1), of(3, 1 << 20), of(3, 1 << 21)], ["3", "3 / 1048576", "3 / 2^21"]);
    assert_eq!(of(1, 3 << 21), "1 / 6291456");
}

#[test]
fn addresses_hold_any_text() {
    assert_eq!(encoded("a: \u{e9}&#\n"), "a%3A%20%C3%A9%26%23%0A");
}

#[test]
fn a_shipped_scheme_is_named_and_a_changed_one_is_quoted() {
    let trio = builtin("trio").expect("shipped").scheme();
    assert_eq!(of_scheme(&trio), "scheme=trio");
    let mut changed = trio;
    changed.file.text += "# mine\n";
    assert!(of_scheme(&changed).starts_with("text=eccforge%3A%201%0A"));
}

#[test]
fn counts_are_written_with_their_interval_and_their_distance() {
    let mut cell = SampledCell {
        scheme: String::new(),
        class: String::new(),
        samples: 400,
        counts: Counts { corrected: 300, detected: 90, undetected: 3, miscorrected: 7, clean: 0 },
        silent_low: 0.0125,
        silent_high: 0.0625,
        silent_below: None,
        z: [Some(-1.5), None, None],
        denies_exact: false,
    };
    assert_eq!((cell.silent_percent(), cell.silent_z()), ("2.500000 [1.250000, 6.250000]".into(), "-1.50".into()));
    (cell.denies_exact, cell.silent_below) = (true, Some(0.0075));
    assert_eq!((cell.silent_percent(), cell.silent_z()), ("0, below 7.5e-1".into(), "-1.50 DENIED".into()));
    cell.z[2] = Some(7.25);
    assert_eq!(cell.silent_z(), "+7.25 of detected DENIED");
    cell.z = [None; 3];
    assert_eq!(cell.silent_z(), "DENIED");
    cell.denies_exact = false;
    assert_eq!(cell.silent_z(), "certain");
}
