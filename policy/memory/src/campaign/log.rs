//! Logs of many runs: CSV, JSON lines, or results of `eccforge memtest --format json`.
//!
//! CSV has the columns `card`, `iterations`, `failed`, and may have `status` (`complete`, `interrupted`, `could-not-run`),
//! one for each test by its code (failed iterations), and any others, which are attributes of the card. A line of JSON
//! has the keys `card`, `iterations`, `failed`, `status`, `tests` and `attributes`.

use super::Execution;
use crate::memtest::Test;
use crate::memtest::result::{FORMAT, MemtestResult};
use eccforge_evidence::csv;
use eccforge_files::diagnostic::{Diagnostic, Place, SourceFile};

type Refusal = Box<Diagnostic>;

/// Reads a log of any of the three forms.
///
/// # Errors
/// The first invalid line, with its place.
pub fn read(file: &SourceFile) -> Result<Vec<Execution>, Refusal> {
    file.attach(executions(file))
}

fn executions(file: &SourceFile) -> Result<Vec<Execution>, Refusal> {
    if !file.text.trim_start().starts_with('{') {
        return read_csv(file);
    }
    match serde_json::from_str::<MemtestResult>(&file.text) {
        Ok(result) => of_result(result).map(|e| vec![e]),
        Err(e) if file.text.contains(FORMAT) => Err(json_error(0, &file.text, &e)),
        Err(_) => read_lines(file),
    }
}

fn of_result(r: MemtestResult) -> Result<Execution, Refusal> {
    if r.format != FORMAT {
        let message = format!("this is a result of format `{}`; `{FORMAT}` is read", r.format);
        return Diagnostic::whole(message).err();
    }
    let tests = r.tests.iter().map(|t| (t.test, t.failed_iterations)).collect();
    let (card, status, attributes) = (r.card, r.status, r.attributes);
    let execution =
        Execution { card, status, iterations: r.iterations, failed: r.failed_iterations, tests, attributes };
    check(&execution).map_err(|m| Box::new(Diagnostic::whole(m)))?;
    Ok(execution)
}

/// Maximum number of iterations of a run: at one iteration a microsecond, they take about a fortnight. Sums over
/// sixteen million runs stay below 2^64.
const MOST_ITERATIONS: u64 = 1 << 40;

/// Rejects counts that no run of tests can have: they come from a run that failed, not from memory.
fn check(e: &Execution) -> Result<(), String> {
    if e.iterations > MOST_ITERATIONS {
        return Err(format!("{} iterations: no run has more than {MOST_ITERATIONS}", e.iterations));
    }
    let most = e.tests.iter().map(|(t, n)| (t.code(), *n)).chain([("all tests", e.failed)]).max_by_key(|t| t.1);
    match most {
        Some((what, n)) if n > e.iterations => Err(format!(
            "{n} of {} iterations failed in {what}: more than there were; a run that could not be started is not a \
             memory error (status `could-not-run`)",
            e.iterations
        )),
        _ => Ok(()),
    }
}

fn json_error(offset: usize, line: &str, e: &serde_json::Error) -> Refusal {
    let before: usize = line.split_inclusive('\n').take(e.line().saturating_sub(1)).map(str::len).sum();
    let at = offset + (before + e.column().saturating_sub(1)).min(line.len());
    let text = e.to_string();
    let message = text.split(" at line ").next().unwrap_or(&text).to_owned();
    Box::new(Place { offset: at, length: 1 }.error("here", message))
}

fn read_lines(file: &SourceFile) -> Result<Vec<Execution>, Refusal> {
    let mut executions = Vec::new();
    let mut offset = 0;
    for line in file.text.split_inclusive('\n') {
        if !line.trim().is_empty() {
            let execution = serde_json::from_str(line).map_err(|e| json_error(offset, line, &e))?;
            let place = Place { offset, length: line.trim_end().len() };
            check(&execution).map_err(|m| Box::new(place.error("this run", m)))?;
            executions.push(execution);
        }
        offset += line.len();
    }
    Ok(executions)
}

fn read_csv(file: &SourceFile) -> Result<Vec<Execution>, Refusal> {
    let mut records = csv::records(&file.text);
    let (start, header) = records.next().unwrap_or_default();
    let header: Vec<String> = csv::placed(start, header)?.into_iter().map(|(_, name)| name.into_owned()).collect();
    for needed in ["card", "iterations", "failed"] {
        if !header.iter().any(|h| h == needed) {
            let at = Place { offset: 0, length: 0 }.error("the header", format!("the column `{needed}` is missing"));
            return at.help("the header needs `card`, `iterations` and `failed`; see docs/memory.md").err();
        }
    }
    records.map(|(start, record)| of_record(&header, start, record)).collect()
}

fn of_record(header: &[String], start: usize, record: &str) -> Result<Execution, Refusal> {
    let whole = Place { offset: start, length: record.len() };
    let values = csv::placed(start, record)?;
    if values.len() != header.len() {
        let message = format!("{} fields where the header has {}", values.len(), header.len());
        return whole.error("this line", message).err();
    }
    let mut execution = Execution::default();
    for (column, (place, value)) in header.iter().zip(values) {
        let wrong = |message: String| Box::new(place.error("this value", message));
        let number =
            || value.parse::<u64>().map_err(|_| wrong(format!("`{value}` is not a whole number of iterations")));
        match (column.as_str(), &*value) {
            ("card", _) => execution.card = value.into_owned(),
            ("iterations", _) => execution.iterations = number()?,
            ("failed", _) => execution.failed = number()?,
            (_, "") => {}
            ("status", _) => {
                execution.status = serde_json::from_value((*value).into())
                    .map_err(|_| wrong(format!("`{value}` is not a status: complete, interrupted or could-not-run")))?;
            }
            _ => match Test::EVERY.into_iter().find(|t| t.code() == column) {
                Some(test) => drop(execution.tests.insert(test, number()?)),
                None => drop(execution.attributes.insert(column.clone(), value.into_owned())),
            },
        }
    }
    check(&execution).map_err(|m| Box::new(whole.error("this run", m)))?;
    Ok(execution)
}
