//! A table of a work with a column for each class of its model: exact outcomes of each scheme under every class.

use super::counting::indices;
use super::figures::{Form, check_figures};
use super::judge::{Judgement, Verdict, judge_share};
use super::named::named;
use super::spec::Unit;
use super::tables::ByClassSpec;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{self, ClassResult, Method, Reading};
use eccforge_files::diagnostic::Checked;
use eccforge_files::yaml::Spanned;
use eccforge_model::{ErrorModel, parse_decimal};
use eccforge_outcomes::{Probabilities, Tally};
use eccforge_report::json::{Fractions, as_fractions};
use eccforge_scheme::Scheme;
use eccforge_scheme::library::named_scheme;
use num_traits::Zero;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::Path;

/// The table: schemes and classes. A caller that runs a work may choose schemes and classes that the work does not name.
#[derive(Clone, Debug)]
pub struct ByClass {
    /// Schemes, in table order.
    pub schemes: Vec<Scheme>,
    /// Error model.
    pub model: ErrorModel,
    /// Indices of the model's classes, in table order.
    pub classes: Vec<usize>,
    /// How overlapping classes are counted.
    pub reading: Reading,
    /// Id of the model to which the published figures apply.
    published_model: String,
    published: ByClassSpec,
}

/// One cell of the table.
#[derive(Clone, Debug)]
pub struct ClassCell {
    /// Scheme id.
    pub scheme: String,
    /// Class id.
    pub class: String,
    /// Exact counts of patterns.
    pub tally: Tally,
    /// Exact outcome probabilities.
    pub probabilities: Probabilities,
    /// The method that found the counts.
    pub method: Method,
    /// Comparison with the published cell, if there is one.
    pub judgement: Option<Judgement>,
}

/// A scheme's outcomes over all events of the model.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Total {
    /// Id of the scheme.
    pub scheme: String,
    /// Name of the scheme in tables.
    pub name: String,
    /// Hash of the scheme.
    #[serde(skip)]
    pub hash: String,
    /// Exact outcome probabilities, weighted by the model's rates.
    #[serde(flatten, serialize_with = "as_fractions")]
    #[schemars(with = "Fractions")]
    pub probabilities: Probabilities,
}

impl ByClass {
    /// Reads the schemes of the rows, and rejects a table whose rows, classes or figures do not fit.
    pub(super) fn checked(mut spec: ByClassSpec, model: Option<&ErrorModel>, base: Option<&Path>) -> Checked<Self> {
        let Some(model) = model.cloned() else {
            let error = spec.classes.error("these classes", "the work has no model");
            return error.help("write `model: ID` at the top").err();
        };
        check_classes(&model, &spec.classes)?;
        check_classes(&model, &spec.sampled)?;
        let mut schemes = Vec::new();
        for row in &mut spec.rows {
            if let Some(values) = &row.values {
                check_figures(values, (spec.classes.value.len(), "the table", ["class", "classes"]), &CELL)?;
            }
            let scheme = named(&row.scheme, base, named_scheme)?;
            // A published figure states no address, and outcomes depend on it if the code covers the address.
            scheme.no_address("a work")?;
            // `printed` and `judge` look rows up by id; a row may name its scheme by a path.
            row.scheme.value.clone_from(&scheme.id);
            schemes.push(scheme);
        }
        for difference in &spec.differs {
            check_classes(&model, &difference.classes)?;
            for id in &difference.schemes.value {
                if spec.rows.iter().any(|row| row.scheme.value == *id) {
                    continue;
                }
                let message = format!("the table has no row of `{id}`");
                return difference.schemes.error("these schemes", message).help("name schemes of the rows").err();
            }
        }
        let classes = indices(&model, &spec.classes.value);
        // Published tables count a pattern in every class that it fits.
        let reading = Reading::Inclusive;
        Ok(Self { schemes, classes, reading, published_model: model.id.clone(), model, published: spec })
    }

    /// Ids of the schemes with published figures, in table order.
    pub fn published_schemes(&self) -> impl Iterator<Item = &str> {
        self.published.rows.iter().filter(|row| row.values.is_some()).map(|row| row.scheme.value.as_str())
    }

    /// Whether the table has a row of this scheme.
    pub(super) fn has(&self, scheme: &str) -> bool {
        self.published.rows.iter().any(|row| row.scheme.value == scheme)
    }

    /// Whether the published figures apply: the model and the reading of the classes are those of the publication.
    pub fn comparable(&self) -> bool {
        // Another model or reading has other errors, and correct figures would differ from the published ones.
        self.model.id == self.published_model && self.reading == Reading::Inclusive && !self.model.exclusive
    }

    /// Number of patterns that will be tried: the total of the progress.
    pub fn work(&self) -> u64 {
        self.schemes.iter().map(|s| exact::work(s, &self.model, &self.classes)).sum()
    }

    /// The printed cell, if the table has it, and its number of samples, if it was sampled.
    pub fn printed(&self, scheme: &str, class: &str) -> Option<(&str, Option<u64>)> {
        let column = self.published.classes.value.iter().position(|c| c == class)?;
        let row = self.published.rows.iter().find(|row| row.scheme.value == scheme)?;
        let sampled = self.published.sampled.value.iter().any(|c| c == class);
        // The row's number of samples is not that of its counted classes, which have no sampling error.
        let samples = if sampled { row.samples } else { None };
        Some((row.values.as_ref()?.value.get(column)?, samples))
    }

    /// Compares our exact probabilities with the printed cell.
    pub fn judge(&self, scheme: &str, class: &str, ours: &Probabilities) -> Option<Judgement> {
        let (printed, samples) = self.printed(scheme, class)?;
        let (verdict, z) = match printed {
            CORRECTED => (Verdict::exact_if(ours.detected.is_zero() && ours.silent().is_zero()), None),
            DETECTED => (Verdict::exact_if(ours.silent().is_zero() && !ours.detected.is_zero()), None),
            figure => judge_share(&ours.silent(), &Unit::Percent.scale(None), figure, samples),
        };
        let mut differences = self.published.differs.iter();
        let known = differences.find(|d| lists(&d.schemes, scheme) && lists(&d.classes, class));
        Some(Judgement::new(printed, verdict, z, known.map(|d| d.reason.as_str())))
    }

    /// Counts all cells, and the totals of the schemes that have a cell for every class of the model with a rate.
    pub(super) fn run(&self, progress: &Progress) -> Result<(Vec<ClassCell>, Vec<Total>), String> {
        let (mut cells, mut totals) = (Vec::new(), Vec::new());
        let classes_with_rate = self.model.classes.iter().filter(|class| !class.rate.is_zero()).count();
        for scheme in &self.schemes {
            let mut parts = Vec::new();
            let results = exact::evaluate(scheme, &self.model, &self.classes, self.reading, progress)
                .map_err(|e| format!("{}: {e}", scheme.id))?;
            for (result, &class) in results.into_iter().zip(&self.classes) {
                let class = &self.model.classes[class];
                // A class without a pattern in this entry, such as pins in one beat, has no probabilities.
                let Some(probabilities) = result.probabilities() else { continue };
                parts.push((self.model.probability(class), probabilities.clone()));
                let judgement =
                    if self.comparable() { self.judge(&scheme.id, &class.id, &probabilities) } else { None };
                let (scheme, class) = (scheme.id.clone(), class.id.clone());
                let ClassResult { tally, method, .. } = result;
                cells.push(ClassCell { scheme, class, tally, probabilities, method, judgement });
            }
            // A total over some of the classes would look better than the scheme is: the rest of the rate is missing.
            if parts.iter().filter(|(rate, _)| !rate.is_zero()).count() == classes_with_rate {
                totals.push(Total {
                    scheme: scheme.id.clone(),
                    name: scheme.name.clone(),
                    hash: scheme.hash(),
                    probabilities: Probabilities::weighted(parts.iter().map(|(w, p)| (w.clone(), p))),
                });
            }
        }
        Ok((cells, totals))
    }
}

/// Rejects a class that the model does not have.
fn check_classes(model: &ErrorModel, ids: &Spanned<Vec<String>>) -> Checked<()> {
    match ids.value.iter().find_map(|id| model.class(id).err()) {
        Some(message) => ids.error("these classes", message).help("name classes of the model").err(),
        None => Ok(()),
    }
}

/// Whether a list of a published difference contains `id`.
fn lists(ids: &Spanned<Vec<String>>, id: &str) -> bool {
    ids.value.iter().any(|listed| listed == id)
}

/// A published cell: every error is corrected.
// Works print a letter: a printed 0.00 could also be a share that was rounded.
const CORRECTED: &str = "C";
/// A published cell: no error is silent, and some are detected.
const DETECTED: &str = "D";
/// The forms of a published cell.
const CELL: Form = Form {
    has: |text| [CORRECTED, DETECTED].contains(&text) || parse_decimal(text).is_some(),
    help: "write percent such as 57.90, C (always corrected) or D (never silent)",
};
