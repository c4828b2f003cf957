//! `eccforge search`: searches for parity-check matrices.

use crate::arguments::{Format, format};
use crate::ranks::Cluster;
use crate::sampling::options::OpenArgs;
use crate::sampling::results::failure;
use crate::{data, inputs, output, progress, terminal};
use clap::builder::TypedValueParser;
use clap::{Args, Subcommand};
use eccforge_files::diagnostic::SourceFile;
use eccforge_report::{Document, with_noun};
use eccforge_runs::drain;
use eccforge_runs::records::RecordError;
use eccforge_runs::shard::Shard;
use eccforge_search::chains::{ChainFile, Chains, Column};
use eccforge_search::documents::{Entries, Front};
use eccforge_search::islands::{self, Found};
use eccforge_search::lanes::chain::Chain;
use eccforge_search::lanes::results as lanes;
use eccforge_search::lanes::spec::LanesSpec;
use eccforge_search::results;
use eccforge_search::spec::SearchSpec;
use eccforge_search::verified;
use indicatif::ProgressBar;
use miette::{IntoDiagnostic, Result, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// Arguments of `search`.
#[derive(Args, Clone, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct SearchArgs {
    /// A command for the results of searches.
    #[command(subcommand)]
    pub command: Option<SearchCommand>,
    #[command(flatten)]
    pub search: ChainArgs,
}

/// Commands for the results of searches.
#[derive(Clone, Debug, Subcommand)]
pub enum SearchCommand {
    /// Verify a certificate with code independent of the search.
    Certify(crate::certify::CertifyArgs),
}

/// A search.
#[derive(Args, Clone, Debug)]
pub struct ChainArgs {
    /// YAML file that describes the search (docs/search.md).
    #[arg(value_name = "FILE", required = true)]
    pub spec: Option<PathBuf>,
    /// Folder for schemes, certificates and finished annealing chains; the same command resumes from the finished
    /// chains.
    #[arg(long, default_value = "found", value_name = "DIR")]
    pub out: PathBuf,
    /// Run only one part of N of the chains: `0/4` or `1of4` is the first of four. `auto` takes the part from Slurm or
    /// MPI. Run the command again without this option to gather the chains of all parts in the folder.
    #[arg(long, value_name = "I/N|auto")]
    pub shard: Option<Shard>,
    /// Run the chains on all MPI ranks of this job; rank 0 keeps them and writes the results.
    #[arg(long, conflicts_with = "shard")]
    pub mpi: bool,
    /// Number of threads; 0 uses RAYON_NUM_THREADS, SLURM_CPUS_PER_TASK or one thread for each available core. The
    /// result does not depend on it.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024).map(usize::from))]
    pub threads: usize,
    /// Output format.
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    pub format: Format,
    /// Locking and repair of the file of finished chains.
    #[command(flatten)]
    pub opening: OpenArgs,
}

/// Number of codes of the Pareto front that are written as files.
// The JSON has all codes of the front; a folder of hundreds of files would hide the best ones.
const MOST_FILES: usize = 20;

/// The description, which the command line requires if no other command is given.
fn description(args: &ChainArgs) -> &Path {
    args.spec.as_deref().unwrap_or(Path::new(""))
}

pub fn run(args: &ChainArgs) -> Result<ExitCode> {
    if args.mpi {
        return crate::ranks::on_ranks(|cluster| run_on(args, Some(cluster)));
    }
    run_on(args, None)
}

fn run_on(args: &ChainArgs, cluster: Option<&Cluster>) -> Result<ExitCode> {
    let file = data::source("a description of a search", description(args))?;
    let is_of_entries = LanesSpec::is_entry_search(&file);
    let found = if is_of_entries { entries(args, &file, cluster) } else { codewords(args, &file, cluster) };
    inputs::or_other_file(found, "a description of a search", description(args))
}

/// Codes of one codeword, by columns.
fn codewords(args: &ChainArgs, file: &SourceFile, cluster: Option<&Cluster>) -> Result<ExitCode> {
    let spec = SearchSpec::from_text(file)?;
    let run = |left: Vec<u64>, stop: &AtomicBool, done: &(dyn Fn(&Found) + Sync)| {
        islands::run(&spec.problem, spec.objective, spec.heading.schedule, spec.heading.seed, left, stop, done);
    };
    let search = Chains { heading: &spec.heading, part: None };
    let refuses = |found: &Found| verified::codeword(&spec, found);
    searched((args, cluster), search, "weighted sum", (run, refuses), |found| deliver_codewords(args, &spec, found))
}

fn deliver_codewords(args: &ChainArgs, spec: &SearchSpec, found: &[Found]) -> Result<ExitCode> {
    if found.is_empty() {
        let help = "the correctable set may be too tight for its check bits: add one, or correct less";
        return Err(miette!(help = help, "no chain found a code to start from"));
    }
    let codes = results::front(spec, found);
    if codes.is_empty() {
        let help = "give more moves, a higher weight of `undetected`, or one more check bit";
        return Err(miette!(help = help, "{}", results::fewest_undetected(spec, found)));
    }
    let files = codes.iter().enumerate().take(MOST_FILES).map(|(i, code)| {
        let id = results::name(&spec.heading.id, i);
        let scheme = results::scheme_text(spec, code, &id, output::VERSION);
        (scheme, results::certificate(spec, code, output::VERSION), id)
    });
    let report = Front { spec, codes: &codes, version: output::VERSION };
    deliver(args, &spec.heading.id, files.collect(), codes.len(), &report)
}

/// Codes of whole entries, by maps of their lanes.
fn entries(args: &ChainArgs, file: &SourceFile, cluster: Option<&Cluster>) -> Result<ExitCode> {
    let spec = LanesSpec::from_text(file)?;
    let run = |left: Vec<u64>, stop: &AtomicBool, done: &(dyn Fn(&Found<u32>) + Sync)| {
        islands::each(left, |chain| Some(searched_chain(&spec, chain, stop)), stop, done);
    };
    let search = Chains { heading: &spec.heading, part: None };
    let refuses = |found: &Found<u32>| verified::entry(&spec, found);
    searched((args, cluster), search, "number of clashes", (run, refuses), |found| deliver_entries(args, &spec, found))
}

/// The result of one chain of a search for entries.
fn searched_chain(spec: &LanesSpec, chain: u64, stop: &AtomicBool) -> Found<u32> {
    let mut search = Chain::new(spec, chain);
    Found { chain, cost: search.run(stop) as f64, columns: search.columns() }
}

fn deliver_entries(args: &ChainArgs, spec: &LanesSpec, found: &[Found<u32>]) -> Result<ExitCode> {
    let codes = lanes::codes(spec, found);
    if codes.is_empty() {
        let least = found.first().map_or(0.0, |f| f.cost);
        let help = "give more moves or chains, or layers with more sums";
        return Err(miette!(help = help, "no chain ended without clashes; the fewest were {least}"));
    }
    let files = codes.iter().enumerate().take(MOST_FILES).map(|(i, code)| {
        let id = results::name(&spec.heading.id, i);
        (lanes::scheme_text(spec, code, &id, output::VERSION), lanes::certificate(spec, code, output::VERSION), id)
    });
    let report = Entries { spec, codes: &codes, version: output::VERSION };
    deliver(args, &spec.heading.id, files.collect(), codes.len(), &report)
}

/// Runs the remaining chains of a search, on all MPI ranks if requested, and delivers the results of all chains,
/// including earlier ones, which `refuses` verifies. Keeps each finished chain and shows the least `what` so far.
fn searched<C: Column>(
    (args, cluster): (&ChainArgs, Option<&Cluster>),
    search: Chains<'_>,
    what: &str,
    (run, refuses): (
        impl FnOnce(Vec<u64>, &AtomicBool, &(dyn Fn(&Found<C>) + Sync)) + Send,
        impl Fn(&Found<C>) -> Option<String> + Sync,
    ),
    deliver: impl FnOnce(&[Found<C>]) -> Result<ExitCode>,
) -> Result<ExitCode> {
    not_over_its_description(args, &search.heading.id)?;
    let search = Chains { part: args.shard.map(|shard| shard.part), ..search };
    let threads = eccforge_runs::run::threads(args.threads);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().into_diagnostic()?;
    let run =
        |left: Vec<u64>, stop: &AtomicBool, done: &(dyn Fn(&Found<C>) + Sync)| pool.install(|| run(left, stop, done));
    // Chains of earlier runs are verified on all threads of the pool.
    let open = || pool.install(|| opened(args, search, &refuses));
    #[cfg(feature = "mpi")]
    if let Some(cluster) = cluster {
        let description = format!("the description {}", search.heading.hash);
        let finished = cluster
            .each(&description, open, run, |chains: &mut InProgress<C>, found| chains.keep(what, found))
            .map_err(failure)?;
        // Only rank 0 has the chains.
        let Some(chains) = finished else { return Ok(ExitCode::SUCCESS) };
        return deliver(&chains.finished());
    }
    #[cfg(not(feature = "mpi"))]
    if let Some(none) = cluster {
        match *none {}
    }
    let (mut chains, left) = open().map_err(failure)?;
    drain::on_caller_thread(
        |stop, done: &(dyn Fn(&Found<C>) + Sync)| run(left, stop, done),
        |found| found.map_or(Ok(()), |found| chains.keep(what, found)),
    )
    .map_err(failure)?;
    let found = chains.finished();
    if args.shard.is_some() {
        let (n, folder) = (found.len(), args.out.display());
        progress::line(&format!("{n} finished chains are in {folder}; the command without --shard collects them"));
        return Ok(ExitCode::SUCCESS);
    }
    deliver(&found)
}

/// The file of chains while a search runs, with its progress.
struct InProgress<C> {
    chains: ChainFile<C>,
    shown: Shown,
}

/// Opens the file of chains, and returns it with the numbers of the remaining chains.
fn opened<C: Column>(
    args: &ChainArgs,
    search: Chains<'_>,
    refuses: impl Fn(&Found<C>) -> Option<String> + Sync,
) -> Result<(InProgress<C>, Vec<u64>), RecordError> {
    let mut chains = ChainFile::open(&args.out, search, refuses, &args.opening.opening())?;
    if let Some(aside) = &chains.aside {
        terminal::note(&format!("{}: the damaged end was moved to {}", chains.path.display(), aside.display()));
    }
    let left = std::mem::take(&mut chains.left);
    let bar = progress::bar(left.len() as u64, "chains");
    Ok((InProgress { chains, shown: Shown { bar, least: f64::INFINITY, last: Instant::now() } }, left))
}

impl<C: Column> InProgress<C> {
    /// Shows and stores a finished chain.
    fn keep(&mut self, what: &str, found: &Found<C>) -> Result<(), RecordError> {
        self.shown.add(what, found.cost);
        self.chains.keep(found)
    }

    /// Removes the progress bar and returns all finished chains.
    fn finished(self) -> Vec<Found<C>> {
        // The bar must be gone before the report is printed.
        drop(self.shown);
        self.chains.finished()
    }
}

/// The progress of a search.
struct Shown {
    bar: ProgressBar,
    least: f64,
    last: Instant,
}

impl Shown {
    /// Shows one more chain and the least cost so far.
    fn add(&mut self, what: &str, cost: f64) {
        self.least = self.least.min(cost);
        let message = format!("  least {what} {:.2}", self.least);
        self.bar.inc(1);
        if self.bar.is_hidden() && self.last.elapsed() > progress::EVERY {
            self.last = Instant::now();
            let (done, all) = (self.bar.position(), self.bar.length().unwrap_or(0));
            progress::line(&format!("{done} of {all} chains,{message}"));
        }
        self.bar.set_message(message);
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// A search must not overwrite its description: a description in the folder of the results must not have the name of a
/// result.
fn not_over_its_description(args: &ChainArgs, id: &str) -> Result<()> {
    let spec = description(args).canonicalize().into_diagnostic()?;
    let written =
        |i: usize| args.out.join(results::name(id, i) + ".yaml").canonicalize().is_ok_and(|path| path == spec);
    // A link to the description has another name, so paths are compared in canonical form.
    if (0..MOST_FILES).any(written) {
        let name = description(args).display();
        return Err(miette!("{name}: a code of this search would get its name; give another --out"));
    }
    Ok(())
}

/// Writes scheme files, certificates and the list of codes, each atomically, and prints the report. `files` holds
/// scheme, certificate and id of the first [`MOST_FILES`] codes.
fn deliver(
    args: &ChainArgs,
    id: &str,
    files: Vec<(String, String, String)>,
    codes: usize,
    report: &impl eccforge_report::Report,
) -> Result<ExitCode> {
    let mut written = vec![(args.out.join(format!("{id}.json")), output::json(report)?)];
    for (scheme, certificate, id) in files {
        written.push((args.out.join(format!("{id}.yaml")), scheme));
        written.push((args.out.join(format!("{id}.cert")), certificate));
    }
    eccforge_files::output::write_all(written)?;
    output::report(report, args.format, None)?;
    if args.format == Format::Text {
        let more = codes.saturating_sub(MOST_FILES);
        let rest = if more > 0 { format!(" ({more} more only in the JSON)") } else { String::new() };
        let first = args.out.join(results::name(id, 0)).display().to_string();
        let mut files = Document::new("Files", "");
        let (number, folder) = (with_noun(1 + 2 * codes.min(MOST_FILES), "file"), args.out.display());
        files.section("").text(format!("{number} in the folder {folder}{rest}"));
        files.next(output::called(&["check", &format!("{first}.yaml")]), "its exact outcomes");
        files.next(output::called(&["search", "certify", &format!("{first}.cert")]), "counts its claims again");
        output::print_document(&files)?;
    }
    Ok(ExitCode::SUCCESS)
}
