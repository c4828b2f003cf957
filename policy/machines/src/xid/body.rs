//! The text after the number of an XID. A text that is in none of the known forms is kept as it is.

use super::parse::{compiled, number};
use super::{
    ChannelReport, ContainmentReport, NumberStyle, PageError, PageWording, Recovery, RemapError, Repair, Unit, Xid,
};
use crate::wire::parse_address;
use regex::{Captures, Regex};
use std::sync::LazyLock;

static DBE_AT: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^An uncorrectable double bit error \(DBE\) has been detected on GPU in the framebuffer at (?:physAddr (0x[0-9a-fA-F]+) )?partition (\d{1,9}), subpartition (\d{1,9})\.?$",
    )
});
static DBE_ON: LazyLock<Regex> = LazyLock::new(|| {
    compiled(r"^An uncorrectable double bit error \(DBE\) has been detected on GPU(?: \((.*)\))?\.?$")
});
static CHANNEL: LazyLock<Regex> = LazyLock::new(|| {
    compiled(r"^(?:Ch ([0-9a-fA-F]{1,8})|channel 0x([0-9a-fA-F]{1,8}))(?: caused by previous Xid (\d{1,9}))?$")
});
static PAGE: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^Dynamic Page Retirement: (?:(New retired page, reload the driver to activate\.)|(New page retired, reboot to activate)|(Fatal error, unable to retire page)|(Blacklisting failed\. +Page should have been blacklisted on boot)) ?\((?:0x)?([0-9a-fA-F]{1,16})\)\.?$",
    )
});
static ROW: LazyLock<Regex> = LazyLock::new(|| {
    compiled(r"^Row Remapper: New row (?:\((0x[0-9a-fA-F]+)\) )?marked for remapping, reset gpu to activate\.?$")
});
static ROW_FAILED: LazyLock<Regex> =
    LazyLock::new(|| compiled(r"^Row Remapper(?: Error)?: \((0x[0-9a-fA-F]+)\) - (.*?)\.?$"));
static DRAM_FAILED: LazyLock<Regex> =
    LazyLock::new(|| compiled(r"^DRAM Retirement failed due to (.*) at (0x[0-9a-fA-F]+)\.?$"));
static STORM: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^Disabling ECC single-bit error interrupts in framebuffer at logical partition (\d{1,9}), due to high error rate\.?$",
    )
});
static CONTAINMENT: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^(Contained|Uncontained): ([^.(]*?)(?: \(([0-9a-fA-Fx, ]+)\))?\.(?: physAddr: (0x[0-9a-fA-F]+))? RST: (Yes|No)(?:[,;] D-RST: (Yes|No))?$",
    )
});
static RESIDUAL: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^An uncorrectable ECC error detected \(possible firmware handling failure\) DRAM:(-?\d{1,10}), LTC:(-?\d{1,10}), MMU:(-?\d{1,10}), PCIE:(-?\d{1,10})$",
    )
});
static RECOVERY: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^GPU recovery action changed from 0x([0-9a-fA-F]{1,8}) \(([^)]*)\) to 0x([0-9a-fA-F]{1,8}) \(([^)]*)\)\.?$",
    )
});
static TPC: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^(?:Retiring TPC (\d{1,9}) from GPC (\d{1,9}) with a (spare from the same|TPC from a different) GPC\.|Unable to retire TPC (\d{1,9}) from GPC (\d{1,9}) (in MIG mode )?as there are no spare TPCs (?:available|in the same GPC)\.)$",
    )
});
static REPAIR: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^Marking (?:(Channel)|LTS) (\d{1,9}) in (?:FBPA|FPB) (\d{1,9}) along with its pair for repair\. Perform (.*) to activate repair\.$",
    )
});
static DRAM: LazyLock<Regex> = LazyLock::new(|| {
    compiled(r"^(\w+), Uncorrectable DRAM error in FBPA (\d{1,9}) subpartition (\d{1,9}) physAddr (0x[0-9a-fA-F]+)\.?$")
});
static SRAM: LazyLock<Regex> = LazyLock::new(|| compiled(r"^(.+), Uncorrectable SRAM error(?: in (.*?))?\.?$"));

/// Reads the text after the number.
///
/// # Errors
/// A number in a known form is out of its range, or the number and the text contradict each other.
pub fn parse_text(code: u32, text: &str) -> Result<Xid, String> {
    let known = match code {
        43 | 45 => channel(code, text),
        48 => return or_other(code, text, double_bit(text)?.or_else(|| channel(code, text))),
        63 => recorded(text)?,
        64 => failed(text)?,
        92 if text == "SM SBE interrupt storm detected" => Some(Xid::SingleBitStorm(None)),
        92 => STORM.captures(text).map(|c| Xid::SingleBitStorm(Some(number(&c, 1, 10)))),
        93 => (text == "Non-fatal violation of provisioned InfoROM wear limit").then_some(Xid::InforomWear),
        94 | 95 => containment(code, text)?.or_else(|| channel(code, text)),
        140 => residual(text)?,
        154 => recovery(text),
        156 | 157 => tpc(code, text),
        160 | 161 => repair(code, text),
        171 => dram(text)?,
        172 => SRAM.captures(text).map(|c| Xid::Sram {
            unit: c[1].to_owned(),
            place: c.get(2).map_or_else(String::new, |m| m.as_str().to_owned()),
        }),
        177 => text.starts_with("Bank Remapper: New bank marked for remapping").then_some(Xid::BankRecorded),
        _ => None,
    };
    or_other(code, text, known)
}

fn or_other(code: u32, text: &str, known: Option<Xid>) -> Result<Xid, String> {
    Ok(known.unwrap_or_else(|| Xid::Other { code, text: text.to_owned() }))
}

fn wide(captures: &Captures<'_>, group: usize) -> Result<u64, String> {
    parse_address(captures.get(group).map_or("0", |m| m.as_str()))
}

fn double_bit(text: &str) -> Result<Option<Xid>, String> {
    if let Some(c) = DBE_AT.captures(text) {
        let address = c.get(1).map(|_| wide(&c, 1)).transpose()?;
        return Ok(Some(Xid::DoubleBitAt { address, partition: [number(&c, 2, 10), number(&c, 3, 10)] }));
    }
    let on = DBE_ON.captures(text);
    Ok(on.map(|c| Xid::DoubleBitOnGpu(c.get(1).map_or(String::new(), |m| m.as_str().to_owned()))))
}

fn channel(code: u32, text: &str) -> Option<Xid> {
    let c = CHANNEL.captures(text)?;
    let long_form = c.get(2).is_some();
    let channel = number(&c, if long_form { 2 } else { 1 }, 16);
    let previous = c.get(3).map(|_| number(&c, 3, 10));
    Some(Xid::Channel(ChannelReport { code, channel, long_form, previous }))
}

/// A page frame of XID 63 or 64, and which of the four texts it stands in.
fn page(text: &str) -> Result<Option<(usize, u64)>, String> {
    let Some(c) = PAGE.captures(text) else { return Ok(None) };
    let which = (1..=4).find(|&group| c.get(group).is_some()).unwrap_or(1);
    let frame = u64::from_str_radix(&c[5], 16).map_err(|e| format!("page number `{}`: {e}", &c[5]))?;
    Ok(Some((which, frame)))
}

fn recorded(text: &str) -> Result<Option<Xid>, String> {
    match page(text)? {
        Some((1, frame)) => return Ok(Some(Xid::PageRetired(frame, PageWording::Reload))),
        Some((2, frame)) => return Ok(Some(Xid::PageRetired(frame, PageWording::Reboot))),
        Some(_) => return Err("XID 63 records a page; this text says that it failed".to_owned()),
        None => {}
    }
    let Some(c) = ROW.captures(text) else { return Ok(None) };
    Ok(Some(Xid::RowRecorded(c.get(1).map(|_| wide(&c, 1)).transpose()?)))
}

fn failed(text: &str) -> Result<Option<Xid>, String> {
    match page(text)? {
        Some((3, frame)) => return Ok(Some(Xid::PageFailed(frame, PageError::Fatal))),
        Some((4, frame)) => return Ok(Some(Xid::PageFailed(frame, PageError::NotExcluded))),
        Some(_) => return Err("XID 64 is a failure; this text says that a page was recorded".to_owned()),
        None => {}
    }
    if let Some(c) = ROW_FAILED.captures(text) {
        let address = wide(&c, 1)?;
        return Ok(remap_error(&c[2]).map(|error| Xid::RowFailed { address, error }));
    }
    let Some(c) = DRAM_FAILED.captures(text) else { return Ok(None) };
    Ok(Some(Xid::RetirementFailed { address: wide(&c, 2)?, reason: c[1].to_owned() }))
}

fn remap_error(text: &str) -> Option<RemapError> {
    Some(match text {
        "Row Remapping table is full" => RemapError::TableFull,
        "All reserved rows for bank are remapped" => RemapError::NoSpare,
        "Attempting to remap a reserved row" => RemapError::ReservedRow,
        t if t.starts_with("Attempting to remap a row that is already pending") => RemapError::AlreadyPending,
        t => RemapError::Internal(t.strip_prefix("Internal ")?.strip_suffix(" error")?.to_owned().into()),
    })
}

fn containment(code: u32, text: &str) -> Result<Option<Xid>, String> {
    let Some(c) = CONTAINMENT.captures(text) else { return Ok(None) };
    let contained = &c[1] == "Contained";
    if contained != (code == 94) {
        return Err(format!("XID {code} and `{}` contradict each other", &c[1]));
    }
    let Some((numbers, style)) = unit_numbers(c.get(3).map_or("", |m| m.as_str()))? else { return Ok(None) };
    let unit = Unit { name: c[2].to_owned().into(), numbers, style };
    let address = c.get(4).map(|_| wide(&c, 4)).transpose()?;
    let drain_and_reset = c.get(6).map(|m| m.as_str() == "Yes");
    Ok(Some(Xid::Containment(ContainmentReport { contained, unit, address, reset: &c[5] == "Yes", drain_and_reset })))
}

/// `0x2, 0x0`; `0x2,0x0`; `1, 0, 3`; nothing; `None` where it is something else.
fn unit_numbers(text: &str) -> Result<Option<(Vec<u32>, NumberStyle)>, String> {
    if text.is_empty() {
        return Ok(Some((Vec::new(), NumberStyle::Spaced)));
    }
    let style = match () {
        () if !text.contains("0x") => NumberStyle::Decimal,
        () if text.contains(',') && !text.contains(", ") => NumberStyle::Tight,
        () => NumberStyle::Spaced,
    };
    let mut numbers = Vec::new();
    for part in text.split(',').map(str::trim) {
        let Ok(value) = parse_address(part) else { return Ok(None) };
        numbers.push(u32::try_from(value).map_err(|_| format!("`{part}` is no number of a unit: at most 0xffffffff"))?);
    }
    Ok(Some((numbers, style)))
}

fn residual(text: &str) -> Result<Option<Xid>, String> {
    let Some(c) = RESIDUAL.captures(text) else { return Ok(None) };
    let mut counts = [0; 4];
    for (at, count) in counts.iter_mut().enumerate() {
        *count = c[at + 1].parse().map_err(|e| format!("count `{}`: {e}", &c[at + 1]))?;
    }
    Ok(Some(Xid::Residual(counts)))
}

fn recovery(text: &str) -> Option<Xid> {
    let c = RECOVERY.captures(text)?;
    let action = |at| Recovery { code: number(&c, at, 16), label: c[at + 1].to_owned().into() };
    Some(Xid::RecoveryChanged { from: action(1), to: action(3) })
}

fn tpc(code: u32, text: &str) -> Option<Xid> {
    let c = TPC.captures(text)?;
    let repair = match (code, c.get(3)) {
        (156, Some(how)) => Repair::TpcReplaced {
            tpc: number(&c, 1, 10),
            gpc: number(&c, 2, 10),
            same_gpc: how.as_str().starts_with("spare"),
        },
        (157, None) => Repair::TpcFailed { tpc: number(&c, 4, 10), gpc: number(&c, 5, 10), mig: c.get(6).is_some() },
        _ => return None,
    };
    Some(Xid::Repair(repair))
}

fn repair(code: u32, text: &str) -> Option<Xid> {
    let failed = text.strip_prefix("Repairing ").and_then(|t| match t {
        "Channel failed as there are no more spare channels." => Some(true),
        "LTS failed as there are no more spare L2 slices." => Some(false),
        _ => None,
    });
    if let Some(channel) = failed {
        return (code == 161).then_some(Xid::Repair(Repair::Failed { channel }));
    }
    let c = REPAIR.captures(text).filter(|_| code == 160)?;
    Some(Xid::Repair(Repair::Pending {
        channel: c.get(1).is_some(),
        number: number(&c, 2, 10),
        container: number(&c, 3, 10),
        activation: c[4].to_owned(),
    }))
}

fn dram(text: &str) -> Result<Option<Xid>, String> {
    let Some(c) = DRAM.captures(text) else { return Ok(None) };
    let partition = [number(&c, 2, 10), number(&c, 3, 10)];
    Ok(Some(Xid::Dram { memory: c[1].to_owned(), partition, address: wide(&c, 4)? }))
}
