//! The exact table of a scheme of one stage or several.

use crate::view::error_bits;
use eccforge_circuit::lanes::Backend;
use eccforge_exact::exact::{ClassResult, Reading, evaluate};
use eccforge_model::ErrorModel;
use eccforge_outcomes::{Probabilities, Tally};
use eccforge_report::json::{Patterns, fraction};
use eccforge_report::numbers::{decimal, percent};
use eccforge_sampling::staged::{Pipeline, by_weight, exact_class};
use eccforge_scheme::stages::Stages;
use serde_json::{Value, json};

/// Outcomes of every class of `model`, and of all events together. For several stages, first those of all errors of one,
/// two and three bits; classes with too many patterns have no figures.
///
/// # Errors
/// A class of a scheme of one stage has too many patterns to enumerate, or a decoder is too large for a program.
pub fn table(stages: &Stages, model: &ErrorModel) -> Result<Value, String> {
    let all: Vec<usize> = (0..model.classes.len()).collect();
    let mut rows = Vec::new();
    let found: Vec<Result<Option<ClassResult>, String>> = match stages.single() {
        Some(scheme) => {
            let results = evaluate(scheme, model, &all, Reading::Inclusive, &Default::default())?;
            results.into_iter().map(|result| Ok(Some(result))).collect()
        }
        None => {
            let (pipeline, backend) = (Pipeline::new(stages).map_err(|e| e.to_string())?, Backend::best());
            let by_weight = by_weight(&pipeline, backend, &Default::default());
            for (bits, tally) in &by_weight {
                let name = if *bits == 1 { "1 wrong bit".to_owned() } else { format!("{bits} wrong bits") };
                rows.push(row([&name, &format!("of {}", error_bits(stages)), ""], tally.as_ref()));
            }
            let classes = model.classes.iter();
            classes.map(|class| exact_class(stages, &pipeline, &by_weight, class, backend)).collect()
        }
    };
    let mut parts = Vec::new();
    for (class, found) in model.classes.iter().zip(found) {
        let (patterns, result) = match found {
            Ok(Some(result)) => (class.words(), Some(result)),
            Ok(None) => ("too many to try".to_owned(), None),
            Err(why) => (why, None),
        };
        let words = [&*class.name, &patterns, &decimal(&class.rate, 2)];
        let mut row = row(words, result.as_ref().map(|result| &result.tally));
        row["class"] = json!(class.id);
        row["method"] = json!(result.as_ref().map(|result| result.method));
        rows.push(row);
        parts.extend(result.and_then(|r| r.probabilities()).map(|p| (model.probability(class), p)));
    }
    // If a class has no figures, the shares of the others do not add up to those of all events.
    let whole = parts.len() == model.classes.len();
    let total = whole.then(|| Probabilities::weighted(parts.iter().map(|(weight, p)| (weight.clone(), p))));
    Ok(json!({"model": model.id, "unit": model.unit.words(), "rows": rows, "total": total.as_ref().map(shares)}))
}

fn row([name, patterns, rate]: [&str; 3], tally: Option<&Tally>) -> Value {
    let counts = tally.map_or_else(|| json!({"patterns": "–"}), |tally| json!(Patterns::from(tally)));
    let shares = tally.filter(|t| t.total() != Default::default()).map(|t| shares(&t.probabilities()));
    json!({"name": name, "patterns": patterns, "rate": rate, "counts": counts, "shares": shares})
}

/// Percentages for display, with their exact fractions.
fn shares(p: &Probabilities) -> Value {
    // A clean read is a correct one: the page has no row for errors that change nothing.
    let share = |p: &_| json!({"percent": percent(p), "exact": fraction(p)});
    json!({
        "corrected": share(&(&p.corrected + &p.clean)), "detected": share(&p.detected),
        "undetected": share(&p.undetected), "miscorrected": share(&p.miscorrected), "silent": share(&p.silent()),
    })
}
