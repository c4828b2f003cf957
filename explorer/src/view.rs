//! The views of schemes, decoded entries and errors for the page.

use crate::session::check_bits;
use eccforge_exact::model::{ErrorModel, decimal};
use eccforge_exact::report::json;
use eccforge_exact::single::Reader;
use eccforge_exact::stages::StagesReader;
use eccforge_scheme::diagnostic::Diagnostic;
use eccforge_scheme::{PairConfirmation, Scheme};
use serde_json::{Value, json};

/// An error without a place.
pub fn refused(message: &str) -> Value {
    json!({"error": {"message": message, "help": null, "places": []}})
}

/// The errors of a text with their places; lines and columns are counted from 1.
pub fn diagnostic(error: &Diagnostic) -> Value {
    let place = |([(line, column), (end_line, end_column)], label): &([(usize, usize); 2], &str)| json!({"line": line, "column": column, "end_line": end_line, "end_column": end_column, "label": label});
    let places: Vec<Value> = error.places().iter().map(place).collect();
    json!({"error": {
        "message": error.message(), "help": error.advice(), "places": places, "located": error.to_string(),
    }})
}

/// The built-in schemes, each as [`brief`], those of several stages, and the error models.
pub fn catalogue(schemes: Vec<Value>, stages: Vec<Value>) -> Value {
    let models: Vec<Value> = ErrorModel::builtin_ids().filter_map(ErrorModel::builtin).map(|m| model(&m)).collect();
    json!({"version": env!("CARGO_PKG_VERSION"), "schemes": schemes, "stages": stages, "models": models})
}

fn model(model: &ErrorModel) -> Value {
    let class = |c: &eccforge_exact::model::ErrorClass| json!({"id": c.id, "name": c.name, "rate": decimal(&c.rate, 2), "patterns": c.patterns.to_string()});
    let classes: Vec<Value> = model.classes.iter().map(class).collect();
    json!({"id": model.id, "name": model.name, "source": model.source, "unit": model.unit.words(), "classes": classes})
}

/// The entry of a scheme in a list.
pub fn brief(scheme: &Scheme) -> Value {
    let (g, h) = (scheme.geometry, &scheme.code.h);
    json!({
        "id": scheme.id, "name": scheme.name, "beats": g.beats, "pins": g.pins, "data_pins": g.data_pins,
        "codewords": scheme.codewords(), "n": h.n(), "r": h.r(), "rules": rules(scheme),
    })
}

/// The conditions on corrections of several codewords, as text.
fn rules(scheme: &Scheme) -> Vec<String> {
    let mut rules: Vec<String> = scheme.sanity_check.iter().map(|p| format!("one {}", p.name())).collect();
    if scheme.pair_confirmation == PairConfirmation::Byte {
        rules.push("pairs confirmed in their byte".to_owned());
    }
    rules
}

/// The view of a scheme: `bits[i]` is codeword and codeword bit of physical bit i.
pub fn scheme(scheme: &Scheme) -> Value {
    let mut view = brief(scheme);
    let more = json!({
        "source": scheme.source,
        "notes": scheme.notes,
        "warnings": scheme.warnings,
        "bits": scheme.layout.inverse(),
        "symbol_bits": symbol_bits(scheme),
        "check_columns": scheme.check_positions(0),
        "enables": scheme.enables.iter().map(|e| json!({"name": e.name, "default": e.default})).collect::<Vec<_>>(),
        "sha256": scheme.hash(),
    });
    if let (Value::Object(view), Value::Object(more)) = (&mut view, more) {
        view.extend(more);
    }
    json!({"scheme": view})
}

/// Bits of a symbol of its code; null if it is a binary one.
pub fn symbol_bits(scheme: &Scheme) -> Value {
    json!(scheme.code.reed_solomon.as_ref().map(|rs| rs.symbol_bits()))
}

/// The output of `eccforge show --format json` for an error on the zero entry.
pub fn decoded(reader: &Reader, error: &[usize]) -> Result<Value, String> {
    let scheme = reader.scheme();
    let g = scheme.geometry;
    check_bits(error, g.bits())?;
    let decoded = reader.decode(&vec![false; g.beats * g.data_pins], error);
    serde_json::to_value(json::decoded(scheme, error, &decoded)).map_err(|e| e.to_string())
}

/// The same for several stages, for an error at the error stage.
pub fn passage(reader: &StagesReader, error: &[usize]) -> Result<Value, String> {
    let stages = reader.stages();
    check_bits(error, stages.struck().bits())?;
    serde_json::to_value(json::passage(stages, error, &reader.decode(error))).map_err(|e| e.to_string())
}
