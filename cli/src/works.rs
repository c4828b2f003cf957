//! `eccforge reproduce WORK` and `eccforge list works`: published works other than the default one.

use crate::args::ReproduceArgs;
use crate::arguments::Format;
use crate::{output, progress, reproduce, table};
use comfy_table::Cell as TableCell;
use eccforge_bitslice::Backend;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::model::ErrorModel;
use eccforge_exact::published::Published;
use eccforge_exact::report::Provenance;
use eccforge_exact::system::SystemInputs;
use eccforge_exact::works::{self, Report, Table, Work, report};
use eccforge_runs::run::{Limits, StopRules};
use eccforge_sampling::staged::OnCircuits;
use eccforge_scheme::Scheme;
use miette::{IntoDiagnostic, Report as Error, Result, miette};
use serde_json::json;
use std::process::ExitCode;

/// Counts what the work gives figures of, and compares.
pub fn run(args: &ReproduceArgs) -> Result<ExitCode> {
    let work = Work::named(&args.work).map_err(|e| Error::new(*e))?;
    refuse_other_options(args, &work)?;
    let progress = Progress::default();
    let total = works::work(&work);
    let limits = Limits { threads: 0, backend: Backend::best(), stop: StopRules::default(), shard: None };
    let sampler = OnCircuits::new(limits);
    let report = progress::with_bar(total, &progress, || works::run(work, &progress, Some(&sampler)))
        .map_err(|e| miette!("{e}"))?;
    let provenance = provenance(&report);
    let json = || {
        Ok::<_, Error>(serde_json::to_string_pretty(&report::object(&report, &provenance)).into_diagnostic()? + "\n")
    };
    if let Some(folder) = &args.out {
        let id = &report.work.id;
        let files = [
            ("txt", text(&report)),
            ("json", json()?),
            ("csv", report::figures_csv(&report)),
            ("md", report::page(&report)),
            ("html", report::html(&report, &provenance)),
        ];
        let files = files.iter().map(|(end, text)| (folder.join(format!("{id}.{end}")), text));
        eccforge_scheme::output::write_all(files)?;
    }
    output::print(&match args.format {
        Format::Json => json()?,
        Format::Csv => report::figures_csv(&report),
        Format::Markdown => report::page(&report),
        Format::Html => report::html(&report, &provenance),
        Format::Text => text(&report),
    })?;
    Ok(if report.as_expected() { ExitCode::SUCCESS } else { ExitCode::from(output::NOT_AS_EXPECTED) })
}

/// Options that a work says itself are not overruled from the command line.
fn refuse_other_options(args: &ReproduceArgs, work: &Work) -> Result<()> {
    let given = [
        ("--scheme", !args.scheme.is_empty()),
        ("--class", !args.class.is_empty()),
        ("--model", args.model != ErrorModel::table1().id),
        ("--exclusive", args.exclusive),
        ("--samples", args.sampling.asked()),
        ("the inputs of system figures", reproduce::system(&args.system) != SystemInputs::default()),
    ];
    if let Some((option, _)) = given.iter().find(|(_, given)| *given) {
        let help = format!("leave it out, or change a copy of the work: `eccforge list {}` prints it", work.id);
        return Err(miette!(
            help = help,
            "the work `{}` says which errors strike which schemes: {option} has no effect",
            work.id
        ));
    }
    Ok(())
}

/// The work's own text stands for the model: it says which errors there are.
fn provenance(report: &Report) -> Provenance {
    let command = output::typed(&output::command_line());
    let mut schemes: Vec<&Scheme> = report.work.schemes.iter().collect();
    for stage in report.work.stages.iter().flat_map(|s| &s.stages) {
        if schemes.iter().all(|s| s.id != stage.scheme.id) {
            schemes.push(&stage.scheme);
        }
    }
    Provenance::new(output::VERSION, &command, schemes, &report.work.file)
}

fn text(report: &Report) -> String {
    let work = &report.work;
    let mut text = format!("{}\n{}\n", work.name, work.source);
    if let Some(licence) = &work.licence {
        text += &format!("{licence}\n");
    }
    text += "\nOurs, and after it the published figure where it is written otherwise: = every printed digit, ~ within its \
             sampling error, ≠ differs.\n";
    report.tables.iter().for_each(|table| text += &table_text(table));
    let differences = report::differences(report);
    if !differences.is_empty() {
        text += "\nWhy published figures differ:\n";
        differences.iter().for_each(|line| text += &format!("  {line}\n"));
    }
    text + &format!("\n{}\n", report::conclusion(report))
}

fn table_text(table: &Table) -> String {
    let mut rows = table::new(&report::header(table));
    for row in &table.rows {
        let mut cells: Vec<TableCell> = report::row_head(row).into_iter().map(TableCell::new).collect();
        for cell in &row.cells {
            let entry = TableCell::new(report::cell_text(cell));
            cells.push(match reproduce::colour(cell.verdict) {
                Some(colour) => entry.fg(colour),
                None => entry,
            });
        }
        rows.add_row(cells);
    }
    table::align_right(&mut rows, 2);
    let methods: std::collections::BTreeSet<&str> = table.rows.iter().map(|r| r.method.as_str()).collect();
    let methods = methods.into_iter().collect::<Vec<_>>().join("; ");
    format!("\n{} ({}). Theirs: {}. Ours: {methods}.\n{rows}\n", table.title, report::unit(table), table.figures)
}

/// All works: the default one, then those of files.
pub fn list(format: Format) -> Result<String> {
    let micro21 = Published::micro21();
    let mut all = vec![(works::DEFAULT.to_owned(), micro21.table, micro21.source)];
    for id in works::work_ids() {
        let work = Work::named(id).map_err(|e| Error::new(*e))?;
        all.push((work.id, work.name, work.source));
    }
    if format == Format::Json {
        let works: Vec<_> =
            all.iter().map(|(id, name, source)| json!({"id": id, "name": name, "source": source})).collect();
        return Ok(serde_json::to_string_pretty(&json!({"works": works})).into_diagnostic()? + "\n");
    }
    let mut rows = table::new(&["work", "what", "source"]);
    for (id, name, source) in all {
        rows.add_row([id, name, source]);
    }
    Ok(format!("{rows}\n\nReproduce one with `eccforge reproduce WORK`, print its file with `eccforge list WORK`.\n"))
}
