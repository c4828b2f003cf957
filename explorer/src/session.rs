//! The session: the loaded schemes with their circuits.

use crate::question::Question;
use crate::{emit, table, view};
use eccforge_exact::stages::StagesReader;
use eccforge_files::diagnostic::{Diagnostic, SourceFile, is_path};
use eccforge_model::ErrorModel;
use eccforge_runs::random::Generator;
use eccforge_sampling::monte_carlo::pattern;
use eccforge_sampling::target::Target;
use eccforge_scheme::library;
use eccforge_scheme::stages::{StageScheme, Stages, mentions_stages};
use eccforge_scheme::{Scheme, builtin, builtins};
use serde_json::{Value, json};
use std::collections::HashMap;

/// Schemes of one stage or several. A built-in one is loaded at its first question, and its circuits are built when it
/// first decodes.
///
/// A name can end with `@` and the id of a stage. Errors are then injected into the bits that this stage reads, whatever
/// the file states.
#[derive(Default)]
pub struct Session {
    /// Stages by name without the error stage.
    schemes: HashMap<String, Stages>,
    /// Readers by name with the error stage.
    readers: HashMap<String, StagesReader>,
}

impl Session {
    /// Answers a question.
    pub fn answer(&mut self, question: &Question) -> Value {
        let answered = match question {
            Question::Catalogue => self.catalogue(),
            Question::Text { scheme } => text(scheme),
            Question::Load { scheme, text } => return self.load(scheme, text.as_deref()),
            Question::Decode { schemes, error } => self.decode(schemes, error),
            Question::Pattern { scheme, model, class, seed, sample } => {
                self.pattern(scheme, model, class, (*seed, *sample))
            }
            Question::Matrix { scheme, codeword } => self.matrix(scheme, *codeword),
            Question::Table { scheme, model } => {
                self.scheme(scheme).and_then(|stages| table::table(&stages, &shipped_model(model)?))
            }
            Question::Emit { scheme, language } => {
                self.scheme(scheme).and_then(|stages| emit::emit(&stages, *language))
            }
        };
        answered.unwrap_or_else(|message| view::refused(&message))
    }

    fn catalogue(&mut self) -> Result<Value, String> {
        let schemes: Result<Vec<Value>, String> = builtins()
            .iter()
            .map(|shipped| self.loaded(shipped.id).map(|s| s.single().map_or(Value::Null, view::brief)))
            .collect();
        let stages: Result<Vec<Value>, String> =
            library::STAGES.ids().filter_map(|id| self.loaded(id).map(listed).transpose()).collect();
        Ok(view::catalogue(schemes?, stages?))
    }

    fn load(&mut self, name: &str, text: Option<&str>) -> Value {
        let (base, _) = parts(name);
        match text.map(read) {
            Some(Err(error)) => return view::diagnostic(&error),
            Some(Ok(stages)) => {
                // Circuits of the earlier text under this name would answer for the new one.
                self.readers.retain(|known, _| parts(known).0 != base);
                self.schemes.insert(base.to_owned(), stages);
            }
            None => {}
        }
        // If the new text lacks the stage of the name, the page shows the scheme with the stage of the file.
        let stages = self.scheme(name).or_else(|_| self.scheme(base));
        stages.map_or_else(|message| view::refused(&message), |stages| view::scheme(&stages))
    }

    /// The scheme of a name without `@`.
    fn loaded(&mut self, base: &str) -> Result<&Stages, String> {
        if !self.schemes.contains_key(base) {
            let shipped = builtin(base).map(|shipped| shipped.file()).or_else(|| library::STAGES.file(base));
            let shipped = shipped.ok_or_else(|| unknown_scheme(base))?;
            self.schemes.insert(base.to_owned(), read(&shipped.text).map_err(|e| e.to_string())?);
        }
        self.schemes.get(base).ok_or_else(|| unknown_scheme(base))
    }

    /// The scheme of a name, with the error stage that it gives.
    fn scheme(&mut self, name: &str) -> Result<Stages, String> {
        let (base, at) = parts(name);
        let mut stages = self.loaded(base)?.clone();
        if let Some(at) = at {
            let ids: Vec<&str> = stages.stages.iter().map(|s| s.id.as_str()).collect();
            let place = ids.iter().position(|id| *id == at);
            stages.errors_at = place.ok_or_else(|| Diagnostic::unknown("stage", at, &ids).to_string())?;
        }
        Ok(stages)
    }

    fn reader(&mut self, name: &str) -> Result<&StagesReader, String> {
        // Building circuits takes longer than decoding, and the page decodes at every click.
        if !self.readers.contains_key(name) {
            let reader = StagesReader::new(&self.scheme(name)?);
            self.readers.insert(name.to_owned(), reader);
        }
        self.readers.get(name).ok_or_else(|| unknown_scheme(name))
    }

    fn decode(&mut self, schemes: &[String], error: &[usize]) -> Result<Value, String> {
        schemes.iter().map(|name| view::decoded(self.reader(name)?, error)).collect::<Result<_, _>>().map(Value::Array)
    }

    fn pattern(&mut self, scheme: &str, model: &str, class: &str, (seed, sample): (u64, u64)) -> Result<Value, String> {
        let model = shipped_model(model)?;
        let c = model
            .classes
            .iter()
            .position(|c| c.id == class)
            .ok_or_else(|| model.class(class).err().unwrap_or_default())?;
        let stages = self.scheme(scheme)?;
        let bits = pattern(&model, c, Target::from(&stages), (Generator::default(), seed), sample);
        bits.map(|bits| json!({"bits": bits})).map_err(|e| e.to_string())
    }

    fn matrix(&mut self, name: &str, codeword: usize) -> Result<Value, String> {
        let stages = self.scheme(name)?;
        let scheme = stages.error_stage().scheme.listed().ok_or("this scheme has no list of patterns")?;
        view::matrix(scheme, codeword)
    }
}

/// The entry of stages in the catalogue, if the patterns of all schemes are listed: the page draws the H of each stage.
fn listed(stages: &Stages) -> Option<Value> {
    let is_listed = stages.stages.iter().all(|stage| stage.scheme.listed().is_some());
    is_listed.then(|| view::brief_of_stages(stages))
}

/// A name, and the stage after its `@`.
fn parts(name: &str) -> (&str, Option<&str>) {
    name.split_once('@').map_or((name, None), |(name, stage)| (name, Some(stage)))
}

/// Reads a text from the user. A browser has no files, so a matrix file, and the schemes of stages, must be built-in ones.
fn read(text: &str) -> Result<Stages, Box<Diagnostic>> {
    let file = SourceFile::new("scheme.yaml", text);
    if mentions_stages(text) {
        return Stages::from_text(&file, None, &builtin_scheme);
    }
    let scheme = Scheme::from_text(&file, None)?;
    // The page asks for an entry only; outcomes of wrong addresses depend on the address.
    scheme.no_address("the explorer")?;
    Ok(Stages::from(&scheme))
}

/// The built-in scheme of a stage; for a path, the error states that a page has no files.
fn builtin_scheme(name: &str) -> Result<StageScheme, Box<Diagnostic>> {
    if !is_path(name) {
        return library::scheme_of_stage(name);
    }
    library::scheme_by_id(name)
        .map(Into::into)
        .map_err(|e| Box::new(e.help("the page cannot read files: use the id of a built-in scheme")))
}

fn text(id: &str) -> Result<Value, String> {
    let file = builtin(id).map(|b| b.file()).or_else(|| library::SCHEMES.file(id)).or_else(|| library::STAGES.file(id));
    file.map(|file| json!({"text": file.text})).ok_or_else(|| unknown_scheme(id))
}

fn shipped_model(id: &str) -> Result<ErrorModel, String> {
    let ids: Vec<&str> = ErrorModel::builtin_ids().collect();
    ErrorModel::builtin(id).ok_or_else(|| Diagnostic::unknown("error model", id, &ids).to_string())
}

fn unknown_scheme(name: &str) -> String {
    let ids: Vec<&str> = builtins().iter().map(|b| b.id).chain(library::STAGES.ids()).collect();
    Diagnostic::unknown("scheme", name, &ids).to_string()
}
