//! `eccforge memtest --device gpu`: tests the memory of a GPU.

use super::options::RunArgs;
use super::resume;
use super::run::codec;
use crate::inputs::Gpu;
use crate::output::{COULD_NOT_RUN, UNFINISHED, command_line, header};
use crate::sampling::recorded::{Keeping, recorded};
use crate::terminal::note;
use eccforge_circuit::lanes::Backend;
use eccforge_memory::host::Results;
use eccforge_memory::memtest::result::{FORMAT, MemtestResult, Provenance, Status, Target};
use eccforge_runs::job::records_path;
use eccforge_runs::run::{Limits, StopRules};
use eccforge_vulkan::counters::{Snapshot, Sources};
use eccforge_vulkan::device::{Card, PIECE, Vulkan};
use eccforge_vulkan::job::{Job, decode};
use eccforge_vulkan::memory::{Memory, card};
use eccforge_vulkan::sweep::Plant;
use miette::{Report, Result, miette};
use std::path::Path;
use std::process::ExitCode;

/// The error of a device that could not be tested. The state of its memory remains unknown.
fn not_tested(why: impl std::fmt::Display) -> Report {
    miette!("not tested: {why}")
}

pub(super) fn run(args: &RunArgs, device: Gpu) -> Result<ExitCode> {
    let options = args.options()?;
    let attributes = args.attributes()?;
    let codec = codec(&args.scheme)?;
    let vulkan = Vulkan::load().map_err(not_tested)?;
    let card = card(&vulkan, device.0)
        .map_err(|why| miette!(help = "`eccforge list devices` lists those of this machine", "not tested: {why}"))?;
    let mut memory = Memory::new(&vulkan, card.clone(), args.bytes(), PIECE).map_err(not_tested)?;
    let bytes = memory.bytes;
    memory.plant = planted(args, bytes)?;
    let job = Job::new(memory, &options, args.iterations, args.stop()).map_err(|e| miette!("{e}"))?;
    let sources = Sources::default();
    let before = Snapshot::read(card.pci.as_deref(), &sources);
    let mut results = recorded_results(args, &job)?;
    let after = Snapshot::read(card.pci.as_deref(), &sources);
    if !codec.is_none() {
        decode(&mut results, &codec);
    }
    let log = before.new_lines(&after);
    if let Some(path) = &args.events_out {
        write_evidence(path, &log, [&before, &after])?;
    }
    let (counters, Card { name, bytes: card_bytes, driver, pci, .. }) = (before.compared(&after), card);
    let (ecc, scheme, speed) = (after.ecc, codec.id().to_owned(), results.speed);
    let result = MemtestResult {
        format: FORMAT.to_owned(),
        status: if results.interrupted { Status::Interrupted } else { Status::Complete },
        card: args.card.clone(),
        attributes,
        target: Target::Gpu { bytes, name, card_bytes, driver, pci, ecc, scheme, counters, log, speed },
        iterations: results.iterations,
        failed_iterations: results.failed_iterations,
        tests: results.tests,
        wrong: results.wrong,
        provenance: Provenance::new(command_line(), args.seed, Some(&codec), None),
    };
    let code = args.finish(&result)?;
    if !results.interrupted {
        resume::finished(args.recorded.out())?;
        return Ok(code);
    }
    // An interrupted run is no pass: either it can be resumed, or it tested nothing, or it found errors.
    if result.found() {
        return Ok(code);
    }
    if let Some(path) = args.recorded.out().map(records_path) {
        note(&format!("interrupted: {} has the finished tests, and the same command resumes", path.display()));
        return Ok(ExitCode::from(UNFINISHED));
    }
    Ok(if result.iterations == 0 { ExitCode::from(COULD_NOT_RUN) } else { code })
}

fn planted(args: &RunArgs, bytes: u64) -> Result<Option<Plant>> {
    let Some(plant) = args.plant else { return Ok(None) };
    if plant.address >= bytes {
        return Err(miette!("--plant {:#x} is beyond the {bytes} bytes under test", plant.address));
    }
    Ok(Some(Plant { address: plant.address, mask: plant.mask, stored: plant.stored }))
}

/// Runs the tests, resuming from earlier records.
fn recorded_results(args: &RunArgs, job: &Job<'_>) -> Result<Results> {
    let header = header(job.identity(), None);
    // A card runs one dispatch at a time.
    let limits = Limits { threads: 1, backend: Backend::U64, stop: StopRules::default(), shard: None };
    let path = args.recorded.out().map(records_path);
    let keeping = Keeping { path: path.as_deref(), opening: args.recorded.opening(), unit: "MB" };
    job.results(&recorded(job, &header, &limits, keeping)?.records).map_err(not_tested)
}

/// Writes the lines of the kernel log, and the output of nvidia-smi before and after.
fn write_evidence(path: &Path, log: &[String], snapshots: [&Snapshot; 2]) -> Result<()> {
    let lines: String = log.iter().map(|line| format!("{line}\n")).collect();
    eccforge_files::output::write(path, lines)?;
    for (snapshot, when) in snapshots.into_iter().zip(["before", "after"]) {
        let Some(xml) = &snapshot.xml else { continue };
        eccforge_files::output::write(Path::new(&format!("{}.{when}.xml", path.display())), xml.as_str())?;
    }
    Ok(())
}
