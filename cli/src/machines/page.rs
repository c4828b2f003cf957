//! HTML reports of a log replay and of a policy comparison.

use super::report::{self, Report};
use super::what_if;
use crate::output;
use eccforge_gpu::observed::Action;
use eccforge_gpu::replay::Intake;
use eccforge_gpu::replay::what_if::Outcome;
use eccforge_report::charts::{Bars, Words, histogram};
use eccforge_report::{Document, Table};
use miette::{Result, miette};
use std::collections::BTreeSet;

/// What `eccforge gpu replay` found, as a page.
///
/// # Errors
/// A drawing fails.
pub fn replayed(file: &str, report: &Report<'_>) -> Result<String> {
    let lead = match &report.model {
        None => "The events of every device in the log.".to_owned(),
        Some(model) => format!(
            "The events of every device in the log, and the actions of the model {}, which starts with an empty InfoROM.",
            model.profile
        ),
    };
    let mut page = Document::new("Log replay", &lead);
    let wanted: Vec<String> =
        report.advice.iter().filter(|a| a.advice.action != Action::None).map(ToString::to_string).collect();
    match wanted.is_empty() {
        true => page.status(true, "The log asks for no action."),
        false => page.status(false, wanted.join("; ")),
    };
    lines_read(&mut page, file, report.intake);
    xids(&mut page, report)?;
    let facts = |page: &mut Document, rows: Vec<(&str, String)>| {
        page.table(Table::words(&["", "value"]).rows(rows.into_iter().map(|(key, value)| [key.to_owned(), value])));
    };
    for (device, rows) in report::observed_rows(report.observed, report.all) {
        page.section(format!("{device} in the log"));
        facts(&mut page, rows);
    }
    if let Some(model) = &report.model {
        for gpu in &model.gpus {
            page.section(format!("GPU {} in the model {}", gpu.gpu, model.profile));
            facts(&mut page, report::model_rows(gpu, report.intake));
        }
    }
    timeline(&mut page, report);
    Ok(finished(&page))
}

/// How much was read, and what is wrong with it.
fn lines_read(page: &mut Document, file: &str, intake: &Intake) {
    page.tile(intake.lines, "lines")
        .tile(intake.log_lines, "about devices")
        .tile(intake.events, "events for the model");
    page.tile(intake.malformed, "malformed").tile(intake.not_understood, "not understood");
    let remarks = report::remarks(file, intake);
    if !remarks.is_empty() {
        page.verbatim(remarks.join("\n"));
    }
}

/// Events by XID: those of the log and, with a model, those that it would have printed.
fn xids(page: &mut Document, report: &Report<'_>) -> Result<()> {
    let logged = &report.intake.xids;
    let modelled: Vec<_> = report.model.iter().flat_map(|m| &m.gpus).map(|gpu| gpu.xids()).collect();
    let codes: BTreeSet<u32> = logged.keys().copied().chain(modelled.iter().flat_map(|x| x.keys().copied())).collect();
    if codes.is_empty() {
        return Ok(());
    }
    let labels: Vec<String> = codes.iter().map(ToString::to_string).collect();
    let of_log = codes.iter().map(|code| *logged.get(code).unwrap_or(&0) as f64).collect();
    let mut bars = vec![Bars { name: "in the log".to_owned(), heights: of_log }];
    if report.model.is_some() {
        let sum = |code: &u32| modelled.iter().filter_map(|x| x.get(code)).sum::<u64>() as f64;
        bars.push(Bars { name: "of the model".to_owned(), heights: codes.iter().map(sum).collect() });
    }
    page.section("Lines by XID");
    let words = Words { title: "Lines by XID", x: "XID", y: "lines" };
    page.plot(histogram(words, &labels, &bars).map_err(|e| miette!("{e}"))?, "");
    Ok(())
}

fn timeline(page: &mut Document, report: &Report<'_>) {
    if report.timeline.is_empty() {
        return;
    }
    page.section("Timeline");
    page.table(
        Table::words(&["time", "source", "device", "event"]).rows(report.timeline.iter().map(report::entry_row)),
    );
    if report.timeline_more > 0 {
        page.text(format!("And {} more: `--timeline N` shows them.", report.timeline_more));
    }
}

/// What `eccforge gpu what-if` found, as a page.
///
/// # Errors
/// A drawing fails.
pub fn compared(file: &str, intake: &Intake, outcomes: &[Outcome]) -> Result<String> {
    let lead = "Several policies on one trace: the errors that each avoids, the memory that it retires, the work that it stops.";
    let mut page = Document::new("Policy comparison", lead);
    lines_read(&mut page, file, intake);
    page.section("Policies");
    page.table(Table::new(&what_if::COLUMNS[..1], &what_if::COLUMNS[1..]).rows(what_if::rows(intake, outcomes)));
    page.text("N/A: the policy has no such action, or the trace does not give the value.");
    let labels: Vec<String> = outcomes.iter().map(|o| o.profile.clone()).collect();
    let bars = |name: &str, of: fn(&Outcome) -> u64| Bars {
        name: name.to_owned(),
        heights: outcomes.iter().map(|o| of(o) as f64).collect(),
    };
    let words = Words { title: "Errors avoided and work stopped by each policy", x: "profile", y: "count" };
    let sets = [
        bars("errors avoided", |o| o.errors_avoided),
        bars("applications ended", |o| o.applications_ended),
        bars("GPUs interrupted", |o| o.gpu_interruptions),
        bars("resets", |o| o.resets),
    ];
    page.plot(histogram(words, &labels, &sets).map_err(|e| miette!("{e}"))?, "");
    Ok(finished(&page))
}

fn finished(page: &Document) -> String {
    page.html(output::VERSION, &output::command())
}
