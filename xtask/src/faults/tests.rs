//! Which tests cite a requirement: `// covers: D.1 A.4` above `#[test]`.

use std::collections::BTreeSet;
use std::path::Path;

/// The names of the tests below a folder that cite one of these requirements.
pub fn citing(folder: &Path, requirements: &[String]) -> Result<Vec<String>, String> {
    let cites = |covers: &str| covers.split_whitespace().any(|c| requirements.iter().any(|r| r == c));
    Ok(all(folder)?.into_iter().filter(|(covers, _)| cites(covers)).map(|(_, name)| name).collect())
}

/// Every requirement that a test below a folder cites.
#[cfg(test)]
pub fn requirements(folder: &Path) -> Result<BTreeSet<String>, String> {
    Ok(all(folder)?.iter().flat_map(|(covers, _)| covers.split_whitespace().map(str::to_owned)).collect())
}

/// What tests cite, and their names.
fn all(folder: &Path) -> Result<BTreeSet<(String, String)>, String> {
    let mut found = BTreeSet::new();
    let fail = |e: std::io::Error| format!("{}: {e}", folder.display());
    for entry in std::fs::read_dir(folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.is_dir() {
            found.extend(all(&path)?);
        } else if path.extension().is_some_and(|e| e == "rs") && !path.ends_with("tests/requirements.rs") {
            let text = crate::process::read(&path)?;
            let lines: Vec<&str> = text.lines().map(str::trim).collect();
            for three in lines.windows(3) {
                if let [covers, "#[test]", signature] = three
                    && let Some(covers) = covers.strip_prefix("// covers: ")
                    && let Some((name, _)) = signature.strip_prefix("fn ").and_then(|s| s.split_once('('))
                {
                    found.insert((covers.to_owned(), name.to_owned()));
                }
            }
        }
    }
    Ok(found)
}
