//! `eccforge check --memory-gbit`: failures of a memory in 10^9 hours. `--junit`: the claims for continuous integration.

use crate::arguments::within;
use crate::check::{CheckArgs, OF_THE_DECODER, OF_THE_PAGE, provenance};
use crate::output::{WithNext, called};
use crate::progress;
use clap::Args;
use eccforge_codes::report::{About, Provenance};
use eccforge_documents::budget::FitBudget;
use eccforge_documents::junit;
use eccforge_exact::accumulate::{self, Accumulation};
use eccforge_exact::budget::Budget;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact;
use eccforge_exact::facts::Claim;
use eccforge_files::diagnostic::SourceFile;
use eccforge_files::output::write;
use eccforge_model::{ErrorModel, parse_decimal, parse_number};
use eccforge_report::json::nearest;
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use num_rational::BigRational;
use num_traits::Zero;
use std::path::PathBuf;
use std::process::ExitCode;

/// Options of results that neither have failure rates nor list the claims.
pub(crate) const OF_OTHER_RESULTS: [&str; 8] =
    ["weights", "hd_profile", "wrong_corrections", "equivalent", "diff", "patterns", "after", "attack"];

/// Options of failure rates, and of the file of claims.
#[derive(Args, Clone, Debug)]
pub struct BudgetArgs {
    /// Instead of the properties, print the failures of a memory of this many gigabits (2^30 bits) in 10^9 hours (FIT), by class of
    /// the error model and by outcome.
    #[arg(long, value_name = "GBIT", value_parser = positive, conflicts_with_all = OF_THE_PAGE, conflicts_with_all = OF_THE_DECODER,
        conflicts_with_all = OF_OTHER_RESULTS)]
    pub memory_gbit: Option<BigRational>,
    /// With `--memory-gbit`: events in FIT per gigabit (events in 10^9 hours), of all classes together. Default: the rate of the
    /// error model.
    #[arg(long, value_name = "FIT", value_parser = positive, requires = "memory_gbit")]
    pub transient_fit: Option<BigRational>,
    /// With `--memory-gbit`: also count two events that meet in one entry, if the memory is scrubbed every this many hours.
    #[arg(long, value_name = "HOURS", value_parser = |text: &str| within(text, 1e-3..=1e6), requires = "memory_gbit")]
    pub scrub_hours: Option<f64>,
    /// Also write the claims and their verdicts to this file as JUnit XML: a test case for each claim, which is a failure if
    /// it is refuted, and an error if it is not decided.
    #[arg(long, value_name = "FILE", conflicts_with_all = OF_OTHER_RESULTS, conflicts_with_all = ["memory_gbit", "dead_device", "values"])]
    pub junit: Option<PathBuf>,
}

/// Parses a number above zero, exactly.
fn positive(text: &str) -> Result<BigRational, String> {
    let number = parse_number(text).filter(|number| !number.is_zero());
    number.ok_or_else(|| "a positive number is needed".into())
}

/// Counts the outcomes of all classes and multiplies them by their rates.
pub fn run(args: &CheckArgs, scheme: &Scheme, model: &ErrorModel, memory_gbit: &BigRational) -> Result<ExitCode> {
    scheme.no_address("--memory-gbit")?;
    let of_model = model.fit_per_gbit.and_then(|fit| parse_decimal(&fit.to_string()));
    let Some(per_gbit) = args.budget.transient_fit.clone().or(of_model).filter(|fit| !fit.is_zero()) else {
        let help = "add --transient-fit 12.51, or give a model with `fit-per-gbit` as --model";
        return Err(miette!(help = help, "the error model `{}` has no rate in time", model.id));
    };
    let (progress, events) = (Progress::default(), per_gbit * memory_gbit);
    let classes: Vec<usize> = (0..model.classes.len()).collect();
    let budget = progress::with_bar(exact::work(scheme, model, &classes), &progress, || {
        Budget::counted(scheme, model, &events, &progress)
    });
    let budget = budget.map_err(|why| miette!("{}: {why}", scheme.id))?;
    let run = provenance([scheme], model);
    let accumulation = match args.budget.scrub_hours {
        Some(hours) => Some(accumulation(scheme, model, [memory_gbit, &events], hours)?),
        None => None,
    };
    let result = FitBudget { model, memory_gbit, budget: &budget, accumulation: accumulation.as_ref() };
    let next = [(called(&["check", &args.subject.scheme]), "its claims, and the outcomes of its errors")];
    args.output.deliver(&WithNext::new(&About { scheme, result, run: &run }, next))
}

/// Counts the outcomes of two events in one entry.
fn accumulation(scheme: &Scheme, model: &ErrorModel, rates: [&BigRational; 2], hours: f64) -> Result<Accumulation> {
    let what = format!("pairs of events of {}", model.id);
    let pairs = progress::waiting(&what, || accumulate::pairs(scheme, model, &Progress::default()));
    let [memory_gbit, events] = rates.map(nearest);
    let pairs = pairs.map_err(|why| miette!("--scrub-hours: {}: {why}", scheme.id))?;
    Ok(Accumulation::new(scheme, pairs, memory_gbit, events, hours))
}

/// Writes the claims as JUnit XML, if a file is given.
pub fn write_junit(args: &CheckArgs, id: &str, file: &SourceFile, claims: &[Claim], run: &Provenance) -> Result<()> {
    let Some(path) = &args.budget.junit else { return Ok(()) };
    let mut properties = vec![("eccforge", run.version.as_str()), ("command", run.command.as_str())];
    properties.extend(run.schemes.iter().map(|scheme| ("scheme_sha256", scheme.sha256.as_str())));
    properties.push(("model_sha256", run.model_sha256.as_str()));
    write(path, junit::xml(id, (&file.name, &file.text), claims, &properties))?;
    progress::line(&format!("wrote {}", path.display()));
    Ok(())
}
