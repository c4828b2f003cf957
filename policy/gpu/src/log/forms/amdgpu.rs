//! Lines of Linux's amdgpu driver about errors of an AMD GPU (Instinct, and others with RAS).

use super::{Built, Form, pci, text};
use crate::log::Content;
use crate::log::device::{DeviceLine, Fact, Severity};
use regex::Captures;

/// A row; the pattern is that of the text after `amdgpu 0000:43:00.0: amdgpu: {1}`.
macro_rules! row {
    ($source:literal, $needle:literal, $text:literal, $fact:expr) => {
        Form::new(
            "AMD",
            $source,
            $needle,
            concat!(
                r"^amdgpu (?<pci>[[:xdigit:]]{4,8}:[[:xdigit:]:.]+): (?:amdgpu: )?(?:\{\d+\} ?)?(?<text>",
                $text,
                ")$"
            ),
            |c| device(c, $fact(c)),
        )
    };
}

pub(super) static FORMS: [Form; 9] = [
    row!(
        "amdgpu_ras.c, amdgpu_ras_error_generate_report, amdgpu_ras_error_print_error_data; amdgpu_umc.c",
        "hardware errors detected in ",
        r"(?<place>socket: \d+,? (?:die: \d+,? )?)?(?<count>\d+) (?<new>new )?(?<severity>correctable|uncorrectable|deferred) hardware errors detected in (?<sum>total in )?(?<unit>\w+) block.*",
        errors
    ),
    row!(
        "amdgpu_ras.c, amdgpu_ras_global_ras_isr",
        "hardware error(ERREVENT_ATHUB_INTERRUPT)",
        r"[Uu]ncorrectable hardware error\(ERREVENT_ATHUB_INTERRUPT\) detected!?",
        |_| Fact::Fatal
    ),
    row!(
        "kfd_int_process_v9.c, event_interrupt_poison_consumption",
        "RAS poison consumption",
        r"RAS poison consumption, unmap queue flow succeeded.*",
        |_| Fact::Consumed { contained: true }
    ),
    row!(
        "kfd_int_process_v9.c, event_interrupt_poison_consumption",
        "RAS poison consumption",
        r"RAS poison consumption, (?:fall back to|kick off) gpu reset flow.*",
        |_| Fact::Consumed { contained: false }
    ),
    row!("amdgpu_device.c, amdgpu_device_gpu_recover", "GPU reset(", r"GPU reset\(\d+\) succeeded!?", |_| Fact::Reset),
    row!("amdgpu_device.c, amdgpu_device_gpu_recover", "GPU reset(", r"GPU reset\(\d+\) failed.*", |_| Fact::NotReset),
    row!(
        "amdgpu_ras_eeprom.c, amdgpu_ras_eeprom_append",
        "reaches threshold value",
        r"Saved bad pages[( ]*\d+\)? reaches threshold value.*",
        |_| Fact::WornOut
    ),
    row!(
        "amdgpu_ras_eeprom.c, amdgpu_ras_eeprom_init, amdgpu_ras_eeprom_check",
        "exceed threshold:",
        r"RAS records:\d+ exceed threshold:\d+.*",
        |_| Fact::WornOut
    ),
    row!(
        "amdgpu_ras_eeprom.c, amdgpu_ras_eeprom_init",
        "GPU will not be initialized",
        r"GPU will not be initialized\. Replace this GPU.*",
        |_| Fact::WornOut
    ),
];

fn device(c: &Captures<'_>, fact: Fact) -> Built {
    Ok(Some(Content::Device(DeviceLine { pci: pci(c), fact, text: text(c, "text").to_owned() })))
}

/// The driver counts from its start on, except where it says "new"; lines with "in total" are the sum of those.
fn errors(c: &Captures<'_>) -> Fact {
    let (place, unit) = (text(c, "place").trim_end_matches([',', ' ']), text(c, "unit"));
    Fact::Errors {
        severity: match text(c, "severity") {
            "correctable" => Severity::Corrected,
            "deferred" => Severity::Deferred,
            _ => Severity::Uncorrected,
        },
        in_memory: unit.eq_ignore_ascii_case("umc"),
        unit: if place.is_empty() { unit.to_owned() } else { format!("{unit}, {place}") },
        count: if text(c, "sum").is_empty() { text(c, "count").parse().unwrap_or(u64::MAX) } else { 0 },
        in_total: text(c, "new").is_empty() && text(c, "sum").is_empty(),
    }
}
