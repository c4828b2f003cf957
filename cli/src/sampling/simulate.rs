//! `eccforge simulate`: Monte Carlo of schemes under the classes of an error model.

use super::{Format, command_line, deliver, exact, lane, model, open_log, progress_bar, records_path, scheme, shard};
use crate::arguments::count;
use clap::Args;
use eccforge_bitslice::Backend;
use eccforge_exact::model::ErrorModel;
use eccforge_sampling::monte_carlo::{Plan, Request};
use eccforge_sampling::random::Generator;
use eccforge_sampling::records::{Header, Record, Refusal, write_atomically};
use eccforge_sampling::report::{Exact, Report, report};
use eccforge_sampling::run::{Limits, Progress, StopRules, run};
use eccforge_sampling::source::{NamedSource, read_sources};
use eccforge_scheme::Scheme;
use eccforge_scheme::diagnostic::SourceFile;
use miette::{Report as Failure, miette};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Sample error patterns and count what each scheme makes of them.
///
/// Counts depend on schemes, classes, samples, seed and generator only; not on threads, lanes, ranks or interruptions.
#[derive(Args, Clone, Debug)]
pub struct SimulateArgs {
    /// Schemes: shipped ids or files, separated by commas.
    #[arg(long, value_delimiter = ',', required = true)]
    scheme: Vec<String>,
    /// Error model: a shipped id or a file.
    #[arg(long, default_value = "hbm2-table1")]
    model: String,
    /// File of sources that are no classes: mixtures, rates, faults, asymmetric errors.
    #[arg(long, value_name = "FILE")]
    sources: Option<PathBuf>,
    /// Classes of the model, separated by commas; all if neither these nor sources are given.
    #[arg(long, value_delimiter = ',')]
    class: Vec<String>,
    /// Samples of each class, such as 1e9.
    #[arg(long, default_value = "1e7", value_parser = count)]
    samples: u64,
    /// Seed of all random bits.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Generator: ars7 or philox.
    #[arg(long, default_value = "ars7")]
    generator: Generator,
    /// Threads; 0 for one each core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Instructions: auto, avx512, avx2, neon or u64.
    #[arg(long, default_value = "auto", value_parser = lane)]
    lane: Backend,
    /// Result file; its records go to OUT.records, from which the same command goes on.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Form of the result.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Count only part I of N (from 0), to be merged later.
    #[arg(long, value_name = "I/N", value_parser = shard, requires = "out")]
    shard: Option<[u64; 2]>,
    /// Keep up to so many silent error patterns of each scheme and class.
    #[arg(long, default_value_t = 0)]
    capture: usize,
    /// Stop a class when every scheme has so many silent samples.
    #[arg(long, value_parser = count, conflicts_with = "shard")]
    stop_errors: Option<u64>,
    /// Stop a class when every scheme's 95 % interval is at most so wide, relative to the estimate.
    #[arg(long, conflicts_with = "shard")]
    stop_width: Option<f64>,
    /// Stop after so many seconds; counts then depend on the machine.
    #[arg(long)]
    stop_seconds: Option<f64>,
    /// Move a damaged end of the records aside and go on with the intact part.
    #[arg(long)]
    salvage: bool,
    /// One of several MPI ranks (start with mpirun); rank 0 writes.
    #[cfg(feature = "mpi")]
    #[arg(long, conflicts_with_all = ["shard", "stop_errors", "stop_width"])]
    mpi: bool,
    /// Do not compute exact values to compare with.
    #[arg(long)]
    no_exact: bool,
}

impl SimulateArgs {
    /// Runs the command. The exit code is 1 if sampled counts deny the exact values.
    ///
    /// # Errors
    /// Unknown names, files that cannot be read or written, damaged or foreign records.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let schemes = self.scheme.iter().map(|s| scheme(s)).collect::<Result<Vec<Scheme>, _>>()?;
        let model = model(&self.model)?;
        let sources = self.sources()?;
        let classes = self.classes(&model, &sources)?;
        let plan = Plan::new(&Request {
            schemes: &schemes,
            model: &model,
            classes: &classes,
            sources: &sources,
            samples: self.samples,
            seed: self.seed,
            generator: self.generator,
            capture: self.capture,
        })
        .map_err(|e| miette!("{e}"))?;
        let header =
            Header { eccforge_records: 1, identity: plan.identity(), command: command_line(), shard: self.shard };
        let Some(records) = self.count(&plan, &header)? else { return Ok(ExitCode::SUCCESS) };
        let exact = if self.no_exact { Exact::new() } else { exact(&header.identity, &schemes, &model) };
        let mut report = report(&header.identity, &records, &header.command, &exact);
        report.lane = Some(self.lane.description());
        deliver(&report, self.format, self.out.as_deref())?;
        if let Some(out) = &self.out {
            write_silent(&report, out)?;
        }
        let denied: Vec<_> = report.cells.iter().filter(|c| c.denies_exact()).collect();
        for c in &denied {
            eprintln!("{} under {}: the counts deny the exact value {:?}", c.scheme, c.class, c.exact);
        }
        Ok(if denied.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn sources(&self) -> Result<Vec<NamedSource>, Failure> {
        let Some(path) = &self.sources else { return Ok(Vec::new()) };
        let text = std::fs::read_to_string(path).map_err(|e| miette!("{}: {e}", path.display()))?;
        let file = SourceFile::new(path.display().to_string(), text);
        read_sources(&file).map_err(|e| Failure::new(*e))
    }

    /// Indices of the classes that were asked for.
    fn classes(&self, model: &ErrorModel, sources: &[NamedSource]) -> Result<Vec<usize>, Failure> {
        if self.class.is_empty() && sources.is_empty() {
            return Ok((0..model.classes.len()).collect());
        }
        let mut classes = Vec::new();
        for id in &self.class {
            let class = model.class(id).map_err(|e| miette!("{e}"))?;
            classes.extend(model.classes.iter().position(|c| c.id == class.id));
        }
        Ok(classes)
    }

    /// Counts what earlier records leave of the plan. All records; `None` on an MPI rank that does not write.
    fn count(&self, plan: &Plan, header: &Header) -> Result<Option<Vec<Record>>, Failure> {
        let limits = self.limits()?;
        #[cfg(feature = "mpi")]
        let cluster =
            if self.mpi { Some(eccforge_sampling::cluster::Cluster::join().map_err(super::failure)?) } else { None };
        #[cfg(feature = "mpi")]
        let writes = cluster.as_ref().is_none_or(eccforge_sampling::cluster::Cluster::is_writer);
        #[cfg(not(feature = "mpi"))]
        let writes = true;
        let (mut log, mut records) = match &self.out {
            Some(out) if writes => {
                let (log, found) = open_log(&records_path(out), header, self.salvage)?;
                (Some(log), found)
            }
            _ => (None, Vec::new()),
        };
        let bar = progress_bar(0, "samples");
        let earlier = records.clone();
        let sink = &mut |r: &Record, p: Progress| {
            bar.set_length(p.total);
            bar.set_position(p.done);
            records.push(r.clone());
            log.as_mut().map_or(Ok::<(), Refusal>(()), |log| log.append(r))
        };
        #[cfg(feature = "mpi")]
        let outcome = match &cluster {
            Some(cluster) => cluster.run(plan, &limits, earlier, sink),
            None => run(plan, &limits, &earlier, sink),
        };
        #[cfg(not(feature = "mpi"))]
        let outcome = run(plan, &limits, &earlier, sink);
        outcome.map_err(super::failure)?;
        if let Some(log) = &log {
            log.sync().map_err(super::failure)?;
        }
        bar.finish_and_clear();
        Ok(writes.then_some(records))
    }

    fn limits(&self) -> Result<Limits, Failure> {
        if let Some(w) = self.stop_width.filter(|w| !(*w > 0.0 && w.is_finite())) {
            return Err(miette!("--stop-width {w}: give a positive width, such as 0.01 for 1 % of the estimate"));
        }
        let time = match self.stop_seconds {
            None => None,
            Some(s) => Some(
                Duration::try_from_secs_f64(s)
                    .map_err(|_| miette!("--stop-seconds {s}: give a positive number of seconds"))?,
            ),
        };
        let stop = StopRules { errors: self.stop_errors, relative_width: self.stop_width, time };
        Ok(Limits { threads: self.threads, backend: self.lane, stop, shard: self.shard })
    }
}

/// Writes the silent patterns to `OUT.silent.CLASS.SCHEME`, one a line, as `eccforge decode --error-file` reads them.
fn write_silent(report: &Report, out: &Path) -> Result<(), Failure> {
    let mut files: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for pattern in &report.silent {
        let text = files.entry((&pattern.class, &pattern.capture.scheme)).or_default();
        *text += &format!("# sample {}\nhex:{}\n", pattern.capture.sample, pattern.capture.error);
    }
    for ((class, scheme), text) in files {
        let mut path = out.as_os_str().to_owned();
        path.push(format!(".silent.{class}.{scheme}"));
        let head = format!(
            "# Error patterns of the class {class} that {scheme} delivers as wrong data, seed {}.\n# Replay: eccforge decode {scheme} --error-file THIS\n",
            report.identity.seed
        );
        write_atomically(Path::new(&path), (head + &text).as_bytes()).map_err(super::failure)?;
    }
    Ok(())
}
