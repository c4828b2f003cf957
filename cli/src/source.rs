//! `eccforge emit rust|rust-hdl|c FILE`: arguments and file writing; the text is made elsewhere.

use crate::{inputs, output};
use clap::Subcommand;
use eccforge_hdl::collateral::{Surroundings, rust_hdl};
use eccforge_scheme::Scheme;
use eccforge_scheme::output::write_all;
use eccforge_source::{c, rust};
use miette::{IntoDiagnostic, Result};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

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
    /// Runs the command: writes the text, or prints it, and says which files were written.
    ///
    /// # Errors
    /// The scheme is refused, has no byte layout, or a file cannot be written.
    pub fn run(&self) -> Result<ExitCode> {
        match self {
            Language::Rust { scheme, out } => {
                module(out.as_deref(), &rust::module(&software(scheme)?, rust::Prelude::Inline).into_diagnostic()?)?;
            }
            Language::RustHdl { scheme, out } => {
                let scheme = software(scheme)?;
                let decoder = rust::module(&scheme, rust::Prelude::Inline).into_diagnostic()?;
                module(out.as_deref(), &rust_hdl(&scheme, Surroundings::Alone(&decoder)))?;
            }
            Language::C { scheme, out } => {
                let source = c::source(&software(scheme)?, c::Regenerate::Emit).into_diagnostic()?;
                let path = |ending: &str| out.join(format!("{}.{ending}", source.stem));
                let files = [(path("h"), source.header.as_str()), (path("c"), source.source.as_str())];
                write_all(files.iter().map(|(path, text)| (path, text)))?;
                let names: String = files.iter().map(|(path, _)| format!("{}\n", path.display())).collect();
                output::print(&names)?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A scheme by name; software takes no address.
fn software(name: &str) -> Result<Scheme> {
    inputs::scheme_for(name, "generated software")
}

/// Prints the text of a module, or writes it and says where.
fn module(out: Option<&Path>, text: &str) -> Result<()> {
    let file = out.filter(|path| *path != Path::new("-"));
    output::deliver(text, file)?;
    file.map_or(Ok(()), |path| output::print(&format!("{}\n", path.display())))
}
