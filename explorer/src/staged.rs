//! Schemes of several stages: their views for the page, and their tables.
//!
//! The name of a stages file can end with `@` and the id of a stage. Errors are then injected into the bits that this
//! stage reads, whatever the file states.

use crate::table::shares;
use crate::view;
use eccforge_bitslice::Backend;
use eccforge_exact::model::{ErrorClass, ErrorModel, decimal};
use eccforge_exact::tally::Tally;
use eccforge_exact::works;
use eccforge_runs::records::Counts;
use eccforge_sampling::staged::{OfWeight, Pipeline, by_weight, exact_class};
use eccforge_scheme::diagnostic::{Diagnostic, SourceFile, is_path};
use eccforge_scheme::stages::{Flag, Stage, Stages};
use serde_json::{Value, json};

/// A name, and the stage after its `@`.
pub fn parts(name: &str) -> (&str, Option<&str>) {
    name.split_once('@').map_or((name, None), |(name, stage)| (name, Some(stage)))
}

/// The error stage of a name: the one after its `@`, or else that of the file.
///
/// # Errors
/// No stage has this id.
pub fn place(stages: &Stages, at: Option<&str>) -> Result<usize, String> {
    let Some(at) = at else { return Ok(stages.errors_at) };
    let ids: Vec<&str> = stages.stages.iter().map(|s| s.id.as_str()).collect();
    ids.iter().position(|id| *id == at).ok_or_else(|| Diagnostic::unknown("stage", at, &ids).to_string())
}

/// Reads a text of the user. A browser has no files, so the schemes of its stages must be built-in ones.
///
/// # Errors
/// The error with its place.
pub fn read(text: &str) -> Result<Stages, Box<Diagnostic>> {
    let find = |name: &str| {
        works::scheme_by_id(name).map_err(|e| match is_path(name) {
            true => Box::new(e.help("the page cannot read files: use the id of a built-in scheme")),
            false => e,
        })
    };
    Stages::from_text(&SourceFile::new("scheme.yaml", text), None, &find)
}

/// The entry of stages in a list.
pub fn brief(stages: &Stages) -> Value {
    let each: Vec<Value> = stages.stages.iter().map(brief_stage).collect();
    json!({"id": stages.id, "name": stages.name, "stages": each, "data": stages.last().data()})
}

fn brief_stage(stage: &Stage) -> Value {
    let g = stage.scheme.geometry;
    json!({"id": stage.id, "copies": stage.copies, "beats": g.beats * stage.copies, "pins": g.pins})
}

/// The view of stages: first, as for a scheme, the bits of the error stage, with beats and codewords counted over all
/// copies; then every stage.
pub fn stages(stages: &Stages) -> Value {
    let own = json!({
        "id": stages.id, "name": stages.name, "source": stages.source, "notes": stages.notes, "sha256": stages.hash(),
        "warnings": stages.stages.iter().flat_map(|s| &s.scheme.warnings).collect::<Vec<_>>(),
        "stages": stages.stages.iter().map(entries).collect::<Vec<_>>(),
        "at": stages.errors_at, "struck": struck(stages), "data": stages.last().data(),
    });
    let mut view = entries(stages.struck());
    if let (Value::Object(view), Value::Object(own)) = (&mut view, own) {
        view.extend(own);
    }
    json!({"scheme": view})
}

/// The name of the bits in which errors are injected.
fn struck(stages: &Stages) -> String {
    stages.struck_name().replace('`', "")
}

/// All copies of a stage as one entry.
fn entries(stage: &Stage) -> Value {
    let scheme = &stage.scheme;
    let (codewords, inverse) = (scheme.codewords(), scheme.layout.inverse());
    let bits: Vec<(usize, usize)> =
        (0..stage.copies).flat_map(|c| inverse.iter().map(move |&(w, b)| (c * codewords + w, b))).collect();
    let mut view = view::brief(scheme);
    view["stage"] = json!(stage.id);
    view["scheme"] = json!(scheme.id);
    view["copies"] = json!(stage.copies);
    view["beats"] = json!(scheme.geometry.beats * stage.copies);
    view["codewords"] = json!(stage.copies * codewords);
    view["bits"] = json!(bits);
    view["symbol_bits"] = view::symbol_bits(scheme);
    view["tells"] = json!(stage.flag == Flag::Severity);
    view
}

/// Outcomes of all errors of one, two and three bits, and of the classes of `model` that can be counted or
/// enumerated.
///
/// # Errors
/// A decoder is too large for a program.
pub fn table(stages: &Stages, model: &ErrorModel) -> Result<Value, String> {
    let pipeline = Pipeline::new(stages).map_err(|e| e.to_string())?;
    let counted = by_weight(&pipeline, Backend::best(), &mut |_| ());
    let weights = counted.iter().map(|of| {
        let name = if of.weight == 1 { "1 wrong bit".to_owned() } else { format!("{} wrong bits", of.weight) };
        row(&name, &format!("of {}", struck(stages)), "", of.counts.as_ref())
    });
    let mut rows: Vec<Value> = weights.collect();
    for (c, class) in model.classes.iter().enumerate() {
        rows.push(class_row(stages, &pipeline, &counted, model, (c, class)));
    }
    Ok(json!({"model": model.id, "unit": model.unit.words(), "rows": rows, "total": null}))
}

/// A class, with figures if it can be counted or enumerated.
fn class_row(
    stages: &Stages,
    pipeline: &Pipeline,
    counted: &[OfWeight],
    model: &ErrorModel,
    (c, class): (usize, &ErrorClass),
) -> Value {
    let found = exact_class(stages, pipeline, counted, model, c, Backend::best());
    let rate = decimal(&class.rate, 2);
    match found {
        Ok(Some((_, counts))) => row(&class.name, &class.patterns.to_string(), &rate, Some(&counts)),
        Ok(None) => row(&class.name, "too many to try", &rate, None),
        Err(why) => row(&class.name, &why, &rate, None),
    }
}

fn row(name: &str, patterns: &str, rate: &str, counts: Option<&Counts>) -> Value {
    let tally = |c: &Counts| -> Tally { c.map(|count| (*count).into()) };
    let shares = counts.filter(|c| c.total() > 0).map(|c| shares(&tally(c).probabilities()));
    let patterns_of = counts.map_or_else(|| "–".to_owned(), |c| c.total().to_string());
    json!({"name": name, "patterns": patterns, "rate": rate, "counts": {"patterns": patterns_of}, "shares": shares})
}
