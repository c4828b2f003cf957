//! `eccforge learn dimm LOG...`: what codes would have done with the wrong bits of a field log, exactly.

use crate::inputs::{self, open};
use crate::kinds;
use crate::output::{self, OutputArgs};
use crate::terminal::note;
use clap::Args;
use eccforge_evidence::dialect;
use eccforge_evidence::recognised::{Lines, MAPS};
use eccforge_fleet::field::{self, FieldReport, Reads};
use eccforge_gpu::replay::{Format as LogFormat, ReadOptions, replay};
use eccforge_scheme::{Scheme, builtins};
use miette::{IntoDiagnostic, WrapErr, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// `eccforge learn dimm`
#[derive(Debug, Args)]
pub struct FieldArgs {
    /// SmartMem logs of DDR4 DIMMs: CSV, also as .gz or .zst; `-` reads standard input
    #[arg(required = true)]
    logs: Vec<PathBuf>,
    /// Schemes: built-in ids or files. Default: every built-in scheme with entries of such devices
    #[arg(long, value_delimiter = ',')]
    scheme: Vec<String>,
    #[command(flatten)]
    output: OutputArgs,
    /// Write an error model with one class for each map, for `reproduce` and `simulate`
    #[arg(long, value_name = "MODEL.yaml")]
    model_out: Option<PathBuf>,
    /// Id of the model
    #[arg(long, default_value = "field")]
    id: String,
}

/// What the logs hold.
#[derive(Default)]
struct Logged {
    reads: Reads,
    /// All lines.
    all: u64,
    /// Lines that are understood.
    lines: u64,
    malformed: u64,
}

/// Runs the command. The exit code is 1 if lines are malformed: they are counted and located.
pub fn run(args: &FieldArgs) -> miette::Result<ExitCode> {
    let mut logged = Logged::default();
    for path in &args.logs {
        read(path, &mut logged)?;
    }
    let recognised = if logged.reads.maps.is_empty() { 0 } else { logged.lines };
    if let Some(why) = (Lines { all: logged.all, recognised, malformed: logged.malformed }).failure(MAPS) {
        if let Some(error) = args.logs.iter().find_map(|path| kinds::other_file("a table of DIMM errors", path)) {
            return Err(error);
        }
        let names: Vec<String> = args.logs.iter().map(|path| path.display().to_string()).collect();
        return Err(miette!("{}: {why}", names.join(", ")));
    }
    let logs: Vec<String> = args.logs.iter().map(|p| p.display().to_string()).collect();
    if let Some(path) = &args.model_out {
        let text = field::model_text(&args.id, &logs.join(", "), &output::command(), &logged.reads.by_map());
        eccforge_files::output::write(path, text.map_err(|e| miette!("{e}"))?.as_bytes())?;
    }
    let counts = [logged.lines, logged.malformed];
    let report = FieldReport::new(logs, &schemes(&args.scheme)?, &logged.reads, counts).map_err(|e| miette!("{e}"))?;
    args.output.deliver(&report)?;
    Ok(output::verdict(logged.malformed == 0))
}

fn read(path: &Path, logged: &mut Logged) -> miette::Result<()> {
    let name = path.display().to_string();
    let options = ReadOptions { format: Some(LogFormat::Table), ..ReadOptions::default() };
    let intake = dialect::open(open(path)?)
        .and_then(|input| replay(input, options, None, &mut ()))
        .into_diagnostic()
        .wrap_err_with(|| format!("{name}: cannot be read"))?;
    // A file of which no line is understood has one error.
    if intake.log_lines > 0 {
        for bad in &intake.first_malformed {
            note(&format!("{name}:{}:{}: {}", bad.line, bad.column, bad.message));
        }
    }
    if intake.smartmem_maps_left_out > 0 {
        return Err(miette!("{name}: too many different maps: {} are not kept", intake.smartmem_maps_left_out));
    }
    for (map, count) in &intake.smartmem_reads {
        *logged.reads.maps.entry(*map).or_insert(0) += count;
    }
    let squares = intake.smartmem_dimms.values().map(|reads| reads.saturating_mul(*reads));
    logged.reads.squares = squares.fold(logged.reads.squares, u64::saturating_add);
    logged.all += intake.lines;
    logged.lines += intake.log_lines;
    logged.malformed += intake.malformed;
    Ok(())
}

/// The schemes that were named, or every shipped one of the shape.
fn schemes(names: &[String]) -> miette::Result<Vec<Scheme>> {
    if names.is_empty() {
        return Ok(builtins().iter().map(|b| b.scheme()).filter(field::fits).collect());
    }
    names.iter().map(|name| inputs::scheme(name)).collect()
}
