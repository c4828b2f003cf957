//! `eccforge memtest`: one run, on a simulated device or on this machine.

use super::{FOUND, Format, bar, command_line, deliver, failure, interruption, json, on_threads, show, size, write};
use crate::bits::DATA_BYTES;
use crate::codec::EntryCodec;
use crate::device::{device, entries};
use crate::fault::{FaultFile, FaultMap, Limits};
use crate::memtest::Test;
use crate::memtest::plan::{MODULUS, Options};
use crate::memtest::report::{FORMAT, MemtestResult, Provenance, Status, Target, events};
use crate::memtest::simulated::{CouldNotRun, Job, Results, run as simulate, sweeps};
use clap::Args;
use eccforge_codecs::diagnostic::SourceFile;
use eccforge_codecs::scheme::Scheme;
use eccforge_policy::time::Time;
use eccforge_verify::report::sha256;
use miette::{Result, miette};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// What to test and how.
#[derive(Args, Clone, Debug)]
pub struct RunArgs {
    /// Test this machine's own memory
    #[arg(long, conflicts_with_all = ["profile", "scheme", "faults", "events_out", "bandwidth"])]
    pub(super) host: bool,
    /// Test a simulated device: A100-40GB, A100-80GB, V100-32GB, H100, or a geometry file
    #[arg(long, value_name = "P")]
    profile: Option<String>,
    /// ECC of the simulated device: a shipped scheme, a scheme file, or none
    #[arg(long, default_value = "none", value_name = "ID|FILE")]
    scheme: String,
    /// What is wrong with it
    #[arg(long, value_name = "FILE")]
    faults: Option<PathBuf>,
    /// Tests, separated by commas; all if not given
    #[arg(long, value_delimiter = ',', value_name = "TEST")]
    test: Vec<Test>,
    /// Iterations: every test once, all rounds
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(super) iterations: u64,
    /// Rounds of the modulo-20 test in an iteration; later iterations go on where this one stops
    #[arg(long, default_value_t = MODULUS, value_parser = clap::value_parser!(u64).range(1..=MODULUS))]
    modulo_rounds: u64,
    /// Period of the logic tests: 128, 256, 512, 1024 or 2048
    #[arg(long, default_value_t = 1024)]
    lcg_period: u32,
    /// Bytes to test, such as 64MiB: all of a simulated device, or 1 GiB of this machine, if not given
    #[arg(long, value_parser = size)]
    pub(super) size: Option<u64>,
    /// Seed of faults and random patterns
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; 0 for one each core
    #[arg(long, default_value_t = 0)]
    pub(super) threads: usize,
    /// Bandwidth of the simulated device, GB/s: how long a sweep takes, and so how long weak cells must hold
    #[arg(long, default_value_t = 1000.0, value_name = "GB/S")]
    bandwidth: f64,
    /// Write what the decoder reports as events for `eccforge policy replay`
    #[arg(long, value_name = "FILE")]
    events_out: Option<PathBuf>,
    /// Keep at most so many events, the earliest
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    most_events: usize,
    /// Name of the card, for campaigns and events
    #[arg(long, default_value = "0")]
    card: String,
    /// What else is known of the card, for campaigns
    #[arg(long, value_name = "KEY=VALUE", value_delimiter = ',')]
    attribute: Vec<String>,
    /// Form of the result
    #[arg(long, value_enum, default_value_t)]
    pub(super) format: Format,
    /// Write the result to this file
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}

impl RunArgs {
    pub(super) fn options(&self) -> Result<Options> {
        let tests = if self.test.is_empty() { Test::ALL.to_vec() } else { self.test.clone() };
        if (1..tests.len()).any(|i| tests[..i].contains(&tests[i])) {
            return Err(miette!(help = "name each test once", "a test is asked for twice"));
        }
        let options = Options { tests, modulo_rounds: self.modulo_rounds, period: self.lcg_period, seed: self.seed };
        options.generator().map_err(|e| miette!("{e}"))?;
        Ok(options)
    }

    pub(super) fn provenance(&self, codec: Option<&EntryCodec>, faults: Option<&FaultFile>) -> Provenance {
        Provenance {
            program: "eccforge".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            command: command_line(),
            seed: self.seed,
            scheme_sha256: codec.and_then(|c| c.hash().map(str::to_owned)),
            faults_sha256: faults.map(|f| sha256(&f.file.text)),
        }
    }

    pub(super) fn attributes(&self) -> Result<BTreeMap<String, String>> {
        let pair = |a: &String| {
            let (key, value) = a.split_once('=').ok_or_else(|| miette!("`{a}` is not KEY=VALUE"))?;
            Ok((key.to_owned(), value.to_owned()))
        };
        self.attribute.iter().map(pair).collect()
    }

    pub(super) fn card(&self) -> String {
        self.card.clone()
    }

    /// Prints or writes the result; the exit status says whether errors were found.
    pub(super) fn finish(&self, result: &MemtestResult) -> Result<ExitCode> {
        let text = match self.format {
            Format::Text => show::result(result),
            Format::Json => json(result)?,
            Format::Csv => result.csv().map_err(|e| miette!("{e}"))?,
        };
        deliver(&text, self.out.as_deref())?;
        Ok(if result.found() { ExitCode::from(FOUND) } else { ExitCode::SUCCESS })
    }
}

pub(super) fn run(args: &RunArgs) -> Result<ExitCode> {
    if args.host {
        return super::host::run(args);
    }
    let Some(profile) = &args.profile else {
        return Err(miette!(
            help = "give --profile P for a simulated device, or --host for this machine",
            "it is not said what to test"
        ));
    };
    if !(args.bandwidth.is_finite() && args.bandwidth > 0.0) {
        return Err(miette!("--bandwidth is a positive number of GB/s"));
    }
    let options = args.options()?;
    let attributes = args.attributes()?;
    let geometry = device(profile)?;
    let codec = codec(&args.scheme)?;
    let file = args.faults.as_deref().map(faults).transpose()?;
    let all = entries(&geometry);
    let count = args.size.map_or(all, |bytes| bytes.div_ceil(DATA_BYTES as u64));
    if count > all {
        return Err(miette!("{} has {} bytes; --size asks for more", geometry.name, geometry.capacity_bytes()));
    }
    let sweep_seconds = (count * DATA_BYTES as u64) as f64 / (args.bandwidth * 1e9);
    let seconds = sweep_seconds * (sweeps(&options) * args.iterations) as f64;
    let none = FaultFile::empty();
    let limits = Limits { entries: count, seconds };
    let map = FaultMap::place(file.as_ref().unwrap_or(&none), &geometry, limits, args.seed).map_err(failure)?;
    let most_reports = if args.events_out.is_some() { args.most_events } else { 0 };
    let job =
        Job { map: &map, codec: &codec, options: &options, iterations: args.iterations, sweep_seconds, most_reports };
    let results = with_progress(args.threads, &job)?;
    if let Some(path) = &args.events_out {
        write(path, &events(&results.reports, Time(0), &args.card, codec.id()))?;
        if results.more_reports > 0 {
            eprintln!("{}: {} later events were not kept (--most-events)", path.display(), results.more_reports);
        }
    }
    args.finish(&MemtestResult {
        format: FORMAT.to_owned(),
        status: Status::Complete,
        card: args.card(),
        attributes,
        target: Target::Simulated {
            device: geometry.name.clone(),
            bytes: count * DATA_BYTES as u64,
            scheme: codec.id().to_owned(),
            faults: file.as_ref().map_or("none", |f| &f.id).to_owned(),
            faulty_entries: results.faulty_entries,
            sweeps: results.sweeps,
            sweep_seconds,
        },
        iterations: args.iterations,
        failed_iterations: results.failed_iterations,
        tests: results.tests,
        provenance: args.provenance(Some(&codec), file.as_ref()),
    })
}

fn with_progress(threads: usize, job: &Job<'_>) -> Result<Results> {
    let broad: u64 = job.map.broad.iter().map(|b| b.count()).sum();
    let bar = bar(job.map.points().len() as u64 + broad, "faulty entries");
    let (done, finished) = (AtomicU64::new(0), AtomicBool::new(false));
    let stop = interruption();
    let results = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !finished.load(Ordering::Acquire) {
                bar.set_position(done.load(Ordering::Relaxed));
                std::thread::sleep(Duration::from_millis(50));
            }
        });
        let results = on_threads(threads, || simulate(job, stop, &done));
        finished.store(true, Ordering::Release);
        results
    });
    bar.finish_and_clear();
    results?.map_err(|e| match e {
        CouldNotRun::Interrupted => miette!("interrupted; nothing was written"),
        CouldNotRun::Invalid(message) => miette!("{message}"),
    })
}

/// A scheme by id or file, or none at all.
pub(super) fn codec(name: &str) -> Result<EntryCodec> {
    if name == "none" {
        return Ok(EntryCodec::none());
    }
    let scheme = Scheme::named(name).map_err(failure)?;
    EntryCodec::of_scheme(&scheme).map_err(|e| miette!("{e}"))
}

/// A fault file.
pub(super) fn faults(path: &Path) -> Result<FaultFile> {
    let file = SourceFile::read(path).map_err(failure)?;
    FaultFile::parse(&file).map_err(failure)
}
