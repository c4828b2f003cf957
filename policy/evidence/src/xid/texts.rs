//! The text after the number of an XID, one row of `texts.txt` for each form. A text in none of them is kept as it is; its number keeps its
//! meaning (`policy/gpu/src/observed/count.rs`).

use super::line::{Containment, Recovery, Says};
use super::pattern::compiled;
use crate::wire::parse_address;
use regex::{Captures, Regex};
use std::sync::{LazyLock, OnceLock};

/// One form of the text after a number.
struct Text {
    codes: Vec<u32>,
    /// Numbers that this text contradicts.
    others: Vec<u32>,
    meaning: &'static str,
    pattern: &'static str,
    compiled: OnceLock<Regex>,
}

static TEXTS: LazyLock<Vec<Text>> = LazyLock::new(|| {
    let numbers = |text: &str| text.split(',').filter_map(|code| code.parse().ok()).collect();
    let read = |line: &'static str| {
        let (codes, rest) = line.split_once(' ')?;
        let (meaning, pattern) = rest.split_once(' ')?;
        let (codes, others) = codes.split_once('!').unwrap_or((codes, ""));
        Some(Text { codes: numbers(codes), others: numbers(others), meaning, pattern, compiled: OnceLock::new() })
    };
    let rows = include_str!("texts.txt").lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| read(line).expect("numbers, a meaning and a pattern, as the tests read")).collect()
});

/// Reads the text after the number.
///
/// # Errors
/// A number in a known form is out of its range, or the number and the text contradict each other.
pub fn parse_text(code: u32, text: &str) -> Result<Says, String> {
    for row in TEXTS.iter().filter(|row| row.codes.contains(&code) || row.others.contains(&code)) {
        let regex = row.compiled.get_or_init(|| compiled(row.pattern));
        let Some(found) = regex.captures(text) else { continue };
        if row.others.contains(&code) {
            return Err(format!("XID {code} and the text `{text}` contradict each other"));
        }
        return says(row.meaning, &found);
    }
    Ok(Says::Other)
}

fn says(meaning: &str, c: &Captures<'_>) -> Result<Says, String> {
    let text = |name| c.name(name).map_or("", |found| found.as_str());
    let decimal = |name| text(name).parse().unwrap_or(0);
    let partition = || [decimal("partition"), decimal("sub")];
    let address = c.name("address").map(|found| parse_address(found.as_str())).transpose()?;
    let frame = || u64::from_str_radix(text("frame"), 16).unwrap_or(0);
    let at = address.unwrap_or(0);
    let contained = |contained| {
        let number = |part: &str| u16::try_from(parse_address(part.trim()).ok()?).ok();
        let mut numbers = text("numbers").split(',').map(number);
        let numbers = [numbers.next().flatten(), numbers.next().flatten()];
        let (reset, drain_and_reset) = (text("reset") == "Yes", text("drain") == "Yes");
        Says::Containment(Containment { contained, unit: text("unit").to_owned(), numbers, reset, drain_and_reset })
    };
    Ok(match meaning {
        "double-bit" => Says::DoubleBit { address, partition: c.name("partition").map(|_| partition()) },
        "channel" => Says::Channel,
        "page-retired" => Says::PageRetired(frame()),
        "page-failed" => Says::PageFailed(frame()),
        "row-recorded" => Says::RowRecorded(address),
        "row-pending" => Says::RowPending(at),
        "row-failed" => Says::RowFailed(at),
        "bank-pending" => Says::BankPending(at),
        "retirement-failed" => Says::RetirementFailed(at),
        "contained" => contained(true),
        "uncontained" => contained(false),
        "recovery" => {
            let code = u32::from_str_radix(text("code"), 16).unwrap_or(0);
            Says::Recovery(Recovery { code, label: text("label").to_owned().into() })
        }
        "dram" => Says::Dram { address: at, partition: partition() },
        _ => Says::Known,
    })
}
