//! A line of a kernel log either is no XID, or reads as one, or says where it stops making sense.

use super::{ContainmentReport, PciId, RemapError, Unit, Xid, XidLine};
use crate::recovery::RecoveryAction;
use crate::wire::{LineError, parse_address};
use regex::{Captures, Regex};
use std::sync::LazyLock;

fn compiled(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a pattern of this file, compiled by its tests")
}

static HEADER: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^Xid \((?:PCI:)?([0-9a-fA-F]{4,8}):([0-9a-fA-F]{2}):([0-9a-fA-F]{2})(?:\.\d)?(?: GPU-I:(\d{1,3}))?(?: GPU-CI:(\d{1,3}))?\): (\d{1,9}),? ?(?:pid=('[^']*'|[^, ]+), )?(?:name=([^,]*), )?(.*)$",
    )
});
static SHORT: LazyLock<Regex> = LazyLock::new(|| compiled(r"^XID (\d{1,9}) (.*)$"));
static DBE_AT: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"detected on GPU in the framebuffer at physAddr (0x[0-9a-fA-F]+) partition (\d{1,9}), subpartition (\d{1,9})",
    )
});
static DBE_ON: LazyLock<Regex> = LazyLock::new(|| compiled(r"detected on GPU(?: \((.*)\))?\.?$"));
static RETIRED: LazyLock<Regex> =
    LazyLock::new(|| compiled(r"^Dynamic Page Retirement: New retired page.*\((?:0x)?([0-9a-fA-F]+)\)"));
static UNRETIRED: LazyLock<Regex> =
    LazyLock::new(|| compiled(r"^Dynamic Page Retirement: Fatal error.*\((?:0x)?([0-9a-fA-F]+)\)"));
static ROW: LazyLock<Regex> =
    LazyLock::new(|| compiled(r"^Row Remapper: New row (?:\((0x[0-9a-fA-F]+)\) )?marked for remapping"));
static ROW_FAILED: LazyLock<Regex> =
    LazyLock::new(|| compiled(r"^Row Remapper(?: Error)?: \((0x[0-9a-fA-F]+)\) - (.*)$"));
static DRAM_FAILED: LazyLock<Regex> =
    LazyLock::new(|| compiled(r"^DRAM Retirement failed due to (.*) at (0x[0-9a-fA-F]+)"));
static CONTAINMENT: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^(Contained|Uncontained): ([^.(]*?)(?: \((0x[0-9a-fA-F]{1,8})(?:,( ?)(0x[0-9a-fA-F]{1,8}))?\))?\.(?: physAddr: (0x[0-9a-fA-F]+))? RST: (Yes|No), D-RST: (Yes|No)",
    )
});
static RECOVERY: LazyLock<Regex> = LazyLock::new(|| {
    compiled(r"^GPU recovery action changed from 0x([0-9a-fA-F]{1,8}) \([^)]*\) to 0x([0-9a-fA-F]{1,8}) \(")
});

/// Reads a line; `None` when it holds no XID. The r352 form `XID 63 ...` is read as well, with the PCI id 0.
///
/// # Errors
/// The column where an XID line stops making sense, and what was expected there.
pub fn parse_line(line: &str) -> Option<Result<XidLine, LineError>> {
    let (start, header) = match line.find("Xid (") {
        Some(start) => (start, HEADER.captures(&line[start..])),
        None => return parse_short(line),
    };
    let Some(c) = header else {
        let message = "expected `Xid (PCI:0000:01:00): 48, ...`".to_owned();
        return Some(Err(LineError { column: column(line, start), message }));
    };
    let text = c.get(9).map_or("", |m| m.as_str());
    let at = column(line, start + c.get(9).map_or(0, |m| m.start()));
    Some(parse_text(number(&c, 6, 10), text).map_err(|message| LineError { column: at, message }).map(|xid| XidLine {
        pci: PciId { domain: number(&c, 1, 16), bus: number(&c, 2, 16) as u8, device: number(&c, 3, 16) as u8 },
        gpu_instance: c.get(4).and_then(|m| m.as_str().parse().ok()),
        compute_instance: c.get(5).and_then(|m| m.as_str().parse().ok()),
        pid: c.get(7).map(|m| m.as_str().to_owned()),
        name: c.get(8).map(|m| m.as_str().to_owned()),
        xid,
    }))
}

fn parse_short(line: &str) -> Option<Result<XidLine, LineError>> {
    let start = line.find("XID ")?;
    let c = SHORT.captures(&line[start..])?;
    let xid = parse_text(number(&c, 1, 10), &c[2]);
    let at = column(line, start + c.get(2).map_or(0, |m| m.start()));
    Some(xid.map(|xid| XidLine::new(PciId::default(), xid)).map_err(|message| LineError { column: at, message }))
}

fn column(line: &str, byte: usize) -> usize {
    line.get(..byte).map_or(1, |before| before.chars().count() + 1)
}

/// A number that the pattern bounded; 0 where the group is absent.
fn number(captures: &Captures<'_>, group: usize, radix: u32) -> u32 {
    captures.get(group).and_then(|m| u32::from_str_radix(m.as_str(), radix).ok()).unwrap_or(0)
}

fn wide(captures: &Captures<'_>, group: usize) -> Result<u64, String> {
    parse_address(captures.get(group).map_or("0", |m| m.as_str()))
}

fn frame(captures: &Captures<'_>) -> Result<u64, String> {
    u64::from_str_radix(&captures[1], 16).map_err(|e| format!("page number `{}`: {e}", &captures[1]))
}

/// Reads the text after the number.
///
/// # Errors
/// For the XIDs of memory errors, which forms of text are known.
pub fn parse_text(code: u32, text: &str) -> Result<Xid, String> {
    match code {
        48 => double_bit(text),
        63 => recorded(text),
        64 => failed(text),
        93 => Ok(Xid::InforomWear),
        94 | 95 => containment(code, text),
        154 => recovery(text),
        _ => Ok(Xid::Other { code, text: text.to_owned() }),
    }
}

fn double_bit(text: &str) -> Result<Xid, String> {
    if let Some(c) = DBE_AT.captures(text) {
        return Ok(Xid::DoubleBitAt { address: wide(&c, 1)?, partition: [number(&c, 2, 10), number(&c, 3, 10)] });
    }
    let c = DBE_ON.captures(text).ok_or("XID 48 says `... has been detected on GPU (...)` or `... at physAddr ...`")?;
    Ok(Xid::DoubleBitOnGpu(c.get(1).map_or(String::new(), |m| m.as_str().to_owned())))
}

fn recorded(text: &str) -> Result<Xid, String> {
    if let Some(c) = RETIRED.captures(text) {
        return Ok(Xid::PageRetired(frame(&c)?));
    }
    let c = ROW
        .captures(text)
        .ok_or("XID 63 says `Dynamic Page Retirement: New retired page ...` or `Row Remapper: New row ...`")?;
    Ok(Xid::RowRecorded(c.get(1).map(|_| wide(&c, 1)).transpose()?))
}

fn failed(text: &str) -> Result<Xid, String> {
    if let Some(c) = UNRETIRED.captures(text) {
        return Ok(Xid::PageFailed(frame(&c)?));
    }
    if let Some(c) = ROW_FAILED.captures(text) {
        return Ok(Xid::RowFailed { address: wide(&c, 1)?, error: remap_error(&c[2])? });
    }
    let c = DRAM_FAILED.captures(text).ok_or(
        "XID 64 says `Dynamic Page Retirement: Fatal error ...`, `Row Remapper Error: ...` or `DRAM Retirement failed ...`",
    )?;
    Ok(Xid::RetirementFailed { address: wide(&c, 2)?, reason: c[1].to_owned() })
}

fn remap_error(text: &str) -> Result<RemapError, String> {
    let internal = || text.strip_prefix("Internal ")?.strip_suffix(" error").map(str::to_owned);
    Ok(match text {
        "Row Remapping table is full" => RemapError::TableFull,
        "All reserved rows for bank are remapped" => RemapError::NoSpare,
        "Attempting to remap a reserved row" => RemapError::ReservedRow,
        t if t.starts_with("Attempting to remap a row that is already pending") => RemapError::AlreadyPending,
        t => RemapError::Internal(
            internal().ok_or_else(|| format!("`{t}` is no known reason of the row remapper"))?.into(),
        ),
    })
}

fn containment(code: u32, text: &str) -> Result<Xid, String> {
    let c = CONTAINMENT.captures(text).ok_or("XID 94 and 95 say `Contained: UNIT (0x1). RST: No, D-RST: No`")?;
    let contained = &c[1] == "Contained";
    if contained != (code == 94) {
        return Err(format!("XID {code} and `{}` contradict each other", &c[1]));
    }
    let numbers = [3, 5].into_iter().filter(|&g| c.get(g).is_some());
    let numbers = numbers.map(|g| wide(&c, g).map(|n| n as u32)).collect::<Result<_, _>>()?;
    let unit = Unit { name: c[2].to_owned().into(), numbers, spaced: c.get(4).is_some_and(|m| !m.is_empty()) };
    let address = c.get(6).map(|_| wide(&c, 6)).transpose()?;
    let report = ContainmentReport { contained, unit, address, reset: &c[7] == "Yes", drain_and_reset: &c[8] == "Yes" };
    Ok(Xid::Containment(report))
}

fn recovery(text: &str) -> Result<Xid, String> {
    let c = RECOVERY.captures(text).ok_or("XID 154 says `GPU recovery action changed from 0x0 (None) to 0x1 (...)`")?;
    let action = |group| {
        let code = number(&c, group, 16);
        RecoveryAction::from_code(code).ok_or_else(|| format!("{code:#x} is no known recovery action (0x0 to 0x7)"))
    };
    Ok(Xid::RecoveryChanged { from: action(1)?, to: action(2)? })
}
