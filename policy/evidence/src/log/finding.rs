//! An error of the host's hardware, as one program prints it.

use super::stamp::Stamp;
use serde::{Deserialize, Serialize};

/// The program that printed an error. Each program prints an error once; several may print the same error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reporter {
    /// A table of errors, which is their only record.
    #[default]
    Table,
    /// The EDAC core of Linux.
    Edac,
    /// APEI records that Linux prints.
    Apei,
    /// Registers that Linux or one of its drivers prints.
    Mce,
    /// PCI Express, as Linux prints it.
    Aer,
    /// Linux's own line about a program that used data with an error.
    Used,
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
    /// The event log of a baseboard management controller.
    Sel,
    /// An event of Windows.
    Whea,
}

/// The part of the machine in which an error happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    #[default]
    Memory,
    /// A memory controller, but none of its DIMMs: parity of addresses, links, its own buffers.
    MemoryController,
    /// A processor, including its caches.
    Processor,
    /// Buses, links and devices.
    Bus,
    Other,
}

/// The label of a memory error whose DIMM no line names.
pub const UNKNOWN_DIMM: &str = "unknown DIMM";

/// The location of an error in a DIMM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cells {
    pub rank: Option<u64>,
    /// The bank, within its bank group.
    pub bank: Option<u64>,
    /// The device, within the rank.
    pub device: Option<u64>,
    pub row: Option<u64>,
    pub column: Option<u64>,
}

impl Cells {
    /// Reads a text such as `rank:1 bank:2 row:40948 column:560`.
    pub fn of_text(text: &str) -> Self {
        let text = &unspaced(text);
        let field = |names: &[&str], radix: u32| {
            let mut words = text.split([' ', '(', ')']).filter_map(|word| word.split_once(':'));
            let value = words.find(|(name, _)| names.contains(name))?.1;
            let (digits, radix) = value.strip_prefix("0x").map_or((value, radix), |digits| (digits, 16));
            u64::from_str_radix(digits, radix).ok()
        };
        // Drivers of Intel's memory controllers print rows and columns in hexadecimal (skx_common.c, `skx_mce_output_error`).
        let radix = if text.contains("err_code:") { 16 } else { 10 };
        // Banks of different groups have the same numbers, and are different banks.
        let group = field(&["bg", "bank_group", "bankgroup", "BankGroup"], 10).map(|group| group << 8);
        let bank = field(&["bank", "ba", "bank_address", "Bank"], 10);
        Self {
            rank: field(&["rank", "PhysicalRankId"], 10),
            bank: group.map_or(bank, |group| Some(group | bank.unwrap_or_default())),
            device: field(&["device"], 10),
            row: field(&["row", "Row"], radix),
            column: field(&["col", "column", "Column"], radix),
        }
    }

    /// These values; unknown ones are taken from `other`.
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
    /// The number of the record that the line belongs to; lines of one record complete one another. 0 for an error in one line.
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
    /// Whether a limit of corrected errors, which the firmware or a program has, is exceeded.
    #[serde(default)]
    pub over_limit: bool,
    /// Whether the counts are sums from the start of a program, of errors that other lines may show too.
    pub in_total: bool,
    /// Physical byte address.
    pub address: Option<u64>,
    pub cells: Cells,
    /// The syndrome, as the controller's code gives it.
    pub syndrome: Option<u64>,
    /// Whether a processor used data that was known to be wrong (poison): if its page is known, the error was reported before.
    pub consumed: bool,
    /// Handle of the DIMM in the tables of SMBIOS.
    pub handle: Option<u64>,
    /// A page frame and its state.
    pub page: Option<(u64, PageState)>,
    /// The time that the record itself gives.
    pub time: Option<Stamp>,
}

impl Finding {
    /// A finding about a page frame that was to be taken out of use.
    pub fn of_page(label: &str, frame: u64, state: PageState) -> Self {
        Self { label: label.to_owned(), page: Some((frame, state)), ..Self::default() }
    }

    /// Whether the address of the finding is in a page frame.
    pub fn is_in(&self, frame: u64) -> bool {
        self.address.is_some_and(|address| address >> 12 == frame)
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
    /// The page is out of use.
    Out,
    /// The page will be taken out of use.
    Pending,
    /// The page could not be taken out of use.
    Failed,
    /// The page is still in use, because its contents could not be moved (soft offlining): no error was uncorrected.
    NotMoved,
    /// A test will inject an error into the page, so the finding is not an error.
    Injected,
}

impl PageState {
    /// The state of a page after a recovery of Linux, from the kind of page and the result (mm/memory-failure.c,
    /// `action_page_types`, `action_name`); `None` where the page was out of use before.
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

/// The text with each number directly after its name: Linux before 5.18 prints `node: 0` for `node:0` (cper.c, `cper_mem_err_location`).
pub fn unspaced(text: &str) -> String {
    let mut parts = text.split(": ");
    let mut unspaced = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        unspaced += if part.starts_with(|c: char| c.is_ascii_digit()) { ":" } else { ": " };
        unspaced += part;
    }
    unspaced
}
