//! The operating system's policies count corrected errors per page and take pages out of use, for comparison.
//!
//! All three keep their counts in memory only; their pages have 4 KiB. An uncorrectable error takes its
//! page out of use at once and ends the application that consumed it (Linux `memory_failure`).

pub mod buckets;
pub mod cec;
pub mod memory;

use crate::action::Action;
use crate::machine::state::State;
use crate::machine::{Losses, Machine, Rules, Step};
use crate::peer::FRAME_SHIFT;
use crate::profile::{LinuxCec, Mcelog, Policy, Rasdaemon, Window};
use buckets::Bucket;
use eccforge_evidence::event::{DecodeStatus, MemoryError};
use eccforge_evidence::time::Time;
use memory::{Host, PAGE_SHIFT};

/// The method by which one of these policies counts corrected errors.
trait Counting {
    /// Counts an error of a page. Returns whether the page is to be taken out of use.
    fn is_over(&self, host: &mut Host, now: Time, page: u64) -> bool;

    /// Called if a page could not be taken out of use; most policies then count again from 0.
    fn offline_failed(&self, _: &mut Host, _page: u64) {}

    /// The window for rows, if the policy has one; it switches the page policy off.
    fn rows(&self) -> Option<&Window> {
        None
    }
}

impl Counting for LinuxCec {
    fn is_over(&self, host: &mut Host, now: Time, page: u64) -> bool {
        host.cec.add(self, page, now)
    }
}

impl Counting for Rasdaemon {
    fn is_over(&self, host: &mut Host, now: Time, page: u64) -> bool {
        let over = host.bucket(page, now).add_rasdaemon(&self.page, now);
        // The next error of the page begins a new bucket.
        if over {
            host.buckets.remove(&page);
        }
        over
    }

    fn rows(&self) -> Option<&Window> {
        self.row.as_ref()
    }
}

impl Counting for Mcelog {
    fn is_over(&self, host: &mut Host, now: Time, page: u64) -> bool {
        host.bucket(page, now).add_mcelog(&self.page, now)
    }

    /// mcelog tries again at a higher threshold.
    fn offline_failed(&self, host: &mut Host, page: u64) {
        if let Some(bucket) = host.buckets.get_mut(&page) {
            bucket.raise(self.retry_factor.get());
        }
    }
}

impl Host {
    fn bucket(&mut self, page: u64, now: Time) -> &mut Bucket {
        self.buckets.entry(page).or_insert_with(|| Bucket::new(now))
    }
}

/// Counts errors in the pages of any memory, by the policy of a host.
pub struct Pages<'a> {
    policy: &'a dyn Counting,
    host: Host,
}

impl<'a> Pages<'a> {
    /// Counts by this policy; `None` if the policy is not a host's.
    pub fn new(policy: &'a Policy) -> Option<Self> {
        let policy: &dyn Counting = match policy {
            Policy::LinuxCec(policy) => policy,
            Policy::Rasdaemon(policy) => policy,
            Policy::Mcelog(policy) => policy,
            _ => return None,
        };
        Some(Self { policy, host: Host::default() })
    }

    pub fn is_out(&self, page: u64) -> bool {
        self.host.offline.contains(&page)
    }

    /// Counts a corrected error. Returns whether its page went out of use.
    pub fn corrected(&mut self, now: Time, page: u64) -> bool {
        self.policy.is_over(&mut self.host, now, page) && self.host.offline.insert(page)
    }
}

impl<C: Counting> Rules for C {
    fn on_error(&self, step: &mut Step<'_>, error: &MemoryError) {
        let Some(address) = error.address else { return };
        let page = address >> PAGE_SHIFT;
        // A recorded trace may have errors in pages out of use: they are reported, and lead to no second offline.
        if self.is_out_of_use(step.machine, step.state, address) {
            return step.act(Action::ExcludedAccess(page << PAGE_SHIFT));
        }
        let driver = &mut step.state.driver;
        if error.outcome == DecodeStatus::Due {
            driver.uncorrected += 1;
            driver.host.offline.insert(page);
            step.actions.extend([Action::HardOfflinePage(page << PAGE_SHIFT), Action::Terminate(error.client)]);
            if let Some(client) = error.client {
                step.release_client(client);
            }
            return;
        }
        driver.corrected += 1;
        let row = self.rows().and_then(|window| Some((window, step.machine.profile.geometry.row_of(address)?)));
        if let Some((window, row)) = row {
            if driver.host.rows.add(window, row, step.now) {
                driver.host.isolated.insert(row);
                step.act(Action::IsolateRow(row));
            }
        } else if self.is_over(&mut driver.host, step.now, page) {
            // The contents of a page that a device has pinned cannot be moved.
            if driver.peers.holds(address >> FRAME_SHIFT) {
                self.offline_failed(&mut driver.host, page);
                step.act(Action::OfflineFailed(page));
            } else {
                driver.host.offline.insert(page);
                step.act(Action::SoftOfflinePage(page << PAGE_SHIFT));
            }
        }
    }

    fn is_out_of_use(&self, machine: &Machine, state: &State, address: u64) -> bool {
        let host = &state.driver.host;
        let row = self.rows().and_then(|_| machine.profile.geometry.row_of(address));
        host.offline.contains(&(address >> PAGE_SHIFT)) || row.is_some_and(|r| host.isolated.contains(&r))
    }

    fn losses(&self, state: &State) -> Losses {
        let host = &state.driver.host;
        let rows = self.rows().map(|_| host.isolated.len() as u64);
        Losses { pages: host.offline.len() as u64, page_bytes: 1 << PAGE_SHIFT, rows }
    }
}
