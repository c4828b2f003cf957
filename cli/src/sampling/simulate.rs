//! `eccforge simulate`: Monte Carlo error injection under the classes of an error model (long: its options with their help).

use super::estimate::estimate;
use super::gpu::on_gpu;
use super::options::CountArgs;
use super::results::{Next, agrees, deliver, draw, failure, status, unreadable};
use super::sweep::{SetArgs, compare};
use crate::arguments::counting;
use crate::command_line::only;
use crate::inputs::{Gpu, any, gpu, model, scheme, stages};
use crate::output::{VERSION, called, command, header, print, shell_quoted, verdict};
use crate::progress::{self, SampleBar, Status};
use crate::ranks::Cluster;
use crate::signals::{interruption, stopped};
use crate::terminal::note;
use clap::Args;
use eccforge_exact::ball::facts;
use eccforge_files::diagnostic::{SourceFile, is_path};
use eccforge_model::{ErrorModel, parse_number};
use eccforge_runs::job::{self, Finished, Job};
use eccforge_runs::random::Generator;
use eccforge_runs::records::{self, Identity, RecordError, write_atomically};
use eccforge_runs::run::{self, Limits, StopRules, Work};
use eccforge_sampling::ball::{Origin, sample, samples_by_default};
use eccforge_sampling::curve::curve;
use eccforge_sampling::draws::SamplingRequest;
use eccforge_sampling::expected::Expected;
use eccforge_sampling::monte_carlo::Plan;
use eccforge_sampling::report::{Ending, Report, report};
use eccforge_sampling::source::{NamedSource, rate_of, rate_sources, read_sources};
use eccforge_sampling::staged::at_stages;
use eccforge_sampling::sweep::{Set, Sweep};
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::library::Named;
use eccforge_scheme::stages::Stages;
use miette::{Report as Failure, miette};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Examines a report before it is delivered.
type Judge<'j> = &'j dyn Fn(&Report);

/// The error model, if no other is named.
const DEFAULT_MODEL: &str = "hbm2-table1";

/// Sample errors, or try every error of a set, and count the outcomes of each scheme.
///
/// Counts depend only on schemes, classes, samples, seed and generator, not on threads, lanes, ranks or
/// interruptions.
#[derive(Args, Clone, Debug)]
pub struct SimulateArgs {
    /// Schemes: built-in ids or files, separated by commas or spaces.
    #[arg(value_delimiter = ',', required = true, value_name = "ID|FILE")]
    scheme: Vec<String>,
    /// Error model: a built-in id or a file.
    #[arg(long, default_value = DEFAULT_MODEL, value_name = "ID|FILE")]
    model: String,
    /// File of further error sources: YAML with mixtures, rates, faults and asymmetric errors, or an error model of
    /// EINSim (JSON).
    #[arg(long, value_name = "FILE")]
    sources: Option<PathBuf>,
    /// Inject independent errors at the bit error rates LOW and HIGH, and at 1, 2 and 5 times each power of ten between
    /// them.
    #[arg(long, value_name = "LOW:HIGH")]
    rate: Option<String>,
    /// Plot the outcomes against the rates, as SVG.
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
    /// Classes of the model, separated by commas. Default: all, unless sources are given.
    #[arg(long, value_delimiter = ',')]
    class: Vec<String>,
    /// Number of samples of each class, such as 1e9. A larger number extends a finished run. Default: 1e7; for a
    /// scheme that algebra decodes 1e4, or fewer for a long code, so that it takes some seconds.
    #[arg(long, value_parser = counting)]
    samples: Option<u64>,
    /// Seed of all random bits.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Random generator: ars7 or philox.
    #[arg(long, default_value = "ars7")]
    generator: Generator,
    /// Count on a GPU: `gpu`, or `gpu:N` for the one with this number in `eccforge list devices`. The GPU draws with Philox, and
    /// its counts equal those of the processor.
    #[arg(long, value_name = "gpu[:N]", value_parser = gpu, conflicts_with_all = ["mpi", "all", "bits", "weight"])]
    device: Option<Gpu>,
    /// Plot estimates, their intervals and the exact values against the number of samples, as SVG.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Records of parts of this run, or of the same run with fewer samples; their samples are not counted again.
    /// --shard divides the rest; `merge` takes these records and the new ones together.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["stop_errors", "stop_width"])]
    counted: Vec<PathBuf>,
    /// Stop a class when every scheme has at least N silent samples.
    #[arg(long, value_name = "N", value_parser = counting, conflicts_with = "shard")]
    stop_errors: Option<u64>,
    /// Stop a class when every scheme's 95 % interval is at most this wide, relative to the estimate.
    #[arg(long, value_name = "WIDTH", conflicts_with = "shard")]
    stop_width: Option<f64>,
    /// Stop after this many seconds; the counts then depend on the machine. OUT.status has the progress of the run.
    #[arg(long, value_name = "SECONDS")]
    stop_seconds: Option<f64>,
    /// Count for a second, then print what the rest of the run takes on this many nodes like this machine: hours, records,
    /// and restarts if --stop-seconds is given. Nothing is written.
    #[arg(long, value_name = "NODES", conflicts_with_all = ["plot", "curve", "format"], value_parser = clap::value_parser!(u64).range(1..))]
    estimate: Option<u64>,
    /// Run as one rank of an MPI job (start it with mpirun); rank 0 writes the result.
    #[arg(long, conflicts_with_all = ["shard", "stop_errors", "stop_width", "all", "bits", "weight", "estimate"])]
    mpi: bool,
    /// Share of the blocks that two other MPI ranks count again; 0 for none. If a host's counts differ from those of two other
    /// hosts, its blocks are removed.
    #[arg(long, value_name = "SHARE", default_value = "1e-4", value_parser = share)]
    recount: u64,
    /// Do not compute exact values for comparison.
    #[arg(long)]
    no_exact: bool,
    // Last: options after these would stand under their headings.
    #[command(flatten)]
    counting: CountArgs,
    #[command(flatten)]
    set: SetArgs,
}

/// Samples of each class by default.
// An outcome with a share of 1e-6 then has about ten events; `--samples` extends the run for rarer ones.
const SAMPLES: u64 = 10_000_000;

/// The errors to draw.
struct Drawn {
    model: ErrorModel,
    rates: Vec<(f64, NamedSource)>,
    sources: Vec<NamedSource>,
    classes: Vec<usize>,
}

/// Adds hosts to `OUT.distrusted`, one on each line: a script can start the run again without them.
fn distrust(records: &Path, hosts: &[String]) -> Result<(), Failure> {
    if hosts.is_empty() {
        return Ok(());
    }
    let path = records.with_extension("distrusted");
    let earlier = std::fs::read_to_string(&path).unwrap_or_default();
    let all: BTreeSet<&str> = earlier.lines().chain(hosts.iter().map(String::as_str)).collect();
    let text: String = all.into_iter().map(|host| format!("{host}\n")).collect();
    write_atomically(&path, text.as_bytes()).map_err(failure)
}

impl SimulateArgs {
    /// Runs the command. The exit status is 1 if sampled counts contradict the exact values, and 3 if the time limit
    /// stopped the run.
    ///
    /// # Errors
    /// Names are unknown, files cannot be read or written, or records are damaged or belong to another run.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        // A rank of an MPI job joins the others before it reads a file, so that all of them report a file that one cannot read.
        if let [name] = self.scheme.as_slice()
            && !self.mpi
            && is_path(name)
            && let Named::Algebraic(scheme) = any(name)?
        {
            return self.ball(&scheme);
        }
        if self.set.is_given() {
            let [scheme] = self.scheme.as_slice() else {
                return Err(miette!(help = "name one", "every error of a set is tried on one scheme at a time"));
            };
            return self.try_all(scheme);
        }
        if self.mpi {
            return crate::ranks::on_ranks(|cluster| self.run_on(Some(cluster)));
        }
        self.run_on(None)
    }

    /// Samples a scheme that algebra decodes, by its numbers of erased and wrong symbols.
    fn ball(&self, scheme: &Algebraic) -> Result<ExitCode, Failure> {
        only(&["scheme", "samples", "seed", "threads", "format", "out"], &scheme.id)?;
        let origin = Origin { version: VERSION.into(), command: command() };
        let (run, facts) = (&self.counting.run, facts(scheme));
        let samples = self.samples.unwrap_or_else(|| samples_by_default(scheme, &facts));
        let sampled = sample(scheme, &facts, samples, self.seed, run.threads(), origin);
        crate::output::report(&sampled, run.format(), run.out().as_deref())?;
        Ok(verdict(sampled.agrees()))
    }

    fn run_on(&self, cluster: Option<&Cluster>) -> Result<ExitCode, Failure> {
        let model = model(&self.model)?;
        let rates = self.rates()?;
        let mut sources = self.sources()?;
        sources.extend(rates.iter().map(|(_, source)| source.clone()));
        let schemes = self.schemes()?;
        let classes = self.classes(&model, &sources, &schemes)?;
        let drawn = Drawn { model, rates, sources, classes };
        let plan = Plan::new(schemes.clone(), &self.draws(&drawn)).map_err(|e| miette!("{e}"))?;
        if let Some(device) = self.device {
            if self.generator != Generator::Philox {
                return Err(miette!(
                    help = "add `--generator philox`",
                    "--device gpu does not support the generator {}",
                    self.generator.name()
                ));
            }
            return on_gpu(&plan, device, |work| self.count_plan(work, (&plan, &drawn, &schemes), None));
        }
        self.count_plan(&plan, (&plan, &drawn, &schemes), cluster)
    }

    /// Counts a plan with `work`, and writes the requested files.
    fn count_plan(
        &self,
        work: &dyn Work,
        (plan, drawn, schemes): (&Plan, &Drawn, &[Stages]),
        cluster: Option<&Cluster>,
    ) -> Result<ExitCode, Failure> {
        let expected = |identity: &Identity| {
            if self.no_exact { Expected::default() } else { Expected::of(identity, schemes, &drawn.model) }
        };
        let run = (work, plan.identity(), "samples");
        let Some(report) = self.count(run, cluster, &expected, (schemes, &|_| {}))? else {
            return Ok(ExitCode::SUCCESS);
        };
        if let Some(path) = &self.curve {
            let rates: Vec<(f64, String)> = drawn.rates.iter().map(|(rate, s)| (*rate, s.id.clone())).collect();
            let svg = curve(&report, &rates).map_err(|e| miette!("{}: {e}", path.display()))?;
            write_atomically(path, svg.as_bytes()).map_err(failure)?;
        }
        Ok(status(report.ended, agrees(&report)))
    }

    /// Tries every error of a set on a scheme.
    fn try_all(&self, name: &str) -> Result<ExitCode, Failure> {
        let scheme = scheme(name)?;
        let set = self.set.set(&scheme)?;
        let sweep = Sweep::new(&scheme, set.clone(), self.counting.capture).map_err(|e| miette!("{e}"))?;
        let run = (&sweep as &dyn Work, sweep.identity(), "patterns");
        let equal = std::cell::Cell::new(true);
        let judge = |report: &Report| match &set {
            Set::Bits(bits) if report.complete => equal.set(compare(&scheme, bits, report)),
            _ => {}
        };
        let report = self.count(run, None, &|_| Expected::default(), (&[Stages::from(&scheme)], &judge))?;
        Ok(report.map_or(ExitCode::SUCCESS, |report| status(report.ended, equal.get())))
    }

    /// The command that merges this part with others, or the one that gives exact values.
    fn next(&self, report: &Report, schemes: &[Stages]) -> Option<Next> {
        if report.ended != Ending::Shard {
            return self.exact(report, schemes);
        }
        let Some(out) = self.counting.run.out() else {
            return Some((format!("{} --out part.json", command()), "keeps the samples of this part for `merge`"));
        };
        let parts = [out].into_iter().chain(self.counted.iter().cloned()).map(|path| path.display().to_string());
        let mut words: Vec<String> = ["eccforge", "merge"].into_iter().map(str::to_owned).chain(parts).collect();
        if self.counted.is_empty() {
            words.push("OTHER.json".to_owned());
            return Some((shell_quoted(&words), "merges this part with the others, once all have run"));
        }
        Some((shell_quoted(&words), "merges the parts"))
    }

    /// The command that gives exact values for the first scheme: at the rates, or of the classes of the model; sources have none.
    fn exact(&self, report: &Report, schemes: &[Stages]) -> Option<Next> {
        let (name, scheme) = (&**self.scheme.first()?, schemes.first()?);
        let mut rates: Vec<&str> = report.cells.iter().filter_map(|cell| rate_of(&cell.class)).collect();
        rates.sort_by_key(|rate| parse_number(rate));
        rates.dedup();
        if !rates.is_empty() {
            return Some((
                called(&["check", name, "--bit-error-rate", &rates.join(",")]),
                "the exact outcomes at these rates",
            ));
        }
        if self.sources.is_some() && self.class.is_empty() {
            return None;
        }
        // Without a model, `check` leaves out the classes of the default model if the entry lacks one of them.
        let lacks = || scheme.single().is_some_and(|scheme| ErrorModel::table1().absent(scheme).is_some());
        let is_named = !self.set.is_given() && (self.model != DEFAULT_MODEL || lacks());
        let model = is_named.then_some(["--model", &*self.model]);
        let words: Vec<&str> = ["check", name].into_iter().chain(model.into_iter().flatten()).collect();
        Some((called(&words), "the exact outcomes of every class"))
    }

    fn schemes(&self) -> Result<Vec<Stages>, Failure> {
        let schemes: Vec<Stages> = self.scheme.iter().map(|name| stages(name)).collect::<Result<_, _>>()?;
        schemes.iter().filter_map(Stages::single).try_for_each(|s| s.no_address("this command"))?;
        Ok(schemes)
    }

    /// The draws that the arguments request.
    fn draws<'d>(&self, drawn: &'d Drawn) -> SamplingRequest<'d> {
        SamplingRequest {
            classes: &drawn.classes,
            sources: &drawn.sources,
            generator: self.generator,
            capture: self.counting.capture,
            ..SamplingRequest::new(&drawn.model, self.samples.unwrap_or(SAMPLES), self.seed)
        }
    }

    /// Counts the work of an identity and writes the report of its records, which `judge` examines first; `unit` names the counted
    /// things. Returns `None` on a rank that does not write.
    fn count(
        &self,
        (work, identity, unit): (&dyn Work, Identity, &str),
        cluster: Option<&Cluster>,
        expected: &dyn Fn(&Identity) -> Expected,
        (schemes, judge): (&[Stages], Judge<'_>),
    ) -> Result<Option<Report>, Failure> {
        let header = header(identity, self.counting.run.part());
        let (path, limits) = (self.counting.run.records(), self.limits()?);
        let (path, opening) = (path.as_deref(), self.counting.run.opening());
        let covered = records::coverage(&self.counted, &header).map_err(unreadable)?;
        let job = Job { work, header: &header, limits: &limits, covered: &covered, path, opening };
        if let Some(nodes) = self.estimate {
            return print(&estimate(&job, nodes, unit).map_err(failure)?).map(|_| None);
        }
        let Some(finished) = count(&job, unit, cluster, self.recount).map_err(failure)? else { return Ok(None) };
        if let Some(records) = path {
            distrust(records, &finished.execution.distrusted_hosts)?;
        }
        let (identity, records, expected) = (&header.identity, &finished.records, expected(&header.identity));
        let mut report = report(identity, records, &expected);
        report.stages = at_stages(identity, records, schemes).map_err(|e| miette!("{e}"))?;
        report.add_flipped_bits(schemes);
        let is_part = header.shard.is_some() || !self.counted.is_empty();
        report.conclude(&finished, self.counting.lane.description(), is_part);
        draw(self.plot.as_deref(), identity, records, &expected)?;
        judge(&report);
        let (format, out) = (self.counting.run.format(), self.counting.run.out());
        deliver(&report, self.next(&report, schemes), format, out.as_deref())?;
        if let (Some(records), Ending::Complete) = (path, report.ended) {
            progress::line(&format!("{} keeps the samples: a larger --samples adds to them", records.display()));
        }
        if report.ended == Ending::Unfinished {
            note(&stopped(&format!("{} {unit}", report.progress()), path));
        }
        Ok(Some(report))
    }

    /// The requested rates, each with its error source.
    fn rates(&self) -> Result<Vec<(f64, NamedSource)>, Failure> {
        let Some(text) = &self.rate else { return Ok(Vec::new()) };
        let (low, high) = text.split_once(':').unwrap_or((text, text));
        rate_sources(low, high).map_err(|e| miette!("--rate {text}: {e}"))
    }

    fn sources(&self) -> Result<Vec<NamedSource>, Failure> {
        let Some(path) = &self.sources else { return Ok(Vec::new()) };
        Ok(read_sources(&SourceFile::read(path)?)?)
    }

    /// Indices of the requested classes, or of all classes that the entries support.
    fn classes(&self, model: &ErrorModel, sources: &[NamedSource], schemes: &[Stages]) -> Result<Vec<usize>, Failure> {
        if self.class.is_empty() && sources.is_empty() {
            let present = |c: &usize| {
                let patterns = &model.classes[*c].patterns;
                let absent = schemes.iter().find_map(|s| patterns.absent(s.error_geometry()));
                if let Some(why) = &absent {
                    note(&format!("`{}` is left out: {why}", model.classes[*c].id));
                }
                absent.is_none()
            };
            return Ok((0..model.classes.len()).filter(present).collect());
        }
        if self.class.is_empty() && self.model != DEFAULT_MODEL {
            let help = "add --class, or leave --model out";
            return Err(miette!(help = help, "`--model` has no effect: without --class, only the sources are sampled"));
        }
        self.class.iter().map(|name| model.index(name).map_err(|e| miette!("{e}"))).collect()
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
        // A job of MPI has its own signals.
        let interrupted = if self.mpi { None } else { Some(interruption()) };
        let stop = StopRules { errors: self.stop_errors, relative_width: self.stop_width, time, interrupted };
        Ok(self.counting.run.limits(self.counting.lane, stop))
    }
}

/// Parses a share of blocks; returns the number of blocks of which one is chosen, or 0 for none.
fn share(text: &str) -> Result<u64, String> {
    match text.parse::<f64>() {
        Ok(0.0) => Ok(0),
        Ok(share) if (1e-9..=1.0).contains(&share) => Ok((1.0 / share).round() as u64),
        _ => Err(format!("the share must be 0, or from 1e-9 to 1, got `{text}`")),
    }
}

/// Counts a job, on all MPI ranks if there are several, which count one block in `every` again. Returns `None` on a rank that does not write.
fn count(
    job: &Job<'_>,
    unit: &str,
    cluster: Option<&Cluster>,
    #[cfg_attr(not(feature = "mpi"), expect(unused_variables))] every: u64,
) -> Result<Option<Finished>, RecordError> {
    progress::place(job.limits.threads);
    let status = job.path.zip(job.limits.stop.time).map(|(records, limit)| Status {
        path: records.with_extension("status"),
        samples: run::samples(job.work, &run::share(job.work, job.covered, job.limits.shard)),
        limit,
        started: Instant::now(),
        last: None,
    });
    let mut shown = SampleBar::new(unit).with_status(status);
    match cluster {
        None => job::count(job, &mut shown).map(Some),
        #[cfg(feature = "mpi")]
        Some(cluster) => cluster.count(job, every, &mut shown),
        #[cfg(not(feature = "mpi"))]
        Some(none) => match *none {},
    }
}
