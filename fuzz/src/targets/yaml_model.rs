//! Any text as an error model, and as published figures to judge by.

use crate::text;
use eccforge_exact::model::ErrorModel;
use eccforge_exact::published::{Published, rounds_to};
use eccforge_scheme::diagnostic::SourceFile;

/// One input.
pub fn run(data: &[u8]) {
    let file = SourceFile::new("fuzz.yaml", text(data));
    if let Ok(model) = ErrorModel::from_text(&file) {
        assert_eq!(ErrorModel::from_text(&file).expect("it was read before").hash(), model.hash());
    }
    if let Ok(published) = Published::from_text(&file) {
        let half = num_rational::BigRational::new(1.into(), 2.into());
        let cells = published.scheme_ids().filter_map(|s| published.cell(s, "bit"));
        assert!(
            cells.filter(|figure| rounds_to(&half, figure)).all(|figure| figure.starts_with("0.5") || figure == "1")
        );
    }
}
