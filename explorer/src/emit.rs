//! Source of encoder and decoder, as `eccforge emit` writes it.

use crate::question::Language;
use eccforge_hdl::design::{Design, Options};
use eccforge_scheme::Scheme;
use eccforge_source::{c, rust};
use serde_json::{Value, json};

/// The files of a scheme in one language.
///
/// # Errors
/// The entry has no byte layout, which software needs.
pub fn emit(scheme: &Scheme, language: Language) -> Result<Value, String> {
    let files: Vec<(String, String)> = match language {
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
    };
    let files: Vec<Value> = files.iter().map(|(name, text)| json!({"name": name, "text": text})).collect();
    Ok(json!({"files": files}))
}
