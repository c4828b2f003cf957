//! Lines of Linux about the host's own memory: EDAC, APEI, page offlining.
//!
//! Forms: Linux, drivers/edac/edac_mc.c (`edac_ce_error`, `edac_ue_error`), drivers/firmware/efi/cper.c (`cper_print_mem`,
//! `cper_estatus_print`), mm/memory-failure.c, drivers/ras/cec.c.

use serde::Serialize;

/// What a line says of the host's memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HostMessage {
    /// EDAC counted errors of one DIMM.
    Edac(EdacError),
    /// A line of an APEI record: number of the record, then what it says.
    Apei(u64, ApeiField),
    /// A page frame was taken out of use.
    PageOfflined(u64),
    /// A page frame could not be taken out of use.
    PageFailed(u64),
}

/// An EDAC line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EdacError {
    /// The memory controller.
    pub controller: u32,
    /// Errors counted.
    pub count: u64,
    /// Whether they were corrected.
    pub corrected: bool,
    /// The DIMM, as the line names it.
    pub label: String,
    /// Physical address of the error, where the line gives a page.
    pub address: Option<u64>,
}

/// One line of an APEI record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ApeiField {
    /// `event severity:`; whether the error was corrected, or nothing for information.
    Severity(Option<bool>),
    /// `section_type: memory error`.
    MemorySection,
    /// `physical_address:`.
    Address(u64),
    /// `DIMM location:` or `node: ... card: ... module: ...`.
    Location(String),
}

/// Reads a message of the kernel; `None` when it is about something else.
pub fn parse(message: &str) -> Option<HostMessage> {
    if let Some(rest) = message.strip_prefix("EDAC MC") {
        return edac(rest).map(HostMessage::Edac);
    }
    if let Some(record) = message.strip_prefix('{') {
        let (number, rest) = record.split_once("}[Hardware Error]:")?;
        return apei(number.parse().ok()?, rest.trim());
    }
    page(message)
}

/// The frame of a page that the kernel took out of use, or could not.
fn page(message: &str) -> Option<HostMessage> {
    let (at, is_out) = if let Some(rest) = message.strip_prefix("Memory failure: 0x") {
        // Other texts of this form hold the name of a process.
        let (at, what) = rest.split_once(": ")?;
        let recovered = what.starts_with("recovery action for ") && what.ends_with(": Recovered");
        let failed = what.starts_with("recovery action for ") && what.ends_with(": Failed");
        match (recovered, failed || what.starts_with("unhandlable page")) {
            (true, _) => (at, true),
            (_, true) => (at, false),
            _ => return None,
        }
    } else if let Some(rest) = message.strip_prefix("soft offline: 0x") {
        let (at, what) = rest.split_once(": ")?;
        let is_poisoned = what.contains("already poisoned");
        if is_poisoned {
            return None;
        }
        (at, !what.contains("failed"))
    } else {
        let starts = ["Memory failure: Soft offlining pfn 0x", "Soft offlining pfn 0x", "RAS: Soft-offlining pfn: 0x"];
        (starts.iter().find_map(|start| message.strip_prefix(start))?, true)
    };
    let digits: String = at.chars().take_while(char::is_ascii_hexdigit).collect();
    let frame = u64::from_str_radix(&digits, 16).ok()?;
    Some(if is_out { HostMessage::PageOfflined(frame) } else { HostMessage::PageFailed(frame) })
}

/// `0: 1 CE memory read error on CPU_SrcID#0_Ha#0_Chan#1_DIMM#0 (channel:1 slot:0 page:0x12345 offset:0xabc ...)`
fn edac(rest: &str) -> Option<EdacError> {
    let (controller, rest) = rest.split_once(": ")?;
    let (count, rest) = rest.trim_start().split_once(' ')?;
    let corrected = match rest.split(' ').next()? {
        "CE" => true,
        "UE" => false,
        _ => return None,
    };
    // A process of the name `EDAC MC0: 1 CE ` that crashes prints `EDAC MC0: 1 CE [71]: segfault at ... likely on CPU 3`.
    let (_, place) = rest.split_once(" on ").filter(|(what, _)| !what.contains("]: "))?;
    let (label, details) = place.split_once(" (").unwrap_or((place, ""));
    let field = |name: &str| {
        let value = details.split_once(name)?.1.strip_prefix("0x")?;
        let digits: String = value.chars().take_while(char::is_ascii_hexdigit).collect();
        u64::from_str_radix(&digits, 16).ok()
    };
    let address = field("page:").and_then(|page| page.checked_mul(4096)?.checked_add(field("offset:").unwrap_or(0)));
    Some(EdacError {
        controller: controller.trim().parse().ok()?,
        count: count.parse().ok()?,
        corrected,
        label: label.trim().to_owned(),
        address,
    })
}

/// `{3}[Hardware Error]: ...`
fn apei(number: u64, rest: &str) -> Option<HostMessage> {
    let field = if let Some(severity) = rest.strip_prefix("event severity: ") {
        ApeiField::Severity(match severity.trim() {
            "info" => None,
            severity => Some(severity == "corrected"),
        })
    } else if rest.starts_with("section_type: memory error") {
        ApeiField::MemorySection
    } else if let Some(address) = rest.strip_prefix("physical_address: 0x") {
        ApeiField::Address(u64::from_str_radix(address.trim(), 16).ok()?)
    } else if let Some(location) = rest.strip_prefix("DIMM location: ") {
        ApeiField::Location(location.trim().trim_end_matches('.').to_owned())
    } else if rest.starts_with("node:") {
        ApeiField::Location(rest.split(" device").next().unwrap_or(rest).trim().to_owned())
    } else {
        return None;
    };
    Some(HostMessage::Apei(number, field))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edac_and_offlining_lines_are_read() {
        let line = "EDAC MC1: 3 CE memory read error on CPU_SrcID#1_Ha#0_Chan#0_DIMM#1 (channel:0 slot:1 page:0x12345 offset:0x680 grain:32 syndrome:0x0)";
        let Some(HostMessage::Edac(error)) = parse(line) else { panic!("EDAC") };
        assert_eq!((error.controller, error.count, error.corrected), (1, 3, true));
        assert_eq!((error.label.as_str(), error.address), ("CPU_SrcID#1_Ha#0_Chan#0_DIMM#1", Some(0x1234_5680)));
        let failure = "Memory failure: 0x12345: recovery action for dirty LRU page: Recovered";
        assert_eq!(parse(failure), Some(HostMessage::PageOfflined(0x12345)));
        assert_eq!(parse("soft offline: 0x9a: page migrated"), Some(HostMessage::PageOfflined(0x9a)));
        assert_eq!(parse("EDAC MC: Ver: 3.0.0"), None);
    }

    /// Texts of Linux 6.8: mm/memory-failure.c (`action_result`, `get_hwpoison_page`, `soft_offline_in_use_page`,
    /// `soft_offline_page`), drivers/ras/cec.c (`cec_add_elem`).
    #[test]
    fn a_page_that_could_not_be_taken_out_of_use_is_no_page_out_of_use() {
        for (text, expected) in [
            (
                "soft offline: 0x9a: hugepage migration failed -12, type 0x17ffffc0000000",
                Some(HostMessage::PageFailed(0x9a)),
            ),
            ("soft offline: 0x9a: thp split failed", Some(HostMessage::PageFailed(0x9a))),
            ("soft offline: 0x9a: page isolation failed, page count 2, type 0x0", Some(HostMessage::PageFailed(0x9a))),
            ("soft offline: 0x9a: page already poisoned", None),
            (
                "Memory failure: 0x7740c1: recovery action for reserved kernel page: Failed",
                Some(HostMessage::PageFailed(0x7740c1)),
            ),
            ("Memory failure: 0x7740c1: unhandlable page.", Some(HostMessage::PageFailed(0x7740c1))),
            ("Memory failure: 0x7740c1: recovery action for dirty page: Ignored", None),
            ("RAS: Soft-offlining pfn: 0x12345", Some(HostMessage::PageOfflined(0x12345))),
        ] {
            assert_eq!(parse(text), expected, "{text}");
        }
    }
}
