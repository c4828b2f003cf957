//! Errors of logic in the logic tests: they belong to no entry, so their tasks are whole iterations.

use super::counts::Counts;
use super::job::{CouldNotRun, Job, Plan, Schedule, schedule};
use crate::memtest::logic::Generator;
use crate::memtest::plan::Sweep;
use crate::random::Draw;
use statrs::distribution::{DiscreteCDF, Poisson};

/// Maximum number of errors of logic that a test simulates one by one.
// Each error is drawn and simulated individually, and with this number every iteration fails.
const MOST_LOGIC: f64 = 1e7;

/// Number of threads of MemtestG80: 1024 blocks of 512. Each runs the generator once and writes its state to all of its words.
const THREADS: u64 = 1024 * 512;

/// Number of runs of the generator in a test, and number of words that have the state of one run.
fn runs(job: &Job<'_>) -> [u64; 2] {
    let words = 8 * job.map.entries;
    [words.min(THREADS), words.div_ceil(THREADS)]
}

/// Average number of wrong steps of a logic test.
fn mean(job: &Job<'_>, generator: &Generator, periods: u32, shared: bool) -> f64 {
    let logic = job.map.logic;
    let p = logic.per_step + if shared { logic.shared_per_step } else { 0.0 };
    let steps = u64::from(periods) * u64::from(generator.period);
    p * steps as f64 * runs(job)[0] as f64
}

/// Rejects jobs that would take too long.
pub(super) fn check(job: &Job<'_>, generator: &Generator, schedule: &Schedule) -> Result<(), CouldNotRun> {
    for (_, step) in schedule {
        let Sweep::Logic { periods, shared } = step else { continue };
        let mean = mean(job, generator, *periods, *shared);
        if mean > MOST_LOGIC {
            return Err(CouldNotRun::Invalid(format!(
                "the logic fault would occur {mean:.1e} times in one test; at most {MOST_LOGIC:.0e} are simulated"
            )));
        }
    }
    Ok(())
}

impl Plan<'_> {
    /// Number of logic tasks: one for each iteration if logic can go wrong, otherwise 0.
    pub(super) fn logic_tasks(&self) -> u64 {
        let logic = self.job.map.logic;
        if logic.per_step > 0.0 || logic.shared_per_step > 0.0 { self.job.iterations } else { 0 }
    }

    /// Errors of logic in an iteration.
    pub(super) fn logic_task(&self, iteration: u64) -> Counts {
        let mut found = Counts::new(&self.job.options.tests);
        for (t, step) in schedule(self.job.options, iteration) {
            let Sweep::Logic { periods, shared } = step else { continue };
            let [words, bits] = errors(&self.job, &self.generator, (iteration, t), periods, shared);
            let own = &mut found.tests[t];
            (own.word_errors, own.bit_errors, own.logic_errors) = (words, bits, words);
            if words > 0 {
                found.fail(iteration, t);
            }
        }
        found
    }
}

/// Wrong words and bits of a logic test: the number of flips has a Poisson distribution, and each flip is followed to
/// the end of its run.
fn errors(
    job: &Job<'_>,
    generator: &Generator,
    (iteration, test): (u64, usize),
    periods: u32,
    shared: bool,
) -> [u64; 2] {
    let (mean, steps) = (mean(job, generator, periods, shared), u64::from(periods) * u64::from(generator.period));
    let draw = Draw::new(job.map.seed, "logic").part(iteration * 16 + test as u64);
    let Ok(poisson) = Poisson::new(mean) else { return [0; 2] };
    let count = quantile(&poisson, draw.unit(0, 0));
    let ([_, words], mut wrong) = (runs(job), [0; 2]);
    for i in 0..count {
        let at = draw.below(i, 1, steps);
        // Later flips than this one's step do not matter: a zero state is zero again after whole periods.
        let state = generator.run(
            steps - at / u64::from(generator.period) * u64::from(generator.period),
            Some((at % u64::from(generator.period), draw.below(i, 2, 32) as u32)),
        );
        if state != 0 {
            wrong[0] += words;
            wrong[1] += words * u64::from(state.count_ones());
        }
    }
    wrong
}

/// The least number that is not exceeded with a probability of at least `p`.
pub fn quantile(poisson: &Poisson, p: f64) -> u64 {
    // The library's search does not test the lowest number.
    if poisson.cdf(0) >= p { 0 } else { poisson.inverse_cdf(p) }
}
