//! A reproduced work as a document.

use super::run::{Cell, Report, Row, Table};
use crate::published::Verdict;
use crate::report::Provenance;
use eccforge_report as report;
use eccforge_report::{Column, Document};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// A reproduced work and where it came from.
#[derive(Clone, Copy, Debug)]
pub struct Reproduced<'a> {
    /// The figures.
    pub report: &'a Report,
    /// Where they came from.
    pub run: &'a Provenance,
}

impl Serialize for Reproduced<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { report, run } = self;
        let cell = |c: &Cell| {
            json!({
                "quantity": c.column, "ours": c.ours, "published": c.published, "verdict": c.verdict,
                "standard_errors": c.z, "reason": c.reason, "expected": c.expected,
            })
        };
        let row = |r: &Row| {
            let figures: Vec<Value> = r.cells.iter().map(cell).collect();
            json!({"name": r.name, "scheme": r.scheme, "errors": r.errors, "method": r.method, "figures": figures})
        };
        let table = |t: &Table| {
            let rows: Vec<Value> = t.rows.iter().map(row).collect();
            json!({"id": t.id, "title": t.title, "figures": t.figures, "unit": t.unit, "rows": rows})
        };
        let tables: Vec<Value> = report.tables.iter().map(table).collect();
        let (work, source) = (&report.work.id, &report.work.source);
        json!({"provenance": run, "work": work, "source": source, "as_expected": report.as_expected(), "tables": tables})
            .serialize(serializer)
    }
}

impl report::Report for Reproduced<'_> {
    fn document(&self) -> Document {
        let Self { report, run } = self;
        let work = &report.work;
        let mut document = Document::new(&work.name, &work.source);
        document.status(report.as_expected(), conclusion(report));
        let [exact, sampled, differ] = report.verdicts();
        document.tile(exact, "figures equal at every printed digit");
        document.tile(sampled, "within the sampling error of theirs").tile(differ, "differ");
        document.section("").text(format!("{}\n{}", work.name, work.source));
        if let Some(licence) = &work.licence {
            document.text(licence);
        }
        document.text(
            "Ours, and after it the published figure where it is written otherwise: = every printed digit, ~ within its \
             sampling error, ≠ differs.",
        );
        for table in &report.tables {
            let methods: std::collections::BTreeSet<&str> = table.rows.iter().map(|r| r.method.as_str()).collect();
            let methods = methods.into_iter().collect::<Vec<_>>().join("; ");
            document.section(format!("{} ({})", table.title, table.unit.name()));
            document.text(format!("Theirs: {}. Ours: {methods}.", table.figures)).table(figures(table));
        }
        let differences = differences(report);
        if !differences.is_empty() {
            document.section("Why published figures differ");
            for line in differences {
                document.text(line);
            }
        }
        document.ran("SHA-256 of the work", &*run.model_sha256);
        for scheme in &run.schemes {
            document.ran("Scheme", format!("{} {}", scheme.id, scheme.sha256));
        }
        document
    }

    /// One line for each figure.
    fn records(&self) -> String {
        const KEYS: [&str; 12] = [
            "table",
            "row",
            "scheme",
            "errors",
            "quantity",
            "unit",
            "ours",
            "published",
            "verdict",
            "standard_errors",
            "method",
            "reason",
        ];
        let record = |table: &Table, row: &Row, cell: &Cell| {
            [
                table.id.clone(),
                row.name.clone(),
                row.scheme.clone(),
                row.errors.clone(),
                cell.column.name().to_owned(),
                table.unit.name().to_owned(),
                cell.ours.clone(),
                cell.published.clone(),
                cell.verdict.name().to_owned(),
                cell.z.map(|z| format!("{z:.2}")).unwrap_or_default(),
                row.method.clone(),
                cell.reason.clone().unwrap_or_default(),
            ]
        };
        let rows = self.report.tables.iter().flat_map(|t| t.rows.iter().map(move |r| (t, r)));
        report::Table::words(&KEYS).rows(rows.flat_map(|(t, r)| r.cells.iter().map(move |c| record(t, r, c)))).csv()
    }
}

/// A row for each line of the work, a column for each quantity.
fn figures(table: &Table) -> report::Table {
    let columns = table.columns.iter().map(|c| Column::figures(c.name()));
    report::Table::with(["", "errors"].map(Column::words).into_iter().chain(columns)).rows(table.rows.iter().map(
        |row| {
            let head = [&row.name, &row.errors].map(report::Cell::from);
            let cells = row.cells.iter().map(|c| report::Cell::toned(cell_text(c), c.verdict.tone(c.expected)));
            head.into_iter().chain(cells).collect::<Vec<_>>()
        },
    ))
}

/// Our figure with the mark of its verdict, and the published one after it where they are not the same text.
fn cell_text(cell: &Cell) -> String {
    let mark = cell.verdict.mark();
    if cell.ours == cell.published {
        return format!("{} {mark}", cell.ours);
    }
    format!("{} {mark} {}", cell.ours, cell.published)
}

/// Figures that differ, in words: where, ours, the published, why.
pub fn differences(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    for row in report.tables.iter().flat_map(|t| &t.rows) {
        for cell in row.cells.iter().filter(|c| c.verdict == Verdict::Differs || !c.expected) {
            let place = format!("{}{}{}", row.scheme, if row.errors.is_empty() { "" } else { ", " }, row.errors);
            let reason = match (&cell.reason, cell.verdict) {
                (Some(reason), _) => reason.clone(),
                (None, Verdict::Differs) => "UNEXPECTED: no reason is known".to_owned(),
                (None, _) => "UNEXPECTED: it agrees, and the file says that it differs".to_owned(),
            };
            let away = cell.z.map(|z| format!(", {z:.1} standard errors away")).unwrap_or_default();
            let (column, ours, published) = (cell.column.name(), &cell.ours, &cell.published);
            lines.push(format!("{place}: {column} {ours}, published {published}{away}: {reason}"));
        }
    }
    lines
}

/// The last line of every form for people.
fn conclusion(report: &Report) -> String {
    let [exact, sampled, differ] = report.verdicts();
    let word = if report.as_expected() { "all as expected" } else { "NOT as expected" };
    format!(
        "{} published figures: {exact} match exactly, {sampled} lie within the sampling error of theirs, {differ} differ; {word}.",
        exact + sampled + differ
    )
}
