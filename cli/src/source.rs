//! `eccforge emit rust|rust-hdl|c FILE`: arguments and file writing; the text is made elsewhere.

use clap::Subcommand;
use eccforge_exact::works;
use eccforge_hdl::collateral::{Surroundings, rust_hdl};
use eccforge_scheme::Scheme;
use eccforge_scheme::output;
use eccforge_source::{c, rust};
use miette::{IntoDiagnostic, Report, Result};
use std::path::{Path, PathBuf};

/// The languages of `eccforge emit`.
#[derive(Subcommand, Clone, Debug)]
pub enum Language {
    /// One `no_std` Rust module without dependencies: bit-sliced and byte-wise.
    Rust {
        /// Scheme, id or file.
        #[arg(value_name = "ID|FILE")]
        scheme: String,
        /// Where to write the module; standard output if absent or `-`.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Blocks of rust-hdl: simulated by the decoder in Rust, printed as black boxes with their Verilog.
    RustHdl {
        /// Scheme, id or file.
        #[arg(value_name = "ID|FILE")]
        scheme: String,
        /// Where to write the module; standard output if absent or `-`.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// One C99 header and one source file without libc: the same functions.
    C {
        /// Scheme, id or file.
        #[arg(value_name = "ID|FILE")]
        scheme: String,
        /// The folder for the two files.
        #[arg(long, default_value = ".", value_name = "DIR")]
        out: PathBuf,
    },
}

impl Language {
    /// Runs the command; the text to print on standard output.
    ///
    /// # Errors
    /// The scheme is refused, has no byte layout, or a file cannot be written.
    pub fn run(&self) -> Result<String> {
        match self {
            Language::Rust { scheme, out } => module(
                out.as_deref(),
                rust::module(&without_address(scheme)?, rust::Prelude::Inline).into_diagnostic()?,
            ),
            Language::RustHdl { scheme, out } => {
                let scheme = without_address(scheme)?;
                let software = rust::module(&scheme, rust::Prelude::Inline).into_diagnostic()?;
                module(out.as_deref(), rust_hdl(&scheme, Surroundings::Alone(&software)))
            }
            Language::C { scheme, out } => {
                let source = c::source(&without_address(scheme)?, c::Regenerate::Emit).into_diagnostic()?;
                let path = |ending: &str| out.join(format!("{}.{ending}", source.stem));
                let files = [(path("h"), source.header.as_str()), (path("c"), source.source.as_str())];
                output::write_all(files.iter().map(|(path, text)| (path, text)))?;
                Ok(files.iter().map(|(path, _)| format!("{}\n", path.display())).collect())
            }
        }
    }
}

/// A scheme by name; software takes no address.
fn without_address(name: &str) -> Result<Scheme> {
    let scheme = works::named_scheme(name).map_err(|e| Report::new(*e))?;
    scheme.no_address("generated software").map_err(|e| Report::new(*e))?;
    Ok(scheme)
}

/// Writes the text of a module where it is wanted; what is to be printed.
fn module(out: Option<&Path>, text: String) -> Result<String> {
    match out.filter(|path| *path != Path::new("-")) {
        None => Ok(text),
        Some(path) => {
            output::write(path, text)?;
            Ok(format!("{}\n", path.display()))
        }
    }
}
