//! Converts the records of a fleet to figures with intervals.

use super::calibrate::Comparison;
use super::clusters::{half_of_difference, interval};
use super::description::{Description, RecordedScenario, SchemeDescription};
use super::estimate::Estimate;
use super::metrics::{METRICS, Metric, Sums};
use super::scenario::{HOURS_PER_YEAR, MOST_GPUS};
use super::system::{System, system};
use super::work::{BLOCK_GPUS, CELL, MOST_BINS};
use eccforge_outcomes::rates::CONFIDENCE;
use eccforge_report::{Cell, Table};
use eccforge_runs::records::{Identity, Record};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// A metric of a scheme.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Metric")]
pub struct MetricEstimate {
    /// Number counted in the simulation.
    pub count: u64,
    /// 95 % interval of the expectation, by fault or GPU as cluster.
    pub low: f64,
    /// See `low`.
    pub high: f64,
    /// Count minus the count of the first scheme, on the same faults.
    pub difference: i64,
    /// 95 % interval of the expectation of the difference (normal, GPUs as pairs).
    pub difference_low: f64,
    /// See `difference_low`.
    pub difference_high: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SchemeReport {
    /// Id of the scheme.
    pub id: String,
    /// Name of the scheme in tables.
    pub name: String,
    /// Hash of its meaning.
    pub hash: String,
    /// Metrics by name; null if the policy or the scheme does not have it.
    pub metrics: BTreeMap<String, Option<MetricEstimate>>,
    /// Hours between errors that end work somewhere in the fleet.
    pub mtti_hours: Estimate,
    /// Hours between silent corruptions somewhere in the fleet.
    pub mttf_hours: Estimate,
    /// Detected errors in 10^9 hours of one GPU.
    pub due_fit: Estimate,
    /// Silent corruptions in 10^9 hours of one GPU.
    pub silent_fit: Estimate,
    /// Hours of one GPU between detected errors.
    pub gpu_hours_between_due: Estimate,
    /// Hours of one GPU between silent corruptions.
    pub gpu_hours_between_silent: Estimate,
    /// Hours of GPUs lost to resets, restarts and replacements.
    pub gpu_hours_lost: f64,
    /// 1 minus the share of hours lost.
    pub availability: f64,
    /// Sums over time, up to the end of each bin.
    pub curves: BTreeMap<String, Vec<u64>>,
}

/// A whole run.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct FleetReport {
    /// Seed.
    pub seed: u64,
    /// Whether all GPUs were counted.
    pub complete: bool,
    /// GPUs that were counted.
    pub gpus: u64,
    /// Hours for which each GPU was followed.
    pub hours: f64,
    /// Confidence of all intervals.
    pub confidence: f64,
    /// Id and SHA-256 of the error model.
    pub model: [String; 2],
    /// SHA-256 of the profile's meaning.
    pub profile_hash: String,
    /// The geometry that the profile has in place of its own, which is not public.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// The scenario, with defaults filled in.
    #[schemars(with = "serde_json::Value")]
    pub scenario: RecordedScenario,
    /// Schemes in the order of the request.
    pub schemes: Vec<SchemeReport>,
    /// End of each bin of the curves, in years.
    pub curve_years: Vec<f64>,
    /// Machines and cars of Sullivan et al., Section 7.3, from the transient events counted here, and in closed form.
    pub system: System,
    /// Comparison of this fleet with field studies, if requested.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calibration: Vec<Comparison>,
}

/// The report of some records of one run.
///
/// # Errors
/// The header does not describe a valid fleet, or a record has values that the run cannot have.
pub fn report(identity: &Identity, records: &[Record]) -> Result<FleetReport, String> {
    let cell = if identity.kind == "fleet" { identity.cells.get(CELL) } else { None };
    let cell = cell.ok_or_else(|| "these are not records of a fleet".to_owned())?;
    let description: Description =
        serde_json::from_str(&cell.patterns).map_err(|e| format!("the header describes no fleet: {e}"))?;
    // The header is text that anyone may edit: without bounds, it could request vectors of any size.
    let possible = identity.block_samples == BLOCK_GPUS && cell.samples <= MOST_GPUS && description.bins <= MOST_BINS;
    if !possible {
        let (block, gpus, bins) = (identity.block_samples, cell.samples, description.bins);
        return Err(format!("the header describes no fleet: {gpus} GPUs in blocks of {block}, {bins} bins of time"));
    }
    for (record, name) in records.iter().flat_map(|r| r.values.keys().map(move |name| (r, name))) {
        let known = name.split_once('/').is_some_and(|(scheme, metric)| {
            Metric::named(metric).is_some() && description.schemes.iter().any(|s| s.id == scheme)
        });
        if !known || !Sums::may_be(&record.values[name], description.bins) {
            let (first, end) = (record.first, record.first + record.blocks);
            return Err(format!(
                "the record of blocks {first} to {} has values `{name}` that no fleet can have",
                end - 1
            ));
        }
    }
    let blocks: u64 = records.iter().map(|r| r.blocks).sum();
    // The last block has fewer GPUs if their number is not a multiple of 64.
    let of_last = cell.samples.div_ceil(identity.block_samples);
    let short = of_last * identity.block_samples - cell.samples;
    let has_last = records.iter().any(|r| r.first + r.blocks == of_last);
    let gpus = blocks * identity.block_samples - if has_last { short } else { 0 };
    let years = description.scenario.years;
    let hours = years * HOURS_PER_YEAR;
    let mut sums = Vec::new();
    for scheme in &description.schemes {
        let mut sum = Sums::new(description.bins);
        for r in records.iter() {
            sum.add_values(&scheme.id, &r.values);
        }
        sums.push(sum);
    }
    let run = Run { identity, description: &description, gpus, hours };
    let schemes = (0..sums.len()).map(|i| run.scheme(i, &sums)).collect();
    let bins = description.bins;
    Ok(FleetReport {
        seed: identity.seed,
        complete: gpus == cell.samples,
        gpus,
        hours,
        confidence: CONFIDENCE,
        model: identity.model.clone(),
        profile_hash: description.profile.clone(),
        stand_in: description.stand_in.clone(),
        schemes,
        curve_years: (1..=bins).map(|i| years * i as f64 / bins as f64).collect(),
        system: system(&description, &sums, gpus as f64 * hours),
        calibration: Vec::new(),
        scenario: description.scenario.clone(),
    })
}

impl SchemeReport {
    /// A metric; `None` if the policy or the scheme does not have it.
    pub fn metric(&self, metric: Metric) -> Option<MetricEstimate> {
        self.metrics.get(metric.key()).copied().flatten()
    }
}

/// The metrics that have curves over time.
const CURVES: [Metric; 6] = [
    Metric::Returned,
    Metric::Interruptions,
    Metric::Silent,
    Metric::RowsRemapped,
    Metric::PagesRetired,
    Metric::Resets,
];

struct Run<'r> {
    identity: &'r Identity,
    description: &'r Description,
    gpus: u64,
    hours: f64,
}

impl Run<'_> {
    fn scheme(&self, i: usize, sums: &[Sums]) -> SchemeReport {
        let about = &self.description.schemes[i];
        let sum = &sums[i];
        let metrics = METRICS.into_iter().map(|metric| {
            let known = self.is_known(metric, about);
            (metric.key().to_owned(), known.then(|| self.metric(metric, i, sums)))
        });
        let rate = |metric: Metric| {
            let [count, squares, _] = sum.of(metric);
            (count, interval(&about.clusters, metric, [count, squares], CONFIDENCE))
        };
        let ((interruptions, i_bounds), (silent, s_bounds)) = (rate(Metric::Interruptions), rate(Metric::Silent));
        let (due, d_bounds) = rate(Metric::Detected);
        let gpu_hours = self.gpus as f64 * self.hours;
        let lost = self.gpu_hours_lost(sum);
        SchemeReport {
            id: about.id.clone(),
            name: about.name.clone(),
            hash: self.identity.schemes.get(&about.id).cloned().unwrap_or_default(),
            metrics: metrics.collect(),
            mtti_hours: Estimate::between(self.hours, interruptions, i_bounds),
            mttf_hours: Estimate::between(self.hours, silent, s_bounds),
            due_fit: Estimate::new(due as f64 * 1e9 / gpu_hours, d_bounds.times(1e9 / gpu_hours)),
            silent_fit: Estimate::new(silent as f64 * 1e9 / gpu_hours, s_bounds.times(1e9 / gpu_hours)),
            gpu_hours_between_due: Estimate::between(gpu_hours, due, d_bounds),
            gpu_hours_between_silent: Estimate::between(gpu_hours, silent, s_bounds),
            gpu_hours_lost: lost,
            availability: 1.0 - lost / gpu_hours,
            curves: CURVES
                .into_iter()
                .filter(|metric| self.is_known(*metric, about))
                .map(|metric| (metric.key().to_owned(), cumulative(sum.bins(metric))))
                .collect(),
        }
    }

    /// Whether the policy or the scheme has this metric; otherwise it is absent, never 0.
    fn is_known(&self, metric: Metric, scheme: &SchemeDescription) -> bool {
        let [pages, rows, returns] = self.description.abilities;
        let operator = &self.description.scenario.operator;
        match metric {
            Metric::PagesRetired => pages,
            Metric::FramesOfflined => !pages,
            Metric::RowsRemapped => rows,
            Metric::Returned => returns,
            Metric::Drained => operator.drains(),
            Metric::Retries | Metric::Recovered => scheme.retries > 0,
            _ => true,
        }
    }

    fn metric(&self, metric: Metric, i: usize, sums: &[Sums]) -> MetricEstimate {
        let (clusters, [count, squares, differences]) = (&self.description.schemes[i].clusters, sums[i].of(metric));
        let bounds = interval(clusters, metric, [count, squares], CONFIDENCE);
        let difference = count as i64 - sums[0].of(metric)[0] as i64;
        // The first scheme differs from itself in nothing.
        let half = if i == 0 { 0.0 } else { half_of_difference(clusters, metric, self.gpus, differences) };
        MetricEstimate {
            count,
            low: bounds.low,
            high: bounds.high,
            difference,
            difference_low: difference as f64 - half,
            difference_high: difference as f64 + half,
        }
    }

    fn gpu_hours_lost(&self, sum: &Sums) -> f64 {
        let operator = &self.description.scenario.operator;
        let count = |metric: Metric| sum.of(metric)[0] as f64;
        count(Metric::Resets) * operator.reset_minutes / 60.0
            + count(Metric::JobsKilled) * operator.restart_minutes / 60.0
            + (count(Metric::Returned) + count(Metric::Drained)) * operator.replace_hours
            + count(Metric::Retries) * operator.retry_microseconds / 3.6e9
    }
}

fn cumulative(bins: &[u64]) -> Vec<u64> {
    let (mut sum, mut sums) = (0, Vec::with_capacity(bins.len()));
    for n in bins {
        sum += n;
        sums.push(sum);
    }
    sums
}

/// A row of the table of metrics; an absent figure is an empty cell.
fn row(scheme: &str, name: &str, figures: [Option<String>; 6]) -> Vec<Cell> {
    let names = [scheme, name].map(Cell::from);
    names.into_iter().chain(figures.map(|figure| Cell::from(figure.unwrap_or_default()))).collect()
}

impl FleetReport {
    /// One line for each scheme and metric.
    pub(super) fn table(&self) -> Table {
        const KEYS: [&str; 8] =
            ["scheme", "metric", "count", "low", "high", "difference", "difference_low", "difference_high"];
        let mut table = Table::words(&KEYS);
        for scheme in &self.schemes {
            for metric in METRICS {
                let mut cells = [const { None }; 6];
                if let Some(value) = scheme.metric(metric) {
                    let bounds = [value.low.to_string(), value.high.to_string()];
                    let difference = value.difference.to_string();
                    let bounds_of_difference = [value.difference_low.to_string(), value.difference_high.to_string()];
                    let ([low, high], [lower, upper]) = (bounds, bounds_of_difference);
                    cells = [value.count.to_string(), low, high, difference, lower, upper].map(Some);
                }
                table.rows.push(row(&scheme.id, metric.key(), cells));
            }
            for (name, e) in [
                ("mtti_hours", scheme.mtti_hours),
                ("mttf_hours", scheme.mttf_hours),
                ("due_fit", scheme.due_fit),
                ("silent_fit", scheme.silent_fit),
                ("gpu_hours_between_due", scheme.gpu_hours_between_due),
                ("gpu_hours_between_silent", scheme.gpu_hours_between_silent),
            ] {
                let [value, low, high] = [e.value, e.low, e.high].map(|figure| figure.map(|figure| figure.to_string()));
                table.rows.push(row(&scheme.id, name, [value, low, high, None, None, None]));
            }
        }
        table
    }
}
