//! Everything under `generated/rust` and `generated/c`, as paths and texts; written or compared byte for byte.

use crate::rust::{PRELUDE, Prelude};
use crate::{c, kernel, parts, rust};
use eccforge_scheme::output;
use eccforge_scheme::{Scheme, builtins};
use std::io;
use std::path::Path;

/// How a stale file is cured.
pub const CURE: &str = "run: cargo xtask generate";

/// A file of the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Path from the root of the repository, with `/`.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// All generated files, in a fixed order.
///
/// # Panics
/// A shipped scheme has no byte layout: a defect of this repository, which its tests would show.
pub fn files() -> Vec<File> {
    let schemes: Vec<Scheme> = builtins().iter().map(|b| b.scheme()).collect();
    let file = |path: String, text: String| File { path, text };
    let mut files = vec![
        file("generated/rust/Cargo.toml".into(), include_str!("templates/schemes_cargo.txt").into()),
        file("generated/rust/src/lib.rs".into(), library(&schemes)),
        file("generated/rust/src/kernel.rs".into(), include_str!("templates/kernel_types.rs.txt").into()),
    ];
    for scheme in &schemes {
        let name = parts::identifier(scheme);
        let mut module = rust::module(scheme, Prelude::Crate).expect("shipped schemes have a byte layout");
        module += &kernel::rust(scheme).unwrap_or_default();
        files.push(file(format!("generated/rust/src/{name}.rs"), module));
    }
    for scheme in &schemes {
        let name = parts::identifier(scheme);
        let source = c::source(scheme, c::Regenerate::Tree).expect("shipped schemes have a byte layout");
        files.push(file(format!("generated/c/ecc_{name}.h"), source.header));
        files.push(file(format!("generated/c/ecc_{name}.c"), source.source));
    }
    files
}

fn library(schemes: &[Scheme]) -> String {
    let module = |s: &Scheme| {
        let feature = if kernel::grid(s).is_some() { "" } else { "#[cfg(feature = \"every-scheme\")]\n" };
        (parts::identifier(s), feature)
    };
    let mut modules: Vec<(String, &str)> = schemes.iter().map(module).collect();
    modules.sort();
    let modules: String =
        modules.iter().map(|(name, feature)| format!("{feature}#[rustfmt::skip]\npub mod {name};\n")).collect();
    let kernels: Vec<String> = schemes
        .iter()
        .filter(|s| kernel::grid(s).is_some())
        .flat_map(|s| {
            let name = parts::identifier(s);
            kernel::variants(s).into_iter().map(move |(suffix, _)| format!("    &{name}::KERNEL{suffix},\n"))
        })
        .collect();
    include_str!("templates/schemes_lib.rs.txt")
        .replace("{MODULES}", &modules)
        .replace("{PRELUDE}", PRELUDE)
        .replace("{COUNT}", &kernels.len().to_string())
        .replace("{KERNELS}", &kernels.concat())
}

/// Writes the files that differ; returns their paths.
///
/// # Errors
/// A file cannot be read or written; then none has changed.
pub fn write(root: &Path) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let stale = stale(root)?;
    output::write_all(stale.iter().map(|file| (root.join(&file.path), &file.text)))?;
    Ok(stale.into_iter().map(|file| file.path).collect())
}

/// The files that are missing or differ by a byte.
///
/// # Errors
/// A file cannot be read although it is there.
pub fn stale(root: &Path) -> io::Result<Vec<File>> {
    let mut stale = Vec::new();
    for file in files() {
        match std::fs::read(root.join(&file.path)) {
            Ok(bytes) if bytes == file.text.as_bytes() => {}
            Ok(_) => stale.push(file),
            Err(e) if e.kind() == io::ErrorKind::NotFound => stale.push(file),
            Err(e) => return Err(e),
        }
    }
    Ok(stale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_the_same_twice_and_what_is_committed() {
        assert_eq!(files(), files());
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let stale: Vec<String> = stale(&root).expect("readable").into_iter().map(|f| f.path).collect();
        assert!(stale.is_empty(), "stale: {stale:?}; {CURE}");
    }

    #[test]
    fn a_changed_byte_is_noticed_and_cured() {
        let root = tempfile::tempdir().expect("a temporary folder");
        assert_eq!(write(root.path()).expect("writable").len(), files().len());
        assert_eq!(stale(root.path()).expect("readable"), []);
        let path = root.path().join("generated/rust/src/trio.rs");
        let mut text = std::fs::read(&path).expect("written");
        text[1000] ^= 1;
        std::fs::write(&path, text).expect("writable");
        let paths: Vec<String> = stale(root.path()).expect("readable").into_iter().map(|f| f.path).collect();
        assert_eq!(paths, ["generated/rust/src/trio.rs"]);
    }
}
