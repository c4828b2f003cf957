//! The figures that the paper prints, and the known reasons why some cannot be reached from its own definitions.

use crate::model::decimal;
use crate::tally::Probabilities;
use eccforge_report::Tone;
use eccforge_scheme::diagnostic::{Diagnostic, SourceFile};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};
use serde::{Deserialize, Serialize};

/// A published table with statements about it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Published {
    /// Publication.
    pub source: String,
    /// What the table shows.
    pub table: String,
    /// Class ids, in the order of the cells.
    classes: Vec<String>,
    /// Classes whose cells were sampled; all others were enumerated.
    sampled: Vec<String>,
    schemes: Vec<PublishedScheme>,
    differences: Vec<Difference>,
    /// Statements of the text.
    pub statements: Vec<Statement>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct PublishedScheme {
    id: String,
    samples: u64,
    silent: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Difference {
    schemes: Vec<String>,
    classes: Vec<String>,
    reason: String,
}

/// A figure of the text that follows from the table.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Statement {
    /// Short name.
    pub id: String,
    /// What is said, in our words.
    pub text: String,
    /// The scheme it is about.
    pub scheme: String,
    /// The scheme it is compared with.
    #[serde(default)]
    pub over: Option<String>,
    /// What is computed.
    pub quantity: Quantity,
    /// Size of the machine, for system quantities.
    #[serde(default)]
    pub exaflops: f64,
    /// Factor on the number of GPUs, for system quantities.
    #[serde(default)]
    pub gpu_multiplier: f64,
    /// The printed figure.
    pub value: String,
    /// Why ours differs, if it does.
    #[serde(default)]
    pub differs: Option<String>,
}

/// What a [`Statement`] gives a figure of.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
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
    /// Silent probability of the scheme over that of `over`.
    SilentRatio,
    /// Probability of events not corrected over that of `over`.
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

/// How a cell of ours stands to the published one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Equal at every printed digit; for C: always corrected; for D: never silent, and
    /// not always corrected.
    ExactMatch,
    /// The published cell was sampled and ours lies within its 99 % interval.
    WithinSamplingError,
    /// Neither.
    Differs,
    /// The paper has no such cell.
    NotPublished,
}

impl Verdict {
    /// Its sign in tables.
    pub fn mark(self) -> &'static str {
        match self {
            Self::ExactMatch => "=",
            Self::WithinSamplingError => "~",
            Self::Differs => "≠",
            Self::NotPublished => "",
        }
    }

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Self::ExactMatch => "exact-match",
            Self::WithinSamplingError => "within-sampling-error",
            Self::Differs => "differs",
            Self::NotPublished => "not-published",
        }
    }

    /// How a cell with it is shown; `expected` says whether it is the verdict that was expected.
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

/// The judgement of one cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The printed cell.
    pub printed: String,
    /// How ours stands to it.
    pub verdict: Verdict,
    /// For sampled cells: distance in standard errors of the published estimate.
    pub z: Option<f64>,
    /// Why it differs, where that is known.
    pub reason: Option<String>,
    /// Whether the verdict is the one that is expected.
    pub expected: bool,
}

/// The file of [`Published::micro21`].
pub const MICRO21: &str = include_str!("../published/micro21.yaml");

/// Two-sided 99 % quantile of the normal distribution: the paper states 99 % intervals.
pub(crate) const Z_99: f64 = 2.575_829_303_548_901;

impl Published {
    /// The tables and statements of Sullivan et al., MICRO 2021.
    pub fn micro21() -> Self {
        Self::from_text(&Self::micro21_file()).unwrap_or_else(|e| panic!("the published table is valid: {e}"))
    }

    /// The file of [`Published::micro21`].
    pub fn micro21_file() -> SourceFile {
        SourceFile::new("verify/published/micro21.yaml", MICRO21)
    }

    /// Published figures in the form of `verify/published/micro21.yaml`.
    ///
    /// # Errors
    /// The first thing in the file that is wrong, with its place.
    pub fn from_text(file: &SourceFile) -> Result<Self, Box<Diagnostic>> {
        file.parse()
    }

    /// Ids of the schemes in the table, in its order.
    pub fn scheme_ids(&self) -> impl Iterator<Item = &str> {
        self.schemes.iter().map(|s| s.id.as_str())
    }

    /// The printed cell, if the table has it.
    pub fn cell(&self, scheme: &str, class: &str) -> Option<&str> {
        let column = self.classes.iter().position(|c| c == class)?;
        self.schemes.iter().find(|s| s.id == scheme)?.silent.get(column).map(String::as_str)
    }

    /// Judges our exact probabilities against the printed cell.
    pub fn judge(&self, scheme: &str, class: &str, ours: &Probabilities) -> Option<Judgement> {
        let printed = self.cell(scheme, class)?;
        let samples = self.schemes.iter().find(|s| s.id == scheme)?.samples;
        let sampled = self.sampled.iter().any(|c| c == class);
        let (verdict, z) = match printed {
            "C" => (exact_if(ours.detected.is_zero() && ours.silent().is_zero()), None),
            "D" => (exact_if(ours.silent().is_zero() && !ours.detected.is_zero()), None),
            figure => judge_figure(figure, &ours.silent(), sampled.then_some(samples)),
        };
        let difference = self
            .differences
            .iter()
            .find(|d| d.schemes.iter().any(|s| s == scheme) && d.classes.iter().any(|c| c == class));
        let differs = verdict == Verdict::Differs;
        Some(Judgement {
            printed: printed.to_owned(),
            verdict,
            z,
            reason: difference.filter(|_| differs).map(|d| d.reason.clone()),
            expected: differs == difference.is_some(),
        })
    }
}

fn exact_if(holds: bool) -> Verdict {
    if holds { Verdict::ExactMatch } else { Verdict::Differs }
}

/// Compares a probability with a printed percentage.
fn judge_figure(figure: &str, ours: &BigRational, samples: Option<u64>) -> (Verdict, Option<f64>) {
    let percent = ours * BigRational::from_integer(BigInt::from(100));
    let exact = rounds_to(&percent, figure);
    let z = samples.map(|n| {
        let p = ours.to_f64().unwrap_or(0.0);
        let error = (p * (1.0 - p) / n as f64).sqrt();
        // The printed figure stands for an interval of one unit of its last digit; take its nearest point.
        let half = 0.5 * 10f64.powi(-(places(figure) as i32)) / 100.0;
        let distance = (figure.parse::<f64>().unwrap_or(f64::NAN) / 100.0 - p).abs();
        (distance - half).max(0.0) / error
    });
    let verdict = match z {
        _ if exact => Verdict::ExactMatch,
        Some(z) if z <= Z_99 => Verdict::WithinSamplingError,
        _ => Verdict::Differs,
    };
    (verdict, z)
}

/// Decimal places of a printed figure.
pub fn places(figure: &str) -> usize {
    figure.split_once('.').map_or(0, |(_, fraction)| fraction.len())
}

/// Whether `value`, rounded to the places of the printed figure, is that figure.
pub fn rounds_to(value: &BigRational, figure: &str) -> bool {
    !value.is_negative() && decimal(value, places(figure) as u32) == figure
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_table_has_63_cells() {
        let p = Published::micro21();
        let cells: usize = p.scheme_ids().map(|s| p.classes.iter().filter(|c| p.cell(s, c).is_some()).count()).sum();
        assert_eq!(cells, 63);
        assert!(p.schemes.iter().all(|s| s.silent.len() == 7));
    }

    #[test]
    fn a_sampled_figure_is_judged_by_its_standard_error() {
        // p = 0.01, n = 10^4: standard error 0.1 percentage points.
        let p = BigRational::new(1.into(), 100.into());
        assert_eq!(judge_figure("1.00", &p, Some(10_000)).0, Verdict::ExactMatch);
        assert_eq!(judge_figure("1.25", &p, Some(10_000)).0, Verdict::WithinSamplingError);
        assert_eq!(judge_figure("1.27", &p, Some(10_000)).0, Verdict::Differs);
        assert_eq!(judge_figure("1.25", &p, None).0, Verdict::Differs);
    }

    #[test]
    fn distances_are_those_from_the_nearest_number_that_rounds_to_the_figure() {
        let p = BigRational::new(1.into(), 50.into());
        // 2 %, n = 10^4: standard error 0.14 percentage points; a figure of one place stands for 0.05 to both sides.
        let z = |figure: &str| judge_figure(figure, &p, Some(10_000)).1.map(|z| (1000.0 * z).round());
        assert_eq!(
            [z("2.3"), z("1.7"), z("2.0"), z("2"), z("3")],
            [Some(1786.0), Some(1786.0), Some(0.0), Some(0.0), Some(3571.0)]
        );
        assert_eq!(judge_figure("2.3", &p, None), (Verdict::Differs, None));
    }

    #[test]
    fn letters_and_known_differences_are_judged() {
        let text = "source: s\ntable: t\nclasses: [bit, pin]\nsampled: [pin]\nschemes:\n  \
            - {id: a, samples: 100, silent: [C, \"1.0\"]}\n  - {id: b, samples: 400, silent: [D, \"1.0\"]}\n\
            differences:\n  - {schemes: [a, b], classes: [pin], reason: why}\nstatements: []\n";
        let published = Published::from_text(&SourceFile::new("p.yaml", text)).unwrap_or_else(|e| panic!("{e:?}"));
        let shares = |corrected: i64, detected: i64, silent: i64| {
            let share = |n: i64| BigRational::new(n.into(), (corrected + detected + silent).into());
            Probabilities {
                corrected: share(corrected),
                detected: share(detected),
                undetected: share(silent),
                ..Probabilities::default()
            }
        };
        let verdict =
            |scheme: &str, class: &str, ours: &Probabilities| published.judge(scheme, class, ours).map(|j| j.verdict);
        let [right, heard, silent] = [shares(1, 0, 0), shares(1, 1, 0), shares(1, 0, 1)];
        let exact =
            |scheme: &str| [&right, &heard, &silent].map(|p| verdict(scheme, "bit", p) == Some(Verdict::ExactMatch));
        assert_eq!((exact("a"), exact("b")), ([true, false, false], [false, true, false]));
        assert_eq!((verdict("c", "bit", &right), verdict("a", "beat", &right)), (None, None));
        // A known difference is expected to be there, and no other.
        let of = |class: &str, ours: &Probabilities| {
            published.judge("a", class, ours).map(|j| (j.expected, j.reason, j.z.is_some()))
        };
        assert_eq!(of("bit", &right), Some((true, None, false)));
        assert_eq!(of("bit", &heard), Some((false, None, false)));
        assert_eq!(of("pin", &silent), Some((true, Some("why".to_owned()), true)));
        assert_eq!(of("pin", &shares(99, 0, 1)), Some((false, None, true)));
        // 1.5 % beside a published 1.0 %, which stands for up to 1.05 %: 0.45 points. The standard error of a share of 1.5 % is
        // 1.216 points of 100 samples, and half of it of 400.
        let z = |scheme: &str| published.judge(scheme, "pin", &shares(197, 0, 3)).and_then(|j| j.z);
        assert_eq!(["a", "b"].map(|s| z(s).map(|z| (1000.0 * z).round())), [Some(370.0), Some(740.0)]);
        assert_eq!(published.scheme_ids().collect::<Vec<_>>(), ["a", "b"]);
        let negative = BigRational::new((-1).into(), 10.into());
        assert_eq!([rounds_to(&negative, "-0.1"), rounds_to(&-negative, "0.1")], [false, true]);
    }
}
