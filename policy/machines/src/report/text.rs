//! The text of `nvidia-smi -q -d PAGE_RETIREMENT,ROW_REMAPPER,ECC`, as r352 or as r550 prints it.

use super::other_sections::{MODELLED, OTHERS, Row};
use super::{EccCounts, Health, RemappedRows, enabled, or_na, yes_no};
use crate::machine::histogram::Histogram;
use crate::profile::SmiStyle;
use crate::recovery::RecoveryAction;
use crate::time::Time;
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
    /// `MEMORY`.
    Memory,
    /// `RESET_STATUS`.
    ResetStatus,
    /// One about something that the model does not have, by its index in `other_sections::OTHERS`.
    Other(usize),
}

/// The sections of a report that names none, in its order.
pub const SECTIONS: [Section; 3] = [Section::Ecc, Section::PageRetirement, Section::RowRemapper];

impl Section {
    /// The section of a name, in any case.
    ///
    /// # Errors
    /// The names that exist.
    pub fn parse(name: &str) -> Result<Self, String> {
        let name = name.trim().to_ascii_uppercase();
        if let Some((_, section)) = MODELLED.iter().find(|(known, _)| *known == name) {
            return Ok(*section);
        }
        let other = OTHERS.iter().position(|(known, _)| *known == name);
        other.map(Self::Other).ok_or_else(|| {
            let known: Vec<&str> = MODELLED.iter().map(|(n, _)| *n).chain(OTHERS.iter().map(|(n, _)| *n)).collect();
            format!("`{name}` is no section; known are {}", known.join(", "))
        })
    }
}

/// The colon's column in r550's report.
const COLON: usize = 42;

fn row(out: &mut String, indent: usize, key: &str, value: &str) {
    let width = COLON - indent;
    // Writing to a String does not fail.
    let _ = writeln!(out, "{:indent$}{key:<width$}: {value}", "");
}

/// The report on some GPUs; `timestamp` as nvidia-smi writes it (`Fri Aug  4 11:44:30 2023`).
pub fn log(gpus: &[Health], sections: &[Section], timestamp: &str) -> String {
    let mut out = String::from("\n==============NVSMI LOG==============\n\n");
    if let Some(gpu) = gpus.first() {
        row(&mut out, 0, "Timestamp", timestamp);
        row(&mut out, 0, "Driver Version", &or_na(gpu.driver_version.as_ref()));
        row(&mut out, 0, "CUDA Version", &or_na(gpu.cuda_version.as_ref()));
        out.push('\n');
    }
    row(&mut out, 0, "Attached GPUs", &gpus.len().to_string());
    for health in gpus {
        let _ = writeln!(out, "GPU {}", bus_id(health));
        out.push_str(&sections_of(health, sections));
    }
    out
}

/// A time in UTC, in a form of strftime.
pub fn timestamp(time: Time, format: &str) -> String {
    let stamp = jiff::Timestamp::from_nanosecond(i128::from(time.0)).unwrap_or_default();
    stamp.strftime(format).to_string()
}

/// `00000000:01:00.0`.
pub fn bus_id(health: &Health) -> String {
    format!("{:08X}:{:02X}:{:02X}.0", health.pci.domain, health.pci.bus, health.pci.device)
}

/// The sections on one GPU, in the order of nvidia-smi's report.
pub fn sections_of(health: &Health, sections: &[Section]) -> String {
    let mut out = String::new();
    let has = |section| sections.contains(&section);
    let others = |out: &mut String, names: &[&str]| {
        for (at, (_, rows)) in OTHERS.iter().enumerate().filter(|(_, (name, _))| names.contains(name)) {
            if has(Section::Other(at)) {
                rows.iter().for_each(|line| absent(out, line));
            }
        }
    };
    others(&mut out, &["GSP_FIRMWARE_VERSION"]);
    if has(Section::ResetStatus) {
        reset_status(&mut out, health);
    }
    others(&mut out, &["PERFORMANCE"]);
    if has(Section::Memory) {
        memory(&mut out, health);
    }
    others(&mut out, &["COMPUTE", "UTILIZATION", "ENCODER_STATS", "FBC_STATS"]);
    if has(Section::Ecc) {
        ecc(&mut out, health);
    }
    if has(Section::PageRetirement) {
        pages(&mut out, health);
    }
    if has(Section::RowRemapper) {
        rows(&mut out, health.remapped.as_ref());
    }
    others(
        &mut out,
        &[
            "TEMPERATURE",
            "SUPPORTED_GPU_TARGET_TEMP",
            "POWER",
            "CLOCK",
            "VOLTAGE",
            "SUPPORTED_CLOCKS",
            "ACCOUNTING",
            "PIDS",
        ],
    );
    out
}

/// A line of a section that the model does not have.
fn absent(out: &mut String, line: &Row) {
    match line {
        Row::Title(indent, title) => {
            let _ = writeln!(out, "{:indent$}{title}", "", indent = *indent);
        }
        Row::Absent(indent, key) => row(out, *indent, key, "N/A"),
    }
}

/// Sizes; what is in use is not modelled.
fn memory(out: &mut String, health: &Health) {
    out.push_str("    FB Memory Usage\n");
    row(out, 8, "Total", &format!("{} MiB", health.memory_bytes >> 20));
    ["Reserved", "Used", "Free"].iter().for_each(|key| row(out, 8, key, "N/A"));
    out.push_str("    BAR1 Memory Usage\n");
    ["Total", "Used", "Free"].iter().for_each(|key| row(out, 8, key, "N/A"));
}

fn reset_status(out: &mut String, health: &Health) {
    if let Some(action) = health.smi_recovery() {
        return row(out, 4, "GPU Recovery Action", action);
    }
    let is = |action| match health.style {
        SmiStyle::R352 | SmiStyle::Volta => "N/A",
        _ => yes_no(health.recovery == action),
    };
    out.push_str("    GPU Reset Status\n");
    row(out, 8, "Reset Required", is(RecoveryAction::GpuReset));
    row(out, 8, "Drain and Reset Recommended", is(RecoveryAction::DrainAndReset));
}

fn ecc(out: &mut String, health: &Health) {
    out.push_str("    ECC Mode\n");
    row(out, 8, "Current", enabled(health.ecc));
    row(out, 8, "Pending", enabled(health.ecc_pending));
    out.push_str("    ECC Errors\n        Volatile\n");
    counts(out, health.style, Some(&health.volatile));
    out.push_str("        Aggregate\n");
    counts(out, health.style, health.aggregate.as_ref());
    if health.style >= SmiStyle::R550 {
        row(out, 12, "SRAM Threshold Exceeded", &or_na(health.sram_threshold_exceeded.map(yes_no)));
        out.push_str("        Aggregate Uncorrectable SRAM Sources\n");
        for place in ["SRAM L2", "SRAM SM", "SRAM Microcontroller", "SRAM PCIE", "SRAM Other"] {
            row(out, 12, place, "N/A");
        }
    }
    if health.style >= SmiStyle::R590 {
        row(out, 8, "Channel Repair Pending", &or_na(health.channel_repair_pending.map(yes_no)));
        row(out, 8, "TPC Repair Pending", "N/A");
        row(out, 8, "Unrepairable Memory", "N/A");
    }
}

/// Counts since boot or over the life of the GPU. The model does not tell parity from SEC-DED in SRAM.
fn counts(out: &mut String, style: SmiStyle, counts: Option<&EccCounts>) {
    let corrected = or_na(counts.map(|c| c.dram_correctable));
    let uncorrected = or_na(counts.map(|c| c.dram_uncorrectable));
    if matches!(style, SmiStyle::R352 | SmiStyle::Volta) {
        single_and_double_bit(out, [corrected, uncorrected]);
        return;
    }
    let sram = or_na(counts.and_then(|c| c.sram_uncorrectable));
    row(out, 12, "SRAM Correctable", "N/A");
    if style == SmiStyle::Ampere {
        row(out, 12, "SRAM Uncorrectable", &sram);
    } else {
        row(out, 12, "SRAM Uncorrectable Parity", "N/A");
        row(out, 12, "SRAM Uncorrectable SEC-DED", &sram);
    }
    row(out, 12, "DRAM Correctable", &corrected);
    row(out, 12, "DRAM Uncorrectable", &uncorrected);
}

/// Before Ampere: errors of one and of two bits, each by place.
fn single_and_double_bit(out: &mut String, counts: [String; 2]) {
    const PLACES: [&str; 5] = ["Register File", "L1 Cache", "L2 Cache", "Texture Memory", "CBU"];
    for (name, count) in ["Single Bit", "Double Bit"].into_iter().zip(counts) {
        let _ = writeln!(out, "            {name}");
        row(out, 16, "Device Memory", &count);
        PLACES.iter().for_each(|place| row(out, 16, place, "N/A"));
        row(out, 16, "Total", &count);
    }
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
        SmiStyle::Volta | SmiStyle::Ampere | SmiStyle::R550 | SmiStyle::R590 => {
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
