//! `eccforge reproduce`.

use crate::args::{ReproduceArgs, SystemArgs};
use crate::arguments::Format;
use crate::{inputs, output, progress, table, works};
use comfy_table::{Cell as TableCell, CellAlignment, Color};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::Reading;
use eccforge_exact::published::{Published, Verdict};
use eccforge_exact::report::{Provenance, csv, html, json, markdown};
use eccforge_exact::reproduce::{Reproduction, Request, percent, run as compute};
use eccforge_exact::system::SystemInputs;
use eccforge_scheme::builtin;
use miette::{IntoDiagnostic, Result, miette};
use std::path::Path;
use std::process::ExitCode;

/// Our own schemes that stand below the paper's in its table.
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
    if let Some(folder) = &args.out {
        write_all(folder, &report, &provenance)?;
    }
    output::print(&match args.format {
        Format::Text => text(&report),
        Format::Json => json_text(&report, &provenance)?,
        Format::Csv => csv::cells(&report),
        Format::Markdown => markdown::page(&report),
        Format::Html => html::page(&report, &provenance),
    })?;
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

fn json_text(report: &Reproduction, provenance: &Provenance) -> Result<String> {
    Ok(serde_json::to_string_pretty(&json::reproduction(report, provenance)).into_diagnostic()? + "\n")
}

fn write_all(folder: &Path, report: &Reproduction, provenance: &Provenance) -> Result<()> {
    let mut files = vec![
        ("reproduce.txt", text(report)),
        ("reproduce.json", json_text(report, provenance)?),
        ("cells.csv", csv::cells(report)),
        ("reproduce.md", markdown::page(report)),
        ("reproduce.html", html::page(report, provenance)),
    ];
    if !report.totals.is_empty() {
        files.push(("totals.csv", csv::totals(report)));
    }
    if !report.statements.is_empty() {
        files.push(("statements.csv", csv::statements(report)));
    }
    Ok(eccforge_scheme::output::write_all(files.iter().map(|(name, text)| (folder.join(name), text)))?)
}

pub(crate) fn colour(verdict: Verdict) -> Option<Color> {
    match verdict {
        Verdict::ExactMatch => Some(Color::Green),
        Verdict::WithinSamplingError => Some(Color::Cyan),
        Verdict::Differs => Some(Color::Yellow),
        Verdict::NotPublished => None,
    }
}

/// The whole report as tables for a terminal.
fn text(report: &Reproduction) -> String {
    let mut text = cells_text(report);
    text += &sampled_text(report);
    text += &differences_text(report);
    if !report.totals.is_empty() {
        text += &totals_text(report);
    }
    if !report.statements.is_empty() {
        text += &statements_text(report);
    }
    let [exact, sampled, differ] = report.verdicts();
    if exact + sampled + differ > 0 {
        let conclusion = if report.as_expected() { "all as expected" } else { "NOT as expected" };
        text += &format!(
            "\n{} published cells: {exact} match exactly, {sampled} lie within the paper's sampling error, {differ} differ; {conclusion}.\n",
            exact + sampled + differ
        );
    }
    text
}

/// Two lines in each cell: ours with its mark, the paper's.
fn cells_text(report: &Reproduction) -> String {
    let classes: Vec<_> = report.request.classes.iter().map(|&c| &report.request.model.classes[c]).collect();
    let mut header = vec!["SDC, %"];
    header.extend(classes.iter().map(|c| c.name.as_str()));
    let mut table = table::new(&header);
    for scheme in &report.request.schemes {
        let mut row = vec![TableCell::new(format!("{}\n  paper", scheme.name))];
        let mut published = false;
        for class in &classes {
            let Some(cell) = report.cell(&scheme.id, &class.id) else {
                row.push(TableCell::new("-"));
                continue;
            };
            let Some(judgement) = &cell.judgement else {
                row.push(TableCell::new(markdown::summary(cell)));
                continue;
            };
            published = true;
            let mark = markdown::mark(judgement.verdict);
            let mut entry = TableCell::new(format!("{} {mark}\n{}  ", markdown::summary(cell), judgement.printed));
            if let Some(colour) = colour(judgement.verdict) {
                entry = entry.fg(colour);
            }
            row.push(entry);
        }
        if !published {
            row[0] = TableCell::new(&scheme.name);
        }
        table.add_row(row);
    }
    table::align_right(&mut table, 1);
    let reading =
        if report.request.reading == Reading::Exclusive { ", a pattern only in the first class it fits" } else { "" };
    let compared = report.cells.iter().any(|c| c.judgement.is_some());
    let legend = if compared {
        "\nAgainst the paper: = every printed digit, ~ within its sampling error, ≠ differs."
    } else {
        ""
    };
    format!("Silent data corruption, exact{reading}. C: always corrected, D: never silent.{legend}\n{table}\n")
}

/// Sampled counts beside the exact figures and the paper's.
fn sampled_text(report: &Reproduction) -> String {
    let Some(sampled) = &report.sampled else { return String::new() };
    let mut table = table::new(&markdown::SAMPLED_HEADER);
    for cell in &sampled.cells {
        table.add_row(markdown::sampled_row(report, cell));
    }
    table::align_right(&mut table, 2);
    format!(
        "\nSampled beside exact, percent silent.\n{}\nLane: {}.\n{table}\n",
        markdown::sampling(sampled),
        sampled.lane
    )
}

fn differences_text(report: &Reproduction) -> String {
    let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
    for cell in &report.cells {
        let Some(j) = cell.judgement.as_ref().filter(|j| j.verdict == Verdict::Differs || !j.expected) else {
            continue;
        };
        let reason = j.reason.clone().unwrap_or_else(|| "UNEXPECTED: no reason is known".into());
        let name = format!("{} {}", cell.scheme, cell.class);
        match reasons.iter_mut().find(|(r, _)| *r == reason) {
            Some((_, cells)) => cells.push(name),
            None => reasons.push((reason, vec![name])),
        }
    }
    if reasons.is_empty() {
        return String::new();
    }
    let lines = reasons.iter().map(|(reason, cells)| format!("  {}: {reason}\n", cells.join(", ")));
    format!("\nWhy published cells differ:\n{}", lines.collect::<String>())
}

fn totals_text(report: &Reproduction) -> String {
    let mut table = table::new(&["all events, %", "corrected", "detected (DUE)", "silent (SDC)"]);
    for total in &report.totals {
        let p = &total.probabilities;
        table.add_row([total.name.clone(), percent(&p.corrected), percent(&p.detected), percent(&p.silent())]);
    }
    table::align_right(&mut table, 1);
    format!("\nWeighted by the rates of {}:\n{table}\n", report.request.model.name)
}

fn statements_text(report: &Reproduction) -> String {
    let mut table = table::new(&["what the paper's text says", "paper", "ours", "", "why"]);
    for s in &report.statements {
        let (mark, colour) = if s.matches { ("=", Color::Green) } else { ("≠", Color::Yellow) };
        let reason = s.reason.clone().unwrap_or_else(|| if s.expected { String::new() } else { "UNEXPECTED".into() });
        table.add_row([
            TableCell::new(&s.text),
            TableCell::new(&s.paper).set_alignment(CellAlignment::Right),
            TableCell::new(&s.ours).set_alignment(CellAlignment::Right),
            TableCell::new(mark).fg(colour),
            TableCell::new(reason),
        ]);
    }
    format!("\n{table}\n")
}
