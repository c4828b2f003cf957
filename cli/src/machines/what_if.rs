//! `eccforge policy what-if EVENTS`: one table, one row for each policy.

use super::{Reading, open};
use crate::arguments::{Format, format};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use eccforge_machines::profile::Profile;
use eccforge_machines::replay::service::Service;
use eccforge_machines::replay::what_if::{self, Outcome};
use miette::{IntoDiagnostic, WrapErr, miette};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge policy what-if`
#[derive(Debug, Args)]
pub struct WhatIfArgs {
    /// Faults in JSON lines, or a kernel log; it is read once for each profile
    events: PathBuf,
    /// Profiles, shipped names or YAML files; default: all that ship with the program
    #[arg(long, value_delimiter = ',')]
    profile: Vec<String>,
    #[command(flatten)]
    reading: Reading,
    /// Hours between service windows, in which pending retirements and remaps take effect
    #[arg(long, default_value_t = 168, value_name = "HOURS")]
    service_hours: u64,
    /// Do not reset at once a GPU that takes no work: wait for the window
    #[arg(long)]
    wait_for_window: bool,
    /// Form of what is printed
    #[arg(long, value_parser = format(&[Format::Text, Format::Json]), default_value = "text")]
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
    let mut outcomes = Vec::new();
    for (at, name) in names.iter().enumerate() {
        let input = open(&args.events)?;
        let file = args.events.display();
        let (outcome, intake) = what_if::run(input, args.reading.options(), Profile::load(name)?, service)
            .into_diagnostic()
            .wrap_err_with(|| format!("{file}: cannot be replayed"))?;
        outcomes.push(outcome);
        if at == 0 && args.format != Format::Json {
            writeln!(out, "{file}: {} lines, {} events, {} malformed", intake.lines, intake.events, intake.malformed)
                .into_diagnostic()?;
            for bad in &intake.first_malformed {
                writeln!(out, "{file}:{}:{}: {}", bad.line, bad.column, bad.message).into_diagnostic()?;
            }
        }
    }
    if args.format == Format::Json {
        writeln!(out, "{}", serde_json::to_string_pretty(&outcomes).into_diagnostic()?).into_diagnostic()?;
    } else {
        writeln!(out, "{}", table(&outcomes)).into_diagnostic()?;
    }
    Ok(ExitCode::SUCCESS)
}

fn table(outcomes: &[Outcome]) -> Table {
    let mut table = Table::new();
    table.load_preset(presets::ASCII_MARKDOWN).set_header([
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
    ]);
    let na = |value: Option<u64>| value.map_or_else(|| "N/A".to_owned(), |v| v.to_string());
    for o in outcomes {
        table.add_row([
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
            match (o.gpus_to_return, o.first_return) {
                (None, _) => "N/A".to_owned(),
                (_, None) => "-".to_owned(),
                (_, Some(time)) => time.to_string(),
            },
        ]);
    }
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    table
}
