//! Lines about the host's own memory and about machine checks: EDAC, APEI, pages out of use (long: one kind of section after the other).
//!
//! Forms: Linux, drivers/edac/edac_mc.c (`edac_ce_error`, `edac_ue_error`), ghes_edac.c, skx_common.c and sb_edac.c (details);
//! drivers/firmware/efi/cper.c (`cper_print_mem`, `cper_estatus_print`), mm/memory-failure.c, drivers/ras/cec.c.

use super::Fact;
use super::stamp::Stamp;
use serde::{Deserialize, Serialize};

/// Which program printed an error. Each prints an error once; several may print the same one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reporter {
    /// A table of errors, which is their only record.
    #[default]
    Table,
    /// The EDAC core of Linux.
    Edac,
    /// APEI records that Linux prints.
    Apei,
    /// Registers that Linux or a driver of it prints.
    Mce,
    /// Registers that Linux decodes for AMD.
    MceAmd,
    /// Registers that FreeBSD or ESXi print.
    OtherKernel,
    Mcelog,
    /// `mc_event` of rasdaemon, and ras-mc-ctl.
    Rasdaemon,
    /// `mce_record` of rasdaemon.
    RasdaemonMce,
    /// `extlog_event` of rasdaemon.
    Extlog,
}

/// The part of the machine in which an error happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    #[default]
    Memory,
    /// A memory controller, but none of its DIMMs: parity of addresses, links, its own buffers.
    MemoryController,
    /// A processor, its caches included.
    Processor,
    /// Buses, links and devices.
    Bus,
    Other,
}

/// Where in a DIMM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cells {
    pub rank: Option<u64>,
    /// The bank, in its group.
    pub bank: Option<u64>,
    /// The device of the rank.
    pub device: Option<u64>,
    pub row: Option<u64>,
    pub column: Option<u64>,
}

impl Cells {
    /// Reads a text such as `rank:1 bank:2 row:40948 column:560`.
    pub fn of_text(text: &str) -> Self {
        let field = |names: &[&str], radix: u32| {
            let mut words = text.split([' ', '(', ')']).filter_map(|word| word.split_once(':'));
            let value = words.find(|(name, _)| names.contains(name))?.1;
            u64::from_str_radix(value.trim_start_matches("0x"), radix).ok()
        };
        // Drivers of Intel's memory controllers print rows and columns in hexadecimal (skx_common.c, `skx_mce_output_error`).
        let radix = if text.contains("err_code:") { 16 } else { 10 };
        let group = field(&["bg", "bank_group"], 10).map(|group| group << 8);
        let bank = field(&["bank", "ba", "bank_address"], 10);
        Self {
            rank: field(&["rank"], 10),
            bank: group.map_or(bank, |group| Some(group | bank.unwrap_or_default())),
            device: field(&["device"], 10),
            row: field(&["row"], radix),
            column: field(&["col", "column"], radix),
        }
    }

    /// These values; unknown ones are taken from `others`.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            rank: self.rank.or(other.rank),
            bank: self.bank.or(other.bank),
            device: self.device.or(other.device),
            row: self.row.or(other.row),
            column: self.column.or(other.column),
        }
    }
}

/// One error, as one program prints it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    pub reporter: Reporter,
    /// Its record, where several lines are one: lines of one record complete one another. 0 for an error in one line.
    pub record: u64,
    pub part: Part,
    /// The DIMM or the part, as the line identifies it.
    pub label: String,
    /// Whether the label names one DIMM.
    pub is_dimm: bool,
    /// The display name of the DIMM, if the line gives one that differs from the label.
    pub name: Option<String>,
    pub corrected: u64,
    /// Uncorrected errors, including those in data that no program has used yet.
    pub uncorrected: u64,
    /// Whether the machine could not continue.
    pub fatal: bool,
    /// Whether there may have been more errors than the counts.
    pub at_least: bool,
    /// Whether the counts are sums from the start of a program, of errors that other lines may show too.
    pub in_total: bool,
    /// Physical byte address.
    pub address: Option<u64>,
    pub cells: Cells,
    /// The syndrome, as the controller's code gives it.
    pub syndrome: Option<u64>,
    /// A page frame and its state.
    pub page: Option<(u64, PageState)>,
    /// The time that the record itself gives.
    pub time: Option<Stamp>,
}

impl Finding {
    /// A page frame that was to go out of use.
    pub fn of_page(label: &str, frame: u64, state: PageState) -> Self {
        Self { label: label.to_owned(), page: Some((frame, state)), ..Self::default() }
    }

    /// Errors of one DIMM, or of an unknown one.
    pub fn errors(reporter: Reporter, label: String, corrected: bool, count: u64) -> Self {
        // EDAC prints `A or B` where the DIMM is ambiguous, and words where it knows no label.
        let none = ["unknown memory", "any memory", "unknown label"];
        let is_dimm = !label.is_empty() && !label.contains(" or ") && !none.iter().any(|none| label.ends_with(none));
        let (corrected, uncorrected) = if corrected { (count, 0) } else { (0, count) };
        Self { reporter, label, is_dimm, corrected, uncorrected, ..Self::default() }
    }
}

/// State of a page that is to be taken out of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PageState {
    /// It is out of use.
    Out,
    /// It will be taken out of use.
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

/// Reads a message of the kernel; `None` when it is about something else.
pub fn parse(message: &str) -> Option<Fact> {
    if let Some(rest) = message.strip_prefix("EDAC MC") {
        return edac(rest).map(|found| Fact::Memory(Box::new(found)));
    }
    // Records of the previous boot, which the firmware kept (drivers/acpi/apei/bert.c), have no number.
    if let Some(rest) = message.strip_prefix("[Hardware Error]:") {
        return apei(0, rest.trim());
    }
    let (number, rest) = message.strip_prefix('{')?.split_once("}[Hardware Error]:")?;
    apei(number.parse().ok()?, rest.trim())
}

/// `0: 1 CE memory read error on CPU_SrcID#0_Ha#0_Chan#1_DIMM#0 (channel:1 slot:0 page:0x12345 offset:0xabc ...)`
fn edac(rest: &str) -> Option<Finding> {
    let (controller, rest) = rest.split_once(": ")?;
    let controller: u32 = controller.trim().parse().ok()?;
    let (count, rest) = rest.trim_start().split_once(' ')?;
    let corrected = match rest.split(' ').next()? {
        "CE" => true,
        "UE" => false,
        _ => return None,
    };
    // A process of the name `EDAC MC0: 1 CE ` that crashes prints `EDAC MC0: 1 CE [71]: segfault at ... likely on CPU 3`.
    let (_, place) = rest.split_once(" on ").filter(|(what, _)| !what.contains("]: "))?;
    let (label, details) = place.split_once(" (").unwrap_or((place, ""));
    let mut found =
        Finding::errors(Reporter::Edac, format!("MC{controller} {}", label.trim()), corrected, count.parse().ok()?);
    detailed(&mut found, details);
    Some(found)
}

/// The details of an error that EDAC and rasdaemon print after the label.
pub fn detailed(found: &mut Finding, details: &str) {
    let field = |name: &str| {
        let value = details.split_once(name)?.1.strip_prefix("0x")?;
        let digits: String = value.chars().take_while(char::is_ascii_hexdigit).collect();
        u64::from_str_radix(&digits, 16).ok()
    };
    let page = || field("page:").and_then(|page| page.checked_mul(4096)?.checked_add(field("offset:").unwrap_or(0)));
    // Drivers print zeros where they know none.
    found.address = page().or_else(|| field("address: ")).filter(|address| *address != 0).or(found.address);
    found.syndrome = field("syndrome:").or_else(|| field("syndrome: ")).filter(|syndrome| *syndrome != 0);
    found.at_least |= details.contains("OVERFLOW");
    found.cells = Cells::of_text(details);
    // ghes_edac.c prints the place of the APEI record.
    if let Some((_, place)) = details.split_once("APEI location:").filter(|_| !found.is_dimm) {
        let place = place.trim().trim_end_matches(')');
        if let Some(location) = location(place) {
            (found.label, found.is_dimm) = (format!("APEI {location}"), true);
        }
        let name = place.split_once("DIMM location:").map(|(_, name)| name.split(" status(").next().unwrap_or(name));
        found.name =
            name.map(str::trim).filter(|name| !name.is_empty() && !name.starts_with("not present")).map(str::to_owned);
    }
}

/// The place of a DIMM as APEI numbers it; `None` where none of its numbers is valid.
pub fn location(text: &str) -> Option<String> {
    let is_part = |word: &&str| ["node:", "card:", "module:"].iter().any(|name| word.starts_with(name));
    let parts: Vec<&str> = text.split(' ').filter(is_part).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// `{3}[Hardware Error]: section_type: memory error`: of a record with a number, where the line is about an error.
fn apei(number: u64, line: &str) -> Option<Fact> {
    const KEYS: &str = "event severity|section_type|fru_text|precise tstamp|physical_address|DIMM location|node|card|module|rank|\
                        bank|bank_group|bank_address|device|row";
    let (key, value) = line.split_once(':')?;
    let begins = key.starts_with("Hardware error from APEI") || (key.starts_with("Error ") && key.ends_with(", type"));
    let is_absent = value.trim_start().starts_with("not present") && !value.contains("DMI handle: 0x");
    ((begins || KEYS.split('|').any(|known| known == key)) && !is_absent).then(|| Fact::Apei(number, line.to_owned()))
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
