//! Recounts everything in docs/gallery.md and writes its table and its picture.

#[path = "../tests/support/gallery.rs"]
mod gallery;

use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let rows = gallery::rows(&root.join("matrices"))?;
    let page = root.join("docs/gallery.md");
    let text = gallery::page(&std::fs::read_to_string(&page)?, &rows)?;
    eccforge_files::output::write_all(vec![(page, text), (root.join("docs/gallery.svg"), gallery::scatter(&rows)?)])?;
    Ok(())
}
