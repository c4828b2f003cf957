//! Tests that the generated tree equals the committed one.

use eccforge_source::tree::files;
use std::path::Path;

#[test]
fn the_tree_is_the_same_twice_and_what_is_compiled() {
    assert_eq!(files(), files());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../generated");
    for file in files().iter().filter(|file| file.path.starts_with("rust/")) {
        let committed = std::fs::read_to_string(folder.join(&file.path)).expect("committed");
        assert!(committed == file.text, "{}: run: cargo xtask generate", file.path);
    }
}
