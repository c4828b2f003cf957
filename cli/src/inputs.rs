//! What the user names: schemes and models, by id or file.

use eccforge_codecs::diagnostic::suggest;
use eccforge_codecs::scheme::{Scheme, builtin, builtins};
use eccforge_verify::model::ErrorModel;
use miette::{Report, Result, miette};
use std::path::Path;

/// A scheme by id or file. What looks like a path (a separator or an extension) is one.
pub fn scheme(name: &str) -> Result<Scheme> {
    if let Some(shipped) = builtin(name) {
        return Ok(shipped.scheme());
    }
    if looks_like_a_path(name) {
        return Scheme::from_path(Path::new(name)).map_err(|e| Report::new(*e));
    }
    let ids: Vec<&str> = builtins().iter().map(|b| b.id).collect();
    Err(unknown("scheme", name, &ids))
}

/// A model by id or file.
pub fn model(name: &str) -> Result<ErrorModel> {
    if let Some(model) = ErrorModel::builtin(name) {
        return Ok(model);
    }
    if looks_like_a_path(name) {
        return ErrorModel::from_path(Path::new(name)).map_err(|e| Report::new(*e));
    }
    Err(unknown("error model", name, &ErrorModel::builtin_ids().collect::<Vec<_>>()))
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
    miette!(help = suggest(name, known, what), "there is no {what} `{name}`")
}

fn looks_like_a_path(name: &str) -> bool {
    let path = Path::new(name);
    name.contains(std::path::MAIN_SEPARATOR) || path.extension().is_some() || path.is_file()
}
