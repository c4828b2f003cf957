//! The Pareto front of a search as a document.

use crate::islands::Found;
use crate::lanes::results as lanes;
use crate::lanes::spec::LanesSpec;
use crate::results::{self, COLUMNS, Code, name, row, scheme_text};
use crate::spec::SearchSpec;
use eccforge_codes::report as codes;
use eccforge_files::diagnostic::SourceFile;
use eccforge_report::heatmap;
use eccforge_report::{Align, Column, Document, Report, Status, Table, in_order, with_noun};
use eccforge_scheme::Scheme;
use serde::{Serialize, Serializer};

/// The codes of entries that a search found.
#[derive(Clone, Copy, Debug)]
pub struct Entries<'a> {
    /// The search description.
    pub spec: &'a LanesSpec,
    pub codes: &'a [Found<u32>],
    /// Version of the program.
    pub version: &'a str,
}

/// The codes of codewords that a search found.
#[derive(Clone, Copy, Debug)]
pub struct Front<'a> {
    /// The search description.
    pub spec: &'a SearchSpec,
    /// The codes of the Pareto front.
    pub codes: &'a [Code],
    /// Version of the program.
    pub version: &'a str,
}

impl Serialize for Entries<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        in_order(&lanes::list(self.spec, self.codes), serializer)
    }
}

impl Serialize for Front<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        in_order(&results::list(self.spec, self.codes), serializer)
    }
}

impl Report for Entries<'_> {
    const NAME: &'static str = "search-entries";

    fn document(&self) -> Document {
        let Self { spec, codes, version, .. } = self;
        let shape = spec.shape;
        let lead = format!("Codes of {} beats of {} pins.", shape.beats, shape.bits() / shape.beats);
        let mut document = Document::new(&format!("Results of the search {}", spec.heading.id), &lead);
        let (size, meaning) = lanes::size(spec);
        document
            .tile(codes.len(), "codes")
            .tile(spec.heading.chains, "chains")
            .tile(size, meaning)
            .tile(spec.heading.seed, "seed");
        let rows = codes.iter().enumerate().map(|(i, code)| lanes::row(spec, i, code));
        document.section("").table(Table::new(&lanes::COLUMNS[..1], &lanes::COLUMNS[1..]).rows(rows));
        let chains = with_noun(spec.heading.chains, "chain");
        let text = format!(
            "Found {} from {chains}; each corrects {}.",
            with_noun(codes.len(), "code"),
            lanes::corrected(spec)
        );
        document.status = Some(Status { good: Some(true), text });
        if let Some(first) = codes.first() {
            let id = name(&spec.heading.id, 0);
            matrix(&mut document, &id, lanes::scheme_text(spec, first, &id, version));
        }
        document.ran("SHA-256 of the description", &*spec.heading.hash);
        document
    }
}

impl Report for Front<'_> {
    const NAME: &'static str = "search";

    fn document(&self) -> Document {
        let Self { spec, codes, version, .. } = self;
        let (n, k) = (spec.problem.n, spec.problem.data_bits());
        let detects = match spec.detects.as_slice() {
            [] => String::new(),
            items => format!(" and detect {}", items.join(", ")),
        };
        let lead = format!("({n}, {k}) codes that correct {}{detects}.", spec.corrects.join(", "));
        let mut document = Document::new(&format!("Results of the search {}", spec.heading.id), &lead);
        document.tile(codes.len(), "codes on the front").tile(spec.heading.chains, "chains");
        document.tile(spec.heading.schedule.moves, "moves of each").tile(spec.heading.seed, "seed");
        let rows = codes.iter().enumerate().map(|(i, code)| row(spec, i, code));
        let columns = COLUMNS.into_iter().zip(LABELS);
        let columns = columns.map(|(key, label)| Column { key: key.to_owned(), ..Column::figures(label) });
        let mut table = Table::with(columns).rows(rows);
        // The code and the chain are names, not figures to compare.
        for column in &mut table.columns[..2] {
            column.align = Align::Left;
        }
        document.section("").table(table);
        let chains = with_noun(spec.heading.chains, "chain");
        let best = codes.first().map_or_else(String::new, |best| least(spec, best));
        let text = match codes.len() {
            1 => format!("Found 1 code, the best of {chains}{best}."),
            n => format!("Found {n} codes from {chains}, none of which another beats in every column{best}."),
        };
        document.status = Some(Status { good: Some(true), text });
        if let Some(best) = codes.first() {
            document.note(
                "weighted sum: the number that the search minimises. Pairs and triples are errors outside the correctable set; \
                 silent ones have syndrome zero.",
            );
            if let Some(model) = &spec.model {
                document
                    .note(format!("silent errors of the model: share of {model}, with the weights of its classes."));
            }
            if let Some((layouts, found)) = spec.layouts.as_ref().zip(best.laid_out.as_ref()) {
                document.note(layouts.sentences(found).join(" "));
            }
            if codes.iter().any(|code| code.metrics.windows > 0) {
                document.note(
                    "windows: miscorrected patterns inside windows. outside windows: those whose wrong correction flips a bit \
                     of another window (counted if they are minimised).",
                );
            }
            let id = name(&spec.heading.id, 0);
            matrix(&mut document, &id, scheme_text(spec, best, &id, version));
        }
        document.ran("SHA-256 of the description", &*spec.heading.hash);
        document
    }
}

/// The headings of [`COLUMNS`] for people.
const LABELS: [&str; COLUMNS.len()] = [
    "code",
    "chain",
    "weighted sum",
    "pairs miscorrected",
    "triples miscorrected",
    "silent errors",
    "windows",
    "outside windows",
    "ones in H",
    "heaviest row",
    "silent errors of the model, %",
    "fewest silent flips",
    "sets of these flips",
];

/// The first code, with its miscorrected errors.
fn least(spec: &SearchSpec, best: &Code) -> String {
    let m = best.metrics;
    let id = name(&spec.heading.id, 0);
    let [pairs, triples] = [(m.pairs, "pair"), (m.triples, "triple")].map(|(n, noun)| with_noun(n, noun));
    let n = spec.problem.n;
    let (all_pairs, all_triples) = (n * (n - 1) / 2, n * (n - 1) * n.saturating_sub(2) / 6);
    format!("; {id} miscorrects {pairs} and {triples}, of {all_pairs} and {all_triples}")
}

/// Adds the picture of H. The text should be a scheme; otherwise, the picture is omitted.
fn matrix(document: &mut Document, id: &str, text: String) {
    if let Ok(scheme) = Scheme::from_text(&SourceFile::new(id, text), None) {
        document.section(format!("H of {id}")).folded();
        document.plot(
            heatmap::matrix(&codes::matrix(&scheme)),
            "Check columns are tinted orange. Weights of rows at the right.",
        );
    }
}
