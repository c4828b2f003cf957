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
    /// Its text.
    pub text: String,
}

/// All generated files, in a fixed order.
pub fn files() -> Vec<File> {
    let schemes: Vec<Scheme> = builtins().iter().map(|b| b.scheme()).collect();
    let file = |path: String, text: String| File { path, text };
    let options = Options { lanes: true, ..Options::default() };
    let mut files = vec![
        file("rust/Cargo.toml".into(), include_str!("templates/schemes_cargo.txt").into()),
        file("rust/src/lib.rs".into(), library(&schemes)),
        file("rust/src/kernel.rs".into(), include_str!("templates/kernel_types.rs.txt").into()),
    ];
    for scheme in &schemes {
        let name = parts::identifier(&scheme.id);
        let mut module = rust::module(scheme, Prelude::Crate, &options).expect("no vector kernels are asked for");
        module += &kernel::rust(scheme).unwrap_or_default();
        files.push(file(format!("rust/src/{name}.rs"), module));
    }
    for scheme in &schemes {
        let source = c::source(scheme, c::Regenerate::Tree, &options).expect("no vector kernels are asked for");
        files.extend(source.files().into_iter().map(|(name, text)| file(format!("c/{name}"), text.to_owned())));
    }
    files
}

fn library(schemes: &[Scheme]) -> String {
    let module = |s: &Scheme| {
        let feature = if kernel::grid(s).is_some() { "" } else { "#[cfg(feature = \"every-scheme\")]\n" };
        (parts::identifier(&s.id), feature)
    };
    let mut modules: Vec<(String, &str)> = schemes.iter().map(module).collect();
    modules.sort();
    let modules: String =
        modules.iter().map(|(name, feature)| format!("{feature}#[rustfmt::skip]\npub mod {name};\n")).collect();
    let kernels: Vec<String> = schemes
        .iter()
        .filter(|s| kernel::grid(s).is_some())
        .flat_map(|s| {
            let name = parts::identifier(&s.id);
            kernel::variants(s).into_iter().map(move |(suffix, _)| format!("    &{name}::KERNEL{suffix},\n"))
        })
        .collect();
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
