//! Computes our figures for a work (long: one function for each kind of row).

use super::by_class::{ClassCell, Total};
use super::judge::{Judgement, Verdict, judge_outcome};
use super::outcomes::Outcomes;
use super::quantities::{detected_in_check_bits, fact, reached_outside, syndrome};
use super::spec::{Column, Errors, RowSpec, TableSpec, Unit, Weights};
use super::staged;
use super::statements::StatementResult;
use super::work::Work;
use eccforge_codes::profile::{LONGEST, Profile};
use eccforge_codes::report::Provenance;
use eccforge_codes::weights::Enumerators;
use eccforge_exact::count::{ByWeight, at_rate, of_weight};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::sampled::{Sampled, SampledCell};
use eccforge_exact::sampler::{Refused, Sampler};
use eccforge_exact::{exact, scattered};
use eccforge_model::ErrorModel;
use eccforge_outcomes::system::SystemInputs;
use eccforge_outcomes::{Probabilities, Tally};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::Stages;
use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::Zero;
use rustc_hash::FxHashMap;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::hash_map::Entry;

/// A figure of a work and ours.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Cell {
    /// Name of the quantity.
    #[serde(rename = "quantity")]
    pub column: Column,
    /// Ours, with two places more than the published figure.
    pub ours: String,
    /// The published figure and the comparison of ours with it.
    #[serde(flatten)]
    pub judgement: Judgement,
}

/// A row of a table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Row {
    /// Name.
    pub name: String,
    /// Scheme id.
    pub scheme: String,
    /// The errors in words; empty for facts of a scheme.
    pub errors: String,
    /// The method that found our figures.
    pub method: String,
    /// One for each column.
    #[serde(rename = "figures")]
    pub cells: Vec<Cell>,
}

/// A table of a work with our figures.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Table {
    /// Short name.
    pub id: String,
    /// Title of the table.
    pub title: String,
    /// The source of its figures.
    pub figures: String,
    /// The unit of its figures.
    pub unit: Unit,
    /// Its columns.
    #[serde(skip)]
    pub columns: Vec<Column>,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// Everything that `eccforge reproduce WORK` reports.
#[derive(Clone, Debug)]
pub struct Report {
    /// The work.
    pub work: Work,
    /// Its tables.
    pub tables: Vec<Table>,
    /// Cells of its table by class, scheme by scheme. Omits a cell if the scheme's entry has no pattern of the class.
    pub cells: Vec<ClassCell>,
    /// Totals of the schemes that have a cell for every class of the model.
    pub totals: Vec<Total>,
    /// Statements of the text whose schemes have totals.
    pub statements: Vec<StatementResult>,
    /// Sampled counts of the cells, if they were requested.
    pub sampled: Option<Sampled>,
}

impl Report {
    /// The comparisons of ours with all published figures of tables.
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

    /// Number of the last schemes of the table by class for which nothing is published, if something is for others.
    pub fn unpublished(&self) -> usize {
        let schemes = self.work.by_class.as_ref().map_or(&[][..], |by_class| &by_class.schemes);
        let is_published = |id: &str| self.cells.iter().any(|cell| cell.scheme == id && cell.judgement.is_some());
        let last = schemes.iter().rev().take_while(|scheme| !is_published(&scheme.id)).count();
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

    /// Its provenance. A work without a table by class defines its own errors, so its text replaces the
    /// model.
    pub fn provenance(&self, version: &str, command: &str) -> Provenance {
        let work = &self.work;
        let by_class = work.by_class.iter().flat_map(|table| &table.schemes);
        let all = || work.schemes.iter().map(|(_, stages)| stages);
        let mut schemes: Vec<&Scheme> = by_class.chain(all().filter_map(Stages::single)).collect();
        for stage in all().filter(|s| s.single().is_none()).flat_map(|s| &s.stages) {
            if schemes.iter().all(|s| s.id != stage.scheme.id) {
                schemes.push(&stage.scheme);
            }
        }
        let file = work.by_class.as_ref().map_or(&work.file, |table| &table.model.file);
        Provenance::new(version, command, schemes, file)
    }
}

/// Patterns that [`run`] will try or draw: the total of its progress.
pub fn work(work: &Work) -> u64 {
    let rows = work.tables.iter().flat_map(|t| t.rows.iter().map(move |row| (t, row)));
    let by_class = work.by_class.as_ref().map_or(0, |table| table.work());
    let of_rows = rows.map(|(table, row)| {
        match (&row.value.errors, &work.model, work.scheme(&row.value).and_then(Stages::single)) {
            (Some(errors), Some(model), Some(scheme)) => {
                exact::work(scheme, model, &indices(model, classes(&errors.value)))
            }
            (.., Some(_)) => 0,
            (.., None) => table.sampled_of(&row.value).map_or(0, |s| s.samples),
        }
    });
    by_class + of_rows.sum::<u64>()
}

/// Computes all quantities for which the work gives figures; `sampler` counts the rows of stages.
///
/// # Errors
/// Some errors cannot be counted for a scheme, or there are stages and no sampler.
pub fn run(work: Work, progress: &Progress, sampler: Option<&dyn Sampler>) -> Result<Report, String> {
    let (by_weight, in_check_bits, enumerators, profiles) = Default::default();
    let mut counting = Counting { work: &work, progress, sampler, by_weight, in_check_bits, enumerators, profiles };
    let mut tables = Vec::new();
    for table in &work.tables {
        let mut rows = Vec::new();
        for row in &table.rows {
            rows.push(counting.row(table, &row.value).map_err(|e| format!("{}: {e}", row.value.scheme.value))?);
        }
        let TableSpec { id, title, figures, unit, columns, .. } = table.clone();
        tables.push(Table { id, title, figures, unit, columns, rows });
    }
    let (mut cells, mut totals, mut statements) = Default::default();
    if let Some(table) = &work.by_class {
        (cells, totals) = table.run(progress)?;
        if table.comparable() && work.system == SystemInputs::default() {
            statements = work.statements.iter().filter_map(|s| s.result(&totals, work.system)).collect();
        }
    }
    Ok(Report { tables, cells, totals, statements, sampled: None, work })
}

fn classes(errors: &Errors) -> &[String] {
    match errors {
        Errors::Classes(ids) | Errors::Exclusive(ids) => ids,
        Errors::Weights(_) | Errors::Independent(_) | Errors::Devices(_) => &[],
    }
}

/// Indices of classes in the model; all exist, because the work was checked.
fn indices(model: &ErrorModel, ids: &[String]) -> Vec<usize> {
    ids.iter().filter_map(|id| model.classes.iter().position(|c| c.id == *id)).collect()
}

struct Counting<'a> {
    work: &'a Work,
    progress: &'a Progress,
    sampler: Option<&'a dyn Sampler>,
    /// Keyed by the name that rows give to a scheme, because two files may have the same id.
    by_weight: FxHashMap<&'a str, ByWeight>,
    in_check_bits: FxHashMap<&'a str, Vec<Tally>>,
    enumerators: FxHashMap<&'a str, Enumerators>,
    profiles: FxHashMap<&'a str, Profile>,
}

/// Cached data of a scheme, computed at its first use.
fn known<'m, 'k, T>(
    map: &'m mut FxHashMap<&'k str, T>,
    name: &'k str,
    make: impl FnOnce() -> Result<T, String>,
) -> Result<&'m T, String> {
    Ok(match map.entry(name) {
        Entry::Occupied(entry) => entry.into_mut(),
        Entry::Vacant(entry) => entry.insert(make()?),
    })
}

const BY_DUAL: &str = "counted by weight from the dual code";

impl<'a> Counting<'a> {
    fn row(&mut self, table: &TableSpec, row: &'a RowSpec) -> Result<Row, String> {
        let work = self.work;
        let stages = work.scheme(row).ok_or("the scheme was not read with the work")?;
        let Some(scheme) = stages.single() else {
            let outcomes = staged::outcomes(work, stages, (table, row), self.sampler, self.progress)?;
            let named = (stages.id.as_str(), stages.name.as_str());
            return Ok(judged(table, row, named, Some(&outcomes), &|_| String::new()));
        };
        if let Some(region) = &row.region {
            let why = region.value.problem(1).or_else(|| region.value.unfit(scheme.geometry));
            why.map_or(Ok(()), |why| Err(format!("the region of `{}`: {why}", table.id)))?;
        }
        let outcomes = match &row.errors {
            Some(errors) if table.unit != Unit::Number => {
                let mut outcomes = self.outcomes(row, scheme, &errors.value)?;
                if table.columns.contains(&Column::DataWrong) {
                    outcomes.data_wrong = Some(self.data_wrong(row, scheme, &errors.value, &outcomes.probabilities)?);
                }
                Some(worst_of(refuse(outcomes, scheme, row)?, row))
            }
            _ => None,
        };
        let listed = match (&row.at, table.columns.as_slice()) {
            (Some(at), [Column::Syndrome]) => {
                let found = syndrome(scheme, row.from_bit.as_ref().map(|bit| bit.value), at.value[0])?;
                Some(format!("{found:#0width$x}", width = row.values.value[0].len()))
            }
            (Some(at), [column]) => Some(self.at(row, scheme, *column, at.value[0])?.to_string()),
            _ => None,
        };
        let facts = |column: Column| match (column, &row.region) {
            _ if listed.is_some() => listed.clone().unwrap_or_default(),
            (Column::ReachedOutside, Some(region)) => reached_outside(scheme, region.value).to_string(),
            _ => fact(scheme, column).to_string(),
        };
        Ok(judged(table, row, (&scheme.id, &scheme.name), outcomes.as_ref(), &facts))
    }

    fn outcomes(&mut self, row: &'a RowSpec, scheme: &Scheme, errors: &Errors) -> Result<Outcomes, String> {
        match errors {
            Errors::Weights(Weights::Exactly(bits)) if *bits <= 3 => {
                let tally = match of_weight(scheme, *bits) {
                    Some(tally) => tally,
                    None => self.by_weight(row, scheme)?.sum(|k| k == *bits),
                };
                counted(tally, "enumerated")
            }
            Errors::Weights(which) => counted(
                self.by_weight(row, scheme)?.sum(|k| match which {
                    Weights::Exactly(bits) => k == *bits,
                    Weights::Odd => k % 2 == 1,
                    Weights::Even => k % 2 == 0 && k > 0,
                }),
                BY_DUAL,
            ),
            Errors::Independent(rate) => {
                let rate = Errors::rate(rate).ok_or("not a probability")?;
                let probabilities = self.by_weight(row, scheme)?.at_rate(&rate).probabilities();
                Ok(Outcomes::exact(probabilities, BY_DUAL))
            }
            Errors::Devices(_) => Err("one scheme has no devices with words of their own".to_owned()),
            Errors::Classes(ids) | Errors::Exclusive(ids) => self.of_classes(scheme, ids, errors),
        }
    }

    fn of_classes(&self, scheme: &Scheme, ids: &[String], errors: &Errors) -> Result<Outcomes, String> {
        let model = self.work.model.as_ref().ok_or("the work has no model")?;
        let indices = indices(model, ids);
        let mut results = exact::evaluate(scheme, model, &indices, errors.reading(), self.progress)?;
        let method = match results.iter().all(|r| r.method == exact::Method::Counted) {
            true => "counted",
            false => "enumerated",
        };
        if let [_] = results.as_slice() {
            return counted(results.remove(0).tally, method);
        }
        let all: BigRational = indices.iter().map(|&i| model.probability(&model.classes[i])).sum();
        let mut parts = Vec::new();
        for (result, &i) in results.iter().zip(&indices) {
            let p = result.probabilities().ok_or_else(|| format!("the class `{}` has no patterns", result.class))?;
            parts.push((model.probability(&model.classes[i]) / &all, p));
        }
        let probabilities = Probabilities::weighted(parts.iter().map(|(w, p)| (w.clone(), p)));
        Ok(Outcomes::exact(probabilities, method))
    }

    /// The figure of a column for one weight or distance.
    fn at(&mut self, row: &'a RowSpec, scheme: &Scheme, column: Column, at: usize) -> Result<BigUint, String> {
        let name = &row.scheme.value;
        if column == Column::LongestData {
            let profile = known(&mut self.profiles, name, || Profile::new(&scheme.code, LONGEST))?;
            return Ok(profile.longest_data(at).into());
        }
        let found = known(&mut self.enumerators, name, || Enumerators::new(&scheme.code))?;
        let words = if column == Column::Words { &found.code } else { &found.dual };
        words.get(at).cloned().ok_or_else(|| format!("a codeword has no weight {at}"))
    }

    fn by_weight(&mut self, row: &'a RowSpec, scheme: &Scheme) -> Result<&ByWeight, String> {
        known(&mut self.by_weight, &row.scheme.value, || ByWeight::new(scheme))
    }

    /// The probability that data is delivered wrong, or has wrong bits in an entry that is detected.
    fn data_wrong(
        &mut self,
        row: &'a RowSpec,
        scheme: &Scheme,
        errors: &Errors,
        p: &Probabilities,
    ) -> Result<BigRational, String> {
        let Errors::Independent(rate) = errors else { return Err("the errors are not independent".to_owned()) };
        let rate = Errors::rate(rate).ok_or("not a probability")?;
        let kept = known(&mut self.in_check_bits, &row.scheme.value, || detected_in_check_bits(scheme))?;
        let bits = scheme.geometry.bits();
        let kept = at_rate(bits, kept, &rate).detected;
        let kept = BigRational::new(kept.into(), rate.denom().pow(bits as u32));
        Ok(BigRational::from_integer(1.into()) - &p.clean - &p.corrected - kept)
    }
}

/// A row of published figures and ours, for outcomes or facts of a scheme. `named`: id and name of the scheme.
fn judged(
    table: &TableSpec,
    row: &RowSpec,
    named: (&str, &str),
    outcomes: Option<&Outcomes>,
    facts: &dyn Fn(Column) -> String,
) -> Row {
    let samples = row.samples.or(table.samples);
    let cell = |(&column, published): (&Column, &String)| {
        let (ours, verdict, z) = match outcomes {
            Some(outcomes) => judge_outcome(table.unit, column, outcomes, published, samples),
            None => {
                let ours = facts(column);
                let verdict = Verdict::exact_if(ours == *published);
                (ours, verdict, None)
            }
        };
        let known = row.differs.iter().find(|d| d.value.columns.contains(&column)).map(|d| d.value.reason.as_str());
        Cell { column, ours, judgement: Judgement::new(published, verdict, z, known) }
    };
    Row {
        name: row.name.clone().unwrap_or_else(|| named.1.to_owned()),
        scheme: named.0.to_owned(),
        errors: match (&row.errors, &row.at, table.columns[0].parameter()) {
            (Some(errors), ..) => errors.value.words(),
            (None, Some(at), Some(parameter)) => format!("{parameter} {}", at.value[0]),
            _ => String::new(),
        },
        method: outcomes.map_or("read off H".to_owned(), |o| o.method.clone()),
        cells: table.columns.iter().zip(&row.values.value).map(cell).collect(),
    }
}

/// The outcomes if the row's rule rejects entries that would be delivered correctly.
fn refuse(mut outcomes: Outcomes, scheme: &Scheme, row: &RowSpec) -> Result<Outcomes, String> {
    let (Some(Refused::ScatteredCorrections), Some(Errors::Independent(rate))) =
        (row.refused.as_ref().map(|r| r.value), row.errors.as_ref().map(|e| &e.value))
    else {
        return Ok(outcomes);
    };
    let rate = Errors::rate(rate).ok_or("not a probability")?;
    let right = scattered::right(scheme, &rate)?;
    let p = &mut outcomes.probabilities;
    p.corrected = right - &p.clean;
    p.detected = BigRational::from_integer(1.into()) - &p.clean - &p.corrected - p.silent();
    Ok(outcomes)
}

/// Outcomes of several entries with such errors each: silent if one is silent, detected if none is silent and one is
/// detected.
fn worst_of(outcomes: Outcomes, row: &RowSpec) -> Outcomes {
    let Some(entries) = row.entries.as_ref().map(|e| e.value).filter(|e| *e > 1) else { return outcomes };
    let one = BigRational::from_integer(1.into());
    let p = &outcomes.probabilities;
    let power = |p: &BigRational| (1..entries).fold(p.clone(), |product, _| product * p);
    let (right, heard) = (power(&(&p.clean + &p.corrected)), power(&(&one - p.silent())));
    let (detected, silent) = (&heard - &right, one - &heard);
    let zero = BigRational::zero();
    let probabilities =
        Probabilities { clean: zero.clone(), corrected: right, detected, undetected: zero, miscorrected: silent };
    Outcomes { tally: None, probabilities, ..outcomes }
}

fn counted(tally: Tally, method: &str) -> Result<Outcomes, String> {
    if tally.total().is_zero() {
        return Err("there are no such errors in this entry".to_owned());
    }
    Ok(Outcomes { tally: Some(tally.clone()), ..Outcomes::exact(tally.probabilities(), method) })
}
