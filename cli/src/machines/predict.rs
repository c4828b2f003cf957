//! `eccforge learn dimm --predict`: whether the corrected errors of a field log predict failures.

use crate::data;
use crate::inputs;
use crate::next_error::of_entry;
use crate::output::{OutputArgs, WithNext, called};
use eccforge_fleet::predict::history::{read, read_tickets};
use eccforge_fleet::predict::{Controller, Predicted};
use eccforge_model::ErrorModel;
use eccforge_scheme::Scheme;
use miette::miette;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Parses a number of days.
pub fn days(text: &str) -> Result<f64, String> {
    let days = text.parse::<f64>().ok().filter(|days| days.is_finite() && *days > 0.0);
    days.ok_or_else(|| "expected a number of days above 0, such as 30".into())
}

/// The code of the memory controller and the model of its next fault, if a scheme is named.
pub fn controller(schemes: &[String], model: Option<&str>) -> miette::Result<Option<(Scheme, ErrorModel)>> {
    let [name] = schemes else {
        let help = "name the scheme of the memory controller";
        return if schemes.is_empty() { Ok(None) } else { Err(miette!(help = help, "`--predict` takes one scheme")) };
    };
    let (scheme, given) = (inputs::scheme(name)?, inputs::model_or_table1(model)?);
    let model = if model.is_none() { of_entry(&given, &scheme) } else { given };
    Ok(Some((scheme, model)))
}

/// Prints the precision and recall of the rules.
pub fn run(
    days: f64,
    logs: &[PathBuf],
    tickets: Option<&Path>,
    controller: Option<&(Scheme, ErrorModel)>,
    output: &OutputArgs,
) -> miette::Result<ExitCode> {
    let mut devices = BTreeMap::new();
    for path in logs {
        // The published files of DIMMs have the names that the tickets have.
        let dimm = path.file_name().and_then(|name| name.to_str()?.split('.').next()).unwrap_or("-");
        read(&data::table(path, data::TABLE)?, dimm, &mut devices)?;
    }
    if let Some(path) = tickets {
        read_tickets(&data::table(path, data::TABLE)?, &mut devices)?;
    }
    let names: Vec<String> = logs.iter().map(|path| path.display().to_string()).collect();
    if devices.is_empty() {
        return Err(miette!("{}: no row has an error", names.join(", ")));
    }
    let controlled = controller.map(|(scheme, model)| Controller::new(scheme, model)).transpose();
    let predicted = controlled.and_then(|controller| Predicted::new(names, days, &devices, controller));
    let predicted = predicted.map_err(|why| miette!("{why}"))?;
    let check = controller.map(|(scheme, _)| called(&["check", &scheme.id, "--after", "0"]));
    output.deliver(&WithNext::new(
        &predicted,
        check.map(|check| (check, "the next error in an entry with a wrong bit")),
    ))?;
    Ok(ExitCode::SUCCESS)
}
