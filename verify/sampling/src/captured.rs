//! Sampled counts for the table of a work, and captured silent patterns as files.

use crate::report::{CellReport, Report};
use eccforge_exact::sampled::SampledCell;
use eccforge_report::Table;
use std::collections::BTreeMap;

impl From<&CellReport> for SampledCell {
    fn from(c: &CellReport) -> Self {
        Self {
            scheme: c.scheme.clone(),
            class: c.class.clone(),
            samples: c.samples,
            counts: c.counts,
            silent_low: c.silent_low.unwrap_or(0.0),
            silent_high: c.silent_high.unwrap_or(1.0),
            silent_below: c.silent_below,
            z: [c.z, c.z_corrected, c.z_detected],
            denies_exact: c.denies_exact(),
        }
    }
}

impl Report {
    /// The counts of a scheme under a class.
    pub fn cell(&self, scheme: &str, class: &str) -> Option<&CellReport> {
        self.cells.iter().find(|c| c.scheme == scheme && c.class == class)
    }

    /// The captured silent patterns as files, each with its file name suffix and its text: a file for each class and scheme with
    /// one pattern on a line, as `eccforge show --error-file` reads them, and one CSV table of all.
    pub fn silent_files(&self) -> Vec<(String, String)> {
        let mut files: BTreeMap<(&str, &str), String> = BTreeMap::new();
        for pattern in &self.captures {
            let text = files.entry((&pattern.class, &pattern.capture.scheme)).or_default();
            *text += &format!("# sample {}\nhex:{}\n", pattern.capture.sample, pattern.capture.error);
        }
        let mut named = Vec::new();
        for ((class, scheme), text) in files {
            // Ids of classes come from files and may hold any character.
            let suffix = format!(".silent.{class}.{scheme}");
            let suffix = suffix.replace(|c: char| !c.is_alphanumeric() && !"-_.".contains(c), "_");
            named.push((suffix, self.head_of_silent_file(class, scheme) + &text));
        }
        if self.captures.is_empty() {
            return named;
        }
        let rows = self.captures.iter().map(|p| {
            let (error, sample) = (format!("hex:{}", p.capture.error), p.capture.sample.to_string());
            [p.capture.scheme.clone(), p.class.clone(), sample, error]
        });
        let table = Table::words(&["scheme", "class", "sample", "error"]).rows(rows);
        named.push((".silent.csv".to_owned(), table.csv()));
        named
    }

    /// The comment at the top of a file of silent patterns.
    fn head_of_silent_file(&self, class: &str, scheme: &str) -> String {
        let has_stages = self.stages.iter().any(|at| at.scheme == scheme);
        let replay = if has_stages {
            "# Bits are those that errors strike, copy after copy.\n".to_owned()
        } else {
            format!("# Replay: eccforge show {scheme} --error-file THIS\n")
        };
        // A sweep draws nothing, so it has no seed to repeat.
        let seed = self.confidence.map_or_else(String::new, |_| format!(", seed {}", self.identity.seed));
        format!("# Error patterns of the class {class} that {scheme} delivers as wrong data{seed}.\n{replay}")
    }
}
