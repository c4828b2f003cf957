//! Tests that patches break rules of the policies, for `cargo xtask faults`.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

#[test]
fn every_patch_applies_and_every_requirement_has_one() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut broken = BTreeSet::new();
    for room in ["gpu", "memory"] {
        let folder = root.join("policy").join(room).join("tests/faults");
        for patch in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path()) {
            let applied = Command::new("git").args(["apply", "--check"]).arg(&patch).current_dir(&root).status();
            assert!(applied.is_ok_and(|status| status.success()), "{}", patch.display());
            let text = std::fs::read_to_string(&patch).expect("text");
            let head = |key| text.lines().find_map(|line| line.strip_prefix(key));
            assert!(head("test: ").is_some(), "{}", patch.display());
            broken.extend(head("breaks: ").expect("numbers").split(' ').map(str::to_owned));
        }
    }
    let mut numbered = BTreeSet::new();
    for text in [include_str!("../../docs/policy-requirements.md"), include_str!("../../docs/memory-requirements.md")] {
        let first = |line: &str| line.strip_prefix("| ")?.split_once(" |").map(|(first, _)| first.to_owned());
        numbered.extend(text.lines().filter_map(first).filter(|first| first.contains('.')));
    }
    assert_eq!(broken, numbered);
}
