//! `prove GOAL MUTANTS ID...`: proves built-in schemes under a goal (readable, area, delay) and prints the results.

use eccforge_hdl::design::{Goal, Options};
use eccforge_hdl::prove::{prove, table};
use eccforge_scheme::builtin;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [goal, mutants, ids @ ..] = arguments.as_slice() else { return Err("usage: prove GOAL MUTANTS ID...".into()) };
    let goal: Goal = serde_json::from_value(goal.as_str().into())?;
    for id in ids {
        let scheme = builtin(id).ok_or(format!("no shipped scheme `{id}`"))?.scheme();
        let record = prove(&scheme, &Options { goal, ..Options::default() }, mutants.parse()?)?;
        println!("{id}, {goal:?}: holds {} in {:.1} s", record.holds(), record.proof_seconds());
        for e in &record.equivalence {
            println!("  {} outputs of {} equal: {} ({:.1} s): {}", e.outputs, e.module, e.equal, e.seconds, e.evidence);
            if let Some(c) = &e.counterexample {
                print!("{}", table(c));
            }
        }
        for s in record.steps() {
            println!("  {}: {} {:?} ({:.1} s)", s.claim, s.evidence, s.failure, s.seconds);
        }
        for m in &record.mutants {
            println!(
                "  mutants {} by pattern {} by proof {} equivalent {} survivors {:?} share {:.4} ({:.1} s)",
                m.mutants,
                m.killed_by_pattern,
                m.killed_by_proof,
                m.equivalent,
                m.survivors,
                m.killed_share(),
                m.seconds
            );
        }
    }
    Ok(())
}
