//! The text of `nvidia-smi -q`.

use super::fields::{Field, bus_id, of, rows};
use super::{Health, or_na};
use crate::profile::SmiStyle;
use eccforge_evidence::time::Time;
use eccforge_files::diagnostic::did_you_mean;
use indexmap::IndexSet;
use std::fmt::Write;

/// The sections of a report that names none.
pub const DEFAULT: [&str; 3] = ["ECC", "PAGE_RETIREMENT", "ROW_REMAPPER"];

/// Sections by their names with commas between them, in any case.
pub fn sections(names: &str) -> Result<Vec<&'static str>, String> {
    let all = rows().map(|[section, ..]| section).filter(|section| !section.is_empty());
    let known: Vec<&str> = DEFAULT.into_iter().chain(all).collect::<IndexSet<_>>().into_iter().collect();
    let section = |name: &str| {
        let name = name.trim().to_ascii_uppercase();
        let found = known.iter().find(|known| **known == name);
        found.copied().ok_or_else(|| {
            let question = did_you_mean(&name, &known).map_or_else(String::new, |question| format!("; {question}"));
            format!("`{name}` is not a section; known are {}{question}", known.join(", "))
        })
    };
    names.split(',').map(section).collect()
}

const COLON: usize = 42;

fn row(out: &mut String, indent: usize, key: &str, value: &str) {
    let width = COLON - indent;
    // Writing to a String does not fail.
    let _ = writeln!(out, "{:indent$}{key:<width$}: {value}", "");
}

/// The report on these GPUs; `timestamp` has the format of nvidia-smi (`Fri Aug  4 11:44:30 2023`).
pub fn log(gpus: &[Health], sections: &[&str], timestamp: &str) -> String {
    let mut out = String::from("\n==============NVSMI LOG==============\n\n");
    if let Some(gpu) = gpus.first() {
        row(&mut out, 0, "Timestamp", timestamp);
        row(&mut out, 0, "Driver Version", &or_na(gpu.profile.driver_version.as_ref()));
        row(&mut out, 0, "CUDA Version", &or_na(gpu.profile.cuda_version.as_ref()));
        out.push('\n');
    }
    row(&mut out, 0, "Attached GPUs", &gpus.len().to_string());
    for health in gpus {
        let _ = writeln!(out, "GPU {}", bus_id(health.pci));
        out.push_str(&sections_of(health, sections));
    }
    out
}

/// A time in UTC, in a format of strftime.
pub fn timestamp(time: Time, format: &str) -> String {
    let stamp = jiff::Timestamp::from_nanosecond(i128::from(time.0)).unwrap_or_default();
    stamp.strftime(format).to_string()
}

/// The sections on one GPU, in the order of nvidia-smi's report.
pub fn sections_of(health: &Health, sections: &[&str]) -> String {
    let mut fields = of(health);
    fields.retain(|field| !field.text.is_empty() && sections.contains(&field.section));
    let mut out = String::new();
    for section in fields.chunk_by(|a, b| a.section == b.section) {
        // r352 prints pages in a form of its own; its other sections are as later ones.
        match (health.profile.smi_style, section[0].section) {
            (SmiStyle::R352, "PAGE_RETIREMENT") => r352_pages(&mut out, section),
            _ => lines(&mut out, section, 0),
        }
    }
    out
}

/// Prints fields as nested sections. A field `ECC Errors/Volatile/SRAM` at depth 1 is printed as `Volatile` with the row `SRAM`.
fn lines(out: &mut String, fields: &[Field], depth: usize) {
    let name = |field: &Field| field.text.split('/').nth(depth).unwrap_or_default().to_owned();
    let indent = 4 * (depth + 1);
    for group in fields.chunk_by(|a, b| name(a) == name(b)) {
        if group[0].text.split('/').count() == depth + 1 {
            for field in group.iter() {
                row(out, indent, &name(field), &or_na(field.value.as_ref()));
            }
        } else {
            let _ = writeln!(out, "{:indent$}{}", "", name(&group[0]));
            lines(out, group, depth + 1);
        }
    }
}

/// Appends retired pages in the form of the r352 document.
fn r352_pages(out: &mut String, fields: &[Field]) {
    for (at, field) in fields.iter().enumerate() {
        let (title, key) = field.text.split_once('/').unwrap_or_default();
        if at == 0 {
            let _ = writeln!(out, "\t{title}");
        }
        let _ = writeln!(out, "{:15}{key:<27}: {}", "", or_na(field.value.as_ref()));
    }
}
