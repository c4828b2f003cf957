//! Figures in a work's text that follow from the totals of its schemes.

use super::by_class::Total;
use super::judge::{Judgement, Verdict, places};
use eccforge_files::schema::NumberOrText;
use eccforge_files::yaml::Spanned;
use eccforge_outcomes::Probabilities;
use eccforge_outcomes::system::{HOURS_PER_MONTH, SystemInputs};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A figure in the text.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Statement {
    /// Short name.
    pub id: String,
    /// The statement, in our words.
    pub text: String,
    /// The scheme it is about.
    pub scheme: Spanned<String>,
    /// The scheme it is compared with.
    pub over: Option<Spanned<String>>,
    /// The computed quantity.
    pub quantity: Quantity,
    /// Size of the machine, for system quantities.
    #[serde(default)]
    pub exaflops: f64,
    /// Factor on the number of GPUs, for system quantities.
    #[serde(default)]
    pub gpu_multiplier: f64,
    /// The printed figure.
    #[schemars(with = "NumberOrText")]
    pub value: String,
    /// The reason why ours differs, if it does.
    pub differs: Option<String>,
}

/// The quantity of a [`Statement`].
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    /// Corrected events, percent.
    CorrectedPercent,
    /// Detected events, percent.
    DetectedPercent,
    /// Silent events, percent.
    SilentPercent,
    /// Corrected percent of the scheme less that of `over`.
    CorrectedGainPercent,
    /// Silent probability of the scheme, divided by that of `over`.
    SilentRatio,
    /// Probability of uncorrected events, divided by that of `over`.
    UncorrectedRatio,
    /// Silent events in 10^9 hours of a device.
    SilentFit,
    /// Silent events per day on all roads.
    CarsSilentPerDay,
    /// Days between silent events on all roads.
    CarsDaysPerSilent,
    /// Detected events per day on all roads.
    CarsDuePerDay,
    /// Hours between detected events of a machine.
    MttiHours,
    /// Hours between silent events of a machine.
    MttfHours,
    /// Months between silent events of a machine.
    MttfMonths,
}

impl Quantity {
    /// Whether the quantity compares two schemes.
    pub(super) fn compares(self) -> bool {
        matches!(self, Self::CorrectedGainPercent | Self::SilentRatio | Self::UncorrectedRatio)
    }

    /// Whether the quantity depends on the size of a machine.
    pub(super) fn of_machine(self) -> bool {
        matches!(self, Self::MttiHours | Self::MttfHours | Self::MttfMonths)
    }
}

/// A statement with our figure.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StatementResult {
    /// Short name.
    pub id: String,
    /// The publication's sentence, with the figure.
    pub text: String,
    /// The printed figure.
    pub paper: String,
    /// The figure that eccforge computes, with two more places.
    pub ours: String,
    /// Whether ours rounds to the printed figure.
    pub matches: bool,
    /// The reason why it differs, if it does.
    pub reason: Option<String>,
    /// Whether that was expected.
    pub expected: bool,
}

impl Statement {
    /// Our figure with the printed one; `None` if a scheme that it needs has no total.
    pub(super) fn result(&self, totals: &[Total], system: SystemInputs) -> Option<StatementResult> {
        let ours = self.figure(totals, system)?;
        let digits = places(&self.value);
        let verdict = Verdict::exact_if(format!("{ours:.digits$}") == self.value);
        let judgement = Judgement::new(&self.value, verdict, None, self.differs.as_deref());
        Some(StatementResult {
            id: self.id.clone(),
            text: self.text.clone(),
            paper: judgement.published,
            ours: format!("{ours:.prec$}", prec = digits + 2),
            matches: verdict == Verdict::ExactMatch,
            reason: judgement.reason,
            expected: judgement.expected,
        })
    }

    fn figure(&self, totals: &[Total], mut system: SystemInputs) -> Option<f64> {
        let p = probabilities(totals, &self.scheme)?;
        let over = self.over.as_ref().and_then(|id| probabilities(totals, id));
        if self.gpu_multiplier > 0.0 {
            system.gpu_multiplier = self.gpu_multiplier;
        }
        let (silent, detected) = (float(&p.silent()), float(&p.detected));
        Some(match self.quantity {
            Quantity::CorrectedPercent => percent(&p.corrected),
            Quantity::DetectedPercent => percent(&p.detected),
            Quantity::SilentPercent => percent(&p.silent()),
            Quantity::CorrectedGainPercent => percent(&(&p.corrected - &over?.corrected)),
            Quantity::SilentRatio => ratio(p.silent(), over?.silent()),
            Quantity::UncorrectedRatio => ratio(uncorrected(p), uncorrected(over?)),
            Quantity::SilentFit => system.raw_fit() * silent,
            Quantity::CarsSilentPerDay => system.cars_per_day(silent),
            Quantity::CarsDaysPerSilent => 1.0 / system.cars_per_day(silent),
            Quantity::CarsDuePerDay => system.cars_per_day(detected),
            Quantity::MttiHours => system.hours_between(detected, self.exaflops),
            Quantity::MttfHours => system.hours_between(silent, self.exaflops),
            Quantity::MttfMonths => system.hours_between(silent, self.exaflops) / HOURS_PER_MONTH,
        })
    }
}

/// The outcomes of a scheme over all events of the model.
fn probabilities<'t>(totals: &'t [Total], id: &Spanned<String>) -> Option<&'t Probabilities> {
    totals.iter().find(|t| t.scheme == id.value).map(|t| &t.probabilities)
}

/// The probability that an event is not corrected.
fn uncorrected(p: &Probabilities) -> BigRational {
    &p.detected + p.silent()
}

fn float(r: &BigRational) -> f64 {
    // Every ratio of integers has a nearest f64; a figure of NaN would equal no published one.
    r.to_f64().unwrap_or(f64::NAN)
}

fn ratio(a: BigRational, b: BigRational) -> f64 {
    // A scheme without silent errors improves by any factor; division by zero would panic.
    if b.is_zero() { f64::INFINITY } else { float(&(a / b)) }
}

fn percent(r: &BigRational) -> f64 {
    float(&(r * BigRational::from_integer(BigInt::from(100))))
}
