//! `eccforge smi IMAGE`: a GPU's health in the forms that people know.

use super::http::{self, Page};
use super::session::Session;
use crate::terminal::Text;
use clap::Args;
use eccforge_machines::report::csv::{self, Query};
use eccforge_machines::report::text::{SECTIONS, Section};
use eccforge_machines::report::{Health, gpu_query, metrics, smbpbi, text, xml};
use eccforge_scheme::output;
use miette::{IntoDiagnostic, miette};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// `eccforge smi`
#[derive(Debug, Args)]
pub struct SmiArgs {
    /// The InfoROM image; without it the one that ECCFORGE_SMI_IMAGE names
    image: Option<PathBuf>,
    /// Profile, where the image's own is not kept beside it
    #[arg(long)]
    profile: Option<String>,
    /// Query the GPU
    #[arg(short = 'q', long)]
    query: bool,
    /// Sections of -q by nvidia-smi's names, such as ECC,PAGE_RETIREMENT,ROW_REMAPPER,MEMORY
    #[arg(short = 'd', long, value_name = "SECTIONS")]
    display: Option<String>,
    /// Answer -q in XML
    #[arg(short = 'x', long)]
    xml_format: bool,
    /// List the GPUs
    #[arg(short = 'L', long)]
    list_gpus: bool,
    /// Only the GPU of this index (0), UUID or bus id
    #[arg(short = 'i', long, value_name = "ID")]
    id: Option<String>,
    /// Fields such as uuid,name,ecc.errors.uncorrected.volatile.dram
    #[arg(long, value_name = "FIELDS")]
    query_gpu: Option<String>,
    /// List the fields of --query-gpu
    #[arg(long)]
    help_query_gpu: bool,
    /// Fields such as gpu_uuid,retired_pages.address,retired_pages.cause
    #[arg(long, value_name = "FIELDS")]
    query_retired_pages: Option<String>,
    /// Fields such as gpu_bus_id,remapped_rows.correctable,remapped_rows.histogram.max
    #[arg(long, value_name = "FIELDS")]
    query_remapped_rows: Option<String>,
    /// Format of the queries: csv, csv,noheader or csv,noheader,nounits
    #[arg(long, default_value = "csv")]
    format: String,
    /// Send an SMBPBI command: OPCODE,ARG1,ARG2, such as 0x20,2,0
    #[arg(long, value_name = "COMMAND")]
    smbpbi: Option<String>,
    /// Write Prometheus metrics to a file of the textfile collector
    #[arg(long, value_name = "FILE")]
    metrics_file: Option<PathBuf>,
    /// Serve Prometheus metrics at http://ADDRESS/metrics, on the loopback
    #[arg(long, value_name = "ADDRESS")]
    serve: Option<SocketAddr>,
    /// End after this many requests
    #[arg(long, requires = "serve", value_name = "N")]
    requests: Option<u64>,
}

/// Runs the command.
pub fn run(args: &SmiArgs, out: &mut dyn Write) -> miette::Result<ExitCode> {
    if let Some(address) = args.serve {
        serve(args, address, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(path) = &args.metrics_file {
        output::write(path, metrics_of(args)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    if args.help_query_gpu {
        out.write_all(gpu_query::help().as_bytes()).into_diagnostic()?;
        return Ok(ExitCode::SUCCESS);
    }
    let path = image(args)?;
    let session = Session::open(&path, args.profile.as_deref(), false)?;
    let report = report(args, &session)?;
    out.write_all(report.as_bytes()).into_diagnostic()?;
    report_damage(args, &session, &path, out).into_diagnostic()?;
    Ok(ExitCode::SUCCESS)
}

/// Serves the metrics, on the loopback only: what a GPU of a simulation says is nobody else's business.
fn serve(args: &SmiArgs, address: SocketAddr, out: &mut dyn Write) -> miette::Result<()> {
    if !address.ip().is_loopback() {
        return Err(miette!(help = "use 127.0.0.1:9400", "{address} is not a loopback address"));
    }
    let (listener, bound) = http::bind(address)?;
    // The address is a courtesy; the server works without it.
    let _ = writeln!(out, "http://{bound}/metrics").and_then(|()| out.flush());
    http::serve(&listener, args.requests, |path| match path {
        "/metrics" => http::metrics(metrics_of(args)),
        _ => Page::missing("metrics are at /metrics\n"),
    });
    Ok(())
}

/// The image that the command line names, or the environment.
fn image(args: &SmiArgs) -> miette::Result<PathBuf> {
    let named = args.image.clone().or_else(|| std::env::var_os("ECCFORGE_SMI_IMAGE").map(PathBuf::from));
    named.ok_or_else(|| miette!("no InfoROM image: name one, or set ECCFORGE_SMI_IMAGE"))
}

/// Whether `-i` means this GPU.
fn is_meant(id: &str, health: &Health) -> bool {
    id == "0" || id == health.uuid || eccforge_machines::log::pci_id(id) == Some(health.pci)
}

/// Reports damage of the image: people below their report, programs on the standard error.
fn report_damage(args: &SmiArgs, session: &Session, path: &Path, out: &mut dyn Write) -> io::Result<()> {
    let programs = args.xml_format
        || args.smbpbi.is_some()
        || args.list_gpus
        || args.query_gpu.is_some()
        || args.query_retired_pages.is_some()
        || args.query_remapped_rows.is_some();
    let mut lines = session.image.reading().damage.iter().map(|damage| format!("{}: {damage}", path.display()));
    if !programs {
        return lines.try_for_each(|line| writeln!(Text(out), "{line}"));
    }
    out.flush()?;
    lines.for_each(|line| crate::output::note(&line));
    Ok(())
}

fn metrics_of(args: &SmiArgs) -> miette::Result<String> {
    let mut session = Session::open(&image(args)?, args.profile.as_deref(), false)?;
    let health = session.health();
    metrics::text(&[health], session.schemes()).into_diagnostic()
}

fn report(args: &SmiArgs, session: &Session) -> miette::Result<String> {
    let gpus = [session.health()];
    let say = |message: String| miette!("{message}");
    // The clock of the simulated GPU.
    let now = text::timestamp(session.next_time(), "%a %b %e %H:%M:%S %Y");
    if let Some(id) = args.id.as_deref().filter(|id| !is_meant(id, &gpus[0])) {
        return Err(miette!(
            "No devices were found: `{id}` is none of 0, {}, {}",
            gpus[0].uuid,
            text::bus_id(&gpus[0])
        ));
    }
    if args.list_gpus {
        return Ok(gpu_query::list(&gpus));
    }
    if let Some(command) = &args.smbpbi {
        let answer = smbpbi::answer(&gpus[0], parse_command(command).map_err(say)?);
        return Ok(format!(
            "status 0x{:08x} data 0x{:08x} ext_data 0x{:08x}\n",
            answer.status, answer.data, answer.ext_data
        ));
    }
    let (header, units) = csv::parse_format(&args.format).map_err(say)?;
    if let Some(fields) = &args.query_gpu {
        let now = text::timestamp(session.next_time(), "%Y/%m/%d %H:%M:%S%.3f");
        return gpu_query::query(&gpus, fields, header, units, &now).map_err(say);
    }
    if let Some(fields) = &args.query_retired_pages {
        return csv::query(&gpus, Query::RetiredPages, fields, header).map_err(say);
    }
    if let Some(fields) = &args.query_remapped_rows {
        return csv::query(&gpus, Query::RemappedRows, fields, header).map_err(say);
    }
    if args.xml_format {
        return xml::log(&gpus, &now).into_diagnostic();
    }
    let sections = match &args.display {
        Some(names) => names.split(',').map(Section::parse).collect::<Result<Vec<_>, _>>().map_err(say)?,
        None => SECTIONS.to_vec(),
    };
    Ok(text::log(&gpus, &sections, &now))
}

/// `OPCODE[,ARG1[,ARG2]]`.
fn parse_command(command: &str) -> Result<u32, String> {
    let mut parts = command.split(',').map(|part| {
        let number = eccforge_machines::wire::parse_address(part.trim())?;
        u8::try_from(number).map_err(|_| format!("`{part}` does not fit a byte"))
    });
    let mut part = || parts.next().unwrap_or(Ok(0));
    let (opcode, arg1, arg2) = (part()?, part()?, part()?);
    if parts.next().is_some() {
        return Err(format!("`{command}` has more than OPCODE,ARG1,ARG2"));
    }
    Ok(smbpbi::command(opcode, arg1, arg2))
}
