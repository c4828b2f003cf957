//! `eccforge report`: one HTML page with all results of a scheme.

use crate::args::ReportArgs;
use crate::arguments::Format;
use crate::{check, hdl, inputs, output};
use eccforge_bitslice::{Backend, Program, SLOT_BITS, Slot, Workspace};
use eccforge_exact::report::fragment::{encoded, of_scheme};
use eccforge_exact::report::{Provenance, scheme as report};
use eccforge_report::Table;
use eccforge_scheme::decoder::{Decoder, Strategy};
use eccforge_scheme::{Scheme, encoder};
use miette::{IntoDiagnostic, Result, miette};
use std::process::ExitCode;
use std::time::{Duration, Instant};

pub fn run(args: &ReportArgs) -> Result<ExitCode> {
    let (scheme, model) = inputs::subject(&args.subject)?;
    let facts = check::facts(&scheme, &model, None)?;
    let provenance = Provenance::new(output::VERSION, &output::typed(&output::command_line()), [&scheme], &model.file);
    let beside = args.out.as_ref().map(|path| path.with_extension("json"));
    let name = beside.as_ref().and_then(|path| path.file_name()).map(|name| encoded(&name.to_string_lossy()));
    let links = report::Links { json: name, explorer: Some(format!("{}#{}", args.explorer, of_scheme(&scheme))) };
    let area = args.area.then(|| area(&scheme)).transpose()?;
    let speed = args.speed.then(|| speed(&scheme)).transpose()?;
    let figures: Vec<report::Measured> = area.into_iter().chain(speed).collect();
    let checked = report::Checked {
        scheme: &scheme,
        facts: &facts,
        model: &model,
        rates: &[],
        figures: &figures,
        run: &provenance,
        links: &links,
    };
    let page = output::rendered(&checked, Format::Html, false)?;
    match (&args.out, &beside) {
        (Some(path), Some(beside)) if path == beside => {
            return Err(miette!(
                help = "name it FILE.html",
                "{} would be both the page and the JSON file",
                path.display()
            ));
        }
        (Some(path), Some(beside)) => {
            let as_json = output::rendered(&checked, Format::Json, false)?;
            eccforge_scheme::output::write_all([(path, page), (beside, as_json)])?;
            output::print(&format!("{}\n{}\n", path.display(), beside.display()))?;
        }
        _ => output::print(&page)?,
    }
    Ok(if facts.claims_hold() { ExitCode::SUCCESS } else { ExitCode::from(output::NOT_AS_EXPECTED) })
}

/// Measures area and delay of a scheme as `eccforge area` does, without comparison columns.
fn area(scheme: &Scheme) -> Result<report::Measured> {
    let (table, ruler) = hdl::measured(scheme)?;
    Ok(report::Measured { heading: "Area and delay".into(), table, ruler })
}

/// Measures the speed of the bit-sliced programs that sampling and sweeps run, with the widest SIMD lanes of this
/// machine on one core.
fn speed(scheme: &Scheme) -> Result<report::Measured> {
    /// Duration for which each program runs repeatedly.
    const TIME: Duration = Duration::from_millis(250);
    let (backend, data) = (Backend::best(), scheme.geometry.data_bits().len());
    let tied = scheme.with_enables(&scheme.default_enables());
    let circuits =
        [("encode", encoder(&tied)), ("check and decode", Decoder::new(&tied, Strategy::Software).flatten())];
    let row = |(name, circuit): (&str, _)| -> Result<Vec<String>> {
        let program = Program::compile(&circuit).into_diagnostic()?;
        let (mut workspace, mut outputs) = (Workspace::new([&program]), vec![Slot::ZERO; program.outputs()]);
        let (start, mut runs) = (Instant::now(), 0u32);
        while start.elapsed() < TIME {
            program.run(backend, &mut workspace, &mut outputs);
            runs += 1;
        }
        let entries = f64::from(runs) * SLOT_BITS as f64 / start.elapsed().as_secs_f64();
        let bytes = entries * data as f64 / 8.0;
        Ok(vec![name.to_owned(), format!("{:.2}", entries / 1e6), format!("{:.2}", bytes / 1e9)])
    };
    let rows: Vec<Vec<String>> = circuits.into_iter().map(row).collect::<Result<_>>()?;
    let table = Table::new(&["Program"], &["Million entries a second", "GB of data a second"]).rows(rows);
    let ruler = format!(
        "Bit-sliced programs, {SLOT_BITS} entries at a time, with {}; one core of this machine, for a quarter of a second each.",
        backend.description()
    );
    Ok(report::Measured { heading: "Speed".into(), table, ruler })
}
