//! The text after the number of an XID, one row for each form; forms that say no more than their number are in `known.txt`. A text
//! in none of them is kept as it is; its number keeps its meaning (`observed/count.rs`).

use super::parse::number;
use super::{ContainmentReport, NumberStyle, PageError, PageWording, Recovery, RemapError, Unit, Xid};
use crate::wire::parse_address;
use regex::{Captures, Regex};
use std::sync::{LazyLock, OnceLock};

/// What a row makes of a text: nothing where a part of it is not known.
type Built = Result<Option<Xid>, String>;

/// One form of the text after a number.
struct Text {
    codes: &'static [u32],
    pattern: &'static str,
    build: fn(u32, &Captures<'_>) -> Built,
    compiled: OnceLock<Regex>,
}

const fn text(codes: &'static [u32], pattern: &'static str, build: fn(u32, &Captures<'_>) -> Built) -> Text {
    Text { codes, pattern, build, compiled: OnceLock::new() }
}

/// Sources: the module header of [`super`].
static TEXTS: [Text; 10] = [
    text(
        &[48],
        r"^An uncorrectable double bit error \(DBE\) has been detected on GPU in the framebuffer at (?:physAddr (0x[0-9a-fA-F]+) )?partition (\d{1,9}), subpartition (\d{1,9})\.?$",
        |_, c| Ok(Some(Xid::DoubleBitAt { address: address(c, 1)?, partition: [number(c, 2, 10), number(c, 3, 10)] })),
    ),
    text(&[48], r"^An uncorrectable double bit error \(DBE\) has been detected on GPU(?: \((.*)\))?\.?$", |_, c| {
        Ok(Some(Xid::DoubleBitOnGpu(owned(c, 1))))
    }),
    text(
        &[43, 45, 48, 94, 95],
        r"^(?:Ch [0-9a-fA-F]{1,8}|channel 0x[0-9a-fA-F]{1,8})(?: caused by previous Xid \d{1,9})?$",
        |code, c| Ok(Some(Xid::Channel { code, text: owned(c, 0) })),
    ),
    text(
        &[63, 64],
        r"^Dynamic Page Retirement: (?:(New retired page, reload the driver to activate\.)|(New page retired, reboot to activate)|(Fatal error, unable to retire page)|(Blacklisting failed\. +Page should have been blacklisted on boot)) ?\((?:0x)?([0-9a-fA-F]{1,16})\)\.?$",
        page,
    ),
    text(
        &[63],
        r"^Row Remapper: New row (?:\((0x[0-9a-fA-F]+)\) )?marked for remapping, reset gpu to activate\.?$",
        |_, c| Ok(Some(Xid::RowRecorded(address(c, 1)?))),
    ),
    text(&[64], r"^Row Remapper(?: Error)?: \((0x[0-9a-fA-F]+)\) - (.*?)\.?$", |_, c| {
        let address = wide(c, 1)?;
        Ok(remap_error(&c[2]).map(|error| Xid::RowFailed { address, error }))
    }),
    text(&[64], r"^DRAM Retirement failed due to (.*) at (0x[0-9a-fA-F]+)\.?$", |_, c| {
        Ok(Some(Xid::RetirementFailed { address: wide(c, 2)?, reason: owned(c, 1) }))
    }),
    text(
        &[94, 95],
        r"^(Contained|Uncontained): ([^.(]*?)(?: \(([0-9a-fA-Fx, ]+)\))?\.(?: physAddr: (0x[0-9a-fA-F]+))? RST: (Yes|No)(?:[,;] D-RST: (Yes|No))?$",
        containment,
    ),
    text(
        &[154],
        r"^GPU recovery action changed from 0x([0-9a-fA-F]{1,8}) \(([^)]*)\) to 0x([0-9a-fA-F]{1,8}) \(([^)]*)\)\.?$",
        |_, c| {
            let action = |at| Recovery { code: number(c, at, 16), label: owned(c, at + 1).into() };
            Ok(Some(Xid::RecoveryChanged { from: action(1), to: action(3) }))
        },
    ),
    text(
        &[171],
        r"^(\w+), Uncorrectable DRAM error in FBPA (\d{1,9}) subpartition (\d{1,9}) physAddr (0x[0-9a-fA-F]+)\.?$",
        |_, c| {
            let partition = [number(c, 2, 10), number(c, 3, 10)];
            Ok(Some(Xid::Dram { memory: owned(c, 1), partition, address: wide(c, 4)? }))
        },
    ),
];

/// Forms that say no more than their number.
static KNOWN: LazyLock<Vec<(u32, Regex)>> = LazyLock::new(|| {
    let rows = include_str!("known.txt").lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let (code, pattern) = line.split_once(' ')?;
        Some((code.parse().ok()?, super::parse::compiled(pattern)))
    };
    rows.map(|line| read(line).expect("a number and a pattern, as the tests read")).collect()
});

/// Reads the text after the number.
///
/// # Errors
/// A number in a known form is out of its range, or the number and the text contradict each other.
pub fn parse_text(code: u32, text: &str) -> Result<Xid, String> {
    for row in TEXTS.iter().filter(|row| row.codes.contains(&code)) {
        let regex = row.compiled.get_or_init(|| super::parse::compiled(row.pattern));
        if let Some(found) = regex.captures(text)
            && let Some(xid) = (row.build)(code, &found)?
        {
            return Ok(xid);
        }
    }
    let known = KNOWN.iter().any(|(known, pattern)| *known == code && pattern.is_match(text));
    let text = text.to_owned();
    Ok(if known { Xid::Known { code, text } } else { Xid::Other { code, text } })
}

fn owned(captures: &Captures<'_>, group: usize) -> String {
    captures.get(group).map_or_else(String::new, |found| found.as_str().to_owned())
}

fn wide(captures: &Captures<'_>, group: usize) -> Result<u64, String> {
    parse_address(captures.get(group).map_or("0", |m| m.as_str()))
}

fn address(captures: &Captures<'_>, group: usize) -> Result<Option<u64>, String> {
    captures.get(group).map(|_| wide(captures, group)).transpose()
}

/// A page frame, and which of the four texts it is in.
fn page(code: u32, c: &Captures<'_>) -> Built {
    let frame = u64::from_str_radix(&c[5], 16).map_err(|e| format!("page number `{}`: {e}", &c[5]))?;
    let which = (1..=4).find(|&group| c.get(group).is_some());
    Ok(Some(match (code, which) {
        (63, Some(1)) => Xid::PageRetired(frame, PageWording::Reload),
        (63, Some(2)) => Xid::PageRetired(frame, PageWording::Reboot),
        (63, _) => return Err("XID 63 records a page; this text says that it failed".to_owned()),
        (_, Some(3)) => Xid::PageFailed(frame, PageError::Fatal),
        (_, Some(4)) => Xid::PageFailed(frame, PageError::NotExcluded),
        _ => return Err("XID 64 is a failure; this text says that a page was recorded".to_owned()),
    }))
}

fn remap_error(text: &str) -> Option<RemapError> {
    if text.starts_with("Attempting to remap a row that is already pending") {
        return Some(RemapError::AlreadyPending);
    }
    let known = [RemapError::TableFull, RemapError::NoSpare, RemapError::ReservedRow];
    let internal =
        || Some(RemapError::Internal(text.strip_prefix("Internal ")?.strip_suffix(" error")?.to_owned().into()));
    known.into_iter().find(|error| error.to_string() == text).or_else(internal)
}

fn containment(code: u32, c: &Captures<'_>) -> Built {
    let contained = &c[1] == "Contained";
    if contained != (code == 94) {
        return Err(format!("XID {code} and `{}` contradict each other", &c[1]));
    }
    let Some((numbers, style)) = unit_numbers(c.get(3).map_or("", |m| m.as_str()))? else { return Ok(None) };
    let unit = Unit { name: c[2].to_owned().into(), numbers, style };
    let address = address(c, 4)?;
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
