//! Proof records as documents.

use super::ProofRecord;
use super::difference::table;
use eccforge_report::{Document, Report, Table};
use schemars::JsonSchema;
use serde::Serialize;

/// Proof records of schemes.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct ProofRecords {
    /// One for each scheme.
    pub records: Vec<ProofRecord>,
}

impl Report for ProofRecords {
    const NAME: &'static str = "prove";

    fn document(&self) -> Document {
        let lead = "The synthesised text equals the circuit, and the circuit does what the scheme claims, for every data word.";
        let mut document = Document::new("Hardware proofs", lead);
        let failed: Vec<String> = self.records.iter().filter(|r| !r.holds()).map(unproved).collect();
        let names: Vec<&str> = self.records.iter().map(|r| r.scheme.as_str()).collect();
        let is_bounded = self.records.iter().any(|r| r.steps().any(|s| s.within_clocks.is_some()));
        let bounds = if is_bounded {
            " At the parameters of the design, some properties are proved only within the stated clocks."
        } else {
            ""
        };
        let folder = self.records.first().and_then(|record| record.flags.split_once("--dir "));
        let folder = folder.map_or_else(String::new, |(_, folder)| format!(" in {folder}"));
        let names = names.join(", ");
        match failed.as_slice() {
            [] => document.status(
                true,
                format!("Proved: the Verilog of {names}{folder} implements the scheme for every word.{bounds}"),
            ),
            some => document.status(false, format!("NOT PROVED: {}.", some.join("; "))),
        };
        let is_only = self.records.len() == 1;
        for record in &self.records {
            section(&mut document, record, is_only);
        }
        for tool in self.records.first().iter().flat_map(|r| &r.tools) {
            document.ran("Tool", tool);
        }
        for record in &self.records {
            document.ran("Scheme", format!("{} {}", record.scheme, record.scheme_hash));
        }
        document
    }

    /// Formats one line for each claim.
    fn records(&self) -> String {
        let mut records = Table::words(&["scheme", "claim", "proved", "evidence", "seconds"]);
        for record in &self.records {
            let scheme = &record.scheme;
            records = records.rows(record.equivalence.iter().map(|e| {
                let claim = format!("{}: {} outputs of RTL equal the circuit's", e.module, e.outputs);
                [scheme.clone(), claim, e.equal.to_string(), e.evidence.clone(), format!("{:.1}", e.seconds)]
            }));
            records = records.rows(record.steps().map(|s| {
                let evidence = s.failure.as_ref().or(s.not_decided.as_ref()).unwrap_or(&s.evidence);
                [scheme.clone(), s.claim.clone(), s.holds().to_string(), evidence.clone(), format!("{:.1}", s.seconds)]
            }));
        }
        records.csv()
    }
}

/// The scheme, and the first property that was not proved.
fn unproved(record: &ProofRecord) -> String {
    let differs =
        record.equivalence.iter().find(|e| !e.equal).map(|e| format!("{} differs from its circuit", e.module));
    let open = record.steps().find(|step| !step.holds()).map(|step| step.claim.clone());
    let first = differs.or(open).map_or_else(String::new, |property| format!(": {property}"));
    format!("{}{first}", record.scheme)
}

/// The properties of one scheme. The section of the only scheme has no title.
fn section(document: &mut Document, record: &ProofRecord, is_only: bool) {
    let word = if record.holds() { "proved" } else { "NOT PROVED" };
    document.section(if is_only { String::new() } else { format!("{}: {word}", record.scheme) });
    let modules = record.equivalence.iter().map(|e| {
        let verdict = if e.equal { e.evidence.clone() } else { "DIFFERS".to_owned() };
        [format!("{} equals its circuit", e.module), verdict]
    });
    let is_equal = record.equivalence.iter().all(|e| e.equal);
    let steps = record.steps().map(|s| {
        let verdict = match (&s.failure, &s.not_decided) {
            (None, None) => s.evidence.clone(),
            (Some(failure), _) => format!("FAILS: {failure}"),
            (None, Some(why)) => format!("not decided: {why}"),
        };
        // Only the synthesised text is the user's: the other properties are those of the scheme's own circuit.
        let of = if is_equal { "" } else { "of the circuit: " };
        [format!("{of}{}", s.claim), verdict]
    });
    document.table(Table::words(&["property", "shown by"]).rows(modules).rows(steps));
    for equivalence in &record.equivalence {
        if let Some(counterexample) = &equivalence.counterexample {
            document.text(format!("An input for which {} and its circuit differ:", equivalence.module));
            document.verbatim(table(counterexample));
        }
    }
    for m in &record.mutants {
        document.text(format!(
            "mutants: {} made, {} killed by patterns, {} by proof, {} proved equivalent, {} survive: {:.2} % killed ({:.1} s)",
            m.mutants,
            m.killed_by_pattern,
            m.killed_by_proof,
            m.equivalent,
            m.survivors.len(),
            100.0 * m.killed_share(),
            m.seconds
        ));
        for survivor in &m.survivors {
            document.text(format!("survivor: {survivor}"));
        }
    }
}
