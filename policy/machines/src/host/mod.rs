//! The operating system's policies count corrected errors per page and take pages out of use, for comparison.
//!
//! All three keep their counts in memory only; what a page of theirs is, is 4 KiB. An uncorrectable error takes its
//! page out of use at once and ends the application that consumed it (Linux `memory_failure`).

pub mod buckets;
pub mod cec;

use crate::action::Action;
use crate::event::{DecodeStatus, MemoryError};
use crate::geometry::RowId;
use crate::machine::TraceKind;
use crate::machine::{Machine, state::State};
use crate::profile::Policy;
use crate::time::Time;
use buckets::{Bucket, RowWindows};
use cec::Cec;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

/// log2 of the bytes of a page.
pub const PAGE_SHIFT: u32 = 12;

/// What the operating system remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Host {
    /// Pages out of use, by number.
    #[serde(with = "crate::sorted")]
    pub offline: FxHashMap<u64, ()>,
    /// Rows out of use (rasdaemon).
    #[serde(with = "crate::sorted")]
    pub isolated: FxHashMap<RowId, ()>,
    cec: Cec,
    #[serde(with = "crate::sorted")]
    buckets: FxHashMap<u64, Bucket>,
    rows: RowWindows,
}

impl Host {
    /// Whether any page of a byte range is out of use.
    pub fn any_offline(&self, start: u64, end: u64) -> bool {
        let pages = start >> PAGE_SHIFT..=(end.saturating_sub(1)) >> PAGE_SHIFT;
        self.offline.keys().any(|page| pages.contains(page))
    }
}

/// What becomes of one error under an operating system's policy.
pub fn host_error(machine: &Machine, state: &mut State, now: Time, error: &MemoryError, actions: &mut Vec<Action>) {
    let Some(address) = error.address else { return };
    let page = address >> PAGE_SHIFT;
    let host = &mut state.driver.host;
    let row = rows_count(machine).then(|| machine.profile.geometry.row_of(address)).flatten();
    let gone = host.offline.contains_key(&page) || row.is_some_and(|r| host.isolated.contains_key(&r));
    if gone {
        let action = match machine.trace {
            TraceKind::Faults => Action::Avoided,
            TraceKind::Observed => Action::ExcludedAccess(page << PAGE_SHIFT),
        };
        return actions.push(action);
    }
    let held = state.driver.peers.holds(address >> crate::peer::FRAME_SHIFT);
    if error.outcome == DecodeStatus::Due {
        state.driver.uncorrected += 1;
        host.offline.insert(page, ());
        actions.extend([Action::HardOfflinePage(page << PAGE_SHIFT), Action::Terminate(error.client)]);
        return;
    }
    state.driver.corrected += 1;
    if let Some(row) = row {
        return isolate_row(machine, host, now, row, actions);
    }
    if over_threshold(&machine.profile.policy, host, now, page) {
        if held {
            host.offline_failed(&machine.profile.policy, page);
            actions.push(Action::OfflineFailed(page));
        } else {
            host.offline.insert(page, ());
            actions.push(Action::SoftOfflinePage(page << PAGE_SHIFT));
        }
    }
}

/// Whether the profile isolates rows, which switches the page policy off (rasdaemon).
const fn rows_count(machine: &Machine) -> bool {
    matches!(&machine.profile.policy, Policy::Rasdaemon(r) if r.row.is_some())
}

fn isolate_row(machine: &Machine, host: &mut Host, now: Time, row: RowId, actions: &mut Vec<Action>) {
    if let Policy::Rasdaemon(policy) = &machine.profile.policy
        && let Some(window) = &policy.row
        && host.rows.add(window, row, now)
    {
        host.isolated.insert(row, ());
        actions.push(Action::IsolateRow(row));
    }
}

/// Counts a corrected error of a page; whether the page is to go.
fn over_threshold(policy: &Policy, host: &mut Host, now: Time, page: u64) -> bool {
    match policy {
        Policy::LinuxCec(spec) => host.cec.add(spec, page, now),
        Policy::Rasdaemon(spec) => {
            let bucket = host.buckets.entry(page).or_insert_with(|| Bucket::new(now));
            let over = bucket.add_rasdaemon(&spec.page, now);
            if over {
                host.buckets.remove(&page);
            }
            over
        }
        Policy::Mcelog(spec) => {
            host.buckets.entry(page).or_insert_with(|| Bucket::new(now)).add_mcelog(&spec.page, now)
        }
        Policy::PageRetirement(_) | Policy::RowRemapping(_) => false,
    }
}

impl Host {
    /// mcelog tries again at a higher threshold; the others count anew.
    fn offline_failed(&mut self, policy: &Policy, page: u64) {
        if let (Policy::Mcelog(spec), Some(bucket)) = (policy, self.buckets.get_mut(&page)) {
            bucket.raise(spec.retry_factor.get());
        }
    }
}
