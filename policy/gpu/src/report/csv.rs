//! The comma-separated queries of nvidia-smi for retired pages and remapped rows.
//!
//! Addresses are in hexadecimal capitals without padding, as the r352 document prints them.

use super::fields::{Field, of, rows};
use super::{Health, cause_name};
use crate::inforom::PageEntry;

/// The text for a value that the product does not have.
const ABSENT: &str = "[N/A]";

/// Fields of each retired page.
const PAGE_FIELDS: [&str; 3] = ["retired_pages.address", "retired_pages.cause", "retired_pages.timestamp"];

/// The kind of query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// `--query-retired-pages`.
    RetiredPages,
    /// `--query-remapped-rows`.
    RemappedRows,
}

/// `--format=csv[,noheader]`: whether the header is wanted.
pub fn parse_format(format: &str) -> Result<bool, String> {
    match format.split(',').map(str::trim).collect::<Vec<_>>()[..] {
        ["csv"] => Ok(true),
        ["csv", "noheader"] => Ok(false),
        _ => Err(format!("`{format}` is not a format of queries: write csv or csv,noheader; `-q -x` prints XML")),
    }
}

/// The value of a name; in CSV, nvidia-smi prints histograms without their unit.
fn value<'a>(fields: &'a [Field], name: &str) -> &'a str {
    let field = fields.iter().find(|field| field.csv.split(' ').any(|n| n == name));
    let value = field.and_then(|field| field.value.as_deref());
    // The text form has the unit; the CSV of nvidia-smi gives the number only.
    value.map_or(ABSENT, |value| value.strip_suffix(" bank(s)").unwrap_or(value))
}

/// A value of a GPU, or of one of its retired pages.
fn value_of(fields: &[Field], page: Option<(&u64, &PageEntry)>, name: &str) -> String {
    match (name, page) {
        ("retired_pages.address", Some((page, _))) => format!("0x{page:X}"),
        ("retired_pages.cause", Some((_, entry))) => cause_name(entry.cause).to_owned(),
        ("retired_pages.timestamp", Some((_, entry))) => entry.time.to_string(),
        _ => value(fields, name).to_owned(),
    }
}

/// The answer to a query for some fields, with a header or without.
///
/// # Errors
/// A field does not exist; the message lists the valid fields.
pub fn query(gpus: &[Health], query: Query, names: &str, header: bool) -> Result<String, String> {
    let identity = ["gpu_name", "gpu_bus_id", "gpu_uuid"].into_iter();
    let rows = rows().map(|row| row[4]).filter(|name| name.starts_with("remapped_rows."));
    let valid: Vec<&str> = match query {
        Query::RetiredPages => identity.chain(PAGE_FIELDS).collect(),
        Query::RemappedRows => identity.chain(rows).collect(),
    };
    let field = |wanted: &str| {
        let found = valid.iter().copied().find(|name| *name == wanted);
        found.ok_or_else(|| {
            let hint = eccforge_files::diagnostic::suggest(wanted, &valid, "field");
            format!("`{wanted}` is not a field of this query; {hint}")
        })
    };
    let wanted = names.split(',').map(|name| field(name.trim())).collect::<Result<Vec<&str>, String>>()?;
    let mut lines = Vec::new();
    if header {
        lines.push(wanted.join(", "));
    }
    for health in gpus {
        let fields = of(health);
        let line = |page: Option<(&u64, &PageEntry)>| {
            wanted.iter().map(|name| value_of(&fields, page, name)).collect::<Vec<_>>().join(", ")
        };
        match health.retired() {
            Some(rom) if query == Query::RetiredPages => lines.extend(rom.pages.iter().map(|page| line(Some(page)))),
            _ => lines.push(line(None)),
        }
    }
    Ok(lines.into_iter().map(|line| line + "\n").collect())
}
