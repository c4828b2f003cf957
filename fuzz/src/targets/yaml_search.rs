//! Any text as the description of a search for codewords or for entries.

use crate::{Seeds, yaml};
use eccforge_scheme::diagnostic::SourceFile;
use eccforge_search::lanes::spec::{Family, LanesSpec};
use eccforge_search::spec::SearchSpec;

const SEEDS: Seeds = Seeds {
    texts: &[include_str!("../../seeds/search.yaml"), include_str!("../../seeds/search-entry.yaml")],
    words: &[
        "n: 72",
        "k: 64",
        "columns: any",
        "columns: odd",
        "symbols: {bits: 4}",
        "adjacent: {bits: 3}",
        "window: 8",
        "patterns: [[0, 5], [1, 2]]",
        "minimise: {triples: 1}",
        "entry: {beats: 3, data-pins: 8, check-pins: 8}",
        "- {sources: 3, targets: 4, sums: 2}",
        "chains: {count: 1, moves: 1, hot: 1, cold: 1, seed: 1}",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let file = SourceFile::new("fuzz.yaml", yaml(data, &SEEDS));
    if let Ok(spec) = SearchSpec::from_text(&file) {
        assert!(spec.problem.feasible().is_ok() && spec.hash.len() == 64);
    }
    if LanesSpec::is_described(&file)
        && let Ok(spec) = LanesSpec::from_text(&file)
        && let Family::Layers(layers) = &spec.family
    {
        assert!(layers.iter().all(|layer| layer.bits() <= spec.shape.lane_bits()));
    }
}
