//! `eccforge memtest --host`: tests the memory of this machine.

use super::options::RunArgs;
use super::process::on_threads;
use crate::output::{COULD_NOT_RUN, command_line};
use crate::progress::shown;
use eccforge_memory::host::bandwidth::Machine;
use eccforge_memory::host::kernels::Kernel;
use eccforge_memory::host::{Buffer, Job, Results, run as test};
use eccforge_memory::memtest::result::{FORMAT, MemtestResult, Provenance, Status, Target};
use miette::{Result, miette};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Default number of bytes to test: much more than any last-level cache, but quick to sweep.
const DEFAULT_BYTES: u64 = 256 << 20;

pub(super) fn run(args: &RunArgs) -> Result<ExitCode> {
    let options = args.options()?;
    let attributes = args.attributes()?;
    let threads = eccforge_runs::run::threads(args.recorded.threads);
    let kernel = Kernel::best();
    let size = args.bytes().unwrap_or(DEFAULT_BYTES);
    let mut buffer = Buffer::new(size, threads).map_err(|e| miette!("could not run: {e}"))?;
    let job = Job { options: &options, iterations: args.iterations, kernel, disturb: None };
    let (machine, results) = with_progress(&job, &mut buffer, threads, args.stop())?;
    let result = MemtestResult {
        format: FORMAT.to_owned(),
        status: if results.interrupted { Status::Interrupted } else { Status::Complete },
        card: args.card.clone(),
        attributes,
        target: Target::Host {
            bytes: buffer.bytes(),
            locked: buffer.locked,
            threads,
            kernel: kernel.to_string(),
            bandwidth: Some(machine.report()),
            ratio: results.ratio(&machine),
            speed: results.speed.clone(),
        },
        iterations: results.iterations,
        failed_iterations: results.failed_iterations,
        tests: results.tests,
        wrong: results.wrong,
        provenance: Provenance::new(command_line(), args.seed, None, None),
    };
    let code = args.finish(&result)?;
    // A run that was stopped before it finished an iteration and saw no error has not tested anything.
    let nothing = results.interrupted && result.iterations == 0;
    Ok(if nothing { ExitCode::from(COULD_NOT_RUN) } else { code })
}

/// Measures the machine's bandwidth and runs the tests, with progress on standard error.
fn with_progress(job: &Job<'_>, buffer: &mut Buffer, threads: usize, stop: &AtomicBool) -> Result<(Machine, Results)> {
    let sweeps = eccforge_memory::memtest::simulated::sweeps(job.options) * job.iterations;
    let (total, done) = (sweeps * (buffer.bytes() >> 20), AtomicU64::new(0));
    let both = || {
        on_threads(threads, || {
            let machine = Machine::measure(buffer, job.kernel);
            test(job, buffer, Some(&machine), stop, &done).map(|results| (machine, results))
        })
    };
    shown("MiB", total, || done.load(Ordering::Relaxed) >> 20, both)?.map_err(|e| miette!("{e}"))
}
