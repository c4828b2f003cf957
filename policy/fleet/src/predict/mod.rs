//! Whether corrected errors predict the failure of a device: precision and recall of rules that count errors, and of rules by the exact
//! chance of the next fault in the entries that have wrong bits already.
//!
//! A rule gives at most one alarm for a device: at the first error after which it holds, and before the device fails. An alarm is
//! right if the device fails within a number of days after it.

pub mod history;

use crate::field;
use crate::outlook::counted;
use eccforge_model::{DeviceMap, ErrorModel};
use eccforge_outcomes::rates::{CONFIDENCE, Interval};
use eccforge_outcomes::statistics::clopper_pearson;
use eccforge_report::{Column, Document, Report, Status, Table, with_noun};
use eccforge_scheme::Scheme;
use history::History;
use num_traits::ToPrimitive;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

const SECONDS_A_DAY: f64 = 86_400.0;
/// Counts of errors and of entries at which rules give an alarm.
const COUNTS: [u64; 4] = [1, 2, 10, 100];
/// Chances of the next fault at which rules give an alarm.
const CHANCES: [f64; 4] = [0.001, 0.01, 0.1, 0.5];
/// With fewer failures, the order of the rules has no meaning.
const FEW_FAILURES: u64 = 10;

/// The quantity that a rule compares with its threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    /// Corrected errors of the device.
    CorrectedErrors,
    /// Entries of the device with a corrected error: those in which fewer further wrong bits are data loss.
    WeakEntries,
    /// The chance that the next fault in an entry is detected or silent, in the entry with the largest chance.
    NextFault,
}

impl Quantity {
    const fn name(self) -> &'static str {
        match self {
            Self::CorrectedErrors => "corrected errors",
            Self::WeakEntries => "weak entries",
            Self::NextFault => "chance of loss",
        }
    }
}

/// A share of devices, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Share {
    /// The share; null without devices.
    pub value: Option<f64>,
    /// The interval of Clopper and Pearson.
    pub interval: Interval,
}

impl Share {
    fn new(k: u64, n: u64) -> Self {
        let (low, high) = clopper_pearson(k, n, CONFIDENCE);
        Self { value: (n > 0).then(|| k as f64 / n as f64), interval: Interval { low, high } }
    }

    fn cell(&self) -> String {
        let Interval { low, high } = self.interval;
        let value = self.value.map_or_else(|| "-".to_owned(), |value| format!("{:.1}", 100.0 * value));
        format!("{value} ({:.1} to {:.1})", 100.0 * low, 100.0 * high)
    }
}

/// The alarms of one rule.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RuleResult {
    /// The quantity that it compares.
    pub quantity: Quantity,
    /// The least value with an alarm.
    pub threshold: f64,
    /// Devices with an alarm.
    pub alarms: u64,
    /// Alarms of devices that failed within the days after it.
    pub right: u64,
    /// Right alarms among all alarms.
    pub precision: Share,
    /// Right alarms among all failures.
    pub recall: Share,
}

/// Rules for a set of devices.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Predicted {
    /// Files that were read.
    pub logs: Vec<String>,
    /// Days within which a device fails after a right alarm.
    pub days: f64,
    /// Id of the scheme whose chances are compared, if there is one.
    pub scheme: Option<String>,
    /// Devices with an error.
    pub devices: u64,
    /// Devices that failed: their log has an uncorrected error, or a ticket names them.
    pub failed: u64,
    /// Failures with an earlier corrected error, of any age: no rule finds more.
    pub failed_after_corrected: u64,
    /// Result of each rule.
    pub rules: Vec<RuleResult>,
}

/// The values of each quantity after one corrected error.
struct Step {
    seconds: f64,
    values: [f64; 3],
}

/// The code of the controller, and the chances of the states that were evaluated.
pub struct Controller<'s> {
    scheme: &'s Scheme,
    model: &'s ErrorModel,
    known: BTreeMap<Vec<usize>, f64>,
}

impl<'s> Controller<'s> {
    /// A controller with this code, under this model of the next fault.
    ///
    /// # Errors
    /// The entries of the scheme are not made of the devices of the data.
    pub fn new(scheme: &'s Scheme, model: &'s ErrorModel) -> Result<Self, String> {
        if !field::fits(scheme) {
            return Err(field::unfit(scheme));
        }
        Ok(Self { scheme, model, known: BTreeMap::new() })
    }

    /// The chance that the next fault is detected or silent in the worst entry of a burst with these wrong bits of one device.
    ///
    /// # Errors
    /// A class of the model has too many errors to count.
    pub fn chance(&mut self, device: u8, map: u32) -> Result<f64, String> {
        let map = DeviceMap { pins: field::PINS, beats: field::BEATS, map };
        let mut worst = 0.0f64;
        for mut wrong in map.burst(self.scheme.geometry, usize::from(device)) {
            wrong.sort_unstable();
            if wrong.is_empty() {
                continue;
            }
            let chance = match self.known.get(&wrong) {
                Some(chance) => *chance,
                None => self.evaluated(wrong)?,
            };
            worst = worst.max(chance);
        }
        Ok(worst)
    }

    /// The chance in an entry with these wrong bits; the chance is remembered.
    fn evaluated(&mut self, wrong: Vec<usize>) -> Result<f64, String> {
        let next = counted(self.scheme, self.model, std::slice::from_ref(&wrong))?.swap_remove(0);
        let chance = (&next.detected + next.silent()).to_f64().unwrap_or(f64::NAN);
        self.known.insert(wrong, chance);
        Ok(chance)
    }
}

impl Predicted {
    /// The precision and recall of every rule.
    ///
    /// # Errors
    /// A class of the model has too many errors to count.
    pub fn new(
        logs: Vec<String>,
        days: f64,
        devices: &BTreeMap<String, History>,
        mut controller: Option<Controller<'_>>,
    ) -> Result<Self, String> {
        let mut steps = Vec::new();
        for history in devices.values() {
            steps.push((history.failed(), before_failure(history, controller.as_mut())?));
        }
        let failed = steps.iter().filter(|(failed, _)| failed.is_some()).count() as u64;
        let after = steps.iter().filter(|(failed, steps)| failed.is_some() && !steps.is_empty()).count() as u64;
        let counts = [Quantity::CorrectedErrors, Quantity::WeakEntries];
        let by_count = counts.into_iter().flat_map(|quantity| COUNTS.map(|n| (quantity, n as f64)));
        let by_chance = controller.iter().flat_map(|_| CHANCES.map(|chance| (Quantity::NextFault, chance)));
        let rules = by_count.chain(by_chance).map(|(quantity, threshold)| {
            let holds = |step: &&Step| step.values[quantity as usize] >= threshold;
            let (mut alarms, mut right) = (0, 0);
            for (failed, steps) in &steps {
                if let Some(alarm) = steps.iter().find(holds) {
                    alarms += 1;
                    right += u64::from(failed.is_some_and(|at| at - alarm.seconds <= days * SECONDS_A_DAY));
                }
            }
            let (precision, recall) = (Share::new(right, alarms), Share::new(right, failed));
            RuleResult { quantity, threshold, alarms, right, precision, recall }
        });
        let rules = rules.collect();
        let scheme = controller.as_ref().map(|controller| controller.scheme.id.clone());
        Ok(Self { logs, days, scheme, devices: devices.len() as u64, failed, failed_after_corrected: after, rules })
    }
}

/// The values of all quantities after each corrected error before the failure. Errors at the same time do not precede one another.
fn before_failure(history: &History, mut controller: Option<&mut Controller<'_>>) -> Result<Vec<Step>, String> {
    let failed = history.failed().unwrap_or(f64::INFINITY);
    let (mut errors, mut weak, mut worst) = (0.0, BTreeSet::new(), 0.0f64);
    // Wrong bits of an entry add up, for each DRAM device.
    let mut wrong: BTreeMap<(&str, u8), u32> = BTreeMap::new();
    let mut steps = Vec::new();
    for error in history.errors.iter().take_while(|error| error.seconds < failed) {
        errors += 1.0;
        weak.insert(error.entry.as_str());
        if let (Some(controller), Some((device, map))) = (&mut controller, error.wrong) {
            let all = wrong.entry((&error.entry, device)).or_default();
            *all |= map;
            worst = worst.max(controller.chance(device, *all)?);
        }
        steps.push(Step { seconds: error.seconds, values: [errors, weak.len() as f64, worst] });
    }
    Ok(steps)
}

impl Report for Predicted {
    const NAME: &'static str = "predicted";

    fn document(&self) -> Document {
        let mut document = Document::new("Alarms before failures", "Rules for the devices of a field log.");
        let Self { devices, failed, failed_after_corrected, days, .. } = self;
        let few = if *failed < FEW_FAILURES { " So few failures do not rank rules." } else { "" };
        let text = format!(
            "{failed} of {} failed, and {failed_after_corrected} of these had a corrected error before: no rule finds \
             more.{few}",
            with_noun(devices, "device")
        );
        document.status = Some(Status { good: None, text });
        let figures = ["at least", "alarms", "right", "precision, %", "recall, %"].map(Column::figures);
        let rows = self.rules.iter().map(|rule| {
            let counts = [rule.threshold.to_string(), rule.alarms.to_string(), rule.right.to_string()];
            let shares = [rule.precision.cell(), rule.recall.cell()];
            [rule.quantity.name().to_owned()].into_iter().chain(counts).chain(shares).collect::<Vec<_>>()
        });
        let table = Table::with([Column::words("rule")].into_iter().chain(figures)).rows(rows);
        document.section("").table(table);
        document.note(format!(
            "An alarm is right if the device fails within {} after it. precision: right alarms among all alarms; recall: \
             right alarms among all failures. In parentheses: 95 % intervals of Clopper and Pearson over devices.",
            with_noun(days, "day")
        ));
        document.note("weak entries: entries with a corrected error.");
        if let Some(scheme) = &self.scheme {
            document.note(format!(
                "chance of loss: the exact chance under {scheme} that the next fault in an entry is not corrected, in the \
                 worst entry of the device."
            ));
        }
        document
    }

    fn records(&self) -> String {
        let keys = "rule threshold alarms right precision precision_low precision_high recall recall_low recall_high";
        let rows = self.rules.iter().map(|rule| {
            let counts = [rule.threshold.to_string(), rule.alarms.to_string(), rule.right.to_string()];
            let shares = share_cells(&rule.precision).into_iter().chain(share_cells(&rule.recall));
            [rule.quantity.name().replace(' ', "-")].into_iter().chain(counts).chain(shares).collect::<Vec<_>>()
        });
        Table::keyed(keys).rows(rows).csv()
    }
}

/// A share and its interval in CSV; the share is empty if nothing was counted.
fn share_cells(share: &Share) -> [String; 3] {
    let value = share.value.map_or_else(String::new, |value| value.to_string());
    [value, share.interval.low.to_string(), share.interval.high.to_string()]
}
