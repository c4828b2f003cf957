//! Tests of steps over real memory, with every kernel.

use eccforge_memory::host::kernels::{Kernel, LANES, Line};
use eccforge_memory::host::sweep;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::logic::Generator;
use eccforge_memory::memtest::pattern::{PARK_MILLER, Pattern, RandomBlocks};
use eccforge_memory::memtest::plan::{Select, Sweep};

/// Runs a step; returns wrong words and bits.
fn run(kernel: Kernel, generator: Generator, step: &Sweep, first: u64, lines: &mut [Line]) -> [u64; 2] {
    let (mut found, words) = ([0; 2], first * 16..(first + lines.len() as u64) * 16);
    sweep::run(kernel, generator, step, first, lines, &mut |number, read, expected| {
        assert!(words.contains(&number));
        found = [found[0] + 1, found[1] + u64::from((read ^ expected).count_ones())];
    });
    found
}

/// The words of lines by definition.
fn plain(pattern: &Pattern, first: u64, count: usize) -> Vec<Line> {
    let entry = |e: u64| pattern.entry(e).into_iter().flat_map(|beat| [beat as u32, (beat >> 32) as u32]);
    let line = |l: u64| {
        let words: Vec<u32> = entry(2 * l).chain(entry(2 * l + 1)).collect();
        Line(std::array::from_fn(|w| words[w]))
    };
    (first..first + count as u64).map(line).collect()
}

fn patterns() -> Vec<Pattern> {
    let random = Pattern::Random(RandomBlocks::new(5));
    let walking = Pattern::Walking { shift: 9, inverted: false };
    vec![
        Pattern::Constant(0xDEAD_BEEF),
        Pattern::walking_bytes(3),
        walking,
        walking.complement(),
        random,
        random.complement(),
    ]
}

// covers: M.1
#[test]
fn every_kernel_writes_what_the_patterns_say_and_finds_any_changed_word() {
    // The second start is just before the random sequence takes its next seed.
    for (first, kernel) in
        [7, (PARK_MILLER.1 - 1) / 16 - 3].into_iter().flat_map(|f| Kernel::available().into_iter().map(move |k| (f, k)))
    {
        for pattern in patterns() {
            let mut lines = vec![Line::default(); 300];
            let (write, verify) = (Sweep::Write(pattern, Select::All), Sweep::Verify(pattern, Select::All));
            let generator = Generator::of_period(128).unwrap();
            assert_eq!(run(kernel, generator, &write, first, &mut lines), [0; 2]);
            assert_eq!(lines, plain(&pattern, first, 300), "{kernel} {pattern:?}");
            assert_eq!(run(kernel, generator, &verify, first, &mut lines), [0; 2], "{kernel} {pattern:?}");
            for at in [0, 1, 130, 299] {
                let good = lines[at];
                lines[at].0[at % 16] ^= 0x8001;
                assert_eq!(run(kernel, generator, &verify, first, &mut lines), [1, 2], "{kernel} {pattern:?} {at}");
                lines[at] = good;
            }
        }
    }
}

// covers: M.2
#[test]
fn every_kernel_touches_exactly_the_selected_words_of_modulo_20() {
    let generator = Generator::of_period(128).unwrap();
    // The first line, and the residue of the selected words.
    let mut cases = Vec::new();
    for first in 0..6 {
        cases.extend([0, 7, 19].map(|residue| (first, residue)));
    }
    for kernel in Kernel::available() {
        for &(first, residue) in &cases {
            for select in [Select::Residue(residue), Select::NotResidue(residue)] {
                let is_selected = |word: u64| (word % 20 == residue) == (select == Select::Residue(residue));
                let mut lines = vec![Line([3; 16]); 37];
                let pattern = Pattern::Constant(0xA5A5_0001);
                run(kernel, generator, &Sweep::Write(pattern, select), first, &mut lines);
                let mut selected = 0;
                for (l, line) in (first..).zip(&lines) {
                    for (w, word) in (0..).zip(line.0) {
                        let is_written = is_selected(16 * l + w);
                        selected += u64::from(is_written);
                        assert_eq!(word, if is_written { 0xA5A5_0001 } else { 3 }, "{kernel} {select:?}");
                    }
                }
                let verify = Sweep::Verify(pattern, select);
                assert_eq!(run(kernel, generator, &verify, first, &mut lines), [0; 2]);
                for word in lines.iter_mut().flat_map(|line| &mut line.0) {
                    *word ^= 1;
                }
                assert_eq!(run(kernel, generator, &verify, first, &mut lines), [selected; 2]);
            }
        }
    }
}

// covers: M.3
#[test]
fn every_kernel_runs_the_generator_that_the_definition_runs() {
    for (kernel, shared) in Kernel::available().into_iter().flat_map(|k| [(k, false), (k, true)]) {
        for steps in [0, 1, 5, 511, 512, 513] {
            let g = Generator::of_period(512).unwrap();
            let mut out = [Line([9; 16]); LANES];
            kernel.logic((g.a, g.c), steps, 0, shared, &mut out);
            assert_eq!(out, [Line([g.run(steps, None); 16]); LANES], "{kernel} {steps}");
        }
    }
}

// covers: M.3
#[test]
fn the_logic_step_runs_whole_periods_and_leaves_zeros() {
    let generator = Generator::of_period(128).unwrap();
    for (kernel, shared) in Kernel::available().into_iter().flat_map(|k| [(k, false), (k, true)]) {
        for periods in [1, 4] {
            let mut lines = vec![Line([9; 16]); LANES + 3];
            run(kernel, generator, &Sweep::Logic { periods, shared }, 0, &mut lines);
            assert_eq!(lines, vec![Line::default(); LANES + 3], "{kernel} {periods}");
        }
    }
}

#[test]
fn a_march_takes_words_in_its_order_and_sees_each_before_it_writes_it() {
    let plan = |test| eccforge_memory::memtest::plan::Options::default().steps(test, 0);
    for (test, per_word) in [(Test::MarchC, 5), (Test::MarchSs, 13), (Test::MarchRaw, 17)] {
        let (mut lines, generator) = (vec![Line([0xABCD; 16]); 5], Generator::of_period(128).unwrap());
        // Without its first element, a march reads words that have not been written.
        for (i, step) in plan(test).into_iter().enumerate().skip(1) {
            let mut numbers = Vec::new();
            sweep::run(Kernel::best(), generator, &step, 9, &mut lines, &mut |number, _, _| numbers.push(number));
            numbers.dedup();
            let own: Vec<u64> = if i == 1 { (144..224).collect() } else { Vec::new() };
            assert_eq!(numbers, own, "{test} {i}");
        }
        let reads: u64 = plan(test).iter().map(|step| step.words_verified(10)).sum();
        assert_eq!(reads, per_word * 80, "{test}");
        // The last word first, where addresses descend.
        let down = plan(test)[3];
        lines.fill(Line([u32::MAX; 16]));
        let mut numbers = Vec::new();
        sweep::run(Kernel::best(), generator, &down, 0, &mut lines, &mut |number, _, _| numbers.push(number));
        numbers.dedup();
        assert_eq!(numbers, (0..80).rev().collect::<Vec<_>>(), "{test}");
        assert!(down.descends() && !plan(test)[2].descends());
    }
}
