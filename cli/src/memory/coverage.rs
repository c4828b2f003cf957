//! `eccforge memtest coverage`: measures which test finds which fault.

use super::process::size;
use super::resume;
use super::run::{codec, faults};
use crate::arguments::positive;
use crate::output::{self, command_line};
use crate::progress;
use crate::sampling::options::RecordedArgs;
use clap::Args;
use eccforge_files::diagnostic::SourceFile;
use eccforge_memory::bits::DATA_BYTES;
use eccforge_memory::device::{Device, device, entries};
use eccforge_memory::fault::FaultFile;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::coverage::{CATALOGUE, Coverage, Failure, Plan, Recording, Row};
use eccforge_memory::memtest::plan::Options;
use eccforge_memory::memtest::result::Provenance;
use eccforge_memory::memtest::simulated::CouldNotRun;
use miette::{Result, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// Bytes of all devices that are tested within about a minute.
const LONG: u128 = 1 << 42;

/// Options of `memtest coverage`.
#[derive(Args, Clone, Debug)]
pub struct CoverageArgs {
    /// Simulated device
    #[arg(long, default_value = "V100-32GB", value_name = "P")]
    profile: String,
    /// ECC of the device: a built-in scheme, a scheme file, or none
    #[arg(long, default_value = "none", value_name = "ID|FILE")]
    scheme: String,
    /// Fault file; the matrix has one row for each fault. Default: one fault of each kind
    #[arg(long, value_name = "FILE")]
    faults: Option<PathBuf>,
    /// Tests, separated by commas. Default: all
    #[arg(long, value_delimiter = ',', value_name = "TEST")]
    test: Vec<Test>,
    /// Number of simulated devices for each fault; 20 take minutes and show the share of devices in which a test finds the fault
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    trials: u64,
    /// Number of bytes to test. Default: all
    #[arg(long, value_parser = size)]
    size: Option<u64>,
    /// Seed of the first device
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Bandwidth of the simulated device in GB/s
    #[arg(long, default_value_t = 1000.0, value_parser = positive, value_name = "GB/S")]
    bandwidth: f64,
    /// Plot the matrix as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    run: RecordedArgs,
}

pub(super) fn run(args: &CoverageArgs) -> Result<ExitCode> {
    let (Device { geometry, stand_in_for }, codec) = (device(&args.profile)?, codec(&args.scheme)?);
    let file = match &args.faults {
        Some(path) => faults(path)?,
        None => FaultFile::parse(&SourceFile::new("catalogue.yaml", CATALOGUE))?,
    };
    let tests = if args.test.is_empty() { Test::ALL.to_vec() } else { args.test.clone() };
    let options = Options { tests, seed: args.seed, ..Options::default() };
    let all = entries(&geometry);
    let count = args.size.map_or(all, |bytes| bytes.div_ceil(DATA_BYTES as u64));
    if count > all {
        let gib = (all * DATA_BYTES as u64) as f64 / f64::from(1 << 30);
        return Err(miette!("{} has {gib:.0} GiB; --size asks for more", geometry.name));
    }
    let plan = Plan {
        geometry: &geometry,
        entries: count,
        codec: &codec,
        options: &options,
        trials: args.trials,
        bandwidth: 1e9 * args.bandwidth,
    };
    let devices = args.trials * (file.faults.len() * options.tests.len()) as u64;
    if u128::from(devices) * u128::from(count) * DATA_BYTES as u128 > LONG {
        let gib = (count * DATA_BYTES as u64) as f64 / f64::from(1 << 30);
        let shorter = "--trials, --test and --size make it shorter";
        progress::line(&format!("{devices} devices of {gib:.1} GiB are tested, which takes minutes ({shorter})"));
    }
    let rows = recorded_rows(args, plan, &file)?;
    let coverage = Coverage {
        device: geometry.name.clone(),
        stand_in_for,
        bytes: count * DATA_BYTES as u64,
        scheme: codec.id().to_owned(),
        trials: args.trials,
        rows,
        provenance: Provenance::new(command_line(), args.seed, Some(&codec), Some(&file)),
    };
    if let Some(path) = &args.svg {
        eccforge_files::output::write(path, &coverage.svg().map_err(|e| miette!("{e}"))?)?;
    }
    let more = (args.trials == 1 && args.size.is_none()).then(|| {
        let purpose = "counts on how many devices each test finds a fault";
        (format!("{} --trials 20 --size 64M", output::command()), purpose)
    });
    args.run.deliver(&output::WithNext::new(&coverage, more))?;
    resume::finished(args.run.out())?;
    Ok(ExitCode::SUCCESS)
}

/// Counts the matrix, resuming from earlier records.
fn recorded_rows(args: &CoverageArgs, plan: Plan<'_>, file: &FaultFile) -> Result<Vec<Row>> {
    let stop = crate::signals::interruption();
    let recording = Recording::new(plan, file, stop);
    recording.check().map_err(diagnostic_of)?;
    let run = resume::Run { work: &recording, identity: recording.identity(), args: &args.run, unit: "sweeps", stop };
    let rows = recording.rows(&run.records()?).map_err(|e| miette!("{e}"))?;
    recording.into_failure().map_or(Ok(rows), |e| Err(diagnostic_of(e)))
}

/// The error of a coverage matrix as a report.
fn diagnostic_of(failure: Failure) -> miette::Report {
    match failure {
        Failure::Fault(diagnostic) => diagnostic.into(),
        Failure::Run(CouldNotRun::Interrupted) => miette!("interrupted"),
        Failure::Run(CouldNotRun::Invalid(message)) => miette!("{message}"),
    }
}
