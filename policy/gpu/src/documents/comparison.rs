//! Several policies on one trace as a document.

use super::{remarks, tiles};
use crate::replay::Intake;
use crate::replay::what_if::PolicyResult;
use eccforge_evidence::log::stamp::Clock;
use eccforge_report::charts::{Bars, Words, histogram};
use eccforge_report::{Column, Document, Report, Table};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// Several policies on one trace.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Comparison<'a> {
    /// By profile.
    pub outcomes: &'a [PolicyResult],
    /// Lines of the trace.
    #[serde(skip)]
    pub intake: &'a Intake,
    #[serde(skip)]
    pub file: &'a str,
}

impl Comparison<'_> {
    /// A row for each policy; a value that it does not have is empty.
    fn table(&self) -> Table {
        const COLUMNS: [(&str, &str); 12] = [
            ("profile", "profile"),
            ("beyond_memory", "beyond"),
            ("errors_avoided", "avoided"),
            ("pages_lost", "pages lost"),
            ("bytes_lost", "bytes lost"),
            ("rows_lost", "rows"),
            ("applications_ended", "apps ended"),
            ("gpu_interruptions", "GPU down"),
            ("resets", "resets"),
            ("silent_corruptions", "silent"),
            ("gpus_to_return", "returned"),
            ("first_return", "first return"),
        ];
        let row = |outcome: &PolicyResult| {
            let fields = serde_json::to_value(outcome).unwrap_or_default();
            // Times have the form of the log: without a zone if the log has none.
            let first = outcome.first_return.map(|time| match self.intake.stamp(time) {
                stamp if stamp.clock == Clock::Local => stamp.to_string(),
                _ => time.to_string(),
            });
            COLUMNS.map(|(key, _)| match &fields[key] {
                _ if key == "first_return" => first.clone().unwrap_or_default(),
                Value::String(text) => text.clone(),
                Value::Number(figure) => figure.to_string(),
                _ => String::new(),
            })
        };
        let columns = COLUMNS.map(|(key, label)| Column { key: key.to_owned(), ..Column::figures(label) });
        let mut table = Table::with(columns).rows(self.outcomes.iter().map(row));
        table.columns[0] = Column::words("profile");
        table
    }
}

impl Report for Comparison<'_> {
    const NAME: &'static str = "what-if";

    fn document(&self) -> Document {
        let lead = "Several policies on one trace: the errors that each avoids, the memory that it retires, the work that it stops.";
        let mut document = Document::new("Policy comparison", lead);
        tiles(&mut document, self.intake);
        let Intake { lines, events, malformed, .. } = self.intake;
        document.verbatim(format!("{}: {lines} lines, {events} events, {malformed} malformed", self.file));
        remarks(&mut document, self.file, self.intake);
        let mut table = self.table();
        for cell in table.rows.iter_mut().flatten().filter(|cell| cell.text.is_empty()) {
            cell.text = "N/A".to_owned();
        }
        document.section("").table(table);
        document.text("N/A: the policy has no such action, the trace does not give the value, or no GPU is returned.");
        let labels: Vec<String> = self.outcomes.iter().map(|o| o.profile.clone()).collect();
        let bars = |name: &str, of: fn(&PolicyResult) -> u64| Bars {
            name: name.to_owned(),
            heights: self.outcomes.iter().map(|o| of(o) as f64).collect(),
        };
        let sets = [
            bars("errors avoided", |o| o.errors_avoided),
            bars("applications ended", |o| o.applications_ended),
            bars("GPUs interrupted", |o| o.gpu_interruptions),
            bars("resets", |o| o.resets),
        ];
        let words = Words { title: "Errors avoided and work stopped by each policy", x: "profile", y: "count" };
        document.drawing(histogram(words, &labels, &sets), "");
        document
    }

    fn records(&self) -> String {
        self.table().csv()
    }
}
