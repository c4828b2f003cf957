//! `eccforge search` and `eccforge search certify`.

use crate::args::{CertifyArgs, ChainArgs};
use crate::arguments::Format;
use crate::ranks::Cluster;
use crate::sampling::Shard;
use crate::{output, progress};
use eccforge_files::diagnostic::SourceFile;
use eccforge_runs::drain;
use eccforge_runs::records::{self, Head, Log, Opened, RecordError};
use eccforge_search::documents::{Entries, Front};
use eccforge_search::islands::{self, Found};
use eccforge_search::lanes::chain::Chain;
use eccforge_search::lanes::results as lanes;
use eccforge_search::lanes::spec::LanesSpec;
use eccforge_search::results;
use eccforge_search::spec::SearchSpec;
use indicatif::ProgressBar;
use miette::{IntoDiagnostic, Report, Result, miette};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Number of codes of the Pareto front that are written as files.
const MOST_FILES: usize = 20;

/// The description, which the command line requires where no other command is given.
fn description(args: &ChainArgs) -> &Path {
    args.spec.as_deref().unwrap_or(Path::new(""))
}

pub fn run(args: &ChainArgs) -> Result<ExitCode> {
    #[cfg(feature = "mpi")]
    if args.mpi {
        return crate::ranks::on_ranks(|cluster| run_on(args, Some(cluster)));
    }
    run_on(args, None)
}

fn run_on(args: &ChainArgs, cluster: Option<&Cluster>) -> Result<ExitCode> {
    let file = SourceFile::read(description(args)).map_err(|e| Report::new(*e))?;
    if LanesSpec::is_entry_search(&file) { entries(args, &file, cluster) } else { codewords(args, &file, cluster) }
}

/// Codes of one codeword, by columns.
fn codewords(args: &ChainArgs, file: &SourceFile, cluster: Option<&Cluster>) -> Result<ExitCode> {
    let spec = SearchSpec::from_text(file).map_err(|e| Report::new(*e))?;
    let run = |left: Vec<u64>, stop: &AtomicBool, done: &(dyn Fn(&Found) + Sync)| {
        islands::run(&spec.problem, spec.objective, spec.schedule, spec.seed, left, stop, done);
    };
    let named = (&*spec.id, &*spec.hash, spec.chains);
    searched((args, cluster), named, "weighted sum", run, |found| deliver_codewords(args, &spec, found))
}

fn deliver_codewords(args: &ChainArgs, spec: &SearchSpec, found: &[Found]) -> Result<ExitCode> {
    if found.is_empty() {
        let help = "the correctable set may be too tight for its check bits: add one, or correct less";
        return Err(miette!(help = help, "no chain found a code to start from"));
    }
    let codes = results::front(spec, found);
    let files = codes.iter().enumerate().take(MOST_FILES).map(|(i, code)| {
        let id = results::name(&spec.id, i);
        let scheme = results::scheme_text(spec, code, &id, output::VERSION);
        (scheme, results::certificate(spec, code, output::VERSION), id)
    });
    let report = Front { spec, codes: &codes, version: output::VERSION };
    deliver(args, &spec.id, files.collect(), codes.len(), &report)
}

/// Codes of whole entries, by maps of their lanes.
fn entries(args: &ChainArgs, file: &SourceFile, cluster: Option<&Cluster>) -> Result<ExitCode> {
    let spec = LanesSpec::from_text(file).map_err(|e| Report::new(*e))?;
    let run = |left: Vec<u64>, stop: &AtomicBool, done: &(dyn Fn(&Found<u32>) + Sync)| {
        let one = |chain: u64| {
            let mut search = Chain::new(&spec, chain);
            Some(Found { chain, cost: search.run(stop) as f64, columns: search.columns() })
        };
        islands::each(left, one, stop, done);
    };
    let named = (&*spec.id, &*spec.hash, spec.chains);
    searched((args, cluster), named, "number of clashes", run, |found| deliver_entries(args, &spec, found))
}

fn deliver_entries(args: &ChainArgs, spec: &LanesSpec, found: &[Found<u32>]) -> Result<ExitCode> {
    let codes = lanes::codes(spec, found);
    if codes.is_empty() {
        let least = found.first().map_or(0.0, |f| f.cost);
        let help = "give more moves or chains, or layers with more sums";
        return Err(miette!(help = help, "no chain ended without clashes; the least was {least}"));
    }
    let files = codes.iter().enumerate().take(MOST_FILES).map(|(i, code)| {
        let id = results::name(&spec.id, i);
        (lanes::scheme_text(spec, code, &id, output::VERSION), lanes::certificate(spec, code, output::VERSION), id)
    });
    let report = Entries { spec, codes: &codes, version: output::VERSION };
    deliver(args, &spec.id, files.collect(), codes.len(), &report)
}

/// Runs the remaining chains of a description (given by id, hash and number of chains), on all MPI ranks if
/// requested, and returns the results of all chains, including earlier ones. Keeps each finished chain and shows the
/// least `what` so far.
fn searched<C: Chained>(
    (args, cluster): (&ChainArgs, Option<&Cluster>),
    (id, hash, chains): (&str, &str, u64),
    what: &str,
    run: impl FnOnce(Vec<u64>, &AtomicBool, &(dyn Fn(&Found<C>) + Sync)) + Send,
    deliver: impl FnOnce(&[Found<C>]) -> Result<ExitCode>,
) -> Result<ExitCode> {
    not_over_its_description(args, id)?;
    let threads = eccforge_runs::run::threads(args.threads);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().into_diagnostic()?;
    let run =
        |left: Vec<u64>, stop: &AtomicBool, done: &(dyn Fn(&Found<C>) + Sync)| pool.install(|| run(left, stop, done));
    let open = || Kept::open(args, (id, hash, chains), what);
    #[cfg(feature = "mpi")]
    if let Some(cluster) = cluster {
        let kept = cluster.each(&format!("the description {hash}"), open, run, Kept::keep).map_err(refused)?;
        return kept.map_or(Ok(ExitCode::SUCCESS), |kept| deliver(&kept.finished()));
    }
    #[cfg(not(feature = "mpi"))]
    if let Some(none) = cluster {
        match *none {}
    }
    let (mut kept, left) = open().map_err(refused)?;
    let work = |stop: &AtomicBool, done: &(dyn Fn(&Found<C>) + Sync)| run(left, stop, done);
    drain::on_caller_thread(work, |found| found.map_or(Ok(()), |found| kept.keep(found))).map_err(refused)?;
    let found = kept.finished();
    if args.shard.is_some() {
        return shard_ended(args, found.len());
    }
    deliver(&found)
}

fn refused(refusal: RecordError) -> Report {
    miette!("{refusal}")
}

/// A description in the folder of its results must not have the name of one.
fn not_over_its_description(args: &ChainArgs, id: &str) -> Result<()> {
    let spec = description(args).canonicalize().into_diagnostic()?;
    let written =
        |i: usize| args.out.join(results::name(id, i) + ".yaml").canonicalize().is_ok_and(|path| path == spec);
    match (0..MOST_FILES).any(written) {
        true => Err(miette!(
            "{}: a code of this search would get its name; give another --out",
            description(args).display()
        )),
        false => Ok(()),
    }
}

/// The result of a chain: the columns of a code.
trait Chained: Clone + Send + Sync + std::fmt::Debug + Serialize + DeserializeOwned {}

impl Chained for u16 {}
impl Chained for u32 {}

/// First line of a file of chains.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Chains<C> {
    /// Hash of the description.
    description_sha256: String,
    #[serde(skip)]
    columns: PhantomData<C>,
}

impl<C: Chained> Head for Chains<C> {
    type Record = Found<C>;
    const START: &'static str = "eccforge chains 1";

    fn refuses(&self, _: &Found<C>) -> Option<String> {
        None
    }
}

impl<C> Chains<C> {
    /// Rejects a file of another description.
    fn of(&self, path: &Path, hash: &str) -> std::result::Result<(), RecordError> {
        let wrong = || {
            let path = path.display();
            format!("{path}: contains chains of another description; use another folder or move the file")
        };
        if self.description_sha256 == hash { Ok(()) } else { Err(RecordError::Mismatch(wrong())) }
    }
}

/// The finished chains, in their file and in memory, with the progress shown.
struct Kept<C> {
    log: Log,
    found: Vec<Found<C>>,
    what: String,
    least: f64,
    bar: ProgressBar,
    shown: Instant,
}

impl<C: Chained> Kept<C> {
    /// Opens the file; returns earlier chains and the numbers of the remaining ones.
    fn open(
        args: &ChainArgs,
        (id, hash, chains): (&str, &str, u64),
        what: &str,
    ) -> std::result::Result<(Self, Vec<u64>), RecordError> {
        let own = match args.shard {
            None => format!("{id}.chains.records"),
            Some(Shard { part: [i, n], .. }) => format!("{id}.chains.{i}-of-{n}.records"),
        };
        let path = args.out.join(&own);
        let header = Chains { description_sha256: hash.to_owned(), columns: PhantomData };
        let Opened { log, found, aside } = Log::open(&path, &header, &args.opening.opening())?;
        if let Some(aside) = aside {
            output::note(&format!("{}: the damaged end was moved to {}", path.display(), aside.display()));
        }
        let mut found = match found {
            Some(earlier) => earlier.header.of(&path, hash).map(|()| earlier.records)?,
            None => Vec::new(),
        };
        found.extend(of_other_files(args, id, &own, hash)?);
        found.retain(|f: &Found<C>| f.chain < chains);
        islands::sort(&mut found);
        found.dedup_by_key(|f| f.chain);
        let [first, every] = args.shard.map_or([0, 1], |shard| shard.part);
        let mine = (0..chains).filter(|chain| chain % every == first);
        let left: Vec<u64> = mine.filter(|c| found.iter().all(|f| f.chain != *c)).collect();
        let bar = progress::bar(left.len() as u64, "{bar:40} {pos} of {len} chains, {eta} left, {msg}");
        let (what, least, shown) = (what.to_owned(), f64::INFINITY, Instant::now());
        Ok((Self { log, found, what, least, bar, shown }, left))
    }

    fn keep(&mut self, found: &Found<C>) -> std::result::Result<(), RecordError> {
        self.log.append(found)?;
        self.log.sync()?;
        self.found.push(found.clone());
        self.least = self.least.min(found.cost);
        self.bar.set_message(format!("least {} {:.2}", self.what, self.least));
        self.bar.inc(1);
        if self.bar.is_hidden() && self.shown.elapsed() > Duration::from_secs(60) {
            self.shown = Instant::now();
            let (done, all) = (self.bar.position(), self.bar.length().unwrap_or(0));
            progress::line(&format!("{done} of {all} chains, least {} {:.2}", self.what, self.least));
        }
        Ok(())
    }

    /// All finished chains, sorted by cost.
    fn finished(mut self) -> Vec<Found<C>> {
        self.bar.finish_and_clear();
        islands::sort(&mut self.found);
        self.found
    }
}

/// Reads the chains that other shards, or a run of all chains, kept in the folder.
fn of_other_files<C: Chained>(
    args: &ChainArgs,
    id: &str,
    own: &str,
    hash: &str,
) -> std::result::Result<Vec<Found<C>>, RecordError> {
    let chains = format!("{id}.chains.");
    let mut names: Vec<String> = std::fs::read_dir(&args.out)
        .map_err(|e| RecordError::Io(args.out.clone(), e))?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.starts_with(&chains) && name != own)
        .collect();
    names.sort();
    let mut found = Vec::new();
    for (name, path) in names.iter().map(|name| (name, args.out.join(name))) {
        if name.ends_with(".jsonl") {
            let why = "chains of an earlier version, without hashes; move the file away, and they run again";
            return Err(RecordError::Mismatch(format!("{}: {why}", path.display())));
        }
        if name.ends_with(".records") {
            let other: records::Contents<Chains<C>> = records::read_growing(&path)?;
            other.header.of(&path, hash)?;
            found.extend(other.records);
        }
    }
    Ok(found)
}

/// What a shard says at its end: codes are for the command without it.
fn shard_ended(args: &ChainArgs, chains: usize) -> Result<ExitCode> {
    let message =
        format!("{chains} finished chains are in {}; the command without --shard collects them", args.out.display());
    progress::line(&message);
    Ok(ExitCode::SUCCESS)
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
        output::print(&format!("Files in {}{rest}\n", args.out.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Recounts the claims of a certificate with the oracle.
pub fn certify(args: &CertifyArgs) -> Result<ExitCode> {
    let SourceFile { name, text } = SourceFile::read(&args.file).map_err(|e| Report::new(*e))?;
    let certified = eccforge_oracle::certificate::certify(&text).map_err(|e| miette!("{name}: {e}"))?;
    if certified.claims.is_empty() {
        return Err(miette!(
            help = "a claim is a line such as `claim weight: 216`",
            "{name}: a certificate without claims"
        ));
    }
    let mut report = format!(
        "({},{}) code, {} correctable patterns\n",
        certified.n,
        certified.n - certified.r,
        certified.correctable
    );
    match &certified.clash {
        None => report += "every correctable pattern has a syndrome of its own: true (all tried)\n",
        Some((a, b)) if a == b => report += &format!("bits {a:?} have syndrome zero: REFUTED\n"),
        Some((a, b)) => report += &format!("bits {a:?} and bits {b:?} have one syndrome: REFUTED\n"),
    }
    for claim in &certified.claims {
        let verdict =
            if claim.claimed == claim.counted { "true".into() } else { format!("REFUTED, counted {}", claim.counted) };
        report += &format!("{}: {}: {verdict}\n", claim.name, claim.claimed);
    }
    output::print(&report)?;
    Ok(ExitCode::from(if certified.holds() { 0 } else { output::NOT_AS_EXPECTED }))
}
