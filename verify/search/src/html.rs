//! The front of a search as one HTML page, in the design of all reports.

use crate::results::{COLUMNS, Code, name, row, scheme_text};
use crate::spec::SearchSpec;
use eccforge_exact::report::heatmap;
use eccforge_exact::report::page::Page;
use eccforge_scheme::Scheme;
use eccforge_scheme::diagnostic::SourceFile;

/// The whole page.
pub fn page(spec: &SearchSpec, codes: &[Code], version: &str, command: &str) -> String {
    let (n, k) = (spec.problem.n, spec.problem.data_bits());
    let lead = format!(
        "({n}, {k}) codes that correct {}. No code of this list is beaten by another in every column.",
        spec.corrects.join(", ")
    );
    let mut page = Page::new(&format!("What the search {} found", spec.id), &lead, version);
    page.tiles(&[
        (codes.len().to_string(), "codes on the front"),
        (spec.chains.to_string(), "chains"),
        (spec.schedule.moves.to_string(), "moves of each"),
        (spec.seed.to_string(), "seed"),
    ]);
    page.heading("The front");
    page.paragraph(
        "Pairs and triples of wrong bits outside the correctable set that are miscorrected, those with syndrome zero (silent), \
         patterns inside windows, and ones in H.",
    );
    page.table(&COLUMNS, &codes.iter().enumerate().map(|(i, c)| row(spec, i, c)).collect::<Vec<_>>());
    if let Some(best) = codes.first() {
        let id = name(spec, 0);
        let text = scheme_text(spec, best, &id, version);
        // What the search writes is a scheme; where it were none, the picture is left out.
        if let Ok(scheme) = Scheme::from_text(&SourceFile::new(&id, text), None) {
            page.heading(&format!("H of {id}"));
            page.figure(&heatmap::matrix(&scheme), "Check columns are tinted orange. Weights of rows at the right.");
        }
    }
    page.provenance(&[
        ("Program", format!("eccforge {version}")),
        ("Command", command.to_owned()),
        ("SHA-256 of the description", spec.hash.clone()),
    ]);
    page.finish()
}
