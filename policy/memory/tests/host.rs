//! Tests of the memory tests on a small part of this machine's memory.
#![allow(missing_docs)]

use eccforge_memory::host::kernels::{Kernel, Line};
use eccforge_memory::host::{Buffer, Job, run};
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::plan::Options;
use eccforge_memory::memtest::result::{FORMAT, MemtestResult, Provenance, Speed, Status, Target};
use eccforge_memory::memtest::simulated::TestResult;
use eccforge_memory::memtest::wrong_words::WrongWords;
use eccforge_report::Report;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

const BYTES: u64 = 200_000;

fn options() -> Options {
    Options { period: 128, ..Options::default() }
}

// covers: M.4
#[test]
fn negative_control_memory_that_nobody_disturbs_shows_no_error_on_any_kernel() {
    for kernel in Kernel::available() {
        let mut buffer = Buffer::new(BYTES, 2).expect("there is so much memory");
        let options = options();
        let job = Job { options: &options, iterations: 2, kernel, disturb: None };
        let done = AtomicU64::new(0);
        let results = run(&job, &mut buffer, None, &AtomicBool::new(false), &done).expect("it runs");
        assert_eq!((results.iterations, results.failed_iterations, results.interrupted), (2, 0, false));
        assert!(results.tests.iter().all(|t| t.word_errors == 0 && t.bit_errors == 0 && t.failed_iterations == 0));
        let words = buffer.bytes() / 4;
        assert_eq!(results.tests[0].words, 2 * 2 * words);
        assert_eq!(results.tests[8].words, 2 * 2 * words, "modulo-20 verifies every word twice");
        assert_eq!(done.load(Ordering::Relaxed), 2 * 370 * buffer.bytes());
    }
}

// covers: M.4
#[test]
fn a_bit_that_changes_between_writing_and_verifying_is_found_once_by_the_test_that_runs() {
    for (kernel, test) in
        Kernel::available().into_iter().flat_map(|k| Test::ALL.into_iter().chain([Test::MarchC]).map(move |t| (k, t)))
    {
        let options = Options { tests: vec![test], ..options() };
        // After the first write. The first residue of modulo-20 holds word 0 of line 0, and so does its first round.
        let disturb = |_: usize, step: usize, lines: &mut [Line]| {
            if step == 0 {
                lines[0].0[0] ^= 0x40;
            }
        };
        let mut buffer = Buffer::new(BYTES, 1).expect("there is so much memory");
        let job = Job { options: &options, iterations: 1, kernel, disturb: Some(&disturb) };
        let results = run(&job, &mut buffer, None, &AtomicBool::new(false), &AtomicU64::new(0)).expect("it runs");
        let t = results.tests[0];
        assert_eq!((t.word_errors, t.bit_errors, t.failed_iterations), (1, 1, 1), "{kernel} {test}");
        let [word] = results.wrong.first[..] else { panic!("{:?}", results.wrong) };
        assert_eq!((word.test, word.address, word.expected ^ word.read, word.reread), (test, 0, 0x40, Some(word.read)));
        let direction = usize::from(word.expected & 0x40 != 0);
        let counts = |bit: usize| if bit == 6 { [1 - direction as u64, direction as u64] } else { [0; 2] };
        assert_eq!(results.wrong.by_bit, (0..32).map(counts).collect::<Vec<_>>());
        assert_eq!(results.failed_iterations, 1);
    }
}

#[test]
fn an_interruption_leaves_the_iterations_before_it_and_any_error_seen_since() {
    let options = Options { tests: vec![Test::Mi10, Test::Mir], ..options() };
    for bad in [false, true] {
        let stop = AtomicBool::new(false);
        let steps = AtomicU64::new(0);
        let disturb = |test: usize, step: usize, lines: &mut [Line]| {
            // Two tests of four steps: the ninth step is the first of the second iteration.
            let number = steps.fetch_add(1, Ordering::SeqCst);
            if bad && number == 8 {
                lines[3].0[3] ^= 1;
            }
            if number == 9 {
                assert_eq!((test, step), (0, 1));
                stop.store(true, Ordering::SeqCst);
            }
        };
        let mut buffer = Buffer::new(BYTES, 1).expect("there is so much memory");
        let job = Job { options: &options, iterations: 5, kernel: Kernel::best(), disturb: Some(&disturb) };
        let results = run(&job, &mut buffer, None, &stop, &AtomicU64::new(0)).expect("it ran");
        assert!(results.interrupted);
        assert_eq!((results.iterations, results.failed_iterations), if bad { (2, 1) } else { (1, 0) });
        assert_eq!(results.tests[0].word_errors, u64::from(bad));
    }
}

// covers: M.4
#[test]
fn memory_that_cannot_be_had_is_a_failure_to_run_and_not_an_error_of_memory() {
    let message = Buffer::new(1 << 60, 2).expect_err("nobody has so much");
    assert!(message.contains("1152921504606846976 bytes"), "{message}");
}

#[test]
fn each_row_of_a_host_has_the_speed_of_its_own_test() {
    let [first, second, third] = [Test::ALL[0], Test::ALL[1], Test::ALL[2]];
    let speed = |test, seconds, read, ratio| Speed { test, seconds, written: 1_000_000_000, read, ratio };
    let speed = vec![speed(second, 2.0, 3_000_000_000, Some(0.5)), speed(first, 4.0, 0, None)];
    let kernel = "portable".to_owned();
    let result = MemtestResult {
        format: FORMAT.to_owned(),
        status: Status::Complete,
        card: String::new(),
        attributes: BTreeMap::new(),
        target: Target::Host { bytes: 1 << 20, locked: false, threads: 1, kernel, bandwidth: None, ratio: None, speed },
        iterations: 1,
        failed_iterations: 0,
        tests: [first, second, third].map(TestResult::new).to_vec(),
        wrong: WrongWords::default(),
        provenance: Provenance::new(Vec::new(), 1, None, None),
    };
    let page = result.document().markdown();
    let row = |test: Test| -> Vec<&str> {
        let mut cells = page.lines().map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
        let row = cells.rfind(|cells| cells.get(1) == Some(&test.code()));
        row.map_or_else(Vec::new, |cells| cells[6..9].to_vec())
    };
    assert_eq!(row(first), ["4.000", "0.25", "-"], "{page}");
    assert_eq!(row(second), ["2.000", "2.00", "50 %"], "{page}");
    assert_eq!(row(third), ["-", "-", "-"], "{page}");
}
