//! What was proved as one HTML page, in the design of all reports.

use super::{Record, table};
use eccforge_exact::report::page::Page;

/// The whole page.
pub fn page(records: &[Record], version: &str, command: &str) -> String {
    let lead =
        "The synthesised text equals the circuit, and the circuit does what the scheme claims, for every data word.";
    let mut page = Page::new("What is proved of the hardware", lead, version);
    let failed: Vec<&str> = records.iter().filter(|r| !r.holds()).map(|r| r.scheme.as_str()).collect();
    match failed.as_slice() {
        [] => page.status(true, "Everything is proved."),
        some => page.status(false, &format!("Not proved: {}.", some.join(", "))),
    }
    for record in records {
        section(&mut page, record);
    }
    let mut facts = vec![("Program", format!("eccforge {version}")), ("Command", command.to_owned())];
    facts.extend(records.first().iter().flat_map(|r| &r.tools).map(|tool| ("Tool", tool.clone())));
    facts.extend(records.iter().map(|r| ("Scheme", format!("{} {}", r.scheme, r.scheme_hash))));
    page.provenance(&facts);
    page.finish()
}

fn section(page: &mut Page, record: &Record) {
    page.heading(&record.scheme);
    let seconds = |s: f64| format!("{s:.1}");
    let verdict = |good: bool| if good { "proved" } else { "NOT PROVED" }.to_owned();
    let mut rows: Vec<Vec<String>> = Vec::new();
    for e in &record.equivalence {
        let claim = format!("{}: {} outputs of the text equal the circuit's", e.module, e.outputs);
        rows.push(vec![claim, verdict(e.equal), e.evidence.clone(), seconds(e.seconds)]);
    }
    for s in record.steps() {
        let evidence = s.failure.clone().unwrap_or_else(|| s.evidence.clone());
        rows.push(vec![s.claim.clone(), verdict(s.failure.is_none()), evidence, seconds(s.seconds)]);
    }
    page.table(&["claim", "", "evidence", "seconds"], &rows);
    record.equivalence.iter().flat_map(|e| &e.counterexample).for_each(|c| page.verbatim(&table(c)));
    if record.mutants.is_empty() {
        return;
    }
    page.paragraph(
        "Mutants: gates changed one by one. Each must be noticed by a pattern or a proof, or be the same function.",
    );
    let row = |m: &super::mutants::Score| {
        let counts = [m.mutants, m.killed_by_pattern, m.killed_by_proof, m.equivalent, m.survivors.len()];
        counts.iter().map(ToString::to_string).chain([format!("{:.2} %", 100.0 * m.killed_share())]).collect()
    };
    let header = ["made", "killed by patterns", "killed by proof", "equivalent", "survive", "killed"];
    page.table(&header, &record.mutants.iter().map(row).collect::<Vec<Vec<String>>>());
    record.mutants.iter().flat_map(|m| &m.survivors).for_each(|s| page.verbatim(&s.to_string()));
}
