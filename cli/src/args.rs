//! The command line.

use crate::arguments::{Format, format};
use crate::output::OutputArgs;
use clap::builder::TypedValueParser;
use clap::{Args, Parser, Subcommand};
use eccforge_exact::model::parse_number;
use eccforge_exact::works;
use num_rational::BigRational;
use num_traits::One;
use std::path::PathBuf;

/// From one YAML description of a memory ECC: exact tables, facts, decoded entries.
///
/// Exit status: 0 as expected, 1 a result is not as expected, 2 could not run, 3 stopped before its end: the same command goes on.
#[derive(Debug, Parser)]
#[command(name = "eccforge", version = crate::output::FULL_VERSION, max_term_width = 100)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// Show no progress; warnings and errors are shown all the same.
    #[arg(long, global = true)]
    pub quiet: bool,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Compute the tables of Sullivan et al. (MICRO 2021) exactly and compare them with the printed ones.
    Reproduce(ReproduceArgs),
    /// Prove the facts of a scheme: distance, weights, what it corrects and detects, the author's claims.
    Check(CheckArgs),
    /// Write everything that is known of a scheme as one HTML page.
    Report(ReportArgs),
    /// Decode one entry with errors and show it bit by bit.
    Decode(DecodeArgs),
    /// List the shipped schemes, error models and published works, or print one of their files.
    List(ListArgs),
    /// Print the parity-check matrix of a scheme in the format of `matrices/*.txt`.
    Matrix {
        /// Scheme, id or file.
        #[arg(value_name = "ID|FILE")]
        scheme: String,
    },
    /// Sample: any schemes, any classes, reproducible at any number of threads, resumed after any interruption.
    Simulate(crate::sampling::SimulateArgs),
    /// Try every joint syndrome of a scheme, every error up to a weight, or every pattern on a set of bits.
    Sweep(crate::sampling::SweepArgs),
    /// Put the records of shards of one run together.
    Merge(crate::sampling::MergeArgs),
    /// Draw the convergence of a run as SVG.
    Plot(crate::sampling::PlotArgs),
    /// Write encoders and decoders: Rust, rust-hdl, C or Verilog.
    #[command(subcommand)]
    Emit(EmitCommand),
    /// Prove that the emitted Verilog is the scheme, and that the scheme does what it says.
    Prove(crate::hdl::ProveArgs),
    /// Measure area and delay of the emitted Verilog.
    Area(crate::hdl::AreaArgs),
    /// Compare a synthesised netlist with a scheme.
    Verify(crate::hdl::NetlistArgs),
    /// Replay events under the policies of vendors and hosts, or compare policies on one trace.
    #[command(subcommand)]
    Policy(crate::machines::PolicyCommand),
    /// Show retired pages, remapped rows and error counts of a simulated GPU, in the forms of nvidia-smi.
    Smi(crate::machines::SmiArgs),
    /// Apply single events to a simulated GPU.
    Inject(crate::machines::InjectArgs),
    /// Learn error models from beam logs.
    #[command(subcommand)]
    Beam(Box<crate::fleet::BeamCommand>),
    /// Follow a fleet of GPUs over years, scheme by scheme.
    Fleet(Box<crate::fleet::FleetArgs>),
    /// Test memory: a simulated device with faults behind any scheme, or this machine's own.
    Memtest(Box<crate::memory::MemtestArgs>),
    /// Search for parity-check matrices that correct a given set and miscorrect little.
    Search(SearchArgs),
    /// Count every claim of a certificate again, with code that shares nothing with the search.
    Certify(CertifyArgs),
    /// Print the JSON Schema of scheme files, for editors, or of what a command gives as JSON.
    Schema {
        /// What is described; scheme files if not given.
        #[arg(value_name = "OUTPUT", value_parser = crate::schema::names())]
        output: Option<String>,
    },
    /// Print a completion script for a shell.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Write manual pages, one for each command.
    Man {
        /// Folder for `eccforge.1`, `eccforge-check.1` and so on; made where it is missing.
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
}

/// What `emit` writes.
#[derive(Clone, Debug, Subcommand)]
pub enum EmitCommand {
    /// Source for software.
    #[command(flatten)]
    Software(crate::source::Language),
    /// Modules for synthesis, with what belongs to them.
    Verilog(crate::hdl::EmitArgs),
}

/// Arguments of `reproduce`.
#[derive(Args, Clone, Debug)]
pub struct ReproduceArgs {
    /// Published work: id (see `eccforge list works`) or file. All options but `--format` and `--out` are for
    /// works with a table by class, such as `micro21`.
    #[arg(default_value = works::DEFAULT, value_name = "WORK|FILE")]
    pub work: String,
    /// Schemes, ids or files, separated by commas; those of the work if not given.
    #[arg(long, value_delimiter = ',', value_name = "ID|FILE")]
    pub scheme: Vec<String>,
    /// Error classes, separated by commas; all if not given.
    #[arg(long, value_delimiter = ',', value_name = "ID")]
    pub class: Vec<String>,
    /// Error model, id or file; that of the work if not given.
    #[arg(long, value_name = "ID|FILE")]
    pub model: Option<String>,
    /// Count a pattern only in the first class that it fits.
    #[arg(long)]
    pub exclusive: bool,
    /// Form of what is printed.
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    pub format: Format,
    /// Write every form into this folder.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Sample every cell beside the exact figures.
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
    /// Raw event rate, FIT per gigabit.
    #[arg(long, default_value_t = 12.51, value_parser = positive)]
    pub fit_per_gbit: f64,
    /// Memory of a GPU, gigabits.
    #[arg(long, default_value_t = 320.0, value_parser = positive)]
    pub memory_gbit: f64,
    /// Peak of a GPU, teraflops.
    #[arg(long, default_value_t = 19.5, value_parser = positive)]
    pub teraflops_per_gpu: f64,
    /// Factor on the number of GPUs of a machine.
    #[arg(long, default_value_t = 1.0, value_parser = positive)]
    pub gpu_multiplier: f64,
    /// Drivers on the road.
    #[arg(long, default_value_t = 225.8e6, value_parser = positive)]
    pub drivers: f64,
    /// Minutes that each drives in a day.
    #[arg(long, default_value_t = 51.0, value_parser = positive)]
    pub minutes_per_day: f64,
}

/// A probability, and as it was written.
#[derive(Clone, Debug)]
pub struct Rate {
    /// As written.
    pub text: String,
    /// Exactly that.
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

/// A scheme as it is set, and the errors that it meets.
#[derive(Args, Clone, Debug)]
pub struct SubjectArgs {
    /// Scheme, id or file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// Error model, id or file.
    #[arg(long, default_value = "hbm2-table1", value_name = "ID|FILE")]
    pub model: String,
    /// Set enable inputs, such as `pair_correction_en=0`.
    #[arg(long, value_delimiter = ',', value_name = "NAME=0|1")]
    pub enable: Vec<String>,
}

/// Arguments of `check`.
#[derive(Args, Clone, Debug)]
pub struct CheckArgs {
    /// What is examined.
    #[command(flatten)]
    pub subject: SubjectArgs,
    /// Bit error rates, separated by commas, such as `1e-4,1e-20`: exact outcomes where every bit is wrong independently.
    #[arg(long, value_delimiter = ',', value_name = "RATE", value_parser = rate)]
    pub bit_error_rate: Vec<Rate>,
    /// What is dead and delivers anything, separated by commas: `x4:7` is the eighth device of 4 pins, `x4` each of them
    /// in turn; `pins:8-11`, `symbol:3`, `bits:0-7`; `x4:7+pin:3` is both together. Shows what becomes of further errors.
    #[arg(long, value_delimiter = ',', value_name = "PLACE")]
    pub dead_device: Vec<String>,
    /// Try at most so many error patterns one by one, such as 1e9; a check that would try more fails before it starts.
    #[arg(long, value_name = "N", value_parser = crate::arguments::count)]
    pub most_patterns: Option<u64>,
    /// Where the result goes.
    #[command(flatten)]
    pub output: OutputArgs,
    /// Read no file outside this folder, wherever links in it lead.
    #[arg(long, value_name = "DIR")]
    pub within: Option<PathBuf>,
}

/// Arguments of `report`.
#[derive(Args, Clone, Debug)]
pub struct ReportArgs {
    /// What is examined.
    #[command(flatten)]
    pub subject: SubjectArgs,
    /// Write the page to this file, and the facts beside it as JSON; otherwise the page is printed.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Measure area and delay of encoder and decoder as well, by yosys and abc.
    #[arg(long)]
    pub area: bool,
    /// Measure how fast the bit-sliced encoder and decoder are on one core of this machine.
    #[arg(long)]
    pub speed: bool,
    /// Address of the explorer's page, to which the report links with this scheme loaded.
    #[arg(long, default_value = "eccforge-explorer.html", value_name = "ADDRESS")]
    pub explorer: String,
}

/// Arguments of `decode`.
#[derive(Args, Clone, Debug)]
pub struct DecodeArgs {
    /// Scheme, id or file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// Wrong physical bits, separated by commas: `17`, `beat.pin` such as `2.64`, `pin:5:0b1011` (bit i is beat i),
    /// `byte:4:0x3f` (bit i is pin i of the byte), or `hex:...` for a whole error pattern.
    #[arg(long, value_delimiter = ',', value_name = "PATTERN", required_unless_present = "error_file")]
    pub error: Vec<String>,
    /// File with one error pattern in each line, in the same form.
    #[arg(long, value_name = "FILE", conflicts_with = "error")]
    pub error_file: Option<PathBuf>,
    /// Data that was written, hexadecimal, most significant digit first; zero if not given.
    #[arg(long, value_name = "HEX")]
    pub data: Option<String>,
    /// Set enable inputs, such as `pair_correction_en=0`.
    #[arg(long, value_delimiter = ',', value_name = "NAME=0|1")]
    pub enable: Vec<String>,
    /// Form of what is printed.
    #[arg(long, value_parser = format(&[Format::Text, Format::Json]), default_value = "text")]
    pub format: Format,
}

/// Arguments of `list`.
#[derive(Args, Clone, Debug)]
pub struct ListArgs {
    /// Print the file of this scheme, model or work instead; `works` lists the published works, `stages` the schemes of
    /// several stages.
    #[arg(value_name = "ID")]
    pub id: Option<String>,
    /// Where the list goes.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Arguments of `search`.
#[derive(Args, Clone, Debug)]
pub struct SearchArgs {
    /// Description of the search.
    #[arg(value_name = "FILE")]
    pub spec: PathBuf,
    /// Folder for schemes, certificates and the chains that are finished, from which the same command goes on.
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub out: PathBuf,
    /// Run only every N-th chain, from number I on, as one of N processes on a cluster (`auto`: as Slurm or MPI number this process); the
    /// command without this gathers what the shards in the folder have kept.
    #[arg(long, value_name = "I/N|auto", value_parser = crate::sampling::shard)]
    pub shard: Option<crate::sampling::Shard>,
    /// Run the chains on all MPI ranks of the job that this was started in; rank 0 keeps them and writes the results.
    #[cfg(feature = "mpi")]
    #[arg(long, conflicts_with = "shard")]
    pub mpi: bool,
    /// Threads; 0 for RAYON_NUM_THREADS, SLURM_CPUS_PER_TASK or one each core that this process may use. The result is the same for any number.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024).map(usize::from))]
    pub threads: usize,
    /// Form of what is printed.
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    pub format: Format,
    /// How finished chains are opened.
    #[command(flatten)]
    pub opening: crate::sampling::OpenArgs,
}

/// Arguments of `certify`.
#[derive(Args, Clone, Debug)]
pub struct CertifyArgs {
    /// A certificate.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}
