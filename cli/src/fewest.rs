//! `eccforge check --fewest`: the fewest wrong bits of a silent error, with problems and a proof for other solvers.

use crate::budget::OF_OTHER_RESULTS;
use crate::check::{CheckArgs, OF_THE_DECODER, OF_THE_PAGE, provenance};
use crate::output::{WithNext, shell_quoted, write_generated};
use crate::progress;
use clap::Args;
use eccforge_codes::report::About;
use eccforge_documents::fewest::Fewest;
use eccforge_exact::attack::attack;
use eccforge_exact::constraints::Clauses;
use eccforge_model::ErrorModel;
use eccforge_scheme::Scheme;
use miette::Result;
use num_traits::Zero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Option of the problems for other solvers.
#[derive(Args, Clone, Debug)]
pub struct FewestArgs {
    /// Instead of the properties, find the fewest wrong bits that end in silent wrong data. Write them to this folder as a problem for
    /// MaxSAT solvers (WCNF), and a proof for VeriPB that no fewer bits are silent.
    #[arg(long, value_name = "DIR", conflicts_with_all = OF_THE_PAGE, conflicts_with_all = OF_THE_DECODER,
        conflicts_with_all = OF_OTHER_RESULTS, conflicts_with_all = ["memory_gbit", "values", "junit", "model"])]
    pub fewest: Option<PathBuf>,
}

/// Maximum number of steps of a proof.
// Each step sets the values of all gates, which takes a checker about a millisecond.
const MOST_STEPS: u64 = 1 << 20;

/// Counts errors by their number of wrong bits, and writes the problems and the proof.
pub fn run(args: &CheckArgs, scheme: &Scheme, model: &ErrorModel, folder: &Path) -> Result<ExitCode> {
    scheme.no_address("--fewest")?;
    let found = progress::waiting(&format!("silent errors of {}", scheme.id), || attack(scheme));
    let silent = found.by_flips.iter().find(|of| !of.outcomes.silent().is_zero());
    let wrong_bits = silent.map(|of| of.flips);
    // Without a silent error, the proof is about all numbers of bits that were counted.
    let none = wrong_bits.map_or(found.by_flips.len(), |bits| bits - 1);
    let clauses = Clauses::new(scheme);
    let none_up_to = (0..=none).rev().find(|most| clauses.steps(*most) <= MOST_STEPS).unwrap_or(0);
    let names = ["silent.wcnf", "silent.opb", "silent.pbp"].map(|name| folder.join(name));
    let texts = [clauses.wcnf(), clauses.opb(none_up_to), clauses.proof(none_up_to)];
    write_generated(&names.iter().cloned().zip(texts).collect::<Vec<_>>(), true)?;
    let [wcnf, problem, proof] = names.map(|name| name.display().to_string());
    let command = shell_quoted(&["veripb".to_owned(), problem.clone(), proof.clone()]);
    let (variables, number, steps) = (clauses.variables, clauses.clauses.len(), clauses.steps(none_up_to));
    let result = Fewest { wrong_bits, none_up_to, variables, clauses: number, steps, wcnf, problem, proof };
    let run = provenance([scheme], model);
    let next = [(command, "verifies the proof with a program that shares no code with eccforge")];
    args.output.deliver(&WithNext::new(&About { scheme, result, run: &run }, next))
}
