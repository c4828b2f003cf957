//! `eccforge learn beam`: error models from the logs of beam campaigns.

use crate::arguments::{Format, choice, format};
use crate::output::{self, command_line, note};
use crate::progress;
use clap::Args;
use eccforge_fleet::beam::analyse::{Analysis, Beside, analyse};
use eccforge_fleet::beam::conditions;
use eccforge_fleet::beam::filter::Damage;
use eccforge_fleet::beam::log::{Form, read};
use eccforge_fleet::beam::model_file;
use eccforge_fleet::beam::report::{self, BeamReport, Provenance};
use eccforge_scheme::diagnostic::SourceFile;
use eccforge_scheme::output::write as write_file;
use indicatif::ProgressBar;
use miette::{Report as Failure, miette};
use std::fs::File;
use std::path::PathBuf;
use std::process::ExitCode;

/// Values of `--log-format`.
const FORMS: [(&str, &str, Form); 2] = [
    ("csv", "Comma-separated values with a header", Form::Csv),
    ("json-lines", "One JSON object on each line", Form::JsonLines),
];

/// Values of `--damaged`.
const DAMAGES: [(&str, &str, Damage); 2] = [
    ("bit", "The same bit is wrong in two write loops; two soft errors in one entry are kept", Damage::Bit),
    ("entry", "Any bits of the entry are wrong in two write loops, as the paper words it", Damage::Entry),
];

/// Filter a log, classify its events and write an error model like Table 1. The exit code is 1 if lines are malformed:
/// they are counted and located, and no model is written unless --skip-malformed says so.
#[derive(Args, Clone, Debug)]
pub struct BeamArgs {
    /// The log, CSV or JSON lines (docs/beam.md).
    log: PathBuf,
    /// Write the error model to this file, for `reproduce`, `simulate` and `fleet`.
    #[arg(long, value_name = "MODEL.yaml")]
    out: Option<PathBuf>,
    /// Id of the model.
    #[arg(long, default_value = "beam")]
    id: String,
    /// Format of the log. Default: detect it from the first line.
    #[arg(long, value_parser = choice(&FORMS))]
    log_format: Option<Form>,
    /// CSV file with the conditions of the runs: run,seconds,accesses and optionally refresh_ms.
    #[arg(long, value_name = "FILE")]
    runs: Option<PathBuf>,
    /// CSV file with the number of weak cells for each refresh period: refresh_ms,weak_cells.
    #[arg(long, value_name = "FILE")]
    retention: Option<PathBuf>,
    /// When an entry counts as damaged: the same bit, or any bits, are wrong in two write loops.
    #[arg(long, value_parser = choice(&DAMAGES), default_value = "bit")]
    damaged: Damage,
    /// Skip malformed lines and write the model nevertheless.
    #[arg(long)]
    skip_malformed: bool,
    /// Memory under test in gigabits (2^30 bits). The paper's V100 has 256.
    #[arg(long, default_value_t = 256.0, value_parser = positive)]
    memory_gbit: f64,
    /// Flux in the beam divided by the flux at sea level. The paper's campaign had 2.52e8.
    #[arg(long, default_value_t = 2.52e8, value_parser = positive)]
    acceleration: f64,
    /// Output format.
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    format: Format,
    /// Write the report to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Write the plots as SVG files into this folder.
    #[arg(long, value_name = "DIR")]
    plots: Option<PathBuf>,
}

fn positive(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(value) if value > 0.0 && value.is_finite() => Ok(value),
        _ => Err("a positive number is needed".into()),
    }
}

impl BeamArgs {
    /// Runs the command.
    ///
    /// # Errors
    /// Files that cannot be read or written, or are not what they should be.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let name = self.log.display().to_string();
        let beside = self.beside()?;
        let file = File::open(&self.log).map_err(|e| miette!("{name}: cannot be read: {e}"))?;
        let bar = bytes_bar(file.metadata().map_or(0, |m| m.len()));
        let log = read(bar.wrap_read(file), self.log_format).map_err(|e| match e.kind() {
            std::io::ErrorKind::InvalidData => miette!("{name}:{e}"),
            _ => miette!("{name}: cannot be read: {e}"),
        })?;
        bar.finish_and_clear();
        for bad in &log.first_malformed {
            note(&format!("{name}:{}:{}: {}", bad.line, bad.column, bad.message));
        }
        if log.malformed > log.first_malformed.len() as u64 {
            note(&format!("{name}: {} more malformed lines", log.malformed - log.first_malformed.len() as u64));
        }
        let analysis = analyse(log, &beside);
        let command = command_line().join(" ");
        let provenance =
            Provenance { eccforge_beam: 1, version: env!("CARGO_PKG_VERSION").into(), command, log: name.clone() };
        self.deliver(&provenance, &analysis)?;
        let whole = analysis.malformed == 0 || self.skip_malformed;
        if let (Some(out), true) = (&self.out, whole) {
            let text = model_file::text(&self.id, &name, &provenance.command, &analysis)
                .map_err(|e| miette!("{name}: {e}"))?;
            write_file(out, text.as_bytes())?;
        }
        if whole {
            return Ok(ExitCode::SUCCESS);
        }
        if let Some(out) = &self.out {
            note(&format!(
                "{} is not written: fix the malformed lines, or omit them with --skip-malformed",
                out.display()
            ));
        }
        Ok(ExitCode::FAILURE)
    }

    fn beside(&self) -> Result<Beside, Failure> {
        let source = |path: &PathBuf| SourceFile::read(path).map_err(|e| Failure::new(*e));
        let runs = match &self.runs {
            Some(path) => conditions::runs(&source(path)?).map_err(|e| Failure::new(*e))?,
            None => Vec::new(),
        };
        let weak_counts = match &self.retention {
            Some(path) => conditions::weak_counts(&source(path)?).map_err(|e| Failure::new(*e))?,
            None => Vec::new(),
        };
        let (memory_gbit, acceleration) = (self.memory_gbit, self.acceleration);
        Ok(Beside { damage: self.damaged, runs, weak_counts, memory_gbit, acceleration })
    }

    fn deliver(&self, provenance: &Provenance, analysis: &Analysis) -> Result<(), Failure> {
        if let Some(folder) = &self.plots {
            for (name, svg) in report::plots(analysis).map_err(|e| miette!("{e}"))? {
                write_file(&folder.join(format!("{name}.svg")), svg.as_bytes())?;
            }
        }
        output::report(&BeamReport { provenance, analysis }, self.format, self.report.as_deref())
    }
}

/// A progress bar on standard error; hidden if that is not a terminal.
fn bytes_bar(total: u64) -> ProgressBar {
    progress::bar(total, "{bar:40} {percent:>3} % {bytes} of {total_bytes} {bytes_per_sec} {eta}")
}
