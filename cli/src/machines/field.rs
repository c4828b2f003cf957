//! `eccforge learn dimm LOG...`: the exact outcomes of the wrong bits of a field log under codes.

use super::predict;
use crate::arguments::choice;
use crate::data::{self, open};
use crate::inputs::{self, Kind};
use crate::output::{self, OutputArgs, WithNext, called};
use crate::terminal::note;
use clap::Args;
use eccforge_evidence::recognised::{Lines, MAPS};
use eccforge_evidence::{csv, dialect};
use eccforge_fleet::field::{self, FieldReport};
use eccforge_fleet::reads::{Event, Reads};
use eccforge_gpu::replay::{Format as LogFormat, ReadOptions, replay};
use eccforge_scheme::{Scheme, builtins};
use miette::miette;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Values of `--event`.
const EVENTS: [(&str, &str, Event); 2] = [
    ("read", "Each read", Event::Read),
    ("fault", "All reads of one cell: its outcome is that of the worst read", Event::Fault),
];

/// The input of the command, and an example of it.
const NEEDED: &str = "a table of DIMM errors";
const HEADER: &str = "`eccforge example dimms.csv` writes such a table";

/// `eccforge learn dimm`
#[derive(Debug, Args)]
pub struct FieldArgs {
    /// SmartMem logs of DDR4 DIMMs: CSV, also as .gz or .zst; `-` reads standard input
    #[arg(required = true)]
    logs: Vec<PathBuf>,
    /// Schemes: built-in ids or files. Default: every built-in scheme with entries of such devices
    #[arg(long, value_delimiter = ',')]
    scheme: Vec<String>,
    /// SmartMem's tickets of DIMMs that failed, `sn_name,alarm_time,...`: count those whose DIMM each code would have corrected.
    /// A log belongs to the DIMM that its file name begins with
    #[arg(long, value_name = "FILE")]
    tickets: Option<PathBuf>,
    /// Count as one event:
    #[arg(long, value_parser = choice(&EVENTS), default_value = "read")]
    event: Event,
    /// Ask whether corrected errors predict a failure within this number of days: print the precision and recall of rules that count
    /// errors and entries, and with --scheme also of rules by the exact chance of the next fault. Also reads Calchas' table of HBM
    #[arg(long, value_name = "DAYS", value_parser = super::predict::days, conflicts_with_all = ["event", "model_out"])]
    predict: Option<f64>,
    /// Error model of the next fault. Default: the classes of `hbm2-table1` that an entry of the scheme has
    #[arg(long, value_name = "ID|FILE", requires = "predict", requires = "scheme")]
    model: Option<String>,
    #[command(flatten)]
    output: OutputArgs,
    /// Write an error model with one class for each map, for `reproduce` and `simulate`
    #[arg(long, value_name = "MODEL.yaml")]
    model_out: Option<PathBuf>,
    /// Id of the model
    #[arg(long, default_value = "field")]
    id: String,
}

/// The contents of the logs.
#[derive(Default)]
struct Logged {
    reads: Reads,
    /// Lines that were read.
    all: u64,
    /// Lines that are understood.
    lines: u64,
    malformed: u64,
}

/// Runs the command. The exit status is 1 if lines are malformed: they are counted and located.
pub fn run(args: &FieldArgs) -> miette::Result<ExitCode> {
    if let Some(days) = args.predict {
        let controller = predict::controller(&args.scheme, args.model.as_deref())?;
        return predict::run(days, &args.logs, args.tickets.as_deref(), controller.as_ref(), &args.output);
    }
    let mut logged = Logged::default();
    let named = args.tickets.as_deref().map(tickets).transpose()?;
    let mut failed: Vec<Reads> = Vec::new();
    for path in &args.logs {
        let reads = read(path, args.event, &mut logged)?;
        let dimm = path.file_name().and_then(|name| name.to_str()?.split('.').next());
        let is_named = named.as_ref().zip(dimm).is_some_and(|(named, dimm)| named.contains(dimm));
        failed.extend(Some(reads).filter(|reads| is_named && !reads.maps.is_empty()));
    }
    let recognised = if logged.reads.maps.is_empty() { 0 } else { logged.lines };
    if let Some(why) = (Lines { all: logged.all, recognised, malformed: logged.malformed }).failure(MAPS) {
        if let Some(error) = args.logs.iter().find_map(|path| inputs::not_yaml(NEEDED, path)) {
            return Err(error);
        }
        let names: Vec<String> = args.logs.iter().map(|path| path.display().to_string()).collect();
        return Err(crate::data::no_result(&names.join(", "), &why));
    }
    let logs: Vec<String> = args.logs.iter().map(|p| p.display().to_string()).collect();
    if let Some(path) = &args.model_out {
        let text = field::model_text(&args.id, &logs.join(", "), &output::command(), &logged.reads.by_map());
        eccforge_files::output::write(path, text.map_err(|e| miette!("{e}"))?.as_bytes())?;
    }
    let counts = [logged.lines, logged.malformed];
    let schemes = schemes(&args.scheme)?;
    let mut report = FieldReport::new(logs, &schemes, &logged.reads, counts).map_err(|e| miette!("{e}"))?;
    if named.is_some() {
        report = report.with_tickets(&schemes, &failed).map_err(|e| miette!("{e}"))?;
    }
    let best = report.schemes.iter().min_by(|a, b| (&a.silent, &a.detected).cmp(&(&b.silent, &b.detected)));
    let best = best.filter(|scheme| Kind::Schemes.has(&scheme.id)).map(|scheme| called(&["check", &scheme.id]));
    let best = best.map(|check| (check, "the exact outcomes of this scheme"));
    args.output.deliver(&WithNext::new(&report, best))?;
    Ok(output::verdict(logged.malformed == 0))
}

/// The DIMMs that tickets name.
fn tickets(path: &Path) -> miette::Result<BTreeSet<String>> {
    let file = data::table(path, data::TABLE)?;
    let mut rows = csv::records(&file.text).map(|(start, record)| csv::placed(start, record));
    let header = file.attach(rows.next().unwrap_or_else(|| Ok(Vec::new())))?;
    let Some(column) = header.iter().position(|(_, name)| name == "sn_name") else {
        return Err(miette!("{}:1:1: the header has no column `sn_name`", file.name));
    };
    let name = |row: Vec<(_, Cow<'_, str>)>| row.into_iter().nth(column).map(|(_, name)| name.into_owned());
    Ok(file.attach(rows.collect::<Result<Vec<_>, _>>())?.into_iter().filter_map(name).collect())
}

/// Adds a log; returns its events.
fn read(path: &Path, event: Event, logged: &mut Logged) -> miette::Result<Reads> {
    let name = path.display().to_string();
    let options = ReadOptions { format: Some(LogFormat::Table), ..ReadOptions::default() };
    let read = dialect::open(open(path)?).and_then(|input| replay(input, options, None, &mut ()));
    let intake = read.map_err(|e| match e.kind() {
        // The message has its place in the file.
        ErrorKind::InvalidData => {
            let place = if e.to_string().starts_with("1:") { ":" } else { ": " };
            inputs::not_yaml(NEEDED, path).unwrap_or_else(|| miette!(help = HEADER, "{name}{place}{e}"))
        }
        _ => data::unreadable(path, &e),
    })?;
    // A file of which no line is understood has one error.
    if intake.log_lines > 0 {
        for bad in &intake.first_malformed {
            note(&format!("{name}:{}:{}: {}", bad.line, bad.column, bad.message));
        }
    }
    if intake.smartmem_maps_left_out > 0 {
        return Err(miette!("{name}: too many different maps: {} are not kept", intake.smartmem_maps_left_out));
    }
    let reads = match event {
        Event::Read => Reads::of_reads(&intake.smartmem_reads, intake.smartmem_dimms.into_values()),
        Event::Fault => Reads::of_faults(&intake.smartmem_faults, intake.smartmem_maps.values().sum()),
    };
    logged.reads.add(&reads);
    logged.all += intake.lines;
    logged.lines += intake.log_lines;
    logged.malformed += intake.malformed;
    Ok(reads)
}

/// The schemes that were named, or every shipped one of the shape.
fn schemes(names: &[String]) -> miette::Result<Vec<Scheme>> {
    if names.is_empty() {
        return Ok(builtins().iter().map(|b| b.scheme()).filter(field::fits).collect());
    }
    names.iter().map(|name| inputs::scheme(name)).collect()
}
