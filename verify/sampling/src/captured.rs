//! Sampled counts for the table of a work, and captured silent patterns as files.

use crate::report::{CellReport, Report, SilentPattern};
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
        let file = |((class, scheme), text): ((&str, &str), String)| {
            let replay = match self.stages.iter().all(|at| at.scheme != scheme) {
                true => format!("# Replay: eccforge show {scheme} --error-file THIS\n"),
                false => "# Bits are those that errors strike, copy after copy.\n".to_owned(),
            };
            let seed = self.confidence.map_or_else(String::new, |_| format!(", seed {}", self.identity.seed));
            let head =
                format!("# Error patterns of the class {class} that {scheme} delivers as wrong data{seed}.\n{replay}");
            // Ids of classes come from files and may hold any character.
            let plain = |c: char| c.is_alphanumeric() || "-_.".contains(c);
            (format!(".silent.{class}.{scheme}").replace(|c| !plain(c), "_"), head + &text)
        };
        let row = |p: &SilentPattern| {
            let (error, sample) = (format!("hex:{}", p.capture.error), p.capture.sample.to_string());
            [p.capture.scheme.clone(), p.class.clone(), sample, error]
        };
        let table = Table::words(&["scheme", "class", "sample", "error"]).rows(self.captures.iter().map(row));
        let table = (!self.captures.is_empty()).then(|| (".silent.csv".to_owned(), table.csv()));
        files.into_iter().map(file).chain(table).collect()
    }
}
