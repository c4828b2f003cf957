//! `eccforge gpu what-if EVENTS`: one table, one row for each policy.

use super::{Reading, open, page, report};
use crate::arguments::{Format, format};
use crate::output;
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use eccforge_gpu::log::stamp::Clock;
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::Intake;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::what_if::{self, Outcome};
use miette::{IntoDiagnostic, WrapErr, miette};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge gpu what-if`
#[derive(Debug, Args)]
pub struct WhatIfArgs {
    /// Faults in JSON lines, or a kernel log; the file is read once for each profile
    events: PathBuf,
    /// Profiles: built-in names or YAML files. Default: all built-in profiles
    #[arg(long, value_delimiter = ',')]
    profile: Vec<String>,
    #[command(flatten)]
    reading: Reading,
    /// Hours between service windows, in which pending retirements and remaps take effect
    #[arg(long, default_value_t = 168, value_name = "HOURS")]
    service_hours: u64,
    /// Reset a GPU that accepts no more work only at the next window, not at once
    #[arg(long)]
    wait_for_window: bool,
    /// Output format
    #[arg(long, value_parser = format(&[Format::Text, Format::Json, Format::Csv, Format::Html]), default_value = "text")]
    format: Format,
}

/// Runs the command.
pub fn run(args: &WhatIfArgs, out: &mut dyn Write) -> miette::Result<ExitCode> {
    if args.events.as_os_str() == "-" {
        return Err(miette!("the trace is read once for each profile, so it must be a file"));
    }
    let names: Vec<String> = if args.profile.is_empty() {
        Profile::built_in_names().into_iter().map(str::to_owned).collect()
    } else {
        args.profile.clone()
    };
    let service = Service { interval_hours: Some(args.service_hours), at_once_when_required: !args.wait_for_window };
    let (mut outcomes, mut read) = (Vec::new(), None);
    for (at, name) in names.iter().enumerate() {
        let input = open(&args.events)?;
        let file = args.events.display();
        let (outcome, intake) = what_if::run(input, args.reading.options(), Profile::load(name)?, service)
            .into_diagnostic()
            .wrap_err_with(|| format!("{file}: cannot be replayed"))?;
        if intake.events == 0 && !intake.observed.memory.is_empty() {
            return Err(miette!(
                help = "`eccforge gpu replay` reports these errors and what to do",
                "{file}: no events for a profile. The log has errors of a host's memory, whose addresses are not those of the memory \
                 that the profiles model: give the errors as JSON lines, with addresses below its capacity"
            ));
        }
        outcomes.push(outcome);
        if at == 0 && args.format == Format::Text {
            writeln!(out, "{file}: {} lines, {} events, {} malformed", intake.lines, intake.events, intake.malformed)
                .into_diagnostic()?;
            if let Some(retried) = report::retried(&intake) {
                writeln!(out, "{retried}").into_diagnostic()?;
            }
            for bad in &intake.first_malformed {
                writeln!(out, "{file}:{}:{}: {}", bad.line, bad.column, bad.message).into_diagnostic()?;
            }
        }
        read.get_or_insert(intake);
    }
    let read = read.unwrap_or_default();
    if let Some(why) = unmodelled(&read, &outcomes) {
        let help = "name profiles of the machine with --profile; a profile file states the memory (`eccforge gpu replay` shows what the log says)";
        return Err(miette!(help = help, "{}: {why}", args.events.display()));
    }
    for o in outcomes.iter().filter(|o| o.beyond_memory > 0) {
        output::note(&format!(
            "{}: {} of {} events are beyond its memory and not modelled",
            o.profile, o.beyond_memory, read.events
        ));
    }
    let text = match args.format {
        Format::Json => output::named_json("what-if", &serde_json::json!({ "outcomes": outcomes }))?,
        Format::Csv => csv(&read, &outcomes)?,
        Format::Html => page::compared(&args.events.display().to_string(), &read, &outcomes)?,
        _ => format!("{}\n", table(&read, &outcomes)),
    };
    write!(out, "{text}").into_diagnostic()?;
    Ok(ExitCode::SUCCESS)
}

/// The reason why no profile models anything of a log, if that is so.
fn unmodelled(read: &Intake, outcomes: &[Outcome]) -> Option<String> {
    let (events, lines) = (read.events, read.log_lines);
    let all_beyond = outcomes.iter().all(|o| o.beyond_memory == events);
    match (events, lines) {
        (0, 0) => None,
        _ if !all_beyond => None,
        (0, _) => Some(format!("none of its {lines} lines about devices is an event that these profiles model")),
        _ => Some(format!("all {events} events are at addresses beyond the memory of every profile")),
    }
}

/// Columns of the table.
pub const COLUMNS: [&str; 11] = [
    "profile",
    "avoided",
    "pages lost",
    "KiB lost",
    "rows",
    "apps ended",
    "GPU down",
    "resets",
    "silent",
    "returned",
    "first return",
];

/// The first return as the log gives times: without a zone where the log has none.
fn first_return(read: &Intake, outcome: &Outcome) -> Option<String> {
    let time = outcome.first_return?;
    let stamp = read.stamp(time);
    Some(if stamp.clock == Clock::Local { stamp.to_string() } else { time.to_string() })
}

/// One row for each policy; what a policy does not have is `N/A`, never 0.
pub fn rows(read: &Intake, outcomes: &[Outcome]) -> Vec<Vec<String>> {
    let na = |value: Option<u64>| value.map_or_else(|| "N/A".to_owned(), |v| v.to_string());
    let row = |o: &Outcome| {
        vec![
            o.profile.clone(),
            o.errors_avoided.to_string(),
            o.pages_lost.to_string(),
            (o.bytes_lost / 1024).to_string(),
            na(o.rows_lost),
            o.applications_ended.to_string(),
            o.gpu_interruptions.to_string(),
            o.resets.to_string(),
            na(o.silent_corruptions),
            na(o.gpus_to_return),
            o.gpus_to_return.map_or("N/A".into(), |_| first_return(read, o).unwrap_or_else(|| "-".to_owned())),
        ]
    };
    outcomes.iter().map(row).collect()
}

fn table(read: &Intake, outcomes: &[Outcome]) -> Table {
    let mut table = crate::table::fitted(presets::ASCII_MARKDOWN);
    table.set_header(COLUMNS);
    table.add_rows(rows(read, outcomes));
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    table
}

/// The keys of the JSON as columns; empty where a policy has no such thing.
fn csv(read: &Intake, outcomes: &[Outcome]) -> miette::Result<String> {
    const KEYS: [&str; 12] = [
        "profile",
        "beyond_memory",
        "errors_avoided",
        "pages_lost",
        "bytes_lost",
        "rows_lost",
        "applications_ended",
        "gpu_interruptions",
        "resets",
        "silent_corruptions",
        "gpus_to_return",
        "first_return",
    ];
    let field = |value: Option<u64>| value.map_or_else(String::new, |v| v.to_string());
    let row = |o: &Outcome| {
        [
            o.profile.clone(),
            o.beyond_memory.to_string(),
            o.errors_avoided.to_string(),
            o.pages_lost.to_string(),
            o.bytes_lost.to_string(),
            field(o.rows_lost),
            o.applications_ended.to_string(),
            o.gpu_interruptions.to_string(),
            o.resets.to_string(),
            field(o.silent_corruptions),
            field(o.gpus_to_return),
            first_return(read, o).unwrap_or_default(),
        ]
    };
    output::csv(&KEYS, outcomes.iter().map(row))
}
