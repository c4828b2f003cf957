//! Decodes the wrong samples of an entry one by one, for schemes whose correctable patterns are not listed.

use eccforge_circuit::lanes::{SLOT_BITS, Slot};
use eccforge_scheme::stages::BallDecoder;

/// Decodes the errors in `entry`, which becomes the remaining errors. Returns `ce` and `due`.
pub(super) fn decode(decoder: &BallDecoder, entry: &mut [Slot]) -> [Slot; 2] {
    let mut flags = [Slot::ZERO; 2];
    for (lane, wrong) in wrong_bits(entry).into_iter().enumerate().filter(|(_, wrong)| !wrong.is_empty()) {
        deliver(entry, &mut flags, lane, decoder.decode(&wrong, &[]));
    }
    flags
}

/// Makes these corrections in one sample of an entry and sets its `ce` and `due`; without them the sample is uncorrectable.
pub(super) fn deliver(entry: &mut [Slot], [ce, due]: &mut [Slot; 2], lane: usize, flips: Option<Vec<usize>>) {
    set(ce, lane, flips.as_ref().is_some_and(|flips| !flips.is_empty()));
    set(due, lane, flips.is_none());
    for bit in flips.into_iter().flatten() {
        entry[bit].0[lane / 64] ^= 1 << (lane % 64);
    }
}

/// Sets one sample of a slot.
pub(super) fn set(slot: &mut Slot, lane: usize, value: bool) {
    let bit = 1u64 << (lane % 64);
    slot.0[lane / 64] = slot.0[lane / 64] & !bit | if value { bit } else { 0 };
}

/// The wrong bits of each sample, ascending.
// Most bits are right, so going through the ones takes less time than asking for each bit of each sample.
pub(super) fn wrong_bits(entry: &[Slot]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new(); SLOT_BITS];
    for (bit, slot) in entry.iter().enumerate() {
        for (i, ones) in slot.0.iter().enumerate() {
            let mut left = *ones;
            while left != 0 {
                all[64 * i + left.trailing_zeros() as usize].push(bit);
                left &= left - 1;
            }
        }
    }
    all
}
