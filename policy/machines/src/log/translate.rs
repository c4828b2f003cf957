//! What happened to the memory, read back from XIDs as events of the model, once for each error.
//!
//! One error of a recent driver prints 48, then 63 or 64, then 94 or 95 (\[RM\], kernel_rc.c; field logs): 63 and 64 about
//! the address of a 48 within [`WINDOW`] confirm it and are no second event. A reset is never inferred from 94 or 95: the
//! `RST:` and `D-RST:` fields say it (A.7).

use crate::event::{Cause, DecodeStatus, Event, EventKind, MemoryError, Requester};
use crate::machine::requester_of;
use crate::recovery::RecoveryAction;
use crate::time::{SECOND, Time};
use crate::xid::{ContainmentReport, RemapError, Xid, XidLine};
use rustc_hash::FxHashMap;

/// Nanoseconds within which XIDs of one address belong to one error.
pub const WINDOW: u64 = 2 * SECOND;

/// The last double-bit error of a GPU.
#[derive(Clone, Copy, Debug)]
struct Last {
    time: Time,
    address: Option<u64>,
    answered: bool,
}

/// Turns XID lines into events; one for the whole log.
#[derive(Debug, Default)]
pub struct Translator {
    last: FxHashMap<String, Last>,
    /// Double-bit errors that neither 63 nor 64 answered: the record was lost (D.8) or the log is incomplete.
    pub unanswered: Vec<(String, Time)>,
}

/// Entries of [`Translator::unanswered`] that are kept.
const MAX_UNANSWERED: usize = 1000;

impl Translator {
    /// The events that an XID line of one GPU stands for.
    pub fn events(&mut self, gpu: &str, time: Time, line: &XidLine) -> Vec<Event> {
        let at = |kind| vec![Event::new(time, kind)];
        match &line.xid {
            Xid::DoubleBitAt { address, .. } => {
                self.begin(gpu, time, *address);
                at(EventKind::Error(error(*address, Requester::Framebuffer, line)))
            }
            Xid::DoubleBitOnGpu(_) => {
                self.begin(gpu, time, None);
                at(EventKind::Error(error(None, Requester::Framebuffer, line)))
            }
            Xid::PageRetired(frame, _) => {
                let cause = if self.answers(gpu, time, None) { Cause::DoubleBit } else { Cause::SingleBit };
                frame.checked_mul(1 << 12).map_or_else(Vec::new, |address| at(EventKind::Retire { address, cause }))
            }
            Xid::RowRecorded(Some(address)) if !self.answers(gpu, time, Some(*address)) => {
                at(EventKind::Retire { address: *address, cause: Cause::DoubleBit })
            }
            Xid::RowFailed { address, error: why }
                if !self.answers(gpu, time, Some(*address)) && *why != RemapError::AlreadyPending =>
            {
                vec![Event::error(time, DecodeStatus::Due, *address)]
            }
            Xid::Containment(report) => consumption(time, line, report),
            Xid::RecoveryChanged { to, .. } => {
                to.action().map_or_else(Vec::new, |action| at(EventKind::Recovery(action)))
            }
            Xid::PageFailed(..) | Xid::RetirementFailed { .. } | Xid::RowRecorded(None) => {
                self.answers(gpu, time, None);
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// The log is at its end, or the machine booted: errors without an answer will get none.
    pub fn close(&mut self) {
        let open: Vec<(String, Last)> = self.last.drain().collect();
        open.into_iter().for_each(|(gpu, last)| self.forget(gpu, last));
        self.unanswered.sort_unstable();
    }

    fn begin(&mut self, gpu: &str, time: Time, address: Option<u64>) {
        if let Some(before) = self.last.insert(gpu.to_owned(), Last { time, address, answered: false }) {
            self.forget(gpu.to_owned(), before);
        }
    }

    fn forget(&mut self, gpu: String, last: Last) {
        if !last.answered && self.unanswered.len() < MAX_UNANSWERED {
            self.unanswered.push((gpu, last.time));
        }
    }

    /// Whether this line answers the GPU's last double-bit error.
    fn answers(&mut self, gpu: &str, time: Time, address: Option<u64>) -> bool {
        let Some(last) = self.last.get_mut(gpu) else { return false };
        let same = match (address, last.address) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        };
        // Without an address the answer may come late: leaving persistence mode flushes it (D.8).
        let near = time.since(last.time) <= WINDOW || (address.is_none() && !last.answered);
        let answer = same && near;
        last.answered |= answer;
        answer
    }
}

fn error(address: Option<u64>, requester: Requester, line: &XidLine) -> MemoryError {
    MemoryError {
        outcome: DecodeStatus::Due,
        address,
        requester,
        client: line.pid.as_ref().and_then(|pid| pid.trim_matches('\'').parse().ok()),
        instance: line.gpu_instance,
        unit: [None; 2],
        silent: None,
    }
}

/// Poison was consumed, by the unit of that name; a unit that the model does not know leaves only what the fields say.
fn consumption(time: Time, line: &XidLine, report: &ContainmentReport) -> Vec<Event> {
    let number = |at: usize| report.unit.numbers.get(at).and_then(|&n| u16::try_from(n).ok());
    let unit = [number(0), number(1)];
    let mut events = Vec::new();
    if let Some(requester) = requester_of(&report.unit.name, report.contained) {
        events.push(Event::new(time, EventKind::Error(MemoryError { unit, ..error(None, requester, line) })));
    }
    if report.reset {
        events.push(Event::new(time, EventKind::Recovery(RecoveryAction::GpuReset)));
    } else if report.drain_and_reset == Some(true) {
        events.push(Event::new(time, EventKind::Recovery(RecoveryAction::DrainAndReset)));
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::{Content, content, prefix};

    fn events(log: &str) -> (Vec<Event>, Translator) {
        let mut translator = Translator::default();
        let mut all = Vec::new();
        for line in log.lines() {
            if let Some(Content::Xid(xid)) = content(line).expect("well formed") {
                let time = prefix::parse(line).stamp.time().expect("a time");
                all.extend(translator.events(&xid.pci.to_string(), time, &xid));
            }
        }
        translator.close();
        (all, translator)
    }

    // covers: A.7
    #[test]
    fn one_error_of_an_h100_log_is_one_dram_error_and_one_consumption() {
        let (events, translator) = events(
            "[ 100.000000] NVRM: Xid (PCI:0000:01:00): 48, pid=71, name=train, An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at physAddr 0x18f31d80 partition 16, subpartition 3.\n\
             [ 100.027000] NVRM: Xid (PCI:0000:01:00): 63, pid=71, name=train, Row Remapper: New row (0x0000000018f31d80) marked for remapping, reset gpu to activate.\n\
             [ 100.029000] NVRM: Xid (PCI:0000:01:00): 94, pid=71, name=train, Contained: SM (0x1). RST: No, D-RST: No",
        );
        assert_eq!(events.len(), 2);
        let EventKind::Error(found) = events[0].kind else { panic!("48 is an error") };
        assert_eq!((found.address, found.requester), (Some(0x18f3_1d80), Requester::Framebuffer));
        let EventKind::Error(consumed) = events[1].kind else { panic!("94 is an error") };
        assert_eq!((consumed.requester, consumed.client, consumed.unit[0]), (Requester::Sm, Some(71), Some(1)));
        assert!(translator.unanswered.is_empty());
    }

    // covers: A.7
    #[test]
    fn a_reset_comes_from_the_fields_and_never_from_the_number() {
        let kinds = |log: &str| events(log).0.into_iter().map(|e| e.kind).collect::<Vec<_>>();
        let asks = |log: String, action| kinds(&log).contains(&EventKind::Recovery(action));
        let line = |tail: &str| format!("[1.0] NVRM: Xid (PCI:0000:01:00): {tail}");
        assert!(!asks(line("95, pid=1, Uncontained: LTC (0x2, 0x0). RST: No, D-RST: No"), RecoveryAction::GpuReset));
        assert!(asks(line("95, pid=1, Uncontained: LTC (0x2, 0x0). RST: Yes, D-RST: No"), RecoveryAction::GpuReset));
        assert!(asks(line("94, pid=1, Contained: X (0x2). RST: No, D-RST: Yes"), RecoveryAction::DrainAndReset));
        assert!(!asks(line("94, pid=1, Contained: X (0x2). RST: No"), RecoveryAction::DrainAndReset));
        assert!(kinds(&line("94, pid=1, Contained: X (0x2). RST: No, D-RST: No")).is_empty(), "no unit is made up");
    }

    // covers: D.8
    #[test]
    fn a_48_without_a_63_is_reported_and_a_late_63_after_the_flush_answers_it() {
        let lost = "[1.0] XID 48 An uncorrectable double bit error (DBE) has been detected on GPU (0)";
        let late =
            "[900.0] XID 63 Dynamic Page Retirement: New retired page, reload the driver to activate. (0x3fdf5e)";
        assert_eq!(events(lost).1.unanswered, [("0000:00:00".to_owned(), Time(SECOND))]);
        let (events, translator) = events(&format!("{lost}\n{late}"));
        assert!(translator.unanswered.is_empty());
        assert_eq!(events[1].kind, EventKind::Retire { address: 0x3fdf5e << 12, cause: Cause::DoubleBit });
    }
}
