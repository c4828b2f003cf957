//! Generates the Rust crate and C files of every built-in scheme, as paths and texts, for `cargo xtask generate`.

use crate::Options;
use crate::rust::{LANES, PRELUDE, Prelude};
use crate::{c, kernel, parts, rust};
use eccforge_files::output;
use eccforge_scheme::{Scheme, builtins};
use std::path::Path;

/// A file of the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Path in the folder `generated`, with `/`.
    pub path: String,
    /// Text of the file.
    pub text: String,
}

/// All generated files, in a fixed order.
pub fn files() -> Vec<File> {
    let schemes: Vec<Scheme> = builtins().iter().map(|b| b.scheme()).collect();
    let options = Options { lanes: true, ..Options::default() };
    let mut files = vec![
        File { path: "rust/Cargo.toml".into(), text: include_str!("templates/schemes_cargo.txt").into() },
        File { path: "rust/src/lib.rs".into(), text: library(&schemes) },
        File {
            path: "rust/src/kernel.rs".into(),
            text: concat!(
                include_str!("templates/kernel_types.rs.txt"),
                "\n",
                include_str!("templates/word_tables.rs.txt")
            )
            .into(),
        },
    ];
    for scheme in &schemes {
        let name = parts::identifier(&scheme.id);
        let mut module = rust::module(scheme, Prelude::Crate, &options).expect("no vector kernels are asked for");
        module += &kernel::rust(scheme).unwrap_or_default();
        files.push(File { path: format!("rust/src/{name}.rs"), text: module });
    }
    for scheme in &schemes {
        let source = c::source(scheme, c::Regenerate::Tree, &options).expect("no vector kernels are asked for");
        for (name, text) in source.files() {
            files.push(File { path: format!("c/{name}"), text: text.to_owned() });
        }
    }
    files
}

/// The root of the crate: the modules, and the list of all kernels.
fn library(schemes: &[Scheme]) -> String {
    let mut modules: Vec<(String, &str)> = Vec::new();
    let mut kernels: Vec<String> = Vec::new();
    for scheme in schemes {
        let name = parts::identifier(&scheme.id);
        if kernel::grid(scheme).is_none() {
            // Other crates use only schemes with kernels; the feature spares them the compilation of all others.
            modules.push((name, "#[cfg(feature = \"every-scheme\")]\n"));
            continue;
        }
        for (suffix, _) in kernel::variants(scheme) {
            kernels.push(format!("    &{name}::KERNEL{suffix},\n"));
        }
        modules.push((name, ""));
    }
    modules.sort();
    let modules: String =
        modules.iter().map(|(name, feature)| format!("{feature}#[rustfmt::skip]\npub mod {name};\n")).collect();
    include_str!("templates/schemes_lib.rs.txt")
        .replace("{MODULES}", &modules)
        .replace("{PRELUDE}", &format!("{LANES}{PRELUDE}"))
        .replace("{COUNT}", &kernels.len().to_string())
        .replace("{KERNELS}", &kernels.concat())
}

/// Writes every file into a folder, all or none.
///
/// # Errors
/// A file cannot be written.
pub fn write(folder: &Path) -> Result<(), output::NotWritten> {
    output::write_all(files().iter().map(|file| (folder.join(&file.path), &file.text)))
}
