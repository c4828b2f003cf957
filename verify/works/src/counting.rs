//! Computes our figures for the tables of a work, table by table.

use super::judge::{Judgement, Verdict, judge_outcome};
use super::outcomes::Outcomes;
use super::quantities::{detected_in_check_bits, fact, reached_outside, syndrome};
use super::spec::{Column, Errors, Only, OutcomeColumn, Unit, Weights};
use super::staged;
use super::tables::{Difference, ErrorList, FactTable, Items, OutcomeRow, OutcomeTable, RowOf, TableOf, TableSpec};
use super::work::Work;
use eccforge_codes::profile::{LONGEST, Profile};
use eccforge_codes::weights::Enumerators;
use eccforge_exact::count::{ByWeight, at_rate, of_weight};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::sampler::{Refused, Sampler};
use eccforge_exact::{ball, exact, scattered};
use eccforge_files::yaml::Spanned;
use eccforge_model::ErrorModel;
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
pub struct FigureCell {
    /// Name of the quantity.
    #[serde(rename = "quantity")]
    pub column: Column,
    /// The figure that eccforge computes, with two places more than the published one.
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
    pub cells: Vec<FigureCell>,
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
    /// Headings of the figures.
    #[serde(skip)]
    pub columns: Vec<Column>,
    /// Rows, each with a figure for every column.
    pub rows: Vec<Row>,
}

pub(super) fn classes(errors: &Errors) -> &[String] {
    match errors {
        Errors::Classes(ids) | Errors::Exclusive(ids) => ids,
        Errors::Weights(_) | Errors::Independent(_) | Errors::Symbols(_) | Errors::Devices(_) => &[],
    }
}

/// Indices of classes in the model; all exist, because the work was checked.
pub(super) fn indices(model: &ErrorModel, ids: &[String]) -> Vec<usize> {
    ids.iter().filter_map(|id| model.classes.iter().position(|c| c.id == *id)).collect()
}

/// The counts of a run, each made at its first use.
pub(super) struct Counting<'a> {
    work: &'a Work,
    progress: &'a Progress,
    sampler: Option<&'a dyn Sampler>,
    /// Keyed by the name that rows give to a scheme, because two files may have the same id.
    by_weight: FxHashMap<&'a str, ByWeight>,
    in_check_bits: FxHashMap<&'a str, Vec<Tally>>,
    enumerators: FxHashMap<&'a str, Enumerators>,
    profiles: FxHashMap<&'a str, Profile>,
}

/// Data of a scheme from the cache; computed at its first use.
fn cached<'m, 'k, T>(
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
    pub(super) fn new(work: &'a Work, progress: &'a Progress, sampler: Option<&'a dyn Sampler>) -> Self {
        let (by_weight, in_check_bits, enumerators, profiles) = Default::default();
        Self { work, progress, sampler, by_weight, in_check_bits, enumerators, profiles }
    }

    /// A table with our figures; `None` for the table by class, which is counted as a whole.
    pub(super) fn table(&mut self, table: &'a TableSpec) -> Result<Option<Table>, String> {
        let made = match table {
            TableSpec::ByClass(_) => return Ok(None),
            TableSpec::Outcomes(table) => self.outcome_table(table),
            TableSpec::Facts(table) => self.fact_table(table),
            TableSpec::Words(table) => {
                self.only(table, Only::Words, |own, row, scheme| own.words(row, scheme, |e| &e.code))
            }
            TableSpec::DualWords(table) => {
                self.only(table, Only::DualWords, |own, row, scheme| own.words(row, scheme, |e| &e.dual))
            }
            TableSpec::LongestData(table) => self.only(table, Only::LongestData, Self::longest_data),
            TableSpec::Syndromes(table) => self.only(table, Only::Syndrome, |_, row, scheme| syndromes(row, scheme)),
            TableSpec::ReachedOutside(table) => self.only(table, Only::ReachedOutside, |_, row, scheme| {
                // A region is checked here and not when the file is read, because it must fit each row's entry.
                if let Some(why) = row.at.problem(1).or_else(|| row.at.unfit(scheme.geometry)) {
                    return Err(format!("the region of `{}`: {why}", table.id));
                }
                Ok(vec![(String::new(), reached_outside(scheme, row.at).to_string())])
            }),
        };
        made.map(Some)
    }

    fn outcome_table(&mut self, table: &'a OutcomeTable) -> Result<Table, String> {
        let mut rows = Vec::new();
        for row in &table.rows {
            let row = &row.value;
            rows.push(self.outcome_row(table, row).map_err(|e| format!("{}: {e}", row.scheme.value))?);
        }
        let OutcomeTable { id, title, figures, unit, columns, .. } = table.clone();
        Ok(Table { id, title, figures, unit, columns: columns.into_iter().map(Column::Outcome).collect(), rows })
    }

    fn outcome_row(&mut self, table: &OutcomeTable, row: &'a OutcomeRow) -> Result<Row, String> {
        let work = self.work;
        if let Errors::Symbols(wrong) = row.errors.value {
            let ball = work.ball(&row.scheme).ok_or(UNREAD)?;
            let outcomes = exact_outcomes(ball::of_symbols(&ball, wrong)?, "counted by the weights of the code")?;
            return Ok(judged(table, row, (&ball.id, &ball.name), &outcomes));
        }
        let stages = work.scheme(&row.scheme).ok_or(UNREAD)?;
        let Some(scheme) = stages.single() else {
            let outcomes = staged::outcomes(work, stages, (table, row), self.sampler, self.progress)?;
            return Ok(judged(table, row, (&stages.id, &stages.name), &outcomes));
        };
        let mut outcomes = self.outcomes(row, scheme, &row.errors.value)?;
        if table.columns.contains(&OutcomeColumn::DataWrong) {
            outcomes.data_wrong = Some(self.data_wrong(row, scheme, &row.errors.value, &outcomes.probabilities)?);
        }
        let outcomes = worst_of(refuse(outcomes, scheme, row)?, row);
        Ok(judged(table, row, (&scheme.id, &scheme.name), &outcomes))
    }

    fn fact_table(&self, table: &FactTable) -> Result<Table, String> {
        let mut rows = Vec::new();
        for row in &table.rows {
            let scheme = self.scheme(&row.scheme)?;
            let mut cells = Vec::new();
            for (&column, published) in table.columns.iter().zip(&row.values.value) {
                let ours = fact(scheme, column).to_string();
                cells.push(compared(Column::Fact(column), ours, published, reason(&row.differs, column)));
            }
            rows.push(read_off(scheme, row.name.as_ref(), String::new(), cells));
        }
        let FactTable { id, title, figures, columns, .. } = table.clone();
        let columns = columns.into_iter().map(Column::Fact).collect();
        Ok(Table { id, title, figures, unit: Unit::Number, columns, rows })
    }

    /// A table of one quantity. `ours` returns the errors and our value of each figure of a row.
    fn only<A>(
        &mut self,
        table: &'a TableOf<A>,
        column: Only,
        ours: impl Fn(&mut Self, &'a RowOf<A>, &Scheme) -> Result<Vec<(String, String)>, String>,
    ) -> Result<Table, String> {
        let column = Column::Only(column);
        let mut rows = Vec::new();
        for row in &table.rows {
            let scheme = self.scheme(&row.scheme)?;
            let ours = ours(self, row, scheme).map_err(|e| format!("{}: {e}", row.scheme.value))?;
            rows.extend(ours.into_iter().zip(&row.values.value).map(|((errors, ours), published)| {
                let cell = compared(column, ours, published, row.differs.as_deref());
                read_off(scheme, row.name.as_ref(), errors, vec![cell])
            }));
        }
        let (id, title, figures) = (table.id.clone(), table.title.clone(), table.figures.clone());
        Ok(Table { id, title, figures, unit: Unit::Number, columns: vec![column], rows })
    }

    /// The scheme of one stage that a row names.
    fn scheme(&self, name: &Spanned<String>) -> Result<&'a Scheme, String> {
        Ok(self.work.scheme(name).and_then(Stages::single).ok_or(UNREAD)?)
    }

    fn outcomes(&mut self, row: &'a OutcomeRow, scheme: &Scheme, errors: &Errors) -> Result<Outcomes, String> {
        match errors {
            // Few patterns are tried one by one; the dual code needs all weights, which some codes have too many of.
            Errors::Weights(Weights::Exactly(bits)) if *bits <= 3 => {
                let tally = match of_weight(scheme, *bits) {
                    Some(tally) => tally,
                    None => self.by_weight(row, scheme)?.sum(|k| k == *bits),
                };
                exact_outcomes(tally, "enumerated")
            }
            Errors::Weights(which) => exact_outcomes(
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
            Errors::Devices(_) | Errors::Symbols(_) => Err("such errors are of no listed patterns".to_owned()),
            Errors::Classes(ids) | Errors::Exclusive(ids) => self.of_classes(scheme, ids, errors),
        }
    }

    fn of_classes(&self, scheme: &Scheme, ids: &[String], errors: &Errors) -> Result<Outcomes, String> {
        let model = self.work.model.as_ref().ok_or("the work has no model")?;
        let indices = indices(model, ids);
        let mut results = exact::evaluate(scheme, model, &indices, errors.reading(), self.progress)?;
        let all_counted = results.iter().all(|r| r.method == exact::Method::Counted);
        let method = if all_counted { "counted" } else { "enumerated" };
        // One class has counts; a mixture of several, weighted by their rates, has only probabilities.
        if let [_] = results.as_slice() {
            return exact_outcomes(results.remove(0).tally, method);
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

    /// The largest number of data bits at each distance of the row.
    fn longest_data(&mut self, row: &'a RowOf<Items>, scheme: &Scheme) -> Result<Vec<(String, String)>, String> {
        let profile = cached(&mut self.profiles, &row.scheme.value, || Profile::new(&scheme.code, LONGEST))?;
        let figures = row.at.0.iter().map(|at| (format!("distance {at}"), profile.longest_data(*at).to_string()));
        Ok(figures.collect())
    }

    /// The number of words of each weight in one of the enumerators.
    fn words(
        &mut self,
        row: &'a RowOf<Items>,
        scheme: &Scheme,
        which: fn(&Enumerators) -> &Vec<BigUint>,
    ) -> Result<Vec<(String, String)>, String> {
        let words = which(cached(&mut self.enumerators, &row.scheme.value, || Enumerators::new(&scheme.code))?);
        let mut figures = Vec::new();
        for at in &row.at.0 {
            let count = words.get(*at).ok_or_else(|| format!("a codeword has no weight {at}"))?;
            figures.push((format!("weight {at}"), count.to_string()));
        }
        Ok(figures)
    }

    fn by_weight(&mut self, row: &'a OutcomeRow, scheme: &Scheme) -> Result<&ByWeight, String> {
        cached(&mut self.by_weight, &row.scheme.value, || ByWeight::new(scheme))
    }

    /// The probability that data is delivered wrong, or has wrong bits in an entry that is detected.
    fn data_wrong(
        &mut self,
        row: &'a OutcomeRow,
        scheme: &Scheme,
        errors: &Errors,
        p: &Probabilities,
    ) -> Result<BigRational, String> {
        let Errors::Independent(rate) = errors else { return Err("the errors are not independent".to_owned()) };
        let rate = Errors::rate(rate).ok_or("not a probability")?;
        let in_check_bits = cached(&mut self.in_check_bits, &row.scheme.value, || detected_in_check_bits(scheme))?;
        let bits = scheme.geometry.bits();
        let detected = at_rate(bits, in_check_bits, &rate).detected;
        // Detected, but only check bits are wrong: a reader that ignores the flag still has the right data.
        let data_right = BigRational::new(detected.into(), rate.denom().pow(bits as u32));
        Ok(BigRational::from_integer(1.into()) - &p.clean - &p.corrected - data_right)
    }
}

const UNREAD: &str = "the scheme was not read with the work";

/// The syndrome of each error of the row, with as many digits as the published one.
fn syndromes(row: &RowOf<ErrorList>, scheme: &Scheme) -> Result<Vec<(String, String)>, String> {
    let mut figures = Vec::new();
    for (at, published) in row.at.errors.iter().zip(&row.values.value) {
        let found = syndrome(scheme, row.at.from_bit, *at)?;
        figures.push((format!("error {at}"), format!("{found:#0width$x}", width = published.len())));
    }
    Ok(figures)
}

/// The reason why a column is known to differ.
fn reason<C: PartialEq>(differs: &[Spanned<Difference<C>>], column: C) -> Option<&str> {
    differs.iter().find(|d| d.value.columns.contains(&column)).map(|d| d.value.reason.as_str())
}

/// Compares a figure that must equal the published one.
fn compared(column: Column, ours: String, published: &str, differs: Option<&str>) -> FigureCell {
    let verdict = Verdict::exact_if(ours == published);
    FigureCell { column, ours, judgement: Judgement::new(published, verdict, None, differs) }
}

/// A row of facts of a scheme.
fn read_off(scheme: &Scheme, name: Option<&String>, errors: String, cells: Vec<FigureCell>) -> Row {
    let name = name.unwrap_or(&scheme.name).clone();
    Row { name, scheme: scheme.id.clone(), errors, method: "read off H".to_owned(), cells }
}

/// A row of published figures and ours, for outcomes. `named` has the id and the name of the scheme.
fn judged(table: &OutcomeTable, row: &OutcomeRow, named: (&str, &str), outcomes: &Outcomes) -> Row {
    let samples = row.samples.or(table.samples);
    let mut cells = Vec::new();
    for (&column, published) in table.columns.iter().zip(&row.values.value) {
        let (ours, verdict, z) = judge_outcome(table.unit, column, outcomes, published, samples);
        let judgement = Judgement::new(published, verdict, z, reason(&row.differs, column));
        cells.push(FigureCell { column: Column::Outcome(column), ours, judgement });
    }
    Row {
        name: row.name.clone().unwrap_or_else(|| named.1.to_owned()),
        scheme: named.0.to_owned(),
        errors: row.errors.value.words(),
        method: outcomes.method.clone(),
        cells,
    }
}

/// The outcomes if the row's rule rejects entries that would be delivered correctly.
fn refuse(mut outcomes: Outcomes, scheme: &Scheme, row: &OutcomeRow) -> Result<Outcomes, String> {
    let (Some(Refused::ScatteredCorrections), Errors::Independent(rate)) =
        (row.refused.as_ref().map(|r| r.value), &row.errors.value)
    else {
        return Ok(outcomes);
    };
    let rate = Errors::rate(rate).ok_or("not a probability")?;
    // The rule only turns right entries into detected ones; silent entries remain.
    let right = scattered::right(scheme, &rate)?;
    let p = &mut outcomes.probabilities;
    p.corrected = right - &p.clean;
    p.detected = BigRational::from_integer(1.into()) - &p.clean - &p.corrected - p.silent();
    Ok(outcomes)
}

/// Outcomes of several entries, each with such errors: silent if one is silent, detected if none is silent and one is
/// detected.
fn worst_of(outcomes: Outcomes, row: &OutcomeRow) -> Outcomes {
    let Some(entries) = row.entries.as_ref().map(|e| e.value).filter(|e| *e > 1) else { return outcomes };
    let one = BigRational::from_integer(1.into());
    let p = &outcomes.probabilities;
    // The errors of the entries are independent: "all are right" and "none is silent" are powers of one entry's shares.
    let all_right = (&p.clean + &p.corrected).pow(entries as i32);
    let none_silent = (&one - p.silent()).pow(entries as i32);
    let (detected, silent) = (&none_silent - &all_right, one - &none_silent);
    let zero = BigRational::zero();
    let probabilities =
        Probabilities { clean: zero.clone(), corrected: all_right, detected, undetected: zero, miscorrected: silent };
    Outcomes { tally: None, probabilities, ..outcomes }
}

/// The outcomes of equally likely patterns.
///
/// # Errors
/// No such patterns exist.
fn exact_outcomes(tally: Tally, method: &str) -> Result<Outcomes, String> {
    // Shares of no patterns would be 0/0.
    if tally.total().is_zero() {
        return Err("there are no such errors in this entry".to_owned());
    }
    Ok(Outcomes { tally: Some(tally.clone()), ..Outcomes::exact(tally.probabilities(), method) })
}
