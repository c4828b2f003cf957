//! Runs a work: computes our figures for its tables and statements, and the facts that a report shows.

use super::by_class::{ClassCell, Total};
use super::counting::{Counting, Table, classes, indices};
use super::judge::{Judgement, Verdict};
use super::statements::StatementResult;
use super::tables::TableSpec;
use super::work::Work;
use eccforge_codes::report::{Provenance, SchemeHash};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact;
use eccforge_exact::sampled::{Sampled, SampledCell};
use eccforge_exact::sampler::Sampler;
use eccforge_outcomes::system::SystemInputs;
use eccforge_scheme::stages::Stages;

/// Everything that `eccforge reproduce WORK` reports.
#[derive(Clone, Debug)]
pub struct WorkResult {
    /// Published work that was reproduced.
    pub work: Work,
    /// Each published table with our figures.
    pub tables: Vec<Table>,
    /// Cells of the work's table by class, scheme by scheme. Omits a cell if the scheme's entry has no pattern of the class.
    pub cells: Vec<ClassCell>,
    /// Totals of the schemes that have a cell for every class of the model.
    pub totals: Vec<Total>,
    /// Statements of the text whose schemes have totals.
    pub statements: Vec<StatementResult>,
    /// Sampled counts of the cells, if they were requested.
    pub sampled: Option<Sampled>,
}

impl WorkResult {
    /// The comparisons of our figures with all published figures of tables.
    pub fn judgements(&self) -> impl Iterator<Item = &Judgement> {
        let figures = self.tables.iter().flat_map(|t| &t.rows).flat_map(|r| &r.cells).map(|c| &c.judgement);
        self.cells.iter().filter_map(|c| c.judgement.as_ref()).chain(figures)
    }

    /// Whether every published figure and statement is as expected, and no sampled count contradicts an exact value.
    pub fn as_expected(&self) -> bool {
        self.judgements().all(|j| j.expected)
            && self.statements.iter().all(|s| s.expected)
            && self.sampled.iter().flat_map(|s| &s.cells).all(|c| !c.denies_exact)
    }

    /// Number of figures with each verdict: exact match, within sampling error, differs.
    pub fn verdicts(&self) -> [usize; 3] {
        [Verdict::ExactMatch, Verdict::WithinSamplingError, Verdict::Differs]
            .map(|v| self.judgements().filter(|j| j.verdict == v).count())
    }

    /// Number of schemes at the end of the table by class without published figures; 0 if no scheme has any.
    pub fn unpublished(&self) -> usize {
        let schemes = self.work.by_class.as_ref().map_or(&[][..], |by_class| &by_class.schemes);
        let mut last = 0;
        for scheme in schemes.iter().rev() {
            if self.cells.iter().any(|cell| cell.scheme == scheme.id && cell.judgement.is_some()) {
                break;
            }
            last += 1;
        }
        // Without any published figure, hiding the last rows would hide the table.
        if last == schemes.len() { 0 } else { last }
    }

    /// The cell of a scheme and class.
    pub fn cell(&self, scheme: &str, class: &str) -> Option<&ClassCell> {
        self.cells.iter().find(|c| c.scheme == scheme && c.class == class)
    }

    /// The sampled counts of a cell.
    pub fn sampled_cell(&self, scheme: &str, class: &str) -> Option<&SampledCell> {
        self.sampled.as_ref()?.cells.iter().find(|c| c.scheme == scheme && c.class == class)
    }

    /// The provenance of the result. A work without a table by class defines its own errors, so its text replaces the
    /// model.
    pub fn provenance(&self, version: &str, command: &str) -> Provenance {
        let work = &self.work;
        let by_class = work.by_class.iter().flat_map(|table| &table.schemes);
        let of_rows = work.schemes.iter().map(|(_, stages)| stages);
        let mut schemes: Vec<SchemeHash> =
            by_class.chain(of_rows.clone().filter_map(Stages::single)).map(Into::into).collect();
        for stage in of_rows.filter(|s| s.single().is_none()).flat_map(|s| &s.stages) {
            // Two pipelines may share a stage, and a provenance lists each scheme once.
            if schemes.iter().all(|s| s.id != stage.scheme.id()) {
                schemes.push((&stage.scheme).into());
            }
        }
        let file = work.by_class.as_ref().map_or(&work.file, |table| &table.model.file);
        Provenance::new(version, command, schemes, file)
    }
}

/// Number of patterns that [`run`] will try or draw: the total of its progress.
pub fn work(work: &Work) -> u64 {
    let by_class = work.by_class.as_ref().map_or(0, |table| table.work());
    let outcomes = work.tables.iter().filter_map(|table| match table {
        TableSpec::Outcomes(table) => Some(table),
        _ => None,
    });
    let rows = outcomes.flat_map(|table| table.rows.iter().map(move |row| (table, &row.value)));
    let of_rows = rows.map(|(table, row)| match (&work.model, work.scheme(&row.scheme).and_then(Stages::single)) {
        (Some(model), Some(scheme)) => exact::work(scheme, model, &indices(model, classes(&row.errors.value))),
        (None, Some(_)) => 0,
        (_, None) => table.sampled_of(row).map_or(0, |s| s.samples),
    });
    by_class + of_rows.sum::<u64>()
}

/// Computes all quantities for which the work gives figures; `sampler` counts the rows of stages.
///
/// # Errors
/// Some errors cannot be counted for a scheme, or there are stages and no sampler.
pub fn run(work: Work, progress: &Progress, sampler: Option<&dyn Sampler>) -> Result<WorkResult, String> {
    let mut counting = Counting::new(&work, progress, sampler);
    let mut tables = Vec::new();
    for table in &work.tables {
        tables.extend(counting.table(table)?);
    }
    let (mut cells, mut totals, mut statements) = Default::default();
    if let Some(table) = &work.by_class {
        (cells, totals) = table.run(progress)?;
        // Statements are of the publication's model and machine: under others, every difference would look like an error.
        if table.comparable() && work.system == SystemInputs::default() {
            statements = work.statements.iter().filter_map(|s| s.result(&totals, work.system)).collect();
        }
    }
    Ok(WorkResult { tables, cells, totals, statements, sampled: None, work })
}
