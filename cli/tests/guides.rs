//! Tests that every command of the guides prints the output that the guides show.
//!
//! A block that begins with ```` ```console ```` is run, in a folder of the guide's own; a block that follows "Save this as `NAME`:" becomes
//! that file.

use crate::program::search_path;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files for a guide that needs none.
const NO_FILES: &[&str] = &[];

/// The text that the shell prints to both outputs.
fn run(folder: &Path, line: &str) -> String {
    let mut command = Command::new("sh");
    let command = command.args(["-c", &format!("exec 2>&1; {line}")]).env("PATH", search_path()).current_dir(folder);
    let output = command.output().expect("a shell");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{line}: {}\n{text}", output.status);
    // A file with its complete path is shown in a well-known folder.
    text.replace(&*folder.canonicalize().expect("a folder").to_string_lossy(), "/var/log")
}

/// The name in "Save this as `NAME`:".
fn saved_as(line: &str) -> Option<&str> {
    line.split_once("ave this as `")?.1.strip_suffix("`:")
}

/// The guide with every command followed by its current output, and the number of commands.
fn refreshed(folder: &Path, guide: &str) -> (String, usize) {
    let (mut text, mut commands) = (String::new(), 0);
    let (mut inside, mut file) = (false, None::<(&str, String)>);
    for line in guide.lines() {
        match (line, &mut file) {
            ("```", Some((name, content))) if !content.is_empty() => {
                std::fs::write(folder.join(name), content.trim_start_matches('\n')).expect("writable");
                file = None;
            }
            (fence, Some((_, content))) if fence.starts_with("```") => content.push('\n'),
            (_, Some((_, content))) if !content.is_empty() => *content += &format!("{line}\n"),
            ("```console", _) => inside = true,
            ("```", _) => inside = false,
            _ => {}
        }
        if let Some(name) = saved_as(line) {
            file = Some((name, String::new()));
        }
        if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            commands += 1;
            let printed = run(folder, command);
            text +=
                &format!("{line}\n{printed}{}", if printed.is_empty() || printed.ends_with('\n') { "" } else { "\n" });
        } else if !inside || line == "```console" {
            text += &format!("{line}\n");
        }
    }
    (text, commands)
}

/// The text without values that differ from run to run: seconds and rates.
fn comparable(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let is_unit = |word: &str| ["s", "s)", "s,", "s:", "M"].contains(&word.split('\n').next().unwrap_or_default());
    let mut parts = Vec::new();
    for (i, word) in words.iter().enumerate() {
        let is_timed = words.get(i + 1).is_some_and(|next| is_unit(next));
        // A number before a unit is cut at its first digit; a word without digits stays whole.
        let digit = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
        parts.push(if is_timed { &word[..digit] } else { word });
    }
    parts.join(" ")
}

/// Runs the guide in a folder that holds these files, and compares the files and the outputs with those that the guide shows.
fn check(guide: &str, files: &[impl AsRef<Path>], at_least: usize) {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let path = root.join(guide).canonicalize().expect("the guide");
    let shown = std::fs::read_to_string(&path).expect("readable");
    let folder = tempfile::tempdir().expect("a folder");
    for file in files {
        let from = root.join(file);
        std::fs::copy(&from, folder.path().join(from.file_name().expect("a name"))).expect("a file");
    }
    let (found, commands) = refreshed(folder.path(), &shown);
    assert!(commands >= at_least, "{guide}: {commands} commands");
    for from in files.iter().map(|file| root.join(file)) {
        let [left, given] = [folder.path().join(from.file_name().expect("a name")), from.clone()]
            .map(|path| std::fs::read_to_string(path).expect("readable"));
        assert_eq!(left, given, "{guide} shows or leaves another {}", from.display());
    }
    if comparable(&found) != comparable(&shown) {
        xtask::golden!([(path, found)]);
    }
}

#[test]
fn the_guide_to_the_policy_layer_shows_what_the_commands_print() {
    let traces = "policy/gpu/examples/traces";
    check("docs/policy.md", &[&format!("{traces}/kernel.log"), &format!("{traces}/month.jsonl")], 20);
}

#[test]
fn the_page_on_logs_of_hosts_shows_what_the_commands_print() {
    check("docs/host.md", NO_FILES, 4);
}

#[test]
fn the_page_on_failure_rates_shows_what_the_commands_print() {
    check("docs/failure-rates.md", NO_FILES, 6);
}

#[test]
fn the_reference_has_the_help_of_every_command() {
    let page = run(Path::new("."), "eccforge help reference");
    let (_, commands) = page.split_once("Usage:").expect("the help of the program");
    let commands = commands.split("\nOptions:").next().unwrap_or_default();
    let names =
        commands.lines().filter(|l| l.len() - l.trim_start().len() == 2).filter_map(|l| l.split_whitespace().next());
    let names: Vec<&str> = names.collect();
    assert!(names.len() > 17, "{names:?}");
    for name in names.into_iter().filter(|name| *name != "help") {
        assert!(page.contains(&format!("\n## {name}\n")), "{name}");
    }
    assert!(page.contains("\n## gpu what-if\n") && page.contains("\n## help schema\n"), "commands below others");
    let wide = page
        .lines()
        .skip_while(|line| !line.starts_with("```"))
        .find(|line| line.chars().count() > 100 && !line.contains("https://"));
    assert_eq!(wide, None, "the width of a page");
}

#[test]
fn the_page_on_schemes_shows_what_the_commands_print() {
    check("docs/schemes.md", NO_FILES, 6);
}

#[test]
fn the_tutorial_leads_from_an_empty_folder_to_a_proof() {
    if xtask::needs(&["yosys", "berkeley-abc", "iverilog"]) {
        check("docs/tutorial.md", NO_FILES, 12);
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_page_on_addresses_shows_what_the_commands_print() {
    check("docs/addresses.md", &["examples/ranks/aiecc-qpc-72.yaml"], 7);
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn the_page_on_protected_memories_shows_what_the_commands_print() {
    if xtask::needs(&["yosys", "berkeley-abc"]) {
        check("docs/ram.md", NO_FILES, 3);
    }
}

#[test]
fn the_page_on_protected_queues_shows_what_the_commands_print() {
    check("docs/fifo.md", NO_FILES, 1);
}

#[test]
fn the_page_on_syndromes_shows_what_the_commands_print() {
    check("docs/syndromes.md", NO_FILES, 2);
}

#[test]
fn the_page_on_dead_devices_shows_what_the_commands_print() {
    check("docs/devices.md", NO_FILES, 3);
}

#[test]
fn the_page_on_stages_shows_what_the_commands_print() {
    check("docs/stages.md", NO_FILES, 2);
}

#[test]
fn the_page_on_public_data_shows_what_the_commands_print() {
    check("docs/public-data.md", NO_FILES, 1);
}

#[test]
#[ignore = "takes seconds"]
fn the_page_on_theory_shows_what_the_commands_print() {
    check("docs/theory.md", NO_FILES, 8);
}

/// The files of a folder of the repository, sorted.
fn listed(folder: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let entries = std::fs::read_dir(path).expect("a folder").map(|entry| entry.expect("readable").file_name());
    let mut names: Vec<String> = entries.map(|name| format!("{folder}/{}", name.to_str().expect("text"))).collect();
    names.sort();
    names
}

/// Scheme and bits of the explorer's addresses in a text, as `eccforge show` takes them.
fn explored(text: &str) -> Vec<(String, String)> {
    let bits = |run: &str| {
        let (first, last) = run.split_once('-').unwrap_or((run, run));
        first.parse::<u32>().expect("a bit")..=last.parse().expect("a bit")
    };
    let fragments = text.split("`#scheme=").skip(1).filter_map(|rest| rest.split('`').next());
    let pairs = fragments.filter_map(|fragment| {
        let (scheme, fields) = fragment.split_once('&')?;
        let error = fields.split('&').find_map(|field| field.strip_prefix("error="))?;
        let bits: Vec<String> = error.split(',').flat_map(bits).map(|bit| bit.to_string()).collect();
        Some((scheme.to_owned(), bits.join(",")))
    });
    pairs.collect()
}

#[test]
fn the_chapters_for_learners_show_what_the_commands_print() {
    if !xtask::needs(&["yosys", "berkeley-abc", "iverilog"]) {
        return;
    }
    let (chapters, files) = (listed("docs/learn"), listed("examples/learn"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut text = String::new();
    for chapter in &chapters {
        check(chapter, &files, usize::from(!chapter.ends_with("/index.md")));
        text += &std::fs::read_to_string(root.join(chapter)).expect("readable");
    }
    for file in &files {
        let name = file.rsplit('/').next().expect("a name");
        assert!(text.contains(&format!("Save this as `{name}`:")), "no chapter shows {file}");
    }
    let addresses = explored(&text);
    assert!(addresses.len() >= 10, "{addresses:?}");
    for (scheme, bits) in addresses {
        run(&root, &format!("eccforge show {scheme} --error {bits}"));
    }
}

/// Commands of `eccforge` in a shell's line, without comments, redirections and other programs of the line.
fn commands(line: &str) -> Vec<&str> {
    let line = line.split(" #").next().unwrap_or_default();
    let parts = line.split(['|', '>', ';']).flat_map(|part| part.split("&&"));
    parts.map(str::trim).filter(|part| part.starts_with("eccforge ")).collect()
}

#[test]
fn every_command_of_the_documents_is_one_of_the_program() {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut documents = vec![root.join("README.md"), root.join("CONTRIBUTING.md")];
    let guides = ["docs", "docs/start"].map(|folder| std::fs::read_dir(root.join(folder)).expect("the documents"));
    let guides = guides.into_iter().flatten().map(|e| e.expect("readable").path());
    documents.extend(guides.filter(|path| path.extension().is_some_and(|e| e == "md")));
    let mut count = 0;
    for path in documents {
        let text = std::fs::read_to_string(&path).expect("readable");
        let blocks = text.split("\n```sh\n").skip(1).map(|block| block.split("\n```").next().unwrap_or_default());
        for command in blocks.flat_map(|block| block.lines().flat_map(commands).collect::<Vec<_>>()) {
            // With `--help` nothing runs, but all that stands before is read.
            let printed = run(&root, &format!("{command} --help"));
            assert!(printed.contains("Usage:"), "{}: {command}\n{printed}", path.display());
            count += 1;
        }
    }
    assert!(count > 30, "{count} commands");
}
