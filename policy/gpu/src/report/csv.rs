//! The comma-separated queries of nvidia-smi, `--help-query-gpu` and `-L`.
//!
//! nvidia_gpu_exporter asks for `--help-query-gpu` first, takes every name in quotes that follows an empty line, then queries
//! them all (its internal/nvidiasmi/fields.go). Addresses are in hexadecimal capitals without padding, as the r352 document
//! prints them.

use super::fields::{Field, of, rows};
use super::{Health, cause_name};
use crate::inforom::PageEntry;

/// The text for a value that the product does not have.
const ABSENT: &str = "[N/A]";

/// Fields of each retired page.
const PAGE_FIELDS: [&str; 3] = ["retired_pages.address", "retired_pages.cause", "retired_pages.timestamp"];
/// Fields of `--query-gpu`, each with the unit of its title, in the order of the help.
const GPU_FIELDS: &str = include_str!("query-gpu.txt");

/// Which query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// `--query-gpu`.
    Gpu,
    /// `--query-retired-pages`.
    RetiredPages,
    /// `--query-remapped-rows`.
    RemappedRows,
}

/// `--format=csv[,noheader][,nounits]`: whether the header, and whether units are wanted.
pub fn parse_format(format: &str) -> Result<(bool, bool), String> {
    let mut parts = format.split(',').map(str::trim);
    if parts.next() != Some("csv") {
        return Err(format!("`{format}` is not a format; known are csv and csv,noheader"));
    }
    parts.try_fold((true, true), |(header, units), part| match part {
        "noheader" => Ok((false, units)),
        "nounits" => Ok((header, false)),
        other => Err(format!("`{other}` is not an option of csv; known are noheader and nounits")),
    })
}

/// The value of a name; nvidia-smi prints histograms without their unit here.
fn value<'a>(fields: &'a [Field], name: &str) -> &'a str {
    let field = fields.iter().find(|field| field.csv.split(' ').any(|n| n == name));
    let value = field.and_then(|field| field.value.as_deref());
    value.map_or(ABSENT, |value| value.strip_suffix(" bank(s)").unwrap_or(value))
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
    let line = |(index, gpu): (usize, &Health)| format!("GPU {index}: {} (UUID: {})\n", gpu.profile.model, gpu.uuid);
    gpus.iter().enumerate().map(line).collect()
}

/// The answer to a query for some fields, with a header and units or without; `timestamp` as nvidia-smi writes it.
///
/// # Errors
/// A field does not exist; the message lists the valid fields, and for `--query-gpu` it is that of nvidia-smi.
pub fn query(
    gpus: &[Health],
    query: Query,
    names: &str,
    (header, units): (bool, bool),
    timestamp: &str,
) -> Result<String, String> {
    let identity = ["gpu_name", "gpu_bus_id", "gpu_uuid"].into_iter();
    let rows = || rows().map(|row| row[4]).filter(|name| name.starts_with("remapped_rows."));
    let known: Vec<&str> = match query {
        Query::Gpu => GPU_FIELDS.lines().collect(),
        Query::RetiredPages => identity.chain(PAGE_FIELDS).collect(),
        Query::RemappedRows => identity.chain(rows()).collect(),
    };
    let title = |wanted: &str| {
        let title = known.iter().copied().find(|title| name(title) == wanted);
        title.ok_or_else(|| match query {
            Query::Gpu => format!("Field \"{wanted}\" is not a valid field to query."),
            _ => {
                let hint = eccforge_files::diagnostic::suggest(wanted, &known, "field");
                format!("`{wanted}` is not a field of this query; {hint}")
            }
        })
    };
    let wanted = names.split(',').map(|name| title(name.trim())).collect::<Result<Vec<&str>, String>>()?;
    let mut lines = Vec::new();
    if header {
        lines.push(wanted.iter().map(|&title| if units { title } else { name(title) }).collect::<Vec<_>>().join(", "));
    }
    for (index, health) in gpus.iter().enumerate() {
        let fields = of(health);
        let line = |page: Option<(&u64, &PageEntry)>| {
            let value = |title: &&str| match (name(title), page) {
                ("timestamp", _) => timestamp.to_owned(),
                ("count", _) => gpus.len().to_string(),
                ("index", _) => index.to_string(),
                ("retired_pages.address", Some((page, _))) => format!("0x{page:X}"),
                ("retired_pages.cause", Some((_, entry))) => cause_name(entry.cause).to_owned(),
                ("retired_pages.timestamp", Some((_, entry))) => entry.time.to_string(),
                (name, _) => {
                    let value = value(&fields, name);
                    value.strip_suffix(" MiB").filter(|_| !units).unwrap_or(value).to_owned()
                }
            };
            wanted.iter().map(value).collect::<Vec<_>>().join(", ")
        };
        match health.retired().filter(|_| query == Query::RetiredPages) {
            Some(rom) => lines.extend(rom.pages.iter().map(|page| line(Some(page)))),
            None => lines.push(line(None)),
        }
    }
    Ok(lines.into_iter().map(|line| line + "\n").collect())
}
