//! Reads any text as the description of a search for codewords or entries.

use crate::text;
use eccforge_files::diagnostic::SourceFile;
use eccforge_search::lanes::spec::{Family, LanesSpec};
use eccforge_search::spec::SearchSpec;

pub fn run(data: &[u8]) {
    let file = SourceFile::new("fuzz.yaml", text(data));
    if let Ok(spec) = SearchSpec::from_text(&file) {
        assert!(spec.problem.feasible().is_ok() && spec.hash.len() == 64);
    }
    if LanesSpec::is_entry_search(&file)
        && let Ok(spec) = LanesSpec::from_text(&file)
        && let Family::Layers(layers) = &spec.family
    {
        assert!(layers.iter().all(|layer| layer.bits() <= spec.shape.lane_bits()));
    }
}
