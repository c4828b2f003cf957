//! The known lines of a kernel, one row for each form. The filter of lines is built from the needles of the rows, so it
//! lets every form pass.
//!
//! A new form is a row of a file in `forms` and a fixture (`policy/evidence/tests/fixtures/lines.yaml`); a new vendor is a file of rows, named in
//! `TABLES`.

use super::fact::{DeviceReport, Fact, Severity};
use super::finding::{Finding, PageState, Reporter};
use super::mca::Mca;
use super::{bad_pages, host, rasdaemon};
use crate::wire::LineError;
use crate::xid;
use crate::xid::pci_id;
use aho_corasick::AhoCorasick;
use eccforge_files::diagnostic::SourceFile;
use regex::{Captures, Regex};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

/// The rows of each vendor.
const TABLES: [&str; 6] = [
    include_str!("../../forms/nvidia.yaml"),
    include_str!("../../forms/amdgpu.yaml"),
    include_str!("../../forms/linux.yaml"),
    include_str!("../../forms/machine-checks.yaml"),
    include_str!("../../forms/rasdaemon.yaml"),
    include_str!("../../forms/trace.yaml"),
];

/// The fact that a row finds in a message; `None` if the message has other content.
type Built = Result<Option<Fact>, LineError>;

/// The meaning of a line of a form.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Meaning {
    /// The form gives no meaning, because another reader reads these lines.
    Nothing,
    Xid,
    Sxid,
    /// A message of [`host`].
    Host,
    KernelStart,
    Boot,
    DriverLoad,
    GpuUuid,
    BoardSerial,
    Errors,
    /// Registers; the groups are those of [`Mca::of_groups`].
    Mce,
    MceAmd,
    MceOfOtherKernel,
    /// The groups of those that follow are columns of rasdaemon's tables.
    Memory,
    Summary,
    Page,
    PageFailed,
    PagePending,
    PageInjected,
    SoftOffline,
    Extlog,
    Cxl,
    Aer,
    MachineCheck,
    /// An error of any part, by its severity.
    NonStandard,
    /// An error of any part, with the severity as Linux numbers it (include/acpi/ghes.h).
    Ghes,
    /// A line of a record of RISC-V.
    Reri,
    /// A command line of Linux.
    CommandLine,
    /// Patterns of BadRAM.
    BadPages,
    /// A severe error that is not understood, where no other form reads the line.
    Severe,
    #[serde(untagged)]
    Device(DeviceReport),
}

/// One form of a message of the kernel.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Form {
    /// The vendor whose driver prints it.
    vendor: String,
    /// The source of the form.
    #[serde(rename = "source")]
    _source: String,
    /// Bytes that every line of this form holds.
    needle: String,
    /// The whole message; empty if the form has a parser of its own.
    #[serde(default)]
    pattern: String,
    /// The meaning of the line.
    #[serde(rename = "as")]
    meaning: Meaning,
    #[serde(skip)]
    compiled: OnceLock<Regex>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct VendorForms {
    /// Parts of patterns, which name them in braces.
    #[serde(default)]
    parts: BTreeMap<String, String>,
    /// The forms of lines.
    forms: Vec<Form>,
}

static FORMS: LazyLock<Vec<Form>> = LazyLock::new(|| TABLES.iter().flat_map(|text| forms_of(text)).collect());

/// The forms of a table, with the named parts put into their patterns.
fn forms_of(text: &str) -> Vec<Form> {
    let mut table: VendorForms = SourceFile::new("forms", text).parse().expect("a table that the tests read");
    for form in &mut table.forms {
        for (name, part) in &table.parts {
            form.pattern = form.pattern.replace(&format!("{{{name}}}"), part);
        }
    }
    table.forms
}

/// The needles of all forms, in the order of the forms.
static NEEDLES: LazyLock<AhoCorasick> =
    LazyLock::new(|| AhoCorasick::new(FORMS.iter().map(|form| &form.needle)).expect("short words"));

/// Whether a line may be of a known form.
pub fn is_relevant(line: &[u8]) -> bool {
    NEEDLES.is_match(line)
}

/// Reads a message of the kernel; `None` if its form is not known.
///
/// # Errors
/// The form is known, but a part of the message cannot be read.
pub fn read(message: &str) -> Built {
    // A needle may be a part of another one: matches that exclude overlaps would hide a form.
    first(|| NEEDLES.find_overlapping_iter(message).map(|found| &FORMS[found.pattern().as_usize()]), message)
}

/// The fact of the first form that reads a message; the forms of lines that are not understood come last.
fn first<'a, I: Iterator<Item = &'a Form>>(forms: impl Fn() -> I, message: &str) -> Built {
    let ordered = forms().filter(|form| !form.is_last_resort()).chain(forms().filter(|form| form.is_last_resort()));
    ordered.map(|form| form.read(message)).find_map(Result::transpose).transpose()
}

/// Reads a message of rasdaemon: its lines begin with the task and the time of the kernel's trace.
pub fn read_rasdaemon(message: &str) -> Built {
    let starts = of_vendor("rasdaemon").filter_map(|form| message.find(&form.needle));
    let Some(start) = starts.min() else { return Ok(None) };
    // Columns may be padded; the patterns have one blank between words.
    let message = message[start..].split_whitespace().collect::<Vec<_>>().join(" ");
    first(|| of_vendor("rasdaemon"), &message)
}

fn of_vendor(vendor: &'static str) -> impl Iterator<Item = &'static Form> {
    FORMS.iter().filter(move |form| form.vendor == vendor)
}

/// Reads an event of the kernel's traces.
pub fn read_trace(message: &str) -> Built {
    first(|| of_vendor("trace"), message)
}

/// Reads an indented line of a summary of ras-mc-ctl.
pub fn read_summary(line: &str) -> Built {
    let form = FORMS.iter().find(|form| form.meaning == Meaning::Summary && line.contains(&form.needle));
    form.map_or(Ok(None), |form| form.read(line.trim()))
}

impl Form {
    fn is_last_resort(&self) -> bool {
        self.meaning == Meaning::Severe
    }

    fn read(&self, message: &str) -> Built {
        // A pattern over all of these would take longer than their parsers.
        match &self.meaning {
            Meaning::Nothing => return Ok(None),
            Meaning::Xid => return xid::parse_line(message).map(|line| line.map(Fact::Xid)).transpose(),
            Meaning::Sxid => return xid::parse_switch_line(message).map(|line| line.map(Fact::Switch)).transpose(),
            Meaning::Host => return Ok(host::parse(message)),
            _ => {}
        }
        let regex = self.compiled.get_or_init(|| Regex::new(&self.pattern).expect("a pattern that the tests compile"));
        Ok(regex.captures(message).and_then(|captures| self.build(&captures)))
    }

    fn build(&self, c: &Captures<'_>) -> Option<Fact> {
        let group = |name: &str| c.name(name).map(|found| found.as_str());
        let text = |name| group(name).unwrap_or_default();
        let pci = pci_id(text("pci"));
        let found = match &self.meaning {
            Meaning::Nothing | Meaning::Xid | Meaning::Sxid | Meaning::Host => return None,
            Meaning::KernelStart => return Some(Fact::KernelStart),
            Meaning::Boot => return Some(Fact::Boot),
            Meaning::DriverLoad => {
                let version = text("rest").split_whitespace().find(|word| is_version(word));
                return Some(Fact::DriverLoad(version.map(str::to_owned)));
            }
            Meaning::GpuUuid => return Some(Fact::GpuUuid(pci?, text("uuid").trim().to_owned())),
            Meaning::BoardSerial => return Some(Fact::BoardSerial(text("serial").trim().to_owned())),
            Meaning::Device(report) => return Some(device(pci, report.clone(), text("text"))),
            Meaning::Errors => return Some(device(pci, errors(&text), text("text"))),
            Meaning::Mce => return mca(Reporter::Mce, Mca::of_groups(&group)),
            Meaning::MceAmd => return mca(Reporter::MceAmd, Mca::of_groups(&group)),
            Meaning::MceOfOtherKernel => return mca(Reporter::OtherKernel, Mca::of_groups(&group)),
            // EDAC's test files inject these (edac_debugfs.c): no memory is at fault.
            Meaning::Severe if c[0].contains("FAKE ERROR") => return None,
            Meaning::Severe => return Some(Fact::Severe(c[0].to_owned())),
            Meaning::Reri => return Some(Fact::Reri(text("text").to_owned())),
            Meaning::CommandLine => return left_out(bad_pages::of_command_line(text("text"))),
            Meaning::BadPages => return left_out(bad_pages::of_patterns(text("text"))),
            Meaning::MachineCheck => return mca(Reporter::RasdaemonMce, Mca::of_rasdaemon(text("record"))),
            Meaning::Memory | Meaning::Summary => rasdaemon::memory(&group),
            Meaning::Page => rasdaemon::page(&group),
            Meaning::PageFailed => page(text("pfn"), PageState::Failed),
            Meaning::PagePending => page(text("pfn"), PageState::Pending),
            Meaning::PageInjected => page(text("pfn"), PageState::Injected),
            // The line that took the page out of use came before; a second count would be one page too many.
            Meaning::SoftOffline if text("text").contains("already poisoned") => return None,
            Meaning::SoftOffline if text("text").starts_with("invalidated") => page(text("pfn"), PageState::Out),
            Meaning::SoftOffline => page(text("pfn"), PageState::NotMoved),
            Meaning::Extlog => rasdaemon::extlog(&group),
            Meaning::Cxl => rasdaemon::cxl(&group),
            Meaning::Aer => {
                rasdaemon::aer(&group, if self.vendor == "Linux" { Reporter::Aer } else { Reporter::Rasdaemon })
            }
            Meaning::NonStandard => rasdaemon::non_standard(&group),
            Meaning::Ghes => {
                let severity = match text("severity") {
                    "0" => "Informational",
                    "1" => "Corrected",
                    "2" => "Recoverable",
                    // GHES_SEV_PANIC, and numbers of later kernels: a severity that is not known may be fatal.
                    _ => "Fatal",
                };
                rasdaemon::non_standard(&|name| if name == "severity" { Some(severity) } else { group(name) })
            }
        };
        let found = Finding { in_total: self.meaning == Meaning::Summary, ..found.ok()?? };
        Some(Fact::Memory(Box::new(found)))
    }
}

fn device(pci: Option<xid::PciId>, report: DeviceReport, text: &str) -> Fact {
    Fact::Device { pci, report, text: text.to_owned() }
}

fn mca(reporter: Reporter, mca: Mca) -> Option<Fact> {
    Some(Fact::Mca(reporter, Box::new(mca)))
}

fn left_out(frames: Vec<u64>) -> Option<Fact> {
    (!frames.is_empty()).then_some(Fact::LeftOut(frames))
}

/// The finding that the page with this number, in hexadecimal digits, has this state.
fn page(digits: &str, state: PageState) -> Result<Option<Finding>, String> {
    Ok(u64::from_str_radix(digits, 16).ok().map(|frame| Finding::of_page("pages", frame, state)))
}

fn is_version(word: &str) -> bool {
    word.contains('.') && word.bytes().all(|b| b.is_ascii_digit() || b == b'.')
}

/// Errors that amdgpu counts. Lines with "new" count since the last line, all others from the driver's start; lines with "in total" give
/// the sum of new ones.
fn errors<'a>(text: &impl Fn(&'static str) -> &'a str) -> DeviceReport {
    let (place, unit) = (text("place").trim_end_matches([',', ' ']), text("unit"));
    let is_sum = !text("sum").is_empty();
    DeviceReport::Errors {
        severity: match text("severity") {
            "correctable" => Severity::Corrected,
            "deferred" => Severity::Deferred,
            "poison" => Severity::Consumed,
            _ => Severity::Uncorrected,
        },
        in_memory: unit.eq_ignore_ascii_case("umc"),
        unit: if place.is_empty() { unit.to_owned() } else { format!("{unit}, {place}") },
        // The same errors came on lines of their own; a count that is too large to be read is large.
        count: if is_sum { 0 } else { text("count").parse().unwrap_or(u64::MAX) },
        in_total: text("new").is_empty() && !is_sum,
    }
}

/// The JSON Schema of a table of forms of log lines.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<VendorForms>("forms of log lines")
}

#[cfg(test)]
mod tests {
    use super::*;
    use regex_syntax::hir::{Hir, HirKind};

    #[test]
    fn every_pattern_compiles_and_every_row_names_its_source() {
        for form in FORMS.iter() {
            assert!(Regex::new(&form.pattern).is_ok(), "{}", form.pattern);
            assert!(form.pattern.is_empty() || form.pattern.starts_with('^'), "{}", form.pattern);
            assert!(form.needle.len() > 3, "{}", form.needle);
            assert!(!form.vendor.is_empty() && !form._source.is_empty(), "{}", form.pattern);
        }
    }

    /// The parts of a pattern in order: a fixed text, or `None` for a text that varies.
    fn parts(hir: &Hir, parts: &mut Vec<Option<String>>) {
        match hir.kind() {
            HirKind::Empty | HirKind::Look(_) => {}
            HirKind::Literal(text) => parts.push(Some(String::from_utf8_lossy(&text.0).into_owned())),
            HirKind::Capture(capture) => self::parts(&capture.sub, parts),
            HirKind::Concat(all) => {
                for hir in all {
                    self::parts(hir, parts);
                }
            }
            _ => parts.push(None),
        }
    }

    /// Whether every text of a pattern holds the needle.
    fn requires(pattern: &str, needle: &str) -> bool {
        let mut found = Vec::new();
        parts(&regex_syntax::parse(pattern).expect("a pattern"), &mut found);
        found
            .split(Option::is_none)
            .any(|texts| texts.iter().flatten().map(String::as_str).collect::<String>().contains(needle))
    }

    #[test]
    fn every_needle_is_a_text_that_its_pattern_requires() {
        for form in FORMS.iter().filter(|form| !form.pattern.is_empty()) {
            assert!(requires(&form.pattern, &form.needle), "{}: {}", form.needle, form.pattern);
        }
        assert!(!requires(r"^cpu\d+\)(?:ALERT: )?MCA: ", ")MCA: "), "what another text may part");
    }

    /// Texts of Linux 5.18 and 6.11, mm/memory-failure.c: `action_result`, `get_any_page`, `soft_offline_page`,
    /// `soft_offline_in_use_page`, `try_to_split_thp_page`; drivers/ras/cec.c, `cec_add_elem`; mm/madvise.c.
    #[test]
    fn a_page_that_could_not_be_taken_out_of_use_is_no_page_out_of_use() {
        use super::PageState::{Failed, NotMoved, Out, Pending};
        for (text, expected) in [
            ("soft offline: 0x9a: hugepage migration failed -12, type 0x17ffffc0000000", Some((0x9a, NotMoved))),
            ("Soft offline: 0x9a: page migration failed -12, type 0x17ffff(node=0|zone=2)", Some((0x9a, NotMoved))),
            ("soft offline: 0x9a: page isolation failed, page count 2, type 0x0", Some((0x9a, NotMoved))),
            ("soft offline: 0x9a: thp split failed", Some((0x9a, NotMoved))),
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
            let found = expected.map(|(frame, state)| Box::new(Finding::of_page("pages", frame, state)));
            assert_eq!(read(text), Ok(found.map(Fact::Memory)), "{text}");
        }
    }
}
