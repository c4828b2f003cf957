//! `eccforge sweep`: every pattern of a set, and what a scheme makes of each.

use super::{Format, Keeping, command_line, deliver, lane, recorded, records_path, scheme, shard};
use crate::output::note;
use clap::Args;
use eccforge_bitslice::Backend;
use eccforge_exact::count::uniform;
use eccforge_exact::tally::Tally;
use eccforge_runs::records::Header;
use eccforge_runs::run::{Limits, StopRules};
use eccforge_sampling::expected::Expected;
use eccforge_sampling::report::{Report, report};
use eccforge_sampling::sweep::{Set, Sweep, syndrome_bits};
use eccforge_scheme::Scheme;
use miette::{Report as Failure, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// Try every error pattern of a set: all joint syndromes of a scheme, unless bits or a weight are given.
///
/// Sweeps of bits are compared with the exact engine, count for count; the exit code is 1 if they differ.
#[derive(Args, Clone, Debug)]
pub struct SweepArgs {
    /// Scheme: a shipped id or a file.
    #[arg(long)]
    scheme: String,
    /// All patterns within these physical bits, such as 0-7,72,80-83; at most 36 bits.
    #[arg(long, conflicts_with = "weight")]
    bits: Option<String>,
    /// All patterns of one to so many bits.
    #[arg(long)]
    weight: Option<usize>,
    /// Threads; 0 for one each core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Instructions: auto, avx512, avx2, neon or u64.
    #[arg(long, default_value = "auto", value_parser = lane)]
    lane: Backend,
    /// Result file; its records go to OUT.records, from which the same command goes on.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Form of the result.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Sweep only part I of N (from 0), to be merged later.
    #[arg(long, value_name = "I/N", value_parser = shard, requires = "out")]
    shard: Option<[u64; 2]>,
    /// Keep up to so many silent error patterns.
    #[arg(long, default_value_t = 0)]
    capture: usize,
    /// Move a damaged end of the records aside and go on with the intact part.
    #[arg(long)]
    salvage: bool,
}

/// Bits and ranges of bits.
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
    /// Unknown schemes, sets that are too large, files that cannot be read or written, damaged or foreign records.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let scheme = scheme(&self.scheme)?;
        let set = self.set(&scheme)?;
        let sweep = Sweep::new(&scheme, set.clone(), self.capture).map_err(|e| miette!("{e}"))?;
        let header =
            Header { eccforge_records: 1, identity: sweep.identity(), command: command_line(), shard: self.shard };
        let limits =
            Limits { threads: self.threads, backend: self.lane, stop: StopRules::default(), shard: self.shard };
        let path = self.out.as_deref().map(records_path);
        let keeping = Keeping { path: path.as_deref(), salvage: self.salvage, unit: "patterns" };
        let finished = recorded(&sweep, &header, &limits, keeping)?;
        let mut report = report(&header.identity, &finished.records, &header.command, &Expected::default());
        report.conclude(&finished, self.lane.description());
        deliver(&report, self.format, self.out.as_deref())?;
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

/// Compares a sweep of bits with the exact engine and says how they stand.
fn compare(scheme: &Scheme, bits: &[usize], report: &Report) -> ExitCode {
    let exact = uniform(&scheme.with_enables(&scheme.default_enables()), bits);
    let c = &report.cells[0];
    if same(&exact, [c.clean, c.corrected, c.detected, c.undetected, c.miscorrected]) {
        note("equal to the exact engine, count for count");
        ExitCode::SUCCESS
    } else {
        let [clean, corrected, detected] = [&exact.clean, &exact.corrected, &exact.detected];
        note(&format!(
            "the exact engine counts otherwise: clean {clean}, corrected {corrected}, detected {detected}, undetected {}, miscorrected {}",
            exact.undetected, exact.miscorrected
        ));
        ExitCode::FAILURE
    }
}

fn same(exact: &Tally, swept: [u64; 5]) -> bool {
    let counted = [&exact.clean, &exact.corrected, &exact.detected, &exact.undetected, &exact.miscorrected];
    counted.iter().zip(swept).all(|(e, s)| **e == s.into())
}
