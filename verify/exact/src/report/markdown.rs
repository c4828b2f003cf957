//! Markdown tables, for READMEs and reviews.

use crate::published::Verdict;
use crate::reproduce::{Cell, Reproduction, percent};
use crate::sampled::{Sampled, SampledCell};
use num_traits::Zero;

/// The mark of a verdict in a table.
pub fn mark(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::ExactMatch => "=",
        Verdict::WithinSamplingError => "~",
        Verdict::Differs => "≠",
        Verdict::NotPublished => "",
    }
}

/// What a cell says in a table: C (always corrected), D (never silent) or the silent percentage.
pub fn summary(cell: &Cell) -> String {
    let p = &cell.probabilities;
    if p.silent().is_zero() && p.detected.is_zero() {
        "C".into()
    } else if p.silent().is_zero() {
        "D".into()
    } else {
        percent(&p.silent())
    }
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    format!("| {} |\n", cells.into_iter().map(|c| c.replace('|', "\\|")).collect::<Vec<_>>().join(" | "))
}

pub(crate) fn table(header: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = row(header.iter().map(|h| (*h).to_owned()));
    text += &row(header.iter().map(|_| "---".to_owned()));
    rows.into_iter().for_each(|r| text += &row(r));
    text
}

/// The main table: silent percentage of every scheme and class, with the mark of its verdict.
pub fn cells_table(report: &Reproduction) -> String {
    let classes: Vec<&crate::model::ErrorClass> =
        report.request.classes.iter().map(|&c| &report.request.model.classes[c]).collect();
    let mut header = vec!["scheme"];
    header.extend(classes.iter().map(|c| c.name.as_str()));
    table(
        &header,
        report.request.schemes.iter().map(|scheme| {
            let mut cells = vec![scheme.name.clone()];
            for class in &classes {
                cells.push(report.cell(&scheme.id, &class.id).map_or("-".to_owned(), |c| {
                    let mark = c.judgement.as_ref().map_or("", |j| mark(j.verdict));
                    format!("{} {mark}", summary(c)).trim_end().to_owned()
                }));
            }
            cells
        }),
    )
}

/// Headings of the table of sampled cells.
pub const SAMPLED_HEADER: [&str; 6] = ["scheme", "class", "paper", "exact", "sampled, 95 % interval", "z"];

/// How a table was sampled, in a sentence.
pub fn sampling(sampled: &Sampled) -> String {
    let Sampled { samples, seed, generator, .. } = sampled;
    format!(
        "{samples} samples of each class, seed {seed}, generator {generator}; z is the distance from the exact value in standard deviations."
    )
}

/// A sampled cell beside the exact figure and the paper's.
pub fn sampled_row(report: &Reproduction, c: &SampledCell) -> [String; 6] {
    let exact = report.cell(&c.scheme, &c.class);
    let printed = exact.and_then(|e| e.judgement.as_ref()).map(|j| j.printed.clone());
    [
        c.scheme.clone(),
        c.class.clone(),
        printed.unwrap_or_default(),
        exact.map(|e| percent(&e.probabilities.silent())).unwrap_or_default(),
        c.silent_percent(),
        c.silent_z(),
    ]
}

/// The whole report.
pub fn page(report: &Reproduction) -> String {
    let [exact, sampled, differ] = report.verdicts();
    let mut text = format!(
        "# {}\n\nSilent data corruption in percent, exact. C: always corrected. D: never silent. {}\n\n",
        report.request.model.name,
        "= equals the published figure at every printed digit; ~ lies within its sampling error; ≠ differs (reasons below)."
    );
    text += &cells_table(report);
    if exact + sampled + differ > 0 {
        text +=
            &format!("\n{exact} published cells match exactly, {sampled} within sampling error, {differ} differ.\n");
    }
    if let Some(sampled) = &report.sampled {
        text += &format!("\n## Sampled beside exact, percent silent\n\n{}\n\n", sampling(sampled));
        text += &table(&SAMPLED_HEADER, sampled.cells.iter().map(|c| sampled_row(report, c).to_vec()));
    }
    let differing: Vec<&Cell> =
        report.cells.iter().filter(|c| c.judgement.as_ref().is_some_and(|j| j.verdict == Verdict::Differs)).collect();
    if !differing.is_empty() {
        text += "\n## Where the published figures differ\n\n";
        text += &table(
            &["scheme", "class", "ours", "paper", "why"],
            differing.iter().map(|c| {
                let j = c.judgement.as_ref();
                let reason = j.and_then(|j| j.reason.clone()).unwrap_or_else(|| "**unexpected**".into());
                let printed = j.map(|j| j.printed.clone()).unwrap_or_default();
                vec![c.scheme.clone(), c.class.clone(), percent(&c.probabilities.silent()), printed, reason]
            }),
        );
    }
    if !report.totals.is_empty() {
        text += "\n## All events of the model, in percent\n\n";
        text += &table(
            &["scheme", "corrected", "detected", "silent"],
            report.totals.iter().map(|t| {
                let p = &t.probabilities;
                vec![t.name.clone(), percent(&p.corrected), percent(&p.detected), percent(&p.silent())]
            }),
        );
    }
    if !report.statements.is_empty() {
        text += "\n## What the text says\n\n";
        text += &table(
            &["statement", "paper", "ours", "", "why"],
            report.statements.iter().map(|s| {
                let mark = if s.matches { "=" } else { "≠" };
                let reason = s.reason.clone().unwrap_or_default();
                vec![s.text.clone(), s.paper.clone(), s.ours.clone(), mark.into(), reason]
            }),
        );
    }
    text
}
