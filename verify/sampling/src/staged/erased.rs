//! Decodes the samples again in which words of the stage before are reported, with their symbols as erased.

use super::balls::{deliver, set, wrong_bits};
use eccforge_circuit::lanes::{SLOT_BITS, Slot};
use eccforge_scheme::stages::{Erasures, Report};

/// Decodes a copy of a stage with erasures: in each sample with enough reported symbols, the wrong bits of `entry` and the flags
/// `ce` and `due` are replaced. `before` has the flags of the words of the previous stage, and `read` has the bits as read.
pub(super) fn decode(
    (erasures, copy): (&Erasures, usize),
    before: &[[Slot; 2]],
    read: &[Slot],
    entry: &mut [Slot],
    flags: &mut [Slot; 2],
) {
    let mut reports = Vec::new();
    let mut reported = Slot::ZERO;
    for [ce, due] in before {
        let report = match erasures.of {
            Report::Uncorrectable => *due,
            Report::Corrected => ce.zip(due, |ce, due| ce & !due),
            Report::Alarm => ce.zip(due, |ce, due| ce | due),
        };
        reported = reported.zip(&report, |reported, report| reported | report);
        reports.push(report);
    }
    // The wrong bits of all samples are collected only if a sample has a report.
    let all_wrong = if reported == Slot::ZERO { Vec::new() } else { wrong_bits(read) };
    for lane in (0..SLOT_BITS).filter(|&lane| reported.get(lane)) {
        let words: Vec<bool> = reports.iter().map(|report| report.get(lane)).collect();
        let symbols = erasures.reported(copy, &words);
        if symbols.iter().all(|symbols| symbols.len() < erasures.from) {
            continue;
        }
        let wrong = &all_wrong[lane];
        // The bits as read replace what the decoder without erasures left.
        for slot in entry.iter_mut() {
            set(slot, lane, false);
        }
        for bit in wrong {
            set(&mut entry[*bit], lane, true);
        }
        deliver(entry, flags, lane, erasures.decode(wrong, &symbols));
    }
}
