//! Tests of published works (long: each work with its oracle): every figure is as expected, every scheme agrees with an
//! oracle that is defined independently, and invalid files are rejected with their place.

use crate::comparison;
use crate::oracles;

use comparison::{Comparison, Compiled};
use eccforge_codes::report::Provenance;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::facts;
use eccforge_files::diagnostic::SourceFile;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_model::ErrorModel;
use eccforge_oracle::{Oracle, parse_matrix};
use eccforge_outcomes::Probabilities;
use eccforge_report::Report;
use eccforge_scheme::library;
use eccforge_scheme::{OnDetection, Scheme, builtin};
use eccforge_works as works;
use eccforge_works::{Verdict, Work, report};
use num_bigint::BigUint;
use num_rational::BigRational;
use std::collections::BTreeMap;

fn reproduced(id: &str) -> works::WorkResult {
    works::run(Work::named(id).expect("a shipped work"), &Default::default(), None).expect("it can be counted")
}

/// Returns the differences, for a message.
fn listed(report: &works::WorkResult) -> String {
    report::differences(report).iter().map(|d| format!("{d:?}\n")).collect()
}

/// Returns the verdicts of a shipped work: exact, within sampling error, differing; asserts that all of them are
/// expected.
fn verdicts(id: &str) -> [usize; 3] {
    let report = reproduced(id);
    assert!(report.as_expected(), "{}", listed(&report));
    report.verdicts()
}

#[test]
fn every_figure_of_selcc_is_met_exactly() {
    assert_eq!(verdicts("selcc-date24"), [10 + 4 + 32, 0, 0]);
}

#[test]
fn every_claim_and_count_of_the_ddr4_crc_is_met_exactly() {
    assert_eq!(verdicts("ddr4-crc"), [4 + 8 + 3, 0, 0]);
}

#[test]
#[ignore = "takes seconds"]
fn every_figure_of_epa_ecc_is_as_its_file_says() {
    // The two that differ are the pin errors of SEC-DED: the artifact's random numbers are not uniform.
    assert_eq!(verdicts("epa-itc23"), [34, 6, 2]);
}

#[test]
fn bounded_codes_are_bounded_and_alias_as_counted() {
    let report = works::run(one_stage(), &Default::default(), None).expect("it can be counted");
    assert!(report.as_expected(), "{}", listed(&report));
    assert_eq!(report.verdicts(), [2 + 6, 0, 0]);
}

/// Returns only the tables of the on-die codes.
fn one_stage() -> Work {
    let text = Work::shipped_file("ondie-isocc23").expect("shipped").text;
    let (alone, _) = text.split_once("  - outcomes:\n      id: bounded-4x2").expect("its first table of two stages");
    Work::from_text(&SourceFile::new("w.yaml", alone), None).expect("a valid work")
}

/// Tries every error within 16 neighbouring data bits on the oracle: none makes a data bit outside them wrong.
#[test]
fn the_bound_of_16_bits_holds_for_every_error_on_the_oracle() {
    let matrix = include_str!("../../published/matrices/fault-bound-16.txt");
    let columns = parse_matrix(matrix).expect("a shipped matrix").columns;
    for region in 0..8 {
        let mut syndrome = 0;
        for error in 1..1u32 << 16 {
            // Gray code: one bit changes from each pattern to the next.
            syndrome ^= columns[16 * region + error.trailing_zeros() as usize];
            let flipped = columns.iter().position(|&c| c == syndrome);
            assert!(flipped.is_none_or(|bit| bit >= 128 || bit / 16 == region), "region {region}, bit {flipped:?}");
        }
    }
}

#[test]
fn a_bound_that_a_code_does_not_have_is_noticed() {
    let text = one_stage().file.text;
    let halves =
        text.replace("{count: 8, every: 16, bits: 16, stride: 1}", "{count: 2, every: 64, bits: 64, stride: 1}");
    let work = Work::from_text(&SourceFile::new("w.yaml", halves), None).expect("a valid work");
    let report = works::run(work, &Default::default(), None).expect("it can be counted");
    assert_eq!(report.verdicts(), [7, 0, 1]);
}

#[test]
#[ignore = "takes seconds"]
fn every_enumerator_and_distance_is_met_exactly() {
    assert_eq!(verdicts("enumerators"), [477, 0, 0]);
    assert_eq!(verdicts("cyclic-codes"), [113 + 5 + 5, 0, 0]);
}

#[test]
fn syndromes_of_drivers_are_met_but_for_misprints() {
    // Two sources of one code each: the older table of AMD's syndromes and the newer vectors, masks of skiboot and its table.
    assert_eq!(verdicts("amd-chipkill"), [4 + 36 * 11 - 6 + 86, 0, 7]);
    assert_eq!(verdicts("drivers"), [3 + 64 + 2, 0, 0]);
}

#[test]
fn silent_errors_of_many_symbols_are_the_closed_form() {
    assert_eq!(verdicts("rowarmor-asplos26"), [4 + 9, 0, 0]);
}

#[test]
fn alarms_as_erasures_give_the_figures_of_smart_ecc() {
    let report = reproduced("smart-ecc");
    assert!(report.as_expected(), "{}", listed(&report));
    assert_eq!(report.verdicts(), [40, 13, 1]);
    // Ours are exact, so the difference is that of the artifact's sample, in its standard deviations.
    let away = |wanted: Verdict| {
        let cells = report.tables.iter().flat_map(|table| &table.rows).flat_map(|row| &row.cells);
        let found = cells.filter(|cell| cell.judgement.verdict == wanted);
        found.map(|cell| cell.judgement.z.expect("sampled")).collect::<Vec<f64>>()
    };
    let within = away(Verdict::WithinSamplingError);
    assert!(within.iter().all(|z| *z <= 1.0), "{within:?}");
    // The artifact's defect.
    assert!(away(Verdict::Differs).iter().all(|z| (3.6..3.7).contains(z)), "{:?}", away(Verdict::Differs));
}

/// RS(7,3) over GF(8): the expected numbers are those of a program that tries every error of three and of five symbols.
#[test]
fn wrong_symbols_are_counted_in_a_codeword() {
    let run = |rows: &str| -> Result<Vec<String>, String> {
        let code = "{reed-solomon: {polynomial: 0xb, symbols: 7, check-symbols: 4}}";
        let text = format!(
            "eccforge-work: 1\nid: w\nname: W\nsource: s\ncodes:\n  listed: {{data: 9, check: 12, code: \"{code}\", corrects: \
             \"[code-symbols: {{up-to: 2}}]\"}}\n  erasing: {{data: 9, check: 12, code: \"{code}\", corrects: \
             \"[code-symbols: {{up-to: 2, erasures: 1}}]\"}}\ntables:\n  - {{outcomes: {{id: t, title: T, figures: f, unit: \
             patterns, columns: [undetected, miscorrected, detected], rows: [{{scheme: {rows}, values: [\"0\", \"0\", \"0\"]}}]}}}}\n"
        );
        let work = Work::from_text(&SourceFile::new("w.yaml", text), None).map_err(|e| e.to_string())?;
        let report = works::run(work, &Default::default(), None)?;
        Ok(report.tables[0].rows[0].cells.iter().map(|cell| cell.ours.clone()).collect())
    };
    for id in ["listed", "erasing"] {
        for (symbols, expected) in [(3, ["0", "1470", "10535"]), (5, ["147", "99519", "253281"])] {
            let counts = run(&format!("{id}, errors: {{symbols: {symbols}}}"));
            assert_eq!(counts.expect("it can be counted"), expected, "{id}");
        }
    }
    for (rows, expected) in [
        ("listed, errors: {symbols: 8}", "from 1 to 7 symbols of a codeword can be wrong, not 8"),
        ("listed, errors: {symbols: 0}", "from 1 to 7 symbols of a codeword can be wrong, not 0"),
        (
            "hsiao-22-16, errors: {symbols: 2}",
            "wrong symbols are counted in one codeword of a BCH or Reed-Solomon code",
        ),
        ("erasing, errors: {weights: odd}", "only outcomes of wrong symbols are known"),
    ] {
        let error = run(rows).expect_err(rows);
        assert!(error.contains(expected), "{rows}: {error}");
    }
}

/// AFF3CT counts frames whose information bits are wrong. Figures that differ are as many as 99 % intervals miss.
#[test]
fn simulated_frame_error_rates_are_within_their_sampling_error() {
    let [exact, sampled, differing] = verdicts("aff3ct-bch");
    assert_eq!((exact + sampled, differing), (174, 2));
}

/// The remainder of a word of 15 bits by the generator polynomial of the BCH code (15,7).
fn bch_syndrome(mut word: u32) -> u32 {
    for bit in (8..15).rev() {
        if word >> bit & 1 == 1 {
            word ^= 0x1D1 << (bit - 8);
        }
    }
    word
}

/// Counts wrong data of the BCH code (15,7) for all 2^15 errors.
#[test]
fn wrong_data_is_counted_as_by_trying_every_error() {
    let mut corrected = BTreeMap::from([(0, 0)]);
    for a in 0..15 {
        for b in 0..=a {
            let error = 1 << a | 1 << b;
            corrected.insert(bch_syndrome(error), error);
        }
    }
    let mut expected = BigUint::ZERO;
    for error in 0..1u32 << 15 {
        let flips = corrected.get(&bch_syndrome(error)).unwrap_or(&0);
        // The upper seven bits are data. At the rate 1/10, an error has the factor 9 for each right bit, in units of 10^-15.
        if (error ^ flips) >> 8 != 0 {
            expected += BigUint::from(9u32).pow(15 - error.count_ones());
        }
    }
    let text = "eccforge-work: 1\nid: w\nname: W\nsource: s\ncodes:\n  bch: {data: 7, check: 8, code: \"{bch: {k: 7, polynomial: \
                0x13, errors: 2}}\", corrects: \"[any: {bits: 2}]\"}\ntables:\n  - {outcomes: {id: t, title: T, figures: f, unit: \
                fraction, columns: [data-wrong], rows: [{scheme: bch, errors: {independent: \"0.1\"}, values: [\"0.000000000000000\"]}]}}\n";
    let work = Work::from_text(&SourceFile::new("w.yaml", text), None).unwrap_or_else(|e| panic!("{e:?}"));
    let report = works::run(work, &Default::default(), None).expect("it can be counted");
    let digits = format!("{:0>15}", expected.to_string());
    assert_eq!(report.tables[0].rows[0].cells[0].ours, format!("0.{digits}00"));
}

#[test]
fn syndromes_are_of_bits_and_of_patterns_within_an_entry() {
    let judged = |row: &str| -> Result<Vec<String>, String> {
        let text = format!(
            "eccforge-work: 1\nid: w\nname: W\nsource: s\ntables:\n  - {{syndromes: {{id: t, title: T, figures: f, rows: \
             [{{scheme: {row}}}]}}}}\n"
        );
        let work = Work::from_text(&SourceFile::new("w.yaml", text), None).map_err(|e| e.to_string())?;
        let report = works::run(work, &Default::default(), None)?;
        Ok(report.tables[0].rows.iter().map(|row| row.cells[0].ours.clone()).collect())
    };
    let columns = builtin("hsiao-22-16").expect("shipped").scheme().physical_columns();
    let hex = |syndrome: u64| format!("{syndrome:#04x}");
    let bits = judged("hsiao-22-16, at: {errors: [0, 21]}, values: [\"0x00\", \"0x00\"]");
    assert_eq!(bits, Ok(vec![hex(columns[0].1), hex(columns[21].1)]));
    let patterns = judged("hsiao-22-16, at: {from-bit: 3, errors: [5]}, values: [\"0x00\"]");
    assert_eq!(patterns, Ok(vec![hex(columns[3].1 ^ columns[5].1)]));
    for (row, expected_text) in [
        ("hsiao-22-16, at: {errors: [22]}, values: [\"0x1\"]", "error 22 is not in the entry, which has 22 bits"),
        ("i-secded, at: {from-bit: 0, errors: [3]}, values: [\"0x1\"]", "error 3 is in several codewords"),
        ("hsiao-22-16, at: {errors: [1]}, values: [\"17\"]", "`17` is not a figure"),
        ("hsiao-22-16, at: {errors: [1]}, values: [\"0xFF\"]", "`0xFF` is not a figure"),
        ("hsiao-22-16, values: [\"0xff\"]", "`at`"),
        ("hsiao-22-16, at: {errors: [1, 2]}, values: [\"0xff\"]", "the row has 1 figures, but `at` has 2 items"),
    ] {
        let error = judged(row).expect_err(row);
        assert!(error.contains(expected_text), "{row}: {error}");
    }
}

/// Asserts that no word is missing from the published enumerators: a code of `k` data bits has 2^k.
#[test]
fn enumerators_are_complete() {
    let work = Work::named("enumerators").expect("a shipped work");
    for table in &work.tables {
        let (works::TableSpec::Words(rows) | works::TableSpec::DualWords(rows)) = table else { panic!("{table:?}") };
        for row in &rows.rows {
            let id = &row.scheme.value;
            let (_, stages) = work.schemes.iter().find(|(known, _)| known == id).expect("its scheme");
            let h = &stages.single().expect("one stage").code.h;
            let dual = matches!(table, works::TableSpec::DualWords(_));
            let dimension = if dual { h.r() as usize } else { h.n() - h.r() as usize };
            let words: BigUint = row.values.value.iter().map(|n| n.parse::<BigUint>().expect("a number")).sum();
            assert_eq!(words, BigUint::from(1u32) << dimension, "{id}");
        }
    }
}

/// Changes one figure in every work without a table by class; tables that take long to count are removed.
#[test]
fn a_changed_figure_of_a_work_is_noticed() {
    let changes = [
        ("selcc-date24", "\"33568\"", "33569", None),
        ("ddr4-crc", "\"12635\"", "12634", None),
        ("epa-itc23", "\"100\"", "99", Some("        - {scheme: epa-sec-ded, errors: {classes: [byte]}")),
        ("ondie-isocc23", "\"5004\"", "5003", Some("  - outcomes:\n      id: bounded-4x2")),
        ("unity-sc23", "\"5430\"", "5431", Some("  - outcomes:\n      id: restrained")),
        ("enumerators", "\"535095\"", "535096", None),
        ("cyclic-codes", "\"91607\"", "91608", None),
        ("amd-chipkill", "\"0x2f57\"", "0x2f56", None),
        ("drivers", "\"0x64\"", "0x65", None),
        ("aff3ct-bch", "\"9750\"", "8750", None),
        ("rowarmor-asplos26", "\"0.000000000595\"", "0.000000000594", None),
        (
            "smart-ecc",
            "\"389169\"",
            // Beyond the interval of so many samples.
            "399169",
            Some("        - {scheme: smart-on-die-erasures, errors: {devices: [chip, chip]}"),
        ),
    ];
    for (id, figure, wrong, end) in xtask::cases(changes, [4, 1]) {
        let text = Work::shipped_file(id).expect("shipped").text;
        let text = end.map_or(text.as_str(), |end| text.split_once(end).expect(end).0);
        let changed = text.replacen(figure, &format!("\"{wrong}\""), 1);
        assert_ne!(changed, text, "{id}");
        let work = Work::from_text(&SourceFile::new("w.yaml", changed), None).expect("a valid work");
        let report = works::run(work, &Default::default(), None).expect("it can be counted");
        assert!(!report.as_expected(), "{id}");
        let differences = report::differences(&report);
        let unexpected: Vec<_> = differences.iter().filter(|d| !d.judgement.expected).collect();
        let [only] = unexpected.as_slice() else { panic!("{}", listed(&report)) };
        let found = (only.judgement.published.as_str(), only.judgement.verdict, only.why());
        assert_eq!(found, (wrong, Verdict::Differs, "UNEXPECTED: no reason is known"));
        let sampled = only.ours == "100.00" || ["aff3ct-bch", "smart-ecc"].contains(&id);
        // Ours can have more digits.
        let is_published = figure.contains(&only.ours) || only.ours.starts_with(figure.trim_matches('"'));
        assert!(is_published || sampled, "{id}: {}", only.ours);
    }
}

#[test]
fn a_difference_that_is_not_there_is_noticed() {
    let text = Work::shipped_file("ddr4-crc").expect("shipped").text;
    let claim = "differs: [{columns: [encoder-xors], reason: none}], values: [\"272\"";
    let work = Work::from_text(&SourceFile::new("w.yaml", text.replace("values: [\"272\"", claim)), None);
    let report = works::run(work.expect("a valid work"), &Default::default(), None).expect("it can be counted");
    assert!(!report.as_expected());
    assert!(report::differences(&report)[0].why().contains("it agrees"));
}

#[test]
fn the_forms_of_a_report_hold_every_figure() {
    let report = reproduced("ddr4-crc");
    let figures = report.judgements().count();
    let run = Provenance::new(
        "1",
        "eccforge <reproduce>",
        report.work.schemes.iter().filter_map(|(_, s)| s.single()),
        &report.work.file,
    );
    let reproduced = report::Reproduced { report: &report, run: &run };
    assert_eq!(reproduced.records().lines().count(), 1 + figures);
    let page = reproduced.document().markdown();
    assert!(report.judgements().all(|j| page.contains(&j.published)), "{page}");
    let html = reproduced.document().html(&run.version, &run.command);
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(&html, options).unwrap_or_else(|e| panic!("{e}"));
    let cells = document.descendants().filter(|n| n.tag_name().name() == "td").filter_map(|n| n.text());
    let cells: Vec<&str> = cells.collect();
    assert!(report.judgements().all(|j| cells.iter().any(|cell| cell.contains(&j.published))), "{html}");
    assert!(report.judgements().all(|j| j.verdict == Verdict::ExactMatch));
}

#[test]
fn errors_of_works_are_reported_with_their_place() {
    let text = Work::shipped_file("ddr4-crc").expect("shipped").text;
    let cases = [
        ("eccforge-work: 1", "eccforge-work: 2", "w.yaml:2:16"),
        ("scheme: ddr4-write-crc, values: [\"272\"", "scheme: ddr4-write-crx, values: [\"272\"", "no scheme"),
        ("values: [\"272\", \"8\", \"6\"]", "values: [\"272\", \"8\"]", "2 figures, but the table has 3 columns"),
        ("values: [\"272\"", "values: [\"27.2\"", "`27.2` is not a figure"),
        ("{classes: [ui-dbi]}", "{classes: [ui-dbj]}", "has no class `ui-dbj`"),
        ("model: ddr4-crc-claims\n", "", "the work has no model"),
        ("errors: {weights: odd}", "errors: {independent: \"1.5\"}", "`1.5` is not a probability"),
        ("errors: {weights: odd}, ", "", "`errors`"),
        ("unit: percent", "unit: samples", "without the number of samples"),
        ("unit: percent", "unit: number", "unknown value `number`"),
        ("columns: [undetected, total]", "columns: [undetected, ones]", "unknown value `ones`"),
        (
            "scheme: ddr4-write-crc, values: [\"272\"",
            "scheme: ddr4-write-crc, at: [1], values: [\"272\"",
            "unknown key `at`",
        ),
        ("  - facts:", "  - fact:", "unknown key `fact`"),
        ("columns: [undetected, total]", "columns: [data-wrong, total]", "where bits are wrong independently"),
    ];
    for (from, to, expected_text) in cases {
        assert!(text.contains(from), "{from}");
        let error = Work::from_text(&SourceFile::new("w.yaml", text.replace(from, to)), None).expect_err(to);
        let message = error.to_string();
        assert!(message.contains(expected_text) && message.starts_with("w.yaml:"), "{to}: {message}");
        assert!(miette::Diagnostic::help(&*error).is_some(), "{to}");
    }
}

#[test]
fn errors_of_tables_by_class_and_of_statements_are_reported_with_their_place() {
    let text = Work::shipped_file("micro21").expect("shipped").text;
    let cases = [
        ("model: hbm2-table1\n", "", "the work has no model"),
        ("classes: [bit, pin, byte, 2bit, 3bit, beat, entry]", "classes: [bot]", "has no class `bot`"),
        ("sampled: [beat, entry]", "sampled: [beat, entries]", "has no class `entries`"),
        ("scheme: trio-strict", "scheme: trio-strick", "no scheme"),
        (
            "values: [C, C, D, D, \"3.4080\", \"0.6615\"",
            "values: [C, C, D, D, \"3.4080\"",
            "6 figures, but the table has 7 classes",
        ),
        (
            "values: [C, C, D, D, \"3.4080\", \"0.6615\"",
            "values: [C, C, D, E, \"3.4080\", \"0.6615\"",
            "`E` is not a figure",
        ),
        ("schemes: [i-ssc]", "schemes: [i-scc]", "no row of `i-scc`"),
        (
            "scheme: trio, quantity: corrected-percent",
            "scheme: tria, quantity: corrected-percent",
            "with a row of `tria`",
        ),
        (
            "over: ni-secded, quantity: corrected-gain",
            "over: ni-secde, quantity: corrected-gain",
            "with a row of `ni-secde`",
        ),
        ("over: ni-secded, ", "", "where two are needed"),
        ("exaflops: 0.5, ", "", "needs the size of a machine"),
        ("value: \"74\"", "value: many", "`many` is not a figure"),
        ("statements:", "  - by-class: {classes: [], sampled: [], rows: []}\nstatements:", "a second table by class"),
    ];
    for (from, to, expected_text) in cases {
        assert!(text.contains(from), "{from}");
        let error = Work::from_text(&SourceFile::new("w.yaml", text.replace(from, to)), None).expect_err(to);
        let message = error.to_string();
        assert!(message.contains(expected_text) && message.starts_with("w.yaml:"), "{to}: {message}");
        assert!(miette::Diagnostic::help(&*error).is_some(), "{to}");
    }
}

#[test]
fn every_cell_and_statement_of_micro21_is_judged() {
    let work = Work::named("micro21").expect("shipped");
    let statements = work.statements.len();
    let report = works::run(work, &Default::default(), None).expect("it can be counted");
    assert!(report.as_expected(), "{}", listed(&report));
    assert_eq!((report.judgements().count(), report.statements.len()), (9 * 7, statements));
}

/// Judges letters, and figures of a class that was sampled.
#[test]
fn cells_by_class_are_judged() {
    let text = "eccforge-work: 1\nid: w\nname: W\nsource: s\nmodel: hbm2-table1\ntables:\n  - by-class:\n      classes: [bit, pin]\n      sampled: [pin]\n      rows:\n        \
        - {scheme: duet, samples: 100, values: [C, \"1.0\"]}\n        - {scheme: trio, samples: 400, values: [D, \"1.0\"]}\n        \
        - {scheme: rs-pin}\n      \
        differs:\n        - {schemes: [duet, trio], classes: [pin], reason: why}\n";
    let work = Work::from_text(&SourceFile::new("p.yaml", text), None).unwrap_or_else(|e| panic!("{e:?}"));
    let table = work.by_class.expect("a table by class");
    let shares = |corrected: i64, detected: i64, silent: i64| {
        let share = |n: i64| BigRational::new(n.into(), (corrected + detected + silent).into());
        let (corrected, detected, undetected) = (share(corrected), share(detected), share(silent));
        Probabilities { corrected, detected, undetected, ..Probabilities::default() }
    };
    let [corrected, detected, silent] = [shares(1, 0, 0), shares(1, 1, 0), shares(1, 0, 1)];
    let bit = |scheme: &str, ours| table.judge(scheme, "bit", ours).expect("a figure").verdict == Verdict::ExactMatch;
    assert_eq!(
        ["duet", "trio"].map(|s| [&corrected, &detected, &silent].map(|p| bit(s, p))),
        [[true, false, false], [false, true, false]]
    );
    let absent = [("rs-pin", "bit"), ("duet", "beat"), ("i-ssc", "bit")];
    assert!(absent.iter().all(|(scheme, class)| table.judge(scheme, class, &corrected).is_none()));
    assert_eq!(table.published_schemes().collect::<Vec<_>>(), ["duet", "trio"]);
    // A known difference must occur, and no other may.
    let judged = |class: &str, ours: &Probabilities| {
        let judgement = table.judge("duet", class, ours).expect("a figure");
        (judgement.expected, judgement.reason, judgement.z.map(|z| (1000.0 * z).round()))
    };
    assert_eq!(judged("bit", &corrected), (true, None, None));
    assert_eq!(judged("bit", &detected), (false, None, None));
    assert_eq!(judged("pin", &shares(99, 0, 1)), (false, None, Some(0.0)));
    // 1.5 % compared with a published 1.0 %, which can be up to 1.05 %: 0.45 points. The standard error of a share of
    // 1.5 % is 1.216 points for 100 samples, and half of it for 400.
    let thousandths = |scheme: &str| {
        let z = table.judge(scheme, "pin", &shares(197, 0, 3)).and_then(|judgement| judgement.z);
        z.map(|z| (1000.0 * z).round())
    };
    assert_eq!(["duet", "trio"].map(thousandths), [Some(370.0), Some(740.0)]);
    assert_eq!(judged("pin", &silent).1.as_deref(), Some("why"));
    let negative = BigRational::new((-1).into(), 10.into());
    assert_eq!([works::rounds_to(&negative, "-0.1"), works::rounds_to(&-negative, "0.1")], [false, true]);
}

/// Checks the claims of the schemes, and those of the code of 68 pins with AIECC's address, whose columns are those of
/// four further symbols.
#[test]
fn what_compared_codes_claim_holds() {
    let model = ErrorModel::builtin("hbm2-table1").expect("shipped");
    let file = |id| library::SCHEMES.file(id).expect("shipped");
    let columns = (0..32).map(|bit| format!("{:#x}", oracles::power_column(68 + bit / 8, bit % 8, 4)));
    let columns = columns.collect::<Vec<_>>().join(", ");
    let address = format!("address: {{bits: 32, fold: {{columns: [{columns}]}}}}\nclaims:\n  address-bits-detected: 3");
    let addressed = file("bamboo-spc-tpd-68").text.replace("claims:", &address);
    for file in ["bamboo-spc-66", "bamboo-spc-tpd-68", "amd-double-chipkill", "s8sc-80", "s8sc-144"]
        .map(file)
        .into_iter()
        .chain([SourceFile::new("addressed.yaml", addressed)])
    {
        let scheme = Scheme::from_text(&file, None).unwrap_or_else(|e| panic!("{e}"));
        let facts = facts::facts(&scheme, &model, &Progress::default()).expect("it can be counted");
        let (holds, code) = (facts.claims_hold(), facts.code.expect("one stage"));
        assert!(holds && !code.claims.is_empty(), "{}: {:#?}", file.name, code.claims);
        assert_eq!(code.address.is_some(), file.name == "addressed.yaml");
    }
}

fn schemes() -> impl Iterator<Item = (&'static str, Scheme)> {
    library::SCHEMES.ids().map(|id| (id, library::scheme(id).expect("shipped")))
}

#[test]
fn schemes_of_works_have_names_of_their_own() {
    for (id, scheme) in schemes() {
        assert_eq!(id, scheme.id);
        assert!(eccforge_scheme::builtin(id).is_none(), "{id} is a product too");
        assert_eq!(scheme.warnings, Vec::<String>::new(), "{id}");
    }
}

#[test]
fn every_bit_of_every_work_has_the_oracles_codeword_and_column() {
    for (id, scheme) in schemes() {
        let oracle = oracles::of_work(id);
        assert_eq!(oracle.bits, scheme.geometry.bits(), "{id}");
        for (bit, &(w, column)) in scheme.physical_columns().iter().enumerate() {
            let mut received = vec![false; oracle.bits];
            received[bit] = true;
            let mut expected = vec![0; scheme.codewords()];
            expected[w] = column;
            assert_eq!(oracle.syndromes(&received), expected, "{id}: physical bit {bit}");
        }
    }
}

/// Compares all errors of one bit, all errors of two bits (in large entries only those whose first bit is every seventh, in very large ones
/// fewer), and dense errors from a linear congruential generator.
fn agree(oracle: &Oracle, scheme: &Scheme, strategy: Strategy) {
    let circuit = Compiled::new(Decoder::new(scheme, strategy).flatten());
    let mut comparison = Comparison::new(oracle, &circuit);
    let n = oracle.bits;
    for a in 0..n {
        let every = if n > 128 && a % 7 != 0 || n > 1000 && a % 97 != 0 { n } else { 1 };
        for b in (a..n).step_by(every) {
            comparison.push((0..n).map(|i| i == a || i == b).collect());
        }
    }
    let mut state = 1u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    };
    for weight in (3..12).chain([n as u64 / 2]).cycle().take(1000) {
        comparison.push((0..n).map(|_| next() % n as u64 <= weight).collect());
    }
    comparison.flush();
}

#[test]
#[ignore = "takes seconds"]
fn decoders_of_works_and_their_oracles_agree() {
    for (id, scheme) in schemes() {
        let oracle = oracles::of_work(id);
        for strategy in [Strategy::SyndromeLookup, Strategy::Hardware(Default::default()), Strategy::Software] {
            agree(&oracle, &scheme, strategy);
        }
    }
}

#[test]
fn every_syndrome_of_a_detection_code_is_refused_and_nothing_is_flipped() {
    let scheme = library::scheme("ddr4-write-crc").expect("shipped");
    assert!(scheme.corrects.iter().all(Vec::is_empty));
    assert_eq!(scheme.on_detection, OnDetection::Retry);
    let oracle = oracles::of_work("ddr4-write-crc");
    let circuit = Compiled::new(Decoder::new(&scheme, Strategy::Hardware(Default::default())).flatten());
    let mut comparison = Comparison::new(&oracle, &circuit);
    for value in 0..256usize {
        comparison.push((0..80).map(|bit| bit % 10 == 9 && value >> (bit / 10) & 1 == 1).collect());
    }
    comparison.flush();
}
