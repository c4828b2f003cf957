//! AES rounds over counters, for the time in which a circuit is evaluated: AES instructions occupy half of the vector
//! units, and the steps of the circuit the rest.

use super::allocate::Register;
use crate::lanes::counters::ROUND_KEYS;

/// Slots that are encrypted together. Consecutive batches overlap, because registers are renamed.
const BATCH: usize = 6;

/// Registers that the rounds leave to the circuit.
pub(super) const LEFT: usize = 32 - BATCH - 3;

/// The registers of the rounds: the states of a batch, the key of the round, the step of the counters, and the counters.
const STATES: Register = LEFT as Register;
const KEY: Register = STATES + BATCH as Register;
const STEP: Register = KEY + 1;
const COUNTERS: Register = KEY + 2;

/// One instruction of the rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Round {
    /// Loads a slot of [`crate::lanes::Counters`].
    Load(Register, usize),
    /// `to` = a XOR b.
    Xor([Register; 3]),
    /// `to` = a + b in each 64-bit word.
    Add([Register; 3]),
    /// A round of a state under the key.
    Encrypt(Register, Register),
    /// The last round, without MixColumns.
    EncryptLast(Register, Register),
    /// Stores a state as this slot of the result.
    Store(usize, Register),
}

/// The instructions that encrypt the counters of this number of slots.
pub(super) fn rounds(slots: usize) -> Vec<Round> {
    let mut rounds = vec![Round::Load(STEP, ROUND_KEYS), Round::Load(COUNTERS, ROUND_KEYS + 1)];
    for first in (0..slots).step_by(BATCH) {
        let slots_of_batch = first..slots.min(first + BATCH);
        let states = || STATES..STATES + slots_of_batch.len() as Register;
        rounds.push(Round::Load(KEY, 0));
        for state in states() {
            rounds.push(Round::Xor([state, COUNTERS, KEY]));
            rounds.push(Round::Add([COUNTERS, COUNTERS, STEP]));
        }
        for key in 1..ROUND_KEYS {
            rounds.push(Round::Load(KEY, key));
            let is_last = key == ROUND_KEYS - 1;
            rounds.extend(states().map(|s| if is_last { Round::EncryptLast(s, KEY) } else { Round::Encrypt(s, KEY) }));
        }
        rounds.extend(slots_of_batch.clone().zip(states()).map(|(slot, state)| Round::Store(slot, state)));
    }
    rounds
}
