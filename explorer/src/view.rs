//! The views of schemes, decoded entries and errors for the page.

use eccforge_codes::report;
use eccforge_exact::count;
use eccforge_exact::stages::StagesReader;
use eccforge_files::diagnostic::Diagnostic;
use eccforge_model::ErrorModel;
use eccforge_report::heatmap;
use eccforge_report::numbers::decimal;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::stages::{Flag, Stage, StageScheme, Stages};
use eccforge_scheme::{PairConfirmation, Scheme};
use serde_json::{Value, json};

/// Returns an error without a location.
pub fn refused(message: &str) -> Value {
    json!({"error": {"message": message, "help": null, "places": []}})
}

/// The errors of a text with their locations; lines and columns are counted from 1.
pub fn diagnostic(error: &Diagnostic) -> Value {
    let mut places = Vec::new();
    for ([(line, column), (end_line, end_column)], label) in error.places() {
        places.push(json!({
            "line": line, "column": column, "end_line": end_line, "end_column": end_column, "label": label,
        }));
    }
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
    let mut classes = Vec::new();
    for c in &model.classes {
        classes.push(json!({"id": c.id, "name": c.name, "rate": decimal(&c.rate, 2), "patterns": c.words()}));
    }
    json!({"id": model.id, "name": model.name, "source": model.source, "unit": model.unit.words(), "classes": classes})
}

/// The entry of a scheme in a list.
pub fn brief(scheme: &Scheme) -> Value {
    let (g, h) = (scheme.geometry, &scheme.code.h);
    json!({
        "id": scheme.id, "name": scheme.name, "beats": g.beats, "pins": g.pins, "data_pins": g.data_pins,
        "check_pins": g.check_pins(),
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

/// The view of a scheme: `bits[i]` is codeword and codeword bit of physical bit i. For several stages, these are the bits of
/// the error stage, with beats and codewords counted over all copies; then follow all stages.
pub fn scheme(stages: &Stages) -> Value {
    let (mut view, own) = match stages.single() {
        Some(scheme) => {
            let enables = scheme.enables.iter().map(|e| json!({"name": e.name, "default": e.default}));
            let own = json!({
                "bits": scheme.layout.inverse(), "symbol_bits": symbol_bits(scheme), "check_columns": scheme.check_positions(0),
                "enables": enables.collect::<Vec<_>>(),
            });
            (brief(scheme), own)
        }
        None => {
            let own = json!({
                "stages": stages.stages.iter().map(entries).collect::<Vec<_>>(),
                "at": stages.errors_at, "struck": error_bits(stages), "data": stages.last().data(),
            });
            (entries(stages.error_stage()), own)
        }
    };
    let common = json!({
        "id": stages.id, "name": stages.name, "source": stages.source, "notes": stages.notes, "sha256": stages.hash(),
        "warnings": stages.stages.iter().filter_map(|stage| stage.scheme.listed()).flat_map(|scheme| &scheme.warnings).collect::<Vec<_>>(),
    });
    for more in [common, own] {
        if let (Value::Object(view), Value::Object(more)) = (&mut view, more) {
            view.extend(more);
        }
    }
    json!({"scheme": view})
}

/// The entry of several stages in a list.
pub fn brief_of_stages(stages: &Stages) -> Value {
    let mut each = Vec::new();
    for stage in &stages.stages {
        let g = stage.scheme.geometry();
        each.push(json!({"id": stage.id, "copies": stage.copies, "beats": g.beats * stage.copies, "pins": g.pins}));
    }
    json!({"id": stages.id, "name": stages.name, "stages": each, "data": stages.last().data()})
}

/// Maximum number of error bits in a question: the bits of the largest entry.
// A question is text that anything may write; it must not decide how much memory is allocated.
const MAX_BITS: usize = 1 << 14;

/// Checks that these are distinct bits of an entry of `bits` bits; otherwise returns a message.
fn check_bits(error: &[usize], bits: usize) -> Result<(), String> {
    let mut seen = vec![false; bits.min(MAX_BITS)];
    // A bit that is named twice would be flipped twice, so the entry would be without the error that the page shows.
    for &bit in error {
        match seen.get_mut(bit) {
            None => return Err(format!("there is no bit {bit}: the entry has {bits}")),
            Some(true) => return Err(format!("bit {bit} is named twice")),
            Some(other) => *other = true,
        }
    }
    Ok(())
}

/// The name of the bits in which errors are injected.
pub fn error_bits(stages: &Stages) -> String {
    stages.error_stage_name().replace('`', "")
}

/// All copies of a stage as one entry.
fn entries(stage: &Stage) -> Value {
    let (scheme, g) = (&stage.scheme, stage.scheme.geometry());
    let (codewords, inverse) = (scheme.layout().codewords(), scheme.layout().inverse());
    let bits: Vec<(usize, usize)> =
        (0..stage.copies).flat_map(|c| inverse.iter().map(move |&(w, b)| (c * codewords + w, b))).collect();
    let (mut view, symbol) = match scheme {
        StageScheme::Listed(scheme) => (brief(scheme), symbol_bits(scheme)),
        StageScheme::Ball(scheme, _) => brief_of_ball(scheme),
    };
    view["stage"] = json!(stage.id);
    view["scheme"] = json!(scheme.id());
    view["copies"] = json!(stage.copies);
    view["beats"] = json!(g.beats * stage.copies);
    view["codewords"] = json!(stage.copies * codewords);
    view["bits"] = json!(bits);
    view["symbol_bits"] = symbol;
    view["tells"] = json!(stage.flag == Flag::Severity);
    view
}

/// The entry of a scheme whose patterns are not listed, as [`brief`] has it, and the bits of a symbol.
fn brief_of_ball(scheme: &Algebraic) -> (Value, Value) {
    let (g, (symbols, bits)) = (scheme.geometry, scheme.family.symbols());
    let view = json!({
        "id": scheme.id, "name": scheme.name, "beats": g.beats, "pins": g.pins, "data_pins": g.data_pins,
        "check_pins": g.check_pins(), "codewords": scheme.codewords, "n": symbols * bits,
        "r": scheme.family.check_symbols() * bits, "rules": [],
    });
    (view, if bits > 1 { json!(bits) } else { Value::Null })
}

/// Number of bits of a symbol of the scheme's code; null if the code is binary.
fn symbol_bits(scheme: &Scheme) -> Value {
    json!(scheme.code.reed_solomon().map(|rs| rs.symbol_bits()))
}

/// Maximum number of check bits of a code whose syndromes the page draws one by one.
// Each syndrome takes a cell of the drawing.
const MAX_CHECKS: u32 = 16;

/// H as SVG, its columns in hexadecimal, and the number of patterns that a codeword corrects. `correctable` lists them with
/// their syndromes, or is null if the code has too many syndromes to draw.
pub fn matrix(scheme: &Scheme, codeword: usize) -> Result<Value, String> {
    let spaces = scheme.tied().corrects.get(codeword).cloned();
    let spaces = spaces.ok_or_else(|| format!("the entry has no codeword {codeword}"))?;
    let (code, h) = (&scheme.code, &scheme.code.h);
    // The number of patterns is exact in any case; only the list is left out.
    let few = h.r() <= MAX_CHECKS;
    let correctable = few.then(|| spaces.iter().flat_map(|space| space.patterns(code)).collect::<Vec<_>>());
    let columns: Vec<String> = h.columns().iter().map(|column| format!("{column:#x}")).collect();
    Ok(json!({
        "svg": heatmap::matrix(&report::matrix(scheme)), "columns": columns, "correctable": correctable,
        "patterns": count::correctable(scheme, codeword).to_string(),
    }))
}

/// The output of `eccforge show --format json` for an error on the zero entry, or at the error stage if there are several stages.
pub fn decoded(reader: &StagesReader, error: &[usize]) -> Result<Value, String> {
    let stages = reader.stages();
    check_bits(error, stages.error_stage().bits())?;
    let value = match reader.single() {
        Some(entry) => serde_json::to_value(entry.decode(&vec![false; stages.last().data()], error)),
        None => serde_json::to_value(reader.decode(error)),
    };
    value.map_err(|e| e.to_string())
}
