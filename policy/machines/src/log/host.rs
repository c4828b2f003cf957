//! Lines of Linux about the host's own memory: EDAC, APEI, page offlining.
//!
//! Forms: Linux, drivers/edac/edac_mc.c (`edac_ce_error`, `edac_ue_error`), drivers/firmware/efi/cper.c (`cper_print_mem`,
//! `cper_estatus_print`), mm/memory-failure.c, drivers/ras/cec.c.

use serde::{Deserialize, Serialize};

/// What a line says of the host's memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HostMessage {
    /// EDAC counted errors of one DIMM.
    Edac(EdacError),
    /// A line of an APEI record: number of the record, then what it says.
    Apei(u64, ApeiField),
    /// What became of a page frame.
    Page(u64, PageState),
}

/// What became of a page that is to go out of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PageState {
    /// It is out of use.
    Out,
    /// It will be.
    Pending,
    /// It could not be taken out of use.
    Failed,
}

impl PageState {
    /// After a recovery of Linux, by the kind of page and the result (mm/memory-failure.c, `action_page_types`, `action_name`);
    /// `None` where the page was out of use before.
    pub fn of_recovery(page: &str, result: &str) -> Option<Self> {
        match result {
            _ if page.starts_with("already poisoned") => None,
            "Recovered" => Some(Self::Out),
            "Delayed" => Some(Self::Pending),
            "Failed" | "Ignored" => Some(Self::Failed),
            _ => None,
        }
    }
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
    /// `event severity:` of a record, `Error 0, type:` of a section; whether it was corrected, or nothing for information.
    Severity(Option<bool>),
    /// `fru_text:`, the unit as the firmware names it.
    Unit(String),
    /// `section_type: memory error`.
    MemorySection,
    /// `physical_address:`.
    Address(u64),
    /// `DIMM location:` or what is valid of `node: ... card: ... module: ...`.
    Location(String),
}

/// Reads a message of the kernel; `None` when it is about something else.
pub fn parse(message: &str) -> Option<HostMessage> {
    if let Some(rest) = message.strip_prefix("EDAC MC") {
        return edac(rest).map(HostMessage::Edac);
    }
    // Records of the previous boot, which the firmware kept (drivers/acpi/apei/bert.c), have no number.
    if let Some(rest) = message.strip_prefix("[Hardware Error]:") {
        return apei(0, rest.trim());
    }
    if let Some(record) = message.strip_prefix('{') {
        let (number, rest) = record.split_once("}[Hardware Error]:")?;
        return apei(number.parse().ok()?, rest.trim());
    }
    page(message)
}

/// How messages about a page frame begin. Linux up to 6.10 and since 6.11 write "soft offline" differently; where a page migrates,
/// only the request for it is printed (drivers/ras/cec.c, mm/madvise.c): the page is pending.
const PAGES: [&str; 6] = [
    "Memory failure: 0x",
    "soft offline: 0x",
    "soft_offline: 0x",
    "Soft offline: 0x",
    "Soft offlining pfn 0x",
    "RAS: Soft-offlining pfn: 0x",
];

/// What became of a page frame.
fn page(message: &str) -> Option<HostMessage> {
    let (start, rest) = PAGES.iter().find_map(|start| Some((*start, message.strip_prefix(start)?)))?;
    let (digits, what) = rest.split_at(rest.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(rest.len()));
    let frame = u64::from_str_radix(digits, 16).ok()?;
    let what = what.trim_start_matches([':', ' ']);
    let state = match start {
        // Other texts of this form hold the name of a process.
        "Memory failure: 0x" if what.starts_with("unhandlable page") => PageState::Failed,
        "Memory failure: 0x" => {
            let (page, result) = what.strip_prefix("recovery action for ")?.rsplit_once(": ")?;
            PageState::of_recovery(page, result)?
        }
        "Soft offlining pfn 0x" | "RAS: Soft-offlining pfn: 0x" => PageState::Pending,
        _ if what.contains("already poisoned") => return None,
        _ if what.starts_with("invalidated") => PageState::Out,
        _ => PageState::Failed,
    };
    Some(HostMessage::Page(frame, state))
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
    // Drivers print zeros where they know none.
    let address = address.filter(|address| *address != 0);
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
    const PLACES: [&str; 6] = ["node", "card", "module", "rank", "bank", "device"];
    let section = || rest.strip_prefix("Error ")?.split_once(", type: ");
    let severity = rest.strip_prefix("event severity: ").or_else(|| Some(section()?.1));
    let field = if let Some(severity) = severity {
        ApeiField::Severity(match severity.trim() {
            "info" => None,
            severity => Some(severity == "corrected"),
        })
    } else if let Some(unit) = rest.strip_prefix("fru_text: ") {
        ApeiField::Unit(unit.trim().to_owned())
    } else if rest.starts_with("section_type: memory error") {
        ApeiField::MemorySection
    } else if let Some(address) = rest.strip_prefix("physical_address: 0x") {
        ApeiField::Address(u64::from_str_radix(address.trim(), 16).ok()?)
    } else if let Some(location) = rest.strip_prefix("DIMM location: ").filter(|l| !l.starts_with("not present")) {
        ApeiField::Location(location.trim().trim_end_matches('.').to_owned())
    } else if rest.split_once(':').is_some_and(|(word, _)| PLACES.contains(&word)) {
        // A DIMM has many banks and rows.
        let end = [" rank", " bank", " device", " row"].iter().filter_map(|word| rest.find(word)).min();
        ApeiField::Location(rest[..end.unwrap_or(rest.len())].trim().to_owned())
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
        assert_eq!(parse("EDAC MC: Ver: 3.0.0"), None);
    }

    /// Texts of Linux 5.18 and 6.11, mm/memory-failure.c: `action_result`, `get_any_page`, `soft_offline_page`,
    /// `soft_offline_in_use_page`, `try_to_split_thp_page`; drivers/ras/cec.c, `cec_add_elem`; mm/madvise.c.
    #[test]
    fn a_page_that_could_not_be_taken_out_of_use_is_no_page_out_of_use() {
        use PageState::{Failed, Out, Pending};
        for (text, expected) in [
            ("soft offline: 0x9a: hugepage migration failed -12, type 0x17ffffc0000000", Some((0x9a, Failed))),
            ("Soft offline: 0x9a: page migration failed -12, type 0x17ffff(node=0|zone=2)", Some((0x9a, Failed))),
            ("soft offline: 0x9a: page isolation failed, page count 2, type 0x0", Some((0x9a, Failed))),
            ("soft offline: 0x9a: thp split failed", Some((0x9a, Failed))),
            ("soft offline: 0x9a page already poisoned", None),
            ("Soft offline: 0x9a: page already poisoned", None),
            ("soft_offline: 0x9a: invalidated", Some((0x9a, Out))),
            ("Soft offline: 0x9a: invalidated", Some((0x9a, Out))),
            ("Soft offline: disabled by /proc/sys/vm/enable_soft_offline", None),
            ("Soft offlining pfn 0x9a at process virtual address 0x7f0000000000", Some((0x9a, Pending))),
            ("RAS: Soft-offlining pfn: 0x12345", Some((0x12345, Pending))),
            ("Memory failure: 0x12345: recovery action for dirty LRU page: Recovered", Some((0x12345, Out))),
            ("Memory failure: 0x7740c1: recovery action for free buddy page: Failed", Some((0x7740c1, Failed))),
            ("Memory failure: 0x7740c1: recovery action for reserved kernel page: Ignored", Some((0x7740c1, Failed))),
            ("Memory failure: 0x7740c1: recovery action for dirty swapcache page: Delayed", Some((0x7740c1, Pending))),
            ("Memory failure: 0x7740c1: recovery action for already poisoned page: Failed", None),
            ("Memory failure: 0x7740c1: already hardware poisoned", None),
            ("Memory failure: 0x7740c1: unhandlable page.", Some((0x7740c1, Failed))),
            (
                "Memory failure: 0x1: Killing a: recovery action for b: Recovered:9 due to hardware memory corruption",
                None,
            ),
        ] {
            assert_eq!(parse(text), expected.map(|(frame, state)| HostMessage::Page(frame, state)), "{text}");
        }
    }
}
