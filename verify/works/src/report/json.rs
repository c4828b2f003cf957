//! The JSON of a reproduced work.

use super::Reproduced;
use crate::{ClassCell, StatementResult, Table, Total, Verdict, WorkResult};
use eccforge_codes::report::Provenance;
use eccforge_exact::exact::Method;
use eccforge_exact::sampled::{Sampled, SampledCell};
use eccforge_outcomes::system::SystemInputs;
use eccforge_report::json::Fractions;
use schemars::JsonSchema;
use serde::Serialize;

/// The JSON output of `eccforge reproduce`.
#[derive(Serialize, JsonSchema)]
pub struct Reproduction<'a> {
    /// Provenance: the inputs that reproduce the result.
    provenance: &'a Provenance,
    /// Id of the work.
    work: &'a str,
    /// Authors, title and venue of the publication.
    source: &'a str,
    /// Whether every published figure is as expected, and no sampled count contradicts an exact value.
    as_expected: bool,
    /// Samples for comparison with the exact cells, if requested.
    sampled: Option<&'a Sampled>,
    /// Cells of the table by class: one for each scheme and class.
    cells: Vec<CellOfClass<'a>>,
    /// All events, classes weighted by their rates: one for each scheme with a cell for every class.
    totals: &'a [Total],
    /// Statements of the work's text with our figures.
    statements: &'a [StatementResult],
    /// Inputs of the system figures; null if the work has no table by class.
    system_inputs: Option<&'a SystemInputs>,
    /// Other tables of the work.
    tables: &'a [Table],
}

/// A cell of the table by class.
#[derive(Serialize, JsonSchema)]
struct CellOfClass<'a> {
    /// Id of the scheme.
    scheme: &'a str,
    /// Id of the class of errors.
    class: &'a str,
    #[serde(flatten)]
    outcomes: Fractions,
    /// The published figure as printed; null if there is none.
    paper: Option<&'a str>,
    /// The result of comparing ours with it.
    verdict: Verdict,
    /// Whether the verdict was expected.
    expected: bool,
    /// The difference in standard errors of the published figure, if that was sampled.
    standard_errors: Option<f64>,
    /// The reason for a difference, if known.
    reason: Option<&'a str>,
    /// The method that found the counts.
    method: Method,
    /// Samples for comparison with the exact figure, if requested.
    sampled: Option<&'a SampledCell>,
}

impl<'a> From<Reproduced<'a>> for Reproduction<'a> {
    fn from(Reproduced { report, run }: Reproduced<'a>) -> Self {
        Self {
            provenance: run,
            work: &report.work.id,
            source: &report.work.source,
            as_expected: report.as_expected(),
            sampled: report.sampled.as_ref(),
            cells: report.cells.iter().map(|c| cell(report, c)).collect(),
            totals: &report.totals,
            statements: &report.statements,
            system_inputs: report.work.by_class.as_ref().map(|_| &report.work.system),
            tables: &report.tables,
        }
    }
}

fn cell<'a>(report: &'a WorkResult, c: &'a ClassCell) -> CellOfClass<'a> {
    let judgement = c.judgement.as_ref();
    CellOfClass {
        scheme: &c.scheme,
        class: &c.class,
        outcomes: Fractions::from(&c.probabilities),
        paper: judgement.map(|j| &*j.published),
        verdict: judgement.map_or(Verdict::NotPublished, |j| j.verdict),
        expected: judgement.is_none_or(|j| j.expected),
        standard_errors: judgement.and_then(|j| j.z),
        reason: judgement.and_then(|j| j.reason.as_deref()),
        method: c.method,
        sampled: report.sampled_cell(&c.scheme, &c.class),
    }
}
