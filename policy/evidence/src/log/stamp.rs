//! The time of a log line, as far as the line gives it: some clocks lack the year, the zone or the calendar.

use super::prefix;
use crate::time::{SECOND, Time};
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The clock of a line's stamp.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Clock {
    /// The line has no time.
    #[default]
    Absent,
    /// A time since boot (`[ 1234.567890]`, `/dev/kmsg`).
    Boot,
    /// Day and time without a year (RFC 3164, `dmesg -e`).
    Yearless,
    /// Year, day and time without a zone (`dmesg -T`).
    Local,
    /// A point in time.
    Calendar,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, JsonSchema)]
#[schemars(with = "Option<String>")]
pub struct Stamp {
    pub clock: Clock,
    /// Nanoseconds since boot, since 1970, or since the start of 1972 for a time without a year (a leap year, so that
    /// every day of every year is in it).
    pub nanoseconds: u64,
}

/// The year in which times without a year are counted.
pub const YEARLESS: i16 = 1972;

/// The text of an absent time.
const NO_TIME: &str = "no time";

impl Stamp {
    pub const ABSENT: Self = Self { clock: Clock::Absent, nanoseconds: 0 };

    pub const fn new(clock: Clock, time: Time) -> Self {
        Self { clock, nanoseconds: time.0 }
    }

    /// The time for the model: absent where the year, or the time itself, is not known.
    pub const fn time(self) -> Option<Time> {
        match self.clock {
            Clock::Absent | Clock::Yearless => None,
            Clock::Boot | Clock::Local | Clock::Calendar => Some(Time(self.nanoseconds)),
        }
    }

    /// The time as a log gives it: local where the log has no zone.
    pub fn as_read(self, is_local: bool) -> Self {
        let clock = if is_local && self.clock == Clock::Calendar { Clock::Local } else { self.clock };
        Self { clock, ..self }
    }

    /// Converts a time of the simulation to a stamp.
    pub const fn of(time: Time) -> Self {
        Self { clock: if time.is_since_boot() { Clock::Boot } else { Clock::Calendar }, nanoseconds: time.0 }
    }
}

/// Prints every digit of the time: [`Stamp::from_str`] reads the same stamp back.
impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, fraction) = (self.nanoseconds / SECOND, self.nanoseconds % SECOND);
        let civil = jiff::Timestamp::from_nanosecond(i128::from(self.nanoseconds)).expect("years 1970 to 2554");
        match self.clock {
            Clock::Absent => f.write_str(NO_TIME),
            Clock::Boot if fraction.is_multiple_of(1000) => write!(f, "[{seconds}.{:06}]", fraction / 1000),
            Clock::Boot => write!(f, "[{seconds}.{fraction:09}]"),
            Clock::Yearless => write!(f, "{}", civil.strftime("%b %e %H:%M:%S%.f")),
            Clock::Local => write!(f, "{}", civil.strftime("%Y-%m-%d %H:%M:%S%.f")),
            Clock::Calendar if fraction.is_multiple_of(1_000_000) => write!(f, "{civil:.3}"),
            Clock::Calendar => write!(f, "{civil}"),
        }
    }
}

impl FromStr for Stamp {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match prefix::time(text) {
            Some((stamp, None, "")) => Ok(stamp),
            _ if text == NO_TIME => Ok(Self::ABSENT),
            _ => Err(format!("expected a time such as `[12.345678]` or `2026-11-20T10:11:12.345Z`, got `{text}`")),
        }
    }
}

impl Serialize for Stamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.clock {
            Clock::Absent => serializer.serialize_none(),
            _ => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Stamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map_or(Ok(Self::ABSENT), |text| text.parse().map_err(D::Error::custom))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Times in nanoseconds, with zero to nine digits of a fraction, up to the latest time.
    fn nanoseconds() -> impl Strategy<Value = u64> {
        let time = prop_oneof![any::<u64>(), Just(0), Just(u64::MAX), 0..10 * SECOND];
        (time, 0_u32..10).prop_map(|(time, digits)| time - time % 10_u64.pow(digits))
    }

    proptest! {
        #[test]
        fn a_stamp_reads_back_from_its_text_and_from_json(time in nanoseconds(), clock in 0..4) {
            let leap_year = 366 * 24 * crate::time::HOUR;
            let stamp = match clock {
                0 => Stamp { clock: Clock::Boot, nanoseconds: time },
                1 => Stamp { clock: Clock::Local, nanoseconds: time },
                2 => Stamp { clock: Clock::Calendar, nanoseconds: time },
                _ => Stamp { clock: Clock::Yearless, nanoseconds: 2 * 365 * 24 * crate::time::HOUR + time % leap_year },
            };
            prop_assert_eq!(stamp.to_string().parse(), Ok(stamp));
            let json = serde_json::to_string(&stamp).expect("a text");
            prop_assert_eq!(serde_json::from_str::<Stamp>(&json).expect("a stamp"), stamp);
        }
    }

    fn text(clock: Clock, nanoseconds: u64) -> String {
        Stamp { clock, nanoseconds }.to_string()
    }

    #[test]
    fn fractions_are_printed_where_there_are_any() {
        assert_eq!(text(Clock::Boot, 12_345_678_000), "[12.345678]");
        assert_eq!(text(Clock::Boot, 12_345_678_001), "[12.345678001]");
        let time = Time::parse_rfc3339("2026-11-20T10:11:12Z").expect("valid").0;
        assert_eq!(text(Clock::Local, time), "2026-11-20 10:11:12");
        assert_eq!(text(Clock::Local, time + 859_532_000), "2026-11-20 10:11:12.859532");
        assert_eq!(text(Clock::Calendar, time), "2026-11-20T10:11:12.000Z");
        assert_eq!(text(Clock::Calendar, time + 859_532_000), "2026-11-20T10:11:12.859532Z");
    }

    #[test]
    fn absent_times_are_null_and_other_texts_are_not_times() {
        assert_eq!(serde_json::to_string(&Stamp::ABSENT).expect("null"), "null");
        assert_eq!(serde_json::from_str::<Stamp>("null").expect("absent"), Stamp::ABSENT);
        assert_eq!("no time".parse(), Ok(Stamp::ABSENT));
        for text in ["", "noon", "[+2.5]", "2026-11-20T10:11:12Z kernel:"] {
            assert!(text.parse::<Stamp>().is_err_and(|e| e.contains("expected a time")), "{text}");
        }
    }
}
