//! `eccforge search` and `eccforge certify`.

use crate::args::{CertifyArgs, SearchArgs};
use crate::arguments::Format;
use crate::{output, progress, table};
use eccforge_scheme::diagnostic::SourceFile;
use eccforge_search::html;
use eccforge_search::islands::{self, Found};
use eccforge_search::record::Chains;
use eccforge_search::results::{self, Code};
use eccforge_search::spec::SearchSpec;
use miette::{Context, IntoDiagnostic, Report, Result, miette};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Codes of the front that are written as files.
const MOST_FILES: usize = 20;

pub fn run(args: &SearchArgs) -> Result<ExitCode> {
    let name = args.spec.display().to_string();
    let text =
        std::fs::read_to_string(&args.spec).into_diagnostic().wrap_err_with(|| format!("{name}: cannot be read"))?;
    let spec = SearchSpec::from_text(&SourceFile::new(name, text)).map_err(|e| Report::new(*e))?;
    let chains = args.out.join(format!("{}.chains.jsonl", spec.id));
    let (file, mut found) = Chains::open(&chains, &spec.hash).map_err(|e| miette!("{e}"))?;
    found.retain(|f| f.chain < spec.chains);
    let left: Vec<u64> = (0..spec.chains).filter(|c| found.iter().all(|f| f.chain != *c)).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build().into_diagnostic()?;
    found.extend(pool.install(|| watched(&spec, left, file))?);
    islands::sort(&mut found);
    if found.is_empty() {
        let help = "the correctable set may be too tight for its check bits: add one, or correct less";
        return Err(miette!(help = help, "no chain found a code to start from"));
    }
    let codes = results::front(&spec, &found);
    deliver(args, &spec, &codes)
}

/// Runs chains, keeps each that ends, and shows how far the search is.
fn watched(spec: &SearchSpec, left: Vec<u64>, file: Chains) -> Result<Vec<Found>> {
    let bar = progress::bar(left.len() as u64, "{bar:40} {pos} of {len} chains, {eta} left, {msg}");
    let kept = Mutex::new((file, f64::INFINITY, Instant::now(), None));
    // Nothing but the end of the program stops a search: the chains that ended are kept.
    let never = AtomicBool::new(false);
    let found = islands::run(&spec.problem, spec.objective, spec.schedule, spec.seed, left, &never, |found| {
        let mut kept = kept.lock().unwrap_or_else(|e| e.into_inner());
        if let Err(e) = kept.0.append(found) {
            kept.3.get_or_insert(e);
        }
        kept.1 = kept.1.min(found.cost);
        bar.set_message(format!("least weighted sum {:.2}", kept.1));
        bar.inc(1);
        if bar.is_hidden() && kept.2.elapsed() > Duration::from_secs(60) {
            kept.2 = Instant::now();
            let (done, all) = (bar.position(), bar.length().unwrap_or(0));
            progress::line(&format!("{done} of {all} chains, least weighted sum {:.2}", kept.1));
        }
    });
    bar.finish_and_clear();
    match kept.into_inner().unwrap_or_else(|e| e.into_inner()).3 {
        Some(e) => Err(e).into_diagnostic().wrap_err("finished chains cannot be kept"),
        None => Ok(found),
    }
}

/// Scheme files, certificates and the list of the front, each in one step; the table on standard output.
fn deliver(args: &SearchArgs, spec: &SearchSpec, codes: &[Code]) -> Result<ExitCode> {
    let mut files = Vec::new();
    for (i, code) in codes.iter().enumerate().take(MOST_FILES) {
        let id = results::name(spec, i);
        files.push((args.out.join(format!("{id}.yaml")), results::scheme_text(spec, code, &id, output::VERSION)));
        files.push((args.out.join(format!("{id}.cert")), results::certificate(spec, code, output::VERSION)));
    }
    let list = results::list(spec, codes, output::VERSION, &output::command_line());
    let list = serde_json::to_string_pretty(&list).into_diagnostic()? + "\n";
    files.push((args.out.join(format!("{}.json", spec.id)), list.clone()));
    eccforge_scheme::output::write_all(files)?;
    if args.format == Format::Json {
        output::print(&list)?;
        return Ok(ExitCode::SUCCESS);
    }
    if args.format == Format::Html {
        output::print(&html::page(spec, codes, output::VERSION, &output::typed(&output::command_line())))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut rows = table::new(&results::COLUMNS);
    for (i, c) in codes.iter().enumerate() {
        rows.add_row(results::row(spec, i, c));
    }
    let more = codes.len().saturating_sub(MOST_FILES);
    let rest = if more > 0 { format!(" ({more} more in the JSON alone)") } else { String::new() };
    output::print(&format!(
        "{rows}\nNo code of this list is beaten by another in every column. Files in {}{rest}\n",
        args.out.display()
    ))?;
    Ok(ExitCode::SUCCESS)
}

/// Counts the claims of a certificate again, by the oracle.
pub fn certify(args: &CertifyArgs) -> Result<ExitCode> {
    let name = args.file.display().to_string();
    let text =
        std::fs::read_to_string(&args.file).into_diagnostic().wrap_err_with(|| format!("{name}: cannot be read"))?;
    let certified = eccforge_oracle::certificate::certify(&text).map_err(|e| miette!("{name}: {e}"))?;
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
