//! Proofs of sequential modules as documents.

use crate::prove::step::ProofStep;
use eccforge_report::{Document, Report, Table};
use schemars::JsonSchema;
use serde::Serialize;

/// The claims that the proof of the parts does not show.
pub(super) const ASSUMED: [&str; 2] = [
    "That the steps of the algorithm solve the key equation is a theorem [Sarwate and Shanbhag, 2001]. For this code it is not \
     proved again; the testbench simulates words. The small codes are run completely, in the same text of the module.",
    "The array must deliver what was written, one clock after the read, until the next read.",
];

/// The proof of the sequential modules of a scheme.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SequentialProof {
    /// Scheme.
    pub scheme: String,
    /// Its hash.
    pub scheme_hash: String,
    /// Flags of `eccforge emit verilog`.
    pub flags: String,
    /// Versions of the tools.
    pub tools: Vec<String>,
    /// The claim of each part, and how it was shown.
    pub parts: Vec<ProofStep>,
    /// The assumptions of the proof.
    pub assumed: Vec<String>,
}

impl SequentialProof {
    /// Whether every part meets its definition.
    pub fn holds(&self) -> bool {
        self.parts.iter().all(ProofStep::holds)
    }
}

/// Proofs of the sequential modules of schemes.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SequentialProofs {
    /// One for each scheme.
    pub records: Vec<SequentialProof>,
}

impl Report for SequentialProofs {
    const NAME: &'static str = "prove-sequential";

    fn document(&self) -> Document {
        let mut document =
            Document::new("Proofs of sequential modules", "Each part meets its definition for all inputs and states.");
        let open = self
            .records
            .iter()
            .flat_map(|record| record.parts.iter().filter(|part| !part.holds()).map(move |part| (record, part)));
        let open: Vec<String> = open.map(|(record, part)| format!("{}: {}", record.scheme, part.claim)).collect();
        if open.is_empty() {
            let names: Vec<&str> = self.records.iter().map(|record| record.scheme.as_str()).collect();
            document.status(
                true,
                format!("Proved: every part of the sequential modules of {} meets its definition.", names.join(", ")),
            );
        } else {
            document.status(false, format!("NOT PROVED: {}.", open.join("; ")));
        }
        for record in &self.records {
            document.section(if self.records.len() == 1 { String::new() } else { record.scheme.clone() });
            let rows = record.parts.iter().map(|part| {
                // A claim without a colon is on all modules together.
                let (name, claim) = part.claim.split_once(": ").unwrap_or(("modules", &part.claim));
                [name.to_owned(), claim.to_owned(), verdict(part), format!("{:.1}", part.seconds)]
            });
            document.table(Table::words(&["part", "claim", "shown by", "seconds"]).rows(rows));
            for assumed in &record.assumed {
                document.note(assumed.clone());
            }
        }
        for tool in self.records.first().iter().flat_map(|record| &record.tools) {
            document.ran("Tool", tool);
        }
        for record in &self.records {
            document.ran("Scheme", format!("{} {}", record.scheme, record.scheme_hash));
        }
        document
    }

    /// Formats one line for each part.
    fn records(&self) -> String {
        let mut records = Table::words(&["scheme", "claim", "proved", "evidence", "seconds"]);
        for record in &self.records {
            let line = |part: &ProofStep| {
                let evidence = part.failure.as_ref().or(part.not_decided.as_ref()).unwrap_or(&part.evidence);
                [
                    record.scheme.clone(),
                    part.claim.clone(),
                    part.holds().to_string(),
                    evidence.clone(),
                    format!("{:.1}", part.seconds),
                ]
            };
            records = records.rows(record.parts.iter().map(line));
        }
        records.csv()
    }
}

fn verdict(part: &ProofStep) -> String {
    match (&part.failure, &part.not_decided) {
        (None, None) => part.evidence.clone(),
        (Some(failure), _) => format!("FAILS: {failure}"),
        (None, Some(why)) => format!("not decided: {why}"),
    }
}
