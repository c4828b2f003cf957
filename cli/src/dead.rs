//! `eccforge check --dead-device`: outcomes of further errors while a device has failed.

use crate::args::CheckArgs;
use eccforge_exact::dead::{DeadDevice, FORMS, Place, evaluate, places};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::report::About;
use eccforge_exact::report::dead::Dead;
use eccforge_scheme::stages::Stages;
use miette::{Result, miette};
use std::process::ExitCode;

/// Counts the outcomes of a scheme while each of the devices is dead.
pub fn check(args: &CheckArgs, stages: &Stages, model: &ErrorModel) -> Result<ExitCode> {
    if !args.bit_error_rate.is_empty() {
        let help = "ask for one of them at a time";
        return Err(miette!(help = help, "`--bit-error-rate` is for entries without a dead device"));
    }
    let Some(scheme) = stages.single() else {
        let last = &stages.last().scheme.id;
        let help = format!(
            "what the last stage makes of a device that delivers anything is the same whatever stands before it: \
             eccforge check {last} --dead-device ..."
        );
        return Err(miette!(
            help = help,
            "dead devices are counted for schemes of one stage alone: an error beside them first passes the stages of its \
             own device, and becomes another"
        ));
    };
    scheme.no_address("this command")?;
    let mut dead: Vec<Place> = Vec::new();
    for text in &args.dead_device {
        dead.extend(places(scheme, text).map_err(|e| miette!(help = FORMS, "{e}"))?);
    }
    let devices: Result<Vec<DeadDevice>, String> = dead.iter().map(|place| evaluate(scheme, place, model)).collect();
    let devices = devices.map_err(|e| miette!("{}: {e}", scheme.id))?;
    let provenance = crate::check::provenance([scheme], model);
    args.output.deliver(&About { scheme, result: Dead { model, devices: &devices }, run: &provenance })
}
