//! `eccforge memtest`: runs memory tests on a simulated device or on this machine.

use super::options::RunArgs;
use super::resume;
use crate::inputs::{self, Gpu};
use crate::output::command_line;
use crate::terminal::note;
use eccforge_evidence::time::Time;
use eccforge_gpu::geometry::Geometry;
use eccforge_memory::bits::DATA_BYTES;
use eccforge_memory::codec::EntryCodec;
use eccforge_memory::device::{Device, device, entries};
use eccforge_memory::fault::{FaultFile, FaultMap, Limits};
use eccforge_memory::memtest::plan::Options;
use eccforge_memory::memtest::result::{FORMAT, MemtestResult, Provenance, Status, Target, events};
use eccforge_memory::memtest::simulated::{CouldNotRun, Job, Plan, Recording, Results, sweeps};

use eccforge_files::diagnostic::SourceFile;
use miette::{Result, miette};
use std::path::Path;
use std::process::ExitCode;

/// A simulated device with its faults and its ECC.
struct Setup {
    geometry: Geometry,
    /// The profile that uses this geometry because its own is not public.
    stand_in_for: Option<String>,
    codec: EntryCodec,
    file: Option<FaultFile>,
    map: FaultMap,
    sweep_seconds: f64,
}

impl Setup {
    fn new(args: &RunArgs, options: &Options) -> Result<Self> {
        let Some(profile) = &args.profile else {
            return Err(miette!(
                help = "give --profile P for a simulated device, --host for this machine, or --device gpu",
                "no device to test is given"
            ));
        };
        let Device { geometry, stand_in_for } = device(profile)?;
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
        Ok(Self { geometry, stand_in_for, codec, file, map, sweep_seconds })
    }

    fn target(&self, results: &Results) -> Target {
        Target::Simulated {
            device: self.geometry.name.clone(),
            stand_in_for: self.stand_in_for.clone(),
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
    if let Some(device) = &args.device {
        return on_gpu(args, *device);
    }
    let options = args.options()?;
    let attributes = args.attributes()?;
    let setup = Setup::new(args, &options)?;
    let results = recorded_results(args, &setup, &options)?;
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
        wrong: results.wrong,
        provenance: Provenance::new(command_line(), args.seed, Some(&setup.codec), setup.file.as_ref()),
    })?;
    resume::finished(args.recorded.out())?;
    Ok(code)
}

#[cfg(feature = "gpu")]
fn on_gpu(args: &RunArgs, device: Gpu) -> Result<ExitCode> {
    super::gpu::run(args, device)
}

#[cfg(not(feature = "gpu"))]
fn on_gpu(_: &RunArgs, _: Gpu) -> Result<ExitCode> {
    Err(inputs::without_gpus())
}

/// Runs the tests, resuming from earlier records.
fn recorded_results(args: &RunArgs, setup: &Setup, options: &Options) -> Result<Results> {
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

/// Loads a scheme by id or file; `none` is a memory without ECC.
pub(super) fn codec(name: &str) -> Result<EntryCodec> {
    if name == "none" {
        return Ok(EntryCodec::none());
    }
    let scheme = inputs::scheme(name)?;
    EntryCodec::of_scheme(&scheme).map_err(|e| miette!("{e}"))
}

/// Reads a fault file.
pub(super) fn faults(path: &Path) -> Result<FaultFile> {
    let file = SourceFile::read(path)?;
    inputs::or_other_file(FaultFile::parse(&file).map_err(Into::into), "a file of faults", path)
}
