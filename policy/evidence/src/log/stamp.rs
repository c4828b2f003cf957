//! The time of a log line, as far as the line gives it: some clocks lack the year, the zone or the calendar.

use crate::time::{SECOND, Time};
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Which clock a line was stamped with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Clock {
    /// The line has no time.
    #[default]
    Absent,
    /// Since boot (`[ 1234.567890]`, `/dev/kmsg`).
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

/// The year that times without a year are counted in.
pub const YEARLESS: i16 = 1972;

impl Stamp {
    pub const ABSENT: Self = Self { clock: Clock::Absent, nanoseconds: 0 };

    pub const fn new(clock: Clock, time: Time) -> Self {
        Self { clock, nanoseconds: time.0 }
    }

    /// The time of the model: absent where the year, or the time itself, is not known.
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

    /// A time of the model.
    pub const fn of(time: Time) -> Self {
        Self { clock: if time.is_since_boot() { Clock::Boot } else { Clock::Calendar }, nanoseconds: time.0 }
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let civil = || jiff::Timestamp::from_nanosecond(i128::from(self.nanoseconds)).ok();
        match (self.clock, civil()) {
            (Clock::Absent, _) => f.write_str("no time"),
            (Clock::Boot, _) => write!(f, "[{}.{:06}]", self.nanoseconds / SECOND, self.nanoseconds % SECOND / 1000),
            (Clock::Yearless, Some(stamp)) => write!(f, "{}", stamp.strftime("%b %e %H:%M:%S")),
            (Clock::Local, Some(stamp)) => write!(f, "{}", stamp.strftime("%Y-%m-%d %H:%M:%S")),
            _ => Time(self.nanoseconds).fmt(f),
        }
    }
}

/// Text formats get a readable text of limited precision; binary formats, which are read back, get all fields.
impl Serialize for Stamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.clock {
            _ if !serializer.is_human_readable() => (self.clock, self.nanoseconds).serialize(serializer),
            Clock::Absent => serializer.serialize_none(),
            _ => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Stamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Err(D::Error::custom("times are read back from binary formats only"));
        }
        let (clock, nanoseconds) = Deserialize::deserialize(deserializer)?;
        Ok(Self { clock, nanoseconds })
    }
}
