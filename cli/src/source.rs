//! `eccforge emit rust|rust-hdl|c`: writes generated source files.

use crate::{inputs, output};
use clap::Subcommand;
use eccforge_hdl::collateral::{Surroundings, rust_hdl};
use eccforge_scheme::Scheme;
use eccforge_scheme::output::write_all;
use eccforge_source::{c, rust};
use miette::{IntoDiagnostic, Result};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The software languages of `eccforge emit`.
#[derive(Subcommand, Clone, Debug)]
pub enum Language {
    /// Write one `no_std` Rust module without dependencies, with bit-sliced and byte-wise functions.
    Rust {
        /// Scheme: a built-in id or a file.
        #[arg(value_name = "ID|FILE")]
        scheme: String,
        /// File for the module. Default, or `-`: standard output.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Write rust-hdl blocks with embedded Verilog; simulation uses the Rust decoder.
    RustHdl {
        /// Scheme: a built-in id or a file.
        #[arg(value_name = "ID|FILE")]
        scheme: String,
        /// File for the module. Default, or `-`: standard output.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Write one C99 header and one source file without libc, with bit-sliced and byte-wise functions.
    C {
        /// Scheme: a built-in id or a file.
        #[arg(value_name = "ID|FILE")]
        scheme: String,
        /// Folder for the two files.
        #[arg(long, default_value = ".", value_name = "DIR")]
        out: PathBuf,
    },
}

impl Language {
    /// Writes or prints the source text, and prints which files were written.
    ///
    /// # Errors
    /// The scheme is rejected or has no byte layout, or a file cannot be written.
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

/// Loads a scheme by name; software does not support an address.
fn software(name: &str) -> Result<Scheme> {
    inputs::scheme_for(name, "generated software")
}

/// Prints a module, or writes it and prints its path.
fn module(out: Option<&Path>, text: &str) -> Result<()> {
    let file = out.filter(|path| *path != Path::new("-"));
    output::deliver(text, file)?;
    file.map_or(Ok(()), |path| output::print(&format!("{}\n", path.display())))
}
