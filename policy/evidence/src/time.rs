//! A time is a count of nanoseconds, either since the Unix epoch or, in kernel logs without a calendar, since boot.

use schemars::JsonSchema;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// Nanoseconds since the Unix epoch, or since boot where the log gives only that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Time(pub u64);

pub const SECOND: u64 = 1_000_000_000;
pub const HOUR: u64 = 3600 * SECOND;

/// Times below this are offsets from boot: no log of a GPU is dated before the year 2000.
const FIRST_CALENDAR: u64 = 946_684_800 * SECOND;

impl Time {
    /// The time that is this number of whole seconds after the origin.
    pub const fn from_seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(SECOND))
    }

    /// This time plus `seconds`.
    #[must_use]
    pub const fn plus_seconds(self, seconds: u64) -> Self {
        Self(self.0.saturating_add(seconds.saturating_mul(SECOND)))
    }

    /// Nanoseconds from `earlier` to this time; 0 when the clock went backwards.
    pub const fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// A day and time of the calendar, as if it were in UTC; `None` outside the years 1970 to 2554.
    pub fn of_civil(civil: jiff::civil::DateTime) -> Option<Self> {
        let zoned = civil.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
        u64::try_from(zoned.timestamp().as_nanosecond()).ok().map(Self)
    }

    /// The day and time in UTC.
    pub(crate) fn civil(self) -> Option<jiff::civil::DateTime> {
        let stamp = jiff::Timestamp::from_nanosecond(i128::from(self.0)).ok()?;
        Some(stamp.to_zoned(jiff::tz::TimeZone::UTC).datetime())
    }

    /// Whether this counts from boot rather than from 1970.
    pub const fn is_since_boot(self) -> bool {
        self.0 < FIRST_CALENDAR
    }

    /// Reads RFC 3339 (`2026-11-20T10:11:12Z`).
    ///
    /// # Errors
    /// The text is malformed, or outside the years 1970 to 2554.
    pub fn parse_rfc3339(text: &str) -> Result<Self, String> {
        let stamp: jiff::Timestamp = text.parse().map_err(|e| format!("`{text}` is not an RFC 3339 time: {e}"))?;
        u64::try_from(stamp.as_nanosecond())
            .map(Self)
            .map_err(|_| format!("`{text}` is outside the years 1970 to 2554"))
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match jiff::Timestamp::from_nanosecond(i128::from(self.0)) {
            Ok(stamp) if !self.is_since_boot() => write!(f, "{stamp:.3}"),
            _ => write!(f, "+{}.{:03} s", self.0 / SECOND, self.0 % SECOND / 1_000_000),
        }
    }
}

/// Reads a number, or a text that represents one.
pub(crate) struct NumberOrText<T> {
    pub expecting: &'static str,
    pub number: fn(u64) -> T,
    pub text: fn(&str) -> Result<T, String>,
}

impl<T> Visitor<'_> for NumberOrText<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expecting)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<T, E> {
        Ok((self.number)(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<T, E> {
        (self.text)(value).map_err(E::custom)
    }
}

impl<'de> Deserialize<'de> for Time {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expecting = "nanoseconds as a whole number that is not negative, or an RFC 3339 text";
        deserializer.deserialize_any(NumberOrText { expecting, number: Self, text: Self::parse_rfc3339 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calendar_times_read_back_as_they_print() {
        let time = Time::parse_rfc3339("2026-11-20T10:11:12.345Z").expect("valid");
        assert_eq!(time.to_string(), "2026-11-20T10:11:12.345Z");
        assert_eq!(serde_json::from_str::<Time>("\"2026-11-20T10:11:12.345Z\"").expect("valid"), time);
        assert_eq!(serde_json::from_str::<Time>(&time.0.to_string()).expect("valid"), time);
    }

    #[test]
    fn boot_times_print_as_offsets() {
        assert_eq!(Time(12_345_678_901).to_string(), "+12.345 s");
    }

    #[test]
    fn a_time_before_1970_is_refused() {
        assert!(Time::parse_rfc3339("1969-12-31T00:00:00Z").expect_err("too early").contains("1970"));
    }
}
