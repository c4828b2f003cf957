//! The fewest wrong bits of a silent error and the files for other solvers, as a document.

use eccforge_codes::report::{About, OfCode};
use eccforge_report::{Document, Table, grouped, with_noun};
use schemars::JsonSchema;
use serde::Serialize;

/// The fewest wrong bits of an entry that end in silent wrong data, and the files that let others verify it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Fewest {
    /// Fewest wrong bits of a silent error; null if none was found among the errors that were counted.
    pub wrong_bits: Option<usize>,
    /// No error of up to this many wrong bits is silent: the claim of the proof.
    pub none_up_to: usize,
    /// Number of variables of the problems.
    pub variables: i32,
    /// Number of clauses of the problems.
    pub clauses: usize,
    /// Number of steps of the proof.
    pub steps: u64,
    /// Weighted CNF: its optimum is `wrong_bits`.
    pub wcnf: String,
    /// Pseudo-Boolean problem: a silent error of at most `none_up_to` wrong bits.
    pub problem: String,
    /// Proof that the problem has no solution, for VeriPB 3.0.
    pub proof: String,
}

impl OfCode for Fewest {
    const NAME: &'static str = "check-fewest";

    fn document(about: &About<'_, Self>) -> Document {
        let of = &about.result;
        let most = with_noun(of.none_up_to as u64, "wrong bit");
        let answer = match of.wrong_bits {
            Some(n) => format!("The fewest wrong bits that end in silent wrong data: {n}."),
            None => "No silent error was found among the errors that were counted.".to_owned(),
        };
        let mut document = about.titled("the fewest wrong bits of a silent error", answer);
        let size = [of.variables.to_string(), of.clauses.to_string(), of.steps.to_string()].map(|n| grouped(&n));
        let [variables, clauses, steps] = size;
        let rows = [
            [
                of.wcnf.clone(),
                format!("weighted CNF: {variables} variables, {clauses} clauses; the optimum is the fewest wrong bits"),
            ],
            [of.problem.clone(), format!("OPB: a silent error of up to {most}")],
            [of.proof.clone(), format!("proof for VeriPB 3.0 that there is none, in {steps} steps")],
        ];
        document.section("Files").table(Table::words(&["file", "contents"]).rows(rows));
        document
    }

    fn records(about: &About<'_, Self>) -> String {
        let of = &about.result;
        let fewest = of.wrong_bits.map_or_else(String::new, |n| n.to_string());
        let row =
            [fewest, of.none_up_to.to_string(), of.variables.to_string(), of.clauses.to_string(), of.steps.to_string()];
        Table::keyed("wrong_bits none_up_to variables clauses steps").rows([row]).csv()
    }
}
