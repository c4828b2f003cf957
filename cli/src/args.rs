//! Arguments of the commands, for clap.

use crate::arguments::{Format, format, positive};
use crate::output::OutputArgs;
use clap::builder::TypedValueParser;
use clap::{Args, Subcommand};
use eccforge_exact::model::parse_number;
use eccforge_exact::works;
use num_rational::BigRational;
use num_traits::One;
use std::path::PathBuf;

/// Arguments of `help`.
#[derive(Args, Clone, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct HelpArgs {
    /// A topic that is not a command.
    #[command(subcommand)]
    pub topic: Option<HelpCommand>,
    /// The command, such as `gpu replay`.
    #[arg(value_name = "COMMAND")]
    pub command: Vec<String>,
}

/// The topics of `help`.
#[derive(Clone, Debug, Subcommand)]
pub enum HelpCommand {
    /// Print the JSON Schema of scheme files, for editors, or of the JSON of a command.
    Schema {
        /// The name of the output (docs/outputs.md); scheme files if not given.
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
    /// Published work: id (see `eccforge list works`) or file. Options other than `--format` and `--out` work only for
    /// works with a table by class, such as `micro21`.
    #[arg(default_value = works::DEFAULT, value_name = "WORK|FILE")]
    pub work: String,
    /// Schemes, ids or files, separated by commas. Default: those of the work.
    #[arg(long, value_delimiter = ',', value_name = "ID|FILE")]
    pub scheme: Vec<String>,
    /// Error classes, separated by commas. Default: all.
    #[arg(long, value_delimiter = ',', value_name = "ID")]
    pub class: Vec<String>,
    /// Error model, id or file. Default: that of the work.
    #[arg(long, value_name = "ID|FILE")]
    pub model: Option<String>,
    /// Count a pattern only in the first class that it fits.
    #[arg(long)]
    pub exclusive: bool,
    /// Print all sections, including the reasons for differences, the totals and the statements of the work.
    #[arg(long)]
    pub all: bool,
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
    /// Raw event rate in FIT (events in 10^9 hours) per gigabit.
    #[arg(long, default_value_t = 12.51, value_parser = positive)]
    pub fit_per_gbit: f64,
    /// Memory of one GPU in gigabits.
    #[arg(long, default_value_t = 320.0, value_parser = positive)]
    pub memory_gbit: f64,
    /// Peak performance of one GPU in teraflops.
    #[arg(long, default_value_t = 19.5, value_parser = positive)]
    pub teraflops_per_gpu: f64,
    /// Factor by which the number of GPUs in a machine is multiplied.
    #[arg(long, default_value_t = 1.0, value_parser = positive)]
    pub gpu_multiplier: f64,
    /// Number of car drivers on the road (one GPU in each car).
    #[arg(long, default_value_t = 225.8e6, value_parser = positive)]
    pub drivers: f64,
    /// Minutes that each car driver drives per day.
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

/// A scheme with its enable settings, and an error model.
#[derive(Args, Clone, Debug)]
pub struct SubjectArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// Error model: a built-in id or a file. Default: `hbm2-table1`, for an entry that has all of its classes.
    #[arg(long, value_name = "ID|FILE")]
    pub model: Option<String>,
    /// Set enable inputs of the decoder, such as `pair_correction_en=0`.
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
    /// Compute the outcomes of further errors while these devices (separated by commas) return arbitrary data. `x4:7`
    /// is the eighth device of 4 pins and `x4` is each such device in turn. Other forms are `pins:8-11`, `symbol:3` and
    /// `bits:0-7`. `x4:7+pin:3` combines two.
    #[arg(long, value_delimiter = ',', value_name = "PLACE")]
    pub dead_device: Vec<String>,
    /// Instead of the properties, count the codewords of the code and of its dual code by weight (their weight
    /// enumerators).
    #[arg(long, conflicts_with_all = ["bit_error_rate", "dead_device", "area", "speed", "model"])]
    pub weights: bool,
    /// Instead of the properties, find the minimum distance of codewords of every length up to 131 072 bits, for a
    /// cyclic code (CRC).
    #[arg(long, conflicts_with_all = ["bit_error_rate", "dead_device", "area", "speed", "model", "weights"])]
    pub hd_profile: bool,
    /// Instead of the properties, count where wrong corrections land: the bits that they flip, and those outside the
    /// pin, byte, device, beat or codeword of an error.
    #[arg(long, conflicts_with_all = ["bit_error_rate", "dead_device", "area", "speed", "weights", "hd_profile"])]
    pub wrong_corrections: bool,
    /// Instead of the properties, decide whether this scheme has an equivalent code: the same up to row operations and
    /// the order of the bits.
    #[arg(long, value_name = "ID|FILE", conflicts_with_all = [
        "bit_error_rate", "dead_device", "area", "speed", "weights", "hd_profile", "wrong_corrections", "model",
    ])]
    pub equivalent: Option<String>,
    /// Fail before the start if more than N error patterns (such as 1e9) must be enumerated.
    #[arg(long, value_name = "N", value_parser = crate::arguments::count)]
    pub most_patterns: Option<u64>,
    /// Instead of the properties, count the exact outcomes of the events in this log. The log has the format of
    /// `learn beam` (docs/beam.md).
    #[arg(long, value_name = "LOG", conflicts_with_all = ["bit_error_rate", "dead_device", "most_patterns", "area", "speed"])]
    pub patterns: Option<PathBuf>,
    /// Format and destination of the result.
    #[command(flatten)]
    pub output: OutputArgs,
    /// Read only files inside this folder, after links are resolved.
    #[arg(long, value_name = "DIR")]
    pub within: Option<PathBuf>,
    /// Further parts of the page of `--format html`.
    #[command(flatten)]
    pub page: PageArgs,
}

/// Further parts of a scheme's page.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "With --format html")]
pub struct PageArgs {
    /// Also measure area and delay of the encoder and decoder with yosys and abc.
    #[arg(long)]
    pub area: bool,
    /// Also measure the speed of the bit-sliced encoder and decoder on one core of this machine.
    #[arg(long)]
    pub speed: bool,
    /// Link to the explorer at this address, with this scheme loaded. Default: `eccforge-explorer.html` in the folder
    /// of `--out`, if it exists; otherwise no link.
    #[arg(long, value_name = "ADDRESS")]
    pub explorer: Option<String>,
}

/// Arguments of `show`. Without an option it prints the file.
#[derive(Args, Clone, Debug)]
pub struct ShowArgs {
    /// Scheme, error model or published work: id or file.
    #[arg(value_name = "ID|FILE")]
    pub subject: String,
    /// Print the parity-check matrix in the format of `matrices/*.txt`.
    #[arg(long, conflicts_with_all = ["error", "error_file", "data", "enable"])]
    pub matrix: bool,
    /// Decode an entry with these wrong physical bits, separated by commas: `17`, `beat.pin` such as `2.64`, `pin:5:0b1011` (bit i is
    /// beat i), `byte:4:0x3f` (bit i is pin i of the byte), or `hex:...` for a whole error pattern.
    #[arg(long, value_delimiter = ',', value_name = "PATTERN")]
    pub error: Vec<String>,
    /// Decode one entry for each error pattern in this file: one pattern on a line, in the form of `--error`.
    #[arg(long, value_name = "FILE", conflicts_with = "error")]
    pub error_file: Option<PathBuf>,
    /// Encode this data: hexadecimal, most significant digit first. Default with `--error`: zero.
    #[arg(long, value_name = "HEX")]
    pub data: Option<String>,
    /// Set enable inputs of the decoder, such as `pair_correction_en=0`.
    #[arg(long, value_delimiter = ',', value_name = "NAME=0|1")]
    pub enable: Vec<String>,
    /// Format of a shown entry; files and matrices keep their own format.
    #[arg(long, value_parser = format(&[Format::Text, Format::Json]), default_value = "text")]
    pub format: Format,
}

impl ShowArgs {
    /// Whether an entry is shown, and not the file or H.
    pub fn shows_entry(&self) -> bool {
        !self.error.is_empty() || self.error_file.is_some() || self.data.is_some() || !self.enable.is_empty()
    }
}

/// Arguments of `list`.
#[derive(Args, Clone, Debug)]
pub struct ListArgs {
    /// List only this kind. Default: all kinds.
    #[arg(value_name = "KIND")]
    pub kind: Option<crate::list::Kind>,
    /// Where the list goes.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Arguments of `search`.
#[derive(Args, Clone, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct SearchArgs {
    /// A command for the results of searches.
    #[command(subcommand)]
    pub command: Option<SearchCommand>,
    /// The search.
    #[command(flatten)]
    pub search: ChainArgs,
}

/// Commands for the results of searches.
#[derive(Clone, Debug, Subcommand)]
pub enum SearchCommand {
    /// Verify a certificate with code independent of the search.
    Certify(CertifyArgs),
}

/// A search.
#[derive(Args, Clone, Debug)]
pub struct ChainArgs {
    /// YAML file that describes the search (docs/search.md).
    #[arg(value_name = "FILE", required = true)]
    pub spec: Option<PathBuf>,
    /// Folder for schemes, certificates and finished annealing chains; the same command resumes from the finished
    /// chains.
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub out: PathBuf,
    /// Run only one part of N of the chains: `0/4` or `1of4` is the first of four. `auto` takes the part from Slurm or
    /// MPI. Run the command again without this option to gather the chains of all parts in the folder.
    #[arg(long, value_name = "I/N|auto")]
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

/// Arguments of `search certify`.
#[derive(Args, Clone, Debug)]
pub struct CertifyArgs {
    /// Certificate that `search` wrote.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}
