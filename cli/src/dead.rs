//! `eccforge check --dead-device`.

use crate::args::CheckArgs;
use crate::arguments::Format;
use crate::{inputs, output, table};
use eccforge_exact::dead::{DeadDevice, FORMS, Further, Place, evaluate, places};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::report::page::Page;
use eccforge_exact::report::{Provenance, csv, json};
use eccforge_exact::reproduce::percent;
use eccforge_exact::tally::Tally;
use eccforge_scheme::Scheme;
use miette::{IntoDiagnostic, Result, miette};
use num_traits::One;
use serde_json::{Value, json};
use std::process::ExitCode;

/// Counts what a scheme does while each of the devices is dead.
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
    let result = match args.format {
        Format::Json => {
            serde_json::to_string_pretty(&object(&scheme, &devices, &provenance)?).into_diagnostic()? + "\n"
        }
        Format::Html => html(&scheme, &model, &devices, &provenance),
        Format::Csv => csv::dead(&devices),
        _ => text(&scheme, &model, &devices),
    };
    output::deliver(&result, args.out.as_deref())?;
    Ok(ExitCode::SUCCESS)
}

/// Devices of which everything that is counted is equal, under one name.
fn alike(devices: &[DeadDevice]) -> Vec<(String, &DeadDevice)> {
    let mut groups: Vec<(Vec<&str>, &DeadDevice)> = Vec::new();
    let same = |a: &DeadDevice, b: &DeadDevice| {
        (&a.further, &a.distance, a.recovered, a.symbol_distance)
            == (&b.further, &b.distance, b.recovered, b.symbol_distance)
    };
    for device in devices {
        match groups.iter_mut().find(|(_, first)| same(first, device)) {
            Some((names, _)) => names.push(&device.place.name),
            None => groups.push((vec![&device.place.name], device)),
        }
    }
    groups.into_iter().map(|(names, device)| (names.join(", "), device)).collect()
}

const HEADER: [&str; 6] =
    ["further errors", "right, %", "detected, %", "silent, %", "unseen if erased", "correctable if erased"];

fn row(f: &Further) -> Vec<String> {
    let shares = |t: &Tally| {
        let p = t.probabilities();
        let shown = |p: num_rational::BigRational| if p.is_one() { "100".to_owned() } else { percent(&p) };
        [&p.clean + &p.corrected, p.detected.clone(), p.silent()].map(shown)
    };
    let shares =
        f.as_it_is.as_ref().filter(|t| t.total() > Default::default()).map_or(["-"; 3].map(str::to_owned), shares);
    let unseen = match &f.unseen {
        _ if f.class.is_empty() => "-".to_owned(),
        None => "-".to_owned(),
        Some([errors, unseen]) => format!("{} of {}", large(unseen), large(errors)),
    };
    let correctable = match f.correctable {
        _ if f.class.is_empty() => "-",
        Some(true) => "yes",
        Some(false) => "no",
        None => "not known",
    };
    [f.name.clone()].into_iter().chain(shares).chain([unseen, correctable.to_owned()]).collect()
}

/// A count, or its size if it is long.
fn large(n: &num_bigint::BigUint) -> String {
    use num_traits::ToPrimitive;
    if n.bits() > 40 { format!("{:.3e}", n.to_f64().unwrap_or(f64::INFINITY)) } else { n.to_string() }
}

/// What the punctured code is worth.
fn erased(device: &DeadDevice) -> String {
    let (d, recovered) = (&device.distance, device.recovered);
    let least = if d.lower_bound_only { "at least " } else { "" };
    let symbols = device.symbol_distance.map_or(String::new(), |s| format!(", {s} in symbols"));
    let bits = if recovered {
        "its bits follow from the others"
    } else {
        "its bits do not follow from the others: data are lost"
    };
    let unit = if d.bits == 1 { "bit" } else { "bits" };
    format!("Erased, {bits}; the code of the others has distance {least}{} {unit}{symbols}.", d.bits)
}

fn head(names: &str, device: &DeadDevice, scheme: &Scheme) -> String {
    format!("{names} dead: {} of {} bits, any pattern on them", device.place.bits.len(), scheme.geometry.bits())
}

fn text(scheme: &Scheme, model: &ErrorModel, devices: &[DeadDevice]) -> String {
    let mut text = format!(
        "{}  ({})\n  meaning       sha256 {}\n  further errors of {}\n",
        scheme.name,
        scheme.id,
        scheme.hash(),
        model.name
    );
    for (names, device) in alike(devices) {
        let mut rows = table::new(&HEADER);
        rows.add_rows(device.further.iter().map(row));
        table::align_right(&mut rows, 1);
        text += &format!("\n{}:\n{rows}\n{}\n", head(&names, device, scheme), erased(device));
    }
    text
}

fn html(scheme: &Scheme, model: &ErrorModel, devices: &[DeadDevice], provenance: &Provenance) -> String {
    let mut page = Page::new(&format!("{}: a dead device", scheme.name), &scheme.source, output::VERSION);
    page.paragraph(&format!(
        "What becomes of errors of {} while a device delivers anything: every pattern on its bits counts once.",
        model.name
    ));
    for (names, device) in alike(devices) {
        page.heading(&head(&names, device, scheme));
        page.table(&HEADER, &device.further.iter().map(row).collect::<Vec<_>>());
        page.paragraph(&erased(device));
    }
    page.provenance(&[
        ("Program", format!("eccforge {}", output::VERSION)),
        ("Command", provenance.command.clone()),
        ("SHA-256 of the scheme's meaning", scheme.hash()),
        ("SHA-256 of the error model", provenance.model_sha256.clone()),
    ]);
    page.finish()
}

fn object(scheme: &Scheme, devices: &[DeadDevice], provenance: &Provenance) -> Result<Value> {
    let further = |f: &Further| {
        json!({
            "class": f.class, "name": f.name, "outcomes": f.as_it_is.as_ref().map(json::tally),
            "errors": f.unseen.as_ref().map(|u| u[0].to_string()), "unseen": f.unseen.as_ref().map(|u| u[1].to_string()),
            "correctable": f.correctable,
        })
    };
    let device = |d: &DeadDevice| {
        json!({
            "dead": d.place.name, "dead_bits": d.place.bits, "recovered": d.recovered,
            "distance": {
                "bits": d.distance.bits, "lower_bound_only": d.distance.lower_bound_only, "symbols": d.symbol_distance,
            },
            "further": d.further.iter().map(further).collect::<Vec<_>>(),
        })
    };
    Ok(json!({
        "provenance": serde_json::to_value(provenance).into_diagnostic()?,
        "scheme": scheme.id, "name": scheme.name, "devices": devices.iter().map(device).collect::<Vec<_>>(),
    }))
}
