//! Reads `nvidia-smi -q -x` as evidence in addition to the log: pending and completed resets, failures, how fast
//! errors are corrected, and whether the GPU can be read at all.
//!
//! Names of the elements: the sources of [`crate::report::fields`].

use super::gpu::{GpuState, PendingReason as P};
use crate::report::fields;
use eccforge_evidence::log::stamp::{Clock, Stamp};
use eccforge_evidence::recovery::ACTIONS;
use eccforge_evidence::time::{SECOND, Time};
use eccforge_evidence::xid::PciId;
use eccforge_evidence::xid::pci_id;
use quick_xml::escape::resolve_xml_entity;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::collections::BTreeMap;

/// Number of corrected errors in an hour beyond which a GPU is not healthy: one a second [?]. No document gives a figure.
const MAX_CORRECTED_PER_HOUR: u64 = 3600;
/// Maximum nesting depth of elements; nvidia-smi nests six deep.
// Each level of a crafted document would otherwise take memory until none is left.
const MAX_DEPTH: usize = 32;
/// Values in place of a reading that failed (NVML, `nvmlErrorString`).
const UNREADABLE: [&str; 4] = ["ERR!", "Unknown Error", "GPU is lost", "GPU requires reset"];

/// The values of one GPU in one reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Local time of the reading.
    pub stamp: Stamp,
    pub pci: PciId,
    fields: BTreeMap<String, String>,
}

impl Reading {
    fn text(&self, path: &str) -> Option<&str> {
        self.fields.get(path).map(String::as_str)
    }

    fn flag(&self, path: &str) -> Option<bool> {
        match self.text(path)? {
            "Yes" => Some(true),
            "No" => Some(false),
            _ => None,
        }
    }

    fn count(&self, path: &str) -> Option<u64> {
        self.text(path)?.parse().ok()
    }

    /// The sum of the values that are present.
    fn sum(&self, paths: &[&str]) -> Option<u64> {
        paths.iter().filter_map(|path| self.count(path)).reduce(u64::saturating_add)
    }

    pub fn uuid(&self) -> Option<&str> {
        self.text("uuid").filter(|uuid| uuid.starts_with("GPU-"))
    }

    /// The ECC mode: `Enabled`, `Disabled` or `N/A`.
    pub fn ecc(&self) -> Option<&str> {
        self.text("ecc_mode/current_ecc")
    }

    /// The counts of errors, remapped rows and retired pages, by their path in the XML.
    pub fn counts(&self) -> impl Iterator<Item = (&str, u64)> {
        let groups = ["ecc_errors/", "remapped_rows/", "retired_pages/"];
        let own = self.fields.keys().filter(move |path| groups.iter().any(|group| path.starts_with(group)));
        own.filter_map(|path| Some((path.as_str(), self.count(path)?)))
    }

    /// The text that replaces a value that could not be read.
    fn unreadable(&self) -> Option<&str> {
        self.fields.values().map(|text| text.trim_matches(['[', ']'])).find(|text| UNREADABLE.contains(text))
    }
}

/// The path in the XML of a title and key in the text, where their names differ.
fn path(text: &str) -> Option<&'static str> {
    let found = fields::rows()
        .find(|[_, _, key, xml, ..]| !xml.is_empty() && key.to_ascii_lowercase().replace(' ', "_") == text);
    found.map(|[_, _, _, xml, ..]| xml).or((text == "gpu_uuid").then_some("uuid"))
}

/// Reads the text of `nvidia-smi -q`: a title or a key on each line, indented by four spaces for each level.
fn parse_text(text: &str) -> Vec<Reading> {
    let mut names = Vec::<String>::new();
    let mut readings = Vec::<Reading>::new();
    let mut stamp = Stamp::ABSENT;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        if let Some(pci) = line.strip_prefix("GPU ").and_then(|id| pci_id(id.trim())) {
            readings.push(Reading { stamp, pci, fields: BTreeMap::new() });
            names.clear();
            continue;
        }
        let (key, value) = line.split_once(" : ").map_or((line, None), |(key, value)| (key, Some(value.trim())));
        let name = key.trim().to_ascii_lowercase().replace(' ', "_");
        if name == "timestamp" {
            stamp = value.map_or(Stamp::ABSENT, timestamp);
        }
        let level = key.bytes().take_while(|b| *b == b' ').count() / 4;
        names.truncate(level.saturating_sub(1));
        names.push(name);
        if let (Some(value), Some(reading)) = (value, readings.last_mut()) {
            let names = names.join("/");
            let path = path(&names).map_or(names, str::to_owned);
            reading.fields.insert(path, value.to_owned());
        }
    }
    readings
}

/// Whether a line begins the text of `nvidia-smi -q`.
pub fn begins(line: &[u8]) -> bool {
    line.starts_with(b"==============NVSMI LOG")
}

/// Reads the output of `nvidia-smi -q -x`, or of `nvidia-smi -q`.
///
/// # Errors
/// It is not XML, or names no GPU; the message has the place and the expected form.
pub fn parse(text: &str) -> Result<Vec<Reading>, String> {
    let (readings, command) = if text.lines().any(|line| begins(line.as_bytes())) {
        (parse_text(text), "nvidia-smi -q")
    } else {
        (parse_xml(text)?, "nvidia-smi -q -x")
    };
    if readings.is_empty() {
        return Err(format!("no GPU: expected the output of `{command}`"));
    }
    Ok(readings)
}

fn parse_xml(xml: &str) -> Result<Vec<Reading>, String> {
    let mut reader = Reader::from_str(xml);
    // `<x/>` then gives a start and an end like every other element.
    reader.config_mut().expand_empty_elements = true;
    let mut log = XmlLog::default();
    let wrong = |at: u64, why: String| {
        let line = 1 + xml.bytes().take(at as usize).filter(|b| *b == b'\n').count();
        format!("line {line}: not the XML of `nvidia-smi -q -x`: {why}")
    };
    loop {
        let at = reader.buffer_position();
        match reader.read_event() {
            Ok(Event::Eof) => return log.finish().map_err(|why| wrong(at, why)),
            Ok(event) => log.add(event).map_err(|why| wrong(at, why))?,
            Err(error) => return Err(wrong(reader.error_position(), error.to_string())),
        }
    }
}

/// An element that is not closed yet.
struct Open {
    name: String,
    /// Text of the element before its first child element.
    text: String,
    has_elements: bool,
}

/// A log in XML, as far as it was read.
#[derive(Default)]
struct XmlLog {
    open: Vec<Open>,
    has_root: bool,
    stamp: Option<Stamp>,
    readings: Vec<Reading>,
}

impl XmlLog {
    fn add(&mut self, event: Event<'_>) -> Result<(), String> {
        match event {
            Event::Start(tag) => self.start(&tag)?,
            Event::End(_) => self.end(),
            Event::Text(text) => self.text(&text.xml10_content())?,
            Event::CData(text) => self.text(&text.xml10_content())?,
            Event::GeneralRef(name) => match name.resolve_char_ref().map_err(|e| e.to_string())? {
                Some(c) => self.text(c.encode_utf8(&mut [0; 4]))?,
                None => self.text(resolve_xml_entity(&name).ok_or_else(|| format!("unknown entity `{}`", &*name))?)?,
            },
            _ => {}
        }
        Ok(())
    }

    fn start(&mut self, tag: &BytesStart<'_>) -> Result<(), String> {
        if self.open.is_empty() && std::mem::replace(&mut self.has_root, true) {
            return Err("more than one root element".into());
        }
        if self.open.len() == MAX_DEPTH {
            return Err(format!("elements are nested more than {MAX_DEPTH} deep"));
        }
        let mut id = None;
        for attribute in tag.attributes() {
            let attribute = attribute.map_err(|e| e.to_string())?;
            let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|e| e.to_string())?;
            id = if attribute.key.as_ref() == "id" { pci_id(&value) } else { id };
        }
        let name = tag.local_name().as_ref().to_owned();
        if let [Open { name: root, .. }] = &*self.open
            && (root.as_str(), name.as_str()) == ("nvidia_smi_log", "gpu")
        {
            let pci = id.ok_or("expected <gpu id=\"00000000:18:00.0\">")?;
            self.readings.push(Reading { stamp: Stamp::ABSENT, pci, fields: BTreeMap::new() });
        }
        if let Some(parent) = self.open.last_mut() {
            parent.has_elements = true;
        }
        self.open.push(Open { name, text: String::new(), has_elements: false });
        Ok(())
    }

    fn text(&mut self, text: &str) -> Result<(), String> {
        match self.open.last_mut() {
            // Text after the first element is the indentation of the next one.
            Some(element) if !element.has_elements => element.text += text,
            None if !text.trim().is_empty() => return Err("text outside the root element".into()),
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self) {
        let Some(Open { name, text, .. }) = self.open.pop().filter(|element| !element.text.trim().is_empty()) else {
            return;
        };
        let text = text.trim();
        let above: Vec<&str> = self.open.iter().map(|element| element.name.as_str()).collect();
        match (&above[..], self.readings.last_mut()) {
            (["nvidia_smi_log"], _) if name == "timestamp" => self.stamp = self.stamp.or(Some(timestamp(text))),
            (["nvidia_smi_log", "gpu", groups @ ..], Some(reading)) => {
                reading.fields.insert([groups, &[&name]].concat().join("/"), text.to_owned());
            }
            _ => {}
        }
    }

    fn finish(mut self) -> Result<Vec<Reading>, String> {
        match self.open.last() {
            Some(element) => return Err(format!("<{}> is not closed", element.name)),
            None if !self.has_root => return Err("no element".into()),
            None => {}
        }
        for reading in &mut self.readings {
            reading.stamp = self.stamp.unwrap_or(Stamp::ABSENT);
        }
        Ok(self.readings)
    }
}

/// Reads a time such as `Fri Oct 24 11:07:12 2025`.
fn timestamp(text: &str) -> Stamp {
    let civil = jiff::civil::DateTime::strptime("%a %b %e %H:%M:%S %Y", text).ok();
    civil.and_then(Time::of_civil).map_or(Stamp::ABSENT, |time| Stamp::new(Clock::Local, time))
}

impl GpuState {
    pub(super) fn read(&mut self, reading: &Reading) {
        let at = reading.stamp;
        self.uuid = reading.uuid().map(str::to_owned).or(self.uuid.take());
        self.unreadable = reading.unreadable().map(str::to_owned);
        if self.unreadable.is_some() {
            return;
        }
        match reading.text("gpu_recovery_action") {
            // What waited for a reset has had it.
            Some("None") => self.reset(),
            Some(text) => {
                // nvidia-smi shortens two labels of the driver.
                let label = match text {
                    "Reset" => "GPU Reset Required",
                    "Reboot" => "Node Reboot Required",
                    other => other,
                };
                if let Some(action) = ACTIONS.iter().find(|action| action.label() == label) {
                    self.recovery(at, &(*action).into());
                }
            }
            None => {}
        }
        let repair =
            reading.flag("ecc_errors/channel_repair_pending").or(reading.flag("ecc_errors/tpc_repair_pending"));
        let pages = reading.flag("retired_pages/pending_retirement");
        let drain = reading.flag("gpu_reset_status/drain_and_reset_recommended");
        for (flag, reasons) in [
            (reading.flag("remapped_rows/remapped_row_pending"), &[P::RowRemap, P::BankRemap][..]),
            (pages.or(reading.flag("retired_pages/pending_blacklist")), &[P::PageRetirement]),
            (reading.flag("gpu_reset_status/reset_required"), &[P::Reset, P::Xid, P::Fatal]),
            (drain, &[P::DrainAndReset]),
            (repair, &[P::Repair, P::RepairAtReboot]),
        ] {
            self.waits(flag, reasons, at);
        }
        for (path, what) in [
            ("remapped_rows/remapped_row_failure", "a row could not be remapped"),
            ("ecc_errors/unrepairable_memory", "the memory cannot be repaired"),
            ("ecc_errors/aggregate/sram_threshold_exceeded", "SRAM has more uncorrectable errors than its threshold"),
        ] {
            // A flag that is off takes nothing back: evidence for the return of a GPU is never removed.
            if reading.flag(path) == Some(true) {
                self.evidence_once(at, format!("nvidia-smi: {what}"));
            }
        }
        let pages = ["multiple_single_bit_retirement", "double_bit_retirement"]
            .map(|cause| reading.count(&format!("retired_pages/{cause}/retired_count")));
        self.read_pages(at, pages.into_iter().flatten().sum());
        self.corrected(reading);
    }

    /// Sets the reasons to wait for a reset; none if the driver's flag is off.
    fn waits(&mut self, flag: Option<bool>, reasons: &[P], at: Stamp) {
        match flag {
            // If a line of the log is the reason already, the GPU waits since that line, not since the reading.
            Some(true) if !self.pending_resets.iter().any(|p| reasons.contains(&p.reason)) => {
                self.wait(reasons[0], None, at)
            }
            Some(false) => {
                self.pending_resets.retain(|p| !reasons.contains(&p.reason));
                if reasons.contains(&P::RowRemap) {
                    self.remaps_pending = 0;
                }
                if reasons.contains(&P::PageRetirement) {
                    self.pages_pending = 0;
                }
            }
            _ => {}
        }
    }

    /// Computes the rate of corrected errors between the previous reading and this one.
    fn corrected(&mut self, reading: &Reading) {
        const PATHS: [&str; 3] = [
            "ecc_errors/volatile/dram_correctable",
            "ecc_errors/volatile/sram_correctable",
            "ecc_errors/volatile/single_bit/total",
        ];
        let Some(count) = reading.sum(&PATHS) else { return };
        if let Some((before, at)) = self.last_corrected
            && at.clock == reading.stamp.clock
            && reading.stamp.nanoseconds > at.nanoseconds
        {
            // Counts begin again at a load of the driver.
            let new = u128::from(count.checked_sub(before).unwrap_or(count));
            // Two readings may be in one second.
            let seconds = u128::from((reading.stamp.nanoseconds - at.nanoseconds) / SECOND).max(1);
            let per_hour = u64::try_from(new * 3600 / seconds).unwrap_or(u64::MAX);
            self.corrected_per_hour = Some(per_hour);
            self.pending_resets.retain(|p| p.reason != P::CorrectedRate);
            if per_hour > MAX_CORRECTED_PER_HOUR {
                self.wait(P::CorrectedRate, None, reading.stamp);
            }
        }
        self.last_corrected = Some((count, reading.stamp));
    }
}
