//! Lines of rasdaemon in the journal, and the lists of ras-mc-ctl, which prints what rasdaemon stored.

use super::{Built, Form, text};
use crate::log::Content;
use crate::log::host::{self, Finding, HostMessage, PageState, Part, Reporter};
use crate::log::mca::Mca;
use crate::log::prefix;
use crate::log::stamp::Stamp;
use regex::Captures;

/// `2025-11-20 10:11:12 +0000`.
pub(super) fn stamp(text: &str) -> Option<Stamp> {
    prefix::iso(&text.replace(" +", "+").replace(" -", "-").replacen(' ', "T", 1))
}

/// A pattern with the time, in the words of [`stamp`], in its middle.
macro_rules! timed {
    ($before:literal, $after:literal) => {
        concat!($before, r"(?<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?: [+-]\d{4})?)", $after)
    };
}

/// In each line of a summary.
pub(super) const SUMMARY: &str = " on DIMM Label(s): ";

pub(super) static FORMS: [Form; 12] = [
    Form::new(
        "rasdaemon",
        "rasdaemon 0.8.3, ras-mc-handler.c, ras_mc_event_handler",
        "mc_event:",
        timed!(
            r"^mc_event: (?:\[\w+\] )?",
            r" (?<count>\d+) (?<kind>\w+) errors?:(?<message>.*?)(?: on (?<label>.*?))? \(mc: (?<mc>-?\d+)(?<details>.*)\)$"
        ),
        |c| Ok(memory(c, text(c, "details"))),
    ),
    Form::new(
        "rasdaemon",
        "rasdaemon 0.8.3, ras-mce-handler.c, report_mce_event",
        "mce_record:",
        timed!(r"^mce_record: (?:\[\w+\] )?", r" (?<rest>.*status= .*)$"),
        |c| Ok(machine_check(text(c, "rest"))),
    ),
    Form::new(
        "rasdaemon",
        "rasdaemon 0.8.3, ras-memory-failure-handler.c, ras_memory_failure_event_handler",
        "memory_failure_event:",
        timed!(
            r"^memory_failure_event: (?:\[\w+\] )?",
            r" pfn=0x(?<pfn>[[:xdigit:]]+) page_type=(?<page>.*) action_result=(?<result>\w+)$"
        ),
        page,
    ),
    Form::new(
        "rasdaemon",
        "rasdaemon 0.8.3, ras-extlog-handler.c, report_extlog_mem_event",
        "extlog_",
        timed!(
            r"^extlog_(?:mem_)?event: (?:\[\w+\] )?",
            r" (?:\[\w+\] )?\d+ .*? error: (?<severity>\w+) physical addr: 0x(?<addr>[[:xdigit:]]+)(?<details>.*)$"
        ),
        extlog,
    ),
    Form::new(
        "ras-mc-ctl",
        "rasdaemon 0.8.3, util/ras-mc-ctl.in, sub errors: mc_event",
        " error(s): ",
        timed!(
            r"^\d+ ",
            r" (?<count>\d+) (?<kind>\w+) error\(s\): (?<message>.*) at (?<label>.*) location: (?<mc>-?\d+):(?<details>.*), addr (?<addr>\d+), grain .*$"
        ),
        |c| Ok(memory(c, "")),
    ),
    Form::new(
        "ras-mc-ctl",
        "the same: memory_failure_event",
        "page_type=",
        timed!(
            r"^\d+ ",
            r" error: pfn=(?:0x)?(?<pfn>[[:xdigit:]]+), page_type=(?<page>.*), action_result=(?<result>\w+)$"
        ),
        page,
    ),
    Form::new(
        "ras-mc-ctl",
        "the same, sub summary: mc_event",
        SUMMARY,
        r"^(?<kind>\w+) on DIMM Label\(s\): '(?<label>.*)' location: (?<mc>-?\d+):(?<details>\S*) errors: (?<count>\d+)$",
        |c| Ok(memory(c, "")),
    ),
    Form::new(
        "ras-mc-ctl",
        "the same, sub errors: mce_record",
        ", mcgstatus=",
        timed!(r"^\d+ ", r" error: (?<rest>.*, status=.*)$"),
        |c| Ok(machine_check(text(c, "rest"))),
    ),
    Form::new(
        "ras-mc-ctl",
        "the same: extlog_event",
        ", severity=",
        timed!(
            r"^\d+ ",
            r" error: type=.*?, severity=(?<severity>\w+), address=0x(?<addr>[[:xdigit:]]+)(?<details>.*)$"
        ),
        extlog,
    ),
    Form::new(
        "ras-mc-ctl",
        "the same: cxl_general_media_event, cxl_dram_event",
        "descriptor_flags: ",
        timed!(r"^\d+ ", r" error: memdev=(?<memdev>\w+), (?<rest>.*descriptor_flags: .*)$"),
        cxl,
    ),
    Form::new(
        "ras-mc-ctl",
        "the same: aer_event",
        "Corrected error: ",
        timed!(r"^\d+ ", r" (?<device>[[:xdigit:]:.]+) (?<kind>Corrected) error: "),
        aer,
    ),
    Form::new(
        "ras-mc-ctl",
        "the same: aer_event",
        "Fatal) error: ",
        timed!(r"^\d+ ", r" (?<device>[[:xdigit:]:.]+) Uncorrected \((?<kind>(?:Non-)?Fatal)\) error: "),
        aer,
    ),
];

fn error(found: Finding) -> Option<Content> {
    Some(Content::Host(HostMessage::Error(Box::new(found))))
}

/// A machine check in the words of rasdaemon.
fn machine_check(rest: &str) -> Option<Content> {
    Some(Content::Host(HostMessage::Mca(Reporter::RasdaemonMce, Box::new(Mca::of_rasdaemon(rest)))))
}

/// An error of memory; a line without a time is a sum.
fn memory(c: &Captures<'_>, details: &str) -> Option<Content> {
    let count = text(c, "count").parse().ok()?;
    // ras-mc-handler.c: a deferred error is an uncorrected one that nobody has used yet.
    let corrected = match text(c, "kind") {
        "Corrected" => true,
        "Uncorrected" | "Deferred" | "Fatal" => false,
        _ => return None,
    };
    let label = format!("MC{} {}", text(c, "mc"), text(c, "label")).trim_end().to_owned();
    let mut found = Finding::errors(Reporter::Rasdaemon, label, corrected, count);
    found.fatal = text(c, "kind") == "Fatal";
    found.address = text(c, "addr").parse().ok();
    host::detailed(&mut found, details);
    found.address = found.address.filter(|address| *address != 0);
    found.time = stamp(text(c, "time"));
    found.in_total = found.time.is_none();
    error(found)
}

fn page(c: &Captures<'_>) -> Built {
    let frame = u64::from_str_radix(text(c, "pfn"), 16).ok();
    let state = PageState::of_recovery(text(c, "page"), text(c, "result"));
    Ok(frame.zip(state).map(|(frame, state)| Content::Host(HostMessage::Page(frame, state))))
}

fn extlog(c: &Captures<'_>) -> Built {
    let corrected = match text(c, "severity") {
        "informational" => return Ok(None),
        severity => severity == "corrected",
    };
    let mut found = Finding::errors(Reporter::Extlog, "extlog".to_owned(), corrected, 1);
    found.is_dimm = false;
    found.address = u64::from_str_radix(text(c, "addr"), 16).ok().filter(|address| *address != 0);
    found.time = stamp(text(c, "time"));
    Ok(error(found))
}

/// An error of the memory of a CXL device.
fn cxl(c: &Captures<'_>) -> Built {
    let rest = text(c, "rest");
    if rest.contains("log=Informational") {
        return Ok(None);
    }
    let corrected = !rest.contains("UNCORRECTABLE EVENT");
    let mut found = Finding::errors(Reporter::Rasdaemon, format!("CXL {}", text(c, "memdev")), corrected, 1);
    let address = rest.split("hpa=0x").nth(1).and_then(|digits| digits.split(|c: char| !c.is_ascii_hexdigit()).next());
    found.address = address.and_then(|digits| u64::from_str_radix(digits, 16).ok()).filter(|address| *address != 0);
    found.time = stamp(text(c, "time"));
    Ok(error(found))
}

/// An error of PCI Express.
fn aer(c: &Captures<'_>) -> Built {
    let kind = text(c, "kind");
    let mut found = Finding::errors(Reporter::Rasdaemon, text(c, "device").to_owned(), kind == "Corrected", 1);
    (found.part, found.is_dimm, found.fatal) = (Part::Bus, false, kind == "Fatal");
    found.time = stamp(text(c, "time"));
    Ok(error(found))
}
