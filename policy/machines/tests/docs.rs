//! Every command of the guide prints what the guide says. Alone in its process: it changes the working directory.
//!
//! Update with `ECCFORGE_UPDATE=1 cargo test -p eccforge-machines --test docs`.

use clap::Parser;
use eccforge_machines::commands::{self, InjectArgs, PolicyCommand, SmiArgs};
use std::path::Path;

#[derive(Parser)]
#[command(name = "eccforge")]
enum Cli {
    Smi(SmiArgs),
    #[command(subcommand)]
    Policy(PolicyCommand),
    Inject(InjectArgs),
}

fn run(line: &str) -> String {
    let mut out = Vec::new();
    let done = match Cli::try_parse_from(line.split_whitespace()).unwrap_or_else(|e| panic!("{line}: {e}")) {
        Cli::Smi(args) => commands::smi(&args, &mut out),
        Cli::Policy(command) => commands::policy(&command, &mut out),
        Cli::Inject(args) => commands::inject(&args, &mut out),
    };
    done.unwrap_or_else(|e| panic!("{line}: {e:?}"));
    String::from_utf8(out).expect("text")
}

/// The guide with every command followed by what it prints now.
fn refreshed(guide: &str) -> (String, usize) {
    let (mut text, mut commands, mut inside) = (String::new(), 0, false);
    for line in guide.lines() {
        match line {
            "```console" => inside = true,
            "```" => inside = false,
            _ => {}
        }
        if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            commands += 1;
            text += &format!("{line}\n{}", run(command));
        } else if !inside || line == "```console" {
            text += &format!("{line}\n");
        }
    }
    (text, commands)
}

#[test]
fn the_guide_shows_what_the_commands_print() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = package.join("../../docs/policy.md").canonicalize().expect("the guide");
    let guide = std::fs::read_to_string(&path).expect("readable");
    let folder = tempfile::tempdir().expect("a folder");
    for file in ["kernel.log", "month.jsonl"] {
        std::fs::copy(package.join("examples/traces").join(file), folder.path().join(file)).expect("a trace");
    }
    std::env::set_current_dir(folder.path()).expect("a folder");
    let (found, commands) = refreshed(&guide);
    assert!(commands > 20, "{commands} commands");
    if std::env::var_os("ECCFORGE_UPDATE").is_some() {
        std::fs::write(&path, &found).expect("writable");
    }
    let guide = std::fs::read_to_string(&path).expect("readable");
    assert!(
        guide == found,
        "docs/policy.md is stale; run: ECCFORGE_UPDATE=1 cargo test -p eccforge-machines --test docs"
    );
}
