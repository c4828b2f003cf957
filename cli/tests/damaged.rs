//! Tests of the program on damaged files of this repository and arguments of any kind. A run fails if it panics, is ended by a
//! signal, writes control characters, exits with a status that contradicts its output, or takes too much time or memory.
//!
//! `ECCFORGE_RUNS` and `ECCFORGE_SEED` select other runs than the first few hundred.

use eccforge_fuzz::input;
use eccforge_gf::random::SplitMix64;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Maximum kilobytes of address space and seconds of a processor of one run.
const LIMITS: &str = "ulimit -v 4194304; ulimit -t 60; exec \"$0\" \"$@\"";
/// Maximum time of one run, also on a busy machine.
const LONGEST: Duration = Duration::from_secs(120);
/// Commands without an end, or that run for a given time. The test ends them after a moment, and this end is not a failure.
const ENDLESS: [&str; 7] = ["watch", "simulate", "search", "memtest", "fleet", "reproduce", "what-if"];
const MOMENT: Duration = Duration::from_secs(5);

/// For the first words of a command, the folders of the repository with files that the command understands.
const FILES: [(&str, &[&str]); 9] = [
    ("gpu inject", &["policy/gpu"]),
    ("gpu smi", &["policy/gpu"]),
    ("gpu", &["policy/gpu", "fuzz/corpus"]),
    ("fleet", &["policy/fleet", "examples", "fuzz/corpus/yaml_fleet"]),
    ("learn", &["fuzz/corpus/beam_log", "fuzz/corpus/event_lines", "verify/models"]),
    ("memtest", &["examples", "policy/memory", "fuzz/corpus/memtest_log"]),
    ("search certify", &["matrices", "fuzz/corpus/certificate"]),
    ("search", &["examples", "fuzz/corpus/yaml_search"]),
    ("merge", &["fuzz/corpus/run_records"]),
];
/// Folders with the files that all other commands read.
const SCHEMES: &[&str] = &["codecs/schemes", "codecs/scheme/tests/bad", "examples", "verify", "matrices"];

/// Values of arguments, and texts that damage inserts into a file.
const WORDS: &str = "trio hsiao-22-16 duet-trio chipkill-x4 hbm2-table1 micro21 h100 A100-40GB none 0 1 2 3 64 -1 1e3 0.5 1e-6:1e-2 nan \
                     18446744073709551615 18446744073709551616 byte:0:0x3 bit:7 x4:1 text json csv 0x1f 2026-11-20T10:11:12Z +02:00 \
                     , : [ { } *a \u{e4} \u{1b}[31m \u{9b}2J \u{202e} \u{7} \u{0}";
/// Like [`WORDS`], with spaces or none.
const SPACES: [&str; 4] = ["", "- ", "\n", "&a "];

fn words() -> Vec<&'static str> {
    WORDS.split_whitespace().chain(SPACES).collect()
}

/// One command by its words, and its options: a name and whether a value follows.
struct Form {
    words: Vec<String>,
    options: Vec<(String, bool)>,
}

fn help(program: &Path, words: &[String]) -> String {
    let output = Command::new(program).args(words).arg("--help").output().expect("the program runs");
    String::from_utf8(output.stdout).expect("text")
}

/// Every command of the program, as its help lists them.
fn forms(program: &Path, words: &[String], found: &mut Vec<Form>) {
    let text = help(program, words);
    // The program's own commands are in groups with headings; below it they are a list.
    let (start, end) = if words.is_empty() { ("\nUsage:", "\nOptions:") } else { ("\nCommands:\n", "\n\n") };
    let commands = text.split_once(start).map_or("", |(_, rest)| rest.split(end).next().unwrap_or(""));
    let is_command =
        |line: &&str| (1..=4).contains(&(line.len() - line.trim_start().len())) && !line.trim_end().ends_with(':');
    for name in commands.lines().filter(is_command).filter_map(|l| l.split_whitespace().next()).filter(|n| *n != "help")
    {
        forms(program, &[words, &[name.to_owned()]].concat(), found);
    }
    let option = |line: &str| {
        let (name, rest) = line
            .trim_start()
            .trim_start_matches("-o, ")
            .strip_prefix("--")
            .map(|l| l.split_once(' ').unwrap_or((l, "")))?;
        (name != "mpi").then(|| (format!("--{name}"), rest.starts_with('<')))
    };
    if !words.is_empty() && text.contains("--format") || commands.is_empty() {
        found.push(Form { words: words.to_vec(), options: text.lines().filter_map(option).collect() });
    }
}

/// Small files under a folder, in order.
fn collect(folder: &Path, files: &mut Vec<Vec<u8>>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|e| e.expect("readable").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_none_or(|e| e != "rs") && path.metadata().is_ok_and(|m| m.len() < 1 << 16) {
            files.push(fs::read(&path).expect("readable"));
        }
    }
}

/// The arguments of one run in a folder, in which files for them are written.
fn arguments(random: &mut SplitMix64, form: &Form, corpus: &[Vec<u8>], folder: &Path) -> Vec<String> {
    let words = words();
    let bytes: Vec<Vec<u8>> = words.iter().map(|word| word.as_bytes().to_vec()).collect();
    let value = |random: &mut SplitMix64| -> String {
        if random.below(2) == 0 {
            return words[random.below(words.len())].replace('\0', "");
        }
        let name = ["a.yaml", "b.json", "c.csv", "d.txt", "\u{1b}[1m.yaml"][random.below(5)];
        fs::write(folder.join(name), input(random, corpus, &bytes)).expect("writable");
        name.to_owned()
    };
    let mut all = form.words.clone();
    for _ in 0..random.below(3) {
        all.push(value(random));
    }
    for _ in 0..random.below(4).min(form.options.len()) {
        let (name, takes) = &form.options[random.below(form.options.len())];
        all.push(name.clone());
        if *takes {
            all.push(if name == "--out" { "out".to_owned() } else { value(random) });
        }
    }
    all
}

/// The exit status of a run; `None` if the test had to end it.
fn ended(child: &mut Child, longest: Duration) -> Option<ExitStatus> {
    let start = Instant::now();
    while start.elapsed() < longest {
        if let Some(status) = child.try_wait().expect("a child") {
            return Some(status);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().and_then(|()| child.wait()).expect("a child");
    None
}

/// The fault in the output or the exit of a run. Standard output is not a terminal here, so text of a file is printed unchanged.
fn wrong(status: ExitStatus, out: &str, error: &str) -> Option<String> {
    let shown = |c: char| {
        matches!(c, '\n' | '\t') || !c.is_control() && !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let strange = |text: &str| text.chars().find(|c| !shown(*c));
    let says_error = error.lines().any(|line| line.starts_with("error") || line.starts_with("Error"));
    match status.code() {
        None => Some(format!("it was ended by {status}")),
        Some(101) => Some("it panicked".to_owned()),
        _ if error.contains("panicked at") => Some("it panicked, and went on".to_owned()),
        Some(0) if says_error => Some("it says an error and exits with 0".to_owned()),
        Some(1) if out.is_empty() && error.is_empty() => Some("it fails and does not say why".to_owned()),
        Some(2) if error.is_empty() => Some("it could not run and does not say why".to_owned()),
        Some(0..=2) => strange(error).map(|c| format!("it prints {c:?}")),
        Some(other) => Some(format!("exit status {other} is not documented")),
    }
}

/// Does one run, and returns its fault, if it has one.
fn run(program: &Path, arguments: &[String], folder: &Path) -> Option<String> {
    let (out, error) = (folder.join(".out"), folder.join(".error"));
    let create = |path: &Path| fs::File::create(path).expect("writable");
    let mut command = Command::new("/bin/sh");
    command.args(["-c", LIMITS]).arg(program).args(arguments).current_dir(folder).env_clear().stdin(Stdio::null());
    let mut child = command.stdout(create(&out)).stderr(create(&error)).spawn().expect("a shell");
    let is_endless = arguments.iter().take(2).any(|word| ENDLESS.contains(&word.as_str()));
    let status = ended(&mut child, if is_endless { MOMENT } else { LONGEST });
    let Some(status) = status else { return (!is_endless).then(|| format!("it takes longer than {LONGEST:?}")) };
    let read = |path: &Path| String::from_utf8_lossy(&fs::read(path).expect("written")).into_owned();
    wrong(status, &read(&out), &read(&error))
}

#[test]
#[ignore = "takes a minute"]
fn damaged_files_and_any_arguments_are_answered() {
    let program = Path::new(env!("CARGO_BIN_EXE_eccforge"));
    let number = |name, default| std::env::var(name).map_or(default, |n| n.parse().expect("a number"));
    let (runs, seed): (u64, u64) = (number("ECCFORGE_RUNS", 300), number("ECCFORGE_SEED", 1));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    forms(program, &[], &mut found);
    assert!(found.len() > 20, "{} commands in the help", found.len());
    let corpus = |form: &Form| {
        let words = form.words.join(" ");
        let folders = FILES.iter().find(|(name, _)| words.starts_with(name)).map_or(SCHEMES, |(_, folders)| folders);
        let mut files = Vec::new();
        for folder in folders.iter() {
            collect(&root.join(folder), &mut files);
        }
        files
    };
    let corpora: Vec<Vec<Vec<u8>>> = found.iter().map(corpus).collect();
    let mut failed = Vec::new();
    for n in seed..seed + runs {
        let mut random = SplitMix64::new(n);
        let which = random.below(found.len());
        let folder = root.join("target/damaged").join(n.to_string());
        fs::create_dir_all(&folder).expect("writable");
        let arguments = arguments(&mut random, &found[which], &corpora[which], &folder);
        match run(program, &arguments, &folder) {
            None => fs::remove_dir_all(&folder).expect("writable"),
            Some(why) => failed.push(format!("{}: {why}: eccforge {arguments:?}", folder.display())),
        }
    }
    assert!(failed.is_empty(), "{} of {runs} runs failed:\n{}", failed.len(), failed.join("\n"));
}
