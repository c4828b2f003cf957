//! The source of encoder and decoder, as `eccforge emit` writes it.

use crate::question::Language;
use eccforge_hdl::design::{Design, Options};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::Stages;
use eccforge_source::{c, rust};
use serde_json::{Value, json};

/// The files of a scheme in one language.
///
/// # Errors
/// The entry has no byte layout, which software needs.
pub fn emit(scheme: &Scheme, language: Language) -> Result<Value, String> {
    Ok(json!({"files": listed(&files(scheme, language)?)}))
}

/// The files of several stages: those of each scheme, each once; in Verilog also the two modules that compose them.
///
/// # Errors
/// As [`emit`].
pub fn emit_stages(stages: &Stages, language: Language) -> Result<Value, String> {
    if language == Language::Verilog {
        let composed = eccforge_hdl::design::stages::files(stages);
        let composed: Vec<(String, String)> = composed.into_iter().map(|file| (file.name, file.text)).collect();
        return Ok(json!({"files": listed(&composed)}));
    }
    let mut all: Vec<(String, String)> = Vec::new();
    for stage in &stages.stages {
        for file in files(&stage.scheme, language)? {
            if !all.contains(&file) {
                all.push(file);
            }
        }
    }
    Ok(json!({"files": listed(&all)}))
}

fn listed(files: &[(String, String)]) -> Vec<Value> {
    files.iter().map(|(name, text)| json!({"name": name, "text": text})).collect()
}

fn files(scheme: &Scheme, language: Language) -> Result<Vec<(String, String)>, String> {
    Ok(match language {
        Language::Verilog => {
            let files = Design::new(scheme, &Options::default()).files();
            files.into_iter().map(|file| (file.name, file.text)).collect()
        }
        Language::C => {
            let c = c::source(scheme, c::Regenerate::Emit).map_err(|e| e.to_string())?;
            vec![(format!("{}.h", c.stem), c.header), (format!("{}.c", c.stem), c.source)]
        }
        Language::Rust => {
            let text = rust::module(scheme, rust::Prelude::Inline).map_err(|e| e.to_string())?;
            vec![(format!("{}.rs", scheme.identifier()), text)]
        }
    })
}
