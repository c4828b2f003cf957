//! The exact table of one scheme.

use eccforge_exact::exact::{self, ClassResult, Reading};
use eccforge_exact::model::{ErrorModel, decimal};
use eccforge_exact::report::json::{self as report, fraction};
use eccforge_exact::report::words::percent;
use eccforge_exact::tally::Probabilities;
use eccforge_scheme::Scheme;
use serde_json::{Value, json};

/// Outcomes of every class of `model`, and of all events together.
///
/// # Errors
/// A class has too many patterns to enumerate.
pub fn table(scheme: &Scheme, model: &ErrorModel) -> Result<Value, String> {
    let all: Vec<usize> = (0..model.classes.len()).collect();
    let results = exact::evaluate(scheme, model, &all, Reading::Inclusive, &Default::default())?;
    let mut rows = Vec::new();
    let mut parts = Vec::new();
    for (class, result) in model.classes.iter().zip(&results) {
        let p = result.probabilities();
        let mut row = row(result, p.as_ref());
        row["name"] = json!(class.name);
        row["rate"] = json!(decimal(&class.rate, 2));
        row["patterns"] = json!(class.patterns.to_string());
        rows.push(row);
        parts.extend(p.map(|p| (model.probability(class), p)));
    }
    // Without a class that the entry has no room for, the rest is no whole.
    let whole = parts.len() == model.classes.len();
    let total = whole.then(|| Probabilities::weighted(parts.iter().map(|(weight, p)| (weight.clone(), p))));
    Ok(json!({"model": model.id, "unit": model.unit.words(), "rows": rows, "total": total.as_ref().map(shares)}))
}

fn row(result: &ClassResult, p: Option<&Probabilities>) -> Value {
    json!({
        "class": result.class, "method": result.method, "counts": report::Patterns::from(&result.tally),
        "shares": p.map(shares),
    })
}

/// Percentages for display, with their exact fractions.
pub fn shares(p: &Probabilities) -> Value {
    let share = |p: &_| json!({"percent": percent(p), "exact": fraction(p)});
    json!({
        "corrected": share(&(&p.corrected + &p.clean)), "detected": share(&p.detected),
        "undetected": share(&p.undetected), "miscorrected": share(&p.miscorrected), "silent": share(&p.silent()),
    })
}
