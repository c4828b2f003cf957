//! Files of captured silent error patterns.

use super::failure;
use eccforge_runs::records::write_atomically;
use eccforge_sampling::report::Report;
use miette::Report as Failure;
use std::collections::BTreeMap;
use std::path::Path;

/// Writes the silent patterns to `OUT.silent.CLASS.SCHEME`, one a line, as `eccforge show --error-file` reads them.
pub(super) fn write(report: &Report, out: &Path) -> Result<(), Failure> {
    let mut files: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for pattern in &report.captures {
        let text = files.entry((&pattern.class, &pattern.capture.scheme)).or_default();
        *text += &format!("# sample {}\nhex:{}\n", pattern.capture.sample, pattern.capture.error);
    }
    for ((class, scheme), text) in files {
        let mut path = out.as_os_str().to_owned();
        // The words of a file, such as ids of classes, may hold what is no part of a name.
        let plain = |c: char| c.is_alphanumeric() || "-_.".contains(c);
        path.push(format!(".silent.{class}.{scheme}").replace(|c| !plain(c), "_"));
        let replay = match report.stages.iter().all(|at| at.scheme != scheme) {
            true => format!("# Replay: eccforge show {scheme} --error-file THIS\n"),
            false => "# Bits are those that errors strike, copy after copy.\n".to_owned(),
        };
        let seed = match report.confidence {
            Some(_) => format!(", seed {}", report.identity.seed),
            None => String::new(),
        };
        let head =
            format!("# Error patterns of the class {class} that {scheme} delivers as wrong data{seed}.\n{replay}");
        write_atomically(Path::new(&path), (head + &text).as_bytes()).map_err(failure)?;
    }
    Ok(())
}
