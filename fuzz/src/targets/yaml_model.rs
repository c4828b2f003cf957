//! Any text as an error model, and as published figures to judge by.

use crate::text;
use eccforge_exact::model::ErrorModel;
use eccforge_exact::works::{Work, rounds_to};
use eccforge_files::diagnostic::SourceFile;

pub fn run(data: &[u8]) {
    let file = SourceFile::new("fuzz.yaml", text(data));
    if let Ok(model) = ErrorModel::from_text(&file) {
        assert_eq!(ErrorModel::from_text(&file).expect("it was read before").hash(), model.hash());
    }
    if let Some(table) = Work::from_text(&file, None).ok().and_then(|work| work.by_class) {
        let half = num_rational::BigRational::new(1.into(), 2.into());
        let cells = table.published_schemes().filter_map(|s| Some(table.printed(s, "bit")?.0));
        assert!(
            cells.filter(|figure| rounds_to(&half, figure)).all(|figure| figure.starts_with("0.5") || figure == "1")
        );
    }
}
