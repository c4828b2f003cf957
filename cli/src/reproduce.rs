//! `eccforge reproduce`: the exact tables of a work, compared with the published values.

use crate::arguments::{Format, format, positive};
use crate::{inputs, output, progress};
use clap::Args;
use eccforge_circuit::lanes::Backend;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::Reading;
use eccforge_files::output::write_all;
use eccforge_outcomes::system::SystemInputs;
use eccforge_runs::run::{Limits, StopRules};
use eccforge_sampling::staged::OnCircuits;
use eccforge_works as works;
use eccforge_works::report::{Reproduced, figures, statements_csv, totals_csv};
use eccforge_works::{Work, WorkResult};
use miette::{Result, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Arguments of `reproduce`.
#[derive(Args, Clone, Debug)]
pub struct ReproduceArgs {
    /// Published work: id (see `eccforge list works`) or file. Options other than `--format` and `--out` work only for
    /// works with a table by class, such as `micro21`.
    #[arg(default_value = works::DEFAULT, value_name = "WORK|FILE")]
    pub work: String,
    /// Schemes, ids or files, separated by commas. Default: those of the work.
    #[arg(long, value_delimiter = ',', value_name = "ID|FILE")]
    pub scheme: Vec<String>,
    /// Error classes, separated by commas. Default: all.
    #[arg(long, value_delimiter = ',', value_name = "ID")]
    pub class: Vec<String>,
    /// Error model, id or file. Default: that of the work.
    #[arg(long, value_name = "ID|FILE")]
    pub model: Option<String>,
    /// Count a pattern only in the first class that it fits.
    #[arg(long)]
    pub exclusive: bool,
    /// Print all sections, including the reasons for differences, the totals and the statements of the work.
    #[arg(long)]
    pub all: bool,
    /// Output format.
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    pub format: Format,
    /// Write the results in every format into this folder.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Also sample every cell.
    #[command(flatten)]
    pub sampling: crate::sampling::SamplingArgs,
    /// Inputs of the system figures.
    #[command(flatten)]
    pub system: SystemArgs,
}

/// Inputs of Section 7.3 and Fig. 9; the defaults are the paper's.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "System figures")]
pub struct SystemArgs {
    /// Raw event rate in FIT (events in 10^9 hours) per gigabit.
    #[arg(long, default_value_t = 12.51, value_parser = positive)]
    pub fit_per_gbit: f64,
    /// Memory of one GPU in gigabits.
    #[arg(long, default_value_t = 320.0, value_parser = positive)]
    pub memory_gbit: f64,
    /// Peak performance of one GPU in teraflops.
    #[arg(long, default_value_t = 19.5, value_parser = positive)]
    pub teraflops_per_gpu: f64,
    /// Factor by which the number of GPUs in a machine is multiplied.
    #[arg(long, default_value_t = 1.0, value_parser = positive)]
    pub gpu_multiplier: f64,
    /// Number of car drivers on the road (one GPU in each car).
    #[arg(long, default_value_t = 225.8e6, value_parser = positive)]
    pub drivers: f64,
    /// Minutes that each car driver drives per day.
    #[arg(long, default_value_t = 51.0, value_parser = positive)]
    pub minutes_per_day: f64,
}

/// Computes the figures that a work gives, and compares them.
pub fn run(args: &ReproduceArgs) -> Result<ExitCode> {
    let mut work = inputs::work(&args.work)?;
    choose(&mut work, args)?;
    let progress = Progress::default();
    let limits = Limits { threads: 0, backend: Backend::best(), stop: StopRules::default(), shard: None };
    let sampler = OnCircuits::new(limits);
    let mut report = progress::with_bar(works::work(&work), &progress, || works::run(work, &progress, Some(&sampler)))
        .map_err(|e| miette!("{e}"))?;
    if args.sampling.asked() {
        let records = args.out.as_ref().map(|folder| folder.join("reproduce.records"));
        report.sampled = args.sampling.run(&report, records.as_deref())?;
    }
    let run = report.provenance(output::VERSION, &output::command());
    let reproduced = Reproduced { report: &report, run: &run };
    if let Some(folder) = &args.out {
        write_all(files(&reproduced, folder)?)?;
    }
    output::show(&reproduced, args.format, args.all)?;
    Ok(output::verdict(report.as_expected()))
}

/// The files of a result: every format, and CSV files for the tables that the CSV file of cells leaves out.
fn files(reproduced: &Reproduced<'_>, folder: &Path) -> Result<Vec<(PathBuf, String)>> {
    let WorkResult { work, totals, statements, tables, .. } = reproduced.report;
    if work.by_class.is_none() {
        return output::every_form(reproduced, folder, &work.id, &work.id);
    }
    let mut files = output::every_form(reproduced, folder, "reproduce", "cells")?;
    let more = [
        ("totals.csv", totals.is_empty(), totals_csv(reproduced.report)),
        ("statements.csv", statements.is_empty(), statements_csv(reproduced.report)),
        ("figures.csv", tables.is_empty(), figures(reproduced.report)),
    ];
    files.extend(more.into_iter().filter(|(_, empty, _)| !empty).map(|(name, _, text)| (folder.join(name), text)));
    Ok(files)
}

/// Applies the names on the command line to the work's table by class. A work without such a table states itself which
/// errors its schemes meet.
fn choose(work: &mut Work, args: &ReproduceArgs) -> Result<()> {
    let system = system(&args.system);
    let Some(by_class) = &mut work.by_class else {
        let given = [
            ("--scheme", !args.scheme.is_empty()),
            ("--class", !args.class.is_empty()),
            ("--model", args.model.is_some()),
            ("--exclusive", args.exclusive),
            ("--samples", args.sampling.asked()),
            ("the inputs of system figures", system != SystemInputs::default()),
        ];
        let Some((option, _)) = given.iter().find(|(_, given)| *given) else { return Ok(()) };
        let help = format!("leave it out, or change a copy of the work: `eccforge show {}` prints it", work.id);
        return Err(miette!(
            help = help,
            "the work `{}` states itself which errors its schemes meet: {option} has no effect",
            work.id
        ));
    };
    work.system = system;
    if !args.scheme.is_empty() {
        by_class.schemes = args.scheme.iter().map(|s| inputs::scheme(s)).collect::<Result<_>>()?;
    }
    if let Some(model) = &args.model {
        by_class.model = inputs::model(model)?;
        by_class.classes = (0..by_class.model.classes.len()).collect();
    }
    if args.exclusive || by_class.model.exclusive {
        by_class.reading = Reading::Exclusive;
    }
    if !args.class.is_empty() {
        let mut classes = Vec::new();
        for name in &args.class {
            classes.push(by_class.model.index(name).map_err(|e| miette!("{e}"))?);
        }
        by_class.classes = classes;
    }
    Ok(())
}

pub(crate) fn system(args: &SystemArgs) -> SystemInputs {
    SystemInputs {
        fit_per_gbit: args.fit_per_gbit,
        memory_gbit: args.memory_gbit,
        teraflops_per_gpu: args.teraflops_per_gpu,
        gpu_multiplier: args.gpu_multiplier,
        drivers: args.drivers,
        minutes_per_day: args.minutes_per_day,
    }
}
