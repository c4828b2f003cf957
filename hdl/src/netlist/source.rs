//! Reads netlist files as circuits. BLIF is read directly. AIGER, Verilog, SystemVerilog, cell libraries and JSON are
//! converted by yosys to simple gates with their source lines. GHDL first converts VHDL to Verilog.

mod complaint;

use super::json::{Cell, Instances, Keep};
use super::reader::{self, Language, Reader, Reading, SET};
use super::registers::Register;
use super::rewire::in_entity;
use super::{NetlistError, aiger, json, library};
use crate::blif;
use crate::tools::yosys::{Complaint, OPENED};
use crate::tools::{self, Tool, ToolError};
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
    /// Macros that yosys sets but the files must not see: `YOSYS` or `SYNTHESIS`.
    pub undefines: Vec<String>,
    /// Parameters of the top module, or generics of the top entity: `NAME=VALUE`.
    pub parameters: Vec<String>,
    /// The yosys that reads the files; if `None`, the readers on the `PATH` in turn.
    pub reader: Option<PathBuf>,
    /// Whether yosys removes logic that no output reads and merges equal registers: for emitted designs, not for those of a user.
    pub simplified: bool,
}

/// A netlist with its registers or cells, if they were asked for.
type Read = (Circuit, Reading, Instances);

/// The reason why one reader did not read the files.
struct Unread {
    error: NetlistError,
    /// Whether the reader does not know the language of the files, so that another reader may succeed.
    is_language: bool,
}

impl From<NetlistError> for Unread {
    fn from(error: NetlistError) -> Self {
        Self { error, is_language: false }
    }
}

impl From<ToolError> for Unread {
    fn from(error: ToolError) -> Self {
        NetlistError::Tool(error).into()
    }
}

/// Time limit for yosys.
// A file on which yosys does not end must not block the command.
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

impl Source {
    /// Reads the netlist.
    ///
    /// # Errors
    /// See [`NetlistError`]; messages name file and line.
    pub fn read(&self) -> Result<Circuit, NetlistError> {
        self.reading().map(|(circuit, _)| circuit)
    }

    /// Reads the netlist; also returns which program read it, the declared ranges of its ports, and warnings.
    ///
    /// # Errors
    /// The same errors as [`Source::read`].
    pub fn reading(&self) -> Result<(Circuit, Reading), NetlistError> {
        self.opened(Keep::Nothing).map(|(circuit, reading, _)| (circuit, reading))
    }

    /// Reads a netlist of Verilog, VHDL or JSON whose flip-flops are cut out, and lists them (see [`Register`]).
    ///
    /// # Errors
    /// The errors of [`Source::read`], or the format is BLIF or AIGER.
    pub fn with_registers(&self) -> Result<(Circuit, Reading, Vec<Register>), NetlistError> {
        if let Some(other) = self.files.iter().find(|file| matches!(ending(file), "blif" | "aig" | "aag")) {
            let message = format!("{}: registers are read from .v, .sv, .vhd and .json only", other.display());
            return Err(NetlistError::File(message));
        }
        self.opened(Keep::Registers).map(|(circuit, reading, found)| (circuit, reading, found.registers))
    }

    /// Reads a netlist of Verilog with its cells, each an instance of a module of the libraries. Bit i of the port
    /// [`json::INVERTED`] inverts output i of all cells.
    ///
    /// # Errors
    /// The errors of [`Source::read`], or the netlist has gates that are not cells, or flip-flops.
    pub fn with_cells(&self) -> Result<(Circuit, Reading, Vec<Cell>), NetlistError> {
        if let Some(other) = self.files.iter().find(|file| !matches!(ending(file), "v" | "sv")) {
            let message = format!("{}: cells are read from Verilog (.v) only", other.display());
            return Err(NetlistError::File(message));
        }
        self.opened(Keep::Cells).map(|(circuit, reading, found)| (circuit, reading, found.cells))
    }

    fn opened(&self, keep: Keep) -> Result<Read, NetlistError> {
        let named = |path: &Path, e: super::ReadError| NetlistError::Text(format!("{}: {e}", path.display()));
        if let Some(other) = self
            .files
            .iter()
            .find(|f| !matches!(ending(f), "blif" | "json" | "v" | "sv" | "aig" | "aag") && !is_vhdl(f))
        {
            let message = format!(
                "{}: unrecognised netlist extension; expected .v, .sv, .vhd, .blif, .json, .aig or .aag",
                other.display()
            );
            return Err(NetlistError::File(message));
        }
        match self.files.as_slice() {
            [] => Err(NetlistError::File("no netlist is given".into())),
            [one] if ending(one) == "blif" => {
                let text = std::fs::read_to_string(one).map_err(|e| missing(one, e))?;
                let reading = Reading { read_by: "eccforge".into(), ..Reading::default() };
                Ok((blif::read(&text).map_err(|e| named(one, e))?, reading, Instances::default()))
            }
            [one] if matches!(ending(one), "aig" | "aag") => {
                aiger::check(&std::fs::read(one).map_err(|e| missing(one, e))?).map_err(|e| named(one, e))?;
                self.by_yosys(keep)
            }
            files if files.iter().all(|file| is_vhdl(file)) => self.by_ghdl(keep),
            files => {
                let alone = files.iter().find(|f| files.len() > 1 && !matches!(ending(f), "v" | "sv"));
                if let Some(alone) = alone {
                    let message = format!("{}: only Verilog, or only VHDL, may come in several files", alone.display());
                    return Err(NetlistError::File(message));
                }
                self.by_yosys(keep)
            }
        }
    }

    /// Reads the files with yosys. If it does not know the language of Verilog files, the other readers try in turn.
    fn by_yosys(&self, keep: Keep) -> Result<Read, NetlistError> {
        if let Some(define) = self.defines.iter().find(|define| !is_word(&define.replace('=', "_"))) {
            return Err(NetlistError::File(format!("`{define}` is not a macro definition: write NAME or NAME=VALUE")));
        }
        if let Some(other) = self.undefines.iter().find(|name| !SET.contains(&name.as_str())) {
            return Err(NetlistError::File(format!(
                "`{other}` is not a macro of yosys: it sets {}",
                SET.join(" and ")
            )));
        }
        let readers = Reader::all(self.reader.as_deref())?;
        let is_verilog = self.files.iter().all(|file| matches!(ending(file), "v" | "sv"));
        let mut first = None;
        // The other readers know no format but Verilog.
        for reader in readers.iter().take(if is_verilog { readers.len() } else { 1 }) {
            match self.by(reader, keep) {
                Ok(read) => return Ok(read),
                // The complaint of the first reader is about the files as they are; that of a later one may be about
                // a translation.
                Err(Unread { error, is_language: false }) => return Err(first.unwrap_or(error)),
                Err(Unread { error, .. }) => first = first.or(Some(error)),
            }
        }
        Err(first.unwrap_or_else(|| NetlistError::File("no program reads Verilog".into())))
    }

    /// Reads the files with one reader.
    fn by(&self, reader: &Reader, keep: Keep) -> Result<Read, Unread> {
        let folder = tools::scratch(Tool::Yosys)?;
        let mut script = String::new();
        // Absolute names, since yosys runs elsewhere; messages show them as they were given.
        let mut names: Vec<(String, String)> = Vec::new();
        let mut warnings = Vec::new();
        let set: Vec<&str> = SET.into_iter().filter(|name| !self.undefines.iter().any(|other| other == name)).collect();
        let libraries = self.libraries.iter().map(|library| (library, true));
        for (path, is_library) in libraries.chain(self.files.iter().map(|file| (file, false))) {
            let absolute = path.canonicalize().map_err(|e| missing(path, e))?.display().to_string();
            let shown = path.display().to_string();
            // The script quotes names, and these characters end a name or escape the next one.
            if absolute.contains(['"', '\n', '\\']) {
                return Err(NetlistError::File(format!("{shown}: yosys cannot read a file of that name")).into());
            }
            let text = std::fs::read(path).map_err(|e| missing(path, e))?;
            if is_library {
                library::check(path, &text).map_err(NetlistError::Text)?;
            }
            if matches!(ending(path), "v" | "sv") {
                warnings.extend(reader::warnings(&shown, &String::from_utf8_lossy(&text), &set));
            }
            if is_library && ending(path) == "lib" {
                script += &library::command(&text, &absolute);
            } else if is_library || matches!(reader.language, Language::Yosys) {
                script += &self.command(path, is_library, &absolute, folder.path())?;
            }
            script += if is_library && keep == Keep::Cells { library::MARKED } else { "" };
            names.push((absolute, shown));
        }
        match &reader.language {
            Language::Yosys => {}
            Language::Slang => script += &self.by_slang(&set)?,
            Language::Sv2v(sv2v) => {
                self.translated(sv2v, &set, folder.path())?;
                script += "read_verilog -sv sv2v.v\n";
            }
        }
        script += &self.elaborated(&reader.language, keep)?;
        tools::write(Tool::Yosys, &folder.path().join("read.ys"), &script)?;
        let output = tools::run_program(Tool::Yosys, &reader.yosys, &["-q", "read.ys"], folder.path(), LIMIT)?;
        let shown = |mut text: String| {
            for (absolute, name) in &names {
                text = text.replace(absolute.as_str(), name);
            }
            text
        };
        let text = shown(output.text);
        if let Some(complaint) = Complaint::first(&text, output.success) {
            let is_language = matches!((complaint, &reader.language), (Complaint::Syntax(_), _) | (_, Language::Slang));
            return Err(Unread { error: NetlistError::Text(self.refused(complaint)), is_language });
        }
        let written = std::fs::read_to_string(folder.path().join("out.json"));
        let written = written.map_err(|e| NetlistError::File(format!("yosys wrote nothing: {e}")))?;
        let (circuit, ranges, found) = json::read_with(&shown(written), self.top.as_deref(), keep)
            .map_err(|e| NetlistError::Text(e.to_string()))?;
        let macros: Vec<&str> = set.into_iter().chain(self.defines.iter().map(String::as_str)).collect();
        let read_by = format!("{} with the macros {}", reader.described(), macros.join(", "));
        Ok((circuit, Reading { read_by, warnings, ranges }, found))
    }

    /// The command that reads the files with slang, which sets the parameters itself.
    fn by_slang(&self, set: &[&str]) -> Result<String, NetlistError> {
        // WebAssembly has no threads. The macros are those of the other readers.
        let mut command = "read_slang --threads 1 --no-synthesis-define".to_owned();
        let defines = set.iter().copied().chain(self.defines.iter().map(String::as_str));
        command.extend(defines.map(|define| format!(" -D {define}")));
        command.extend(self.assigned()?.into_iter().map(|(name, value)| format!(" -G {name}={value}")));
        command.extend(self.top.iter().map(|top| format!(" --top {top}")));
        for file in &self.files {
            command += &format!(" {}", file.canonicalize().map_err(|e| missing(file, e))?.display());
        }
        Ok(command + "\n")
    }

    /// The commands of yosys that elaborate the top module and write it.
    fn elaborated(&self, language: &Language, keep: Keep) -> Result<String, NetlistError> {
        let top = match &self.top {
            Some(top) if top.contains(char::is_whitespace) => {
                return Err(NetlistError::Ports(format!("`{top}` is not a module name")));
            }
            Some(top) => format!("-top {top}"),
            None => "-auto-top".into(),
        };
        let parameters = if matches!(language, Language::Slang) { String::new() } else { self.parameters()? };
        let [before, after] = if self.simplified { ["opt\n", "opt -full\nopt_clean -purge\n"] } else { [""; 2] };
        // Clock enables and synchronous resets become gates before plain flip-flops.
        let plain = if keep == Keep::Registers { "dffunmap\n" } else { "" };
        let closed = if keep == Keep::Cells { library::CLOSED } else { "" };
        Ok(format!(
            "hierarchy -check {top}{parameters}\nproc -norom\n{OPENED}{closed}flatten\n{before}memory\ntechmap\n{after}{plain}write_json out.json\n"
        ))
    }

    /// Translates the files to `sv2v.v` in this folder.
    fn translated(&self, sv2v: &Path, set: &[&str], folder: &Path) -> Result<(), Unread> {
        let macros = set.iter().copied().chain(self.defines.iter().map(String::as_str));
        let mut arguments: Vec<String> = macros.map(|define| format!("-D{define}")).collect();
        for file in &self.files {
            arguments.push(file.canonicalize().map_err(|e| missing(file, e))?.display().to_string());
        }
        let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let output = tools::run_program(Tool::Yosys, sv2v, &words, folder, LIMIT)?;
        if !output.success {
            let error = NetlistError::Text(format!("sv2v cannot translate the files:\n{}", output.text.trim_end()));
            return Err(Unread { error, is_language: true });
        }
        Ok(tools::write(Tool::Yosys, &folder.join("sv2v.v"), &output.text)?)
    }

    /// Reads VHDL: GHDL synthesises it to one Verilog file. That file numbers the bits of ports anew, so the ranges are read
    /// from the entity.
    fn by_ghdl(&self, keep: Keep) -> Result<Read, NetlistError> {
        let folder = tools::scratch(Tool::Ghdl)?;
        let verilog = folder.path().join("synthesised.v");
        tools::write(Tool::Ghdl, &verilog, &self.synthesised("verilog", folder.path())?)?;
        // GHDL writes the name of the top entity as its declaration does, which may differ in case.
        let by_yosys = Self { files: vec![verilog], top: None, parameters: Vec::new(), ..self.clone() };
        let (circuit, mut reading, found) = by_yosys.by_yosys(keep)?;
        reading.read_by = format!("GHDL, then {}", reading.read_by);
        let entity = self.synthesised("vhdl", folder.path())?;
        for port in circuit.inputs().iter().chain(circuit.outputs()) {
            let declared = in_entity(&entity, &port.name);
            if declared.is_some() || port.nets.len() > 1 {
                reading.ranges.insert(port.name.clone(), declared);
            }
        }
        Ok((circuit, reading, found))
    }

    /// The top entity, which GHDL translates to another language.
    fn synthesised(&self, language: &str, folder: &Path) -> Result<String, NetlistError> {
        let Some(top) = &self.top else {
            return Err(NetlistError::File("VHDL needs the name of the top entity: give it with --top".into()));
        };
        let generics = self.assigned()?.into_iter().map(|(name, value)| format!("-g{name}={value}"));
        let mut arguments = vec!["--synth".to_owned(), "--std=08".to_owned(), format!("--out={language}")];
        arguments.extend(generics);
        for file in &self.files {
            arguments.push(file.canonicalize().map_err(|e| missing(file, e))?.display().to_string());
        }
        arguments.extend(["-e".into(), top.clone()]);
        let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let output = tools::run(Tool::Ghdl, &words, folder, LIMIT)?;
        if output.success {
            return Ok(output.text);
        }
        // The files as the user named them; two arguments follow their full paths.
        let mut text = output.text;
        for (file, path) in self.files.iter().zip(&arguments[arguments.len() - 2 - self.files.len()..]) {
            text = text.replace(path.as_str(), &file.display().to_string());
        }
        Err(NetlistError::Text(format!("GHDL cannot synthesise the files:\n{}", text.trim_end())))
    }

    /// The command of yosys that reads a file.
    fn command(&self, path: &Path, is_library: bool, absolute: &str, folder: &Path) -> Result<String, NetlistError> {
        let defines: String = self.defines.iter().map(|define| format!(" -D{define}")).collect();
        // Modules that the top does not use may have errors at their default parameters.
        let defer = if self.top.is_some() && !is_library { " -defer" } else { "" };
        let reader = match ending(path) {
            "json" => "read_json".into(),
            "sv" => format!("read_verilog -sv{defer}{defines}"),
            "v" => format!("read_verilog{defer}{defines}"),
            "aig" | "aag" if !is_library => {
                format!("read_aiger -wideports -module_name {}", self.top.as_deref().unwrap_or("netlist"))
            }
            _ => return Err(NetlistError::File(format!("{}: no library: give .lib or .v", path.display()))),
        };
        if self.undefines.is_empty() || !matches!(ending(path), "v" | "sv") {
            return Ok(format!("{reader} \"{absolute}\"\n"));
        }
        // No option of yosys unsets its macros, but a line before the text does.
        let undefines: String = self.undefines.iter().map(|name| format!("`undef {name}\n")).collect();
        let before = format!("undefine_{}.v", path.file_stem().unwrap_or_default().display());
        tools::write(Tool::Yosys, &folder.join(&before), &format!("{undefines}`include \"{absolute}\"\n"))?;
        // yosys takes no folder with a space; files that include none from their folder need none.
        let folder = Path::new(absolute).parent().map_or_else(String::new, |folder| folder.display().to_string());
        let include = if folder.contains(char::is_whitespace) { String::new() } else { format!(" -I{folder}") };
        Ok(format!("{reader}{include} \"{before}\"\n"))
    }

    /// The parameters with their values.
    fn assigned(&self) -> Result<Vec<(&str, &str)>, NetlistError> {
        let mut pairs = Vec::new();
        for text in &self.parameters {
            // Both become words of a script, where other characters would end a command.
            let pair = text.split_once('=').filter(|(name, value)| is_word(name) && is_word(value));
            let wrong = || NetlistError::File(format!("`{text}` is not a parameter setting: write NAME=VALUE"));
            pairs.push(pair.ok_or_else(wrong)?);
        }
        Ok(pairs)
    }

    /// The options of yosys that set the parameters of the top module.
    fn parameters(&self) -> Result<String, NetlistError> {
        if !self.parameters.is_empty() && self.top.is_none() {
            return Err(NetlistError::File("parameters are those of the top module: name it with --top".into()));
        }
        Ok(self.assigned()?.into_iter().map(|(name, value)| format!(" -chparam {name} {value}")).collect())
    }
}

/// Whether a text is a name or a number of Verilog.
fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '\''))
}
