//! The comma-separated queries of nvidia-smi, `--help-query-gpu` and `-L`.
//!
//! nvidia_gpu_exporter asks for `--help-query-gpu` first, takes every name in quotes that follows an empty line, then queries
//! them all (its internal/nvidiasmi/fields.go). Addresses are in hexadecimal capitals without padding, as the r352 document
//! prints them.

use super::fields::{Field, of, rows};
use super::{Health, cause_name};

/// What stands for a value that the product does not have.
const ABSENT: &str = "[N/A]";

/// Of each retired page.
const PAGE_FIELDS: [&str; 3] = ["retired_pages.address", "retired_pages.cause", "retired_pages.timestamp"];
/// Fields of `--query-gpu`, each with the unit of its title, in the order of the help.
const GPU_FIELDS: &str = include_str!("query-gpu.txt");

/// Which of the two queries of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// `--query-retired-pages`.
    RetiredPages,
    /// `--query-remapped-rows`.
    RemappedRows,
}

/// `--format=csv[,noheader][,nounits]`: whether the header, and whether units are wanted.
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

/// The value of a name; nvidia-smi prints histograms without their unit here.
fn value<'a>(fields: &'a [Field], name: &str) -> &'a str {
    let field = fields.iter().find(|field| field.csv.split(' ').any(|n| n == name));
    let value = field.and_then(|field| field.value.as_deref());
    value.map_or(ABSENT, |value| value.strip_suffix(" bank(s)").unwrap_or(value))
}

/// The report of one of the two queries.
///
/// # Errors
/// A field that does not exist, with those that do.
pub fn query(gpus: &[Health], query: Query, names: &str, header: bool) -> Result<String, String> {
    let mut known = vec!["gpu_name", "gpu_bus_id", "gpu_uuid"];
    match query {
        Query::RetiredPages => known.extend(PAGE_FIELDS),
        Query::RemappedRows => known.extend(rows().map(|row| row[4]).filter(|name| name.starts_with("remapped_rows."))),
    }
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    if let Some(name) = names.iter().find(|name| !known.contains(name)) {
        let hint = crate::diagnostic::suggest(name, &known, "field");
        return Err(format!("`{name}` is no field of this query; {hint}"));
    }
    let mut lines = Vec::new();
    if header {
        lines.push(names.join(", "));
    }
    for health in gpus {
        let fields = of(health);
        let line = |own: &dyn Fn(&str) -> Option<String>| {
            let value = |name: &&str| own(name).unwrap_or_else(|| value(&fields, name).to_owned());
            names.iter().map(value).collect::<Vec<_>>().join(", ")
        };
        match (&health.retired, query) {
            (Some(retired), Query::RetiredPages) => lines.extend(retired.pages.iter().map(|(page, entry)| {
                line(&|name| match name {
                    "retired_pages.address" => Some(format!("0x{page:X}")),
                    "retired_pages.cause" => Some(cause_name(entry.cause).to_owned()),
                    "retired_pages.timestamp" => Some(entry.time.to_string()),
                    _ => None,
                })
            })),
            _ => lines.push(line(&|_| None)),
        }
    }
    Ok(lines.into_iter().map(|line| line + "\n").collect())
}

fn name(title: &str) -> &str {
    title.split(" [").next().unwrap_or_default()
}

/// Every field of `--query-gpu`, in the order of the help.
pub fn gpu_fields() -> Vec<&'static str> {
    GPU_FIELDS.lines().map(name).collect()
}

/// `--help-query-gpu`.
pub fn help() -> String {
    let mut text = String::from("List of valid properties to query for the switch \"--query-gpu=\":\n");
    for field in gpu_fields() {
        text += &format!("\n\"{field}\"\nAs nvidia-smi reports it; [N/A] where this model has no such value.\n");
    }
    text
}

/// `-L`.
pub fn list(gpus: &[Health]) -> String {
    let line = |(index, gpu): (usize, &Health)| format!("GPU {index}: {} (UUID: {})\n", gpu.model, gpu.uuid);
    gpus.iter().enumerate().map(line).collect()
}

/// `--query-gpu=FIELDS --format=csv[,noheader][,nounits]`; `timestamp` as nvidia-smi writes it.
///
/// # Errors
/// A field that does not exist, in nvidia-smi's words.
pub fn query_gpu(gpus: &[Health], names: &str, header: bool, units: bool, timestamp: &str) -> Result<String, String> {
    let title = |wanted: &str| {
        let title = GPU_FIELDS.lines().find(|title| name(title) == wanted);
        title.ok_or_else(|| format!("Field \"{wanted}\" is not a valid field to query."))
    };
    let wanted = names.split(',').map(|name| title(name.trim())).collect::<Result<Vec<&str>, String>>()?;
    let join = |values: Vec<&str>| values.join(", ") + "\n";
    let mut text = String::new();
    if header {
        text += &join(wanted.iter().map(|&title| if units { title } else { name(title) }).collect());
    }
    let count = gpus.len().to_string();
    for (index, health) in gpus.iter().enumerate() {
        let (index, fields) = (index.to_string(), of(health));
        let value = |title: &&str| match name(title) {
            "timestamp" => timestamp.to_owned(),
            "count" => count.clone(),
            "index" => index.clone(),
            name => {
                let value = value(&fields, name);
                value.strip_suffix(" MiB").filter(|_| !units).unwrap_or(value).to_owned()
            }
        };
        text += &(wanted.iter().map(value).collect::<Vec<_>>().join(", ") + "\n");
    }
    Ok(text)
}
