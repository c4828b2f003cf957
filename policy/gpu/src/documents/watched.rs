//! The state of a watch as a document and as a page.

use super::{devices, observed, rows, share_read};
use crate::observed::{Advice, NextFault, NextFaults, Observed, ObservedFacts};
use crate::watch::{Counts, Watcher};
use eccforge_report::{Document, Report, Status, Table, with_noun};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The state of a watch.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Watched<'a> {
    /// The source that is read.
    source: &'a str,
    /// Lines that were read.
    counts: &'a Counts,
    /// The evidence of the log about each device.
    #[serde(serialize_with = "ObservedFacts::of")]
    #[schemars(with = "ObservedFacts<'a>")]
    observed: &'a Observed,
    /// The recommended action for each device.
    advice: BTreeMap<String, Advice>,
    /// Errors of each host that are not of memory, in words.
    hardware: BTreeMap<String, Vec<String>>,
    /// The chances of the next fault in the entries of each DIMM that have errors; only with the code of the controller.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    next_fault: BTreeMap<String, NextFault>,
}

impl<'a> From<&'a Watcher> for Watched<'a> {
    fn from(watcher: &'a Watcher) -> Self {
        let observed = &watcher.observed;
        let advice = observed.advised().into_iter().map(|a| (a.device.to_string(), a.advice)).collect();
        let hardware = observed.hardware_errors().into_iter().collect();
        let next_fault = BTreeMap::new();
        Self { source: &watcher.source, counts: &watcher.counts, observed, advice, hardware, next_fault }
    }
}

/// A chance in percent with four significant digits.
fn percent(chance: f64) -> String {
    let digits = if chance > 0.0 { (1.0 - chance.log10()).clamp(0.0, 9.0) as usize } else { 0 };
    format!("{:.digits$}", chance * 100.0)
}

impl Watched<'_> {
    /// Adds the chances of the next fault.
    #[must_use]
    pub fn with_next_faults(mut self, next_faults: &NextFaults) -> Self {
        self.next_fault = next_faults.iter().map(|(place, next)| (place.to_string(), next.clone())).collect();
        self
    }

    /// The chances of the next fault.
    fn next_faults(&self, document: &mut Document) {
        if self.next_fault.is_empty() {
            return;
        }
        let header = ["lost entries", "weak entries", "detected, %", "silent, %"];
        let rows = self.next_fault.iter().map(|(dimm, next)| {
            let chances =
                [next.detected, next.silent].map(|p| if next.weak_entries > 0 { percent(p) } else { "-".into() });
            let counts = [dimm.clone(), next.lost_entries.to_string(), next.weak_entries.to_string()];
            counts.into_iter().chain(chances).collect::<Vec<_>>()
        });
        document.section("The next fault in an entry with errors").table(Table::new(&["memory"], &header).rows(rows));
        document.note(
            "lost: entries in use with uncorrected errors. weak: entries in use with only corrected errors. \
             detected, silent: outcomes of the next fault in a weak entry, in the entry with the largest share.",
        );
        for (dimm, next) in self.next_fault.iter().filter(|(_, next)| !next.foreign_syndromes.is_empty()) {
            let syndromes = next.foreign_syndromes.join(", ");
            document.note(format!("{dimm}: no correctable pattern of the code has the syndromes {syndromes}."));
        }
    }

    fn lines(&self) -> String {
        let Counts { lines, about_devices, malformed, not_understood, gaps, .. } = self.counts;
        // The path of a file would fill the line.
        let name = self.source.strip_prefix("file ").and_then(|path| path.rsplit(['/', '\\']).next());
        let read = share_read(name.unwrap_or(self.source), [*lines, *about_devices, *malformed, *not_understood]);
        match gaps {
            0 => read,
            _ => format!("{read}; {} (lines that were lost)", with_noun(gaps, "gap")),
        }
    }

    /// The page of a watch; `problem` is the reason why the watch does not work, if there is one.
    pub fn page(&self, problem: Option<&str>) -> String {
        let mut page = Document::new("Errors of GPUs and memory", &self.lines());
        let health = problem.map_or_else(|| "The source is read.".to_owned(), |p| format!("Not healthy: {p}."));
        page.status(problem.is_none(), health);
        page.section("").table(devices(&self.observed.advised(), self.observed));
        page.text("Devices that the log does not mention are not listed. Reload the page for newer lines.");
        page.link("/metrics", "Metrics").link("/healthz", "health");
        observed(&mut page, self.observed, false);
        self.next_faults(&mut page);
        page.html(env!("CARGO_PKG_VERSION"), "eccforge gpu watch")
    }
}

impl Report for Watched<'_> {
    const NAME: &'static str = "watch";

    fn document(&self) -> Document {
        let mut document = Document::new("State of a watch", "The events of every device in the log.");
        let answer = rows::answer(&self.observed.advised());
        document.status = Some(Status { good: None, text: format!("{answer}\n{}", self.lines()) });
        observed(&mut document, self.observed, false);
        self.next_faults(&mut document);
        document
    }
}
