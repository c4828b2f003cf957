//! Bundles of `eccforge merge --audit`: all records of a campaign with the verdict on them, checked without a network.

use super::results::failure;
use eccforge_runs::records::{self, Contents, Header, Record};
use eccforge_sampling::report::Report;
use miette::{Report as Failure, miette};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// A bundle. It is valid if the same bundle follows from its records.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bundle {
    /// Version of this format: 1.
    eccforge_audit: u32,
    /// The program that counted, with its commit, and the hash of its sources.
    program: [String; 2],
    /// Id and SHA-256 of each scheme.
    schemes: BTreeMap<String, String>,
    /// Blocks that each host counted.
    hosts: BTreeMap<String, u64>,
    /// Whether no sample is missing.
    complete: bool,
    /// The outcomes and their comparison with the exact values.
    cells: Value,
    /// The merged records, as in a record file.
    records: String,
}

impl Bundle {
    /// The bundle of a merge; `log`: the text of its record file.
    pub fn new(header: &Header, records: &[Record], report: &Report, log: String) -> Result<Self, Failure> {
        let mut hosts: BTreeMap<String, u64> = BTreeMap::new();
        for r in records.iter() {
            *hosts.entry(r.host.clone()).or_default() += r.blocks;
        }
        // As it is read: numbers have the form of the file.
        let cells = serde_json::to_string(&report.cells).and_then(|text| serde_json::from_str(&text));
        Ok(Self {
            eccforge_audit: 1,
            program: [header.program.clone(), header.identity.sources.clone()],
            schemes: header.identity.schemes.clone(),
            hosts,
            complete: report.complete,
            cells: cells.map_err(|e| miette!("{e}"))?,
            records: log,
        })
    }

    /// Reads a file as a bundle, if it is one.
    pub fn read(path: &Path) -> Result<Option<(Self, Contents)>, Failure> {
        // A pipe can be read only once, as records.
        let text = if path.is_file() { std::fs::read_to_string(path).unwrap_or_default() } else { String::new() };
        if !text.starts_with("{\"eccforge_audit\"") {
            return Ok(None);
        }
        let bundle: Self = serde_json::from_str(&text).map_err(|e| miette!("{}: {e}", path.display()))?;
        let contents = records::parse(path, bundle.records.as_bytes()).map_err(failure)?;
        Ok(Some((bundle, contents)))
    }

    pub fn records(&self) -> &str {
        &self.records
    }

    /// The text of the file.
    pub fn text(&self) -> Result<String, Failure> {
        serde_json::to_string(self).map(|text| text + "\n").map_err(|e| miette!("{e}"))
    }

    /// The first statement that does not follow from the records.
    pub fn difference(&self, made: &Self) -> Option<&'static str> {
        let parts = [
            ("program", self.program == made.program),
            ("schemes", self.schemes == made.schemes),
            ("hosts", self.hosts == made.hosts),
            ("complete", self.complete == made.complete),
            ("cells", self.cells == made.cells),
            ("format", self == made),
        ];
        parts.into_iter().find(|(_, equal)| !equal).map(|(name, _)| name)
    }
}
