//! A reproduced work as CSV, Markdown and JSON.

use super::run::{Report, Row, Table};
use crate::published::Verdict;
use crate::report::csv;
use crate::report::markdown;
use crate::report::page::Page;
use serde_json::{Value, json};

/// Our figure with the mark of its verdict, and the published one after it where they are not the same text.
pub fn cell_text(cell: &super::Cell) -> String {
    let mark = markdown::mark(cell.verdict);
    if cell.ours == cell.published {
        return format!("{} {mark}", cell.ours);
    }
    format!("{} {mark} {}", cell.ours, cell.published)
}

/// What names a row: its name, its errors.
pub fn row_head(row: &Row) -> Vec<String> {
    vec![row.name.clone(), row.errors.clone()]
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
pub fn conclusion(report: &Report) -> String {
    let [exact, sampled, differ] = report.verdicts();
    let word = if report.as_expected() { "all as expected" } else { "NOT as expected" };
    format!(
        "{} published figures: {exact} match exactly, {sampled} lie within the sampling error of theirs, {differ} differ; {word}.",
        exact + sampled + differ
    )
}

/// One line for each figure.
pub fn figures_csv(report: &Report) -> String {
    let header = [
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
    let mut text = csv::line(&header.map(str::to_owned));
    for (table, row) in report.tables.iter().flat_map(|t| t.rows.iter().map(move |r| (t, r))) {
        for cell in &row.cells {
            text += &csv::line(&[
                table.id.clone(),
                row.name.clone(),
                row.scheme.clone(),
                row.errors.clone(),
                cell.column.name().to_owned(),
                unit(table).to_owned(),
                cell.ours.clone(),
                cell.published.clone(),
                csv::verdict(cell.verdict).to_owned(),
                cell.z.map(|z| format!("{z:.2}")).unwrap_or_default(),
                row.method.clone(),
                cell.reason.clone().unwrap_or_default(),
            ]);
        }
    }
    text
}

/// What the figures of a table count, in words.
pub fn unit(table: &Table) -> &'static str {
    match table.unit {
        super::Unit::Patterns => "patterns",
        super::Unit::Percent => "percent",
        super::Unit::Fraction => "fraction",
        super::Unit::Samples => "samples",
        super::Unit::Number => "number",
    }
}

/// The names of a table's columns.
pub fn header(table: &Table) -> Vec<&'static str> {
    ["", "errors"].into_iter().chain(table.columns.iter().map(|c| c.name())).collect()
}

/// All tables as Markdown.
pub fn page(report: &Report) -> String {
    let work = &report.work;
    let mut text = format!("# {}\n\n{}\n", work.name, work.source);
    if let Some(licence) = &work.licence {
        text += &format!("\n{licence}\n");
    }
    for table in &report.tables {
        let rows = table.rows.iter().map(|row| [row_head(row), row.cells.iter().map(cell_text).collect()].concat());
        text += &format!("\n## {} ({})\n\nTheirs: {}.\n\n", table.title, unit(table), table.figures);
        text += &markdown::table(&header(table), rows);
    }
    let differences = differences(report);
    if !differences.is_empty() {
        text += "\nFigures that differ:\n\n";
        differences.iter().for_each(|line| text += &format!("- {line}\n"));
    }
    text + "\n" + &conclusion(report) + "\n"
}

/// The whole report as one HTML page, in the design of all reports.
pub fn html(report: &Report, run: &crate::report::Provenance) -> String {
    let work = &report.work;
    let mut page = Page::new(&work.name, &work.source, &run.version);
    page.status(report.as_expected(), &conclusion(report));
    let [exact, sampled, differ] = report.verdicts().map(|n| n.to_string());
    page.tiles(&[
        (exact, "figures equal at every printed digit"),
        (sampled, "within the sampling error of theirs"),
        (differ, "differ"),
    ]);
    work.licence.iter().for_each(|licence| page.paragraph(licence));
    for table in &report.tables {
        page.heading(&format!("{} ({})", table.title, unit(table)));
        page.paragraph(&format!(
            "Theirs: {}. Ours, and after it the published figure where it is written otherwise.",
            table.figures
        ));
        let rows = table.rows.iter().map(|row| [row_head(row), row.cells.iter().map(cell_text).collect()].concat());
        page.table(&header(table), &rows.collect::<Vec<_>>());
    }
    let differences = differences(report);
    if !differences.is_empty() {
        page.heading("Figures that differ");
        differences.iter().for_each(|line| page.paragraph(line));
    }
    let mut facts = vec![("Program", format!("{} {}", run.program, run.version)), ("Command", run.command.clone())];
    facts.push(("SHA-256 of the work", run.model_sha256.clone()));
    facts.extend(run.schemes.iter().map(|s| ("Scheme", format!("{} {}", s.id, s.sha256))));
    page.provenance(&facts);
    page.finish()
}

/// The whole report as one object.
pub fn object(report: &Report, provenance: &crate::report::Provenance) -> Value {
    let cell = |c: &super::Cell| {
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
    json!({
        "provenance": provenance,
        "work": report.work.id,
        "source": report.work.source,
        "as_expected": report.as_expected(),
        "tables": report.tables.iter().map(table).collect::<Vec<_>>(),
    })
}
