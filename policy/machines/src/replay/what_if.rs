//! What each policy would have made of one trace of faults.

use super::fleet::Fleet;
use super::service::Service;
use super::tally::Tally;
use super::{Intake, ReadOptions, replay};
use crate::machine::state::State;
use crate::machine::{Machine, TraceKind};
use crate::profile::{Policy, Profile};
use crate::time::Time;
use serde::Serialize;
use std::io::{self, Read};

/// One policy's result; what it does not have is absent, never 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The profile.
    pub profile: String,
    /// Errors of the trace that the policy was spared, because it had taken their place out of use.
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
    /// Resets.
    pub resets: u64,
    /// Wrong data that was used, where the trace tells.
    pub silent_corruptions: Option<u64>,
    /// GPUs to return.
    pub gpus_to_return: Option<u64>,
    /// When the first of them is.
    pub first_return: Option<Time>,
}

/// Replays a trace under one profile.
///
/// # Errors
/// The trace cannot be read.
pub fn run(
    input: impl Read,
    options: ReadOptions,
    profile: Profile,
    service: Service,
) -> io::Result<(Outcome, Intake)> {
    let machine = Machine::new(profile, TraceKind::Faults);
    let mut fleet = Fleet::new(machine, service);
    let intake = replay(input, options, &mut fleet, &mut ())?;
    Ok((summarise(&fleet), intake))
}

fn summarise(fleet: &Fleet) -> Outcome {
    let policy = &fleet.machine().profile.policy;
    let sum = |of: fn(&Tally) -> u64| fleet.gpus().iter().map(|gpu| of(&gpu.tally)).sum::<u64>();
    let returns = || fleet.gpus().iter().filter_map(|gpu| gpu.tally.return_time);
    let has_criterion = match policy {
        Policy::PageRetirement(p) => p.return_at_pages.is_some(),
        policy => matches!(policy, Policy::RowRemapping(_)),
    };
    let silent: Vec<u64> = fleet.gpus().iter().filter_map(|gpu| gpu.tally.silent_corruptions).collect();
    let (pages_lost, page_bytes) = pages_lost(fleet);
    Outcome {
        profile: fleet.machine().profile.name.clone(),
        errors_avoided: sum(|t| t.avoided),
        pages_lost,
        bytes_lost: pages_lost * page_bytes,
        rows_lost: rows_lost(fleet),
        applications_ended: sum(|t| t.applications_ended),
        gpu_interruptions: sum(|t| t.gpu_interruptions),
        resets: sum(|t| t.resets),
        silent_corruptions: (!silent.is_empty()).then(|| silent.iter().sum()),
        gpus_to_return: has_criterion.then(|| returns().count() as u64),
        first_return: returns().min(),
    }
}

fn count(fleet: &Fleet, of: impl Fn(&State) -> usize) -> u64 {
    fleet.gpus().iter().map(|gpu| of(&gpu.state) as u64).sum()
}

/// Pages out of use at the end, and the bytes of one.
fn pages_lost(fleet: &Fleet) -> (u64, u64) {
    match &fleet.machine().profile.policy {
        Policy::PageRetirement(p) => (count(fleet, |s| s.rom.pages.len()), p.page_bytes.get()),
        Policy::RowRemapping(_) => (count(fleet, |s| s.driver.memory.bad.len()), crate::peer::FRAME_BYTES),
        Policy::LinuxCec(_) | Policy::Rasdaemon(_) | Policy::Mcelog(_) => {
            (count(fleet, |s| s.driver.host.offline.len()), 1 << crate::host::PAGE_SHIFT)
        }
    }
}

/// Rows remapped or isolated at the end, where the policy does either.
fn rows_lost(fleet: &Fleet) -> Option<u64> {
    match &fleet.machine().profile.policy {
        Policy::RowRemapping(_) => Some(count(fleet, |s| s.rom.rows.len())),
        Policy::Rasdaemon(r) if r.row.is_some() => Some(count(fleet, |s| s.driver.host.isolated.len())),
        _ => None,
    }
}
