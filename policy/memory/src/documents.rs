//! Results of memory tests as documents.

use crate::campaign::statistics::{Options, Statistics};
use crate::campaign::{Execution, csv, plots, tables};
use crate::memtest::coverage::Coverage;
use crate::memtest::report::{MemtestResult, Provenance, Status};
use crate::memtest::rows;
use eccforge_report::{Document, Report, Table};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

impl Report for MemtestResult {
    const NAME: &'static str = "memtest";

    fn document(&self) -> Document {
        let mut document = Document::new("What memory tests found", "");
        let partial = if self.status == Status::Interrupted { ", interrupted" } else { "" };
        let what = if self.found() { "ERRORS FOUND" } else { "no errors" };
        let sentence = format!("{what}: {} of {} iterations failed{partial}", self.failed_iterations, self.iterations);
        document.status(!self.found(), sentence);
        let sum = |of: fn(&crate::memtest::simulated::TestResult) -> u64| self.tests.iter().map(of).sum::<u64>();
        document.tile(sum(|t| t.words), "words read and compared").tile(sum(|t| t.word_errors), "words wrong");
        document.tile(sum(|t| t.reads.corrected), "reads corrected").tile(sum(|t| t.reads.detected), "reads detected");
        document.tile(sum(|t| t.reads.miscorrected + t.reads.undetected), "reads silent");
        document.text(rows::target(self)).table(rows::tests(self));
        provenance(&mut document, &self.provenance);
        document
    }

    fn records(&self) -> String {
        self.table().csv()
    }
}

impl Report for Coverage {
    const NAME: &'static str = "coverage";

    fn document(&self) -> Document {
        let mut document = Document::new("Which memory test finds which fault", "");
        let tests: Vec<String> =
            self.rows.first().into_iter().flat_map(|r| &r.cells).map(|x| x.test.to_string()).collect();
        let row = |r: &crate::memtest::coverage::Row| {
            let cells = r.cells.iter().map(|x| x.found.to_string());
            [r.fault.clone()].into_iter().chain(cells).collect::<Vec<_>>()
        };
        let interval = |r: &crate::memtest::coverage::Row| {
            let cells = r.cells.iter().map(|x| format!("{:.2} to {:.2}", x.low, x.high));
            [r.fault.clone()].into_iter().chain(cells).collect::<Vec<_>>()
        };
        let (trials, device, size, scheme) = (self.trials, &self.device, rows::bytes(self.bytes), &self.scheme);
        let found = format!("Devices of {trials} on which a test found the fault: {device}, {size}, scheme {scheme}");
        document.text(found).table(Table::new(&["fault"], &tests).rows(self.rows.iter().map(row)));
        document.drawing(self.svg(), "Rows are faults, columns are tests.");
        document.section("95 % intervals of the shares").folded();
        document.table(Table::new(&["fault"], &tests).rows(self.rows.iter().map(interval)));
        provenance(&mut document, &self.provenance);
        document
    }

    fn records(&self) -> String {
        self.table().csv()
    }
}

/// Statistics over many runs, and where they came from.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Campaign<'a> {
    /// SHA-256 of each log.
    pub logs: BTreeMap<String, String>,
    #[serde(flatten)]
    pub statistics: &'a Statistics,
    #[serde(skip)]
    pub executions: &'a [Execution],
    /// How the statistics were made.
    #[serde(skip)]
    pub options: &'a Options,
}

impl Report for Campaign<'_> {
    const NAME: &'static str = "campaign";

    fn document(&self) -> Document {
        let s = self.statistics;
        let mut document = Document::new("What many runs of memory tests say", "");
        document.tile(s.cards, "cards").tile(s.iterations, "iterations").tile(s.failed, "of them failed");
        document.tile(s.could_not_run, "runs could not run, and are not counted");
        document.text(format!(
            "{} runs on {} cards, {} iterations, {} failed; {} runs could not run and are not counted",
            s.executions, s.cards, s.iterations, s.failed, s.could_not_run
        ));
        for (heading, table) in tables::all(s, self.options) {
            document.section(heading).table(table);
        }
        document.section("Probability that an iteration fails").folded();
        match plots::all(s, self.executions, self.options) {
            Err(why) => {
                document.drawing(Err(why), "");
            }
            Ok(all) => {
                for (name, svg) in all {
                    document.plot(svg, name_in_words(&name));
                }
            }
        }
        for (name, hash) in &self.logs {
            document.ran("Log", format!("{name}, SHA-256 {hash}"));
        }
        document
    }

    fn records(&self) -> String {
        csv::table(self.statistics).csv()
    }
}

fn name_in_words(name: &str) -> &'static str {
    match name {
        "completed.svg" => "Cards by iterations.",
        "cdf.svg" => "Cards with at least so many iterations each.",
        "mass.svg" => "At one cut-off.",
        "mutual-information.svg" => "The part of each test (column) that another (row) explains.",
        _ => "By an attribute of the cards.",
    }
}

fn provenance(document: &mut Document, p: &Provenance) {
    document.ran("Seed", p.seed.to_string());
    for hash in p.scheme_sha256.iter() {
        document.ran("SHA-256 of the scheme's meaning", hash);
    }
    for hash in p.faults_sha256.iter() {
        document.ran("SHA-256 of the fault file", hash);
    }
}
