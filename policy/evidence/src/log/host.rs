//! Lines about the host's own memory and about machine checks: EDAC, APEI, pages out of use (long: one kind of section after the other).
//!
//! Forms: Linux, drivers/edac/edac_mc.c (`edac_ce_error`, `edac_ue_error`), ghes_edac.c, skx_common.c and sb_edac.c (details);
//! drivers/firmware/efi/cper.c (`cper_print_mem`, `cper_estatus_print`), mm/memory-failure.c, drivers/ras/cec.c.

use super::fact::Fact;
use super::finding::{Cells, Finding, Reporter, UNKNOWN_DIMM, unspaced};

/// Reads a message of the kernel; `None` if it has other content.
pub fn parse(message: &str) -> Option<Fact> {
    if let Some(rest) = message.strip_prefix("EDAC MC") {
        return edac(rest).map(|found| Fact::Memory(Box::new(found)));
    }
    // arch/x86/kernel/cpu/mce/core.c, `kill_me_maybe`.
    if let Some(address) = message.strip_prefix("mce: Uncorrected hardware memory error in user-access at ") {
        let address = u64::from_str_radix(address, 16).ok()?;
        let found = Finding::errors(Reporter::Used, UNKNOWN_DIMM.to_owned(), false, 1);
        let found = Finding { is_dimm: false, consumed: true, address: Some(address), ..found };
        return Some(Fact::Memory(Box::new(found)));
    }
    // Records of the previous boot, which the firmware kept (drivers/acpi/apei/bert.c), have no number.
    if let Some(rest) = message.strip_prefix("[Hardware Error]:") {
        return apei(0, rest.trim());
    }
    let (number, rest) = message.strip_prefix('{')?.split_once("}[Hardware Error]:")?;
    apei(number.parse().ok()?, rest.trim())
}

/// Reads `0: 1 CE memory read error on CPU_SrcID#0_Ha#0_Chan#1_DIMM#0 (channel:1 slot:0 page:0x12345 offset:0xabc ...)`
fn edac(rest: &str) -> Option<Finding> {
    let (controller, rest) = rest.split_once(": ")?;
    let controller: u32 = controller.trim().parse().ok()?;
    if let Some(found) = old_edac(controller, rest.trim_start()) {
        return Some(found);
    }
    let (count, rest) = rest.trim_start().split_once(' ')?;
    let corrected = match rest.split(' ').next()? {
        "CE" => true,
        "UE" => false,
        _ => return None,
    };
    // A process of the name `EDAC MC0: 1 CE ` that crashes prints `EDAC MC0: 1 CE [71]: segfault at ... likely on CPU 3`.
    let (_, place) = rest.split_once(" on ").filter(|(what, _)| !what.contains("]: "))?;
    let (label, details) = place.split_once(" (").unwrap_or((place, ""));
    // debugfs of EDAC (edac_debugfs.c, `edac_fake_inject_write`).
    if rest.contains("FAKE ERROR") {
        return None;
    }
    let mut found =
        Finding::errors(Reporter::Edac, format!("MC{controller} {}", label.trim()), corrected, count.parse().ok()?);
    detailed(&mut found, details);
    Some(found)
}

/// Linux before 3.6: `CE page 0x4b1f8, offset 0x80, grain 128, syndrome 0x6d, row 1, channel 0, label "DIMM_B1": amd64_edac`, also
/// `UE row 1, channel-a= 0 channel-b= 1 labels "A-B": ...` and `CE - no information available: ...`.
fn old_edac(controller: u32, text: &str) -> Option<Finding> {
    let (kind, text) = text.split_once(' ').filter(|(kind, _)| ["CE", "UE"].contains(kind))?;
    let is_known = ["page 0x", "row ", "- no information available"].iter().any(|start| text.starts_with(start));
    let (details, rest) = text.split_once('"').unwrap_or((text, ""));
    let label = rest.split('"').next().unwrap_or_default();
    let value = |name: &str| part_after(details, name);
    let hex = |name: &str| u64::from_str_radix(value(name)?.strip_prefix("0x")?, 16).ok();
    let place = match (label, value("row "), value("channel ")) {
        ("", Some(row), Some(channel)) => format!("csrow {row} channel {channel}"),
        ("", Some(row), None) => format!("csrow {row}"),
        ("", None, _) => "unknown memory".to_owned(),
        (label, ..) => label.to_owned(),
    };
    // The driver's own words follow the label: `: 3 Unknown error(s): memory read ... OVERFLOW: ..., addr = 0x1fb6d78000 =>` of sb_edac.c,
    // `: Corrected error (..., count=3, ...)` of i7core_edac.c.
    let remark = rest.split_once('"').map_or("", |(_, remark)| remark);
    let before =
        remark.trim_start_matches(": ").split_once(" error(s): ").and_then(|(count, _)| count.split(' ').next());
    let count = before.or_else(|| word_after(remark, "count=")).and_then(|count| count.parse().ok()).unwrap_or(1);
    let found = Finding::errors(Reporter::Edac, format!("MC{controller} {place}"), kind == "CE", count);
    let of_page = hex("page ").and_then(|page| page.checked_mul(4096)?.checked_add(hex("offset ").unwrap_or(0)));
    let address = of_page
        .or_else(|| u64::from_str_radix(word_after(remark, "addr = 0x")?, 16).ok())
        .filter(|address| *address != 0);
    let syndrome = hex("syndrome ").filter(|syndrome| *syndrome != 0);
    is_known.then_some(Finding { address, syndrome, at_least: remark.contains("OVERFLOW"), ..found })
}

/// The text after a name in the first of the comma-separated parts that begins with this name.
fn part_after<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    text.split(", ").find_map(|part| part.trim().strip_prefix(name)).map(str::trim)
}

/// The word after a name.
fn word_after<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let (_, value) = text.split_once(name)?;
    Some(value.split([' ', ',', ')']).next().unwrap_or(value))
}

/// The number after a name: `0x` and hexadecimal digits.
fn hex_after(text: &str, name: &str) -> Option<u64> {
    let value = text.split_once(name)?.1.strip_prefix("0x")?;
    let end = value.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(value.len());
    u64::from_str_radix(&value[..end], 16).ok()
}

/// The details of an error that EDAC and rasdaemon print after the label.
pub fn detailed(found: &mut Finding, details: &str) {
    let field = |name: &str| hex_after(details, name);
    let of_page = field("page:").and_then(|page| page.checked_mul(4096)?.checked_add(field("offset:").unwrap_or(0)));
    // Drivers print zeros where they know none.
    found.address = of_page
        .or_else(|| field("address: "))
        .or_else(|| field("address:"))
        .filter(|address| *address != 0)
        .or(found.address);
    found.syndrome = field("syndrome:").or_else(|| field("syndrome: ")).filter(|syndrome| *syndrome != 0);
    found.at_least |= details.contains("OVERFLOW");
    found.cells = Cells::of_text(details);
    // ghes_edac.c prints the place of the APEI record.
    if !found.is_dimm
        && let Some((_, place)) = details.split_once("APEI location:")
    {
        let place = place.trim().trim_end_matches(')');
        if let Some(location) = location(&unspaced(place)) {
            (found.label, found.is_dimm) = (format!("APEI {location}"), true);
        }
        let name =
            place.split_once("DIMM location:").map(|(_, name)| name.split(" status(").next().unwrap_or(name).trim());
        let handle = name.and_then(|name| name.split_once("DMI handle: 0x")).map(|(_, handle)| handle);
        found.handle = handle.and_then(|handle| u64::from_str_radix(handle, 16).ok()).filter(|handle| *handle != 0);
        found.name = name.filter(|name| !name.is_empty() && !name.starts_with("not present")).map(str::to_owned);
    }
}

/// The place of a DIMM as APEI numbers it, in an [`unspaced`] text; `None` where none of its numbers is valid.
pub fn location(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(' ').filter(|word| is_place(word)).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// Whether a word is the number of a node, a card or a module.
fn is_place(word: &str) -> bool {
    let number = ["node:", "card:", "module:"].iter().find_map(|name| word.strip_prefix(name));
    number.is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
}

/// Reads the rest of an APEI line such as `{3}[Hardware Error]: section_type: memory error`, whose record has this number.
/// Returns `None` if the line does not belong to an error.
fn apei(number: u64, line: &str) -> Option<Fact> {
    const KEYS: &str = "event severity|severity|section_type|section type|fru_text|precise tstamp|physical_address|DIMM location|\
                        node|card|module|rank|bank|bank_group|bank_address|device|row|column|physical fault address|device_id";
    let (key, value) = line.split_once(':')?;
    let begins = key.starts_with("Hardware error from APEI") || is_section(key);
    let is_absent = value.trim_start().starts_with("not present") && !value.contains("DMI handle: 0x");
    ((begins || KEYS.split('|').any(|name| name == key)) && !is_absent).then(|| Fact::Apei(number, line.to_owned()))
}

/// Whether a line begins a section, by its text before the first colon: `Error 0, type`, in Linux before 3.12 `section`.
pub fn is_section(key: &str) -> bool {
    key == "section" || (key.starts_with("Error ") && key.ends_with(", type"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edac_and_offlining_lines_are_read() {
        let line = "EDAC MC1: 3 CE memory read error on CPU_SrcID#1_Ha#0_Chan#0_DIMM#1 (channel:0 slot:1 page:0x12345 offset:0x680 grain:32 syndrome:0x0)";
        let Some(Fact::Memory(error)) = parse(line) else { panic!("EDAC") };
        assert_eq!((error.corrected, error.uncorrected), (3, 0));
        assert_eq!((error.label.as_str(), error.address), ("MC1 CPU_SrcID#1_Ha#0_Chan#0_DIMM#1", Some(0x1234_5680)));
        assert_eq!(parse("EDAC MC: Ver: 3.0.0"), None);
    }
}
