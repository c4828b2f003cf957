//! The source of encoder and decoder, as `eccforge emit` writes it.

use crate::question::Language;
use eccforge_hdl::design::{Design, Options};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::Stages;
use eccforge_source::{Options as SourceOptions, c, rust};
use serde_json::{Value, json};

/// The files of every stage's scheme in one language, each once; in Verilog, several stages also have the two modules that
/// compose them.
///
/// # Errors
/// The entry has no byte layout, which software needs.
pub fn emit(stages: &Stages, language: Language) -> Result<Value, String> {
    let mut all: Vec<(String, String)> = Vec::new();
    if language == Language::Verilog && stages.single().is_none() {
        if let Some(why) = stages.without_circuits() {
            return Err(why);
        }
        let composed = eccforge_hdl::design::stages::files(stages);
        all.extend(composed.into_iter().map(|file| (file.name, file.text)));
    } else {
        for scheme in stages.stages.iter().filter_map(|stage| stage.scheme.listed()) {
            for file in files(scheme, language)? {
                // Stages of one scheme have the same modules, which may be declared only once.
                if !all.contains(&file) {
                    all.push(file);
                }
            }
        }
    }
    let listed: Vec<Value> = all.iter().map(|(name, text)| json!({"name": name, "text": text})).collect();
    Ok(json!({"files": listed}))
}

fn files(scheme: &Scheme, language: Language) -> Result<Vec<(String, String)>, String> {
    Ok(match language {
        Language::Verilog => {
            let files = Design::new(scheme, &Options::default()).files();
            files.into_iter().map(|file| (file.name, file.text)).collect()
        }
        Language::C => {
            let options = SourceOptions::default();
            let c = c::source(scheme, c::Regenerate::Emit, &options).map_err(|e| e.to_string())?;
            c.files().into_iter().map(|(name, text)| (name, text.to_owned())).collect()
        }
        Language::Rust => {
            let text =
                rust::module(scheme, rust::Prelude::Inline, &SourceOptions::default()).map_err(|e| e.to_string())?;
            vec![(format!("{}.rs", scheme.identifier()), text)]
        }
    })
}
