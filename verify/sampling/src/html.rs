//! The result of a sampled or exhaustive run as one HTML page, in the design of all reports.

use crate::report::{CellReport, Report};
use eccforge_exact::report::page::Page;
use eccforge_exact::report::plots::{self, Row};
use eccforge_exact::tally::{Counts, Probabilities, Tally};
use eccforge_runs::records::MONTE_CARLO;

/// The whole page.
pub fn page(report: &Report, version: &str) -> String {
    let sampled = report.identity.kind == MONTE_CARLO;
    let classes = report.classes();
    let (title, what) = match sampled {
        true => (
            "What sampled errors become",
            "Error patterns are drawn; nothing but chance is between these counts and the exact ones.",
        ),
        false => ("What every error of a set becomes", "Every pattern was tried: the counts are exact."),
    };
    let mut page = Page::new(title, what, version);
    let denied: Vec<&CellReport> = report.cells.iter().filter(|c| c.denies_exact()).collect();
    match denied.as_slice() {
        [] if report.complete => page.status(true, "Complete; no count denies an exact value."),
        [] => {
            let [counted, asked] = report.samples();
            page.status(false, &format!("Partial: {counted} of {asked} samples; {}.", report.ended));
        }
        [first, ..] => {
            let text =
                format!("{} cells deny exact values, {} under {} first.", denied.len(), first.scheme, first.class);
            page.status(false, &text);
        }
    }
    let sum = |of: fn(&CellReport) -> u64| report.cells.iter().map(|c| u128::from(of(c))).sum::<u128>().to_string();
    page.tiles(&[
        (sum(|c| c.samples), "patterns decoded"),
        (sum(|c| c.counts.corrected), "corrected"),
        (sum(|c| c.counts.detected), "detected"),
        (sum(|c| c.counts.silent()), "silent"),
    ]);
    for class in classes {
        let cells: Vec<&CellReport> = report.cells.iter().filter(|c| c.class == class).collect();
        section(&mut page, class, &cells, report.confidence.is_some());
    }
    stages(&mut page, report);
    provenance(&mut page, report, version);
    page.finish()
}

/// The schemes under one class: bars and a table.
fn section(page: &mut Page, class: &str, cells: &[&CellReport], sampled: bool) {
    page.heading(&format!("Errors of the class {class}"));
    let shares: Vec<(&str, Probabilities)> =
        cells.iter().filter_map(|c| Some((c.scheme.as_str(), probabilities(c)?))).collect();
    let rows: Vec<Row> = shares.iter().map(|(name, p)| (*name, p)).collect();
    if !rows.is_empty() {
        let title = format!("Outcomes of errors of the class {class}");
        page.figure(&plots::bars(&title, "Patterns, percent", "percent of patterns", &rows), "");
    }
    let silent = if sampled { "silent %, 95 % interval" } else { "silent % of all patterns" };
    let header = ["scheme", "patterns", "clean", "corrected", "detected", "undetected", "miscorrected", silent, "z"];
    let row = |c: &&CellReport| {
        let Counts { corrected, detected, undetected, miscorrected, clean } = c.counts;
        let counts = [c.samples, clean, corrected, detected, undetected, miscorrected].map(|n| n.to_string());
        [c.scheme.clone()].into_iter().chain(counts).chain([c.silent_text(), c.z_text()]).collect()
    };
    page.table(&header, &cells.iter().map(row).collect::<Vec<Vec<String>>>());
}

fn probabilities(c: &CellReport) -> Option<Probabilities> {
    let tally: Tally = c.counts.map(|count| (*count).into());
    (c.samples > 0).then(|| tally.probabilities())
}

fn stages(page: &mut Page, report: &Report) {
    if report.stages.is_empty() {
        return;
    }
    page.heading("Where");
    page.paragraph("A sample counts at every stage that had a part in it.");
    let row = |s: &crate::staged::AtStage| {
        vec![s.scheme.clone(), s.class.clone(), s.stage.clone(), s.corrected.to_string(), s.detected.to_string()]
    };
    let rows: Vec<Vec<String>> = report.stages.iter().map(row).collect();
    page.table(&["scheme", "class", "stage", "corrected here", "detected here"], &rows);
}

fn provenance(page: &mut Page, report: &Report, version: &str) {
    let mut facts = vec![
        ("Program", format!("eccforge {version}")),
        ("Command", report.command.join(" ")),
        ("Seed", report.identity.seed.to_string()),
    ];
    facts.extend(report.lane.iter().map(|lane| ("Lane", lane.clone())));
    facts.extend(report.execution.iter().map(|e| ("Seconds", format!("{:.2}", e.seconds))));
    page.provenance(&facts);
    for u in &report.not_compared {
        page.paragraph(&format!("{} under {}: not compared with an exact value: {}", u.scheme, u.class, u.reason));
    }
}
