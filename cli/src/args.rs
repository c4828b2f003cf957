//! The commands of `eccforge` and their arguments, for clap.

use crate::arguments::{Format, format};
use crate::output::OutputArgs;
use clap::builder::TypedValueParser;
use clap::{Args, Parser, Subcommand};
use eccforge_exact::model::parse_number;
use eccforge_exact::works;
use num_rational::BigRational;
use num_traits::One;
use std::path::PathBuf;

/// Generate and verify hardware ECC codecs from one YAML description of the code.
///
/// Exit status: 0 all results are as expected; 1 a result differs from what was expected; 2 the command could not
/// run; 3 the command stopped early, and the same command resumes it.
#[derive(Debug, Parser)]
#[command(name = "eccforge", version = crate::output::FULL_VERSION, max_term_width = 100)]
pub struct Arguments {
    /// Command to run.
    #[command(subcommand)]
    pub command: Command,
    /// Hide progress; warnings and errors are still shown.
    #[arg(long, global = true)]
    pub quiet: bool,
}

/// All commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Compute the tables of Sullivan et al. (MICRO 2021) exactly and compare them with the published values.
    Reproduce(ReproduceArgs),
    /// Compute a scheme's distance, weights and outcomes, and decide the claims of its file.
    Check(CheckArgs),
    /// Write one HTML page with all results of a scheme.
    Report(ReportArgs),
    /// Decode one entry with errors and show the result bit by bit.
    Decode(DecodeArgs),
    /// List the built-in schemes, error models and published works, or print one of their files.
    List(ListArgs),
    /// Print the parity-check matrix of a scheme in the format of `matrices/*.txt`.
    Matrix {
        /// Scheme: a built-in id or a file.
        #[arg(value_name = "ID|FILE")]
        scheme: String,
    },
    /// Inject random errors (Monte Carlo); counts depend only on the inputs and the seed, also after an interruption.
    Simulate(crate::sampling::SimulateArgs),
    /// Decode every joint syndrome of a scheme, every error up to a weight, or every pattern on a set of bits.
    Sweep(crate::sampling::SweepArgs),
    /// Merge the shards of one run.
    Merge(crate::sampling::MergeArgs),
    /// Draw the convergence of a run as SVG.
    Plot(crate::sampling::PlotArgs),
    /// Write encoders and decoders in Rust, rust-hdl, C or Verilog.
    #[command(subcommand)]
    Emit(EmitCommand),
    /// Prove that the emitted Verilog implements the scheme, and that the scheme meets its claims.
    Prove(crate::hdl::ProveArgs),
    /// Measure area and delay of the emitted Verilog.
    Area(crate::hdl::AreaArgs),
    /// Compare a synthesised netlist with a scheme.
    Verify(crate::hdl::NetlistArgs),
    /// Replay logs, follow a log, or compare retirement and repair policies on one trace.
    #[command(subcommand)]
    Policy(crate::machines::PolicyCommand),
    /// Show retired pages, remapped rows and error counts of a simulated GPU in the formats of nvidia-smi.
    Smi(crate::machines::SmiArgs),
    /// Apply one event to a simulated GPU.
    Inject(crate::machines::InjectArgs),
    /// Derive error models from logs of beam tests.
    #[command(subcommand)]
    Beam(Box<crate::fleet::BeamCommand>),
    /// Simulate a fleet of GPUs over years under several schemes.
    Fleet(Box<crate::fleet::FleetArgs>),
    /// Test the memory of a simulated device with faults, or of this machine.
    Memtest(Box<crate::memory::MemtestArgs>),
    /// Search for parity-check matrices that correct a given set of errors and rarely miscorrect others.
    Search(SearchArgs),
    /// Verify a certificate with code independent of the search.
    Certify(CertifyArgs),
    /// Print the JSON Schema of scheme files or of a command's JSON output.
    Schema {
        /// Output to describe. Default: scheme files.
        #[arg(value_name = "OUTPUT", value_parser = crate::schema::names())]
        output: Option<String>,
    },
    /// Print a completion script for a shell.
    Completions {
        /// Shell.
        shell: clap_complete::Shell,
    },
    /// Write a manual page for each command.
    Man {
        /// Folder for `eccforge.1`, `eccforge-check.1` and so on; created if it is missing.
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
}

/// The targets of `emit`.
#[derive(Clone, Debug, Subcommand)]
pub enum EmitCommand {
    /// Source code for software.
    #[command(flatten)]
    Software(crate::source::Language),
    /// Write Verilog modules for synthesis, with assertions, a testbench and scripts.
    Verilog(crate::hdl::EmitArgs),
}

/// Arguments of `reproduce`.
#[derive(Args, Clone, Debug)]
pub struct ReproduceArgs {
    /// Published work: an id of `eccforge list works` or a file. Options other than `--format` and `--out` apply only
    /// to `micro21`.
    #[arg(default_value = works::DEFAULT, value_name = "WORK|FILE")]
    pub work: String,
    /// Schemes: built-in ids or files, separated by commas. Default: those of the paper, and ours.
    #[arg(long, value_delimiter = ',', value_name = "ID|FILE")]
    pub scheme: Vec<String>,
    /// Error classes, separated by commas. Default: all.
    #[arg(long, value_delimiter = ',', value_name = "ID")]
    pub class: Vec<String>,
    /// Error model: a built-in id or a file.
    #[arg(long, default_value = "hbm2-table1", value_name = "ID|FILE")]
    pub model: String,
    /// Count each pattern once, in the first class that it matches.
    #[arg(long)]
    pub exclusive: bool,
    /// Output format.
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    pub format: Format,
    /// Write the results in every format into this folder.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Also sample every cell.
    #[command(flatten)]
    pub sampling: crate::sampling::SamplingArgs,
    /// Inputs of the system figures.
    #[command(flatten)]
    pub system: SystemArgs,
}

/// Inputs of Section 7.3 and Fig. 9; the defaults are the paper's.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "System figures")]
pub struct SystemArgs {
    /// Raw event rate in FIT per gigabit.
    #[arg(long, default_value_t = 12.51, value_parser = positive)]
    pub fit_per_gbit: f64,
    /// Memory of one GPU in gigabits.
    #[arg(long, default_value_t = 320.0, value_parser = positive)]
    pub memory_gbit: f64,
    /// Peak performance of one GPU in teraflops.
    #[arg(long, default_value_t = 19.5, value_parser = positive)]
    pub teraflops_per_gpu: f64,
    /// Factor on the number of GPUs in a machine.
    #[arg(long, default_value_t = 1.0, value_parser = positive)]
    pub gpu_multiplier: f64,
    /// Number of drivers on the road.
    #[arg(long, default_value_t = 225.8e6, value_parser = positive)]
    pub drivers: f64,
    /// Minutes that each driver drives per day.
    #[arg(long, default_value_t = 51.0, value_parser = positive)]
    pub minutes_per_day: f64,
}

/// A probability with its original spelling.
#[derive(Clone, Debug)]
pub struct Rate {
    /// Text as given.
    pub text: String,
    /// Exact value of the text.
    pub value: BigRational,
}

fn rate(text: &str) -> Result<Rate, String> {
    let value = parse_number(text).filter(|value| *value <= BigRational::one());
    value
        .map(|value| Rate { text: text.to_owned(), value })
        .ok_or_else(|| "a number from 0 to 1 is needed, such as 1e-4".into())
}

fn positive(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(value) if value > 0.0 && value.is_finite() => Ok(value),
        _ => Err("a positive number is needed".into()),
    }
}

/// A scheme with its enable settings, and an error model.
#[derive(Args, Clone, Debug)]
pub struct SubjectArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// Error model: a built-in id or a file.
    #[arg(long, default_value = "hbm2-table1", value_name = "ID|FILE")]
    pub model: String,
    /// Set enable inputs, such as `pair_correction_en=0`.
    #[arg(long, value_delimiter = ',', value_name = "NAME=0|1")]
    pub enable: Vec<String>,
}

/// Arguments of `check`.
#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// Scheme and error model to check.
    #[command(flatten)]
    pub subject: SubjectArgs,
    /// Also compute exact outcomes for independent errors at these bit error rates, separated by commas, such as
    /// `1e-4,1e-20`.
    #[arg(long, value_delimiter = ',', value_name = "RATE", value_parser = rate)]
    pub bit_error_rate: Vec<Rate>,
    /// Compute the outcomes of further errors while these devices return arbitrary data, separated by commas. `x4:7`
    /// is the eighth device of 4 pins and `x4` is each such device in turn. Other forms are `pins:8-11`, `symbol:3`
    /// and `bits:0-7`. `x4:7+pin:3` combines two.
    #[arg(long, value_delimiter = ',', value_name = "PLACE")]
    pub dead_device: Vec<String>,
    /// Fail before the start if more than N error patterns must be enumerated, such as 1e9.
    #[arg(long, value_name = "N", value_parser = crate::arguments::count)]
    pub most_patterns: Option<u64>,
    /// Format and destination of the result.
    #[command(flatten)]
    pub output: OutputArgs,
    /// Read only files inside this folder, after links are resolved.
    #[arg(long, value_name = "DIR")]
    pub within: Option<PathBuf>,
}

/// Arguments of `report`.
#[derive(Args, Clone, Debug)]
pub struct ReportArgs {
    /// Scheme and error model to check.
    #[command(flatten)]
    pub subject: SubjectArgs,
    /// Write the page to this file, and the results as JSON to a file of the same name ending in `.json`. Default:
    /// print the page.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Also measure area and delay of encoder and decoder with yosys and abc.
    #[arg(long)]
    pub area: bool,
    /// Also measure the speed of the bit-sliced encoder and decoder on one core of this machine.
    #[arg(long)]
    pub speed: bool,
    /// Address of the explorer page; the report links to it with this scheme loaded.
    #[arg(long, default_value = "eccforge-explorer.html", value_name = "ADDRESS")]
    pub explorer: String,
}

/// Arguments of `decode`.
#[derive(Args, Clone, Debug)]
pub struct DecodeArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// Physical bits in error, separated by commas: `17`, `beat.pin` such as `2.64`, `pin:5:0b1011` (bit i is beat
    /// i), `byte:4:0x3f` (bit i is pin i of the byte), or `hex:...` for an error pattern of the whole entry.
    #[arg(long, value_delimiter = ',', value_name = "PATTERN", required_unless_present = "error_file")]
    pub error: Vec<String>,
    /// File with one error pattern on each line, in the form of `--error`.
    #[arg(long, value_name = "FILE", conflicts_with = "error")]
    pub error_file: Option<PathBuf>,
    /// Data that was written, in hexadecimal with the most significant digit first. Default: zero.
    #[arg(long, value_name = "HEX")]
    pub data: Option<String>,
    /// Set enable inputs, such as `pair_correction_en=0`.
    #[arg(long, value_delimiter = ',', value_name = "NAME=0|1")]
    pub enable: Vec<String>,
    /// Output format.
    #[arg(long, value_parser = format(&[Format::Text, Format::Json]), default_value = "text")]
    pub format: Format,
}

/// Arguments of `list`.
#[derive(Args, Clone, Debug)]
pub struct ListArgs {
    /// Scheme, error model or work whose file to print; `works`, `stages` or `addresses` lists the published works,
    /// the schemes of several stages, or the schemes with an address in their code.
    #[arg(value_name = "ID")]
    pub id: Option<String>,
    /// Format and destination of the list.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Arguments of `search`.
#[derive(Args, Clone, Debug)]
pub struct SearchArgs {
    /// Search description: a YAML file.
    #[arg(value_name = "FILE")]
    pub spec: PathBuf,
    /// Folder for schemes, certificates and finished chains; the same command resumes from the finished chains.
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub out: PathBuf,
    /// Run only every N-th chain, starting with chain I, as one of N processes. `auto` takes I and N from Slurm or
    /// MPI. The command without this option then gathers the chains of all shards in the folder.
    #[arg(long, value_name = "I/N|auto", value_parser = crate::sampling::shard)]
    pub shard: Option<crate::sampling::Shard>,
    /// Run the chains on all MPI ranks of this job; rank 0 keeps them and writes the results.
    #[cfg(feature = "mpi")]
    #[arg(long, conflicts_with = "shard")]
    pub mpi: bool,
    /// Number of threads; 0 uses RAYON_NUM_THREADS, SLURM_CPUS_PER_TASK or one thread for each available core. The
    /// result does not depend on it.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024).map(usize::from))]
    pub threads: usize,
    /// Output format.
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    pub format: Format,
    /// Locking and repair of the file of finished chains.
    #[command(flatten)]
    pub opening: crate::sampling::OpenArgs,
}

/// Arguments of `certify`.
#[derive(Args, Clone, Debug)]
pub struct CertifyArgs {
    /// Certificate that `search` wrote.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}
