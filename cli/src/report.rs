//! `eccforge report`: everything that is known of a scheme, as a page.

use crate::args::ReportArgs;
use crate::{check, hdl, inputs, output};
use eccforge_exact::report::fragment::{encoded, of_scheme};
use eccforge_exact::report::{Provenance, json, scheme as report};
use eccforge_hdl::area::html::COLUMNS;
use eccforge_scheme::Scheme;
use miette::{IntoDiagnostic, Result, miette};
use std::process::ExitCode;

pub fn run(args: &ReportArgs) -> Result<ExitCode> {
    let (scheme, model) = inputs::subject(&args.subject)?;
    let facts = check::facts(&scheme, &model)?;
    let provenance = Provenance::new(output::VERSION, &output::typed(&output::command_line()), [&scheme], &model.file);
    let beside = args.out.as_ref().map(|path| path.with_extension("json"));
    let name = beside.as_ref().and_then(|path| path.file_name()).map(|name| encoded(&name.to_string_lossy()));
    let links = report::Links { json: name, explorer: Some(format!("{}#{}", args.explorer, of_scheme(&scheme))) };
    let hardware = args.area.then(|| measured(&scheme)).transpose()?;
    let page = report::page(&scheme, &facts, &model, &[], hardware.as_ref(), &provenance, &links);
    match (&args.out, &beside) {
        (Some(path), Some(beside)) if path == beside => {
            return Err(miette!(help = "name it FILE.html", "{} would be page and JSON at once", path.display()));
        }
        (Some(path), Some(beside)) => {
            let as_json = serde_json::to_string_pretty(&json::facts(&scheme, &facts, &provenance)).into_diagnostic()?;
            eccforge_scheme::output::write_all([(path, page), (beside, as_json + "\n")])?;
            output::print(&format!("{}\n{}\n", path.display(), beside.display()))?;
        }
        _ => output::print(&page)?,
    }
    Ok(if facts.claims_hold() { ExitCode::SUCCESS } else { ExitCode::from(output::NOT_AS_EXPECTED) })
}

/// What `eccforge area` says of the scheme, without the columns that compare it with others.
fn measured(scheme: &Scheme) -> Result<report::Hardware> {
    const OWN: usize = 6;
    let (rows, ruler) = hdl::measured(scheme)?;
    let rows = rows.into_iter().map(|row| row.into_iter().take(OWN).collect()).collect();
    let header = COLUMNS.iter().take(OWN).map(|&name| name.to_owned()).collect();
    Ok(report::Hardware { header, rows, ruler })
}
