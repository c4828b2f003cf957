//! `eccforge learn beam`: error models from the logs of beam campaigns.

use crate::arguments::{Format, choice, format, id, positive};
use crate::data::{self, open};
use crate::inputs;
use crate::output::{self, OutputArgs, WithNext, called, command_line, shell_quoted};
use crate::progress;
use crate::terminal::note;
use clap::Args;
use eccforge_beam::analyse::{Analysis, analyse};
use eccforge_beam::beam_report::{BeamReport, Provenance};
use eccforge_beam::cells::Operation;
use eccforge_beam::filter::{Damage, Grouping};
use eccforge_beam::inputs::{AnalysisInputs, REFERENCE_FLUX};
use eccforge_beam::model_file;
use eccforge_beam::plots;
use eccforge_beam::resampling::{Cluster, Resampling};
use eccforge_beam::under::Code;
use eccforge_evidence::entries::bits::Shape;
use eccforge_evidence::entries::conditions;
use eccforge_evidence::entries::{Element, FORMS, Form, Log, Options, ReadError, read};
use eccforge_evidence::recognised::{ENTRIES, Lines};
use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_files::output::{write as write_file, write_all};
use eccforge_report::with_noun;
use eccforge_scheme::Scheme;
use miette::{Report as Failure, miette};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::LazyLock;

/// Values of `--log-format`.
static LOG_FORMATS: LazyLock<Vec<(&str, &str, &Form)>> =
    LazyLock::new(|| FORMS.iter().map(|f| (f.name, f.about, f)).collect());

/// Fewer events are not proposed as an error model.
const FEW: u64 = 20;

/// Values of `--damage`.
const DAMAGES: [(&str, &str, Damage); 3] = [
    ("bit", "The same bit is wrong in two write loops; two soft errors in one entry are kept", Damage::Bit),
    ("entry", "Any bits of the entry are wrong in two write loops, as the paper defines it", Damage::Entry),
    ("off", "Nothing is damaged: every write loop counts", Damage::Off),
];

/// Values of `--base`.
const BASES: [(&str, &str, u8); 2] = [("10", "Decimal", 10), ("16", "Hexadecimal", 16)];

/// Values of `--element`.
const ELEMENTS: [(&str, &str, Element); 3] = [
    ("i32", "Whole numbers of 32 bits", Element::I32),
    ("f32", "Single precision", Element::F32),
    ("f64", "Double precision", Element::F64),
];

/// Values of `--find-upsets`.
const OPERATIONS: [(&str, &str, Operation); 2] = [
    ("xor", "Neighbours repeat an exclusive-or of addresses, as in SRAMs", Operation::Xor),
    ("pos", "Neighbours repeat a difference of addresses, as in FPGAs", Operation::Pos),
];

/// Values of `--clusters`.
const CLUSTERS: [(&str, &str, Cluster); 4] = [
    ("device", "A device", Cluster::Device),
    ("run", "A run", Cluster::Run),
    ("read", "A read loop", Cluster::Read),
    ("entry", "An entry: one fault is read many times", Cluster::Entry),
];

/// Filter a log, classify its events and write an error model like Table 1. The exit status is 1 if lines are malformed: they are
/// counted and located, and no model is written unless --skip-malformed is given.
#[derive(Args, Clone, Debug)]
pub struct BeamArgs {
    /// The log: CSV, JSON lines or the output of a known program, also as .gz or .zst; `-` reads standard input
    /// (docs/beam.md).
    log: PathBuf,
    /// Write the error model to this file, for `reproduce`, `simulate` and `fleet`.
    #[arg(long, value_name = "MODEL.yaml")]
    out: Option<PathBuf>,
    /// Id of the model.
    #[arg(long, default_value = "beam", value_parser = id)]
    id: String,
    /// Schemes, built-in ids or files: count the outcomes of the log's events under each.
    #[arg(long, visible_alias = "scheme", value_name = "ID|FILE", value_delimiter = ',')]
    under: Vec<String>,
    /// Compute the intervals under codes from resampled clusters, because events of one cluster may be alike. A cluster has the
    /// events of:
    #[arg(long, value_parser = choice(&CLUSTERS))]
    clusters: Option<Cluster>,
    /// Number of resamples of --clusters.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(100..=100_000))]
    resamples: u64,
    /// Seed of --clusters.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Format of the log. Default: detect it from the first lines.
    #[arg(long, value_parser = choice(LOG_FORMATS.as_slice()))]
    log_format: Option<&'static Form>,
    /// Shape of an entry: beats and data pins, such as 1x64.
    #[arg(long, value_name = "BEATSxPINS", value_parser = Shape::parse, default_value = "4x64")]
    entry: Shape,
    /// Bits of one step of an address: 1 if addresses count bits, 256 if they count entries of 32 bytes.
    #[arg(long, value_name = "BITS", default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=1 << 20))]
    address_bits: u64,
    /// Base of flips, mask, expected and actual where they have no 0x or 0b. Default: 16, if the log shows that it is.
    #[arg(long, value_parser = choice(&BASES))]
    base: Option<u8>,
    /// Type of the elements of a matrix, for logs of `carol`. Default: the type in the header of the log.
    #[arg(long, value_parser = choice(&ELEMENTS))]
    element: Option<Element>,
    /// CSV file with the conditions of the runs: run, and any of seconds, fluence (particles per cm²), accesses,
    /// refresh_ms and device.
    #[arg(long, value_name = "FILE")]
    runs: Option<PathBuf>,
    /// CSV file with the number of weak cells for each refresh period: refresh_ms,weak_cells.
    #[arg(long, value_name = "FILE")]
    retention: Option<PathBuf>,
    /// When an entry counts as damaged: the same bit, or any bits, are wrong in two write loops; or never.
    #[arg(long, alias = "damaged", value_parser = choice(&DAMAGES), default_value = "bit")]
    damage: Damage,
    /// Count as one event: `read`, all entries of a read loop; `entry`, each entry; or `SECONDS`, entries that follow the previous
    /// one within this time. Default: read, or entry if the log has no read loops.
    #[arg(long, value_name = "read|entry|SECONDS", value_parser = grouping)]
    event: Option<Grouping>,
    /// Find upsets of several cells from the addresses of wrong bits, as LELAPE does; needs --memory-gbit. Default: xor.
    #[arg(long, value_parser = choice(&OPERATIONS), num_args = 0..=1, require_equals = true,
          default_missing_value = "xor")]
    find_upsets: Option<Operation>,
    /// Skip malformed lines and still write the model.
    #[arg(long)]
    skip_malformed: bool,
    /// Memory under test in gigabits (2^30 bits); rates of a bit need it, and addresses beyond it are malformed. The
    /// V100 of Sullivan et al. has 256.
    #[arg(long, value_parser = positive)]
    memory_gbit: Option<f64>,
    /// Flux in the beam divided by the flux at the reference location. The campaign of Sullivan et al. had 2.52e8.
    #[arg(long, value_parser = positive)]
    acceleration: Option<f64>,
    /// Flux at the reference location in particles per cm² and hour, for FIT rates from a fluence. JESD89A: 13 at sea
    /// level in New York.
    #[arg(long, default_value_t = REFERENCE_FLUX, value_parser = positive)]
    reference_flux: f64,
    /// Output format.
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    format: Format,
    /// Print all details: columns of zeros, and sections that are left out by default.
    #[arg(long)]
    all: bool,
    /// Write the report to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Write the plots as SVG files into this folder.
    #[arg(long, value_name = "DIR")]
    plots: Option<PathBuf>,
}

/// The advice for a file of another kind.
const SAMPLE: &str = "`eccforge example beam-log.csv` writes such a log";

/// Reads a log with a progress bar, and prints which of its lines are malformed.
fn read_log(path: &Path, options: &Options) -> Result<Log, Failure> {
    let name = path.display();
    let size = std::fs::metadata(path).map_or(0, |m| m.len());
    let bar = progress::bar(size, "bytes");
    let log = read(bar.wrap_read(open(path)?), options);
    bar.finish_and_clear();
    let log = log.map_err(|error| match error {
        ReadError::Line(bad) => miette!(help = SAMPLE, "{name}:{bad}"),
        ReadError::Io(e) if e.kind() == ErrorKind::InvalidData => miette!(help = SAMPLE, "{name}: {e}"),
        ReadError::Io(e) => data::unreadable(path, &e),
    });
    let log = log.map_err(|error| inputs::not_yaml("a log of a beam test", path).unwrap_or(error))?;
    // A form is recognised by its header or by its first row.
    let recognised = if log.form.is_empty() { 0 } else { log.lines };
    if let Some(why) = (Lines { all: log.lines, recognised, malformed: log.malformed }).failure(ENTRIES) {
        return Err(data::no_result(&name.to_string(), &why));
    }
    for bad in &log.first_malformed {
        note(&format!("{name}:{bad}"));
    }
    if log.malformed > log.first_malformed.len() as u64 {
        note(&format!("{name}: {} more malformed lines", log.malformed - log.first_malformed.len() as u64));
    }
    Ok(log)
}

/// The rows of a table of `--runs` or `--retention`.
fn table<T>(path: &Path, what: &str, read: impl Fn(&SourceFile) -> Checked<Vec<T>>) -> Result<Vec<T>, Failure> {
    let rows = read(&data::table(path, data::TABLE)?);
    rows.map_err(|error| inputs::not_yaml(what, path).unwrap_or_else(|| error.into()))
}

fn provenance(log: &Path) -> Provenance {
    Provenance { command: command_line().join(" "), log: log.display().to_string() }
}

/// Combinations of wrong physical bits, each with the number of entries that have it.
pub type States = Vec<(Vec<usize>, u64)>;

/// The wrong bits of each entry of a log, as physical bits of a scheme, with the number of entries that have them, and a sentence
/// about the entries.
///
/// # Errors
/// The log cannot be read, or has malformed lines: the bits of their entries would be missing.
pub fn states(scheme: &Scheme, log: &Path) -> Result<(States, String), Failure> {
    let (shape, code) = over_log(scheme)?;
    let read = read_log(log, &Options { shape, ..Options::default() })?;
    if read.malformed > 0 {
        let lines = with_noun(read.malformed, "malformed line");
        return Err(miette!(help = "correct or remove them", "{}: {lines}", log.display()));
    }
    let parts = code.entries();
    let Shape { beats, pins } = shape;
    let note = format!(
        "An entry of the log ({beats} beats x {pins} pins) is {} of {}; wrong bits of one address add up.",
        with_noun(parts, "entry"),
        scheme.id
    );
    Ok((code.states(read.sightings).into_iter().collect(), note))
}

/// A scheme over entries of a log. They have the default shape, or that of the scheme if it does not fill entries of the default shape.
fn over_log(scheme: &Scheme) -> Result<(Shape, Code), Failure> {
    let geometry = scheme.geometry;
    let code = |shape: Shape| Code::new(scheme.clone(), shape).map(|code| (shape, code));
    let result = code(Shape::default()).or_else(|_| {
        let shape = Shape::parse(&format!("{}x{}", geometry.beats, geometry.data_pins))?;
        code(shape)
    });
    result.map_err(|e| miette!("{e}"))
}

/// Counts the outcomes of the events of a log under a scheme (`check SCHEME --patterns LOG`). Entries of the log have the default shape, or
/// that of the scheme if it does not fill entries of the default shape. The exit status is 1 if lines are malformed.
pub fn patterns((named, scheme): (&str, &Scheme), log: &Path, out: &OutputArgs) -> Result<ExitCode, Failure> {
    scheme.no_address("--patterns")?;
    let (shape, code) = over_log(scheme)?;
    let options = Options { shape, ..Options::default() };
    let analysis = analyse(read_log(log, &options)?, &AnalysisInputs { shape, ..AnalysisInputs::default() }, &[code]);
    let after = (called(&["check", named, "--after", &log.display().to_string()]), "the next error in these entries");
    // Standard input cannot be read again.
    let next = (log != Path::new("-")).then_some(after);
    out.deliver(&WithNext::new(&BeamReport { provenance: &provenance(log), analysis: &analysis }, next))?;
    Ok(output::verdict(analysis.malformed == 0))
}

fn grouping(text: &str) -> Result<Grouping, String> {
    match text {
        "read" => Ok(Grouping::Read),
        "entry" => Ok(Grouping::Entry),
        _ => match positive(text) {
            // A window is a number of microseconds. 1e12 s are 1e18 of them, which 64 bits hold.
            Ok(seconds) if seconds < 1e12 => Ok(Grouping::Window((seconds * 1e6).round() as u64)),
            _ => Err("write read, entry or a number of seconds".into()),
        },
    }
}

impl BeamArgs {
    /// Runs the command.
    ///
    /// # Errors
    /// A file cannot be read or written, or has the wrong format.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let name = self.log.display().to_string();
        let inputs = self.inputs()?;
        let mut codes = Vec::new();
        for name in &self.under {
            codes.push(Code::new(inputs::scheme(name)?, self.entry).map_err(|e| miette!("{e}"))?);
        }
        let options = Options {
            form: self.log_format,
            shape: self.entry,
            address_bits: self.address_bits,
            memory_bytes: self.memory_gbit.map(|gbit| (gbit * f64::from(1 << 27)) as u64),
            times: matches!(self.event, Some(Grouping::Window(_))),
            devices: inputs.runs.iter().filter(|r| r.device != 0).map(|r| (r.run, r.device)).collect(),
            base: self.base,
            element: self.element,
        };
        let analysis = analyse(read_log(&self.log, &options)?, &inputs, &codes);
        let provenance = provenance(&self.log);
        let delivered = self.deliver(&provenance, &analysis)?;
        let whole = self.is_whole(&analysis);
        if let (Some(out), true) = (&self.out, whole) {
            let text = model_file::text(&self.id, &name, &provenance.command, &analysis)
                .map_err(|e| miette!("{name}: {e}"))?;
            write_file(out, text.as_bytes())?;
            progress::line(&format!("wrote {}", out.display()));
        }
        if whole {
            return Ok(delivered);
        }
        if let Some(out) = &self.out {
            note(&format!(
                "{} is not written: fix the malformed lines, or omit them with --skip-malformed",
                out.display()
            ));
        }
        Ok(ExitCode::FAILURE)
    }

    fn inputs(&self) -> Result<AnalysisInputs, Failure> {
        let runs = self.runs.as_deref().map(|path| table(path, "a table of runs", conditions::runs));
        let weak_counts =
            self.retention.as_deref().map(|path| table(path, "a table of weak cells", conditions::weak_counts));
        Ok(AnalysisInputs {
            shape: self.entry,
            damage: self.damage,
            grouping: self.event,
            runs: runs.transpose()?.unwrap_or_default(),
            weak_counts: weak_counts.transpose()?.unwrap_or_default(),
            find_upsets: self.find_upsets,
            memory_gbit: self.memory_gbit,
            acceleration: self.acceleration,
            reference_flux: Some(self.reference_flux),
            resampling: self.clusters.map(|cluster| Resampling { cluster, resamples: self.resamples, seed: self.seed }),
        })
    }

    fn deliver(&self, provenance: &Provenance, analysis: &Analysis) -> Result<ExitCode, Failure> {
        if let Some(folder) = &self.plots {
            let plots = plots::plots(analysis).map_err(|e| miette!("{e}"))?;
            write_all(plots.iter().map(|(name, svg)| (folder.join(format!("{name}.svg")), svg)))?;
        }
        let report = BeamReport { provenance, analysis };
        let next = self.next(analysis);
        output::deliver_report(&WithNext::new(&report, next), self.format, self.report.as_deref(), self.all)
    }

    /// Whether a requested model is written.
    fn is_whole(&self, analysis: &Analysis) -> bool {
        analysis.malformed == 0 || self.skip_malformed
    }

    /// The command that continues: it writes the model, or uses the one that is written.
    fn next(&self, analysis: &Analysis) -> Option<(String, &'static str)> {
        if let (Some(model), true) = (&self.out, self.is_whole(analysis)) {
            let check = called(&["check", "trio", "--model", &model.display().to_string()]);
            return Some((check, "the outcomes of these events under a scheme"));
        }
        // Standard input cannot be read again.
        if self.log == Path::new("-") || analysis.events == 0 {
            return None;
        }
        // Shares of few events say nothing of others, but a code can be asked about these.
        if analysis.events < FEW {
            let check = called(&["check", "trio", "--patterns", &self.log.display().to_string()]);
            return (self.entry == Shape::default()).then_some((check, "the outcomes of these events under a scheme"));
        }
        let mut words = command_line();
        if self.out.is_none() {
            words.extend(["--out", "model.yaml"].map(str::to_owned));
        }
        if self.is_whole(analysis) {
            return Some((shell_quoted(&words), "writes these classes as an error model"));
        }
        words.push("--skip-malformed".to_owned());
        Some((shell_quoted(&words), "writes a model without the malformed lines"))
    }
}
