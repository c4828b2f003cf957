//! `eccforge`: generates and verifies hardware ECC codecs from one YAML description of the code.
//!
//! This package contains only arguments, progress and files. The libraries do the work. A command is a file with its arguments
//! and its `run`, its lines in this file, and its examples in `examples.txt`.

mod arguments;
mod attack;
mod budget;
mod certify;
mod check;
mod command_line;
mod completions;
mod data;
mod dead;
mod effects;
mod examples;
mod explain;
mod fewest;
mod fleet;
mod hdl;
mod hints;
mod infer;
mod inputs;
mod languages;
mod list;
mod machines;
mod manual;
mod memory;
mod new;
mod next_error;
mod output;
mod outputs;
mod page;
mod progress;
mod ranks;
mod reproduce;
mod sample;
mod sampling;
mod schema;
mod search;
mod show;
mod signals;
mod source;
mod style;
mod terminal;
mod tour;
mod unlisted;
mod values;

use clap::{Args, CommandFactory, Parser, Subcommand};
use outputs::OUTPUTS;
use search::{SearchArgs, SearchCommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// Advice for newcomers, printed above the commands in the program's help.
const BEGIN: &str = "\
Begin:
  eccforge tour                              memory ECC in short chapters
  eccforge reproduce                         a published table, computed exactly
  eccforge new --hsiao 32 --out mine.yaml    a first scheme of your own
  eccforge help COMMAND                      a command with its options";

/// eccforge describes, analyses and builds error-correcting codes for memories.
///
/// Exit status: 0 as expected, 1 a result is not as expected, 2 could not run, 3 stopped before its end (the same command resumes).
#[derive(Debug, Parser)]
#[command(name = "eccforge", version = output::FULL_VERSION, disable_help_subcommand = true, before_help = BEGIN)]
pub struct Arguments {
    /// Command to run.
    #[command(subcommand)]
    pub command: Command,
    /// Hide progress; warnings and errors are still shown.
    #[arg(long, global = true, help_heading = "Options of every command")]
    pub quiet: bool,
    /// Colour the text: auto (only on a terminal that shows colours), always, or never.
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        hide_possible_values = true,
        help_heading = "Options of every command"
    )]
    pub color: style::Color,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Learn memory ECC in fourteen short chapters with questions.
    Tour(tour::TourArgs),
    /// Write the first file of a scheme of your own.
    New(new::NewArgs),
    /// Write a sample file to try a command with.
    ///
    /// Write a sample file, such as a log or a scenario, to try a command with; without a name, list all samples.
    Example(sample::ExampleArgs),
    /// List built-in schemes, error models, works, profiles and studies.
    ///
    /// List the built-in schemes, error models, published works, profiles of GPUs and hosts, and field studies.
    List(list::ListArgs),
    /// Show a file, a parity-check matrix, or how an entry is decoded.
    ///
    /// Show the file of a scheme, its parity-check matrix, an encoded entry, or how it decodes an entry with errors.
    Show(show::ShowArgs),
    /// Compute distance and outcomes exactly, and decide the claims.
    ///
    /// Compute the properties of a scheme exactly: distance, weights, corrected and detected errors, and the verdict of each claim.
    Check(Box<check::CheckArgs>),
    /// Explain one figure of a table by its counting argument.
    ///
    /// Explain one figure of a table: the groups of its patterns, their counts, and why some are silent.
    Explain(explain::ExplainArgs),
    /// Compute the tables of a published work and compare them.
    ///
    /// Compute the tables of a published work exactly and compare them with the printed ones.
    Reproduce(reproduce::ReproduceArgs),
    /// Sample errors, or try every error of a set, and count outcomes.
    ///
    /// Sample errors, or try every error of a set, and count the outcomes of each scheme.
    Simulate(Box<sampling::SimulateArgs>),
    /// Merge the records of the parts of one run.
    Merge(sampling::MergeArgs),
    /// Write encoders and decoders: Verilog, C, Rust, rust-hdl, OpenCL, CUDA or WGSL.
    Emit(EmitArgs),
    /// Prove that the Verilog, or your netlist, implements the scheme.
    ///
    /// Prove that the emitted Verilog, or your own netlist, implements the scheme.
    Prove(Box<hdl::ProveArgs>),
    /// Measure area and delay of the emitted Verilog.
    Area(hdl::AreaArgs),
    /// Simulate faulty gates of encoder and decoder, and print metrics of ISO 26262.
    Fmeda(hdl::FmedaArgs),
    /// Encode and decode memory images, and inject errors.
    ///
    /// Encode data as a memory image with check bits, decode an image with a report of errors, or inject errors.
    #[command(subcommand)]
    Image(hdl::ImageCommand),
    /// Search for codes that correct some errors and miscorrect few.
    ///
    /// Search for codes that correct a given set of errors and miscorrect few others.
    Search(search::SearchArgs),
    /// Find the code of words from a memory, or of a raw dump of NAND flash.
    Infer(infer::InferArgs),
    /// Read logs of GPUs and hosts, and simulate the state of a GPU.
    ///
    /// Read logs of GPUs and hosts under the policies of their vendors, and simulate the state of a GPU.
    #[command(subcommand)]
    Gpu(machines::GpuCommand),
    /// Learn error models from beam logs, and judge codes by DIMM logs.
    ///
    /// Learn error models from beam logs, and count the outcomes of DIMM errors under codes.
    #[command(subcommand)]
    Learn(Box<LearnCommand>),
    /// Simulate the memory errors of a fleet of GPUs over years.
    ///
    /// Simulate the memory errors of a fleet of GPUs over years, for each scheme.
    Fleet(Box<fleet::FleetArgs>),
    /// Test the memory of a simulated device or of this machine.
    ///
    /// Test the memory of a simulated device with faults, or of this machine.
    Memtest(Box<memory::MemtestArgs>),
    /// Print help, a JSON Schema or completions, or write manual pages.
    ///
    /// Print the help of a command, a JSON Schema or a completion script, or write manual pages.
    Help(HelpArgs),
}

/// The inputs of `learn`.
#[derive(Debug, Subcommand)]
pub enum LearnCommand {
    /// Filter the log of a beam campaign, classify its events and write an error model like Table 1.
    Beam(fleet::BeamArgs),
    /// Count exactly the outcomes of the errors in a log of DIMMs (SmartMem) under codes.
    Dimm(machines::FieldArgs),
}

/// Arguments of `emit`.
#[derive(Args, Clone, Debug)]
pub struct EmitArgs {
    #[command(subcommand)]
    pub target: EmitCommand,
    /// Replace files that were edited, or that another version or other options wrote.
    #[arg(long, global = true)]
    pub force: bool,
}

/// The targets of `emit`.
#[derive(Clone, Debug, Subcommand)]
pub enum EmitCommand {
    /// Source code for software.
    #[command(flatten)]
    Software(source::Language),
    /// Write Verilog modules for synthesis, with assertions, a testbench and scripts.
    Verilog(hdl::EmitArgs),
}

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
    /// Print the JSON Schema of a file format, for editors, or of the JSON of a command.
    Schema {
        /// The name of a file format (docs/keys.md) or of an output (docs/outputs.md); default: list all names.
        #[arg(value_name = "NAME", value_parser = schema::names(OUTPUTS))]
        output: Option<String>,
    },
    /// Print a completion script for a shell.
    Completions {
        /// Shell.
        #[arg(value_name = "SHELL", value_parser = completions::shells())]
        shell: String,
    },
    /// Print the help of every command as one page in Markdown.
    Reference,
    /// Write a manual page for each command.
    Man {
        /// Folder for `eccforge.1`, `eccforge-check.1` and so on; created if it is missing.
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
}

/// The commands by purpose.
const GROUPS: [(&str, &[&str]); 8] = [
    ("Learn", &["tour", "example"]),
    ("Describe", &["new", "list", "show"]),
    ("Analyse", &["check", "explain", "reproduce"]),
    ("Count", &["simulate", "merge"]),
    ("Build", &["emit", "prove", "area", "fmeda", "image"]),
    ("Find", &["search", "infer"]),
    ("Field", &["gpu", "learn", "fleet", "memtest"]),
    ("More", &["help"]),
];

/// Restores the default action of SIGPIPE, so `eccforge prove ID | head` ends without an error message.
#[allow(unsafe_code, reason = "the action of a signal is set by a function of C")]
fn end_with_the_reader() {
    #[cfg(unix)]
    {
        use nix::sys::signal::{SigHandler, Signal, signal};
        // SAFETY: no handler is installed that could interrupt the program: the system's default replaces Rust's.
        let _ = unsafe { signal(Signal::SIGPIPE, SigHandler::SigDfl) };
    }
}

#[cfg(unix)]
ctor::declarative::ctor! {
    /// Notes whether standard output can be written, before Rust opens `/dev/null` in place of a closed one.
    #[ctor(unsafe)]
    #[allow(unsafe_code, reason = "before `main`, the standard library's own handle may not be used")]
    fn note_standard_output() {
        use nix::fcntl::{FcntlArg, OFlag, fcntl};
        // SAFETY: the descriptor is only asked for its flags, which fails where it is closed.
        let stdout = unsafe { std::os::fd::BorrowedFd::borrow_raw(1) };
        let flags = fcntl(stdout, FcntlArg::F_GETFL).map(OFlag::from_bits_retain);
        let is_writable = flags.is_ok_and(|flags| flags & OFlag::O_ACCMODE != OFlag::O_RDONLY);
        output::HAS_OUTPUT.store(is_writable, std::sync::atomic::Ordering::Relaxed);
    }
}

fn main() -> ExitCode {
    end_with_the_reader();
    completions::answer();
    style::choose(&std::env::args_os().collect::<Vec<_>>());
    let arguments: Arguments = command_line::arguments(command());
    progress::show(!arguments.quiet);
    match &arguments.command {
        // They stop by themselves, and name the records that they keep. A job of MPI has its own signals.
        Command::Simulate(_) | Command::Fleet(_) | Command::Memtest(_) => {}
        Command::Search(a) => {
            let chains = signals::stopped("the finished chains", Some(&a.search.out));
            signals::end_with_programs(if a.search.mpi { None } else { Some(chains) });
        }
        Command::Gpu(_) => signals::end_with_programs(None),
        _ => signals::end_with_programs(Some("Stopped: nothing was written.".into())),
    }
    let result = match arguments.command {
        Command::Tour(a) => tour::run(&a),
        Command::New(a) => new::run(&a),
        Command::Example(a) => sample::run(&a),
        Command::List(a) => list::run(&a),
        Command::Show(a) => show::run(&a),
        Command::Check(a) => check::run(&a),
        Command::Explain(a) => explain::run(&a),
        Command::Reproduce(a) => reproduce::run(&a),
        Command::Simulate(a) => a.run(),
        Command::Merge(a) => a.run(),
        Command::Emit(a) => emit(&a),
        Command::Prove(a) => hdl::prove(&a),
        Command::Area(a) => hdl::area(&a),
        Command::Fmeda(a) => hdl::fmeda(&a),
        Command::Image(c) => c.run(),
        Command::Search(a) => search(&a),
        Command::Infer(a) => infer::run(&a),
        Command::Gpu(c) => c.run(),
        Command::Learn(c) => match &*c {
            LearnCommand::Beam(a) => a.run(),
            LearnCommand::Dimm(a) => machines::dimm(a),
        },
        Command::Fleet(a) => a.run(),
        Command::Memtest(a) => a.run(),
        Command::Help(a) => help(&a),
    };
    match result {
        Ok(code) => code,
        Err(report) => {
            if let Some(stopped) = report.downcast_ref::<signals::Stopped>() {
                terminal::note(&stopped.to_string());
                return ExitCode::from(output::UNFINISHED);
            }
            terminal::report(&report);
            ExitCode::from(output::COULD_NOT_RUN)
        }
    }
}

/// The command tree.
pub fn command() -> clap::Command {
    let command = Arguments::command().term_width(style::width().min(examples::WIDEST));
    manual::grouped(command_line::uniform(command), &GROUPS)
}

fn emit(args: &EmitArgs) -> miette::Result<ExitCode> {
    match &args.target {
        EmitCommand::Software(language) => language.run(args.force),
        EmitCommand::Verilog(a) => hdl::emit_verilog(a, args.force),
    }
}

fn search(args: &SearchArgs) -> miette::Result<ExitCode> {
    match &args.command {
        Some(SearchCommand::Certify(a)) => certify::run(a),
        None => search::run(&args.search),
    }
}

fn help(args: &HelpArgs) -> miette::Result<ExitCode> {
    match &args.topic {
        None => manual::help(command(), &args.command),
        Some(HelpCommand::Schema { output }) => schema::run(OUTPUTS, output.as_deref()),
        Some(HelpCommand::Completions { shell }) => completions::script(shell),
        Some(HelpCommand::Reference) => manual::reference(command()),
        Some(HelpCommand::Man { out }) => manual::pages(command(), out),
    }
}
