//! `eccforge memtest coverage`: the matrix of tests and faults.

use super::run::{codec, faults};
use super::{Format, bar, command_line, deliver, failure, interruption, json, on_threads, show, size, write};
use crate::bits::DATA_BYTES;
use crate::device::{device, entries};
use crate::fault::FaultFile;
use crate::memtest::Test;
use crate::memtest::coverage::{CATALOGUE, Coverage, Failure, Plan, Row};
use crate::memtest::plan::Options;
use crate::memtest::report::Provenance;
use crate::memtest::simulated::CouldNotRun;
use clap::Args;
use eccforge_codecs::diagnostic::SourceFile;
use eccforge_verify::report::sha256;
use miette::{Result, miette};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// What to cover.
#[derive(Args, Clone, Debug)]
pub struct CoverageArgs {
    /// Simulated device
    #[arg(long, default_value = "V100-32GB", value_name = "P")]
    profile: String,
    /// ECC: a shipped scheme, a scheme file, or none
    #[arg(long, default_value = "none", value_name = "ID|FILE")]
    scheme: String,
    /// Faults, one row each; one of each kind if not given
    #[arg(long, value_name = "FILE")]
    faults: Option<PathBuf>,
    /// Tests, separated by commas; all if not given
    #[arg(long, value_delimiter = ',', value_name = "TEST")]
    test: Vec<Test>,
    /// Devices for each fault
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    trials: u64,
    /// Bytes to test; all if not given
    #[arg(long, value_parser = size)]
    size: Option<u64>,
    /// Seed of the first device
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; 0 for one each core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Bandwidth of the simulated device, GB/s
    #[arg(long, default_value_t = 1000.0, value_name = "GB/S")]
    bandwidth: f64,
    /// Form of the result
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Write the result to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw the matrix
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

pub(super) fn run(args: &CoverageArgs) -> Result<ExitCode> {
    if !(args.bandwidth.is_finite() && args.bandwidth > 0.0) {
        return Err(miette!("--bandwidth is a positive number of GB/s"));
    }
    let (geometry, codec) = (device(&args.profile)?, codec(&args.scheme)?);
    let file = match &args.faults {
        Some(path) => faults(path)?,
        None => FaultFile::parse(&SourceFile::new("catalogue.yaml", CATALOGUE)).map_err(failure)?,
    };
    let tests = if args.test.is_empty() { Test::ALL.to_vec() } else { args.test.clone() };
    let options = Options { tests, seed: args.seed, ..Options::default() };
    let all = entries(&geometry);
    let count = args.size.map_or(all, |bytes| bytes.div_ceil(DATA_BYTES as u64)).min(all);
    let bandwidth = 1e9 * args.bandwidth;
    let plan =
        Plan { geometry: &geometry, entries: count, codec: &codec, options: &options, trials: args.trials, bandwidth };
    let rows = with_progress(&plan, &file, args.threads)?;
    let coverage = Coverage {
        format: "eccforge-memtest-coverage/1",
        device: geometry.name.clone(),
        bytes: count * DATA_BYTES as u64,
        scheme: codec.id().to_owned(),
        trials: args.trials,
        rows,
        provenance: Provenance {
            program: "eccforge".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            command: command_line(),
            seed: args.seed,
            scheme_sha256: codec.hash().map(str::to_owned),
            faults_sha256: Some(sha256(&file.file.text)),
        },
    };
    if let Some(path) = &args.svg {
        write(path, &coverage.svg().map_err(|e| miette!("{e}"))?)?;
    }
    let text = match args.format {
        Format::Text => table(&coverage),
        Format::Json => json(&coverage)?,
        Format::Csv => coverage.csv().map_err(|e| miette!("{e}"))?,
    };
    deliver(&text, args.out.as_deref())?;
    Ok(ExitCode::SUCCESS)
}

fn with_progress(plan: &Plan<'_>, file: &FaultFile, threads: usize) -> Result<Vec<Row>> {
    let bar = bar(file.faults.len() as u64 * plan.trials, "devices");
    let (done, finished) = (AtomicU64::new(0), AtomicBool::new(false));
    let stop = interruption();
    let rows = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !finished.load(Ordering::Acquire) {
                bar.set_position(done.load(Ordering::Relaxed));
                std::thread::sleep(Duration::from_millis(50));
            }
        });
        let rows = on_threads(threads, || plan.rows(file, stop, &done));
        finished.store(true, Ordering::Release);
        rows
    });
    bar.finish_and_clear();
    rows?.map_err(|e| match e {
        Failure::Fault(diagnostic) => failure(diagnostic),
        Failure::Run(CouldNotRun::Interrupted) => miette!("interrupted; nothing was written"),
        Failure::Run(CouldNotRun::Invalid(message)) => miette!("{message}"),
    })
}

fn table(c: &Coverage) -> String {
    let tests: Vec<String> = c.rows.first().into_iter().flat_map(|r| &r.cells).map(|x| x.test.to_string()).collect();
    let header: Vec<&str> = std::iter::once("fault").chain(tests.iter().map(String::as_str)).collect();
    let mut table = show::table(&header);
    for row in &c.rows {
        table.add_row([row.fault.clone()].into_iter().chain(row.cells.iter().map(|x| x.found.to_string())));
    }
    let size = show::bytes(c.bytes);
    let title =
        format!("Devices of {} on which a test found the fault: {}, {size}, scheme {}", c.trials, c.device, c.scheme);
    format!("{title}\n{table}\n")
}
