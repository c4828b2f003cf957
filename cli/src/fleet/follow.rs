//! `eccforge fleet`: simulates a fleet of GPUs over years under several schemes.

use crate::arguments::{count, within};
use crate::inputs;
use crate::output::{self, WithNext, called, header};
use crate::sampling::options::PartArgs;
use crate::sampling::recorded::{Keeping, recorded};
use crate::signals::{Stopped, interruption, stopped};
use clap::Args;
use eccforge_circuit::lanes::Backend;
use eccforge_files::output::write_all;
use eccforge_fleet::fleet::calibrate::compare;
use eccforge_fleet::fleet::document;
use eccforge_fleet::fleet::fleet_report::report;
use eccforge_fleet::fleet::scenario::{DEFAULTS, Scenario};
use eccforge_fleet::fleet::work::Plan;
use eccforge_runs::run::{Ended, StopRules};
use miette::{Report as Failure, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// Simulate a fleet of GPUs over years: every scheme meets the same faults with its exact outcomes, under the policy
/// of a profile.
///
/// Counts depend only on scenario, schemes, profile, model and seed, not on threads, shards or interruptions.
#[derive(Args, Clone, Debug)]
pub struct FleetArgs {
    /// Scenario file. Values that neither the file nor an option gives are those of --print-defaults.
    #[arg(long, value_name = "FILE")]
    scenario: Option<PathBuf>,
    /// Print the default scenario with its sources and exit.
    #[arg(long, conflicts_with_all = [
        "scenario", "profile", "scheme", "gpus", "years", "seed", "model", "transient_fit", "calibrate", "permanent_factor", "plots",
        "all", "threads", "format", "out",
    ])]
    print_defaults: bool,
    /// Policy profile: a built-in id or a file.
    #[arg(long)]
    profile: Option<String>,
    /// Schemes: built-in ids or files, separated by commas. Differences are relative to the first one.
    #[arg(long, value_delimiter = ',')]
    scheme: Vec<String>,
    /// Number of GPUs.
    #[arg(long, value_parser = gpus)]
    gpus: Option<u64>,
    /// Simulated time in years.
    #[arg(long, value_parser = |text: &str| within(text, 1e-6..=1000.0))]
    years: Option<f64>,
    /// Seed of all random numbers.
    #[arg(long)]
    seed: Option<u64>,
    /// Error model of transient events: built-in id or file. If the model has a rate, as those of `learn beam` do, the
    /// run uses it.
    #[arg(long)]
    model: Option<String>,
    /// Rate of transient events in FIT per gigabit (events in 10^9 hours).
    #[arg(long, value_name = "FIT", value_parser = |text: &str| within(text, 0.0..=1e9))]
    transient_fit: Option<f64>,
    /// Field studies to compare the result with, separated by commas: ids (`eccforge list studies`) or files.
    #[arg(long, value_name = "STUDY", value_delimiter = ',')]
    calibrate: Vec<String>,
    /// Factor by which the rates of all defects are multiplied; 0 leaves only transient events and faults.
    #[arg(long, value_name = "FACTOR", value_parser = |text: &str| within(text, 0.0..=1e6))]
    permanent_factor: Option<f64>,
    /// Write the curves as SVG files into this folder.
    #[arg(long, value_name = "DIR")]
    plots: Option<PathBuf>,
    /// Print all details: columns of zeros, and sections that are left out by default.
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    run: PartArgs,
}

/// Parses a number of GPUs.
fn gpus(text: &str) -> Result<u64, String> {
    let most = 1 << 32;
    count(text).ok().filter(|gpus| (1..=most).contains(gpus)).ok_or_else(|| "a fleet has from 1 to 2^32 GPUs".into())
}

impl FleetArgs {
    /// Runs the command.
    ///
    /// # Errors
    /// Unknown names, files that cannot be read or written, figures out of range, damaged or foreign records.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        if self.print_defaults {
            return output::print(DEFAULTS);
        }
        let studies = self.calibrate.iter().map(|name| inputs::study(name)).collect::<Result<Vec<_>, _>>()?;
        let mut scenario = self.scenario()?;
        let schemes = scenario.schemes.iter().map(|s| inputs::scheme(s)).collect::<Result<Vec<_>, _>>()?;
        let (profile, model) = (inputs::profile_of_gpu(&scenario.profile)?, inputs::model(&scenario.transient.model)?);
        scenario.take_rate(&model);
        let (scheme, policy) = (scenario.schemes.first().cloned().unwrap_or_default(), scenario.profile.clone());
        let plan = Plan::new(scenario, profile, model, &schemes).map_err(|e| miette!("{e}"))?;
        let identity = plan.identity();
        let header = header(identity, self.run.part());
        let limits =
            self.run.limits(Backend::U64, StopRules { interrupted: Some(interruption()), ..StopRules::default() });
        let path = self.run.records();
        let keeping = Keeping { path: path.as_deref(), opening: self.run.opening(), unit: "GPUs" };
        let found = recorded(&plan, &header, &limits, keeping)?;
        let mut report = report(&header.identity, &found.records).map_err(|e| miette!("{e}"))?;
        let all: u64 = header.identity.cells.values().map(|cell| cell.samples).sum();
        let stopped = || Stopped(stopped(&format!("{} of {all} GPUs", report.gpus), path.as_deref()));
        // A table of no GPUs would be empty.
        if found.ended == Ended::TimeLimit && report.gpus == 0 {
            return Err(stopped().into());
        }
        report.calibration = compare(&report, &studies);
        if let Some(folder) = &self.plots {
            let plots = document::plots(&report).map_err(|e| miette!("{e}"))?;
            write_all(plots.iter().map(|(name, svg)| (folder.join(format!("{name}.svg")), svg)))?;
        }
        let next = [
            (called(&["check", &scheme]), "the exact outcomes that the run draws from"),
            (called(&["show", &policy]), "the rules of the policy"),
        ];
        let code = output::deliver_report(
            &WithNext::new(&report, next),
            self.run.format(),
            self.run.out().as_deref(),
            self.all,
        )?;
        if found.ended == Ended::TimeLimit {
            return Err(stopped().into());
        }
        Ok(code)
    }

    fn scenario(&self) -> Result<Scenario, Failure> {
        let mut scenario = match &self.scenario {
            Some(path) => {
                let scenario = Scenario::parse(&crate::data::source("a scenario of a fleet", path)?);
                inputs::or_other_file(scenario.map_err(Into::into), "a scenario of a fleet", path)?
            }
            None => Scenario::default(),
        };
        scenario.gpus = self.gpus.unwrap_or(scenario.gpus);
        scenario.years = self.years.unwrap_or(scenario.years);
        if let Some(model) = &self.model {
            scenario.transient.model.clone_from(model);
            scenario.transient.rate_of_model = true;
        }
        if let Some(fit) = self.transient_fit {
            scenario.transient.fit_per_gbit = fit;
            scenario.transient.rate_of_model = false;
        }
        if let Some(factor) = self.permanent_factor {
            for k in scenario.permanent.iter_mut().filter(|k| !k.transient) {
                k.fit_per_gbit *= factor;
            }
            // Errors of SRAM are no defects, and without defects only transient events are left.
            if factor == 0.0 {
                scenario.sram_fit_per_gbit = 0.0;
            }
        }
        scenario.seed = self.seed.unwrap_or(scenario.seed);
        if let Some(profile) = &self.profile {
            scenario.profile.clone_from(profile);
        }
        if !self.scheme.is_empty() {
            scenario.schemes.clone_from(&self.scheme);
        }
        Ok(scenario)
    }
}
