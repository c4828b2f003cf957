//! `eccforge memtest coverage`: measures which test finds which fault.

use super::run::{codec, faults};
use super::{command_line, failure, interruption, resume, size, write};
use crate::arguments::{Format, format, positive};
use crate::sampling::OpenArgs;
use clap::Args;
use eccforge_files::diagnostic::SourceFile;
use eccforge_files::digest::sha256;
use eccforge_memory::bits::DATA_BYTES;
use eccforge_memory::device::{device, entries};
use eccforge_memory::fault::FaultFile;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::coverage::{CATALOGUE, Coverage, Failure, Plan, Recording, Row};
use eccforge_memory::memtest::plan::Options;
use eccforge_memory::memtest::report::Provenance;
use eccforge_memory::memtest::simulated::CouldNotRun;
use miette::{Result, miette};
use std::path::PathBuf;
use std::process::ExitCode;

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
    /// Number of simulated devices for each fault
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    trials: u64,
    /// Number of bytes to test. Default: all
    #[arg(long, value_parser = size)]
    size: Option<u64>,
    /// Seed of the first device
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; 0 uses one for each core
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Bandwidth of the simulated device in GB/s
    #[arg(long, default_value_t = 1000.0, value_parser = positive, value_name = "GB/S")]
    bandwidth: f64,
    /// Output format
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    format: Format,
    /// Result file. Until it is complete, its records are in FILE.records, and the same command resumes from them
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw the matrix as SVG
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    // Last: the options after it would stand under its heading.
    #[command(flatten)]
    opening: OpenArgs,
}

pub(super) fn run(args: &CoverageArgs) -> Result<ExitCode> {
    let (geometry, codec) = (device(&args.profile)?, codec(&args.scheme)?);
    let file = match &args.faults {
        Some(path) => faults(path)?,
        None => FaultFile::parse(&SourceFile::new("catalogue.yaml", CATALOGUE)).map_err(failure)?,
    };
    let tests = if args.test.is_empty() { Test::ALL.to_vec() } else { args.test.clone() };
    let options = Options { tests, seed: args.seed, ..Options::default() };
    let all = entries(&geometry);
    let count = args.size.map_or(all, |bytes| bytes.div_ceil(DATA_BYTES as u64)).min(all);
    let plan = Plan {
        geometry: &geometry,
        entries: count,
        codec: &codec,
        options: &options,
        trials: args.trials,
        bandwidth: 1e9 * args.bandwidth,
    };
    let rows = counted(args, plan, &file)?;
    let coverage = Coverage {
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
    args.finish(&coverage)?;
    Ok(ExitCode::SUCCESS)
}

impl CoverageArgs {
    /// Prints or writes the matrix.
    fn finish(&self, coverage: &Coverage) -> Result<()> {
        crate::output::report(coverage, self.format, self.out.as_deref())?;
        resume::finished(self.out.as_deref())
    }
}

/// Counts the matrix, resuming from earlier records.
fn counted(args: &CoverageArgs, plan: Plan<'_>, file: &FaultFile) -> Result<Vec<Row>> {
    let told = |e: Failure| match e {
        Failure::Fault(diagnostic) => failure(diagnostic),
        Failure::Run(CouldNotRun::Interrupted) => miette!("interrupted"),
        Failure::Run(CouldNotRun::Invalid(message)) => miette!("{message}"),
    };
    let stop = interruption();
    let recording = Recording::new(plan, file, stop);
    recording.check().map_err(told)?;
    let run = resume::Run {
        work: &recording,
        identity: recording.identity(),
        out: args.out.as_deref(),
        opening: args.opening.opening(),
        threads: args.threads,
        unit: "devices",
        stop,
    };
    let rows = recording.rows(&run.records()?);
    recording.into_failure().map_or(Ok(rows), |e| Err(told(e)))
}
