//! The elements of `nvidia-smi -q -x` that concern retirement, remapping and ECC, by their names there.

use super::other_elements::{ABSENT, Element, OLD_POWER, POWER, SRAM_SOURCES};
use super::text::{bus_id, histogram_rows};
use super::{EccCounts, Health, RemappedRows, RetiredPages, enabled, or_na, yes_no};
use crate::event::Cause;
use crate::profile::SmiStyle;
use crate::recovery::RecoveryAction;
use quick_xml::Writer;
use quick_xml::events::{BytesText, Event};
use std::io;

type Out = Writer<Vec<u8>>;

/// The report on some GPUs; `timestamp` as nvidia-smi writes it (`Fri Aug  4 11:44:30 2023`).
///
/// # Errors
/// None in practice: it is written to memory.
pub fn log(gpus: &[Health], timestamp: &str) -> io::Result<String> {
    let mut out = Writer::new_with_indent(Vec::new(), b'\t', 1);
    out.write_event(Event::Decl(quick_xml::events::BytesDecl::new("1.0", None, None)))?;
    // Programs choose their parser by the document type; the GPUs of a machine have one driver.
    let version = match gpus.iter().map(|gpu| gpu.style).min() {
        Some(SmiStyle::R352 | SmiStyle::Volta) => 11,
        Some(SmiStyle::R590) => 13,
        _ => 12,
    };
    let doctype = format!("nvidia_smi_log SYSTEM \"nvsmi_device_v{version}.dtd\"");
    out.write_event(Event::DocType(BytesText::from_escaped(doctype)))?;
    group(&mut out, "nvidia_smi_log", |out| {
        let first = gpus.first();
        leaf(out, "timestamp", timestamp)?;
        leaf(out, "driver_version", &or_na(first.and_then(|gpu| gpu.driver_version.as_ref())))?;
        leaf(out, "cuda_version", &or_na(first.and_then(|gpu| gpu.cuda_version.as_ref())))?;
        leaf(out, "attached_gpus", &gpus.len().to_string())?;
        gpus.iter().try_for_each(|health| gpu(out, health))
    })?;
    let mut text = String::from_utf8_lossy(&out.into_inner()).into_owned();
    text.push('\n');
    Ok(text)
}

fn group(out: &mut Out, name: &str, inside: impl FnOnce(&mut Out) -> io::Result<()>) -> io::Result<()> {
    out.create_element(name).write_inner_content(inside).map(|_| ())
}

fn leaf(out: &mut Out, name: &str, text: &str) -> io::Result<()> {
    out.create_element(name).write_text_content(BytesText::new(text)).map(|_| ())
}

fn gpu(out: &mut Out, health: &Health) -> io::Result<()> {
    let id = bus_id(health);
    let element = out.create_element("gpu").with_attribute(("id", id.as_str()));
    element.write_inner_content(|out| {
        leaf(out, "product_name", &health.model)?;
        leaf(out, "uuid", &health.uuid)?;
        if let Some(action) = health.smi_recovery() {
            leaf(out, "gpu_recovery_action", action)?;
        } else if health.style == SmiStyle::Ampere {
            group(out, "gpu_reset_status", |out| {
                leaf(out, "reset_required", yes_no(health.recovery == RecoveryAction::GpuReset))?;
                leaf(out, "drain_and_reset_recommended", yes_no(health.recovery == RecoveryAction::DrainAndReset))
            })?;
        }
        group(out, "fb_memory_usage", |out| {
            leaf(out, "total", &format!("{} MiB", health.memory_bytes >> 20))?;
            ["reserved", "used", "free"].iter().try_for_each(|name| leaf(out, name, "N/A"))
        })?;
        group(out, "ecc_mode", |out| {
            leaf(out, "current_ecc", enabled(health.ecc))?;
            leaf(out, "pending_ecc", enabled(health.ecc_pending))
        })?;
        group(out, "ecc_errors", |out| {
            group(out, "volatile", |out| counts(out, health.style, Some(&health.volatile)))?;
            group(out, "aggregate", |out| {
                counts(out, health.style, health.aggregate.as_ref())?;
                if health.style >= SmiStyle::R550 {
                    leaf(out, "sram_threshold_exceeded", &or_na(health.sram_threshold_exceeded.map(yes_no)))?;
                }
                Ok(())
            })?;
            repairs(out, health)
        })?;
        group(out, "retired_pages", |out| pages(out, health.retired.as_ref()))?;
        match &health.remapped {
            Some(remapped) => group(out, "remapped_rows", |out| rows(out, remapped)),
            None => leaf(out, "remapped_rows", "N/A"),
        }?;
        let power = if health.style <= SmiStyle::Volta { OLD_POWER } else { POWER };
        ABSENT.iter().chain(power).try_for_each(|element| absent(out, element))
    })?;
    Ok(())
}

/// An element that the model has no value for.
fn absent(out: &mut Out, element: &Element) -> io::Result<()> {
    match element {
        Element::Leaf(name) => leaf(out, name, "N/A"),
        Element::Group(name, inside) => {
            group(out, name, |out| inside.iter().try_for_each(|element| absent(out, element)))
        }
    }
}

/// What stands after the counts of errors since r550 and since r580.
fn repairs(out: &mut Out, health: &Health) -> io::Result<()> {
    if health.style >= SmiStyle::R550 {
        absent(out, &SRAM_SOURCES)?;
    }
    if health.style >= SmiStyle::R590 {
        leaf(out, "channel_repair_pending", &or_na(health.channel_repair_pending.map(yes_no)))?;
        leaf(out, "tpc_repair_pending", "N/A")?;
        leaf(out, "unrepairable_memory", "N/A")?;
    }
    Ok(())
}

fn counts(out: &mut Out, style: SmiStyle, counts: Option<&EccCounts>) -> io::Result<()> {
    let corrected = or_na(counts.map(|c| c.dram_correctable));
    let uncorrected = or_na(counts.map(|c| c.dram_uncorrectable));
    if style <= SmiStyle::Volta {
        for (name, count) in [("single_bit", corrected), ("double_bit", uncorrected)] {
            group(out, name, |out| {
                leaf(out, "device_memory", &count)?;
                ["register_file", "l1_cache", "l2_cache", "texture_memory", "cbu"]
                    .iter()
                    .try_for_each(|place| leaf(out, place, "N/A"))?;
                leaf(out, "total", &count)
            })?;
        }
        return Ok(());
    }
    let sram = or_na(counts.and_then(|c| c.sram_uncorrectable));
    leaf(out, "sram_correctable", "N/A")?;
    if style == SmiStyle::Ampere {
        leaf(out, "sram_uncorrectable", &sram)?;
    } else {
        leaf(out, "sram_uncorrectable_parity", "N/A")?;
        leaf(out, "sram_uncorrectable_secded", &sram)?;
    }
    leaf(out, "dram_correctable", &corrected)?;
    leaf(out, "dram_uncorrectable", &uncorrected)
}

fn pages(out: &mut Out, retired: Option<&RetiredPages>) -> io::Result<()> {
    let causes = [("multiple_single_bit_retirement", Cause::SingleBit), ("double_bit_retirement", Cause::DoubleBit)];
    for (name, cause) in causes {
        group(out, name, |out| {
            let Some(retired) = retired else {
                leaf(out, "retired_count", "N/A")?;
                return leaf(out, "retired_pagelist", "N/A");
            };
            let of_cause: Vec<u64> = retired.pages.iter().filter(|(_, e)| e.cause == cause).map(|p| p.0).collect();
            leaf(out, "retired_count", &of_cause.len().to_string())?;
            group(out, "retired_pagelist", |out| {
                of_cause.iter().try_for_each(|page| leaf(out, "retired_page_address", &format!("{page:#018x}")))
            })
        })?;
    }
    let pending = or_na(retired.map(|r| yes_no(r.pending)));
    leaf(out, "pending_blacklist", &pending)?;
    leaf(out, "pending_retirement", &pending)
}

fn rows(out: &mut Out, remapped: &RemappedRows) -> io::Result<()> {
    leaf(out, "remapped_row_corr", &remapped.correctable.to_string())?;
    leaf(out, "remapped_row_unc", &remapped.uncorrectable.to_string())?;
    leaf(out, "remapped_row_pending", yes_no(remapped.pending))?;
    leaf(out, "remapped_row_failure", yes_no(remapped.failure))?;
    group(out, "row_remapper_histogram", |out| {
        histogram_rows(&remapped.histogram).iter().try_for_each(|(name, banks)| {
            let name = format!("row_remapper_histogram_{}", name.to_ascii_lowercase());
            leaf(out, &name, &format!("{banks} bank(s)"))
        })
    })
}
