//! Field studies: counted events with the number of devices and their hours. The results of a simulated fleet
//! are compared with them.

use super::metrics::{METRICS, Metric};
use super::scenario::refused;
use eccforge_files::bounded::Version;
use eccforge_files::diagnostic::{Checked, Diagnostic, SourceFile, is_path};
use eccforge_files::yaml::Spanned;
use eccforge_outcomes::rates::{CONFIDENCE, Interval, poisson};
use serde::Deserialize;
use std::path::Path;

/// A study, as its file has it. Invariant after [`Study::from_text`]: hours and memory are positive and finite; metrics are
/// names of [`METRICS`].
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Study {
    eccforge_study: Version,
    pub id: String,
    pub name: String,
    /// Publication of the figures.
    pub source: String,
    /// Scope of the study: events that it counts and leaves out.
    pub notes: Option<String>,
    /// The devices of the study.
    pub population: Population,
    pub counts: Spanned<Vec<Count>>,
}

/// The devices of a study.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Population {
    pub devices: u64,
    pub what: String,
    /// Hours of all devices together.
    pub device_hours: Spanned<f64>,
    /// Gigabits (2^30 bits) of one device.
    pub memory_gbit: Spanned<f64>,
}

/// A count of a study.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Count {
    pub id: Spanned<String>,
    pub what: String,
    /// XIDs that were counted; empty if other events were counted.
    #[serde(default)]
    pub xids: Vec<u32>,
    pub events: u64,
    /// The corresponding metric of a fleet, if there is one.
    pub metric: Option<Spanned<String>>,
}

impl Count {
    /// The corresponding metric of a fleet; `None` if there is none.
    pub fn metric(&self) -> Option<Metric> {
        Metric::named(&self.metric.as_ref()?.value)
    }
}

impl Study {
    /// Events in 10^9 hours of one device, and their 95 % interval (Garwood).
    pub fn fit(&self, count: &Count) -> (f64, Interval) {
        let unit = 1e9 / self.population.device_hours.value;
        (count.events as f64 * unit, poisson(count.events as f64, CONFIDENCE).times(unit))
    }

    /// The file of a shipped study, by its id.
    pub fn shipped_file(id: &str) -> Option<SourceFile> {
        let (id, text) = BUILTIN.iter().find(|(known, _)| *known == id)?;
        Some(SourceFile::new(format!("policy/fleet/studies/{id}.yaml"), *text))
    }

    /// A shipped study by id, or the study of a file.
    ///
    /// # Errors
    /// No shipped study has this id and it is not a path, or the file is not a study.
    pub fn named(name: &str) -> Checked<Self> {
        if let Some(file) = Self::shipped_file(name) {
            return Self::from_text(&file);
        }
        if is_path(name) {
            return Self::from_text(&SourceFile::read(Path::new(name))?);
        }
        let ids: Vec<&str> = Self::builtin_ids().collect();
        Diagnostic::unknown("field study", name, &ids).err()
    }

    /// Ids of the shipped studies.
    pub fn builtin_ids() -> impl Iterator<Item = &'static str> {
        BUILTIN.iter().map(|(id, _)| *id)
    }

    /// Reads and validates the text of a study.
    pub fn from_text(file: &SourceFile) -> Checked<Self> {
        file.attach(Self::checked(file))
    }

    fn checked(file: &SourceFile) -> Checked<Self> {
        let study: Self = file.parse()?;
        study.eccforge_study.check("study language", "eccforge-study")?;
        // The bounds rule out zero and infinity, by which rates would be divided.
        let p = &study.population;
        [&p.device_hours, &p.memory_gbit].into_iter().try_for_each(|v| v.in_range(1e-6..=1e18).map(drop))?;
        let counts = &study.counts.value;
        if counts.is_empty() {
            return Err(refused(&study.counts, "nothing is counted", "write at least one count"));
        }
        for (i, count) in counts.iter().enumerate() {
            if counts[..i].iter().any(|c| c.id.value == count.id.value) {
                let message = format!("two counts are called `{}`", count.id.value);
                return Err(refused(&count.id, &message, "give every count an id of its own"));
            }
            if let Some(metric) = &count.metric
                && count.metric().is_none()
            {
                let message = format!("a fleet has no metric `{}`", metric.value);
                let names = METRICS.map(Metric::key).join(", ");
                return Err(refused(metric, &message, &format!("write one of {names}")));
            }
        }
        Ok(study)
    }
}

static BUILTIN: &[(&str, &str)] = &[
    ("delta-a100", include_str!("../../studies/delta-a100.yaml")),
    ("delta-h100", include_str!("../../studies/delta-h100.yaml")),
    ("llama3-h100", include_str!("../../studies/llama3-h100.yaml")),
    ("perlmutter-a100", include_str!("../../studies/perlmutter-a100.yaml")),
    ("polaris-a100", include_str!("../../studies/polaris-a100.yaml")),
    ("summit-v100", include_str!("../../studies/summit-v100.yaml")),
    ("titan-k20x", include_str!("../../studies/titan-k20x.yaml")),
];
