//! What programs that run `nvidia-smi` take from its output: element paths of telegraf's parsers
//! (plugins/inputs/nvidia_smi/schema_v11/types.go and schema_v12/types.go), fields and CSV of nvidia_gpu_exporter
//! (internal/nvidiasmi/fields.go and csv.go).

use crate::support::profile;
use eccforge_machines::inforom::InfoRom;
use eccforge_machines::machine::{Machine, TraceKind};
use eccforge_machines::profile::Profile;
use eccforge_machines::report::text::{self, Section};
use eccforge_machines::report::{Health, gpu_query, xml};
use eccforge_machines::xid::PciId;
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

fn is_count(text: &str) -> bool {
    text == "N/A" || text.parse::<u64>().is_ok()
}

fn is_flag(text: &str) -> bool {
    ["Yes", "No", "N/A"].contains(&text)
}

// covers: D.9 A.8
#[test]
fn telegraf_finds_its_elements_in_every_profile() {
    for name in NVIDIA {
        let text = xml::log(&[health(name)], TIMESTAMP).expect("memory");
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        let document = roxmltree::Document::parse_with_options(&text, options).expect("XML");
        let root = document.root_element();
        // parseXML of the plugin chooses the parser by the document type.
        let version = Regex::new(r"nvsmi_device_v(\d+)\.dtd").expect("a pattern");
        let version: u32 = version.captures(&text).expect("a document type")[1].parse().expect("a number");
        assert!(version == 11 || version == 12, "{name}: v{version}");
        for path in ["driver_version", "cuda_version", "timestamp", "attached_gpus", "gpu/product_name", "gpu/uuid"] {
            assert!(at(root, path).is_some(), "{name}: {path}");
        }
        for path in ["multiple_single_bit_retirement", "double_bit_retirement"] {
            let count = at(root, &format!("gpu/retired_pages/{path}/retired_count")).expect(path);
            assert!(is_count(count), "{name}: {count}");
        }
        for path in ["pending_blacklist", "pending_retirement"] {
            assert!(is_flag(at(root, &format!("gpu/retired_pages/{path}")).expect(path)), "{name}: {path}");
        }
        let remapped = at(root, "gpu/remapped_rows/remapped_row_corr");
        match profile(name).remaps_rows() {
            false => assert_eq!((remapped, at(root, "gpu/remapped_rows")), (None, Some("N/A")), "{name}"),
            true => {
                for path in ["remapped_row_corr", "remapped_row_unc"] {
                    assert!(is_count(at(root, &format!("gpu/remapped_rows/{path}")).expect(path)), "{name}");
                }
                for path in ["remapped_row_pending", "remapped_row_failure"] {
                    assert!(is_flag(at(root, &format!("gpu/remapped_rows/{path}")).expect(path)), "{name}");
                }
            }
        }
        assert!(at(root, "gpu/ecc_mode/current_ecc").is_some_and(|e| e == "Enabled"), "{name}");
        assert!(at(root, "gpu/fb_memory_usage/total").is_some_and(|t| t.ends_with(" MiB")), "{name}");
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
    let help = gpu_query::help();
    let fields: Vec<&str> = pattern.captures_iter(&help).map(|c| c.get(1).expect("a name").as_str()).collect();
    assert_eq!(fields, gpu_query::fields());
    let required = ["uuid", "name", "driver_model.current", "driver_model.pending", "vbios_version", "driver_version"];
    assert!(required.iter().all(|field| fields.contains(field)));
    for name in NVIDIA {
        let csv = gpu_query::query(&[health(name)], &fields.join(","), true, true, TIMESTAMP).expect("known fields");
        let mut lines = csv.lines().map(|line| line.split(", ").collect::<Vec<_>>());
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
    let unknown = gpu_query::query(&[health("h100")], "uuid,nope", true, true, TIMESTAMP).expect_err("unknown");
    assert_eq!(unknown, "Field \"nope\" is not a valid field to query.");
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
        let all: Vec<Section> = names.iter().map(|name| Section::parse(name).expect("documented")).collect();
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
        text::sections_of(&health("h100"), &[Section::Memory])
            .contains("Total                             : 81920 MiB\n")
    );
    assert_eq!(
        text::sections_of(&health("h100"), &[Section::ResetStatus]),
        "    GPU Recovery Action                   : None\n"
    );
}

#[test]
fn every_shipped_profile_of_a_gpu_is_checked_here() {
    let others = ["linux-cec", "rasdaemon", "mcelog"];
    let names: Vec<&str> = Profile::built_in_names().into_iter().filter(|n| !others.contains(n)).collect();
    assert_eq!(names, NVIDIA);
}
