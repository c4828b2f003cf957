//! `eccforge check --attack`: the cost of flipping chosen cells until wrong data are delivered without an alarm.

use crate::check::{CheckArgs, provenance};
use crate::output::{WithNext, called};
use crate::progress;
use eccforge_codes::report::About;
use eccforge_documents::attack::AttackCost;
use eccforge_exact::attack::attack;
use eccforge_model::ErrorModel;
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use num_rational::BigRational;
use num_traits::Zero;
use std::process::ExitCode;

/// Evaluates the attacks on an entry whose cells can be flipped with the probability `density`.
pub fn run(args: &CheckArgs, scheme: &Scheme, model: &ErrorModel, density: &BigRational) -> Result<ExitCode> {
    if density.is_zero() {
        return Err(miette!(
            help = "give the share of cells that flip, such as 1e-4",
            "--attack: no cell can be flipped"
        ));
    }
    scheme.no_address("--attack")?;
    let found = progress::waiting(&format!("attacks on {}", scheme.id), || attack(scheme));
    let run = provenance([scheme], model);
    let about = About { scheme, result: AttackCost::new(&found, density), run: &run };
    let mut next = vec![(called(&["check", &args.subject.scheme]), "its claims, and the outcomes of random errors")];
    if let Some(easiest) = found.easiest() {
        let bits: Vec<String> = easiest.example.iter().map(ToString::to_string).collect();
        let shown = called(&["show", &args.subject.scheme, "--error", &bits.join(",")]);
        next.insert(0, (shown, "the decoder's result for these flips"));
    }
    args.output.deliver(&WithNext::new(&about, next))?;
    Ok(ExitCode::SUCCESS)
}
