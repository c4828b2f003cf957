//! `nvidia-smi --query-gpu`, `--help-query-gpu` and `-L`: one value for each field, `[N/A]` for what the model has not.
//!
//! Field names: `nvidia-smi --help-query-gpu` of 590.48.01. nvidia_gpu_exporter asks for `--help-query-gpu` first, takes every
//! name in quotes that follows an empty line, then queries them all as CSV (its internal/nvidiasmi/fields.go).

use super::text::{bus_id, histogram_rows};
use super::{EccCounts, Health, enabled, yes_no};
use crate::profile::SmiStyle;

/// Fields without a place of their own below: name, and the unit in the header.
const FIELDS: [(&str, &str); 86] = [
    ("timestamp", ""),
    ("driver_version", ""),
    ("count", ""),
    ("name", ""),
    ("serial", ""),
    ("uuid", ""),
    ("pci.bus_id", ""),
    ("pci.domain", ""),
    ("pci.bus", ""),
    ("pci.device", ""),
    ("index", ""),
    ("persistence_mode", ""),
    ("driver_model.current", ""),
    ("driver_model.pending", ""),
    ("vbios_version", ""),
    ("inforom.img", ""),
    ("inforom.ecc", ""),
    ("gpu_recovery_action", ""),
    ("fan.speed", " [%]"),
    ("pstate", ""),
    ("memory.total", " [MiB]"),
    ("memory.reserved", " [MiB]"),
    ("memory.used", " [MiB]"),
    ("memory.free", " [MiB]"),
    ("compute_mode", ""),
    ("compute_cap", ""),
    ("utilization.gpu", " [%]"),
    ("utilization.memory", " [%]"),
    ("ecc.mode.current", ""),
    ("ecc.mode.pending", ""),
    ("retired_pages.single_bit_ecc.count", ""),
    ("retired_pages.double_bit.count", ""),
    ("retired_pages.pending", ""),
    ("remapped_rows.correctable", ""),
    ("remapped_rows.uncorrectable", ""),
    ("remapped_rows.pending", ""),
    ("remapped_rows.failure", ""),
    ("temperature.gpu", ""),
    ("temperature.memory", ""),
    ("power.draw", " [W]"),
    ("power.limit", " [W]"),
    ("mig.mode.current", ""),
    ("mig.mode.pending", ""),
    ("pci.device_id", ""),
    ("pci.sub_device_id", ""),
    ("pcie.link.gen.current", ""),
    ("pcie.link.gen.max", ""),
    ("pcie.link.width.current", ""),
    ("pcie.link.width.max", ""),
    ("display_mode", ""),
    ("display_active", ""),
    ("accounting.mode", ""),
    ("accounting.buffer_size", ""),
    ("inforom.oem", ""),
    ("inforom.pwr", ""),
    ("gom.current", ""),
    ("gom.pending", ""),
    ("clocks_throttle_reasons.supported", ""),
    ("clocks_throttle_reasons.active", ""),
    ("clocks_throttle_reasons.gpu_idle", ""),
    ("clocks_throttle_reasons.applications_clocks_setting", ""),
    ("clocks_throttle_reasons.sw_power_cap", ""),
    ("clocks_throttle_reasons.hw_slowdown", ""),
    ("clocks_throttle_reasons.hw_thermal_slowdown", ""),
    ("clocks_throttle_reasons.hw_power_brake_slowdown", ""),
    ("clocks_throttle_reasons.sw_thermal_slowdown", ""),
    ("clocks_throttle_reasons.sync_boost", ""),
    ("encoder.stats.sessionCount", ""),
    ("encoder.stats.averageFps", ""),
    ("encoder.stats.averageLatency", ""),
    ("power.management", ""),
    ("enforced.power.limit", " [W]"),
    ("power.default_limit", " [W]"),
    ("power.min_limit", " [W]"),
    ("power.max_limit", " [W]"),
    ("clocks.current.graphics", " [MHz]"),
    ("clocks.current.sm", " [MHz]"),
    ("clocks.current.memory", " [MHz]"),
    ("clocks.current.video", " [MHz]"),
    ("clocks.applications.graphics", " [MHz]"),
    ("clocks.applications.memory", " [MHz]"),
    ("clocks.default_applications.graphics", " [MHz]"),
    ("clocks.default_applications.memory", " [MHz]"),
    ("clocks.max.graphics", " [MHz]"),
    ("clocks.max.sm", " [MHz]"),
    ("clocks.max.memory", " [MHz]"),
];
const LOCATIONS: [&str; 9] =
    ["device_memory", "dram", "register_file", "l1_cache", "l2_cache", "texture_memory", "cbu", "sram", "total"];
const HISTOGRAM: [&str; 5] = ["max", "high", "partial", "low", "none"];
const SRAM: [&str; 10] = [
    "volatile.sram.parity",
    "volatile.sram.secded",
    "aggregate.sram.parity",
    "aggregate.sram.secded",
    "aggregate.sram.thresholdExceeded",
    "aggregate.sram.l2",
    "aggregate.sram.sm",
    "aggregate.sram.mcu",
    "aggregate.sram.pcie",
    "aggregate.sram.other",
];

/// Every field, in the order of the help.
pub fn fields() -> Vec<String> {
    let mut all: Vec<String> = FIELDS.iter().map(|(name, _)| (*name).to_owned()).collect();
    for kind in ["corrected", "uncorrected"] {
        for scope in ["volatile", "aggregate"] {
            all.extend(LOCATIONS.iter().map(|place| format!("ecc.errors.{kind}.{scope}.{place}")));
        }
    }
    all.extend(SRAM.iter().map(|name| format!("ecc.errors.uncorrected.{name}")));
    all.extend(HISTOGRAM.iter().map(|name| format!("remapped_rows.histogram.{name}")));
    all
}

/// `--help-query-gpu`.
pub fn help() -> String {
    let mut text = String::from("List of valid properties to query for the switch \"--query-gpu=\":\n");
    for field in fields() {
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
pub fn query(gpus: &[Health], names: &str, header: bool, units: bool, timestamp: &str) -> Result<String, String> {
    let known = fields();
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    if let Some(name) = names.iter().find(|name| !known.iter().any(|k| k == *name)) {
        return Err(format!("Field \"{name}\" is not a valid field to query."));
    }
    let mut text = String::new();
    if header {
        let titles: Vec<String> =
            names.iter().map(|name| format!("{name}{}", if units { unit(name) } else { "" })).collect();
        text += &(titles.join(", ") + "\n");
    }
    for (index, health) in gpus.iter().enumerate() {
        let value = |name: &&str| match *name {
            "timestamp" => timestamp.to_owned(),
            "count" => gpus.len().to_string(),
            "index" => index.to_string(),
            name => value(health, name, units).unwrap_or_else(|| "[N/A]".to_owned()),
        };
        text += &(names.iter().map(value).collect::<Vec<_>>().join(", ") + "\n");
    }
    Ok(text)
}

fn unit(name: &str) -> &'static str {
    FIELDS.iter().find(|(field, _)| *field == name).map_or("", |(_, unit)| unit)
}

/// A field's value; absent where the model has none.
fn value(health: &Health, name: &str, units: bool) -> Option<String> {
    let mode = |on: bool| enabled(on).to_owned();
    let remapped = health.remapped.as_ref();
    let retired = health.retired.as_ref();
    Some(match name {
        "driver_version" => health.driver_version.clone()?,
        "name" => health.model.clone(),
        "uuid" => health.uuid.clone(),
        "pci.bus_id" => bus_id(health),
        "pci.domain" => format!("{:#06X}", health.pci.domain).replacen("0X", "0x", 1),
        "pci.bus" => format!("{:#04X}", health.pci.bus).replacen("0X", "0x", 1),
        "pci.device" => format!("{:#04X}", health.pci.device).replacen("0X", "0x", 1),
        "gpu_recovery_action" => health.smi_recovery()?.to_owned(),
        "persistence_mode" => mode(health.persistence),
        "memory.total" => format!("{}{}", health.memory_bytes >> 20, if units { " MiB" } else { "" }),
        "ecc.mode.current" => mode(health.ecc),
        "ecc.mode.pending" => mode(health.ecc_pending),
        "mig.mode.current" | "mig.mode.pending" => mode(health.mig?),
        "retired_pages.single_bit_ecc.count" => retired?.single.to_string(),
        "retired_pages.double_bit.count" => retired?.double.to_string(),
        "retired_pages.pending" => yes_no(retired?.pending).to_owned(),
        "remapped_rows.correctable" => remapped?.correctable.to_string(),
        "remapped_rows.uncorrectable" => remapped?.uncorrectable.to_string(),
        "remapped_rows.pending" => yes_no(remapped?.pending).to_owned(),
        "remapped_rows.failure" => yes_no(remapped?.failure).to_owned(),
        other => match other.strip_prefix("remapped_rows.histogram.") {
            Some(class) => {
                let rows = histogram_rows(&remapped?.histogram);
                rows.iter().find(|(row, _)| row.eq_ignore_ascii_case(class))?.1.to_string()
            }
            None => ecc(health, other.strip_prefix("ecc.errors.")?)?.to_string(),
        },
    })
}

/// `corrected.volatile.dram`.
fn ecc(health: &Health, name: &str) -> Option<u64> {
    let (kind, rest) = name.split_once('.')?;
    let (scope, place) = rest.split_once('.')?;
    let counts: &EccCounts = if scope == "volatile" { &health.volatile } else { health.aggregate.as_ref()? };
    let dram = if kind == "corrected" { counts.dram_correctable } else { counts.dram_uncorrectable };
    let sram = if kind == "corrected" { None } else { counts.sram_uncorrectable };
    match (place, health.style) {
        ("device_memory", SmiStyle::R352 | SmiStyle::Volta) => Some(dram),
        ("dram", SmiStyle::Ampere | SmiStyle::R550 | SmiStyle::R590) => Some(dram),
        ("sram", SmiStyle::Ampere | SmiStyle::R550 | SmiStyle::R590) => sram,
        ("total", _) => Some(dram + sram.unwrap_or(0)),
        _ => None,
    }
}
