//! Every value of nvidia-smi, once: its section and its place in the text, its path in the XML, its name in the CSV.
//!
//! Sources of the names: sections, `nvidia-smi --help` of 535 and 550; keys of the text, public captures of `nvidia-smi -q`;
//! elements without a value, what telegraf reads (plugins/inputs/nvidia_smi, schema_v11, schema_v12 and schema_v13, types.go);
//! fields of the CSV, `nvidia-smi --help-query-gpu` of 590.48.01.

use super::{EccCounts, Health, enabled, yes_no};
use crate::event::Cause;
use crate::machine::histogram::Histogram;
use crate::profile::SmiStyle;
use crate::recovery::RecoveryAction;
use crate::xid::PciId;

/// A value; an empty name is none in that form.
#[derive(Clone, Debug)]
pub struct Field {
    /// The section of `-d`.
    pub section: &'static str,
    /// Titles and the key in the text, with `/` between them.
    pub text: String,
    /// Path of the element below `gpu`.
    pub xml: String,
    /// Names of the queries, with a space between them.
    pub csv: String,
    /// Absent where the product does not have it.
    pub value: Option<String>,
}

/// The sections, those of a report that names none first.
pub const SECTIONS: [&str; 19] = [
    "ECC",
    "PAGE_RETIREMENT",
    "ROW_REMAPPER",
    "MEMORY",
    "RESET_STATUS",
    "UTILIZATION",
    "TEMPERATURE",
    "POWER",
    "CLOCK",
    "COMPUTE",
    "PIDS",
    "PERFORMANCE",
    "SUPPORTED_CLOCKS",
    "ACCOUNTING",
    "ENCODER_STATS",
    "SUPPORTED_GPU_TARGET_TEMP",
    "VOLTAGE",
    "FBC_STATS",
    "GSP_FIRMWARE_VERSION",
];

/// What the model does not have, in the text: section, title, keys.
type Absent = (&'static str, &'static str, &'static str);
const BEFORE_RESET: [Absent; 1] = [("GSP_FIRMWARE_VERSION", "", "GSP Firmware Version")];
const BEFORE_MEMORY: [Absent; 1] = [("PERFORMANCE", "", "Performance State, Clocks Event Reasons")];
const BEFORE_ECC: [Absent; 4] = [
    ("UTILIZATION", "Utilization", "Gpu, Memory, Encoder, Decoder, JPEG, OFA"),
    ("COMPUTE", "", "Compute Mode"),
    ("ENCODER_STATS", "Encoder Stats", "Active Sessions, Average FPS, Average Latency"),
    ("FBC_STATS", "FBC Stats", "Active Sessions, Average FPS, Average Latency"),
];
const AT_THE_END: [Absent; 10] = [
    (
        "TEMPERATURE",
        "Temperature",
        "GPU Current Temp, GPU T.Limit Temp, GPU Shutdown Temp, GPU Slowdown Temp, GPU Max Operating Temp, \
         GPU Target Temperature, Memory Current Temp, Memory Max Operating Temp",
    ),
    (
        "POWER",
        "GPU Power Readings",
        "Power Draw, Current Power Limit, Requested Power Limit, Default Power Limit, Min Power Limit, Max Power Limit",
    ),
    ("CLOCK", "Clocks", "Graphics, SM, Memory, Video"),
    ("CLOCK", "Applications Clocks", "Graphics, Memory"),
    ("CLOCK", "Max Clocks", "Graphics, SM, Memory, Video"),
    ("PIDS", "", "Processes"),
    ("SUPPORTED_CLOCKS", "", "Supported Clocks"),
    ("ACCOUNTING", "", "Accounting Mode, Accounting Mode Buffer Size"),
    ("SUPPORTED_GPU_TARGET_TEMP", "Supported GPU Target Temp", "GPU Target Temp Min, GPU Target Temp Max"),
    ("VOLTAGE", "Voltage", "Graphics"),
];

/// The same in the XML: path of the group, names.
const ABSENT_ELEMENTS: [(&str, &str); 9] = [
    (
        "",
        "product_architecture serial vbios_version display_mode display_active fan_speed performance_state compute_mode",
    ),
    ("pci/pci_gpu_link_info/pcie_gen/", "max_link_gen current_link_gen"),
    ("pci/pci_gpu_link_info/link_widths/", "max_link_width current_link_width"),
    ("pci/", "tx_util rx_util"),
    ("utilization/", "gpu_util memory_util encoder_util decoder_util jpeg_util ofa_util"),
    ("encoder_stats/", "session_count average_fps average_latency"),
    ("fbc_stats/", "session_count average_fps average_latency"),
    ("temperature/", "gpu_temp gpu_temp_max_threshold gpu_temp_slow_threshold memory_temp"),
    ("clocks/", "graphics_clock sm_clock mem_clock video_clock"),
];
const OLD_POWER: [(&str, &str); 1] = [("power_readings/", "power_state power_draw power_limit")];
const POWER: [(&str, &str); 2] = [
    ("gpu_power_readings/", "power_state power_draw current_power_limit"),
    ("module_power_readings/", "power_state power_draw current_power_limit"),
];

/// Collects the fields of one GPU.
struct Fields<'a> {
    health: &'a Health,
    section: &'static str,
    all: Vec<Field>,
}

/// The fields of a GPU, in the order of the text and of the XML.
pub fn of(health: &Health) -> Vec<Field> {
    let mut fields = Fields { health, section: "", all: Vec::new() };
    fields.identity();
    fields.absent(&BEFORE_RESET);
    fields.reset_status();
    fields.absent(&BEFORE_MEMORY);
    fields.memory();
    fields.absent(&BEFORE_ECC);
    fields.ecc();
    fields.pages();
    fields.rows();
    fields.absent(&AT_THE_END);
    let power: &[(&str, &str)] = if health.style <= SmiStyle::Volta { &OLD_POWER } else { &POWER };
    for (group, names) in ABSENT_ELEMENTS.iter().chain(power) {
        names.split(' ').for_each(|name| fields.add("", &format!("{group}{name}"), "", None));
    }
    fields.all
}

/// `00000000:01:00.0`, as NVML and DCGM write it.
pub fn bus_id(pci: PciId) -> String {
    format!("{:08X}:{:02X}:{:02X}.0", pci.domain, pci.bus, pci.device)
}

/// The histogram's rows in the order of the reports.
pub const fn histogram_rows(h: &Histogram) -> [(&'static str, u32); 5] {
    [("Max", h.max), ("High", h.high), ("Partial", h.partial), ("Low", h.low), ("None", h.none)]
}

impl Fields<'_> {
    fn add(&mut self, text: &str, xml: &str, csv: &str, value: Option<String>) {
        let [text, xml, csv] = [text, xml, csv].map(str::to_owned);
        self.all.push(Field { section: self.section, text, xml, csv, value });
    }

    fn absent(&mut self, sections: &[Absent]) {
        for (section, title, keys) in sections {
            self.section = section;
            let title = if title.is_empty() { String::new() } else { format!("{title}/") };
            keys.split(", ").for_each(|key| self.add(&format!("{title}{key}"), "", "", None));
        }
    }

    fn identity(&mut self) {
        let health = self.health;
        let hex = |text: String| Some(text.replacen("0X", "0x", 1));
        let mode = |on: bool| enabled(on).to_owned();
        self.add("", "product_name", "name gpu_name", Some(health.model.clone()));
        self.add("", "uuid", "uuid gpu_uuid", Some(health.uuid.clone()));
        self.add("", "", "driver_version", health.driver_version.clone());
        self.add("", "", "pci.bus_id gpu_bus_id", Some(bus_id(health.pci)));
        self.add("", "", "pci.domain", hex(format!("{:#06X}", health.pci.domain)));
        self.add("", "", "pci.bus", hex(format!("{:#04X}", health.pci.bus)));
        self.add("", "", "pci.device", hex(format!("{:#04X}", health.pci.device)));
        self.add("", "", "persistence_mode", Some(mode(health.persistence)));
        self.add("", "", "mig.mode.current mig.mode.pending", health.mig.map(mode));
    }

    fn reset_status(&mut self) {
        let health = self.health;
        self.section = "RESET_STATUS";
        if let Some(action) = health.smi_recovery() {
            return self.add("GPU Recovery Action", "gpu_recovery_action", "gpu_recovery_action", Some(action.into()));
        }
        let known = health.style == SmiStyle::Ampere;
        for (key, element, action) in [
            ("Reset Required", "reset_required", RecoveryAction::GpuReset),
            ("Drain and Reset Recommended", "drain_and_reset_recommended", RecoveryAction::DrainAndReset),
        ] {
            let xml = if known { format!("gpu_reset_status/{element}") } else { String::new() };
            let value = known.then(|| yes_no(health.recovery == action).to_owned());
            self.add(&format!("GPU Reset Status/{key}"), &xml, "", value);
        }
    }

    /// Sizes; what is in use is not modelled.
    fn memory(&mut self) {
        self.section = "MEMORY";
        let total = Some(format!("{} MiB", self.health.memory_bytes >> 20));
        self.add("FB Memory Usage/Total", "fb_memory_usage/total", "memory.total", total);
        for (key, element) in [("Reserved", "reserved"), ("Used", "used"), ("Free", "free")] {
            self.add(&format!("FB Memory Usage/{key}"), &format!("fb_memory_usage/{element}"), "", None);
        }
        ["Total", "Used", "Free"].iter().for_each(|key| self.add(&format!("BAR1 Memory Usage/{key}"), "", "", None));
    }

    fn ecc(&mut self) {
        let health = self.health;
        self.section = "ECC";
        for (key, element, csv, on) in [
            ("Current", "current_ecc", "current", health.ecc),
            ("Pending", "pending_ecc", "pending", health.ecc_pending),
        ] {
            let names = (format!("ECC Mode/{key}"), format!("ecc_mode/{element}"), format!("ecc.mode.{csv}"));
            self.add(&names.0, &names.1, &names.2, Some(enabled(on).to_owned()));
        }
        self.counts("Volatile", "volatile", Some(&health.volatile));
        self.counts("Aggregate", "aggregate", health.aggregate.as_ref());
        let flag = |on: Option<bool>| on.map(|on| yes_no(on).to_owned());
        let mut add = |text: &str, xml: &str, value| {
            self.add(&format!("ECC Errors/{text}"), &format!("ecc_errors/{xml}"), "", value);
        };
        if health.style >= SmiStyle::R550 {
            let exceeded = flag(health.sram_threshold_exceeded);
            add("Aggregate/SRAM Threshold Exceeded", "aggregate/sram_threshold_exceeded", exceeded);
            for (key, element) in [
                ("L2", "l2"),
                ("SM", "sm"),
                ("Microcontroller", "microcontroller"),
                ("PCIE", "pcie"),
                ("Other", "other"),
            ] {
                let text = format!("Aggregate Uncorrectable SRAM Sources/SRAM {key}");
                add(&text, &format!("aggregate_uncorrectable_sram_sources/sram_{element}"), None);
            }
        }
        if health.style >= SmiStyle::R590 {
            add("Channel Repair Pending", "channel_repair_pending", flag(health.channel_repair_pending));
            add("TPC Repair Pending", "tpc_repair_pending", None);
            add("Unrepairable Memory", "unrepairable_memory", None);
        }
    }

    /// Counts since boot or over the life of the GPU. The model does not tell parity from SEC-DED in SRAM.
    fn counts(&mut self, title: &str, scope: &str, counts: Option<&EccCounts>) {
        let style = self.health.style;
        let corrected = counts.map(|c| c.dram_correctable);
        let uncorrected = counts.map(|c| c.dram_uncorrectable);
        let sram = counts.and_then(|c| c.sram_uncorrectable);
        let mut add = |text: &str, xml: &str, csv: String, value: Option<u64>| {
            let text = if text.is_empty() { String::new() } else { format!("ECC Errors/{title}/{text}") };
            let xml = if xml.is_empty() { String::new() } else { format!("ecc_errors/{scope}/{xml}") };
            self.add(&text, &xml, &csv, value.map(|n| n.to_string()));
        };
        let csv = |kind: &str, place: &str| format!("ecc.errors.{kind}.{scope}.{place}");
        if style <= SmiStyle::Volta {
            for (text, xml, kind, count) in [
                ("Single Bit", "single_bit", "corrected", corrected),
                ("Double Bit", "double_bit", "uncorrected", uncorrected),
            ] {
                let mut at = |key: &str, element: &str, csv, value| {
                    add(&format!("{text}/{key}"), &format!("{xml}/{element}"), csv, value);
                };
                at("Device Memory", "device_memory", csv(kind, "device_memory"), count);
                for (key, element) in [
                    ("Register File", "register_file"),
                    ("L1 Cache", "l1_cache"),
                    ("L2 Cache", "l2_cache"),
                    ("Texture Memory", "texture_memory"),
                    ("CBU", "cbu"),
                ] {
                    at(key, element, String::new(), None);
                }
                at("Total", "total", csv(kind, "total"), count.map(|n| n + sram.unwrap_or(0)));
            }
            return;
        }
        add("SRAM Correctable", "sram_correctable", String::new(), None);
        if style == SmiStyle::Ampere {
            add("SRAM Uncorrectable", "sram_uncorrectable", csv("uncorrected", "sram"), sram);
        } else {
            add("SRAM Uncorrectable Parity", "sram_uncorrectable_parity", String::new(), None);
            add("SRAM Uncorrectable SEC-DED", "sram_uncorrectable_secded", csv("uncorrected", "sram"), sram);
        }
        add("DRAM Correctable", "dram_correctable", csv("corrected", "dram"), corrected);
        add("DRAM Uncorrectable", "dram_uncorrectable", csv("uncorrected", "dram"), uncorrected);
        add("", "", csv("corrected", "total"), corrected);
        add("", "", csv("uncorrected", "total"), uncorrected.map(|n| n + sram.unwrap_or(0)));
    }

    fn pages(&mut self) {
        let (health, retired) = (self.health, self.health.retired.as_ref());
        self.section = "PAGE_RETIREMENT";
        let pending = retired.map(|r| yes_no(r.pending).to_owned());
        let (title, key) = match health.style {
            SmiStyle::R352 => ("Retired pages", "Pending"),
            _ => ("Retired Pages", "Pending Page Blacklist"),
        };
        let mut add = |key: &str, csv: &str, value| {
            self.add(&format!("{title}/{key}"), "", &format!("retired_pages.{csv}"), value);
        };
        add("Single Bit ECC", "single_bit_ecc.count", retired.map(|r| r.single.to_string()));
        add("Double Bit ECC", "double_bit.count", retired.map(|r| r.double.to_string()));
        add(key, "pending", pending.clone());
        for (cause, element) in
            [(Cause::SingleBit, "multiple_single_bit_retirement"), (Cause::DoubleBit, "double_bit_retirement")]
        {
            let pages = retired.map(|r| r.pages.iter().filter(|(_, e)| e.cause == cause));
            let count = pages.clone().map(|p| p.count().to_string());
            self.add("", &format!("retired_pages/{element}/retired_count"), "", count);
            let list = pages.map(|p| p.map(|(page, _)| format!("{page:#018x}")).collect::<Vec<_>>().join(" "));
            self.add("", &format!("retired_pages/{element}/{PAGE_LIST}"), "", list);
        }
        self.add("", "retired_pages/pending_blacklist", "", pending.clone());
        self.add("", "retired_pages/pending_retirement", "", pending);
    }

    fn rows(&mut self) {
        self.section = "ROW_REMAPPER";
        let Some(remapped) = &self.health.remapped else {
            return self.add("Remapped Rows", "remapped_rows", "", None);
        };
        for (key, element, csv, value) in [
            ("Correctable Error", "corr", "correctable", remapped.correctable.to_string()),
            ("Uncorrectable Error", "unc", "uncorrectable", remapped.uncorrectable.to_string()),
            ("Pending", "pending", "pending", yes_no(remapped.pending).to_owned()),
            ("Remapping Failure Occurred", "failure", "failure", yes_no(remapped.failure).to_owned()),
        ] {
            let xml = format!("remapped_rows/remapped_row_{element}");
            self.add(&format!("Remapped Rows/{key}"), &xml, &format!("remapped_rows.{csv}"), Some(value));
        }
        for (class, banks) in histogram_rows(&remapped.histogram) {
            let name = class.to_ascii_lowercase();
            let text = format!("Remapped Rows/Bank Remap Availability Histogram/{class}");
            let xml = format!("remapped_rows/row_remapper_histogram/row_remapper_histogram_{name}");
            self.add(&text, &xml, &format!("remapped_rows.histogram.{name}"), Some(format!("{banks} bank(s)")));
        }
    }
}

/// The element whose value is a list of addresses.
pub const PAGE_LIST: &str = "retired_pagelist";
