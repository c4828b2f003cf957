//! Prometheus text with the names of DCGM's fields; a value that the product does not have is no sample.

use super::Health;
use super::text::bus_id;
use crate::replay::tally::OutcomeCounts;
use prometheus::{Encoder, IntCounterVec, IntGaugeVec, Opts, Registry, TextEncoder};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// As dcgm-exporter labels its metrics (its internal/pkg/rendermetrics).
const LABELS: [&str; 6] = ["gpu", "UUID", "pci_bus_id", "device", "modelName", "Hostname"];

/// Name, whether it is a counter, help, value.
type Sample = (&'static str, bool, &'static str, Option<u64>);

/// Every metric (long: a table).
fn samples(health: &Health) -> Vec<Sample> {
    let retired = health.retired.as_ref();
    let remapped = health.remapped.as_ref();
    let aggregate = health.aggregate.as_ref();
    let histogram = remapped.map(|r| r.histogram);
    let banks = |of: fn(&crate::machine::histogram::Histogram) -> u32| histogram.as_ref().map(|h| u64::from(of(h)));
    vec![
        (
            "DCGM_FI_DEV_XID_ERRORS",
            false,
            "Value of the last XID; 0 where there was none.",
            Some(health.last_xid.map_or(0, u64::from)),
        ),
        ("DCGM_FI_DEV_ECC_CURRENT", false, "Whether ECC is on.", Some(u64::from(health.ecc))),
        (
            "DCGM_FI_DEV_ECC_SBE_VOL_TOTAL",
            true,
            "Single-bit errors since boot.",
            Some(health.volatile.dram_correctable),
        ),
        (
            "DCGM_FI_DEV_ECC_DBE_VOL_TOTAL",
            true,
            "Double-bit errors since boot.",
            Some(health.volatile.dram_uncorrectable),
        ),
        (
            "DCGM_FI_DEV_ECC_SBE_AGG_TOTAL",
            true,
            "Single-bit errors over the GPU's life.",
            aggregate.map(|a| a.dram_correctable),
        ),
        (
            "DCGM_FI_DEV_ECC_DBE_AGG_TOTAL",
            true,
            "Double-bit errors over the GPU's life.",
            aggregate.map(|a| a.dram_uncorrectable),
        ),
        ("DCGM_FI_DEV_RETIRED_SBE", true, "Pages retired for single-bit errors.", retired.map(|r| r.single as u64)),
        ("DCGM_FI_DEV_RETIRED_DBE", true, "Pages retired for a double-bit error.", retired.map(|r| r.double as u64)),
        (
            "DCGM_FI_DEV_RETIRED_PENDING",
            false,
            "Whether pages wait for a reattach.",
            retired.map(|r| u64::from(r.pending)),
        ),
        (
            "DCGM_FI_DEV_UNCORRECTABLE_REMAPPED_ROWS",
            true,
            "Rows remapped for uncorrectable errors.",
            remapped.map(|r| r.uncorrectable as u64),
        ),
        (
            "DCGM_FI_DEV_CORRECTABLE_REMAPPED_ROWS",
            true,
            "Rows remapped for correctable errors.",
            remapped.map(|r| r.correctable as u64),
        ),
        (
            "DCGM_FI_DEV_ROW_REMAP_FAILURE",
            false,
            "Whether the remap failure flag is set.",
            remapped.map(|r| u64::from(r.failure)),
        ),
        (
            "DCGM_FI_DEV_ROW_REMAP_PENDING",
            false,
            "Whether rows wait for a reset.",
            remapped.map(|r| u64::from(r.pending)),
        ),
        ("DCGM_FI_DEV_BANKS_REMAP_ROWS_AVAIL_MAX", false, "Banks with all spare rows left.", banks(|h| h.max)),
        ("DCGM_FI_DEV_BANKS_REMAP_ROWS_AVAIL_HIGH", false, "Banks with one spare row used.", banks(|h| h.high)),
        ("DCGM_FI_DEV_BANKS_REMAP_ROWS_AVAIL_PARTIAL", false, "Banks with some spare rows left.", banks(|h| h.partial)),
        ("DCGM_FI_DEV_BANKS_REMAP_ROWS_AVAIL_LOW", false, "Banks with one spare row left.", banks(|h| h.low)),
        ("DCGM_FI_DEV_BANKS_REMAP_ROWS_AVAIL_NONE", false, "Banks without spare rows.", banks(|h| h.none)),
    ]
}

/// The metric families of a report, registered as they are first used.
#[derive(Default)]
struct Families {
    registry: Registry,
    gauges: BTreeMap<&'static str, IntGaugeVec>,
    counters: BTreeMap<&'static str, IntCounterVec>,
}

impl Families {
    fn gauge(&mut self, name: &'static str, help: &str) -> Result<&IntGaugeVec, prometheus::Error> {
        Ok(match self.gauges.entry(name) {
            Entry::Occupied(found) => found.into_mut(),
            Entry::Vacant(vacant) => {
                let family = IntGaugeVec::new(Opts::new(name, help), &LABELS)?;
                self.registry.register(Box::new(family.clone()))?;
                vacant.insert(family)
            }
        })
    }

    fn counter(&mut self, name: &'static str, help: &str) -> Result<&IntCounterVec, prometheus::Error> {
        Ok(match self.counters.entry(name) {
            Entry::Occupied(found) => found.into_mut(),
            Entry::Vacant(vacant) => {
                let family = IntCounterVec::new(Opts::new(name, help), &LABELS)?;
                self.registry.register(Box::new(family.clone()))?;
                vacant.insert(family)
            }
        })
    }
}

/// The metrics of some GPUs and, by scheme, the outcomes of decoding.
///
/// # Errors
/// None in practice: every name is fixed and registered once.
pub fn text(gpus: &[Health], schemes: &BTreeMap<String, OutcomeCounts>) -> Result<String, prometheus::Error> {
    let mut families = Families::default();
    for (at, health) in gpus.iter().enumerate() {
        let (number, bus, device) = (at.to_string(), bus_id(health), format!("nvidia{at}"));
        let labels = [number.as_str(), &health.uuid, &bus, &device, &health.model, &health.host];
        for (name, is_counter, help, value) in samples(health) {
            match value {
                None => {}
                Some(n) if is_counter => families.counter(name, help)?.with_label_values(&labels).inc_by(n),
                Some(n) => {
                    let n = i64::try_from(n).unwrap_or(i64::MAX);
                    families.gauge(name, help)?.with_label_values(&labels).set(n);
                }
            }
        }
    }
    if !schemes.is_empty() {
        register_schemes(&families.registry, schemes)?;
    }
    let mut out = Vec::new();
    TextEncoder::new().encode(&families.registry.gather(), &mut out)?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}

fn register_schemes(registry: &Registry, schemes: &BTreeMap<String, OutcomeCounts>) -> Result<(), prometheus::Error> {
    let help = "Decode outcomes; silent ones are counted under what the decoder claimed, too.";
    let family = IntCounterVec::new(Opts::new("eccforge_decode_outcomes_total", help), &["scheme", "outcome"])?;
    registry.register(Box::new(family.clone()))?;
    for (scheme, counts) in schemes {
        let rows =
            [("clean", counts.clean), ("ce", counts.corrected), ("due", counts.detected), ("silent", counts.silent)];
        rows.iter().for_each(|(outcome, n)| family.with_label_values(&[scheme.as_str(), outcome]).inc_by(*n));
    }
    Ok(())
}
