//! A fleet as blocks of slots, each of which depends only on the plan, for the runner and the records of `eccforge simulate`.

use super::clusters::{Clusters, clusters};
use super::description::{Description, RecordedScenario, SchemeDescription};
use super::drive::{Setting, drive};
use super::metrics::Sums;
use super::outcomes::Subject;
use super::scenario::Scenario;
use super::trace::{Faults, memory_gbit};
use eccforge_circuit::lanes::Backend;
use eccforge_gpu::identity::json;
use eccforge_gpu::machine::state::State;
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::{GeometryOf, Profile};
use eccforge_model::ErrorModel;
use eccforge_runs::records::{CellIdentity, Identity, Record};
use eccforge_runs::run::Work;
use eccforge_scheme::Scheme;
use num_traits::ToPrimitive;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::Range;

/// Slots in a block.
// The size is part of the format: a record names blocks, so another size makes records of earlier versions unreadable.
// A block of 64 takes long enough to be scheduled and short enough to stop between two.
pub const BLOCK_GPUS: u64 = 64;
/// Name of the only cell of a fleet's records.
pub const CELL: &str = "fleet";
/// Maximum number of bins of time.
// A bin is a month, up to twenty years; every record has a row of bins for each metric and scheme.
pub(super) const MOST_BINS: usize = 240;

/// A validated run.
#[derive(Debug)]
pub struct Plan {
    scenario: Scenario,
    machine: Machine,
    model: ErrorModel,
    subjects: Vec<Subject>,
    shares: Vec<f64>,
    bins: usize,
    clusters: Vec<Clusters>,
}

impl Plan {
    /// Plans a run: all outcome chances are computed here, exactly.
    ///
    /// # Errors
    /// A scheme is given twice, a class cannot be enumerated, or the scenario would take too long.
    pub fn new(scenario: Scenario, profile: Profile, model: ErrorModel, schemes: &[Scheme]) -> Result<Self, String> {
        model.independent_of_data()?;
        scenario.check(memory_gbit(&profile.geometry))?;
        for (i, scheme) in schemes.iter().enumerate() {
            if schemes[..i].iter().any(|s| s.id == scheme.id) {
                return Err(format!("the scheme `{}` is given twice", scheme.id));
            }
        }
        let subjects =
            schemes.par_iter().map(|s| Subject::new(s, &model, &scenario)).collect::<Result<Vec<_>, String>>()?;
        let shares = model.classes.iter().map(|c| model.probability(c).to_f64().unwrap_or(0.0)).collect();
        let bins = (scenario.years * 12.0).ceil().clamp(1.0, MOST_BINS as f64) as usize;
        let machine = Machine::new(profile, TraceKind::Faults);
        let mut plan = Self { scenario, machine, model, subjects, shares, bins, clusters: Vec::new() };
        plan.clusters = clusters(&plan.setting(&plan.faults()), &plan.subjects);
        Ok(plan)
    }

    fn faults(&self) -> Faults<'_> {
        Faults::new(&self.scenario, &self.machine.profile.geometry, &self.model, self.shares.clone())
    }

    fn setting<'s>(&'s self, faults: &'s Faults<'s>) -> Setting<'s> {
        Setting { scenario: &self.scenario, faults, machine: &self.machine, bins: self.bins }
    }

    /// Identity of the run that the records belong to.
    pub fn identity(&self) -> Identity {
        let schemes: Vec<String> = self.subjects.iter().map(|s| s.id.clone()).collect();
        let cell = CellIdentity {
            class: CELL.into(),
            patterns: json(&self.description()),
            samples: self.scenario.gpus,
            schemes,
            ..CellIdentity::default()
        };
        Identity {
            version: env!("CARGO_PKG_VERSION").into(),
            kind: "fleet".into(),
            seed: self.scenario.seed,
            generator: "philox".into(),
            block_samples: BLOCK_GPUS,
            model: [self.model.id.clone(), self.model.hash()],
            schemes: self.subjects.iter().map(|s| (s.id.clone(), s.hash.clone())).collect(),
            cells: BTreeMap::from([(CELL.to_owned(), cell)]),
            ..Identity::default()
        }
    }

    /// The description that is needed to read the records.
    pub fn description(&self) -> Description {
        let (profile, new) = (&self.machine.profile, State::default());
        let returns = profile.policy.rules().should_return(&new).is_some();
        let rows = profile.policy.rules().losses(&new).rows.is_some();
        // Files are identified by their contents, not by their paths, so that shards of several machines merge.
        let mut scenario = self.scenario.clone();
        scenario.profile.clone_from(&profile.name);
        scenario.transient.model.clone_from(&self.model.id);
        scenario.schemes = self.subjects.iter().map(|s| s.id.clone()).collect();
        Description {
            scenario: RecordedScenario::of(&scenario),
            profile: profile.hash(),
            stand_in: (profile.geometry_of == GeometryOf::StandIn).then(|| profile.geometry.name.clone()),
            abilities: [!profile.remaps_rows(), rows, returns],
            memory_gbit: memory_gbit(&profile.geometry),
            bins: self.bins,
            schemes: self.subjects.iter().zip(&self.clusters).map(|(s, clusters)| describe(s, clusters)).collect(),
        }
    }
}

fn describe(subject: &Subject, clusters: &Clusters) -> SchemeDescription {
    let t = &subject.transient;
    let parts = [t.corrected.clone(), t.detected.clone(), t.silent()];
    SchemeDescription {
        id: subject.id.clone(),
        name: subject.name.clone(),
        chances: [0, 1, 2].map(|i| parts[i].to_f64().unwrap_or(0.0)),
        transient: parts.map(|p| p.to_string()),
        retries: subject.retries,
        clusters: clusters.clone(),
    }
}

impl Work for Plan {
    fn cells(&self) -> Vec<String> {
        vec![CELL.to_owned()]
    }

    fn schemes(&self, _: usize) -> Vec<String> {
        self.subjects.iter().map(|s| s.id.clone()).collect()
    }

    fn blocks(&self, _: usize) -> u64 {
        self.scenario.gpus.div_ceil(BLOCK_GPUS)
    }

    fn samples_in(&self, _: usize, blocks: &Range<u64>) -> u64 {
        let end = |block: u64| block.saturating_mul(BLOCK_GPUS).min(self.scenario.gpus);
        end(blocks.end) - end(blocks.start)
    }

    fn count(&self, _: usize, blocks: Range<u64>, _: Backend, _: &[usize]) -> Record {
        let faults = self.faults();
        let setting = self.setting(&faults);
        let mut sums = vec![Sums::new(self.bins); self.subjects.len()];
        // A decoder is built at the first read with several patterns, and serves the rest of the block.
        let mut decoders: Vec<_> = self.subjects.iter().map(|_| None).collect();
        let last = blocks.end.saturating_mul(BLOCK_GPUS).min(self.scenario.gpus);
        for slot in blocks.start * BLOCK_GPUS..last {
            let trace = faults.trace(slot);
            // Nothing happens in most slots: no scheme and no policy has anything to count.
            if trace.reads.is_empty() {
                continue;
            }
            // Differences are to the first scheme on the same faults; paired slots give narrow intervals.
            let mut of_first = None;
            for (i, subject) in self.subjects.iter().enumerate() {
                let counts = drive(&setting, slot, &trace, subject, &mut decoders[i]);
                sums[i].add(&counts, of_first.as_ref().unwrap_or(&counts));
                of_first.get_or_insert(counts);
            }
        }
        let mut values = BTreeMap::new();
        for (subject, sums) in self.subjects.iter().zip(&sums) {
            sums.to_values(&subject.id, &mut values);
        }
        let first = blocks.start;
        Record { cell: CELL.to_owned(), first, blocks: blocks.end - first, values, ..Record::default() }
    }
}
