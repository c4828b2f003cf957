//! The part of a reproduced work that has a column for each class of errors: tables, pictures and CSV.

use crate::{ByClass, ClassCell, Total, Verdict, WorkResult};
use eccforge_codes::report::matrix;
use eccforge_exact::exact::{Method, Reading};
use eccforge_exact::sampled::{Sampled, SampledCell};
use eccforge_model::{ErrorClass, ErrorModel};
use eccforge_outcomes::{Counts, Probabilities};
use eccforge_report as report;
use eccforge_report::json::{decimals, fraction};
use eccforge_report::numbers::{decimal, odds, percent, powers_of_two};
use eccforge_report::{Column, Document, Table, Tone, name, with_noun};
use eccforge_report::{heatmap, plots};
use eccforge_scheme::Scheme;
use num_rational::BigRational;
use num_traits::Zero;

/// A document with a title and a lead, but without tables.
pub(super) fn titled(by_class: &ByClass) -> Document {
    let (schemes, model) = (by_class.schemes.len(), &by_class.model.name);
    let lead = format!("{schemes} schemes under \u{201c}{model}\u{201d}, all figures exact.");
    Document::new("Error outcomes by scheme", &lead)
}

/// Adds the error model of the run.
pub(super) fn ran(document: &mut Document, model: &ErrorModel) {
    document.ran("Error model", format!("{} ({}), {}", model.name, model.id, model.source));
    if let Some(notes) = &model.notes {
        document.ran("Notes of the model", notes.trim());
    }
}

/// A cell in the paper's notation: C (always corrected), D (never silent) or the silent percentage.
pub fn figure(p: &Probabilities) -> String {
    if p.silent().is_zero() && p.detected.is_zero() {
        "C".into()
    } else if p.silent().is_zero() {
        "D".into()
    } else {
        percent(&p.silent())
    }
}

/// Adds the table. Each cell has two lines: our figure with its mark, and the paper's.
pub(super) fn main_table(document: &mut Document, report: &WorkResult, by_class: &ByClass) {
    let model = &by_class.model;
    let classes: Vec<&ErrorClass> = by_class.classes.iter().map(|&c| &model.classes[c]).collect();
    let mut columns = vec![Column::words("")];
    for class in &classes {
        let label = format!("{}\n{} {}", class.name, decimal(&class.rate, 2), model.unit.words());
        columns.push(Column::figures(&label));
    }
    let rows = by_class.schemes.iter().map(|scheme| main_row(report, scheme, &classes));
    let mut table = Table::with(columns).rows(rows);
    table.further = report.unpublished();
    let reading = match by_class.reading {
        Reading::Exclusive => "   a pattern counts only in the first class that it fits",
        Reading::Inclusive => "",
    };
    let legend = "C every error is corrected   D every error is corrected or detected";
    document.section("").table(table).section("").note(format!("{legend}{reading}"));
}

/// The name of a scheme, and its cell for each class.
fn main_row(report: &WorkResult, scheme: &Scheme, classes: &[&ErrorClass]) -> Vec<report::Cell> {
    let published = report.cells.iter().any(|c| c.scheme == scheme.id && c.judgement.is_some());
    let name = if published { format!("{}\n  paper", scheme.name) } else { scheme.name.clone() };
    let mut cells = vec![report::Cell::from(name)];
    cells.extend(classes.iter().map(|class| main_cell(report.cell(&scheme.id, &class.id))));
    cells
}

/// Our figure, above the paper's if there is one. A dash if the entry has no pattern of the class.
fn main_cell(cell: Option<&ClassCell>) -> report::Cell {
    let Some(ClassCell { probabilities, judgement, .. }) = cell else { return report::Cell::from("-") };
    let Some(j) = judgement else { return figure(probabilities).into() };
    let text = format!("{} {}\n{}  ", figure(probabilities), j.verdict.mark(), j.published);
    report::Cell::toned(text, j.verdict.tone(j.expected))
}

/// Adds the sampled counts with the exact figures and the paper's.
pub(super) fn sampled(document: &mut Document, report: &WorkResult) {
    let Some(sampled) = &report.sampled else { return };
    let Sampled { samples, seed, generator, lane, .. } = sampled;
    let rows = sampled.cells.iter().map(|cell| sampled_row(report, cell));
    let table = Table::new(&["scheme", "class"], &["paper", "exact", "sampled, 95 % interval", "z"]);
    document.section("Silent errors in percent, sampled and exact").text(format!(
        "{samples} samples of each class, seed {seed}, generator {generator}; z is the distance from the exact value in standard deviations."
    ));
    document.text(format!("Lane: {lane}.")).table(table.rows(rows));
}

/// A sampled cell with the exact figure and the paper's; marked if the sample contradicts the exact figure.
fn sampled_row(report: &WorkResult, c: &SampledCell) -> [report::Cell; 6] {
    let exact = report.cell(&c.scheme, &c.class);
    let printed = exact.and_then(|e| e.judgement.as_ref()).map(|j| j.published.clone());
    let ours = exact.map(|e| percent(&e.probabilities.silent()));
    let tone = if c.denies_exact { Tone::Unexpected } else { Tone::Plain };
    let [scheme, class] = [&c.scheme, &c.class].map(report::Cell::from);
    let [printed, ours, sampled] =
        [printed.unwrap_or_default(), ours.unwrap_or_default(), c.silent_percent()].map(report::Cell::from);
    [scheme, class, printed, ours, sampled, report::Cell::toned(c.silent_z(), tone)]
}

pub(super) fn totals_in_percent(report: &WorkResult) -> Table {
    let figures = ["corrected", "detected (DUE)", "silent (SDC)", "one silent event in"];
    Table::new(&["all events, %"], &figures).rows(report.totals.iter().map(|t| {
        let p = &t.probabilities;
        [t.name.clone(), percent(&p.corrected), percent(&p.detected), percent(&p.silent()), odds(&p.silent())]
    }))
}

pub(super) fn figures(document: &mut Document, report: &WorkResult) {
    let system = &report.work.system;
    let rows: Vec<plots::Row> = report.totals.iter().map(|t| (t.name.as_str(), &t.probabilities)).collect();
    document.section("Figures").plot(
        plots::outcome_bars(&rows),
        "Outcomes of a single event (the paper\u{2019}s Fig. 8). Lower is better on the right.",
    );
    document.plot(
        plots::system_curves(&rows, report.work.system),
        &format!(
            "A machine of 0.5 to 2 exaflops (the paper\u{2019}s Fig. 9) at {} FIT/Gbit and {} Gbit per GPU. The upper pair \
             counts the GPUs that the peak of each implies; the paper\u{2019}s curves need eight times as many. Higher is better.",
            system.fit_per_gbit, system.memory_gbit
        ),
    );
}

/// Adds the exact outcomes of every class for one scheme, and H.
pub(super) fn scheme_section(document: &mut Document, report: &WorkResult, by_class: &ByClass, scheme: &Scheme) {
    let (g, h) = (scheme.geometry, &scheme.code.h);
    document.section(&*scheme.name).folded().text(format!(
        "{} x ({}, {}) in {} of {} pins. {}",
        scheme.codewords(),
        h.n(),
        h.n() - h.r() as usize,
        with_noun(g.beats, "beat"),
        g.pins,
        scheme.source
    ));
    if let Some(notes) = &scheme.notes {
        document.text(notes.trim());
    }
    let header = ["class", "corrected", "detected", "silent: undetected", "silent: miscorrected"];
    let cells = report.cells.iter().filter(|c| c.scheme == scheme.id);
    let table = Table::words(&header).rows(cells.map(|cell| outcomes_row(by_class, cell)));
    let caption = format!(
        "H of each codeword: {} rows, {} columns; check columns are tinted orange. Weights of rows at the right.",
        h.r(),
        h.n()
    );
    document.table(table).plot(heatmap::matrix(&matrix(scheme)), &caption);
}

/// The class of a cell, its method and its outcomes.
fn outcomes_row(by_class: &ByClass, cell: &ClassCell) -> [String; 5] {
    let p = &cell.probabilities;
    let class = by_class.model.class(&cell.class).map_or(&*cell.class, |c| &*c.name);
    let [corrected, detected, undetected, miscorrected] =
        [&p.corrected, &p.detected, &p.undetected, &p.miscorrected].map(share);
    [format!("{class}\n{}", name(&cell.method)), corrected, detected, undetected, miscorrected]
}

/// A share in percent, and below it as an exact fraction.
fn share(p: &BigRational) -> String {
    if p.is_zero() {
        return "0".to_owned();
    }
    format!("{} %\n{}", percent(p), powers_of_two(p))
}

/// Adds the methods that found the figures, and how classes and outcomes are read.
pub(super) fn methods(document: &mut Document, report: &WorkResult, by_class: &ByClass) {
    let [enumerated, counted] =
        [Method::Enumerated, Method::Counted].map(|m| report.cells.iter().filter(|c| c.method == m).count());
    let reading = match by_class.reading {
        Reading::Inclusive => {
            "every pattern of a class counts, also one that fits an easier class (as in the paper\u{2019}s Table 2)"
        }
        Reading::Exclusive => "a pattern counts only in the first class that it fits",
    };
    document.section("How the figures were found").folded();
    document.text(format!(
        "Nothing is sampled. {enumerated} cells were enumerated: every error pattern of the class was tried on the decoder circuit. \
         {counted} cells were counted: errors uniform over a beat or an entry give syndromes uniform over the span of its columns, \
         so accepted syndromes are counted in place of patterns."
    ));
    document.text(format!(
        "Reading of classes that overlap: {reading}. An outcome is judged by the truth, not by the decoder\u{2019}s flags: \
         data delivered wrong is silent even when the decoder reports a correction. A sampled published figure is within \
         sampling error if ours lies within its 99 % interval, given the samples that the paper states."
    ));
}

/// Columns of sampled counts; empty if a cell was not sampled.
const SAMPLED: &str = "samples sampled_corrected sampled_detected sampled_undetected sampled_miscorrected sampled_clean \
    silent_low silent_high z";

/// One line for each cell; sampled counts follow if there are any.
pub(super) fn cells(report: &WorkResult) -> Table {
    let mut table = Table::keyed(
        "scheme class corrected detected undetected miscorrected silent clean silent_percent paper verdict \
        standard_errors method reason silent_exact",
    );
    let own = table.columns.len();
    if report.sampled.is_some() {
        table.columns.extend(Table::keyed(SAMPLED).columns);
    }
    let sampled_columns = table.columns.len() - own;
    let mut rows = Vec::new();
    for cell in &report.cells {
        let mut row = cell_record(cell);
        match report.sampled_cell(&cell.scheme, &cell.class) {
            Some(sampled) => row.extend(sampled_record(sampled)),
            // Classes that are too rare are not sampled, but every line of a CSV has the same columns.
            None => row.extend(vec![String::new(); sampled_columns]),
        }
        rows.push(row);
    }
    table.rows(rows)
}

/// The exact figures of a cell and the comparison with the published one.
fn cell_record(c: &ClassCell) -> Vec<String> {
    let (p, judgement) = (&c.probabilities, c.judgement.as_ref());
    let shares = [&p.corrected, &p.detected, &p.undetected, &p.miscorrected, &p.silent(), &p.clean].map(decimals);
    // A cell without a published figure has empty columns.
    let published = judgement.map(|judgement| judgement.published.clone()).unwrap_or_default();
    let verdict = judgement.map_or(Verdict::NotPublished, |judgement| judgement.verdict);
    let z = judgement.and_then(|judgement| judgement.z).map(|z| format!("{z:.2}")).unwrap_or_default();
    let reason = judgement.and_then(|judgement| judgement.reason.clone()).unwrap_or_default();
    let silent = p.silent();
    let judged = [percent(&silent), published, name(&verdict), z, name(&c.method), reason, fraction(&silent)];
    [c.scheme.clone(), c.class.clone()].into_iter().chain(shares).chain(judged).collect()
}

/// The columns of [`SAMPLED`].
fn sampled_record(s: &SampledCell) -> Vec<String> {
    let Counts { corrected, detected, undetected, miscorrected, clean } = s.counts;
    let counts = [s.samples, corrected, detected, undetected, miscorrected, clean];
    let bounds = [s.silent_low, s.silent_high].map(|x| format!("{x:e}"));
    let z = s.z[0].map(|z| format!("{z:.2}")).unwrap_or_default();
    counts.map(|n| n.to_string()).into_iter().chain(bounds).chain([z]).collect()
}

/// One line for each scheme, weighted by the model.
pub fn totals(report: &WorkResult) -> String {
    Table::keyed(
        "scheme name corrected detected silent clean corrected_percent detected_percent silent_percent \
        silent_exact",
    )
    .rows(report.totals.iter().map(total_record))
    .csv()
}

fn total_record(t: &Total) -> Vec<String> {
    let p = &t.probabilities;
    let shares = [&p.corrected, &p.detected, &p.silent(), &p.clean].map(decimals);
    let percents = [&p.corrected, &p.detected, &p.silent()].map(percent);
    let exact = [fraction(&p.silent())];
    [t.scheme.clone(), t.name.clone()].into_iter().chain(shares).chain(percents).chain(exact).collect()
}

/// One line for each statement of the text.
pub fn statements(report: &WorkResult) -> String {
    let mut rows = Vec::new();
    for s in &report.statements {
        let reason = s.reason.clone().unwrap_or_default();
        rows.push([s.id.clone(), s.text.clone(), s.paper.clone(), s.ours.clone(), s.matches.to_string(), reason]);
    }
    Table::words(&["id", "statement", "paper", "ours", "matches", "reason"]).rows(rows).csv()
}
