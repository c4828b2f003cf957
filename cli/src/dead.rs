//! `eccforge check --dead-device`: the outcomes of further errors while a device is dead.

use crate::check::{CheckArgs, about};
use eccforge_documents::dead::Dead;
use eccforge_exact::dead::{DeadDevice, FORMS, Place, evaluate, places};
use eccforge_model::ErrorModel;
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use std::process::ExitCode;

/// Counts the outcomes of a scheme while each of the devices is dead.
pub fn run(args: &CheckArgs, scheme: &Scheme, model: &ErrorModel) -> Result<ExitCode> {
    if !args.bit_error_rate.is_empty() {
        let help = "ask for one of them at a time";
        return Err(miette!(help = help, "`--bit-error-rate` is for entries without a dead device"));
    }
    scheme.no_address("this command")?;
    let mut dead: Vec<Place> = Vec::new();
    for text in &args.dead_device {
        dead.extend(places(scheme, text).map_err(|e| miette!(help = FORMS, "{e}"))?);
    }
    let devices: Result<Vec<DeadDevice>, String> = dead.iter().map(|place| evaluate(scheme, place, model)).collect();
    let devices = devices.map_err(|e| miette!("{}: {e}", scheme.id))?;
    about(args, &[scheme], model, Dead { model, devices: &devices }, None)
}
