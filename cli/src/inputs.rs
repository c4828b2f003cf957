//! What the user names: schemes and models, by id or file.

use crate::args::SubjectArgs;
use eccforge_exact::model::ErrorModel;
use eccforge_exact::works;
use eccforge_scheme::Scheme;
use eccforge_scheme::diagnostic::Diagnostic;
use eccforge_scheme::stages::Stages;
use miette::{Report, Result, miette};

/// A scheme by id, of a product or of a published work, or by file, for a command that takes no address in its code.
pub fn scheme(name: &str) -> Result<Scheme> {
    scheme_for(name, "this command")
}

/// The same, for what takes no address in its code.
pub fn scheme_for(name: &str, what: &str) -> Result<Scheme> {
    let scheme = scheme_or_addressed(name)?;
    scheme.no_address(what).map_err(|e| Report::new(*e))?;
    Ok(scheme)
}

/// The same, with an address or without.
pub fn scheme_or_addressed(name: &str) -> Result<Scheme> {
    let scheme = works::named_scheme(name).map_err(|e| Report::new(*e))?;
    // What is likely a slip has a meaning all the same, so the command goes on.
    scheme.warnings.iter().for_each(|warning| crate::output::note(warning));
    Ok(scheme)
}

/// Stages by id or file.
pub fn stages(name: &str) -> Result<Stages> {
    let stages = works::named_stages(name).map_err(|e| Report::new(*e))?;
    stages.stages.iter().flat_map(|s| &s.scheme.warnings).for_each(|warning| crate::output::note(warning));
    Ok(stages)
}

/// A model by id or file.
pub fn model(name: &str) -> Result<ErrorModel> {
    works::named_model(name).map_err(|e| Report::new(*e))
}

/// A scheme without an address, its enable inputs set, and a model.
pub fn subject(args: &SubjectArgs) -> Result<(Scheme, ErrorModel)> {
    let (scheme, model) = subject_or_addressed(args)?;
    scheme.no_address("this command").map_err(|e| Report::new(*e))?;
    Ok((scheme, model))
}

/// A scheme with its enable inputs set, and a model.
pub fn subject_or_addressed(args: &SubjectArgs) -> Result<(Scheme, ErrorModel)> {
    Ok((with_enables(&scheme_or_addressed(&args.scheme)?, &args.enable)?, model(&args.model)?))
}

/// The scheme with enable inputs set as `NAME=0|1` says, the others at their defaults.
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

/// The error for a name that is not known, with a suggestion.
pub fn unknown(what: &str, name: &str, known: &[&str]) -> Report {
    Report::new(Diagnostic::unknown(what, name, known))
}
