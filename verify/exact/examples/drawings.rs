//! `drawings FOLDER [--check]`: draws the figures of docs/theory.md, or lists those that differ.

use eccforge_codes::report::{entry, matrix};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_files::output;
use eccforge_model::ErrorModel;
use eccforge_report::{heatmap, plots};
use eccforge_scheme::{Scheme, builtin};

/// A built-in scheme.
fn shipped(id: &str) -> Result<Scheme, String> {
    builtin(id).map(|b| b.scheme()).ok_or_else(|| format!("no scheme {id}"))
}

/// Outcomes of one error class for several schemes.
fn outcomes(class: &str, ids: &[&str]) -> Result<String, String> {
    let model = ErrorModel::builtin("hbm2-table1").ok_or("no such model")?;
    let index = model.classes.iter().position(|c| c.id == class).ok_or_else(|| format!("no class {class}"))?;
    let name = model.classes[index].name.clone();
    let mut shares = Vec::new();
    for id in ids {
        let results = evaluate(&shipped(id)?, &model, &[index], Reading::Inclusive, &Progress::default())?;
        shares.extend(results.iter().filter_map(|result| Some((*id, result.probabilities()?))));
    }
    let rows: Vec<plots::Row> = shares.iter().map(|(id, probabilities)| (*id, probabilities)).collect();
    let title = format!("Outcomes of errors of {name}");
    Ok(plots::bars(&title, &format!("{name}, percent of patterns"), "percent of patterns", &rows))
}

/// The drawings, as file names with contents.
fn drawings() -> Result<Vec<(&'static str, String)>, String> {
    Ok(vec![
        ("odd-columns.svg", heatmap::lit(&matrix(&shipped("ni-secded")?), &[3, 17])),
        ("rows.svg", entry::layout(&shipped("ni-secded")?)),
        ("interleaved.svg", entry::layout(&shipped("i-secded")?)),
        ("pairs.svg", heatmap::lit(&matrix(&shipped("trio")?), &[16, 20])),
        ("sanity-check.svg", outcomes("entry", &["i-secded", "i-sec2bec", "duet", "trio"])?),
        ("symbols.svg", heatmap::lit(&matrix(&shipped("i-ssc")?), &(32..40).collect::<Vec<_>>())),
    ])
}

fn main() -> Result<(), String> {
    output::generate(std::env::args(), |folder| {
        Ok(drawings()?.into_iter().map(|(name, svg)| (folder.join(name), svg)).collect())
    })
}
