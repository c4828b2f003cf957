//! `eccforge reproduce WORK`: published works other than the default one.

use crate::args::ReproduceArgs;
use crate::{output, progress, reproduce};
use eccforge_bitslice::Backend;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::model::ErrorModel;
use eccforge_exact::report::Provenance;
use eccforge_exact::system::SystemInputs;
use eccforge_exact::works::report::Reproduced;
use eccforge_exact::works::{self, Report, Work};
use eccforge_runs::run::{Limits, StopRules};
use eccforge_sampling::staged::OnCircuits;
use eccforge_scheme::Scheme;
use miette::{Report as Error, Result, miette};
use std::process::ExitCode;

/// Counts what the work publishes figures of, and compares.
pub fn run(args: &ReproduceArgs) -> Result<ExitCode> {
    let work = Work::named(&args.work).map_err(|e| Error::new(*e))?;
    refuse_other_options(args, &work)?;
    let progress = Progress::default();
    let total = works::work(&work);
    let limits = Limits { threads: 0, backend: Backend::best(), stop: StopRules::default(), shard: None };
    let sampler = OnCircuits::new(limits);
    let report = progress::with_bar(total, &progress, || works::run(work, &progress, Some(&sampler)))
        .map_err(|e| miette!("{e}"))?;
    let provenance = provenance(&report);
    let reproduced = Reproduced { report: &report, run: &provenance };
    if let Some(folder) = &args.out {
        let id = &report.work.id;
        eccforge_scheme::output::write_all(output::every_form(&reproduced, folder, id, id)?)?;
    }
    output::report(&reproduced, args.format, None)?;
    Ok(if report.as_expected() { ExitCode::SUCCESS } else { ExitCode::from(output::NOT_AS_EXPECTED) })
}

/// Rejects options that the work's file sets itself.
fn refuse_other_options(args: &ReproduceArgs, work: &Work) -> Result<()> {
    let given = [
        ("--scheme", !args.scheme.is_empty()),
        ("--class", !args.class.is_empty()),
        ("--model", args.model != ErrorModel::table1().id),
        ("--exclusive", args.exclusive),
        ("--samples", args.sampling.asked()),
        ("the inputs of system figures", reproduce::system(&args.system) != SystemInputs::default()),
    ];
    if let Some((option, _)) = given.iter().find(|(_, given)| *given) {
        let help = format!("leave it out, or change a copy of the work: `eccforge show {}` prints it", work.id);
        return Err(miette!(
            help = help,
            "the work `{}` says which errors strike which schemes: {option} has no effect",
            work.id
        ));
    }
    Ok(())
}

/// Provenance with the work's file in place of the model, because that file defines the errors.
fn provenance(report: &Report) -> Provenance {
    let command = output::typed(&output::command_line());
    let mut schemes: Vec<&Scheme> = report.work.schemes.iter().collect();
    for stage in report.work.stages.iter().flat_map(|s| &s.stages) {
        if schemes.iter().all(|s| s.id != stage.scheme.id) {
            schemes.push(&stage.scheme);
        }
    }
    Provenance::new(output::VERSION, &command, schemes, &report.work.file)
}
