//! How a published outcome stands to ours.

use super::run::Outcomes;
use super::spec::{Column, Unit};
use crate::model::decimal;
use crate::published::{Verdict, Z_99, places, rounds_to};
use crate::tally::{Probabilities, Tally};
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};

/// Our figure, the verdict, and the distance in standard errors.
pub(super) fn judge_outcome(
    unit: Unit,
    column: Column,
    outcomes: &Outcomes,
    published: &str,
    samples: Option<u64>,
) -> (String, Verdict, Option<f64>) {
    if unit == Unit::Patterns {
        let Some(tally) = &outcomes.tally else {
            return ("no count: the errors are a mixture".to_owned(), Verdict::Differs, None);
        };
        let ours = count(tally, column).to_string();
        let verdict = if ours == published { Verdict::ExactMatch } else { Verdict::Differs };
        return (ours, verdict, None);
    }
    let p = probability(&outcomes.probabilities, column);
    let scale = match (unit, samples) {
        (Unit::Percent, _) => BigInt::from(100),
        (Unit::Samples, Some(n)) => BigInt::from(n),
        _ => BigInt::from(1),
    };
    let p = match &outcomes.sampled {
        None => p,
        Some(sampled) => match (&sampled.right, column) {
            (Some(right), Column::Right) => right.clone(),
            _ => return judge_sampled((&p, sampled.samples), &scale, published, samples),
        },
    };
    let scaled = &p * BigRational::from_integer(scale.clone());
    let (exact, z) = (rounds_to(&scaled, published), samples.map(|n| distance(&p, &scale, published, n)));
    let verdict = match z {
        _ if exact => Verdict::ExactMatch,
        Some(z) if z <= Z_99 => Verdict::WithinSamplingError,
        _ => Verdict::Differs,
    };
    (shown(&scaled, published), verdict, z)
}

/// Standard errors between a probability and a sampled figure, from the nearest point that rounds to the figure.
fn distance(p: &BigRational, scale: &BigInt, published: &str, samples: u64) -> f64 {
    let (p, scale) = (p.to_f64().unwrap_or(f64::NAN), scale.to_f64().unwrap_or(f64::NAN));
    let half = 0.5 * 10f64.powi(-(places(published) as i32)) / scale;
    let figure = published.parse::<f64>().unwrap_or(f64::NAN) / scale;
    let apart = ((figure - p).abs() - half).max(0.0);
    if apart == 0.0 { 0.0 } else { apart / (p * (1.0 - p) / samples as f64).sqrt() }
}

/// The same for a figure of ours that is sampled too: `ours` is its share and number of samples. It is never exact.
fn judge_sampled(
    ours: (&BigRational, u64),
    scale: &BigInt,
    published: &str,
    samples: Option<u64>,
) -> (String, Verdict, Option<f64>) {
    let (p, scale) = (ours.0.to_f64().unwrap_or(f64::NAN), scale.to_f64().unwrap_or(f64::NAN));
    let n = ours.1 as f64;
    let figure = published.parse::<f64>().unwrap_or(f64::NAN) / scale;
    let half = 0.5 * 10f64.powi(-(places(published) as i32)) / scale;
    let apart = ((figure - p).abs() - half).max(0.0);
    // Both samples estimate one probability: the best guess of it weighs them by their numbers.
    let variance = match samples.map(|m| m as f64) {
        Some(m) => {
            let both = (p * n + figure * m) / (n + m);
            both * (1.0 - both) * (1.0 / n + 1.0 / m)
        }
        None => p * (1.0 - p) / n,
    };
    let z = if apart == 0.0 { 0.0 } else { apart / variance.sqrt() };
    let verdict = if z <= Z_99 { Verdict::WithinSamplingError } else { Verdict::Differs };
    (with_interval(p, n, scale), verdict, Some(z))
}

/// A sampled share and half of its 95 % interval [Wilson 1927]; the bound where nothing was counted.
fn with_interval(p: f64, n: f64, scale: f64) -> String {
    const Z_95: f64 = 1.959_963_984_540_054;
    let z2 = Z_95 * Z_95;
    let half = Z_95 * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n) * scale;
    if p == 0.0 {
        return format!("0 (below {:.1e})", 3.0 / n * scale);
    }
    let places = (1.0 - half.log10().floor()).clamp(0.0, 15.0) as usize;
    format!("{:.places$} ± {half:.places$}", p * scale)
}

/// With two places more than the published figure; very small figures by their leading digits.
fn shown(value: &BigRational, published: &str) -> String {
    let text = decimal(value, places(published) as u32 + 2);
    if value.is_zero() || text.bytes().any(|b| (b'1'..=b'9').contains(&b)) {
        return text;
    }
    value.to_f64().map_or(text, |value| format!("{value:.1e}"))
}

fn count(tally: &Tally, column: Column) -> BigUint {
    match column {
        Column::Right => &tally.clean + &tally.corrected,
        Column::Corrected => tally.corrected.clone(),
        Column::Detected => tally.detected.clone(),
        Column::Silent => tally.silent(),
        Column::Undetected => tally.undetected.clone(),
        Column::Miscorrected => tally.miscorrected.clone(),
        _ => tally.total(),
    }
}

fn probability(p: &Probabilities, column: Column) -> BigRational {
    match column {
        Column::Right => &p.clean + &p.corrected,
        Column::Corrected => p.corrected.clone(),
        Column::Detected => p.detected.clone(),
        Column::Silent => p.silent(),
        Column::Undetected => p.undetected.clone(),
        Column::Miscorrected => p.miscorrected.clone(),
        _ => BigRational::from_integer(1.into()),
    }
}
