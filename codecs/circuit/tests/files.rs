//! File tests: each file of `tests/files` has a pass, a circuit, and the circuit that the pass makes of it, as Cranelift's
//! filetests have them.

use crate::circuit_text::{print, read};
use crate::support::{PASSES, decoder};
use std::path::PathBuf;

const REFRESH: &str = "UPDATE_EXPECT=1 cargo test -p eccforge-circuit --test integration files";

/// The files, by name; tests run in the package's folder.
fn files() -> Vec<PathBuf> {
    let folder = std::fs::read_dir("tests/files").expect("tests/files is a folder");
    let mut files: Vec<PathBuf> = folder.map(|entry| entry.expect("can be read").path()).collect();
    files.sort();
    files
}

/// Lines that differ, those that are equal at the beginning and at the end left out.
fn difference(expected: &str, found: &str) -> String {
    let (mut old, mut new): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), found.lines().collect());
    let same = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    (old, new) = (old.split_off(same), new.split_off(same));
    while old.last().is_some_and(|line| new.last() == Some(line)) {
        old.pop();
        new.pop();
    }
    let marked = |mark: char, lines: Vec<&str>| lines.iter().map(|line| format!("{mark} {line}\n")).collect::<String>();
    marked('-', old) + &marked('+', new)
}

/// What a file should hold: its pass, its circuit as it is read, and what the pass makes of it.
fn expected(text: &str) -> Result<String, String> {
    let (head, rest) = text.split_once('\n').ok_or("an empty file")?;
    let name = head.strip_prefix("# pass: ").ok_or("line 1: no `# pass: NAME`")?;
    let pass =
        PASSES.iter().find(|(known, ..)| *known == name).map(|(_, pass, _)| *pass).ok_or_else(|| {
            format!("no pass `{name}`: the passes are {}", PASSES.map(|(known, ..)| known).join(", "))
        })?;
    let input = read(rest.split("\n---\n").next().unwrap_or_default())?;
    Ok(format!("{head}\n{}\n---\n{}", print(&input), print(&pass(&input))))
}

#[test]
fn every_pass_makes_of_each_circuit_what_its_file_says() {
    let (mut failures, update) = (String::new(), std::env::var_os("UPDATE_EXPECT").is_some());
    let files = files();
    assert!(files.len() >= 5, "{files:?}");
    for path in files {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        match expected(&text) {
            Ok(made) if made == text => {}
            Ok(made) if update => std::fs::write(&path, made).expect("the file can be written"),
            Ok(made) => failures += &format!("{}\n{}", path.display(), difference(&text, &made)),
            Err(why) => failures += &format!("{}: {why}\n", path.display()),
        }
    }
    assert!(failures.is_empty(), "{failures}If that is right: {REFRESH}");
}

#[test]
fn a_printed_circuit_is_read_as_it_is() {
    for seed in 0..24 {
        let circuit = decoder(seed);
        assert_eq!(read(&print(&circuit)).as_ref().map(print), Ok(print(&circuit)), "{seed}");
    }
}

#[test]
fn what_is_no_circuit_is_refused_by_line_and_differences_are_shown() {
    for (text, why) in [
        ("input x n0\n", "line 1: no `circuit NAME`"),
        ("circuit a\ninput x n0\nn1 = and n0 n7\n", "line 3: no net n7"),
        ("circuit a\ninput x n0\nn1 = nand n0 n0\n", "line 3: no such gate"),
        ("circuit a\nword w nothing\n", "line 2: no such role"),
        ("circuit a\nplus\n", "line 2: no line of a circuit"),
    ] {
        let error = read(text).expect_err(why);
        assert!(error.contains(why), "{error}");
    }
    assert!(expected("# pass: magic\ncircuit a\n").is_err_and(|e| e.contains("no pass `magic`")));
    assert_eq!(difference("a\nb\nc\n", "a\nd\ne\nc\n"), "- b\n+ d\n+ e\n");
}
