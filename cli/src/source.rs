//! `eccforge emit rust|rust-hdl|c|opencl|cuda|wgsl`: writes generated source files.

mod forms;

use crate::output::called;
use crate::{inputs, output, terminal};
use clap::{Args, Subcommand};
use eccforge_hdl::collateral::{Surroundings, rust_hdl};
use eccforge_report::{Document, Status, with_noun};
use eccforge_scheme::Scheme;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::library::Named;
use eccforge_scheme::stages::Stages;
use eccforge_source::algebraic::Ball;
use eccforge_source::{Cost, Options, algebraic, c, cost, dpi, gpu, rust, staged};
pub use forms::{BitOrder, Forms};
use miette::{IntoDiagnostic, Result, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The software languages of `eccforge emit`.
#[derive(Subcommand, Clone, Debug)]
pub enum Language {
    /// Write one `no_std` Rust module without dependencies, with functions for one entry and for arrays.
    Rust {
        /// Scheme: a built-in id or a file.
        #[arg(value_name = "ID|FILE")]
        scheme: String,
        /// File for the module. Default, or `-`: standard output.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        #[command(flatten)]
        forms: Forms,
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
    /// Write a C99 header and a source file that need no libc, with functions for one entry and for arrays.
    C {
        /// Scheme: a built-in id or a file.
        #[arg(value_name = "ID|FILE")]
        scheme: String,
        /// Folder for the files.
        #[arg(long, default_value = ".", value_name = "DIR")]
        out: PathBuf,
        /// Prefix of functions, macros and file names. Default: `ecc_` and the id.
        #[arg(long, value_name = "NAME", value_parser = identifier)]
        prefix: Option<String>,
        /// Also write DPI-C functions for simulators of SystemVerilog, and a package that imports them: encode, decode, and inject
        /// random errors, with the bit order of the emitted Verilog.
        #[arg(long)]
        dpi: bool,
        /// Also write VPI functions for simulators of Verilog such as Icarus: $ecc_ID_encode, $ecc_ID_decode and $ecc_ID_inject, like
        /// those of --dpi.
        #[arg(long)]
        vpi: bool,
        #[command(flatten)]
        forms: Forms,
    },
    /// Write OpenCL kernels for buffers of entries, and a C program that calls them.
    #[command(name = "opencl")]
    OpenCl(Kernels),
    /// Write CUDA kernels for buffers of entries, and a program that calls them.
    Cuda(Kernels),
    /// Write WGSL kernels for buffers of entries, and a JavaScript module that calls them by WebGPU.
    Wgsl(Kernels),
}

/// Kernels of a GPU.
#[derive(Args, Clone, Debug)]
pub struct Kernels {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    scheme: String,
    /// Folder for the files.
    #[arg(long, default_value = ".", value_name = "DIR")]
    out: PathBuf,
}

impl Kernels {
    /// Writes the kernels of the scheme in a language.
    fn write(&self, language: gpu::Language, force: bool) -> Result<ExitCode> {
        let scheme = inputs::scheme_for(&self.scheme, language.name())?;
        let files = gpu::files(&scheme, language).map(|(name, text)| (self.out.join(name), text));
        warn_of_size(files[0].1.len());
        output::write_generated(&files, force)?;
        let [kernels, host] = files.map(|(path, _)| path);
        let program = host.with_extension("").display().to_string();
        let words = output::shell_quoted(&[program, host.display().to_string()]);
        let compiles = "compiles the program that calls them";
        let (name, next) = match language {
            gpu::Language::OpenCl => ("OpenCL C", (format!("cc -O2 -o {words} -lOpenCL"), compiles)),
            gpu::Language::Cuda => ("CUDA C", (format!("nvcc -O2 -o {words}"), compiles)),
            gpu::Language::Wgsl => ("WGSL", (called(&["check", &self.scheme]), "computes the outcomes of the decoder")),
        };
        let written = Written {
            what: format!("{}: encoder and decoder of {} as kernels in {name}", kernels.display(), scheme.id),
            uses: "encode, check and decode buffers of entries".to_owned(),
            next,
        };
        written.print([kernels, host].map(|path| path.display().to_string()).to_vec())
    }
}

/// Rejects a decoder of megabytes unless it was requested. States the cost of a decoder within a budget, and notes a
/// long search.
fn priced(scheme: &Scheme, options: &Options, bytes: usize) -> Result<()> {
    let has_forms = options.lanes || options.constant_time || options.vectors;
    if bytes > LARGE && !has_forms && options.budget.is_none() {
        let message = format!("{}: the decoder would be a file of {:.1} MB", scheme.id, bytes as f64 / 1e6);
        let help = "`--budget flash=BYTES` allows tables of that size, or finds a smaller decoder";
        return Err(miette!(help = help, "{message}"));
    }
    let cost = cost(scheme, options).into_diagnostic()?;
    if options.budget.is_some() {
        state(&cost);
    }
    if cost.scanned >= LONG_SEARCH {
        let (sets, worst) = (cost.scanned, cost.worst);
        terminal::note(&format!(
            "one decoding tries up to {sets} correctable sets in turn: about {worst} instructions"
        ));
    }
    Ok(())
}

/// States the cost of a decoder within a budget.
fn state(cost: &Cost) {
    terminal::note(&format!("one entry takes {cost} on a Cortex-M4 (gcc -Os)"));
}

/// The decoder of an algebraic scheme; its cost is stated if there is a budget for it.
fn algebraic_decoder<'s>(scheme: &'s Algebraic, options: &'s Options) -> Result<Ball<'s>> {
    let ball = Ball::within(scheme, options).into_diagnostic()?;
    if options.budget.is_some() {
        state(&ball.cost());
    }
    Ok(ball)
}

/// The Rust module of an algebraic scheme.
fn algebraic_module(scheme: &Algebraic, forms: &Forms) -> Result<String> {
    let options = forms.of_algebra(scheme, None)?;
    if options.vectors {
        let message = format!("{}: the decoder in Rust has no vector instructions", scheme.id);
        return Err(miette!(help = "leave out `--vectors`, or emit C", "{message}"));
    }
    Ok(algebraic::in_rust(&algebraic_decoder(scheme, &options)?))
}

/// Bytes of a source file above which it is written only on request.
// Compilers may need minutes and gigabytes for a larger file, which a user did not expect from `emit`.
const LARGE: usize = 1_000_000;
/// From this number of sets on, a note reports the cost of the search.
const LONG_SEARCH: usize = 1000;

/// Parses a prefix of names in C.
fn identifier(text: &str) -> Result<String, String> {
    let starts = text.starts_with(|c: char| c.is_ascii_alphabetic());
    if starts && text.len() <= 31 && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return Ok(text.to_owned());
    }
    Err("expected 1 to 31 letters, digits and underscores that start with a letter".into())
}

/// A decoder in Rust, whose cost and size are stated if they are large.
fn decoder(stages: &Stages, options: &Options) -> Result<String> {
    let text = match stages.single() {
        Some(scheme) => rust::module(scheme, rust::Prelude::Inline, options),
        None => staged::rust(stages, options),
    };
    let text = text.into_diagnostic()?;
    if let Some(scheme) = stages.single() {
        priced(scheme, options, text.len())?;
    }
    warn_of_size(text.len());
    Ok(text)
}

impl Language {
    /// Writes or prints the source text, and prints which files were written.
    ///
    /// # Errors
    /// The scheme is rejected, vector kernels do not fit it, a file cannot be written, or a file with different contents exists and `force`
    /// is not given.
    pub fn run(&self, force: bool) -> Result<ExitCode> {
        match self {
            Language::Rust { scheme, out, forms } => {
                let (id, text) = match inputs::any(scheme)? {
                    Named::Algebraic(scheme) => {
                        let text = algebraic_module(&scheme, forms)?;
                        (scheme.id, text)
                    }
                    Named::Listed(stages) => {
                        let stages = without_mask(stages)?;
                        let text = decoder(&stages, &forms.options(None))?;
                        (stages.id, text)
                    }
                };
                let written = |file: &str, name: &str| Written {
                    what: format!("{file}: encoder and decoder of {id} in Rust, without dependencies"),
                    uses: format!("{}; {name}::encode, {name}::decode", declaration(file, name)),
                    next: (format!("rustc --crate-type lib {file}"), "compiles it; `mod` includes it"),
                };
                module(out.as_deref(), &text, force, written)
            }
            Language::RustHdl { scheme, out } => {
                let named = scheme;
                let scheme = inputs::scheme_for(scheme, "rust-hdl")?;
                let masked = scheme.constant.iter().any(|bit| scheme.geometry.is_data(*bit));
                if masked || !scheme.geometry.is_data_first() {
                    let what = if masked { "a constant on data bits" } else { "check bits between data bits" };
                    let message = format!("{}: the blocks of rust-hdl do not support {what}", scheme.id);
                    return Err(miette!(help = "emit Verilog", "{message}"));
                }
                let decoder = decoder(&(&scheme).into(), &Options { lanes: true, ..Options::default() })?;
                let written = |file: &str, name: &str| Written {
                    what: format!("{file}: blocks of {} for rust-hdl, with their Verilog", scheme.id),
                    uses: format!("{}; {name}::Encoder, {name}::Decoder", declaration(file, name)),
                    next: (called(&["prove", named]), "proves the Verilog"),
                };
                let text = rust_hdl(&scheme, Surroundings::SelfContained(&decoder));
                module(out.as_deref(), &text, force, written)
            }
            Language::C { scheme, out, prefix, dpi, vpi, forms } => {
                library(scheme, out, &Library { prefix: prefix.as_ref(), forms, dpi: *dpi, vpi: *vpi }, force)
            }
            Language::OpenCl(kernels) => kernels.write(gpu::Language::OpenCl, force),
            Language::Cuda(kernels) => kernels.write(gpu::Language::Cuda, force),
            Language::Wgsl(kernels) => kernels.write(gpu::Language::Wgsl, force),
        }
    }
}

/// The options of files in C.
struct Library<'a> {
    prefix: Option<&'a String>,
    forms: &'a Forms,
    dpi: bool,
    vpi: bool,
}

/// The files of a source in C, and those of its functions for simulators.
fn named(source: &c::CSource, of_simulators: Vec<(String, String)>) -> Vec<(String, String)> {
    let files = source.files().into_iter().map(|(name, text)| (name, text.to_owned()));
    files.chain(of_simulators).collect()
}

/// The id of a scheme, and its C files with their names.
fn c_files(scheme: &str, asked: &Library) -> Result<(String, Vec<(String, String)>)> {
    let Library { prefix, forms, dpi, vpi } = *asked;
    let stages = match inputs::any(scheme)? {
        Named::Listed(stages) => without_mask(stages)?,
        Named::Algebraic(scheme) => {
            let options = Options { dpi, vpi, ..forms.of_algebra(&scheme, prefix)? };
            let ball = algebraic_decoder(&scheme, &options)?;
            if options.vectors && !ball.has_vectors() {
                let message = format!("{}: this decoder has no form with vector instructions", scheme.id);
                let help = "leave out `--vectors`; BCH codes of at least 64 whole bytes and at most 256 check bits have them, and \
                            Reed-Solomon codes over bytes of 5 to 42 check symbols";
                return Err(miette!(help = help, "{message}"));
            }
            return Ok((scheme.id.clone(), named(&algebraic::in_c(&ball), dpi::of_algebra(&scheme, &options))));
        }
    };
    let options = Options { dpi, vpi, ..forms.options(prefix) };
    let files = match stages.single() {
        Some(scheme) => {
            let source = c::source(scheme, c::Regenerate::Emit, &options).into_diagnostic()?;
            priced(scheme, &options, source.source.len())?;
            named(&source, dpi::files(scheme, &options))
        }
        None if dpi || vpi => {
            let kind = if dpi { "DPI-C" } else { "VPI" };
            let message =
                format!("{}: {kind} functions are those of one scheme, and this file has several stages", stages.id);
            return Err(miette!(help = "emit the scheme of each stage", "{message}"));
        }
        None => staged::c(&stages, &options).into_diagnostic()?,
    };
    Ok((stages.id, files))
}

/// Writes the files of a scheme in C.
fn library(scheme: &str, out: &Path, asked: &Library, force: bool) -> Result<ExitCode> {
    let (id, files) = c_files(scheme, asked)?;
    let files: Vec<_> = files.into_iter().map(|(name, text)| (out.join(name), text)).collect();
    for (_, text) in files.iter() {
        warn_of_size(text.len());
    }
    output::write_generated(&files, force)?;
    let names: Vec<String> = files.iter().map(|(path, _)| path.display().to_string()).collect();
    // Simulators bring the headers that the functions for them include.
    let sources: Vec<String> = names.iter().filter(|name| is_library_source(name)).cloned().collect();
    let main = sources.iter().min_by_key(|name| name.len()).map_or(Path::new(""), Path::new);
    let prefix = main.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let (count, folder) = (with_noun(files.len(), "file"), out.display());
    let written = Written {
        what: format!("{count} in {folder}: encoder and decoder of {id} in C99"),
        uses: if asked.dpi {
            format!("import {prefix}_dpi_pkg::*; {prefix}_dpi_encode, {prefix}_dpi_decode, {prefix}_dpi_inject")
        } else if asked.vpi {
            format!("vvp -M . -m {prefix}_vpi; ${prefix}_encode, ${prefix}_decode, ${prefix}_inject")
        } else {
            format!("#include \"{prefix}.h\"; {prefix}_encode, {prefix}_decode")
        },
        next: match names.iter().find(|name| name.ends_with("_vpi.c")) {
            Some(module) => {
                let all: Vec<String> = std::iter::once(module).chain(&sources).cloned().collect();
                (format!("iverilog-vpi {}", output::shell_quoted(&all)), "compiles the module for Icarus Verilog")
            }
            None => (format!("cc -O2 -c {}", output::shell_quoted(&sources)), "compiles without a library"),
        },
    };
    written.print(names)
}

/// Whether a file is C source that needs no simulator.
fn is_library_source(name: &str) -> bool {
    name.ends_with(".c") && !name.ends_with("_dpi.c") && !name.ends_with("_vpi.c")
}

/// Rejects several stages of which one has a constant on data bits.
fn without_mask(stages: Stages) -> Result<Stages> {
    if stages.single().is_none()
        && let Some(stage) = stages.stages.iter().find(|stage| stage.scheme.listed().is_some_and(has_constant_on_data))
    {
        let message = format!("{}: the stage `{}` has a constant on data bits", stages.id, stage.id);
        return Err(miette!(help = "emit the scheme of each stage", "{message}"));
    }
    Ok(stages)
}

/// Whether the constant of a scheme complements a data bit.
fn has_constant_on_data(scheme: &Scheme) -> bool {
    scheme.constant.iter().any(|bit| scheme.geometry.is_data(*bit))
}

/// Warns of a file that compilers may take minutes for.
fn warn_of_size(bytes: usize) {
    if bytes > LARGE {
        let megabytes = bytes as f64 / 1e6;
        terminal::note(&format!(
            "warning: this file has {megabytes:.1} MB; compilers may need minutes and gigabytes for it"
        ));
    }
}

/// The declaration of a module in a file, of which the compiler finds only `NAME.rs` by itself.
fn declaration(file: &str, name: &str) -> String {
    let is_found = Path::new(file).file_name().is_some_and(|last| last.to_string_lossy() == format!("{name}.rs"));
    if is_found { format!("mod {name}") } else { format!("#[path = \"{file}\"] mod {name}") }
}

/// Source files that were written: their kind, the way in which a program calls them, and a next command.
struct Written {
    what: String,
    uses: String,
    next: (String, &'static str),
}

impl Written {
    fn print(self, files: Vec<String>) -> Result<ExitCode> {
        let mut document = Document::new("Software", "");
        document.status = Some(Status { good: None, text: self.what });
        document.section("");
        if files.len() > 1 {
            document.names("files", files);
        }
        document.facts([("use", self.uses)]).next(self.next.0, self.next.1);
        output::print_document(&document)
    }
}

/// Prints a module, or writes it and reports its contents; `written` takes the file and the name of the module.
fn module(
    out: Option<&Path>,
    text: &str,
    force: bool,
    written: impl FnOnce(&str, &str) -> Written,
) -> Result<ExitCode> {
    let Some(path) = out.filter(|path| *path != Path::new("-")) else { return output::print(text) };
    output::write_generated(&[(path.to_owned(), text)], force)?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().replace('-', "_");
    written(&output::shell_quoted(&[path.display().to_string()]), &name).print(Vec::new())
}
