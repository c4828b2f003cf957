//! Replays one trace of faults under several policies, in one reading.

use super::fleet::Fleet;
use super::service::Service;
use super::tally::Tally;
use super::{Intake, ReadOptions, replay_all};
use crate::machine::state::State;
use crate::machine::{Machine, TraceKind};
use crate::profile::Profile;
use eccforge_evidence::time::Time;
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Read};

/// One policy's result; values that it does not have are absent, never 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Outcome")]
pub struct PolicyResult {
    /// Id of the policy's profile.
    pub profile: String,
    /// Events of the trace at addresses beyond the memory of the profile; they are not modelled.
    pub beyond_memory: u64,
    /// Errors of the trace that the policy avoided, because it had taken their location out of use.
    pub errors_avoided: u64,
    /// Pages lost at the end of the trace.
    pub pages_lost: u64,
    /// Bytes of them.
    pub bytes_lost: u64,
    /// Rows remapped or isolated at the end of the trace.
    pub rows_lost: Option<u64>,
    /// Errors that ended one application.
    pub applications_ended: u64,
    /// Errors that ended everything on a GPU.
    pub gpu_interruptions: u64,
    /// Resets that the policy asked for.
    pub resets: u64,
    /// Wrong data that was used, where the trace shows it.
    pub silent_corruptions: Option<u64>,
    /// GPUs to return.
    pub gpus_to_return: Option<u64>,
    /// Time of the first of them.
    pub first_return: Option<Time>,
}

impl PolicyResult {
    /// Sort key among policies: the fewest silent errors first, unknown ones last, then the most errors avoided.
    pub fn place(&self) -> (u64, std::cmp::Reverse<u64>) {
        (self.silent_corruptions.unwrap_or(u64::MAX), std::cmp::Reverse(self.errors_avoided))
    }
}

/// Replays a trace under each profile, in one reading.
pub fn run(
    input: impl Read,
    options: ReadOptions,
    profiles: Vec<Profile>,
    service: Service,
) -> io::Result<(Vec<PolicyResult>, Intake)> {
    let machines = profiles.into_iter().map(|profile| Machine::new(profile, TraceKind::Faults));
    let mut fleets: Vec<Fleet> = machines.map(|machine| Fleet::new(machine, service)).collect();
    let intake = replay_all(input, options, &mut fleets, &mut ())?;
    Ok((fleets.iter().map(summarise).collect(), intake))
}

fn summarise(Fleet { machine, gpus, .. }: &Fleet) -> PolicyResult {
    let policy = machine.profile.policy.rules();
    let sum = |count: fn(&Tally) -> u64| gpus.iter().map(|gpu| count(&gpu.tally)).sum::<u64>();
    let (mut pages_lost, mut rows_lost) = (0, 0);
    let (mut silent, mut returns): (Vec<u64>, Vec<Time>) = (Vec::new(), Vec::new());
    for gpu in gpus {
        let losses = policy.losses(&gpu.state);
        pages_lost += losses.pages;
        rows_lost += losses.rows.unwrap_or(0);
        silent.extend(gpu.tally.silent_corruptions);
        returns.extend(gpu.tally.return_time);
    }
    // A trace may have no GPU: an untouched one shows the page size of the policy, and whether it has rows and a criterion.
    let untouched = State::default();
    let losses = policy.losses(&untouched);
    let has_criterion = policy.should_return(&untouched).is_some();
    PolicyResult {
        profile: machine.profile.name.clone(),
        beyond_memory: sum(|tally| tally.beyond_memory),
        errors_avoided: sum(|tally| tally.avoided),
        pages_lost,
        bytes_lost: pages_lost * losses.page_bytes,
        rows_lost: losses.rows.is_some().then_some(rows_lost),
        applications_ended: sum(|tally| tally.applications_ended),
        gpu_interruptions: sum(|tally| tally.gpu_interruptions),
        resets: sum(|tally| tally.resets),
        silent_corruptions: (!silent.is_empty()).then(|| silent.iter().sum()),
        gpus_to_return: has_criterion.then_some(returns.len() as u64),
        first_return: returns.into_iter().min(),
    }
}
