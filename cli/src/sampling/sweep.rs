//! `eccforge simulate --all`, `--bits` and `--weight`: the outcome of every error of a set under a scheme.

use crate::terminal::note;
use clap::Args;
use eccforge_exact::count::uniform;
use eccforge_outcomes::Tally;
use eccforge_sampling::report::Report;
use eccforge_sampling::sweep::{Set, syndrome_bits};
use eccforge_scheme::Scheme;
use miette::{Report as Failure, miette};

/// A set of which every error is tried, in place of samples. The counts of `--bits` and `--all` are compared with the exact engine, count for
/// count: the exit status is 1 if they differ.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Every error of a set")]
pub struct SetArgs {
    /// Try one error for every combination of the codewords' syndromes (joint syndrome).
    #[arg(long, conflicts_with_all = SAMPLED)]
    all: bool,
    /// Try every error within these physical bits, such as 0-7,72,80-83; at most 36 bits.
    #[arg(long, conflicts_with_all = ["all", "weight"], conflicts_with_all = SAMPLED)]
    bits: Option<String>,
    /// Try every error with at most this number of wrong bits.
    #[arg(long, value_name = "BITS", conflicts_with = "all", conflicts_with_all = SAMPLED)]
    weight: Option<usize>,
}

/// Options that concern samples only.
const SAMPLED: [&str; 13] = [
    "model",
    "sources",
    "rate",
    "curve",
    "class",
    "samples",
    "seed",
    "generator",
    "counted",
    "stop_errors",
    "stop_width",
    "stop_seconds",
    "no_exact",
];

/// Parses a list of bits and ranges of bits.
fn bit_list(text: &str) -> Option<Vec<usize>> {
    let mut bits = Vec::new();
    for part in text.split(',') {
        match part.split_once('-') {
            Some((from, to)) => {
                let (from, to): (usize, usize) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
                // A later check rejects a range that is too long. Listing all of 0-18446744073709551615 would fill the memory before it.
                bits.extend((from..=to).take(1000));
            }
            None => bits.push(part.trim().parse().ok()?),
        }
    }
    Some(bits)
}

impl SetArgs {
    /// Whether a set is given.
    pub fn is_given(&self) -> bool {
        self.all || self.bits.is_some() || self.weight.is_some()
    }

    /// The set that is given for a scheme.
    ///
    /// # Errors
    /// The bits cannot be read.
    pub fn set(&self, scheme: &Scheme) -> Result<Set, Failure> {
        match (&self.bits, self.weight) {
            (Some(text), _) => bit_list(text).map(Set::Bits).ok_or_else(|| {
                miette!("--bits {text}: write bits and ranges separated by commas, such as 0-7,72,80-83")
            }),
            (None, Some(weight)) => Ok(Set::UpToWeight(weight)),
            (None, None) => Ok(Set::Bits(syndrome_bits(scheme))),
        }
    }
}

/// Compares a sweep of bits with the exact engine and prints the result. Returns whether they are equal.
pub fn compare(scheme: &Scheme, bits: &[usize], report: &Report) -> bool {
    let exact = uniform(scheme, bits);
    let swept: Tally = report.cells[0].counts.map(|count| (*count).into());
    if exact == swept {
        note("equal to the exact engine, count for count");
        return true;
    }
    let [clean, corrected, detected] = [&exact.clean, &exact.corrected, &exact.detected];
    note(&format!(
        "the exact engine has different counts: clean {clean}, corrected {corrected}, detected {detected}, undetected {}, miscorrected {}",
        exact.undetected, exact.miscorrected
    ));
    false
}
