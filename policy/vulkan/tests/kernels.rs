//! Tests of the kernels against the sweeps over the memory of this machine.

use super::with_memory;
use eccforge_memory::host::kernels::{Kernel, Line};
use eccforge_memory::host::sweep;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::pattern::{PARK_MILLER, Pattern, RandomBlocks};
use eccforge_memory::memtest::plan::{Operation, Options, Select, Sweep};
use eccforge_vulkan::sweep::Plant;
use std::sync::atomic::AtomicBool;

/// Size of the tested memory: not a whole number of periods of any pattern, and the last piece is shorter than the others.
const BYTES: u64 = 100 << 10;
const PIECE: u64 = 48 << 10;

fn options() -> Options {
    Options { tests: Test::EVERY.to_vec(), period: 128, ..Options::default() }
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn every_sweep_leaves_in_a_cards_memory_what_it_leaves_in_that_of_this_machine() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    with_memory(BYTES, PIECE, |memory| {
        let (options, stop) = (options(), AtomicBool::new(false));
        let generator = options.generator().expect("a generator");
        let mut lines = vec![Line::default(); BYTES as usize / 64];
        for (test, iteration) in Test::EVERY.into_iter().flat_map(|test| [(test, 0), (test, 3)]) {
            for (i, step) in options.steps(test, iteration).iter().enumerate() {
                let found = memory.sweep(step, (test, 1), generator, &stop).expect("it runs").expect("to the end");
                sweep::run(Kernel::best(), generator, step, 0, &mut lines, &mut |word, _, _| {
                    panic!("{test} {i} {word}")
                });
                assert_eq!(found.0, 0, "{test} {i}: {:?}", found.1.first.first());
                if !matches!(step, Sweep::Verify(..)) {
                    let own: Vec<u32> = lines.iter().flat_map(|line| line.0).collect();
                    let contents = memory.contents().expect("it runs");
                    let wrong = own.iter().zip(&contents).position(|(own, there)| own != there);
                    assert_eq!((own.len(), wrong), (contents.len(), None), "{test} {i} {step:?}");
                }
            }
        }
    });
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn random_blocks_take_the_next_seed_in_the_middle_of_an_entry_as_on_this_machine() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    with_memory(BYTES, PIECE, |mut memory| {
        let period = PARK_MILLER.1 - 1;
        let generator = options().generator().expect("a generator");
        for turn in [1, 2] {
            memory.first = (turn * period - 9000) / 16 * 16;
            let blocks = RandomBlocks::new(77);
            let own: Vec<u32> =
                (memory.first..).step_by(8).take(BYTES as usize / 32).flat_map(|at| blocks.words(at, 8)).collect();
            for step in [Sweep::Write, Sweep::Verify].map(|kind| kind(Pattern::Random(blocks), Select::All)) {
                let stop = AtomicBool::new(false);
                let found = memory.sweep(&step, (Test::Rb, 1), generator, &stop).expect("it runs").expect("to the end");
                assert_eq!(found.0, 0, "{step:?}");
            }
            assert!(memory.contents().expect("it runs") == own, "turn {turn}");
        }
    });
}

/// Number of times that a test reads a word, by its steps.
fn reads(steps: &[Sweep], word: u64) -> u64 {
    let of = |step: &Sweep| match step {
        Sweep::Verify(_, select) => u64::from(select.words(word / 8) >> (word % 8) & 1),
        Sweep::March(element) => {
            element.operations.iter().filter(|operation| matches!(operation, Operation::Read(_))).count() as u64
        }
        _ => 0,
    };
    steps.iter().map(of).sum()
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn each_test_finds_a_planted_error_in_every_read_of_its_word_and_tells_cells_from_transfers() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    with_memory(BYTES, PIECE, |mut memory| {
        let (options, stop) = (options(), AtomicBool::new(false));
        let generator = options.generator().expect("a generator");
        let words = [0, PIECE / 4 - 1, PIECE / 4, 20_011, BYTES / 4 - 1];
        for (word, test) in words.into_iter().flat_map(|word| Test::EVERY.map(|test| (word, test))) {
            let stored = word % 2 == 0;
            let plant = Plant { address: 4 * word, mask: 0x8000_0041, stored };
            memory.plant = Some(plant);
            let (steps, mut found, mut bits) = (options.steps(test, 0), 0, 0);
            for (step, sweep) in steps.iter().zip(5..) {
                let (count, wrong) = memory.sweep(step, (test, sweep), generator, &stop).unwrap().unwrap();
                assert_eq!(count, reads(&[*step], word), "{test} {step:?}");
                assert_eq!(wrong.first.len() as u64, count);
                for first in &wrong.first {
                    let again = if stored { first.read } else { first.expected };
                    let own = (first.address, first.expected ^ first.read, first.reread, first.test, first.sweep);
                    assert_eq!(own, (plant.address, plant.mask, Some(again), test, sweep));
                }
                let by_bit: Vec<u64> = wrong.by_bit.iter().map(|[up, down]| up + down).collect();
                let own: Vec<u64> = (0..32).map(|bit| if plant.mask >> bit & 1 == 1 { count } else { 0 }).collect();
                assert_eq!(by_bit, own);
                found += count;
                bits += wrong.by_bit.as_flattened().iter().sum::<u64>();
            }
            assert_eq!((found, bits), (reads(&steps, word), 3 * found), "{test}");
            assert!(found > 0, "{test} reads word {word}");
        }
    });
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn more_wrong_words_than_are_stored_are_all_counted() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    with_memory(BYTES, PIECE, |memory| {
        let (generator, stop) = (options().generator().expect("a generator"), AtomicBool::new(false));
        let steps =
            [Sweep::Write(Pattern::Constant(0xFF), Select::All), Sweep::Verify(Pattern::Constant(0x1FE), Select::All)];
        let found = steps.map(|step| memory.sweep(&step, (Test::Mi10, 1), generator, &stop).unwrap().unwrap());
        let (words, stored) = (BYTES / 4, 1000);
        assert_eq!((found[1].0, found[1].1.first.len()), (words, stored));
        let counts = |bit| [[0, 0], [words, 0], [0, words]][usize::from(bit == 0) + 2 * usize::from(bit == 8)];
        assert_eq!(found[1].1.by_bit, (0..32).map(counts).collect::<Vec<_>>());
    });
}
