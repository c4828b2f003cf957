//! `eccforge gpu smi IMAGE`: a GPU's health in the formats of nvidia-smi and SMBPBI.

use crate::output::print;
use clap::{ArgAction, Args};
use eccforge_evidence::time::Time;
use eccforge_gpu::report::csv::{self, Query};
use eccforge_gpu::report::{Health, smbpbi, text, xml};
use eccforge_gpu::simulated;
use miette::{IntoDiagnostic, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge gpu smi`
#[derive(Debug, Args)]
pub struct SmiArgs {
    /// State file of the simulated GPU
    image: PathBuf,
    /// Query the GPU
    #[arg(short = 'q', long, group = "asked")]
    query: bool,
    /// Sections of -q with nvidia-smi's names: ECC, PAGE_RETIREMENT, ROW_REMAPPER, RESET_STATUS
    #[arg(short = 'd', long, value_name = "SECTIONS")]
    display: Option<String>,
    /// Print the result of -q as XML
    #[arg(short = 'x', long)]
    xml_format: bool,
    /// Query fields such as gpu_uuid,retired_pages.address,retired_pages.cause
    #[arg(long, value_name = "FIELDS", group = "asked")]
    query_retired_pages: Option<String>,
    /// Query fields such as gpu_bus_id,remapped_rows.correctable,remapped_rows.histogram.max
    #[arg(long, value_name = "FIELDS", group = "asked")]
    query_remapped_rows: Option<String>,
    /// Format of the queries: csv or csv,noheader
    #[arg(long, default_value = "csv", value_parser = csv::parse_format, action = ArgAction::Set, value_name = "FORMAT")]
    format: bool,
    /// Send an SMBPBI command: OPCODE,ARG1,ARG2, such as 0x20,2,0
    #[arg(long, value_name = "COMMAND", group = "asked")]
    smbpbi: Option<String>,
}

/// Runs the command.
pub fn run(args: &SmiArgs) -> miette::Result<ExitCode> {
    let (gpu, machine) = simulated::read(&args.image)?;
    print(&report(args, gpu.health(&machine), gpu.clock.plus_seconds(1))?)
}

/// The report at a time of the simulated GPU.
fn report(args: &SmiArgs, health: Health, time: Time) -> miette::Result<String> {
    let gpus = [health];
    let say = |message: String| miette!("{message}");
    let now = text::timestamp(time, "%a %b %e %H:%M:%S %Y");
    if let Some(command) = &args.smbpbi {
        let answer = smbpbi::answer(&gpus[0], parse_command(command).map_err(say)?);
        return Ok(format!(
            "status 0x{:08x} data 0x{:08x} ext_data 0x{:08x}\n",
            answer.status, answer.data, answer.ext_data
        ));
    }
    if let Some(fields) = &args.query_retired_pages {
        return csv::query(&gpus, Query::RetiredPages, fields, args.format).map_err(say);
    }
    if let Some(fields) = &args.query_remapped_rows {
        return csv::query(&gpus, Query::RemappedRows, fields, args.format).map_err(say);
    }
    if args.xml_format {
        return xml::log(&gpus, &now).into_diagnostic();
    }
    let sections = match &args.display {
        Some(names) => text::sections(names).map_err(say)?,
        None => text::DEFAULT.to_vec(),
    };
    Ok(text::log(&gpus, &sections, &now))
}

/// Parses `OPCODE[,ARG1[,ARG2]]`.
fn parse_command(command: &str) -> Result<u32, String> {
    let mut parts = command.split(',').map(|part| {
        let number = eccforge_evidence::wire::parse_address(part.trim())?;
        u8::try_from(number).map_err(|_| format!("`{part}` does not fit into a byte"))
    });
    let mut part = || parts.next().unwrap_or(Ok(0));
    let (opcode, arg1, arg2) = (part()?, part()?, part()?);
    if parts.next().is_some() {
        return Err(format!("expected OPCODE,ARG1,ARG2, got `{command}`"));
    }
    Ok(smbpbi::command(opcode, arg1, arg2))
}
