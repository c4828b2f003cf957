//! Every command of the guide to the policy layer prints what the guide says.
//!
//! Update with `ECCFORGE_UPDATE=1 cargo test -p eccforge --test policy_guide`.

use std::path::Path;
use std::process::Command;

fn run(folder: &Path, line: &str) -> String {
    let words = line.strip_prefix("eccforge ").unwrap_or_else(|| panic!("{line}: no command of eccforge"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
    let output = command.args(words.split_whitespace()).current_dir(folder).output().expect("the program starts");
    // A watch says by its exit status what to do.
    let advice = words.starts_with("policy watch ") && [10, 11, 12].map(Some).contains(&output.status.code());
    assert!(output.status.success() || advice, "{line}: {}", String::from_utf8_lossy(&output.stderr));
    let here = folder.canonicalize().expect("a folder");
    String::from_utf8(output.stdout).expect("text").replace(here.to_str().expect("text"), "/var/log")
}

/// The guide with every command followed by what it prints now.
fn refreshed(folder: &Path, guide: &str) -> (String, usize) {
    let (mut text, mut commands, mut inside) = (String::new(), 0, false);
    for line in guide.lines() {
        match line {
            "```console" => inside = true,
            "```" => inside = false,
            _ => {}
        }
        if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            commands += 1;
            text += &format!("{line}\n{}", run(folder, command));
        } else if !inside || line == "```console" {
            text += &format!("{line}\n");
        }
    }
    (text, commands)
}

#[test]
fn the_guide_shows_what_the_commands_print() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let path = root.join("docs/policy.md").canonicalize().expect("the guide");
    let guide = std::fs::read_to_string(&path).expect("readable");
    let folder = tempfile::tempdir().expect("a folder");
    for file in ["kernel.log", "month.jsonl"] {
        std::fs::copy(root.join("policy/machines/examples/traces").join(file), folder.path().join(file))
            .expect("a trace");
    }
    let (found, commands) = refreshed(folder.path(), &guide);
    assert!(commands > 20, "{commands} commands");
    if std::env::var_os("ECCFORGE_UPDATE").is_some() {
        std::fs::write(&path, &found).expect("writable");
    }
    let guide = std::fs::read_to_string(&path).expect("readable");
    assert!(
        guide == found,
        "docs/policy.md is stale; run: ECCFORGE_UPDATE=1 cargo test -p eccforge --test policy_guide"
    );
}
