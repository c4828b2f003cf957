//! A kernel log line starts with its time in one of four ways; without a calendar the time counts from boot.
//!
//! `2026-11-20T10:11:12.345678+00:00 host kernel: ...`, `[Fri Nov 20 10:11:12 2026] ...`, `[ 1234.567890] ...` and
//! `Nov 20 10:11:12 host kernel: ...`, the last with the year that the reader is given.

use crate::time::{SECOND, Time};

/// The time at the start of a line.
///
/// # Errors
/// Which forms are known; that a syslog time needs a year.
pub fn parse(line: &str, year: Option<i16>) -> Result<Time, String> {
    if let Some(rest) = line.trim_start().strip_prefix('[') {
        let inside = rest.split(']').next().unwrap_or(rest).trim();
        return since_boot(inside).or_else(|| calendar("%a %b %e %H:%M:%S %Y", inside)).ok_or_else(unknown);
    }
    let first = line.split_whitespace().next().unwrap_or_default();
    if first.contains('T')
        && let Ok(time) = Time::parse_rfc3339(first)
    {
        return Ok(time);
    }
    let Some(syslog) = line.get(..15).filter(|s| s.as_bytes()[3] == b' ' && s.as_bytes()[9] == b':') else {
        return Err(unknown());
    };
    let year = year.ok_or("a syslog time has no year: give it with --year")?;
    calendar("%b %e %H:%M:%S %Y", &format!("{syslog} {year}")).ok_or_else(unknown)
}

fn unknown() -> String {
    "no time at the start of the line: expected `[ 1234.567890]`, `2026-11-20T10:11:12Z` or `Nov 20 10:11:12`"
        .to_owned()
}

/// `1234.567890` seconds.
fn since_boot(text: &str) -> Option<Time> {
    let (seconds, fraction) = text.split_once('.')?;
    let seconds: u64 = seconds.trim().parse().ok()?;
    let digits = fraction.len();
    let fraction: u64 =
        (digits <= 9 && fraction.bytes().all(|b| b.is_ascii_digit())).then(|| fraction.parse().ok())??;
    let nanoseconds = fraction * 10_u64.pow(9 - digits as u32);
    seconds.checked_mul(SECOND)?.checked_add(nanoseconds).map(Time)
}

fn calendar(format: &str, text: &str) -> Option<Time> {
    let civil = jiff::civil::DateTime::strptime(format, text).ok()?;
    let zoned = civil.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
    u64::try_from(zoned.timestamp().as_nanosecond()).ok().map(Time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_four_forms_are_read() {
        let day = Time::parse_rfc3339("2026-11-20T10:11:12Z").expect("valid");
        assert_eq!(parse("2026-11-20T10:11:12Z host kernel: NVRM", None), Ok(day));
        assert_eq!(parse("2026-11-20T11:11:12+01:00 host kernel: NVRM", None), Ok(day));
        assert_eq!(parse("[Fri Nov 20 10:11:12 2026] NVRM", None), Ok(day));
        assert_eq!(parse("Nov 20 10:11:12 host kernel: NVRM", Some(2026)), Ok(day));
        assert_eq!(parse("[   12.345678] NVRM", None), Ok(Time(12_345_678_000)));
    }

    #[test]
    fn a_syslog_time_asks_for_its_year_and_nonsense_says_what_is_known() {
        assert!(parse("Nov 20 10:11:12 host kernel: NVRM", None).expect_err("no year").contains("--year"));
        for line in ["", "[]", "[x.y] NVRM", "yesterday: NVRM", "ééé ééééé:éééé", "[1.9999999999]"] {
            assert!(parse(line, Some(2026)).expect_err(line).contains("expected"), "{line}");
        }
    }
}
