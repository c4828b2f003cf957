//! Values that programs read from the output of `nvidia-smi`: element paths of telegraf's parsers
//! (plugins/inputs/nvidia_smi/schema_v11/types.go and schema_v12/types.go), fields and CSV of nvidia_gpu_exporter
//! (internal/nvidiasmi/fields.go and csv.go).

use crate::policy::support::profile;
use eccforge_evidence::xid::PciId;
use eccforge_gpu::inforom::InfoRom;
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::Profile;
use eccforge_gpu::report::csv::{self, Query};
use eccforge_gpu::report::{Health, text, xml};
use regex::Regex;

const TIMESTAMP: &str = "Fri Oct 24 11:07:12 2025";
const NVIDIA: [&str; 6] = ["page-retirement-r352", "v100-page-retirement", "a100-40gb", "a100-80gb", "h100", "b200"];

fn health(name: &str) -> Health {
    let machine = Machine::new(profile(name), TraceKind::Observed);
    let state = machine.boot(InfoRom::default());
    Health::of(&machine, &state, 1, PciId { domain: 0, bus: 0x52, device: 0 })
}

/// The text at a path below the root; `None` where there is no such element.
fn at<'a>(root: roxmltree::Node<'a, 'a>, path: &str) -> Option<&'a str> {
    let child = |node: roxmltree::Node<'a, 'a>, name: &str| node.children().find(|c| c.has_tag_name(name));
    let node = path.split('/').try_fold(root, child)?;
    Some(node.text().unwrap_or_default().trim())
}

/// What telegraf's input makes of a text: `SetIfUsed` and `number` of its common/setters.go. `None` where it leaves the field out.
fn telegraf_value(kind: char, text: &str) -> Option<String> {
    let text = text.trim();
    if ["", "N/A", "Requested functionality has been deprecated"].contains(&text) {
        return None;
    }
    let number = text.split_whitespace().next().unwrap_or_default().trim_end_matches('x');
    match kind {
        'i' => number.parse::<i64>().ok().map(|n| n.to_string()),
        'f' => number.parse::<f64>().ok().map(|n| n.to_string()),
        _ => Some(text.to_owned()),
    }
}

/// Every element that `Parse` of telegraf's schema_v11, schema_v12 and schema_v13 takes: its kind (s: text, i: whole number,
/// f: number) and its path. MIG devices and processes are lists; the model has none.
const TELEGRAF: &str = "s driver_version, s cuda_version, s gpu/performance_state, s gpu/product_name, s gpu/uuid, s gpu/compute_mode, \
    s gpu/serial, s gpu/vbios_version, s gpu/display_active, s gpu/display_mode, s gpu/ecc_mode/current_ecc, i gpu/fan_speed, \
    i gpu/fb_memory_usage/total, i gpu/fb_memory_usage/used, i gpu/fb_memory_usage/free, i gpu/fb_memory_usage/reserved, \
    i gpu/retired_pages/multiple_single_bit_retirement/retired_count, i gpu/retired_pages/double_bit_retirement/retired_count, \
    s gpu/retired_pages/pending_blacklist, s gpu/retired_pages/pending_retirement, i gpu/temperature/gpu_temp, \
    i gpu/utilization/gpu_util, i gpu/utilization/memory_util, i gpu/utilization/encoder_util, i gpu/utilization/decoder_util, \
    i gpu/pci/pci_gpu_link_info/pcie_gen/current_link_gen, i gpu/pci/pci_gpu_link_info/link_widths/current_link_width, \
    i gpu/encoder_stats/session_count, i gpu/encoder_stats/average_fps, i gpu/encoder_stats/average_latency, \
    i gpu/fbc_stats/session_count, i gpu/fbc_stats/average_fps, i gpu/fbc_stats/average_latency, \
    i gpu/clocks/graphics_clock, i gpu/clocks/sm_clock, i gpu/clocks/mem_clock, i gpu/clocks/video_clock";
const TELEGRAF_ROWS: &str = "i gpu/remapped_rows/remapped_row_corr, i gpu/remapped_rows/remapped_row_unc, \
    s gpu/remapped_rows/remapped_row_pending, s gpu/remapped_rows/remapped_row_failure";
const TELEGRAF_V11: &str = "f gpu/power_readings/power_draw, f gpu/power_readings/power_limit";
/// v12 and v13.
const TELEGRAF_V12: &str = "s gpu/product_architecture, s timestamp, i gpu/utilization/jpeg_util, i gpu/utilization/ofa_util, \
    f gpu/gpu_power_readings/power_draw, f gpu/module_power_readings/power_draw";
const TELEGRAF_V13: &str = "i gpu/ecc_errors/volatile/dram_correctable, i gpu/ecc_errors/volatile/dram_uncorrectable, \
    i gpu/ecc_errors/volatile/sram_correctable, i gpu/ecc_errors/volatile/sram_uncorrectable_parity, \
    i gpu/ecc_errors/volatile/sram_uncorrectable_secded, i gpu/ecc_errors/aggregate/dram_correctable, \
    i gpu/ecc_errors/aggregate/dram_uncorrectable, i gpu/ecc_errors/aggregate/sram_correctable, \
    i gpu/ecc_errors/aggregate/sram_uncorrectable_parity, i gpu/ecc_errors/aggregate/sram_uncorrectable_secded, \
    s gpu/ecc_errors/aggregate/sram_threshold_exceeded, \
    i gpu/ecc_errors/aggregate_uncorrectable_sram_sources/sram_l2, \
    i gpu/ecc_errors/aggregate_uncorrectable_sram_sources/sram_microcontroller, \
    i gpu/ecc_errors/aggregate_uncorrectable_sram_sources/sram_other, \
    i gpu/ecc_errors/aggregate_uncorrectable_sram_sources/sram_pcie, \
    i gpu/ecc_errors/aggregate_uncorrectable_sram_sources/sram_sm, s gpu/ecc_errors/channel_repair_pending, \
    s gpu/ecc_errors/tpc_repair_pending, s gpu/ecc_errors/unrepairable_memory, i gpu/temperature/memory_temp, \
    i gpu/pci/rx_util, i gpu/pci/tx_util, f gpu/gpu_power_readings/current_power_limit";

/// The lists of a document type.
fn telegraf_elements(version: u32, rows: bool) -> Vec<(char, &'static str)> {
    let lists = match version {
        11 => vec![TELEGRAF, TELEGRAF_V11],
        12 => vec![TELEGRAF, TELEGRAF_V12],
        _ => vec![TELEGRAF, TELEGRAF_V12, TELEGRAF_V13],
    };
    let rows = rows.then_some(TELEGRAF_ROWS);
    let elements = lists.into_iter().chain(rows).flat_map(|list| list.split(", "));
    elements.map(|e| (e.as_bytes()[0] as char, &e[2..])).collect()
}

// covers: D.9 A.8
#[test]
fn telegraf_finds_its_elements_in_every_profile() {
    for name in NVIDIA {
        let text = xml::log(&[health(name)], TIMESTAMP).expect("memory");
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        let document = roxmltree::Document::parse_with_options(&text, options).expect("XML");
        let root = document.root_element();
        // parse of the plugin's nvidia_smi.go chooses the parser by the document type.
        let version = Regex::new(r"nvsmi_device_v(\d+)\.dtd").expect("a pattern");
        let version: u32 = version.captures(&text).expect("a document type")[1].parse().expect("a number");
        let expected = match name {
            "page-retirement-r352" | "v100-page-retirement" => 11,
            "b200" => 13,
            _ => 12,
        };
        assert_eq!(version, expected, "{name}");
        let rows = profile(name).remaps_rows();
        let mut taken = Vec::new();
        for (kind, path) in telegraf_elements(version, rows) {
            let text = at(root, path).unwrap_or_else(|| panic!("{name}: {path} is missing"));
            let value = telegraf_value(kind, text);
            assert!(value.is_some() || text == "N/A", "{name}: {path} is `{text}`");
            taken.extend(value.map(|value| (path, value)));
        }
        let of = |path: &str| taken.iter().find(|(p, _)| *p == path).map(|(_, value)| value.as_str());
        assert_eq!(of("gpu/ecc_mode/current_ecc"), Some("Enabled"), "{name}");
        assert_eq!(
            of("gpu/fb_memory_usage/total"),
            Some((profile(name).geometry.capacity_bytes() >> 20).to_string().as_str())
        );
        match rows {
            false => {
                assert_eq!(at(root, "gpu/remapped_rows"), Some("N/A"), "{name}");
                assert_eq!(of("gpu/retired_pages/double_bit_retirement/retired_count"), Some("0"), "{name}");
                assert_eq!(of("gpu/retired_pages/pending_retirement"), Some("No"), "{name}");
            }
            true => {
                assert_eq!(of("gpu/remapped_rows/remapped_row_unc"), Some("0"), "{name}");
                assert_eq!(of("gpu/remapped_rows/remapped_row_failure"), Some("No"), "{name}");
                assert_eq!(of("gpu/retired_pages/pending_retirement"), None, "{name}");
            }
        }
        assert_eq!(of("gpu/ecc_errors/channel_repair_pending"), (version == 13).then_some("No"), "{name}");
    }
}

// covers: D.9 A.8
#[test]
fn the_counts_of_ecc_stand_where_each_generation_has_them() {
    let has = |name: &str, path: &str| {
        let text = xml::log(&[health(name)], TIMESTAMP).expect("memory");
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        let document = roxmltree::Document::parse_with_options(&text, options).expect("XML");
        at(document.root_element(), &format!("gpu/ecc_errors/volatile/{path}")).map(str::to_owned)
    };
    assert_eq!(has("v100-page-retirement", "double_bit/device_memory").as_deref(), Some("0"));
    assert_eq!(has("v100-page-retirement", "dram_uncorrectable"), None);
    assert_eq!(has("a100-80gb", "sram_uncorrectable").as_deref(), Some("0"));
    assert_eq!(has("h100", "sram_uncorrectable"), None);
    assert_eq!(has("h100", "sram_uncorrectable_secded").as_deref(), Some("0"));
    assert_eq!(has("h100", "sram_uncorrectable_parity").as_deref(), Some("N/A"));
}

// covers: D.9 A.8
#[test]
fn nvidia_gpu_exporter_finds_its_fields_in_every_profile() {
    let pattern = Regex::new(r#"(?m)\n\s*\n^"([^"]+)""#).expect("the exporter's pattern");
    let help = csv::help();
    let fields: Vec<&str> = pattern.captures_iter(&help).map(|c| c.get(1).expect("a name").as_str()).collect();
    assert_eq!(fields, csv::gpu_fields());
    let required = ["uuid", "name", "driver_model.current", "driver_model.pending", "vbios_version", "driver_version"];
    assert!(required.iter().all(|field| fields.contains(field)));
    for name in NVIDIA {
        let table =
            csv::query(&[health(name)], Query::Gpu, &fields.join(","), (true, true), TIMESTAMP).expect("known fields");
        let mut lines = table.lines().map(|line| line.split(", ").collect::<Vec<_>>());
        let (titles, values) = (lines.next().expect("titles"), lines.next().expect("values"));
        assert_eq!((titles.len(), values.len(), lines.next()), (fields.len(), fields.len(), None), "{name}");
        // A title is the field, and after it at most its unit in brackets.
        let is_title = |(title, field): (&&str, &&str)| title.split(" [").next() == Some(field);
        assert!(titles.iter().zip(&fields).all(is_title), "{name}: {titles:?}");
        let value = |field: &str| values[fields.iter().position(|f| *f == field).expect(field)];
        assert!(value("uuid").starts_with("GPU-") && value("memory.total").ends_with(" MiB"));
        let rows = profile(name).remaps_rows();
        assert_eq!(value("remapped_rows.pending"), if rows { "No" } else { "[N/A]" }, "{name}");
        assert_eq!(value("retired_pages.pending"), if rows { "[N/A]" } else { "No" }, "{name}");
    }
    let unknown = csv::query(&[health("h100")], Query::Gpu, "uuid,nope", (true, true), TIMESTAMP).expect_err("unknown");
    assert_eq!(unknown, "Field \"nope\" is not a valid field to query.");
}

/// The fields that the exporter asks for where the help cannot be had, as it expects their titles: `fallbackQFieldToRFieldMap` of
/// internal/nvidiasmi/fields.go. The counts of ECC errors come besides: two kinds, two scopes, nine places.
const FALLBACK: &str = "timestamp, driver_version, count, name, serial, uuid, pci.bus_id, pci.domain, pci.bus, pci.device, \
    pci.device_id, pci.sub_device_id, pcie.link.gen.current, pcie.link.gen.max, pcie.link.width.current, \
    pcie.link.width.max, index, display_mode, display_active, persistence_mode, accounting.mode, \
    accounting.buffer_size, driver_model.current, driver_model.pending, vbios_version, inforom.img, inforom.oem, \
    inforom.ecc, inforom.pwr, gom.current, gom.pending, fan.speed [%], pstate, clocks_throttle_reasons.supported, \
    clocks_throttle_reasons.active, clocks_throttle_reasons.gpu_idle, \
    clocks_throttle_reasons.applications_clocks_setting, clocks_throttle_reasons.sw_power_cap, \
    clocks_throttle_reasons.hw_slowdown, clocks_throttle_reasons.hw_thermal_slowdown, \
    clocks_throttle_reasons.hw_power_brake_slowdown, clocks_throttle_reasons.sw_thermal_slowdown, \
    clocks_throttle_reasons.sync_boost, memory.total [MiB], memory.used [MiB], memory.free [MiB], compute_mode, \
    compute_cap, utilization.gpu [%], utilization.memory [%], encoder.stats.sessionCount, encoder.stats.averageFps, \
    encoder.stats.averageLatency, ecc.mode.current, ecc.mode.pending, retired_pages.single_bit_ecc.count, \
    retired_pages.double_bit.count, retired_pages.pending, temperature.gpu, temperature.memory, power.management, \
    power.draw [W], power.limit [W], enforced.power.limit [W], power.default_limit [W], power.min_limit [W], \
    power.max_limit [W], clocks.current.graphics [MHz], clocks.current.sm [MHz], clocks.current.memory [MHz], \
    clocks.current.video [MHz], clocks.applications.graphics [MHz], clocks.applications.memory [MHz], \
    clocks.default_applications.graphics [MHz], clocks.default_applications.memory [MHz], clocks.max.graphics [MHz], \
    clocks.max.sm [MHz], clocks.max.memory [MHz], mig.mode.current, mig.mode.pending";

// covers: D.9 A.8
#[test]
fn nvidia_gpu_exporter_gets_every_field_of_its_fallback_under_the_title_that_it_expects() {
    let places =
        ["device_memory", "dram", "register_file", "l1_cache", "l2_cache", "texture_memory", "cbu", "sram", "total"];
    let mut titles: Vec<String> = FALLBACK.split(", ").map(str::to_owned).collect();
    for kind in ["corrected", "uncorrected"] {
        for scope in ["volatile", "aggregate"] {
            titles.extend(places.iter().map(|place| format!("ecc.errors.{kind}.{scope}.{place}")));
        }
    }
    assert_eq!(titles.len(), 116);
    let fields: Vec<&str> = titles.iter().map(|title| title.split(" [").next().unwrap_or_default()).collect();
    for name in NVIDIA {
        let table =
            csv::query(&[health(name)], Query::Gpu, &fields.join(","), (true, true), TIMESTAMP).expect("known fields");
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines[0].split(", ").collect::<Vec<_>>(), titles, "{name}");
        assert_eq!(lines[1].split(", ").count(), titles.len(), "{name}");
    }
}

/// The names after `-d` in `nvidia-smi --help` of 535.54.03.
const DOCUMENTED: &str = "MEMORY, UTILIZATION, ECC, TEMPERATURE, POWER, CLOCK, COMPUTE, PIDS, PERFORMANCE, SUPPORTED_CLOCKS, \
    PAGE_RETIREMENT, ACCOUNTING, ENCODER_STATS, SUPPORTED_GPU_TARGET_TEMP, VOLTAGE, FBC_STATS, ROW_REMAPPER, RESET_STATUS, \
    GSP_FIRMWARE_VERSION";

#[test]
fn every_section_that_nvidia_smi_documents_is_answered_and_nothing_is_made_up() {
    let names: Vec<&str> = DOCUMENTED.split(',').map(str::trim).collect();
    for name in NVIDIA {
        let health = health(name);
        let all = text::sections(DOCUMENTED).expect("documented");
        let together = text::sections_of(&health, &all);
        for (section, name) in all.iter().zip(&names) {
            let alone = text::sections_of(&health, &[*section]);
            assert!(!alone.is_empty() && together.contains(&alone), "{name}: {alone}");
            assert!(alone.lines().all(|line| line.starts_with("    ") || line.starts_with('\t')), "{name}: {alone}");
            let modelled = ["ECC", "PAGE_RETIREMENT", "ROW_REMAPPER", "MEMORY", "RESET_STATUS"].contains(name);
            let values = alone.lines().filter_map(|line| line.split_once(": ")).map(|(_, value)| value);
            assert!(modelled || values.clone().all(|value| value == "N/A"), "{name}: {alone}");
            assert!(values.count() > 0, "{name}");
        }
    }
    assert!(
        text::sections_of(&health("h100"), &["MEMORY"]).contains("Total                             : 81920 MiB\n")
    );
    assert_eq!(
        text::sections_of(&health("h100"), &["RESET_STATUS"]),
        "    GPU Recovery Action                   : None\n"
    );
}

#[test]
fn every_shipped_profile_of_an_nvidia_gpu_is_checked_here() {
    let others = ["mi300x", "linux-cec", "rasdaemon", "mcelog"];
    let names: Vec<&str> = Profile::built_in_names().into_iter().filter(|n| !others.contains(n)).collect();
    assert_eq!(names, NVIDIA);
}
