//! The tables of Sullivan et al. beside ours, as a document.

use super::json::{fraction, method};
use super::{Provenance, heatmap, json, plots, words};
use crate::exact::{Method, Reading};
use crate::model::decimal;
use crate::published::{Judgement, Verdict};
use crate::reproduce::{Cell, Reproduction, percent};
use crate::sampled::{Sampled, SampledCell};
use crate::tally::{Counts, Probabilities};
use eccforge_report as report;
use eccforge_report::{Column, Document, Report, Table, Tone};
use eccforge_scheme::Scheme;
use num_rational::BigRational;
use num_traits::Zero;
use serde::{Serialize, Serializer};

/// A reproduction and where it came from.
#[derive(Clone, Copy, Debug)]
pub struct Reproduced<'a> {
    /// The tables.
    pub report: &'a Reproduction,
    /// Where they came from.
    pub run: &'a Provenance,
}

impl Serialize for Reproduced<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        json::reproduction(self.report, self.run).serialize(serializer)
    }
}

impl Report for Reproduced<'_> {
    fn document(&self) -> Document {
        let report = self.report;
        let model = &report.request.model;
        let lead = format!(
            "{} schemes under \u{201c}{}\u{201d}, all figures exact.",
            report.request.schemes.len(),
            model.name
        );
        let mut document = Document::new("What each scheme does to every error", &lead);
        headline(&mut document, report);
        main_table(&mut document, report);
        sampled(&mut document, report);
        differences(&mut document, report);
        if !report.totals.is_empty() {
            document.section(format!("Weighted by the rates of {}", model.name)).table(totals_in_percent(report));
        }
        if !report.statements.is_empty() {
            document.section("What the paper's text says").table(statements_table(report));
        }
        if !report.totals.is_empty() {
            figures(&mut document, report);
        }
        report.request.schemes.iter().for_each(|scheme| scheme_section(&mut document, report, scheme));
        methods(&mut document, report);
        document.ran("Error model", format!("{} ({}), {}", model.name, model.id, model.source));
        if let Some(notes) = &model.notes {
            document.ran("Notes of the model", notes.trim());
        }
        document.ran("SHA-256 of the model file", &*self.run.model_sha256);
        for scheme in &self.run.schemes {
            document.ran(format!("Hash of {}", scheme.id), &*scheme.sha256);
        }
        document
    }

    fn records(&self) -> String {
        cells(self.report).csv()
    }
}

/// The verdict over all published figures, if some apply.
fn headline(document: &mut Document, report: &Reproduction) {
    let [exact, sampled, differ] = report.verdicts();
    let all = exact + sampled + differ;
    if all == 0 && report.statements.is_empty() {
        document.status = Some(report::Status {
            good: None,
            text: "No published figures apply to this model, reading and set of schemes.".into(),
        });
        return;
    }
    let conclusion = if report.as_expected() { "all as expected" } else { "NOT as expected" };
    let text = format!(
        "{all} published cells: {exact} match exactly, {sampled} lie within the paper's sampling error, {differ} differ; {conclusion}."
    );
    document.status(report.as_expected(), text);
    document.tile(exact, "cells equal at every printed digit");
    document.tile(sampled, "cells within the paper\u{2019}s sampling error").tile(differ, "cells differ");
    if !report.statements.is_empty() {
        let matching = report.statements.iter().filter(|s| s.matches).count();
        let of = format!("{matching} of {}", report.statements.len());
        document.tile(of, "statements of the text hold as printed");
    }
}

/// A cell in the paper's notation: C (always corrected), D (never silent) or the silent percentage.
fn figure(p: &Probabilities) -> String {
    if p.silent().is_zero() && p.detected.is_zero() {
        "C".into()
    } else if p.silent().is_zero() {
        "D".into()
    } else {
        percent(&p.silent())
    }
}

/// Two lines in each cell: ours with its mark, the paper's.
fn main_table(document: &mut Document, report: &Reproduction) {
    let model = &report.request.model;
    let classes: Vec<_> = report.request.classes.iter().map(|&c| &model.classes[c]).collect();
    let label = |c: &&crate::model::ErrorClass| format!("{}\n{} {}", c.name, decimal(&c.rate, 2), model.unit.words());
    let figures = classes.iter().map(|c| Column::figures(&label(c)));
    let cell = |scheme: &str, class: &str| match report.cell(scheme, class) {
        None => report::Cell::from("-"),
        Some(Cell { probabilities, judgement: None, .. }) => figure(probabilities).into(),
        Some(Cell { probabilities, judgement: Some(j), .. }) => {
            let text = format!("{} {}\n{}  ", figure(probabilities), j.verdict.mark(), j.printed);
            report::Cell::toned(text, j.verdict.tone(j.expected))
        }
    };
    let row = |scheme: &Scheme| {
        let cells: Vec<report::Cell> = classes.iter().map(|class| cell(&scheme.id, &class.id)).collect();
        let published = report.cells.iter().any(|c| c.scheme == scheme.id && c.judgement.is_some());
        let name = if published { format!("{}\n  paper", scheme.name) } else { scheme.name.clone() };
        [report::Cell::from(name)].into_iter().chain(cells).collect::<Vec<_>>()
    };
    let table =
        Table::with([Column::words("SDC, %")].into_iter().chain(figures)).rows(report.request.schemes.iter().map(row));
    let reading = match report.request.reading {
        Reading::Exclusive => ", a pattern only in the first class it fits",
        Reading::Inclusive => "",
    };
    document.section("").text(format!("Silent data corruption, exact{reading}. C: always corrected, D: never silent."));
    if report.cells.iter().any(|c| c.judgement.is_some()) {
        document.text("Against the paper: = every printed digit, ~ within its sampling error, ≠ differs.");
    }
    document.table(table);
}

/// Sampled counts beside the exact figures and the paper's.
fn sampled(document: &mut Document, report: &Reproduction) {
    let Some(sampled) = &report.sampled else { return };
    let Sampled { samples, seed, generator, lane, .. } = sampled;
    let row = |c: &SampledCell| {
        let exact = report.cell(&c.scheme, &c.class);
        let printed = exact.and_then(|e| e.judgement.as_ref()).map(|j| j.printed.clone());
        let ours = exact.map(|e| percent(&e.probabilities.silent()));
        let tone = if c.denies_exact { Tone::Unexpected } else { Tone::Plain };
        let words = [&c.scheme, &c.class].map(report::Cell::from);
        let figures =
            [printed.unwrap_or_default(), ours.unwrap_or_default(), c.silent_percent()].map(report::Cell::from);
        words.into_iter().chain(figures).chain([report::Cell::toned(c.silent_z(), tone)]).collect::<Vec<_>>()
    };
    let table = Table::new(&["scheme", "class"], &["paper", "exact", "sampled, 95 % interval", "z"]);
    document.section("Sampled beside exact, percent silent").text(format!(
        "{samples} samples of each class, seed {seed}, generator {generator}; z is the distance from the exact value in standard deviations."
    ));
    document.text(format!("Lane: {lane}.")).table(table.rows(sampled.cells.iter().map(row)));
}

/// A reason and the cells that it explains.
type Group<'a> = (Option<&'a str>, Vec<(&'a Cell, &'a Judgement)>);

/// Cells that differ, in groups; the first of each group has the reason.
fn differences(document: &mut Document, report: &Reproduction) {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for cell in &report.cells {
        let listed = |j: &&Judgement| j.verdict == Verdict::Differs || !j.expected;
        let Some(j) = cell.judgement.as_ref().filter(listed) else { continue };
        match groups.iter_mut().find(|(reason, _)| *reason == j.reason.as_deref()) {
            Some((_, cells)) => cells.push((cell, j)),
            None => groups.push((j.reason.as_deref(), vec![(cell, j)])),
        }
    }
    if groups.is_empty() {
        return;
    }
    let figures = ["paper", "ours", "standard errors"].map(Column::figures);
    let columns = ["scheme", "class"].map(Column::words).into_iter().chain(figures).chain([Column::words("why")]);
    let row = |i: usize, (cell, j): &(&Cell, &Judgement), reason: &str| {
        let z = j.z.filter(|z| z.is_finite()).map_or("enumerated".into(), |z| format!("{z:.1}"));
        let (ours, reason) = (figure(&cell.probabilities), if i == 0 { reason } else { "" });
        [cell.scheme.clone(), cell.class.clone(), j.printed.clone(), ours, z, reason.to_owned()]
    };
    let rows = groups.iter().flat_map(|(reason, cells)| {
        let reason = reason.unwrap_or("UNEXPECTED: no reason is known");
        cells.iter().enumerate().map(move |(i, cell)| row(i, cell, reason))
    });
    document.section("Why published cells differ").table(Table::with(columns).rows(rows));
}

fn totals_in_percent(report: &Reproduction) -> Table {
    let figures = ["corrected", "detected (DUE)", "silent (SDC)", "one silent event in"];
    Table::new(&["all events, %"], &figures).rows(report.totals.iter().map(|t| {
        let p = &t.probabilities;
        [t.name.clone(), percent(&p.corrected), percent(&p.detected), percent(&p.silent()), words::odds(&p.silent())]
    }))
}

fn statements_table(report: &Reproduction) -> Table {
    let columns = [
        Column::words("statement"),
        Column::figures("paper"),
        Column::figures("ours"),
        Column::words(""),
        Column::words("why"),
    ];
    let row = |s: &crate::reproduce::StatementResult| {
        let (mark, verdict) = if s.matches { ("=", Verdict::ExactMatch) } else { ("≠", Verdict::Differs) };
        let reason = s.reason.clone().unwrap_or_else(|| if s.expected { String::new() } else { "UNEXPECTED".into() });
        let [text, paper, ours] = [&s.text, &s.paper, &s.ours].map(report::Cell::from);
        [text, paper, ours, report::Cell::toned(mark, verdict.tone(s.expected)), reason.into()]
    };
    Table::with(columns).rows(report.statements.iter().map(row))
}

fn figures(document: &mut Document, report: &Reproduction) {
    let system = &report.request.system;
    document.section("Figures").plot(
        plots::outcome_bars(report),
        "Outcomes of a single event (the paper\u{2019}s Fig. 8). Lower is better on the right.",
    );
    document.plot(
        plots::system_curves(report),
        &format!(
            "A machine of 0.5 to 2 exaflops (the paper\u{2019}s Fig. 9) at {} FIT/Gbit and {} Gbit per GPU. The upper pair \
             counts the GPUs that the peak of each implies; the paper\u{2019}s curves need eight times as many. Higher is better.",
            system.fit_per_gbit, system.memory_gbit
        ),
    );
}

/// Exact outcomes of every class for one scheme, and H.
fn scheme_section(document: &mut Document, report: &Reproduction, scheme: &Scheme) {
    let (g, h) = (scheme.geometry, &scheme.code.h);
    document.section(&*scheme.name).folded().text(format!(
        "{} x ({}, {}) in {} of {} pins. {}",
        scheme.codewords(),
        h.n(),
        h.n() - h.r() as usize,
        words::beats(g.beats),
        g.pins,
        scheme.source
    ));
    if let Some(notes) = &scheme.notes {
        document.text(notes.trim());
    }
    let share = |p: &BigRational| match p.is_zero() {
        true => "0".to_owned(),
        false => format!("{} %\n{}", percent(p), words::powers_of_two(p)),
    };
    let row = |cell: &Cell| {
        let p = &cell.probabilities;
        let name = report.request.model.class(&cell.class).map_or(&*cell.class, |c| &*c.name);
        let shares = [&p.corrected, &p.detected, &p.undetected, &p.miscorrected].map(share);
        [format!("{name}\n{}", method(cell.method))].into_iter().chain(shares)
    };
    let header = ["class", "corrected", "detected", "silent: undetected", "silent: miscorrected"];
    let table = Table::words(&header).rows(report.cells.iter().filter(|c| c.scheme == scheme.id).map(row));
    let caption = format!(
        "H of each codeword: {} rows, {} columns; check columns are tinted orange. Weights of rows at the right.",
        h.r(),
        h.n()
    );
    document.table(table).plot(heatmap::matrix(scheme), &caption);
}

fn methods(document: &mut Document, report: &Reproduction) {
    let count = |m: Method| report.cells.iter().filter(|c| c.method == m).count();
    let reading = match report.request.reading {
        Reading::Inclusive => {
            "every pattern of a class counts, also one that fits an easier class (as in the paper\u{2019}s Table 2)"
        }
        Reading::Exclusive => "a pattern counts only in the first class that it fits",
    };
    document.section("How the figures were found").folded();
    document.text(format!(
        "Nothing is sampled. {} cells were enumerated: every error pattern of the class was tried on the decoder circuit. \
         {} cells were counted: errors uniform over a beat or an entry give syndromes uniform over the span of its columns, \
         so accepted syndromes are counted in place of patterns.",
        count(Method::Enumerated),
        count(Method::Counted)
    ));
    document.text(format!(
        "Reading of classes that overlap: {reading}. An outcome is judged by the truth, not by the decoder\u{2019}s flags: \
         data delivered wrong is silent even when the decoder reports a correction. A sampled published figure is within \
         sampling error if ours lies within its 99 % interval, given the samples that the paper states."
    ));
}

/// Columns of sampled counts; empty where a cell was not sampled.
const SAMPLED: [&str; 9] = [
    "samples",
    "sampled_corrected",
    "sampled_detected",
    "sampled_undetected",
    "sampled_miscorrected",
    "sampled_clean",
    "silent_low",
    "silent_high",
    "z",
];

/// One line for each cell; sampled counts follow if there are any.
fn cells(report: &Reproduction) -> Table {
    let own = [
        "scheme",
        "class",
        "corrected",
        "detected",
        "undetected",
        "miscorrected",
        "silent",
        "clean",
        "silent_percent",
        "paper",
        "verdict",
        "standard_errors",
        "method",
        "reason",
    ];
    let more: &[&str] = if report.sampled.is_some() { &SAMPLED } else { &[] };
    let row = |c: &Cell| {
        let (p, j) = (&c.probabilities, c.judgement.as_ref());
        let shares = [&p.corrected, &p.detected, &p.undetected, &p.miscorrected, &p.silent(), &p.clean].map(fraction);
        let judged = [
            percent(&p.silent()),
            j.map(|j| j.printed.clone()).unwrap_or_default(),
            j.map_or(Verdict::NotPublished, |j| j.verdict).name().into(),
            j.and_then(|j| j.z).map(|z| format!("{z:.2}")).unwrap_or_default(),
            method(c.method).into(),
            j.and_then(|j| j.reason.clone()).unwrap_or_default(),
        ];
        let sampled: Vec<String> = match report.sampled_cell(&c.scheme, &c.class) {
            None => more.iter().map(|_| String::new()).collect(),
            Some(s) => {
                let Counts { corrected, detected, undetected, miscorrected, clean } = s.counts;
                let counts = [s.samples, corrected, detected, undetected, miscorrected, clean];
                let bounds = [s.silent_low, s.silent_high].map(|x| format!("{x:e}"));
                let z = s.z[0].map(|z| format!("{z:.2}")).unwrap_or_default();
                counts.map(|n| n.to_string()).into_iter().chain(bounds).chain([z]).collect()
            }
        };
        [c.scheme.clone(), c.class.clone()].into_iter().chain(shares).chain(judged).chain(sampled)
    };
    Table::new(&own, more).rows(report.cells.iter().map(row))
}

/// One line for each scheme, weighted by the model.
pub fn totals(report: &Reproduction) -> String {
    let header = [
        "scheme",
        "name",
        "corrected",
        "detected",
        "silent",
        "clean",
        "corrected_percent",
        "detected_percent",
        "silent_percent",
    ];
    let row = |t: &crate::reproduce::Total| {
        let p = &t.probabilities;
        let shares = [&p.corrected, &p.detected, &p.silent(), &p.clean].map(fraction);
        let percents = [&p.corrected, &p.detected, &p.silent()].map(percent);
        [t.scheme.clone(), t.name.clone()].into_iter().chain(shares).chain(percents)
    };
    Table::words(&header).rows(report.totals.iter().map(row)).csv()
}

/// One line for each statement of the text.
pub fn statements(report: &Reproduction) -> String {
    let row = |s: &crate::reproduce::StatementResult| {
        let reason = s.reason.clone().unwrap_or_default();
        [s.id.clone(), s.text.clone(), s.paper.clone(), s.ours.clone(), s.matches.to_string(), reason]
    };
    let header = ["id", "statement", "paper", "ours", "matches", "reason"];
    Table::words(&header).rows(report.statements.iter().map(row)).csv()
}
