//! Tables of numbers that accompany a log: how long each run took and how much memory it accessed, and counts of weak cells.
//!
//! They are short and made by hand or script, so a file with any mistake is rejected, with the place of the mistake.

use super::sighting::device;
use crate::csv;
use eccforge_files::diagnostic::{Checked, Diagnostic, Place, SourceFile, suggest};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// Conditions of one run.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Run {
    /// Number of the run, as in the log.
    pub run: u32,
    /// Seconds of exposure; 0 if not given.
    pub seconds: f64,
    /// Accesses to memory entries; 0 if not given.
    pub accesses: f64,
    /// Refresh period in milliseconds, if given.
    pub refresh_ms: Option<f64>,
    /// Particles per cm²; 0 if not given.
    pub fluence: f64,
    /// The device; 0 if not given.
    pub device: u64,
}

/// Weak cells at one refresh period.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WeakCount {
    /// Refresh period in milliseconds.
    pub refresh_ms: f64,
    /// Number of recorded weak cells.
    pub cells: f64,
}

/// Reads the conditions of runs: `run` and any of `seconds`, `accesses`, `refresh_ms`, `fluence` and `device`.
pub fn runs(file: &SourceFile) -> Checked<Vec<Run>> {
    let rows = table(file, &["run"], &["seconds", "accesses", "refresh_ms", "fluence", "device"])?;
    let mut seen = BTreeSet::new();
    file.attach(rows.iter().map(|row| run(row, &mut seen)).collect())
}

/// The conditions of a row; `seen` contains the runs of earlier rows.
fn run(row: &[Field<'_>], seen: &mut BTreeSet<u32>) -> Checked<Run> {
    let number_or_zero = |column: usize| number(&row[column]).map(|n| n.unwrap_or(0.0));
    let run = number_or_zero(0)?;
    if run.fract() != 0.0 || run > f64::from(u32::MAX) {
        return rejected(row[0].0, "a run is a whole number below 2^32".into());
    }
    // The exposure of a repeated run would count twice.
    if !seen.insert(run as u32) {
        return rejected(row[0].0, "this run is given twice".into());
    }
    let (seconds, accesses, fluence) = (number_or_zero(1)?, number_or_zero(2)?, number_or_zero(4)?);
    let device = if row[5].1.is_empty() { 0 } else { device(row[5].1.as_bytes()) };
    Ok(Run { run: run as u32, seconds, accesses, refresh_ms: number(&row[3])?, fluence, device })
}

/// Reads counts of weak cells: `refresh_ms,weak_cells`, by ascending refresh period.
pub fn weak_counts(file: &SourceFile) -> Checked<Vec<WeakCount>> {
    let rows = table(file, &["refresh_ms", "weak_cells"], &[])?;
    let counts: Vec<WeakCount> = file.attach(rows.iter().map(|row| weak_count(row)).collect())?;
    match counts.windows(2).position(|w| w[0].refresh_ms >= w[1].refresh_ms) {
        Some(i) => file.attach(rejected(rows[i + 1][0].0, "refresh periods must ascend".into())),
        None => Ok(counts),
    }
}

fn weak_count(row: &[Field<'_>]) -> Checked<WeakCount> {
    let [refresh_ms, cells] = [number(&row[0])?, number(&row[1])?].map(|n| n.unwrap_or(0.0));
    Ok(WeakCount { refresh_ms, cells })
}

/// A field of a row with its place; empty where the table has no such column.
type Field<'t> = (Place, Cow<'t, str>);

fn rejected<T>(at: Place, message: String) -> Checked<T> {
    at.error("here", message).err()
}

/// A non-negative number; `None` if the field is empty.
fn number((at, text): &Field<'_>) -> Checked<Option<f64>> {
    match text.parse::<f64>() {
        _ if text.is_empty() => Ok(None),
        Ok(v) if v.is_finite() && v >= 0.0 => Ok(Some(v)),
        _ => rejected(*at, format!("`{text}` is not a number from 0 up")),
    }
}

/// Fields of a CSV table by the names of their columns: first the required ones, then the optional ones.
fn table<'t>(file: &'t SourceFile, needed: &[&str], optional: &[&str]) -> Checked<Vec<Vec<Field<'t>>>> {
    file.attach(rows(&file.text, needed, optional))
}

fn rows<'t>(text: &'t str, needed: &[&str], optional: &[&str]) -> Checked<Vec<Vec<Field<'t>>>> {
    // Remarks are allowed, because people write these tables.
    let mut records = csv::records(text).filter(|(_, record)| !record.starts_with('#'));
    let Some((start, header)) = records.next() else {
        return Diagnostic::whole(format!("is empty; expected the header {}", needed.join(","))).err();
    };
    let names: Vec<&str> = needed.iter().chain(optional).copied().collect();
    let mut order = Vec::new();
    for (at, field) in csv::placed(start, header)? {
        let place = names.iter().position(|n| *n == field);
        let help = suggest(&field, &names, "column");
        // Unknown columns are ignored; one that is nearly a known name is a mistake, and ignoring it would change the result.
        if place.is_none() && help.starts_with("did you mean") {
            return at.error("not a column here", format!("unknown column `{field}`")).help(help).err();
        }
        order.push(place);
    }
    if let Some(name) = needed.iter().enumerate().find(|(i, _)| !order.contains(&Some(*i))).map(|(_, n)| n) {
        let at = Place { offset: start, length: header.len() };
        let help = format!("the columns are {}; `{name}` is required", names.join(", "));
        return at.error("this header", format!("the column `{name}` is missing")).help(help).err();
    }
    let mut rows = Vec::new();
    for (start, record) in records {
        let whole = Place { offset: start, length: record.len() };
        let found = csv::placed(start, record)?;
        if found.len() != order.len() {
            let message = format!("{} fields where the header has {}", found.len(), order.len());
            return whole.error("this line", message).err();
        }
        let mut row = vec![(whole, Cow::Borrowed("")); names.len()];
        for (column, field) in order.iter().zip(found) {
            if let Some(i) = column {
                row[*i] = field;
            }
        }
        if let Some(i) = (0..needed.len()).find(|i| row[*i].1.is_empty()) {
            return rejected(row[i].0, format!("`{}` is empty", names[i]));
        }
        rows.push(row);
    }
    Ok(rows)
}
