//! `eccforge check` for codes without a list of correctable patterns: codes that algebra decodes, and codes over shards.

use crate::check::{CheckArgs, provenance};
use crate::{budget, command_line, output};
use eccforge_codes::report::{Provenance, SchemeHash};
use eccforge_documents::ball::CheckedBall;
use eccforge_documents::shards::CheckedShards;
use eccforge_exact::facts::Verdict;
use eccforge_files::digest::sha256;
use eccforge_model::ErrorModel;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::shards::ShardCode;
use miette::Result;
use std::process::ExitCode;

/// Options that these codes have.
const OPTIONS: [&str; 6] = ["scheme", "format", "out", "all", "within", "junit"];

/// Uses formulas to count the outcomes of a scheme that algebra decodes.
pub fn ball(args: &CheckArgs, scheme: &Algebraic) -> Result<ExitCode> {
    command_line::only(&OPTIONS, &scheme.id)?;
    let facts = eccforge_exact::ball::facts(scheme);
    let run = of_file(&scheme.id, scheme.hash());
    args.output.deliver(&CheckedBall { scheme, facts: &facts, run: &run })?;
    budget::write_junit(args, &scheme.id, &scheme.file, &facts.claims, &run)?;
    Ok(output::verdict(facts.claims.iter().all(|claim| claim.verdict == Verdict::Holds)))
}

/// Counts the losses that a code over shards cannot repair.
pub fn losses(args: &CheckArgs, code: &ShardCode) -> Result<ExitCode> {
    // A code over shards makes no claim.
    command_line::only(&OPTIONS[..5], &code.id)?;
    let run = of_file(&code.id, sha256(&*code.file.text));
    args.output.deliver(&CheckedShards { code, losses: code.losses(), run: &run })
}

fn of_file(id: &str, sha256: String) -> Provenance {
    provenance([SchemeHash { id: id.to_owned(), sha256 }], &ErrorModel::table1())
}
