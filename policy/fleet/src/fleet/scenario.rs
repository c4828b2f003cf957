//! A scenario (long: every key of its language) has the faults, rates and operator of a fleet; keys that a file
//! leaves out have the values of `scenarios/default.yaml`.

use super::extent::Extent;
use eccforge_evidence::event::Requester;
use eccforge_files::bounded::Version;
use eccforge_files::diagnostic::{Checked, Diagnostic, SourceFile};
use eccforge_files::yaml::Spanned;
use eccforge_model::{ErrorModel, Patterns};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The text of the defaults.
pub const DEFAULTS: &str = include_str!("../../scenarios/default.yaml");
/// Hours in a year of 365.25 days.
pub const HOURS_PER_YEAR: f64 = 8766.0;
/// Maximum number of GPUs of a scenario.
// The owner of random numbers has 32 bits for the slot and 32 for its reads.
pub(super) const MOST_GPUS: u64 = 1 << 32;
/// Maximum number of reads of all defects of one GPU that a scenario may expect.
// A trace has every read of a slot in memory, on every thread: a million take about 100 MB.
const MOST_READS: f64 = 1e6;
/// Maximum number of kinds of defects of a scenario.
// Purposes of random numbers have 8 bits for the kind; a 257th kind would repeat the faults of the first.
const MOST_KINDS: usize = 200;

/// Bounds of rates, in FIT.
// 10^9 FIT for each gigabit is one event an hour.
const RATES: RangeInclusive<f64> = 0.0..=1e9;
/// Bounds of lost times.
// Sums of hours stay finite for all GPUs and years.
const COSTS: RangeInclusive<f64> = 0.0..=1e6;

/// Declares a part of a scenario and its form in a file, where every key may be missing. Each row: a field and its type, the
/// type of its key, and the function that makes the field from the key and from the value before.
macro_rules! part {
    ($(#[$about:meta])* $name:ident, $spec:ident { $($key:ident: $version:ty)? }
     $($(#[$doc:meta])* $field:ident: $type:ty = $form:ty, $make:expr;)*) => {
        $(#[$about])*
        pub struct $name {
            $($(#[$doc])* pub $field: $type,)*
        }

        #[derive(Debug, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        struct $spec {
            $($key: $version,)?
            $($(#[$doc])* $field: Option<$form>,)*
        }

        impl $spec {
            /// The values of the file; a key that the file does not have takes its value from `values`.
            fn over(self, values: $name) -> Checked<$name> {
                $(let $field = match self.$field {
                    Some(given) => {
                        let make: fn($form, $type) -> Checked<$type> = $make;
                        make(given, values.$field)?
                    }
                    None => values.$field,
                };)*
                Ok($name { $($field,)* })
            }
        }
    };
}

part! {
    /// A validated scenario. Invariant: all figures are finite and in range.
    #[derive(Clone, Debug, PartialEq)]
    Scenario, Spec { eccforge_fleet: Version }
    /// Number of GPUs.
    gpus: u64 = Spanned<u64>, |given, _| given.in_range(1..=MOST_GPUS);
    /// Years of 365.25 days.
    years: f64 = Spanned<f64>, |given, _| given.in_range(1e-6..=1000.0);
    /// Policy profile, by name or file.
    profile: String = String, |given, _| Ok(given);
    /// Schemes, by id or file.
    schemes: Vec<String> = Spanned<Vec<String>>, |given, _| schemes(given);
    /// Seed of all random numbers.
    seed: u64 = u64, |given, _| Ok(given);
    /// Transient events.
    transient: Transient = TransientSpec, TransientSpec::over;
    /// Kinds of defects.
    permanent: Vec<PermanentKind> = Vec<PermanentSpec>, |given, _| permanent(&given);
    /// Uncorrectable errors of SRAM in 10^9 hours for each gigabit of DRAM of the GPU.
    sram_fit_per_gbit: f64 = Spanned<f64>, |given, _| given.in_range(RATES);
    /// Mean hours between two reads that see a defect wrong.
    hours_between_reads: f64 = Spanned<f64>, |given, _| given.in_range(1e-3..=1e9);
    /// Hours after which a scrub has corrected all transient faults; 0 for no scrubbing.
    scrub_hours: f64 = Spanned<f64>, |given, _| given.in_range(0.0..=1e9);
    /// Units that consume an error: shares, not normalised.
    workload: BTreeMap<Requester, f64> = Spanned<BTreeMap<Requester, f64>>, |given, _| shares(given);
    /// The operator of the fleet.
    operator: Operator = OperatorSpec, OperatorSpec::over;
}

part! {
    /// Times and costs of service, in the order of the alphabet, as records have them.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    Operator, OperatorSpec {}
    /// Corrected reads of a GPU after which the operator replaces it; 0: never.
    drain_corrected: u64 = Spanned<u64>, |given, _| given.in_range(0..=u64::MAX);
    /// Chance that the next fault in an entry with corrected defects is silent, above which the operator replaces the GPU; 1: never.
    drain_silent: f64 = Spanned<f64>, |given, _| given.in_range(0.0..=1.0);
    /// Jobs that an uncontained error ends.
    jobs_per_gpu: u64 = Spanned<u64>, |given, _| given.in_range(0..=1 << 20);
    /// Hours until a returned GPU is replaced.
    replace_hours: f64 = Spanned<f64>, |given, _| given.in_range(COSTS);
    /// Minutes that a reset takes.
    reset_minutes: f64 = Spanned<f64>, |given, _| given.in_range(COSTS);
    /// Minutes of work on one GPU that an ended job loses.
    restart_minutes: f64 = Spanned<f64>, |given, _| given.in_range(COSTS);
    /// Microseconds that a repeated transfer takes on one GPU.
    retry_microseconds: f64 = Spanned<f64>, |given, _| given.in_range(COSTS);
    /// Hours between service windows.
    service_hours: u64 = Spanned<u64>, |given, _| given.in_range(1..=u64::MAX);
    /// A GPU that takes no work waits for the window.
    wait_for_window: bool = bool, |given, _| Ok(given);
}

/// Events that leave no defect behind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Transient {
    /// Events in 10^9 hours of one gigabit (2^30 bits).
    pub fit_per_gbit: f64,
    /// Error model, by id or file: shares of the classes.
    pub model: String,
    /// Whether the scenario names a model and no rate; the rate is then that of the model, if it has a rate in time.
    pub rate_of_model: bool,
}

/// A kind of defect.
#[derive(Clone, Debug, PartialEq)]
pub struct PermanentKind {
    pub id: String,
    /// Defects in 10^9 hours of one gigabit.
    pub fit_per_gbit: f64,
    /// The extent of one defect.
    pub extent: Extent,
    /// The patterns that a read of the defect sees.
    pub patterns: Patterns,
    /// The same patterns, described in words.
    pub patterns_in_words: String,
    /// Whether the next scrub ends such a defect.
    pub transient: bool,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct TransientSpec {
    /// Events in 10^9 hours of one gigabit (2^30 bits).
    fit_per_gbit: Option<Spanned<f64>>,
    /// Error model, by id or file: shares of the classes.
    model: Option<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct PermanentSpec {
    /// Short name.
    id: Spanned<String>,
    /// Defects in 10^9 hours of one gigabit.
    fit_per_gbit: Spanned<f64>,
    /// Part of the memory that one defect affects.
    extent: Extent,
    /// The patterns that a read of it sees.
    patterns: Spanned<Patterns>,
    /// Whether it is a transient fault, which the next scrub ends. Default: false.
    #[serde(default)]
    transient: bool,
}

impl Default for Scenario {
    /// The scenario in the file of defaults.
    fn default() -> Self {
        static DEFAULT: LazyLock<Scenario> = LazyLock::new(|| {
            let empty = Scenario {
                gpus: 0,
                years: 0.0,
                profile: String::new(),
                schemes: Vec::new(),
                seed: 0,
                transient: Transient::default(),
                permanent: Vec::new(),
                sram_fit_per_gbit: 0.0,
                hours_between_reads: 0.0,
                scrub_hours: 0.0,
                workload: BTreeMap::new(),
                operator: Operator::default(),
            };
            let file = SourceFile::new("scenarios/default.yaml", DEFAULTS);
            empty.overridden_by(&file).unwrap_or_else(|e| panic!("the defaults are valid: {e}"))
        });
        DEFAULT.clone()
    }
}

impl Scenario {
    /// Reads a scenario file.
    pub fn parse(file: &SourceFile) -> Checked<Self> {
        Self::default().overridden_by(file)
    }

    /// These values, except for those that a file gives.
    fn overridden_by(self, file: &SourceFile) -> Checked<Self> {
        let spec: Spec = file.parse()?;
        let version = spec.eccforge_fleet.check("scenario language", "eccforge-fleet");
        file.attach(version.and_then(|()| spec.over(self)))
    }

    /// Takes the rate of transient events from the model, if the scenario gives no rate and the model has one.
    pub fn take_rate(&mut self, model: &ErrorModel) {
        if let (true, Some(fit)) = (self.transient.rate_of_model, model.fit_per_gbit) {
            self.transient.fit_per_gbit = fit;
        }
    }

    /// Whether a scrub ends faults of a kind.
    pub fn is_scrubbed(&self, kind: &PermanentKind) -> bool {
        kind.transient && self.scrub_hours > 0.0
    }

    /// Hours of the run.
    pub fn hours(&self) -> f64 {
        self.years * HOURS_PER_YEAR
    }

    /// Checks that the scenario can run, because each figure may be in range and the product of the figures too large.
    ///
    /// # Errors
    /// One GPU would be expected to read its defects more than a million times.
    pub fn check(&self, memory_gbit: f64) -> Result<(), String> {
        let per_fit = memory_gbit * 1e-9 * self.hours();
        let (scrubbed, defects): (Vec<_>, Vec<_>) = self.permanent.iter().partition(|kind| self.is_scrubbed(kind));
        let [defects, scrubbed] =
            [defects, scrubbed].map(|kinds| kinds.into_iter().map(|kind| kind.fit_per_gbit).sum::<f64>() * per_fit);
        let events = (self.transient.fit_per_gbit + self.sram_fit_per_gbit) * per_fit;
        // A defect exists for half of the time on average.
        let hours = [self.hours(), self.scrub_hours].map(|hours| hours / self.hours_between_reads / 2.0 + 1.0);
        let reads = (defects * hours[0] + scrubbed * hours[1]).max(events);
        if reads <= MOST_READS {
            return Ok(());
        }
        Err(format!(
            "{reads:.1e} events are expected on one GPU; at most {MOST_READS:.0e} are simulated: use fewer years, lower \
             rates or more hours between reads"
        ))
    }
}

impl TransientSpec {
    fn over(self, mut transient: Transient) -> Checked<Transient> {
        transient.rate_of_model = self.model.is_some() && self.fit_per_gbit.is_none();
        if let Some(fit) = &self.fit_per_gbit {
            transient.fit_per_gbit = fit.in_range(RATES)?;
        }
        transient.model = self.model.unwrap_or(transient.model);
        Ok(transient)
    }
}

fn schemes(given: Spanned<Vec<String>>) -> Checked<Vec<String>> {
    if given.value.is_empty() {
        return Err(refused(&given, "no schemes", "name at least one, such as [duet, trio]"));
    }
    Ok(given.value)
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
        if all.len() >= MOST_KINDS {
            return Err(refused(&kind.id, "more than 200 kinds of defects", "merge similar kinds"));
        }
        let patterns = kind.patterns.value;
        if let Some(help) = patterns.problem(3) {
            return Err(refused(&kind.patterns, "no such patterns", &help));
        }
        all.push(PermanentKind {
            id,
            fit_per_gbit: kind.fit_per_gbit.in_range(RATES)?,
            extent: kind.extent,
            patterns,
            patterns_in_words: patterns.to_string(),
            transient: kind.transient,
        });
    }
    Ok(all)
}

impl Operator {
    /// Whether a rule of the operator replaces GPUs after corrected reads.
    pub fn drains(&self) -> bool {
        self.drain_corrected > 0 || self.compares_next_fault()
    }

    /// Whether a rule compares the chance that the next fault is silent.
    pub fn compares_next_fault(&self) -> bool {
        self.drain_silent < 1.0
    }
}

pub(super) fn refused<T>(at: &Spanned<T>, message: &str, help: &str) -> Box<Diagnostic> {
    Box::new(at.error("here", message).help(help))
}

/// The JSON Schema of the scenario of a fleet.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<Spec>("scenario of a fleet")
}
