//! Statistics of a campaign as a document.

use super::statistics::{Distribution, Explained, Gain, Options, Statistics};
use eccforge_report::{Cell, Document, Report, Table, with_noun};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Statistics over many runs, and where they came from.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Campaign<'a> {
    /// SHA-256 of each log.
    pub logs: BTreeMap<String, String>,
    #[serde(flatten)]
    pub statistics: &'a Statistics,
    /// How the statistics were made.
    #[serde(skip)]
    pub options: &'a Options,
}

impl Report for Campaign<'_> {
    const NAME: &'static str = "campaign";

    fn document(&self) -> Document {
        let s = self.statistics;
        let mut document = Document::new("Statistics of many runs of memory tests", "");
        document.tile(s.cards, "cards").tile(s.iterations, "iterations").tile(s.failed, "of them failed");
        document.tile(s.could_not_run, "runs could not run, and are not counted");
        document.text(format!(
            "{} on {}, {}, {} failed; {} not run and not counted",
            with_noun(s.executions, "run"),
            with_noun(s.cards, "card"),
            with_noun(s.iterations, "iteration"),
            s.failed,
            s.could_not_run
        ));
        document.section("P(fail) by iterations").table(distributions(&s.distributions));
        if !s.gains.is_empty() {
            let least = with_noun(self.options.cutoff, "iteration");
            document.section(format!("Attributes that explain P(fail), cards with at least {least}, bits"));
            document.table(gains(&s.gains));
        }
        if let Some(e) = &s.explained {
            let part = "the part of each test (column) that another (row) explains";
            document.section(format!("I(X;Y) / H(X), {} runs: {part}", e.executions)).table(explained(e));
        }
        for (name, hash) in &self.logs {
            document.ran("Log", format!("{name}, SHA-256 {hash}"));
        }
        document
    }

    fn records(&self) -> String {
        records(self.statistics).csv()
    }
}

/// A row for each cut-off.
fn distributions(list: &[Distribution]) -> Table {
    let header = ["cards", "never failed", "95 % interval", "faulty", "mode", "H", "I(perfect)"];
    Table::new(&["iterations"], &header).rows(list.iter().map(|d| {
        let [share, low, high] = d.never_failed_share;
        [
            format!(">= {}", d.cutoff),
            d.cards.to_string(),
            format!("{share:.4}"),
            format!("{low:.4} to {high:.4}"),
            format!("{:.4}", d.faulty_share),
            d.mode.map_or_else(|| "-".to_owned(), |m| format!("{m:.1e}")),
            format!("{:.3}", d.entropy),
            format!("{:.4}", d.perfect_gain),
        ]
    }))
}

/// A row for each attribute.
fn gains(list: &[Gain]) -> Table {
    let header = ["cards", "H(D)", "I(D;V)", "I(perfect)"];
    Table::new(&["attribute"], &header).rows(list.iter().map(|g| {
        let numbers = [g.entropy, g.gain, g.perfect_gain].map(|x| format!("{x:.4}"));
        [g.attribute.clone(), g.cards.to_string()].into_iter().chain(numbers)
    }))
}

/// A row for each test that explains, a column for each that is explained.
fn explained(e: &Explained) -> Table {
    let tests: Vec<&str> = e.tests.iter().map(|t| t.code()).collect();
    let mut table = Table::new(&[""], &tests);
    for (test, ratios) in tests.iter().zip(&e.ratio) {
        let mut row = vec![(*test).to_owned()];
        row.extend(ratios.iter().map(|ratio| ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.2}"))));
        table = table.row(row);
    }
    table
}

/// Distributions, gains and mutual information as one table of named numbers.
fn records(s: &Statistics) -> Table {
    let mut table = Table::words(&["table", "row", "column", "value"]);
    let mut add = |cells: [&str; 4]| table.rows.push(cells.map(Cell::from).to_vec());
    for d in &s.distributions {
        let [share, low, high] = d.never_failed_share;
        let numbers = [
            ("cards", d.cards as f64),
            ("never_failed", share),
            ("never_failed_low", low),
            ("never_failed_high", high),
            ("faulty", d.faulty_share),
            ("entropy", d.entropy),
            ("perfect_gain", d.perfect_gain),
        ];
        for (name, value) in numbers {
            add(["distribution", &d.cutoff.to_string(), name, &value.to_string()]);
        }
        for (p, share) in &d.cdf {
            add(["cdf", &d.cutoff.to_string(), &p.to_string(), &share.to_string()]);
        }
    }
    for g in &s.gains {
        add(["gain", &g.attribute, "entropy", &g.entropy.to_string()]);
        add(["gain", &g.attribute, "gain", &g.gain.to_string()]);
    }
    for e in s.explained.iter() {
        for (y, row) in e.tests.iter().zip(&e.ratio) {
            for (x, ratio) in e.tests.iter().zip(row) {
                add(["explained", y.code(), x.code(), &ratio.map_or_else(String::new, |r| r.to_string())]);
            }
        }
    }
    table
}
