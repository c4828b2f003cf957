//! Each test as steps: sweeps that write or verify some of the words.

use super::Test;
use super::logic::Generator;
use super::pattern::{Pattern, RandomBlocks};
use crate::bits::WORDS;
use crate::memory::WordMask;
use crate::random::Draw;
use serde::Serialize;

/// Stride of the modulo test.
pub const MODULUS: u64 = 20;

/// Which words a sweep touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Select {
    /// All.
    All,
    /// Those whose offset is this number modulo 20.
    Residue(u64),
    /// All others.
    NotResidue(u64),
}

/// Entries after which the words of a residue modulo 20 stand at the same places of an entry again.
pub const SELECT_PERIOD: u64 = 5;

impl Select {
    /// The words of an entry that are touched.
    pub fn words(self, entry: u64) -> WordMask {
        let residue = |s: u64| {
            let at = |w: &u64| (entry * WORDS as u64 + w) % MODULUS == s;
            (0..WORDS as u64).filter(at).fold(0, |mask: WordMask, w| mask | 1 << w)
        };
        match self {
            Self::All => WordMask::MAX,
            Self::Residue(s) => residue(s),
            Self::NotResidue(s) => !residue(s),
        }
    }

    /// How many of `entries` entries have a mask that `wanted` accepts.
    pub fn count(self, entries: u64, wanted: impl Fn(WordMask) -> bool) -> u64 {
        let in_period = (0..SELECT_PERIOD).filter(|e| wanted(self.words(*e)));
        in_period.map(|e| (entries + SELECT_PERIOD - 1 - e) / SELECT_PERIOD).sum()
    }

    /// How many of the words of `entries` entries are touched.
    pub fn word_count(self, entries: u64) -> u64 {
        let per = |e: u64| u64::from(self.words(e).count_ones());
        (0..SELECT_PERIOD).map(|e| per(e) * ((entries + SELECT_PERIOD - 1 - e) / SELECT_PERIOD)).sum()
    }
}

/// One sweep over all entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Write(Pattern, Select),
    /// Read and compare.
    Verify(Pattern, Select),
    /// Run the logic generator for this many periods at every word, through shared memory or not, and write its state.
    Logic {
        periods: u32,
        /// Whether the state is kept in shared memory between steps.
        shared: bool,
    },
}

impl Step {
    /// How many of the words of `entries` entries it verifies.
    pub fn words_verified(&self, entries: u64) -> u64 {
        if let Self::Verify(_, select) = self { select.word_count(entries) } else { 0 }
    }
}

/// What an iteration consists of.
#[derive(Clone, Debug, Serialize)]
pub struct Options {
    pub tests: Vec<Test>,
    /// Rounds of the modulo test in an iteration, of 20; with fewer, later iterations go on where this one stops, as on
    /// Folding@home \[Section 4.1\].
    pub modulo_rounds: u64,
    /// Period of the logic test's generator.
    pub period: u32,
    /// Seed of random patterns.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self { tests: Test::ALL.to_vec(), modulo_rounds: MODULUS, period: 1024, seed: 1 }
    }
}

impl Options {
    /// The generator of the logic tests.
    pub fn generator(&self) -> Result<Generator, String> {
        Generator::of_period(self.period)
    }

    /// The steps of a test in an iteration, counted from 0.
    pub fn steps(&self, test: Test, iteration: u64) -> Vec<Step> {
        let draw = Draw::new(self.seed, "patterns");
        let random = |i: u64| draw.bits(iteration, i) as u32;
        let round = |p: Pattern| [Step::Write(p, Select::All), Step::Verify(p, Select::All)];
        let both = |p: Pattern| round(p).into_iter().chain(round(p.complement()));
        let walking = |inverted| (0..32).flat_map(move |shift| round(Pattern::Walking { shift, inverted })).collect();
        match test {
            Test::Mi10 => both(Pattern::Constant(u32::MAX)).collect(),
            Test::Mir => both(Pattern::Constant(random(0))).collect(),
            Test::OneWm => (0..8).flat_map(|s| both(Pattern::Constant(0x0101_0101 << s))).collect(),
            Test::OneW1 => (0..8).flat_map(|s| round(Pattern::walking_bytes(s))).collect(),
            Test::OneW0 => (0..8).flat_map(|s| round(Pattern::walking_bytes(s).complement())).collect(),
            Test::FourW1 => walking(false),
            Test::FourW0 => walking(true),
            Test::Rb => round(Pattern::Random(RandomBlocks::new(draw.bits(iteration, 1)))).to_vec(),
            Test::M20 => {
                let first = iteration * self.modulo_rounds;
                (first..first + self.modulo_rounds).flat_map(|i| modulo(i % MODULUS, random(2))).collect()
            }
            Test::L => logic(1, false),
            Test::L4 => logic(4, false),
            Test::Ls => logic(1, true),
            Test::Ls4 => logic(4, true),
        }
    }
}

/// Round s, for a pattern and its complement: the pattern at offset = s mod 20, its complement twice everywhere else, and
/// only the former is verified (M.2).
fn modulo(s: u64, word: u32) -> Vec<Step> {
    let half = |p: Pattern| {
        let others = Step::Write(p.complement(), Select::NotResidue(s));
        [Step::Write(p, Select::Residue(s)), others, others, Step::Verify(p, Select::Residue(s))]
    };
    let p = Pattern::Constant(word);
    half(p).into_iter().chain(half(p.complement())).collect()
}

fn logic(periods: u32, shared: bool) -> Vec<Step> {
    vec![Step::Logic { periods, shared }, Step::Verify(Pattern::Constant(0), Select::All)]
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let verified: Vec<Step> = steps(Test::Mi10).into_iter().skip(1).step_by(2).collect();
        let at = |w| Step::Verify(Pattern::Constant(w), Select::All);
        assert_eq!(verified, [at(u32::MAX), at(0)]);
        assert!(matches!(steps(Test::OneWm)[4], Step::Write(Pattern::Constant(0x0202_0202), Select::All)));
        assert!(matches!(steps(Test::OneWm)[7], Step::Verify(Pattern::Constant(0xFDFD_FDFD), Select::All)));
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
            let Step::Write(p @ Pattern::Constant(word), Select::Residue(r)) = round[0] else { panic!("{round:?}") };
            assert_eq!(r, s);
            let others = Step::Write(Pattern::Constant(!word), Select::NotResidue(s));
            assert_eq!(round[1..], [others, others, Step::Verify(p, Select::Residue(s))]);
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

    // covers: M.2
    #[test]
    fn with_two_rounds_an_iteration_the_others_follow_in_later_ones() {
        let options = Options { modulo_rounds: 2, ..Options::default() };
        let residues = |iteration| -> Vec<u64> {
            let steps = options.steps(Test::M20, iteration);
            steps
                .iter()
                .filter_map(|s| if let Step::Verify(_, Select::Residue(r)) = s { Some(*r) } else { None })
                .collect()
        };
        assert_eq!(
            [residues(0), residues(1), residues(9), residues(10)],
            [[0, 0, 1, 1], [2, 2, 3, 3], [18, 18, 19, 19], [0, 0, 1, 1]]
        );
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
}
