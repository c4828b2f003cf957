//! Tests that the HTML report and its pictures are well-formed and complete, and that every number in them is finite.

use crate::made::rows;
use eccforge_codes::report::matrix;
use eccforge_report::Report;
use eccforge_report::numbers::percent;
use eccforge_report::{heatmap, plots};
use eccforge_scheme::builtins;
use eccforge_works as works;
use eccforge_works::report::Reproduced;
use eccforge_works::{Work, WorkResult as Reproduction};
use num_traits::Zero;
use std::sync::OnceLock;

/// Three of the paper's schemes and one of ours, computed once.
fn report() -> Reproduction {
    static REPORT: OnceLock<Reproduction> = OnceLock::new();
    let compute = || {
        let mut work = Work::named(works::DEFAULT).expect("a shipped work");
        let table = work.by_class.as_mut().expect("a table by class");
        table.schemes.retain(|s| ["ni-secded", "trio", "ssc-dsd-plus", "rs-pin"].contains(&s.id.as_str()));
        works::run(work, &Default::default(), None).unwrap()
    };
    REPORT.get_or_init(compute).clone()
}

fn page(report: &Reproduction) -> String {
    let run = report.provenance("1.2.3", "eccforge reproduce --title 'a<b>&c'");
    Reproduced { report, run: &run }.document().html(&run.version, &run.command)
}

/// Parses XML, with or without a document type, and returns all its text.
fn text_of(xml: &str) -> String {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(xml, options).unwrap_or_else(|e| panic!("{e}"));
    let texts = document.descendants().filter(|node| node.is_text()).filter_map(|node| node.text());
    texts.collect::<Vec<_>>().join(" ")
}

fn assert_numbers_are_numbers(svg: &str) {
    text_of(svg);
    for none in ["NaN", "inf", "-0 "] {
        assert!(!svg.contains(none), "{none} in {svg}");
    }
}

#[test]
fn the_page_is_well_formed_and_holds_every_figure() {
    let report = report();
    let text = text_of(&page(&report));
    for cell in &report.cells {
        let silent = cell.probabilities.silent();
        assert!(silent.is_zero() || text.contains(&percent(&silent)), "{} {}", cell.scheme, cell.class);
        let judgement = cell.judgement.as_ref();
        assert!(judgement.is_none_or(|j| text.contains(&j.published)));
        assert!(judgement.and_then(|j| j.reason.as_ref()).is_none_or(|r| text.contains(r)));
    }
    for s in &report.statements {
        assert!(text.contains(&s.text) && text.contains(&s.paper) && text.contains(&s.ours), "{}", s.id);
    }
    for total in &report.totals {
        assert!(
            text.contains(&total.hash) && text.contains(&percent(&total.probabilities.detected)),
            "{}",
            total.scheme
        );
    }
    assert!(text.contains("a<b>&c"), "the command line is shown as it was");
}

#[test]
fn the_page_is_the_same_each_time_and_needs_no_other_file() {
    let page_text = page(&report());
    assert_eq!(page_text, page(&report()));
    assert!(!page_text.contains("<script") && !page_text.contains("<link") && !page_text.contains("url("));
    assert!(!page_text.contains("src="));
}

#[test]
fn names_that_look_like_markup_are_shown_as_they_are() {
    let mut report = report();
    let name = "x<&\"'\u{1}>";
    report.work.by_class.as_mut().unwrap().schemes[0].name = name.into();
    report.totals[0].name = name.into();
    for xml in
        [page(&report), plots::outcome_bars(&rows(&report)), plots::system_curves(&rows(&report), report.work.system)]
    {
        assert!(text_of(&xml).contains("x<&\"'"));
    }
    assert!(text_of(&heatmap::matrix(&matrix(&report.work.by_class.as_ref().unwrap().schemes[0]))).contains("x<&\"'"));
}

#[test]
fn no_picture_shows_a_number_that_is_none() {
    let mut report = report();
    assert_numbers_are_numbers(&plots::outcome_bars(&rows(&report)));
    assert_numbers_are_numbers(&plots::system_curves(&rows(&report), report.work.system));
    // One scheme that neither detects nor has silent errors, and then machines that never fail.
    let p = &mut report.totals[0].probabilities;
    (p.detected, p.undetected, p.miscorrected) = (Zero::zero(), Zero::zero(), Zero::zero());
    let curves = plots::system_curves(&rows(&report), report.work.system);
    assert!(text_of(&curves).contains("never silent: NI:SEC-DED"));
    assert_numbers_are_numbers(&curves);
    assert_numbers_are_numbers(&plots::outcome_bars(&rows(&report)));
    for memory_gbit in [0.0, f64::INFINITY] {
        report.work.system.memory_gbit = memory_gbit;
        assert_numbers_are_numbers(&plots::system_curves(&rows(&report), report.work.system).replace("inf GPUs", ""));
    }
    page(&report);
}

#[test]
fn a_report_without_totals_or_published_figures_is_a_page_too() {
    let mut report = report();
    report.totals.clear();
    report.statements.clear();
    report.cells.retain(|c| c.class != "entry");
    for cell in &mut report.cells {
        cell.judgement = None;
    }
    let text = text_of(&page(&report));
    assert!(text.contains("No published figures apply"));
    assert_numbers_are_numbers(&plots::outcome_bars(&rows(&report)));
    assert_numbers_are_numbers(&plots::system_curves(&rows(&report), report.work.system));
}

#[test]
fn what_is_not_expected_is_marked() {
    let mut report = report();
    report.cells[0].judgement.as_mut().unwrap().expected = false;
    let page = page(&report);
    assert!(text_of(&page).contains("NOT as expected") && page.contains("differs surprise"));
}

#[test]
fn every_shipped_matrix_is_a_small_picture_with_all_its_ones() {
    for builtin in builtins() {
        let scheme = builtin.scheme();
        let svg = heatmap::matrix(&matrix(&scheme));
        assert_numbers_are_numbers(&svg);
        assert!(svg.len() < 60_000, "{}: {} bytes", scheme.id, svg.len());
        let document = roxmltree::Document::parse(&svg).unwrap();
        let ones = document.descendants().find(|n| n.attribute("class") == Some("ones")).unwrap();
        let lengths = ones.attribute("d").unwrap().split('h').skip(1);
        let drawn: usize = lengths.map(|l| l.split(['m', 'M']).next().unwrap().parse::<usize>().unwrap()).sum();
        let expected: u32 = scheme.code.h.columns().iter().map(|c| c.count_ones()).sum();
        assert_eq!(drawn, expected as usize, "{}", scheme.id);
    }
}
