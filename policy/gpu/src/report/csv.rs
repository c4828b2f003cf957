//! The comma-separated queries of nvidia-smi, `--help-query-gpu` and `-L`.
//!
//! nvidia_gpu_exporter asks for `--help-query-gpu` first, takes every name in quotes that follows an empty line, then queries
//! them all (its internal/nvidiasmi/fields.go). Addresses are in hexadecimal capitals without padding, as the r352 document
//! prints them.

use super::fields::{Field, of};
use super::{Health, cause_name};

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
/// Fields of `--query-gpu` before the counts of errors, each with the unit of its title.
const GPU_FIELDS: &str = "timestamp, driver_version, count, name, serial, uuid, pci.bus_id, pci.domain, pci.bus, pci.device, \
    index, persistence_mode, driver_model.current, driver_model.pending, vbios_version, inforom.img, inforom.ecc, \
    gpu_recovery_action, fan.speed [%], pstate, memory.total [MiB], memory.reserved [MiB], memory.used [MiB], \
    memory.free [MiB], compute_mode, compute_cap, utilization.gpu [%], utilization.memory [%], ecc.mode.current, \
    ecc.mode.pending, retired_pages.single_bit_ecc.count, retired_pages.double_bit.count, retired_pages.pending, \
    remapped_rows.correctable, remapped_rows.uncorrectable, remapped_rows.pending, remapped_rows.failure, \
    temperature.gpu, temperature.memory, power.draw [W], power.limit [W], mig.mode.current, mig.mode.pending, \
    pci.device_id, pci.sub_device_id, pcie.link.gen.current, pcie.link.gen.max, pcie.link.width.current, \
    pcie.link.width.max, display_mode, display_active, accounting.mode, accounting.buffer_size, inforom.oem, \
    inforom.pwr, gom.current, gom.pending, clocks_throttle_reasons.supported, clocks_throttle_reasons.active, \
    clocks_throttle_reasons.gpu_idle, clocks_throttle_reasons.applications_clocks_setting, \
    clocks_throttle_reasons.sw_power_cap, clocks_throttle_reasons.hw_slowdown, \
    clocks_throttle_reasons.hw_thermal_slowdown, clocks_throttle_reasons.hw_power_brake_slowdown, \
    clocks_throttle_reasons.sw_thermal_slowdown, clocks_throttle_reasons.sync_boost, encoder.stats.sessionCount, \
    encoder.stats.averageFps, encoder.stats.averageLatency, power.management, enforced.power.limit [W], \
    power.default_limit [W], power.min_limit [W], power.max_limit [W], clocks.current.graphics [MHz], \
    clocks.current.sm [MHz], clocks.current.memory [MHz], clocks.current.video [MHz], \
    clocks.applications.graphics [MHz], clocks.applications.memory [MHz], clocks.default_applications.graphics [MHz], \
    clocks.default_applications.memory [MHz], clocks.max.graphics [MHz], clocks.max.sm [MHz], clocks.max.memory [MHz]";
const LOCATIONS: &str = "device_memory dram register_file l1_cache l2_cache texture_memory cbu sram total";
const SRAM: &str = "volatile.sram.parity volatile.sram.secded aggregate.sram.parity aggregate.sram.secded \
    aggregate.sram.thresholdExceeded aggregate.sram.l2 aggregate.sram.sm aggregate.sram.mcu aggregate.sram.pcie \
    aggregate.sram.other";

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
    let known: &[&str] = if query == Query::RetiredPages { &PAGE_FIELDS } else { &ROW_FIELDS };
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    if let Some(name) = names.iter().find(|name| !known.contains(name)) {
        let hint = crate::diagnostic::suggest(name, known, "field");
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
                    "retired_pages.address" => Some(format!("{page:#X}").replacen("0X", "0x", 1)),
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

/// The fields of `--query-gpu` with the units of their titles, in the order of the help.
fn titles() -> Vec<String> {
    let mut all: Vec<String> = GPU_FIELDS.split(", ").map(str::to_owned).collect();
    for kind in ["corrected", "uncorrected"] {
        for scope in ["volatile", "aggregate"] {
            all.extend(LOCATIONS.split(' ').map(|place| format!("ecc.errors.{kind}.{scope}.{place}")));
        }
    }
    all.extend(SRAM.split(' ').map(|name| format!("ecc.errors.uncorrected.{name}")));
    all.extend(["max", "high", "partial", "low", "none"].map(|class| format!("remapped_rows.histogram.{class}")));
    all
}

fn name(title: &str) -> &str {
    title.split(" [").next().unwrap_or_default()
}

/// Every field of `--query-gpu`, in the order of the help.
pub fn gpu_fields() -> Vec<String> {
    titles().iter().map(|title| name(title).to_owned()).collect()
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
    let titles = titles();
    let title = |wanted: &str| {
        let title = titles.iter().find(|title| name(title) == wanted);
        title.ok_or_else(|| format!("Field \"{wanted}\" is not a valid field to query."))
    };
    let wanted = names.split(',').map(|name| title(name.trim())).collect::<Result<Vec<&String>, String>>()?;
    let join = |values: Vec<&str>| values.join(", ") + "\n";
    let mut text = String::new();
    if header {
        text += &join(wanted.iter().map(|title| if units { title.as_str() } else { name(title) }).collect());
    }
    let count = gpus.len().to_string();
    for (index, health) in gpus.iter().enumerate() {
        let (index, fields) = (index.to_string(), of(health));
        let value = |title: &&String| match name(title) {
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
