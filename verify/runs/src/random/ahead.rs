//! Drawing beside decoding: the slots of the next entries are encrypted between the instructions that decode these.

use super::ars::{ROUNDS, round_keys};
use super::{Generator, Stream};
use eccforge_bitslice::{Companion, CompanionStep, Slot};

/// Constants of the companion: the round keys, the step of the counters, the first counters.
const STEP: usize = ROUNDS + 1;
const COUNTER: usize = STEP + 1;
/// How many.
pub const CONSTANTS: usize = COUNTER + 1;

/// Registers: states from 0 on, then these.
const STATES: u8 = 4;
const KEY: u8 = STATES;
const NEXT: u8 = STATES + 1;
const BY: u8 = STATES + 2;

impl Stream {
    /// Work that draws `slots` slots, and its constants for slot 0 of block 0; `None` if the generator is not of AES rounds.
    pub fn companion(&self, slots: usize) -> Option<(Companion, [Slot; CONSTANTS])> {
        if self.generator != Generator::Ars7 {
            return None;
        }
        let mut steps =
            vec![CompanionStep::Load { to: NEXT, from: COUNTER }, CompanionStep::Load { to: BY, from: STEP }];
        for first in (0..slots).step_by(usize::from(STATES)) {
            let count = (slots - first).min(usize::from(STATES)) as u8;
            let soon = first + 2 * usize::from(STATES);
            steps.extend((soon..slots.min(soon + usize::from(STATES))).map(|to| CompanionStep::Prefetch { to }));
            steps.push(CompanionStep::Load { to: KEY, from: 0 });
            for to in 0..count {
                steps.push(CompanionStep::Xor { to, of: [NEXT, KEY] });
                steps.push(CompanionStep::Add { to: NEXT, from: BY });
            }
            for round in 1..=ROUNDS {
                steps.push(CompanionStep::Load { to: KEY, from: round });
                steps.extend((0..count).map(|to| match round {
                    ROUNDS => CompanionStep::AesLastRound { to, key: KEY },
                    _ => CompanionStep::AesRound { to, key: KEY },
                }));
            }
            steps.extend((0..count).map(|from| CompanionStep::Store { to: first + usize::from(from), from }));
        }
        let mut constants = [Slot::ZERO; CONSTANTS];
        for (slot, key) in constants.iter_mut().zip(round_keys(self.key)) {
            *slot = Slot(std::array::from_fn(|w| if w % 2 == 0 { key as u64 } else { (key >> 64) as u64 }));
        }
        constants[STEP] = Slot(std::array::from_fn(|w| if w % 2 == 0 { 4 } else { 0 }));
        start(&mut constants, 0, 0);
        Some((Companion::new(steps), constants))
    }
}

/// Makes the companion draw slots `index`, `index + 1`, ... of block `block` (see [`Stream::fill`]).
pub fn start(constants: &mut [Slot; CONSTANTS], block: u64, index: u64) {
    constants[COUNTER] = Slot(std::array::from_fn(|w| if w % 2 == 0 { (index << 2) + w as u64 / 2 } else { block }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_bitslice::{Backend, Program};
    use eccforge_logic::circuit::Builder;

    #[test]
    fn slots_drawn_beside_a_circuit_are_those_of_the_stream() {
        if !Companion::runs_here() || !Backend::Avx512.description().contains("machine code") {
            xtask::not_run("AVX-512", "VAES on vectors of 512 bits, and machine code");
            return;
        }
        let mut b = Builder::new("t");
        let x = b.input("x", 40);
        let sum = b.parity(x.iter().copied());
        b.output("y", vec![sum]);
        let program = Program::compile(&b.finish()).unwrap();
        for slots in [1, 3, 4, 41, 288] {
            let stream = Stream::new(Generator::Ars7, 9, "ahead");
            let (companion, mut constants) = stream.companion(slots).unwrap();
            let accompanied = program.accompanied(&companion).unwrap();
            let (block, index) = (77, (1 << 40) + 5);
            start(&mut constants, block, index);
            let mut expected = vec![Slot::ZERO; slots];
            stream.fill(block, index, &mut expected);
            let (mut found, mut frame, mut sum) = (vec![Slot::ZERO; slots], Vec::new(), [Slot::ZERO]);
            let inputs: Vec<Slot> = (0..40u64).map(|i| Slot([i.wrapping_mul(0x9E3779B97F4A7C15); 8])).collect();
            accompanied.run(&inputs, &mut frame, &mut sum, (&constants, &mut found));
            assert_eq!(found, expected, "{slots} slots");
            assert_eq!(sum[0], inputs.iter().fold(Slot::ZERO, |a, b| a.zip(b, |a, b| a ^ b)));
        }
        assert!(Stream::new(Generator::Philox, 9, "ahead").companion(4).is_none());
    }
}
