//! Compares a simulated fleet with field studies: the rates of one GPU and of one device, and their ratio.

use super::estimate::Estimate;
use super::fleet_report::{FleetReport, SchemeReport};
use super::metrics::Metric;
use super::study::{Count, Study};
use eccforge_outcomes::rates::Interval;
use schemars::JsonSchema;
use serde::Serialize;

/// A count of a study, compared with that of the fleet under a scheme.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Comparison {
    /// Id of the study.
    pub study: String,
    /// Where its figures are published.
    pub source: String,
    /// Id of its count.
    pub count: String,
    /// Description of the counted events.
    pub what: String,
    /// XIDs that were counted.
    pub xids: Vec<u32>,
    /// Id of the scheme.
    pub scheme: String,
    /// The metric that counts the same in the fleet.
    #[schemars(with = "String")]
    pub metric: Metric,
    /// The study: events in 10^9 hours of one device.
    pub study_fit: Estimate,
    /// The fleet: events in 10^9 hours of one GPU, times `memory_factor`.
    pub fleet_fit: Estimate,
    /// Memory of a device of the study over that of a GPU of the fleet: rates are taken to grow with memory.
    pub memory_factor: f64,
    /// The fleet's rate over the study's; bounds from the far ends of both intervals.
    pub ratio: Estimate,
    /// Whether the two estimates are within a factor of two of each other.
    pub within_a_factor_of_two: bool,
    /// The factor on the rates of all defects (`--permanent-factor`) that would make the rates equal, if the counts grew in
    /// proportion; absent where the transient events already exceed the study's count, and where it cannot be computed.
    pub permanent_factor: Option<f64>,
}

/// Every count of the studies with a corresponding metric of the fleet, under every scheme.
pub fn compare(report: &FleetReport, studies: &[Study]) -> Vec<Comparison> {
    let mut all = Vec::new();
    for study in studies {
        for count in &study.counts.value {
            all.extend(report.schemes.iter().filter_map(|scheme| comparison(report, study, count, scheme)));
        }
    }
    all
}

/// The metric that counts the part of `metric` which transient events have.
const fn transient_part(metric: Metric) -> Option<Metric> {
    match metric {
        Metric::Corrected => Some(Metric::TransientCorrected),
        Metric::Detected | Metric::Interruptions => Some(Metric::TransientDetected),
        Metric::Silent => Some(Metric::TransientSilent),
        _ => None,
    }
}

fn comparison(report: &FleetReport, study: &Study, count: &Count, scheme: &SchemeReport) -> Option<Comparison> {
    let name = count.metric()?;
    let metric = scheme.metric(name)?;
    // Errors of memory grow with its size; a study of smaller devices would otherwise look better than the fleet.
    let memory_factor = study.population.memory_gbit.value / report.system.inputs.memory_gbit;
    let unit = 1e9 / report.system.gpu_hours * memory_factor;
    let fleet = metric.count as f64 * unit;
    let bounds = Interval { low: metric.low, high: metric.high }.times(unit);
    let (field, field_bounds) = study.fit(count);
    let ratio = fleet / field;
    // The bounds are those of independent intervals at their far ends, so the ratio is covered at least as often.
    let ratio_bounds = Interval { low: bounds.low / field_bounds.high, high: bounds.high / field_bounds.low };
    let permanent_factor = transient_part(name).and_then(|part| scheme.metric(part)).and_then(|transient| {
        let transient = transient.count as f64 * unit;
        let (defects, rest) = (fleet - transient, field - transient);
        // Without defects, or with more transient events than the study counts, no factor on defects gives the study's rate.
        (defects > 0.0 && rest > 0.0).then(|| rest / defects)
    });
    Some(Comparison {
        study: study.id.clone(),
        source: study.source.clone(),
        count: count.id.value.clone(),
        what: count.what.clone(),
        xids: count.xids.clone(),
        scheme: scheme.id.clone(),
        metric: name,
        study_fit: Estimate::new(field, field_bounds),
        fleet_fit: Estimate::new(fleet, bounds),
        memory_factor,
        ratio: Estimate::new(ratio, ratio_bounds),
        within_a_factor_of_two: (0.5..=2.0).contains(&ratio),
        permanent_factor,
    })
}
