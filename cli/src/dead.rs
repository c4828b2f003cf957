//! `eccforge check --dead-device`: outcomes of further errors while a device has failed.

use crate::args::CheckArgs;
use crate::{inputs, output};
use eccforge_exact::dead::{DeadDevice, FORMS, Place, evaluate, places};
use eccforge_exact::report::Provenance;
use eccforge_exact::report::dead::Dead;
use miette::{Result, miette};
use std::process::ExitCode;

/// Counts the outcomes of a scheme while each of the devices is dead.
pub fn check(args: &CheckArgs) -> Result<ExitCode> {
    if !args.bit_error_rate.is_empty() {
        let help = "ask for one of them at a time";
        return Err(miette!(help = help, "`--bit-error-rate` is for entries without a dead device"));
    }
    let (scheme, model) = inputs::subject(&args.subject)?;
    let mut dead: Vec<Place> = Vec::new();
    for text in &args.dead_device {
        dead.extend(places(&scheme, text).map_err(|e| miette!(help = FORMS, "{e}"))?);
    }
    let tied = scheme.with_enables(&scheme.default_enables());
    let devices: Result<Vec<DeadDevice>, String> = dead.iter().map(|place| evaluate(&tied, place, &model)).collect();
    let devices = devices.map_err(|e| miette!("{}: {e}", scheme.id))?;
    let provenance = Provenance::new(output::VERSION, &output::typed(&output::command_line()), [&scheme], &model.file);
    args.output.deliver(&Dead { scheme: &scheme, model: &model, devices: &devices, run: &provenance })?;
    Ok(ExitCode::SUCCESS)
}
