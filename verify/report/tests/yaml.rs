//! Tests that a file in YAML is fitted without a change of its values, and that its comments stay comments.

use eccforge_report::text::words::width;
use eccforge_report::text::yaml::fitted;
use std::path::{Path, PathBuf};

/// The words of a file without its comments.
fn values(text: &str) -> Vec<String> {
    let line = |line: &str| if line.trim_start().starts_with('#') { String::new() } else { format!("{line} ") };
    let line = |text: &str| line(text.split_once(" # ").map_or(text, |(value, _)| value));
    text.lines().map(line).collect::<String>().split_whitespace().map(str::to_owned).collect()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.extension().is_some_and(|ending| ending == "yaml") {
            found.push(entry);
        }
    }
}

#[test]
fn every_shipped_file_keeps_its_values_and_fits() {
    let mut found = Vec::new();
    for folder in ["../models", "../published", "../../codecs/schemes", "../../policy/gpu/profiles"] {
        files(Path::new(folder), &mut found);
    }
    assert!(found.len() > 40, "{}", found.len());
    for path in found {
        let text = std::fs::read_to_string(&path).expect("text");
        for limit in [60, 80, 120] {
            let shown = fitted(&text, limit);
            assert_eq!(values(&shown), values(&text), "{} at {limit}", path.display());
            // A word that is longer than the terminal is not broken.
            let wide = shown.lines().find(|line| width(line) > limit && line.split_whitespace().count() > 3);
            assert_eq!(wide, None, "{} at {limit}", path.display());
        }
    }
}

#[test]
fn comments_stay_comments_and_paragraphs_are_filled() {
    let text = "# one two three four\n# five\nnotes: |\n  a bb ccc dddd eeeee ffffff\n  g h\n\nrate: 1.5     # the source gives two digits of this figure only\n";
    let expected = "# one two three\n# four five\nnotes: |\n  a bb ccc dddd\n  eeeee ffffff g h\n\n# the source gives\n# two digits of\n# this figure only\nrate: 1.5\n";
    assert_eq!(fitted(text, 18), expected);
    let wide = fitted(text, 44);
    assert!(
        wide.contains("rate: 1.5     # the source gives two digits\n              # of this figure only\n"),
        "{wide}"
    );
}
