//! Decodes the samples again in which words of the stage before are reported, with their symbols as erased.

use eccforge_circuit::lanes::{SLOT_BITS, Slot};
use eccforge_scheme::stages::Erasures;

/// Decodes a copy of a stage with erasures: in each sample with enough reported symbols, the wrong bits of `entry` and the flags
/// `ce` and `due` are replaced. `before` has the flags of the words of the previous stage, and `read` has the bits as read.
pub(super) fn decode(
    (erasures, copy): (&Erasures, usize),
    before: &[[Slot; 2]],
    read: &[Slot],
    entry: &mut [Slot],
    flags: &mut [Slot; 2],
) {
    let mut alarms = Slot::ZERO;
    for flag in before.iter().flatten() {
        alarms = alarms.zip(flag, |alarm, flag| alarm | flag);
    }
    for lane in (0..SLOT_BITS).filter(|&lane| alarms.get(lane)) {
        let words: Vec<bool> = before.iter().map(|[ce, due]| erasures.erases(ce.get(lane), due.get(lane))).collect();
        let reported = erasures.reported(copy, &words);
        if reported.iter().all(|symbols| symbols.len() < erasures.from) {
            continue;
        }
        let mut wrong: Vec<bool> = read.iter().map(|slot| slot.get(lane)).collect();
        let flips = erasures.decode(&wrong, &reported);
        for &bit in flips.iter().flatten() {
            wrong[bit] = !wrong[bit];
        }
        set(&mut flags[0], lane, flips.as_ref().is_some_and(|flips| !flips.is_empty()));
        set(&mut flags[1], lane, flips.is_none());
        for (slot, wrong) in entry.iter_mut().zip(wrong) {
            set(slot, lane, wrong);
        }
    }
}

/// Sets one sample of a slot.
fn set(slot: &mut Slot, lane: usize, value: bool) {
    let bit = 1u64 << (lane % 64);
    slot.0[lane / 64] = slot.0[lane / 64] & !bit | if value { bit } else { 0 };
}
