//! Golden files: a test compares them with the output of the code, and one command updates them.

use similar::TextDiff;
use std::path::Path;

/// The environment variable with which a test writes its golden files.
const UPDATE: &str = "ECCFORGE_UPDATE";

/// Compares golden files with texts, `golden!([(path, text), ...])`; a relative path begins at the package's folder.
#[macro_export]
macro_rules! golden {
    ($files:expr) => {
        $crate::golden::compare([env!("CARGO_PKG_NAME"), env!("CARGO_CRATE_NAME"), env!("CARGO_MANIFEST_DIR")], $files)
    };
}

/// Like [`golden!`], for the test program `target` of a package in `folder`.
///
/// # Panics
/// A file is missing or differs. The message has every difference, and the command that updates the files.
pub fn compare<P: AsRef<Path>, T: AsRef<str>>(
    [package, target, folder]: [&str; 3],
    files: impl IntoIterator<Item = (P, T)>,
) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
    let mut stale = String::new();
    for (path, text) in files {
        let (path, text) = (Path::new(folder).join(path), text.as_ref());
        let name = path.strip_prefix(root).unwrap_or(&path).display();
        // An update compares nothing: a second run shows whether the files are stable.
        if std::env::var_os(UPDATE).is_some() {
            std::fs::write(&path, text).unwrap_or_else(|error| panic!("{name}: {error}"));
            continue;
        }
        match std::fs::read_to_string(&path) {
            Ok(committed) if committed == text => {}
            Ok(committed) => {
                let difference = TextDiff::from_lines(committed.as_str(), text);
                let (old, new) = (format!("{name}, committed"), format!("{name}, as the test makes it"));
                stale += &difference.unified_diff().context_radius(2).header(&old, &new).to_string();
            }
            Err(error) => stale += &format!("{name}: {error}\n"),
        }
    }
    // libtest names the thread after the test.
    let test = std::thread::current();
    let filter = test.name().map(|name| format!("--exact {name}")).unwrap_or_default();
    assert!(
        stale.is_empty(),
        "{stale}If that is right: {UPDATE}=1 cargo test -p {package} --test {target} -- --include-ignored {filter}"
    );
}
