//! A field study says how often something was counted in how many hours of how many devices: what a fleet that was followed
//! here is held against.

use super::metrics::METRICS;
use crate::statistics::{CONFIDENCE, Interval, poisson};
use eccforge_scheme::bounded::Version;
use eccforge_scheme::diagnostic::{Checked, Diagnostic, SourceFile, is_path};
use eccforge_scheme::yaml::Spanned;
use serde::Deserialize;
use std::path::Path;

/// A validated study. Invariant: hours and memory are positive and finite; metrics are names of [`METRICS`].
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// Short name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Where the figures are published.
    pub source: String,
    /// What the study counts and leaves out.
    pub notes: Option<String>,
    /// Whose hours they are.
    pub population: Population,
    /// What was counted.
    pub counts: Vec<Count>,
}

/// The devices of a study.
#[derive(Clone, Debug, PartialEq)]
pub struct Population {
    /// How many.
    pub devices: u64,
    /// Which, and when.
    pub what: String,
    /// Hours of all of them together.
    pub device_hours: f64,
    /// Gigabits (2^30 bits) of one.
    pub memory_gbit: f64,
}

/// A count of a study.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    /// Short name.
    pub id: String,
    /// What was counted.
    pub what: String,
    /// XIDs that were counted; none where it was something else.
    pub xids: Vec<u32>,
    /// How many.
    pub events: u64,
    /// The metric of a fleet that counts the same; none if there is no such metric.
    pub metric: Option<String>,
}

impl Study {
    /// Events in 10^9 hours of one device, and their 95 % interval (Garwood).
    pub fn fit(&self, count: &Count) -> (f64, Interval) {
        let unit = 1e9 / self.population.device_hours;
        (count.events as f64 * unit, poisson(count.events as f64, CONFIDENCE).times(unit))
    }

    /// A shipped study by id, or the study of a file.
    ///
    /// # Errors
    /// No shipped study has this id and it is no path, or the file is no study.
    pub fn named(name: &str) -> Checked<Self> {
        if let Some((id, text)) = BUILTIN.iter().find(|(id, _)| *id == name) {
            return Self::from_text(&SourceFile::new(format!("policy/fleet/studies/{id}.yaml"), *text));
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
    ///
    /// # Errors
    /// The first thing in the file that is wrong, with its place.
    pub fn from_text(file: &SourceFile) -> Checked<Self> {
        file.attach(Self::checked(file))
    }

    fn checked(file: &SourceFile) -> Checked<Self> {
        let spec: Spec = file.parse()?;
        spec.eccforge_study.check("study language", "eccforge-study")?;
        let p = &spec.population;
        for (value, what) in [(&p.device_hours, "device hours"), (&p.memory_gbit, "gigabits")] {
            if !(value.value.is_finite() && (1e-6..=1e18).contains(&value.value)) {
                let message = format!("{} {what}", value.value);
                return Err(refused(value, &message, "write a positive number"));
            }
        }
        if spec.counts.value.is_empty() {
            return Err(refused(&spec.counts, "nothing is counted", "write at least one count"));
        }
        let mut counts: Vec<Count> = Vec::new();
        for count in &spec.counts.value {
            let count = count.read()?;
            if counts.iter().any(|c| c.id == count.id) {
                let message = format!("two counts are called `{}`", count.id);
                return Err(refused(&spec.counts, &message, "give every count an id of its own"));
            }
            counts.push(count);
        }
        let population = Population {
            devices: p.devices,
            what: p.what.clone(),
            device_hours: p.device_hours.value,
            memory_gbit: p.memory_gbit.value,
        };
        Ok(Self { id: spec.id, name: spec.name, source: spec.source, notes: spec.notes, population, counts })
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

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Spec {
    eccforge_study: Version,
    id: String,
    name: String,
    source: String,
    #[serde(default)]
    notes: Option<String>,
    population: PopulationSpec,
    counts: Spanned<Vec<CountSpec>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct PopulationSpec {
    devices: u64,
    what: String,
    device_hours: Spanned<f64>,
    memory_gbit: Spanned<f64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct CountSpec {
    id: String,
    what: String,
    #[serde(default)]
    xids: Vec<u32>,
    events: u64,
    metric: Option<Spanned<String>>,
}

impl CountSpec {
    fn read(&self) -> Checked<Count> {
        if let Some(metric) = &self.metric
            && !METRICS.iter().any(|(name, _)| *name == metric.value)
        {
            let names: Vec<&str> = METRICS.iter().map(|(name, _)| *name).collect();
            let message = format!("a fleet has no metric `{}`", metric.value);
            return Err(refused(metric, &message, &format!("write one of {}", names.join(", "))));
        }
        Ok(Count {
            id: self.id.clone(),
            what: self.what.clone(),
            xids: self.xids.clone(),
            events: self.events,
            metric: self.metric.as_ref().map(|m| m.value.clone()),
        })
    }
}

fn refused<T>(at: &Spanned<T>, message: &str, help: &str) -> Box<Diagnostic> {
    Box::new(at.error("here", message).help(help))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The hours between errors that the studies print, from the counts and hours of the files.
    #[test]
    fn shipped_studies_have_the_rates_that_are_printed() {
        for (id, count, printed, slack) in [
            ("delta-a100", "uncorrectable", 283_271.0, 300.0),
            ("delta-h100", "uncorrectable", 88_768.0, 1.0),
            ("llama3-h100", "hbm3", 295_000.0, 200.0),
            ("titan-k20x", "double-bit", 160.0 * 18_688.0, 400_000.0),
        ] {
            let study = Study::named(id).unwrap();
            let (fit, interval) = study.fit(study.counts.iter().find(|c| c.id == count).unwrap());
            assert!((1e9 / fit - printed).abs() <= slack, "{id}: {}", 1e9 / fit);
            assert!(interval.contains(fit), "{id}");
        }
    }

    #[test]
    fn every_shipped_study_is_read_and_says_what_it_counts() {
        for id in Study::builtin_ids() {
            let study = Study::named(id).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(study.id, id);
            assert!(study.notes.is_some() && study.counts.iter().any(|c| c.metric.is_some()), "{id}");
        }
    }

    #[test]
    fn mistakes_are_told_with_their_place() {
        let whole = include_str!("../../studies/delta-a100.yaml");
        for (old, new, said) in [
            ("eccforge-study: 1", "eccforge-study: 2", "s.yaml:1:17: version 2"),
            ("device-hours: 9623040", "device-hours: 0", "0 device hours"),
            ("metric: rows_remapped", "metric: rows", "a fleet has no metric `rows`"),
            ("id: contained", "id: double-bit", "two counts are called `double-bit`"),
            ("events: 13", "events: -1", "s.yaml:"),
        ] {
            let text = whole.replacen(old, new, 1);
            assert_ne!(text, whole, "{old}");
            let error = Study::from_text(&SourceFile::new("s.yaml", text)).expect_err(new).to_string();
            assert!(error.contains(said), "{error}");
        }
        assert!(Study::named("delta-a10").unwrap_err().message().contains("delta-a10"));
    }
}
