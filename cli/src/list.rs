//! `eccforge list` and `eccforge matrix`.

use crate::args::ListArgs;
use crate::arguments::Format;
use crate::{inputs, output, table};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::published::Published;
use eccforge_exact::works::{self, Work};
use eccforge_scheme::Scheme;
use eccforge_scheme::{Fold, addressed, builtin, builtins};
use miette::{IntoDiagnostic, Result};
use serde_json::json;
use std::process::ExitCode;

pub fn run(args: &ListArgs) -> Result<ExitCode> {
    match &args.id {
        Some(id) if id == "works" => output::print(&crate::works::list(args.format)?)?,
        Some(id) if id == "stages" => output::print(&stages(args.format)?)?,
        Some(id) if id == "addresses" => output::print(&addresses(args.format)?)?,
        Some(id) => print_file(id)?,
        None if args.format == Format::Json => output::print(&all_json()?)?,
        None => output::print(&all_text())?,
    }
    Ok(ExitCode::SUCCESS)
}

fn print_file(id: &str) -> Result<()> {
    let micro21 = || (id == works::DEFAULT).then(Published::micro21_file);
    let file = builtin(id)
        .map(|b| b.file())
        .or_else(|| ErrorModel::builtin(id).map(|m| m.file))
        .or_else(|| Work::shipped_file(id))
        .or_else(micro21);
    let Some(file) = file else {
        let products = builtins().iter().chain(addressed()).map(|b| b.id).chain(ErrorModel::builtin_ids());
        let of_works =
            works::scheme_ids().chain(works::stages_ids()).chain(works::model_ids()).chain(works::work_ids());
        let known: Vec<&str> =
            products.chain(of_works).chain(["works", "stages", "addresses", works::DEFAULT]).collect();
        return Err(inputs::unknown("scheme, model or work", id, &known));
    };
    output::print(&file.text)
}

fn all_text() -> String {
    let mut schemes = table::new(&["scheme", "name", "entry", "code", "file"]);
    for shipped in builtins() {
        let s = shipped.scheme();
        let (g, n, r) = (s.geometry, s.code.h.n(), s.code.h.r() as usize);
        schemes.add_row([
            s.id.clone(),
            s.name.clone(),
            format!("{} beats x {} pins", g.beats, g.pins),
            format!("{} x ({n},{})", s.codewords(), n - r),
            s.file.name.clone(),
        ]);
    }
    let mut models = table::new(&["error model", "name", "source"]);
    for model in ErrorModel::builtin_ids().filter_map(ErrorModel::builtin) {
        models.add_row([model.id, model.name, model.source]);
    }
    format!(
        "{schemes}\n\n{models}\n\n`eccforge list works` shows published works, `eccforge list stages` schemes of several stages, `eccforge list addresses` those with an address in their code. Print a file with `eccforge list ID`; start your own from it.\n"
    )
}

/// Shipped schemes of several stages.
fn stages(format: Format) -> Result<String> {
    let all = works::stages_ids().map(inputs::stages).collect::<Result<Vec<_>>>()?;
    if format == Format::Json {
        let stages: Vec<_> =
            all.iter().map(|s| json!({"id": s.id, "name": s.name, "source": s.source, "sha256": s.hash()})).collect();
        return Ok(serde_json::to_string_pretty(&json!({"stages": stages})).into_diagnostic()? + "\n");
    }
    let mut rows = table::new(&["scheme", "name", "stages"]);
    for s in all {
        let parts: Vec<String> = s.stages.iter().map(|t| format!("{} x {}", t.copies, t.scheme.id)).collect();
        rows.add_row([s.id.clone(), s.name.clone(), parts.join(", then ")]);
    }
    Ok(format!(
        "{rows}\n\n`check`, `decode`, `simulate`, `emit verilog` and `reproduce` take them; print a file with `eccforge list ID`.\n"
    ))
}

/// Shipped schemes with an address in their code.
fn addresses(format: Format) -> Result<String> {
    let all: Vec<Scheme> = addressed().iter().map(|b| b.scheme()).collect();
    if format == Format::Json {
        let one = |s: &Scheme| json!({"id": s.id, "name": s.name, "source": s.source, "file": s.file.name, "sha256": s.hash()});
        let object = json!({"addresses": all.iter().map(one).collect::<Vec<_>>()});
        return Ok(serde_json::to_string_pretty(&object).into_diagnostic()? + "\n");
    }
    let mut rows = table::new(&["scheme", "name", "address", "file"]);
    for s in all {
        let of = s.address.as_ref().map(|address| match address.fold {
            Fold::Columns => format!("{} bits, columns of H", address.bits()),
            Fold::Xor => format!("{} bits, XORed on the data", address.bits()),
        });
        rows.add_row([s.id.clone(), s.name.clone(), of.unwrap_or_default(), s.file.name.clone()]);
    }
    Ok(format!("{rows}\n\n`check`, `emit verilog` and `prove` take them; print a file with `eccforge list ID`.\n"))
}

fn all_json() -> Result<String> {
    let schemes: Vec<_> = builtins()
        .iter()
        .map(|b| b.scheme())
        .map(|s| json!({"id": s.id, "name": s.name, "source": s.source, "file": s.file.name, "sha256": s.hash()}))
        .collect();
    let models: Vec<_> = ErrorModel::builtin_ids()
        .filter_map(ErrorModel::builtin)
        .map(|m| json!({"id": m.id, "name": m.name, "source": m.source, "file": m.file.name}))
        .collect();
    let all = json!({"schemes": schemes, "models": models});
    Ok(serde_json::to_string_pretty(&all).into_diagnostic()? + "\n")
}

/// Prints H as text, with where it comes from.
pub fn matrix(name: &str) -> Result<ExitCode> {
    let scheme = inputs::scheme(name)?;
    let comments = [
        format!("H of {} ({}).", scheme.name, scheme.id),
        format!("Origin: {}.", scheme.source),
        "Bit order: leftmost digit = column 0 = codeword bit 0; row j = syndrome bit j.".to_owned(),
    ];
    output::print(&eccforge_scheme::algebra::matrix::to_text(&scheme.code.h, &comments))?;
    Ok(ExitCode::SUCCESS)
}
