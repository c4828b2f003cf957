//! `eccforge gpu smi IMAGE`: a GPU's health in the forms that people know.

use crate::output::print;
use clap::Args;
use eccforge_evidence::time::Time;
use eccforge_gpu::report::csv::{self, Query};
use eccforge_gpu::report::fields::bus_id;
use eccforge_gpu::report::{Health, smbpbi, text, xml};
use eccforge_gpu::simulated;
use miette::{IntoDiagnostic, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge gpu smi`
#[derive(Debug, Args)]
pub struct SmiArgs {
    /// State file of the simulated GPU. Default: the file that ECCFORGE_SMI_IMAGE names
    image: Option<PathBuf>,
    /// Query the GPU
    #[arg(short = 'q', long)]
    query: bool,
    /// Sections of -q with nvidia-smi's names, such as ECC,PAGE_RETIREMENT,ROW_REMAPPER,MEMORY
    #[arg(short = 'd', long, value_name = "SECTIONS")]
    display: Option<String>,
    /// Print the result of -q as XML
    #[arg(short = 'x', long)]
    xml_format: bool,
    /// List the GPUs
    #[arg(short = 'L', long)]
    list_gpus: bool,
    /// Query only the GPU with this index (0), UUID or bus id
    #[arg(short = 'i', long, value_name = "ID")]
    id: Option<String>,
    /// Query fields such as uuid,name,ecc.errors.uncorrected.volatile.dram
    #[arg(long, value_name = "FIELDS")]
    query_gpu: Option<String>,
    /// List the fields of --query-gpu
    #[arg(long)]
    help_query_gpu: bool,
    /// Query fields such as gpu_uuid,retired_pages.address,retired_pages.cause
    #[arg(long, value_name = "FIELDS")]
    query_retired_pages: Option<String>,
    /// Query fields such as gpu_bus_id,remapped_rows.correctable,remapped_rows.histogram.max
    #[arg(long, value_name = "FIELDS")]
    query_remapped_rows: Option<String>,
    /// Format of the queries: csv, csv,noheader or csv,noheader,nounits
    #[arg(long, default_value = "csv")]
    format: String,
    /// Send an SMBPBI command: OPCODE,ARG1,ARG2, such as 0x20,2,0
    #[arg(long, value_name = "COMMAND")]
    smbpbi: Option<String>,
}

/// Runs the command.
pub fn run(args: &SmiArgs) -> miette::Result<ExitCode> {
    if args.help_query_gpu {
        return print(&csv::help());
    }
    let named = args.image.clone().or_else(|| std::env::var_os("ECCFORGE_SMI_IMAGE").map(PathBuf::from));
    let path = named.ok_or_else(|| miette!("no simulated GPU: name its file, or set ECCFORGE_SMI_IMAGE"))?;
    let (gpu, machine) = simulated::read(&path)?;
    print(&report(args, gpu.health(&machine), gpu.clock.plus_seconds(1))?)
}

/// Whether `-i` means this GPU.
fn is_meant(id: &str, health: &Health) -> bool {
    id == "0" || id == health.uuid || eccforge_evidence::xid::pci_id(id) == Some(health.pci)
}

/// The report at a time of the simulated GPU.
fn report(args: &SmiArgs, health: Health, time: Time) -> miette::Result<String> {
    let gpus = [health];
    let say = |message: String| miette!("{message}");
    let now = text::timestamp(time, "%a %b %e %H:%M:%S %Y");
    if let Some(id) = args.id.as_deref().filter(|id| !is_meant(id, &gpus[0])) {
        return Err(miette!("No devices were found: `{id}` is none of 0, {}, {}", gpus[0].uuid, bus_id(gpus[0].pci)));
    }
    if args.list_gpus {
        return Ok(csv::list(&gpus));
    }
    if let Some(command) = &args.smbpbi {
        let answer = smbpbi::answer(&gpus[0], parse_command(command).map_err(say)?);
        return Ok(format!(
            "status 0x{:08x} data 0x{:08x} ext_data 0x{:08x}\n",
            answer.status, answer.data, answer.ext_data
        ));
    }
    let format = csv::parse_format(&args.format).map_err(say)?;
    if let Some(fields) = &args.query_gpu {
        let now = text::timestamp(time, "%Y/%m/%d %H:%M:%S%.3f");
        return csv::query(&gpus, Query::Gpu, fields, format, &now).map_err(say);
    }
    if let Some(fields) = &args.query_retired_pages {
        return csv::query(&gpus, Query::RetiredPages, fields, format, &now).map_err(say);
    }
    if let Some(fields) = &args.query_remapped_rows {
        return csv::query(&gpus, Query::RemappedRows, fields, format, &now).map_err(say);
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

/// `OPCODE[,ARG1[,ARG2]]`.
fn parse_command(command: &str) -> Result<u32, String> {
    let mut parts = command.split(',').map(|part| {
        let number = eccforge_evidence::wire::parse_address(part.trim())?;
        u8::try_from(number).map_err(|_| format!("`{part}` does not fit a byte"))
    });
    let mut part = || parts.next().unwrap_or(Ok(0));
    let (opcode, arg1, arg2) = (part()?, part()?, part()?);
    if parts.next().is_some() {
        return Err(format!("`{command}` has more than OPCODE,ARG1,ARG2"));
    }
    Ok(smbpbi::command(opcode, arg1, arg2))
}
