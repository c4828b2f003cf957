//! Tests of jobs: records, interruption, resumption, and codes applied to the counts.

use super::with_memory;
use eccforge_circuit::lanes::Backend;
use eccforge_memory::codec::EntryCodec;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::plan::Options;
use eccforge_runs::run::Work;
use eccforge_scheme::builtin;
use eccforge_vulkan::device::{PIECE, Vulkan};
use eccforge_vulkan::job::{Job, decode};
use eccforge_vulkan::memory::{Memory, card};
use eccforge_vulkan::sweep::Plant;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

const BYTES: u64 = 64 << 10;

fn options() -> Options {
    Options { tests: vec![Test::Mi10, Test::MarchC, Test::L], period: 128, ..Options::default() }
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn a_run_has_the_same_results_whole_and_in_parts_and_says_when_it_is_not_whole() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    with_memory(BYTES, BYTES, |mut memory| {
        memory.plant = Some(Plant { address: 0x1234, mask: 4, stored: true });
        let (options, stop) = (options(), AtomicBool::new(false));
        let job = Job::new(memory, &options, 3, &stop).expect("a job");
        let count = |from: u64, to: u64| job.count(0, from..to, Backend::U64, &[]);
        let clear = |mut results: eccforge_memory::host::Results| {
            for speed in &mut results.speed {
                speed.seconds = 0.0;
            }
            results
        };
        let whole = clear(job.results(&[count(0, 9)]).expect("results"));
        let parts = clear(job.results(&[count(7, 9), count(0, 2), count(2, 7)]).expect("results"));
        assert_eq!(whole, parts);
        assert_eq!((whole.iterations, whole.failed_iterations, whole.interrupted), (3, 3, false));
        // Moving inversions read each word twice, March C- five times, logic once.
        assert_eq!(whole.tests.iter().map(|t| t.word_errors).collect::<Vec<_>>(), [6, 15, 3]);
        assert!(whole.tests.iter().all(|t| t.failed_iterations == 3 && t.bit_errors == t.word_errors));
        assert_eq!(whole.tests[1].words, 3 * 5 * BYTES / 4);
        assert_eq!((whole.speed[0].written, whole.speed[0].read), (6 * BYTES, 6 * BYTES));
        let sweeps: Vec<u64> = whole.wrong.first.iter().map(|word| word.sweep).collect();
        assert!(sweeps.is_sorted() && sweeps[0] == 2, "{sweeps:?}");
        // What an interruption leaves.
        let part = count(0, 4);
        stop.store(true, Ordering::SeqCst);
        assert_eq!(count(4, 9).blocks, 0);
        let part = job.results(&[part]).expect("results");
        assert_eq!((part.iterations, part.failed_iterations, part.interrupted), (2, 2, true));
    });
}

/// Memory of the run of all tests: more than one piece, and more words than threads.
const WHOLE: u64 = 16 << 20;

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn every_test_finds_intact_memory_intact() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    // All tests move 500 times the memory, which takes 100 seconds of a processor for 16 MiB.
    let whole = if xtask::extent() == xtask::Extent::Full { WHOLE } else { WHOLE / 8 };
    // Three pieces: the last one is shorter.
    with_memory(whole, whole / 8 * 3, |memory| {
        let options = Options { tests: Test::EVERY.to_vec(), period: 128, ..Options::default() };
        let (stop, started) = (AtomicBool::new(false), Instant::now());
        let job = Job::new(memory, &options, 1, &stop).expect("a job");
        let count = Test::EVERY.len() as u64;
        let results = job.results(&[job.count(0, 0..count, Backend::U64, &[])]).expect("results");
        let moved: u64 = results.speed.iter().map(|speed| speed.written + speed.read).sum();
        println!("{count} tests of {whole} bytes moved {} MB in {:.1?}", moved / 1_000_000, started.elapsed());
        assert_eq!((results.tests.len() as u64, results.iterations, results.failed_iterations), (count, 1, 0));
        assert!(results.tests.iter().all(|test| test.words >= whole / 4), "each test reads every word: {results:?}");
    });
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn a_code_on_top_would_have_corrected_one_planted_bit_and_detected_two() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    for (mask, place) in [(1 << 7, 2), (1 << 7 | 1 << 12, 3)] {
        with_memory(BYTES, BYTES, |mut memory| {
            memory.plant = Some(Plant { address: 0x44, mask, stored: true });
            let (options, stop) = (options(), AtomicBool::new(false));
            let job = Job::new(memory, &options, 1, &stop).expect("a job");
            let mut results = job.results(&[job.count(0, 0..3, Backend::U64, &[])]).expect("results");
            let hsiao = EntryCodec::of_scheme(&builtin("ni-secded").unwrap().scheme()).expect("a codec");
            decode(&mut results, &hsiao);
            let reads = results.tests[0].reads.all().map(|n| *n);
            let own: Vec<u64> = (0..7).map(|i| if i == place { 2 } else { 0 }).collect();
            assert_eq!(reads.to_vec(), own, "clean, masked, corrected, detected, ...");
        });
    }
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn memory_and_cards_that_are_not_there_are_refused() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    let vulkan = Vulkan::load().expect("a driver");
    let first = card(&vulkan, Some(0)).expect("a card");
    let refused = Memory::new(&vulkan, first.clone(), Some(1 << 50), 1 << 20).err().expect("too much");
    assert!(
        refused.starts_with("the driver allocates only ") && refused.ends_with(&format!(" of {} bytes", 1u64 << 50))
    );
    let all = Memory::new(&vulkan, first, None, PIECE).expect("what there is");
    assert!(all.bytes > 0 && all.bytes <= all.card.bytes);
    let refused = card(&vulkan, Some(99)).expect_err("no such card");
    assert!(refused.starts_with("there is no gpu:99: this machine has "), "{refused}");
}
