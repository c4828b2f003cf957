//! The session: the loaded schemes with their circuits.

use crate::question::{Language, Question};
use crate::{emit, staged, table, view};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::report::heatmap;
use eccforge_exact::single::Reader;
use eccforge_exact::stages::StagesReader;
use eccforge_exact::works;
use eccforge_runs::random::Generator;
use eccforge_sampling::monte_carlo::pattern;
use eccforge_sampling::target::Target;
use eccforge_scheme::diagnostic::{Diagnostic, SourceFile};
use eccforge_scheme::stages::{Stages, mentions_stages};
use eccforge_scheme::{Scheme, builtin, builtins};
use serde_json::{Value, json};
use std::collections::HashMap;

/// Schemes by name, of one stage and of several. A built-in one is loaded at its first question, and its circuits are
/// built when it first decodes.
#[derive(Default)]
pub struct Session {
    schemes: HashMap<String, Scheme>,
    readers: HashMap<String, Reader>,
    stages: HashMap<String, Stages>,
    /// By name with the error stage.
    stages_readers: HashMap<String, StagesReader>,
}

/// Maximum number of error bits in a question: the bits of the largest entry.
const MAX_BITS: usize = 1 << 14;

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
            Question::Matrix { scheme, columns } => self.matrix(scheme, columns),
            Question::Table { scheme, model } => self.table(scheme, model),
            Question::Emit { scheme, language } => self.emit(scheme, *language),
        };
        answered.unwrap_or_else(|message| view::refused(&message))
    }

    fn catalogue(&mut self) -> Result<Value, String> {
        let schemes: Result<Vec<Value>, String> =
            builtins().iter().map(|shipped| self.scheme(shipped.id).map(view::brief)).collect();
        let stages: Result<Vec<Value>, String> =
            works::stages_ids().map(|id| self.stages(id).map(|s| staged::brief(&s))).collect();
        Ok(view::catalogue(schemes?, stages?))
    }

    fn load(&mut self, name: &str, text: Option<&str>) -> Value {
        let (base, at) = staged::parts(name);
        let read = match text {
            Some(text) if mentions_stages(text) => staged::read(text).map(|stages| {
                self.forget(base);
                self.stages.insert(base.to_owned(), stages);
            }),
            Some(text) => read(text).map(|scheme| {
                self.forget(base);
                self.schemes.insert(base.to_owned(), scheme);
            }),
            None => Ok(()),
        };
        if let Err(error) = read {
            return view::diagnostic(&error);
        }
        if !self.is_staged(base) {
            return self.scheme(base).map_or_else(|message| view::refused(&message), view::scheme);
        }
        // A stage that a new text no longer has is forgotten.
        let known = at.is_none_or(|_| self.stages(name).is_ok());
        let stages = self.stages(if known { name } else { base });
        stages.map_or_else(|message| view::refused(&message), |stages| staged::stages(&stages))
    }

    /// Removes everything with this name.
    fn forget(&mut self, name: &str) {
        self.schemes.remove(name);
        self.readers.remove(name);
        self.stages.remove(name);
        self.stages_readers.retain(|known, _| staged::parts(known).0 != name);
    }

    /// Whether a name is that of a scheme of several stages.
    fn is_staged(&self, name: &str) -> bool {
        let (base, _) = staged::parts(name);
        self.stages.contains_key(base) || !self.schemes.contains_key(base) && works::stages_ids().any(|id| id == base)
    }

    /// The stages of a name without `@`.
    fn stages_of_file(&mut self, base: &str) -> Result<&Stages, String> {
        if !self.stages.contains_key(base) {
            let shipped = works::Work::shipped_file(base).filter(|_| works::stages_ids().any(|id| id == base));
            let shipped = shipped.ok_or_else(|| unknown_scheme(base))?;
            self.stages.insert(base.to_owned(), staged::read(&shipped.text).map_err(|e| e.to_string())?);
        }
        self.stages.get(base).ok_or_else(|| unknown_scheme(base))
    }

    /// The stages of a name, with the error stage that it gives.
    fn stages(&mut self, name: &str) -> Result<Stages, String> {
        let (base, at) = staged::parts(name);
        let mut stages = self.stages_of_file(base)?.clone();
        stages.errors_at = staged::place(&stages, at)?;
        Ok(stages)
    }

    fn stages_reader(&mut self, name: &str) -> Result<&StagesReader, String> {
        if !self.stages_readers.contains_key(name) {
            let reader = StagesReader::new(&self.stages(name)?);
            self.stages_readers.insert(name.to_owned(), reader);
        }
        self.stages_readers.get(name).ok_or_else(|| unknown_scheme(name))
    }

    fn scheme(&mut self, name: &str) -> Result<&Scheme, String> {
        if !self.schemes.contains_key(name) {
            let shipped = builtin(name).ok_or_else(|| unknown_scheme(name))?;
            let scheme = shipped.scheme();
            scheme.no_address("the explorer").map_err(|e| e.to_string())?;
            self.schemes.insert(name.to_owned(), scheme);
        }
        self.schemes.get(name).ok_or_else(|| unknown_scheme(name))
    }

    fn reader(&mut self, name: &str) -> Result<&Reader, String> {
        if !self.readers.contains_key(name) {
            let reader = Reader::new(self.scheme(name)?);
            self.readers.insert(name.to_owned(), reader);
        }
        self.readers.get(name).ok_or_else(|| unknown_scheme(name))
    }

    fn decode(&mut self, schemes: &[String], error: &[usize]) -> Result<Value, String> {
        let mut all = Vec::new();
        for name in schemes {
            all.push(match self.is_staged(name) {
                true => view::passage(self.stages_reader(name)?, error)?,
                false => view::decoded(self.reader(name)?, error)?,
            });
        }
        Ok(Value::Array(all))
    }

    fn pattern(&mut self, scheme: &str, model: &str, class: &str, (seed, sample): (u64, u64)) -> Result<Value, String> {
        let model = shipped_model(model)?;
        let c = model
            .classes
            .iter()
            .position(|c| c.id == class)
            .ok_or_else(|| model.class(class).err().unwrap_or_default())?;
        let drawn = (Generator::default(), seed);
        let bits = match self.is_staged(scheme) {
            true => pattern(&model, c, Target::Stages(&self.stages(scheme)?), drawn, sample),
            false => pattern(&model, c, Target::Entry(self.scheme(scheme)?.geometry), drawn, sample),
        };
        bits.map(|bits| json!({"bits": bits})).map_err(|e| e.to_string())
    }

    fn matrix(&mut self, name: &str, columns: &[usize]) -> Result<Value, String> {
        let lit = |scheme: &Scheme| {
            let n = scheme.code.h.n();
            match columns.iter().find(|&&b| b >= n) {
                Some(b) => Err(format!("H has {n} columns and no column {b}")),
                None => Ok(json!({"svg": heatmap::lit(scheme, columns)})),
            }
        };
        if !self.is_staged(name) {
            return lit(self.scheme(name)?);
        }
        let (base, at) = staged::parts(name);
        let stages = self.stages_of_file(base)?;
        lit(&stages.stages[staged::place(stages, at)?].scheme)
    }

    fn table(&mut self, name: &str, model: &str) -> Result<Value, String> {
        match self.is_staged(name) {
            true => staged::table(&self.stages(name)?, &shipped_model(model)?),
            false => table::table(self.scheme(name)?, &shipped_model(model)?),
        }
    }

    fn emit(&mut self, name: &str, language: Language) -> Result<Value, String> {
        match self.is_staged(name) {
            true => emit::emit_stages(&self.stages(name)?, language),
            false => emit::emit(self.scheme(name)?, language),
        }
    }
}

/// Reads a text of the user. A browser has no files, so a matrix file must be a built-in one.
fn read(text: &str) -> Result<Scheme, Box<Diagnostic>> {
    let scheme = Scheme::from_text(&SourceFile::new("scheme.yaml", text), None)?;
    scheme.no_address("the explorer")?;
    Ok(scheme)
}

fn text(id: &str) -> Result<Value, String> {
    let file = builtin(id).map(|b| b.file()).or_else(|| works::Work::shipped_file(id));
    file.map(|file| json!({"text": file.text})).ok_or_else(|| unknown_scheme(id))
}

fn shipped_model(id: &str) -> Result<ErrorModel, String> {
    let ids: Vec<&str> = ErrorModel::builtin_ids().collect();
    ErrorModel::builtin(id).ok_or_else(|| Diagnostic::unknown("error model", id, &ids).to_string())
}

fn unknown_scheme(name: &str) -> String {
    let ids: Vec<&str> = builtins().iter().map(|b| b.id).chain(works::stages_ids()).collect();
    Diagnostic::unknown("scheme", name, &ids).to_string()
}

/// Checks that these are distinct bits of an entry of `bits` bits; otherwise returns a message.
pub(crate) fn check_bits(error: &[usize], bits: usize) -> Result<(), String> {
    let mut seen = vec![false; bits.min(MAX_BITS)];
    for &bit in error {
        match seen.get_mut(bit) {
            None => return Err(format!("there is no bit {bit}: the entry has {bits}")),
            Some(true) => return Err(format!("bit {bit} is named twice")),
            Some(other) => *other = true,
        }
    }
    Ok(())
}
