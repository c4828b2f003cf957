//! Converts XIDs to events of the model, once for each error.
//!
//! One error of a recent driver prints 48, then 63 or 64, then 94 or 95 (\[RM\], kernel_rc.c; field logs): 63 and 64
//! about the address of a 48 within [`WINDOW`] confirm it and are not a second event. A line confirms a 48 only if it
//! has the same address (where both have one) and is about page retirement (where the 48 is worded as in r352). One
//! line confirms one 48. A reset is never inferred from 94 or 95: the `RST:` and `D-RST:` fields state it (A.7).

use crate::event::{Cause, DecodeStatus, Event, EventKind, FRAME_SHIFT, MemoryError, Requester};
use crate::recovery::RecoveryAction;
use crate::time::{SECOND, Time};
use crate::xid::{Containment, Says, XidLine, requester_of};
use rustc_hash::FxHashMap;

/// Nanoseconds within which XIDs of one address belong to one error.
// The lines of one error are tens of milliseconds apart (the log in the tests); a long window would join a second error.
pub const WINDOW: u64 = 2 * SECOND;

#[derive(Clone, Copy, Debug)]
struct Open {
    time: Time,
    address: Option<u64>,
    /// Whether the line has a form of r352, whose GPUs remap no rows.
    pages_only: bool,
    answered: bool,
}

/// A possible answer to a double-bit error (XID 63 and 64).
#[derive(Clone, Copy, Debug)]
enum Answer {
    /// A page, by its first byte. The line about it may come late, because leaving persistence mode flushes the line (D.8).
    Page(Option<u64>),
    /// A row, by an address in it.
    Row(Option<u64>),
}

impl Answer {
    fn can_answer(self, open: &Open, time: Time) -> bool {
        let near = time.since(open.time) <= WINDOW;
        match self {
            Self::Page(page) => {
                let same = page.zip(open.address).is_none_or(|(a, b)| a >> FRAME_SHIFT == b >> FRAME_SHIFT);
                same && (near || !open.answered)
            }
            Self::Row(address) => !open.pages_only && near && address.zip(open.address).is_none_or(|(a, b)| a == b),
        }
    }
}

/// Converts XID lines to events; one translator serves the whole log.
#[derive(Debug, Default)]
pub struct Translator {
    open: FxHashMap<String, Vec<Open>>,
    /// Double-bit errors that neither 63 nor 64 answered: the record was lost (D.8) or the log is incomplete.
    pub unanswered: Vec<(String, Time)>,
}

/// Maximum length of [`Translator::unanswered`].
// A log in which no error is answered must not fill the memory; the first thousand show the problem.
const MAX_UNANSWERED: usize = 1000;
/// Maximum number of double-bit errors of one GPU that wait for an answer.
// Every XID 63 and 64 is compared with all of them: a storm of XID 48 would otherwise take quadratic time.
const MAX_OPEN: usize = 64;

impl Translator {
    /// The events that an XID line of one GPU reports.
    pub fn events(&mut self, gpu: &str, time: Time, line: &XidLine) -> Vec<Event> {
        let answer = match &line.says {
            Says::PageRetired(frame) | Says::PageFailed(frame) => Some(Answer::Page(first_byte(*frame))),
            Says::RowRecorded(address) => Some(Answer::Row(*address)),
            Says::RowFailed(at) | Says::RowPending(at) | Says::BankPending(at) | Says::RetirementFailed(at) => {
                Some(Answer::Row(Some(*at)))
            }
            _ => None,
        };
        // Asked before the kind is known, because an answer confirms an error even if its own line is not an event.
        let answers = answer.is_some_and(|answer| self.answers(gpu, time, answer));
        let kind = match &line.says {
            Says::DoubleBit { address, partition } => {
                self.begin(gpu, time, *address, partition.is_none());
                Some(EventKind::Error(error(*address, Requester::Framebuffer, line)))
            }
            Says::PageRetired(frame) => {
                // The line does not give the cause: without a double-bit error, single bits marked the page (D.1).
                let cause = if answers { Cause::DoubleBit } else { Cause::SingleBit };
                first_byte(*frame).map(|address| EventKind::Retire { address, cause })
            }
            // Without a 48, this is the only line about the error.
            Says::RowRecorded(Some(address)) if !answers => {
                Some(EventKind::Retire { address: *address, cause: Cause::DoubleBit })
            }
            Says::RowFailed(address) if !answers => Some(Event::error(time, DecodeStatus::Due, *address).kind),
            Says::Containment(report) => return consumption(time, line, report),
            Says::Recovery(to) => to.action().map(EventKind::Recovery),
            _ => None,
        };
        kind.map(|kind| Event::new(time, kind)).into_iter().collect()
    }

    /// Handles the end of the log or a boot of the machine: errors without an answer will get none.
    pub fn close(&mut self) {
        for (gpu, errors) in self.open.drain() {
            let lost = errors.into_iter().filter(|e| !e.answered);
            self.unanswered.extend(lost.map(|e| (gpu.clone(), e.time)));
        }
        self.unanswered.truncate(MAX_UNANSWERED);
        self.unanswered.sort_unstable();
    }

    fn begin(&mut self, gpu: &str, time: Time, address: Option<u64>, pages_only: bool) {
        let open = self.open.entry(gpu.to_owned()).or_default();
        // An answered error is kept as long as repetitions of its answer may come.
        open.retain(|e| !e.answered || time.since(e.time) <= WINDOW);
        if open.len() >= MAX_OPEN {
            let oldest = open.remove(0);
            if !oldest.answered && self.unanswered.len() < MAX_UNANSWERED {
                self.unanswered.push((gpu.to_owned(), oldest.time));
            }
        }
        open.push(Open { time, address, pages_only, answered: false });
    }

    /// Whether this line answers a double-bit error of the GPU: the oldest that fits, or one already answered by it.
    fn answers(&mut self, gpu: &str, time: Time, answer: Answer) -> bool {
        let Some(open) = self.open.get_mut(gpu) else { return false };
        let can = |e: &&mut Open| answer.can_answer(e, time);
        if let Some(error) = open.iter_mut().filter(can).find(|e| !e.answered) {
            error.answered = true;
            return true;
        }
        open.iter_mut().any(|e| answer.can_answer(e, time))
    }
}

/// The first byte of a page; `None` for a frame that no address has.
const fn first_byte(frame: u64) -> Option<u64> {
    // Frames of retired pages are 4 KiB, smaller than those of page tables.
    frame.checked_mul(1 << 12)
}

fn error(address: Option<u64>, requester: Requester, line: &XidLine) -> MemoryError {
    MemoryError {
        // A name in quotes, such as `'<unknown>'`, is not a client.
        client: line.pid.as_ref().and_then(|pid| pid.trim_matches('\'').parse().ok()),
        instance: line.gpu_instance,
        ..MemoryError::new(DecodeStatus::Due, address, requester)
    }
}

/// The events of consumed poison, by the unit that the line names; for a unit that the model does not know, only the recovery action.
fn consumption(time: Time, line: &XidLine, report: &Containment) -> Vec<Event> {
    let mut events = Vec::new();
    if let Some(requester) = requester_of(&report.unit, report.contained) {
        let consumed = MemoryError { unit: report.numbers, ..error(None, requester, line) };
        events.push(Event::new(time, EventKind::Error(consumed)));
    }
    if report.reset {
        events.push(Event::new(time, EventKind::Recovery(RecoveryAction::GpuReset)));
    } else if report.drain_and_reset {
        events.push(Event::new(time, EventKind::Recovery(RecoveryAction::DrainAndReset)));
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::{Fact, content, message};
    use crate::xid::{PciId, Xid};

    fn events(log: &str) -> (Vec<Event>, Translator) {
        let mut translator = Translator::default();
        let mut all = Vec::new();
        for line in log.lines() {
            if let Some(Fact::Xid(xid)) = content(line, message::parse(line).message).expect("well formed") {
                let time = message::parse(line).stamp.time().expect("a time");
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
        let kinds = |tail: &str| {
            let (events, _) = events(&format!("[1.0] NVRM: Xid (PCI:0000:01:00): {tail}"));
            events.into_iter().map(|event| event.kind).collect::<Vec<_>>()
        };
        let asks = |tail: &str, action| kinds(tail).contains(&EventKind::Recovery(action));
        assert!(!asks("95, pid=1, Uncontained: LTC (0x2, 0x0). RST: No, D-RST: No", RecoveryAction::GpuReset));
        assert!(asks("95, pid=1, Uncontained: LTC (0x2, 0x0). RST: Yes, D-RST: No", RecoveryAction::GpuReset));
        assert!(asks("94, pid=1, Contained: X (0x2). RST: No, D-RST: Yes", RecoveryAction::DrainAndReset));
        assert!(!asks("94, pid=1, Contained: X (0x2). RST: No", RecoveryAction::DrainAndReset));
        assert!(kinds("94, pid=1, Contained: X (0x2). RST: No, D-RST: No").is_empty(), "no unit is made up");
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

    fn double_bit(at: u32, address: &str) -> String {
        format!(
            "[{at}.0] NVRM: Xid (PCI:0000:01:00): 48, pid=1, name=a, An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at physAddr {address} partition 1, subpartition 0.\n"
        )
    }

    fn row(at: u32, address: &str) -> String {
        format!(
            "[{at}.1] NVRM: Xid (PCI:0000:01:00): 63, Row Remapper: New row ({address}) marked for remapping, reset gpu to activate.\n"
        )
    }

    fn double_bit_of_r352(at: u32) -> String {
        format!("[{at}.0] XID 48 An uncorrectable double bit error (DBE) has been detected on GPU (0)\n")
    }

    fn page(at: u32) -> String {
        format!(
            "[{at}.0] XID 63 Dynamic Page Retirement: New retired page, reload the driver to activate. (0x3fdf5e)\n"
        )
    }

    /// The seconds of the double-bit errors that nothing answers.
    fn lost(log: String) -> Vec<u64> {
        events(&log).1.unanswered.iter().map(|(_, time)| time.0 / SECOND).collect()
    }

    // covers: D.8
    #[test]
    fn only_a_63_that_can_answer_a_48_does() {
        let (a, b) = ("0x0000000018f31d80", "0x0000000028f31d80");
        assert_eq!(
            lost(double_bit(10, a) + &double_bit(11, b) + &row(11, b)),
            [10],
            "the row of the second answers the second only"
        );
        assert!(lost(double_bit(10, a) + &double_bit(10, b) + &row(10, b) + &row(10, a)).is_empty(), "in any order");
        assert_eq!(lost(double_bit(10, a) + &row(100, a)), [10], "a row is recorded at once");
        assert_eq!(
            lost(double_bit(10, a) + &row(10, a) + &row(11, a) + &double_bit(20, a)),
            [20],
            "one line answers one error"
        );
        let old_row = row(10, a).replace("0000:01:00", "0000:00:00");
        assert_eq!(lost(double_bit_of_r352(10) + &old_row), [10], "a GPU of r352 remaps no rows");
        assert_eq!(
            lost(double_bit_of_r352(10) + &double_bit_of_r352(20) + &page(900)),
            [20],
            "a late page is that of the first"
        );
        assert!(lost(double_bit_of_r352(10) + &double_bit_of_r352(20) + &page(900) + &page(900)).is_empty());
    }

    fn line(code: u32, says: Says) -> XidLine {
        let (pci, xid) = (PciId::default(), Xid::new(code, ""));
        XidLine { pci, gpu_instance: None, compute_instance: None, pid: None, name: None, xid, says }
    }

    const DOUBLE_BIT: Says = Says::DoubleBit { address: Some(0x5000), partition: Some([1, 2]) };

    /// The events of an answer after a 48 at the start of the log, and the errors without an answer.
    fn answered(first: Says, answer: Says, nanoseconds: u64) -> (Vec<EventKind>, usize) {
        let mut translator = Translator::default();
        let first = translator.events("0", Time(0), &line(48, first));
        assert_eq!(first.len(), 1, "an error");
        let events = translator.events("0", Time(nanoseconds), &line(64, answer));
        translator.close();
        (events.into_iter().map(|event| event.kind).collect(), translator.unanswered.len())
    }

    /// XIDs 63 and 64 about the address of a 48 confirm it, in each of their texts.
    #[test]
    fn every_record_of_the_row_of_an_error_answers_it_and_is_no_second_event() {
        for record in [Says::RowFailed, Says::RowPending, Says::BankPending, Says::RetirementFailed] {
            let name = format!("{:?}", record(0x5000));
            assert_eq!(answered(DOUBLE_BIT, record(0x5000), WINDOW), (Vec::new(), 0), "{name}");
            assert_eq!(answered(DOUBLE_BIT, record(0x5000), WINDOW + 1).1, 1, "{name}: too late");
            assert_eq!(answered(DOUBLE_BIT, record(0x6000), 0).1, 1, "{name}: another row");
        }
        for address in [None, Some(0x5000)] {
            assert_eq!(answered(DOUBLE_BIT, Says::RowRecorded(address), WINDOW), (Vec::new(), 0), "{address:?}");
        }
        assert_eq!(answered(DOUBLE_BIT, Says::RowRecorded(Some(0x6000)), 0).1, 1);
    }

    #[test]
    fn a_page_answers_an_error_of_its_frame_late_too_and_gpus_without_rows_have_pages_only() {
        let in_pages = Says::DoubleBit { address: Some(0x5123), partition: None };
        for late in [0, 10 * WINDOW] {
            let (events, unanswered) = answered(in_pages.clone(), Says::PageRetired(5), late);
            let cause = Cause::DoubleBit;
            assert_eq!((events, unanswered), (vec![EventKind::Retire { address: 0x5000, cause }], 0), "{late}");
            assert_eq!(answered(in_pages.clone(), Says::PageFailed(5), late), (Vec::new(), 0), "{late}");
        }
        assert_eq!(answered(in_pages.clone(), Says::PageFailed(0x305), 0).1, 1, "another page");
        assert_eq!(answered(in_pages, Says::RowPending(0x5123), 0).1, 1, "it has no rows");
    }
}
