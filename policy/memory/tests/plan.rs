//! Tests of the steps of memory tests.

use eccforge_memory::memory::WordMask;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::pattern::Pattern;
use eccforge_memory::memtest::plan::{MODULUS, Operation, Options, Select, Sweep};

// covers: M.1
#[test]
fn an_iteration_is_every_test_once_with_all_its_rounds() {
    let options = Options::default();
    let steps = |t| options.steps(t, 0);
    let sweeps: Vec<usize> = Test::ALL.iter().map(|t| steps(*t).len()).collect();
    //                 MI10 1WM 1W0 1W1 MIR 4W0 4W1 RB  M20     L L4 LS LS4
    assert_eq!(sweeps, [4, 32, 16, 16, 4, 64, 64, 2, 20 * 8, 2, 2, 2, 2]);
    assert_eq!(Test::ALL.map(Test::code).join(" "), "MI10 1WM 1W0 1W1 MIR 4W0 4W1 RB M20 L L4 LS LS4");
    // Each constant is written and read back, ones first and then zeros.
    let verified: Vec<Sweep> = steps(Test::Mi10).into_iter().skip(1).step_by(2).collect();
    let at = |w| Sweep::Verify(Pattern::Constant(w), Select::All);
    assert_eq!(verified, [at(u32::MAX), at(0)]);
    assert!(matches!(steps(Test::OneWm)[4], Sweep::Write(Pattern::Constant(0x0202_0202), Select::All)));
    assert!(matches!(steps(Test::OneWm)[7], Sweep::Verify(Pattern::Constant(0xFDFD_FDFD), Select::All)));
    // Random patterns change with the iteration, all others do not.
    for test in Test::ALL {
        let random = matches!(test, Test::Mir | Test::Rb | Test::M20);
        assert_eq!(options.steps(test, 0) != options.steps(test, 1), random, "{test}");
    }
}

// covers: M.2
#[test]
fn modulo_20_writes_a_residue_then_the_complement_twice_everywhere_else_and_verifies_only_the_residue() {
    let steps = Options::default().steps(Test::M20, 3);
    for (i, round) in (0..).zip(steps.chunks(4)) {
        let s = i / 2;
        let Sweep::Write(p @ Pattern::Constant(word), Select::Residue(r)) = round[0] else { panic!("{round:?}") };
        assert_eq!(r, s);
        let others = Sweep::Write(Pattern::Constant(!word), Select::NotResidue(s));
        assert_eq!(round[1..], [others, others, Sweep::Verify(p, Select::Residue(s))]);
    }
    // A word is verified once for the pattern and once for its complement, and every word is.
    let entries = 15;
    for s in 0..MODULUS {
        for entry in 0..entries {
            let (own, others) = (Select::Residue(s).words(entry), Select::NotResidue(s).words(entry));
            assert_eq!(own ^ others, WordMask::MAX);
            for w in 0..8 {
                assert_eq!(own >> w & 1 == 1, (8 * entry + w) % 20 == s);
            }
        }
    }
}

#[test]
fn each_round_of_modulo_20_draws_a_word_of_its_own() {
    let words: std::collections::BTreeSet<u64> = Options::default()
        .steps(Test::M20, 0)
        .into_iter()
        .filter_map(|step| match step {
            Sweep::Write(pattern, Select::Residue(_)) => Some(u64::from(pattern.word(0))),
            _ => None,
        })
        .collect();
    assert_eq!(words.len(), 40, "a word and its complement in each of 20 rounds");
}

// covers: M.2
#[test]
fn with_two_rounds_an_iteration_the_others_follow_in_later_ones() {
    let options = Options { modulo_rounds: 2, ..Options::default() };
    for (iteration, expected) in [(0, [0, 0, 1, 1]), (1, [2, 2, 3, 3]), (9, [18, 18, 19, 19]), (10, [0, 0, 1, 1])] {
        let mut residues = Vec::new();
        for step in options.steps(Test::M20, iteration) {
            if let Sweep::Verify(_, Select::Residue(residue)) = step {
                residues.push(residue);
            }
        }
        assert_eq!(residues, expected, "iteration {iteration}");
    }
}

#[test]
fn counts_of_selected_entries_and_words_are_those_of_trying_all() {
    for entries in 0..23 {
        for select in [Select::All, Select::Residue(7), Select::NotResidue(19), Select::Residue(0)] {
            let masks: Vec<WordMask> = (0..entries).map(|e| select.words(e)).collect();
            assert_eq!(select.word_count(entries), masks.iter().map(|m| u64::from(m.count_ones())).sum::<u64>());
            assert_eq!(select.count(entries, |m| m != 0), masks.iter().filter(|m| **m != 0).count() as u64);
            assert_eq!(select.count(entries, |m| m == 255), masks.iter().filter(|m| **m == 255).count() as u64);
        }
    }
}

/// The tests are written as in their publications; the first and last elements may take any order of addresses.
#[test]
fn march_tests_are_those_of_their_publications() {
    let written = |test: Test| -> String {
        let elements = Options::default().steps(test, 0).into_iter().map(|step| {
            let Sweep::March(element) = step else { panic!("{step:?}") };
            let operation = |operation: &Operation| match operation {
                Operation::Read(ones) => format!("r{}", element.word(*ones) & 1),
                Operation::Write(ones) => format!("w{}", element.word(*ones) & 1),
            };
            let operations: Vec<String> = element.operations.iter().map(operation).collect();
            format!("{}({})", if element.descending { "down" } else { "up" }, operations.join(","))
        });
        elements.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(written(Test::MarchC), "up(w0) up(r0,w1) up(r1,w0) down(r0,w1) down(r1,w0) up(r0)");
    assert_eq!(
        written(Test::MarchSs),
        "up(w0) up(r0,r0,w0,r0,w1) up(r1,r1,w1,r1,w0) down(r0,r0,w0,r0,w1) down(r1,r1,w1,r1,w0) up(r0)"
    );
    assert_eq!(
        written(Test::MarchRaw),
        "up(w0) up(r0,w0,r0,r0,w1,r1) up(r1,w1,r1,r1,w0,r0) down(r0,w0,r0,r0,w1,r1) down(r1,w1,r1,r1,w0,r0) up(r0)"
    );
}
