//! The paper's table beside ours: every scheme, every class, exact, with a verdict for each published cell.

use crate::enumerate::Progress;
use crate::exact::{self, ClassResult, Reading};
use crate::model::{ErrorModel, decimal};
use crate::published::{Judgement, Published, Quantity, Statement, Verdict, places};
use crate::sampled::{Sampled, SampledCell};
use crate::system::{HOURS_PER_MONTH, SystemInputs};
use crate::tally::{Probabilities, Tally};
use eccforge_scheme::Scheme;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};
use serde::Serialize;

/// What to reproduce.
#[derive(Clone, Debug)]
pub struct Request {
    /// Schemes, in table order.
    pub schemes: Vec<Scheme>,
    /// Error model.
    pub model: ErrorModel,
    /// Indices of the model's classes, in table order.
    pub classes: Vec<usize>,
    /// How overlapping classes are read.
    pub reading: Reading,
    /// Inputs of the system figures.
    pub system: SystemInputs,
}

impl Request {
    /// Patterns that will be tried: the total of the progress.
    pub fn work(&self) -> u64 {
        self.schemes.iter().map(|s| exact::work(s, &self.model, &self.classes)).sum()
    }

    /// Whether the published figures apply: their model, read as they were made.
    fn comparable(&self) -> bool {
        self.model.id == ErrorModel::table1().id && self.reading == Reading::Inclusive
    }
}

/// One cell of the table.
#[derive(Clone, Debug)]
pub struct Cell {
    /// Scheme id.
    pub scheme: String,
    /// Class id.
    pub class: String,
    /// Exact counts of patterns.
    pub tally: Tally,
    /// Exact outcome probabilities.
    pub probabilities: Probabilities,
    /// Enumerated or counted.
    pub method: exact::Method,
    /// Comparison with the paper, where it has the cell.
    pub judgement: Option<Judgement>,
}

/// A scheme's outcomes over all events of the model.
#[derive(Clone, Debug)]
pub struct Total {
    /// Scheme id.
    pub scheme: String,
    /// Name for people.
    pub name: String,
    /// Hash of the scheme.
    pub hash: String,
    /// Exact outcome probabilities, weighted by the model's rates.
    pub probabilities: Probabilities,
}

/// A statement of the paper's text beside our figure.
#[derive(Clone, Debug, Serialize)]
pub struct StatementResult {
    /// Short name.
    pub id: String,
    /// What is said.
    pub text: String,
    /// The printed figure.
    pub paper: String,
    /// Ours, with two more places.
    pub ours: String,
    /// Whether ours rounds to the printed figure.
    pub matches: bool,
    /// Why it differs, if it does.
    pub reason: Option<String>,
    /// Whether that was to be expected.
    pub expected: bool,
}

/// Everything that `eccforge reproduce` reports.
#[derive(Clone, Debug)]
pub struct Reproduction {
    /// What was asked for.
    pub request: Request,
    /// All cells, scheme by scheme; none where the scheme's entry has no pattern of the class.
    pub cells: Vec<Cell>,
    /// Totals of the schemes that have a cell for every class of the model.
    pub totals: Vec<Total>,
    /// Statements of the text whose schemes were asked for.
    pub statements: Vec<StatementResult>,
    /// Sampled counts of the same cells, if they were asked for.
    pub sampled: Option<Sampled>,
}

impl Reproduction {
    /// The sampled counts of a cell.
    pub fn sampled_cell(&self, scheme: &str, class: &str) -> Option<&SampledCell> {
        self.sampled.as_ref()?.cells.iter().find(|c| c.scheme == scheme && c.class == class)
    }

    /// Whether every published cell and statement is as expected, and no sampled count denies an exact value.
    pub fn as_expected(&self) -> bool {
        self.cells.iter().filter_map(|c| c.judgement.as_ref()).all(|j| j.expected)
            && self.statements.iter().all(|s| s.expected)
            && self.sampled.iter().flat_map(|s| &s.cells).all(|c| !c.denies_exact)
    }

    /// Number of published cells with each verdict: exact, within sampling error, differing.
    pub fn verdicts(&self) -> [usize; 3] {
        [Verdict::ExactMatch, Verdict::WithinSamplingError, Verdict::Differs]
            .map(|v| self.cells.iter().filter(|c| c.judgement.as_ref().is_some_and(|j| j.verdict == v)).count())
    }

    /// The cell of a scheme and class.
    pub fn cell(&self, scheme: &str, class: &str) -> Option<&Cell> {
        self.cells.iter().find(|c| c.scheme == scheme && c.class == class)
    }

    /// The total of a scheme.
    pub fn total(&self, scheme: &str) -> Option<&Total> {
        self.totals.iter().find(|t| t.scheme == scheme)
    }
}

/// Computes the whole report.
///
/// # Errors
/// A class cannot be computed exactly for one of the schemes.
pub fn run(request: Request, progress: &Progress) -> Result<Reproduction, String> {
    run_against(&Published::micro21(), request, progress)
}

/// The same beside other published figures.
///
/// # Errors
/// See [`run`].
pub fn run_against(published: &Published, request: Request, progress: &Progress) -> Result<Reproduction, String> {
    let comparable = request.comparable();
    let mut cells = Vec::new();
    let mut totals = Vec::new();
    for scheme in &request.schemes {
        let mut parts = Vec::new();
        let results = exact::evaluate(scheme, &request.model, &request.classes, request.reading, progress)
            .map_err(|e| format!("{}: {e}", scheme.id))?;
        for (result, &class) in results.into_iter().zip(&request.classes) {
            let class = &request.model.classes[class];
            // A class that this entry has no pattern of, such as pins in one beat, has no probabilities.
            let Some(probabilities) = result.probabilities() else { continue };
            parts.push((request.model.probability(class), probabilities.clone()));
            let judgement = if comparable { published.judge(&scheme.id, &class.id, &probabilities) } else { None };
            let (scheme, class) = (scheme.id.clone(), class.id.clone());
            let ClassResult { tally, method, .. } = result;
            cells.push(Cell { scheme, class, tally, probabilities, method, judgement });
        }
        if parts.len() == request.model.classes.len() {
            totals.push(Total {
                scheme: scheme.id.clone(),
                name: scheme.name.clone(),
                hash: scheme.hash(),
                probabilities: Probabilities::weighted(parts.iter().map(|(w, p)| (w.clone(), p))),
            });
        }
    }
    let mut report = Reproduction { request, cells, totals, statements: Vec::new(), sampled: None };
    if comparable && report.request.system == SystemInputs::default() {
        report.statements = published.statements.iter().filter_map(|s| report.statement(s)).collect();
    }
    Ok(report)
}

impl Reproduction {
    fn statement(&self, statement: &Statement) -> Option<StatementResult> {
        let ours = self.quantity(statement)?;
        let digits = places(&statement.value);
        let matches = format!("{ours:.digits$}") == statement.value;
        Some(StatementResult {
            id: statement.id.clone(),
            text: statement.text.clone(),
            paper: statement.value.clone(),
            ours: format!("{ours:.prec$}", prec = digits + 2),
            matches,
            reason: statement.differs.clone().filter(|_| !matches),
            expected: matches != statement.differs.is_some(),
        })
    }

    fn quantity(&self, statement: &Statement) -> Option<f64> {
        let p = &self.total(&statement.scheme)?.probabilities;
        let other = statement.over.as_ref().map(|o| self.total(o)).map(|t| t.map(|t| &t.probabilities));
        let over = || other.flatten();
        let float = |r: &BigRational| r.to_f64().unwrap_or(f64::NAN);
        let uncorrected = |p: &Probabilities| &p.detected + p.silent();
        let ratio = |a: BigRational, b: BigRational| if b.is_zero() { f64::INFINITY } else { float(&(a / b)) };
        let percent = |r: &BigRational| float(&(r * BigRational::from_integer(BigInt::from(100))));
        let mut system = self.request.system;
        if statement.gpu_multiplier > 0.0 {
            system.gpu_multiplier = statement.gpu_multiplier;
        }
        let (silent, detected) = (float(&p.silent()), float(&p.detected));
        Some(match statement.quantity {
            Quantity::CorrectedPercent => percent(&p.corrected),
            Quantity::DetectedPercent => percent(&p.detected),
            Quantity::SilentPercent => percent(&p.silent()),
            Quantity::CorrectedGainPercent => percent(&(&p.corrected - &over()?.corrected)),
            Quantity::SilentRatio => ratio(p.silent(), over()?.silent()),
            Quantity::UncorrectedRatio => ratio(uncorrected(p), uncorrected(over()?)),
            Quantity::SilentFit => system.raw_fit() * silent,
            Quantity::CarsSilentPerDay => system.cars_per_day(silent),
            Quantity::CarsDaysPerSilent => 1.0 / system.cars_per_day(silent),
            Quantity::CarsDuePerDay => system.cars_per_day(detected),
            Quantity::MttiHours => system.hours_between(detected, statement.exaflops),
            Quantity::MttfHours => system.hours_between(silent, statement.exaflops),
            Quantity::MttfMonths => system.hours_between(silent, statement.exaflops) / HOURS_PER_MONTH,
        })
    }
}

/// A probability as a percentage with four places, as the paper prints it; zero is "0".
pub fn percent(p: &BigRational) -> String {
    if p.is_zero() {
        return "0".into();
    }
    let hundred = BigRational::from_integer(BigInt::from(100));
    let text = decimal(&(p * &hundred), 4);
    if text != "0.0000" {
        return text;
    }
    format!("{:.1e}", (p * hundred).to_f64().unwrap_or(0.0))
}
