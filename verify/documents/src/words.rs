//! Facts of a scheme as text, the same on a terminal and on a page.

use eccforge_exact::facts::{CodeFacts, ColumnWeight};
use eccforge_outcomes::Tally;
use eccforge_scheme::{OnDetection, PairConfirmation, SanityCheckKind, Scheme};
use num_traits::Zero;

/// Maximum numbers of wrong bits up to which every error is corrected, and up to which no error is silent.
pub fn guarantees(by_weight: &[(usize, Option<Tally>)]) -> String {
    // A weight that was not tried ends the guarantee, even if a larger one was tried.
    let tried: Vec<(usize, &Tally)> = by_weight.iter().map_while(|(bits, t)| Some((*bits, t.as_ref()?))).collect();
    let (corrected, corrected_open) = up_to(&tried, |t| (&t.detected + t.silent()).is_zero());
    let (heard, heard_open) = up_to(&tried, |t| t.silent().is_zero());
    format!(
        "All errors of up to {corrected} are corrected{corrected_open}. No error of up to {heard} is silent{heard_open}."
    )
}

/// The largest number of wrong bits up to which every tally is `good`, and a remark if no larger one was tried.
fn up_to(tried: &[(usize, &Tally)], good: fn(&Tally) -> bool) -> (String, &'static str) {
    let mut most = 0;
    for (bits, tally) in tried {
        if !good(tally) {
            break;
        }
        most = *bits;
    }
    let bits = if most == 1 { "1 wrong bit".to_owned() } else { format!("{most} wrong bits") };
    // Without the remark, the guarantee would read as the largest one that the scheme gives.
    let is_last = most > 0 && tried.last().is_some_and(|(bits, _)| *bits == most);
    (bits, if is_last { " (larger ones were not tried)" } else { "" })
}

/// Whether correctable patterns share syndromes.
pub fn collisions(colliding: usize) -> String {
    match colliding {
        0 => "none: every correctable pattern has its own non-zero syndrome".to_owned(),
        n => format!("{n} correctable patterns have the syndrome of another one, or zero"),
    }
}

/// Number of columns of H by weight.
pub fn column_weights(facts: &CodeFacts) -> String {
    let weights = facts.column_weights.iter();
    let texts: Vec<String> =
        weights.map(|ColumnWeight { columns, weight }| format!("{columns} of weight {weight}")).collect();
    texts.join(", ")
}

/// The range of the row weights of H, and the total number of ones.
pub fn row_weights(rows: &[usize]) -> String {
    let (least, most) = (rows.iter().min().unwrap_or(&0), rows.iter().max().unwrap_or(&0));
    let total: usize = rows.iter().sum();
    format!("{least} to {most} ones, {total} in all")
}

/// Number of patterns that each codeword corrects, out of all syndromes.
pub fn corrects(scheme: &Scheme, facts: &CodeFacts) -> String {
    let r = scheme.code.h.r();
    let first = &facts.correctable[0];
    let same = facts.correctable.iter().all(|c| c == first);
    let each = if same { first.to_string() } else { format!("{first} (first codeword)") };
    format!("{each} patterns of each codeword, of 2^{r} - 1 non-zero syndromes")
}

/// The entry rules, and the enables with their defaults.
pub fn rules(scheme: &Scheme) -> String {
    let mut parts = Vec::new();
    match scheme.sanity_check_kind {
        SanityCheckKind::None => {}
        SanityCheckKind::Lane => parts.push("corrections in one byte lane".to_owned()),
        SanityCheckKind::PinOrByte => parts.push("corrections in one pin or one byte".to_owned()),
        SanityCheckKind::Symbol => parts.push("corrected symbols share their pins or their byte".to_owned()),
    }
    if scheme.pair_confirmation == PairConfirmation::Byte {
        parts.push("pairs confirmed by another codeword in the same byte".into());
    }
    if scheme.on_detection != OnDetection::Due {
        let often = if scheme.retries > 1 { format!(" up to {} times", scheme.retries) } else { String::new() };
        parts.push(format!("on a detected error: {}{often}", scheme.on_detection.name()));
    }
    for enable in &scheme.enables {
        parts.push(format!("{} = {}", enable.name, u8::from(enable.default)));
    }
    if parts.is_empty() { "none".into() } else { parts.join("; ") }
}
