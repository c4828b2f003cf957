//! Evaluates rules for DIMMs and pages on the log of a host: the DIMMs and pages that each rule would
//! have taken out of use, and which of these later had an uncorrected error.
//!
//! A rule for DIMMs replaces one at N corrected errors within a day. It was in time if an uncorrected error of the same DIMM follows.
//! Rules for pages are those of the profiles of hosts. A page was taken out of use for nothing if no later error is in it.

use crate::host::Pages;
use crate::observed::{Observed, OnHost, Past, is_far};
use crate::profile::{GeometryOf, Profile};
use eccforge_evidence::time::Time;
use eccforge_outcomes::statistics::clustered_share;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A share with its interval of 95 % (Clopper and Pearson, of as many cases as DIMMs make independent).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Share {
    /// Cases that count.
    pub of: u64,
    /// Cases of which the share is taken.
    pub all: u64,
    /// The lower limit of the share.
    pub low: f64,
    /// The upper limit.
    pub high: f64,
}

impl Share {
    /// A share of DIMMs, which are independent.
    fn new(of: u64, all: u64) -> Self {
        Self::clustered(of, std::iter::repeat_n(&1, all as usize))
    }

    /// A share of cases; `dimms` has the number of cases of each DIMM.
    fn clustered<'n>(of: u64, dimms: impl Iterator<Item = &'n u64>) -> Self {
        let (all, squares) =
            dimms.fold((0, 0u64), |(all, squares), n| (all + n, squares.saturating_add(n.saturating_mul(*n))));
        let (low, high) = clustered_share(of, all, squares, 0.95);
        Self { of, all, low, high }
    }
}

/// The rule for DIMMs.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Replacements {
    /// Corrected errors within a day at which a DIMM is replaced.
    pub per_day: u64,
    /// DIMMs with errors.
    pub dimms: u64,
    /// DIMMs that the rule would have replaced.
    pub replaced: u64,
    /// Replaced DIMMs with a later uncorrected error.
    pub before_uncorrected: Share,
    /// Replaced DIMMs whose uncorrected errors were all before.
    pub too_late: u64,
    /// Replaced DIMMs without an uncorrected error.
    pub for_nothing: u64,
    /// DIMMs with an uncorrected error that the rule would have replaced before it.
    pub in_time: Share,
    /// Uncorrected errors of which no line names the DIMM.
    pub uncorrected_without_dimm: u64,
}

/// The rule of a profile for pages.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct PageRule {
    /// Id of the profile.
    pub profile: String,
    /// Pages that it would have taken out of use for corrected errors.
    pub pages: u64,
    /// Pages with a later error.
    pub useful: Share,
    /// Pages without a later error.
    pub for_nothing: u64,
    /// Corrected errors that were in pages out of use.
    pub corrected_avoided: u64,
    /// Uncorrected errors that were in pages out of use for corrected errors, of all with an address.
    pub uncorrected_avoided: Share,
}

/// Judges the rule for DIMMs on a log.
pub fn replacements(observed: &Observed, per_day: u64) -> Replacements {
    let past = observed.past();
    let mut dimms: BTreeMap<&OnHost<String>, Vec<&Past>> = BTreeMap::new();
    for error in past.iter().filter(|error| error.is_placed) {
        dimms.entry(&error.place).or_default().push(error);
    }
    // Numbers of DIMMs.
    let mut replaced = 0;
    let mut before = 0;
    let mut late = 0;
    let (mut failed, mut in_time) = (0, 0);
    for errors in dimms.values() {
        let alarm = alarm(errors, per_day);
        // The alarm is in time only if it comes before the first of them.
        let uncorrected = errors.iter().position(|error| error.uncorrected > 0);
        let is_later = |alarm: usize| errors[alarm + 1..].iter().any(|error| error.uncorrected > 0);
        replaced += u64::from(alarm.is_some());
        before += u64::from(alarm.is_some_and(is_later));
        late += u64::from(uncorrected.is_some() && alarm.is_some_and(|alarm| !is_later(alarm)));
        failed += u64::from(uncorrected.is_some());
        in_time += u64::from(alarm.zip(uncorrected).is_some_and(|(alarm, uncorrected)| alarm < uncorrected));
    }
    let without = past.iter().filter(|error| !error.is_placed).map(|error| error.uncorrected).sum();
    Replacements {
        per_day,
        dimms: dimms.len() as u64,
        replaced,
        before_uncorrected: Share::new(before, replaced),
        too_late: late,
        for_nothing: replaced - before - late,
        in_time: Share::new(in_time, failed),
        uncorrected_without_dimm: without,
    }
}

/// The first error with which a DIMM has had this number of corrected errors within a day. Times that cannot be
/// compared count as near.
fn alarm(errors: &[&Past], per_day: u64) -> Option<usize> {
    let (mut window, mut count): (VecDeque<&Past>, u64) = (VecDeque::new(), 0);
    errors.iter().position(|error| {
        count = count.saturating_add(error.corrected);
        window.push_back(error);
        while window.front().is_some_and(|first| is_far(first.stamp, error.stamp)) {
            count -= window.pop_front().map_or(0, |first| first.corrected);
        }
        // An uncorrected error moves the window, but is not an alarm of a rule about corrected ones.
        error.corrected > 0 && count >= per_day
    })
}

/// Judges the rule of a profile on a log; `None` for a profile that is not a host's.
pub fn pages(observed: &Observed, profile: &Profile) -> Option<PageRule> {
    if profile.geometry_of != GeometryOf::Host {
        return None;
    }
    let past = observed.past();
    let mut hosts: BTreeMap<&Option<String>, Vec<&Past>> = BTreeMap::new();
    for error in &past {
        hosts.entry(&error.place.host).or_default().push(error);
    }
    let mut useful = 0;
    let mut corrected = 0;
    let mut uncorrected = 0;
    // Pages out of use, and uncorrected errors with an address, of each DIMM.
    let (mut out, mut all): (BTreeMap<_, u64>, BTreeMap<_, u64>) = (BTreeMap::new(), BTreeMap::new());
    for errors in hosts.values() {
        // Each host counts its own pages.
        let mut rule = Pages::new(&profile.policy)?;
        let (mut hit, mut now): (BTreeSet<u64>, u64) = (BTreeSet::new(), 0);
        for error in errors {
            let Some(page) = error.address.map(|address| address >> 12) else { continue };
            // Time does not go back if a clock begins again.
            now = now.max(error.stamp.nanoseconds);
            *all.entry(&error.place).or_default() += error.uncorrected;
            if rule.is_out(page) {
                hit.insert(page);
                corrected += error.corrected;
                uncorrected += error.uncorrected;
                continue;
            }
            // A line of more errors than any threshold takes the page out of use once, so the count is bounded.
            let goes_out = (0..error.corrected.min(1 << 16)).any(|_| rule.corrected(Time(now), page));
            *out.entry(&error.place).or_default() += u64::from(goes_out);
        }
        useful += hit.len() as u64;
    }
    let pages = out.values().sum();
    Some(PageRule {
        profile: profile.name.clone(),
        pages,
        useful: Share::clustered(useful, out.values()),
        for_nothing: pages - useful,
        corrected_avoided: corrected,
        uncorrected_avoided: Share::clustered(uncorrected, all.values()),
    })
}
