//! `eccforge memtest`: runs memory tests on a simulated device or on this machine.

use super::{FOUND, command_line, interruption, resume, size};
use crate::arguments::positive;
use crate::inputs;
use crate::output::note;
use crate::sampling::RecordedArgs;
use clap::Args;
use eccforge_gpu::geometry::Geometry;
use eccforge_gpu::time::Time;
use eccforge_memory::bits::DATA_BYTES;
use eccforge_memory::codec::EntryCodec;
use eccforge_memory::device::{device, entries};
use eccforge_memory::fault::{FaultFile, FaultMap, Limits};
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::plan::{MODULUS, Options};
use eccforge_memory::memtest::report::{FORMAT, MemtestResult, Provenance, Status, Target, events};
use eccforge_memory::memtest::simulated::{CouldNotRun, Job, Plan, Recording, Results, sweeps};

use eccforge_files::diagnostic::SourceFile;
use miette::{Result, miette};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Bytes that a quick run tests.
const QUICK_BYTES: u64 = 64 << 20;
/// Time limit of a quick run.
const QUICK_TIME: Duration = Duration::from_secs(45);

/// Options of `memtest`.
#[derive(Args, Clone, Debug)]
pub struct RunArgs {
    /// Test the memory of this machine
    #[arg(long, conflicts_with_all = ["profile", "scheme", "faults", "events_out", "bandwidth", "salvage"])]
    pub(super) host: bool,
    /// Test a simulated device: A100-40GB, A100-80GB, V100-32GB, H100, or a geometry file
    #[arg(long, value_name = "P")]
    profile: Option<String>,
    /// ECC of the simulated device: a built-in scheme, a scheme file, or none
    #[arg(long, default_value = "none", value_name = "ID|FILE")]
    scheme: String,
    /// Faults of the simulated device: a YAML file
    #[arg(long, value_name = "FILE")]
    faults: Option<PathBuf>,
    /// Tests, separated by commas. Default: all on a simulated device, the memory tests on this machine
    #[arg(long, value_delimiter = ',', value_name = "TEST")]
    test: Vec<Test>,
    /// Also run the logic tests on this machine; they test the processor and take far longer than all other tests
    #[arg(long, requires = "host", conflicts_with_all = ["test", "quick"])]
    logic: bool,
    /// Run for less than a minute: memory tests of 64 MiB and one round of modulo-20, stopped after 45 seconds
    #[arg(long, conflicts_with_all = ["iterations", "modulo_rounds"])]
    quick: bool,
    /// Number of iterations; each runs every test once with all rounds
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(super) iterations: u64,
    /// Rounds of the modulo-20 test in each iteration; the next iteration continues with the next round
    #[arg(long, default_value_t = MODULUS, value_parser = clap::value_parser!(u64).range(1..=MODULUS))]
    modulo_rounds: u64,
    /// Period of the generator in the logic tests, in steps: 128, 256, 512, 1024 or 2048
    #[arg(long, default_value_t = 1024)]
    lcg_period: u32,
    /// Number of bytes to test, such as 64MiB. Default: all of a simulated device, 256 MiB of this machine
    #[arg(long, value_parser = size)]
    pub(super) size: Option<u64>,
    /// Seed of faults and random patterns
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Bandwidth of the simulated device in GB/s. It sets the time of a sweep, and thus how long weak cells must
    /// retain data
    #[arg(long, default_value_t = 1000.0, value_parser = positive, value_name = "GB/S")]
    bandwidth: f64,
    /// Write the decoder's reports to this file, as events for `eccforge gpu replay`
    #[arg(long, value_name = "FILE")]
    events_out: Option<PathBuf>,
    /// Keep at most the first N events
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    most_events: usize,
    /// Name of the card, for campaigns and events
    #[arg(long, default_value = "0")]
    pub(super) card: String,
    /// Further attributes of the card, for campaigns
    #[arg(long, value_name = "KEY=VALUE", value_delimiter = ',')]
    attribute: Vec<String>,
    #[command(flatten)]
    pub(super) recorded: RecordedArgs,
}

impl RunArgs {
    pub(super) fn options(&self) -> Result<Options> {
        let tests = match self.test.as_slice() {
            [] if self.quick || self.host && !self.logic => {
                Test::ALL.into_iter().filter(|test| !test.is_logic()).collect()
            }
            [] => Test::ALL.to_vec(),
            named => named.to_vec(),
        };
        if (1..tests.len()).any(|i| tests[..i].contains(&tests[i])) {
            return Err(miette!(help = "name each test once", "a test is given twice"));
        }
        let modulo_rounds = if self.quick { 1 } else { self.modulo_rounds };
        let options = Options { tests, modulo_rounds, period: self.lcg_period, seed: self.seed };
        options.generator().map_err(|e| miette!("{e}"))?;
        Ok(options)
    }

    /// Number of bytes to test, if one is given.
    pub(super) fn bytes(&self) -> Option<u64> {
        self.size.or(self.quick.then_some(QUICK_BYTES))
    }

    /// A flag that stops the run: set by Ctrl-C, or at the time limit of a quick run.
    pub(super) fn stop(&self) -> &'static AtomicBool {
        let stop = interruption();
        if self.quick {
            std::thread::spawn(move || {
                std::thread::sleep(QUICK_TIME);
                note(&format!("--quick: ended after {} s", QUICK_TIME.as_secs()));
                stop.store(true, Ordering::SeqCst);
            });
        }
        stop
    }

    pub(super) fn attributes(&self) -> Result<BTreeMap<String, String>> {
        let pair = |a: &String| {
            let (key, value) = a.split_once('=').ok_or_else(|| miette!("`{a}` is not KEY=VALUE"))?;
            Ok((key.to_owned(), value.to_owned()))
        };
        self.attribute.iter().map(pair).collect()
    }

    /// Prints or writes the result; the exit status tells whether errors were found.
    pub(super) fn finish(&self, result: &MemtestResult) -> Result<ExitCode> {
        self.recorded.deliver(result)?;
        Ok(if result.found() { ExitCode::from(FOUND) } else { ExitCode::SUCCESS })
    }
}

/// A simulated device with its faults and its ECC.
struct Setup {
    geometry: Geometry,
    codec: EntryCodec,
    file: Option<FaultFile>,
    map: FaultMap,
    sweep_seconds: f64,
}

impl Setup {
    fn new(args: &RunArgs, options: &Options) -> Result<Self> {
        let Some(profile) = &args.profile else {
            return Err(miette!(
                help = "give --profile P for a simulated device, or --host for this machine",
                "no device to test is given"
            ));
        };
        let geometry = device(profile)?;
        let codec = codec(&args.scheme)?;
        let file = args.faults.as_deref().map(faults).transpose()?;
        let all = entries(&geometry);
        let asked = args.bytes().map_or(all, |bytes| bytes.div_ceil(DATA_BYTES as u64));
        let count = if args.quick { asked.min(all) } else { asked };
        if count > all {
            return Err(miette!("{} has {} bytes; --size asks for more", geometry.name, geometry.capacity_bytes()));
        }
        let sweep_seconds = (count * DATA_BYTES as u64) as f64 / (args.bandwidth * 1e9);
        let seconds = sweep_seconds * (sweeps(options) * args.iterations) as f64;
        let (none, limits) = (FaultFile::empty(), Limits { entries: count, seconds });
        let map = FaultMap::place(file.as_ref().unwrap_or(&none), &geometry, limits, args.seed)?;
        Ok(Self { geometry, codec, file, map, sweep_seconds })
    }

    fn target(&self, results: &Results) -> Target {
        Target::Simulated {
            device: self.geometry.name.clone(),
            bytes: self.map.entries * DATA_BYTES as u64,
            scheme: self.codec.id().to_owned(),
            faults: self.file.as_ref().map_or("none", |f| &f.id).to_owned(),
            faulty_entries: results.faulty_entries,
            sweeps: results.sweeps,
            sweep_seconds: self.sweep_seconds,
        }
    }
}

pub(super) fn run(args: &RunArgs) -> Result<ExitCode> {
    if args.host {
        return super::host::run(args);
    }
    let options = args.options()?;
    let attributes = args.attributes()?;
    let setup = Setup::new(args, &options)?;
    let results = counted(args, &setup, &options)?;
    if let Some(path) = &args.events_out {
        eccforge_files::output::write(path, events(&results.reports, Time(0), &args.card, setup.codec.id()))?;
        if results.more_reports > 0 {
            note(&format!("{}: {} later events were not kept (--most-events)", path.display(), results.more_reports));
        }
    }
    let code = args.finish(&MemtestResult {
        format: FORMAT.to_owned(),
        status: Status::Complete,
        card: args.card.clone(),
        attributes,
        target: setup.target(&results),
        iterations: args.iterations,
        failed_iterations: results.failed_iterations,
        tests: results.tests,
        provenance: Provenance::new(command_line(), args.seed, Some(&setup.codec), setup.file.as_ref()),
    })?;
    resume::finished(args.recorded.out())?;
    Ok(code)
}

/// Runs the tests, resuming from earlier records.
fn counted(args: &RunArgs, setup: &Setup, options: &Options) -> Result<Results> {
    let job = Job {
        map: &setup.map,
        codec: &setup.codec,
        options,
        iterations: args.iterations,
        sweep_seconds: setup.sweep_seconds,
        most_reports: if args.events_out.is_some() { args.most_events } else { 0 },
    };
    let stop = args.stop();
    let plan = Plan::new(job).map_err(|e| match e {
        CouldNotRun::Invalid(message) => miette!("{message}"),
        CouldNotRun::Interrupted => miette!("interrupted"),
    })?;
    let recording = Recording::new(plan, stop);
    let run = resume::Run {
        work: &recording,
        identity: recording.identity(setup.file.as_ref().map_or("", |f| &f.file.text)),
        args: &args.recorded,
        unit: "entries x iterations",
        stop,
    };
    recording.results(&run.records()?).map_err(|e| miette!("{e}"))
}

/// Loads a scheme by id or file, or no ECC.
pub(super) fn codec(name: &str) -> Result<EntryCodec> {
    if name == "none" {
        return Ok(EntryCodec::none());
    }
    let scheme = inputs::scheme(name)?;
    EntryCodec::of_scheme(&scheme).map_err(|e| miette!("{e}"))
}

/// Reads a fault file.
pub(super) fn faults(path: &Path) -> Result<FaultFile> {
    Ok(FaultFile::parse(&SourceFile::read(path)?)?)
}
