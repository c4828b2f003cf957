//! `eccforge new --layout-for`: the layout of an entry with the fewest silent errors of a model.

use super::outcomes;
use crate::{inputs, progress};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::facts;
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_report::numbers::percent;
use eccforge_scheme::{Scheme, first_file};
use eccforge_search::layout::{Candidate, Found, by_cost, candidates};
use miette::{Result, miette};
use num_rational::BigRational;
use std::path::Path;

/// The silent share, and the detected one, which decides among layouts with equal silent shares.
type Cost = [BigRational; 2];

/// The scheme with the layout that leaves few errors of a model silent, and the silent share before and after.
pub fn laid_out(
    file: &SourceFile,
    scheme: &Scheme,
    name: &str,
    folder: Option<&Path>,
) -> Result<(SourceFile, Scheme, String)> {
    let model = inputs::model(name)?;
    let refused = |why: String| miette!("--layout-for {name}: {why}");
    let tried = candidates(scheme).map_err(refused)?;
    let what = format!("comparing {} layouts for {}", tried.len(), model.id);
    let before = cost(scheme, &model).map_err(refused)?;
    let found = progress::waiting(&what, || {
        by_cost(tried, &|candidate| Scheme::from_text(&with_layout(file, candidate, ""), folder).ok(), &|scheme| {
            cost(scheme, &model)
        })
    });
    let found = found.map_err(refused)?;
    let compared = found.len();
    let best = first_with_claims(scheme, &model, found, &before).map_err(refused)?.ok_or_else(|| {
        let help = "the order of the columns may help: --order-for";
        miette!(
            help = help,
            "--layout-for {name}: none of {compared} layouts has fewer silent errors than the \
             given one, or the same number and fewer detected errors"
        )
    })?;
    let (before, after) = (percent(&before[0]), percent(&best.cost[0]));
    let shares = format!("{after} % of the errors of {} are silent, {before} % in the layout before", model.id);
    let remark = format!(
        "# {}: the best of {compared} layouts for the errors of {}.\n# {after} % of them are silent; in the layout of {}, {before} %.\n",
        best.candidate.words, model.id, scheme.name
    );
    let file = with_layout(file, &best.candidate, &remark);
    let scheme = Scheme::from_text(&file, folder)?;
    Ok((file, scheme, shares))
}

/// The file with another layout and a remark above it.
fn with_layout(file: &SourceFile, candidate: &Candidate, remark: &str) -> SourceFile {
    SourceFile::new(file.name.clone(), first_file::with_key(&file.text, "layout", &candidate.yaml, remark))
}

/// The shares of the errors of a model that are silent and detected.
fn cost(scheme: &Scheme, model: &ErrorModel) -> Result<Cost, String> {
    outcomes(scheme, model).map(|shares| [shares.silent(), shares.detected])
}

/// The best layout with fewer silent errors than before under which the claims of the scheme hold; `None` if there is none.
fn first_with_claims(
    given: &Scheme,
    model: &ErrorModel,
    found: Vec<Found<Cost>>,
    before: &Cost,
) -> Result<Option<Found<Cost>>, String> {
    // A claim that does not hold for the given layout is not required of others.
    let is_required = claims_hold(given, model)?;
    for best in found.into_iter().take_while(|best| best.cost < *before) {
        if !is_required || claims_hold(&best.scheme, model)? {
            return Ok(Some(best));
        }
    }
    Ok(None)
}

fn claims_hold(scheme: &Scheme, model: &ErrorModel) -> Result<bool, String> {
    let facts = facts::facts(scheme, &facts::claimed(scheme, model), &Progress::default())?;
    Ok(facts.claims_hold())
}
