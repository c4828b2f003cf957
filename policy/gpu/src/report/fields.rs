//! Every value of nvidia-smi about errors of the memory, once: its section and its place in the text, its path in the XML, its name in the CSV. The names and
//! their sources are in `fields.txt`; this module gives the values.

use super::Health;
use crate::inforom::EccCounts;
use eccforge_evidence::event::Cause;
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_evidence::table;
use eccforge_evidence::xid::PciId;
use eccforge_evidence::xid::print::yes_no;

/// A value; an empty name means that the form does not have it.
#[derive(Clone, Debug)]
pub struct Field {
    /// The section of `-d`.
    pub section: &'static str,
    /// Titles and the key in the text, with `/` between them.
    pub text: &'static str,
    /// Path of the element below `gpu`.
    pub xml: &'static str,
    /// Names of the queries, with a space between them.
    pub csv: &'static str,
    /// Absent where the product does not have it.
    pub value: Option<String>,
}

/// The rows of the table of fields: section, styles, text, XML, CSV, value.
pub(crate) fn rows() -> impl Iterator<Item = [&'static str; 6]> {
    table::rows(include_str!("fields.txt"))
}

/// The fields of a GPU, in the order of the text and of the XML.
pub fn of(health: &Health) -> Vec<Field> {
    let mut fields = Vec::new();
    for [section, _, text, xml, csv, name] in rows().filter(|[_, when, ..]| has(health, when)) {
        let value = if name.is_empty() { None } else { value(health, name) };
        fields.push(Field { section, text, xml, csv, value });
    }
    fields
}

/// Whether a report is among those that have a field: all (`*`), those of one style (`ampere`), of this and later styles
/// (`ampere+`), of this and earlier styles (`-volta`), or those of products that remap rows (`rows`) or do not (`no-rows`).
fn has(health: &Health, when: &str) -> bool {
    let styles = ["r352", "volta", "ampere", "r550", "r590"];
    let is = |name: &str| {
        styles.iter().position(|style| *style == name).map(|at| (health.profile.smi_style as usize).cmp(&at))
    };
    match when {
        "*" => true,
        "rows" => health.remapped.is_some(),
        "no-rows" => health.remapped.is_none(),
        _ => match (when.strip_suffix('+'), when.strip_prefix('-')) {
            (Some(first), _) => is(first).is_some_and(std::cmp::Ordering::is_ge),
            (_, Some(last)) => is(last).is_some_and(std::cmp::Ordering::is_le),
            _ => is(when).is_some_and(std::cmp::Ordering::is_eq),
        },
    }
}

/// A bus id such as `00000000:01:00.0`, as NVML and DCGM write it.
pub fn bus_id(pci: PciId) -> String {
    format!("{:08X}:{:02X}:{:02X}.0", pci.domain, pci.bus, pci.device)
}

fn mode(on: bool) -> String {
    if on { "Enabled" } else { "Disabled" }.to_owned()
}

fn flag(on: bool) -> String {
    yes_no(on).to_owned()
}

/// A value by its name in the table; `None` if the product does not have it, or it is not modelled.
fn value(health: &Health, name: &str) -> Option<String> {
    let Health { profile, state, .. } = health;
    let (driver, remapped) = (&state.driver, health.remapped.as_ref());
    let pages = |cause| {
        let pages = &health.retired()?.pages;
        Some(pages.iter().filter(move |(_, entry)| entry.cause == cause))
    };
    let list = |cause| {
        let addresses: Vec<String> = pages(cause)?.map(|(page, _)| format!("{page:#018x}")).collect();
        Some(addresses.join(" "))
    };
    Some(match name {
        "model" => profile.model.clone(),
        "uuid" => health.uuid.clone(),
        "driver-version" => profile.driver_version.clone()?,
        "bus-id" => bus_id(health.pci),
        "pci-domain" => format!("0x{:04X}", health.pci.domain),
        "pci-bus" => format!("0x{:02X}", health.pci.bus),
        "pci-device" => format!("0x{:02X}", health.pci.device),
        "persistence" => mode(driver.persistence),
        "mig" => mode(profile.mig.then_some(driver.mig)?),
        // Values that reports of GPUs have: `None`, `Reset`, `Drain and Reset`.
        "recovery" => match driver.recovery {
            RecoveryAction::GpuReset => "Reset",
            RecoveryAction::NodeReboot => "Reboot",
            action => action.label(),
        }
        .to_owned(),
        "reset-required" => flag(driver.recovery == RecoveryAction::GpuReset),
        "drain-and-reset" => flag(driver.recovery == RecoveryAction::DrainAndReset),
        "ecc" => mode(driver.ecc),
        "ecc-pending" => mode(!state.rom.ecc_off),
        "sram-threshold-exceeded" => flag(health.sram_threshold_exceeded?),
        "channel-repair-pending" => flag(health.channel_repair_pending?),
        "single-bit-pages" => pages(Cause::SingleBit)?.count().to_string(),
        "double-bit-pages" => pages(Cause::DoubleBit)?.count().to_string(),
        "single-bit-page-list" => list(Cause::SingleBit)?,
        "double-bit-page-list" => list(Cause::DoubleBit)?,
        "pages-pending" => flag(health.retired().map(|_| state.retirement_pending())?),
        "rows-correctable" => remapped?.correctable.to_string(),
        "rows-uncorrectable" => remapped?.uncorrectable.to_string(),
        "rows-pending" => flag(remapped?.pending),
        "rows-failure" => flag(remapped?.failure),
        _ => match name.split_once('-')? {
            ("banks", class) => {
                let banks = serde_json::to_value(remapped?.histogram).ok()?;
                format!("{} bank(s)", banks.get(class)?)
            }
            ("volatile", kind) => count(Some(&health.volatile), kind)?.to_string(),
            ("aggregate", kind) => count(health.aggregate.as_ref(), kind)?.to_string(),
            _ => return None,
        },
    })
}

/// A count since boot or over the life of the GPU; a total adds the errors outside DRAM. The model does not distinguish
/// parity from SEC-DED in SRAM.
fn count(counts: Option<&EccCounts>, kind: &str) -> Option<u64> {
    let EccCounts { dram_correctable, dram_uncorrectable, sram_uncorrectable } = *counts?;
    match kind {
        "corrected" => Some(dram_correctable),
        "uncorrected" => Some(dram_uncorrectable),
        "corrected-total" => Some(dram_correctable + sram_uncorrectable.unwrap_or(0)),
        "uncorrected-total" => Some(dram_uncorrectable + sram_uncorrectable.unwrap_or(0)),
        "sram" => sram_uncorrectable,
        _ => None,
    }
}
