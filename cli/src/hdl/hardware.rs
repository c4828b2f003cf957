//! Hardware options that the commands share, and the scheme that they select.

use super::choices::{ARRAYS, CUTS, GOALS, HANDSHAKES, NAMINGS, PORTS, RESETS, WRAPS};
use crate::arguments::choice;
use crate::terminal::note;
use clap::Args;
use eccforge_exact::stored;
use eccforge_hdl::design::{Around, Array, Cut, Goal, Handshake, Naming, Options, Pipe, Ram, Reset, Scope};
use eccforge_scheme::{Scheme, UniformWord};
use miette::{Result, miette};

/// Hardware options that `emit verilog`, `prove` and `area` share.
#[derive(Args, Clone, Debug)]
pub struct HardwareArgs {
    /// Optimisation goal of shared logic. Default: `area` for `eccforge area`, `readable` for `emit` and `prove`.
    #[arg(long, value_parser = choice(&GOALS))]
    pub goal: Option<Goal>,
    /// Seed that breaks ties between sums that can be shared, with `--goal area` and `--goal delay`. Other seeds give
    /// other circuits, some with a smaller or faster netlist. With `prove --samples`, the seed of the random words.
    #[arg(long, value_name = "N")]
    pub seed: Option<u32>,
    /// Emit only the modules of one codeword, with minimal ports.
    #[arg(long)]
    pub codeword: bool,
    /// Emit the decoder of the whole entry with only the outputs data, ce (corrected error) and due (uncorrectable
    /// error); data is not gated on due.
    #[arg(long, conflicts_with = "codeword")]
    pub minimal: bool,
    /// Port names: data_i and data_o, or data_in and data_out.
    #[arg(long, value_parser = choice(&NAMINGS), default_value = "lowrisc")]
    pub naming: Naming,
    /// Store the check bits XOR a constant under which the all-0 and the all-1 entry are detected as uncorrectable.
    /// eccforge tries constants with fewer ones first, then smaller ones, and takes the first that detects both, or else
    /// the first that detects one. A message reports the outcome of each entry.
    #[arg(long, conflicts_with = "codeword")]
    pub inverted_check: bool,
    /// Emit the decoder of the whole entry with only the output data, without flags; uncorrectable data is passed on as
    /// read.
    #[arg(long, conflicts_with_all = ["codeword", "minimal"])]
    pub correct_only: bool,
}

impl HardwareArgs {
    /// Converts the arguments to the library's options.
    pub fn options(&self) -> Options {
        let scope = match (self.codeword, self.minimal, self.correct_only) {
            (true, ..) => Scope::Codeword,
            (_, true, _) => Scope::Minimal,
            (.., true) => Scope::CorrectOnly,
            _ => Scope::Entry,
        };
        let inverted_check = self.inverted_check;
        Options {
            goal: self.goal.unwrap_or_default(),
            seed: self.seed.unwrap_or_default(),
            scope,
            naming: self.naming,
            inverted_check,
            ..Options::default()
        }
    }
}

/// Options of the modules around encoder and decoder, for `emit verilog` and `prove`.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Pipeline and wrappers")]
pub struct PipeArgs {
    /// Add up to three pipeline registers at these places, in modules ID_enc_pipe and ID_dec_pipe.
    #[arg(long, value_parser = choice(&CUTS), value_delimiter = ',', value_name = "PLACE", conflicts_with_all = ["codeword", "correct_only"])]
    pub cut: Vec<Cut>,
    /// Pipeline flow control.
    #[arg(long, value_parser = choice(&HANDSHAKES), default_value = "valid-ready", conflicts_with = "wrap")]
    pub handshake: Handshake,
    /// Add a port that delivers the entry as read, without flags.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only"])]
    pub bypass: bool,
    /// Add ports that flip bits of the entry after the encoder and before the decoder.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only"])]
    pub inject: bool,
    /// Add an input that makes the encoder write a poison word (a word marked as invalid), and an output that
    /// recognises it.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only"])]
    pub poison: bool,
    /// Add a protected memory ID_ram, or a protected queue ID_fifo, that contains encoder and decoder; `--cut input` and
    /// `--cut output` set the registers of a memory.
    #[arg(long, value_parser = choice(&WRAPS), value_name = "BLOCK", conflicts_with_all = ["codeword", "minimal", "correct_only", "bypass", "inject", "poison"])]
    pub wrap: Option<Around>,
    /// Number of ports of the memory.
    #[arg(long = "ports", value_parser = choice(&PORTS), action = clap::ArgAction::Set, default_value = "1")]
    pub two_ports: bool,
    /// Reset of the memory.
    #[arg(long, value_parser = choice(&RESETS), default_value = "async")]
    pub reset: Reset,
    /// Clocks that the array of the memory needs for a read: 1 to 3.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=3), default_value = "1", value_name = "CLOCKS", requires = "wrap")]
    pub latency: u8,
    /// Write single codewords with a write mask of the array: a write of whole codewords does not read first. For codewords of
    /// whole bytes.
    #[arg(long, requires = "wrap")]
    pub write_mask: bool,
    /// Location of the memory array.
    #[arg(long, value_parser = choice(&ARRAYS), default_value = "inside", requires = "wrap")]
    pub array: Array,
}

impl PipeArgs {
    /// Adds these options to those of the core.
    pub fn complete(&self, core: Options) -> Result<Options> {
        let mut cuts = self.cut.clone();
        cuts.sort_unstable();
        cuts.dedup();
        if cuts.len() > Pipe::MOST_CUTS {
            let help = "leave one of the places out";
            return Err(miette!(help = help, "{} cuts: a pipeline has at most {}", cuts.len(), Pipe::MOST_CUTS));
        }
        let pipe =
            Pipe { cuts, handshake: self.handshake, bypass: self.bypass, inject: self.inject, poison: self.poison };
        let later = usize::from(self.latency - 1);
        let wrap = self.wrap.map(|around| Ram {
            two_ports: self.two_ports,
            reset: self.reset,
            around,
            later,
            array: self.array,
            masked: self.write_mask,
        });
        Ok(Options { pipe, wrap, ..core })
    }
}

/// The scheme, with the constant that `--inverted-check` chooses.
pub fn stored_as_asked(scheme: Scheme, options: &Options) -> Result<Scheme> {
    if !options.inverted_check {
        return Ok(scheme);
    }
    let help = "leave out --inverted-check";
    let found = stored::guarded(&scheme).map_err(|e| miette!(help = help, "{}: --inverted-check: {e}", scheme.id))?;
    let words = UniformWord::ALL.into_iter().zip(&found.words);
    let words: Vec<String> =
        words.map(|(word, seen)| format!("the {} entry is {}", word.name(), stored::described(seen))).collect();
    let constant = found.scheme.constant_in_words().unwrap_or_else(|| "no constant".into());
    let best = match (found.words.iter().all(stored::is_rejected), found.is_best) {
        (true, _) => "",
        (_, true) => "; no constant on the check bits does better",
        _ => "; the first 65536 constants were tried",
    };
    note(&format!("{}: {constant}: {}{best}", scheme.id, words.join(", ")));
    Ok(found.scheme)
}

/// Rejects options that the scheme does not support.
pub fn is_supported(scheme: &Scheme, options: &Options) -> Result<()> {
    options.refusal(scheme).map_or(Ok(()), |why| Err(miette!(help = why.help, "{}", why.message)))
}
