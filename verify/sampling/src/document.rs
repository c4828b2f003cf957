//! The result of a sampled or exhaustive run as a document.

use crate::report::{CellReport, Ending, Report};
use crate::source::rate_of;
use eccforge_model::ErrorModel;
use eccforge_outcomes::{Counts, Probabilities, Tally};
use eccforge_report::plots::{self, Row};
use eccforge_report::{Column, Document, Table, grouped, with_noun};
use eccforge_runs::records::MONTE_CARLO;

impl eccforge_report::Report for Report {
    const NAME: &'static str = "simulate";

    fn document(&self) -> Document {
        let (title, what) = if self.identity.kind == MONTE_CARLO {
            ("Sampled outcomes", "Counts of sampled error patterns. They differ from exact values only by chance.")
        } else {
            ("Outcomes of every error of a set", "Every pattern was decoded, so the counts are exact.")
        };
        let mut document = Document::new(title, what);
        status(&mut document, self);
        let [mut decoded, mut corrected, mut detected, mut silent] = [0u128; 4];
        for cell in &self.cells {
            decoded += u128::from(cell.samples);
            corrected += u128::from(cell.counts.corrected);
            detected += u128::from(cell.counts.detected);
            silent += u128::from(cell.silent);
        }
        document.tile(decoded, "patterns decoded").tile(corrected, "corrected");
        document.tile(detected, "detected").tile(silent, "silent");
        document.section("").table(counts(self));
        if self.cells.iter().any(|cell| cell.z.is_some()) {
            document.note("silent: wrong data without a report. z: distance of the silent share from the exact one, in standard deviations, if at least 10 silent samples are expected.");
        }
        if !self.stages.is_empty() {
            let rows = self.stages.iter().map(|s| {
                let names = [&s.class, &s.scheme, &s.stage].map(Clone::clone);
                names.into_iter().chain([s.corrected, s.detected].map(|n| n.to_string()))
            });
            let table = Table::new(&["class", "scheme", "stage"], &["corrected here", "detected here"]);
            document.section("Where; a sample counts at every stage that had a part in it");
            document.table(table.rows(rows));
        }
        pictures(&mut document, self);
        document.ran("Seed", self.identity.seed.to_string());
        if let Some(lane) = &self.lane {
            document.ran("Lane", lane);
        }
        if let Some(execution) = &self.execution {
            document.ran("Seconds", format!("{:.2}", execution.seconds));
        }
        for u in &self.not_compared {
            document.ran("Not compared", format!("{} under {}: {}", u.scheme, u.class, u.reason));
        }
        document
    }

    fn records(&self) -> String {
        self.table().csv()
    }
}

fn status(document: &mut Document, report: &Report) {
    let denied: Vec<&CellReport> = report.cells.iter().filter(|c| c.denies_exact()).collect();
    match denied.as_slice() {
        [] if report.complete && report.confidence.is_none() => document.status(true, every(report)),
        [] if report.complete => document.status(true, sampled(report)),
        [] => document.status(false, partial(report)),
        [first, ..] => {
            let (n, scheme, class) = (denied.len(), &first.scheme, &first.class);
            document.status(false, format!("{n} cells contradict exact values, {scheme} under {class} first."))
        }
    };
}

/// The answer of a run that lacks samples. A part may have none, because parts consist of complete blocks.
fn partial(report: &Report) -> String {
    let status = format!("PARTIAL: {} samples; {}.", report.progress(), report.ended);
    if report.samples()[0] > 0 || report.ended != Ending::Shard {
        return status;
    }
    let block = with_noun(grouped(&report.identity.block_samples.to_string()), "sample");
    format!("{status}\nParts take blocks of {block}, and the other parts have all blocks of this run.")
}

/// The answer of a complete run: the largest silent shares, the number of samples, and the comparison with exact values.
fn sampled(report: &Report) -> String {
    let compared = report.cells.iter().filter(|cell| cell.exact_value.is_some()).count();
    let verdict = match compared {
        0 => "no count is compared with an exact value.".to_owned(),
        _ if compared == report.cells.len() => "no count contradicts an exact value.".to_owned(),
        _ => format!("no count contradicts an exact value ({compared} of {} are compared).", report.cells.len()),
    };
    let samples = match samples_of_each(report) {
        None => "All samples were counted".to_owned(),
        Some(number) if report.classes().len() == 1 => with_noun(number, "sample"),
        Some(number) => format!("{} of each class", with_noun(number, "sample")),
    };
    let answer = match report.cells.as_slice() {
        [only] => format!("{}\n", silent_share(only)),
        _ => most_silent(report).map_or_else(String::new, |most| format!("{most}\n")),
    };
    format!("{answer}{samples}; {verdict}")
}

/// The number of samples, if all cells have the same one.
fn samples_of_each(report: &Report) -> Option<String> {
    let (first, rest) = report.cells.split_first()?;
    let is_same = rest.iter().all(|cell| cell.samples == first.samples);
    is_same.then(|| grouped(&first.samples.to_string()))
}

/// The silent share of one scheme under one class.
fn silent_share(cell: &CellReport) -> String {
    let [percent, interval, exact] = cell.silent_texts();
    let exact = if cell.exact_value.is_some() { format!("; exact: {exact} %") } else { String::new() };
    format!("{}: {percent} % of `{}` errors are silent (95 %: {interval}{exact}).", cell.scheme, cell.class)
}

/// The answer about every error of a set.
fn every(report: &Report) -> String {
    let mut sentences = Vec::new();
    for cell in &report.cells {
        let all = grouped(&cell.samples.to_string());
        let silent = match cell.silent {
            0 => "none is silent".to_owned(),
            1 => "1 is silent".to_owned(),
            several => format!("{} are silent ({} %)", grouped(&several.to_string()), cell.silent_texts()[0]),
        };
        sentences.push(format!("{}: all {all} patterns of {} were decoded; {silent}.", cell.scheme, cell.class));
    }
    sentences.join("\n")
}

/// For each of a few schemes, the class with the largest silent share.
fn most_silent(report: &Report) -> Option<String> {
    let mut most: Vec<&CellReport> = Vec::new();
    for cell in report.cells.iter().filter(|cell| cell.silent > 0) {
        match most.iter_mut().find(|other| other.scheme == cell.scheme) {
            None => most.push(cell),
            Some(other) if other.silent_share < cell.silent_share => *other = cell,
            Some(_) => {}
        }
    }
    // A status line of more schemes would be longer than the table below it.
    if most.is_empty() || most.len() > 3 {
        return None;
    }
    Some(format!(
        "Most silent: {}.",
        most.iter().map(|cell| silent_share_in_words(cell)).collect::<Vec<_>>().join(", ")
    ))
}

/// The silent share of a cell, with its scheme and its class.
fn silent_share_in_words(cell: &CellReport) -> String {
    format!("{} {:.4} % of {}", cell.scheme, 100.0 * cell.silent_share, cell.class)
}

fn counts(report: &Report) -> Table {
    // Without chance there is nothing to compare.
    let is_sampled = report.confidence.is_some();
    // The answer states a number of samples that all cells have.
    let is_stated = is_sampled && report.complete && samples_of_each(report).is_some();
    let columns = [
        (if is_sampled { "samples" } else { "patterns" }, 3),
        ("clean", 4),
        ("corrected", 0),
        ("detected", 0),
        ("undetected", 5),
        ("miscorrected", 5),
        // Its share is in the next column.
        ("silent", 1),
        ("silent %", 0),
        ("95 % interval", 0),
        ("exact %", 0),
        ("z", 2),
    ];
    let is_compared = report.cells.iter().any(|cell| cell.exact_value.is_some());
    let number = match (is_sampled, is_compared) {
        (true, true) => columns.len(),
        // Without the exact share and the distance from it.
        (true, false) => columns.len() - 2,
        // Without the interval too.
        (false, _) => columns.len() - 3,
    };
    let figures = columns.into_iter().take(number).skip(usize::from(is_stated));
    let figures = figures.map(|(label, rank)| Column::figures(label).optional(rank));
    let row = |c: &CellReport| {
        let Counts { corrected, detected, undetected, miscorrected, clean } = c.counts;
        let counts = [c.samples, clean, corrected, detected, undetected, miscorrected, c.silent];
        let figures = counts.map(|n| n.to_string()).into_iter().chain(c.silent_texts()).chain([c.z_text()]);
        [c.class.clone(), c.scheme.clone()]
            .into_iter()
            .chain(figures.take(number).skip(usize::from(is_stated)))
            .collect::<Vec<_>>()
    };
    let words = ["class", "scheme"].map(Column::words);
    // Cells are sorted by name; tables have the order of the model, and then that of the rates.
    let model = ErrorModel::builtin(&report.identity.model[0]);
    // A class that a stopped run has not begun would be a row of zeros.
    let is_begun = report.cells.iter().any(|cell| cell.samples > 0);
    let mut cells: Vec<&CellReport> = report.cells.iter().filter(|cell| !is_begun || cell.samples > 0).collect();
    cells.sort_by(|a, b| {
        let [place_a, place_b] = [a, b].map(|cell| model.as_ref().and_then(|model| model.index(&cell.class).ok()));
        place_a.cmp(&place_b).then(rate(a).total_cmp(&rate(b)))
    });
    Table::with(words.into_iter().chain(figures)).rows(cells.into_iter().map(row))
}

/// The rate of a cell's source; 0 for a class.
fn rate(cell: &CellReport) -> f64 {
    rate_of(&cell.class).and_then(|rate| rate.parse::<f64>().ok()).unwrap_or(0.0)
}

/// Adds bars of the schemes under each class.
fn pictures(document: &mut Document, report: &Report) {
    document.section("Outcomes by class of error");
    for class in report.classes() {
        let cells = report.cells.iter().filter(|c| c.class == class);
        let shares: Vec<(&str, Probabilities)> =
            cells.filter_map(|c| Some((c.scheme.as_str(), probabilities(c)?))).collect();
        let rows: Vec<Row<'_>> = shares.iter().map(|(name, p)| (*name, p)).collect();
        if !rows.is_empty() {
            let title = format!("Outcomes of errors of the class {class}");
            document.plot(plots::bars(&title, "Patterns, percent", "percent of patterns", &rows), &title);
        }
    }
}

fn probabilities(c: &CellReport) -> Option<Probabilities> {
    let tally: Tally = c.counts.map(|count| (*count).into());
    (c.samples > 0).then(|| tally.probabilities())
}
