//! Comparisons of netlists as documents.

use super::{Contract, NetlistComparison, Promise, Reading};
use crate::prove::difference::{Counterexample, table};
use eccforge_report::{Document, Table};
use eccforge_scheme::builtin;
use serde::Serialize;

/// A comparison of a netlist with a scheme.
#[derive(Clone, Debug, Serialize)]
pub struct Compared<'a> {
    /// The result of the comparison.
    #[serde(flatten)]
    pub report: &'a NetlistComparison,
    /// Names of the files.
    #[serde(skip)]
    pub files: &'a str,
    /// Id of the scheme.
    #[serde(skip)]
    pub scheme: &'a str,
    /// Whether words were counted, instead of a proof for all of them.
    #[serde(skip)]
    pub counted: bool,
}

impl eccforge_report::Report for Compared<'_> {
    const NAME: &'static str = "prove-netlist";

    fn document(&self) -> Document {
        let Self { files, scheme, report: NetlistComparison { vectors, differing, seconds, .. }, .. } = self;
        let mut document =
            Document::new("A netlist and a scheme", "The outputs of a netlist, compared with those of a scheme.");
        let compared = [("compared", self.report.compared.join(", "))];
        let not = self.report.not_compared.iter().map(|what| ("not compared", what.clone()));
        let coverage = [("coverage", self.report.coverage.clone())];
        document.facts(compared.into_iter().chain(not).chain(coverage).chain(read(&self.report.reading)));
        if let Some(first) = &self.report.first {
            difference(&mut document, first);
        }
        // Equality carries over only the proofs of the scheme's own decoder.
        if *differing == 0 && builtin(scheme).is_some() {
            document.text(format!("`eccforge prove {scheme}` proves that {scheme} itself meets its claims"));
        }
        let verdict = match (self.counted, *differing) {
            (true, n) => {
                let speed = *vectors as f64 / seconds / 1e6;
                format!("{n} of {vectors} words differ from {scheme} ({seconds:.1} s, {speed:.2} M words/s)")
            }
            (false, 0) => format!("equals {scheme} ({seconds:.1} s)"),
            (false, _) => format!("DIFFERS from {scheme} ({seconds:.1} s)"),
        };
        document.status(*differing == 0, format!("{files}: {verdict}"));
        document
    }

    /// One line: the counts.
    fn records(&self) -> String {
        let NetlistComparison { vectors, differing, coverage, seconds, .. } = self.report;
        let row = [vectors.to_string(), differing.to_string(), coverage.clone(), seconds.to_string()];
        Table::words(&["vectors", "differing", "coverage", "seconds"]).row(row).csv()
    }
}

/// The promises of a scheme, and whether a netlist keeps them.
#[derive(Clone, Debug, Serialize)]
pub struct ContractReport<'a> {
    /// The results for all promises.
    #[serde(flatten)]
    pub contract: &'a Contract,
    /// Names of the files.
    #[serde(skip)]
    pub files: &'a str,
}

impl eccforge_report::Report for ContractReport<'_> {
    const NAME: &'static str = "prove-contract";

    fn document(&self) -> Document {
        let mut document = Document::new("A netlist and the contract of a scheme", "");
        let mut rows = Vec::new();
        for Promise { promise, proof, open, .. } in &self.contract.promises {
            let (verdict, evidence) = match (proof, open) {
                (Some(proof), _) => ("proved", proof.as_str()),
                (None, Some(why)) => ("OPEN", why.as_str()),
                (None, None) => ("BROKEN", ""),
            };
            rows.push([promise.clone(), verdict.to_owned(), evidence.to_owned()]);
        }
        document.table(Table::words(&["promise", "verdict", "evidence"]).rows(rows));
        for word in self.contract.promises.iter().filter_map(|promise| promise.broken.as_ref()) {
            difference(&mut document, word);
        }
        let is_equal = self.contract.equal_elsewhere;
        let elsewhere = if is_equal { "equal to the scheme's decoder" } else { "not as the scheme's decoder" };
        let outputs =
            [("outputs", self.contract.compared.join(", ")), ("errors that no promise is about", elsewhere.to_owned())];
        document.section("").facts(outputs.into_iter().chain(read(&self.contract.reading)));
        let verdict = if self.contract.holds() { "every promise is proved" } else { "NOT every promise is proved" };
        document.status(self.contract.holds(), format!("{}: {verdict} ({:.1} s)", self.files, self.contract.seconds));
        document
    }
}

/// How the netlist was read, and the warnings.
fn read(reading: &Reading) -> impl Iterator<Item = (&'static str, String)> {
    let by = (!reading.read_by.is_empty()).then(|| ("read by", reading.read_by.clone()));
    by.into_iter().chain(reading.warnings.iter().map(|warning| ("warning", warning.clone())))
}

/// The first difference: inputs, and the outputs of both decoders.
fn difference(document: &mut Document, first: &Counterexample) {
    document.section("First difference (expected by the scheme, found in the netlist)");
    let inputs = first.inputs.iter().cloned();
    let outputs = first
        .outputs
        .iter()
        .map(|(port, expected, found)| (port.clone(), format!("expected {expected}, found {found}")));
    document.facts(inputs.chain(outputs)).verbatim(table(first));
}
