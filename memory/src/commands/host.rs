//! `eccforge memtest --host`: this machine's own memory.

use super::run::RunArgs;
use super::{COULD_NOT_RUN, bar, interruption, on_threads};
use crate::host::bandwidth::Machine;
use crate::host::kernels::Kernel;
use crate::host::{Buffer, Job, run as test};
use crate::memtest::report::{FORMAT, MemtestResult, Status, Target};
use miette::{Result, miette};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// Bytes to test if nothing is said: many times any last-level cache, soon swept.
const DEFAULT_BYTES: u64 = 256 << 20;

pub(super) fn run(args: &RunArgs) -> Result<ExitCode> {
    let options = args.options()?;
    let attributes = args.attributes()?;
    let threads =
        if args.threads == 0 { std::thread::available_parallelism().map_or(1, usize::from) } else { args.threads };
    let kernel = Kernel::best();
    let stop = interruption();
    let size = args.size.unwrap_or(DEFAULT_BYTES);
    let mut buffer = Buffer::new(size, threads).map_err(|e| miette!("could not run: {e}"))?;
    let sweeps = crate::memtest::simulated::sweeps(&options) * args.iterations;
    let bar = bar(sweeps * (buffer.bytes() >> 20), "MiB");
    let (done, finished) = (AtomicU64::new(0), AtomicBool::new(false));
    let job = Job { options: &options, iterations: args.iterations, kernel, disturb: None };
    let (machine, results) = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !finished.load(Ordering::Acquire) {
                bar.set_position(done.load(Ordering::Relaxed) >> 20);
                std::thread::sleep(Duration::from_millis(50));
            }
        });
        let both = on_threads(threads, || {
            let machine = Machine::measure(&mut buffer, kernel);
            let results = test(&job, &mut buffer, Some(&machine), stop, &done);
            (machine, results)
        });
        finished.store(true, Ordering::Release);
        both
    })?;
    bar.finish_and_clear();
    let results = results.map_err(|e| miette!("{e}"))?;
    let status = if results.interrupted { Status::Interrupted } else { Status::Complete };
    let result = MemtestResult {
        format: FORMAT.to_owned(),
        status,
        card: args.card(),
        attributes,
        target: Target::Host {
            bytes: buffer.bytes(),
            threads,
            kernel: kernel.to_string(),
            bandwidth: Some(machine.report()),
            ratio: results.ratio(&machine),
            speed: results.speed.clone(),
        },
        iterations: results.iterations,
        failed_iterations: results.failed_iterations,
        tests: results.tests,
        provenance: args.provenance(None, None),
    };
    let code = args.finish(&result)?;
    // A run that was stopped before it finished an iteration and saw no error has not tested anything.
    let nothing = results.interrupted && result.iterations == 0;
    Ok(if nothing { ExitCode::from(COULD_NOT_RUN) } else { code })
}
