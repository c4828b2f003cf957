//! Tests of rank codes of four wrong symbols over on-die codes against plain bounded-distance decoding of each codeword.

use crate::oracles;
use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_gf::random::SplitMix64;
use eccforge_oracle::Oracle;
use eccforge_oracle::bounded::BoundedDistance;
use eccforge_sampling::staged::Pipeline;
use eccforge_scheme::library;
use eccforge_scheme::stages::Stages;

/// Chips of four pins in 32 beats, each with an on-die word, and codewords of the rank whose symbols have pins and beats of a chip.
struct Rank {
    on_die: Oracle,
    code: BoundedDistance,
    chips: usize,
    /// Pins and beats of a symbol.
    symbol: [usize; 2],
    /// Beats of a block.
    block: usize,
    radius: usize,
    /// Maximum number of symbols that are corrected anywhere; more must be in one chip.
    anywhere: usize,
    /// Pin and beat of each data bit of a chip.
    sent: fn(usize) -> [usize; 2],
}

impl Rank {
    /// The bits that the rank reads, `[beat][pin]`, for wrong cells: decoders treat an error alike for all data.
    fn sent(&self, cells: &[bool]) -> Vec<Vec<bool>> {
        let mut sent = vec![vec![false; 4 * self.chips]; 32];
        for (chip, word) in cells.chunks(136).enumerate() {
            let decoded = self.on_die.decode(word);
            for data in 0..128 {
                let [pin, beat] = (self.sent)(data);
                sent[beat][4 * chip + pin] = decoded.entry[self.on_die.data_positions[data]];
            }
        }
        sent
    }

    /// Whether a block is silent, and whether it is detected.
    fn outcome(&self, block: &[Vec<bool>]) -> [bool; 2] {
        let [pins, beats] = self.symbol;
        let mut is_wrong = false;
        for rows in block.chunks(beats) {
            let value = |s: usize| {
                let bits = (0..pins * beats).map(|k| u32::from(rows[k / pins][s * pins + k % pins]) << k);
                bits.sum::<u32>()
            };
            let mut word: Vec<u32> = (0..4 * self.chips / pins).map(value).collect();
            let Some(found) = self.code.correct(&word, &[], self.radius) else { return [false, true] };
            let is_of_one_chip = found.windows(2).all(|pair| pair[0].0 * pins / 4 == pair[1].0 * pins / 4);
            if found.len() > self.anywhere && !is_of_one_chip {
                return [false, true];
            }
            found.iter().for_each(|(s, value)| word[*s] ^= value);
            is_wrong |= word.iter().any(|value| *value != 0);
        }
        [is_wrong, false]
    }

    /// Compares both decoders on errors; returns how many are right, detected and silent.
    fn compare(&self, stages: &Stages, errors: &[Vec<usize>]) -> [usize; 3] {
        let pipeline = Pipeline::new(stages).expect("it fits");
        let mut counts = [0; 3];
        for errors in errors.chunks(512) {
            let mut injected = vec![Slot::ZERO; pipeline.bits()];
            for (lane, error) in errors.iter().enumerate() {
                error.iter().for_each(|bit| injected[*bit].0[lane / 64] ^= 1 << (lane % 64));
            }
            let verdict = pipeline.run(Backend::best(), &mut pipeline.bench(), &injected, None);
            for (lane, error) in errors.iter().enumerate() {
                let mut wrong = vec![false; pipeline.bits()];
                error.iter().for_each(|bit| wrong[*bit] = !wrong[*bit]);
                let sent = if stages.errors_at == 0 {
                    self.sent(&wrong)
                } else {
                    wrong.chunks(4 * self.chips).map(<[bool]>::to_vec).collect()
                };
                let blocks: Vec<[bool; 2]> = sent.chunks(self.block).map(|block| self.outcome(block)).collect();
                let silent = blocks.iter().any(|[silent, _]| *silent);
                let detected = !silent && blocks.iter().any(|[_, detected]| *detected);
                assert_eq!([verdict.silent.get(lane), verdict.detected.get(lane)], [silent, detected], "{error:?}");
                counts[if silent { 2 } else { usize::from(detected) }] += 1;
            }
        }
        counts
    }
}

/// A code with a symbol at each of these powers of the primitive element x, and syndromes from the first power.
fn code(polynomial: u32, check_symbols: usize, powers: impl Iterator<Item = usize>) -> BoundedDistance {
    let mut code =
        BoundedDistance { polynomial, first_power: 1, check_symbols, locators: Vec::new(), multipliers: Vec::new() };
    code.locators = powers.map(|power| code.power(2, power as u32)).collect();
    code
}

/// Errors of the cells: wrong bits anywhere, or in words of two or three chips.
fn of_cells(chips: usize, random: &mut SplitMix64) -> Vec<Vec<usize>> {
    let mut errors = Vec::new();
    for i in 0..1024 {
        let mut error = Vec::new();
        if i % 2 == 0 {
            error.extend((0..random.below(40)).map(|_| random.below(136 * chips)));
        } else {
            let (first, few) = (random.below(chips), 2 + random.below(12));
            for chip in first..(first + 2 + i / 512).min(chips) {
                error.extend((0..few).map(|_| chip * 136 + random.below(136)));
            }
        }
        errors.push(error);
    }
    errors
}

#[test]
fn rank_codes_over_bounded_on_die_codes_end_as_by_plain_decoding() {
    let pins_first: fn(usize) -> [usize; 2] = |data| [data % 4, data / 4];
    let beats_first: fn(usize) -> [usize; 2] = |data| [data / 16 % 4, data / 64 * 16 + 15 - data % 16];
    for (id, on_die, sent, polynomial, check_symbols, symbol) in [
        ("unbound-chipkill-1x8", "fault-bound-none", pins_first, 0x11D, 8, [1, 8]),
        ("bound-1x16-chipkill-1x8", "fault-bound-16", beats_first, 0x11D, 8, [1, 8]),
        ("bound-1x16-chipkill-1x16", "fault-bound-16", beats_first, 0x1002D, 8, [1, 16]),
        ("unbound-chipkill-2x8", "fault-bound-none", pins_first, 0x1002D, 4, [2, 8]),
        ("unbound-chipkill-4x4", "fault-bound-none", pins_first, 0x1002D, 2, [4, 4]),
    ] {
        let parts = 4 / symbol[0];
        // Symbol c + 10 h of the artifact is part h of chip c.
        let powers = (0..10 * parts).map(|s| s / parts + 10 * (s % parts));
        let rank = Rank {
            on_die: oracles::of_work(on_die),
            code: code(polynomial, check_symbols, powers),
            chips: 10,
            symbol,
            block: 32,
            radius: check_symbols / 2,
            anywhere: usize::MAX,
            sent,
        };
        let stages = library::named_stages(id).expect("shipped");
        let [right, detected, _] = rank.compare(&stages, &of_cells(10, &mut SplitMix64::new(4)));
        assert!(right > 100 && detected > 100, "{id}: {right} {detected}");
    }
}

#[test]
fn quadruple_pin_correction_over_on_die_codes_ends_as_by_plain_decoding() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/ranks/on-die-qpc.yaml");
    let mut stages = library::named_stages(path).expect("an example");
    let rank = Rank {
        on_die: oracles::of_work("unity-on-die"),
        code: code(0x11D, 8, (8..72).chain(0..8)),
        chips: 18,
        symbol: [1, 8],
        block: 8,
        radius: 4,
        anywhere: 2,
        sent: |data| [data % 4, data / 4],
    };
    let mut random = SplitMix64::new(72);
    let [right, detected, _] = rank.compare(&stages, &of_cells(18, &mut random));
    assert!(right > 100 && detected > 100, "{right} {detected}");
    // Wrong pins as the controller reads them: a chip, pins anywhere, and both.
    stages.errors_at = 1;
    let mut errors = Vec::new();
    for i in 0..512 {
        let (first, beat) = (4 * random.below(18), 8 * random.below(4));
        let own = if i % 3 > 0 { 0..4 } else { 0..0 };
        let others = (0..if i % 3 == 1 { 0 } else { random.below(5) }).map(|_| random.below(72));
        let pins = own.map(|pin| first + pin).chain(others).collect::<Vec<_>>();
        let mut error = Vec::new();
        for pin in pins {
            let value = 1 + random.below(255);
            error.extend((0..8).filter(|b| value >> b & 1 == 1).map(|b| (beat + b) * 72 + pin));
        }
        errors.push(error);
    }
    let [right, detected, silent] = rank.compare(&stages, &errors);
    // All 171 chips are corrected, and at most two pins anywhere.
    assert!(right > 171 && detected > 100 && silent == 0, "{right} {detected} {silent}");
}
