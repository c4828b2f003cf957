//! One slot under one scheme and one policy, from the first fault to the last.

use super::metrics::{Metric, SlotCounts};
use super::outcomes::Subject;
use super::scenario::{Operator, Scenario};
use super::trace::{Defect, Faults, Read, Source, Trace};
use eccforge_evidence::event::{DecodeStatus, Event, EventKind, MemoryError};
use eccforge_evidence::time::{HOUR, Time};
use eccforge_exact::classify::Classifier;
use eccforge_gpu::action::Action;
use eccforge_gpu::inforom::InfoRom;
use eccforge_gpu::machine::Machine;
use eccforge_gpu::machine::state::State;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::tally::Tally;
use eccforge_outcomes::ReadOutcome;
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of patterns that are drawn for a corrected read until the decoder corrects one.
const DRAWS: u32 = 64;

/// Data that all slots share.
#[derive(Debug)]
pub struct Setting<'s> {
    pub scenario: &'s Scenario,
    /// The source of faults.
    pub faults: &'s Faults<'s>,
    /// The policy.
    pub machine: &'s Machine,
    /// Number of bins of time.
    pub bins: usize,
}

/// A GPU in its slot.
struct Unit {
    state: State,
    tally: Tally,
    /// Time at which the GPU was installed; earlier defects were removed with its predecessor.
    since: Time,
    /// Time of the last event; service windows after it are searched.
    touched: Time,
    /// Corrected reads.
    corrected: u64,
    /// The wrong bits of defects that were corrected, by the address of their entry. Kept for the rule of the next fault.
    weak: BTreeMap<u64, BTreeSet<usize>>,
}

struct Drive<'a, 'v> {
    setting: &'a Setting<'a>,
    slot: u64,
    trace: &'a Trace,
    subject: &'v Subject,
    decoder: &'a mut Option<Classifier<'v>>,
    service: Service,
    unit: Unit,
    counts: SlotCounts,
    actions: Vec<Action>,
}

/// The counts of a trace under a scheme.
pub fn drive<'v>(
    setting: &Setting<'_>,
    slot: u64,
    trace: &Trace,
    subject: &'v Subject,
    decoder: &mut Option<Classifier<'v>>,
) -> SlotCounts {
    let Operator { service_hours, wait_for_window, .. } = setting.scenario.operator;
    let service = Service { interval_hours: Some(service_hours), at_once_when_required: !wait_for_window };
    let (unit, counts, actions) = (Unit::new(setting.machine, Time(0)), SlotCounts::default(), Vec::new());
    let mut drive = Drive { setting, slot, trace, subject, decoder, service, unit, counts, actions };
    for read in &trace.reads {
        drive.windows_before(read.time);
        match read.source {
            Source::Sram => drive.sram(read),
            // The defect left the fleet with the GPU that was replaced.
            Source::Defect(i) if !drive.unit.has(&trace.defects[i]) => {}
            _ => {
                let outcome = drive.outcome(read);
                drive.meet(read, outcome);
            }
        }
    }
    // Work that is due after the last read is done in the next window, if it is within the run.
    drive.windows_before(Time((setting.scenario.hours() * HOUR as f64) as u64));
    drive.counts
}

/// The status that the decoder reports for an outcome, and whether the data are silently wrong.
fn reported(outcome: ReadOutcome) -> (DecodeStatus, bool) {
    match outcome {
        ReadOutcome::Clean => (DecodeStatus::Clean, false),
        ReadOutcome::Corrected => (DecodeStatus::Ce, false),
        ReadOutcome::Detected => (DecodeStatus::Due, false),
        ReadOutcome::Undetected => (DecodeStatus::Clean, true),
        ReadOutcome::Miscorrected => (DecodeStatus::Ce, true),
    }
}

/// The event that the policy receives for a read with this outcome.
fn error_event(read: &Read, outcome: ReadOutcome) -> Event {
    let (outcome, silent) = reported(outcome);
    let address = (read.source != Source::Sram).then_some(read.address);
    let error = MemoryError::new(outcome, address, read.requester);
    Event::new(read.time, EventKind::Error(MemoryError { silent: Some(silent), ..error }))
}

/// The counts of a tally, by metric.
const fn costs(t: &Tally, jobs_per_gpu: u64) -> [(Metric, u64); 9] {
    let (ended, down) = (t.applications_ended, t.gpu_interruptions);
    [
        (Metric::ApplicationsEnded, ended),
        (Metric::GpuInterruptions, down),
        (Metric::Interruptions, ended + down),
        (Metric::JobsKilled, ended + down * jobs_per_gpu),
        (Metric::Resets, t.resets),
        (Metric::PagesRetired, t.pages_marked),
        (Metric::FramesOfflined, t.frames_offlined),
        (Metric::RowsRemapped, t.rows_recorded),
        (Metric::RetirementFailures, t.failures),
    ]
}

impl Unit {
    fn new(machine: &Machine, since: Time) -> Self {
        let state = machine.boot(InfoRom::default());
        Self { state, tally: Tally::default(), since, touched: since, corrected: 0, weak: BTreeMap::new() }
    }

    /// Whether a defect belongs to this GPU; earlier defects were removed with its predecessor.
    fn has(&self, defect: &Defect) -> bool {
        defect.arrival >= self.since
    }
}

impl Drive<'_, '_> {
    /// The other defects of this GPU that affect the entry of a read.
    fn others(&self, read: &Read) -> Vec<usize> {
        read.others.iter().copied().filter(|i| self.unit.has(&self.trace.defects[*i])).collect()
    }

    /// The final outcome of a read. A detected error is read again if the scheme has retries and the location is still in
    /// use.
    fn outcome(&mut self, read: &Read) -> ReadOutcome {
        let others = self.others(read);
        self.count(read.time, Metric::Coincidences, u64::from(!others.is_empty()));
        let mut outcome = self.attempt(read, &others, 0);
        let mut tried = 0;
        // A location out of use is not read, so nothing is transferred again.
        if outcome != ReadOutcome::Detected || self.subject.retries == 0 || self.is_out_of_use(read) {
            return outcome;
        }
        while outcome == ReadOutcome::Detected && tried < self.subject.retries {
            tried += 1;
            outcome = self.attempt(read, &others, tried);
        }
        self.count(read.time, Metric::Retries, u64::from(tried));
        if outcome == ReadOutcome::Clean {
            self.count(read.time, Metric::Reads, 1);
            self.count(read.time, Metric::Recovered, 1);
        }
        outcome
    }

    /// The outcome of a transfer; attempt 0 is the first. In a repetition a transient event is gone, and a defect remains.
    fn attempt(&mut self, read: &Read, others: &[usize], attempt: u32) -> ReadOutcome {
        let (subject, faults) = (self.subject, self.setting.faults);
        // Chances are exact for one pattern. Where several meet, the decoder circuit gives the outcome of their sum; it is built
        // only then, because most slots never need it.
        if !others.is_empty() {
            let decoder = self.decoder.get_or_insert_with(|| subject.decoder());
            return subject.sum(decoder, faults.wrong(self.slot, self.trace, read, others.iter().copied(), attempt));
        }
        match read.source {
            Source::Transient(class) if attempt == 0 => subject.event(class, read.bits),
            Source::Transient(_) | Source::Sram => ReadOutcome::Clean,
            Source::Defect(i) => {
                let defect = &self.trace.defects[i];
                let bits = if attempt == 0 { read.bits } else { faults.repeated(self.slot, read, attempt) };
                subject.read(defect.kind, defect.part, bits)
            }
        }
    }

    /// Gives a read to the policy and counts the results.
    fn meet(&mut self, read: &Read, found: ReadOutcome) {
        if found == ReadOutcome::Clean {
            return;
        }
        let (outcome, silent) = reported(found);
        let event = error_event(read, found);
        // A policy sees only what the decoder reports; a silent error can still be in a location out of use.
        let avoided = if outcome == DecodeStatus::Clean { self.is_out_of_use(read) } else { self.step(&event) };
        if avoided {
            return self.count(read.time, Metric::Avoided, 1);
        }
        let metrics = match (outcome, silent) {
            (_, true) => [Metric::Silent, Metric::TransientSilent],
            (DecodeStatus::Due, _) => [Metric::Detected, Metric::TransientDetected],
            _ => [Metric::Corrected, Metric::TransientCorrected],
        };
        let transient = matches!(read.source, Source::Transient(_));
        self.count(read.time, Metric::Reads, 1);
        self.count(read.time, metrics[0], 1);
        self.count(read.time, metrics[1], u64::from(transient));
        self.serve(read.time);
        let is_replaced = self.unit.since == read.time;
        if outcome == DecodeStatus::Ce && !is_replaced && self.is_to_be_drained(read) {
            self.replace(read.time, Metric::Drained);
        }
    }

    /// Whether a rule of the operator replaces the GPU after this corrected read.
    fn is_to_be_drained(&mut self, read: &Read) -> bool {
        let Operator { drain_corrected, drain_silent, .. } = self.setting.scenario.operator;
        self.unit.corrected += 1;
        if drain_corrected > 0 && self.unit.corrected >= drain_corrected {
            return true;
        }
        let Some(next) = &self.subject.next else { return false };
        let Some(wrong) = self.corrected_bits(read) else { return false };
        let weak = self.unit.weak.entry(read.address).or_default();
        weak.extend(wrong);
        next.silent(&weak.iter().copied().collect::<Vec<_>>()) > drain_silent
    }

    /// The bits of defects that the decoder corrected in this read; `None` if none was drawn that it corrects.
    fn corrected_bits(&mut self, read: &Read) -> Option<Vec<usize>> {
        // A transient event leaves no wrong bit behind.
        if !matches!(read.source, Source::Defect(i) if self.unit.has(&self.trace.defects[i])) {
            return None;
        }
        let (subject, faults, others) = (self.subject, self.setting.faults, self.others(read));
        let decoder = self.decoder.get_or_insert_with(|| subject.decoder());
        // The outcome of a read comes from exact chances, not from a pattern: one is drawn until it has this outcome.
        (0..DRAWS).find_map(|attempt| {
            let bits = subject.wrong_bits(faults.wrong(self.slot, self.trace, read, others.iter().copied(), attempt));
            (subject.decoded(decoder, &bits) == ReadOutcome::Corrected).then_some(bits)
        })
    }

    /// Gives an error of SRAM to the policy: the same under every scheme.
    fn sram(&mut self, read: &Read) {
        self.step(&error_event(read, ReadOutcome::Detected));
        self.count(read.time, Metric::Sram, 1);
        self.serve(read.time);
    }

    /// The operator's reaction to an error: the GPU is replaced, or reset if it takes no work.
    fn serve(&mut self, time: Time) {
        if self.unit.tally.return_time.is_some() {
            self.replace(time, Metric::Returned);
        } else if self.service.at_once_when_required && Service::is_required(&self.unit.state) {
            self.visit(time);
        }
    }

    /// Puts a new GPU in the place of this one, and counts it by this metric.
    fn replace(&mut self, time: Time, metric: Metric) {
        self.count(time, metric, 1);
        self.unit = Unit::new(self.setting.machine, time);
    }

    /// Whether this location is no longer read.
    fn is_out_of_use(&self, read: &Read) -> bool {
        self.setting.machine.is_out_of_use(&self.unit.state, read.address)
    }

    /// Visits the first service window after the last event, if it is not after `now` and work is due. Due work stays due
    /// until it is done, so later windows have nothing to do.
    fn windows_before(&mut self, now: Time) {
        let interval = self.service.interval_hours.unwrap_or(1).saturating_mul(HOUR);
        let window = Time((self.unit.touched.0 / interval + 1).saturating_mul(interval));
        if window <= now && self.service.is_due(&self.unit.state) {
            self.visit(window);
        }
    }

    fn visit(&mut self, time: Time) {
        for event in &Service::visit(time) {
            self.step(event);
        }
    }

    /// Runs one step of the policy. Returns whether the error was avoided.
    fn step(&mut self, event: &Event) -> bool {
        self.actions.clear();
        // Service windows before this event have nothing to do any more.
        self.unit.touched = event.time;
        self.setting.machine.step_into(&mut self.unit.state, event, &mut self.actions);
        let (jobs, avoided) = (self.setting.scenario.operator.jobs_per_gpu, self.unit.tally.avoided);
        let before = costs(&self.unit.tally, jobs);
        self.unit.tally.add(self.setting.machine, &self.unit.state, event, &self.actions);
        let after = costs(&self.unit.tally, jobs);
        for ((metric, n), (_, before)) in after.into_iter().zip(before) {
            self.count(event.time, metric, n - before);
        }
        self.unit.tally.avoided > avoided
    }

    fn count(&mut self, time: Time, metric: Metric, amount: u64) {
        if amount > 0 {
            let bin = time.0 as f64 / (self.setting.scenario.hours() * HOUR as f64) * self.setting.bins as f64;
            // An event at the very end of the run, or a window after it, belongs to the last bin.
            self.counts.add((bin as usize).min(self.setting.bins - 1) as u32, metric, amount);
        }
    }
}
