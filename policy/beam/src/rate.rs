//! Rates and cross-sections of the events of a log, from the exposure of its runs.

use super::inputs::{AnalysisInputs, REFERENCE_FLUX};
use eccforge_evidence::entries::conditions::Run;
use eccforge_outcomes::rates::{CONFIDENCE, Interval, poisson};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// A rate or a cross-section, with its 95 % interval [Garwood 1936].
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Quantity {
    /// Name of the figure in tables.
    pub name: String,
    /// Unit of the figure and of its interval.
    pub unit: String,
    /// Estimate from the counts.
    pub value: f64,
    /// Its 95 % interval [Garwood 1936].
    pub interval: Interval,
}

impl Quantity {
    /// A quantity of `events` events, each of which counts `each`.
    pub(super) fn new(name: &str, unit: &str, events: u64, each: f64) -> Self {
        let interval = poisson(events as f64, CONFIDENCE).times(each);
        Self { name: name.to_owned(), unit: unit.to_owned(), value: events as f64 * each, interval }
    }
}

/// Rates of all events of runs whose exposure is known.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Rate {
    /// Events of the runs with a fluence or, without any, of those with seconds.
    pub events: u64,
    /// Events of the runs with seconds; the rate per hour counts these.
    pub events_in_time: u64,
    /// Whether `events` are all of the log.
    #[serde(skip)]
    is_of_all: bool,
    /// Events of runs whose exposure is not given; they are not in any rate.
    pub left_out: u64,
    /// Seconds of exposure; 0 if not given.
    pub seconds: f64,
    /// Fluence in particles per cm²; 0 if not given.
    pub fluence: f64,
    /// Gigabits (2^30 bits) of memory under test, if given.
    pub memory_gbit: Option<f64>,
    /// Flux in the beam over flux at the reference place, if given.
    pub acceleration: Option<f64>,
    /// Reference flux in particles per cm² and hour.
    pub reference_flux: f64,
    /// Everything that these conditions determine.
    pub quantities: Vec<Quantity>,
    /// FIT for each gigabit (2^30 bits) at the reference flux, if it is determined.
    pub fit_per_gbit: Option<f64>,
    /// 95 % interval of `fit_per_gbit`.
    pub fit_interval: Option<Interval>,
}

/// The rates that the exposure determines; `None` without exposure.
pub(super) fn rate(inputs: &AnalysisInputs, events: &BTreeMap<u32, [u64; 2]>) -> Option<Rate> {
    let all: u64 = events.values().map(|n| n[0] + n[1]).sum();
    let exposed = inputs.runs.iter().filter(|r| r.seconds > 0.0 || r.fluence > 0.0);
    let exposed: u64 = exposed.map(|run| events_of(run, events)).sum();
    let (in_time, seconds) = exposure(&inputs.runs, events, |run| run.seconds);
    let (in_fluence, fluence) = exposure(&inputs.runs, events, |run| run.fluence);
    if seconds <= 0.0 && fluence <= 0.0 {
        return None;
    }
    let mut quantities = Vec::new();
    let mut add = |name: &str, unit: &str, events, each| quantities.push(Quantity::new(name, unit, events, each));
    let (gbit, flux) = (inputs.memory_gbit, inputs.reference_flux.unwrap_or(REFERENCE_FLUX));
    if seconds > 0.0 {
        add("events in the beam", "per hour", in_time, 3600.0 / seconds);
    }
    if fluence > 0.0 {
        add("cross-section of the device", "cm²", in_fluence, 1.0 / fluence);
        if let Some(gbit) = gbit {
            add("cross-section of a bit", "cm²", in_fluence, 1.0 / (fluence * gbit * GBIT));
        }
    }
    // A fluence is measured over the runs; an acceleration takes the flux of the beam as constant.
    let natural = match inputs.acceleration {
        _ if fluence > 0.0 => Some((in_fluence, 1e9 * flux / fluence)),
        Some(acceleration) => Some((in_time, 3.6e12 / (seconds * acceleration))),
        None => None,
    };
    let mut fit = None;
    if let Some((events, each)) = natural {
        add("failures of the device in 10^9 hours", "FIT", events, each);
        if let Some(gbit) = gbit {
            add("failures in 10^9 hours of a megabit (2^20 bits)", "FIT/Mb", events, each / (gbit * 1024.0));
            add("failures in 10^9 hours of a gigabit (2^30 bits)", "FIT/Gb", events, each / gbit);
            fit = Some((events as f64 * each / gbit, poisson(events as f64, CONFIDENCE).times(each / gbit)));
        }
    }
    let events = if fluence > 0.0 { in_fluence } else { in_time };
    Some(Rate {
        events,
        events_in_time: in_time,
        left_out: all - exposed,
        is_of_all: events == all,
        seconds,
        fluence,
        memory_gbit: gbit,
        acceleration: inputs.acceleration,
        reference_flux: flux,
        quantities,
        fit_per_gbit: fit.map(|f| f.0),
        fit_interval: fit.map(|f| f.1),
    })
}

fn events_of(run: &Run, events: &BTreeMap<u32, [u64; 2]>) -> u64 {
    events.get(&run.run).map_or(0, |n| n[0] + n[1])
}

/// The sum of one condition over the runs that have it, and the events of these runs. Events of the other runs would raise the rate.
fn exposure(runs: &[Run], events: &BTreeMap<u32, [u64; 2]>, condition: fn(&Run) -> f64) -> (u64, f64) {
    let (mut count, mut sum) = (0, 0.0);
    for run in runs.iter().filter(|run| condition(run) > 0.0) {
        count += events_of(run, events);
        sum += condition(run);
    }
    (count, sum)
}

/// Bits of a gigabit.
const GBIT: f64 = (1u64 << 30) as f64;

impl Rate {
    /// The rate of the device in FIT or, without it, in the beam, and the rate that one event contributes.
    pub(super) fn each(&self) -> Option<(&Quantity, f64)> {
        // The most useful comes first: FIT holds in the field, a rate by the hour only in this beam.
        let units = ["FIT", "per hour", "cm²"];
        let quantity = units.iter().find_map(|unit| self.quantities.iter().find(|q| q.unit == *unit))?;
        (self.events > 0 && self.is_of_all).then(|| (quantity, quantity.value / self.events as f64))
    }
}
