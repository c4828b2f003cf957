//! Tests of every form of a report against stored files that were checked by reading: a table made by hand, small schemes, and charts.

use crate::expected;
use crate::made;
use crate::made::rows;
use crate::small;
use crate::tiny;

use eccforge_codes::report::{About, Provenance, entry, matrix};
use eccforge_documents::dead::Dead;
use eccforge_documents::scheme;
use eccforge_exact::count::ByWeight;
use eccforge_exact::dead::{self, places};
use eccforge_exact::exact::Reading;
use eccforge_exact::facts::{self, Claim, CodeFacts, Facts, Gates, facts};
use eccforge_exact::single::Reader;
use eccforge_exact::stages::StagesReader;
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_report::html::STYLE;
use eccforge_report::{Report, Table};
use eccforge_report::{heatmap, plots};
use eccforge_scheme::library;
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{Scheme, builtin};
use eccforge_works::report::{Reproduced, statements_csv, totals_csv};
use eccforge_works::{Verdict, WorkResult as Reproduction};
use expected::{expect, expect_json};
use num_rational::BigRational;

fn provenance<'a>(schemes: impl IntoIterator<Item = &'a Scheme>, model: &ErrorModel) -> Provenance {
    let mut run = Provenance::new("1.2.3", "eccforge made a<b", schemes, &model.file);
    // Other tests check the hash of the meaning.
    for s in &mut run.schemes {
        s.sha256 = format!("hash of {}", s.id);
    }
    run
}

fn made_by(report: &Reproduction) -> Provenance {
    let table = report.work.by_class.as_ref().expect("a table by class");
    provenance(&table.schemes, &table.model)
}

/// The page of a result without its style.
fn page(result: &impl Report) -> String {
    let page = result.document().html("1.2.3", "eccforge made a<b");
    assert_eq!(page.matches(STYLE).count(), 1);
    page.replace(STYLE, "")
}

#[test]
fn a_table_with_published_figures_in_every_form() {
    let report = made::report();
    let run = made_by(&report);
    let made = Reproduced { report: &report, run: &run };
    expect("made.html", &page(&made));
    expect("made.md", &made.document().markdown());
    expect("made.csv", &[made.records(), totals_csv(&report), statements_csv(&report)].join("\n"));
    expect_json("made.json", &serde_json::to_value(made).expect("JSON"));
}

#[test]
fn a_table_without_published_figures_in_every_form() {
    let mut report = made::report();
    (report.sampled, report.statements, report.totals) = (None, Vec::new(), Vec::new());
    for cell in &mut report.cells {
        cell.judgement = None;
    }
    report.cells.truncate(3);
    let table = report.work.by_class.as_mut().expect("a table by class");
    table.schemes.truncate(1);
    table.reading = Reading::Exclusive;
    table.model.notes = None;
    let run = made_by(&report);
    let made = Reproduced { report: &report, run: &run };
    expect("made-alone.html", &page(&made));
    expect("made-alone.md", &made.document().markdown());
    expect("made-alone.csv", &[made.records(), totals_csv(&report), statements_csv(&report)].join("\n"));
}

/// The cells match, are within the sampling error, or differ; any of these numbers can be zero.
#[test]
fn published_figures_apply_where_one_cell_or_one_statement_is_judged() {
    let with = |verdicts: &[Verdict], statements: usize| {
        let mut report = made::report();
        report.statements.truncate(statements);
        for (i, cell) in report.cells.iter_mut().enumerate() {
            match (&mut cell.judgement, verdicts.get(i)) {
                (Some(judgement), Some(verdict)) => judgement.verdict = *verdict,
                (judgement, _) => *judgement = None,
            }
        }
        report
    };
    let applies = |report: &Reproduction| {
        let run = made_by(report);
        let status = Reproduced { report, run: &run }.document().status.expect("a status");
        (status.good.is_some(), status.text.contains("figure: ") || status.text.contains("figures: "))
    };
    let [exact, sampled, differs] = [Verdict::ExactMatch, Verdict::WithinSamplingError, Verdict::Differs];
    assert_eq!(applies(&with(&[], 0)), (false, false));
    assert_eq!(applies(&with(&[], 1)), (true, true));
    for verdicts in [vec![exact], vec![sampled], vec![differs], vec![exact, sampled], vec![exact, differs]] {
        assert_eq!(applies(&with(&verdicts, 0)), (true, true), "{verdicts:?}");
        assert_eq!(applies(&with(&verdicts, 1)), (true, true), "{verdicts:?}");
    }
    assert_eq!(applies(&with(&[sampled, differs, differs], 0)), (true, true));
}

/// A table with a figure, a statement or a sample that is not as expected is not as expected.
#[test]
fn a_table_is_as_expected_where_all_of_it_is() {
    let good = || {
        let mut report = made::report();
        for j in report.cells.iter_mut().filter_map(|c| c.judgement.as_mut()) {
            j.expected = true;
        }
        for s in &mut report.statements {
            s.expected = true;
        }
        for c in report.sampled.iter_mut().flat_map(|s| &mut s.cells) {
            c.denies_exact = false;
        }
        report
    };
    assert!(good().as_expected());
    let spoilt = |change: &dyn Fn(&mut Reproduction)| {
        let mut report = good();
        change(&mut report);
        !report.as_expected()
    };
    assert!(spoilt(&|r| r.cells[3].judgement.as_mut().expect("judged").expected = false));
    assert!(spoilt(&|r| r.statements[1].expected = false));
    assert!(spoilt(&|r| r.sampled.as_mut().expect("sampled").cells[2].denies_exact = true));
}

#[test]
fn figures_of_many_schemes_and_of_a_machine_with_other_inputs() {
    let mut report = made::report();
    report.work.system.gpu_multiplier = 4.0;
    // Four equal curves, and one that differs.
    report.totals.truncate(5);
    for t in &mut report.totals {
        t.probabilities = made::tally([0, 10_000_000, 10, 0, 1]).probabilities();
    }
    report.totals[4].probabilities = made::tally([0, 10, 80, 5, 5]).probabilities();
    expect("machines.svg", &plots::system_curves(&rows(&report), report.work.system));
    // A panel has 250 pixels, or 15 for each curve.
    let total = report.totals[4].clone();
    report.totals.resize(20, total);
    assert!(plots::system_curves(&rows(&report), report.work.system).contains("height=\"826\""));
    // No silent share, and all of them in one decade.
    report.totals.truncate(1);
    report.totals[0].probabilities = made::tally([0, 9, 1, 0, 0]).probabilities();
    expect("never-silent.svg", &plots::outcome_bars(&rows(&report)));
    report.totals[0].probabilities = made::tally([0, 9, 0, 1, 0]).probabilities();
    expect("one-decade.svg", &plots::outcome_bars(&rows(&report)));
    report.totals.clear();
    expect("no-totals.svg", &plots::system_curves(&rows(&report), report.work.system));
    assert_eq!(plots::outcome_bars(&rows(&report)), plots::system_curves(&rows(&report), report.work.system));
}

/// A code with an address and its pins in one beat, with claims that are true and claims that are refuted.
fn addressed() -> Scheme {
    let text = builtin("hsiao-22-16").expect("shipped").file().text;
    let text = text.replace(
        "never-silent: [2bit]",
        "never-silent: [2bit, other]\n  odd-never-silent: true\n  address-bits-detected: 2",
    ) + "address: {bits: 5, fold: {xor: {copies: 2, width: 16}}}\n";
    Scheme::from_text(&SourceFile::new("addressed.yaml", text), None).unwrap_or_else(|e| panic!("{e:?}"))
}

fn known(scheme: &Scheme, model: &ErrorModel) -> (Facts, Vec<scheme::AtRate>) {
    let by_weight = ByWeight::new(scheme).expect("few check bits");
    let bits = scheme.geometry.bits();
    let rate =
        |text: &str, n: i64| scheme::AtRate::new(text, &BigRational::new(1.into(), n.into()), bits, &by_weight.tallies);
    let rates = vec![rate("1e-4", 10_000), rate("1/2", 2)];
    let facts = facts(scheme, model, &Default::default()).unwrap_or_else(|e| panic!("{e}"));
    // The numbers of gates depend on the passes.
    (
        Facts { code: facts.code.map(|code| CodeFacts { gates: Gates { encoder: 3, decoder: 7 }, ..code }), ..facts },
        rates,
    )
}

#[test]
fn a_scheme_with_an_address_in_every_form() {
    let (scheme, model) = (addressed(), made::model());
    let (facts, rates) = known(&scheme, &model);
    let run = provenance([&scheme], &model);
    let table = Table::new(&["module & goal"], &["area", "delay"]);
    let figures = [scheme::Measured {
        heading: "Area and delay".into(),
        table: table.row(["decoder <least>", "237.0", "180"]).row(["encoder", "12.5", "75"]),
        method: "Measured & mapped.".into(),
    }];
    fn checked<'a>(all: scheme::Checked<'a>, facts: &'a Facts) -> scheme::Checked<'a> {
        scheme::Checked { facts, figures: &[], rates: &[], ..all }
    }
    let all = scheme::Checked {
        stages: &Stages::from(&scheme),
        named: &scheme.id,
        facts: &facts,
        model: &model,
        rates: &rates,
        figures: &figures,
        run: &run,
        explorer: Some("e.html#s"),
    };
    expect("addressed.html", &page(&all).replace(&scheme.hash(), "HASH"));
    expect("addressed.csv", &all.records());
    expect_json("addressed.json", &serde_json::to_value(all).expect("JSON"));
    // A refuted claim, and one about a class that the model does not have.
    let claim = |verdict: facts::Verdict| Claim { text: "t".into(), verdict, evidence: "e".into() };
    for (claims, words) in [
        (vec![claim(facts::Verdict::Holds)], " holds: 1 of 1."),
        (vec![claim(facts::Verdict::Holds), claim(facts::Verdict::Refuted)], "REFUTED"),
        (vec![claim(facts::Verdict::Open("not in this model"))], "not in this model"),
    ] {
        let code = facts.code.clone().map(|code| CodeFacts { claims, ..code });
        let facts = Facts { code, ..facts.clone() };
        assert!(page(&checked(all, &facts)).contains(words), "{words}");
    }
}

#[test]
fn a_scheme_that_repeats_transfers_in_every_form() {
    let (mut scheme, model) = (small::symbols(), made::model());
    (scheme.retries, scheme.notes) = (3, Some(" Some & notes ".into()));
    let (facts, rates) = known(&scheme, &model);
    let run = provenance([&scheme], &model);
    let checked = scheme::Checked {
        stages: &Stages::from(&scheme),
        named: &scheme.id,
        facts: &facts,
        model: &model,
        rates: &rates,
        figures: &[],
        run: &run,
        explorer: None,
    };
    expect("repeating.html", &page(&checked).replace(&scheme.hash(), "HASH"));
    expect_json("repeating.json", &serde_json::to_value(checked).expect("JSON"));
}

/// A class without patterns in the entry has no share, and the total of all events has none either.
#[test]
fn a_class_without_patterns_is_no_number() {
    let scheme = builtin("hsiao-22-16").expect("shipped").scheme();
    let text = "eccforge-model: 1\nid: m\nname: M\nsource: s\nunit: fit\nclasses:\n  \
        - {id: bit, name: B, rate: 1, patterns: {weight: {bits: 1}}}\n  \
        - {id: pin, name: P, rate: 1, patterns: {within: {region: pin, min-bits: 2, max-bits: 4}}}\n";
    let model = ErrorModel::from_text(&SourceFile::new("m.yaml", text)).unwrap_or_else(|e| panic!("{e:?}"));
    let (facts, _) = known(&scheme, &model);
    let run = provenance([&scheme], &model);
    let checked = scheme::Checked {
        stages: &Stages::from(&scheme),
        named: &scheme.id,
        facts: &facts,
        model: &model,
        rates: &[],
        figures: &[],
        run: &run,
        explorer: None,
    };
    assert_eq!(serde_json::to_value(checked).expect("JSON")["of_events"], serde_json::Value::Null);
    let page = page(&checked);
    assert!(page.contains("<td class=\"n\">-</td>") && !page.contains("of events are corrected"));
}

#[test]
fn what_is_dead_and_one_decoded_entry() {
    let scheme = builtin("hsiao-22-16").expect("shipped").scheme();
    let each = ["bits:0-2", "bits:0-6"].map(|text| {
        let place = &places(&scheme, text).expect("a place")[0];
        dead::evaluate(&scheme, place, &made::model()).expect("counted")
    });
    let (model, run) = (made::model(), provenance([&scheme], &made::model()));
    expect("dead.csv", &About { scheme: &scheme, result: Dead { model: &model, devices: &each }, run: &run }.records());
    let (reader, data) = (Reader::new(&scheme), (0..16).map(|bit| bit % 3 == 0).collect::<Vec<bool>>());
    let decoded = [&[][..], &[3], &[3, 5], &[1, 2, 3]]
        .map(|error| serde_json::to_value(reader.decode(&data, error)).expect("JSON"));
    expect_json("decoded.json", &decoded.into_iter().collect());
}

/// Draws matrices with every size of cell, and entries with and without room for numbers.
#[test]
fn matrices_and_entries_as_pictures() {
    let hsiao = |k: usize, r: usize| {
        let keys = format!(
            "entry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\nlayout: identity\ncode: {{hsiao: {{k: {k}}}}}\ncorrects: [bits]"
        );
        small::scheme("wide", &keys)
    };
    expect("matrix-symbols.svg", &heatmap::lit(&matrix(&small::symbols()), &[1, 4]));
    // 10, 9, 6 and 5 pixels a cell: weights of columns are below the matrix from 10 on, lines between cells from 6 on.
    for (k, r) in [(112, 8), (113, 8), (191, 9), (192, 9)] {
        expect(&format!("matrix-{}.svg", k + r), &heatmap::matrix(&matrix(&hsiao(k, r))));
    }
    // 3 pixels a cell, where columns are numbered every second byte; and a code whose last columns carry data.
    expect("matrix-400.svg", &heatmap::matrix(&matrix(&hsiao(390, 10))));
    let first = library::scheme("selcc-sec-daec-taec").expect("shipped");
    expect("matrix-checks-first.svg", &heatmap::matrix(&matrix(&first)));
    expect("entry-symbols.svg", &entry::layout(&small::symbols()));
    // 12 and 11 pixels a cell: the codeword is in each bit from 12 on.
    for (k, r) in [(85, 8), (86, 8)] {
        expect(&format!("entry-{}.svg", k + r), &entry::layout(&hsiao(k, r)));
    }
}

/// Errors that a die corrects, reports, or miscorrects, and one that the rank corrects.
#[test]
fn errors_on_their_way_through_stages() {
    let (stages, _) = tiny::small(3, 2, "severity");
    let reader = StagesReader::new(&stages);
    let errors = [&[][..], &[0], &[0, 1], &[8, 9, 20], &[0, 1, 2, 13, 14, 15, 27]];
    let passages = errors.map(|error| serde_json::to_value(reader.decode(error)).expect("JSON"));
    expect_json("stages.json", &passages.into_iter().collect());
}
