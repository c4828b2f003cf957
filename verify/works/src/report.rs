//! A reproduced work as a document, as CSV and as JSON.

mod by_class;
mod json;

pub use by_class::{figure, statements as statements_csv, totals as totals_csv};
pub use json::Reproduction;

use super::counting::{FigureCell, Row, Table};
use super::judge::{Judgement, Verdict};
use super::run::WorkResult;
use super::{ByClass, OutcomeColumn, StatementResult, Work};
use eccforge_codes::report::Provenance;
use eccforge_model::ErrorModel;
use eccforge_report as report;
use eccforge_report::{Column, Document, in_order, name, with_noun};
use eccforge_scheme::builtin;
use serde::{Serialize, Serializer};
use std::collections::BTreeSet;

/// A reproduced work and its provenance.
#[derive(Clone, Copy, Debug)]
pub struct Reproduced<'a> {
    /// The reproduced work.
    pub report: &'a WorkResult,
    /// Version, command and inputs that reproduce it.
    pub run: &'a Provenance,
}

impl Serialize for Reproduced<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        in_order(&Reproduction::from(*self), serializer)
    }
}

impl report::Report for Reproduced<'_> {
    const NAME: &'static str = "reproduce";

    fn document(&self) -> Document {
        let Self { report, run } = self;
        let work = &report.work;
        let mut document = match &work.by_class {
            None => Document::new(&work.name, &work.source),
            Some(by_class) => by_class::titled(by_class),
        };
        headline(&mut document, report);
        if let Some(by_class) = &work.by_class {
            by_class::main_table(&mut document, report, by_class);
            by_class::sampled(&mut document, report);
        }
        tables(&mut document, report);
        let differences = differences(report);
        if !differences.is_empty() {
            document.section("Why published figures differ").further().table(reasons(&differences));
        }
        if let Some(by_class) = &work.by_class {
            totals(&mut document, report, by_class);
            for scheme in &by_class.schemes {
                by_class::scheme_section(&mut document, report, by_class, scheme);
            }
            by_class::methods(&mut document, report, by_class);
            by_class::ran(&mut document, &by_class.model);
        }
        if !differences.is_empty() {
            let further = report.unpublished();
            let more =
                if further == 0 { String::new() } else { format!(", and {}", with_noun(further, "more scheme")) };
            document.next(format!("{} --all", run.command), &format!("why {} differ{more}", differences.len()));
        }
        if let Some(figure) = explained(work, &differences) {
            document.next(format!("eccforge explain {figure}"), "how one figure is counted");
        }
        if document.next.is_empty() && super::WORKS.file(&work.id).is_some() {
            document.next(format!("eccforge show {}", work.id), "the published figures, and where they are printed");
        }
        let file = if work.by_class.is_some() { "model file" } else { "work" };
        document.ran(format!("SHA-256 of the {file}"), &*run.model_sha256);
        for scheme in &run.schemes {
            document.ran(format!("Hash of {}", scheme.id), &*scheme.sha256);
        }
        document
    }

    /// One line for each cell by class, or for each figure if a work has no such table.
    fn records(&self) -> String {
        if self.report.work.by_class.is_some() { by_class::cells(self.report).csv() } else { figures(self.report) }
    }
}

/// The first figure that differs and whose scheme and class `eccforge explain` finds by built-in ids.
fn explained(work: &Work, differences: &[Difference<'_>]) -> Option<String> {
    let model = &work.by_class.as_ref()?.model;
    // `explain` without a model uses this one: a class of another model would not be found.
    if model.id != ErrorModel::table1().id {
        return None;
    }
    let known = differences.iter().find(|d| builtin(d.scheme).is_some() && model.class(d.errors).is_ok())?;
    Some(format!("{}.{}", known.scheme, known.errors))
}

/// Sets the verdict over all published figures, if any figures apply.
fn headline(document: &mut Document, report: &WorkResult) {
    let [exact, sampled, differ] = report.verdicts();
    let all = exact + sampled + differ;
    // Zero of zero figures would look like a failed reproduction.
    if all == 0 && report.statements.is_empty() {
        document.status = Some(report::Status {
            good: None,
            text: "No published figures apply to this model, reading and set of schemes.".into(),
        });
        return;
    }
    let method = if report.work.by_class.is_some() { ", counted exactly" } else { "" };
    let differs = if differ == 1 { "≠ differs" } else { "≠ differ" };
    let counts = [(exact, "= every digit equal"), (sampled, "~ within its sampling error"), (differ, differs)];
    let mut verdicts = Vec::new();
    for (number, words) in counts {
        if number > 0 {
            verdicts.push(format!("{number} {words}"));
        }
    }
    if verdicts.is_empty() {
        verdicts.push("only statements of the text are compared".to_owned());
    }
    let mut text = format!("{}{method}\n{}: {}", report.work.name, with_noun(all, "figure"), verdicts.join(", "));
    if !report.as_expected() {
        text += "; NOT as expected";
    }
    document.status(report.as_expected(), text);
    document.tile(exact, "figures equal at every printed digit");
    document.tile(sampled, "within the sampling error of theirs").tile(differ, "differ");
    if !report.statements.is_empty() {
        let matching = report.statements.iter().filter(|s| s.matches).count();
        let of = format!("{matching} of {}", report.statements.len());
        document.tile(of, "statements of the text hold as printed");
    }
}

/// Maximum number of rows that a terminal shows without a request, for a table without a difference.
const MOST_EQUAL_ROWS: usize = 8;
/// Maximum number of rows of a table that stay in order although some differ: they fit on one screen.
const MOST_ROWS_IN_ORDER: usize = 24;

/// Adds the tables whose rows have errors of their own.
fn tables(document: &mut Document, report: &WorkResult) {
    for table in &report.tables {
        let methods: BTreeSet<&str> = table.rows.iter().map(|r| r.method.as_str()).collect();
        let methods = methods.into_iter().collect::<Vec<_>>().join("; ");
        document.section(format!("{} ({})", table.title, name(&table.unit)));
        document.table(shown_rows(table));
        let has_published =
            table.rows.iter().flat_map(|row| &row.cells).any(|cell| cell.ours != cell.judgement.published);
        let place = if has_published { " (below ours)" } else { "" };
        document.note(format!("Theirs{place}: {}. Ours: {methods}.", table.figures));
    }
    let source = if report.work.by_class.is_none() { Some(&report.work.source) } else { None };
    for note in source.into_iter().chain(&report.work.licence) {
        document.note(note);
    }
}

/// The rows of a table: hundreds of equal figures tell a reader no more than the verdict does, and a figure that differs must be seen.
fn shown_rows(table: &Table) -> report::Table {
    let (equal, others): (Vec<&Row>, Vec<&Row>) = table.rows.iter().partition(|row| is_equal(row));
    if !others.is_empty() && table.rows.len() <= MOST_ROWS_IN_ORDER {
        return rows(table, table.rows.iter());
    }
    let most = others.len() + MOST_EQUAL_ROWS;
    rows(table, others.into_iter().chain(equal)).brief(most)
}

/// Whether all figures of a row are equal to the published ones.
fn is_equal(row: &Row) -> bool {
    row.cells.iter().all(|cell| cell.judgement.verdict == Verdict::ExactMatch)
}

/// Adds all events weighted by the rates of the model, the statements of the text about them, and pictures.
fn totals(document: &mut Document, report: &WorkResult, by_class: &ByClass) {
    if !report.totals.is_empty() {
        let table = by_class::totals_in_percent(report);
        document.section(format!("Weighted by the rates of {}", by_class.model.name)).further().table(table);
    }
    if !report.statements.is_empty() {
        document.section("What the paper's text says").further().table(statements(report));
    }
    if !report.totals.is_empty() {
        by_class::figures(document, report);
    }
}

/// The CSV table of all figures, one line for each.
pub fn figures(report: &WorkResult) -> String {
    let mut records = Vec::new();
    for table in &report.tables {
        for row in &table.rows {
            records.extend(row.cells.iter().map(|cell| record(table, row, cell)));
        }
    }
    report::Table::keyed("table row scheme errors quantity unit ours published verdict standard_errors method reason")
        .rows(records)
        .csv()
}

/// The line of one figure.
fn record(table: &Table, row: &Row, cell: &FigureCell) -> [String; 12] {
    let Judgement { published, verdict, z, reason, .. } = &cell.judgement;
    [
        table.id.clone(),
        row.name.clone(),
        row.scheme.clone(),
        row.errors.clone(),
        name(&cell.column),
        name(&table.unit),
        cell.ours.clone(),
        published.clone(),
        name(verdict),
        z.map(|z| format!("{z:.2}")).unwrap_or_default(),
        row.method.clone(),
        reason.clone().unwrap_or_default(),
    ]
}

/// A row for each line of the work, a column for each quantity.
fn rows<'r>(table: &Table, rows: impl Iterator<Item = &'r Row>) -> report::Table {
    let columns = table.columns.iter().map(|c| Column::figures(&name(c).replace('-', " ")));
    // In a table of rates, the heading has the words that all rows would repeat.
    let prefix = if table.rows.iter().all(|row| row.errors.starts_with(RATE)) { RATE } else { "" };
    let heading = if prefix.is_empty() { "errors" } else { RATE.trim_end() };
    let header = ["", heading].map(Column::words).into_iter().chain(columns);
    report::Table::with(header).rows(rows.map(|row| cells_of_row(row, prefix)))
}

/// The prefix of the text that describes errors at a rate.
const RATE: &str = "bit error rate ";

/// The cells of a row; `prefix` is left out of its errors.
fn cells_of_row(row: &Row, prefix: &str) -> Vec<report::Cell> {
    let errors = row.errors.strip_prefix(prefix).unwrap_or(&row.errors);
    // The published figures stand below those that differ.
    let errors = if row.cells.iter().any(differs_in_print) { format!("{errors}\npaper") } else { errors.to_owned() };
    let mut cells = vec![report::Cell::from(&row.name), errors.into()];
    for cell in &row.cells {
        let Judgement { verdict, expected, .. } = cell.judgement;
        cells.push(report::Cell::toned(cell_text(cell), verdict.tone(expected)));
    }
    cells
}

/// Whether a figure differs from the published one and is also printed differently.
fn differs_in_print(cell: &FigureCell) -> bool {
    cell.judgement.verdict == Verdict::Differs && cell.ours != cell.judgement.published
}

/// Our figure with the mark of its verdict, followed by the published one if the texts differ.
fn cell_text(FigureCell { ours, judgement: Judgement { published, verdict, .. }, .. }: &FigureCell) -> String {
    let mark = verdict.mark();
    let ours = &as_precise(ours, published);
    if ours == published { format!("{ours} {mark}") } else { format!("{ours} {mark}\n{published}") }
}

/// The places of a decimal number.
fn places(number: &str) -> Option<usize> {
    let (_, places) = number.split_once('.')?;
    places.bytes().all(|b| b.is_ascii_digit()).then_some(places.len())
}

/// A decimal number with as many places as the published one: a sampled figure says nothing about further places.
fn as_precise(ours: &str, published: &str) -> String {
    let (Some(own), Some(theirs)) = (places(ours), places(published)) else { return ours.to_owned() };
    let (Ok(number), true) = (ours.parse::<f64>(), own > theirs) else { return ours.to_owned() };
    format!("{number:.theirs$}")
}

/// A row for each statement of the text.
fn statements(report: &WorkResult) -> report::Table {
    let columns = [
        Column::words("statement"),
        Column::figures("paper"),
        Column::figures("ours"),
        Column::words(""),
        Column::words("why"),
    ];
    report::Table::with(columns).rows(report.statements.iter().map(cells_of_statement))
}

fn cells_of_statement(s: &StatementResult) -> [report::Cell; 5] {
    let (mark, verdict) = if s.matches { ("=", Verdict::ExactMatch) } else { ("≠", Verdict::Differs) };
    let unexplained = if s.expected { "" } else { "UNEXPECTED" };
    let reason = s.reason.as_deref().unwrap_or(unexplained);
    let [text, paper, ours] = [&s.text, &s.paper, &s.ours].map(report::Cell::from);
    [text, paper, ours, report::Cell::toned(mark, verdict.tone(s.expected)), reason.into()]
}

/// A figure that differs, or that agrees unexpectedly.
#[derive(Clone, Debug)]
pub struct Difference<'a> {
    /// Id of the scheme.
    pub scheme: &'a str,
    /// The errors in words, or their class.
    pub errors: &'a str,
    /// Name of the quantity.
    pub quantity: String,
    /// The figure that eccforge computes.
    pub ours: String,
    /// The published figure.
    pub judgement: &'a Judgement,
}

impl Difference<'_> {
    /// The reason why the figure differs.
    pub fn why(&self) -> &str {
        match (&self.judgement.reason, self.judgement.verdict) {
            (Some(reason), _) => reason,
            (None, Verdict::Differs) => "UNEXPECTED: no reason is known",
            (None, _) => "UNEXPECTED: it agrees, and the file states that it differs",
        }
    }
}

/// Figures that differ.
pub fn differences(report: &WorkResult) -> Vec<Difference<'_>> {
    let by_class = report.cells.iter().filter_map(|c| {
        let (judgement, ours) = (c.judgement.as_ref()?, by_class::figure(&c.probabilities));
        Some(Difference {
            scheme: &c.scheme,
            errors: &c.class,
            quantity: name(&OutcomeColumn::Silent),
            ours,
            judgement,
        })
    });
    let figures = report.tables.iter().flat_map(|t| &t.rows).flat_map(|row| {
        row.cells.iter().map(|c| Difference {
            scheme: &row.scheme,
            errors: &row.errors,
            quantity: name(&c.column),
            ours: c.ours.clone(),
            judgement: &c.judgement,
        })
    });
    let mut differences: Vec<_> = by_class.chain(figures).collect();
    // A figure that agrees although its file states a difference needs the same attention.
    differences.retain(|d| d.judgement.verdict == Verdict::Differs || !d.judgement.expected);
    differences
}

/// A row for each figure that differs, in groups; the first of each group has the reason.
fn reasons(differences: &[Difference<'_>]) -> report::Table {
    let mut groups: Vec<(&str, Vec<&Difference<'_>>)> = Vec::new();
    for difference in differences {
        match groups.iter_mut().find(|(why, _)| *why == difference.why()) {
            Some((_, group)) => group.push(difference),
            None => groups.push((difference.why(), vec![difference])),
        }
    }
    let words = ["scheme", "errors", "figure"].map(Column::words);
    let figures = ["published", "ours", "standard errors"].map(Column::figures);
    let mut rows = Vec::new();
    for (why, group) in &groups {
        for (i, d) in group.iter().enumerate() {
            let z = d.judgement.z.filter(|z| z.is_finite()).map_or("not sampled".into(), |z| format!("{z:.1}"));
            // Reasons are paragraphs: repeated in each row, they would fill the page.
            let why = if i == 0 { why } else { "" };
            let cells = [d.scheme, d.errors, &d.quantity, &d.judgement.published, &d.ours, &z, why];
            rows.push(cells.map(str::to_owned));
        }
    }
    report::Table::with(words.into_iter().chain(figures).chain([Column::words("why")])).rows(rows)
}
