//! A scenario (long: every key of its language) says what fails, where, how often, and who looks after it; what a file
//! leaves out is that of `scenarios/default.yaml`.

use super::extent::Extent;
use eccforge_exact::model::{ErrorModel, Patterns};
use eccforge_files::bounded::Version;
use eccforge_files::diagnostic::{Checked, Diagnostic, SourceFile};
use eccforge_files::yaml::Spanned;
use eccforge_gpu::event::Requester;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The text of the defaults.
pub const DEFAULTS: &str = include_str!("../../scenarios/default.yaml");
/// Hours in a year of 365.25 days.
pub const HOURS_PER_YEAR: f64 = 8766.0;
/// GPUs that a scenario may have.
pub(super) const MOST_GPUS: u64 = 1 << 32;
/// Jobs that may share a GPU.
const MOST_JOBS: u64 = 1 << 20;
/// Reads of all defects of one GPU that a scenario may expect.
const MOST_READS: f64 = 1e6;

/// A validated scenario. Invariant: all figures are finite and in range.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scenario {
    pub gpus: u64,
    /// Years of 365.25 days.
    pub years: f64,
    /// Policy profile, by name or file.
    pub profile: String,
    /// Schemes, by id or file.
    pub schemes: Vec<String>,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Transient events.
    pub transient: Transient,
    /// Kinds of defects.
    pub permanent: Vec<PermanentKind>,
    /// Uncorrectable errors of SRAM in 10^9 hours of one gigabit of the memory beside it.
    pub sram_fit_per_gbit: f64,
    /// Mean hours between two reads that see a defect wrong.
    pub hours_between_reads: f64,
    /// Who meets an error: shares, not normalised.
    pub workload: BTreeMap<Requester, f64>,
    /// Who looks after the fleet.
    pub operator: Operator,
}

/// Events that leave no defect behind.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Transient {
    /// Events in 10^9 hours of one gigabit (2^30 bits).
    pub fit_per_gbit: f64,
    /// Error model, by id or file: shares of the classes.
    pub model: String,
    /// The scenario names a model and no rate: if the model has a rate in time, that is the rate.
    #[serde(skip)]
    pub rate_of_model: bool,
}

/// A kind of defect.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PermanentKind {
    pub id: String,
    /// Defects in 10^9 hours of one gigabit.
    pub fit_per_gbit: f64,
    /// How far one reaches.
    pub extent: Extent,
    /// What a read of it sees.
    #[serde(skip)]
    pub patterns: Patterns,
    /// The same in words.
    pub patterns_in_words: String,
}

/// When pending work is done, and what it costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Operator {
    /// Hours between service windows.
    pub service_hours: u64,
    /// A GPU that takes no work waits for the window.
    pub wait_for_window: bool,
    /// Jobs that an uncontained error ends.
    pub jobs_per_gpu: u64,
    /// Minutes that a reset takes.
    pub reset_minutes: f64,
    /// Minutes of one GPU that an ended job loses.
    pub restart_minutes: f64,
    /// Hours until a returned GPU is replaced.
    pub replace_hours: f64,
    /// Microseconds of a GPU that a repeated transfer takes.
    pub retry_microseconds: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Spec {
    eccforge_fleet: Version,
    gpus: Option<Spanned<u64>>,
    years: Option<Spanned<f64>>,
    profile: Option<String>,
    schemes: Option<Spanned<Vec<String>>>,
    seed: Option<u64>,
    transient: Option<TransientSpec>,
    permanent: Option<Vec<PermanentSpec>>,
    sram_fit_per_gbit: Option<Spanned<f64>>,
    hours_between_reads: Option<Spanned<f64>>,
    workload: Option<Spanned<BTreeMap<Requester, f64>>>,
    operator: Option<OperatorSpec>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct TransientSpec {
    fit_per_gbit: Option<Spanned<f64>>,
    model: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct PermanentSpec {
    id: Spanned<String>,
    fit_per_gbit: Spanned<f64>,
    extent: Extent,
    patterns: Spanned<Patterns>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct OperatorSpec {
    service_hours: Option<Spanned<u64>>,
    wait_for_window: Option<bool>,
    jobs_per_gpu: Option<Spanned<u64>>,
    reset_minutes: Option<Spanned<f64>>,
    restart_minutes: Option<Spanned<f64>>,
    replace_hours: Option<Spanned<f64>>,
    retry_microseconds: Option<Spanned<f64>>,
}

impl Default for Scenario {
    fn default() -> Self {
        static DEFAULT: LazyLock<Scenario> = LazyLock::new(Scenario::of_defaults);
        DEFAULT.clone()
    }
}

impl Scenario {
    /// What the file of defaults says.
    fn of_defaults() -> Self {
        let file = SourceFile::new("scenarios/default.yaml", DEFAULTS);
        let empty = Self {
            gpus: 0,
            years: 0.0,
            profile: String::new(),
            schemes: Vec::new(),
            seed: 0,
            transient: Transient::default(),
            permanent: Vec::new(),
            sram_fit_per_gbit: 0.0,
            hours_between_reads: 1.0,
            workload: BTreeMap::new(),
            operator: Operator::default(),
        };
        empty.overridden_by(&file).unwrap_or_else(|e| panic!("the defaults are valid: {e}"))
    }

    /// Reads a scenario file.
    pub fn parse(file: &SourceFile) -> Checked<Self> {
        Self::default().overridden_by(file)
    }

    /// These values, except for those that a file gives.
    fn overridden_by(self, file: &SourceFile) -> Checked<Self> {
        file.attach(self.overridden(file))
    }

    fn overridden(mut self, file: &SourceFile) -> Checked<Self> {
        let spec: Spec = file.parse()?;
        spec.eccforge_fleet.check("scenario language", "eccforge-fleet")?;
        if let Some(gpus) = &spec.gpus {
            if !(1..=MOST_GPUS).contains(&gpus.value) {
                return Err(refused(gpus, &format!("{} GPUs", gpus.value), "a fleet has from 1 to 2^32 GPUs"));
            }
            self.gpus = gpus.value;
        }
        set(&mut self.years, &spec.years, 1e-6..=1000.0)?;
        if let Some(schemes) = spec.schemes {
            if schemes.value.is_empty() {
                return Err(refused(&schemes, "no schemes", "name at least one, such as [duet, trio]"));
            }
            self.schemes = schemes.value;
        }
        self.profile = spec.profile.unwrap_or(self.profile);
        self.seed = spec.seed.unwrap_or(self.seed);
        if let Some(transient) = spec.transient {
            self.transient = transient.over(self.transient)?;
        }
        if let Some(kinds) = &spec.permanent {
            self.permanent = permanent(kinds)?;
        }
        set(&mut self.sram_fit_per_gbit, &spec.sram_fit_per_gbit, 0.0..=1e9)?;
        set(&mut self.hours_between_reads, &spec.hours_between_reads, 1e-3..=1e9)?;
        if let Some(workload) = spec.workload {
            self.workload = shares(workload)?;
        }
        if let Some(operator) = &spec.operator {
            self.operator = operator.over(self.operator)?;
        }
        Ok(self)
    }

    /// Takes the rate of transient events from the model, where the scenario leaves it to a model that has one.
    pub fn take_rate(&mut self, model: &ErrorModel) {
        if let (true, Some(fit)) = (self.transient.rate_of_model, model.fit_per_gbit) {
            self.transient.fit_per_gbit = fit;
        }
    }

    /// Hours of the run.
    pub fn hours(&self) -> f64 {
        self.years * HOURS_PER_YEAR
    }

    /// What keeps the scenario from being run, although each figure alone is in range.
    ///
    /// # Errors
    /// One GPU would be expected to read its defects more than a million times.
    pub fn check(&self, memory_gbit: f64) -> Result<(), String> {
        let fit: f64 = self.permanent.iter().map(|k| k.fit_per_gbit).sum();
        let defects = fit * memory_gbit * 1e-9 * self.hours();
        let events = (self.transient.fit_per_gbit + self.sram_fit_per_gbit) * memory_gbit * 1e-9 * self.hours();
        // A defect is there for half of the time on average.
        let reads = (defects * (self.hours() / self.hours_between_reads / 2.0 + 1.0)).max(events);
        if reads <= MOST_READS {
            return Ok(());
        }
        Err(format!(
            "{reads:.1e} events are expected on one GPU; at most {MOST_READS:.0e} are followed: use fewer years, lower rates or more hours between reads"
        ))
    }
}

impl TransientSpec {
    fn over(self, mut transient: Transient) -> Checked<Transient> {
        set(&mut transient.fit_per_gbit, &self.fit_per_gbit, 0.0..=1e9)?;
        transient.rate_of_model = self.model.is_some() && self.fit_per_gbit.is_none();
        transient.model = self.model.unwrap_or(transient.model);
        Ok(transient)
    }
}

fn shares(workload: Spanned<BTreeMap<Requester, f64>>) -> Checked<BTreeMap<Requester, f64>> {
    let shares = workload.value.values();
    if shares.clone().any(|s| !(s.is_finite() && *s >= 0.0)) || shares.sum::<f64>() <= 0.0 {
        let help = "give shares that are not negative and not all 0, such as {sm: 0.55, peer: 0.45}";
        return Err(refused(&workload, "shares that cannot be chances", help));
    }
    Ok(workload.value)
}

fn permanent(kinds: &[PermanentSpec]) -> Checked<Vec<PermanentKind>> {
    let mut all: Vec<PermanentKind> = Vec::new();
    for kind in kinds {
        let id = kind.id.value.clone();
        if all.iter().any(|k| k.id == id) {
            let help = "give every kind a name of its own";
            return Err(refused(&kind.id, &format!("two kinds of defects are called `{id}`"), help));
        }
        if all.len() >= 200 {
            return Err(refused(&kind.id, "more than 200 kinds of defects", "merge those that are alike"));
        }
        let patterns = kind.patterns.value;
        if let Some(help) = patterns.problem(3) {
            return Err(refused(&kind.patterns, "no such patterns", &help));
        }
        all.push(PermanentKind {
            id,
            fit_per_gbit: number(&kind.fit_per_gbit, 0.0..=1e9)?,
            extent: kind.extent,
            patterns,
            patterns_in_words: patterns.to_string(),
        });
    }
    Ok(all)
}

impl OperatorSpec {
    fn over(&self, mut operator: Operator) -> Checked<Operator> {
        if let Some(hours) = &self.service_hours {
            if hours.value == 0 {
                return Err(refused(hours, "windows all the time", "write at least 1 hour"));
            }
            operator.service_hours = hours.value;
        }
        operator.wait_for_window = self.wait_for_window.unwrap_or(operator.wait_for_window);
        if let Some(jobs) = &self.jobs_per_gpu {
            if jobs.value > MOST_JOBS {
                let help = format!("write at most {MOST_JOBS}");
                return Err(refused(jobs, &format!("{} jobs on one GPU", jobs.value), &help));
            }
            operator.jobs_per_gpu = jobs.value;
        }
        set(&mut operator.reset_minutes, &self.reset_minutes, 0.0..=1e6)?;
        set(&mut operator.restart_minutes, &self.restart_minutes, 0.0..=1e6)?;
        set(&mut operator.replace_hours, &self.replace_hours, 0.0..=1e6)?;
        set(&mut operator.retry_microseconds, &self.retry_microseconds, 0.0..=1e6)?;
        Ok(operator)
    }
}

fn set(value: &mut f64, given: &Option<Spanned<f64>>, range: std::ops::RangeInclusive<f64>) -> Checked<()> {
    given.as_ref().map_or(Ok(()), |v| number(v, range).map(|n| *value = n))
}

/// A finite number in a range.
fn number(value: &Spanned<f64>, range: std::ops::RangeInclusive<f64>) -> Checked<f64> {
    if value.value.is_finite() && range.contains(&value.value) {
        return Ok(value.value);
    }
    let help = format!("write a number from {} to {}", range.start(), range.end());
    Err(refused(value, &format!("{} is out of range", value.value), &help))
}

pub(super) fn refused<T>(at: &Spanned<T>, message: &str, help: &str) -> Box<Diagnostic> {
    Box::new(at.error("here", message).help(help))
}

#[cfg(test)]
mod tests;
