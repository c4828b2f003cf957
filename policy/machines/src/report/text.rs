//! The text of `nvidia-smi -q -d PAGE_RETIREMENT,ROW_REMAPPER,ECC`, as r352 or as r550 prints it.

use super::{EccCounts, Health, RemappedRows, or_na, yes_no};
use crate::machine::histogram::Histogram;
use crate::profile::SmiStyle;
use std::fmt::Write;

/// A section that `-d` names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// `ECC`.
    Ecc,
    /// `PAGE_RETIREMENT`.
    PageRetirement,
    /// `ROW_REMAPPER`.
    RowRemapper,
}

/// Every section, in the order of the report.
pub const SECTIONS: [Section; 3] = [Section::Ecc, Section::PageRetirement, Section::RowRemapper];

impl Section {
    /// The section of a name, in any case.
    ///
    /// # Errors
    /// The names that exist.
    pub fn parse(name: &str) -> Result<Self, String> {
        match name.trim().to_ascii_uppercase().as_str() {
            "ECC" => Ok(Self::Ecc),
            "PAGE_RETIREMENT" => Ok(Self::PageRetirement),
            "ROW_REMAPPER" => Ok(Self::RowRemapper),
            other => Err(format!("`{other}` is no section; known are PAGE_RETIREMENT, ROW_REMAPPER, ECC")),
        }
    }
}

/// The colon's column in r550's report.
const COLON: usize = 42;

fn row(out: &mut String, indent: usize, key: &str, value: &str) {
    let width = COLON - indent;
    // Writing to a String does not fail.
    let _ = writeln!(out, "{:indent$}{key:<width$}: {value}", "");
}

/// The report on some GPUs.
pub fn log(gpus: &[Health], sections: &[Section]) -> String {
    let mut out = String::from("\n==============NVSMI LOG==============\n\n");
    row(&mut out, 0, "Attached GPUs", &gpus.len().to_string());
    for health in gpus {
        let _ = writeln!(out, "GPU {}", bus_id(health));
        out.push_str(&sections_of(health, sections));
    }
    out
}

/// `00000000:01:00.0`.
pub fn bus_id(health: &Health) -> String {
    format!("{:08X}:{:02X}:{:02X}.0", health.pci.domain, health.pci.bus, health.pci.device)
}

/// The sections on one GPU.
pub fn sections_of(health: &Health, sections: &[Section]) -> String {
    let mut out = String::new();
    for section in SECTIONS.iter().filter(|s| sections.contains(s)) {
        match section {
            Section::Ecc => ecc(&mut out, health),
            Section::PageRetirement => pages(&mut out, health),
            Section::RowRemapper => rows(&mut out, health.remapped.as_ref()),
        }
    }
    out
}

fn ecc(out: &mut String, health: &Health) {
    let mode = if health.ecc { "Enabled" } else { "Disabled" };
    out.push_str("    ECC Mode\n");
    row(out, 8, "Current", mode);
    row(out, 8, "Pending", mode);
    out.push_str("    ECC Errors\n        Volatile\n");
    counts(out, Some(&health.volatile));
    out.push_str("        Aggregate\n");
    counts(out, health.aggregate.as_ref());
}

fn counts(out: &mut String, counts: Option<&EccCounts>) {
    row(out, 12, "SRAM Correctable", "N/A");
    row(out, 12, "SRAM Uncorrectable", &or_na(counts.and_then(|c| c.sram_uncorrectable)));
    row(out, 12, "DRAM Correctable", &or_na(counts.map(|c| c.dram_correctable)));
    row(out, 12, "DRAM Uncorrectable", &or_na(counts.map(|c| c.dram_uncorrectable)));
}

fn pages(out: &mut String, health: &Health) {
    let retired = health.retired.as_ref();
    let single = or_na(retired.map(|r| r.single));
    let double = or_na(retired.map(|r| r.double));
    let pending = or_na(retired.map(|r| yes_no(r.pending)));
    match health.style {
        SmiStyle::R352 => {
            out.push_str("\tRetired pages\n");
            for (key, value) in [("Single Bit ECC", single), ("Double Bit ECC", double), ("Pending", pending)] {
                let _ = writeln!(out, "{:15}{key:<27}: {value}", "");
            }
        }
        SmiStyle::R550 => {
            out.push_str("    Retired Pages\n");
            row(out, 8, "Single Bit ECC", &single);
            row(out, 8, "Double Bit ECC", &double);
            row(out, 8, "Pending Page Blacklist", &pending);
        }
    }
}

fn rows(out: &mut String, remapped: Option<&RemappedRows>) {
    let Some(remapped) = remapped else {
        return row(out, 4, "Remapped Rows", "N/A");
    };
    out.push_str("    Remapped Rows\n");
    row(out, 8, "Correctable Error", &remapped.correctable.to_string());
    row(out, 8, "Uncorrectable Error", &remapped.uncorrectable.to_string());
    row(out, 8, "Pending", yes_no(remapped.pending));
    row(out, 8, "Remapping Failure Occurred", yes_no(remapped.failure));
    out.push_str("        Bank Remap Availability Histogram\n");
    for (name, banks) in histogram_rows(&remapped.histogram) {
        row(out, 12, name, &format!("{banks} bank(s)"));
    }
}

/// The histogram's rows in the order of the report.
pub const fn histogram_rows(h: &Histogram) -> [(&'static str, u32); 5] {
    [("Max", h.max), ("High", h.high), ("Partial", h.partial), ("Low", h.low), ("None", h.none)]
}

/// The histogram as table 4 of the A100 document prints it.
pub fn histogram_table(h: &Histogram) -> String {
    let ranges = ["N (the maximum)", "N - 1", "range of 2 to N-2", "1", "0"];
    let rows = histogram_rows(h).into_iter().zip(ranges);
    rows.map(|((name, banks), range)| format!("{name} {range} {banks} banks\n")).collect()
}
