//! Runs the open tools that check and measure hardware; names the Debian package of one that is missing.

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
}

impl Tool {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Yosys, Self::Abc, Self::Iverilog, Self::Vvp, Self::Verilator];

    /// Names under which it is installed, the first found is used.
    pub fn programs(self) -> &'static [&'static str] {
        match self {
            Self::Yosys => &["yosys"],
            Self::Abc => &["berkeley-abc", "abc", "yosys-abc"],
            Self::Iverilog => &["iverilog"],
            Self::Vvp => &["vvp"],
            Self::Verilator => &["verilator"],
        }
    }

    /// The Debian package that holds it.
    pub fn package(self) -> &'static str {
        match self {
            Self::Yosys => "yosys",
            Self::Abc => "berkeley-abc",
            Self::Iverilog | Self::Vvp => "iverilog",
            Self::Verilator => "verilator",
        }
    }

    fn version_arguments(self) -> &'static [&'static str] {
        match self {
            Self::Yosys | Self::Iverilog | Self::Vvp => &["-V"],
            Self::Abc => &["-c", "version"],
            Self::Verilator => &["--version"],
        }
    }

    /// Where it is installed.
    ///
    /// # Errors
    /// It is not; the error names its package.
    pub fn find(self) -> Result<PathBuf, ToolError> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        self.programs()
            .iter()
            .flat_map(|program| folders.iter().map(move |folder| folder.join(program)))
            .find(|file| file.is_file())
            .ok_or(ToolError::Missing(self))
    }

    /// The first line in which it states its version.
    ///
    /// # Errors
    /// It is missing or does not run.
    pub fn version(self) -> Result<String, ToolError> {
        let output = run(self, self.version_arguments(), Path::new("."), Duration::from_secs(20))?;
        let line = output.text.lines().find(|l| l.chars().any(|c| c.is_ascii_digit()));
        Ok(line.unwrap_or_default().trim().to_string())
    }
}

/// Why a tool gave no result.
#[derive(Debug)]
pub enum ToolError {
    /// It is not installed.
    Missing(Tool),
    /// It could not be started, or its files not written.
    Io(Tool, std::io::Error),
    /// It ran longer than this.
    Timeout(Tool, Duration),
    /// It refused its input; what it said.
    Failed(Tool, String),
}

impl fmt::Display for ToolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(tool) => {
                let (program, package) = (tool.programs()[0], tool.package());
                write!(f, "`{program}` is not installed: on Debian, apt-get install {package}")
            }
            Self::Io(tool, e) => write!(f, "`{}` could not be run: {e}", tool.programs()[0]),
            Self::Timeout(tool, limit) => {
                write!(f, "`{}` did not finish within {} s", tool.programs()[0], limit.as_secs())
            }
            Self::Failed(tool, text) => write!(f, "`{}` failed:\n{}", tool.programs()[0], tail(text)),
        }
    }
}

impl std::error::Error for ToolError {}

fn tail(text: &str) -> &str {
    let start = text.char_indices().rev().nth(2000).map_or(0, |(i, _)| i);
    &text[start..]
}

/// What a tool said.
#[derive(Clone, Debug)]
pub struct Output {
    /// Standard output followed by standard error.
    pub text: String,
    /// Whether it ended with status 0.
    pub success: bool,
    /// How long it ran.
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
/// As [`run`].
pub fn run_program(
    tool: Tool,
    program: &Path,
    arguments: &[&str],
    folder: &Path,
    limit: Duration,
) -> Result<Output, ToolError> {
    let start = Instant::now();
    let mut child = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| ToolError::Io(tool, e))?;
    let readers: Vec<_> = [
        child.stdout.take().map(|p| Box::new(p) as Box<dyn Read + Send>),
        child.stderr.take().map(|p| Box::new(p) as Box<dyn Read + Send>),
    ]
    .into_iter()
    .flatten()
    .map(|mut pipe| {
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            pipe.read_to_end(&mut bytes).map(|_| String::from_utf8_lossy(&bytes).into_owned())
        })
    })
    .collect();
    let status = loop {
        if let Some(status) = child.try_wait().map_err(|e| ToolError::Io(tool, e))? {
            break status;
        }
        if start.elapsed() > limit {
            // It may have ended by itself meanwhile; the time is over either way.
            let _ = child.kill().and_then(|()| child.wait());
            return Err(ToolError::Timeout(tool, limit));
        }
        std::thread::sleep(Duration::from_millis(4));
    };
    // A verdict is read from this text: a part of it must not pass for all.
    let text = readers.into_iter().map(|r| r.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
    let text = text.collect::<io::Result<String>>().map_err(|e| ToolError::Io(tool, e))?;
    Ok(Output { text, success: status.success(), time: start.elapsed() })
}

/// Like [`run`], but a failing exit status is an error with what the tool said.
///
/// # Errors
/// As [`run`], or the status is not 0.
pub fn run_ok(tool: Tool, arguments: &[&str], folder: &Path, limit: Duration) -> Result<Output, ToolError> {
    let output = run(tool, arguments, folder, limit)?;
    if output.success { Ok(output) } else { Err(ToolError::Failed(tool, output.text)) }
}

/// Writes a file that a tool will read.
///
/// # Errors
/// The file cannot be written.
pub fn write(tool: Tool, path: &Path, text: &str) -> Result<(), ToolError> {
    std::fs::write(path, text).map_err(|e| ToolError::Io(tool, e))
}

/// A folder for a tool's files that goes away by itself.
///
/// # Errors
/// It cannot be made.
pub fn scratch(tool: Tool) -> Result<tempfile::TempDir, ToolError> {
    tempfile::tempdir().map_err(|e| ToolError::Io(tool, e))
}
