//! Tests of figures of works (long: each kind of figure): the verdict on each, from counts of a (22,16) code that are
//! calculated by hand, and every form of the report.

use crate::expected;
use crate::small;
use crate::tables;
use crate::two;

use eccforge_codes::report::Provenance;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::sampler::{InjectedErrors, SampleCounts, Sampler, Sampling};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::Rectangle;
use eccforge_report::Report as _;
use eccforge_works as works;
use eccforge_works::Verdict::{self, Differs, ExactMatch, WithinSamplingError};
use eccforge_works::report::Reproduced;
use eccforge_works::{Work, WorkResult};
use expected::{expect, expect_json};
use std::sync::atomic::Ordering;
use two::two_symbols;

/// The counts of the code: 532 of 1 540 errors of three bits are detected and 1 008 miscorrected; 7 063 of 7 315 errors
/// of four bits are detected and 252 undetected.
const SCHEME: &str = "scheme: hsiao-22-16";
/// Two stages whose errors are sampled.
const STAGES: &str = "scheme: unity-on-die-ssc-dec, errors: {independent: \"0.001\"}";

fn work(tables: &str) -> Work {
    let text = format!("eccforge-work: 1\nid: w\nname: W\nsource: s & t\nmodel: hbm2-table1\ntables:\n{tables}");
    Work::from_text(&SourceFile::new("w.yaml", text), None).unwrap_or_else(|e| panic!("{e:?}"))
}

fn table(unit: &str, columns: &str, row: &str) -> String {
    format!("  - {}\n", tables::table(unit, columns, row))
}

/// A sampler that returns these counts.
struct Drawn(SampleCounts);

impl Sampler for Drawn {
    fn sample(&self, request: &Sampling<'_>, progress: &Progress) -> Result<SampleCounts, String> {
        let rate =
            if let InjectedErrors::Independent(rate) = &request.errors { rate.to_string() } else { String::new() };
        assert_eq!((request.seed, rate.as_str()), (7, "1/1000"));
        progress.add(request.samples);
        Ok(self.0)
    }
}

const THREE: &str = "right, detected, silent";

const DRAWN: Drawn = Drawn(SampleCounts { right: 900, detected: 60, silent: 40 });

fn run(tables: &str) -> Result<WorkResult, String> {
    works::run(work(tables), &Progress::default(), Some(&DRAWN))
}

/// Returns the first row: our figure, the verdict, and the distance in thousandths of a standard error.
fn judged(unit: &str, columns: &str, row: &str) -> Vec<(String, Verdict, Option<i64>)> {
    let report = run(&table(unit, columns, row)).unwrap_or_else(|e| panic!("{row}: {e}"));
    let mut judged = Vec::new();
    for cell in &report.tables[0].rows[0].cells {
        let thousandths = cell.judgement.z.map(|z| (1000.0 * z).round() as i64);
        judged.push((cell.ours.clone(), cell.judgement.verdict, thousandths));
    }
    judged
}

fn one_of(unit: &str, column: &str, row: &str) -> (String, Verdict, Option<i64>) {
    judged(unit, column, row).remove(0)
}

#[test]
fn counted_figures_are_exact_or_lie_within_the_sampling_error_of_the_published_one() {
    let three = |unit: &str, rest: &str, figure: &str| {
        one_of(
            unit,
            "detected",
            &format!("{SCHEME}, errors: {{weights: {{exactly: 3}}}}{rest}, values: [\"{figure}\"]"),
        )
    };
    let sampled = ", samples: 1000";
    for (unit, rest, figure, ours, verdict, z) in [
        ("percent", "", "34.5", "34.545", ExactMatch, None),
        ("percent", sampled, "34.5", "34.545", ExactMatch, Some(0)),
        ("percent", sampled, "36.0", "34.545", WithinSamplingError, Some(934)),
        ("percent", sampled, "40.0", "34.545", Differs, Some(3594)),
        ("percent", "", "36.0", "34.545", Differs, None),
        ("fraction", "", "0.35", "0.3455", ExactMatch, None),
        ("fraction", sampled, "0.36", "0.3455", WithinSamplingError, Some(635)),
        ("samples", sampled, "345", "345.45", ExactMatch, Some(0)),
        ("samples", sampled, "360", "345.45", WithinSamplingError, Some(934)),
        ("patterns", "", "532", "532", ExactMatch, None),
        ("patterns", "", "533", "532", Differs, None),
    ] {
        assert_eq!(three(unit, rest, figure), (ours.to_owned(), verdict, z), "{unit}{rest}: {figure}");
    }
}

/// A count is within its interval if the binomial tail from it has at least 0.5 %. Distances in standard errors mislead: two of
/// 1 000 samples are within it at 4 standard errors, and none of 1 000 lies outside at 2.
#[test]
fn rare_counts_are_judged_by_the_tails_of_the_binomial_distribution() {
    let rare = |rate: &str, samples: u64, figure: &str| {
        let row = format!(
            "scheme: hsiao-22-16, errors: {{independent: \"{rate}\"}}, samples: {samples}, values: [\"{figure}\"]"
        );
        let (_, verdict, z) = one_of("samples", "silent", &row);
        (verdict, z.expect("a distance") / 1000)
    };
    // The silent share by definition: 1 008 of 1 540 errors of three bits, 252 of 7 315 of four, and few of more.
    let share = |rate: f64| {
        let weight = |bits: i32, count: f64| count * rate.powi(bits) * (1.0 - rate).powi(22 - bits);
        weight(3, 1008.0) + weight(4, 252.0)
    };
    let at_least = |count: u64, n: u64, p: f64| {
        let mut fewer = 0.0;
        // The probability of i successes, from that of i - 1.
        let mut exactly = (1.0 - p).powi(n as i32);
        for i in 0..count {
            fewer += exactly;
            exactly *= (n - i) as f64 / (i + 1) as f64 * p / (1.0 - p);
        }
        1.0 - fewer
    };
    for (rate, count, n, verdict, z) in [
        ("0.005", 2, 1000, WithinSamplingError, 4),
        ("0.003", 2, 1000, Differs, 9),
        ("0.013", 6, 1019, WithinSamplingError, 2),
        ("0.012", 6, 1019, Differs, 3),
        ("0.02", 0, 1000, Differs, 2),
    ] {
        assert_eq!(rare(rate, n, &count.to_string()), (verdict, z), "{rate}");
        let p = share(rate.parse().unwrap());
        let tail = if count == 0 { (1.0 - p).powi(n as i32) } else { at_least(count, n, p) };
        assert_eq!(tail >= 0.005, verdict == WithinSamplingError, "{rate}: {tail}");
    }
}

#[test]
fn every_outcome_has_its_column() {
    let columns = "right, corrected, detected, silent, undetected, miscorrected, total";
    let values = "values: [\"0\", \"0\", \"0\", \"0\", \"0\", \"0\", \"0\"]";
    let of = |unit: &str, errors: &str| -> String {
        let cells = judged(unit, columns, &format!("{SCHEME}, errors: {errors}, {values}"));
        cells.into_iter().map(|c| c.0).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(of("patterns", "{weights: {exactly: 1}}"), "22 22 0 0 0 0 22");
    assert_eq!(of("patterns", "{weights: {exactly: 3}}"), "0 0 532 1008 0 1008 1540");
    assert_eq!(of("patterns", "{weights: {exactly: 4}}"), "0 0 7063 252 252 0 7315");
    // Half of the 2^22 patterns are odd; every syndrome of odd weight is the sum of the same number of patterns.
    assert_eq!(of("patterns", "{weights: odd}"), "22 22 655360 1441770 0 1441770 2097152");
    assert_eq!(of("patterns", "{weights: even}"), "0 0 2031616 65535 65535 0 2097151");
    assert_eq!(of("fraction", "{weights: {exactly: 4}}"), "0.00 0.00 0.97 0.03 0.03 0.00 1.00");
    assert_eq!(of("fraction", "{weights: {exactly: 3}}"), "0.00 0.00 0.35 0.65 0.00 0.65 1.00");
    assert_eq!(of("fraction", "{independent: \"0.5\"}"), "5.5e-6 5.2e-6 0.64 0.36 0.02 0.34 1.00");
    assert_eq!(of("fraction", "{classes: [bit]}"), "1.00 1.00 0.00 0.00 0.00 0.00 1.00");
    // 73.98 of 73.98 + 0.11 percent are of one bit.
    assert_eq!(of("percent", "{classes: [bit, 2bit]}"), "99.85 99.85 0.15 0.00 0.00 0.00 100.00");
    let mixed = "no count: the errors are a mixture";
    assert_eq!(of("patterns", "{classes: [bit, 2bit]}"), [mixed; 7].join(" "));
    // Of 2^22 - 1 patterns, less 1 793 of up to three bits and 348 of four and more within a byte.
    assert_eq!(of("patterns", "{exclusive: [beat]}"), "0 0 2685967 1506195 65521 1440674 4192162");
}

#[test]
fn the_worst_of_several_entries_counts_and_small_figures_show_their_digits() {
    let row = |entries: &str, rate: &str, values: &str| {
        let errors = format!("errors: {{independent: \"{rate}\"}}");
        let cells =
            judged("fraction", "right, detected, silent", &format!("{SCHEME}, {errors}{entries}, values: [{values}]"));
        cells.into_iter().map(|c| c.0).collect::<Vec<_>>()
    };
    let zeros = "\"0.00\", \"0.00\", \"0.00\"";
    // Of 2^22 patterns 23 are right, 2 686 976 detected and 1 507 305 silent.
    let (right, heard) = (23.0 / 4_194_304f64, 2_686_999.0 / 4_194_304f64);
    assert_eq!(
        row("", "0.5", zeros),
        ["5.5e-6".to_owned(), format!("{:.4}", heard - right), format!("{:.4}", 1.0 - heard)]
    );
    let several = |n: i32| {
        let (right, heard) = (right.powi(n), heard.powi(n));
        [format!("{right:.1e}"), format!("{:.4}", heard - right), format!("{:.4}", 1.0 - heard)]
    };
    assert_eq!(row(", entries: 1", "0.5", zeros), several(1));
    assert_eq!(row(", entries: 2", "0.5", zeros), several(2));
    assert_eq!(row(", entries: 3", "0.5", zeros), several(3));
    assert_eq!(row("", "0", zeros), ["1.0000", "0.0000", "0.0000"]);
    let figures = |entries: &str| -> Vec<f64> {
        let figures = row(entries, "0.05", &["\"0.00000000\""; 3].join(", "));
        figures.iter().map(|figure| figure.parse().expect("a number")).collect()
    };
    let (one, two) = (figures(""), figures(", entries: 2"));
    let expected = [one[0].powi(2), (one[0] + one[1]).powi(2) - one[0].powi(2), 1.0 - (one[0] + one[1]).powi(2)];
    assert!(two.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-8), "{two:?}, {expected:?}");
    // For one entry the patterns are still counted.
    let alone = one_of(
        "patterns",
        "detected",
        &format!("{SCHEME}, errors: {{weights: {{exactly: 3}}}}, entries: 1, values: [\"532\"]"),
    );
    assert_eq!(alone.0, "532");
}

#[test]
fn sampled_figures_have_an_interval_and_are_never_exact() {
    let row = |unit: &str, samples: &str, values: &str| {
        judged(
            unit,
            "right, detected, silent",
            &format!("{STAGES}, sampled: {{samples: 1000, seed: 7}}{samples}, values: [{values}]"),
        )
    };
    let of = |ours: &str, verdict, z| (ours.to_owned(), verdict, Some(z));
    assert_eq!(
        row("fraction", "", "\"0.90\", \"0.10\", \"0.05\""),
        [
            of("0.900 ± 0.019", WithinSamplingError, 0),
            of("0.060 ± 0.015", Differs, 4660),
            of("0.040 ± 0.012", WithinSamplingError, 807)
        ]
    );
    assert_eq!(
        row("fraction", ", samples: 2000", "\"0.92\", \"0.10\", \"0.04\""),
        [
            of("0.900 ± 0.019", WithinSamplingError, 1377),
            of("0.060 ± 0.015", Differs, 3212),
            of("0.040 ± 0.012", WithinSamplingError, 0)
        ]
    );
    assert_eq!(row("percent", "", "\"90\", \"6\", \"5.0\"")[2], of("4.0 ± 1.2", WithinSamplingError, 1533));
    assert_eq!(
        row("percent", ", samples: 5000", "\"90\", \"6\", \"5.0\"")[2],
        of("4.0 ± 1.2", WithinSamplingError, 1279)
    );
    assert_eq!(row("samples", ", samples: 5000", "\"4500\", \"300\", \"250\"")[2].0, "200 ± 61");
    let few = Drawn(SampleCounts { right: 8, detected: 1, silent: 1 });
    let row = format!("{STAGES}, sampled: {{samples: 10, seed: 7}}, values: [\"1\", \"0\", \"0\"]");
    let report = works::run(work(&table("fraction", THREE, &row)), &Progress::default(), Some(&few)).expect("counted");
    let shown: Vec<&str> = report.tables[0].rows[0].cells.iter().map(|c| c.ours.as_str()).collect();
    assert_eq!(shown, ["0.80 ± 0.23", "0.10 ± 0.19", "0.10 ± 0.19"]);
    let single = Drawn(SampleCounts { right: 1, detected: 0, silent: 0 });
    let row = row.replace("samples: 10", "samples: 1");
    let report =
        works::run(work(&table("fraction", THREE, &row)), &Progress::default(), Some(&single)).expect("counted");
    assert_eq!(report.tables[0].rows[0].cells[0].ours, "1.00 ± 0.40");
    let none = Drawn(SampleCounts { right: 1000, detected: 0, silent: 0 });
    let row = format!("{STAGES}, sampled: {{samples: 1000, seed: 7}}, values: [\"1\", \"0\", \"0\"]");
    let table = table("percent", "right, detected, silent", &row);
    let report = works::run(work(&table), &Progress::default(), Some(&none)).expect("counted");
    assert_eq!(report.tables[0].rows[0].cells[2].ours, "0 (below 3.0e-1)");
    assert_eq!(report.tables[0].rows[0].method, "sampled, seed 7, ± half of the 95 % interval");
    let alone = works::run(work(&table), &Progress::default(), None);
    assert!(alone.is_err_and(|e| e.contains("unity-on-die-ssc-dec: a scheme of several stages is sampled")));
}

/// A sampler that expects errors of these shapes, one device each, and returns these counts.
struct DrawnOf(Vec<Rectangle>, SampleCounts);

impl Sampler for DrawnOf {
    fn sample(&self, request: &Sampling<'_>, progress: &Progress) -> Result<SampleCounts, String> {
        let InjectedErrors::Devices(shapes) = &request.errors else { return Err("the devices are not told".into()) };
        assert_eq!((request.stages.id.as_str(), request.samples, request.seed), ("unbound-chipkill-4x2", 1000, 7));
        assert_eq!((shapes, request.refused), (&self.0, None));
        progress.add(request.samples);
        Ok(self.1)
    }
}

/// The devices of a row have errors in the shapes that it names, in its order; the row requests nothing else.
#[test]
fn errors_of_devices_are_sampled_as_their_shapes_say() {
    let pin = Rectangle { pins: 1, beats: 32, every: None, min_bits: 3, max_bits: None };
    let word = Rectangle { pins: 4, beats: 2, every: Some(4), min_bits: 0, max_bits: None };
    let shapes = "shapes:\n  pin: {pins: 1, beats: 32, min-bits: 3}\n  unused: {pins: 2, beats: 2, min-bits: 1}\n  \
                  word: {pins: 4, beats: 2, every: 4, min-bits: 0}\n";
    let row = "scheme: unbound-chipkill-4x2, errors: {devices: [word, pin, word]}, \
               sampled: {samples: 1000, seed: 7}, values: [\"0.90\", \"0.10\", \"0.05\"]";
    let sampler = DrawnOf(vec![word, pin, word], DRAWN.0);
    let work = work(&(table("fraction", THREE, row) + shapes));
    let report = works::run(work, &Progress::default(), Some(&sampler)).unwrap_or_else(|e| panic!("{e}"));
    let row = &report.tables[0].rows[0];
    let shown: Vec<&str> = row.cells.iter().map(|c| c.ours.as_str()).collect();
    assert_eq!(shown, ["0.900 ± 0.019", "0.060 ± 0.015", "0.040 ± 0.012"]);
    assert_eq!(
        (row.errors.as_str(), row.method.as_str()),
        ("word + pin + word", "sampled, seed 7, ± half of the 95 % interval")
    );
}

/// A right pair of blocks is counted if the rule of the artifact rejects scattered corrections.
#[test]
fn what_is_right_in_one_chip_is_counted_and_not_sampled() {
    let row = "scheme: unity-on-die-chipkill, errors: {independent: \"0.001\"}, refused: scattered-corrections, \
        sampled: {samples: 1000, seed: 7}, samples: 1000, values: [\"0.9\", \"0.1\", \"0.0\"]";
    let report = run(&table("fraction", THREE, row)).unwrap_or_else(|e| panic!("{e}"));
    let row = &report.tables[0].rows[0];
    let sampled: Vec<bool> = row.cells.iter().map(|c| c.ours.contains('±')).collect();
    assert_eq!(sampled, [false, true, true]);
    assert!(row.method.ends_with("but right counted from the dual code of the first stage"), "{}", row.method);
}

/// Two words of four symbols of two bits; each pin holds one bit of each word. The result is right if at most one pin
/// is wrong in both.
#[test]
fn corrections_in_several_chips_are_refused_where_a_row_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("written");
    put("symbols.yaml", &small::symbols().file.text.replace("sanity-check: symbol\n", ""));
    put("pairs.yaml", &two_symbols().file.text);
    let rows = |unit: &str, columns: &str, row: &str| {
        let text = format!("eccforge-work: 1\nid: w\nname: W\nsource: s\ntables:\n{}", table(unit, columns, row));
        let work =
            Work::from_text(&SourceFile::new("w.yaml", text), Some(folder.path())).unwrap_or_else(|e| panic!("{e:?}"));
        let report = works::run(work, &Progress::default(), None).unwrap_or_else(|e| panic!("{row}: {e}"));
        report.tables[0].rows.iter().flat_map(|r| &r.cells).map(|c| c.ours.clone()).collect::<Vec<_>>()
    };
    let figures = |refused: &str| -> Vec<f64> {
        let zeros = ["\"0.00000000\""; 3].join(", ");
        let row = format!("scheme: ./symbols.yaml, errors: {{independent: \"0.25\"}}{refused}, values: [{zeros}]");
        rows("fraction", THREE, &row).iter().map(|figure| figure.parse().expect("a number")).collect()
    };
    let (plain, refused) = (figures(""), figures(", refused: scattered-corrections"));
    let fine = 0.75f64.powi(8);
    let symbol = 2.0 * 0.25 * 0.75f64.powi(7) + 0.25f64.powi(2) * 0.75f64.powi(6);
    let right = fine * fine + 8.0 * fine * symbol + 4.0 * symbol * symbol;
    let close = |a: f64, b: f64| (a - b).abs() < 1e-8;
    assert!(close(refused[0], right) && refused[0] < plain[0], "{refused:?}, {right}");
    assert!(close(refused[2], plain[2]) && close(refused.iter().sum(), 1.0), "{refused:?}, {plain:?}");
    // Two files of one id are two schemes.
    put("other.yaml", &two_symbols().file.text.replace("id: two-symbols", "id: symbols"));
    let both = ["symbols", "other"]
        .map(|file| format!("{{scheme: ./{file}.yaml, errors: {{weights: odd}}, values: [\"1\"]}}"));
    assert_eq!(rows("patterns", "total", both.join(", ").trim_matches(['{', '}'])), ["32768", "131072"]);
    // All pairs of bits of a code that corrects two symbols are right; no class of weights lists them.
    let row = "scheme: ./pairs.yaml, errors: {weights: {exactly: 2}}, values: [\"153\", \"153\"]";
    assert_eq!(rows("patterns", "right, total", row), ["153", "153"]);
}

#[test]
fn every_way_of_counting_has_words() {
    let method = |errors: &str, unit: &str, column: &str| {
        let report = run(&table(unit, column, &format!("{SCHEME}, errors: {errors}, values: [\"1\"]")));
        report.unwrap_or_else(|e| panic!("{e}")).tables[0].rows[0].method.clone()
    };
    let of = |errors: &str| method(errors, "fraction", "right");
    let dual = "counted by weight from the dual code";
    assert_eq!(["{weights: {exactly: 3}}", "{weights: {exactly: 4}}"].map(of), ["enumerated", dual]);
    assert_eq!(["{weights: odd}", "{independent: \"0.5\"}"].map(of), [dual; 2]);
    let classes = ["{classes: [entry]}", "{classes: [bit]}", "{classes: [bit, entry]}"].map(of);
    assert_eq!(classes, ["counted", "enumerated", "enumerated"]);
    let facts = run(&table("number", "ones", &format!("{SCHEME}, values: [\"1\"]"))).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(facts.tables[0].rows[0].method, "read off H");
}

#[test]
fn facts_of_codes_are_read_off_their_matrices() {
    let columns = "syndromes-used, syndromes, ones, distance, encoder-xors, encoder-trees, encoder-depth";
    let facts = |scheme: &str| {
        let values = ["\"0\""; 7].join(", ");
        let cells = judged("number", columns, &format!("scheme: {scheme}, values: [{values}]"));
        cells.into_iter().map(|c| c.0).collect::<Vec<_>>().join(" ")
    };
    // 16 columns of three ones and 6 of one: rows of 8 data bits, so 7 gates and 3 levels each.
    assert_eq!(facts("hsiao-22-16"), "22 63 54 4 42 6 3");
    // Two of the first 32 columns less than the 35 of weight three: rows of 13, 14 or 15 with their own.
    assert_eq!(facts("hsiao-39-32"), "39 127 103 4 89 7 4");
}

/// Checks the reach of a correction outside a part of the region, calculated here with plain sums of columns.
#[test]
fn corrections_reach_outside_a_region_as_far_as_its_columns_span() {
    let scheme = eccforge_scheme::builtin("hsiao-22-16").expect("shipped").scheme();
    let columns = scheme.code.h.columns();
    let mut expected = 0;
    for first in 0..2 {
        let part: Vec<usize> = (0..6).map(|i| first + 2 * i).collect();
        let part_columns: Vec<u64> = part.iter().map(|bit| columns[*bit]).collect();
        let sums: Vec<u64> = (0..64).map(|set| small::sum_at(&part_columns, set)).collect();
        expected += (0..16).filter(|bit| !part.contains(bit) && sums.contains(&columns[*bit])).count();
    }
    assert_eq!(expected, 4);
    let region = "at: {sets: {count: 2, every: 1, bits: 6, stride: 2}}";
    let found = one_of("number", "reached-outside", &format!("{SCHEME}, {region}, values: [\"{expected}\"]"));
    assert_eq!(found, (expected.to_string(), ExactMatch, None));
    let far = region.replace("bits: 6", "bits: 12");
    let error = run(&table("number", "reached-outside", &format!("{SCHEME}, {far}, values: [\"1\"]"))).map(drop);
    assert!(error.is_err_and(|e| e.contains("hsiao-22-16: the region of `t`: the sets reach bit 23")));
}

#[test]
fn progress_counts_the_patterns_of_classes_and_the_samples_of_stages() {
    let tables = table("fraction", "right", &format!("{SCHEME}, errors: {{classes: [bit, 2bit]}}, values: [\"1\"]"))
        + &table("fraction", "right", &format!("{STAGES}, sampled: {{samples: 1000, seed: 7}}, values: [\"1\"]"))
        + &table("number", "ones", &format!("{SCHEME}, values: [\"54\"]"));
    let (work, progress) = (work(&tables), Progress::default());
    assert_eq!(works::work(&work), 22 + 231 + 1000);
    works::run(work, &progress, Some(&DRAWN)).expect("counted");
    assert_eq!(progress.done.load(Ordering::Relaxed), 22 + 231 + 1000);
}

#[test]
fn a_report_in_every_form() {
    let rows = [
        "name: \"A | b\", scheme: hsiao-22-16, errors: {weights: {exactly: 3}}, samples: 1000, values: [\"36.0\"]",
        "scheme: hsiao-22-16, errors: {weights: {exactly: 2}}, values: [\"100\"]",
        "scheme: hsiao-22-16, errors: {weights: {exactly: 1}}, values: [\"12\"]",
        "scheme: hsiao-22-16, errors: {weights: odd}, values: [\"30\"], differs: [{columns: [detected], reason: \"other, & <older>\"}]",
        "scheme: hsiao-22-16, errors: {weights: even}, values: [\"97\"], differs: [{columns: [detected], reason: none}]",
    ];
    let list: String = rows.iter().map(|row| format!("        - {{{row}}}\n")).collect();
    let tables = format!(
        "  - outcomes:\n      id: t\n      title: Detected & all\n      figures: page 3\n      unit: percent\n      columns: [detected]\n      rows:\n{list}"
    ) + &table("number", "ones, distance", &format!("{SCHEME}, values: [\"54\", \"3\"]"));
    let mut report = run(&tables).expect("counted");
    report.work.licence = Some("free & open".into());
    let mut run = {
        let schemes = report.work.schemes.iter().filter_map(|(_, stages)| stages.single());
        Provenance::new("1.2.3", "eccforge a<b", schemes, &report.work.file)
    };
    for s in &mut run.schemes {
        s.sha256 = "HASH".into();
    }
    let reproduced = Reproduced { report: &report, run: &run };
    expect("work.md", &reproduced.document().markdown());
    expect("work.csv", &reproduced.records());
    expect("work.html", &reproduced.document().html("1.2.3", &run.command).replace(eccforge_report::html::STYLE, ""));
    expect_json("work.json", &serde_json::to_value(reproduced).expect("JSON"));
    assert_eq!((report.verdicts(), report.as_expected()), ([3, 1, 3], false));
    // No figure differs, and no difference is allowed.
    let table = table("number", "ones", &format!("{SCHEME}, values: [\"54\"]"));
    let mut report = works::run(work(&table), &Progress::default(), None).expect("counted");
    let page = |report: &WorkResult| Reproduced { report, run: &run }.document().markdown();
    assert!(page(&report).ends_with("1 figure: 1 = every digit equal\n"));
    assert!(!page(&report).contains("Why published figures differ"));
    report.tables[0].rows[0].cells[0].judgement.published = "55".into();
    assert!(page(&report).contains("| 54 =<br>55 |"));
}
