//! Tests of files: each file of `tests/files` has a pass, a circuit, and the output of the pass for this circuit, as in
//! Cranelift's filetests.

use crate::circuit_text::{print, read};
use crate::support::{PASSES, decoder};
use std::path::PathBuf;

/// The circuit files, sorted by name; tests run in the package's folder.
fn files() -> Vec<PathBuf> {
    let folder = std::fs::read_dir("tests/files").expect("tests/files is a folder");
    let mut files: Vec<PathBuf> = folder.map(|entry| entry.expect("can be read").path()).collect();
    files.sort();
    files
}

/// Returns the correct contents of a file: its pass, its circuit as read, and the output of the pass.
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
    let files = files();
    assert!(files.len() >= 6, "{files:?}");
    xtask::golden!(files.into_iter().map(|path| {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let made = expected(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        (path, made)
    }));
}

#[test]
fn a_printed_circuit_is_read_as_it_is() {
    for seed in 0..24 {
        let circuit = decoder(seed);
        assert_eq!(read(&print(&circuit)).as_ref().map(print), Ok(print(&circuit)), "{seed}");
    }
}

#[test]
fn what_is_no_circuit_is_refused_by_line() {
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
}
