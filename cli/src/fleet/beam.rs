//! `eccforge beam`: error models from the logs of beam campaigns, and logs whose truth is known.

use crate::arguments::{Format, choice, count, format};
use crate::inputs;
use crate::output::{self, command_line, note};
use crate::progress;
use clap::{Args, Subcommand};
use eccforge_fleet::beam::analyse::{Analysis, Beside, analyse};
use eccforge_fleet::beam::conditions;
use eccforge_fleet::beam::filter::Damage;
use eccforge_fleet::beam::log::{Form, read};
use eccforge_fleet::beam::report::{self, BeamReport, Provenance};
use eccforge_fleet::beam::synthesise::{Truth, write};
use eccforge_fleet::beam::{bits::CLASSES, model_file};
use eccforge_scheme::diagnostic::SourceFile;
use eccforge_scheme::output::{Whole, write as write_file};
use indicatif::ProgressBar;
use miette::{Report as Failure, miette};
use num_traits::ToPrimitive;
use std::fs::File;
use std::path::PathBuf;
use std::process::ExitCode;

/// What `--log-format` names.
const FORMS: [(&str, &str, Form); 2] = [
    ("csv", "Comma-separated values with a header", Form::Csv),
    ("json-lines", "One JSON object on each line", Form::JsonLines),
];

/// What `--damaged` names.
const DAMAGES: [(&str, &str, Damage); 2] = [
    ("bit", "The same bit is wrong in two write loops; two soft errors in one entry are kept", Damage::Bit),
    ("entry", "The entry is wrong in two write loops, whichever bits: the paper's words", Damage::Entry),
];

/// What is done with beam logs.
#[derive(Clone, Debug, Subcommand)]
pub enum BeamCommand {
    /// Filter a log, classify its events and write an error model like Table 1.
    Analyse(AnalyseArgs),
    /// Write a synthetic log whose truth is known.
    Synthesise(SynthesiseArgs),
}

impl BeamCommand {
    /// Runs the command.
    ///
    /// # Errors
    /// Files that cannot be read or written, or are not what they should be.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        match self {
            Self::Analyse(a) => a.run(),
            Self::Synthesise(a) => a.run(),
        }
    }
}

/// Filter a log, classify its events and write an error model like Table 1. The exit code is 1 if lines are malformed:
/// they are counted and located, and no model is written unless --skip-malformed says so.
#[derive(Args, Clone, Debug)]
pub struct AnalyseArgs {
    /// The log, CSV or JSON lines (docs/beam.md).
    log: PathBuf,
    /// Error model file to write: `reproduce`, `simulate` and `fleet` take it.
    #[arg(long, value_name = "MODEL.yaml")]
    out: Option<PathBuf>,
    /// Id of the model.
    #[arg(long, default_value = "beam")]
    id: String,
    /// Form of the log; by default what its first line looks like.
    #[arg(long, value_parser = choice(&FORMS))]
    log_format: Option<Form>,
    /// Conditions of the runs, CSV: run,seconds,accesses and, if wanted, refresh_ms.
    #[arg(long, value_name = "FILE")]
    runs: Option<PathBuf>,
    /// Weak cells by refresh period, CSV: refresh_ms,weak_cells.
    #[arg(long, value_name = "FILE")]
    retention: Option<PathBuf>,
    /// What makes an entry damaged: the same bit wrong in two write loops, or any bits.
    #[arg(long, value_parser = choice(&DAMAGES), default_value = "bit")]
    damaged: Damage,
    /// Write the model although lines are malformed, without them.
    #[arg(long)]
    skip_malformed: bool,
    /// Memory under test in gigabits (2^30 bits); the paper's V100 has 256.
    #[arg(long, default_value_t = 256.0, value_parser = positive)]
    memory_gbit: f64,
    /// Flux in the beam over flux at sea level; the paper's campaign had 2.52e8.
    #[arg(long, default_value_t = 2.52e8, value_parser = positive)]
    acceleration: f64,
    /// Form of the report.
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    format: Format,
    /// Write the report to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Write the pictures as SVG files into this folder.
    #[arg(long, value_name = "DIR")]
    plots: Option<PathBuf>,
}

fn positive(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(value) if value > 0.0 && value.is_finite() => Ok(value),
        _ => Err("a positive number is needed".into()),
    }
}

impl AnalyseArgs {
    fn run(&self) -> Result<ExitCode, Failure> {
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
                "{} is not written: mend the malformed lines, or leave them out with --skip-malformed",
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

/// A bar on standard error; none where that is no terminal.
fn bytes_bar(total: u64) -> ProgressBar {
    progress::bar(total, "{bar:40} {percent:>3} % {bytes} of {total_bytes} {bytes_per_sec} {eta}")
}

/// Write a synthetic log whose truth is known: events of an error model, damaged cells beside them.
#[derive(Args, Clone, Debug)]
pub struct SynthesiseArgs {
    /// The log to write.
    #[arg(long, value_name = "LOG")]
    out: PathBuf,
    /// Conditions of the runs, CSV, to write.
    #[arg(long, value_name = "FILE")]
    runs_out: Option<PathBuf>,
    /// The truth, JSON, to write.
    #[arg(long, value_name = "FILE")]
    truth_out: Option<PathBuf>,
    /// Events.
    #[arg(long, default_value = "1e4", value_parser = count)]
    events: u64,
    /// Seed of all random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Error model with the classes of Table 1, shipped id or file.
    #[arg(long, default_value = "hbm2-table1")]
    model: String,
    /// Form of the log.
    #[arg(long, value_parser = choice(&FORMS), default_value = "csv")]
    log_format: Form,
    /// Share of byte, beat and entry events that invert all bits.
    #[arg(long, default_value_t = 0.15)]
    inverted: f64,
    /// Damaged cells.
    #[arg(long, default_value = "1000", value_parser = count)]
    weak_cells: u64,
    /// Entries of the broadest event.
    #[arg(long, default_value = "5359", value_parser = count)]
    broadest: u64,
}

impl SynthesiseArgs {
    fn run(&self) -> Result<ExitCode, Failure> {
        let model = inputs::model(&self.model)?;
        let mut shares = [0.0; 7];
        for (share, (_, id, _)) in shares.iter_mut().zip(CLASSES) {
            let class = model.class(id).map_err(|e| miette!("{e}"))?;
            *share = model.probability(class).to_f64().unwrap_or(0.0);
        }
        let truth = Truth {
            events: self.events,
            seed: self.seed,
            shares,
            inverted: self.inverted,
            weak_cells: self.weak_cells,
            broadest: self.broadest,
            ..Truth::default()
        };
        let mut runs = Vec::new();
        let mut out = Whole::create(&self.out)?;
        let failed = |e| miette!("{}: {e}", self.out.display());
        let lines = write(&truth, self.log_format, &mut out, &mut runs).map_err(failed)?;
        out.commit()?;
        if let Some(path) = &self.runs_out {
            write_file(path, &runs)?;
        }
        if let Some(path) = &self.truth_out {
            let text = serde_json::to_string_pretty(&truth).map_err(|e| miette!("{e}"))? + "\n";
            write_file(path, text.as_bytes())?;
        }
        note(&format!("{}: {} events in {lines} lines, seed {}", self.out.display(), truth.events, truth.seed));
        Ok(ExitCode::SUCCESS)
    }
}
