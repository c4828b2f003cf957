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
    let rows = include_str!("texts.txt").lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| Text::of_row(line).expect("numbers, a meaning and a pattern, as the tests read")).collect()
});

impl Text {
    fn of_row(line: &'static str) -> Option<Self> {
        // A pattern has blanks of its own, so only the first two blanks of a row separate columns.
        let (codes, rest) = line.split_once(' ')?;
        let (meaning, pattern) = rest.split_once(' ')?;
        let (codes, others) = codes.split_once('!').unwrap_or((codes, ""));
        Some(Self { codes: numbers(codes), others: numbers(others), meaning, pattern, compiled: OnceLock::new() })
    }
}

fn numbers(text: &str) -> Vec<u32> {
    text.split(',').filter_map(|code| code.parse().ok()).collect()
}

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

/// The named groups of a pattern in a text; a group that is not in the pattern, or not in the text, is empty.
struct Groups<'c>(&'c Captures<'c>);

impl<'c> Groups<'c> {
    fn text(&self, name: &str) -> &'c str {
        self.0.name(name).map_or("", |found| found.as_str())
    }

    // The patterns admit only digits, of a length that fits, so a group that is not a number does not occur in the
    // text.
    fn decimal(&self, name: &str) -> u32 {
        self.text(name).parse().unwrap_or(0)
    }

    fn hexadecimal<T: TryFrom<u64> + Default>(&self, name: &str) -> T {
        let number = u64::from_str_radix(self.text(name), 16).ok();
        number.and_then(|number| T::try_from(number).ok()).unwrap_or_default()
    }

    fn partition(&self) -> [u32; 2] {
        [self.decimal("partition"), self.decimal("sub")]
    }

    fn containment(&self, contained: bool) -> Says {
        // A unit has one number or two (`LTC (0x2, 0x0)`); other shapes of the brackets leave them open.
        let mut numbers = self.text("numbers").split(',').map(unit_number);
        let numbers = [numbers.next().flatten(), numbers.next().flatten()];
        Says::Containment(Containment {
            contained,
            unit: self.text("unit").to_owned(),
            numbers,
            reset: self.text("reset") == "Yes",
            drain_and_reset: self.text("drain") == "Yes",
        })
    }
}

fn unit_number(text: &str) -> Option<u16> {
    u16::try_from(parse_address(text.trim()).ok()?).ok()
}

fn says(meaning: &str, captures: &Captures<'_>) -> Result<Says, String> {
    let groups = Groups(captures);
    let address = captures.name("address").map(|found| parse_address(found.as_str())).transpose()?;
    let at = address.unwrap_or(0);
    Ok(match meaning {
        "double-bit" => {
            // Its absence is a fact: only the words of r352, whose GPUs remap no rows, have no partition.
            let partition = captures.name("partition").map(|_| groups.partition());
            Says::DoubleBit { address, partition }
        }
        "channel" => Says::Channel,
        "page-retired" => Says::PageRetired(groups.hexadecimal("frame")),
        "page-failed" => Says::PageFailed(groups.hexadecimal("frame")),
        "row-recorded" => Says::RowRecorded(address),
        "row-pending" => Says::RowPending(at),
        "row-failed" => Says::RowFailed(at),
        "bank-pending" => Says::BankPending(at),
        "retirement-failed" => Says::RetirementFailed(at),
        "contained" => groups.containment(true),
        "uncontained" => groups.containment(false),
        "recovery" => {
            let label = groups.text("label").to_owned().into();
            Says::Recovery(Recovery { code: groups.hexadecimal("code"), label })
        }
        "dram" => Says::Dram { address: at, partition: groups.partition() },
        _ => Says::Known,
    })
}
