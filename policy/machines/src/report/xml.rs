//! The elements of `nvidia-smi -q -x` that concern retirement, remapping and ECC, by their names there.

use super::text::{bus_id, histogram_rows};
use super::{EccCounts, Health, RemappedRows, RetiredPages, or_na, yes_no};
use crate::event::Cause;
use quick_xml::Writer;
use quick_xml::events::{BytesText, Event};
use std::io;

type Out = Writer<Vec<u8>>;

/// The report on some GPUs.
///
/// # Errors
/// None in practice: it is written to memory.
pub fn log(gpus: &[Health]) -> io::Result<String> {
    let mut out = Writer::new_with_indent(Vec::new(), b'\t', 1);
    out.write_event(Event::Decl(quick_xml::events::BytesDecl::new("1.0", None, None)))?;
    out.write_event(Event::DocType(BytesText::from_escaped("nvidia_smi_log SYSTEM \"nvsmi_device_v12.dtd\"")))?;
    group(&mut out, "nvidia_smi_log", |out| {
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
        leaf(out, "gpu_recovery_action", health.recovery.label())?;
        let mode = if health.ecc { "Enabled" } else { "Disabled" };
        group(out, "ecc_mode", |out| {
            leaf(out, "current_ecc", mode)?;
            leaf(out, "pending_ecc", mode)
        })?;
        group(out, "ecc_errors", |out| {
            group(out, "volatile", |out| counts(out, Some(&health.volatile)))?;
            group(out, "aggregate", |out| counts(out, health.aggregate.as_ref()))
        })?;
        group(out, "retired_pages", |out| pages(out, health.retired.as_ref()))?;
        group(out, "remapped_rows", |out| rows(out, health.remapped.as_ref()))
    })?;
    Ok(())
}

fn counts(out: &mut Out, counts: Option<&EccCounts>) -> io::Result<()> {
    leaf(out, "sram_correctable", "N/A")?;
    leaf(out, "sram_uncorrectable", &or_na(counts.and_then(|c| c.sram_uncorrectable)))?;
    leaf(out, "dram_correctable", &or_na(counts.map(|c| c.dram_correctable)))?;
    leaf(out, "dram_uncorrectable", &or_na(counts.map(|c| c.dram_uncorrectable)))
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

fn rows(out: &mut Out, remapped: Option<&RemappedRows>) -> io::Result<()> {
    leaf(out, "remapped_row_corr", &or_na(remapped.map(|r| r.correctable)))?;
    leaf(out, "remapped_row_unc", &or_na(remapped.map(|r| r.uncorrectable)))?;
    leaf(out, "remapped_row_pending", &or_na(remapped.map(|r| yes_no(r.pending))))?;
    leaf(out, "remapped_row_failure", &or_na(remapped.map(|r| yes_no(r.failure))))?;
    let Some(remapped) = remapped else {
        return leaf(out, "row_remapper_histogram", "N/A");
    };
    group(out, "row_remapper_histogram", |out| {
        histogram_rows(&remapped.histogram).iter().try_for_each(|(name, banks)| {
            let name = format!("row_remapper_histogram_{}", name.to_ascii_lowercase());
            leaf(out, &name, &format!("{banks} bank(s)"))
        })
    })
}
