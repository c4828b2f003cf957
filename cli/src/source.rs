//! `eccforge emit rust|rust-hdl|c FILE`: arguments and file writing; the text is made elsewhere.

use clap::{Args, Subcommand};
use eccforge_exact::works::named_scheme;
use eccforge_hdl::collateral::{Surroundings, rust_hdl};
use eccforge_scheme::output;
use eccforge_source::{c, rust};
use std::path::{Path, PathBuf};

/// The languages of `eccforge emit`.
#[derive(Subcommand, Clone, Debug)]
pub enum Language {
    /// One `no_std` Rust module without dependencies: bit-sliced and byte-wise.
    Rust {
        /// A scheme file, or the id of a shipped scheme.
        file: String,
        /// Where to write the module; standard output if absent or `-`.
        #[arg(short, long, value_name = "FILE")]
        out: Option<PathBuf>,
        #[command(flatten)]
        _old: OldSpelling,
    },
    /// Blocks of rust-hdl: simulated by the decoder in Rust, printed as black boxes with their Verilog.
    RustHdl {
        /// A scheme file, or the id of a shipped scheme.
        file: String,
        /// Where to write the module; standard output if absent or `-`.
        #[arg(short, long, value_name = "FILE")]
        out: Option<PathBuf>,
        #[command(flatten)]
        _old: OldSpelling,
    },
    /// One C99 header and one source file without libc: the same functions.
    C {
        /// A scheme file, or the id of a shipped scheme.
        file: String,
        /// The folder for the two files.
        #[arg(short, long, default_value = ".", value_name = "DIR")]
        out: PathBuf,
        #[command(flatten)]
        _old: OldSpelling,
    },
}

/// An option as it was called once: whoever uses it reads what it is called now.
#[derive(Args, Clone, Debug)]
pub struct OldSpelling {
    #[arg(id = "output", long = "output", hide = true, value_parser = |_: &str| Err::<String, _>("this option is called `--out` in every command"))]
    _output: Option<String>,
}

impl Language {
    /// Runs the command; the text to print on standard output.
    ///
    /// # Errors
    /// The scheme is refused, has no byte layout, or a file cannot be written.
    pub fn run(&self) -> Result<String, Box<dyn std::error::Error + Send + Sync>> {
        match self {
            Language::Rust { file, out, .. } => {
                module(out.as_deref(), rust::module(&named_scheme(file)?, rust::Prelude::Inline)?)
            }
            Language::RustHdl { file, out, .. } => {
                let scheme = named_scheme(file)?;
                let software = rust::module(&scheme, rust::Prelude::Inline)?;
                module(out.as_deref(), rust_hdl(&scheme, Surroundings::Alone(&software)))
            }
            Language::C { file, out, .. } => {
                let source = c::source(&named_scheme(file)?, c::Regenerate::Emit)?;
                let path = |ending: &str| out.join(format!("{}.{ending}", source.stem));
                let files = [(path("h"), source.header.as_str()), (path("c"), source.source.as_str())];
                output::write_all(files.iter().map(|(path, text)| (path, text)))?;
                Ok(files.iter().map(|(path, _)| format!("{}\n", path.display())).collect())
            }
        }
    }
}

/// Writes the text of a module where it is wanted; what is to be printed.
fn module(out: Option<&Path>, text: String) -> Result<String, Box<dyn std::error::Error + Send + Sync>> {
    match out.filter(|path| *path != Path::new("-")) {
        None => Ok(text),
        Some(path) => {
            output::write(path, text)?;
            Ok(format!("{}\n", path.display()))
        }
    }
}
