//! `eccforge sweep`: enumerates every pattern of a set and counts a scheme's outcomes.

use super::{CountArgs, Keeping, command_line, deliver, recorded, scheme};
use crate::output::note;
use clap::Args;
use eccforge_exact::count::uniform;
use eccforge_exact::tally::Tally;
use eccforge_runs::records::Header;
use eccforge_runs::run::StopRules;
use eccforge_sampling::expected::Expected;
use eccforge_sampling::report::{Report, report};
use eccforge_sampling::sweep::{Set, Sweep, syndrome_bits};
use eccforge_scheme::Scheme;
use miette::{Report as Failure, miette};
use std::process::ExitCode;

/// Decode every error pattern of a set; by default, one pattern for each joint syndrome of the scheme.
///
/// Sweeps of bits are compared with the exact engine, count for count. The exit code is 1 if they differ.
#[derive(Args, Clone, Debug)]
pub struct SweepArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    scheme: String,
    /// Decode all patterns within these physical bits, such as 0-7,72,80-83; at most 36 bits.
    #[arg(long, conflicts_with = "weight")]
    bits: Option<String>,
    /// Decode all patterns of 1 to this many bits.
    #[arg(long)]
    weight: Option<usize>,
    #[command(flatten)]
    counting: CountArgs,
}

/// Parses bits and ranges of bits.
fn bit_list(text: &str) -> Option<Vec<usize>> {
    let mut bits = Vec::new();
    for part in text.split(',') {
        match part.split_once('-') {
            Some((from, to)) => {
                let (from, to): (usize, usize) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
                // A range that is far too long is refused later; it need not be listed.
                bits.extend((from..=to).take(1000));
            }
            None => bits.push(part.trim().parse().ok()?),
        }
    }
    Some(bits)
}

impl SweepArgs {
    /// Runs the command.
    ///
    /// # Errors
    /// The scheme is unknown, the set is too large, a file cannot be read or written, or records are damaged or
    /// belong to another run.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let scheme = scheme(&self.scheme)?;
        let set = self.set(&scheme)?;
        let sweep = Sweep::new(&scheme, set.clone(), self.counting.capture).map_err(|e| miette!("{e}"))?;
        let header = Header {
            eccforge_records: 1,
            identity: sweep.identity(),
            command: command_line(),
            shard: self.counting.part(),
        };
        let (path, limits) = (self.counting.records(), self.counting.limits(StopRules::default()));
        let keeping = Keeping { path: path.as_deref(), opening: self.counting.opening(), unit: "patterns" };
        let finished = recorded(&sweep, &header, &limits, keeping)?;
        let mut report = report(&header.identity, &finished.records, &header.command, &Expected::default());
        report.conclude(&finished, self.counting.lane.description());
        deliver(&report, self.counting.format, self.counting.out().as_deref())?;
        match set {
            Set::Bits(bits) if report.complete => Ok(compare(&scheme, &bits, &report)),
            _ => Ok(ExitCode::SUCCESS),
        }
    }

    fn set(&self, scheme: &Scheme) -> Result<Set, Failure> {
        match (&self.bits, self.weight) {
            (Some(text), _) => bit_list(text).map(Set::Bits).ok_or_else(|| {
                miette!("--bits {text}: write bits and ranges separated by commas, such as 0-7,72,80-83")
            }),
            (None, Some(weight)) => Ok(Set::UpToWeight(weight)),
            (None, None) => Ok(Set::Bits(syndrome_bits(scheme))),
        }
    }
}

/// Compares a sweep of bits with the exact engine and prints the result.
fn compare(scheme: &Scheme, bits: &[usize], report: &Report) -> ExitCode {
    let exact = uniform(&scheme.with_enables(&scheme.default_enables()), bits);
    let swept: Tally = report.cells[0].counts.map(|count| (*count).into());
    if exact == swept {
        note("equal to the exact engine, count for count");
        ExitCode::SUCCESS
    } else {
        let [clean, corrected, detected] = [&exact.clean, &exact.corrected, &exact.detected];
        note(&format!(
            "the exact engine has different counts: clean {clean}, corrected {corrected}, detected {detected}, undetected {}, miscorrected {}",
            exact.undetected, exact.miscorrected
        ));
        ExitCode::FAILURE
    }
}
