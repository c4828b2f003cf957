//! The description of a run in the header of its records, which turns the records into a report.

use super::clusters::Clusters;
use super::extent::Extent;
use super::scenario::{Operator, Scenario};
use eccforge_report::name;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The description of a run that is needed to read its records; it is in their header.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Description {
    /// The scenario, with defaults filled in.
    pub scenario: RecordedScenario,
    /// SHA-256 of the profile's meaning.
    pub profile: String,
    /// The geometry that the profile has in place of its own, which is not public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Abilities of the profile: `retires_pages`, `remaps_rows`, `returns_gpus`.
    pub abilities: [bool; 3],
    /// Gigabits (2^30 bits) of a GPU.
    pub memory_gbit: f64,
    /// Number of bins of time.
    pub bins: usize,
    /// Schemes in the order of the request.
    pub schemes: Vec<SchemeDescription>,
}

/// A scheme of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SchemeDescription {
    pub id: String,
    pub name: String,
    /// Exact chances of one transient event, as fractions: corrected, detected, silent.
    pub transient: [String; 3],
    /// The chances in `transient`, as numbers.
    pub chances: [f64; 3],
    /// Number of times that a transfer is repeated after a detected error.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub retries: u32,
    /// Expected counts of one slot.
    #[serde(default)]
    pub clusters: Clusters,
}

// Values of zero are left out, so that runs without the newer keys keep the identity of their records. serde calls the three
// functions with a reference.
fn is_zero(n: &u32) -> bool {
    *n == 0
}

fn is_never(hours: &f64) -> bool {
    *hours == 0.0
}

fn is_permanent(transient: &bool) -> bool {
    !transient
}

/// A scenario with defaults filled in. Keys are in alphabetical order, as in all records of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedScenario {
    pub gpus: u64,
    pub hours_between_reads: f64,
    pub operator: Operator,
    pub permanent: Vec<RecordedDefects>,
    pub profile: String,
    pub schemes: Vec<String>,
    pub seed: u64,
    #[serde(default, skip_serializing_if = "is_never")]
    pub scrub_hours: f64,
    pub sram_fit_per_gbit: f64,
    pub transient: RecordedTransient,
    /// Shares of the units, by name.
    pub workload: BTreeMap<String, f64>,
    pub years: f64,
}

/// A kind of defect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedDefects {
    pub extent: Extent,
    pub fit_per_gbit: f64,
    pub id: String,
    pub patterns_in_words: String,
    #[serde(default, skip_serializing_if = "is_permanent")]
    pub transient: bool,
}

/// Transient events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RecordedTransient {
    pub fit_per_gbit: f64,
    pub model: String,
}

impl RecordedScenario {
    /// The record of a scenario.
    pub fn of(scenario: &Scenario) -> Self {
        let s = scenario.clone();
        let permanent = s.permanent.into_iter().map(|kind| RecordedDefects {
            extent: kind.extent,
            fit_per_gbit: kind.fit_per_gbit,
            id: kind.id,
            patterns_in_words: kind.patterns_in_words,
            transient: kind.transient,
        });
        Self {
            gpus: s.gpus,
            hours_between_reads: s.hours_between_reads,
            operator: s.operator,
            permanent: permanent.collect(),
            profile: s.profile,
            schemes: s.schemes,
            seed: s.seed,
            scrub_hours: s.scrub_hours,
            sram_fit_per_gbit: s.sram_fit_per_gbit,
            transient: RecordedTransient { fit_per_gbit: s.transient.fit_per_gbit, model: s.transient.model },
            workload: s.workload.iter().map(|(unit, share)| (name(unit), *share)).collect(),
            years: s.years,
        }
    }
}
