//! The front of a search as one HTML page, in the design of all reports.

use crate::islands::Found;
use crate::lanes::results as lanes;
use crate::lanes::spec::LanesSpec;
use crate::results::{COLUMNS, Code, name, row, scheme_text};
use crate::spec::SearchSpec;
use eccforge_exact::report::heatmap;
use eccforge_exact::report::page::Page;
use eccforge_scheme::Scheme;
use eccforge_scheme::diagnostic::SourceFile;

/// The page of a search for codes of entries.
pub fn entries(spec: &LanesSpec, codes: &[Found<u32>], version: &str, command: &str) -> String {
    let shape = spec.shape;
    let lead = format!(
        "Codes of {} beats of {} pins. Each corrects {}.",
        shape.beats,
        shape.bits() / shape.beats,
        lanes::corrected(spec)
    );
    let mut page = Page::new(&format!("What the search {} found", spec.id), &lead, version);
    page.tiles(&[
        (codes.len().to_string(), "codes"),
        (spec.chains.to_string(), "chains"),
        lanes::size(spec),
        (spec.seed.to_string(), "seed"),
    ]);
    page.heading("The codes");
    page.table(&lanes::COLUMNS, &codes.iter().enumerate().map(|(i, c)| lanes::row(spec, i, c)).collect::<Vec<_>>());
    if let Some(first) = codes.first() {
        let id = name(&spec.id, 0);
        matrix(&mut page, &id, lanes::scheme_text(spec, first, &id, version));
    }
    provenance(page, &spec.hash, version, command)
}

/// The picture of H. What the search writes is a scheme; where it were none, the picture is left out.
fn matrix(page: &mut Page, id: &str, text: String) {
    if let Ok(scheme) = Scheme::from_text(&SourceFile::new(id, text), None) {
        page.heading(&format!("H of {id}"));
        page.figure(&heatmap::matrix(&scheme), "Check columns are tinted orange. Weights of rows at the right.");
    }
}

fn provenance(mut page: Page, hash: &str, version: &str, command: &str) -> String {
    page.provenance(&[
        ("Program", format!("eccforge {version}")),
        ("Command", command.to_owned()),
        ("SHA-256 of the description", hash.to_owned()),
    ]);
    page.finish()
}

/// The whole page of a search for codewords.
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
        let id = name(&spec.id, 0);
        matrix(&mut page, &id, scheme_text(spec, best, &id, version));
    }
    provenance(page, &spec.hash, version, command)
}
