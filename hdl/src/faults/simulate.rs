//! Counts the effects of each fault on the entries of each class, 64 entries at a time.

use super::workload::Workload;
use crate::prove::mutants::Effects;
use eccforge_circuit::{Circuit, Interpreter, NetId};
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// Numbers of entries of one class by the effect of one fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Wrong data without `due`; the codec without faults has right data or `due`.
    pub silent: u64,
    /// `due`, which the codec without faults does not raise.
    pub alarms: u64,
    /// Right data, with another `ce` than without the fault.
    pub reports: u64,
}

impl Counts {
    fn add(&mut self, effect: &Effect, active: u64) {
        self.silent += u64::from((effect.silent & active).count_ones());
        self.alarms += u64::from((effect.alarm & active).count_ones());
        self.reports += u64::from((effect.report & active).count_ones());
    }
}

/// Counts of a net's three faults, in the order of [`super::Kind::ALL`].
pub(super) type OfNet = [Counts; 3];

/// The effects of a wrong net on 64 entries, one entry in each bit.
struct Effect {
    silent: u64,
    alarm: u64,
    report: u64,
}

/// Number of entries that one task simulates; a multiple of 64.
const TASK: usize = 1 << 12;

/// For each site, the effects of its faults on a class. `done` counts entries. A site is one net, or several that are
/// inverted together; several have the effects of a transient only.
pub(super) fn simulated(circuit: &Circuit, sites: &[Vec<NetId>], workload: &Workload, done: &AtomicU64) -> Vec<OfNet> {
    let entries = workload.entries();
    let tasks = (0..entries).step_by(TASK).collect::<Vec<_>>();
    let of_task = |start: usize| {
        let end = entries.min(start + TASK);
        let mut task = Task::new(circuit, sites.len());
        for first in (start..end).step_by(64) {
            task.block(sites, workload, first..end.min(first + 64));
        }
        done.fetch_add((end - start) as u64, Ordering::Relaxed);
        task.counts
    };
    let zero = || vec![OfNet::default(); sites.len()];
    tasks.into_par_iter().map(of_task).reduce(zero, |mut sum, counts| {
        for (sum, counts) in sum.iter_mut().flatten().zip(counts.iter().flatten()) {
            sum.silent += counts.silent;
            sum.alarms += counts.alarms;
            sum.reports += counts.reports;
        }
        sum
    })
}

/// The state of one task.
struct Task<'c> {
    circuit: &'c Circuit,
    good: Interpreter<'c>,
    effects: Effects<'c>,
    counts: Vec<OfNet>,
}

impl<'c> Task<'c> {
    fn new(circuit: &'c Circuit, sites: usize) -> Self {
        let counts = vec![OfNet::default(); sites];
        Self { circuit, good: Interpreter::new(circuit), effects: Effects::new(circuit), counts }
    }

    /// Simulates at most 64 entries.
    fn block(&mut self, sites: &[Vec<NetId>], workload: &Workload, entries: std::ops::Range<usize>) {
        let [data, error] = [0, 1].map(|port| &self.circuit.inputs()[port].nets);
        let (mut words, mut errors) = (vec![0u64; data.len()], vec![0u64; error.len()]);
        for (lane, index) in entries.clone().enumerate() {
            let (word, pattern) = workload.entry(index);
            for (bit, value) in words.iter_mut().zip(word) {
                *bit |= u64::from(*value) << lane;
            }
            for bit in pattern {
                errors[*bit] |= 1 << lane;
            }
        }
        for (net, value) in data.iter().chain(error).zip(words.iter().chain(&errors)) {
            self.good.set(*net, *value);
        }
        self.good.run();
        // The last block may have fewer entries.
        let used = u64::MAX >> (64 - entries.len());
        for (nets, counts) in sites.iter().zip(&mut self.counts) {
            let value = self.good.get(nets[0]);
            let inverted: Vec<(NetId, u64)> = nets.iter().map(|net| (*net, !self.good.get(*net))).collect();
            if !self.effects.change_all(&self.good, &inverted, false) {
                continue;
            }
            let effect = effect(self.circuit, &self.good, &self.effects, &words);
            // A stuck net is wrong only where its value is the other one.
            for (counts, active) in counts.iter_mut().zip([value & used, !value & used, used]) {
                counts.add(&effect, active);
            }
        }
    }
}

/// Compares the outputs with and without the fault, and the delivered data with the written data.
fn effect(circuit: &Circuit, good: &Interpreter<'_>, effects: &Effects<'_>, written: &[u64]) -> Effect {
    let outputs = circuit.outputs();
    let [delivered, is_corrected, is_detected] = [&outputs[0].nets, &outputs[1].nets, &outputs[2].nets];
    let (mut wrong, mut wrong_before) = (0, 0);
    for (net, written) in delivered.iter().zip(written) {
        wrong |= effects.value(good, *net) ^ written;
        wrong_before |= good.get(*net) ^ written;
    }
    let due = effects.value(good, is_detected[0]);
    let due_before = good.get(is_detected[0]);
    let silent_before = wrong_before & !due_before;
    Effect {
        silent: wrong & !due & !silent_before,
        alarm: due & !due_before,
        report: !wrong & !due & (effects.value(good, is_corrected[0]) ^ good.get(is_corrected[0])),
    }
}
