//! Compares published figures with ours.

use super::outcomes::Outcomes;
use super::spec::{OutcomeColumn, Unit};
use eccforge_outcomes::Amount;
use eccforge_outcomes::statistics::{may_be_equal, within_clopper_pearson};
use eccforge_report::Tone;
use eccforge_report::numbers::decimal;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};
use schemars::JsonSchema;
use serde::Serialize;

/// The result of comparing our figure with the published one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The figure equals every printed digit. A printed C means always corrected, and D never silent but not always corrected.
    ExactMatch,
    /// The published figure was sampled and ours is within its 99 % interval.
    WithinSamplingError,
    /// Neither.
    Differs,
    /// No figure was published.
    NotPublished,
}

impl Verdict {
    pub(super) fn exact_if(holds: bool) -> Self {
        if holds { Self::ExactMatch } else { Self::Differs }
    }

    fn near_if(holds: bool) -> Self {
        if holds { Self::WithinSamplingError } else { Self::Differs }
    }

    /// Mark of the verdict in tables.
    pub fn mark(self) -> &'static str {
        match self {
            Self::ExactMatch => "=",
            Self::WithinSamplingError => "~",
            Self::Differs => "≠",
            Self::NotPublished => "",
        }
    }

    /// The tone of a figure with this verdict; `expected` states whether the verdict was expected.
    pub fn tone(self, expected: bool) -> Tone {
        match self {
            _ if !expected => Tone::Unexpected,
            Self::ExactMatch => Tone::Equal,
            Self::WithinSamplingError => Tone::Near,
            Self::Differs => Tone::Differs,
            Self::NotPublished => Tone::Plain,
        }
    }
}

/// A published figure and the comparison of ours with it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Judgement {
    /// The figure as it is printed.
    pub published: String,
    /// The result of comparing ours with it.
    pub verdict: Verdict,
    /// The difference in standard errors of the published figure, if that was sampled.
    #[serde(rename = "standard_errors")]
    pub z: Option<f64>,
    /// The reason for a difference, if known.
    pub reason: Option<String>,
    /// Whether the verdict was expected.
    pub expected: bool,
}

impl Judgement {
    /// A verdict; `known` is the reason if our figure is known to differ.
    pub(super) fn new(published: &str, verdict: Verdict, z: Option<f64>, known: Option<&str>) -> Self {
        let differs = verdict == Verdict::Differs;
        // A reason for a figure that agrees would explain nothing; `expected` is false then.
        let reason = if differs { known.map(str::to_owned) } else { None };
        Self { published: published.to_owned(), verdict, z, reason, expected: differs == known.is_some() }
    }
}

/// Confidence of the intervals [Clopper, Pearson 1934]: works state 99 % or no confidence.
// At 95 %, one of twenty correct figures would be reported as different.
const CONFIDENCE: f64 = 0.99;

/// Decimal places of a printed figure.
pub fn places(figure: &str) -> usize {
    figure.split_once('.').map_or(0, |(_, fraction)| fraction.len())
}

/// Whether `value`, rounded to the places of the printed figure, is that figure.
pub fn rounds_to(value: &BigRational, figure: &str) -> bool {
    !value.is_negative() && decimal(value, places(figure) as u32) == figure
}

/// Our figure, the verdict, and the distance in standard errors.
pub(super) fn judge_outcome(
    unit: Unit,
    column: OutcomeColumn,
    outcomes: &Outcomes,
    published: &str,
    samples: Option<u64>,
) -> (String, Verdict, Option<f64>) {
    // Counts of patterns are exact: two that differ by one are different.
    if unit == Unit::Patterns {
        let Some(tally) = &outcomes.tally else {
            return ("no count: the errors are a mixture".to_owned(), Verdict::Differs, None);
        };
        let ours = amount(tally, column).to_string();
        let verdict = Verdict::exact_if(ours == published);
        return (ours, verdict, None);
    }
    let mut p = match (column, &outcomes.data_wrong) {
        (OutcomeColumn::DataWrong, Some(p)) => p.clone(),
        _ => amount(&outcomes.probabilities, column),
    };
    let scale = unit.scale(samples);
    if let Some(sampled) = &outcomes.sampled {
        // Of sampled outcomes, the share of right ones may still be exact.
        match (&sampled.right, column) {
            (Some(right), OutcomeColumn::Right) => p = right.clone(),
            _ => return judge_sampled((&p, sampled.samples), &scale, published, samples),
        }
    }
    let (verdict, z) = judge_share(&p, &scale, published, samples);
    (shown(&(p * BigRational::from_integer(scale)), published), verdict, z)
}

/// The verdict on an exact probability, and its distance from a sampled figure in standard errors.
pub(super) fn judge_share(
    p: &BigRational,
    scale: &BigInt,
    published: &str,
    samples: Option<u64>,
) -> (Verdict, Option<f64>) {
    let exact = rounds_to(&(p * BigRational::from_integer(scale.clone())), published);
    let (p, scale) = (p.to_f64().unwrap_or(f64::NAN), scale.to_f64().unwrap_or(f64::NAN));
    let printed = Printed::new(published, scale);
    let z = samples.map(|n| standard_errors(printed.distance(p), p * (1.0 - p) / n as f64));
    let verdict = match samples {
        // Equal digits are stronger evidence than an interval, which contains other figures too.
        _ if exact => Verdict::ExactMatch,
        Some(n) => Verdict::near_if(within_clopper_pearson(p, printed.nearest_count(p, n), n, CONFIDENCE)),
        None => Verdict::Differs,
    };
    (verdict, z)
}

/// A printed figure as a share, and half of its last place.
struct Printed {
    figure: f64,
    half: f64,
}

impl Printed {
    fn new(published: &str, scale: f64) -> Self {
        let figure = published.parse::<f64>().unwrap_or(f64::NAN) / scale;
        Self { figure, half: 0.5 * 10f64.powi(-(places(published) as i32)) / scale }
    }

    /// Among the counts of `n` samples that round to the figure, the one nearest to the share `p`; if no count does,
    /// the one nearest to the figure.
    fn nearest_count(&self, p: f64, n: u64) -> u64 {
        let samples = n as f64;
        let (figure, half) = (self.figure * samples, self.half * samples);
        // Products of printed figures are whole numbers up to rounding errors.
        let (low, high) = ((figure - half - 1e-6).ceil(), (figure + half + 1e-6).floor());
        let count = if low <= high { (p * samples).round().clamp(low, high) } else { figure.round() };
        count.clamp(0.0, samples) as u64
    }

    /// The distance of a probability from the nearest one that rounds to the figure.
    fn distance(&self, p: f64) -> f64 {
        ((self.figure - p).abs() - self.half).max(0.0)
    }
}

fn standard_errors(distance: f64, variance: f64) -> f64 {
    // A share of 0 or 1 has variance 0: an equal figure would be at 0/0.
    if distance == 0.0 { 0.0 } else { distance / variance.sqrt() }
}

/// The verdict if our figure is sampled too: `ours` is its share and number of samples. The verdict is never an exact match.
fn judge_sampled(
    ours: (&BigRational, u64),
    scale: &BigInt,
    published: &str,
    samples: Option<u64>,
) -> (String, Verdict, Option<f64>) {
    let (p, scale) = (ours.0.to_f64().unwrap_or(f64::NAN), scale.to_f64().unwrap_or(f64::NAN));
    let n = ours.1 as f64;
    let printed = Printed::new(published, scale);
    // Both samples estimate one probability. The best estimate weighs them by their numbers.
    let variance = match samples.map(|m| m as f64) {
        Some(m) => {
            let both = (p * n + printed.figure * m) / (n + m);
            both * (1.0 - both) * (1.0 / n + 1.0 / m)
        }
        None => p * (1.0 - p) / n,
    };
    let z = standard_errors(printed.distance(p), variance);
    let our_count = [(p * n).round() as u64, ours.1];
    let near = match samples {
        Some(m) => may_be_equal(our_count, [printed.nearest_count(p, m), m], CONFIDENCE),
        None => {
            let Printed { figure, half } = printed;
            let nearest = p.max(figure - half).min(figure + half).clamp(0.0, 1.0);
            within_clopper_pearson(nearest, our_count[0], our_count[1], CONFIDENCE)
        }
    };
    // Two samples agree in all digits only by chance, so that an exact match would mean nothing.
    (with_interval(p, n, scale), Verdict::near_if(near), Some(z))
}

/// A sampled share and half of its 95 % interval [Wilson 1927], or the bound if the count is zero.
fn with_interval(p: f64, n: f64, scale: f64) -> String {
    // Wilson's interval keeps its width near 0 and 1, where silent shares are.
    const Z_95: f64 = 1.959_963_984_540_054;
    let z2 = Z_95 * Z_95;
    let half = Z_95 * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n) * scale;
    // No event in n samples: the 95 % bound is 3 / n ("rule of three"), and an interval around 0 would be negative.
    if p == 0.0 {
        return format!("0 (below {:.1e})", 3.0 / n * scale);
    }
    // Two digits of the half width: more would be noise.
    let places = (1.0 - half.log10().floor()).clamp(0.0, 15.0) as usize;
    format!("{:.places$} ± {half:.places$}", p * scale)
}

/// Our figure with two places more than the published one; very small figures by their leading digits.
fn shown(value: &BigRational, published: &str) -> String {
    // Two more places show whether a difference is one of rounding.
    let text = decimal(value, places(published) as u32 + 2);
    if value.is_zero() || text.bytes().any(|b| (b'1'..=b'9').contains(&b)) {
        return text;
    }
    value.to_f64().map_or(text, |value| format!("{value:.1e}"))
}

/// The amount of errors with the outcome of a column.
fn amount<T: Amount>(of: &eccforge_outcomes::Outcomes<T>, column: OutcomeColumn) -> T {
    match column {
        OutcomeColumn::Right => {
            let mut right = of.clean.clone();
            right.add(&of.corrected);
            right
        }
        OutcomeColumn::Corrected => of.corrected.clone(),
        OutcomeColumn::Detected => of.detected.clone(),
        OutcomeColumn::Silent => of.silent(),
        OutcomeColumn::Undetected => of.undetected.clone(),
        OutcomeColumn::Miscorrected => of.miscorrected.clone(),
        OutcomeColumn::DataWrong | OutcomeColumn::Total => of.total(),
    }
}
