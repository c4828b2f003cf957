//! Options of `eccforge emit rust` and `emit c`: the forms of the decoder.

use clap::Args;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_source::{Budget, Options};
use miette::{Result, miette};

/// The forms of the decoder.
#[derive(Args, Clone, Debug)]
pub struct Forms {
    /// Also write functions for as many entries as a word has bits (in C: one more file). They use logic operations only.
    #[arg(long)]
    lanes: bool,
    /// Decode one entry by logic operations: no branch and no memory access depends on data. The code is slower and larger.
    #[arg(long)]
    constant_time: bool,
    /// Encode, check and decode arrays with vector instructions where the machine has them: AVX-512, AVX2 or NEON (in C: one
    /// more file, also for SVE and RVV). A decoder of a set that is not listed has them in C only: AVX-512 for each entry, in the same file.
    #[arg(long)]
    vectors: bool,
    /// Which bit of a byte comes first: bit i of the data and of the check bits is bit i % 8 (lsb) or 7 - i % 8 (msb) of byte
    /// i / 8.
    #[arg(long, value_enum, value_name = "ORDER", default_value_t)]
    bit_order: BitOrder,
    /// Take the fastest decoder within limits on a Cortex-M4 (gcc -Os), such as flash=2k,worst=2000: bytes of tables and functions,
    /// and instructions of the longest decoding. The header comment of the file states the cost.
    #[arg(long, value_name = "LIMITS", value_parser = budget, conflicts_with = "constant_time")]
    budget: Option<Budget>,
}

/// The bit of a byte that comes first.
#[derive(clap::ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BitOrder {
    /// The least significant bit.
    #[default]
    Lsb,
    /// The most significant bit.
    Msb,
}

impl Forms {
    /// The options of the library.
    pub fn options(&self, prefix: Option<&String>) -> Options {
        let Self { lanes, constant_time, vectors, bit_order, budget } = *self;
        let msb_first = bit_order == BitOrder::Msb;
        Options { prefix: prefix.cloned(), lanes, constant_time, vectors, msb_first, budget, dpi: false, vpi: false }
    }

    /// The options for a scheme that algebra decodes, which has no circuit.
    pub fn of_algebra(&self, scheme: &Algebraic, prefix: Option<&String>) -> Result<Options> {
        let options = self.options(prefix);
        if options.lanes || options.constant_time {
            let help = "leave out `--lanes` and `--constant-time`";
            let message = format!("{}: the decoder of a set that is not listed has one form", scheme.id);
            return Err(miette!(help = help, "{message}"));
        }
        Ok(options)
    }
}

/// Parses limits such as `flash=2k,worst=2000`.
fn budget(text: &str) -> Result<Budget, String> {
    let mut budget = Budget { flash: usize::MAX, worst: usize::MAX };
    for part in text.split(',') {
        let limit = part.split_once('=').and_then(|(key, value)| {
            let (digits, unit) = value.strip_suffix('k').map_or((value, 1), |digits| (digits, 1024));
            Some((key, digits.parse::<usize>().ok()?.checked_mul(unit).filter(|limit| *limit > 0)?))
        });
        match limit {
            Some(("flash", limit)) => budget.flash = limit,
            Some(("worst", limit)) => budget.worst = limit,
            _ => return Err(format!("expected flash=BYTES, worst=INSTRUCTIONS or both (2k is 2048), got `{part}`")),
        }
    }
    Ok(budget)
}
