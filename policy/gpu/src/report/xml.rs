//! The XML of `nvidia-smi -q -x`.

use super::fields::{Field, bus_id, of};
use super::{Health, or_na};
use crate::profile::SmiStyle;
use quick_xml::Writer;
use quick_xml::events::{BytesText, Event};
use std::io;

type Out = Writer<Vec<u8>>;

/// The report on these GPUs; `timestamp` has the format of nvidia-smi (`Fri Aug  4 11:44:30 2023`).
pub fn log(gpus: &[Health], timestamp: &str) -> io::Result<String> {
    let mut out = Writer::new_with_indent(Vec::new(), b'\t', 1);
    out.write_event(Event::Decl(quick_xml::events::BytesDecl::new("1.0", None, None)))?;
    // Programs choose their parser by the document type; the GPUs of a machine have one driver.
    let version = match gpus.iter().map(|gpu| gpu.profile.smi_style).min() {
        Some(SmiStyle::R352 | SmiStyle::Volta) => 11,
        Some(SmiStyle::R590) => 13,
        _ => 12,
    };
    let doctype = format!("nvidia_smi_log SYSTEM \"nvsmi_device_v{version}.dtd\"");
    out.write_event(Event::DocType(BytesText::from_escaped(doctype)))?;
    out.create_element("nvidia_smi_log").write_inner_content(|out| {
        let first = gpus.first();
        leaf(out, "timestamp", timestamp)?;
        leaf(out, "driver_version", &or_na(first.and_then(|gpu| gpu.profile.driver_version.as_ref())))?;
        leaf(out, "cuda_version", &or_na(first.and_then(|gpu| gpu.profile.cuda_version.as_ref())))?;
        leaf(out, "attached_gpus", &gpus.len().to_string())?;
        gpus.iter().try_for_each(|health| {
            let mut fields = of(health);
            fields.retain(|field| !field.xml.is_empty());
            let id = bus_id(health.pci);
            let gpu = out.create_element("gpu").with_attribute(("id", id.as_str()));
            gpu.write_inner_content(|out| elements(out, &fields, 0)).map(|_| ())
        })
    })?;
    let mut text = String::from_utf8_lossy(&out.into_inner()).into_owned();
    text.push('\n');
    Ok(text)
}

fn leaf(out: &mut Out, name: &str, text: &str) -> io::Result<()> {
    out.create_element(name).write_text_content(BytesText::new(text)).map(|_| ())
}

/// Writes elements, from this depth of their paths on.
fn elements(out: &mut Out, fields: &[Field], depth: usize) -> io::Result<()> {
    fn name(field: &Field, depth: usize) -> &str {
        field.xml.split('/').nth(depth).unwrap_or_default()
    }
    for group in fields.chunk_by(|a, b| name(a, depth) == name(b, depth)) {
        let (first, name) = (&group[0], name(&group[0], depth));
        if first.xml.split('/').count() > depth + 1 {
            out.create_element(name).write_inner_content(|out| elements(out, group, depth + 1))?;
        } else if let ("retired_pagelist", Some(pages)) = (name, &first.value) {
            out.create_element(name).write_inner_content(|out| {
                pages.split_whitespace().try_for_each(|page| leaf(out, "retired_page_address", page))
            })?;
        } else {
            leaf(out, name, &or_na(first.value.as_ref()))?;
        }
    }
    Ok(())
}
