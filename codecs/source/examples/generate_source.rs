//! `generate_source DIR`: writes the Rust crate of all built-in schemes into `DIR/rust`, and their C files into
//! `DIR/c`.

use eccforge_source::tree;
use std::path::Path;

fn main() -> Result<(), String> {
    let folder = std::env::args().nth(1).ok_or("usage: generate_source DIR")?;
    tree::write(Path::new(&folder)).map_err(|e| e.to_string())
}
