//! The committed Verilog: all shipped schemes, made again byte for byte: each in its readable form with all collateral, the
//! paper's schemes also as `--goal area` and `--goal delay` print them.

use crate::collateral;
use crate::design::{Design, File, Goal, Options};
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

/// Goals whose text is committed beside the readable one, each in a folder of its name.
const OPTIMISED: [(&str, Goal); 2] = [("area", Goal::Area), ("delay", Goal::Delay)];

/// Schemes of [Sullivan et al., MICRO 2021, Table 2].
const PAPER: [&str; 9] =
    ["ni-secded", "i-secded", "duet", "ni-sec2bec", "i-sec2bec", "trio", "i-ssc", "i-ssc-csc", "ssc-dsd-plus"];

/// What is committed of a shipped scheme, under its folder: the default options, and diagnostic coverage where every error
/// class can be tried; of the paper's schemes also the modules of the other goals.
fn shipped(scheme: &Scheme) -> Vec<File> {
    let mut files = files(scheme, &Options::default());
    files.extend(collateral::fmeda(scheme));
    for (folder, goal) in OPTIMISED.iter().filter(|_| PAPER.contains(&scheme.id.as_str())) {
        let design = Design::new(scheme, &Options { goal: *goal, ..Options::default() });
        files.extend(design.files().into_iter().map(|f| File { name: format!("{folder}/{}", f.name), text: f.text }));
    }
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
        let listed = |folder: &str| {
            let entries = std::fs::read_dir(own.join(folder)).into_iter().flatten().flatten();
            let files = entries.filter(|entry| entry.path().is_file());
            files.map(|f| format!("{folder}{}", f.file_name().to_string_lossy())).collect::<Vec<_>>()
        };
        for name in ["", "area/", "delay/"].iter().flat_map(|folder| listed(folder)) {
            if files.iter().all(|f| f.name != name) {
                stale.push(format!("{}/{name}", builtin.id));
            }
        }
    }
    stale.sort();
    stale
}
