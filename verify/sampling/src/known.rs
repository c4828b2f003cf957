//! A block with a known answer: a program or a machine that counts it differently must not count anything else.

use crate::draws::{BLOCK_SAMPLES, SamplingRequest};
use crate::monte_carlo::Plan;
use eccforge_circuit::lanes::Backend;
use eccforge_model::ErrorModel;
use eccforge_runs::machine;
use eccforge_runs::random::Generator;
use eccforge_runs::records::Counts;
use eccforge_runs::run::Work;
use eccforge_scheme::builtin;

/// Scheme and class of the block with the known answer; its seed is 1.
// A class with corrected, detected and miscorrected samples: a wrong gate changes one of the counts.
const SCHEME: &str = "ni-secded";
const CLASS: &str = "3bit";

/// The counts of the block; a test decodes the same samples with the oracle.
pub const fn answer(generator: Generator) -> Counts {
    let [corrected, detected, miscorrected] = match generator {
        Generator::Ars7 => [99_373, 153_849, 8_922],
        Generator::Philox => [99_149, 154_100, 8_895],
    };
    Counts { corrected, detected, undetected: 0, miscorrected, clean: 0 }
}

/// Counts the block on this many threads at once.
///
/// # Errors
/// A thread gets other counts.
pub fn check(generator: Generator, backend: Backend, threads: usize) -> Result<(), String> {
    let scheme = builtin(SCHEME).ok_or("the scheme of the known block is not built in")?.scheme();
    let model = ErrorModel::table1();
    let classes: Vec<usize> = model.classes.iter().position(|c| c.id == CLASS).into_iter().collect();
    let all = SamplingRequest::new(&model, BLOCK_SAMPLES, 1);
    let plan = Plan::new([&scheme], &SamplingRequest { classes: &classes, generator, ..all })?;
    // Every thread counts the block, because a fault can be in one core.
    let count = || plan.count(0, 0..1, backend, &[0]).counts.get(SCHEME).copied();
    let counts: Vec<Option<Counts>> = std::thread::scope(|scope| {
        let started: Vec<_> = (0..threads).map(|_| scope.spawn(count)).collect();
        started.into_iter().map(|thread| thread.join().unwrap_or_default()).collect()
    });
    let planted = machine::is_planted("answer").then(Counts::default);
    compare(planted.unwrap_or(answer(generator)), &counts)
}

/// Compares the counts of all threads; `None` is a thread that failed.
///
/// # Errors
/// A thread got other counts.
pub fn compare(known: Counts, found: &[Option<Counts>]) -> Result<(), String> {
    let Some(wrong) = found.iter().find(|counts| **counts != Some(known)) else { return Ok(()) };
    let (machine, wrong) = (machine::name(), wrong.unwrap_or_default());
    Err(format!(
        "{machine}: a block with the known counts {known:?} was counted as {wrong:?}; a processor core is faulty, or the \
         program is not the one that was tested"
    ))
}
