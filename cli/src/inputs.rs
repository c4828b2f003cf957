//! Loads the schemes, stages and models that the user names by id or file.

use crate::kinds::{self, Kind};
use clap::Args;
use eccforge_evidence::dialect;
use eccforge_files::diagnostic::{Diagnostic, SourceFile};
use eccforge_fleet::fleet::study::Study;
use eccforge_gpu::profile::Profile;
use eccforge_model::ErrorModel;
use eccforge_model::library as models;
use eccforge_scheme::Scheme;
use eccforge_scheme::library;
use eccforge_scheme::stages::Stages;
use eccforge_works::Work;
use miette::{IntoDiagnostic, Report, Result, WrapErr, miette};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// A scheme with its enable settings, and an error model.
#[derive(Args, Clone, Debug)]
pub struct SubjectArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// Error model: a built-in id or a file. Default: `hbm2-table1`, for an entry that has all of its classes.
    #[arg(long, value_name = "ID|FILE")]
    pub model: Option<String>,
    /// Set enable inputs of the decoder, such as `pair_correction_en=0`.
    #[arg(long, value_delimiter = ',', value_name = "NAME=0|1")]
    pub enable: Vec<String>,
}

/// Loads a scheme by id or file for a command that does not support an address in the code.
pub fn scheme(name: &str) -> Result<Scheme> {
    scheme_for(name, "this command")
}

/// Loads a scheme by id or file; `what` does not support an address in the code.
pub fn scheme_for(name: &str, what: &str) -> Result<Scheme> {
    let scheme = scheme_or_addressed(name)?;
    scheme.no_address(what)?;
    Ok(scheme)
}

/// Loads a scheme by id or file, with or without an address.
pub fn scheme_or_addressed(name: &str) -> Result<Scheme> {
    let scheme = kinds::named(Kind::Schemes, name, |id| library::named_scheme(id).map_err(|e| (*e).into()))?;
    // What is likely a slip has a meaning all the same, so the command goes on.
    scheme.warnings.iter().for_each(|warning| crate::terminal::note(warning));
    Ok(scheme)
}

/// Loads a scheme of one stage or several by id or file.
pub fn stages(name: &str) -> Result<Stages> {
    let stages = kinds::named(Kind::Schemes, name, |id| library::named_stages(id).map_err(|e| (*e).into()))?;
    stages.stages.iter().flat_map(|s| &s.scheme.warnings).for_each(|warning| crate::terminal::note(warning));
    Ok(stages)
}

/// Loads an error model by id or file.
pub fn model(name: &str) -> Result<ErrorModel> {
    kinds::named(Kind::Models, name, |id| models::named_model(id).map_err(|e| (*e).into()))
}

/// Loads a published work by id or file.
pub fn work(name: &str) -> Result<Work> {
    kinds::named(Kind::Works, name, |id| Work::named(id).map_err(|e| (*e).into()))
}

/// Loads the profile of a GPU or a host by id or file.
pub fn profile(name: &str) -> Result<Profile> {
    kinds::named(Kind::Profiles, name, Profile::load)
}

/// Loads a field study by id or file.
pub fn study(name: &str) -> Result<Study> {
    kinds::named(Kind::Studies, name, |id| Study::named(id).map_err(|e| (*e).into()))
}

/// Loads a scheme of one stage or several, with its enable inputs set, and a model.
pub fn subject(args: &SubjectArgs) -> Result<(Stages, ErrorModel)> {
    let stages = stages(&args.scheme)?;
    let stages = match stages.single() {
        Some(scheme) => (&with_enables(scheme, &args.enable)?).into(),
        None if args.enable.is_empty() => stages,
        None => {
            let help = "change a copy of the scheme of the stage: stages take enables at their defaults";
            return Err(miette!(help = help, "`--enable` sets the inputs of a scheme of one stage"));
        }
    };
    Ok((stages, args.model.as_deref().map_or_else(|| Ok(ErrorModel::table1()), model)?))
}

/// Maximum size of a table, in bytes.
pub const TABLE: u64 = 1 << 30;
/// Maximum size of a list of error patterns, in bytes.
pub const PATTERNS: u64 = 1 << 28;

/// Opens a file, or standard input for `-`.
pub fn open(path: &Path) -> Result<Box<dyn Read>> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path).into_diagnostic().wrap_err_with(|| format!("{}: cannot be opened", path.display()))?;
    if file.metadata().is_ok_and(|m| m.is_dir()) {
        return Err(miette!("{}: this is a folder; a file of events is needed", path.display()));
    }
    Ok(Box::new(file))
}

/// Reads a table or list of at most so many bytes in any dialect; `-` is standard input.
pub fn table(path: &Path, most: u64) -> Result<SourceFile> {
    let input = open(path)?;
    // A packed file is shorter than its content.
    let length = std::fs::metadata(path).map_or(0, |file| file.len());
    Ok(SourceFile::read_from(path.display().to_string(), length, most, || dialect::open(input))?)
}

/// Sets enable inputs as `NAME=0|1`; the others keep their defaults.
pub fn with_enables(scheme: &Scheme, settings: &[String]) -> Result<Scheme> {
    let mut values = scheme.default_enables();
    let names: Vec<&str> = scheme.enables.iter().map(|e| e.name.as_str()).collect();
    for setting in settings {
        let (name, value) = setting.split_once('=').filter(|(_, v)| matches!(*v, "0" | "1")).ok_or_else(|| {
            miette!(help = "write NAME=0 or NAME=1", "`{setting}` is not a setting of an enable input")
        })?;
        let index = names.iter().position(|n| *n == name).ok_or_else(|| unknown("enable input", name, &names))?;
        values[index] = value == "1";
    }
    let mut tied = scheme.clone();
    for (enable, value) in tied.enables.iter_mut().zip(values) {
        enable.default = value;
    }
    Ok(tied)
}

/// The error for an unknown name, with a suggestion.
pub fn unknown(what: &str, name: &str, known: &[&str]) -> Report {
    Report::new(Diagnostic::unknown(what, name, known))
}
