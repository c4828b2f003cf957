//! The output of abc as types: verdicts of proofs, the inputs of a counterexample, and timing.

use super::{Tool, ToolError};
use std::collections::HashSet;

/// The answer of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The claim holds for every input.
    Proved,
    /// There is an input that violates the claim.
    Refuted,
}

impl Answer {
    fn of(text: &str, proved: &[&str], refuted: &[&str]) -> Result<Self, ToolError> {
        let [is_proved, is_refuted] = [proved, refuted].map(|list| list.iter().any(|words| text.contains(words)));
        match (is_proved, is_refuted) {
            (true, false) => Ok(Self::Proved),
            (false, true) => Ok(Self::Refuted),
            (false, false) | (true, true) => Err(ToolError::Failed(Tool::Abc, text.to_owned())),
        }
    }

    /// The answer of `&cec`: two circuits are equal.
    ///
    /// # Errors
    /// abc has found no answer.
    pub fn of_cec(text: &str) -> Result<Self, ToolError> {
        Self::of(text, &["Networks are equivalent"], &["NOT EQUIVALENT", "are NOT"])
    }

    /// The answer of `pdr`: no output is ever one.
    ///
    /// # Errors
    /// The same errors as [`Answer::of_cec`].
    pub fn of_pdr(text: &str) -> Result<Self, ToolError> {
        Self::of(text, &["Property proved"], &["was asserted in frame"])
    }

    /// The answer of `pdr` or `bmc3` with a time limit: if it did not end, the number of clocks without a violation.
    ///
    /// # Errors
    /// The same errors as [`Answer::of_cec`].
    pub fn of_limited(text: &str) -> Result<Result<Self, u32>, ToolError> {
        let of_pdr = text.contains("UNDECIDED").then(|| text.split("in frame ").nth(1)).flatten();
        let after = of_pdr.or_else(|| text.split("No output asserted in ").nth(1));
        let clocks = after.and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok());
        clocks.map_or_else(|| Self::of_pdr(text).map(Ok), |clocks| Ok(Err(clocks)))
    }

    /// The answer of `iprove`: no input makes the output one.
    ///
    /// # Errors
    /// The same errors as [`Answer::of_cec`].
    pub fn of_iprove(text: &str) -> Result<Self, ToolError> {
        // One word is a part of the other.
        if text.contains("UNSATISFIABLE") {
            return Ok(Self::Proved);
        }
        Self::of(text, &[], &["SATISFIABLE"])
    }
}

/// The inputs that are one in a counterexample of `write_cex -n`, by name.
pub fn ones(counterexample: &str) -> HashSet<&str> {
    counterexample.lines().filter_map(|line| line.trim().strip_suffix("=1")).collect()
}

/// Area and delay of a line of `stime`: `... Area = 12.34 (..%) Delay = 56.78 ps ...`, with terminal colours in between.
pub fn timing(line: &str) -> Option<[f64; 2]> {
    let found = [number_after(line, "Area")?, number_after(line, "Delay")?];
    found.iter().all(|value| *value > 0.0).then_some(found)
}

/// The number after `KEY =`. Letters between the sign and the digits are those of a colour.
fn number_after(line: &str, key: &str) -> Option<f64> {
    let after = &line[line.find(key)? + key.len()..];
    let after = after.split_once('=')?.1;
    let start = after.find(|c: char| c.is_ascii_digit())?;
    let digits: String = after[start..].chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
    digits.parse().ok()
}
