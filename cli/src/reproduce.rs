//! `eccforge reproduce`: the exact tables of the default work, compared with the published values.

use crate::args::{ReproduceArgs, SystemArgs};
use crate::{inputs, output, progress, works};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::Reading;
use eccforge_exact::published::Published;
use eccforge_exact::report::Provenance;
use eccforge_exact::report::reproduction::{Reproduced, statements, totals};
use eccforge_exact::reproduce::{Request, run as compute};
use eccforge_exact::system::SystemInputs;
use eccforge_scheme::builtin;
use miette::{Result, miette};
use std::process::ExitCode;

/// Our own schemes; the table shows them below the paper's.
const OURS: [&str; 7] =
    ["duet-strict", "trio-strict", "trio-confirmed", "trio-searched", "rs-pin", "sparse-pin", "rs-dsc"];

pub fn run(args: &ReproduceArgs) -> Result<ExitCode> {
    if args.work != eccforge_exact::works::DEFAULT {
        return works::run(args);
    }
    let request = request(args)?;
    let provenance = Provenance::of(output::VERSION, &output::typed(&output::command_line()), &request);
    let progress = Progress::default();
    let mut report =
        progress::with_bar(request.work(), &progress, || compute(request, &progress)).map_err(|e| miette!("{e}"))?;
    if args.sampling.asked() {
        let records = args.out.as_ref().map(|folder| folder.join("reproduce.records"));
        report.sampled = Some(args.sampling.run(&report, records.as_deref())?);
    }
    let reproduced = Reproduced { report: &report, run: &provenance };
    if let Some(folder) = &args.out {
        let mut files = output::every_form(&reproduced, folder, "reproduce", "cells")?;
        let tables = [
            ("totals.csv", report.totals.is_empty(), totals(&report)),
            ("statements.csv", report.statements.is_empty(), statements(&report)),
        ];
        let tables = tables.into_iter().filter(|(_, empty, _)| !empty);
        files.extend(tables.map(|(name, _, text)| (folder.join(name), text)));
        eccforge_scheme::output::write_all(files)?;
    }
    output::report(&reproduced, args.format, None)?;
    Ok(if report.as_expected() { ExitCode::SUCCESS } else { ExitCode::from(output::NOT_AS_EXPECTED) })
}

fn request(args: &ReproduceArgs) -> Result<Request> {
    let model = inputs::model(&args.model)?;
    let schemes = if args.scheme.is_empty() {
        let published = Published::micro21();
        published.scheme_ids().chain(OURS).filter_map(builtin).map(|b| b.scheme()).collect()
    } else {
        args.scheme.iter().map(|s| inputs::scheme(s)).collect::<Result<_>>()?
    };
    let ids: Vec<&str> = model.classes.iter().map(|c| c.id.as_str()).collect();
    let classes = if args.class.is_empty() {
        (0..ids.len()).collect()
    } else {
        let find =
            |id: &String| ids.iter().position(|c| c == id).ok_or_else(|| inputs::unknown("error class", id, &ids));
        args.class.iter().map(find).collect::<Result<_>>()?
    };
    let reading = if args.exclusive { Reading::Exclusive } else { Reading::Inclusive };
    Ok(Request { schemes, model, classes, reading, system: system(&args.system) })
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
