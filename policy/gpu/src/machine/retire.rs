//! A page is marked on its first double-bit error or the second single-bit error at one address (D.1).

use super::{Losses, Machine, Rules, Step};
use crate::action::Action;
use crate::inforom::{EccCounts, RomRecord};
use crate::machine::state::{Deferred, State};
use crate::profile::PageRetirement;
use eccforge_evidence::event::{Cause, DecodeStatus, MemoryError};
use eccforge_evidence::time::Time;
use eccforge_evidence::xid::Xid;

/// The XID lines print 4 KiB page frame numbers, whatever the page size (inferred from a P100 log).
const XID_PAGE_SHIFT: u32 = 12;

impl Rules for PageRetirement {
    fn on_error(&self, step: &mut Step<'_>, error: &MemoryError) {
        let Some(address) = error.address else {
            if error.outcome == DecodeStatus::Due {
                step.report_double_bit();
            }
            return;
        };
        let page = address / self.page_bytes * self.page_bytes.get();
        if step.state.driver.excluded.contains(&page) {
            step.act(Action::ExcludedAccess(page));
        }
        match error.outcome {
            // D.3: report, application event, block, count, page.
            DecodeStatus::Due => {
                step.report_double_bit();
                step.count(self, address, 0, 1);
                step.mark(self, page, Cause::DoubleBit);
            }
            // D.4: the same without the event and the block; the corrected data is written back.
            _ => {
                step.state.driver.corrected += 1;
                step.act(Action::RewriteData(address));
                let singles = step.count(self, address, 1, 0);
                if singles.is_some_and(|n| n >= self.single_bit_threshold.get()) {
                    step.mark(self, page, Cause::SingleBit);
                }
            }
        }
    }

    fn on_logged_retirement(&self, step: &mut Step<'_>, address: u64, cause: Cause) {
        step.mark(self, address / self.page_bytes * self.page_bytes.get(), cause);
    }

    /// Writes the records that are due (D.8), and detaches an idle GPU (D.5).
    fn settle(&self, step: &mut Step<'_>) {
        let now = step.now;
        step.write_deferred(|d| !d.stalled && d.due <= now);
        let driver = &mut step.state.driver;
        let idle = driver.idle_since.is_some_and(|t| now >= t.plus_seconds(self.detach_delay_seconds));
        if idle && driver.attached && !driver.persistence && driver.clients.is_empty() {
            (driver.idle_since, driver.attached) = (None, false);
            step.act(Action::Detach);
        }
    }

    fn is_out_of_use(&self, _: &Machine, state: &State, address: u64) -> bool {
        state.driver.excluded.contains(&(address / self.page_bytes * self.page_bytes.get()))
    }

    fn losses(&self, state: &State) -> Losses {
        Losses { pages: state.rom.pages.len() as u64, page_bytes: self.page_bytes.get(), rows: None }
    }

    fn should_return(&self, state: &State) -> Option<bool> {
        self.return_at_pages.map(|pages| state.rom.pages.len() >= pages)
    }

    fn retired_page_bytes(&self) -> Option<u64> {
        Some(self.page_bytes.get())
    }

    fn lifetime_counts(&self, state: &State) -> Option<EccCounts> {
        let mut counts = EccCounts { dram_correctable: 0, dram_uncorrectable: 0, sram_uncorrectable: None };
        for address in state.rom.addresses.values() {
            counts.dram_correctable += u64::from(address.single);
            counts.dram_uncorrectable += u64::from(address.double);
        }
        Some(counts)
    }

    fn lost_retirements(&self, state: &State) -> Option<Vec<u64>> {
        Some(state.rom.lost_retirements(self.page_bytes.get(), self.single_bit_threshold.get()))
    }
}

impl Step<'_> {
    fn report_double_bit(&mut self) {
        self.state.driver.uncorrected += 1;
        self.xid(Xid::double_bit_on(None));
        self.act(Action::NotifyApplications);
        if !self.state.driver.contexts_blocked {
            self.state.driver.contexts_blocked = true;
            self.act(Action::BlockContexts);
        }
    }

    /// Counts an error at its address, if the table has room (D.6); returns the single-bit errors counted there.
    fn count(&mut self, policy: &PageRetirement, address: u64, single: u32, double: u32) -> Option<u32> {
        let addresses = &self.state.rom.addresses;
        let Some(before) = addresses.get(&address).copied() else {
            if addresses.len() >= policy.max_addresses {
                self.act(Action::AddressDropped(address));
                return None;
            }
            self.persist(RomRecord::AddressCount { address, single, double });
            return Some(single);
        };
        let single = before.single.saturating_add(single);
        self.persist(RomRecord::AddressCount { address, single, double: before.double.saturating_add(double) });
        Some(single)
    }

    fn mark(&mut self, policy: &PageRetirement, page: u64, cause: Cause) {
        // A page whose record is deferred is marked already, though the InfoROM does not have it yet.
        let on_its_way = |d: &Deferred| matches!(d.record, RomRecord::PageRetired { page: p, .. } if p == page);
        let driver = &self.state.driver;
        if driver.excluded.contains(&page) {
            return self.xid(Xid::page_failed(page >> XID_PAGE_SHIFT));
        }
        if self.state.rom.pages.contains_key(&page) || driver.deferred.iter().any(on_its_way) {
            return;
        }
        if self.state.rom.pages.len() + driver.deferred.len() >= policy.max_pages {
            return self.xid(Xid::page_failed(page >> XID_PAGE_SHIFT));
        }
        self.act(Action::MarkPage { page, cause });
        let record = RomRecord::PageRetired { page, cause, time: self.now };
        if self.state.driver.persistence && policy.write_delay_milliseconds > 0 {
            let due = Time(self.now.0.saturating_add(policy.write_delay_milliseconds.saturating_mul(1_000_000)));
            self.state.driver.deferred.push(Deferred { due, stalled: false, record });
        } else {
            self.write_page(record);
        }
    }

    fn write_page(&mut self, record: RomRecord) {
        self.persist(record);
        if let RomRecord::PageRetired { page, .. } = record {
            self.xid(Xid::page_retired(page >> XID_PAGE_SHIFT));
        }
    }

    /// Writes the deferred records for which `ready` holds; the others stay.
    pub(super) fn write_deferred(&mut self, ready: impl Fn(&Deferred) -> bool) {
        // Called before every event, and there is rarely something to write.
        if self.state.driver.deferred.is_empty() {
            return;
        }
        let (now, later): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.state.driver.deferred).into_iter().partition(ready);
        self.state.driver.deferred = later;
        for d in now {
            self.write_page(d.record);
        }
    }

    /// Takes every retired page out of use (D.5), and allows contexts again (D.3).
    pub(super) fn exclude_pages(&mut self) {
        let driver = &mut self.state.driver;
        for &page in self.state.rom.pages.keys() {
            if driver.excluded.insert(page) {
                self.actions.push(Action::ExcludePage(page));
            }
        }
        if std::mem::take(&mut driver.contexts_blocked) {
            self.act(Action::UnblockContexts);
        }
    }
}
