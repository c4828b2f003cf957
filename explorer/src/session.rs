//! What is kept between questions: schemes that were read, with their circuits.

use crate::question::Question;
use crate::{emit, table, view};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::report::heatmap;
use eccforge_exact::single::Reader;
use eccforge_runs::random::Generator;
use eccforge_sampling::monte_carlo;
use eccforge_scheme::diagnostic::{Diagnostic, SourceFile};
use eccforge_scheme::{Scheme, builtin, builtins};
use serde_json::{Value, json};
use std::collections::HashMap;

/// Schemes by name. A shipped one is read when it is first asked about, and its circuits are made when it first decodes.
#[derive(Default)]
pub struct Session {
    schemes: HashMap<String, Scheme>,
    readers: HashMap<String, Reader>,
}

/// Most bits of an error that a question may name: those of the largest entry.
const MAX_BITS: usize = 8192;

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
            Question::Table { scheme, model } => {
                let model = shipped_model(model);
                self.scheme(scheme).and_then(|scheme| table::table(scheme, &model?))
            }
            Question::Emit { scheme, language } => self.scheme(scheme).and_then(|scheme| emit::emit(scheme, *language)),
        };
        answered.unwrap_or_else(|message| view::refused(&message))
    }

    fn catalogue(&mut self) -> Result<Value, String> {
        let schemes: Result<Vec<Value>, String> =
            builtins().iter().map(|shipped| self.scheme(shipped.id).map(view::brief)).collect();
        schemes.map(view::catalogue)
    }

    fn load(&mut self, name: &str, text: Option<&str>) -> Value {
        let Some(text) = text else {
            return self.scheme(name).map_or_else(|message| view::refused(&message), view::scheme);
        };
        match read(text) {
            Ok(scheme) => {
                let view = view::scheme(&scheme);
                self.readers.remove(name);
                self.schemes.insert(name.to_owned(), scheme);
                view
            }
            Err(error) => view::diagnostic(&error),
        }
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
            all.push(view::decoded(self.reader(name)?, error)?);
        }
        Ok(Value::Array(all))
    }

    fn pattern(&mut self, scheme: &str, model: &str, class: &str, (seed, sample): (u64, u64)) -> Result<Value, String> {
        let g = self.scheme(scheme)?.geometry;
        let model = shipped_model(model)?;
        let c = model
            .classes
            .iter()
            .position(|c| c.id == class)
            .ok_or_else(|| model.class(class).err().unwrap_or_default())?;
        let bits = monte_carlo::pattern(&model, c, g, (Generator::default(), seed), sample);
        bits.map(|bits| json!({"bits": bits})).map_err(|e| e.to_string())
    }

    fn matrix(&mut self, scheme: &str, columns: &[usize]) -> Result<Value, String> {
        let scheme = self.scheme(scheme)?;
        let n = scheme.code.h.n();
        match columns.iter().find(|&&b| b >= n) {
            Some(b) => Err(format!("H has {n} columns and no column {b}")),
            None => Ok(json!({"svg": heatmap::lit(scheme, columns)})),
        }
    }
}

/// Reads a text that a user wrote. A browser has no files, so a matrix file is one of the shipped ones.
fn read(text: &str) -> Result<Scheme, Box<Diagnostic>> {
    let scheme = Scheme::from_text(&SourceFile::new("scheme.yaml", text), None)?;
    scheme.no_address("the explorer")?;
    Ok(scheme)
}

fn text(id: &str) -> Result<Value, String> {
    builtin(id).map(|b| json!({"text": b.file().text})).ok_or_else(|| unknown_scheme(id))
}

fn shipped_model(id: &str) -> Result<ErrorModel, String> {
    let ids: Vec<&str> = ErrorModel::builtin_ids().collect();
    ErrorModel::builtin(id).ok_or_else(|| Diagnostic::unknown("error model", id, &ids).to_string())
}

fn unknown_scheme(name: &str) -> String {
    let ids: Vec<&str> = builtins().iter().map(|b| b.id).collect();
    Diagnostic::unknown("scheme", name, &ids).to_string()
}

/// Whether these are distinct bits of an entry of `bits` bits; otherwise what is wrong.
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
