//! The committed Verilog: all shipped schemes, made again byte for byte.

use crate::collateral;
use crate::design::{Design, File, Options};
use eccforge_scheme::output::{self, NotWritten};
use eccforge_scheme::{Scheme, builtins};
use std::path::Path;

/// All files of a scheme: modules and collateral.
pub fn files(scheme: &Scheme, options: &Options) -> Vec<File> {
    let design = Design::new(scheme, options);
    let mut files = design.files();
    files.extend(collateral::files(scheme, options, &design));
    files
}

/// What is committed of a shipped scheme: the default options, and diagnostic coverage where every error class can be
/// tried.
fn shipped(scheme: &Scheme) -> Vec<File> {
    let mut files = files(scheme, &Options::default());
    files.extend(collateral::fmeda(scheme));
    files
}

/// Writes files into a folder, all or none.
///
/// # Errors
/// The folder or a file cannot be written.
pub fn write(folder: &Path, files: &[File]) -> Result<(), NotWritten> {
    output::write_all(files.iter().map(|f| (folder.join(&f.name), &f.text)))
}

/// Writes `<folder>/<id>/` for every shipped scheme: what `cargo xtask generate` puts under `generated/verilog`.
///
/// # Errors
/// As [`write()`].
pub fn all(folder: &Path) -> Result<(), NotWritten> {
    for builtin in builtins() {
        write(&folder.join(builtin.id), &shipped(&builtin.scheme()))?;
    }
    Ok(())
}

/// Names of files under `folder` that differ from what [`all`] would write, are missing or are left over.
pub fn stale(folder: &Path) -> Vec<String> {
    let mut stale = Vec::new();
    for builtin in builtins() {
        let own = folder.join(builtin.id);
        let files = shipped(&builtin.scheme());
        for file in &files {
            if std::fs::read_to_string(own.join(&file.name)).ok().as_deref() != Some(&file.text) {
                stale.push(format!("{}/{}", builtin.id, file.name));
            }
        }
        for entry in std::fs::read_dir(&own).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if files.iter().all(|f| f.name != name) {
                stale.push(format!("{}/{name}", builtin.id));
            }
        }
    }
    stale.sort();
    stale
}
