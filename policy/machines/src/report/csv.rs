//! The comma-separated reports of `nvidia-smi --query-retired-pages` and `--query-remapped-rows`.
//!
//! Addresses are in hexadecimal capitals without padding, as the r352 document prints them.

use super::text::{bus_id, histogram_rows};
use super::{Health, cause_name, yes_no};

/// What stands for a value that the product does not have.
const ABSENT: &str = "[N/A]";

const PAGE_FIELDS: [&str; 6] =
    ["gpu_name", "gpu_bus_id", "gpu_uuid", "retired_pages.address", "retired_pages.cause", "retired_pages.timestamp"];
const ROW_FIELDS: [&str; 12] = [
    "gpu_name",
    "gpu_bus_id",
    "gpu_uuid",
    "remapped_rows.correctable",
    "remapped_rows.uncorrectable",
    "remapped_rows.pending",
    "remapped_rows.failure",
    "remapped_rows.histogram.max",
    "remapped_rows.histogram.high",
    "remapped_rows.histogram.partial",
    "remapped_rows.histogram.low",
    "remapped_rows.histogram.none",
];

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// `--query-retired-pages`.
    RetiredPages,
    /// `--query-remapped-rows`.
    RemappedRows,
}

/// `--format=csv[,noheader][,nounits]`: whether the header, and whether units are wanted.
///
/// # Errors
/// What is possible.
pub fn parse_format(format: &str) -> Result<(bool, bool), String> {
    let mut parts = format.split(',').map(str::trim);
    if parts.next() != Some("csv") {
        return Err(format!("`{format}` is no format; known are csv and csv,noheader"));
    }
    parts.try_fold((true, true), |(header, units), part| match part {
        "noheader" => Ok((false, units)),
        "nounits" => Ok((header, false)),
        other => Err(format!("`{other}` is no option of csv; known are noheader and nounits")),
    })
}

/// The report.
///
/// # Errors
/// A field that does not exist, with those that do.
pub fn query(gpus: &[Health], query: Query, fields: &str, header: bool) -> Result<String, String> {
    let known: &[&str] = if query == Query::RetiredPages { &PAGE_FIELDS } else { &ROW_FIELDS };
    let fields: Vec<&str> = fields.split(',').map(str::trim).collect();
    if let Some(field) = fields.iter().find(|f| !known.contains(f)) {
        let hint = crate::diagnostic::suggest(field, known, "field");
        return Err(format!("`{field}` is no field of this query; {hint}"));
    }
    let mut lines = Vec::new();
    if header {
        lines.push(fields.join(", "));
    }
    for health in gpus {
        match query {
            Query::RetiredPages => page_lines(health, &fields, &mut lines),
            Query::RemappedRows => lines.push(join(&fields, |field| row_value(health, field))),
        }
    }
    Ok(lines.into_iter().map(|line| line + "\n").collect())
}

fn join(fields: &[&str], value: impl Fn(&str) -> String) -> String {
    fields.iter().map(|field| value(field)).collect::<Vec<_>>().join(", ")
}

fn common(health: &Health, field: &str) -> Option<String> {
    match field {
        "gpu_name" => Some(health.model.clone()),
        "gpu_bus_id" => Some(bus_id(health)),
        "gpu_uuid" => Some(health.uuid.clone()),
        _ => None,
    }
}

fn page_lines(health: &Health, fields: &[&str], lines: &mut Vec<String>) {
    let Some(retired) = &health.retired else {
        lines.push(join(fields, |field| common(health, field).unwrap_or_else(|| ABSENT.to_owned())));
        return;
    };
    for (page, entry) in &retired.pages {
        lines.push(join(fields, |field| {
            common(health, field).unwrap_or_else(|| match field {
                "retired_pages.address" => format!("{page:#X}").replacen("0X", "0x", 1),
                "retired_pages.cause" => cause_name(entry.cause).to_owned(),
                _ => entry.time.to_string(),
            })
        }));
    }
}

fn row_value(health: &Health, field: &str) -> String {
    if let Some(value) = common(health, field) {
        return value;
    }
    let Some(remapped) = &health.remapped else { return ABSENT.to_owned() };
    match field.strip_prefix("remapped_rows.").unwrap_or(field) {
        "correctable" => remapped.correctable.to_string(),
        "uncorrectable" => remapped.uncorrectable.to_string(),
        "pending" => yes_no(remapped.pending).to_owned(),
        "failure" => yes_no(remapped.failure).to_owned(),
        histogram => {
            let name = histogram.strip_prefix("histogram.").unwrap_or_default();
            let rows = histogram_rows(&remapped.histogram);
            let found = rows.iter().find(|(row, _)| row.eq_ignore_ascii_case(name));
            found.map_or_else(|| ABSENT.to_owned(), |(_, banks)| banks.to_string())
        }
    }
}
